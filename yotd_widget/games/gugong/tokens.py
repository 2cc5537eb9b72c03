"""What a collected Travel Token brings (TOK-*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy, Texts
from yotd_widget.engine.trace import Fact, Notes
from yotd_widget.games.gugong.canal import MayClaim, is_load, load, loads, thinkable_loads, why_no_load
from yotd_widget.games.gugong.exchanges import StoreToken
from yotd_widget.games.gugong.jade import from_supply
from yotd_widget.games.gugong.moves import Load, Offer, Put, Skip, Use
from yotd_widget.games.gugong.pieces import DOUBLE_TOKEN, Piece, Token
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.servants import gain, no_piece, pay, payable
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.swaps import ChooseRetrieved, ChooseSwap
from yotd_widget.games.gugong.tracks import climb, rise
from yotd_widget.games.gugong.wall import Section, put

SERVANTS: Final[dict[str, int]] = {"TOK-1": 1, "TOK-2": 2}
POINTS: Final = 2
"""Points of TOK-6."""
OFFERED: Final = 7
"""The least value of a card for TOK-5 (TOK-5a)."""
PRICE: Final = 3
"""Servants that TOK-11 takes for a Jade."""
THE_TOKEN: Final = N_("The effect of the token")


def _gain(state: State, seat: int, token: Token, notes: Notes | None) -> None:
    gain(state, seat, SERVANTS[token], token, notes)


def _envoy(state: State, seat: int, token: Token, notes: Notes | None) -> None:
    climb(state, seat, 1, token, notes)


def _intrigue(state: State, seat: int, token: Token, notes: Notes | None) -> None:
    rise(state, seat, 1, token, notes)


def score_points(state: State, seat: int, n: int, rule: str, notes: Notes | None, **facts: Fact) -> None:
    """Points at once. facts: what they are for."""
    state.seats[seat].vp += n
    if notes is not None:
        notes.add(rule, seat, {"vp": n}, **facts)


def _score(state: State, seat: int, token: Token, notes: Notes | None) -> None:
    score_points(state, seat, POINTS, token, notes)


def _swap(state: State, seat: int, token: Token, notes: Notes | None) -> None:
    state.agenda.append(ChooseSwap(seat, "TOK-7a"))


def _retrieve(state: State, seat: int, token: Token, notes: Notes | None) -> None:
    state.agenda.append(ChooseRetrieved(seat))


def _jade_for_servants(state: State, seat: int, token: Token, notes: Notes | None) -> None:
    state.agenda.append(TokenJade(seat, token))
    pay(state, seat, PRICE, "TOK-11", notes)


class TokenJade(Chore, frozen=True):
    """The Jade of a token, from the supply and by no Jade action (TOK-5, TOK-11a)."""

    seat: int
    rule: str

    def run(self, state: State, notes: Notes | None) -> None:
        from_supply(state, self.seat, 1, self.rule, notes)


EFFECTS: Final[dict[Token, Callable[[State, int, Token, Notes | None], None]]] = {
    "TOK-1": _gain,
    "TOK-2": _gain,
    "TOK-3": _envoy,
    "TOK-4": _intrigue,
    "TOK-6": _score,
    "TOK-7": _swap,
    "TOK-8": _retrieve,
    "TOK-11": _jade_for_servants,
}
"""What tokens do that need no more to be said; TOK-5 names a card, TOK-9 and TOK-10 a piece, TOK-12 does nothing."""

_NO_SERVANT: Final = N_("no servant is in the supply")
REASONS: Final[Texts[Token]] = Texts(
    {
        "TOK-1": _NO_SERVANT,
        "TOK-2": _NO_SERVANT,
        "TOK-7": N_("you have no card"),
        "TOK-8": N_("your discard pile is empty"),
        "TOK-9": _NO_SERVANT,
        "TOK-11": N_("you cannot pay 3 servants"),
    }
)
"""Why an effect may be impossible."""


def can_use(state: State, seat: int, token: Token) -> bool:
    """Whether there is what the effect needs (AMB-62)."""
    own = state.seats[seat]
    match token:
        case "TOK-1" | "TOK-2" | "TOK-9" | "TOK-10":
            return own.in_supply > 0
        case "TOK-7":
            return bool(own.hand or own.discard)
        case "TOK-8":
            return bool(own.discard)
        case "TOK-11":
            return payable(state, seat, PRICE)
    return True


def can_offer(state: State, card: str) -> bool:
    """Whether a card is enough for a Jade: the printed value counts (TOK-5a, AMB-26)."""
    return state.card(card).value >= OFFERED


def collected(state: State, seat: int, token: str) -> None:
    """A token has been taken from its city: its effect is used at once or not at all (TRAV-6, TRAV-9)."""
    if token == DOUBLE_TOKEN:
        state.agenda.append(StoreToken(seat, token))
    else:
        state.agenda.append(UseToken(seat, token))  # type: ignore[arg-type]


class UseToken(Question, frozen=True):
    """DP-TOKEN: use the effect of the collected token, or keep it unused (TRAV-6)."""

    token: Token

    answers = (Use, Offer, Load, Put, Skip)
    points = {
        "DP-TOKEN": Point(
            N_("{player} may use a Travel Token"),
            N_("Use the {token}, or only keep it."),
            N_("the use of a token"),
            ("TRAV-6", "TRAV-8"),
            focus="tokens",
        )
    }
    declined = Lazy(N_("Keep the token unused"))

    def candidates(self, state: State) -> Sequence[Move]:
        match self.token:
            case "TOK-5":
                return [*map(Offer, state.seats[self.seat].hand), KEEP]
            case "TOK-9":
                return [*thinkable_loads(state), KEEP]
            case "TOK-10":
                return [Put("servant"), Put("double"), KEEP]
        return [USE, KEEP]

    def options(self, state: State) -> Sequence[Move]:
        own = state.seats[self.seat]
        match self.token:
            case "TOK-5":
                return [*(Offer(card) for card in own.hand if can_offer(state, card)), KEEP]
            case "TOK-9":
                return [*loads(state, self.seat, "supply"), KEEP]
            case "TOK-10":
                there: list[Piece] = ["servant"] if own.supply else []
                there += ["double"] if own.double == "supply" else []
                return [*map(Put, there), KEEP]
        return (USE, KEEP) if can_use(state, self.seat, self.token) else (KEEP,)

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        wanted = {"TOK-5": Offer, "TOK-9": Load, "TOK-10": Put}.get(self.token, Use)
        if not isinstance(move, wanted) or (isinstance(move, Load) and not is_load(state, move)):
            return state.no_option()
        if isinstance(move, Offer):
            return self._no_offer(state, move)
        if isinstance(move, Put):
            if move.piece not in ("servant", "double"):
                return state.no_option()
            return no_piece(state, self.seat, move.piece, "supply")
        if not can_use(state, self.seat, self.token):
            return refuse("E-IMPOSSIBLE", action=Lazy(THE_TOKEN), reason=Lazy(REASONS.english[self.token]))
        return why_no_load(state, self.seat, move, "supply") if isinstance(move, Load) else None

    def _no_offer(self, state: State, move: Offer) -> Refusal | None:
        """Why a card cannot be given for a Jade."""
        if not state.are_cards(move.card):
            return state.no_option()
        if move.card not in state.seats[self.seat].hand:
            return refuse("E-CARD-HAND", card=move.card)
        return None if can_offer(state, move.card) else refuse("E-CARD-VALUE")

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        state.agenda.append(StoreToken(self.seat, self.token))
        if isinstance(move, Skip):
            if notes is not None:
                notes.add("TRAV-6", self.seat, token=self.token)
        elif isinstance(move, Offer):
            own = state.seats[self.seat]
            own.hand = tuple(card for card in own.hand if card != move.card)
            own.discard = (*own.discard, move.card)
            if notes is not None:
                notes.add("TOK-5a", self.seat, {"hand": -1, "discard": 1}, hand=move.card, discard=move.card)
            from_supply(state, self.seat, 1, "TOK-5", notes)
        elif isinstance(move, Load):
            ship = load(state, self.seat, move, "supply", "TOK-9", notes)
            if ship.units == state.setup.data.canal.ship_capacity:  # HARB-7: only the ship that received it
                state.agenda.append(MayClaim(self.seat, (ship.name,)))
        elif isinstance(move, Put):
            put(state, self.seat, move.piece, "supply", "TOK-10", notes)
            state.agenda.append(Section())
        else:
            EFFECTS[self.token](state, self.seat, self.token, notes)


USE: Final = Use()
KEEP: Final = Skip()
