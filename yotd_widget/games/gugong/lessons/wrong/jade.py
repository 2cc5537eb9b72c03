"""Wrong ideas of Jade, and of the way into the Palace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.jade import SQUARE, price
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.scoring import jade_points, score_palace
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tracks import climb
from yotd_widget.games.gugong.wall import score
from yotd_widget.quiz.wrong_rules import instead


def _square(more: int) -> Any:
    """A price of the square that follows from the dearest house."""

    def wrong(state: State, seat: int, house: int) -> int:
        houses = state.data.jade.houses.of(state.setup.side)
        full = max(houses) + more if house == SQUARE else houses[house - 1]
        return max(0, full - state.advantage(seat, "jade_discount"))

    return wrong


def _no_discount(state: State, seat: int, house: int) -> int:
    jade = state.data.jade
    return jade.square_cost if house == SQUARE else jade.houses.of(state.setup.side)[house - 1]


def _stop_at_the_gate(state: State, seat: int, steps: int, rule: str, notes: Any) -> None:
    """Steps beyond the Palace are lost."""
    own, numbers = state.seats[seat], state.data.palace
    up = min(steps, numbers.palace_step - own.envoy)
    own.envoy += up
    if notes is not None and up:
        notes.add(rule, seat, {"envoy": up})
    if up and own.envoy == numbers.palace_step:
        own.space = 1 + sum(each.space > 0 for each in state.seats)


def _space_at_once(right: Callable[..., None]) -> Callable[..., None]:
    """Whoever arrives scores the space now."""

    def wrong(state: State, seat: int, steps: int, rule: str, notes: Any) -> None:
        own = state.seats[seat]
        outside = not own.space
        right(state, seat, steps, rule, notes)
        if outside and own.space:
            own.vp += state.data.palace.vp_spaces.of(state.setup.side)[own.space - 1]

    return wrong


def _no_step(state: State, winner: int, rule: str, notes: Any) -> None:
    """The last section brings points alone."""
    state.seats[winner].vp += state.data.wall.score_vp


wrong_rule(
    "jade-triangle",
    "END-4",
    N_("{answer} would be right if each Jade added one point more for ever. From the sixth on each adds two."),
    instead(jade_points, lambda state, jade: jade * (jade + 1) // 2),
)
wrong_rule(
    "jade-one-each",
    "END-4",
    N_("{answer} would be right if each Jade were worth one. Each of the first five adds more than the last."),
    instead(jade_points, lambda state, jade: jade),
)
wrong_rule(
    "square-as-house",
    "JADE-2",
    N_("{answer} would be right if the square sold as the last house did. It is dearer."),
    instead(price, _square(0)),
)
wrong_rule(
    "no-discount",
    "JADE-6",
    N_("{answer} would be right without the Decree for cheaper Jade. It takes one servant off, at the square too."),
    instead(price, _no_discount),
)
wrong_rule(
    "surplus-lost",
    "PAL-5",
    N_("{answer} would be right if a step beyond the gate were lost. In the Palace each step is a point."),
    instead(climb, _stop_at_the_gate),
)
wrong_rule(
    "palace-at-once",
    "PAL-4",
    N_("{answer} would be right if a space in the Palace scored at once. It scores at the end of the game."),
    Swap(climb, _space_at_once),
)
wrong_rule(
    "no-last-step",
    "END-1",
    N_("{answer} would be right if the last section brought points alone. It brings a step of the Envoy, too."),
    instead(score, _no_step),
)
wrong_rule(
    "palace-worthless",
    "END-3 PAL-4",
    N_("{answer} would be right if the Palace only opened the gate. Its spaces score at the end."),
    instead(score_palace, lambda state, notes: None),
)
