"""Reasons and remedies of any game, tried on a pile of stones."""

from __future__ import annotations

import copy
import pickle

import pytest
from engine.test_position import Grab, Pile, Turn

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.reasons import Because, deeds, outline
from yotd_widget.engine.remedies import Change, Remedy, merged, search
from yotd_widget.engine.trace import Note, Notes


def more_stones(pile: Pile, move: object, refusal: Refusal):
    """One stone more, or one fewer: only the first helps somebody who wants to grab too many."""
    for stones in (pile.stones - 1, pile.stones + 1):
        if stones > 0:
            yield (Change("stones", "stones", pile.stones, stones),), Pile(stones)


def test_the_smallest_change_is_found():
    found = search(Pile(1), Grab(3), None, more_stones, lambda pile: True)
    changes, pile = found
    assert changes == (Change("stones", "stones", 1, 3, size=2),)
    assert pile.why_not(Grab(3)) is None


def test_a_position_that_cannot_be_is_no_remedy():
    changes, _ = search(Pile(1), Grab(3), None, more_stones, lambda pile: pile.stones > 4) or ((), None)
    assert changes == ()


def test_nothing_helps_where_nothing_is_proposed():
    assert search(Pile(1), Grab(3), None, lambda *_: (), lambda pile: True) is None


def test_a_search_ends():
    def nonsense(pile, move, refusal):
        for number in range(9):
            yield (Change(f"thing {number}", "thing", 0, 1),), pile

    assert search(Pile(1), Grab(3), None, nonsense, lambda pile: True) is None


def test_changes_of_one_thing_are_one():
    first, second, other = Change("a", "a", 1, 2), Change("a", "a", 2, 3), Change("b", "b", 0, 1)
    assert merged((first, other, second)) == (Change("a", "a", 1, 3, size=2), other)
    assert Remedy("", (first, other), Pile(1)).size == 2


def test_a_refusal_knows_the_nearest_change():
    refusal = Pile(1).why_not(Grab(3))
    assert (refusal.nearest.possible, str(refusal.nearest)) == (False, "It cannot be made legal.")
    assert Pile(1).refused(Grab(3)).nearest is None, "who asks often does without"
    with pytest.raises(Refusal) as raised:
        Pile(1).after(Grab(3))
    assert raised.value.nearest == refusal.nearest


def test_a_copied_refusal_is_the_refusal_without_its_position():
    refusal = Pile(1).why_not(Grab(3))
    for copied in (copy.copy(refusal), pickle.loads(pickle.dumps(refusal))):
        assert (str(copied), copied.nearest) == (str(refusal), None)


def test_a_notebook_shows_the_remedy_too():
    told = []
    printer = type("Printer", (), {"text": staticmethod(told.append)})()
    refusal = Pile(1).why_not(Grab(3))
    refusal._repr_pretty_(printer, False)
    Refusal("ERR-OVER")._repr_pretty_(printer, False)
    assert told == [f"{refusal}\nIt cannot be made legal.", "ERR-OVER The game is over."]


def test_deeds_are_what_a_move_sets_going():
    start, notes = Pile(7), Notes()
    after = start.after(Grab(3), notes=notes)
    done = list(deeds(start, Grab(3)))
    assert [note for deed in done for note in deed.notes] == list(notes)
    assert (done[0].task, done[0].answer, done[0].forced) == (Turn(0), Grab(3), False)
    assert (done[0].before.stones, done[-1].after.stones) == (7, after.stones)
    assert start == Pile(7)


def test_forced_answers_are_deeds_of_their_own():
    done = list(deeds(Pile(4), Grab(3)))
    assert any(deed.forced and deed.answer is not None for deed in done)


def test_a_tree_holds_its_notes_and_prints():
    note = Note("PILE", 0, {"stones": -3}, {"left": 4})
    tree = Because("move", facts={"move": "grab 3"}, reasons=(
        Because("note", ("PILE",), 0, {"stones": -3}, facts={"left": 4}, reasons=(Because("left"),)),
        Because("next"),
    ))  # fmt: skip
    assert list(tree.notes()) == [note]
    assert [depth for depth, _ in tree.walk()] == [0, 1, 2, 1]
    assert outline(tree, lambda reason: reason.about) == "move\n├ note\n│ └ left\n└ next"
