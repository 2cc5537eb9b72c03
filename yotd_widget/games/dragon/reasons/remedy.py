"""The nearest change in this game: what may help against each refusal, and every change in words."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.remedy import Remedies, can_be
from yotd_widget.describe.units import Near
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.remedies import Change, Proposal, search
from yotd_widget.engine.texts import N_, NN_, Texts
from yotd_widget.games.dragon.reasons.proposals import PROPOSALS
from yotd_widget.games.dragon.reasons.units import Proposals
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import FIREWORKS, FLOORS, PERSONS

CHANGES: Final[Texts[str]] = Texts(
    {
        # Translators: {things}, here and below: a number with its noun, as "2 floors"; {before}: a number
        "more yuan": N_("{size} yuan more ({after} in all)"),
        "more rice": N_("{size} rice more ({after} in all)"),
        "more fireworks": N_("{things} more ({after} in all)"),
        "fewer yuan": N_("{size} yuan fewer ({after} in all)"),
        "fewer rice": N_("{size} rice fewer ({after} in all)"),
        "fewer fireworks": N_("{things} fewer ({after} in all)"),
        "no dragon": N_("no dragon of {player} on group {group}"),
        "floors": N_("{things} instead of {before} on palace {palace}"),
        "palaces": N_("{things} instead of {before}"),
        "leaves": N_("no {person} of {player} in palace {palace}"),
        "enters": N_("one {person} more in palace {palace}"),
        # Translators: {after} and {before} are persons, as "old healer"
        "exchange": N_("the {after} of {player} instead of the {before} in palace {palace}"),
        "group": N_("{after} instead of {before} in group {group}"),
        # Translators: {tile}: what it brings, as "rice"
        "wall tile": N_("the wall tile “{tile}” of {player} still unused"),
        "in wall": N_("the wall tile “{tile}” of {player} in the wall"),
        "floors to place": N_("{things} to place instead of {before}"),
        "card": N_("the card {card} in the hand"),
        "played": N_("the card {after} played instead of {before}"),
        "tile": N_("one {person} more on the board"),
        "persons to release": N_("{things} to release instead of {before}"),
        "palaces without": N_("{things} without rice instead of {before}"),
        # Translators: which palace of the player the question would be about
        "asked": N_("palace {palace} in place of palace {before}"),
        "asked first": N_("palace {palace} asked about before palace {before}"),
        "chosen": N_("the type {after} chosen by {player} instead of {before}"),
    }
)
"""Kind of change -> what would be different."""
PALACES: Final = NN_("palace", "palaces")
COUNTED: Final = {
    "more fireworks": FIREWORKS,
    "fewer fireworks": FIREWORKS,
    "floors": FLOORS,
    "palaces": PALACES,
    "floors to place": FLOORS,
    "persons to release": PERSONS,
    "palaces without": PALACES,
}
"""Kind of change -> the noun of what is counted."""


def _proposals(state: State, move: Move, refusal: Refusal) -> Proposals:
    """Changes that may help against a refusal of `move`, one unit of one thing at a time, the most natural first."""
    table = PROPOSALS.get(refusal.code)
    return table(state, state.agenda[-1], move) if table else ()


class DragonRemedies(Remedies[State]):
    """For each refusal there is a table of what may help; the others are of the form, the moment or the speaker."""

    def helps(self, refusal: Refusal) -> bool:
        return refusal.code in PROPOSALS

    def nearest(self, position: State, move: Move, by: str | None, near: Near) -> Proposal | None:
        return search(position, move, by, _proposals, lambda changed: can_be(changed, move))

    def worded(self, change: Change) -> str:
        kind = change.kind
        if kind == "more":
            kind = f"{'more' if change.after > change.before else 'fewer'} {change.facts['good']}"
        facts = {"before": change.before, "after": change.after, **change.facts}
        words: dict[str, Any] = {fact: self.game.named(value) for fact, value in facts.items()}
        if kind in COUNTED:
            words["things"] = counted(change.size if change.kind == "more" else change.after, COUNTED[kind])
        return CHANGES[kind].format(size=change.size, **words)
