"""What belongs to one player: coins, cubes, Assistants wherever they are, Leaders, cards and Amulets."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from yotd_widget.games.rotunda.pieces import Cube, Kind, Side

Amount = Annotated[int, msgspec.Meta(ge=0)]


class Seat(msgspec.Struct):
    """A player's things.

    vp [points], coins; tea, fruit, celadon, gold [cubes]. supply, track [Assistants]. villages: one entry for each
    Assistant there; young, senior: the inner rooms on whose chairs they sit. taken: on the way to the Worship board;
    chain: fields on which they kneel during a worship; worship: those of own Seniors. leaders: where they stand.
    experts: below the board; cards: used Experts that are Amulets now. amulets: tokens, by kind. orders: still to be
    completed; done: completed, in that order.
    """

    vp: Amount = 0
    coins: Amount = 0
    tea: Amount = 0
    fruit: Amount = 0
    celadon: Amount = 0
    gold: Amount = 0
    supply: Amount = 0
    track: Amount = 0
    villages: tuple[str, ...] = ()
    young: tuple[str, ...] = ()
    senior: tuple[str, ...] = ()
    taken: Amount = 0
    chain: tuple[str, ...] = ()
    worship: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    experts: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    amulets: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    done: tuple[str, ...] = ()

    def clone(self) -> Seat:
        """An independent copy; what it holds is immutable and shared."""
        return Seat(
            self.vp, self.coins, self.tea, self.fruit, self.celadon, self.gold, self.supply, self.track,
            self.villages, self.young, self.senior, self.taken, self.chain, self.worship, self.leaders,
            self.experts, self.cards, self.amulets, self.orders, self.done,
        )  # fmt: skip

    def has(self, cube: Cube) -> int:
        """How many cubes of this sort."""
        count: int = getattr(self, cube)
        return count

    def add(self, cube: Cube, n: int) -> None:
        """Take so many cubes, or give them away."""
        setattr(self, cube, getattr(self, cube) + n)

    def can_spend(self, kind: Kind) -> bool:
        """Whether there is a cube of the kind, or Gold for it (ROOM-GEN-8)."""
        return self.has(kind) > 0 or self.gold > 0

    def spends(self, kind: Kind) -> list[Cube]:
        """What there is to spend for a kind: a cube of it, or Gold (ROOM-GEN-8)."""
        found: list[Cube] = [kind] if self.has(kind) else []
        if self.gold:
            found.append("gold")
        return found

    @property
    def cubes(self) -> int:
        """All cubes in the Personal Supply."""
        return self.tea + self.fruit + self.celadon + self.gold

    @property
    def seated(self) -> int:
        """Assistants on chairs."""
        return len(self.young) + len(self.senior)

    @property
    def changed(self) -> int:
        """Coins after the exchange of Assistants and cubes at the end (SCORE-5)."""
        return self.coins + self.supply + self.cubes

    def in_room(self, room: str, side: Side) -> int:
        """Own Assistants of a side on the chairs of a room."""
        return (self.young if side == "young" else self.senior).count(room)

    def sit(self, room: str, side: Side) -> None:
        """Seat one more."""
        if side == "young":
            self.young = (*self.young, room)
        else:
            self.senior = (*self.senior, room)

    @property
    def assistants(self) -> int:
        """All Assistants but the one on the score track (INV-1)."""
        return (
            self.supply + self.track + len(self.villages) + self.seated + self.taken + len(self.chain)
            + len(self.worship)
        )  # fmt: skip


def without(pieces: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """The pieces with one of these less.

    >>> without(("V1", "V2", "V1"), "V1")
    ('V2', 'V1')
    """
    place = pieces.index(piece)
    return pieces[:place] + pieces[place + 1 :]


def left_of(pieces: tuple[str, ...] | list[str], taken: tuple[str, ...] | list[str]) -> list[str]:
    """What is left of some pieces without others, as often as these are there."""
    gone = Counter(taken)
    left = []
    for piece in pieces:
        if gone[piece]:
            gone[piece] -= 1
        else:
            left.append(piece)
    return left
