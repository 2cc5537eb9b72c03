"""One player's side of the table: palaces, persons, goods, hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, TypeVar

import msgspec

from yotd_widget.games.dragon.pieces import (
    HAND,
    MAX_FLOORS,
    PRIVILEGE_DRAGONS,
    START_PALACES,
    START_YUAN,
    SYMBOLS_OF,
    Card,
    Kind,
    Person,
    WallTile,
)

Amount = Annotated[int, msgspec.Meta(ge=0)]
Piece = TypeVar("Piece", bound=str)


def less(pieces: tuple[Piece, ...], one: Piece) -> tuple[Piece, ...]:
    """Some cards or persons without one of them; of equal ones the first is left out.

    >>> less(("young monk", "old monk", "young monk"), "young monk")
    ('old monk', 'young monk')
    """
    place = pieces.index(one)
    return pieces[:place] + pieces[place + 1 :]


class Palace(msgspec.Struct, frozen=True, gc=False):
    """A palace of 1 to 3 floors and the persons in it, from the ground up (PAL-1, PAL-2). Immutable.

    >>> Palace(2, ("young monk",)).room
    1
    """

    floors: Annotated[int, msgspec.Meta(ge=1, le=MAX_FLOORS)]
    persons: tuple[Person, ...] = ()

    @property
    def room(self) -> int:
        """Free places [persons] (PAL-1)."""
        return self.floors - len(self.persons)


class Court(msgspec.Struct):
    """All that belongs to one player. Palaces are numbered from 1 in the order in which they were built.

    yuan, rice, fireworks [pieces]; small, large [privileges]; vp [points]; space [steps from the start of the track].
    wall_tiles: not yet built into the Great Wall (WALL-1).
    """

    palaces: list[Palace] = msgspec.field(default_factory=lambda: [Palace(floors) for floors in START_PALACES])
    yuan: Amount = START_YUAN
    rice: Amount = 0
    fireworks: Amount = 0
    small: Amount = 0
    large: Amount = 0
    vp: Amount = 0
    space: Amount = 0
    hand: tuple[Card, ...] = HAND
    wall_tiles: tuple[WallTile, ...] = ()

    def clone(self) -> Court:
        """An independent copy; palaces are immutable and shared."""
        return Court(
            self.palaces.copy(), self.yuan, self.rice, self.fireworks, self.small, self.large, self.vp, self.space,
            self.hand, self.wall_tiles,
        )  # fmt: skip

    def __repr__(self) -> str:
        """The words that `court(...)` reads back."""
        from yotd_widget.games.dragon.notation.court_words import write_court

        return write_court(self)

    def persons(self) -> Iterator[Person]:
        """Everybody at this court, palace by palace."""
        for palace in self.palaces:
            yield from palace.persons

    def headcount(self) -> int:
        """Persons at this court."""
        count = 0
        for palace in self.palaces:
            count += len(palace.persons)
        return count

    def floors(self) -> int:
        """Floors of all palaces."""
        return sum(palace.floors for palace in self.palaces)

    def symbols(self, kind: Kind) -> int:
        """Symbols on the persons of one type, young and old (ACT-13).

        >>> Court([Palace(2, ("young farmer", "old farmer"))]).symbols("farmer")
        3
        """
        worth, count = SYMBOLS_OF[kind], 0
        for palace in self.palaces:
            for person in palace.persons:
                if person in worth:
                    count += worth[person]
        return count

    def inhabited(self) -> list[int]:
        """Numbers of the palaces in which somebody lives (PAL-6)."""
        numbers, number = [], 0
        for palace in self.palaces:
            number += 1  # noqa: SIM113 - playouts come here at every choice, and to enumerate takes twice as long
            if palace.persons:
                numbers.append(number)
        return numbers

    def fans(self) -> int:
        """Dragons on the fans of court ladies [points a month] (SCORE-2)."""
        fans = 0
        for palace in self.palaces:
            fans += palace.persons.count("young court_lady")
        return fans

    def privilege_dragons(self) -> int:
        """Dragons on privileges [points a month] (SCORE-3)."""
        return self.small * PRIVILEGE_DRAGONS["small"] + self.large * PRIVILEGE_DRAGONS["large"]

    def house(self, number: int, person: Person) -> None:
        """Let `person` move into palace `number`, above who lives there (PAL-1), to stay there (PAL-5)."""
        palace = self.palaces[number - 1]
        self.palaces[number - 1] = Palace(palace.floors, palace.persons + (person,))  # noqa: RUF005 - half the time

    def dismiss(self, number: int, person: Person) -> None:
        """Take `person` out of palace `number`: the tile leaves the game for good (REL-1)."""
        palace = self.palaces[number - 1]
        self.palaces[number - 1] = Palace(palace.floors, less(palace.persons, person))

    def replace(self, number: int, person: Person, new: Person) -> None:
        """Let `new` take the place of `person` in palace `number` (PER-8, REL-1)."""
        palace = self.palaces[number - 1]
        place = palace.persons.index(person)
        persons = (*palace.persons[:place], new, *palace.persons[place + 1 :])
        self.palaces[number - 1] = Palace(palace.floors, persons)

    def add_floor(self, number: int) -> None:
        """Put one new floor on palace `number` (PAL-2)."""
        palace = self.palaces[number - 1]
        self.palaces[number - 1] = Palace(palace.floors + 1, palace.persons)


AMOUNTS: Final = tuple(field.name for field in msgspec.structs.fields(Court) if isinstance(field.default, int))
"""What a court has in numbers."""
