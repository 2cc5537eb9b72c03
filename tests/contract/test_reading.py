"""What every game tells of differences: complete, with words, places and the rules behind every number."""

from itertools import pairwise

import pytest
from contract.games import GAMES, played, positions

from yotd_widget.describe.difference import DECISION, difference
from yotd_widget.engine.game import load

SPREAD = 7
"""Of so many places of a position one is looked for, of the next position the next one."""

pytestmark = pytest.mark.parametrize("name", GAMES)


def test_whatever_differs_is_told_in_words_with_a_place(name):
    game = load(name)
    for before, after in pairwise(positions(name)):
        found, told = game.reading.compared(before, after)
        assert len(found) == len(told["facts"])
        assert bool(found) == (
            game.things.values(before) != game.things.values(after) or before.decision != after.decision
        )
        for fact, line in zip(found, told["facts"], strict=True):
            assert line["text"]
            assert line["places"], fact
            assert str(fact) == f"{line['who']}: {line['text']}"


def test_a_position_does_not_differ_from_itself(name):
    for position in positions(name):
        found, told = load(name).reading.compared(position, position.clone())
        assert (found, told["facts"], told["seats"]) == ((), [], [])


def test_backwards_every_difference_turns_round(name):
    game = load(name)
    for before, after in pairwise(positions(name)):
        there, back = difference(game, before, after), difference(game, after, before)
        assert {(f.seat, f.thing, f.item, repr(f.was), repr(f.now)) for f in there} == {
            (f.seat, f.thing, f.item, repr(f.now), repr(f.was)) for f in back
        }


def test_causes_add_up_to_what_has_changed(name):
    game, timeline = load(name), played(name)
    for at, step in enumerate(timeline.steps):
        for fact in difference(game, timeline.state_at(at), timeline.state_at(at + 1), step.notes):
            if fact.thing != DECISION and fact.change is not None and game.things.named(fact.thing).adds_up:
                told = [cause.change for cause in fact.causes if cause.change is not None]
                assert sum(told) == fact.change or not told, fact


def test_a_supposition_is_told_as_notes(name):
    game = load(name)
    for before, after in pairwise(positions(name)):
        notes = game.reading.changes(before, after)
        assert len(notes) == len(difference(game, before, after))
        again = difference(game, before, after, notes)
        assert all(fact.causes for fact in again)


def test_marks_lie_on_the_board_and_nothing_new_has_none(name):
    game = load(name)
    for before, after in pairwise(positions(name)):
        marks = game.screen.news([before, after], ())
        assert all(mark["kind"] in ("gain", "loss", "new", "gone") for mark in marks.values())
        assert game.screen.news([after, after], ()) == {}


def test_every_place_has_a_name_by_which_it_is_found(name):
    game = load(name)
    for turn, position in enumerate(positions(name)[::5]):
        spots = [*game.spots(position)]
        assert all(spot.name for spot in spots)
        for spot in spots[turn % SPREAD :: SPREAD]:  # looking for one makes all of them
            assert game.screen.spot(position, spot.place) == (spot.place, spot.name)
            assert game.screen.spot(position, spot.typed)[0] == spot.place, spot
        with pytest.raises(LookupError, match="is no place on this board: say “"):
            game.screen.spot(position, "P1.nothing of the kind")
        with pytest.raises(TypeError):
            game.screen.spot(position, 5)
