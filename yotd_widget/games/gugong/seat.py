"""What belongs to one player: servants, cards, tokens, Jade, Decrees, ships, markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from yotd_widget.games.gugong.pieces import DOUBLE_TOKEN, SPACE, Piece, Route, Where

Amount = Annotated[int, msgspec.Meta(ge=0)]


def worth(tokens: Sequence[str]) -> int:
    """What tokens are worth: one each, TOK-12 two (TOK-12a)."""
    return len(tokens) + tokens.count(DOUBLE_TOKEN)


class Ship(msgspec.Struct, frozen=True, gc=False):
    """A ship on the canal (CANAL-4). servants: normal ones; double: whether the Double Servant is on it.

    >>> Ship("A", 2, 1, True).units
    3
    """

    route: Route
    harbour: Annotated[int, msgspec.Meta(ge=1)]
    servants: Amount
    double: bool = False

    @property
    def units(self) -> int:
        """What its pieces count (DBL-5)."""
        return self.servants + SPACE["double"] * self.double

    @property
    def name(self) -> str:
        """How it is called: route and harbour."""
        return f"{self.route}{self.harbour}"

    def with_piece(self, piece: Piece) -> Ship:
        """The same with one piece more."""
        if piece == "double":
            return Ship(self.route, self.harbour, self.servants, True)
        return Ship(self.route, self.harbour, self.servants + 1, self.double)

    def at(self, harbour: int) -> Ship:
        """The same in another harbour."""
        return Ship(self.route, harbour, self.servants, self.double)


class Seat(msgspec.Struct):
    """A player's things. For Meng, `hand` is his stack, top first (AUTOMA-5).

    pool, supply, wall [normal servants]; double: where the Double Servant is. jade [pieces]; vp [points].
    envoy, intrigue [steps]; space: place in the order of arrival at the Palace, 0 before. city: of the Traveller.
    tokens: on the token spaces, in the order in which they came. decrees: in the order in which they were obtained.
    vp_slots, card_slots, double_slots: servants on Harbour reward slots. bonus: bonus tokens in use (`bonus.in_use`).
    """

    pool: Amount = 0
    supply: Amount = 0
    double: Where = "locked"
    wall: Amount = 0
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    vp: Amount = 0
    jade: Amount = 0
    envoy: Amount = 0
    space: Amount = 0
    intrigue: Amount = 0
    city: str | None = None
    tokens: tuple[str, ...] = ()
    decrees: tuple[str, ...] = ()
    ships: tuple[Ship, ...] = ()
    vp_slots: Amount = 0
    card_slots: Amount = 0
    double_slots: Amount = 0
    bonus: tuple[str, ...] = ()

    def clone(self) -> Seat:
        """An independent copy; what it holds is immutable and shared."""
        return Seat(
            self.pool, self.supply, self.double, self.wall, self.hand, self.discard, self.vp, self.jade, self.envoy,
            self.space, self.intrigue, self.city, self.tokens, self.decrees, self.ships, self.vp_slots,
            self.card_slots, self.double_slots, self.bonus,
        )  # fmt: skip

    @property
    def worth(self) -> int:
        """What the pool is worth (DBL-4)."""
        return self.pool + SPACE["double"] * (self.double == "pool")

    @property
    def pieces(self) -> int:
        """Pieces in the pool."""
        return self.pool + (self.double == "pool")

    @property
    def in_supply(self) -> int:
        """Pieces in the supply."""
        return self.supply + (self.double == "supply")

    @property
    def wall_units(self) -> int:
        """What its servants on the Wall count (WALL-8)."""
        return self.wall + SPACE["double"] * (self.double == "wall")

    @property
    def token_worth(self) -> int:
        """What the tokens are worth in an exchange (TOK-12a)."""
        return worth(self.tokens)

    @property
    def reward_servants(self) -> int:
        """Servants on Harbour reward slots (SERV-7)."""
        return self.vp_slots + self.card_slots + self.double_slots

    @property
    def normal(self) -> int:
        """All normal servants, wherever they are (INV-1)."""
        return (
            self.pool + self.supply + self.wall + self.reward_servants + len(self.decrees) + len(self.bonus)
            + sum(ship.servants for ship in self.ships)
        )  # fmt: skip

    def ship(self, route: str, harbour: int) -> Ship | None:
        """The own ship in a harbour."""
        return next((ship for ship in self.ships if ship.harbour == harbour and ship.route == route), None)

    def replace_ship(self, old: Ship, new: Ship | None) -> None:
        """Put one ship for another, or take it off the canal."""
        place = self.ships.index(old)
        self.ships = (*self.ships[:place], *((new,) if new else ()), *self.ships[place + 1 :])

    def move_double(self, where: Where) -> None:
        """Put the Double Servant somewhere else."""
        self.double = where
