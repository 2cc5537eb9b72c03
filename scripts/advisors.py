"""Measure how well the advisors play: prints the tables of docs/advisors.md as Markdown.

One player of a kind meets others of another kind; the seat rotates from game to game, and so do the editions. Game
number n is dealt by `KeyedLuck(n, seed)`, so the same command plays the same games again; only times differ.
Every move is checked against the options of the engine, so a game that is finished was played by the rules.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from yotd_widget.engine.luck import KeyedLuck  # noqa: E402 - the folder of this script comes first otherwise
from yotd_widget.engine.playouts import ending  # noqa: E402
from yotd_widget.engine.policies import Policy, RandomPolicy  # noqa: E402
from yotd_widget.engine.position import Outcome  # noqa: E402
from yotd_widget.engine.sage import Sage  # noqa: E402
from yotd_widget.games.dragon.advisors import STEWARD  # noqa: E402
from yotd_widget.games.dragon.pieces import EDITIONS, GREAT_EVENTS  # noqa: E402
from yotd_widget.games.dragon.state import Setup  # noqa: E402
from yotd_widget.games.dragon.year import begin  # noqa: E402

NAMES = ("Ada", "Bo", "Cyd", "Dina", "Eli")
ByGame = Callable[[int], Policy]
"""The policy of a player in game number n."""


class Match(NamedTuple):
    """What many games came to. points, others: of the one player, and the mean of the others, game by game."""

    players: int
    wins: int
    points: list[int]
    others: list[float]

    @property
    def share(self) -> str:
        """Wins with the binomial error, taken at (wins + 1) / (games + 2), so that it is never 0."""
        games = len(self.points)
        p = (self.wins + 1) / (games + 2)
        return f"{self.wins:,} = {self.wins / games:.1%} ± {sqrt(p * (1 - p) / games):.1%}"

    @property
    def row(self) -> str:
        margins = [own - other for own, other in zip(self.points, self.others, strict=True)]
        error = stdev(margins) / sqrt(len(margins))
        return (
            f"{len(self.points):,} | {1 / self.players:.1%} | {self.share} | "
            f"{fmean(self.points):.1f} | {fmean(self.others):.1f} | {fmean(margins):+.1f} ± {error:.1f}"
        )


def steward(number: int) -> Policy:
    return STEWARD


def at_random(seed: int) -> ByGame:
    return lambda number: RandomPolicy(seed).keyed(number, seed)


def game(policies: list[Policy], number: int, seed: int, **options: Any) -> Outcome:
    """One game; the edition and the first to draft change from game to game."""
    players = len(policies)
    setup = Setup(NAMES[:players], EDITIONS[number // players % 2], number // players % players, **options)
    return ending(begin(setup), policies, KeyedLuck(number, seed))


def match(one: ByGame, others: ByGame, players: int, games: int, seed: int, **options: Any) -> Match:
    wins, points, rest = 0, [], []
    for number in range(games):
        seat = number % players
        policies = [others(number)] * players
        policies[seat] = one(number)
        outcome = game(policies, number, seed, **options)
        scores = list(outcome.scores)
        wins += outcome.winners == (seat,)
        points.append(scores.pop(seat))
        rest.append(fmean(scores))
    return Match(players, wins, points, rest)


HEAD = """
| game | games | share | wins | points | others' points | margin |
|---|---|---|---|---|---|---|"""


def against_random(games: int, seed: int) -> Iterator[str]:
    """One Steward against players at random."""
    yield HEAD
    for players in (2, 3, 4, 5):
        found = match(steward, at_random(seed), players, games, seed)
        yield f"| {players} players | {found.row} |"
    for name, options in EXPANSIONS.items():
        yield f"| 4 players, {name} | {match(steward, at_random(seed), 4, games, seed, **options).row} |"


EXPANSIONS: dict[str, dict[str, Any]] = {
    "Great Wall": {"great_wall": True},
    "Super Event": {"great_event": "random"},
    "both expansions": {"great_wall": True, "great_event": "random"},
}


def every_kind_of_game(games: int, seed: int) -> Iterator[str]:
    """Stewards among themselves in every kind of game: all must come to an end."""
    kinds = list(product((2, 3, 4, 5), (False, True), (None, "random", *GREAT_EVENTS)))
    for number in range(games):
        players, great_wall, great_event = kinds[number % len(kinds)]
        outcome = game([STEWARD] * players, number, seed, great_wall=great_wall, great_event=great_event)
        assert outcome is not None
    yield f"\n{games:,} games of Stewards in {len(kinds)} kinds of games: all finished, every move legal."


def speed(games: int, seed: int) -> Iterator[str]:
    """Stewards and random players among themselves, in new games, when as many others have been played before."""
    for name, policy in (("Steward", steward), ("Random", at_random(seed))):
        for number in range(games):
            game([policy(number)] * 4, number, seed + 1)
        start = process_time()
        points = [fmean(game([policy(number)] * 4, number, seed).scores) for number in range(games)]
        took = (process_time() - start) / games
        score = f"{fmean(points):.1f} ± {stdev(points) / sqrt(games):.1f} points"
        yield f"\n{games:,} games of four {name}s: {1 / took:.0f} a second of processor time, {score}."


def sage(games: int, playouts: int, seed: int) -> Iterator[str]:
    """One Sage against three Stewards."""
    yield HEAD
    found = match(lambda number: Sage(STEWARD, playouts, seed=number), steward, 4, games, seed)
    yield f"| Sage ({playouts} playouts of each option) against 3 Stewards | {found.row} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="of each kind with Steward and Random")
    parser.add_argument("--sage-games", type=int, default=120, help="0: leave the Sage out")
    parser.add_argument("--playouts", type=int, default=4, help="of the Sage, for each option")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    games, seed, parts = given.games, given.seed, []
    if games:
        parts += [speed(min(games, 500), seed), every_kind_of_game(games, seed), against_random(games, seed)]
    if given.sage_games:
        parts.append(sage(given.sage_games, given.playouts, seed))
    for part in parts:
        for line in part:
            print(line, flush=True)


if __name__ == "__main__":
    main()
