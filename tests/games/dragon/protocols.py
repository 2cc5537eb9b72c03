"""Whole games and counts of positions as plain text, to be read and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from games import golden
from games.dragon.table import (
    acting,
    bare,
    building,
    completions,
    court,
    drafting,
    happens,
    laying,
    month_from_event,
    recruiting,
    shown,
    strikes,
)

from yotd_widget.games.dragon.pieces import HAND
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import begin

FOLDER = Path(__file__).with_name("golden")
PLAYERS = ("Ania", "Benek", "Kasia", "Dorota", "Emil")

GAMES = {
    "two-players-2017": Setup(PLAYERS[:2], "2017", seed=1),
    "two-players-2007": Setup(PLAYERS[:2], "2007", starting_player=1, seed=2),
    "three-players-2007": Setup(PLAYERS[:3], "2007", seed=3),
    "four-players-2017": Setup(PLAYERS[:4], "2017", starting_player=2, seed=4),
    "five-players-2007": Setup(PLAYERS, "2007", seed=5),
    "great-wall-four-players": Setup(PLAYERS[:4], seed=6, great_wall=True),
    "earthquake-three-players": Setup(PLAYERS[:3], starting_player=1, seed=4, great_event="ge_quake"),
    "flood-two-players": Setup(PLAYERS[:2], seed=10, great_event="ge_flood"),
    "sunrise-five-players-2007": Setup(PLAYERS, "2007", seed=9, great_event="ge_sunrise"),
    "wall-and-charter-three-players": Setup(PLAYERS[:3], seed=70, great_wall=True, great_event="ge_charter"),
    "wall-and-tornado-two-players-2007": Setup(PLAYERS[:2], "2007", seed=11, great_wall=True, great_event="ge_tornado"),
    "wall-and-a-drawn-event-five-players": Setup(PLAYERS, seed=18, great_wall=True, great_event="random"),
}
"""Name of the file -> the game that it tells."""


def protocol(setup: Setup) -> str:
    """The game of this set-up, played at random."""
    expansions = ["the Great Wall"] * setup.great_wall + [f"Super Event {setup.great_event}"] * bool(setup.great_event)
    options = [f"{setup.edition} edition: {', '.join(setup.players)}", f"seed {setup.seed}", *expansions]
    return golden.protocol(begin(setup), "; ".join(options), "month", setup.seed)


# --- How many positions can be reached -------------------------------------------------------------------------------

FULL = ("2 young monk, young healer", "1 old farmer")
MANY = ("3 young farmer, old monk", *FULL)
OTHERS = ("2 young monk, young healer", "1 old scholar")
STARTS: dict[str, Callable[[], State]] = {
    "draft of two players": lambda: drafting(),
    "draft of the third player": lambda: drafting("monk farmer", "monk healer"),
    "month 1, four actions of two players": lambda: acting(court("2 young craftsman, young warrior", "2"), court()),
    "action with 5 yuan beside a dragon": lambda: acting(court(), court(yuan=5), dragons={"P1": "A"}, by="P2"),
    "persons, free places": lambda: recruiting(court("2 young monk", "2"), court("2", "2")),
    "persons, full palaces": lambda: recruiting(court(*FULL), court(*OTHERS)),
    "tribute with 1 yuan": lambda: happens(
        "imperial_tribute", court("3 young farmer, old monk", *FULL, yuan=1), court()
    ),
    "drought with 1 rice": lambda: happens("drought", court("3 young farmer, old monk", *FULL, rice=1), court()),
    "contagion with 1 mortar": lambda: happens("contagion", court("3 young warrior, old monk", *FULL), court()),
    "invasion without helmets": lambda: happens("mongol_invasion", court(*FULL), court(*OTHERS)),
    "a tile for the wall": lambda: laying(court(), court()),
    "invasion, and the wall is too short": lambda: month_from_event(
        "mongol_invasion", court(*FULL), court("3 young warrior, young farmer, old healer"), wall="P2"
    ),
    "earthquake": lambda: strikes("ge_quake", court(*FULL, "3 young farmer"), court(*OTHERS[:1], "2")),
    "flood": lambda: strikes("ge_flood", court(yuan=2, rice=2, fireworks=3), court(yuan=1, rice=3)),
    "tornado": lambda: strikes("ge_tornado", court(hand=HAND[:4]), court(hand=HAND[-4:])),
    "sunrise": lambda: strikes("ge_sunrise", court("2"), court(*FULL), bare()),
    "charter": lambda: strikes("ge_charter", court("2 young craftsman, young craftsman", "1 young monk"), court(*FULL)),
    "contagion twice": lambda: strikes("ge_eclipse", court(*MANY), court("3 old scholar"), event="contagion"),
}
DEPTH = 4


def counts() -> str:
    """For each start the number of different positions after 1, 2, 3 and 4 decisions."""
    lines = [f"{name}: {' '.join(map(str, reachable(start())))}" for name, start in STARTS.items()]
    built = [str(len({tuple(sorted_palaces(end)) for end in completions(build)})) for build in builds()]
    return "\n".join([f"build-from-2-2: {' '.join(built)}", *lines, ""])


def builds() -> Iterator[State]:
    """Two palaces of two floors, and 1, 2, 3 and 4 floors to place (DV-12)."""
    return (building(floors, court("2", "2")) for floors in (1, 2, 3, 4))


def sorted_palaces(state: State) -> list[str]:
    """The old palaces as they stand, the new ones in any order."""
    palaces = shown(state.court("P1"))
    return [*palaces[:2], *sorted(palaces[2:])]


def reachable(start: State) -> Iterator[int]:
    """The number of different positions after each further decision, as long as there is one."""
    positions = {start.to_json(): start}
    for _ in range(DEPTH):
        positions = {
            after.to_json(): after
            for state in positions.values()
            for after in map(state.after, state.legal_moves)
        }  # fmt: skip
        if positions:
            yield len(positions)


def files() -> dict[str, str]:
    """Everything that lies in the folder: name of the file -> text."""
    return {f"{name}.txt": protocol(setup) for name, setup in GAMES.items()} | {"counts.txt": counts()}
