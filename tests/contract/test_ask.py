"""A question about any game: its key is a run of the engine, wherever it stands."""

import pytest
from contract.games import GAMES, positions

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.moves import LUCK
from yotd_widget.quiz.questions import _TEMPLATES, Line, Templates, ask

pytestmark = pytest.mark.parametrize("name", GAMES)


def template(name):
    """How much of what counts a player has after some moves."""
    game = load(name)
    if f"{name}.contract.score" not in _TEMPLATES:
        add = Templates(name)
        add("contract.score", "number", "How much has {player} then?", trace=lambda table: [Line("As one sees.")])(
            lambda table: game.things.named(game.score).of(table.run.end, table.seat)
        )
    return f"{name}.contract.score"


@pytest.fixture
def listed(name):
    yield template(name)
    del _TEMPLATES[f"{name}.contract.score"]


def test_the_key_is_what_the_engine_does(name, listed):
    game, asked = load(name), 0
    for position in positions(name, range(1, 2), 20):
        if not position.agenda or position.agenda[-1].seat == LUCK:
            continue
        move, player = position.options()[0], position.players[0]
        question = ask(listed, position, player, moves=[str(move)])
        assert question.key == game.things.named(game.score).of(position.after(move), 0)
        assert player in question.text
        asked += 1
    assert asked > 1


def test_it_is_asked_beside_its_board(name, listed):
    widget = yw.Ask(listed, at=load(name).new(seed=1), player=load(name).new(seed=1).players[1], moves=[])
    assert widget.question["text"].startswith("How much has")
    assert widget.scene["scene"]["board"]
    assert widget.game.name == name
