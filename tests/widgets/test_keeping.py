"""Save, Share, Open; every door takes every code; what was left in a cell is offered when it runs again."""

import json
import os
import re
from pathlib import Path

import pytest
from asked import answer

import yotd_widget as yw
from yotd_widget.engine.doors import opened
from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.game import load
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.records import Record, replay
from yotd_widget.widgets import cells, keeping

GAMES = ("dragon", "gugong")


def played(game="dragon", steps=12, seed=7, names=("Ada", "Bo")):
    """A game with a branch on which one stands."""
    timeline = yw.Timeline(load(game).new(names, seed=seed))
    while len(timeline) < steps:
        timeline.play(RandomPolicy(seed).choose(timeline.state))
    timeline.undo().fork("rich").play(timeline.state.legal_moves[-1])
    return timeline


def tell(widget, **message):
    """What the widget answers to a message of the page."""
    return answer(widget, **message)


def codes(timeline):
    """Everything that one may have of a game: whole, or a position of it."""
    position = timeline.state
    record = yw.record(timeline)
    whole = [record.to_code(), record.to_json(), f" https://a.example/?language=pl&code={record.to_code()}&auto=Bo\n"]
    return whole, [position.to_code(), position.to_json(), repr(position)]


@pytest.mark.parametrize("game", GAMES)
def test_every_door_takes_every_code(game):
    timeline = played(game)
    whole, positions = codes(timeline)
    doors = [yw.Play, yw.Board, yw.Branches, yw.Editor, yw.TimelineView, yw.Ledger]
    for door in doors:
        for text in (whole[0], positions[0]):
            assert door(text).state == timeline.state, door
    for text in [*whole, *positions]:
        assert getattr(opened(text), "state", opened(text)) == timeline.state
    assert opened(whole[2]).tree() == timeline.tree() == yw.Play(whole[0]).timeline.tree()


WRONG = [
    "",
    " ",
    "hello",
    "record2_abc",
    "position7_abc",
    "1+1",
    "import os",
    "{",
    "position(3)",
    "https://a/?code=x",
]


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_word_gets_one_sentence_and_changes_nothing(text):
    for door in (yw.Play, yw.Board, yw.Branches, yw.Editor):
        with pytest.raises(OneSentence):
            door(text)
    play = yw.Play(played())
    before = play.timeline
    answer = tell(play, kind="open", text=text)
    assert answer["kind"] == "refused"
    assert answer["text"].count("\n") == 0
    assert answer["text"].endswith(".")
    assert (play.timeline, play.earlier) == (before, [])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_saved_and_shared_comes_back(game):
    timeline = played(game)
    play = yw.Play(timeline)
    file = tell(play, kind="save")
    assert re.fullmatch(rf"{game}-\d+\.json", file["name"])
    assert replay(Record.from_json(file["text"])).tree() == timeline.tree()
    shared = tell(play, kind="share")["texts"]
    assert [each["name"] for each in shared] == ["The game with its branches", "This position alone"]
    assert opened(shared[0]["text"]).tree() == timeline.tree()
    looked = tell(play, kind="share", node=timeline.path[1])["texts"][1]["text"]
    assert opened(looked) == timeline.state_at(1)


def test_a_link_names_code_and_program_where_a_site_is_known(monkeypatch):
    monkeypatch.setattr(keeping, "_site", "https://games.example/yotd/")
    play = yw.Play(played(), auto=["Bo"])
    link = tell(play, kind="share")["texts"][0]["link"]
    assert link.startswith("https://games.example/yotd/?auto=Bo&code=record2_")
    assert opened(link).tree() == play.timeline.tree()
    assert [each["link"] != "" for each in tell(yw.Editor(play), kind="share")["texts"]] == [True, False]


def test_opening_loses_nothing_and_the_games_before_come_back():
    first, second = played(), played("gugong", names=("Ada", "Cy", "Di"))
    play = yw.Play(first, auto=["Bo"])
    answer = tell(play, kind="open", text=yw.record(second).to_code())
    assert answer["told"] == f"Opened: Gùgōng · Ada, Cy, Di · {keeping.moment(second)}."
    assert (play.game.name, play.state, play.auto) == ("gugong", second.state, frozenset())
    assert [each.start for each in play.earlier] == [first.start]
    (told,) = tell(play, kind="earlier")["games"]
    assert told.startswith("In the Year of the Dragon · Ada, Bo · ")
    assert told.endswith("2 branches")
    tell(play, kind="reopen", at=0)
    assert (play.timeline, play.auto) == (first, {"Bo"})
    assert len(play.earlier) == 1
    assert tell(play, kind="reopen", at=3)["text"] == "Nothing was left here."


def test_branches_alone_open_and_follow():
    first, second = played(), played(seed=8)
    alone = yw.Branches(first)
    tell(alone, kind="open", text=yw.record(second).to_code())
    assert alone.timeline.tree() == second.tree()
    tell(alone, kind="reopen", at=0)
    assert alone.timeline is first
    play = yw.Play(first)
    tell(yw.Branches(play), kind="open", text=second.state.to_code())
    assert (play.state, play.earlier) == (second.state, [first])


def test_an_editor_opens_what_it_can_undo():
    one, other, elsewhere = (yw.dragon.example(name) for name in ("tribute-1", "month-5", "tribute-1"))
    editor = yw.Editor(one)
    tell(editor, kind="open", text=other.to_code())
    assert editor.state == other
    assert editor.undo().state == elsewhere
    editor.edit("P1.yuan", 3)
    edited = editor.state
    tell(editor, kind="open", text=played("gugong").state.to_code())
    assert (editor.game.name, editor.sheet["undo"]) == ("gugong", True)
    tell(editor, kind="undo")
    assert editor.state == edited
    assert tell(yw.Editor(one, allow=["P1.yuan"]), kind="open", text=other.to_code())["kind"] == "refused"


def test_who_does_not_see_all_shares_what_is_seen():
    play = yw.Play(played("gugong"), seat="Ada")
    (shared,) = tell(play, kind="share")["texts"]
    assert shared["name"] == "This position alone"
    assert opened(shared["text"]) == play.state.seen_by(0)
    assert "does not see all" in tell(play, kind="save")["text"]
    assert play.kept == ""


# --- Continue -----------------------------------------------------------------------------------------------------


class Shell:
    """A kernel whose host names its cells."""

    def __init__(self):
        self.kernel, self.events, self.user_ns, self.user_ns_hidden = self, self, {}, {}
        self.run = 0

    def get_parent(self):
        return {"header": {"msg_id": f"run {self.run}"}, "metadata": {"cellId": "the-cell"}}

    def register(self, *_event):
        pass


@pytest.fixture
def shell(monkeypatch, tmp_path):
    found = Shell()
    monkeypatch.setattr("IPython.get_ipython", lambda: found)
    monkeypatch.setattr(cells, "_CELLS", {})
    monkeypatch.setenv("JPY_SESSION_NAME", str(tmp_path / "game.ipynb"))
    return found


def run(shell, *widgets):
    """The cell runs and shows these."""
    shell.run += 1
    for widget in widgets:
        widget._look_back()
        cells.shown(widget)
    return widgets


def notebook(path, *widgets):
    """The file as it is saved with what the widgets have left in their twins."""
    outputs = [{"output_type": "display_data", "data": {"text/html": [w._drawn_twin()["text/html"]]}} for w in widgets]
    Path(path).write_text(json.dumps({"cells": [{"id": "other"}, {"id": "the-cell", "outputs": outputs}]}), "utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_notebook_offers_what_was_left_and_nothing_comes_back_without_a_press(game, shell, monkeypatch):
    untouched, left = run(shell, yw.Play(load(game).new(["Ada", "Bo"], seed=1)), yw.Play(load(game).new(seed=2)))
    assert (left.kept, left._drawn_twin()["text/html"].count("yotd-kept")) == ("", 0)
    left.play(left.state.legal_moves[0])
    left.change(lambda: left.timeline.undo().fork("rich"))
    left.play(left.state.legal_moves[1])
    tree, code = left.timeline.tree(), left.kept
    assert len(code) < 600
    notebook(os.environ["JPY_SESSION_NAME"], untouched, left)

    monkeypatch.setattr(cells, "_CELLS", {})  # another kernel
    fresh, board = run(shell, yw.Play(load(game).new(["Ada", "Bo"], seed=1)), yw.Play(load(game).new(seed=2)))
    start = board.timeline.tree()
    assert fresh.offer == {}
    assert re.fullmatch(r"You were here before: .*2 branches\.", board.offer["text"])
    assert board.timeline.tree() == start != tree
    assert (board.kept, code in board._drawn_twin()["text/html"]) == (code, True)  # saved again it is not lost
    tell(board, kind="continue")
    assert (board.timeline.tree(), board.offer, len(board.earlier)) == (tree, {}, 1)
    assert "Nothing was left here." in tell(board, kind="continue")["text"]


def test_a_cell_that_runs_again_offers_the_same_line(shell):
    (board,) = run(shell, yw.Play(yw.dragon.example("month-5")))
    board.play(board.state.legal_moves[0])
    (again,) = run(shell, yw.Play(yw.dragon.example("month-5")))
    (third,) = run(shell, yw.Play(yw.dragon.example("month-5")))
    assert third.offer == again.offer != {}
    third.play(third.state.legal_moves[1])  # whoever goes on without it can still bring it back
    assert third.offer == {}
    assert [each.tree() for each in third.earlier] == [board.timeline.tree()]
    (same,) = run(shell, yw.Play(third.timeline))
    assert same.offer == {}


def test_a_cell_that_plays_before_it_shows_the_board_offers_what_was_left_too(shell):
    def begun():
        return yw.Play(yw.dragon.example("month-5")).play("use A taxes")

    (board,) = run(shell, begun())
    board.play(board.state.legal_moves[0])
    (again,) = run(shell, begun())
    assert "step 2" in again.offer["text"]
    assert again.kept == board.kept
    run(shell, again)
    again.play(again.state.legal_moves[1])
    assert [each.tree() for each in again.earlier] == [board.timeline.tree()]
    run(shell, again)  # shown again: what was done on it since is its own
    assert again.offer == {}
    assert opened(again.kept).tree() == again.timeline.tree()


def test_branches_and_editors_offer_what_was_left_too(shell):
    tree, editor = run(shell, yw.Branches(played()), yw.Editor(yw.dragon.example("tribute-1")))
    tell(tree, kind="branch", act="fork", to="poor")
    editor.edit("P1.yuan", 3)
    kept = tree.timeline.tree(), editor.state
    tree, editor = run(shell, yw.Branches(played()), yw.Editor(yw.dragon.example("tribute-1")))
    tell(tree, kind="continue")
    tell(editor, kind="continue")
    assert (tree.timeline.tree(), editor.state) == kept
    assert editor.undo().state == yw.dragon.example("tribute-1")


@pytest.mark.parametrize(
    "text", ["", "no notebook", "{}", '{"cells": [3]}', '{"cells": [{"id": "the-cell", "outputs": 5}]}']
)
def test_a_file_that_is_no_notebook_offers_nothing(shell, text):
    Path(os.environ["JPY_SESSION_NAME"]).write_text(f"{text} ", "utf-8")
    assert cells.stored("the-cell") == {}
    (board,) = run(shell, yw.Play(yw.dragon.example("month-5")))
    assert board.offer == {}


def test_a_damaged_code_offers_nothing(shell):
    (board,) = run(shell, yw.Play(yw.dragon.example("month-5")))
    board.play(board.state.legal_moves[0])
    notebook(os.environ["JPY_SESSION_NAME"], board)
    file = Path(os.environ["JPY_SESSION_NAME"])
    file.write_text(file.read_text("utf-8").replace(board.kept, board.kept[:-2]), "utf-8")
    cells._CELLS.clear()
    assert run(shell, yw.Play(yw.dragon.example("month-5")))[0].offer == {}
    with pytest.raises(BadInput):
        board._on_reopen({"at": 1})
