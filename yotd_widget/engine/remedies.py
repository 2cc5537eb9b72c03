"""Remedies: the smallest change of a position that would make a refused move legal. The engine itself is the judge.

A game proposes changes for each refusal, one unit of one thing at a time; `search` tries them, small sums first, until
the move is no longer refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import Any, Final

import msgspec

MOST: Final = 12
"""Changes larger than this are not looked for: nobody would call them near."""
_TRIES: Final = 400


class Change(msgspec.Struct, frozen=True):
    """One thing that would be different. thing: its path in the position ("courts[1].yuan").

    kind: the sort of change, for its words; before, after: what is there and what would be; facts: what else the words
    need; size: units changed.
    """

    thing: str
    kind: str
    before: Any
    after: Any
    facts: dict[str, Any] = {}
    size: int = 1


class Remedy(msgspec.Struct, frozen=True):
    """What would make a refused move legal, in words, as changes, and applied.

    changes: none, and `state` None, where nothing would. state: the changed position, in which the move is legal.
    only: it is the only legal move there, so that in a game nobody would be asked. what: the changes alone, in words.
    """

    text: str
    changes: tuple[Change, ...] = ()
    state: Any = None
    only: bool = False
    what: str = ""

    @property
    def possible(self) -> bool:
        """Whether a change of the position makes the move legal."""
        return self.state is not None

    @property
    def can_be_tried(self) -> bool:
        """Whether a game can go on from the changed position with this question still to be answered."""
        return self.possible and not self.only

    @property
    def size(self) -> int:
        """Units changed in all."""
        return sum(change.size for change in self.changes)

    def __str__(self) -> str:
        return self.text

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook a remedy is read."""
        printer.text(self.text)


Proposal = tuple[tuple[Change, ...], Any]
"""Changes, mostly a single one of size 1, and the position with them."""


def search(
    position: Any,
    move: object,
    by: str | None,
    propose: Callable[[Any, Any, Any], Iterable[Proposal]],
    allowed: Callable[[Any], bool],
) -> Proposal | None:
    """The smallest sum of proposed changes after which `move` is legal; of equally small ones the first proposed.

    propose: position, move, refusal -> changes that may help against this refusal. allowed: whether a position can be.
    """
    tried: set[tuple[tuple[str, str], ...]] = set()
    count = 0
    heap: list[tuple[int, int, tuple[Change, ...], Any]] = [(0, 0, (), position)]
    while heap and count < _TRIES:
        size, _, changes, now = heappop(heap)
        refusal = now.refused(move, by)
        if refusal is None:
            if allowed(now):
                return changes, now
            continue
        for more, then in propose(now, move, refusal):
            together = merged((*changes, *more))
            key = tuple(sorted((change.thing, str(change.after)) for change in together))
            total = sum(change.size for change in together)
            if key not in tried and size < total <= MOST:
                tried.add(key)
                count += 1
                heappush(heap, (total, count, together, then))
    return None


def merged(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Changes of one thing become one: from what there was to what there would be."""
    things: dict[str, Change] = {}
    for change in changes:
        if first := things.get(change.thing):
            change = msgspec.structs.replace(change, before=first.before, size=first.size + change.size)
        things[change.thing] = change
    return tuple(things.values())
