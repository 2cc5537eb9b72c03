"""Travel Tokens exchanged for a servant, points or a Jade, at any time (XCH-*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.data import Rate
from yotd_widget.games.gugong.jade import from_supply
from yotd_widget.games.gugong.moves import Done, Exchange
from yotd_widget.games.gugong.pieces import DOUBLE_TOKEN, TOKENS
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.seat import worth
from yotd_widget.games.gugong.servants import SUPPLY, take
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import JADES, POINTS, pieces


@remembered()
def worth_exactly(tokens: tuple[str, ...], value: int) -> tuple[tuple[str, ...], ...]:
    """Every choice of some tokens, told apart by kind, that is worth exactly so much (XCH-3). tokens: sorted.

    >>> worth_exactly(("TOK-1", "TOK-12", "TOK-6"), 2)
    (('TOK-1', 'TOK-6'), ('TOK-12',))
    """
    found = []
    if value == 0:
        return ((),)
    for place, token in enumerate(tokens):
        if place and tokens[place - 1] == token:
            continue
        price = worth((token,))
        if price <= value:
            found += [(token, *others) for others in worth_exactly(tokens[place + 1 :], value - price)]
    return tuple(found)


@remembered()
def exchanges(rates: tuple[Rate, ...], own: tuple[str, ...], servant: bool, double: bool) -> tuple[Exchange, ...]:
    """What tokens can be exchanged for (XCH-1, XCH-3), a servant as a piece that is in the supply (XCH-6, DBL-3).

    own: the tokens; servant, double: whether there is one in the supply.
    """
    tokens = tuple(sorted(own, key=TOKENS.index))
    servants = [*["servant"] * servant, *["double"] * double]
    return tuple(
        Exchange(gain, handed)  # type: ignore[arg-type]
        for rate in rates
        for gain in (servants if rate.gain == "servant" else [rate.gain])
        for handed in worth_exactly(tokens, rate.value)
    )


def hand_in(state: State, seat: int, tokens: Sequence[str], notes: Notes | None) -> None:
    """Put tokens on the token discard pile, not on the draw piles (XCH-4)."""
    own = state.seats[seat]
    left = [*own.tokens]
    for token in tokens:
        left.remove(token)
        if notes is not None:
            notes.add("XCH-4", seat, {"tokens": -1}, tokens=token)
    own.tokens = tuple(left)
    state.token_discard = (*state.token_discard, *tokens)


class ExchangeTokens(Question, frozen=True):
    """DP-XCH: own tokens for a servant, for points or for a Jade, beside any question (XCH-1, XCH-2)."""

    answers = (Exchange,)
    points = {
        "DP-XCH": Point(
            N_("{player} may exchange Travel Tokens"),
            N_("Choose tokens and what you want for them."),
            N_("an exchange of tokens"),
            ("XCH-1", "XCH-2", "XCH-3"),
            focus="tokens",
        )
    }

    def options(self, state: State) -> Sequence[Exchange]:
        own = state.seats[self.seat]
        rates = state.setup.data.travel.exchange.rates
        return exchanges(rates, own.tokens, own.supply > 0, own.double == "supply")

    def verify(self, state: State, move: Exchange) -> Refusal | None:
        own = state.seats[self.seat]
        rate = self._rate(state, move)
        if rate is None or not {*move.tokens} <= {*TOKENS}:
            return state.no_option()
        if Counter[str](move.tokens) - Counter[str](own.tokens):
            return refuse("E-TOKEN-OWN")
        if (have := worth(move.tokens)) != rate.value:
            return refuse("E-TOKEN-SUM", have=have, need=rate.value)
        if rate.gain == "servant" and not (own.supply if move.gain == "servant" else own.in_supply):
            return refuse("E-SUPPLY")
        if move.gain == "double" and own.double != "supply":
            return refuse("E-DOUBLE-WHERE", place=Lazy(SUPPLY))
        return None

    def _rate(self, state: State, move: Exchange) -> Rate | None:
        wanted = "servant" if move.gain == "double" else move.gain
        return next((rate for rate in state.setup.data.travel.exchange.rates if rate.gain == wanted), None)

    def words(self, state: State, move: Exchange) -> Mapping[str, str]:
        rate = self._rate(state, move)
        count, double = rate.n if rate else 0, move.gain == "double"
        nouns = {"vp": POINTS, "jade": JADES}
        gained = counted(count, nouns[move.gain]) if move.gain in nouns else pieces(count - double, double)
        return {"gained": gained}

    def do(self, state: State, move: Exchange, notes: Notes | None) -> None:
        if state.agenda and hasattr(state.agenda[-1], "put_again"):  # the open question is put anew
            state.agenda[-1] = state.agenda[-1].put_again()
        own, rate = state.seats[self.seat], self._rate(state, move)
        assert rate is not None
        hand_in(state, self.seat, move.tokens, notes)
        handed = " ".join(move.tokens)
        if rate.gain == "vp":
            own.vp += rate.n
            if notes is not None:
                notes.add("XCH-1", self.seat, {"vp": rate.n}, handed=handed)
        elif rate.gain == "jade":
            from_supply(state, self.seat, rate.n, "XCH-1", notes, handed=handed)
        else:
            double = move.gain == "double"
            take(own, self.seat, min(rate.n - double, own.supply), double, "XCH-1", notes, {"handed": handed})


State.beside = (ExchangeTokens,)


class StoreToken(Chore, frozen=True):
    """A collected token goes face-down on a token space (TRAV-8, TRAV-9); without one there is to be room (XCH-5)."""

    seat: int
    token: str

    def run(self, state: State, notes: Notes | None) -> None:
        own = state.seats[self.seat]
        if len(own.tokens) >= state.setup.data.travel.slots.count:
            state.agenda += [self, MakeRoom(self.seat)]
            return
        own.tokens = (*own.tokens, self.token)
        if notes is not None:
            notes.add("TRAV-8", self.seat, {"tokens": 1}, tokens=self.token)
        if self.seat == state.meng:
            meng_buys_jade(state, self.seat, notes)


class MakeRoom(ExchangeTokens, frozen=True):
    """DP-XCH on full token spaces: nothing but an exchange is legal (XCH-5, AMB-46)."""

    points = {
        N_("DP-XCH, full spaces"): Point(
            N_("{player} has to exchange Travel Tokens"),
            N_("Your token spaces are full: exchange tokens for something."),
            N_("an exchange of tokens"),
            ("XCH-5", "XCH-1"),
            focus="tokens",
        )
    }

    def elsewhere(self, state: State, move: object) -> Refusal | None:
        """E-SLOTS for anything else."""
        return refuse("E-SLOTS") if state.agenda[-1] is self else None


class LastExchanges(Question, frozen=True):
    """DP-XCH before the final scoring: exchanges, as long as one likes (END-0)."""

    answers = (Done,)
    points = {
        N_("DP-XCH, the last"): Point(
            N_("{player} may exchange Travel Tokens for the last time"),
            N_("Exchange tokens for the last time, or end it."),
            N_("the end of the exchanges"),
            ("END-0", "XCH-2"),
            focus="tokens",
        )
    }
    declined = Lazy(N_("Exchange no more tokens"))

    def options(self, state: State) -> Sequence[Done]:
        return (DONE,)

    def verify(self, state: State, move: Done) -> Refusal | None:
        return None

    def do(self, state: State, move: Done, notes: Notes | None) -> None:
        if notes is not None and ExchangeTokens(self.seat).options(state):
            notes.add("END-0", self.seat, unused=state.seats[self.seat].token_worth)


DONE = Done()

# --- Meng ------------------------------------------------------------------------------------------------------------


def singles_first(tokens: Sequence[str], value: int) -> tuple[str, ...] | None:
    """The tokens that Meng hands in for a servant: the singles collected first, else one TOK-12 (AMB-55)."""
    singles = [token for token in tokens if token != DOUBLE_TOKEN]
    if len(singles) >= value:
        return tuple(singles[:value])
    return (DOUBLE_TOKEN,) if DOUBLE_TOKEN in tokens and value == worth((DOUBLE_TOKEN,)) else None


def meng_buys_servants(state: State, seat: int, missing: int, notes: Notes | None) -> bool:
    """Exchange tokens for as many servants as are missing, if that is possible (AUTOMA-14)."""
    own = state.seats[seat]
    rate = next(rate for rate in state.setup.data.travel.exchange.rates if rate.gain == "servant")
    if missing > own.supply or missing * rate.value > own.token_worth:
        return False
    for _ in range(missing):
        tokens = singles_first(own.tokens, rate.value)
        if tokens is None:
            return False
        hand_in(state, seat, tokens, notes)
        due = min(rate.n, own.supply)
        take(own, seat, due, False, "AUTOMA-14", notes, {"handed": " ".join(tokens)})
    return True


def meng_buys_jade(state: State, seat: int, notes: Notes | None) -> None:
    """Exchange tokens for a Jade as soon as they are worth enough (AUTOMA-15, AMB-55)."""
    own = state.seats[seat]
    rate = next(rate for rate in state.setup.data.travel.exchange.rates if rate.gain == "jade")
    if own.token_worth < rate.value:
        return
    tokens = [*own.tokens]
    if own.token_worth > rate.value:
        tokens.reverse()
        tokens.remove(next(token for token in tokens if token != DOUBLE_TOKEN))  # AMB-55: collected last
        tokens.reverse()
    hand_in(state, seat, tokens, notes)
    from_supply(state, seat, rate.n, "AUTOMA-15", notes, handed=" ".join(tokens))
