"""The short way through a game is the long one: what `play_out` does at a stretch, and `after` with all checks."""

import sys
from pathlib import Path
from typing import Any

import pytest

from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.quiz.wrong_rules import believing

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from beginnings import beginnings

NAMES = ("Ann", "Bo", "Cy", "Dora", "Emil")
EACH_GAME = [[(name, *each) for each in beginnings(load(name))] for name in at_home()]
EVERY = [each for kinds in EACH_GAME for each in kinds]
SOME = [each for kinds in EACH_GAME for each in kinds[:: max(3, len(kinds) // 20)]]
"""Of each number of players, with and without each variant."""

Step = tuple[str, list[Any], Any]
"""A position as JSON, what could be chosen, and what was."""


def long_way(start: Any, number: int) -> tuple[list[Step], Any]:
    """Each step listed, checked and played on a copy."""
    luck, policy, state, steps = KeyedLuck(number), RandomPolicy().keyed(number, 0), start, []
    while state.agenda:
        chance = state.agenda[-1].seat == LUCK
        move = luck.answer(state) if chance else policy.choose(state)
        steps.append((state.to_json(), [] if chance else [*state.legal_moves], move))
        state = state.after(move)
    return steps, (state.to_json(), state.outcome)


def short_way(start: Any, number: int) -> tuple[list[Step], Any]:
    """The same game played out in place."""
    luck, policy, state, steps = KeyedLuck(number), RandomPolicy().keyed(number, 0), start.clone(), []

    thrown = policy.among(state)

    def dealt(options: Any) -> Any:
        move = luck.answer(state)
        steps.append((state.to_json(), [], move))
        return move

    def chosen(options: Any) -> Any:
        move = thrown(options)
        steps.append((state.to_json(), [*options], move))
        return move

    state.play_out([*[chosen] * len(start.players), dealt])
    return steps, (state.to_json(), state.outcome)


def goes_both_ways(number: int, game: str, players: int, options: dict[str, Any]) -> None:
    start = load(game).new(NAMES[:players], seed=None, **options)
    (long, end), (short, same) = long_way(start, number), short_way(start, number)
    for at, (one, other) in enumerate(zip(long, short, strict=False)):
        assert one == other, f"step {at} of game {number}: {game}, {players} players, {options}"
    assert (len(short), same) == (len(long), end)


def test_a_game_that_is_played_out_goes_as_step_by_step():
    for number, kind in enumerate(SOME):
        goes_both_ways(number, *kind)


@pytest.mark.nightly
def test_games_of_every_kind_that_are_played_out_go_as_step_by_step():
    for number in range(3 * len(EVERY)):
        goes_both_ways(number, *EVERY[number % len(EVERY)])


@pytest.mark.parametrize(("believed", "game"), [("dragon.drought-keep", "dragon"), ("gugong.equal-beats", "gugong")])
def test_house_rules_hold_in_a_game_that_is_played_out(believed, game):
    start = load(game).new(NAMES[:3], seed=None)
    right, _ = short_way(start, 1)
    with believing(believed):
        goes_both_ways(1, game, 3, {})
        assert short_way(start, 1)[0] != right
