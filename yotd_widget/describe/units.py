"""Single changes of a table by its things, one unit of one thing at a time: a coin, a card, another edition.

Each takes a position and gives the change with the changed position. Whether one helps is not said here: whoever looks
for a remedy asks the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yotd_widget.describe.things import Amount, Number, OneOf, Pieces, Row, Thing, counts, put
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.remedies import Change, Proposal, Sort
from yotd_widget.engine.texts import N_, Texts, _

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

CHANGES: Final[Texts[str]] = Texts(
    {
        # Translators: {amount}: as “1 coin”; {after}: how many there would be
        "more": N_("{amount} more ({after} in all)"),
        "fewer": N_("{amount} fewer ({after} in all)"),
        # Translators: {piece}: as “red card”; {thing}: where it lies, as “Hand”
        "piece more": N_("one {piece} more ({thing})"),
        "piece fewer": N_("one {piece} fewer ({thing})"),
        # Translators: {new}, {old}: as “Peace”; {thing}: as “Event”
        "instead": N_("{new} instead of {old} ({thing})"),
    }
)
"""Kind of change -> what would be different."""


def sorts(game: Described[Any], seats: Iterable[int | None]) -> Iterator[Sort]:
    """What can be different, sort by sort, first where the first of these seats is concerned; None is the table."""
    for seat in dict.fromkeys(seats):
        for thing in game.things:
            if thing.can_be_put and thing.owned == (seat is not None) and seat != LUCK:
                yield partial(_units, thing, seat)


def _units(thing: Thing, seat: int | None, position: Any) -> Iterator[Proposal]:
    """A thing with one unit more, or less, or another one in its place."""
    had, asked = thing.of(position, seat), position.agenda[-1].seat
    whose = "" if seat in (None, asked) else position.player(seat)
    for kind, item, value in _others(thing, had):
        changed = _with(position, thing, seat, value) if thing.takes(value) else None
        if changed is not None:
            before, after = (counts(each).get(item, 0) if item else each for each in (had, value))
            facts = {"thing": thing.key, "item": item, "player": whose}
            yield (
                (Change(".".join(filter(None, (thing.at.format(seat=seat), item))), kind, before, after, facts),),
                changed,
            )


def _with(position: Any, thing: Thing, seat: int | None, value: Any) -> Any:
    """The position with a thing that is different; None where it cannot be."""
    data = put(msgspec.json.decode(position.to_json()), thing, seat, value)
    try:
        return position.from_json(msgspec.json.encode(data))
    except BadInput:
        return None


def _others(thing: Thing, had: Any) -> Iterator[tuple[str, str, Any]]:
    """Kind of change, item and value."""
    match thing:
        case Number() | Row():  # when it is, and what was laid for the whole game, is no near change
            return
        case Amount():
            yield "more", "", had + 1
            yield "fewer", "", had - 1
        case Pieces():
            there = counts(had)
            for piece, most in ((piece, thing.copies.get(piece)) for piece in thing.names):
                if most is None or there.get(piece, 0) < most:
                    yield "piece more", piece, _counted(had, piece, 1)
            for piece in [piece for piece, count in there.items() if count]:
                yield "piece fewer", piece, _counted(had, piece, -1)
        case OneOf():
            values = (None, *thing.names) if thing.none else tuple(thing.names)
            yield from (("instead", "", value) for value in values if value != had)


def _counted(had: Any, piece: Any, by: int) -> Any:
    """The pieces with one more or one fewer of them."""
    if isinstance(had, Mapping):
        return {**had, piece: had.get(piece, 0) + by}
    pieces = [*had, piece] if by > 0 else list(had)
    if by < 0:
        pieces.remove(piece)
    return pieces


def worded(game: Described[Any], change: Change) -> str:
    """Such a change in words, as a sentence takes it in: "1 coin more (3 in all)"."""
    thing, item = game.things.named(change.facts["thing"]), change.facts["item"]
    words: dict[str, Any] = {"after": change.after, "thing": thing.name}
    if isinstance(thing, Amount):
        words["amount"] = counted(change.size, thing.noun) if thing.noun[0] else f"{thing.name} {change.size}"
    elif isinstance(thing, Pieces):
        words["piece"] = thing.piece(item)
    else:
        words |= {"new": thing.told(change.after), "old": thing.told(change.before)}
    text = CHANGES[_kind(change)].format(**words)
    # Translators: {change}: as “1 coin more (3 in all)”; {player}: whose coins
    return _("{change} for {player}").format(change=text, player=player) if (player := change.facts["player"]) else text


def _kind(change: Change) -> str:
    """What several units have come to in the end."""
    if change.kind in ("more", "fewer"):
        return "more" if change.after > change.before else "fewer"
    return change.kind
