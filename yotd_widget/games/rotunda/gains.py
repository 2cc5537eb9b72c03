"""Taking cubes and coins, and what follows: effects of permanent Experts and completed Orders (ORDER-6 to ORDER-13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Fact, Notes
from yotd_widget.games.rotunda.moves import Double, Skip
from yotd_widget.games.rotunda.pieces import KINDS, Cube
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.state import State

BASIC: Final = frozenset(KINDS)
EXPERT_RULES: Final = {"apprentice": "EXPERT-5", "gold": "EXPERT-6", "basic": "EXPERT-7", "hire": "EXPERT-8"}
"""Events on which permanent Experts act, and their rules."""


def gain(state: State, seat: int, cubes: Iterable[Cube], rule: str, notes: Notes | None, **facts: Fact) -> None:
    """Take cubes of the general supply, all at once; what it lacks is lost (ROOM-GEN-10, ORDER-12)."""
    taken: list[Cube] = []
    for cube in cubes:
        if state.stock[cube] > 0:
            state.stock[cube] -= 1
            taken.append(cube)
    got(state, seat, taken, rule, notes, 0, **facts)


def got(
    state: State, seat: int, cubes: Sequence[Cube], rule: str, notes: Notes | None, coins: int = 0, **facts: Fact
) -> None:
    """Have these cubes, wherever they come from, and what follows of it. coins: paid for them."""
    own = state.seats[seat]
    for cube in cubes:
        own.add(cube, 1)
    if notes is not None and (cubes or coins):
        change: dict[str, int] = {cube: cubes.count(cube) for cube in dict.fromkeys(cubes)}
        notes.add(rule, seat, change | ({"coins": -coins} if coins else {}), **facts)
    if cubes:
        follow(state, seat, events_of(cubes), tuple(dict.fromkeys(cubes)))


def gain_coins(state: State, seat: int, coins: int, rule: str, notes: Notes | None, **facts: Fact) -> None:
    """Take coins, all at once (ORDER-12)."""
    if coins:
        state.seats[seat].coins += coins
        if notes is not None:
            notes.add(rule, seat, {"coins": coins}, **facts)
        follow(state, seat, ("coins",))


def gain_points(state: State, seat: int, points: int, rule: str, notes: Notes | None, **facts: Fact) -> None:
    """Gain points."""
    if points:
        state.seats[seat].vp += points
        if notes is not None:
            notes.add(rule, seat, {"vp": points}, **facts)


def events_of(cubes: Sequence[Cube]) -> tuple[str, ...]:
    """What happens when these are taken: each kind, any resource, and basic ones; Gold is none (ruling 15)."""
    basic = ("basic",) if not BASIC.isdisjoint(cubes) else ()
    return (*dict.fromkeys(cubes), "any", *basic)


def follow(state: State, seat: int, events: tuple[str, ...], cubes: tuple[Cube, ...] = (), but: str = "") -> None:
    """Let effects act, in the owner's own turn alone (ORDER-10). but: a card that does not."""
    own = state.seats[seat]
    if seat == state.active and state.turns and (own.done or own.experts):
        state.agenda.append(AfterGain(seat, events, cubes, but))


class AfterGain(Chore, frozen=True):
    """The effects that answer something taken: permanent Experts, then Orders as they were completed (ORDER-12).

    Orders that are not completed have none (ORDER-4).

    events: what happened; cubes: what was taken; number: of the card that is next.
    """

    seat: int
    events: tuple[str, ...]
    cubes: tuple[Cube, ...] = ()
    but: str = ""
    number: int = 0

    def run(self, state: State, notes: Notes | None) -> None:
        own, standing = state.seats[self.seat], state.setup.data.standing
        cards = (*own.experts, *own.done)
        for number in range(self.number, len(cards)):
            card = cards[number]
            if card not in standing or card in state.turn.used or card == self.but:
                continue
            on, (effect,) = standing[card].on, standing[card].do
            if on not in self.events:
                continue
            assert isinstance(effect.n, int)
            if effect.do != "same":
                self._give(state, card, on, effect.do, effect.n, notes)
            elif on != "any":
                if state.stock[on] > 0:  # type: ignore[index]
                    double(state, self.seat, card, on, "ORDER-8", notes)  # type: ignore[arg-type]
            elif any(state.stock[cube] > 0 for cube in self.cubes):
                later = AfterGain(self.seat, self.events, self.cubes, self.but, number + 1)
                state.agenda += [later, ChooseDouble(self.seat, card, self.cubes)]
                return

    def _give(self, state: State, card: str, on: str, what: str, n: int, notes: Notes | None) -> None:
        """Points or coins of a card, once per turn (ORDER-5, EXPERT-4)."""
        own = state.seats[self.seat]
        state.remember(used=(*state.turn.used, card))
        if what == "coins":
            own.coins += n
        else:
            own.vp += n
        if notes is not None:
            rule = EXPERT_RULES[on] if card in own.experts else order_rule(on, what)
            notes.add(rule, self.seat, {what: n}, card=card)


def order_rule(on: str, what: str) -> str:
    """The rule of the family of an Order (2.15)."""
    if on == "any":
        return "ORDER-9"
    return "ORDER-6" if on == "coins" else "ORDER-7" if what == "vp" else "ORDER-8"


def double(state: State, seat: int, card: str, cube: Cube, rule: str, notes: Notes | None) -> None:
    """One more cube by an Order, as far as the supply has it; nothing answers that (ORDER-10, ORDER-13)."""
    n = state.setup.data.standing[card].do[0].n
    assert isinstance(n, int)
    cubes = min(n, state.stock[cube])
    state.stock[cube] -= cubes
    state.seats[seat].add(cube, cubes)
    state.remember(used=(*state.turn.used, card))
    if notes is not None:
        notes.add(rule, seat, {cube: cubes}, card=card)


class ChooseDouble(Question, frozen=True):
    """D-25: which kind of this gain, by an Order "any resource: +1 cube", or keep the effect for a later gain.

    cubes: the kinds of the gain, also one that the supply lacks now.
    """

    order: str
    cubes: tuple[Cube, ...]

    answers = (Double, Skip)
    points = {
        "D-25": Point(
            N_("{player} may use an effect"), N_("{order}: take one more, or keep it for later."), N_("an effect"),
            ("ORDER-9", "ORDER-12", "ORDER-13"), focus="own",
        )
    }  # fmt: skip
    declined = Lazy(N_("Keep it for later"))

    def candidates(self, state: State) -> Sequence[Move]:
        return [*(Double(self.order, cube) for cube in self.cubes), Skip()]

    def options(self, state: State) -> Sequence[Move]:
        return [move for move in self.candidates(state) if self.verify(state, move) is None]

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        assert isinstance(move, Double)
        if move.order not in state.setup.data.order or move.kind not in self.cubes:
            return refuse("NO-SUCH-ITEM")
        own = state.seats[self.seat]
        if move.order not in (*own.done, *own.orders):
            return refuse("ORDER-NOT-YOURS")
        if move.order in state.turn.used:
            return refuse("EFFECT-USED")
        if move.order != self.order:
            return refuse("NO-SUCH-ITEM")
        return None if state.stock[move.kind] > 0 else refuse("SUPPLY-EMPTY")

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is Double:
            double(state, self.seat, move.order, move.kind, "ORDER-9", notes)
