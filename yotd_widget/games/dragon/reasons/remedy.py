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

from typing import Any, Final

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.remedies import Change, Remedy, search
from yotd_widget.games.dragon.codec import BadPosition, decode
from yotd_widget.games.dragon.reasons.proposals import PROPOSALS, proposals
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES, KIND_NAMES, WALL_TILE_NAMES, person_name


def remedy(state: State, move: object, by: str | None = None) -> Remedy:
    """The smallest change after which `move` is legal, or a remedy that is not `possible` and says why.

    Size: each unit of each thing is 1. Raises: ValueError for a move that is legal already.
    """
    refusal = state.refused(move, by)
    if refusal is None:
        raise BadInput(f"“{move}” is legal: nothing needs to change")
    if refusal.code not in PROPOSALS:
        return Remedy(_hopeless(state, move, refusal))
    answer = state.read(move)
    found = search(state, answer, by, proposals, lambda changed: _can_be(changed, answer))
    if found is None:
        return Remedy(CANNOT)
    changes, changed = found
    sentence = ONLY if _only(changed) else POSSIBLE
    return Remedy(sentence.format(changes=AND.join(map(_worded, changes))), changes, changed, _only(changed))


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

POSSIBLE: Final = "Possible with {changes}."
ONLY: Final = "Possible with {changes}; it would then be the only choice."
AND: Final = " and "
CANNOT: Final = "It cannot be made legal."
CANNOT_HERE: Final = "It cannot be made legal here: it answers {points}."
CANNOT_NOW: Final = "It cannot be made legal now: {player} decides."
CANNOT_OVER: Final = "It cannot be made legal: nothing is decided any more."

CHANGES: Final[dict[str, str]] = {
    "more": "{size} {good} more ({after} in all)",
    "no dragon": "no dragon of {player} on group {group}",
    "floors up": "{after} instead of {before} floors on palace {palace}",
    "floors down": "{after} instead of {before} floors on palace {palace}",
    "palaces": "{after} instead of {before} palaces",
    "leaves": "no {person} of {player} in palace {palace}",
    "enters": "one {person} more in palace {palace}",
    "exchange": "the {new} of {player} instead of the {old} in palace {palace}",
    "group": "{action} instead of {other} in group {group}",
    "wall tile": "the wall tile “{tile}” of {player} still unused",
    "floors to place": "{after} instead of {before} floors to place",
    "card": "the card {card} in the hand",
    "played": "the card {new} played instead of {old}",
    "tile": "one {person} more on the board",
    "persons to release": "{after} instead of {before} persons to release",
    "palaces without": "{after} instead of {before} palaces without rice",
    "asked": "palace {palace} in place of palace {before}",
    "asked first": "palace {palace} asked about before palace {before}",
    "chosen": "the type {new} chosen by {player} instead of {old}",
}
"""Kind of change -> what would be different."""


def _worded(change: Change) -> str:
    words: dict[str, Any] = {"size": change.size, "before": change.before, "after": change.after, **change.facts}
    kind = change.kind
    match kind:
        case "floors":
            kind = "floors up" if change.after > change.before else "floors down"
        case "leaves" | "enters" | "tile":
            words["person"] = person_name(change.facts["person"])
        case "exchange":
            words |= {"old": person_name(change.before), "new": person_name(change.after)}
        case "group":
            words |= {"action": ACTION_NAMES[change.after], "other": ACTION_NAMES[change.before]}
        case "wall tile":
            words["tile"] = WALL_TILE_NAMES[change.facts["tile"]]
        case "card":
            words["card"] = KIND_NAMES[change.facts["card"]]
        case "played" | "chosen":
            words |= {"old": KIND_NAMES[change.before], "new": KIND_NAMES[change.after]}
    return CHANGES[kind].format(**words)


def _hopeless(state: State, move: object, refusal: Refusal) -> str:
    """Why nothing helps; a move of another moment says where it belongs."""
    if refusal.code == "ERR-OVER":
        return CANNOT_OVER
    if refusal.code == "ERR-TURN":
        return CANNOT_NOW.format(player=refusal.facts["player"])
    if refusal.code in ("ERR-STEP", "ERR-REL-VOLUNTARY"):
        return CANNOT_HERE.format(points=POINTS[type(state.read(move)).__name__])
    return CANNOT


POINTS: Final[dict[str, str]] = {
    "Row": "event row",
    "Reveal": "great event",
    "Deal": "action groups",
    "Draft": "D-02",
    "Use": "D-04",
    "Pass": "D-04",
    "Build": "D-05, D-08, D-26",
    "Buy": "D-06",
    "Lay": "D-07",
    "Play": "D-09",
    "Take": "D-10, D-23",
    "Place": "D-03, D-11, D-24",
    "Replace": "D-12, D-24",
    "Discard": "D-12, D-24",
    "Release": "D-13, D-15, D-16, D-17, D-18, D-20",
    "Without": "D-14",
    "Demolish": "D-19",
    "Return": "D-21",
    "Drop": "D-22",
    "Charter": "D-25",
}
"""Kind of move -> the decision points that it answers."""
