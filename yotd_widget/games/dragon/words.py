"""The words of the game in English, the source language of the catalogues: names, effects, prompts. No rules here."""

from __future__ import annotations

from typing import Final

from yotd_widget.games.dragon.pieces import (
    CONTAGION,
    FESTIVAL_FIRST,
    FESTIVAL_SECOND,
    KIND_OF,
    TRIBUTE,
    Action,
    Card,
    Event,
    Kind,
    Person,
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
    "action groups": ("{player} deals the action cards", "Deal the action cards."),
    "D-02": ("{player} drafts two persons", "Take two young persons of different types, a pair that nobody else has."),
    "D-03": ("{player} chooses a palace", "Choose a palace for the {person}."),
    "D-04": ("{player} chooses an action", "Choose an action, or pass."),
    "D-05": ("{player} places floors", "Place a floor: on a palace of fewer than 3 floors, or as a new palace."),
    "D-06": ("{player} buys a privilege", "Buy a privilege, small or large."),
    "D-09": ("{player} plays a person card", "Play a card of your hand."),
    "D-10": ("{player} takes a person", "Take a person from the board."),
    "D-11": ("{player} chooses a palace", "Choose a free place for the {person}."),
    "D-12": ("{player} replaces or discards", "All palaces are full: replace a person, or discard the {person}."),
    "D-13": ("{player} chooses who leaves", "Choose who leaves: one person for each yuan that is missing."),
    "D-14": ("{player} chooses palaces", "Choose the inhabited palaces that get no rice."),
    "D-15": ("{player} chooses who leaves", "Choose who leaves palace {palace}: it got no rice."),
    "D-16": ("{player} chooses who leaves", "Choose who leaves: your court has the fewest helmets."),
    "D-17": ("{player} chooses who leaves", f"Choose who leaves: {CONTAGION} persons, one fewer for each mortar."),
}
"""Decision point -> what the status line says, and the prompt."""


def person_name(person: Person) -> str:
    """A person as readers know it.

    >>> person_name("young tax_collector")
    'young tax collector'
    """
    return f"{person.partition(' ')[0]} {KIND_NAMES[KIND_OF[person]]}"


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


PAGE_WORDS: Final[dict[str, str]] = {
    "canBeChosen": "can be chosen",
    "chosen": "chosen",
    "close": "Close",
    "connection": "Connection",
    "court": "Court of",
    "courts": "Courts",
    "decision": "Decision",
    "doIt": "Do it",
    "done": "done",
    "emptyFloor": "empty floor",
    "groups": "Action groups",
    "help": "Help",
    "here": "here",
    "keyArrows": "inside a region",
    "keyPress": "choose, or take back",
    "keyTab": "next region",
    "last": "Last:",
    "leaves": "leaves",
    "log": "Log",
    "lost": "The engine is not connected. Reading still works.",
    "needsEngine": "This needs the engine. It is not connected.",
    "newPalace": "new palace",
    "noMoves": "No decision is open.",
    "notNow": "not possible now, says why",
    "notPossible": "Not possible:",
    "offer": "Persons on offer",
    "order": "Order",
    "others": "Other courts",
    "palace": "palace",
    "preview": "preview: what would change",
    "redo": "Redo",
    "restore": "Connect again",
    "result": "Result",
    "silent": "Python does not answer yet.",
    "takeBack": "Take back",
    "text": "Text",
    "timeline": "Timeline",
    "tools": "Tools",
    "total": "Total",
    "undo": "Undo",
    "unofficial": "Unofficial. Own drawings and words.",
    "vp": "VP",
    "why": "Why?",
    "whyNot": "Why not?",
    "working": "Working …",
    "year": "Year",
}
"""The page's own words: buttons, names of regions, messages; the keys are those of the front end's `WORDS.md`."""
