"""A line of a preview."""

from __future__ import annotations

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One line of a preview: text, rules, and whether it is good or bad news."""

    text: str
    rules: tuple[str, ...] = ()
    tone: str = "plain"
