"""Pieces and numbers of the game: names, tables, prices, counts. Data only (specification chapters 2 and 3).

Things are named by plain strings ("monk", "young monk", "taxes"): they print, compare, sort and save as themselves.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

# --- Persons (PER-10, ACT-13) ------------------------------------------------------------------------------------

Kind = Literal[
    "pyrotechnist", "warrior", "monk", "tax_collector", "court_lady", "craftsman", "healer", "scholar", "farmer"
]
Person = Literal[
    "old pyrotechnist",
    "old warrior",
    "old monk",
    "old healer",
    "old scholar",
    "old farmer",
    "young pyrotechnist",
    "young warrior",
    "young monk",
    "young tax_collector",
    "young court_lady",
    "young craftsman",
    "young healer",
    "young scholar",
    "young farmer",
]
"""A person tile: its age and its type. Fifteen kinds of tiles, in the order of the board."""
Card = Literal[
    "pyrotechnist", "warrior", "monk", "tax_collector", "court_lady", "craftsman", "healer", "scholar", "farmer", "wild"
]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PERSONS: Final[tuple[Person, ...]] = get_args(Person)
YOUNG: Final[tuple[Person, ...]] = tuple(person for person in PERSONS if person.startswith("young"))
KIND_OF: Final[dict[Person, Kind]] = {person: person.split()[1] for person in PERSONS}  # type: ignore[misc]
PERSONS_OF: Final[dict[Kind, tuple[Person, ...]]] = {
    kind: tuple(person for person in reversed(PERSONS) if KIND_OF[person] == kind) for kind in KINDS
}
"""The tiles of a type, the young one first."""

STEPS: Final[dict[Person, int]] = {
    "young pyrotechnist": 5, "old pyrotechnist": 3,
    "young warrior": 5, "old warrior": 3,
    "young monk": 6, "old monk": 2,
    "young healer": 4, "old healer": 1,
    "young farmer": 4, "old farmer": 1,
    "young scholar": 4, "old scholar": 2,
    "young tax_collector": 3,
    "young court_lady": 1,
    "young craftsman": 2,
}  # fmt: skip
"""Value of a person: steps on the person track when recruited (PER-10)."""

SYMBOLS: Final[dict[Person, int]] = {
    "young pyrotechnist": 1, "old pyrotechnist": 2,
    "young warrior": 1, "old warrior": 2,
    "young monk": 1, "old monk": 2,
    "young healer": 1, "old healer": 2,
    "young farmer": 1, "old farmer": 2,
    "young scholar": 2, "old scholar": 3,
    "young tax_collector": 3,
    "young court_lady": 1,
    "young craftsman": 1,
}  # fmt: skip
"""How many symbols a person shows (ACT-13)."""

SYMBOLS_OF: Final[dict[Kind, dict[Person, int]]] = {
    kind: {person: SYMBOLS[person] for person in persons} for kind, persons in PERSONS_OF.items()
}

HAND: Final[tuple[Card, ...]] = (*KINDS, "wild", "wild")
"""The eleven person cards of a player, in the order in which a hand is kept."""


def supply(players: int) -> dict[Person, int]:
    """Tiles of each kind on the board at the start, for 2 to 5 players (SETUP-2).

    >>> supply(3)["young monk"], supply(3)["old monk"], supply(3)["young craftsman"]
    (4, 2, 6)
    """
    young, old, single = players + 1, players - 1, 2 * players
    return {
        person: old if person.startswith("old") else young if len(PERSONS_OF[KIND_OF[person]]) == 2 else single
        for person in PERSONS
    }


OWNED: Final = {players: supply(players) for players in range(2, 6)}
"""All tiles of a game, by the number of players."""

# --- Actions (ACT-*) ---------------------------------------------------------------------------------------------

Action = Literal[
    "taxes", "build", "harvest", "fireworks_display", "military_parade", "research", "privilege", "build_wall"
]
WALL_ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
"""The eight action cards of a game with the Great Wall (WALL-2)."""
ACTIONS: Final = WALL_ACTIONS[:-1]
"""The seven action cards of the base game (SETUP-9)."""
BASE: Final[dict[Action, int]] = {
    "taxes": 2, "build": 1, "harvest": 1, "fireworks_display": 1, "military_parade": 1, "research": 1
}  # fmt: skip
"""What an action gives without any symbol."""
BOOSTED_BY: Final[dict[Action, Kind]] = {
    "taxes": "tax_collector",
    "build": "craftsman",
    "harvest": "farmer",
    "fireworks_display": "pyrotechnist",
    "military_parade": "warrior",
    "research": "scholar",
}
"""The persons whose symbols add to an action."""
GROUP_SIZES: Final[dict[int, dict[int, tuple[int, ...]]]] = {
    7: {2: (4, 3), 3: (3, 2, 2), 4: (2, 2, 2, 1), 5: (2, 2, 1, 1, 1)},
    8: {2: (4, 4), 3: (3, 3, 2), 4: (2, 2, 2, 2), 5: (2, 2, 2, 1, 1)},
}
"""Sizes of the groups by the number of cards, then of players (ACT-2)."""
Letter = Literal["A", "B", "C", "D", "E"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
OCCUPIED_FEE: Final = 3
PASS_FILLS_TO: Final = 3

Size = Literal["small", "large"]
Edition = Literal["2017", "2007"]
SIZES: Final[tuple[Size, ...]] = get_args(Size)
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)
PRIVILEGE_PRICE: Final[dict[Edition, dict[Size, int]]] = {
    "2017": {"small": 2, "large": 7},
    "2007": {"small": 2, "large": 6},
}
PRIVILEGE_DRAGONS: Final[dict[Size, int]] = {"small": 1, "large": 2}

# --- Events (EVT-*, SETUP-4) -------------------------------------------------------------------------------------

Event = Literal["peace", "imperial_tribute", "drought", "dragon_festival", "mongol_invasion", "contagion"]
EVENTS: Final[tuple[Event, ...]] = get_args(Event)
MONTHS: Final = 12
PEACEFUL_MONTHS: Final = 2
DRAWN_EVENTS: Final[tuple[Event, ...]] = (
    *("imperial_tribute", "imperial_tribute", "drought", "drought", "dragon_festival", "dragon_festival"),
    *("mongol_invasion", "mongol_invasion", "contagion", "contagion"),
)
TRIBUTE: Final = 4
CONTAGION: Final = 3
FESTIVAL_FIRST, FESTIVAL_SECOND = 6, 3

# --- Expansions (WALL-*, GE-*) -----------------------------------------------------------------------------------

WallTile = Literal["wall_rice", "wall_fireworks", "wall_floor", "wall_yuan", "wall_track", "wall_vp"]
WALL_BONUS: Final[dict[WallTile, int]] = {
    "wall_rice": 1, "wall_fireworks": 1, "wall_floor": 1, "wall_yuan": 2, "wall_track": 3, "wall_vp": 3
}  # fmt: skip
"""What a wall tile brings when it is laid (WALL-7a..7d)."""
WALL_TILES: Final[tuple[WallTile, ...]] = get_args(WallTile)
WALL_LENGTH: Final = 12

GreatEvent = Literal[
    "ge_lantern",
    "ge_buddha",
    "ge_quake",
    "ge_flood",
    "ge_eclipse",
    "ge_volcano",
    "ge_tornado",
    "ge_sunrise",
    "ge_assassination",
    "ge_charter",
]
GREAT_EVENTS: Final[tuple[GreatEvent, ...]] = get_args(GreatEvent)
GREAT_EVENT_MONTH: Final = 7
QUAKE_FLOORS: Final = 2
GOODS: Final = ("yuan", "rice", "fireworks")
"""What a Flood takes half of, in the order of its answers (GE-FLOOD-1)."""
TORNADO_CARDS: Final = 2

# --- Court and end of the game -----------------------------------------------------------------------------------

MAX_FLOORS: Final = 3
START_PALACES: Final = (2, 2)
START_YUAN: Final = 6
PLAYERS: Final = range(2, 6)
POINTS_PER_PERSON: Final = 2
PRICE_OF_GOODS: Final = 2
YUAN_PER_POINT: Final = 3
