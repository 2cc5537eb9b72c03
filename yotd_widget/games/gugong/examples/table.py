"""A whole table from the few things that an example is about: the rest is laid so that nothing is missing or twice.

Each Gift Card and token lies somewhere, the servants of a player are twelve, and who holds something has the points
that came with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from yotd_widget.engine.position import Task
from yotd_widget.games.gugong.bonus import BonusHome
from yotd_widget.games.gugong.canal import VP4
from yotd_widget.games.gugong.data import HOUSE, pack
from yotd_widget.games.gugong.days import DayPhase, NextDay, Turns
from yotd_widget.games.gugong.exchanges import LastExchanges
from yotd_widget.games.gugong.gifts import ChooseCardAction, ChooseGift, ChoosePlaceAction
from yotd_widget.games.gugong.meng import TwilightPhase
from yotd_widget.games.gugong.mornings import ChooseMorning, MayInvoke, NewDay
from yotd_widget.games.gugong.nights import NightPhase
from yotd_widget.games.gugong.pieces import LOCATIONS, TOKENS, Level, Location, Phase
from yotd_widget.games.gugong.scoring import FinalScoring
from yotd_widget.games.gugong.seat import Seat, Ship
from yotd_widget.games.gugong.setup import laid_out
from yotd_widget.games.gugong.state import MENG_NAME, Automa, Setup, State, all_tokens, automa_deck, in_play

Things = Mapping[str, Any]

SEED: Final = 1
"""Whose luck goes on, where nothing is said."""
OWN: Final = 4
"""Gift Cards of a player who has won none (SETUP-12)."""
LEFT: Final = 2
"""Cards in the hand of who acts, where nothing is said."""
_OPENS: Final = re.compile(r"(\w+)(?: lays (\S+))?(?: at (\w+))?")


class Opening(NamedTuple):
    """Who is asked, and the card that was just laid: which, where, and whether its own action is the question."""

    seat: int
    location: Location | None = None
    card: str | None = None
    by_name: bool = False


def table(
    opens: str,
    seats: Mapping[str, Things],
    *,
    day: int = 2,
    phase: Phase = "day",
    start: str = "",
    order: str = "",
    gifts: Mapping[str, str] | None = None,
    draw: str = "",
    map: Mapping[str, str] | None = None,
    lies: Mapping[str, str] | None = None,
    empty: str = "",
    piles: str | None = None,
    dice: str = "",
    houses: str = "",
    decrees: str = "",
    hands: int | None = None,
    seed: int | None = SEED,
    level: Level | None = None,
    sets: int = 0,
    automa: Things | None = None,
) -> State:
    """A position with this question, and all that has to lie on the table beside what is told.

    opens: "Ann" is asked what begins her turn, a Morning or the end; "Ann at jade" has laid a card without action
    there, "Ann lays P3-6 at jade" this one.
    seats: the things of each player by name, as in `Seat`; lists are words ("P1-2 P1-4"), pieces "2", "2+D" with the
    Double Servant; ships "A2 2, B1 1+D"; bonus tokens in use "BTOK-2 jade". Of Meng's stack the first cards are told.
    Servants that are not told are in the supply, or in the pool where the supply is told.
    day: a Morning is that of the Day which it begins. start: who is start player, left out the first. order: names by
    Intrigue Marker, the highest first. gifts: cards by location. draw: the top of the draw pile. map: all tokens of the
    cities; lies: some, and there are others, but in the cities that are `empty`. piles: the tokens of the piles. dice:
    "1 4 1". houses: "0011" where the first two are empty. decrees: of those on the board. hands: cards of all whose
    hand is not told. automa: the fields of Meng's `Automa`; deck: its top.
    """
    names = tuple(name for name in seats if name != MENG_NAME)
    told = [each for things in seats.values() for key in ("tokens", "bonus") for each in things.get(key, "").split()]
    lying = dict(lies or {}) if map is None else dict(map)
    bonus = any(token.startswith("B") for token in [*told, *lying.values()])
    state = laid_out(Setup(names, pack(HOUSE).reference, seed, False, bonus, level, sets))
    players = state.players
    state.day, state.phase = day - (phase == "morning"), phase
    state.start = players.index(start) if start else 0
    state.seats = [_seat(state, seat, seats[player]) for seat, player in enumerate(players)]
    state.order = _order(state, order)
    state.dice = tuple(int(face) for face in dice.split()) or tuple(die[0] for die in state.data.dice.faces)
    state.houses = tuple(house == "1" for house in houses) or state.houses
    state.board_decrees = _on_board(state, decrees.split())
    opening = _Cards(state, opens, [seats[player] for player in players], dict(gifts or {}), draw.split(), hands).deal()
    _lay_tokens(state, lying, map is not None, empty.split(), piles)
    if level is not None:
        state.automa = _automa(state.setup, automa or {})
    state.agenda = [*_ahead(state), *_open(state, opening)]
    return state


# --- A player --------------------------------------------------------------------------------------------------------


def _seat(state: State, number: int, told: Things) -> Seat:
    """The things of a player; what is left of the servants is in the supply or the pool."""
    things = {key: value for key, value in told.items() if key not in ("hand", "discard")}
    seat = Seat(
        ships=tuple(_ship(each) for each in things.pop("ships", "").split(", ") if each),
        bonus=tuple(filter(None, things.pop("bonus", "").split(", "))),
        tokens=tuple(things.pop("tokens", "").split()),
        decrees=tuple(things.pop("decrees", "").split()),
    )
    if any(ship.double for ship in seat.ships):
        seat.double = "ship"
    for key in ("pool", "supply", "wall"):
        servants, plus, _d = str(things.pop(key, 0)).partition("+")
        setattr(seat, key, int(servants))
        if plus:
            seat.double = key
    for key, value in things.items():
        setattr(seat, key, value)
    if seat.double != "locked":
        seat.double_slots = 1  # DBL-1: it has been won
    if seat.envoy == state.data.palace.palace_step and not seat.space:
        seat.space = 1 + sum(own.space > 0 for own in state.seats)  # PAL-3
    if "vp" not in things:
        seat.vp = seat.vp_slots * VP4 + sum(state.data.tiles[decree].vp for decree in seat.decrees)
    neutral = seat.reward_servants if number == state.meng else 0  # AUTOMA-35
    rest = state.data.servants.normal_per_player - seat.normal + neutral
    if "supply" not in told:
        seat.supply = rest
    elif "pool" not in told:
        seat.pool = rest
    state.seats[number] = seat
    return seat


def _ship(words: str) -> Ship:
    """A ship in words.

    >>> _ship("B3 1+D")
    Ship(route='B', harbour=3, servants=1, double=True)
    """
    place, pieces = words.split()
    servants, plus, _d = pieces.partition("+")
    return Ship(place[0], int(place[1:]), int(servants), bool(plus))  # type: ignore[arg-type]


# --- The table -------------------------------------------------------------------------------------------------------


def _order(state: State, told: str) -> tuple[int, ...]:
    """The seats by Intrigue Marker; on one step as at the start of the game, the last player on top (SETUP-9)."""
    if told:
        return tuple(map(state.players.index, told.split()))
    last_on_top = state.order_of_play[::-1]
    return tuple(sorted(last_on_top, key=lambda seat: -state.seats[seat].intrigue))


def _on_board(state: State, told: Sequence[str]) -> tuple[str, ...]:
    """The Decrees of each level: those that are told or held, then the first others (SETUP-14)."""
    tiles, most = state.data.tiles, state.data.decrees.per_level_in_game
    held = (decree for own in state.seats for decree in own.decrees)
    wanted = dict.fromkeys([*told, *held, *tiles])
    return tuple(tile for level in (1, 2, 3) for tile in [each for each in wanted if tiles[each].level == level][:most])


def _lay_tokens(state: State, lying: dict[str, str], whole: bool, empty: Sequence[str], piles: str | None) -> None:
    """Each token lies somewhere: kinds in turn over the map, then as many in the piles as at first, others used."""
    every, cities = all_tokens(state.setup), state.data.cities
    left = Counter(every)
    left.subtract([*lying.values(), *(piles or "").split()])
    for own in state.seats:
        left.subtract([*own.tokens, *(bonus.partition(" ")[0] for bonus in own.bonus)])
    rest = [token for number in range(max(left.values())) for token in TOKENS if left[token] > number]
    travellers = {own.city for own in state.seats}
    for city in () if whole else cities:
        if city not in lying and city not in empty and city not in travellers:
            lying[city] = rest.pop(0)
    state.map = tuple(lying.get(city) for city in cities)
    size = 0 if piles is not None else len(every) - len(cities)
    state.token_pile = (*(piles or "").split(), *rest[:size])
    state.token_discard = tuple(rest[size:])


def _automa(setup: Setup, told: Things) -> Automa:
    """What Meng plays with: the Automa cards that are not told are in the deck, below those that are."""
    words = {key: tuple(told.get(key, "").split()) for key in ("deck", "today", "used")}
    left = Counter(automa_deck(setup))
    left.subtract(card for cards in words.values() for card in cards)
    deck = (*words["deck"], *left.elements())
    return Automa(told.get("focus", "palace"), deck, words["today"], words["used"], told.get("last"))


# --- Cards -----------------------------------------------------------------------------------------------------------


class _Cards:
    """Lays each card of the game somewhere; of those that are not told none matches a die, where there are others."""

    def __init__(
        self, state: State, opens: str, told: Sequence[Things], gifts: dict[str, str], draw: Sequence[str],
        hands: int | None,
    ) -> None:  # fmt: skip
        self.state, self.told, self.gifts, self.draw, self.hands = state, told, gifts, draw, hands
        self.hand = [things.get("hand", "").split() for things in told]
        self.discard = [things.get("discard", "").split() for things in told]
        self.free = [*in_play(state.setup)]
        for card in [*gifts.values(), *draw, *(card for cards in (*self.hand, *self.discard) for card in cards)]:
            self.free.remove(card)
        self.opening = self._opened(opens)

    def _opened(self, opens: str) -> Opening:
        found = _OPENS.fullmatch(opens)
        assert found is not None, opens
        player, card, place = found.groups()
        location: Any = place
        seat = self.state.players.index(player)
        if location is None:
            return Opening(seat)
        return Opening(seat, location, card or self.gifts.get(location) or self._blank(), card is not None)

    def _blank(self) -> str:
        """The dearest card without action."""
        return max(
            (card for card in self.free if self.state.card(card).action == "none" and not self._to_draw(card)),
            key=lambda card: self.state.card(card).value,
        )

    def _to_draw(self, card: str) -> bool:
        return self.state.card(card).set == "draw"

    def _take(self, fitting: Sequence[str]) -> str:
        """One of these cards: none of the draw pile, and none that matches a die, where there are others."""
        dice = self.state.dice
        card = min(fitting, key=lambda each: (self._to_draw(each), self.state.card(each).value in dice))
        self.free.remove(card)
        return card

    def _for_board(self, card: str) -> tuple[bool, bool]:
        """Board cards lie on the board; when the Day ends, first those that would match a die in the piles."""
        matches = self.state.card(card).value in self.state.dice
        return self.hands == 0 and not matches, self.state.card(card).set != "board"

    def deal(self) -> Opening:
        """Lay them, and tell what is open."""
        state, opening = self.state, self.opening
        if opening.location is not None and opening.card is not None:
            if opening.card in self.free:
                self.free.remove(opening.card)
            self.gifts[opening.location] = opening.card
        for location in LOCATIONS:
            if location not in self.gifts:
                self.gifts[location] = min((card for card in self.free if not self._to_draw(card)), key=self._for_board)
                self.free.remove(self.gifts[location])
        if opening.card is not None and "discard" not in self.told[opening.seat]:  # what lay there (GIFT-1)
            laid = state.card(opening.card).value
            self.discard[opening.seat].append(self._take([c for c in self.free if state.card(c).value < laid]))
        for seat, own in enumerate(state.seats):
            in_all = OWN + own.card_slots
            in_hand = max(len(self.hand[seat]), min(self._in_hand(seat), in_all - len(self.discard[seat])))
            while len(self.hand[seat]) < in_hand:
                self.hand[seat].append(self._take(self.free))
            while len(self.discard[seat]) < in_all - in_hand:
                self.discard[seat].append(self._take(self.free))
            own.hand, own.discard = tuple(self.hand[seat]), tuple(self.discard[seat])
        state.gifts = {location: self.gifts[location] for location in LOCATIONS}
        state.draw_pile = (*self.draw, *self.free)
        strange = [card for card in self.free if not self._to_draw(card)]
        assert not strange, f"cards of the draw pile are held that nobody has won: {strange} would lie there"
        return opening

    def _in_hand(self, seat: int) -> int:
        """Cards in a hand: who has had a turn in this round holds one less than who has not."""
        state, opening, told = self.state, self.opening, self.told
        if state.phase != "day":
            return OWN * (state.phase == "morning") + state.seats[seat].card_slots
        if "hand" in told[seat] and seat != state.meng:
            return len(self.hand[seat])
        if self.hands is not None:
            return self.hands
        here = len(self.hand[opening.seat]) if "hand" in told[opening.seat] else LEFT
        place = state.order_of_play.index(seat) - state.order_of_play.index(opening.seat)
        return here + (place > 0) if opening.card else max(0, here - (place < 0))


# --- What is open ----------------------------------------------------------------------------------------------------


def _ahead(state: State) -> list[Task]:
    """What is still to come of the Day, below the open question."""
    if state.phase == "end":
        return [FinalScoring()]
    twilight = [] if state.meng is None else [TwilightPhase()]
    tasks: list[Task] = [NextDay(), NightPhase(), *twilight, BonusHome()]
    return [*tasks, DayPhase(), NewDay()] if state.phase == "morning" else tasks


def _open(state: State, opening: Opening) -> list[Task]:
    """The open question, and below it those of the players who come later."""
    seat, location, card, by_name = opening
    order = state.order_of_play
    later = [*reversed(order[order.index(seat) + 1 :])]
    if state.phase == "morning":
        return [*map(MayInvoke, later), ChooseMorning(seat, ())]
    if state.phase == "end":
        return [*(LastExchanges(other) for other in later if other != state.meng), LastExchanges(seat)]
    turns = Turns(state.after_seat(seat))
    if location is None or card is None:
        return [turns, ChooseGift(seat)]
    if by_name:
        return [turns, ChooseCardAction(seat, card, location)]
    return [turns, ChoosePlaceAction(seat, card, location, "none")]
