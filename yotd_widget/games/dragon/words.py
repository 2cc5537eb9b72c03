"""The words of the game in English, the source language of the catalogues: names, effects, prompts. No rules here."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.dragon.pieces import (
    CONTAGION,
    FESTIVAL_FIRST,
    FESTIVAL_SECOND,
    KIND_OF,
    QUAKE_FLOORS,
    TORNADO_CARDS,
    TRIBUTE,
    WALL_BONUS,
    Action,
    Card,
    Event,
    GreatEvent,
    Kind,
    Person,
    WallTile,
)

TITLE: Final = "In the Year of the Dragon"

KIND_NAMES: Final[dict[Card, str]] = {
    "pyrotechnist": "pyrotechnist",
    "warrior": "warrior",
    "monk": "monk",
    "tax_collector": "tax collector",
    "court_lady": "court lady",
    "craftsman": "craftsman",
    "healer": "healer",
    "scholar": "scholar",
    "farmer": "farmer",
    "wild": "wild card",
}
SYMBOL_NAMES: Final[dict[Kind, tuple[str, str]]] = {
    "craftsman": ("hammer", "hammers"),
    "court_lady": ("dragon on a fan", "dragons on fans"),
    "tax_collector": ("coin", "coins"),
    "pyrotechnist": ("rocket", "rockets"),
    "warrior": ("helmet", "helmets"),
    "monk": ("Buddha", "Buddhas"),
    "healer": ("mortar", "mortars"),
    "farmer": ("rice sack", "rice sacks"),
    "scholar": ("book", "books"),
}
SYMBOL_ICONS: Final[dict[Kind, str]] = {
    "craftsman": "hammer",
    "court_lady": "fan",
    "tax_collector": "coin",
    "pyrotechnist": "rocket",
    "warrior": "helmet",
    "monk": "buddha",
    "healer": "mortar",
    "farmer": "sack",
    "scholar": "book",
}
ACTION_NAMES: Final[dict[Action, str]] = {
    "taxes": "Taxes",
    "build": "Build",
    "harvest": "Harvest",
    "fireworks_display": "Fireworks Display",
    "military_parade": "Military Parade",
    "research": "Research",
    "privilege": "Privilege",
    "build_wall": "Build Wall",
}
ACTION_UNITS: Final[dict[Action, tuple[str, str]]] = {
    "taxes": ("yuan", "yuan"),
    "build": ("floor", "floors"),
    "harvest": ("rice", "rice"),
    "fireworks_display": ("tile", "tiles"),
    "military_parade": ("step", "steps"),
    "research": ("VP", "VP"),
}
EVENT_NAMES: Final[dict[Event, str]] = {
    "peace": "Peace",
    "imperial_tribute": "Imperial Tribute",
    "drought": "Drought",
    "dragon_festival": "Dragon Festival",
    "mongol_invasion": "Mongol Invasion",
    "contagion": "Contagion",
}
EVENT_LINES: Final[dict[Event, str]] = {
    "peace": "nothing happens",
    "imperial_tribute": f"everybody pays {TRIBUTE} yuan",
    "drought": "1 rice per inhabited palace",
    "dragon_festival": f"most fireworks: {FESTIVAL_FIRST} VP, second: {FESTIVAL_SECOND}",
    "mongol_invasion": "1 VP a helmet; fewest: 1 person leaves",
    "contagion": f"{CONTAGION} persons leave, −1 per mortar",
}
EVENT_RULES: Final[dict[Event, tuple[str, ...]]] = {
    "peace": ("EVT-PEACE-1",),
    "imperial_tribute": ("EVT-TRIBUTE-1", "EVT-TRIBUTE-2"),
    "drought": ("EVT-DROUGHT-1", "EVT-DROUGHT-3", "EVT-DROUGHT-4"),
    "dragon_festival": ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", "EVT-FESTIVAL-3"),
    "mongol_invasion": ("EVT-MONGOL-1", "EVT-MONGOL-2"),
    "contagion": ("EVT-CONTAGION-1",),
}
GREAT_EVENT_NAMES: Final[dict[GreatEvent, str]] = {
    "ge_lantern": "Lantern Festival",
    "ge_buddha": "Buddha",
    "ge_quake": "Earthquake",
    "ge_flood": "Flood",
    "ge_eclipse": "Solar Eclipse",
    "ge_volcano": "Volcanic Eruption",
    "ge_tornado": "Tornado",
    "ge_sunrise": "Sunrise",
    "ge_assassination": "Assassination Attempt",
    "ge_charter": "Charter",
}
GREAT_EVENT_LINES: Final[dict[GreatEvent, str]] = {
    "ge_lantern": "2 VP per own person",
    "ge_buddha": "monks score Buddhas × floors",
    "ge_quake": f"everybody loses {QUAKE_FLOORS} floors",
    "ge_flood": "everybody returns half of the goods",
    "ge_eclipse": "the event strikes twice",
    "ge_volcano": "all person markers back to space 0",
    "ge_tornado": f"everybody discards {TORNADO_CARDS} cards",
    "ge_sunrise": "everybody takes a young person",
    "ge_assassination": "all privileges are lost",
    "ge_charter": "everybody takes the benefit of a type at court",
}
GREAT_EVENT_RULES: Final[dict[GreatEvent, tuple[str, ...]]] = {
    "ge_lantern": ("GE-LANTERN-1",),
    "ge_buddha": ("GE-BUDDHA-1",),
    "ge_quake": ("GE-QUAKE-1",),
    "ge_flood": ("GE-FLOOD-1",),
    "ge_eclipse": ("GE-ECLIPSE-1",),
    "ge_volcano": ("GE-VOLCANO-1",),
    "ge_tornado": ("GE-TORNADO-1",),
    "ge_sunrise": ("GE-SUNRISE-1",),
    "ge_assassination": ("GE-ASSASSIN-1",),
    "ge_charter": ("GE-CHARTER-1",),
}
WALL_TILE_NAMES: Final[dict[WallTile, str]] = {
    "wall_rice": "rice",
    "wall_fireworks": "fireworks",
    "wall_floor": "floor",
    "wall_yuan": "yuan",
    "wall_track": "steps",
    "wall_vp": "VP",
}
WALL_TILE_UNITS: Final[dict[WallTile, tuple[str, str]]] = {
    "wall_rice": ("rice", "rice"),
    "wall_fireworks": ("fireworks", "fireworks"),
    "wall_floor": ("floor", "floors"),
    "wall_yuan": ("yuan", "yuan"),
    "wall_track": ("step", "steps"),
    "wall_vp": ("VP", "VP"),
}
"""What a wall tile brings."""
CHARTER_UNITS: Final[dict[Kind, tuple[str, str]]] = {
    "tax_collector": ("yuan", "yuan"),
    "farmer": ("rice", "rice"),
    "pyrotechnist": ("fireworks", "fireworks"),
    "craftsman": ("floor", "floors"),
    "warrior": ("step", "steps"),
    "monk": ("VP", "VP"),
    "scholar": ("VP", "VP"),
    "court_lady": ("VP", "VP"),
}
"""What the Charter brings for a type; healers bring nothing."""
WALL: Final = "Great Wall"
GREAT_EVENT: Final = "Super Event"
PHASE_NAMES: Final[dict[str, str]] = {
    "setup": "Setup",
    "draft": "Before the first month",
    "action": "phase 1 Action",
    "person": "phase 2 Person",
    "event": "phase 3 Event",
    "scoring": "phase 4 Scoring",
    "over": "The end",
}
DECISIONS: Final[dict[str, tuple[str, str]]] = {
    "event row": ("{player} draws the event row", "Draw the event tiles."),
    "great event": ("{player} draws the Super Event", "Draw the Super Event of month 7."),
    "action groups": ("{player} deals the action cards", "Deal the action cards."),
    "D-02": ("{player} drafts two persons", "Take two young persons of different types, a pair that nobody else has."),
    "D-03": ("{player} chooses a palace", "Choose a palace for the {person}."),
    "D-04": ("{player} chooses an action", "Choose an action, or pass."),
    "D-05": ("{player} places floors", "Place a floor: on a palace of fewer than 3 floors, or as a new palace."),
    "D-06": ("{player} buys a privilege", "Buy a privilege, small or large."),
    "D-07": ("{player} chooses a wall tile", "Choose a wall tile: first its bonus, then it is laid."),
    "D-08": (
        "{player} places the floor of the wall tile",
        "Place the floor: on a palace of fewer than 3 floors, or new.",
    ),
    "D-09": ("{player} plays a person card", "Play a card of your hand."),
    "D-10": ("{player} takes a person", "Take a person from the board."),
    "D-11": ("{player} chooses a palace", "Choose a free place for the {person}."),
    "D-12": ("{player} replaces or discards", "All palaces are full: replace a person, or discard the {person}."),
    "D-13": ("{player} chooses who leaves", "Choose who leaves: one person for each yuan that is missing."),
    "D-14": ("{player} chooses palaces", "Choose the inhabited palaces that get no rice."),
    "D-15": ("{player} chooses who leaves", "Choose who leaves palace {palace}: it got no rice."),
    "D-16": ("{player} chooses who leaves", "Choose who leaves: your court has the fewest helmets."),
    "D-17": ("{player} chooses who leaves", f"Choose who leaves: {CONTAGION} persons, one fewer for each mortar."),
    "D-18": (
        "{player} chooses who leaves",
        "Choose who leaves: you have the fewest tiles in a wall that falls short.",
    ),
    "D-19": (
        "{player} chooses floors",
        "Choose two floors to lose: two palaces, or one twice.",
    ),
    "D-20": ("{player} chooses who leaves", "Choose who leaves palace {palace}: it has fewer floors than persons."),
    "D-21": ("{player} returns goods", "Flood: return half of your goods, of any kind."),
    "D-22": ("{player} discards cards", "Tornado: discard person cards of your hand."),
    "D-23": ("{player} takes a young person", "Sunrise: take a young person of a type that nobody has chosen."),
    "D-24": ("{player} chooses a palace", "Choose a free place for the {person}."),
    "D-25": (
        "{player} chooses a type of person",
        "Charter: choose a type of person at your court.",
    ),
    "D-26": ("{player} places floors", "Place a floor: on a palace of fewer than 3 floors, or as a new palace."),
}
"""Decision point -> what the status line says, and the prompt."""


def person_name(person: Person) -> str:
    """A person as readers know it.

    >>> person_name("young tax_collector")
    'young tax collector'
    """
    return f"{person.partition(' ')[0]} {KIND_NAMES[KIND_OF[person]]}"


def wall_tile_name(tile: WallTile) -> str:
    """A wall tile by its bonus.

    >>> wall_tile_name("wall_yuan"), wall_tile_name("wall_floor")
    ('+2 yuan', '+1 floor')
    """
    return f"+{counted(WALL_BONUS[tile], WALL_TILE_UNITS[tile])}"


def counted(count: int, names: tuple[str, str]) -> str:
    """A number with its noun.

    >>> counted(1, ("coin", "coins")), counted(3, ("coin", "coins"))
    ('1 coin', '3 coins')
    """
    return f"{count} {names[count != 1]}"


def signed(change: int) -> str:
    """A change as it is printed, with a true minus.

    >>> signed(5), signed(-2)
    ('+5', '−2')
    """
    return f"+{change}" if change >= 0 else f"−{-change}"


PAGE_WORDS: Final = Texts(
    {
        "court": N_("Court of"),
        "courts": N_("Courts"),
        "emptyFloor": N_("empty floor"),
        "falls": N_("falls"),
        "groups": N_("Action groups"),
        "leaves": N_("leaves"),
        "newPalace": N_("new palace"),
        "noFloor": N_("no floor"),
        "offer": N_("Persons on offer"),
        "order": N_("Order"),
        "others": N_("Other courts"),
        "palace": N_("palace"),
        "vp": N_("VP"),
        "wallTiles": N_("wall tiles"),
        "year": N_("Year"),
    }
)
"""The page's words for the regions of this game; `widgets/words.py` has those that every game needs."""
