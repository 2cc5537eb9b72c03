"""Each widget is drawn by the bundle of the game that it shows, from its first message on."""

from collections.abc import Callable
from typing import Any

import pytest
from nim import Heap

import yotd_widget as yw
from yotd_widget.widgets.widget import STATIC, Widget

DRAGON = "month-5"


def dragon() -> Any:
    return yw.dragon.example(DRAGON)


def source(bundle: str) -> str:
    return (STATIC / bundle).read_text("utf-8")


MADE: dict[str, Callable[[], Widget]] = {
    "board": lambda: yw.Board(dragon()),
    "play": lambda: yw.Play(dragon()),
    "editor": lambda: yw.Editor(dragon()),
    "timeline": lambda: yw.TimelineView(yw.Timeline(dragon())),
    "branches": lambda: yw.Branches(dragon()),
    "ledger": lambda: yw.Ledger(dragon()),
    "compare": lambda: yw.Compare([dragon(), dragon()]),
    "rule-card": lambda: yw.RuleCard("ACT-PRIV-1"),
    "lesson": lambda: yw.Lesson("contagion"),
    "question": lambda: yw.Question("dragon.contagion.released", at="contagion-old"),
    "map": lambda: yw.Map(),
}


@pytest.mark.parametrize("name", MADE)
def test_of_its_own_game(name):
    widget = MADE[name]()
    assert (widget.bundle, widget.game.name) == ("dragon.js", "dragon")
    assert widget.get_state("_esm")["_esm"] == source(widget.bundle)


def test_of_a_game_without_one():
    plain = yw.Board(Heap())
    assert (plain.bundle, plain._esm) == ("generic.js", source("generic.js"))


def test_it_is_there_before_the_page_hears_of_the_widget(monkeypatch):
    """A view that is opened with an empty bundle would fail before the right one comes."""
    opened = []
    monkeypatch.setattr(Widget, "open", lambda self: opened.append(self.get_state("_esm")["_esm"]))
    yw.Board(dragon())
    assert opened == [source("dragon.js")]


def to_nim(widget: Widget) -> None:
    if isinstance(widget, yw.Board):
        widget.state = Heap()
    else:
        widget.timeline = yw.Timeline(Heap())


@pytest.mark.parametrize("name", ["board", "play", "timeline"])
def test_another_games_position_brings_that_games_bundle_words_and_picture_in_one_message(name):
    widget = MADE[name]()
    sent = []
    widget.send_state = lambda key=None: sent.append({key} if isinstance(key, str) else set(key or widget.keys))
    assert "palace" in widget.words
    to_nim(widget)
    assert (widget.bundle, widget.game.name) == ("generic.js", "nim")
    assert widget._esm == source("generic.js")
    assert "palace" not in widget.words
    picture = {"board": "scene", "play": "snapshot", "timeline": "steps"}[name]
    assert [keys for keys in sent if keys & {"_esm", "words", picture}] == [sent[0]]
    assert sent[0] >= {"_esm", "words", picture}


def test_a_follower_takes_the_bundle_of_what_it_follows():
    play = MADE["play"]()
    branches = yw.Branches(play)
    play.state = Heap()
    assert branches.bundle == "generic.js"


def test_the_same_bundle_is_not_sent_again():
    board = MADE["board"]()
    sent = []
    board.observe(lambda change: sent.append(change.name), names="_esm")
    board.state = yw.dragon.example("drought-3-palaces")
    board.language = "pl"
    assert sent == []


def test_a_position_that_is_refused_changes_nothing():
    board = yw.Board(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dorota", "Emil"], seed=7), seat=4)
    with pytest.raises(ValueError, match="nobody here is called 4"):
        board.state = Heap()
    assert (board.bundle, board.game.name) == ("dragon.js", "dragon")
