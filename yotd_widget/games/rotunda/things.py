"""The things of this game: what every player has, and what lies in the house and beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.things import Amount, Key, Number, OneOf, Pieces, Player, Row, Spread, Things
from yotd_widget.engine.texts import N_, NN_, Texts
from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.pieces import MOST_PLAYERS
from yotd_widget.games.rotunda.words import (
    AMULET_NAMES,
    ASSISTANTS,
    COINS,
    CUBE_NAMES,
    EXPERT_NAMES,
    FIELD_NAMES,
    HALL_NAMES,
    KIND_NAMES,
    LYING_NAMES,
    ORDER_NAMES,
    PLACE_NAMES,
    POINTS,
    ROOM_NAMES,
    SPACE_NAMES,
    TEMPLE_NAMES,
    TOKEN_NAMES,
    VILLAGE_NAMES,
)

SEATS: Final = {seat: f"P{seat + 1}" for seat in range(MOST_PLAYERS)}
"""What seats are called where no position tells their names."""


class Choice(OneOf):
    """One of the ids of a pack, of whichever pack it is."""

    def told(self, value: Any) -> str:
        return super().told(value) if value in self.names or value is None else str(value)


STEP_NAMES: Final = Texts(
    {
        0: N_("set-up"),
        1: N_("Expert"),
        2: N_("move"),
        3: N_("room or Hall"),
        4: N_("bonus"),
        5: N_("Orders"),
        6: N_("scoring"),
    }
)
"""The steps of a turn (TURN-2)."""

THINGS: Final = Things(
    [
        Amount("vp", N_("Points"), at="seats.{seat}.vp", place="vp/{seat}", noun=POINTS),
        Amount("coins", N_("Coins"), at="seats.{seat}.coins", place="coins/{seat}", noun=COINS),
        Amount("tea", N_("Tea"), at="seats.{seat}.tea", place="good/{seat}/tea", noun=NN_("tea", "tea")),
        Amount("fruit", N_("Fruit"), at="seats.{seat}.fruit", place="good/{seat}/fruit", noun=NN_("fruit", "fruit")),
        Amount("celadon", N_("Celadon"), at="seats.{seat}.celadon", place="good/{seat}/celadon",
               noun=NN_("celadon", "celadon")),
        Amount("gold", N_("Gold"), at="seats.{seat}.gold", place="good/{seat}/gold", noun=NN_("gold", "gold")),
        Amount("supply", N_("Assistants in the supply"), at="seats.{seat}.supply", place="supply/{seat}",
               noun=NN_("Assistant in the supply", "Assistants in the supply")),
        Amount("track", N_("Assistants on the track"), at="seats.{seat}.track", place="track/{seat}",
               noun=NN_("Assistant on the track", "Assistants on the track")),
        Amount("taken", N_("Assistants on the way to the Hall"), at="seats.{seat}.taken", place="taken/{seat}",
               noun=ASSISTANTS),
        Pieces("villages", N_("Assistants in villages"), at="seats.{seat}.villages", place="village/{item}/{seat}",
               names=VILLAGE_NAMES, noun=NN_("Assistant in a village", "Assistants in villages")),
        Pieces("young", N_("Young Assistants on chairs"), at="seats.{seat}.young", place="young/{item}/{seat}",
               names=ROOM_NAMES, noun=NN_("young Assistant on a chair", "young Assistants on chairs")),
        Pieces("senior", N_("Senior Assistants on chairs"), at="seats.{seat}.senior", place="senior/{item}/{seat}",
               names=ROOM_NAMES, noun=NN_("Senior Assistant on a chair", "Senior Assistants on chairs")),
        Pieces("chain", N_("Chain"), at="seats.{seat}.chain", place="chain/{item}/{seat}", names=FIELD_NAMES,
               noun=NN_("Assistant in the chain", "Assistants in the chain")),
        Pieces("worship", N_("Seniors on the Worship board"), at="seats.{seat}.worship",
               place="worship/{item}/{seat}", names=FIELD_NAMES,
               noun=NN_("Senior on the Worship board", "Seniors on the Worship board")),
        Pieces("leaders", N_("Leaders"), at="seats.{seat}.leaders", place="leader/{seat}/{item}", names=ROOM_NAMES,
               noun=NN_("Leader", "Leaders"), rules=("MOVE-1",)),
        Pieces("held", N_("Experts"), at="seats.{seat}.experts", place="expert/{seat}/{item}", names=EXPERT_NAMES,
               noun=NN_("Expert", "Experts"), ordered=True),
        Pieces("cards", N_("Experts as Amulets"), at="seats.{seat}.cards", place="card/{seat}/{item}",
               names=EXPERT_NAMES, noun=NN_("Expert as an Amulet", "Experts as Amulets")),
        Pieces("amulets", N_("Amulets"), at="seats.{seat}.amulets", place="amulet/{seat}/{item}", names=AMULET_NAMES,
               noun=NN_("Amulet", "Amulets")),
        Pieces("orders", N_("Orders"), at="seats.{seat}.orders", place="order/{seat}/{item}", names=ORDER_NAMES,
               noun=NN_("Order", "Orders")),
        Pieces("done", N_("Completed Orders"), at="seats.{seat}.done", place="done/{seat}/{item}", names=ORDER_NAMES,
               noun=NN_("completed Order", "completed Orders"), ordered=True),
        Number("turns", N_("Turn"), at="turns", place="turn", noun=NN_("turn", "turns"), none=N_("none"),
               rules=("TURN-2",)),
        OneOf("step", N_("Step"), at="step", place="step", names=STEP_NAMES),
        Player("active", N_("Player whose turn it is"), at="active", place="active", names=SEATS, rules=("TURN-2",)),
        Player("ender", N_("Who triggered the end"), at="ender", place="ender", names=SEATS, none=N_("nobody yet"),
              rules=("END-1",)),
        Number("marker", N_("Round marker"), at="marker", place="marker", none=N_("before field 1"),
               noun=NN_("field of the Round track", "fields of the Round track"), rules=("WORSHIP-3",)),
        Choice("track_amulet", N_("Amulet of the Round track"), at="track_amulet", place="track_amulet",
               names=AMULET_NAMES, none=N_("taken"), rules=("END-1",)),
        Choice("hall", N_("Place of the Hall"), at="hall", place="hall", names=HALL_NAMES, rules=("SETUP-2",)),
        Spread("tiles", N_("Rooms of the outer ring"), at="tiles", place="tile/{item}", spots_of=PLACE_NAMES,
               names=ROOM_NAMES, rules=("SETUP-1",)),
        Choice("peddler", N_("Peddler"), at="peddler", place="peddler", names=VILLAGE_NAMES,
               rules=("ASSIST-PEDDLER-2", "TURN-5")),
        Spread("neutrals", N_("Neutral Leaders"), at="neutrals", place="neutral/{item}", spots_of=KIND_NAMES,
               names=ROOM_NAMES, rules=("TWO-1", "TWO-2")),
        Pieces("stock", N_("General supply"), at="stock", place="stock/{item}", names=CUBE_NAMES,
               noun=NN_("cube of the general supply", "cubes of the general supply")),
        Amount("banker", N_("Coins in the Banker's Room"), at="banker", place="banker", adds_up=False,
               noun=NN_("coin in the Banker's Room", "coins in the Banker's Room"),
               rules=("SETUP-9", "ROOM-BANKER-1", "ROOM-COUNCIL-1", "TURN-4")),
        Spread("market", N_("Market"), at="market", place="market/{item}", spots_of=KIND_NAMES, names=LYING_NAMES,
               none=N_("free"), rules=("ROOM-MARKET-1", "TURN-4")),
        Row("retailer", N_("Retailer"), at="retailer", place="retailer/{item}", names=LYING_NAMES, none=N_("free"),
            noun=NN_("field of the Retailer", "fields of the Retailer"), rules=("ROOM-RETAILER-1", "TURN-4")),
        Row("wholesaler", N_("Wholesaler"), at="wholesaler", place="wholesaler/{item}", names=LYING_NAMES,
            none=N_("free"), noun=NN_("field of the Wholesaler", "fields of the Wholesaler"),
            rules=("ROOM-WHOLESALER-1", "TURN-4")),
        Pieces("warehouse", N_("Warehouse"), at="warehouse", place="warehouse/{item}", names=KIND_NAMES,
               noun=NN_("cube in the Warehouse", "cubes in the Warehouse")),
        Spread("edge", N_("Amulets of the Worship board"), at="edge", place="edge/{item}", spots_of=SPACE_NAMES,
               names=AMULET_NAMES, none=N_("taken"), rules=("WORSHIP-10",)),
        Pieces("temples", N_("Open Temple tokens"), at="temples", place="temple/{item}", names=TEMPLE_NAMES,
               noun=NN_("open Temple token", "open Temple tokens")),
        Pieces("smugglers", N_("Open Smuggler tokens"), at="smugglers", place="token/{item}", names=TOKEN_NAMES,
               noun=NN_("open Smuggler token", "open Smuggler tokens")),
        Pieces("offered_amulets", N_("Open Amulets"), at="amulets", place="amulet/{item}", names=AMULET_NAMES,
               noun=NN_("open Amulet", "open Amulets")),
        Pieces("offered_orders", N_("Open Orders"), at="orders", place="order/{item}", names=ORDER_NAMES,
               noun=NN_("open Order", "open Orders")),
        Pieces("experts", N_("Open Experts"), at="experts", place="expert/{item}", names=EXPERT_NAMES,
               noun=NN_("open Expert", "open Experts")),
        Pieces("discard", N_("Used Experts"), at="discard", place="discard", names=EXPERT_NAMES, ordered=True),
        Pieces("smuggler_stack", N_("Stack of Smuggler tokens"), at="smuggler_stack", names=TOKEN_NAMES, ordered=True,
               face_down=True),
        Pieces("amulet_stack", N_("Stack of Amulets"), at="amulet_stack", names=AMULET_NAMES, ordered=True,
               face_down=True),
        Pieces("order_stack", N_("Stack of Orders"), at="order_stack", names=ORDER_NAMES, ordered=True,
               face_down=True),
        Pieces("expert_stack", N_("Stack of Experts"), at="expert_stack", names=EXPERT_NAMES, ordered=True,
               face_down=True),
    ]
)  # fmt: skip
"""Everything that can differ, in the order in which it is told."""


def effects(note: Note) -> Iterator[tuple[Key, int | None]]:
    """What notes say without counting it."""
    if "banker" in note.facts:
        yield (None, "banker", ""), None
    if "field" in note.facts and "room" in note.facts:
        yield (None, str(note.facts["room"]), str(note.facts["field"])), None
    if note.rule == "TWO-2":
        yield (None, "neutrals", str(note.facts["leader"])), None
