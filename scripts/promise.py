"""Measure whether the ranking keeps its promise, and how many playouts it takes: prints the table of docs/playouts.md.

For each decision all options are played out deeply. Means over these playouts are then the truth, and the sequential
test meets rows drawn from them at random, several times: how often is what it names more than `within` points worse
than the best? Beside it a ranking with playouts of its own: does it name what the deep run names?
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from yotd_widget.engine.estimates import Comparison  # noqa: E402 - the folder of this script comes first otherwise
from yotd_widget.engine.game import load  # noqa: E402
from yotd_widget.engine.moves import LUCK  # noqa: E402
from yotd_widget.engine.playouts import End, compare  # noqa: E402
from yotd_widget.engine.policies import Policy, RandomPolicy  # noqa: E402
from yotd_widget.engine.ranking import PROMISE, Ranking  # noqa: E402
from yotd_widget.engine.timeline import Timeline  # noqa: E402

NAMES = ("Ada", "Bo", "Cyd", "Dina", "Eli")


class Drawn(Ranking):
    """A ranking that meets the playouts of a deep run, in another order and some of them again."""

    def __init__(self, *given: Any, deep: Comparison, draw: random.Random, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deep, self._draw, self._rows = deep, draw, list[int]()

    def _played(self, option: int, number: int) -> End:
        while len(self._rows) <= number:
            self._rows.append(self._draw.randrange(self._deep.playouts))
        sample, row = self._deep.samples[option], self._rows[number]
        return sample.scores[row], sample.winners[row]


def decisions(name: str, games: int, of_each: int, seed: int, most: int) -> list[Any]:
    """Positions with a choice, from games that the game's partner plays, spread over each game."""
    game, found = load(name), []
    for number in range(games):
        draw = random.Random(f"{seed} {number}")
        players = NAMES[: 2 + number % 4]
        played, open_ = Timeline(game.new(players, seed=draw.randrange(10**6))), []
        while played.state.agenda:
            state = played.state
            if state.agenda[-1].seat != LUCK and 2 <= len(state.legal_moves) <= most:
                open_.append(state)
            played.play(game.partner.choose(state))
        found += draw.sample(open_, of_each)
    return found


def measured(name: str, states: list[Any], policy: Policy, deep_run: int, draws: int, budget: int, seed: int) -> str:
    wrong = settled = agreed = clear = tests = 0
    lengths: list[int] = []
    start = process_time()
    for number, state in enumerate(states):
        deep = compare(state, policy=policy, playouts=deep_run, seed=seed + 1)
        truth = {option: deep.tally(option).mean or 0.0 for option in deep.options}
        order = sorted(truth.values(), reverse=True)
        for again in range(draws):
            test = Drawn(
                state, policy=policy, budget=budget, seed=seed, deep=deep, draw=random.Random(f"{number} {again}")
            ).count()
            tests += 1
            lengths.append(test.playouts)
            if test.verdict == "settled":
                settled += 1
                wrong += order[0] - truth[test.best] > test.within
        own = Ranking(state, policy=policy, budget=budget, seed=seed).count()
        if order[0] - order[1] > own.within:
            clear += 1
            agreed += own.best == max(truth, key=truth.__getitem__)
        if number % 10 == 9:
            print(
                f"  … {number + 1}: {wrong} of {settled} wrong, {agreed} of {clear} agreed", file=sys.stderr, flush=True
            )
    lengths.sort()
    middle, many = lengths[len(lengths) // 2], lengths[int(0.9 * len(lengths))]
    took, share = process_time() - start, wrong / max(1, settled)
    return (
        f"| {name} | {len(states)} | {tests:,} | {settled / tests:.0%} | {wrong} of {settled:,} = {share:.1%} | "
        f"{middle:,} / {many:,} | {agreed} of {clear} | {took:.0f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of the dragon, with players at random")
    parser.add_argument("--steward-games", type=int, default=10, help="the same with Stewards")
    parser.add_argument("--of-each", type=int, default=5, help="decisions of each game")
    parser.add_argument("--draws", type=int, default=4, help="of the test, for each decision")
    parser.add_argument("--deep", type=int, default=4_000)
    parser.add_argument("--budget", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    print(f"promised error {PROMISE:.0%}, deep run of {given.deep:,} playouts, budget {given.budget:,}\n")
    print("| who plays on | decisions | tests | settled | wrong | playouts: median / 90 % | agreed | processor |")
    print("|---|---|---|---|---|---|---|---|")
    for label, games, policy in (
        ("players at random", given.games, RandomPolicy()),
        ("Stewards", given.steward_games, load("dragon").partner),
    ):
        states = decisions("dragon", games, given.of_each, given.seed, 12)
        if states:
            print(measured(label, states, policy, given.deep, given.draws, given.budget, given.seed), flush=True)


if __name__ == "__main__":
    main()
