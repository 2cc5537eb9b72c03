"""The words of the game in English, the source language of the catalogues: names and effects. No rules here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from yotd_widget.engine.packs import Named
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import N_, NN_, Texts, _, together
from yotd_widget.games.gugong.data import HOUSE, PACKS, Data
from yotd_widget.games.gugong.pieces import HIDDEN, LOCATIONS, SPECIAL, Action, Location, Reward, Token, Where

TITLE: Final = N_("Gùgōng")

LOCATION_NAMES: Final[Texts[Location]] = Texts(
    {
        "travel": N_("Travel"),
        "wall": N_("Great Wall"),
        "jade": N_("Jade"),
        "intrigue": N_("Intrigue"),
        "palace": N_("Palace"),
        "decree": N_("Decrees"),
        "canal": N_("Grand Canal"),
    }
)
OFFICIALS: Final[Texts[Location]] = Texts(
    {
        "travel": N_("Revenue Official"),
        "wall": N_("Public Works Official"),
        "jade": N_("Jade Official"),
        "intrigue": N_("Shady Official"),
        "palace": N_("Censorate Official"),
        "decree": N_("Decrees Official"),
        "canal": N_("Trade Official"),
    }
)
"""Their titles."""
HOLDERS: Final[Texts[Location]] = Texts(
    {
        # Translators: who holds the gift at a location, by what stands on its sign: “to the Palace official”
        "travel": N_("Travel official"),
        "wall": N_("Great Wall official"),
        "jade": N_("Jade official"),
        "intrigue": N_("Intrigue official"),
        "palace": N_("Palace official"),
        "decree": N_("Decrees official"),
        "canal": N_("Grand Canal official"),
    }
)
"""The same in sentences: called as their signs on the board are."""
CARD_ACTIONS: Final[Texts[Action]] = Texts(
    {
        "servant1": N_("+1 servant"),
        "servant2": N_("+2 servants"),
        "swap": N_("swap"),
        "none": N_("no action"),
    }
)
"""Actions of cards that are not those of a location."""
ACTION_NAMES: Final = together(LOCATION_NAMES, CARD_ACTIONS)

# Translators: what is on a Gift Card of each value
GIFTS: Final[Texts[int]] = Texts(
    {
        1: N_("bowl of fruit"),
        2: N_("fan"),
        3: N_("Go stones"),
        4: N_("teapot"),
        5: N_("silk"),
        6: N_("vase"),
        7: N_("bronze tripod"),
        8: N_("pipa"),
        9: N_("jade seal"),
    }
)

_UNSEEN: Final = Texts({HIDDEN: N_("hidden")})


def _named(ids: Callable[[Data], Collection[str]], name: Callable[[Data, str], str]) -> Named[Data]:
    return Named(PACKS, HOUSE, ids, name, _UNSEEN)


def _gift(data: Data, name: str) -> str:
    card = data.cards[name]
    # Translators: a Gift Card and its value: “silk (5)”
    return _("{gift} ({value})").format(gift=GIFTS[card.value], value=card.value)


def _card(data: Data, name: str) -> str:
    card = data.cards[name]
    if card.action == "none":
        return _gift(data, name)
    # Translators: a Gift Card, its value and its action: “silk (5, Intrigue)”
    text = _("{gift} ({value}, {action})")
    return text.format(gift=GIFTS[card.value], value=card.value, action=ACTION_NAMES[card.action])


CARD_NAMES: Final = _named(lambda data: data.cards, _card)
GIFT_NAMES: Final = _named(lambda data: data.cards, _gift)
"""Gift Cards without their actions, where one speaks of the gift alone."""
CITY_NAMES: Final = _named(lambda data: data.travel.map.cities, lambda data, city: data.travel.map.cities[city])

TOKEN_NAMES: Final[Texts[Token]] = Texts(
    {
        "TOK-1": N_("token “1 servant”"),
        "TOK-2": N_("token “2 servants”"),
        "TOK-3": N_("token “Envoy”"),
        "TOK-4": N_("token “Intrigue”"),
        "TOK-5": N_("token “Jade for a card”"),
        "TOK-6": N_("token “2 points”"),
        "TOK-7": N_("token “swap”"),
        "TOK-8": N_("token “card back”"),
        "TOK-9": N_("token “ship”"),
        "TOK-10": N_("token “Wall”"),
        "TOK-11": N_("token “Jade for 3 servants”"),
        "TOK-12": N_("double token"),
        "BTOK-1": N_("bonus token “cards +1”"),
        "BTOK-2": N_("bonus token “toll”"),
        "BTOK-3": N_("bonus token “follow”"),
    }
)
ALL_TOKENS: Final = together(TOKEN_NAMES, _UNSEEN)


class _InUse(Mapping[str, str]):
    """Bonus tokens in use: beside the Player Board, or with the location beside which they lie."""

    def __getitem__(self, key: str) -> str:
        token, _gap, location = key.partition(" ")
        if not location:
            return TOKEN_NAMES[token]  # type: ignore[index]
        # Translators: a bonus token and the location beside which it lies
        return _("{token} at {location}").format(token=TOKEN_NAMES[token], location=LOCATION_NAMES[location])  # type: ignore[index]

    def __iter__(self) -> Iterator[str]:
        yield "BTOK-1"
        yield from (f"{token} {location}" for token in ("BTOK-2", "BTOK-3") for location in LOCATIONS)

    def __len__(self) -> int:
        return 1 + 2 * len(LOCATIONS)


BONUS_NAMES: Final = _InUse()

DECREE_LABELS: Final[Texts[str]] = Texts(
    {
        "D1-1": N_("Morning Intrigue"),
        "D1-2": N_("Morning Ship"),
        "D1-3": N_("Morning Servant"),
        "D1-4": N_("Morning Audience"),
        "D1-5": N_("Morning Gift"),
        "D2-1": N_("Cheaper Travel"),
        "D2-2": N_("Cheaper Jade"),
        "D2-3": N_("Extra Wall Servant"),
        "D2-4": N_("Equal Gifts"),
        "D2-5": N_("Cheaper Decrees"),
        "D3-1": N_("Third of Score"),
        "D3-2": N_("Eight Points"),
        "D3-3": N_("Jade Bonus"),
        "D3-4": N_("Decree Bonus"),
        "D3-5": N_("Harbour Bonus"),
    }
)
DECREE_NAMES: Final = _named(lambda data: data.tiles, lambda data, decree: DECREE_LABELS.get(decree, decree))
REWARD_NAMES: Final[Texts[Reward]] = Texts(
    {"vp4": N_("4 points"), "card": N_("Gift Card"), "double": N_("Double Servant")}
)
DOUBLE_PLACES: Final[Texts[Where]] = Texts(
    {
        "locked": N_("not won yet"),
        "pool": N_("in the pool"),
        "supply": N_("in the supply"),
        "wall": N_("on the Wall"),
        "ship": N_("on a ship"),
    }
)
PIECE_NAMES: Final = Texts({"servant": N_("servant"), "double": N_("Double Servant")})

SERVANTS: Final = NN_("servant", "servants")
POINTS: Final = NN_("point", "points")
STEPS: Final = NN_("step", "steps")
JADES: Final = NN_("Jade", "Jades")
MATCHES: Final = NN_("match", "matches")


def benefit(data: Data, name: str) -> str:
    """An Intrigue Benefit: "2 servants, for 3 steps"; the id of one that the data do not have."""
    found = data.benefits.get(name)
    if found is None:
        return name
    steps = counted(found.steps, STEPS)
    if found.gain == "turn_die":
        # Translators: an Intrigue Benefit; {steps}: “5 steps”
        return _("turn a die, for {steps}").format(steps=steps)
    gained = counted(found.n, SERVANTS if found.gain == "servant" else JADES)
    # Translators: an Intrigue Benefit: “2 servants, for 3 steps”
    return _("{gained}, for {steps}").format(gained=gained, steps=steps)


BENEFIT_NAMES: Final = _named(lambda data: data.benefits, benefit)
MORNING_EFFECTS: Final[Texts[str]] = Texts(
    {
        "morning_intrigue": N_("Intrigue {n} steps up"),
        "morning_ship_servant": N_("a servant of the supply on a ship"),
        "morning_servant": N_("gain {n} servant"),
        "morning_envoy": N_("Envoy {n} step up"),
        "morning_swap": N_("swap a card"),
    }
)
"""What a Decree of level 1 brings; {n}: how much."""
AUTOMA_NAMES: Final = together(LOCATION_NAMES, Texts({SPECIAL: N_("Special card")}))
"""What Meng's Automa cards show."""

NAMES: Final = together(
    AUTOMA_NAMES, CARD_ACTIONS, PIECE_NAMES, REWARD_NAMES, ALL_TOKENS, DECREE_LABELS,
    CARD_NAMES.alone, CITY_NAMES.alone, BENEFIT_NAMES.alone,
)  # fmt: skip
"""Ids in fields of moves and facts of notes -> what readers call them; those of another data pack stay ids."""


def pieces(servants: int, double: bool) -> str:
    """Normal servants and the Double Servant: "2 servants", "1 servant and the Double Servant".

    >>> pieces(0, True), pieces(2, False)
    ('the Double Servant', '2 servants')
    """
    if not double:
        return counted(servants, SERVANTS)
    if not servants:
        return _("the Double Servant")
    # Translators: {servants}: “1 servant”
    return _("{servants} and the Double Servant").format(servants=counted(servants, SERVANTS))
