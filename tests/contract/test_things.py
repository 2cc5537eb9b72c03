"""Every described thing put to something else: it is saved, copied, written in words, offered by the Editor, found."""

import re

import msgspec
import pytest
from contract.games import GAMES, WITH_ALL, positions
from nim import Heap

from yotd_widget.describe.editing.controls import changed as named
from yotd_widget.describe.things import Amount, OneOf, Pieces, Row, Things, counts, put, seats
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.game import load

TOGETHER = {"dragon": {"phase", "wall_owners"}, "gugong": {"order"}}
"""What changes only with something else: the phase with the question, the wall with the tiles that are left,
the order of markers with their steps."""
NAMED = {"dragon": {"groups": "A"}}
"""How edits name what a game lets its readers change piece by piece."""


def others(thing, had, elsewhere):
    """What it could be instead. elsewhere: what it is in other positions."""
    if isinstance(thing, Amount):
        yield from (had + 1, had - 1)
    elif isinstance(thing, Row):
        for at, item in enumerate(had or ()):
            yield from ([*had[:at], other, *had[at + 1 :]] for other in (*thing.names, None) if other != item)
    elif isinstance(thing, OneOf):
        yield from (other for other in (*thing.names, None) if other != had)
    elif isinstance(thing, Pieces):
        for piece in thing.names:
            number = counts(had).get(piece, 0)
            for count in (number + 1, number - 1):
                if 0 <= count <= thing.copies.get(piece, count):
                    left = [each for each in had if each != piece]
                    yield had | {piece: count} if isinstance(had, dict) else left + [piece] * count
    yield from (each for each in elsewhere if each != had)


def tables(game):
    """Positions of games, also of one with all that there is."""
    more = WITH_ALL.get(game.name)
    return (*positions(game.name), *(positions(game.name, **more) if more else ()))


def put_otherwise(game, thing, seat):
    """A position, and the same with this thing put to something else that can be; None where nothing can."""
    every = [(position, msgspec.json.decode(position.to_json())) for position in tables(game)]
    elsewhere = [thing.of(data, seat) for _position, data in every]
    for position, data in every:
        for value in others(thing, thing.of(data, seat), elsewhere):
            found = put(data, thing, seat, value)
            if thing.along is not None:
                thing.along(found, seat)
            try:
                now = game.notation.decoded(msgspec.json.encode(found))
            except BadPosition:
                continue
            if thing.of(now, seat) != thing.of(position, seat):
                return position, now
    return None


def controls(game, position):
    """The names in edits of all that the Editor offers."""
    bench = game.editing.bench(position)
    rows = bench.sheet(bench.start, None)["controls"].values()
    return {name for row in rows for control in row for name in named(control)}


def faults(game):
    """What is not kept, not offered or not found."""
    places = {spot.place for position in tables(game) for spot in game.spots(position)}
    for thing in game.things:
        for seat in seats(thing, tables(game)[0]) if thing.can_be_put else ():
            what = thing.typed if seat is None else f"P{seat + 1}.{thing.typed}"
            alone = thing.key not in TOGETHER.get(game.name, ())
            found = put_otherwise(game, thing, seat)
            if found is None:
                yield from [f"{what} cannot be anything else"] * alone
                continue
            was, now = found
            if was == now or type(now).from_json(now.to_json()) != now:
                yield f"{what} is not saved"
            if now.clone() != now or thing.of(now.clone(), seat) != thing.of(now, seat):
                yield f"{what} is lost in a copy"
            if repr(now) == repr(was) or game.notation.pasted(repr(now)) != now:
                yield f"{what} is lost in words"
            control = NAMED.get(game.name, {}).get(thing.key, what)
            if alone and not any(
                re.fullmatch(rf"{re.escape(control)}\d*(\..+)?", each) for each in controls(game, now)
            ):
                yield f"{what} has no control"
            for item, _value in thing.items(thing.of(now, seat)):
                if alone and not places & {*thing.spots(seat, item, was, now)}:
                    yield f"{what} lies where no place has a name: {item or thing.key}"


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_is_kept_offered_and_found(name):
    assert sorted(set(faults(load(name)))) == []


def test_a_copy_that_forgets_a_field_is_noticed(monkeypatch):
    monkeypatch.setattr(Heap, "clone", lambda self: Heap(self.heap, agenda=self.agenda.copy()))
    assert sorted(set(faults(load("nim")))) == ["P1.taken is lost in a copy", "P2.taken is lost in a copy"]


def test_what_words_the_editor_and_the_board_leave_out_is_noticed(monkeypatch):
    game = load("nim")
    heap = game.things.named("heap")
    monkeypatch.setattr(type(game.editing), "handles", [])
    monkeypatch.setattr(type(game), "spots", lambda self, position: iter(()))
    monkeypatch.setattr(type(game.notation), "written", lambda self, position: "nim.position()")
    monkeypatch.setattr(type(game), "things", Things([heap]))
    assert sorted(set(faults(game))) == [
        "heap has no control",
        "heap is lost in words",
        "heap lies where no place has a name: heap",
    ]
