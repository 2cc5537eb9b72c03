"""Measure whether the ranking keeps its promise, and names what a deep run names: the figures of docs/playouts.md.

Two questions, two ways. *The promise* is about rows of playouts that come one after the other: whatever they are drawn
from, what is called settled is wrong by more than `within` in so many cases at most. So all options of a decision are
played out a number of times, these rows are the population, their means are its truth, and the sequential test meets
rows drawn from them at random, several times: how often is what it names more than `within` worse than the best?
*Agreement* is about the game: of decisions whose best option is more than `within` ahead by a deep run, does a ranking
with playouts of its own name that option? A deep run plays the options that the population leaves in doubt. One
decision in `AGREED` is asked so.

A line of JSON a decision goes to the log; what stands there already is not measured again, so that it can be ended at
any time. Without --measure the table of what the logs hold is printed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Container, Iterable, Iterator
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from yotd_widget.engine.estimates import Comparison  # noqa: E402 - the folder of this script comes first otherwise
from yotd_widget.engine.game import load  # noqa: E402
from yotd_widget.engine.moves import LUCK  # noqa: E402
from yotd_widget.engine.playouts import End, compare  # noqa: E402
from yotd_widget.engine.policies import Policy, RandomPolicy  # noqa: E402
from yotd_widget.engine.ranking import PROMISE, Ranking  # noqa: E402
from yotd_widget.engine.timeline import Timeline  # noqa: E402
from yotd_widget.widgets.analysing import worth_trying  # noqa: E402

NAMES: Final = ("Ada", "Bo", "Cyd", "Dina", "Eli")
OF_EACH: Final = 5
"""Decisions of a game."""
MOST: Final = 12
"""Options of a decision; of more, those that the game's adviser thinks best."""
BUDGET: Final = 1_000
"""Playouts of each option that a test may take."""
DOUBT: Final = 4
"""Standard errors behind the top, within which an option might be the best one."""
AGREED: Final = 10
"""Of so many decisions one is asked for agreement, which takes far longer than the promise."""
PARTS: Final = 10
"""All kinds are measured in turns, so that a run that is ended early knows something of each."""


class Kind(msgspec.Struct, frozen=True):
    """What is measured. rows: of the population. deep: playouts of the run that says which option is best."""

    game: str
    stewards: bool
    decisions: int
    rows: int
    deep: int

    @property
    def name(self) -> str:
        return f"{self.game}, {'Stewards' if self.stewards else 'players at random'}"

    @property
    def policy(self) -> Policy:
        partner: Policy = load(self.game).partner
        return partner if self.stewards else RandomPolicy()


KINDS: Final = (
    Kind("dragon", False, 700, 200, 4_000),
    Kind("dragon", True, 90, 100, 4_000),
    Kind("gugong", False, 200, 200, 4_000),
    Kind("gugong", True, 10, 40, 200),
    Kind("rotunda", False, 40, 100, 1_000),
    Kind("rotunda", True, 5, 40, 200),
)


class Drawn(Ranking):
    """A ranking that meets the rows of a population, in another order and some of them again."""

    def __init__(self, *given: Any, rows: Comparison, draw: random.Random, **named: Any) -> None:
        super().__init__(*given, **named)
        self._population, self._draw, self._drawn = rows, draw, list[int]()

    def _played(self, option: int, number: int) -> End:
        while len(self._drawn) <= number:
            self._drawn.append(self._draw.randrange(self._population.playouts))
        sample, row = self._population.samples[option], self._drawn[number]
        return sample.scores[row], sample.winners[row]


def decisions(game: str, seed: int, numbers: Container[int], first: int, last: int) -> Iterator[tuple[int, Any]]:
    """Positions with a choice, by number, from games that the game's partner plays: some of each game."""
    loaded = load(game)
    for number in range(first // OF_EACH, -(-last // OF_EACH)):
        if not any(each in numbers for each in range(number * OF_EACH, (number + 1) * OF_EACH)):
            continue
        draw = random.Random(f"{seed} {number}")
        played = Timeline(loaded.new(NAMES[: 2 + number % 4], seed=draw.randrange(10**6)))
        found = []
        while played.state.agenda:
            state = played.state
            if state.agenda[-1].seat != LUCK and state.legal_moves.size > 1:
                found.append(state)
            played.play(loaded.partner.choose(state))
        yield from (each for each in enumerate(draw.sample(found, OF_EACH), number * OF_EACH) if each[0] in numbers)


def options(state: Any) -> list[Any] | None:
    """Which of them are compared; None for all."""
    if state.legal_moves.size <= MOST:
        return None
    return worth_trying(state.game.partner, state, MOST)


def measured(kind: Kind, number: int, state: Any, draws: int, seed: int) -> dict[str, Any]:
    """One decision: what the tests named, and where it is clear, whether a ranking of its own names the best option."""
    start = process_time()
    named: dict[str, Any] = {"policy": kind.policy, "seed": seed}
    tried = options(state)
    rows = compare(state, tried, playouts=kind.rows, policy=kind.policy, seed=seed + 1)
    truth = {option: rows.tally(option).mean or 0.0 for option in rows.options}
    top = max(truth.values())
    tests = [
        Drawn(state, tried, budget=BUDGET, rows=rows, draw=random.Random(f"{number} {again}"), **named).count()
        for again in range(draws)
    ]
    settled = [test for test in tests if test.verdict == "settled"]
    found: dict[str, Any] = {
        "kind": kind.name,
        "number": number,
        "options": len(truth),
        "tests": draws,
        "settled": len(settled),
        "wrong": sum(top - truth[test.best] > test.within for test in settled),
        "could be wrong": top - min(truth.values()) > tests[0].within,
        "playouts": [test.playouts for test in tests],
    }
    if number % AGREED:
        return found | {"seconds": round(process_time() - start, 2)}
    best, gap, deep = _best(kind, state, rows, tests[0].within, seed)
    if gap > tests[0].within:
        own = Ranking(state, tried, budget=BUDGET, **named).count()
        found |= {"gap": round(gap, 2), "agreed": own.best == best, "verdict": own.verdict, "deep": deep}
    found |= {"asked": True}
    return found | {"seconds": round(process_time() - start, 2)}


def _best(kind: Kind, state: Any, run: Comparison, within: float, seed: int) -> tuple[str, float, int]:
    """The best option, how far it is ahead, and after how many playouts; deeper as long as that is in doubt."""
    for deep in (min(1_000, kind.deep), kind.deep):
        first, second = run.ranked[:2]
        ahead = run.difference(first.option, second.option)
        if abs((ahead.mean or 0.0) - within) > DOUBT * (ahead.error or 0.0):
            break
        doubtful = dict.fromkeys([*(option for option in run.options if _may_lead(run, option)), second.option])
        run = compare(state, [*doubtful], playouts=deep, policy=kind.policy, seed=seed + 1)
    first, second = run.ranked[:2]
    return first.option, run.difference(first.option, second.option).mean or 0.0, run.playouts


def _may_lead(rows: Comparison, option: str) -> bool:
    """Whether the population leaves in doubt that it is behind the top."""
    behind = rows.difference(option)
    return (behind.mean or 0.0) >= -DOUBT * (behind.error or 0.0)


def table(lines: Iterable[dict[str, Any]]) -> list[str]:
    rows = [
        "| who plays on | decisions | settled tests | wrong | of one decision at most | playouts: median / 90 % | "
        "clear decisions: named as by the deep run | processor |",
        "|---|---|---|---|---|---|---|---|",
    ]
    by_kind: dict[str, list[dict[str, Any]]] = {}
    for line in lines:
        by_kind.setdefault(line["kind"], []).append(line)
    for name, found in [*by_kind.items(), ("together", [line for each in by_kind.values() for line in each])]:
        settled, tests = (sum(line[key] for line in found) for key in ("settled", "tests"))
        wrong, worst = sum(line["wrong"] for line in found), max((line["wrong"] for line in found), default=0)
        lengths = sorted(length for line in found for length in line["playouts"])
        clear = [line for line in found if "agreed" in line]
        could = sum(line["could be wrong"] for line in found)
        middle, many = lengths[len(lengths) // 2], lengths[int(0.9 * len(lengths))]
        share = wrong / max(1, settled)
        error = f" ± {sqrt(share * (1 - share) / settled):.1%}" if wrong else ""
        rows.append(
            f"| {name} | {len(found)} ({could} could be wrong) | {settled:,} of {tests:,} | "
            f"{wrong} = {share:.1%}{error} | {worst} of {found[0]['tests']} | "
            f"{middle:,} / {many:,} | {sum(line['agreed'] for line in clear)} of {len(clear)} | "
            f"{sum(line['seconds'] for line in found):,.0f} s |"
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("logs", type=Path, nargs="+", help="the last one is written to")
    parser.add_argument("--measure", nargs="*", choices=[kind.name for kind in KINDS], help="left out, the table")
    parser.add_argument("--share", type=int, nargs=2, default=(0, 1), metavar=("WHICH", "OF"), help="of the decisions")
    parser.add_argument("--draws", type=int, default=6, help="of the test, for each decision")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    lines = [json.loads(line) for log in given.logs if log.exists() for line in log.read_text("utf-8").splitlines()]
    if given.measure is None:
        print(f"promised error {PROMISE:.0%}, budget {BUDGET:,}\n", *table(lines), sep="\n")
        return
    known = {(line["kind"], line["number"]) for line in lines}
    kinds = [kind for kind in KINDS if not given.measure or kind.name in given.measure]
    with given.logs[-1].open("a", encoding="utf-8") as log:
        for part in range(PARTS):
            for kind in kinds:
                first, last = (kind.decisions * each // PARTS for each in (part, part + 1))
                which, of = given.share
                mine = {each for each in range(first, last) if each // AGREED % of == which}
                mine -= {number for name, number in known if name == kind.name}
                for number, state in decisions(kind.game, given.seed, mine, first, last):
                    print(json.dumps(measured(kind, number, state, given.draws, given.seed)), file=log, flush=True)


if __name__ == "__main__":
    main()
