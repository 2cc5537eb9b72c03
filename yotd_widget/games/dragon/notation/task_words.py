"""Open tasks as words and back: "Ada houses young farmer", "Bo releases 2", "decay".

What is told is the player and what that player does; the decision point follows from the month where it can. Pieces of
a row that are named already stand at the end: "Ada releases 3, named young monk 1".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from yotd_widget.describe.notation.task_words import Phrase, Slot, TaskWords, Where
from yotd_widget.describe.notation.vocabulary import Vocabulary, is_number, normal, parts
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
    PERSON_WORDS,
    WALL_WORDS,
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

# --- Fields ----------------------------------------------------------------------------------------------------------

_POINTS: Final[dict[str, Loss]] = {
    "for the imperial tribute": "D-13",
    "for the drought": "D-15",
    "for the mongol invasion": "D-16",
    "for the contagion": "D-17",
    "for the wall": "D-18",
    "for the earthquake": "D-20",
}
_POINT_OF_EVENT: Final[dict[Event | None, Loss]] = {
    "imperial_tribute": "D-13",
    "drought": "D-15",
    "mongol_invasion": "D-16",
    "contagion": "D-17",
}
_FLOORS: Final = {"of the wall": "D-08", "of the charter": "D-26"}


def _one_of(words: Mapping[str, str]) -> Slot:
    """A field with a few values, each with words of its own."""
    said = {value: text for text, value in words.items()}
    return Slot(lambda text, _where: words[normal(text)], lambda value, _where: said[value], "|".join(words))


def _one(vocabulary: Vocabulary[Any]) -> Slot:
    return Slot(lambda text, _where: vocabulary.read(text), lambda thing, _where: vocabulary.spelling[thing])


def _several(vocabulary: Vocabulary[Any]) -> Slot:
    return Slot(lambda text, _where: vocabulary.read_all(text), lambda things, _where: vocabulary.write(things))


def _card(text: str, _where: Where) -> Any:
    words = normal(text).removeprefix("a ").removeprefix("an ")
    return "wild" if words == "any person" else CARD_WORDS.read(words)


def _a_card(card: Any, _where: Where) -> str:
    return "any person" if card == "wild" else f"a {CARD_WORDS.spelling[card]}"


def _palaces(text: str, _where: Where) -> tuple[int, ...]:
    for part in parts(text):
        if not is_number(part):
            raise BadPosition(_("“{words}” is not the number of a palace").format(words=part))
    return tuple(map(int, parts(text)))


def _residents(text: str, _where: Where) -> tuple[tuple[Any, int], ...]:
    found = []
    for part in parts(text):
        person, _blank, palace = part.rpartition(" ")
        if not is_number(palace):
            wrong = _("“{words}” names no palace: say “{words} 1” for who lives in palace 1")
            raise BadPosition(wrong.format(words=part), "REL-3")
        found.append((PERSON_WORDS.read(person), int(palace)))
    return tuple(found)


def _some_goods(text: str) -> dict[str, int]:
    goods: dict[str, int] = {}
    for part in parts(text):
        amount, _blank, good = normal(part).partition(" ")
        if not is_number(amount) or good not in GOODS:
            raise BadPosition(_("“{words}” is no amount of yuan, rice or fireworks").format(words=part), "GE-FLOOD-2")
        goods[good] = int(amount)
    return goods


def _taken(text: str, where: Where) -> tuple[tuple[Any, int], ...]:
    pairs = (part.partition(" by ") for part in parts(text))
    return tuple((KIND_WORDS.read(kind), where.seat_of(name)) for kind, _by, name in pairs)


def _behind(where: Where, fields: Mapping[str, Any]) -> tuple[int, ...]:
    """Who chooses later at sunrise: everybody behind on the track who has not chosen."""
    track, chosen = where.state.track, dict(fields.get("taken", ())).values()
    later = track[track.index(where.seat) + 1 :] if where.seat in track else []
    return tuple(seat for seat in later if seat not in chosen)


def _purpose(where: Where, _fields: Mapping[str, Any]) -> Loss | None:
    """What persons are released for: the event of the month. Raises: BadPosition where it demands none, in reading."""
    point = _POINT_OF_EVENT.get(where.state.event)
    if point is None and where.words:
        wrong = _("“{words}”: say for what, as in “{words} {purpose}”")
        told = wrong.format(words=where.words.partition(", named ")[0], purpose=next(iter(_POINTS)))
        raise BadPosition(told, "REL-7")
    return point


class _Returned(Phrase):
    """What is named of it are goods, each a field."""

    def read(self, words: str, where: Where) -> Any:
        said, _comma, named = words.partition(", named ")
        task = super().read(said, where)
        return None if task is None else replace(task, **_some_goods(named))

    def write(self, task: Any, where: Where) -> str:
        named = ", ".join(f"{amount} {good}" for good in GOODS if (amount := getattr(task, good)))
        return super().write(task, where) + (f", named {named}" if named else "")


# --- Phrases ---------------------------------------------------------------------------------------------------------

_PERSON, _PERSONS, _CARDS = _one(PERSON_WORDS), _several(PERSON_WORDS), _several(CARD_WORDS)
_NUMBERS: Final = Slot(_palaces, lambda numbers, _where: ", ".join(map(str, numbers)))
_HOUSED: Final = {"person": _PERSON, "after": _PERSON}
_LATER: Final = Slot(
    lambda text, where: () if normal(text) == "nobody" else tuple(map(where.seat_of, parts(text))),
    lambda seats, where: ", ".join(where.names[seat] for seat in seats) or "nobody",
)
_TAKEN: Final = Slot(
    _taken,
    lambda taken, where: ", ".join(f"{KIND_WORDS.spelling[kind]} by {where.names[seat]}" for kind, seat in taken),
)
_RESIDENTS: Final = Slot(
    _residents, lambda named, _where: ", ".join(f"{PERSON_WORDS.spelling[person]} {palace}" for person, palace in named)
)

WORDS: Final = TaskWords(
    [
        Phrase(ChoosePair, "drafts[, named {named}]", {"named": _PERSONS}),
        Phrase(HouseDrafted, "houses {person}[ after {after}] in the draft", _HOUSED),
        Phrase(HousePerson, "houses {person} with a card", _HOUSED),
        Phrase(HouseSunrise, "houses {person} at sunrise", _HOUSED),
        Phrase(HouseDrafted, "houses {person}[ after {after}]", _HOUSED, when=lambda state: not state.month),
        Phrase(HousePerson, "houses {person}", _HOUSED, when=lambda state: bool(state.month)),
        Phrase(ChooseAction, "acts"),
        Phrase(PlaceFloors, "places {total} floor(s)[ {point}][, {done} placed]", {"point": _one_of(_FLOORS)}),
        Phrase(BuyPrivilege, "buys a privilege"),
        Phrase(ChooseWallTile, "chooses a wall tile"),
        Phrase(LayTile, "lays the wall tile {tile}", {"tile": _one(WALL_WORDS)}),
        Phrase(ChooseCard, "plays a card"),
        Phrase(ChooseSunrise, "takes a young person at sunrise[, then {later}][, taken {taken}]",
               {"later": _LATER, "taken": _TAKEN}, {"later": _behind}),
        Phrase(ChoosePerson, "takes {card}", {"card": Slot(_card, _a_card)}),
        Phrase(ChooseReleased, "releases {count}[ from palace {palace}][ {point}][, named {named}]",
               {"point": _one_of(_POINTS), "named": _RESIDENTS}, {"point": _purpose}),
        Phrase(ChooseUnsupplied, "leaves {count} palace(s) without rice[, named {named}]", {"named": _NUMBERS}),
        Phrase(ChooseFloors, "gives back {count} floor(s)[, named {named}]", {"named": _NUMBERS}),
        _Returned(ChooseReturned, "gives back {count} goods"),
        Phrase(ChooseDropped, "discards {count} card(s)[, named {named}]", {"named": _CARDS}),
        Phrase(ChooseCharter, "chooses a type for the charter"),
    ]
)  # fmt: skip
"""What follows the name of the player."""
EXAMPLES_OF_WORDS: Final = (
    "drafts", "houses young monk", "acts", "places 2 floors", "buys a privilege", "chooses a wall tile",
    "lays the wall tile rice", "plays a card", "takes a monk", "takes any person", "takes a young person at sunrise",
    "releases 2", "releases 1 from palace 2", "leaves 1 palace without rice", "gives back 2 floors",
    "gives back 3 goods", "discards 2 cards", "chooses a type for the charter",
)  # fmt: skip
"""How one says it, for whoever said it otherwise."""


def read_task(state: State, seat: int, words: str, seat_of: Callable[[str], int]) -> Any:
    """The question that these words ask of this player, None if they ask nothing. Raises: BadPosition."""
    return WORDS.read(words, Where(state, seat, seat_of, state.players, words))


def write_task(state: State, task: Any, names: Sequence[str]) -> str:
    """A task in words. names: the players as they are written."""
    if task in _CHORE_WORDS:
        words = _CHORE_WORDS[task]
        return words[0].upper() + words[1:] if task.asked else words
    if type(task) is HouseDrafted and task.after == defaults.housed_before(state, task):
        task = replace(task, after=None)  # the court shows it
    return f"{names[task.seat]} {WORDS.write(task, Where(state, task.seat, names.index, names))}"
