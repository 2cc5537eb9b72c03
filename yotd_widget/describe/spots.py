"""Places on the board as readers name them, "P1.yuan" or "Ada.hand", and the keys of the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from yotd_widget.describe.things import Row, Thing, seats
from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.names import form
from yotd_widget.engine.texts import _, either, quoted

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described


class Spot(NamedTuple):
    """A place. typed: what a reader types for it, "P1.yuan"; place: its key; name: for readers, "Ada: yuan"."""

    typed: str
    place: str
    name: str


def spots(game: Described[Any], position: Any) -> Iterator[tuple[str, str]]:
    """Every place of a board: its key and its name, whatever region of it is open."""
    return ((each.place, each.name) for each in game.spots(position))


def spot(game: Described[Any], position: Any, mark: str) -> tuple[str, str]:
    """The key of a place on the screen and its name for readers.

    mark: as a reader types it, with a player by name or as P1 to P5, blanks and capitals as one pleases; or the key
    itself. Raises: NotFound, WrongKind.
    """
    if not isinstance(mark, str):
        told = _("a place is text, as in mark=[“{example}”], not {given}")
        raise WrongKind(told.format(example=_examples(game, position)[0], given=short(mark)))
    found = list(game.spots(position))
    wanted = _plain(by_seat(position.players, mark))
    for each in found:
        if each.place == mark.strip() or _plain(each.typed) == wanted:
            return each.place, each.name
    examples = either([quoted(example) for example in _examples(game, position)])
    raise NotFound(_("“{mark}” is no place on this board: say {examples}").format(mark=mark, examples=examples))


def _examples(game: Described[Any], position: Any) -> Sequence[str]:
    """Names of places as one types them."""
    return game.spot_examples or [each.typed for each in islice(game.spots(position), 3)]


def by_seat(players: tuple[str, ...], name: str) -> str:
    """A name of a thing with the seat in place of the player: "Ada.yuan" is "P1.yuan"."""
    name = form(name)
    for seat, player in enumerate(players, 1):
        if name == player or name.startswith(f"{player}."):
            return f"P{seat}{name[len(player) :]}"
    return name


def of_thing(thing: Thing, position: Any, seat: int | None) -> Iterator[Spot]:
    """The place of a thing, or the places of its items."""
    owner = "" if seat is None else position.player(seat)
    typed = thing.typed if seat is None else f"P{seat + 1}.{thing.typed}"
    if "{item}" not in thing.place:
        yield Spot(typed, thing.spot(seat), owned(owner, thing.called))
        return
    dot = "" if isinstance(thing, Row) else "."
    for item, _value in thing.items(thing.of(position, seat)):
        yield Spot(f"{typed}{dot}{item}", thing.spot(seat, item), owned(owner, thing.one(item)))


def of_things(game: Described[Any], position: Any) -> Iterator[Spot]:
    """The players, and the places of all things, each place once."""
    known = set[str]()
    for number, player in enumerate(position.players):
        yield Spot(f"P{number + 1}", f"player/{number}", player)
    for thing in game.things:
        for seat in seats(thing, position):
            for each in of_thing(thing, position, seat):
                if each.place not in known:
                    known.add(each.place)
                    yield each


def owned(owner: str, thing: str) -> str:
    """A thing and whose it is: "Ada: yuan"; of the table, its name alone."""
    return _("{owner}: {thing}").format(owner=owner, thing=thing) if owner else thing


def _plain(text: str) -> str:
    return text.strip().replace(" ", "").replace("_", "").casefold()
