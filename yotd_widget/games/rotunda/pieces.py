"""What there is in the game, by its ids: data only, no rules and no words."""

from __future__ import annotations

from typing import Final, Literal, get_args

Kind = Literal["tea", "fruit", "celadon"]
"""A basic resource."""
Cube = Literal["tea", "fruit", "celadon", "gold"]
"""A cube; Gold stands for any basic resource where it is spent (ROOM-GEN-8)."""
Action = Literal["recruit", "peddler", "apprentice"]
"""An Assistant action that rooms give; only the Worship board gives `senior_apprentice` (ASSIST-SENIOR-1)."""
RoomId = Literal[
    "supplier", "smugglers", "market", "experts_room", "banker",
    "council", "retailer", "wholesaler", "bank", "black_market", "trading_post", "hiring_hall", "warehouse",
]  # fmt: skip
Trade = Literal["market", "retailer", "wholesaler"]
"""A room in which resources are sold onto fields."""
Side = Literal["young", "senior"]
Ring = Literal["inner", "outer"]
Size = Literal["small", "large"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
CUBES: Final[tuple[Cube, ...]] = get_args(Cube)
ROOMS: Final[tuple[RoomId, ...]] = get_args(RoomId)
TRADES: Final[tuple[Trade, ...]] = get_args(Trade)
HALL: Final = "hall"
"""Where Leaders start and every lap ends; no room."""
HIDDEN: Final = "hidden"
"""What somebody sees of a face-down card or token."""
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


def as_kind(kind: str, cube: str) -> str:
    """A cube that lies on a field, with the kind as which it was sold: "tea", "gold_tea"."""
    return f"gold_{kind}" if cube == "gold" else kind


def kind_of(lying: str) -> str:
    """The kind as which a cube on a field was sold."""
    return lying.removeprefix("gold_")


def cube_of(lying: str) -> Cube:
    """The cube that lies on a field."""
    return "gold" if lying.startswith("gold_") else lying  # type: ignore[return-value]


LYING: Final = tuple(as_kind(kind, cube) for cube in ("", "gold") for kind in KINDS)
"""All that can lie on a field of a room where one sells."""
