"""Numbers of a court that a move changes, in sentences."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.texts import N_, Texts

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
