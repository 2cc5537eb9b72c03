"""The words of the game in English, the source language of the catalogues: names of ids. No rules here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Final

from yotd_widget.engine.packs import Named
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import N_, NN_, Texts, _, together
from yotd_widget.games.rotunda.data import Data
from yotd_widget.games.rotunda.packs import HOUSE, PACKS
from yotd_widget.games.rotunda.pieces import HALL, HIDDEN, KINDS

TITLE: Final = N_("Rotunda")

COINS: Final = NN_("coin", "coins")
POINTS: Final = NN_("point", "points")
STEPS: Final = NN_("step", "steps")
ASSISTANTS: Final = NN_("Assistant", "Assistants")
VILLAGES: Final = NN_("village", "villages")

CUBE_NAMES: Final[Texts[str]] = Texts(
    {
        "tea": N_("tea"),
        "fruit": N_("fruit"),
        "celadon": N_("celadon"),
        "gold": N_("gold"),
    }
)
KIND_NAMES: Final = Texts({kind: CUBE_NAMES.english[kind] for kind in KINDS})
LYING_NAMES: Final = together(
    KIND_NAMES,
    Texts(
        {
            "gold_tea": N_("gold as tea"),
            "gold_fruit": N_("gold as fruit"),
            "gold_celadon": N_("gold as celadon"),
        }
    ),
)
"""As what a cube lies on a field of a room where one sells."""
ROOM_NAMES: Final[Texts[str]] = Texts(
    {
        "supplier": N_("Supplier's Room"),
        "smugglers": N_("Smugglers' Den"),
        "market": N_("Market"),
        "experts_room": N_("Experts' Room"),
        "banker": N_("Banker's Room"),
        "council": N_("Council Room"),
        "retailer": N_("Retailer"),
        "wholesaler": N_("Wholesaler"),
        "bank": N_("Bank"),
        "black_market": N_("Black Market"),
        "trading_post": N_("Trading Post"),
        "hiring_hall": N_("Hiring Hall"),
        "warehouse": N_("Warehouse"),
        HALL: N_("Ancestors' Hall"),
    }
)
ACTION_NAMES: Final[Texts[str]] = Texts(
    {
        # Translators: the Assistant actions
        "recruit": N_("Recruit"),
        "peddler": N_("Peddler"),
        "apprentice": N_("Apprentice"),
        "senior_apprentice": N_("Senior Apprentice"),
    }
)
SIDE_NAMES: Final[Texts[str]] = Texts(
    {
        "young": N_("young Assistant"),
        "senior": N_("Senior Assistant"),
        # Translators: edges of the Worship board
        "right": N_("right edge"),
        "bottom": N_("bottom edge"),
    }
)
EVENT_NAMES: Final[Texts[str]] = Texts(
    {
        # Translators: when an effect acts: “coins: take 1 coin”, “celadon: gain 2 points”
        "coins": N_("coins"),
        "tea": N_("tea"),
        "fruit": N_("fruit"),
        "celadon": N_("celadon"),
        "gold": N_("gold"),
        "any": N_("any resource"),
        "basic": N_("a basic resource"),
        "apprentice": N_("an Apprentice"),
        "hire": N_("another Expert hired"),
    }
)
_VILLAGES: Final[Texts[str]] = Texts(
    {
        "V1": N_("Bridge village"),
        "V2": N_("Terrace village"),
        "V3": N_("Bamboo village"),
        "V4": N_("Pagoda village"),
    }
)
_AMULETS: Final[Texts[str]] = Texts(
    {
        # Translators: what is pictured on an Amulet
        "A1": N_("fish"),
        "A2": N_("bat"),
        "A3": N_("lock"),
        "A4": N_("gourd"),
        "A5": N_("butterfly"),
        "A6": N_("cloud"),
        "A7": N_("lotus"),
        "A8": N_("ring"),
        "A9": N_("bell"),
        "X1": N_("knot"),
        "X2": N_("mirror"),
    }
)
EXPERTS: Final[Texts[str]] = Texts(
    {
        "Trader Su": N_("Trader Su"),
        "Trader Jin": N_("Trader Jin"),
        "Old Man": N_("Old Man"),
        "Rich Man": N_("Rich Man"),
        "Celadon Supplier": N_("Celadon Supplier"),
        "Tea Supplier": N_("Tea Supplier"),
        "Fruit Supplier": N_("Fruit Supplier"),
        "Mistress": N_("Mistress"),
        "Saleswoman": N_("Saleswoman"),
        "Porter": N_("Porter"),
        "Farmer": N_("Farmer"),
        "Craftsman": N_("Craftsman"),
        "Shandong Trader": N_("Shandong Trader"),
        "Maiden": N_("Maiden"),
        "Shopkeeper": N_("Shopkeeper"),
        "Official": N_("Official"),
        "Amulet Trader": N_("Amulet Trader"),
        "Little Master": N_("Little Master"),
        "Servant": N_("Servant"),
        "Bookseller": N_("Bookseller"),
        "Nanny": N_("Nanny"),
        "Lady": N_("Lady"),
        "Canton Trader": N_("Canton Trader"),
        "Hui Trader": N_("Hui Trader"),
    }
)
"""Experts by the name that their pack prints on them; those of other packs are not translated."""
_UNSEEN: Final = Texts({HIDDEN: N_("hidden")})


def order_number(data: Data, name: str) -> int:
    """What an Order card is called by: its place among all."""
    return list(data.order).index(name) + 1


def _order(data: Data, name: str) -> str:
    # Translators: an Order card by its number
    return _("Order {number}").format(number=order_number(data, name))


def _expert(data: Data, name: str) -> str:
    printed = data.expert[name].name
    return EXPERTS.get(printed, printed)


def _temple(data: Data, name: str) -> str:
    number = [temple.id for temple in data.temples].index(name) + 1
    # Translators: a Temple token by its number
    return _("Temple {number}").format(number=number)


def _space(data: Data, name: str) -> str:
    if name.startswith("right"):
        # Translators: a reward space of the Worship board
        return _("right edge of row {number}").format(number=name.removeprefix("right"))
    return _("bottom edge of column {number}").format(number=name.removeprefix("bottom"))


def _field(data: Data, name: str) -> str:
    row, _c, col = name[1:].partition("c")
    # Translators: a field of the Worship board
    return _("row {row}, column {col}").format(row=row, col=col)


def _fields(data: Data) -> Collection[str]:
    rows, cols = data.worship.rows, data.worship.cols
    return [f"r{row}c{col}" for row in range(1, rows + 1) for col in range(1, cols + 1)]


def _named(ids: Callable[[Data], Collection[str]], name: Callable[[Data, str], str]) -> Named[Data]:
    return Named(PACKS, HOUSE, ids, name, _UNSEEN)


VILLAGE_NAMES: Final = _named(
    lambda data: data.villages.clockwise, lambda data, village: _VILLAGES.get(village, village)
)
AMULET_NAMES: Final = _named(
    lambda data: (*data.amulets.token_kinds, *data.amulets.card_kinds), lambda data, kind: _AMULETS.get(kind, kind)
)
EXPERT_NAMES: Final = _named(lambda data: data.expert, _expert)
ORDER_NAMES: Final = _named(lambda data: data.order, _order)
TEMPLE_NAMES: Final = _named(lambda data: data.prayers, _temple)
SPACE_NAMES: Final = _named(lambda data: data.worship.spaces, _space)
FIELD_NAMES: Final = _named(_fields, _field)
HALL_NAMES: Final = _named(lambda data: data.board.hall_places, lambda data, place: place)
PLACE_NAMES: Final = _named(
    lambda data: [place for place, _room in (*data.board.inner, *data.board.outer)], lambda data, place: place
)


class _Tokens(Mapping[str, str]):
    """Smuggler tokens by what they show: "tea and fruit"."""

    def __getitem__(self, key: str) -> str:
        if key == HIDDEN:
            return _UNSEEN[key]
        if key not in _SHOWN:
            raise KeyError(key)
        return listed(CUBE_NAMES[kind] for kind in key.split("-"))

    def __iter__(self) -> Iterator[str]:
        return iter(_SHOWN)

    def __len__(self) -> int:
        return len(_SHOWN)


_SHOWN: Final = tuple("-".join(kinds) for n in (1, 2, 3, 4) for kinds in combinations_with_replacement(KINDS, n))
TOKEN_NAMES: Final = _Tokens()

NAMES: Final = together(
    CUBE_NAMES, LYING_NAMES, ROOM_NAMES, ACTION_NAMES, SIDE_NAMES, _UNSEEN, VILLAGE_NAMES.alone, AMULET_NAMES.alone,
    EXPERT_NAMES.alone, ORDER_NAMES.alone, TEMPLE_NAMES.alone, SPACE_NAMES.alone, FIELD_NAMES.alone, TOKEN_NAMES,
)  # fmt: skip
"""Ids in fields of moves and facts of notes -> what readers call them; those of another data pack stay ids."""
