"""Numbers of a court to which a move adds, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from yotd_widget.describe.preview import Tried
from yotd_widget.engine.phrases import sentences
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.engine.trace import Note

CHANGES: Final[Texts[str]] = Texts(
    {
        "yuan": N_("Yuan {was} → {now}."),
        "rice": N_("Rice {was} → {now}."),
        "fireworks": N_("Fireworks {was} → {now}."),
        "vp": N_("Points {was} → {now}."),
        "steps": N_("Steps {was} → {now}."),
    }
)
"""Things of notes -> how what becomes of them is told."""


def grown(trial: Tried, notes: Iterable[Note]) -> str:
    """What becomes of the numbers to which these notes of a trial add: "Yuan 2 → 7."."""
    court, then = (position.courts[trial.seat] for position in (trial.before, trial.after))
    things = dict.fromkeys(thing for note in notes for thing in note.change if thing in CHANGES)
    fields = {thing: "space" if thing == "steps" else thing for thing in things}
    return sentences(
        *(CHANGES[thing].format(was=getattr(court, at), now=getattr(then, at)) for thing, at in fields.items())
    )
