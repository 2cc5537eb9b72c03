"""The thirteen rooms, one after the other (ROOM)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

ROOMS: Final = {
    "ROOM-SUPPLIER-1": N_("Take 1 basic resource from the general supply, and do 1 Peddler action."),
    "ROOM-SMUGGLERS-1": N_("Choose one: take an open Smuggler token's resources, or take 1 Gold."),
    "ROOM-SMUGGLERS-2": N_("The used token goes face down under the stack; the display is refilled to 3."),
    "ROOM-MARKET-1": N_(
        "Sell exactly one cube whose icon is uncovered: Tea for 5 coins and/or Peddler; Celadon for 3 "
        "coins + 1 point and/or Recruit; Fruit for 1 coin + 3 points and/or Peddler."
    ),
    "ROOM-MARKET-2": N_("The sold cube (Gold too) is put on the icon of the kind it is sold as."),
    "ROOM-MARKET-3": N_(
        "In extra executions the player may sell again a kind that he already sold in this visit, "
        "provided its icon was uncovered at his first sale of it; only the first cube covers the icon, "
        "the further ones go to the general supply."
    ),
    "ROOM-MARKET-4": N_(
        "When all three icons are covered at the end of step 3, the cubes go back to the general supply."
    ),
    "ROOM-EXPERTS-1": N_("Hire one open Expert free of charge."),
    "ROOM-BANKER-1": N_(
        "Choose one: take all coins lying in the room, or take 1 basic resource; with either, and/or 1 Peddler action."
    ),
    "ROOM-BANKER-2": N_(
        "The room is refilled only at the end of step 3, so an extra execution after taking the coins finds none."
    ),
    "ROOM-COUNCIL-1": N_(
        "Put 2 coins from Personal Supply into the Banker's Room, then choose option 1 or 2; without 2 "
        "coins nothing can be done here."
    ),
    "ROOM-COUNCIL-2": N_("Option 1: 2 Recruit, 1 Peddler, 1 Apprentice, in any order, each optional."),
    "ROOM-COUNCIL-3": N_(
        "Option 2: choose a room in which any Leader stands (own and neutral count) and use it as if "
        "standing there, own chairs included (two helpers for that visit); and/or do 1 Recruit. Option 2"
        " may be taken for the Recruit alone."
    ),
    "ROOM-COUNCIL-4": N_("The Hall cannot be chosen; the Council itself cannot be chosen."),
    "ROOM-RETAILER-1": N_(
        "Sell up to 3 cubes, one after the other, each onto the left-most uncovered field; each sale "
        "gives the reward of the field it covers."
    ),
    "ROOM-RETAILER-2": N_("Each cube must be of a kind not lying in the Retailer yet."),
    "ROOM-RETAILER-3": N_(
        "Rewards: field 1: 1 coin + 1 point; field 2: 3 points and/or Apprentice; field 3: 1 coin + 4 points."
    ),
    "ROOM-WHOLESALER-1": N_(
        "Sell up to 3 cubes, one after the other, each onto the left-most uncovered field of the "
        "Wholesaler; each sale gives the reward of the field it covers."
    ),
    "ROOM-WHOLESALER-2": N_("Each cube must be of the kind already lying in the Wholesaler, if any."),
    "ROOM-WHOLESALER-3": N_(
        "Rewards: field 1: 2 coins and/or Peddler; field 2: 3 points and/or Recruit; field 3: 5 points and/or Recruit."
    ),
    "ROOM-TRADE-1": N_(
        "When all three fields of Retailer or Wholesaler are covered at the end of step 3, their cubes "
        "go back to the general supply."
    ),
    "ROOM-BANK-1": N_(
        "Make up to four payments from the left; rewards of 1, 2, 4 and 5 points add up, payments too, "
        "and payments 2 and 4 also give an Apprentice."
    ),
    "ROOM-BLACK-1": N_(
        "Make up to two deals, both buys, both sales or one of each, and/or 1 Peddler action. The same "
        "deal may be made twice."
    ),
    "ROOM-BLACK-2": N_(
        "Buys: 1 coin → 1 basic resource; 3 coins → 1 Recruit; 4 coins → 1 open Amulet, display refilled to 3."
    ),
    "ROOM-BLACK-3": N_(
        "Sales: 1 basic resource (to the general supply) → 3 coins; dismiss 1 Assistant → 5 coins; 1 "
        "Amulet token → 6 coins, and the token is shuffled into the face-down Amulet stack; a display of"
        " fewer than 3 is then filled."
    ),
    "ROOM-TRADING-1": N_(
        "Make up to four payments from the left; each gives one of Recruit, Peddler, Apprentice or 1 "
        "Gold, repeats allowed."
    ),
    "ROOM-HIRING-1": N_(
        "Hire up to three Experts in sequence: first for 1 coin, second for dismissing 1 Assistant, "
        "third for dismissing 2; the display is refilled to 3 after each."
    ),
    "ROOM-WAREHOUSE-1": N_(
        "Make up to three payments from the left; each takes one cube of any kind, Gold included, from "
        "any room on the board."
    ),
    "ROOM-WAREHOUSE-2": N_("A cube taken from Market, Retailer or Wholesaler uncovers its field at once."),
    "ROOM-WAREHOUSE-3": N_("And/or do 1 Recruit, whatever was paid."),
    "ROOM-WAREHOUSE-4": N_("The Warehouse is refilled at the end of step 3 only."),
}
