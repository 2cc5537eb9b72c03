"""The order of it all: a new game, four Days, the end (ROUND-*, DAY-*). Knows every phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.house import PlayedRule, begun_by
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.names import players as checked_players
from yotd_widget.engine.packs import BadPack
from yotd_widget.engine.position import Chore
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong import data
from yotd_widget.games.gugong.bonus import BonusHome
from yotd_widget.games.gugong.gifts import ChooseGift
from yotd_widget.games.gugong.meng import MengsTurn, TwilightPhase
from yotd_widget.games.gugong.mornings import MorningPhase
from yotd_widget.games.gugong.moves import Start
from yotd_widget.games.gugong.nights import NightPhase
from yotd_widget.games.gugong.pieces import LEVELS, MOST_PLAYERS, Level
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.scoring import EndPhase
from yotd_widget.games.gugong.setup import DrawStart, draws, laid_out, seat_from
from yotd_widget.games.gugong.state import MENG_NAME, Setup, State


class NextDay(Chore, frozen=True):
    """The next Day, or after the last one the end (ROUND-1, ROUND-2, NIGHT-9).

    The Tracker begins on Day 1 (SETUP-6), which has no Morning (SETUP-17).
    """

    def run(self, state: State, notes: Notes | None) -> None:
        if state.day == state.setup.data.days.count:
            state.agenda.append(EndPhase())
            return
        twilight = [] if state.meng is None else [TwilightPhase()]  # ROUND-1
        state.agenda += [self, NightPhase(), *twilight, BonusHome(), DayPhase()]
        if state.day:
            state.agenda.append(MorningPhase())
        else:
            state.day = 1
            if notes is not None:
                notes.add("SETUP-6", None, day=1)
                notes.add("ROUND-1", None, number=1)


class DayPhase(Chore, frozen=True):
    """Turns go in player order from the start player (DAY-1)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.phase = "day"
        state.agenda.append(Turns(state.start))


class Turns(Chore, frozen=True):
    """The next who has a card takes a turn, others pass; without cards anywhere the phase ends (DAY-2 to DAY-5)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        seat, seats = self.seat, state.seats
        if not seats[seat].hand and not any(own.hand for own in seats):
            if notes is not None:
                notes.add("DAY-4")
            return
        while not seats[seat].hand:
            if notes is not None:
                notes.add("DAY-2", seat)
            seat = state.after_seat(seat)
        state.agenda.append(TURNS[(seat + 1) % len(seats)])
        state.agenda.append(MengsTurn() if state.automa is not None and seat == state.meng else CHOOSE_GIFT[seat])


TURNS: Final = tuple(map(Turns, range(MOST_PLAYERS)))
CHOOSE_GIFT: Final = tuple(map(ChooseGift, range(MOST_PLAYERS)))


def begin(setup: Setup) -> State:
    """The first question of a game, or its first chance decision where nobody holds the luck."""
    state = laid_out(setup)
    if setup.level is not None:
        seat_from(state, 0)  # AUTOMA-1
    state.agenda = [NextDay(), *reversed(draws(setup))]
    state.proceed()
    state.settle()
    return state


def new_game(
    players: Sequence[str] = ("Ada", "Bo"),
    *,
    seed: int | None = None,
    pack: Any = None,
    expert: bool = False,
    bonus: bool | None = None,
    level: Level = "normal",
    sets: int = 1,
    rules: Iterable[str | PlayedRule] = (),
) -> State:
    """A new game at its first question.

    players: one to five names; one plays against Meng. seed: of all luck. pack: the name of a data pack, the path of
    one's own or its data. expert: the Expert Variant. bonus: with the bonus Travel Tokens, left out as the pack says.
    level, sets: of Meng, easy, normal or hard, and which of the pairs of card sets is used, from 1.
    rules: house rules, by their names (`yw.house_rules("gugong")`).
    Raises: Refusal E-PLAYERS, E-DATA or E-OPTION; BadInput for names that cannot be, and a file that cannot be read.
    """
    names = (players,) if isinstance(players, str) else tuple(players)
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise refuse("E-PLAYERS", n=len(names))
    try:
        given = data.pack(pack)
    except BadPack as error:
        raise refuse("E-DATA", detail=error.detail) from None
    except OneSentence as error:
        raise refuse("E-DATA", detail=error.text.rstrip(".")) from None
    solo = len(names) == 1
    pairs = given.data.automa.sets
    if level not in LEVELS:
        raise refuse("E-OPTION", options=", ".join(LEVELS))
    if type(sets) is not int or not 1 <= sets <= len(pairs):
        raise refuse("E-OPTION", options=", ".join(map(str, range(1, len(pairs) + 1))))
    with_bonus = given.data.rulings.bonus_tokens_in_game if bonus is None else bonus
    setup = Setup(
        checked_players(names),
        given.reference,
        seed,
        bool(expert),
        bool(with_bonus) and not solo,  # BONUS-9
        level if solo else None,
        sets - 1 if solo else 0,
    )
    with begun_by("gugong", rules) as house:
        return begin(replace(setup, rules=house))


def ordinary(players: Sequence[str]) -> State:
    """A table before the first turn on which luck has laid what it always lays, and the first player starts."""
    names = tuple(name for name in players if name != MENG_NAME or len(players) > 2)
    state = new_game(names)
    luck = SeededLuck(1)
    while state.agenda[-1].seat == LUCK:
        start = isinstance(state.agenda[-1], DrawStart)
        state.play(Start(1) if start else luck.answer(state))
    return state
