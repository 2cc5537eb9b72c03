"""Chains on the Worship board: simple paths from its upper-left field (WORSHIP-5 to WORSHIP-8, ruling 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import Refusal
from yotd_widget.games.rotunda.refusals import refuse

Chain = tuple[str, ...]
"""Fields one after the other."""
START: Final = "r1c1"
"""The upper-left field."""


def field_at(row: int, col: int) -> str:
    """The field in a row and a column, both from 1."""
    return f"r{row}c{col}"


def at(field: str) -> tuple[int, int]:
    """Row and column of a field.

    >>> at("r2c10")
    (2, 10)
    """
    row, _c, col = field[1:].partition("c")
    return int(row), int(col)


@remembered(20)
def fields(rows: int, cols: int) -> tuple[str, ...]:
    """All fields, row by row."""
    return tuple(field_at(row, col) for row in range(1, rows + 1) for col in range(1, cols + 1))


@remembered(200)
def neighbours(rows: int, cols: int, field: str) -> tuple[str, ...]:
    """The fields that share an edge with one."""
    row, col = at(field)
    around = ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
    return tuple(field_at(*each) for each in around if 1 <= each[0] <= rows and 1 <= each[1] <= cols)


class Grid:
    """A Worship board as one player sees it. seniors: fields with an own Senior, who links and takes nobody."""

    def __init__(self, rows: int, cols: int, seniors: Sequence[str]) -> None:
        self.rows, self.cols, self.seniors = rows, cols, frozenset(seniors)

    def placed(self, chain: Sequence[str]) -> int:
        """How many Assistants a chain takes, which comes to no field twice."""
        return len(chain) - len(self.seniors.intersection(chain))

    def next(self, chain: Sequence[str], count: int) -> list[str]:
        """The fields with which a chain can go on, so that in the end so many Assistants kneel (WORSHIP-8)."""
        return [field for field in self._after(chain) if self.completes((*chain, field), count)]

    def _after(self, chain: Sequence[str]) -> Iterator[str]:
        if not chain:
            yield START
            return
        yield from (each for each in neighbours(self.rows, self.cols, chain[-1]) if each not in chain)

    def completes(self, chain: Sequence[str], count: int) -> bool:
        """Whether a chain is whole, or can be gone on with until it is."""
        left = count - self.placed(chain)
        if left <= 0 or not chain:
            return left == 0 and bool(chain) and chain[-1] not in self.seniors
        return _can_end(self.rows, self.cols, self.seniors, frozenset(chain), chain[-1], left)

    def most(self, count: int) -> int:
        """As many of so many Assistants as a longest chain takes (ruling 7)."""
        return next((n for n in range(count, 0, -1) if self.completes((START,), n)), 0)

    def why_not(self, chain: Sequence[str], count: int) -> Refusal | None:
        """Why a chain, or the beginning of one, is not possible (D-21)."""
        if any(field not in fields(self.rows, self.cols) for field in chain):
            return refuse("NO-SUCH-ITEM")
        if not chain or chain[0] != START:
            return refuse("CHAIN-START")
        for one, other in pairwise(chain):
            if other not in neighbours(self.rows, self.cols, one):
                return refuse("CHAIN-GAP")
        if len({*chain}) < len(chain):
            return refuse("CHAIN-REPEAT")
        if self.completes(chain, count):
            return None
        ended = self.placed(chain) == count and chain[-1] in self.seniors
        return refuse("CHAIN-END" if ended else "CHAIN-COUNT")


@remembered(100_000)
def _can_end(rows: int, cols: int, seniors: frozenset[str], taken: frozenset[str], last: str, left: int) -> bool:
    """Whether so many more Assistants find a place behind the last field."""
    for field in neighbours(rows, cols, last):
        if field in taken:
            continue
        after = left - (field not in seniors)
        if not after and field not in seniors:
            return True
        if after and _can_end(rows, cols, seniors, taken | {field}, field, after):
            return True
    return False
