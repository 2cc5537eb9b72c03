"""Open tasks as words and back: "Ada houses young farmer", "Bo releases 2", "decay".

What is told is the player and what that player does; the decision point follows from the month where it can. Pieces of
a row that are named already stand at the end: "Ada releases 3, named young monk 1".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealGroups
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied, Decay, EventPhase, Loss
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import (
    ChooseCharter,
    ChooseDropped,
    ChooseFloors,
    ChooseReturned,
    ChooseSunrise,
    DrawGreatEvent,
    GreatEventPhase,
    HouseSunrise,
)
from yotd_widget.games.dragon.great_wall import ChooseWallTile, LayTile, WallCheck
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.notation.spelling import (
    CARD_WORDS,
    KIND_WORDS,
    NUMBER,
    PERSON_WORDS,
    WALL_WORDS,
    is_number,
    normal,
    parts,
)
from yotd_widget.games.dragon.persons import ChooseCard, ChoosePerson, HousePerson, PersonPhase
from yotd_widget.games.dragon.pieces import GOODS, Event
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted, LayRow
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.year import NextMonth

CHORES: Final[dict[str, Any]] = {
    "luck draws the event row": LayRow(LUCK),
    "luck draws the super event": DrawGreatEvent(LUCK),
    "luck deals the groups": DealGroups(LUCK),
    "action phase": ActionPhase(),
    "person phase": PersonPhase(),
    "event": EventPhase(),
    "wall check": WallCheck(),
    "super event": GreatEventPhase(),
    "decay": Decay(),
    "scoring": Scoring(),
    "next month": NextMonth(),
    "final wall check": WallCheck(final=True),
    "end scoring": EndScoring(),
}
"""What no player decides."""
_CHORE_WORDS: Final = {task: words for words, task in CHORES.items()}

_POINTS: Final[dict[str, Loss]] = {
    "for the imperial tribute": "D-13",
    "for the drought": "D-15",
    "for the mongol invasion": "D-16",
    "for the contagion": "D-17",
    "for the wall": "D-18",
    "for the earthquake": "D-20",
}
_POINT_WORDS: Final = {point: words for words, point in _POINTS.items()}
_POINT_OF_EVENT: Final[dict[Event | None, Loss]] = {
    "imperial_tribute": "D-13",
    "drought": "D-15",
    "mongol_invasion": "D-16",
    "contagion": "D-17",
}
_FLOORS: Final = {"": "D-05", "of the wall": "D-08", "of the charter": "D-26"}
_HOUSES: Final[dict[str, type]] = {
    "in the draft": HouseDrafted,
    "with a card": HousePerson,
    "at sunrise": HouseSunrise,
}

# --- Reading ---------------------------------------------------------------------------------------------------------

Seats = Callable[[str], int]  # the seat of a name; raises BadPosition


def _residents(text: str) -> tuple[tuple[Any, int], ...]:
    found = []
    for part in parts(text):
        person, _blank, palace = part.rpartition(" ")
        if not is_number(palace):
            wrong = _("“{words}” names no palace: say “{words} 1” for who lives in palace 1")
            raise BadPosition(wrong.format(words=part), "REL-3")
        found.append((PERSON_WORDS.read(person), int(palace)))
    return tuple(found)


def _numbers(text: str) -> tuple[int, ...]:
    for part in parts(text):
        if not is_number(part):
            raise BadPosition(_("“{words}” is not the number of a palace").format(words=part))
    return tuple(map(int, parts(text)))


def _goods(text: str) -> dict[str, int]:
    goods: dict[str, int] = {}
    for part in parts(text):
        amount, _blank, good = normal(part).partition(" ")
        if not is_number(amount) or good not in GOODS:
            raise BadPosition(_("“{words}” is no amount of yuan, rice or fireworks").format(words=part), "GE-FLOOD-2")
        goods[good] = int(amount)
    return goods


def _house(state: State, seat: int, found: re.Match[str]) -> Any:
    way = _HOUSES.get(normal(found[3] or ""), HousePerson if state.month else HouseDrafted)
    person = PERSON_WORDS.read(found[1])
    return HouseDrafted(seat, person, PERSON_WORDS.read(found[2])) if found[2] else way(seat, person)


def _released(state: State, seat: int, found: re.Match[str], named: str) -> Any:
    point = _POINTS[normal(found[3])] if found[3] else _POINT_OF_EVENT.get(state.event)
    if point is None:
        wrong = _("“{words}”: say for what, as in “{words} {purpose}”")
        raise BadPosition(wrong.format(words=found[0], purpose=next(iter(_POINTS))), "REL-7")
    return ChooseReleased(seat, int(found[1]), point, int(found[2] or 0), _residents(named))


def _sunrise(state: State, seat: int, found: re.Match[str], seats: Seats) -> Any:
    taken = []
    for part in parts(found[2] or ""):
        kind, _by, name = part.partition(" by ")
        taken.append((KIND_WORDS.read(kind), seats(name)))
    if found[1] is None:
        chosen = {chooser for _kind, chooser in taken}
        later = tuple(other for other in _behind(state, seat) if other not in chosen)
    else:
        later = () if normal(found[1]) == "nobody" else tuple(seats(name) for name in parts(found[1]))
    return ChooseSunrise(seat, later, tuple(taken))


def _behind(state: State, seat: int) -> list[int]:
    return state.track[state.track.index(seat) + 1 :] if seat in state.track else []


def _card(text: str) -> Any:
    words = re.sub("^an? ", "", normal(text))
    return "wild" if words == "any person" else CARD_WORDS.read(words)


# What follows the name: pattern, and the task of state, seat, match, the pieces named already, and the seats by name.
_PHRASES: Final[list[tuple[str, Callable[[State, int, re.Match[str], str, Seats], Any]]]] = [
    (r"drafts", lambda state, seat, found, named, seats: ChoosePair(seat, PERSON_WORDS.read_all(named))),
    (r"houses (.+?)(?: after (.+?))?( in the draft| with a card| at sunrise)?",
     lambda state, seat, found, named, seats: _house(state, seat, found)),
    (r"acts", lambda state, seat, found, named, seats: ChooseAction(seat)),
    (rf"places ({NUMBER}) floors?( of the wall| of the charter)?(?:, ({NUMBER}) placed)?",
     lambda state, seat, found, named, seats: PlaceFloors(
         seat, int(found[1]), int(found[3] or 0), _FLOORS[normal(found[2] or "")])),  # type: ignore[arg-type]
    (r"buys a privilege", lambda state, seat, found, named, seats: BuyPrivilege(seat)),
    (r"chooses a wall tile", lambda state, seat, found, named, seats: ChooseWallTile(seat)),
    (r"lays the wall tile (.+)", lambda state, seat, found, named, seats: LayTile(seat, WALL_WORDS.read(found[1]))),
    (r"plays a card", lambda state, seat, found, named, seats: ChooseCard(seat)),
    (r"takes a young person at sunrise(?:, then ((?:(?!, taken ).)+))?(?:, taken (.+))?",
     lambda state, seat, found, named, seats: _sunrise(state, seat, found, seats)),
    (r"takes (.+)", lambda state, seat, found, named, seats: ChoosePerson(seat, _card(found[1]))),
    (rf"releases ({NUMBER})(?: from palace ({NUMBER}))?(?: ({'|'.join(_POINTS)}))?",
     lambda state, seat, found, named, seats: _released(state, seat, found, named)),
    (rf"leaves ({NUMBER}) palaces? without rice",
     lambda state, seat, found, named, seats: ChooseUnsupplied(seat, int(found[1]), _numbers(named))),
    (rf"gives back ({NUMBER}) floors?",
     lambda state, seat, found, named, seats: ChooseFloors(seat, int(found[1]), _numbers(named))),
    (rf"gives back ({NUMBER}) goods",
     lambda state, seat, found, named, seats: ChooseReturned(seat, int(found[1]), **_goods(named))),
    (rf"discards ({NUMBER}) cards?",
     lambda state, seat, found, named, seats: ChooseDropped(seat, int(found[1]), CARD_WORDS.read_all(named))),
    (r"chooses a type for the charter", lambda state, seat, found, named, seats: ChooseCharter(seat)),
]  # fmt: skip
_PATTERNS: Final = [(re.compile(pattern, re.IGNORECASE), read) for pattern, read in _PHRASES]
VERBS: Final = tuple(dict.fromkeys(pattern.split()[0] for pattern, _read in _PHRASES))
EXAMPLES_OF_WORDS: Final = (
    "drafts", "houses young monk", "acts", "places 2 floors", "buys a privilege", "chooses a wall tile",
    "lays the wall tile rice", "plays a card", "takes a monk", "takes any person", "takes a young person at sunrise",
    "releases 2", "releases 1 from palace 2", "leaves 1 palace without rice", "gives back 2 floors",
    "gives back 3 goods", "discards 2 cards", "chooses a type for the charter",
)  # fmt: skip
"""How one says it, for whoever said it otherwise."""


def read_task(state: State, seat: int, words: str, seats: Seats) -> Any:
    """The question that these words ask of this player, None if they ask nothing. Raises: BadPosition."""
    words, _named, named = words.partition(", named ")
    for pattern, read in _PATTERNS:
        if found := pattern.fullmatch(words):
            return read(state, seat, found, named, seats)
    return None


# --- Writing ---------------------------------------------------------------------------------------------------------


def write_task(state: State, task: Any, names: Sequence[str]) -> str:
    """A task in words. names: the players as they are written."""
    if task in _CHORE_WORDS:
        words = _CHORE_WORDS[task]
        return words[0].upper() + words[1:] if task.asked else words
    said, named = _WRITERS[type(task)](state, task, names)
    return f"{names[task.seat]} {said}" + (f", named {named}" if named else "")


def _some(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _write_house(state: State, task: Any, names: Sequence[str]) -> tuple[str, str]:
    way = next(words for words, kind in _HOUSES.items() if kind is type(task))
    usual = HousePerson if state.month else HouseDrafted
    words = f"houses {PERSON_WORDS.spelling[task.person]}"
    if type(task) is HouseDrafted and task.after not in (None, defaults.housed_before(state, task)):
        words += f" after {PERSON_WORDS.spelling[task.after]}"
    return words if type(task) is usual else f"{words} {way}", ""


def _write_floors(state: State, task: PlaceFloors, names: Sequence[str]) -> tuple[str, str]:
    way = next(words for words, point in _FLOORS.items() if point == task.point)
    return f"places {_some(task.total, 'floor')} {way}".strip() + (f", {task.done} placed" if task.done else ""), ""


def _write_released(state: State, task: ChooseReleased, names: Sequence[str]) -> tuple[str, str]:
    place = f" from palace {task.palace}" if task.palace else ""
    usual = _POINT_OF_EVENT.get(state.event) == task.point
    named = ", ".join(f"{PERSON_WORDS.spelling[person]} {palace}" for person, palace in task.named)
    return f"releases {task.count}{place}" + ("" if usual else f" {_POINT_WORDS[task.point]}"), named


def _write_sunrise(state: State, task: ChooseSunrise, names: Sequence[str]) -> tuple[str, str]:
    said = "takes a young person at sunrise"
    if list(task.later) != [seat for seat in _behind(state, task.seat) if seat not in dict(task.taken).values()]:
        said += ", then " + (", ".join(names[seat] for seat in task.later) or "nobody")
    taken = ", ".join(f"{KIND_WORDS.spelling[kind]} by {names[seat]}" for kind, seat in task.taken)
    return said + (f", taken {taken}" if taken else ""), ""


def _write_goods(state: State, task: ChooseReturned, names: Sequence[str]) -> tuple[str, str]:
    goods = {"yuan": task.yuan, "rice": task.rice, "fireworks": task.fireworks}
    return f"gives back {task.count} goods", ", ".join(f"{amount} {good}" for good, amount in goods.items() if amount)


_WRITERS: Final[dict[type, Callable[[State, Any, Sequence[str]], tuple[str, str]]]] = {
    ChoosePair: lambda state, task, names: ("drafts", PERSON_WORDS.write(task.named)),
    HouseDrafted: _write_house,
    HousePerson: _write_house,
    HouseSunrise: _write_house,
    ChooseAction: lambda state, task, names: ("acts", ""),
    PlaceFloors: _write_floors,
    BuyPrivilege: lambda state, task, names: ("buys a privilege", ""),
    ChooseWallTile: lambda state, task, names: ("chooses a wall tile", ""),
    LayTile: lambda state, task, names: (f"lays the wall tile {WALL_WORDS.spelling[task.tile]}", ""),
    ChooseCard: lambda state, task, names: ("plays a card", ""),
    ChoosePerson: lambda state, task, names: (
        "takes any person" if task.card == "wild" else f"takes a {CARD_WORDS.spelling[task.card]}", "",
    ),
    ChooseReleased: _write_released,
    ChooseUnsupplied: lambda state, task, names: (
        f"leaves {_some(task.count, 'palace')} without rice", ", ".join(map(str, task.named)),
    ),
    ChooseFloors: lambda state, task, names: (
        f"gives back {_some(task.count, 'floor')}", ", ".join(map(str, task.named)),
    ),
    ChooseReturned: _write_goods,
    ChooseDropped: lambda state, task, names: (f"discards {_some(task.count, 'card')}", CARD_WORDS.write(task.named)),
    ChooseSunrise: _write_sunrise,
    ChooseCharter: lambda state, task, names: ("chooses a type for the charter", ""),
}  # fmt: skip
