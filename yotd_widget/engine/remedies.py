"""Remedies: the smallest change of a position that helps. The engine itself is the judge, of every one that is offered.

A game proposes changes, one unit of one thing at a time. `search` tries them against a refused move, small sums first,
until it is no longer refused; `nearest` tries them against anything else that can be asked of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yotd_widget.engine.moves import LUCK

if TYPE_CHECKING:
    from yotd_widget.engine.timeline import Timeline
    from yotd_widget.engine.tree import Node

MOST: Final = 12
"""Changes larger than this are not looked for: nobody would call them near."""
_TRIES: Final = 400
_NEAR: Final = 4
_WIDE: Final = 24


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

Sort = Callable[[Any], Iterable[Proposal]]
"""Proposes changes of one sort, of one unit each."""


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


def nearest(
    position: Any,
    sorts: Iterable[Sort],
    met: Callable[[Any], bool],
    form: Callable[[tuple[Change, ...]], object],
) -> list[Proposal]:
    """The smallest changes after which `met` holds, all of one size; of each form the first; [] where none is near.

    sorts: larger changes repeat one of them. form: which changes are alike.
    """
    rows: list[tuple[Callable[[Any], Iterable[Proposal]], list[Proposal]]] = [
        (sort, [((), position)]) for sort in sorts
    ]
    for size in range(1, _NEAR + 1):
        found: dict[object, Proposal] = {}
        rows = [(sort, list(_further(sort, row, size))[:_WIDE]) for sort, row in rows]
        for changes, changed in (each for _, row in rows for each in row):
            if form(changes) not in found and met(changed):
                found[form(changes)] = changes, changed
        if found:
            return list(found.values())
    return []


def _further(sort: Sort, row: list[Proposal], size: int) -> Iterable[Proposal]:
    """Each proposal of a row with one unit more of its sort, none of them twice."""
    seen: set[tuple[tuple[str, str], ...]] = set()
    for changes, now in row:
        for more, then in sort(now):
            together = merged((*changes, *more))
            key = tuple(sorted((change.thing, str(change.after)) for change in together))
            if sum(change.size for change in together) == size and key not in seen:
                seen.add(key)
                yield together, then


def try_before(timeline: Timeline[Any], node: Node, position: Any, text: str, until: Node) -> None:
    """Suppose a position in place of that of an earlier `node`, and play again what led from there on.

    The moves are repeated as far as `until`, each while the same player is asked the same and may answer so.
    """
    way = [each for each in until.path()[node.at + 1 :] if each.step is not None and each.step.seat != LUCK]
    timeline.go(node).suppose(position, text)
    for each in way:
        asked, move = each.parent.state.decision, each.step.move  # type: ignore[union-attr]
        now = timeline.state.decision
        if now is None or (now.id, now.seat) != (asked.id, asked.seat) or timeline.state.refused(move) is not None:
            return
        timeline.play(move)


def merged(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Changes of one thing become one: from what there was to what there would be."""
    things: dict[str, Change] = {}
    for change in changes:
        if first := things.get(change.thing):
            change = msgspec.structs.replace(change, before=first.before, size=first.size + change.size)
        things[change.thing] = change
    return tuple(things.values())
