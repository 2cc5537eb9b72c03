"""The Grand Canal: loading, sailing, claiming rewards (CANAL-*, HARB-*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.moves import Canal, Claim, Load, Sail, Skip
from yotd_widget.games.gugong.pieces import SPACE, Piece, Reward, Route
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.seat import Ship
from yotd_widget.games.gugong.servants import LEFT, Source, impossible, no_piece, pay, payable
from yotd_widget.games.gugong.state import State

COST_B: Final = 1
PIECES_B: Final = 2
"""Option B of the Canal: servants removed, and pieces placed (CANAL-2)."""
VP4: Final = 4
"""Points of the reward in harbour 2 (HARB-4)."""
THE_ACTION: Final = N_("The Grand Canal action")
WAITING: Final = N_("Waiting")
SKIPPING: Final = N_("Skipping this")
EMPTY: Final = N_("then nothing of the action would be done")
BY_PLACE: Final[Callable[[Ship], tuple[str, int]]] = attrgetter("route", "harbour")
"""The order in which ships are named."""

# --- Routes and harbours ---------------------------------------------------------------------------------------------


def is_route(state: State, move: Load | Sail | Claim) -> bool:
    """Whether there is a route that a move names."""
    return move.route in state.setup.routes


def is_harbour(state: State, move: Load | Sail | Claim) -> bool:
    """Whether there is a harbour that a move names."""
    return is_route(state, move) and move.harbour in range(1, state.setup.data.canal.harbours + 1)


def is_load(state: State, move: Load) -> bool:
    """Whether there is what a move names: a piece, and a harbour or a route."""
    return move.piece in SPACE and (is_route(state, move) if move.harbour is None else is_harbour(state, move))


def taken(state: State, route: str) -> set[int]:
    """The harbours of a route in which a ship lies, one at most in each (CANAL-10)."""
    harbours = set()
    for seat in state.seats:
        for ship in seat.ships:
            if ship.route == route:
                harbours.add(ship.harbour)
    return harbours


def free_harbour(state: State, route: str, after: int = 0, also: int = 0) -> int | None:
    """The next free harbour of a route (CANAL-5, CANAL-9). after: beyond this one; also: one taken as well."""
    there = taken(state, route)
    for harbour in range(after + 1, state.setup.data.canal.harbours + 1):
        if harbour not in there and harbour != also:
            return harbour
    return None


Place = tuple[Route, int | None]
"""An own ship, by route and harbour, or a new one (harbour None)."""


def may_launch(state: State, seat: int, route: str) -> bool:
    """Whether a new ship can be begun on a route: one is left, and a harbour is free (CANAL-5, CANAL-6)."""
    ships, most = state.seats[seat].ships, state.setup.data.canal.ships_per_player
    return len(ships) < most and free_harbour(state, route) is not None


def berths(state: State, seat: int) -> dict[Place, int]:
    """Where pieces may be put, route by route: a new ship, own ships; with the spaces left (CANAL-5 to CANAL-8)."""
    own, capacity = state.seats[seat].ships, state.setup.data.canal.ship_capacity
    found: dict[Place, int] = {}
    for route in state.setup.routes:
        if may_launch(state, seat, route):
            found[route, None] = capacity
        for ship in sorted(own, key=BY_PLACE) if own else ():
            if ship.route == route and ship.units < capacity:
                found[route, ship.harbour] = capacity - ship.units
    return found


def fits_after(state: State, seat: int, there: Mapping[Place, int], place: Place, space: int, piece: int) -> bool:
    """Whether another piece of a size fits anywhere once one of this `space` has been put in one of the places."""
    if piece <= there[place] - space:
        return True
    route, harbour = place
    others = [each for each in there if each != place]
    if harbour is None:
        if len(state.seats[seat].ships) + 1 == state.setup.data.canal.ships_per_player:
            others = [each for each in others if each[1] is not None]
        elif free_harbour(state, route, also=free_harbour(state, route) or 0) is not None:
            return True
    return any(piece <= there[each] for each in others)


def room_for_two(state: State, seat: int, servants: int, double: bool) -> bool:
    """Whether two pieces of so many servants, and the Double Servant, can be placed (CANAL-2, DBL-6)."""
    pairs: list[tuple[int, int]] = [(1, 1)] if servants >= PIECES_B else []
    pairs += [(1, SPACE["double"]), (SPACE["double"], 1)] if servants and double else []
    there = berths(state, seat) if pairs else {}
    for first, second in pairs:
        for place, free in there.items():
            if first <= free and fits_after(state, seat, there, place, first, second):
                return True
    return False


LEFT["canal"] = room_for_two

# --- Loading ---------------------------------------------------------------------------------------------------------


def pieces_in(state: State, seat: int, source: Source) -> list[Piece]:
    """The kinds of pieces in pool or supply (DBL-8)."""
    own = state.seats[seat]
    there: list[Piece] = ["servant"] if getattr(own, source) else []
    return [*there, "double"] if own.double == source else there


def loads(state: State, seat: int, source: Source) -> list[Load]:
    """Each piece of pool or supply in each place where it fits."""
    pieces = pieces_in(state, seat, source)
    there = berths(state, seat) if pieces else {}
    return [Load(piece, *place) for piece in pieces for place, free in there.items() if SPACE[piece] <= free]


def can_load(state: State, seat: int, source: Source) -> bool:
    """Whether a piece of pool or supply fits anywhere; on a new ship any does."""
    pieces = pieces_in(state, seat, source)
    if not pieces:
        return False
    capacity, space = state.setup.data.canal.ship_capacity, SPACE[pieces[0]]
    for ship in state.seats[seat].ships:
        if space <= capacity - ship.units:
            return True
    for route in state.setup.routes:
        if may_launch(state, seat, route):
            return True
    return False


def thinkable_loads(state: State) -> list[Load]:
    """Each piece on a new ship of each route, and in each harbour."""
    harbours = (None, *range(1, state.setup.data.canal.harbours + 1))
    pieces: tuple[Piece, ...] = ("servant", "double")
    return [Load(piece, route, harbour) for piece in pieces for route in state.setup.routes for harbour in harbours]


def why_no_load(state: State, seat: int, move: Load, source: Source) -> Refusal | None:
    """Why a piece cannot be put there."""
    if not is_load(state, move):
        return state.no_option()
    if (missing := no_piece(state, seat, move.piece, source)) is not None:
        return missing
    own, canal = state.seats[seat], state.setup.data.canal
    if move.harbour is None:
        if len(own.ships) >= canal.ships_per_player:
            return refuse("E-SHIP-NONE")
        return refuse("E-ROUTE-FULL", route=move.route) if free_harbour(state, move.route) is None else None
    ship = own.ship(move.route, move.harbour)
    if ship is None:
        return refuse("E-SHIP", ship=f"{move.route}{move.harbour}")
    free, need = canal.ship_capacity - ship.units, SPACE[move.piece]
    return refuse("E-SHIP-FULL", ship=ship.name, free=free, need=need) if need > free else None


def load(state: State, seat: int, move: Load, source: Source, rule: str, notes: Notes | None) -> Ship:
    """Put a piece of pool or supply on an own ship, or on a new one in the first free harbour (CANAL-5)."""
    own = state.seats[seat]
    if move.harbour is None:
        harbour = free_harbour(state, move.route)
        assert harbour is not None
        ship = Ship(move.route, harbour, 0).with_piece(move.piece)
        own.ships = (*own.ships, ship)
    else:
        old = own.ship(move.route, move.harbour)
        assert old is not None
        ship = old.with_piece(move.piece)
        own.replace_ship(old, ship)
    if move.piece == "double":
        own.double = "ship"
    else:
        setattr(own, source, getattr(own, source) - 1)
    if notes is not None:
        double = move.piece == "double"
        moved = {"double": "ship"} if double else {}
        notes.add(rule, seat, {} if double else {source: -1}, ship=ship.name, new=move.harbour is None, **moved)
    return ship


# --- The action ------------------------------------------------------------------------------------------------------


def sailing(state: State, seat: int) -> list[Sail]:
    """The own ships with a free harbour ahead (CANAL-9)."""
    return [
        Sail(ship.route, ship.harbour)
        for ship in sorted(state.seats[seat].ships, key=BY_PLACE)
        if free_harbour(state, ship.route, ship.harbour) is not None
    ]


def can_sail(state: State, seat: int) -> bool:
    """Whether an own ship can move (CANAL-9)."""
    for ship in state.seats[seat].ships:
        if free_harbour(state, ship.route, ship.harbour) is not None:
            return True
    return False


def something_to_do(state: State, seat: int) -> bool:
    """Whether anything of option A can be done (CANAL-11)."""
    return can_load(state, seat, "pool") or can_sail(state, seat) or bool(claims(state, seat))


def can_use_canal(state: State, seat: int) -> bool:
    """Whether one of the options is possible (CANAL-11, AMB-54)."""
    return something_to_do(state, seat) or payable(state, seat, COST_B, "canal")


def why_no_canal(state: State, seat: int) -> Refusal | None:
    """Why the action is impossible."""
    if can_use_canal(state, seat):
        return None
    return impossible(THE_ACTION, N_("nothing can be placed, moved or claimed"))


class ChooseCanal(Question, frozen=True):
    """DP-CANAL: place one and move one, or remove one and place two (CANAL-1, CANAL-2)."""

    answers = (Canal,)
    points = {
        "DP-CANAL": Point(
            N_("{player} takes the Grand Canal action"),
            N_("Load 1 servant and move a ship, or pay 1 servant and load 2."),
            N_("an option of the Canal"),
            ("CANAL-1", "CANAL-2"),
            (Canal,),
            focus="canal",
        )
    }

    def candidates(self, state: State) -> Sequence[Canal]:
        return CANAL

    def options(self, state: State) -> Sequence[Canal]:
        found = [CANAL[0]] if something_to_do(state, self.seat) else []
        return [*found, CANAL[1]] if payable(state, self.seat, COST_B, "canal") else found

    def verify(self, state: State, move: Canal) -> Refusal | None:
        if move not in CANAL:
            return state.no_option()
        if move.option == "A":
            if something_to_do(state, self.seat):
                return None
            return impossible(THE_ACTION, N_("nothing can be placed, moved or claimed"))
        if payable(state, self.seat, COST_B, "canal"):
            return None
        have, cost = state.seats[self.seat].worth, COST_B + PIECES_B
        if have < cost:
            return refuse("E-SERVANTS", cost=cost, have=have)
        return impossible(THE_ACTION, N_("two pieces cannot be placed after the payment"))

    def do(self, state: State, move: Canal, notes: Notes | None) -> None:
        if move.option == "A":
            state.agenda.append(ChooseLoad(self.seat, 1))
        else:
            state.agenda.append(ChooseLoad(self.seat, PIECES_B, must=True))
            pay(state, self.seat, COST_B, "CANAL-2", notes, "canal")


CANAL: Final = (Canal("A"), Canal("B"))
SKIP: Final = Skip()


class ChooseLoad(Question, frozen=True):
    """DP-CANAL: a piece and its ship. left: pieces to place; must: option B, where none can be skipped (CANAL-2)."""

    left: int
    must: bool = False

    answers = (Load, Skip)
    points = {
        "DP-CANAL-LOAD": Point(
            N_("{player} loads a ship"),
            N_("Choose a ship for a servant."),
            N_("a servant for a ship"),
            ("CANAL-1", "CANAL-2", "CANAL-5"),
            (Load, Skip),
            focus="canal",
        )
    }
    declined = Lazy(N_("Load nothing"))

    def candidates(self, state: State) -> Sequence[Move]:
        return [*thinkable_loads(state), SKIP]

    def options(self, state: State) -> Sequence[Move]:
        fitting = loads(state, self.seat, "pool")
        if self.left > 1:
            there = berths(state, self.seat)
            fitting = [move for move in fitting if self._leaves_room(state, move, there)]
        found: list[Move] = [*fitting]
        if not self.must and self._may_skip(state):
            found.append(SKIP)
        return found

    def verify(self, state: State, move: Load | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            if self.must:
                return impossible(SKIPPING, N_("both servants have to be placed"))
            return None if self._may_skip(state) else impossible(SKIPPING, EMPTY)
        if (refusal := why_no_load(state, self.seat, move, "pool")) is not None:
            return refusal
        if self.left > 1 and not self._leaves_room(state, move, berths(state, self.seat)):
            return impossible(THE_ACTION, N_("there would be no room for the second servant"))
        return None

    def _may_skip(self, state: State) -> bool:
        """Whether the action can still be taken without placing (CANAL-11)."""
        return can_sail(state, self.seat) or bool(claims(state, self.seat))

    def _leaves_room(self, state: State, move: Load, there: Mapping[Place, int]) -> bool:
        """Whether one of the pieces that stay in the pool fits somewhere afterwards. there: where pieces may be put."""
        own, space = state.seats[self.seat], SPACE[move.piece]
        servants = own.pool - (move.piece == "servant")
        double = own.double == "pool" and move.piece != "double"
        if not servants and not double:
            return False
        needed = SPACE["servant"] if servants else SPACE["double"]
        return fits_after(state, self.seat, there, (move.route, move.harbour), space, needed)

    def do(self, state: State, move: Load | Skip, notes: Notes | None) -> None:
        if isinstance(move, Load):
            load(state, self.seat, move, "pool", "CANAL-2" if self.must else "CANAL-1", notes)
        elif notes is not None:
            notes.add("CANAL-11", self.seat, part="load")
        if self.left > 1:
            state.agenda.append(ChooseLoad(self.seat, self.left - 1, self.must))
        else:
            state.agenda.append(MayClaim(self.seat, sail=not self.must, done=isinstance(move, Load)))


class ChooseSailing(Question, frozen=True):
    """DP-CANAL: move one own ship to the next free harbour, or not (CANAL-1, CANAL-3, CANAL-9).

    done: whether something of the action has been done, so that the move can be skipped (CANAL-11).
    """

    done: bool = False

    answers = (Sail, Skip)
    points = {
        "DP-CANAL-MOVE": Point(
            N_("{player} may move a ship"),
            N_("Move one of your ships to the next free harbour."),
            N_("a ship to move"),
            ("CANAL-1", "CANAL-3", "CANAL-9"),
            (Sail, Skip),
            focus="canal",
        )
    }
    declined = Lazy(N_("Move no ship"))

    def candidates(self, state: State) -> Sequence[Move]:
        harbours = range(1, state.setup.data.canal.harbours + 1)
        return [*(Sail(route, harbour) for route in state.setup.routes for harbour in harbours), SKIP]

    def options(self, state: State) -> Sequence[Move]:
        ships: list[Move] = [*sailing(state, self.seat)]
        return [*ships, SKIP] if self.done else ships

    def verify(self, state: State, move: Sail | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None if self.done else impossible(SKIPPING, EMPTY)
        if not is_harbour(state, move):
            return state.no_option()
        ship = state.seats[self.seat].ship(move.route, move.harbour)
        if ship is None:
            return refuse("E-SHIP", ship=f"{move.route}{move.harbour}")
        if free_harbour(state, ship.route, ship.harbour) is None:
            return refuse("E-NO-HARBOUR", ship=ship.name)
        return None

    def words(self, state: State, move: Sail | Skip) -> Mapping[str, str]:
        if isinstance(move, Skip):
            return {}
        harbour = free_harbour(state, move.route, move.harbour)
        return {"to": f"{move.route}{harbour}" if harbour else "–"}

    def do(self, state: State, move: Sail | Skip, notes: Notes | None) -> None:
        if isinstance(move, Skip):
            if notes is not None:
                notes.add("CANAL-11", self.seat, part="sail")
            return
        own = state.seats[self.seat]
        ship, harbour = own.ship(move.route, move.harbour), free_harbour(state, move.route, move.harbour)
        assert ship is not None
        assert harbour is not None
        own.replace_ship(ship, ship.at(harbour))
        if notes is not None:
            notes.add("CANAL-9", self.seat, ship=ship.name, to=f"{ship.route}{harbour}")
        state.agenda.append(MayClaim(self.seat))


# --- Claiming --------------------------------------------------------------------------------------------------------


def free_slot(state: State, seat: int, reward: Reward) -> bool:
    """Whether the player has a free slot for a reward (HARB-5)."""
    own, slots = state.seats[seat], state.setup.data.canal.reward_slots
    used = {"vp4": own.vp_slots, "card": own.card_slots, "double": own.double_slots}
    return used[reward] < slots.get(reward, 0)


def rewards(state: State, harbour: int) -> tuple[Reward, ...]:
    """What can be had in a harbour (HARB-4)."""
    return state.setup.data.canal.rewards.get(harbour, ())


def full_ships(state: State, seat: int) -> list[Ship]:
    """The own ships that hold as many servants as they can (HARB-1)."""
    full: list[Ship] = []
    for ship in state.seats[seat].ships:
        if ship.units >= state.setup.data.canal.ship_capacity:
            full.append(ship)
    return sorted(full, key=BY_PLACE) if full else full


def claims(state: State, seat: int, ships: Sequence[str] | None = None) -> list[Claim]:
    """What full ships may claim: all, or those of these names (HARB-1, HARB-4, HARB-5)."""
    found: list[Claim] = []
    for ship in full_ships(state, seat):
        if not (ships is None or ship.name in ships):
            continue
        there = rewards(state, ship.harbour)
        for reward in there:
            if free_slot(state, seat, reward):
                found.append(Claim(ship.route, ship.harbour, reward if len(there) > 1 else None))
    return found


class MayClaim(Chore, frozen=True):
    """A window in which full ships may be claimed: it is put if there is something to claim (HARB-7).

    ships: names of those in question, None for all own ones in an own Canal action. sail: whether a move follows;
    done: whether something of the action has been done (CANAL-11).
    """

    seat: int
    ships: tuple[str, ...] | None = None
    sail: bool = False
    done: bool = True

    def run(self, state: State, notes: Notes | None) -> None:
        if claims(state, self.seat, self.ships):
            state.agenda.append(ChooseClaim(self.seat, self.ships, self.sail, self.done))
        else:
            go_on(state, self.seat, self.sail, self.done)


def go_on(state: State, seat: int, sail: bool, done: bool) -> None:
    """After the claims of option A a ship may move, if one can (CANAL-1)."""
    if sail and can_sail(state, seat):
        state.agenda.append(ChooseSailing(seat, done))


class ChooseClaim(Question, frozen=True):
    """DP-CLAIM: claim the reward of a full ship, or wait (HARB-1, HARB-6). The fields are those of `MayClaim`."""

    ships: tuple[str, ...] | None = None
    sail: bool = False
    done: bool = True

    answers = (Claim, Skip)
    points = {
        "DP-CLAIM": Point(
            N_("{player} may claim a reward"),
            N_("Claim the reward of a full ship, or wait."),
            N_("a claim of a ship"),
            ("HARB-1", "HARB-4", "HARB-6"),
            focus="canal",
        )
    }
    declined = Lazy(N_("Claim nothing now"))

    def candidates(self, state: State) -> Sequence[Move]:
        thinkable: list[Move] = []
        for route in state.setup.routes:
            for harbour in range(1, state.setup.data.canal.harbours + 1):
                there = rewards(state, harbour)
                thinkable += [Claim(route, harbour, each) for each in (there if len(there) > 1 else (None,))]
        return [*thinkable, SKIP]

    def options(self, state: State) -> Sequence[Move]:
        there: list[Move] = [*claims(state, self.seat, self.ships)]
        return [*there, SKIP] if self._may_wait(state) else there

    def _may_wait(self, state: State) -> bool:
        """Whether the Canal action is not empty if the player waits (CANAL-11, AMB-51)."""
        return self.done or can_sail(state, self.seat)

    def verify(self, state: State, move: Claim | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None if self._may_wait(state) else impossible(WAITING, EMPTY)
        there = rewards(state, move.harbour)
        if not is_harbour(state, move) or (move.reward is None) == (len(there) > 1):
            return state.no_option()
        if move.reward is not None and move.reward not in there:
            return state.no_option()
        name = f"{move.route}{move.harbour}"
        ship = state.seats[self.seat].ship(move.route, move.harbour)
        if ship is None:
            return refuse("E-SHIP", ship=name)
        if ship.units < state.setup.data.canal.ship_capacity:
            return refuse("E-NOT-FULL", ship=name, have=ship.units)
        if not there:
            return refuse("E-HARBOUR-NONE")
        if not (self.ships is None or name in self.ships):  # HARB-7: another one than that of this window
            return state.no_option()
        return None if free_slot(state, self.seat, move.reward or there[0]) else refuse("E-REWARD-SLOT")

    def words(self, state: State, move: Claim | Skip) -> Mapping[str, str]:
        if isinstance(move, Skip):
            return {}
        there = rewards(state, move.harbour)
        return {"gained": move.reward or (there[0] if there else "–")}

    def do(self, state: State, move: Claim | Skip, notes: Notes | None) -> None:
        if isinstance(move, Skip):
            if notes is not None:
                notes.add("HARB-6", self.seat)
            go_on(state, self.seat, self.sail, self.done)
            return
        if self.ships is None:
            state.agenda.append(MayClaim(self.seat, None, self.sail))  # AMB-15: again after each claim
        ship = state.seats[self.seat].ship(move.route, move.harbour)
        assert ship is not None
        claim(state, self.seat, ship, move.reward or rewards(state, move.harbour)[0], notes)


def claim(state: State, seat: int, ship: Ship, reward: Reward, notes: Notes | None) -> None:
    """A normal servant marks the reward, the ship leaves, its other pieces go to the supply (HARB-2, HARB-3, DBL-9)."""
    own = state.seats[seat]
    own.replace_ship(ship, None)
    own.supply += ship.servants - 1
    if ship.double:
        own.double = "supply"
    slot = SLOTS[reward]
    setattr(own, slot, getattr(own, slot) + 1)
    if notes is not None:
        moved = {"double": "supply"} if ship.double else {}
        notes.add("HARB-3", seat, {"supply": ship.servants - 1}, ship=ship.name, **moved)
        notes.add("HARB-2", seat, {slot: 1}, reward=reward)
    if reward == "vp4":
        own.vp += VP4
        if notes is not None:
            notes.add("HARB-4", seat, {"vp": VP4}, reward=reward)
    elif reward == "double":
        own.double = "pool"  # DBL-1
        if notes is not None:
            notes.add("HARB-4", seat, {}, reward=reward, double="pool")
    elif state.draw_pile:
        card, *rest = state.draw_pile
        state.draw_pile = tuple(rest)
        own.hand = (*own.hand, card)
        if notes is not None:
            notes.add("HARB-4", seat, {"hand": 1}, reward=reward, hand=card)


SLOTS: Final[dict[Reward, str]] = {"vp4": "vp_slots", "card": "card_slots", "double": "double_slots"}
