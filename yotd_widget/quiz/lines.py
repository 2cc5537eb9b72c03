"""What a question is made of: sentences with their rules, things to choose, answers."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["number", "pick", "select", "order", "build"]
Value = int | str | tuple[str, ...]
"""An answer: a number, the key of an item, or keys of items, those of a selection in the order of the items."""


class Line(msgspec.Struct, frozen=True):
    """A sentence of an explanation. depth: 0 for what happened, more for what is behind it; place: where to look."""

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 0
    place: str = ""


class Item(msgspec.Struct, frozen=True):
    """Something that can be chosen, marked or put in order.

    place: its key on the board, if it lies there. why: why it belongs to the answer, or why not.
    """

    key: str
    label: str
    place: str = ""
    why: Line | None = None
