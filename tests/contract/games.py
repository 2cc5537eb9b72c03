"""The games that the contract is about, and positions of each to try it on."""

from functools import cache
from random import Random

import describe.stall  # noqa: F401 - makes its game known
import engine.toy  # noqa: F401 - likewise
import nim  # noqa: F401 - likewise

from yotd_widget.engine.game import load
from yotd_widget.engine.timeline import Timeline

GAMES = ("toy", "nim", "stall", "dragon")


@cache
def played(name: str, seed: int = 1) -> Timeline:
    """A whole game at random."""
    dice, timeline = Random(seed), Timeline(load(name).new(seed=seed))
    while timeline.state.agenda:
        timeline.play(dice.choice(list(timeline.state.legal_moves)))
    return timeline


@cache
def positions(name: str, seeds: range = range(1, 3), apart: int = 7) -> tuple:
    """Positions on the way through some random games: the first, every seventh or so, the last."""
    found = []
    for seed in seeds:
        timeline = played(name, seed)
        ways = range(0, len(timeline) + 1, 1 if len(timeline) < 20 else apart)
        found += [timeline.state_at(at) for at in ways]
    return tuple(found)
