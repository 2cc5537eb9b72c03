"""Questions about Travel and its tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.games.gugong import seat, travel  # by their modules: a wrong rule may stand for what they do
from yotd_widget.games.gugong.lessons.asks.parts import stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.moves import Skip
from yotd_widget.games.gugong.pieces import DOUBLE_TOKEN
from yotd_widget.games.gugong.reasons.rules import RULES
from yotd_widget.games.gugong.screen.words import TOKEN_EFFECTS
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tokens import UseToken
from yotd_widget.games.gugong.words import CITY_NAMES, TOKEN_NAMES
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table

# --- Where one can go --------------------------------------------------------------------------------------------


def _cities(table: Table) -> Sequence[Item]:
    """The cities with a token, each with why it can be reached or not."""
    state: State = played(table)
    there = travel.reachable(state, table.seat)
    return [
        Item(city, CITY_NAMES[city], f"city/{city}", _why(state, table.seat, city, city in there))
        for city, token in zip(state.data.cities, state.map, strict=True)
        if token
    ]


def _why(state: State, seat: int, city: str, reached: bool) -> Line:
    name = CITY_NAMES[city]
    if state.seats[seat].city is None:
        return Line(_("{city}: the first journey may begin in any city with a token.").format(city=name), ("TRAV-3",))
    if reached:
        return Line(_("{city}: a road leads there through cities without a token.").format(city=name), ("TRAV-4",))
    told = _("{city}: on every road there another token has to be passed.")
    return Line(told.format(city=name), ("TRAV-5",))


def _behind_reach(table: Table) -> Iterable[Line]:
    yield from stated("TRAV-4")
    yield from (item.why for item in _cities(table) if item.why)


@template(
    "travel.reach",
    "select",
    N_("Mark every city to which {player}'s Traveller can go in one move."),
    items=_cities,
    trace=_behind_reach,
    shown=played,
    also="neighbours-only through-tokens",
)
def reach(table: Table) -> list[str]:
    """The cities of the next move (TRAV-3 to TRAV-5)."""
    return travel.reachable(played(table), table.seat)


# --- What tokens bring --------------------------------------------------------------------------------------------


def _kinds(table: Table) -> Sequence[Item]:
    """The kinds of tokens on the map, each with what it does."""
    state: State = played(table)
    there = [token for token in TOKEN_NAMES if token in state.map]
    return [Item(token, begun(TOKEN_EFFECTS[token]), _at(state, token), _effect(token)) for token in there]


def _at(state: State, token: str) -> str:
    return f"city/{[*state.data.cities][state.map.index(token)]}"


def _effect(token: str) -> Line:
    """What a kind of token does, and what its rule says beside it."""
    rules = [rule for rule in (token, f"{token}a") if rule in RULES]
    return Line(" ".join(RULES[rule] for rule in rules), tuple(rules))


def _behind_useful(table: Table) -> Iterable[Line]:
    yield from stated("TRAV-6")
    yield from (item.why for item in _kinds(table) if item.why)


@template(
    "token.useful",
    "select",
    N_("Mark every token whose effect {player} could use on arrival, as things stand."),
    items=_kinds,
    trace=_behind_useful,
    shown=played,
)
def useful(table: Table) -> list[str]:
    """The kinds of tokens on the map whose effects are possible now (TOK-1 to TOK-12)."""
    state: State = played(table)
    return [item.key for item in _kinds(table) if item.key != DOUBLE_TOKEN and _usable(state, table.seat, item.key)]


def _usable(state: State, seat: int, token: Any) -> bool:
    return any(not isinstance(move, Skip) for move in UseToken(seat, token).options(state))


# --- What tokens are worth ----------------------------------------------------------------------------------------

TOKENS: Final = NN_("token", "tokens")


def _behind_worth(table: Table) -> Iterable[Line]:
    own = table.state.seats[table.seat]
    told = _("{player} holds so many tokens: {n}.")
    yield Line(told.format(player=table.player, n=len(own.tokens)), ("XCH-1",), place=f"tokens/{table.seat}")
    yield from stated("TOK-12a", "XCH-1")


@template(
    "tokens.worth",
    "number",
    N_("As how many tokens do {player}'s tokens count in an exchange?"),
    units=TOKENS,
    trace=_behind_worth,
    takes="",
    also="double-token-one double-token-three",
)
def worth(table: Table) -> int:
    """What all tokens of the player are worth (TOK-12a)."""
    return seat.worth(table.state.seats[table.seat].tokens)


_GAINS: Final = {
    "servant": N_("1 servant, for 2"),
    "vp": N_("2 points, for 4"),
    "jade": N_("1 Jade, for 6"),
}


def _gains(table: Table) -> Sequence[Item]:
    """What tokens are exchanged for, each with why it is possible or not."""
    state, own = table.state, table.state.seats[table.seat]
    all_of_them = seat.worth(own.tokens)
    found = []
    for rate in state.data.travel.exchange.rates:
        enough = all_of_them >= rate.value
        told = _("{gained}: your tokens are worth {n}.") if enough else _("{gained}: your tokens are worth only {n}.")
        line = Line(told.format(gained=_(_GAINS[rate.gain]), n=all_of_them), ("XCH-1", "TOK-12a"))
        found.append(Item(rate.gain, _(_GAINS[rate.gain]), "", line))
    return found


@template(
    "tokens.gains",
    "select",
    N_("Mark everything for which {player} can exchange tokens now."),
    items=_gains,
    trace=_behind_worth,
    takes="",
    also="double-token-one",
    about="XCH-6",
)
def gains(table: Table) -> list[str]:
    """What the tokens suffice for, with exact payment (XCH-1, XCH-3); a servant needs one in the supply (XCH-6)."""
    state, own = table.state, table.state.seats[table.seat]
    return [
        rate.gain
        for rate in state.data.travel.exchange.rates
        if seat.worth(own.tokens) >= rate.value and (rate.gain != "servant" or own.in_supply)
    ]
