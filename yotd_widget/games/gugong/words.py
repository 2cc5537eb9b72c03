"""The words of the game in English, the source language of the catalogues: names and effects. No rules here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from yotd_widget.engine.texts import N_, NN_, Texts, _, together
from yotd_widget.games.gugong.data import HOUSE, PACKS, Data
from yotd_widget.games.gugong.pieces import HIDDEN, LOCATIONS, Action, Location, Reward, Token, Where

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


class Named(Mapping[str, str]):
    """What readers call the ids of a data pack; an id of another pack than the project's own stands for itself."""

    def __init__(self, ids: Callable[[Data], Mapping[str, object]], name: Callable[[Data, str], str]) -> None:
        self._ids, self._name = ids, name

    @property
    def _data(self) -> Data:
        return PACKS.own(HOUSE).data

    def __getitem__(self, key: str) -> str:
        if key == HIDDEN:
            return _UNSEEN[HIDDEN]
        return self._name(self._data, key) if key in self._ids(self._data) else key

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids(self._data))

    def __len__(self) -> int:
        return len(self._ids(self._data))


def _card(data: Data, name: str) -> str:
    card = data.cards[name]
    gift = GIFTS[card.value]
    if card.action == "none":
        # Translators: a Gift Card and its value: “silk (5)”
        return _("{gift} ({value})").format(gift=gift, value=card.value)
    # Translators: a Gift Card, its value and its action: “silk (5, Intrigue)”
    return _("{gift} ({value}, {action})").format(gift=gift, value=card.value, action=ACTION_NAMES[card.action])


CARD_NAMES: Final = Named(lambda data: data.cards, _card)
CITY_NAMES: Final = Named(lambda data: data.travel.map.cities, lambda data, city: data.travel.map.cities[city])

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
DECREE_NAMES: Final = Named(lambda data: data.tiles, lambda data, decree: DECREE_LABELS.get(decree, decree))
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
MODE_NAMES: Final = Texts(
    {
        "free": N_("free"),
        "pay_servants": N_("for 2 servants"),
        "discard": N_("for another card"),
        "no_action": N_("without actions"),
    }
)
PIECE_NAMES: Final = Texts({"servant": N_("servant"), "double": N_("Double Servant")})

NAMES: Final = together(LOCATION_NAMES, CARD_ACTIONS, MODE_NAMES, PIECE_NAMES, REWARD_NAMES, TOKEN_NAMES, DECREE_LABELS)

SERVANTS: Final = NN_("servant", "servants")
POINTS: Final = NN_("point", "points")
STEPS: Final = NN_("step", "steps")
JADES: Final = NN_("Jade", "Jades")
