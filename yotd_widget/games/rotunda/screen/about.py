"""Rules and what they speak of: what the placards of the board say of a thing, and in which region it lies."""

from __future__ import annotations

from typing import Final

from yotd_widget.games.rotunda.screen.wire import Region

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("END-1", "SCORE-6"),
    "turn": ("TURN-2", "TURN-3"),
    # rooms, by their keys
    "supplier": ("ROOM-SUPPLIER-1", "ROOM-GEN-2"),
    "smugglers": ("ROOM-SMUGGLERS-1", "ROOM-GEN-2"),
    "market": ("ROOM-MARKET-1", "ROOM-MARKET-4", "ROOM-GEN-2"),
    "experts_room": ("ROOM-EXPERTS-1", "EXPERT-2", "ROOM-GEN-2"),
    "banker": ("ROOM-BANKER-1", "ROOM-BANKER-2", "ROOM-GEN-2"),
    "council": ("ROOM-COUNCIL-1", "ROOM-COUNCIL-2", "ROOM-COUNCIL-3"),
    "retailer": ("ROOM-RETAILER-1", "ROOM-RETAILER-2", "ROOM-RETAILER-3"),
    "wholesaler": ("ROOM-WHOLESALER-1", "ROOM-WHOLESALER-2", "ROOM-WHOLESALER-3"),
    "bank": ("ROOM-BANK-1", "ROOM-GEN-7"),
    "black_market": ("ROOM-BLACK-1", "ROOM-BLACK-2", "ROOM-BLACK-3"),
    "trading_post": ("ROOM-TRADING-1", "ROOM-GEN-7"),
    "hiring_hall": ("ROOM-HIRING-1", "ROOM-GEN-7"),
    "warehouse": ("ROOM-WAREHOUSE-1", "ROOM-WAREHOUSE-3", "ROOM-GEN-7"),
    "hall": ("WORSHIP-1", "MOVE-4", "MOVE-7"),
    # who stands and sits there
    "leader": ("MOVE-1", "MOVE-2", "MOVE-3"),
    "neutral": ("TWO-2", "TWO-3", "TWO-5"),
    "young": ("ROOM-GEN-2", "ROOM-GEN-3"),
    "senior": ("ROOM-GEN-2", "ROOM-GEN-4"),
    "village": ("ASSIST-PEDDLER-1", "WORSHIP-4"),
    "peddler": ("ASSIST-PEDDLER-1", "ASSIST-PEDDLER-2", "TURN-5"),
    "marker": ("WORSHIP-3", "END-1", "END-2"),
    # the Worship board
    "field": ("WORSHIP-5", "WORSHIP-7", "WORSHIP-9"),
    "edge": ("WORSHIP-10", "WORSHIP-11"),
    "gift": ("WORSHIP-10",),
    # cards and tokens
    "expert": ("EXPACT-1", "EXPERT-2"),
    "standing": ("EXPACT-4", "EXPERT-4"),
    "order": ("ORDER-1", "ORDER-3", "ORDER-5"),
    "amulet": ("SCORE-1",),
    "gate": ("BONUS-1", "BONUS-3"),
    # players
    "seat": ("SCORE-6",),
    "vp": ("SCORE-6", "BONUS-1"),
    "coins": ("SCORE-5",),
    "good": ("ROOM-GEN-8", "SCORE-5"),
    "supply": ("ASSIST-DISMISS-2", "SCORE-5"),
    "track": ("ASSIST-RECRUIT-1", "SCORE-3"),
}
"""Thing of the board -> the rules that say what it is good for."""
ALWAYS: Final[tuple[Region, ...]] = ("house", "own")
IN_SIGHT: Final[dict[str, tuple[Region, ...]]] = {
    "": ALWAYS,
    "EXPERT-1": (*ALWAYS, "experts"),
    "EXPERT-10": ALWAYS,
    "EXPERT-11": ALWAYS,
    "EXPERT-12": ALWAYS,
    "EXPERT-13": ALWAYS,
    "EXPERT-14": ALWAYS,
    "ROOM-BLACK-": (*ALWAYS, "market"),
    "ROOM-EXPERTS-": (*ALWAYS, "experts"),
    "ROOM-HIRING-": (*ALWAYS, "experts"),
    "ROOM-SMUGGLERS-": (*ALWAYS, "tokens"),
    "ROOM-WAREHOUSE-": (*ALWAYS, "warehouse"),
    "TEMPLE-": (*ALWAYS, "temples"),
    "WORSHIP-1": (*ALWAYS, "temples"),
    "WORSHIP-10": ALWAYS,
    "WORSHIP-11": ALWAYS,
    "WORSHIP-12": ALWAYS,
    "WORSHIP-2": (*ALWAYS, "temples"),
}
"""How rule ids begin -> the regions in which that lies which they speak of."""
