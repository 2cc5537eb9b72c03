"""Numbers that stand in for printed ones that nobody has found yet: which they are, as the data pack itself says."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.rotunda.packs import HOUSE as OWN
from yotd_widget.games.rotunda.packs import PACKS

PATHS: Final = {
    "board": ("board", "status"),
    "track": ("assistants_track", "status"),
    "symbols": ("score_track", "status"),
    "worship": ("worship", "status"),
    "smugglers": ("smugglers", "status"),
    "orders": ("orders", "status"),
    "marks": ("experts", "amulet_kind_status"),
    "bank": ("rooms", "bank", "payments_status"),
    "trading": ("rooms", "trading_post", "payments_status"),
    "warehouse": ("rooms", "warehouse", "payments_status"),
    "sizes": ("rooms", "warehouse", "size_status"),
    "temples": ("temples", "t2", "status"),
}
"""Short names of numbers -> where the pack says what is known of them; in a list by id."""
TOLD: Final = Texts(
    {
        "board": N_("the graph of the house, the places of the Hall, the chairs"),
        "track": N_("the values of the Assistants' track but the last one"),
        "symbols": N_("the bonus symbols behind the first one"),
        "worship": N_("size, points and rewards of the Worship board"),
        "smugglers": N_("what Smuggler tokens show"),
        "orders": N_("costs, points and effects of the Orders"),
        "marks": N_("which Expert has which Amulet mark"),
        "bank": N_("the payments of the Bank"),
        "trading": N_("the payments of the Trading Post"),
        "warehouse": N_("the payments of the Warehouse"),
        "sizes": N_("which rooms are large"),
        "temples": N_("three of the Temple tokens"),
    }
)
HOUSE: Final[dict[str, tuple[str, ...]]] = {
    "SETUP-1": ("sizes",),
    "SETUP-2": ("board",),
    "SETUP-4": ("worship",),
    "SETUP-6": ("smugglers",),
    "SETUP-7": ("orders",),
    "MOVE-2": ("board",),
    "MOVE-8": ("board",),
    "ROOM-GEN-2": ("board",),
    "ROOM-SMUGGLERS-1": ("smugglers",),
    "ROOM-BANK-1": ("bank",),
    "ROOM-TRADING-1": ("trading",),
    "ROOM-WAREHOUSE-1": ("warehouse",),
    "ASSIST-APPRENTICE-1": ("board",),
    "TEMPLE-1": ("temples",),
    "WORSHIP-5": ("worship",),
    "WORSHIP-9": ("worship",),
    "WORSHIP-10": ("worship",),
    "BONUS-1": ("symbols",),
    "EXPACT-2": ("marks",),
    "ORDER-1": ("orders",),
    "ORDER-3": ("orders",),
    "ORDER-6": ("orders",),
    "ORDER-7": ("orders",),
    "ORDER-8": ("orders",),
    "ORDER-9": ("orders",),
    "SCORE-2": ("orders",),
    "SCORE-3": ("track",),
    "TWO-3": ("board",),
}
"""Rule -> the numbers of the data pack on which it rests, and which may stand in for unknown ones."""


def stand_ins() -> frozenset[str]:
    """Which numbers of the pack are the project's own."""
    pack = PACKS.written(OWN)
    return frozenset(name for name, path in PATHS.items() if str(_found(pack, path)).startswith("house"))


def _found(data: Any, path: tuple[str, ...]) -> Any:
    for step in path:
        data = next(each for each in data if each["id"] == step) if isinstance(data, list) else data[step]
    return data
