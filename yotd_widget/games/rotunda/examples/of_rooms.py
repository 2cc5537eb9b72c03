"""Rooms of both rings (TV)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

WHOLESALER: Final = "bank trading_post wholesaler warehouse black_market hiring_hall"
BOTH: Final = "retailer trading_post wholesaler warehouse black_market hiring_hall"
NEITHER: Final = "bank trading_post council warehouse black_market hiring_hall"
COUNCIL: Final = "council trading_post retailer warehouse black_market hiring_hall"


def alone(line: str, opens: str, shows: str, ann: dict[str, Any], **told: Any) -> Example:
    """An example in which only Ann has something beside Assistants; Bo and Cy stand in the Hall."""
    return given(line, opens, shows, **{"Ann": ann, "Bo": own(), "Cy": own(), **told})


ROOMS: Final[dict[str, Example]] = {
    "TV-3": alone(
        N_("One young Assistant is seated in the Supplier's Room."), "Ann in supplier", "ROOM-GEN-2 ROOM-SUPPLIER-1",
        own(young="supplier"),
    ),
    "TV-4": alone(N_("Nine coins in the Bank."), "Ann in bank", "ROOM-BANK-1 BONUS-1", own(coins=9)),
    "TV-5": alone(
        N_("A young and a Senior Assistant in the Market: three sales."), "Ann in market",
        "ROOM-MARKET-1 ROOM-MARKET-3 ROOM-GEN-4", own(young="market", senior="market", celadon=1, fruit=1, gold=1),
    ),
    "TV-6": alone(
        N_("Nine Assistants on the track: one who is dismissed lies on the left-most field too."),
        "Ann in black_market", "ROOM-BLACK-3 ASSIST-DISMISS-1", own(),
    ),
    "TV-16": alone(
        N_("A tea lies in the Wholesaler: only tea can follow."), "Ann in wholesaler", "ROOM-WHOLESALER-2",
        own(tea=1, fruit=1, gold=1), tiles=WHOLESALER, wholesaler="tea",
    ),
    "TV-17": alone(
        N_("Two fields of the Retailer are covered: the third one is left."), "Ann in retailer",
        "ROOM-RETAILER-1 TURN-4", own(celadon=1), retailer="tea fruit",
    ),
    "TV-22": alone(
        N_("Five coins lie in the Banker's Room, and an own Assistant sits there."), "Ann in banker",
        "ROOM-BANKER-1 ROOM-BANKER-2", own(young="banker"), banker=5,
    ),
    "TV-24": alone(
        N_("The Council uses the Market, where an own Leader stands and an own Assistant sits."), "Ann in council",
        "ROOM-COUNCIL-1 ROOM-COUNCIL-3", own(coins=2, leaders="hall market", young="market", tea=1, fruit=1),
        tiles=COUNCIL,
    ),
    "TV-28": alone(
        N_("Ten coins in the Trading Post."), "Ann in trading_post", "ROOM-TRADING-1 ROOM-GEN-7", own(coins=10)
    ),
    "TV-29": alone(
        N_("Six coins in the Warehouse, and cubes in other rooms."), "Ann in warehouse", "ROOM-WAREHOUSE-1",
        own(coins=6), retailer="tea gold_fruit", market={"celadon": "celadon"},
    ),
    "TV-30": alone(N_("Six coins in the Warehouse."), "Ann in warehouse", "ROOM-WAREHOUSE-4", own(coins=6)),
    "TV-31": alone(
        N_("One coin, a tea and an Amulet in the Black Market."), "Ann in black_market", "ROOM-BLACK-1 ROOM-BLACK-3",
        own(coins=1, tea=1, amulets="A5"),
    ),
    "TV-31a": alone(
        N_("Eight coins in the Black Market."), "Ann in black_market", "ROOM-BLACK-1 ROOM-BLACK-2", own(coins=8)
    ),
    "TV-32": alone(
        N_("One coin in the Hiring Hall, for up to three Experts."), "Ann in hiring_hall", "ROOM-HIRING-1", own(coins=1)
    ),
    "TV-33": alone(
        N_("Three coins in the Council Room."), "Ann in council", "ROOM-COUNCIL-1 ROOM-COUNCIL-2", own(coins=3),
        tiles=COUNCIL,
    ),
    "TV-34": alone(
        N_("Another player's Leader stands in the Market."), "Ann in council", "ROOM-COUNCIL-3 ROOM-COUNCIL-4",
        own(coins=3, tea=1), tiles=COUNCIL, Bo=own(leaders="market"),
    ),
    "TV-35": alone(
        N_("The Retailer is empty."), "Ann in retailer", "ROOM-RETAILER-1 ROOM-RETAILER-2 ROOM-RETAILER-3",
        own(coins=3, tea=2, fruit=1, gold=1),
    ),
    "TV-36": alone(
        N_("The Wholesaler is empty."), "Ann in wholesaler", "ROOM-WHOLESALER-1 ROOM-WHOLESALER-3 ROOM-GEN-9",
        own(coins=3, tea=2, gold=1), tiles=WHOLESALER,
    ),
    "TV-37": alone(
        N_("A token with three cubes lies open, and an own Senior sits there."), "Ann in smugglers",
        "ROOM-SMUGGLERS-1 ROOM-SMUGGLERS-2", own(senior="smugglers"), smugglers="tea-fruit-celadon",
    ),
    "TV-38": alone(
        N_("Three own young Assistants sit in the Banker's Room: two of them help."), "Ann in banker", "ROOM-GEN-2",
        own(young="banker banker banker"),
    ),
    "TV-39": alone(
        N_("Tea is covered in the Market."), "Ann in market", "ROOM-MARKET-1 ROOM-MARKET-3",
        own(young="market", tea=2, fruit=1, gold=1), market={"tea": "tea"},
    ),
    "TV-48": alone(
        N_("Two coins to move the Peddler with."), "Ann in supplier", "ASSIST-PEDDLER-1 ASSIST-PEDDLER-2 TURN-5",
        own(coins=2),
    ),
    "TV-59": alone(
        N_("The general supply has neither tea nor gold."), "Ann in supplier", "ROOM-GEN-10", own(), Bo=own(tea=14),
        Cy=own(gold=10),
    ),
    "TV-66": alone(
        N_("No tea is left in supply and Warehouse, and the last icon of the Market will be covered."), "Ann in market",
        "TURN-4", own(celadon=1), Bo=own(tea=14), warehouse="fruit celadon", market={"tea": "tea", "fruit": "fruit"},
    ),
    "TV-71": alone(
        N_("The stack of Amulets is empty, and two lie open."), "Ann in black_market", "ROOM-BLACK-3",
        own(amulets="A5"), amulets="A1 A2", stack="",
    ),
    "TV-75": alone(
        N_("The track is empty, and every chair is taken."), "Ann in trading_post", "ROOM-TRADING-1 TURN-7",
        own(coins=10, supply=14),
        Bo=own(young=" ".join(["supplier smugglers market experts_room banker"] * 2), supply=4),
        Cy=own(young=" ".join(["supplier smugglers market experts_room banker"] * 2), supply=4),
    ),
}  # fmt: skip
