"""Single changes of a table by its things: so many units of one of them more or fewer, another one in its place.

Each proposal is the change with the changed position, which may be one that cannot be. Whether one helps is not said
here: whoever looks for a remedy asks the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yotd_widget.describe.things import Amount, Number, OneOf, Pieces, Row, Thing, counts, put, put_in
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.remedies import Change, Proposal
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


def units(game: Described[Any], position: Any, seat: int, size: int = 1) -> Iterator[Proposal]:
    """What can be different by so many units: first at the player on `seat`, then on the table, then elsewhere.

    Of one unit are pieces and whatever else there is one of several; larger changes are of amounts.
    """
    for whose in dict.fromkeys((seat, None, *range(len(position.players)))):
        player = "" if whose in (None, seat) else position.player(whose)
        for thing in game.things:
            if thing.can_be_put and thing.owned == (whose is not None):
                yield from _of_thing(thing, whose, player, position, size)


class Near:
    """What can be different in one position, made once for all moves that somebody asks about there."""

    def __init__(self, game: Described[Any], position: Any) -> None:
        self._game, self._position = game, position
        self._made: dict[int, list[Proposal]] = {}

    def of(self, size: int) -> Iterable[Proposal]:
        """All proposals of so many units. They are shared: whoever changes one takes a copy."""
        if size not in self._made:
            seat = self._position.agenda[-1].seat
            self._made[size] = [*units(self._game, self._position, seat, size)]
        return self._made[size]


def worded(game: Described[Any], change: Change) -> str:
    """Such a change in words, as a sentence takes it in: "1 coin more (3 in all)"."""
    thing, item = game.things.named(change.facts["thing"]), change.facts["item"]
    words: dict[str, Any] = {"after": change.after, "thing": thing.name}
    if isinstance(thing, Amount):
        words["amount"] = counted(change.size, thing.noun) if thing.noun[0] else f"{thing.called} {change.size}"
    elif isinstance(thing, Pieces):
        words["piece"] = thing.piece(item)
    else:
        words |= {"new": thing.told(change.after), "old": thing.told(change.before)}
    text = CHANGES[change.kind].format(**words)
    # Translators: {change}: as “1 coin more (3 in all)”; {player}: whose coins
    return _("{change} for {player}").format(change=text, player=player) if (player := change.facts["player"]) else text


def _of_thing(thing: Thing, seat: int | None, player: str, position: Any, size: int) -> Iterator[Proposal]:
    had = thing.of(position, seat)
    for kind, item, value in _others(thing, had, size):
        if thing.takes(value) and (changed := _with(position, thing, seat, value)) is not None:
            before, after = (counts(each).get(item, 0) if item else each for each in (had, value))
            facts = {"thing": thing.key, "item": item, "player": player}
            path = ".".join(filter(None, (thing.at.format(seat=seat), item)))
            yield (Change(path, kind, before, after, facts, size),), changed


def _others(thing: Thing, had: Any, size: int) -> Iterator[tuple[str, str, Any]]:
    """Kind of change, item and value. When it is, and what was laid for the whole game, is no near change."""
    if isinstance(thing, Amount) and not isinstance(thing, Number):
        yield "more", "", had + size
        yield "fewer", "", had - size
    elif size > 1 or isinstance(thing, Row):
        return
    elif isinstance(thing, Pieces):
        there = counts(had)
        for piece in thing.names:
            if there.get(piece, 0) < thing.copies.get(piece, there.get(piece, 0) + 1):
                yield "piece more", piece, _counted(had, piece, 1)
        for piece in [piece for piece, count in there.items() if count]:
            yield "piece fewer", piece, _counted(had, piece, -1)
    elif isinstance(thing, OneOf):
        values = (None, *thing.names) if thing.none else tuple(thing.names)
        yield from (("instead", "", value) for value in values if value != had)


def _counted(had: Any, piece: Any, by: int) -> Any:
    """The pieces with one more or one fewer of them."""
    if isinstance(had, Mapping):
        return {**had, piece: had.get(piece, 0) + by}
    pieces = [*had, piece] if by > 0 else list(had)
    if by < 0:
        pieces.remove(piece)
    return type(had)(pieces)


def _with(position: Any, thing: Thing, seat: int | None, value: Any) -> Any:
    """The position with a thing that is different; None where its JSON says that it cannot be."""
    if thing.along is None:
        changed = position.clone()
        try:
            put_in(changed, thing, seat, value)
        except (AttributeError, TypeError):  # something on the way to it is never changed in place
            pass
        else:
            return changed
    data = put(msgspec.json.decode(position.to_json()), thing, seat, value)
    if thing.along is not None:
        thing.along(data, seat)
    try:
        return position.from_json(msgspec.json.encode(data))
    except BadInput:
        return None
