"""Positions of every game as words: written, read back, changed; and those with names."""

import pytest
from contract.games import GAMES, positions

from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.game import load

pytestmark = pytest.mark.parametrize("name", GAMES)


def test_words_bring_every_position_back(name):
    game = load(name)
    for position in positions(name):
        assert game.notation.pasted(repr(position)) == position
        assert repr(game.notation.pasted(repr(position))) == repr(position)


def test_a_code_and_json_are_pasted_as_well(name):
    game = load(name)
    for position in positions(name)[::5]:
        assert game.notation.pasted(position.to_code()) == game.notation.pasted(position.to_json()) == position


def test_what_is_no_position_is_refused_in_one_sentence(name):
    for text in ("", "{", "position", "position(", "print()", "position(nonsense=5)", 5, None):
        with pytest.raises(BadInput, match=r"^[^\n]+$"):
            load(name).notation.pasted(text)


def test_examples_are_positions_and_can_be_changed(name):
    game = load(name)
    score = game.things.named(game.score)
    assert game.examples.names
    for each in game.examples.names:
        position = game.examples.example(each)
        assert isinstance(position, game.positions)
        known = game.examples.changeable(position, each)
        assert score.typed in known
        assert set(position.players) <= set(known)
    changed = game.examples.example(each, **{score.typed: 7, position.player(1): {score.typed: 8}})
    assert (score.of(changed, 0), score.of(changed, 1)) == (7, 8)
    assert game.examples.changed(position, **{score.typed: 7}) == game.examples.example(each, **{score.typed: 7})
    assert game.examples.told(score.typed, 7)
    with pytest.raises(NotFound, match="is no example"):
        game.examples.example("nothing of the kind")
