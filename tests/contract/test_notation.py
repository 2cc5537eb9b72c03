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


def test_examples_are_positions(name):
    game = load(name)
    for each in game.examples.names:
        position = game.examples.example(each)
        assert isinstance(position, game.positions)
        assert set(position.players) <= set(game.examples.changeable(position, each))
    with pytest.raises(NotFound, match="is no example"):
        game.examples.example("nothing of the kind")


def test_a_position_is_changed_in_words(name):
    game, position = load(name), positions(name)[0]
    score = game.things.named(game.score)
    if not score.can_be_put:
        pytest.skip("its points are worked out")
    assert score.typed in game.examples.changeable(position)
    many = 8 if score.takes(8) else score.most
    more = {score.typed: many - 1} | {player: {score.typed: many} for player in position.players[1:2]}
    changed = game.examples.changed(position, **more)
    assert [score.of(changed, seat) for seat in range(len(more))] == [many - 1, many][: len(more)]
    assert game.examples.changed(position) == position
    assert game.examples.told(score.typed, many)
