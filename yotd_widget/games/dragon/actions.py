"""Phase 1: deal the action cards, use a group or pass (ACT-*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from yotd_widget.engine.chance import partitions
from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.table import Table
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_wall import ChooseWallTile, can_build
from yotd_widget.games.dragon.moves import PASS, Buy, Deal, Pass, Use
from yotd_widget.games.dragon.pieces import (
    ACTIONS,
    BASE,
    BOOSTED_BY,
    GROUP_SIZES,
    LETTERS,
    OCCUPIED_FEE,
    PASS_FILLS_TO,
    PRIVILEGE_PRICE,
    SIZES,
    WALL_ACTIONS,
    Action,
    Letter,
    Size,
)
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES

# --- Dealing -----------------------------------------------------------------------------------------------------


def action_cards(state: State) -> tuple[Action, ...]:
    """The cards that are dealt each month: seven, or eight with the Great Wall (SETUP-9, WALL-2)."""
    return WALL_ACTIONS if state.setup.great_wall else ACTIONS


@remembered()
def deals(players: int, cards: tuple[Action, ...] = ACTIONS) -> tuple[Deal, ...]:
    """Every way to deal the cards into groups, all equally likely (ACT-1, ACT-2).

    >>> [len(deals(players)) for players in (2, 3, 4, 5)]
    [35, 105, 105, 105]
    >>> [len(deals(players, WALL_ACTIONS)) for players in (2, 3, 4, 5)]
    [35, 280, 105, 420]
    """
    sizes = GROUP_SIZES[len(cards)][players]
    return tuple(Deal(groups) for groups in partitions(cards, sizes))  # type: ignore[arg-type]


class DealGroups(Question, frozen=True):
    """Chance deals the action cards of the month (ACT-1)."""

    answers = (Deal,)
    points = {
        N_("action groups"): Point(
            N_("{player} deals the action cards"),
            N_("Deal the action cards."),
            N_("the action groups"),
            ("ACT-1", "ACT-2"),
            focus="groups",
        )
    }

    def options(self, state: State) -> Sequence[Deal]:
        return deals(len(state.courts), action_cards(state))

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        return {"dealt": " · ".join(", ".join(ACTION_NAMES[card] for card in group) for group in move.groups)}

    def verify(self, state: State, move: Deal) -> Refusal | None:
        cards, deck = [card for group in move.groups for card in group], action_cards(state)
        for card in cards:
            if card not in deck:
                return refuse("ERR-ID", kind=Lazy(N_("action")), id=card)
        sizes = GROUP_SIZES[len(deck)][len(state.courts)]
        if sorted(cards) != sorted(deck) or sorted(map(len, move.groups), reverse=True) != list(sizes):
            detail = Lazy(N_("deal each action card once, in groups of {sizes}"), sizes=", ".join(map(str, sizes)))
            return refuse("ERR-FORMAT", detail=detail)
        return None

    def do(self, state: State, move: Deal, notes: Notes | None) -> None:
        state.begin("action")
        state.groups = move.groups
        if notes is not None:
            notes.add("ACT-1", groups=" ".join("+".join(cards) for cards in move.groups))


# --- Using a group -----------------------------------------------------------------------------------------------


def fee(state: State, letter: str) -> int:
    """Yuan for the use of a group: 3 if a dragon already stands there, however many (ACT-6)."""
    return OCCUPIED_FEE if letter in state.dragons.values() else 0


CHEAPEST_PRIVILEGE: Final = min(price for prices in PRIVILEGE_PRICE.values() for price in prices.values())
"""Yuan without which the action Privilege may not be chosen (ACT-PRIV-3), in either edition."""
RICH: Final = OCCUPIED_FEE + CHEAPEST_PRIVILEGE
"""Yuan with which every action can be paid for."""


def pass_gain(court: Court) -> int:
    """Yuan that passing brings: it fills up to 3 (ACT-9, ACT-10)."""
    return max(0, PASS_FILLS_TO - court.yuan)


Groups = tuple[tuple[Action, ...], ...]


class Uses(NamedTuple):
    """What one may do with the groups of a month, be it with or without Build Wall (ACT-11, WALL-8).

    every: all actions, and to pass. by_group: for each group its letter, and its actions by the yuan that are left for
    them, fewer than `RICH`.
    """

    every: tuple[Move, ...]
    by_group: list[tuple[Letter, list[list[Use]]]]


def uses_of(groups: Groups, build_wall: bool) -> Uses:
    """What one may do with these groups, if Build Wall is open or not."""
    every: list[Move] = []
    by_group = []
    for letter, cards in zip(LETTERS, groups, strict=False):
        uses = [Use(letter, action) for action in cards if build_wall or action != "build_wall"]
        without_privilege = [use for use in uses if use.action != "privilege"]
        by_group.append((letter, [uses if yuan >= CHEAPEST_PRIVILEGE else without_privilege for yuan in range(RICH)]))
        every += uses
    return Uses((*every, PASS), by_group)


USES: Final = Table[Groups, dict[bool, Uses]](lambda groups: {wall: uses_of(groups, wall) for wall in (False, True)})
"""The same without and with Build Wall."""


class ActionPhase(Chore, frozen=True):
    """Everybody acts, in the order of the person track (ACT-3, TRACK-6)."""

    def run(self, state: State, notes: Notes | None) -> None:
        for seat in reversed(state.track):
            state.agenda.append(CHOOSE_ACTION[seat])


class ChooseAction(Question, frozen=True):
    """D-04: use one group and carry out exactly one action of it, or pass (ACT-3..11).

    There are as many groups as players, so one is always without a dragon; its card may be unaffordable (ACT-14).
    """

    answers = (Use, Pass)
    points = {
        "D-04": Point(
            N_("{player} chooses an action"),
            N_("Choose an action, or pass."),
            N_("an action"),
            ("ACT-3", "ACT-4", "TRACK-1"),
            focus="groups",
        )
    }

    def candidates(self, state: State) -> Sequence[Move]:
        return USES[state.groups][True].every

    def options(self, state: State) -> Sequence[Move]:
        court = state.courts[self.seat]
        yuan, (every, by_group) = court.yuan, USES[state.groups][can_build(state, court)]
        if yuan >= RICH:
            return every
        occupied = [*state.dragons.values()]
        moves: list[Move] = []
        for letter, uses in by_group:
            if letter not in occupied:
                moves += uses[yuan]
            elif yuan >= OCCUPIED_FEE:
                moves += uses[yuan - OCCUPIED_FEE]
        moves.append(PASS)
        return moves

    def verify(self, state: State, move: Use | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if move.group not in LETTERS[: len(state.groups)]:
            return refuse("ERR-ID", kind=Lazy(N_("action group")), id=move.group)
        if move.action not in action_cards(state):
            return refuse("ERR-ID", kind=Lazy(N_("action")), id=move.action)
        if move.action not in state.groups[LETTERS.index(move.group)]:
            return refuse("ERR-GROUP-ACTION", action=Lazy(ACTION_NAMES.english[move.action]))
        court, due = state.courts[self.seat], fee(state, move.group)
        yuan = court.yuan
        if yuan < due:
            return refuse("ERR-GROUP-PAY", have=yuan)
        if move.action == "privilege" and yuan < due + CHEAPEST_PRIVILEGE:
            return refuse("ERR-PRIV-FUNDS", cost=due + CHEAPEST_PRIVILEGE, have=yuan)
        if move.action == "build_wall" and not can_build(state, court):
            return refuse("ERR-WALL-FULL" if court.wall_tiles else "ERR-WALL-NONE")
        return None

    def do(self, state: State, move: Use | Pass, notes: Notes | None) -> None:
        court = state.courts[self.seat]
        state.phase = "action"  # where a table was changed by hand it may be called otherwise
        if type(move) is Pass:
            gain = pass_gain(court)
            court.yuan += gain
            if notes is not None:
                notes.add("ACT-9", self.seat, {"yuan": gain})
            return
        if due := fee(state, move.group):  # ACT-8: paid before the action, so its income cannot pay
            court.yuan -= due
            if notes is not None:
                notes.add("ACT-6", self.seat, {"yuan": -due}, group=move.group)
        state.dragons[self.seat] = move.group
        if notes is not None:
            notes.add("ACT-4", self.seat, group=move.group, action=move.action)
        EFFECTS[move.action](state, self.seat, notes)


CHOOSE_ACTION: Final = tuple(ChooseAction(seat) for seat in range(5))

# --- The actions -------------------------------------------------------------------------------------------------


def amount(state: State, seat: int, action: Action) -> tuple[int, int]:
    """What an action gives this player: on the card, and by symbols at court (ACT-13)."""
    return BASE[action], state.courts[seat].symbols(BOOSTED_BY[action])


def taxes(state: State, seat: int, notes: Notes | None) -> None:
    """Take 2 yuan and 1 for each coin (ACT-TAX-1)."""
    card, symbols = amount(state, seat, "taxes")
    state.courts[seat].yuan += card + symbols
    if notes is not None:
        notes.add("ACT-TAX-1", seat, {"yuan": card + symbols}, card=card, symbols=symbols)


def build(state: State, seat: int, notes: Notes | None) -> None:
    """Take 1 floor and 1 for each hammer; then say where they go (ACT-BUILD-1, ACT-BUILD-2)."""
    card, symbols = amount(state, seat, "build")
    state.agenda.append(PlaceFloors(seat, card + symbols))
    if notes is not None:
        notes.add("ACT-BUILD-1", seat, floors=card + symbols, card=card, symbols=symbols)


def harvest(state: State, seat: int, notes: Notes | None) -> None:
    """Take 1 rice and 1 for each rice sack (ACT-HARVEST-1)."""
    card, symbols = amount(state, seat, "harvest")
    state.courts[seat].rice += card + symbols
    if notes is not None:
        notes.add("ACT-HARVEST-1", seat, {"rice": card + symbols}, card=card, symbols=symbols)


def fireworks_display(state: State, seat: int, notes: Notes | None) -> None:
    """Take 1 fireworks tile and 1 for each rocket (ACT-FIRE-1)."""
    card, symbols = amount(state, seat, "fireworks_display")
    state.courts[seat].fireworks += card + symbols
    if notes is not None:
        notes.add("ACT-FIRE-1", seat, {"fireworks": card + symbols}, card=card, symbols=symbols)


def military_parade(state: State, seat: int, notes: Notes | None) -> None:
    """Advance 1 step and 1 for each helmet (ACT-PARADE-1)."""
    card, symbols = amount(state, seat, "military_parade")
    state.advance(seat, card + symbols)
    if notes is not None:
        notes.add("ACT-PARADE-1", seat, {"steps": card + symbols}, card=card, symbols=symbols)


def research(state: State, seat: int, notes: Notes | None) -> None:
    """Score 1 point and 1 for each book (ACT-RESEARCH-1)."""
    card, symbols = amount(state, seat, "research")
    state.courts[seat].vp += card + symbols
    if notes is not None:
        notes.add("ACT-RESEARCH-1", seat, {"vp": card + symbols}, card=card, symbols=symbols)


def privilege(state: State, seat: int, notes: Notes | None) -> None:
    """Buy one privilege, small or large (ACT-PRIV-1)."""
    state.agenda.append(BuyPrivilege(seat))


def build_wall(state: State, seat: int, notes: Notes | None) -> None:
    """Choose a wall tile, take its bonus, lay it (WALL-3, WALL-4)."""
    state.agenda.append(ChooseWallTile(seat))


EFFECTS: Final[dict[Action, Callable[[State, int, Notes | None], None]]] = {
    "taxes": taxes,
    "build": build,
    "harvest": harvest,
    "fireworks_display": fireworks_display,
    "military_parade": military_parade,
    "research": research,
    "privilege": privilege,
    "build_wall": build_wall,
}


class BuyPrivilege(Question, frozen=True):
    """D-06: one privilege, small or large (ACT-PRIV-1, ACT-PRIV-2)."""

    answers = (Buy,)
    points = {
        "D-06": Point(
            N_("{player} buys a privilege"),
            N_("Buy a privilege, small or large."),
            N_("a privilege"),
            ("ACT-PRIV-1", "ACT-PRIV-2"),
            focus="groups",
        )
    }
    lapses = True

    def candidates(self, state: State) -> Sequence[Buy]:
        return [_BUY[size] for size in SIZES]

    def options(self, state: State) -> Sequence[Buy]:
        price = PRIVILEGE_PRICE[state.setup.edition]
        return [_BUY[size] for size in SIZES if price[size] <= state.courts[self.seat].yuan]

    def verify(self, state: State, move: Buy) -> Refusal | None:
        for size in move.privileges:
            if size not in SIZES:
                return refuse("ERR-ID", kind=Lazy(N_("privilege")), id=size)
        price, yuan = PRIVILEGE_PRICE[state.setup.edition], state.courts[self.seat].yuan
        cost = sum(price[size] for size in move.privileges)
        if cost > yuan:
            return refuse("ERR-PRIV-FUNDS", cost=cost, have=yuan)
        return None if len(move.privileges) == 1 else refuse("ERR-PRIV-SIZE")

    def do(self, state: State, move: Buy, notes: Notes | None) -> None:
        court, (size,) = state.courts[self.seat], move.privileges
        price = PRIVILEGE_PRICE[state.setup.edition][size]
        court.yuan -= price
        if size == "small":
            court.small += 1
        else:
            court.large += 1
        if notes is not None:
            notes.add("ACT-PRIV-1", self.seat, {"yuan": -price, size: 1}, size=size)


_BUY: Final[dict[Size, Buy]] = {size: Buy((size,)) for size in SIZES}
