"""Wrong ideas of the end: when it comes, and what counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.position import ranked
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.scoring import FinalScoring, of_experts, of_track, sets, uncovered
from yotd_widget.games.rotunda.seat import Seat
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.turns import NextTurn
from yotd_widget.quiz.wrong_rules import getter, instead


def _at_once(right: Callable[..., None]) -> Callable[..., None]:
    """The game is over with the turn in which the end comes."""

    def wrong(task: NextTurn, state: State, notes: Any) -> None:
        if state.ender is not None:
            state.agenda.append(FinalScoring())
        else:
            right(task, state, notes)

    return wrong


def _points_alone(right: Callable[[State], Any]) -> Callable[[State], Any]:
    """Equal points share the victory, whatever the coins."""

    def outcome(state: State) -> Any:
        found = right(state)
        return found and replace(found, winners=ranked([(seat.vp, 0) for seat in state.seats])[0])

    return outcome


def _coins_now(right: Callable[[State], Any]) -> Callable[[State], Any]:
    """A tie goes by the coins before the exchange."""

    def outcome(state: State) -> Any:
        found = right(state)
        return found and replace(found, winners=ranked([(seat.vp, seat.coins) for seat in state.seats])[0])

    return outcome


def _board_counts(right: Callable[..., None]) -> Callable[..., None]:
    """Seniors of the Worship board count as well."""

    def wrong(task: FinalScoring, state: State, notes: Any) -> None:
        for seat in state.seats:
            seat.villages = (*seat.villages, *(["V1"] * len(seat.worship)))
        right(task, state, notes)

    return wrong


def _no_orders(right: Callable[..., None]) -> Callable[..., None]:
    """Orders score nothing at the end."""

    def wrong(task: FinalScoring, state: State, notes: Any) -> None:
        kept = [seat.done for seat in state.seats]
        for seat in state.seats:
            seat.done = ()
        right(task, state, notes)
        for seat, done in zip(state.seats, kept, strict=True):
            seat.done = done

    return wrong


def _first_set(right: Callable[[Iterable[str]], list[int]]) -> Callable[[Iterable[str]], list[int]]:
    return lambda amulets: right(amulets)[:1]


def _all_different(amulets: Iterable[str]) -> list[int]:
    return [len([*amulets])]


def _whole_pile(state: State, seat: int) -> int:
    return len(state.discard) * len(state.seats[seat].experts)


wrong_rule(
    "stop-now",
    "END-2",
    N_("{answer}: right if the game stopped at once. Every other player has one more turn."),
    Swap(NextTurn.run, _at_once),
)
wrong_rule(
    "tie-shared",
    "SCORE-6",
    N_("{answer}: right if equal points shared the victory. First the coins decide."),
    Swap(getter(State.outcome), _points_alone),
)
wrong_rule(
    "no-exchange",
    "SCORE-6 SCORE-5",
    N_("{answer}: right if only coins counted in a tie. The exchange comes first."),
    Swap(getter(State.outcome), _coins_now),
)
wrong_rule(
    "coins-only",
    "SCORE-5",
    N_("{answer} would be right if coins alone were counted. Each cube and each free Assistant is a coin, too."),
    instead(getter(Seat.changed), lambda own: own.coins),
)
wrong_rule(
    "board-counts",
    "SCORE-4",
    N_("{answer} would be right if Seniors of the Worship board counted. Only chairs and villages do."),
    Swap(FinalScoring.run, _board_counts),
)
wrong_rule(
    "no-orders",
    "SCORE-2",
    N_("{answer} would be right if Orders scored nothing. What is completed scores now."),
    Swap(FinalScoring.run, _no_orders),
)
wrong_rule(
    "one-set",
    "SCORE-1",
    N_("{answer} would be right if there were one set. What is left over is a set of its own."),
    Swap(sets, _first_set),
)
wrong_rule(
    "all-different",
    "SCORE-1",
    N_("{answer} would be right if equal Amulets counted twice. A set has each kind once."),
    instead(sets, _all_different),
)
wrong_rule(
    "per-field",
    "SCORE-3",
    N_("{answer} would be right if every field were a point. Only its last two fields are worth something."),
    instead(of_track, uncovered),
)
wrong_rule(
    "pile-alike",
    "ADV-3",
    N_("{answer} would be right if the whole pile counted. Only cards with the same back do."),
    instead(of_experts, _whole_pile),
)
