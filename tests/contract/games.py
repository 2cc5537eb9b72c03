"""The games that the contract is about, and positions of each to try it on."""

from functools import cache
from random import Random

import describe.stall  # noqa: F401 - makes its game known
import engine.toy  # noqa: F401 - likewise
import nim  # noqa: F401 - likewise
from describe.fair import SALT, TEA, fair

from yotd_widget.engine.game import load
from yotd_widget.engine.timeline import Timeline

fair(TEA, SALT, name="goods")
GAMES = ("toy", "nim", "stall", "goods", "dragon", "gugong", "rotunda")

WITH_ALL = {
    "dragon": {"great_wall": True, "great_event": "random"},
    "gugong": {"expert": True, "bonus": True},
    "rotunda": {"advanced": True, "neutral_action": True, "choose_hall": True},
}
"""Options of a game with everything that may lie on its table."""


def played(name: str, seed: int = 1, **options) -> Timeline:
    """A whole game at random, the same one whether its seed is named or not."""
    return _played(name, seed, **options)


@cache
def _played(name: str, seed: int, **options) -> Timeline:
    dice, timeline = Random(seed), Timeline(load(name).new(seed=seed, **options))
    while timeline.state.agenda:
        timeline.play(dice.choice(list(timeline.state.legal_moves)))
    return timeline


@cache
def positions(name: str, seeds: range = range(1, 3), apart: int = 7, **options) -> tuple:
    """Positions on the way through some random games: the first, every seventh or so, the last."""
    found = []
    for seed in seeds:
        timeline = played(name, seed, **options)
        ways = range(0, len(timeline) + 1, 1 if len(timeline) < 20 else apart)
        found += [timeline.state_at(at) for at in ways]
    return tuple(found)
