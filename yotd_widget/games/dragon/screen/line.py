"""A line of a preview."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from yotd_widget.engine.texts import N_, Texts


class Line(msgspec.Struct, frozen=True):
    """One line of a preview: text, rules, and whether it is good or bad news."""

    text: str
    rules: tuple[str, ...] = ()
    tone: str = "plain"


CHANGES: Final[Texts[str]] = Texts(
    {
        "yuan": N_("Yuan {was} → {now}."),
        "rice": N_("Rice {was} → {now}."),
        "fireworks": N_("Fireworks {was} → {now}."),
        "vp": N_("VP {was} → {now}."),
        "space": N_("Steps {was} → {now}."),
    }
)


def changed(thing: str, before: Any, after: Any) -> str:
    """The sentence on a number of a court that a move changes. thing: a key of `CHANGES`."""
    return CHANGES[thing].format(was=getattr(before, thing), now=getattr(after, thing))
