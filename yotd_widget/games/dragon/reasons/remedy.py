"""The nearest change: what would have to be different on the table for a refused move to be legal.

For each refusal a table proposes changes, one unit of one thing at a time: a yuan, a person, a floor, a card, a dragon.
They are tried on copies, the smallest sums first, until the engine itself refuses no longer and the codec accepts the
position; nothing is worked out by hand. Refusals of the form or of the moment have no remedy, and say so.

>>> from yotd_widget.games.dragon.examples import example
>>> state = example("month-5").after("use A taxes").after("use B military_parade")
>>> state.court("Kasia").yuan = 2
>>> refusal = state.why_not("use A taxes")
>>> print(refusal.nearest)
Possible with 1 yuan more (3 in all).
>>> refusal.nearest.state.why_not("use A taxes") is None
True
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from yotd_widget.describe.points import answered
from yotd_widget.engine.errors import BadInput, BadPosition
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.remedies import Change, Remedy, search
from yotd_widget.engine.texts import N_, Texts, _, joined
from yotd_widget.games.dragon.codec import decode
from yotd_widget.games.dragon.reasons.proposals import PROPOSALS, proposals
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.tasks import TASKS
from yotd_widget.games.dragon.words import ACTION_NAMES, KIND_NAMES, WALL_TILE_NAMES, person_name


def remedy(state: State, move: object, by: str | None = None) -> Remedy:
    """The smallest change after which `move` is legal, or a remedy that is not `possible` and says why.

    Size: each unit of each thing is 1. Raises: ValueError for a move that is legal already.
    """
    refusal = state.refused(move, by)
    if refusal is None:
        raise BadInput(_("“{move}” is legal: nothing needs to change").format(move=move))
    if refusal.code not in PROPOSALS:
        return Remedy(_hopeless(state, move, refusal))
    answer = state.read(move)
    found = search(state, answer, by, proposals, lambda changed: _can_be(changed, answer))
    if found is None:
        return Remedy(_(CANNOT))
    changes, changed = found
    sentence = _(ONLY) if _only(changed) else _(POSSIBLE)
    told = phrase(changes)
    return Remedy(sentence.format(changes=told), changes, changed, _only(changed), told)


def _only(state: State) -> bool:
    """Whether the open question has a single answer, so that nobody would be asked."""
    return len(state.agenda[-1].options(state)) < 2


def _can_be(state: State, move: Move) -> bool:
    """Whether the codec accepts the position; where nobody would be asked, the one after the move."""
    try:
        decode((state.after(move) if _only(state) else state).to_json())
    except BadPosition:
        return False
    return True


# --- In words -------------------------------------------------------------------------------------------------------

# Translators: {changes} are phrases like those of the table below, "1 yuan more (3 in all)"
POSSIBLE: Final = N_("Possible with {changes}.")
ONLY: Final = N_("Possible with {changes}; it would then be the only choice.")
CANNOT: Final = N_("It cannot be made legal.")
# Translators: {points}: names of decision points, as "D-12, D-24"
CANNOT_HERE: Final = N_("It cannot be made legal here: it answers {points}.")
CANNOT_NOW: Final = N_("It cannot be made legal now: {player} decides.")
CANNOT_OVER: Final = N_("It cannot be made legal: nothing is decided any more.")

CHANGES: Final[Texts[str]] = Texts(
    {
        "more yuan": N_("{size} yuan more ({after} in all)"),
        "more rice": N_("{size} rice more ({after} in all)"),
        "more fireworks": N_("{size} fireworks more ({after} in all)"),
        "fewer yuan": N_("{size} yuan fewer ({after} in all)"),
        "fewer rice": N_("{size} rice fewer ({after} in all)"),
        "fewer fireworks": N_("{size} fireworks fewer ({after} in all)"),
        "no dragon": N_("no dragon of {player} on group {group}"),
        "floors up": N_("{after} instead of {before} floors on palace {palace}"),
        "floors down": N_("{after} instead of {before} floors on palace {palace}"),
        "palaces": N_("{after} instead of {before} palaces"),
        "leaves": N_("no {person} of {player} in palace {palace}"),
        "enters": N_("one {person} more in palace {palace}"),
        # Translators: {new} and {old} are persons, as "old healer"
        "exchange": N_("the {new} of {player} instead of the {old} in palace {palace}"),
        "group": N_("{action} instead of {other} in group {group}"),
        # Translators: {tile}: what it brings, as "rice"
        "wall tile": N_("the wall tile “{tile}” of {player} still unused"),
        "in wall": N_("the wall tile “{tile}” of {player} in the wall"),
        "floors to place": N_("{after} instead of {before} floors to place"),
        "card": N_("the card {card} in the hand"),
        "played": N_("the card {new} played instead of {old}"),
        "tile": N_("one {person} more on the board"),
        "persons to release": N_("{after} instead of {before} persons to release"),
        "palaces without": N_("{after} instead of {before} palaces without rice"),
        # Translators: which palace of the player the question would be about
        "asked": N_("palace {palace} in place of palace {before}"),
        "asked first": N_("palace {palace} asked about before palace {before}"),
        "chosen": N_("the type {new} chosen by {player} instead of {old}"),
    }
)
"""Kind of change -> what would be different."""


def phrase(changes: Sequence[Change]) -> str:
    """Changes in words, as a sentence takes them in: "1 yuan more (3 in all)"."""
    return reduce(lambda first, last: joined([first, last]), map(_worded, changes))


def _worded(change: Change) -> str:
    words: dict[str, Any] = {"size": change.size, "before": change.before, "after": change.after, **change.facts}
    kind = change.kind
    match kind:
        case "more":
            kind = f"{'more' if change.after > change.before else 'fewer'} {change.facts['good']}"
        case "floors":
            kind = "floors up" if change.after > change.before else "floors down"
        case "leaves" | "enters" | "tile":
            words["person"] = person_name(change.facts["person"])
        case "exchange":
            words |= {"old": person_name(change.before), "new": person_name(change.after)}
        case "group":
            words |= {"action": ACTION_NAMES[change.after], "other": ACTION_NAMES[change.before]}
        case "wall tile" | "in wall":
            words["tile"] = WALL_TILE_NAMES[change.facts["tile"]]
        case "card":
            words["card"] = KIND_NAMES[change.facts["card"]]
        case "played" | "chosen":
            words |= {"old": KIND_NAMES[change.before], "new": KIND_NAMES[change.after]}
    return CHANGES[kind].format(**words)


def _hopeless(state: State, move: object, refusal: Refusal) -> str:
    """Why nothing helps; a move of another moment says where it belongs."""
    if refusal.code == "ERR-OVER":
        return _(CANNOT_OVER)
    if refusal.code == "ERR-TURN":
        return _(CANNOT_NOW).format(player=refusal.facts["player"])
    if refusal.code in ("ERR-STEP", "ERR-REL-VOLUNTARY"):
        points = answered(TASKS, type(state.read(move)))
        return _(CANNOT_HERE).format(points=listed(map(_, points)))
    return _(CANNOT)
