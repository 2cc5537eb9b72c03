"""The words of a position, read line by line; what is not told is filled in, then the table is checked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar
from unicodedata import normalize

import msgspec

from yotd_widget.describe.notation.vocabulary import normal, parts
from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadPosition, OneSentence, short
from yotd_widget.engine.house import chosen
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.names import form
from yotd_widget.engine.texts import N_, Texts, _, quoted
from yotd_widget.games.dragon.checks import check, check_track
from yotd_widget.games.dragon.codec import decode
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.notation import UNTOLD, Supposed, defaults
from yotd_widget.games.dragon.notation.spelling import (
    ACTION_WORDS,
    EVENT_WORDS,
    GREAT_EVENT_WORDS,
    PERSON_WORDS,
    table,
)
from yotd_widget.games.dragon.notation.task_words import CHORES, EXAMPLES_OF_WORDS, WORDS, read_task, write_task
from yotd_widget.games.dragon.pieces import EDITIONS, HAND, LETTERS, MONTHS, PEACEFUL_MONTHS, PERSONS, Event
from yotd_widget.games.dragon.state import PHASES, SEED_DIGITS, Setup, State
from yotd_widget.games.dragon.year import check_setup

Checked = TypeVar("Checked")


_BARE: Final = "\ue000"
"""With this and the seat a name is written that needs quotation marks: no name can have the sign."""


@dataclass
class Told:
    """What the lines say. Amounts of None were not told; seats are numbers already."""

    names: dict[str, int]
    month: int | None = None
    event: Any = None
    row: tuple[Any, ...] | None = None
    setup: dict[str, Any] = field(default_factory=lambda: {"seed": defaults.SEED})
    great_event: Any = None
    groups: dict[str, tuple[Any, ...]] | None = None
    dragons: dict[int, str] | None = None
    order: list[int] | None = None
    gone: tuple[Any, ...] = ()
    wall: tuple[int, ...] = ()
    phase: str | None = None
    open: list[str] = field(default_factory=list)  # tasks in words, read when the table stands
    ends: bool = False  # nothing else is to come

    def seat(self, name: str) -> int:
        """The seat of a player. Raises: BadPosition."""
        name = form(name)
        if name not in self.names:
            near = nearest(name, [known for known in self.names if not known.startswith(_BARE)])
            raise BadPosition(_("“{name}” is none of the players{hint}").format(name=name, hint=near), "SETUP-1")
        return self.names[name]


def read_position(lines: Sequence[object], courts: Mapping[str, Court]) -> State:
    """The position that these lines and courts describe. Raises: BadPosition."""
    for name, court in courts.items():
        if not isinstance(court, Court):
            known = ("month", "event", "seed", "edition", "groups", "dragons", "order", "row", "wall", "phase")
            wrong = _("{name}={value} is no court(...)")
            if name in known:
                wrong = _("{name}={value} is no court(...); say “{name} …” in the words before the courts")
            raise BadPosition(wrong.format(name=name, value=short(court)))
    players = _players(courts)
    told = Told({name: seat for seat, name in enumerate(players)})
    try:
        for line in lines:
            for clause in _clauses(line, told):
                _read(clause, told)
        return _checked(_table(told, players, [court.clone() for court in courts.values()]))
    except BadPosition as error:
        if _BARE not in error.sentence:
            raise
        sentence = re.sub(f"{_BARE}([0-9])", lambda found: players[int(found[1])], error.sentence)
        raise BadPosition(sentence, *error.rules) from None


def _players(courts: Mapping[str, Court]) -> tuple[str, ...]:
    if len(courts) == 1:
        raise BadPosition(_("A game is for 2 to 5 players (SETUP-1): add another court, as in Bo=court()"))
    try:
        return check_setup(tuple(courts)).players
    except Refusal as refusal:
        raise BadPosition(refusal.text, "SETUP-1") from None


# --- Lines -----------------------------------------------------------------------------------------------------------

_JSON_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


def _clauses(line: object, told: Told) -> Iterator[str]:
    """The clauses of a line; names in quotation marks become names that need none."""
    if not isinstance(line, str):
        raise BadPosition(_("{value} is neither words nor a court with its name").format(value=short(line)))

    def bare(quoted: re.Match[str]) -> str:
        try:
            seat = told.seat(msgspec.json.decode(quoted[0], type=str))
        except msgspec.DecodeError:
            raise BadPosition(_("{words} is no name in quotation marks").format(words=quoted[0])) from None
        told.names[f"{_BARE}{seat}"] = seat
        return f"{_BARE}{seat}"

    for clause in _JSON_STRING.sub(bare, normalize("NFC", line)).split(";"):
        if clause := " ".join(clause.split()):
            yield clause


def _read(clause: str, told: Told) -> None:
    for name in sorted(told.names, key=len, reverse=True):
        if clause.startswith(f"{name} ") and clause[len(name) :].split()[0].rstrip(",").lower() in WORDS.verbs:
            told.open.append(clause)
            return
    words = normal(clause)
    if words in CHORES:
        told.open.append(words)
        return
    for pattern, read in _CLAUSES:
        if found := pattern.fullmatch(clause):
            read(told, found)
            return
    raise _unknown(clause, told)


def _unknown(clause: str, told: Told) -> Exception:
    for name in told.names:
        if clause.startswith(f"{name} "):
            near = _near_verb(clause[len(name) + 1 :])
            unknown = _("“{words}”: what {name} does is not known: did you mean “{near}”?")
            return BadPosition(unknown.format(words=clause, name=name, near=near), "4.1")
    who, _blank, does = clause.partition(" ")
    if does and does.split()[0].lower() in WORDS.verbs:
        nobody = _("“{name}” in “{words}” is none of the players{hint}")
        return BadPosition(nobody.format(name=who, words=clause, hint=nearest(who, told.names)), "SETUP-1")
    near = nearest(normal(clause), (*_SAYINGS, *CHORES))
    return BadPosition(_("“{words}” says nothing about a position{hint}").format(words=clause, hint=near))


def _near_verb(said: str) -> str:
    from difflib import get_close_matches  # loads slowly

    verb, _blank, rest = said.partition(" ")
    near = get_close_matches(verb.lower(), WORDS.verbs, 1, 0.6)
    says = [words for words in EXAMPLES_OF_WORDS if near and words.split()[0] == near[0]] or list(EXAMPLES_OF_WORDS)
    return get_close_matches(f"{near[0]} {rest}" if near else said, says, 1, 0.0)[0]


def _once(told: Told, thing: str, value: Any) -> None:
    if getattr(told, thing) not in (None, ()):
        raise BadPosition(_TWICE[thing])
    setattr(told, thing, value)


_TWICE: Final[Texts[str]] = Texts(
    {
        "month": N_("The month is told twice"),
        "phase": N_("The phase is told twice"),
        "order": N_("The order is told twice"),
        "gone": N_("The gone is told twice"),
        "wall": N_("The wall is told twice"),
    }
)


def _month(told: Told, found: re.Match[str]) -> None:
    month = int(found[1])
    if not 1 <= month <= MONTHS:
        wrong = _("There is no month {month}: a year has the months 1 to {last}")
        raise BadPosition(wrong.format(month=month, last=MONTHS), "ROUND-1")
    _once(told, "month", month)
    told.event = EVENT_WORDS.read(found[2]) if found[2] else None


def _before(told: Told, found: re.Match[str]) -> None:
    _once(told, "month", 0)
    if normal(found[0]) == "setup":
        told.row = ()


def _row(told: Told, found: re.Match[str]) -> None:
    events = EVENT_WORDS.read_all(found[1], _("in the row"))
    if len(events) == MONTHS - PEACEFUL_MONTHS:
        events = (*defaults.EVENT_ROW[:PEACEFUL_MONTHS], *events)
    if len(events) != MONTHS:
        wrong = _("The row tells {count} events, not the 10 of months 3 to 12")
        raise BadPosition(wrong.format(count=len(events)), "SETUP-4", "SETUP-5")
    told.row = events


def _great_event(told: Told, found: re.Match[str]) -> None:
    told.great_event = GREAT_EVENT_WORDS.read(found[2]) if normal(found[2]) != "to be drawn" else None
    told.setup["great_event"] = "random" if found[1] or told.great_event is None else told.great_event


def _group(told: Told, found: re.Match[str]) -> None:
    letter = found[1].upper()
    told.groups = told.groups or {}
    if letter in told.groups:
        raise BadPosition(_("Group {letter} is told twice").format(letter=letter), "ACT-1")
    told.groups[letter] = ACTION_WORDS.read_all(found[2], _("in group {letter}").format(letter=letter))


_NO_ON: Final = re.compile(r"\s+on$")


def _dragons(told: Told, found: re.Match[str]) -> None:
    told.dragons = {}
    for part in parts(found[1]):
        name, _blank, letter = part.rpartition(" ")
        if letter.upper() not in LETTERS:
            who = part if part in told.names else _NO_ON.sub("", name) or part
            raise BadPosition(_("“{words}” names no group: say “{name} on A”").format(words=part, name=who), "ACT-4")
        told.dragons[told.seat(_NO_ON.sub("", name))] = letter.upper()


def _edition(told: Told, found: re.Match[str]) -> None:
    if found[1] not in EDITIONS:
        wrong = _("There is no edition {edition}{hint}")
        raise BadPosition(wrong.format(edition=found[1], hint=nearest(found[1], EDITIONS)), table("2.10"))
    told.setup["edition"] = found[1]


def _phase(told: Told, found: re.Match[str]) -> None:
    if (phase := normal(found[1])) not in PHASES:
        wrong = _("There is no phase “{phase}”{hint}")
        raise BadPosition(wrong.format(phase=phase, hint=nearest(phase, PHASES)), "ROUND-2")
    _once(told, "phase", phase)


def _ends(told: Told, found: re.Match[str]) -> None:
    told.ends = True
    if normal(found[0]) == "over":
        _once(told, "phase", "over")


def _house_rules(told: Told, found: re.Match[str]) -> None:
    try:
        told.setup["rules"] = chosen("dragon", re.split(r"[, ]+", normal(found[1])))
    except OneSentence as error:
        raise BadPosition(error.text) from None


def _setting(**values: Any) -> Callable[[Told, re.Match[str]], None]:
    return lambda told, found: told.setup.update(values)


_CLAUSES: Final[list[tuple[re.Pattern[str], Callable[[Told, re.Match[str]], None]]]] = [
    (re.compile(pattern, re.IGNORECASE), read)
    for pattern, read in (
        (r"month (\d{1,3})(?:[,:]? (.+))?", _month),
        (r"draft|setup", _before),
        (r"over|nothing else", _ends),
        (r"row:? (.+)", _row),
        (r"(?:group |groups:? )?([A-E]):? (.+)", _group),
        (r"no groups", lambda told, found: setattr(told, "groups", {})),
        (r"dragons:? (.+)", _dragons),
        (r"no dragons", lambda told, found: setattr(told, "dragons", {})),
        (r"order:? nobody", lambda told, found: _once(told, "order", [])),
        (r"order:? (.+)", lambda told, found: _once(told, "order", [told.seat(name) for name in parts(found[1])])),
        (r"gone:? (.+)", lambda told, found: _once(told, "gone", PERSON_WORDS.read_all(found[1], _("among the gone")))),
        (r"wall:? (.+)", lambda told, found: _once(told, "wall", tuple(told.seat(name) for name in parts(found[1])))),
        (r"phase:? (.+)", _phase),
        (r"edition:? (\S+)", _edition),
        (rf"seed:? (-?\d{{1,{SEED_DIGITS}}})", lambda told, found: told.setup.update(seed=int(found[1]))),
        (r"no seed", _setting(seed=None)),
        (r"oldest:? (.+)", lambda told, found: told.setup.update(starting_player=told.seat(found[1]))),
        (r"house rules:? (.+)", _house_rules),
        (r"great wall", _setting(great_wall=True)),
        (r"super event( drawn)?:? (.+)", _great_event),
    )
]
_SAYINGS: Final = (
    "month 3", "draft", "setup", "over", "nothing else", "row", "groups", "dragons", "no dragons", "order", "gone",
    "wall", "phase event", "edition 2007", "seed 7", "no seed", "oldest", "house rules", "great wall",
    "super event",
)  # fmt: skip

# --- The table -------------------------------------------------------------------------------------------------------


def _table(told: Told, players: tuple[str, ...], courts: list[Court]) -> State:
    if told.month is None:
        raise BadPosition(_("Say which month it is, as in “month 3, drought”, or “draft”"), "ROUND-1")
    state = State(Setup(players, **told.setup), month=told.month, courts=courts, wall=told.wall)
    state.great_event = told.great_event
    state.event_row = defaults.row(told.month, told.event) if told.row is None else told.row
    _check_event(state, told.event)
    supposed = [type(court.space) is Supposed for court in courts]
    for court in courts:
        court.space = int(court.space)
    untold = [seat for seat, court in enumerate(courts) if court.hand is UNTOLD]
    for seat in untold:  # as long as on the month's first day, so that it is known who will play a card
        courts[seat].hand = HAND[: defaults.cards_at_first(state)]
    for seat, court in enumerate(courts):
        court.wall_tiles = court.wall_tiles or defaults.wall_tiles(state, seat)
    state.track = defaults.track(courts, told.month) if told.order is None else told.order
    _in_words(state, check_track)  # what is to come follows the track
    strikes = _fill_agenda(state, told)
    for seat, court in enumerate(courts):
        if supposed[seat] and defaults.is_housing(state, seat):
            court.space = 0  # the marker has not moved yet (DRAFT-5)
            state.track = [other for other in state.track if other != seat or told.order is not None]
    state.phase = told.phase or defaults.phase(state)
    if told.groups is None:
        state.groups = defaults.groups(state)
    else:
        if list(told.groups) != list(LETTERS[: len(told.groups)]):
            wrong = _("The groups are {letters}, not A, B … in this order")
            raise BadPosition(wrong.format(letters=", ".join(told.groups)), "ACT-1")
        state.groups = tuple(told.groups.values())
    state.dragons = defaults.dragons(state) if told.dragons is None else told.dragons
    for seat in untold:
        courts[seat].hand = defaults.hand(state, seat)
    state.offer = _offer(state, told)
    if strikes:
        _in_words(state, check)  # what cannot be is not carried out
        state.proceed()
        state.settle()
    return state


def _check_event(state: State, told: Event | None) -> None:
    """An event that is told besides is that of the month. Raises: BadPosition."""
    if told is not None and state.event != told:
        event = EVENT_WORDS.spelling[state.event_row[state.month - 1]]
        wrong = _("In month {month} the row has “{event}”, not “{told}”")
        raise BadPosition(wrong.format(month=state.month, event=event, told=EVENT_WORDS.spelling[told]), "EVT-1")


def _fill_agenda(state: State, told: Told) -> bool:
    """Put what is to come on the agenda. Whether it begins with something that nobody decides."""
    tasks: list[Any] = []
    for words in told.open:
        if words in CHORES:
            tasks.append(CHORES[words])
            continue
        name = next(name for name in sorted(told.names, key=len, reverse=True) if words.startswith(f"{name} "))
        task = read_task(state, told.names[name], words[len(name) + 1 :], told.seat)
        if task is None:
            raise _unknown(words, told)
        tasks.append(task)
    if not told.ends:
        tasks += defaults.what_follows(state, tasks[-1]) if tasks else defaults.opening(state)
    state.agenda = tasks[::-1]
    return bool(tasks) and not tasks[0].asked


def _offer(state: State, told: Told) -> dict[Any, int]:
    left, gone = defaults.offer(state), Counter(told.gone)
    for person, count in gone.items():
        if count > left[person]:
            # Translators: person tiles, as "Only 1 tiles “old monk” are neither at court nor on their way, so 2 …"
            wrong = _("Only {left} tiles “{person}” are neither at court nor on their way, so {count} cannot be gone")
            said = wrong.format(left=left[person], person=PERSON_WORDS.spelling[person], count=count)
            raise BadPosition(said, "INV-01")
        left[person] -= count
    return {person: max(0, left[person]) for person in PERSONS}  # too many at court: found when the table is checked


# --- The check -------------------------------------------------------------------------------------------------------


def _checked(state: State) -> State:
    """The state as the codec reads it: every check of a table stands there. Raises: BadPosition, in words."""
    return _in_words(state, lambda state: decode(state.to_json()))


def _in_words(state: State, check: Callable[[State], Checked]) -> Checked:
    """A check of the codec, which tells a place in words. Raises: BadPosition."""
    try:
        return check(state)
    except BadPosition as error:
        # Translators: what is wrong with a position: "Ada, palace 1: More persons than floors"
        said = _("{place}: {fault}").format(place=_place(state, error.path), fault=error.sentence)
        raise BadPosition(said, *error.rules) from None


def _place(state: State, path: str) -> str:
    """A place of the JSON form in words: "Ada, palace 1", "“Ada releases 3”"."""
    if found := re.match(r"\$\.courts\[(\d+)\](?:\.palaces\[(\d+)\]|\.(\w+))?", path):
        player, palace, thing = state.players[int(found[1])], found[2], found[3]
        if palace:
            return _("{player}, palace {palace}").format(player=player, palace=int(palace) + 1)
        things = _OF_A_COURT.get(thing, _("court"))
        return f"{player}, {things}"
    if found := re.match(r"\$\.agenda\[(\d+)\]", path):
        return quoted(write_task(state, state.agenda[int(found[1])], state.players))
    fields = [field for field in re.findall(r"\w+", path) if field in _OF_THE_TABLE]
    return _OF_THE_TABLE[fields[-1]] if fields else _("The position")


_OF_A_COURT: Final[Texts[str]] = Texts({"hand": N_("hand"), "wall_tiles": N_("wall tiles")})
"""Field of a court -> how an error names it."""
_OF_THE_TABLE: Final[Texts[str]] = Texts(
    {
        "agenda": N_("What is to come"),
        "offer": N_("The tiles"),
        "players": N_("The players"),
        "starting_player": N_("The starting player"),
        "courts": N_("The courts"),
        "phase": N_("The phase"),
        "groups": N_("The groups"),
        "dragons": N_("The dragons"),
        "month": N_("The month"),
        "event_row": N_("The event row"),
        "wall": N_("The wall"),
        "great_event": N_("The Super Event"),
        "track": N_("The track"),
    }
)
"""Field of a position -> how an error names it."""
