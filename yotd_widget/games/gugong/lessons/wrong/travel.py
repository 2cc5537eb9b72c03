"""Wrong ideas of Travel and its tokens."""

from __future__ import annotations

from collections.abc import Sequence

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.pieces import DOUBLE_TOKEN
from yotd_widget.games.gugong.seat import worth
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.travel import cost, reachable
from yotd_widget.quiz.wrong_rules import instead


def _with_token(state: State) -> list[str]:
    return [city for city, token in zip(state.data.cities, state.map, strict=True) if token]


def _neighbours(state: State, seat: int) -> list[str]:
    city = state.seats[seat].city
    there = _with_token(state)
    return there if city is None else [each for each in there if each in state.data.neighbours[city]]


def _counting(each: int) -> Swap:
    """Tokens of which a double one counts so much."""

    def wrong(tokens: Sequence[str]) -> int:
        return len(tokens) + (each - 1) * tokens.count(DOUBLE_TOKEN)

    return instead(worth, wrong)


wrong_rule(
    "neighbours-only",
    "TRAV-4",
    N_("{answer} would be right if only neighbours could be reached. Cities without a token are ridden through."),
    instead(reachable, _neighbours),
)
wrong_rule(
    "through-tokens",
    "TRAV-5",
    N_("{answer} would be right if one could ride past a token. The journey ends at the first token."),
    instead(reachable, lambda state, seat: _with_token(state)),
)
wrong_rule(
    "two-for-each-move",
    "TRAV-2",
    N_("{answer} would be right if each of the two moves cost two servants. Both together cost two."),
    instead(cost, lambda state, seat: 4),
)
wrong_rule(
    "one-for-two-moves",
    "TRAV-2",
    N_("{answer} would be right if the second move cost one servant. Two moves cost two."),
    instead(cost, lambda state, seat: 1),
)
wrong_rule(
    "double-token-one",
    "TOK-12a",
    N_("{answer} would be right if the double token counted one. It counts two."),
    _counting(1),
)
wrong_rule(
    "double-token-three",
    "TOK-12a",
    N_("{answer} would be right if the double token counted two more. It counts two in all."),
    _counting(3),
)
