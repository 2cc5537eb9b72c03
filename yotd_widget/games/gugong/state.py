"""State: everything on the table at one moment, and the agenda of open tasks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import UNSET

from yotd_widget.engine.acts import WithActs
from yotd_widget.engine.chance import Shuffles
from yotd_widget.engine.game import Late
from yotd_widget.engine.house import HouseRules
from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.luck import Dealer, SeededLuck
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.names import known
from yotd_widget.engine.packs import Brought, Reference
from yotd_widget.engine.position import Outcome, Question
from yotd_widget.engine.supposed import is_supposed
from yotd_widget.engine.texts import N_, Lazy, Texts
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.data import PACKS, Card, Data, Side, data_of
from yotd_widget.games.gugong.moves import MOVES
from yotd_widget.games.gugong.pieces import DOUBLE_TOKEN, HIDDEN, MENG, ROUTES, Level, Location, Phase, Route
from yotd_widget.games.gugong.refusals import OWN_CODES, refuse
from yotd_widget.games.gugong.seat import Amount, Seat, worth
from yotd_widget.games.gugong.unseen import noted

Task = Any  # a task of any phase; JSON is read in a second step by the codec, which knows them all

MENG_NAME: Final = "Meng"
PHASE_WORDS: Final[Texts[Phase]] = Texts(
    {
        "setup": N_("Set-up"),
        "morning": N_("Morning"),
        "day": N_("Day"),
        "twilight": N_("Twilight"),
        "night": N_("Night"),
        "end": N_("Scoring"),
        "over": N_("Scoring"),
    }
)
"""What the phases are called."""
PHASE_NUMBERS: Final[dict[Phase, int]] = {
    "setup": 0, "morning": 1, "day": 2, "twilight": 3, "night": 4, "end": 5, "over": 5,
}  # fmt: skip
_OPTIONS_NAMED: Final = 8
"""As many legal moves a refusal names."""


class Setup(msgspec.Struct, frozen=True, dict=True):
    """How a game was set up: names by seat, seed of all luck, the data pack, options.

    seed: answers every chance decision; None leaves them to whoever holds the position. pack: the numbers played with.
    expert, bonus: the variant and the bonus tokens. level: of Meng in a solo game; sets: place of the pair of sets.
    rules: names of house rules.
    """

    players: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=5)]
    pack: Reference
    seed: int | None = None
    expert: bool = False
    bonus: bool = False
    level: Level | None = None
    sets: Amount = 0
    rules: HouseRules = UNSET

    @cached_property
    def data(self) -> Data:
        """The numbers of the game."""
        return data_of(self.pack)

    @cached_property
    def side(self) -> Side:
        """The side of the board (SETUP-2)."""
        return self.data.side(len(self.players))

    @cached_property
    def jade_prices(self) -> tuple[int, ...]:
        """What stands on the square, and then on each house of this side."""
        jade = self.data.jade
        return (jade.square_cost, *jade.houses.of(self.side))

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """The routes of the canal on this side."""
        numbers = self.data.canal.routes
        return ROUTES[: numbers.small if self.side == "small" else numbers.large]


class Automa(msgspec.Struct, frozen=True):
    """What Meng plays with beside his seat (AUTOMA-3, AUTOMA-4).

    deck: Automa cards, top first; today: those played this Day, in their order; used: those of earlier Days.
    last: the perimeter city that he left last, or stands in (AMB-38).
    """

    focus: Location | None = None
    deck: tuple[str, ...] = ()
    today: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    last: str | None = None


@remembered()
def clockwise(start: int, count: int) -> tuple[int, ...]:
    """So many seats, from one of them on."""
    return tuple((start + place) % count for place in range(count))


_COVERED: Final = frozenset({HIDDEN})


@dataclass(slots=True, repr=False)
class State(WithActs):
    """A game at one moment. Read it freely; `after` gives the next one and never changes this one.

    day: on the Day Tracker, 0 before the game. start: seat of the start player; medal: who has the Medal, None on the
    board (SETUP-16). gifts: the card at each location; draw_pile: top first; map: the token in each city, in their
    order, None where there is none; token_pile: those not yet drawn, top first; token_discard: those handed in.
    dice: what they show. houses: which still have a Jade. board_decrees: top and bottom of each level.
    order: the seats by Intrigue Marker, the highest first (TIE-1). automa: in a solo game. agenda: next task last.
    """

    game = Late("gugong")
    moves = MOVES
    beside: ClassVar[tuple[type[Question], ...]] = ()

    setup: Setup
    phase: Phase = "setup"
    day: Amount = 0
    start: Amount = 0
    medal: int | None = None
    gifts: dict[Location, str] = field(default_factory=dict)
    draw_pile: tuple[str, ...] = ()
    map: tuple[str | None, ...] = ()
    token_pile: tuple[str, ...] = ()
    token_discard: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    houses: tuple[bool, ...] = ()
    board_decrees: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    seats: list[Seat] = field(default_factory=list)
    automa: Automa | None = None
    agenda: list[Task] = field(default_factory=list)

    # --- the table ---

    @property
    def data(self) -> Data:
        """The numbers of the game."""
        return self.setup.data

    def card(self, name: str) -> Card:
        """A Gift Card."""
        return self.setup.data.cards[name]

    def are_cards(self, *names: str | None) -> bool:
        """Whether these are Gift Cards of the game; None is looked over."""
        return all(name is None or name in self.setup.data.cards for name in names)

    @property
    def meng(self) -> int | None:
        """Meng's seat; None where he does not play."""
        return MENG if self.setup.level else None

    @property
    def order_of_play(self) -> tuple[int, ...]:
        """The seats clockwise from the start player (ROUND-3)."""
        return clockwise(self.start, len(self.seats))

    def after_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.seats)

    def owners(self, decree: str) -> list[int]:
        """Who has a servant on a Decree."""
        return [seat for seat, each in enumerate(self.seats) if decree in each.decrees]

    def advantage(self, seat: int, effect: str) -> int:
        """How much of an effect a player's Decrees give in all; 0 without it."""
        decrees, n = self.seats[seat].decrees, 0
        if decrees:
            tiles = self.setup.data.tiles
            for decree in decrees:
                if tiles[decree].effect == effect:
                    n += tiles[decree].n
        return n

    def has(self, seat: int, effect: str) -> bool:
        """Whether one of a player's Decrees has an effect."""
        decrees = self.seats[seat].decrees
        if not decrees:
            return False
        tiles = self.setup.data.tiles
        return effect in [tiles[decree].effect for decree in decrees]

    def put_token(self, city: str, token: str | None) -> None:
        """Lay a token on a city, or take it away."""
        place = self.setup.data.places[city]
        self.map = (*self.map[:place], token, *self.map[place + 1 :])

    def token_at(self, city: str) -> str | None:
        """The token on a city."""
        return self.map[self.setup.data.places[city]]

    def first(self, seats: Sequence[int]) -> int:
        """Of some players the one with the higher Intrigue Marker (TIE-1, TIE-2)."""
        return min(seats, key=self.order.index)

    # --- what a Position supplies ---

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The names of the house rules that it is played by."""
        return self.setup.rules or ()

    @property
    def brought(self) -> Brought:
        """The data pack that it is played with, where that is none of the game's own."""
        return (PACKS, self.setup.pack) if self.setup.pack.data is not None else None

    def may_act(self, seat: int) -> bool:
        """Only tokens can be exchanged, and only if they are worth what something costs (XCH-1)."""
        tokens = self.seats[seat].tokens
        return bool(tokens) and worth(tokens) >= self.setup.data.least_rate

    def clone(self) -> State:
        """An independent copy, about 3 µs for four players."""
        return State(
            self.setup, self.phase, self.day, self.start, self.medal, self.gifts.copy(), self.draw_pile, self.map,
            self.token_pile, self.token_discard, self.dice, self.houses, self.board_decrees, self.order,
            [seat.clone() for seat in self.seats], self.automa, self.agenda.copy(),
        )  # fmt: skip

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat, in a solo game Meng second (AUTOMA-1)."""
        return (*self.setup.players, MENG_NAME) if self.setup.level else self.setup.players

    @property
    def when(self) -> tuple[int, int]:
        """The Day, and its phase: 1 Morning, 2 Day, 3 Twilight, 4 Night, 5 the end; 0 before them (ROUND-1).

        A Morning belongs to the Day that it begins, though the Tracker moves at its end (MORN-7).
        """
        day = self.day + 1 if self.phase == "morning" and self._before_income else self.day
        return day, PHASE_NUMBERS[self.phase]

    @property
    def _before_income(self) -> bool:
        return any(getattr(task, "advances_day", False) for task in self.agenda)

    @property
    def luck(self) -> SeededLuck | None:
        """The luck of this game's seed."""
        return None if self.setup.seed is None else SeededLuck(self.setup.seed)

    @property
    def moment(self) -> str:
        """Which draw this is: of each kind there is one a Day; of Meng's deck one more when it is empty."""
        return f"day {self.day} {len(self.automa.today)}" if self.automa else f"day {self.day}"

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and why; None while the game goes on (END-5, END-6, END-7, AUTOMA-40, AUTOMA-41)."""
        if self.agenda or self.phase != "over":
            return None
        scores = tuple(seat.vp for seat in self.seats)
        inside = [seat for seat in self.order if self.seats[seat].space or seat == self.meng]
        if not inside and self.data.rulings.nobody_in_palace == "highest_score":
            inside = [*self.order]
        ahead = sorted(inside, key=lambda seat: -scores[seat])  # stable: the higher marker comes first
        outside = tuple(seat for seat in range(len(self.seats)) if seat not in ahead)
        ranking = (*((seat,) for seat in ahead), *((outside,) if outside else ()))
        if not ahead:
            return Outcome((), scores, ranking, ("END-7",))
        tied = len(ahead) > 1 and scores[ahead[0]] == scores[ahead[1]]
        return Outcome((ahead[0],), scores, ranking, ("END-6", "TIE-1") if tied else ("END-6",))

    # --- refusals ---

    def refusal(self, code: str, **facts: Any) -> Refusal:
        """The refusal with this code, by its own name where it is one of all games."""
        if code == "ERR-FORMAT":
            return self.no_option()
        return refuse(OWN_CODES.get(code, code), **facts)

    def no_option(self) -> Refusal:
        """E-OPTION with what could be chosen."""
        options = [str(option) for option in self.options()[:_OPTIONS_NAMED]]
        more = ["…"] if len(self.options()) > _OPTIONS_NAMED else []
        return refuse("E-OPTION", options=", ".join([*options, *more]))

    def misplaced(self, move: Move) -> Refusal:
        """The refusal of an answer to another decision point: as the task says that lies nearest, else E-PHASE."""
        for task in reversed(self.agenda):
            refusal: Refusal | None = task.elsewhere(self, move) if hasattr(task, "elsewhere") else None
            if refusal is not None:
                return refusal
        return refuse("E-PHASE", phase=Lazy(PHASE_WORDS.english[self.phase]))

    def untimely(self, by: str) -> Refusal:
        """E-TURN, or what the open question says of those whom it does not ask."""
        question, seat = self.agenda[-1], self.players.index(by) if by in self.players else None
        refusal: Refusal | None = question.unasked(self, seat) if hasattr(question, "unasked") else None
        return refusal or WithActs.untimely(self, by)

    def seat_of(self, player: str) -> Seat:
        """The things of the player with this name. Raises: ValueError."""
        return self.seats[self.players.index(known(player, self.players))]

    # --- what is hidden ---

    def seen_by(self, seat: int) -> State:
        """What a player may know: no hands, piles and face-down tokens of others, and no order (INFO-1 to INFO-4)."""
        seen = self.clone()
        for other, each in enumerate(seen.seats):
            if other != seat:
                each.hand = (HIDDEN,) * len(each.hand)
                each.discard = (HIDDEN,) * len(each.discard)
                each.tokens = tuple(token if token == DOUBLE_TOKEN else HIDDEN for token in each.tokens)
        seen.draw_pile = (HIDDEN,) * len(seen.draw_pile)
        seen.token_pile = (HIDDEN,) * len(seen.token_pile)
        if seen.automa is not None:
            seen.automa = msgspec.structs.replace(seen.automa, deck=(HIDDEN,) * len(seen.automa.deck))
        return seen

    def foreseen(self) -> State:
        """Without the piles and Meng's cards, which nobody may look at (INFO-4, AUTOMA-4, AUTOMA-5)."""
        if {*self.draw_pile, *self.token_pile} <= _COVERED and self.automa is None:
            return self
        seen = self.clone()
        seen.draw_pile = (HIDDEN,) * len(seen.draw_pile)
        seen.token_pile = (HIDDEN,) * len(seen.token_pile)
        if seen.automa is not None:
            seen.automa = msgspec.structs.replace(seen.automa, deck=(HIDDEN,) * len(seen.automa.deck))
            meng = seen.seats[MENG]
            meng.hand, meng.discard = (HIDDEN,) * len(meng.hand), (HIDDEN,) * len(meng.discard)
        return seen

    def is_open(self, task: Any) -> bool:
        """Nobody knows what a card will do that is still to be drawn."""
        return WithActs.is_open(self, task) and not (
            task.asked and task.seat != LUCK and HIDDEN in self.seats[task.seat].hand
        )

    def noted_by(self, seat: int, notes: Sequence[Note]) -> Sequence[Note]:
        """What a player may know of a step: of a hidden card, that there was one; what somebody supposed is his own."""
        return [
            noted(note, seat)
            for note in notes
            if not is_supposed(note) or note in WithActs.noted_by(self, seat, [note])
        ]

    def dealt(self, luck: Dealer) -> State:
        """A table as somebody sees it, with all that is hidden dealt, each possible deal as likely as the other."""
        whole = self.clone()
        _deal_cards(whole, luck)
        _deal_tokens(whole, luck)
        if whole.automa is not None and HIDDEN in whole.automa.deck:
            left = _without(automa_deck(whole.setup), (*whole.automa.today, *whole.automa.used))
            order = luck.draw("Automa cards", Shuffles(left, tuple))
            whole.automa = msgspec.structs.replace(whole.automa, deck=order[: len(whole.automa.deck)])
        return whole


def unseen_cards(state: State) -> list[str]:
    """The Gift Cards in play that do not lie open on a table as somebody sees it."""
    places = (*(seat.hand for seat in state.seats), *(seat.discard for seat in state.seats), state.draw_pile)
    return _without(in_play(state.setup), (*state.gifts.values(), *(card for place in places for card in place)))


def unseen_tokens(state: State) -> list[str]:
    """The Travel Tokens that do not lie open on a table as somebody sees it."""
    on_the_way = [task.token for task in state.agenda if getattr(task, "token", None) is not None]
    used = [bonus.partition(" ")[0] for seat in state.seats for bonus in seat.bonus]
    held = [token for seat in state.seats for token in seat.tokens]
    seen = (*filter(None, state.map), *state.token_pile, *state.token_discard, *on_the_way, *used, *held)
    return _without(all_tokens(state.setup), seen)


def unseen_of_draw_pile(state: State) -> list[str]:
    """Those of them that can lie in the draw pile: no card comes back to it (SETUP-11, EXPERT-3)."""
    unseen = unseen_cards(state)
    return unseen if state.setup.expert else [card for card in unseen if state.card(card).set == "draw"]


def _deal_cards(state: State, luck: Dealer) -> None:
    """Deal the Gift Cards that somebody does not see: to the draw pile, then to hands and discard piles."""
    unseen, hidden = unseen_cards(state), state.draw_pile.count(HIDDEN)
    of_pile = unseen_of_draw_pile(state)
    pile = luck.draw("draw pile", Shuffles(of_pile if len(of_pile) >= hidden else unseen, tuple, hidden))
    drawn, order = iter(pile), iter(luck.draw("gift cards", Shuffles(_without(unseen, pile), tuple)))
    state.draw_pile = tuple(next(drawn) if card == HIDDEN else card for card in state.draw_pile)
    for seat in state.seats:
        seat.hand = tuple(next(order) if card == HIDDEN else card for card in seat.hand)
        seat.discard = tuple(next(order) if card == HIDDEN else card for card in seat.discard)


def _deal_tokens(state: State, luck: Dealer) -> None:
    """Deal the Travel Tokens that somebody does not see: to those who hold them face-down, and to the piles.

    A double token lies face-up on a token space (TOK-12a), so none of those that are not seen is held.
    """
    unseen = unseen_tokens(state)
    held = sum(seat.tokens.count(HIDDEN) for seat in state.seats)
    order = luck.draw("travel tokens", Shuffles([token for token in unseen if token != DOUBLE_TOKEN], tuple, held))
    given, in_pile = iter(order), iter(luck.draw("token piles", Shuffles(_without(unseen, order), tuple)))
    for seat in state.seats:
        seat.tokens = tuple(next(given) if token == HIDDEN else token for token in seat.tokens)
    state.token_pile = tuple(next(in_pile) if token == HIDDEN else token for token in state.token_pile)


def _without(pieces: Sequence[str], others: Sequence[str]) -> list[str]:
    left = [*pieces]
    for each in others:
        if each in left:
            left.remove(each)
    return left


# --- What is in a game -----------------------------------------------------------------------------------------------


def sets(setup: Setup) -> tuple[str, ...]:
    """The card sets in the order of play: player-k for the k-th player, or those of a pair (SETUP-12, AUTOMA-2)."""
    if setup.level is not None:
        pair = setup.data.automa.sets[setup.sets]
        return pair.human, pair.meng
    return tuple(f"player{number}" for number in range(1, len(setup.players) + 1))


def in_play(setup: Setup) -> tuple[str, ...]:
    """The Gift Cards of a game: without the Expert Variant unused sets leave it (SETUP-12, EXPERT-2)."""
    kinds = {"board", "draw", *sets(setup)}
    return tuple(card.id for card in setup.data.gift_cards.cards if setup.expert or card.set in kinds)


def all_tokens(setup: Setup) -> tuple[str, ...]:
    """The Travel Tokens of a game (SETUP-3, SETUP-4)."""
    travel = setup.data.travel
    return (*travel.tokens.all, *(travel.bonus_tokens.all if setup.bonus else ()))


def automa_deck(setup: Setup) -> tuple[str, ...]:
    """The Automa cards of a game: at the easy level one Special card fewer (AUTOMA-4)."""
    cards = setup.data.automa.cards
    return cards[:-1] if setup.level == "easy" else cards
