"""Whole games as plain text, to be read and compared: one of each configuration."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games import golden

from yotd_widget.games.gugong import new_game

FOLDER = Path(__file__).with_name("golden")
PLAYERS = ("Ania", "Benek", "Kasia", "Dorota", "Emil")

GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "two-players": (2, 144, {}),
    "two-players-expert-bonus": (2, 183, {"expert": True, "bonus": True}),
    "three-players": (3, 42, {}),
    "three-players-expert": (3, 224, {"expert": True}),
    "four-players": (4, 24, {}),
    "four-players-bonus": (4, 84, {"bonus": True}),
    "five-players": (5, 29, {}),
    "five-players-expert-bonus": (5, 35, {"expert": True, "bonus": True}),
    "meng-easy": (1, 228, {"level": "easy"}),
    "meng-normal-expert": (1, 6, {"level": "normal", "sets": 2, "expert": True}),
    "meng-hard": (1, 1, {"level": "hard", "sets": 3}),
}
"""Name of the file -> how many players, the seed of all luck and choices, the options."""


def protocol(name: str) -> str:
    """The game of this name, played at random."""
    players, seed, options = GAMES[name]
    told = [f"{option} {value}" for option, value in options.items()]
    heading = "; ".join([", ".join(PLAYERS[:players]), f"seed {seed}", *told])
    return golden.protocol(new_game(PLAYERS[:players], seed=seed, **options), heading, "day", seed)


def files() -> dict[str, str]:
    """Everything that lies in the folder: name of the file -> text."""
    return {f"{name}.txt": protocol(name) for name in GAMES}
