"""The things of this game: servants, cards, tokens, markers, ships, and what lies on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from yotd_widget.describe.things import Amount, Key, Marker, Number, OneOf, Pieces, Player, Row, Spread, Thing, Things
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.pieces import MOST_PLAYERS, ROUTES
from yotd_widget.games.gugong.seat import Ship
from yotd_widget.games.gugong.state import PHASE_WORDS
from yotd_widget.games.gugong.words import (
    ALL_TOKENS,
    BONUS_NAMES,
    CARD_NAMES,
    CITY_NAMES,
    DECREE_NAMES,
    DOUBLE_PLACES,
    JADES,
    LOCATION_NAMES,
    POINTS,
    SERVANTS,
    STEPS,
    pieces,
)

SEATS: Final = {seat: f"P{seat + 1}" for seat in range(MOST_PLAYERS)}
"""What seats are called where no position tells their names."""


class Ships(Thing):
    """Ships by route and harbour."""

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        for ship in sorted(ships_of(value), key=lambda ship: (ship.route, ship.harbour)):
            yield ship.name, ship

    def one(self, item: str) -> str:
        return _("ship {ship}").format(ship=item)

    def rank(self, item: str) -> int:
        return 100 * ROUTES.index(item[0]) + int(item[1:]) if item else 0

    def told_one(self, value: Any) -> str:
        if value is None:
            return _("gone")
        return pieces(value.servants, value.double)

    def told(self, value: Any) -> str:
        return listed(f"{name}: {self.told_one(ship)}" for name, ship in self.items(value)) or _("none")

    def differs(self, item: str, was: Any, now: Any) -> str:
        return f"{self.one(item)}: {self.told_one(now)}"


def ships_of(value: Any) -> list[Ship]:
    """Ships of a position or of its JSON."""
    return [each if isinstance(each, Ship) else Ship(**each) for each in value]


@dataclass(frozen=True)
class Order(Thing):
    """The seats by marker, the highest first. names: as those of a player."""

    names: Mapping[int, str] = field(default_factory=lambda: SEATS)

    def among(self, players: Sequence[str]) -> Thing:
        return replace(self, names=dict(enumerate(players)))

    def told(self, value: Any) -> str:
        return listed(self.names[seat] for seat in value) or _("none")


def _mine(key: str, label: str, noun: tuple[str, str], **more: Any) -> Amount:
    """An amount of a player."""
    return Amount(key, label, at=f"seats.{{seat}}.{key}", place=f"{key}/{{seat}}", noun=noun, **more)


_CARD: Final = NN_("card", "cards")
_TOKEN: Final = NN_("token", "tokens")

THINGS: Final = Things(
    [
        _mine("vp", N_("Points"), POINTS),
        _mine("pool", N_("Servant Pool"), SERVANTS),
        _mine("supply", N_("General supply"), NN_("servant in the supply", "servants in the supply")),
        OneOf("double", N_("Double Servant"), at="seats.{seat}.double", place="double/{seat}", names=DOUBLE_PLACES),
        _mine("wall", N_("Servants on the Wall"), NN_("servant on the Wall", "servants on the Wall")),
        Pieces("hand", N_("Hand"), at="seats.{seat}.hand", place="hand/{seat}", noun=_CARD, names=CARD_NAMES,
               said=NN_("{change} card in hand: {item}", "{change} cards in hand: {item}")),
        Pieces("discard", N_("Discard pile"), at="seats.{seat}.discard", place="discard/{seat}", noun=_CARD,
               names=CARD_NAMES, said=NN_("{change} card in the pile: {item}", "{change} cards in the pile: {item}")),
        _mine("jade", N_("Jade"), JADES),
        _mine("envoy", N_("Envoy"), STEPS),
        Number("space", N_("Palace space"), at="seats.{seat}.space", place="envoy/{seat}", none=N_("none"),
               noun=NN_("Palace space", "Palace spaces"), adds_up=False),
        Marker("intrigue", N_("Intrigue"), at="seats.{seat}.intrigue", place="intrigue/{seat}", stack="order",
               noun=NN_("Intrigue step", "Intrigue steps")),
        OneOf("city", N_("Traveller"), at="seats.{seat}.city", place="city/{seat}", names=CITY_NAMES,
              none=N_("not on the map"), rules=("TRAV-3", "TRAV-4", "AUTOMA-18")),
        Pieces("tokens", N_("Travel Tokens"), at="seats.{seat}.tokens", place="tokens/{seat}", noun=_TOKEN,
               names=ALL_TOKENS),
        Pieces("decrees", N_("Decrees"), at="seats.{seat}.decrees", place="decrees/{seat}", names=DECREE_NAMES,
               noun=NN_("Decree", "Decrees")),
        Ships("ships", N_("Ships"), at="seats.{seat}.ships", place="ship/{seat}/{item}", noun=NN_("ship", "ships"),
              rules=("CANAL-1", "CANAL-2", "CANAL-9", "TOK-9", "DECREE-1-2", "HARB-3", "NIGHT-4")),
        _mine("vp_slots", N_("Slots for points"), NN_("reward of points", "rewards of points")),
        _mine("card_slots", N_("Slots for cards"), NN_("reward of a card", "rewards of a card")),
        _mine("double_slots", N_("Slot of the Double Servant"), NN_("reward of the Double Servant",
                                                                    "rewards of the Double Servant")),
        Pieces("bonus", N_("Bonus tokens in use"), at="seats.{seat}.bonus", place="bonus/{seat}", names=BONUS_NAMES,
               noun=NN_("bonus token in use", "bonus tokens in use")),
        Number("day", N_("Day"), at="day", noun=NN_("Day", "Days"), none=N_("none")),
        OneOf("phase", N_("Phase"), at="phase", place="status", names=PHASE_WORDS),
        Player("start", N_("Start player"), at="start", names=SEATS, rules=("SETUP-8", "MORN-1")),
        Player("medal", N_("Medal"), at="medal", names=SEATS, none=N_("on the board"), rules=("INTR-2", "MORN-1")),
        Order("order", N_("Intrigue order"), at="order", place="order", adds_up=False,
              noun=NN_("Intrigue order", "Intrigue orders")),
        Spread("gifts", N_("Gifts"), at="gifts", place="gift/{item}", spots_of=LOCATION_NAMES, names=CARD_NAMES,
               rules=("GIFT-1", "CARD-7")),
        Spread("map", N_("Tokens on the map"), at="map", place="city/{item}", spots_of=CITY_NAMES, names=ALL_TOKENS,
               none=N_("no token"), rules=("TRAV-3", "TRAV-4", "MORN-2")),
        Row("dice", N_("Destiny Dice"), at="dice", place="die/{item}", names={face: str(face) for face in range(1, 10)},
            noun=NN_("die", "dice"), rules=("MORN-5", "INTB-5", "SETUP-5")),
        Row("board_decrees", N_("Decrees on the board"), at="board_decrees", place="tile/{item}", names=DECREE_NAMES,
            noun=NN_("Decree tile", "Decree tiles")),
        Pieces("draw_pile", N_("Draw pile"), at="draw_pile", names=CARD_NAMES, ordered=True, face_down=True),
        Pieces("token_pile", N_("Token pile"), at="token_pile", names=ALL_TOKENS, ordered=True,
               face_down=True),
        Pieces("token_discard", N_("Used tokens"), at="token_discard", names=ALL_TOKENS),
    ]
)  # fmt: skip
"""Everything that can differ, in the order in which it is told."""


def effects(note: Note) -> Iterator[tuple[Key, int | None]]:
    """What notes say without counting it."""
    facts, seat = note.facts, note.seat
    if "double" in facts:
        yield (seat, "double", ""), None
    if "ship" in facts:
        yield (seat, "ships", ""), None
    if note.change.get("intrigue"):
        yield (None, "order", ""), None
    if "gifts" in facts:
        yield (None, "gifts", str(facts["gifts"])), None
