"""Every way a game can begin: each number of players with each choice of its own options.

They follow from the game: its options are those of the command line, and what it refuses cannot be.

>>> from yotd_widget.engine.game import load
>>> len(beginnings(load("rotunda")))
20
"""

from __future__ import annotations

import argparse
from itertools import count, product
from typing import Any

from yotd_widget.engine.game import Game
from yotd_widget.engine.moves import Refusal
from yotd_widget.games.dragon.pieces import GREAT_EVENTS

Beginning = tuple[int, dict[str, Any]]
"""How many players, and the options."""

_UNLISTED = {"dragon": {"great_event": [None, "random", *GREAT_EVENTS]}}
"""Game -> an option whose values its command line does not list, with these."""


def beginnings(game: Game[Any]) -> list[Beginning]:
    """How many players and which options, for every set-up that is another one."""
    values = _values(game)
    found: list[Beginning] = []
    for players in count(1):
        named = [f"P{number}" for number in range(1, players + 1)]
        seen = []
        for chosen in product(*values.values()):
            options = dict(zip(values, chosen, strict=True))
            try:
                setup = _set_up(game.new(named, seed=1, **options))
            except Refusal:
                continue
            if setup not in seen:  # an option may mean nothing to so many players
                seen.append(setup)
                found.append((players, options))
        if found and not seen:
            return found


def _set_up(position: Any) -> Any:
    """What tells one beginning from another: what was set up, or the position itself where nothing is said of it."""
    return getattr(position, "setup", position)


def _values(game: Game[Any]) -> dict[str, list[Any]]:
    """Each option of the game with the values that it can have; without those that are free, as the path of a file."""
    parser = argparse.ArgumentParser(add_help=False)
    game.arguments(parser)
    found = {}
    for action in parser._actions:
        if action.nargs == 0:
            found[action.dest] = [False, True]
        elif action.choices is not None:
            found[action.dest] = [*action.choices]
    return found | _UNLISTED.get(game.name, {})
