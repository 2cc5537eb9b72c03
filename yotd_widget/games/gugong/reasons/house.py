"""Numbers that stand in for printed ones that nobody has found yet: which they are, as the data pack itself says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.data import HOUSE, PACKS, BySide, Data
from yotd_widget.games.gugong.words import LOCATION_NAMES, TOKEN_NAMES

PATHS: Final = {
    "tokens": "travel.tokens.status",
    "cities": "travel.map.status",
    "slots": "travel.slots.status",
    "dice": "dice.status",
    "cards": "gift_cards.status",
    "houses": "jade.houses.status",
    "spaces": "palace.vp_spaces.status",
    "costs": "decrees.status_cost",
    "automa": "automa.status",
}
"""Short names of numbers -> where the pack says what is known of them."""


def stand_ins() -> frozenset[str]:
    """Which numbers of the pack are the project's own."""
    pack = PACKS.written(HOUSE)
    return frozenset(name for name, path in PATHS.items() if str(_found(pack, path)).startswith("house"))


def _found(data: Any, path: str) -> Any:
    for step in path.split("."):
        data = data[step]
    return data


def told(name: str) -> str:
    """The numbers in words: "the houses cost 3, 3, 4, 4 on the small side, …"."""
    return _TOLD[name](PACKS.own(HOUSE).data)


def _row(numbers: tuple[int, ...]) -> str:
    return listed(map(str, numbers))


def _sides(text: str, numbers: BySide) -> str:
    return text.format(small=_row(numbers.small), large=_row(numbers.large))


def _costs(data: Data) -> str:
    tiles = sorted(data.decrees.tiles, key=lambda tile: tile.level)
    costs = {level: {tile.cost for tile in group} for level, group in groupby(tiles, lambda tile: tile.level)}
    # Translators: what Decrees cost: “level 2: 2”
    each = _("level {level}: {costs}")
    return _("costs of the Decrees, {levels}").format(
        levels=listed(each.format(level=level, costs=_row(tuple(sorted(found)))) for level, found in costs.items())
    )


_TOLD: Final[dict[str, Callable[[Data], str]]] = {
    "tokens": lambda data: _("Travel Tokens of each kind: {kinds}").format(
        kinds=listed(f"{TOKEN_NAMES[token]} {count}" for token, count in data.travel.tokens.counts.items())
    ),
    "cities": lambda data: _("a map of {cities} cities and {roads} roads").format(
        cities=len(data.cities), roads=len(data.travel.map.roads)
    ),
    "slots": lambda data: _("{count} token spaces").format(count=data.travel.slots.count),
    "dice": lambda data: _("faces of the dice: {faces}").format(faces="; ".join(map(_row, data.dice.faces))),
    "cards": lambda data: _("values and actions of the {count} Gift Cards").format(count=len(data.cards)),
    "houses": lambda data: _sides(
        _("houses of the small side cost {small}, of the large side {large}"), data.jade.houses
    ),
    "spaces": lambda data: _sides(
        _("Palace spaces of the small side score {small}, of the large side {large}"), data.palace.vp_spaces
    ),
    "costs": _costs,
    "automa": lambda data: _("ordinary Automa cards: {cards}").format(
        cards=listed(f"{LOCATION_NAMES[at]} {count}" for at, count in data.automa.ordinary.items())
    ),
}
