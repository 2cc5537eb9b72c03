"""The words of the game in English, the source language of the catalogues: names, effects, prompts. No rules here."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import N_, NN_, NP_, Texts, pgettext, together
from yotd_widget.games.dragon.pieces import (
    CONTAGION,
    FESTIVAL_FIRST,
    FESTIVAL_SECOND,
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
    Size,
    WallTile,
)

TITLE: Final = N_("In the Year of the Dragon")
"""Translated by whoever shows it: `_(TITLE)`."""

KIND_NAMES: Final[Texts[Card]] = Texts(
    {
        "pyrotechnist": N_("pyrotechnist"),
        "warrior": N_("warrior"),
        "monk": N_("monk"),
        # Translators: a type of person stands alone or after a colon, and as “the card {card}”.
        "tax_collector": N_("tax collector"),
        "court_lady": N_("court lady"),
        "craftsman": N_("craftsman"),
        "healer": N_("healer"),
        "scholar": N_("scholar"),
        "farmer": N_("farmer"),
        "wild": N_("wild card"),
    }
)
PERSON_NAMES: Final[Texts[Person]] = Texts(
    {
        "young pyrotechnist": N_("young pyrotechnist"),
        "old pyrotechnist": N_("old pyrotechnist"),
        "young warrior": N_("young warrior"),
        "old warrior": N_("old warrior"),
        "young monk": N_("young monk"),
        "old monk": N_("old monk"),
        "young tax_collector": N_("young tax collector"),
        "young court_lady": N_("young court lady"),
        "young craftsman": N_("young craftsman"),
        "young healer": N_("young healer"),
        "old healer": N_("old healer"),
        "young scholar": N_("young scholar"),
        "old scholar": N_("old scholar"),
        "young farmer": N_("young farmer"),
        "old farmer": N_("old farmer"),
    }
)
AGE_NAMES: Final[Texts[str]] = Texts(
    {
        # Translators: the row of the old persons on offer; it holds many of them.
        "old": N_("old"),
        # Translators: the row of the young persons on offer; it holds many of them.
        "young": N_("young"),
    }
)
"""The two rows of the persons on offer."""
PRIVILEGE_NAMES: Final[Texts[Size]] = Texts({"small": N_("small privilege"), "large": N_("large privilege")})
# Translators: labels name the thing in general, beside any number or none: "juany", not "juan"
GOOD_NAMES: Final[Texts[str]] = Texts(
    {"yuan": NP_("label", "yuan"), "rice": NP_("label", "rice"), "fireworks": NP_("label", "fireworks")}, "label"
)
YUAN: Final = NN_("yuan", "yuan")
RICE: Final = NN_("rice", "rice")
FIREWORKS: Final = NN_("firework", "fireworks")
GOODS_COUNTED: Final[dict[str, tuple[str, str]]] = {"yuan": YUAN, "rice": RICE, "fireworks": FIREWORKS}
FLOORS: Final = NN_("floor", "floors")
STEPS: Final = NN_("step", "steps")
PERSONS: Final = NN_("person", "persons")
TILES: Final = NN_("tile", "tiles")
POINTS: Final = NN_("point", "points")
"""Nouns that many sentences count."""
NOUNS: Final[dict[str, tuple[str, str]]] = {
    "helmets": NN_("helmet", "helmets"),
    "fireworks": NN_("fireworks tile", "fireworks tiles"),
    "rice": NN_("rice tile", "rice tiles"),
    "persons": PERSONS,
    "vp": POINTS,
}
"""Things of a court as reasons count them, where they do not by the noun of the thing."""
LABELS: Final = together(
    GOOD_NAMES,
    Texts({"vp": NP_("label", "points"), "cards": NP_("label", "cards"), "steps": NP_("label", "steps")}, "label"),
)
"""Things of a court as they stand before a number, where they do not by the name of the thing."""
FIGURES: Final = together(
    Texts({"cards": NP_("label", "cards in hand"), "steps": NP_("label", "space")}, "label"), LABELS
)
"""The same where two numbers stand behind them, as in "(yuan 2 → 7)"."""
SYMBOL_NAMES: Final[dict[Kind, tuple[str, str]]] = {
    "craftsman": NN_("hammer", "hammers"),
    "court_lady": NN_("dragon on a fan", "dragons on fans"),
    "tax_collector": NN_("coin", "coins"),
    "pyrotechnist": NN_("rocket", "rockets"),
    "warrior": NN_("helmet", "helmets"),
    "monk": NN_("Buddha", "Buddhas"),
    "healer": NN_("mortar", "mortars"),
    "farmer": NN_("rice sack", "rice sacks"),
    "scholar": NN_("book", "books"),
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
CAUSE_ICONS: Final = {
    "Palaces": "action-build", "Court Ladies": "sym-fan", "Privileges": "good-privilege_small",
    "Research": "sym-book", "Dragon Festival": "event-dragon_festival", "Mongol Invasion": "event-mongol_invasion",
    "Persons": "person-farmer", "Monks": "sym-buddha", "Yuan": "good-yuan", "Wall tile": "tile-wall_vp",
    "Great Wall": "tile-wall_built", "Lantern Festival": "super-ge_lantern", "Buddha": "super-ge_buddha",
    "Charter": "super-ge_charter",
}  # fmt: skip
"""Cause of points -> its sign."""
ACTION_NAMES: Final[Texts[Action]] = Texts(
    {
        "taxes": N_("Taxes"),
        "build": N_("Build"),
        "harvest": N_("Harvest"),
        "fireworks_display": N_("Fireworks Display"),
        "military_parade": N_("Military Parade"),
        "research": N_("Research"),
        "privilege": N_("Privilege"),
        "build_wall": N_("Build Wall"),
    }
)
ACTION_UNITS: Final[dict[Action, tuple[str, str]]] = {
    "taxes": YUAN,
    "build": FLOORS,
    "harvest": RICE,
    "fireworks_display": NN_("firework", "fireworks"),
    "military_parade": STEPS,
    "research": POINTS,
}
EVENT_NAMES: Final[Texts[Event]] = Texts(
    {
        "peace": N_("Peace"),
        "imperial_tribute": N_("Imperial Tribute"),
        "drought": N_("Drought"),
        "dragon_festival": N_("Dragon Festival"),
        "mongol_invasion": N_("Mongol Invasion"),
        "contagion": N_("Contagion"),
    }
)
EVENT_LINES: Final[Texts[Event]] = Texts(
    {
        "peace": N_("nothing happens"),
        "imperial_tribute": N_("everybody pays {tribute} yuan"),
        "drought": N_("1 rice per inhabited palace"),
        "dragon_festival": N_("most fireworks: {first} points, second: {second}"),
        "mongol_invasion": N_("1 point a helmet; fewest: 1 person leaves"),
        "contagion": N_("{contagion} persons leave, −1 per mortar"),
    },
    tribute=TRIBUTE,
    first=FESTIVAL_FIRST,
    second=FESTIVAL_SECOND,
    contagion=CONTAGION,
)
EVENT_RULES: Final[dict[Event, tuple[str, ...]]] = {
    "peace": ("EVT-PEACE-1",),
    "imperial_tribute": ("EVT-TRIBUTE-1", "EVT-TRIBUTE-2"),
    "drought": ("EVT-DROUGHT-1", "EVT-DROUGHT-3", "EVT-DROUGHT-4"),
    "dragon_festival": ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", "EVT-FESTIVAL-3"),
    "mongol_invasion": ("EVT-MONGOL-1", "EVT-MONGOL-2"),
    "contagion": ("EVT-CONTAGION-1",),
}
GREAT_EVENT_NAMES: Final[Texts[GreatEvent]] = Texts(
    {
        "ge_lantern": NP_("Super Event", "Lantern Festival"),
        "ge_buddha": NP_("Super Event", "Buddha"),
        "ge_quake": NP_("Super Event", "Earthquake"),
        "ge_flood": NP_("Super Event", "Flood"),
        "ge_eclipse": NP_("Super Event", "Solar Eclipse"),
        "ge_volcano": NP_("Super Event", "Volcanic Eruption"),
        "ge_tornado": NP_("Super Event", "Tornado"),
        "ge_sunrise": NP_("Super Event", "Sunrise"),
        "ge_assassination": NP_("Super Event", "Assassination Attempt"),
        "ge_charter": NP_("Super Event", "Charter"),
    },
    "Super Event",
)
GREAT_EVENT_LINES: Final[Texts[GreatEvent]] = Texts(
    {
        "ge_lantern": N_("2 points per own person"),
        "ge_buddha": N_("monks score Buddhas × floors"),
        "ge_quake": N_("everybody loses {floors} floors"),
        "ge_flood": N_("everybody returns half of the goods"),
        "ge_eclipse": N_("the event strikes twice"),
        "ge_volcano": N_("all person markers back to space 0"),
        "ge_tornado": N_("everybody discards {cards} cards"),
        "ge_sunrise": N_("everybody takes a young person"),
        "ge_assassination": N_("all privileges are lost"),
        "ge_charter": N_("everybody takes the benefit of a type at court"),
    },
    floors=QUAKE_FLOORS,
    cards=TORNADO_CARDS,
)
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
WALL_TILE_NAMES: Final[Texts[WallTile]] = Texts(
    {
        "wall_rice": NP_("label", "rice"),
        "wall_fireworks": NP_("label", "fireworks"),
        "wall_floor": NP_("label", "floor"),
        "wall_yuan": NP_("label", "yuan"),
        "wall_track": NP_("label", "steps"),
        "wall_vp": NP_("label", "points"),
    },
    "label",
)
WALL_TILE_UNITS: Final[dict[WallTile, tuple[str, str]]] = {
    "wall_rice": RICE,
    "wall_fireworks": FIREWORKS,
    "wall_floor": FLOORS,
    "wall_yuan": YUAN,
    "wall_track": STEPS,
    "wall_vp": POINTS,
}
"""What a wall tile brings."""
CHARTER_UNITS: Final[dict[Kind, tuple[str, str]]] = {
    "tax_collector": YUAN,
    "farmer": RICE,
    "pyrotechnist": FIREWORKS,
    "craftsman": FLOORS,
    "warrior": STEPS,
    "monk": POINTS,
    "scholar": POINTS,
    "court_lady": POINTS,
}
"""What the Charter brings for a type; healers bring nothing."""
NAMES: Final = together(
    PERSON_NAMES, KIND_NAMES, ACTION_NAMES, PRIVILEGE_NAMES, GOOD_NAMES, WALL_TILE_NAMES, EVENT_NAMES, GREAT_EVENT_NAMES
)
"""Ids in fields of moves and facts of notes -> what readers call them."""
WALL: Final = N_("Great Wall")
GREAT_EVENT: Final = N_("Super Event")
PHASE_NAMES: Final[Texts[str]] = Texts(
    {
        "setup": N_("Setup"),
        "draft": N_("Before the first month"),
        "action": N_("phase 1: Action"),
        "person": N_("phase 2: Person"),
        "event": N_("phase 3: Event"),
        "scoring": N_("phase 4: Scoring"),
        "over": N_("The end"),
    }
)


PHASE_WORDS: Final[Texts[str]] = Texts(
    {
        # Translators: the four phases of a month, a word each
        "action": N_("Action"),
        "person": N_("Person"),
        "event": N_("Event"),
        "scoring": N_("Scoring"),
    }
)


def person_name(person: Person) -> str:
    """A person as readers know it.

    >>> person_name("young tax_collector")
    'young tax collector'
    """
    return PERSON_NAMES[person]


def wall_tile_name(tile: WallTile) -> str:
    """A wall tile by its bonus.

    >>> wall_tile_name("wall_yuan"), wall_tile_name("wall_floor")
    ('+2 yuan', '+1 floor')
    """
    return f"+{counted(WALL_BONUS[tile], WALL_TILE_UNITS[tile])}"


ACTED: Final = N_("Actions of this month")
CALENDAR: Final = Texts(
    {
        "byPeriod": N_("By month"),
        "periodBack": N_("month back"),
        "periodForward": N_("month forward"),
        "periodStart": N_("the start of the month"),
        "phaseBack": N_("phase back"),
        "phaseForward": N_("phase forward"),
    }
)
"""The page's words on months and phases, which Polish and Dutch bend."""
PAGE_WORDS: Final = Texts(
    {
        "acted": ACTED,
        "action": N_("Action"),
        "ahead": N_("to come"),
        # Translators: of a palace; {forecast} is “disappears”.
        "atDecay": N_("{forecast} at decay"),
        "asked": N_("asked"),
        "card": N_("Card"),
        "decay": N_("Decay"),
        "done": N_("done"),
        "dragons": N_("Dragons"),
        "effect": N_("Effect"),
        "emptyFloor": N_("empty floor"),
        "endOfMonth": N_("End of month {month}"),
        "event": N_("Event"),
        "falls": N_("falls"),
        "fee": N_("Fee"),
        "floorNumber": N_("floor {number}"),
        "forecast": N_("What becomes of it"),
        # Translators: above what the months to come bring to a court
        "forecastFor": N_("Forecast for {player}"),
        "free": N_("free"),
        "goodGiven": N_("{good}, to be returned"),
        # Translators: {title}: "Super Event"; {rule}: what it does, without a full stop
        "greatLine": N_("{title}: {name}, {rule}."),
        "group": N_("Group"),
        "goods": N_("Possessions"),
        "groups": N_("Action groups"),
        "here": N_("here"),
        # Translators: a free room of palace {number}, to move in
        "hereIn": N_("here, palace {number}"),
        "lastAsked": N_("the last one asked"),
        "leaves": N_("leaves"),
        # Translators: on the room of a person who has just left the court; a short word
        "left": N_("left"),
        "month": N_("Month"),
        "newFloor": N_("new palace, +1 floor"),
        "newPalace": N_("new palace"),
        "nextCheck": N_("Next check"),
        "noFloor": N_("no floor"),
        "now": N_("now"),
        "number": N_("Number"),
        "offer": N_("Persons on offer"),
        "order": N_("Order"),
        "others": N_("Other courts"),
        "ownThing": N_("{owner}: {thing}"),
        # Translators: what lies at a court.
        "owns": N_("palaces: {palaces}, persons: {persons}"),
        "palace": N_("palace"),
        "palaceNumber": N_("palace {number}"),
        "palaces": N_("palaces"),
        "person": N_("Person"),
        "players": N_("Players"),
        "riceEmpty": N_("gets no rice"),
        # Translators: from here to “signYuan” what a sign on the board stands for, in a list of such signs
        "signFireworks": N_("fireworks: points at a Dragon Festival"),
        "signFlag": N_("so far the Great Wall has to reach at the next check"),
        "signLeave": N_("so many persons would have to leave the court"),
        "signPrivilege": N_("privilege: points every month"),
        "signRice": N_("rice: feeds a palace in a Drought"),
        "signStep": N_("steps on the person track: who is ahead acts first"),
        "signYuan": N_("yuan: for fees, privileges and the Imperial Tribute"),
        "space": N_("Space on the person track"),
        "steps": N_("Steps"),
        "symbols": N_("Symbols"),
        # Translators: what a dragon on the cards makes them cost: “fee 3 yuan”.
        "feeOf": N_("fee {fee}"),
        # Translators: after what a month to come does to a court.
        "ifNothingChanges": N_("If nothing changes until then."),
        "finalScoring": N_("Final scoring"),
        "scoring": N_("Scoring"),
        "wallCheck": N_("Wall check"),
        "track": N_("Person track"),
        "phases": N_("Phases of the month"),
        "youHave": N_("you have {n}"),
        "youKeep": N_("keep {n}"),
        "yourCards": N_("your cards"),
        # Translators: tiles of a person on offer.
        "tileCount": N_("{n} left"),
        "tilesLeft": N_("Left"),
        "tilesUnused": N_("wall tiles: {tiles}"),
        "unused": N_("not used yet"),
        "used": N_("used"),
        "wallPlace": N_("Place"),
        "wallTile": N_("Tile"),
        "wallTiles": N_("wall tiles"),
        "when": N_("When"),
        "year": N_("Year"),
    }
)
"""The page's words for the regions of this game; `widgets/words.py` has those that every game needs."""


def page_words() -> dict[str, str]:
    """The page's words for this game, in the reader's language."""
    return dict(PAGE_WORDS) | {"vp": pgettext("label", "points")}
