"""Wrong ideas of the Night: what matches, who has the bonus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.nights import NightBonus, matches
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tracks import climb
from yotd_widget.quiz.wrong_rules import instead

Matches = Callable[[State, int], int]


def _values(state: State, seat: int) -> list[int]:
    return [state.card(card).value for card in state.seats[seat].discard]


def _of_players(wrong: Matches) -> Swap:
    """Other matches of whoever has cards; Meng's stay those of the Day."""
    return Swap(matches, lambda right: lambda state, seat: (right if seat == state.meng else wrong)(state, seat))


def _each_card_once(state: State, seat: int) -> int:
    return sum(value in state.dice for value in _values(state, seat))


def _each_die_once(state: State, seat: int) -> int:
    return sum(face in _values(state, seat) for face in state.dice)


def _each_number_once(state: State, seat: int) -> int:
    return len({*state.dice} & {*_values(state, seat)})


def _cards_of_meng(right: Matches) -> Matches:
    def wrong(state: State, seat: int) -> int:
        if seat != state.meng:
            return right(state, seat)
        return sum(state.dice.count(value) for value in _values(state, seat))

    return wrong


def _lower_marker(task: NightBonus, state: State, notes: Any) -> None:
    """A tie goes to the lower marker."""
    most, numbers = max(task.matches), state.data.night
    if not most:
        return
    ahead = [seat for seat, count in enumerate(task.matches) if count == most]
    winner = max(ahead, key=state.order.index)
    state.seats[winner].vp += numbers.most_vp
    if notes is not None:
        notes.add("NIGHT-3", winner, {"vp": numbers.most_vp}, matches=most)
    climb(state, winner, numbers.most_envoy, "NIGHT-3", notes)


wrong_rule(
    "match-card-once",
    "NIGHT-1 NIGHT-2",
    N_("{answer} would be right if a card matched once at most. It matches each die that shows its value."),
    _of_players(_each_card_once),
)
wrong_rule(
    "match-die-once",
    "NIGHT-1",
    N_("{answer} would be right if a die matched once at most. It matches each card of its value."),
    _of_players(_each_die_once),
)
wrong_rule(
    "match-number-once",
    "NIGHT-1",
    N_("{answer} would be right if each number counted once. Each card counts with each die that shows its value."),
    _of_players(_each_number_once),
)
wrong_rule(
    "meng-matches-by-cards",
    "AUTOMA-16",
    N_("{answer} would be right if Meng's cards counted. He has as many matches as the Day has number."),
    Swap(matches, _cards_of_meng),
)
wrong_rule(
    "night-lower-marker",
    "NIGHT-3 TIE-1",
    N_("{answer}: right if the lower marker won a tie. The higher one does, tonight as well."),
    instead(NightBonus.run, _lower_marker),
)
