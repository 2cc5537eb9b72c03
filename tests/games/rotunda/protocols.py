"""Whole games as plain text, to be read and compared: one of each configuration."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games import golden

from yotd_widget.games.rotunda import new_game

FOLDER = Path(__file__).with_name("golden")
PLAYERS = ("Ania", "Benek", "Kasia", "Dorota", "Emil")

GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "two-players": (2, 8, {}),
    "two-players-neutral-action": (2, 11, {"neutral_action": True}),
    "two-players-advanced": (2, 20, {"advanced": True, "choose_hall": True}),
    "three-players": (3, 30, {}),
    "three-players-choose-hall": (3, 10, {"choose_hall": True, "start": 1}),
    "four-players": (4, 47, {}),
    "four-players-advanced": (4, 20, {"advanced": True}),
    "five-players": (5, 38, {}),
    "five-players-advanced": (5, 25, {"advanced": True, "start": 2}),
}
"""Name of the file -> how many players, the seed of all luck and choices, the options."""


def protocol(name: str) -> str:
    """The game of this name, played at random."""
    players, seed, options = GAMES[name]
    told = [f"{option} {value}" for option, value in options.items()]
    heading = "; ".join([", ".join(PLAYERS[:players]), f"seed {seed}", *told])
    return golden.protocol(new_game(PLAYERS[:players], seed=seed, **options), heading, "turns", seed)


def files() -> dict[str, str]:
    """Everything that lies in the folder: name of the file -> text."""
    return {f"{name}.txt": protocol(name) for name in GAMES}
