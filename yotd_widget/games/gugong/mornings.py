"""The Morning of Days 2 to 4: start player, map, dice, Decrees of level 1, income (MORN-*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.canal import MayClaim, can_load, is_load, load, loads, thinkable_loads, why_no_load
from yotd_widget.games.gugong.meng import morning_decrees
from yotd_widget.games.gugong.moves import Done, Invoke, Load
from yotd_widget.games.gugong.pieces import MORNING_RULES
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.servants import gain, impossible
from yotd_widget.games.gugong.setup import DrawCards, RollDice
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.swaps import ChooseSwap
from yotd_widget.games.gugong.tracks import climb, rise
from yotd_widget.games.gugong.words import MORNING_EFFECTS

SHIP: Final = "morning_ship_servant"
THE_DECREE: Final = N_("The Morning Decree")


class MorningPhase(Chore, frozen=True):
    """Piles become hands, then the five steps in their order (MORN-8, MORN-9)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.phase = "morning"
        if notes is not None:
            notes.add("ROUND-1", None, number=state.day + 1)
        for seat, own in enumerate(state.seats):
            cards = own.discard
            own.hand, own.discard = (*own.hand, *cards), ()
            if notes is not None:
                for card in cards:
                    notes.add("MORN-9", seat, {"discard": -1, "hand": 1}, discard=card, hand=card)
        state.agenda += [NewDay(), MorningDecrees(), RollDice(LUCK), Refill(), PassMedal()]
        if state.meng is not None:
            state.agenda.append(DrawCards(LUCK, "meng's cards"))  # AUTOMA-5


class PassMedal(Chore, frozen=True):
    """The holder of the Medal becomes start player, and it returns to the board; else nothing changes (MORN-1)."""

    def run(self, state: State, notes: Notes | None) -> None:
        if state.medal is not None:
            state.start, state.medal = state.medal, None
            if notes is not None:
                notes.add("MORN-1", state.start)


class Refill(Chore, frozen=True):
    """Every city with neither token nor Traveller gets a token, in the order of the data (MORN-2 to MORN-4, AMB-24)."""

    uncovers = N_("Then tokens come on the map that nobody has seen yet.")

    def run(self, state: State, notes: Notes | None) -> None:
        travellers = {seat.city for seat in state.seats}
        for city, there in zip(state.setup.data.cities, state.map, strict=True):
            if there or city in travellers:
                continue
            if not state.token_pile:
                if state.token_discard:
                    state.agenda += [self, DrawCards(LUCK, "used tokens")]
                return
            token, *rest = state.token_pile
            state.token_pile = tuple(rest)
            state.put_token(city, token)
            if notes is not None:
                notes.add("MORN-2", None, city=city, token=token)


class MorningDecrees(Chore, frozen=True):
    """In player order each may use the advantages of level 1 (MORN-6)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.agenda += [MayInvoke(seat) for seat in reversed(state.order_of_play)]


class MayInvoke(Chore, frozen=True):
    """A player's Decrees of level 1, while one of them can be used. used: those that have been."""

    seat: int
    used: tuple[str, ...] = ()

    def run(self, state: State, notes: Notes | None) -> None:
        if self.seat == state.meng:
            morning_decrees(state, notes)
        elif can_invoke_any(state, self.seat, self.used):
            state.agenda.append(ChooseMorning(self.seat, self.used))


def unused(state: State, seat: int, used: Sequence[str]) -> list[str]:
    """The own Decrees of level 1 that have not been used this Morning."""
    tiles, own = state.setup.data.tiles, state.seats[seat].decrees
    if not own:
        return []
    return [
        decree for decree in state.board_decrees if decree in own and tiles[decree].level == 1 and decree not in used
    ]


def can_invoke(state: State, seat: int, decree: str) -> bool:
    """Whether an effect is possible; one that changes nothing is, but not one that needs an empty supply (AMB-62)."""
    own = state.seats[seat]
    match state.setup.data.tiles[decree].effect:
        case "morning_servant":
            return own.in_supply > 0
        case "morning_ship_servant":
            return can_load(state, seat, "supply")
        case "morning_swap":
            return bool(own.hand or own.discard)
    return True


def can_invoke_any(state: State, seat: int, used: Sequence[str]) -> bool:
    """Whether a Decree of level 1 that has not been used this Morning can be."""
    for decree in unused(state, seat, used):
        if can_invoke(state, seat, decree):
            return True
    return False


class ChooseMorning(Question, frozen=True):
    """DP-MORNING: use one of the own Decrees of level 1, or stop (MORN-6). used: those of this Morning."""

    used: tuple[str, ...]

    answers = (Invoke, Load, Done)

    def put_again(self) -> MayInvoke:
        """After an exchange: there may be nothing left that can be used."""
        return MayInvoke(self.seat, self.used)

    points = {
        "DP-MORNING": Point(
            N_("{player} may use Morning Decrees"),
            N_("Use a Decree of level 1, or go on."),
            N_("a Morning Decree"),
            ("MORN-6",),
            focus="decrees",
        )
    }
    declined = Lazy(N_("Use no more Morning Decrees"))

    def _ship_decree(self, state: State) -> str | None:
        """The Decree on the board that puts a servant on a ship."""
        tiles = state.setup.data.tiles
        return next((each for each in state.board_decrees if tiles[each].effect == SHIP), None)

    def candidates(self, state: State) -> Sequence[Move]:
        level = [decree for decree in state.board_decrees if state.setup.data.tiles[decree].level == 1]
        ship = self._ship_decree(state)
        return [*(Invoke(each) for each in level if each != ship), *(thinkable_loads(state) if ship else ()), DONE]

    def options(self, state: State) -> Sequence[Move]:
        found: list[Move] = []
        fitting: list[Load] = []
        for decree in unused(state, self.seat, self.used):
            if decree == self._ship_decree(state):
                fitting = loads(state, self.seat, "supply")
            elif can_invoke(state, self.seat, decree):
                found.append(Invoke(decree))
        return [*found, *fitting, DONE]

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Done):
            return None
        tiles = state.setup.data.tiles
        if isinstance(move, Load) and not is_load(state, move):
            return state.no_option()
        if isinstance(move, Invoke) and (move.decree not in tiles or tiles[move.decree].effect == SHIP):
            return state.no_option()  # the one for ships is used by naming piece and ship
        decree = move.decree if isinstance(move, Invoke) else self._ship_decree(state)
        if decree is None or decree not in state.board_decrees:
            return refuse("E-DECREE", decree=decree or "D1-2")
        if decree not in state.seats[self.seat].decrees or tiles[decree].level != 1:
            return impossible(THE_DECREE, N_("it is not one of your Decrees of level 1"))
        if not can_invoke(state, self.seat, decree):
            return impossible(THE_DECREE, N_("there is nothing for it"))
        if decree in self.used:
            return refuse("E-DECREE-USED", decree=decree)
        return why_no_load(state, self.seat, move, "supply") if isinstance(move, Load) else None

    def words(self, state: State, move: Move) -> Mapping[str, str]:
        if not isinstance(move, Invoke):
            return {}
        tile = state.setup.data.tiles[move.decree]
        return {"effect": MORNING_EFFECTS[tile.effect].format(n=tile.n)}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if isinstance(move, Done):
            if notes is not None:
                notes.add("MORN-6", self.seat)
            return
        decree = move.decree if isinstance(move, Invoke) else self._ship_decree(state)
        assert decree is not None
        tile = state.setup.data.tiles[decree]
        rule = MORNING_RULES[tile.effect]
        state.agenda.append(MayInvoke(self.seat, (*self.used, decree)))
        if isinstance(move, Load):
            ship = load(state, self.seat, move, "supply", rule, notes)
            if ship.units == state.setup.data.canal.ship_capacity:
                state.agenda.append(MayClaim(self.seat, (ship.name,)))
        elif tile.effect == "morning_intrigue":
            rise(state, self.seat, tile.n, rule, notes)
        elif tile.effect == "morning_servant":
            gain(state, self.seat, tile.n, rule, notes)
        elif tile.effect == "morning_envoy":
            climb(state, self.seat, tile.n, rule, notes)
        else:
            state.agenda.append(ChooseSwap(self.seat, rule))


DONE: Final = Done()


class NewDay(Chore, frozen=True):
    """The Day Tracker advances, and everybody gains the servants shown (MORN-7)."""

    advances_day: ClassVar[bool] = True

    def run(self, state: State, notes: Notes | None) -> None:
        state.day += 1
        if notes is not None:
            notes.add("MORN-7", None, day=state.day)
        income = state.setup.data.day_income.by_day[state.day - 1]
        state.agenda += [Income(seat, income) for seat in reversed(state.order_of_play)]


class Income(Chore, frozen=True):
    """A player's servants of the new Day (MORN-7)."""

    seat: int
    servants: int

    def run(self, state: State, notes: Notes | None) -> None:
        gain(state, self.seat, self.servants, "MORN-7", notes)
