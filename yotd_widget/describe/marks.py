"""What has changed, by place on the screen: badges after a step ("+5"), ghosts in a preview ("→ 7")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from yotd_widget.describe.things import Amount, Held, Number, Pieces, Thing, Things
from yotd_widget.engine.phrases import signed
from yotd_widget.engine.trace import Note

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

Mark = dict[str, Any]
"""{"kind": "gain", "loss", "new" or "gone", "text"}, and what a game's own places need."""


def news(game: Described[Any], way: Sequence[Any], notes: Iterable[Note] = ()) -> dict[str, Mark]:
    """What has changed on a way from one position to another, seen from its end. notes: what happened on it."""
    return marks(game.things, way[0], way[-1], ahead=False)


def ghosts(game: Described[Any], before: Any, after: Any) -> dict[str, Mark]:
    """What a move would change, seen from before it."""
    return marks(game.things, before, after, ahead=True)


def marks(things: Things, before: Any, after: Any, *, ahead: bool) -> dict[str, Mark]:
    """The marks on those of these things that differ, player by player, then on the table."""
    found: dict[str, Mark] = {}
    owned, shared = things.held
    for seat in range(len(after.players)):
        found |= _marks(owned, seat, before, after, ahead)
    return found | dict(_marks(shared, None, before, after, ahead))


def mark(kind: str, text: str = "") -> Mark:
    """One mark."""
    return {"kind": kind, "text": text}


def _marks(held: Iterable[Held], seat: int | None, before: Any, after: Any, ahead: bool) -> Iterator[tuple[str, Mark]]:
    for thing, was, now in chain.from_iterable([each.different(before, after, seat) for each in held]):
        if "{item}" not in thing.place:
            yield thing.spot(seat), _changed(thing, was, now, ahead)
            continue
        old, new = dict(thing.items(was)), dict(thing.items(now))
        for item in dict.fromkeys((*old, *new)):
            one, other = old.get(item, thing.nothing), new.get(item, thing.nothing)
            if one != other:
                yield thing.spot(seat, item), _changed(thing, one, other, ahead)


def _changed(thing: Thing, was: Any, now: Any, ahead: bool) -> Mark:
    """How much there is more or less; of what is no amount, that it is new."""
    if isinstance(thing, Pieces):
        was, now = _count(was), _count(now)
    elif isinstance(thing, Number) or not isinstance(thing, Amount):
        return mark("new", f"→ {thing.told_one(now) if '{item}' in thing.place else thing.told(now)}" if ahead else "")
    if was == now:
        return mark("new")
    return mark("gain" if now > was else "loss", f"→ {now}" if ahead else signed(now - was))


def _count(value: Any) -> int:
    return value if isinstance(value, int) else sum(value.values()) if isinstance(value, Mapping) else len(value)
