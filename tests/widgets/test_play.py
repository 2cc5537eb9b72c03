"""The Play class without a browser: messages in, pictures and answers out."""

import msgspec
import pytest
import traitlets
from msgspec import json
from nim import Heap

import yotd_widget as yw
from yotd_widget.engine.errors import WrongKind


@pytest.fixture
def sent(monkeypatch):
    messages = []
    monkeypatch.setattr(yw.Play, "_reply", lambda self, content: messages.append(content))
    return messages


@pytest.fixture
def board(sent):
    return yw.Play(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7))


def tell(board, kind, **content):
    board._handle_custom_msg({"kind": kind, "seq": 1, "revision": board.snapshot["revision"], **content}, [])


def test_a_click_makes_the_move_and_is_answered(board, sent):
    tell(board, "play", move="draft young monk")
    assert board.timeline.at == 1
    assert sent == [{"kind": "done", "seq": 1, "revision": board.snapshot["revision"]}]


def test_a_refused_move_is_answered_with_the_sentence_and_changes_nothing(board, sent):
    before = board.state
    tell(board, "play", move="draft old monk")
    assert board.state is before
    assert sent[0]["kind"] == "refused"
    assert sent[0]["text"] == "Before the game only young persons may be taken."
    assert sent[0]["rules"] == ["DRAFT-2"]


def test_a_click_on_an_old_picture_changes_nothing(board, sent):
    tell(board, "play", move="draft young monk")
    tell(board, "play", move="draft young farmer", revision=0)
    assert board.timeline.at == 1
    assert sent[-1] == {"kind": "stale", "seq": 1, "revision": board.snapshot["revision"]}


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"kind": "dance"},
        {"kind": "play"},
        {"kind": "play", "move": 7},
        {"kind": "jump", "step": 99},
        {"kind": "go", "node": 99},
        {"kind": "go", "node": "main line"},
        {"kind": "undo", "times": "often"},
        {"kind": "history"},
        {"kind": "history", "nodes": "all"},
        {"kind": "jump"},
        {"kind": "take_back", "move": "pass"},
    ],
)
def test_nonsense_gets_a_sentence_and_never_a_traceback(board, sent, message):
    before = board.state
    board._handle_custom_msg({"seq": 4, "revision": board.snapshot["revision"], **message}, [])
    assert board.state is before
    assert sent[-1]["kind"] == "refused"
    assert sent[-1]["seq"] == 4
    assert sent[-1]["text"]
    assert "Traceback" not in sent[-1]["text"]


def test_undo_redo_and_jump(board, sent):
    for move in ("draft young monk", "draft young farmer", "place 2"):
        tell(board, "play", move=move)
    tell(board, "undo")
    assert board.state.decision.id == "D-03"
    tell(board, "redo")
    assert board.state.decision.player == "Bo"
    tell(board, "jump", step=0)
    assert board.state.decision.player == "Ada"


def test_undo_and_redo_several_times_at_once(board, sent):
    for move in ("draft young monk", "draft young farmer", "place 2"):
        tell(board, "play", move=move)
    tell(board, "undo", times=2)
    assert board.timeline.at == 1
    tell(board, "redo", times=10**9)
    assert board.timeline.at == 3
    tell(board, "undo", times=-1)
    assert board.timeline.at == 3


def test_steps_to_look_back_at_come_in_the_language_of_the_board(board, sent):
    board.play("draft young monk", "draft young farmer")
    tell(board, "history", nodes=board.snapshot["timeline"]["path"])
    answer = sent[-1]
    assert (answer["kind"], answer["game"], answer["language"]) == ("history", 0, "en")
    assert [step["node"] for step in answer["steps"]] == board.timeline.path
    assert answer["steps"][2]["say"][0][2] == "Ada drafts young monk and young farmer."
    assert answer["rules"]["DRAFT-2"]
    assert board.snapshot["timeline"]["game"] == 0
    board.state = board.state
    assert board.snapshot["timeline"]["game"] == 1
    tell(board, "history", nodes=[0])
    assert sent[-1]["game"] == 1
    board.language = "pl"
    tell(board, "history", nodes=[0])
    assert sent[-1]["language"] == "pl"


def test_a_line_of_python_brings_the_game_back_with_its_branches(board, sent):
    board.play("draft young monk", "draft young farmer", "place 2").undo().play("place 1")
    tell(board, "history", nodes=board.timeline.path)
    again = pasted(sent[-1]["rescue"])
    assert (again.state, again.timeline.at) == (board.state, board.timeline.at)
    assert [branch.steps for branch in again.timeline.branches] == [branch.steps for branch in board.timeline.branches]


def test_the_line_names_the_seats_of_the_program(sent):
    board = yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7), auto=["Bo"])
    tell(board, "history", nodes=[0])
    again = pasted(sent[-1]["rescue"]).play("draft young monk, young farmer", "place 1")
    assert again.state.decision.player == "Ada"


def pasted(line):
    """What a cell with this line shows."""
    *statements, last = line.split("; ")
    names = {}
    exec("\n".join(statements), names)
    return eval(last, names)


def test_an_earlier_moment_is_played_on_from_and_nothing_is_lost(board, sent):
    board.play("draft young monk", "draft young farmer", "place 2")
    path = board.timeline.path
    tell(board, "go", node=path[2])
    assert board.state.decision.id == "D-03"
    board.play("place 1")
    assert len(board.timeline.branches) == 2
    tell(board, "go", node=path[3])
    assert board.timeline.path == path


def test_another_choice_after_undo_opens_a_branch(board, sent):
    for move in ("draft young monk", "draft young farmer", "place 2"):
        tell(board, "play", move=move)
    there = board.timeline.node
    tell(board, "undo")
    tell(board, "play", move="place 1")
    assert [branch.name for branch in board.timeline.branches] == ["branch 1", "branch 2"]
    assert board.snapshot["timeline"]["steps"] == board.timeline.at == there.at
    tell(board, "undo")
    tell(board, "play", move="place 2")
    assert board.timeline.node is there


def test_a_piece_of_a_row_is_taken_back_and_the_others_stay(sent):
    state = yw.Timeline(yw.dragon.example("month-5")).play(
        *("use A taxes", "use B military_parade", "use A taxes", "play farmer", "take young farmer", "place 3"),
        *("play healer", "take young healer", "play healer", "take old healer", "place 1"),
    )
    board = yw.Play(state)
    tell(board, "play", move="release young warrior 1")
    tell(board, "play", move="release young scholar 1")
    tell(board, "take_back", move="release young warrior 1")
    chosen = [place for place, choice in board.snapshot["choices"].items() if choice["state"] == "chosen"]
    assert chosen == ["room/1/1/1"]
    assert board.state.decision.done == 1


def test_programs_play_their_seats_and_undo_skips_them(sent):
    board = yw.Play(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7), auto=["Bo", "Cyd"])
    for move in ("draft young monk", "draft young farmer", "place 2"):
        tell(board, "play", move=move)
    assert board.state.decision.player == "Ada"
    assert board.state.month == 1
    tell(board, "undo")
    assert (board.state.decision.player, board.state.decision.id) == ("Ada", "D-03")
    tell(board, "redo")
    assert board.state.month == 1


def test_python_reads_and_sets_the_board(board):
    position = yw.dragon.example("first-drought")
    board.state = position
    assert board.state == position
    assert board.snapshot["status"]["who"] == "Ada chooses a palace"
    timeline = yw.Timeline(position).play("place 3")
    board.timeline = timeline
    assert board.snapshot["decision"]["id"] == "D-14"
    assert "young monk leaves palace 1" in board.play("without 1").news


def test_the_reader_sets_the_pace_of_the_story():
    game = yw.dragon.example("month-5")
    assert yw.Play(game).pace == "auto"
    assert yw.Play(game, pace="next").pace == "next"
    with pytest.raises(traitlets.TraitError, match=r"any of \['auto', 'next', 'off'\], not the str 'slow'"):
        yw.Play(game, pace="slow")


def test_what_is_wrong_is_said(board):
    with pytest.raises(TypeError, match="automatic"):
        yw.Play(yw.dragon.example("month-5"), automatic=["Ada"])
    with pytest.raises(TypeError, match="a position or a timeline, not int"):
        yw.Play(5)
    with pytest.raises(ValueError, match="nobody here is called Zoe"):
        yw.Play(yw.dragon.example("month-5"), auto=["Zoe"])
    with pytest.raises(yw.Refusal):
        board.play("pass")


def test_a_position_without_luck_can_be_played(sent):
    board = yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=None))
    assert board.state.decision.id == "D-02"
    assert len(board.state.event_row) == 12


def test_every_output_carries_text_table_and_picture(board):
    data, _metadata = board._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"].startswith("IN THE YEAR OF THE DRAGON")
    assert "<table" in data["text/html"]
    assert data["image/svg+xml"].startswith("<svg")


def test_repr_is_stable_and_short(board):
    assert repr(board) == "Play(<Timeline at step 0 of 0: Ada decides D-02>)"


def test_first_message_is_small_in_every_phase(sent):
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=3))
    policy = yw.RandomPolicy(3)
    largest = 0
    while game.state.agenda:
        largest = max(largest, len(json.encode(game.state.game.screen.picture(game))))
        game.play(policy.choose(game.state))
    assert largest <= 60_000


def test_without_luck_of_its_own_the_board_deals(sent):
    position = yw.dragon.new_game(["Ada", "Bo"], seed=None)
    board = yw.Play(position.after(position.legal_moves[5]))
    while board.state.month == 0:
        board.play(board.state.legal_moves[0])
    assert board.state.decision.id == "D-04"


def test_a_replayed_game_can_be_played_on(sent):
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo"], seed=3)).play("draft young monk, young farmer", "place 1")
    game.play("draft young monk, young healer")
    board = yw.Play(yw.replay(yw.record(game)))
    board.play("place 1")
    assert board.state == game.play("place 1").state


def test_a_jump_ends_where_a_person_decides(sent):
    board = yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7), auto=["Bo"])
    board.play("draft young monk, young farmer", "place 2")
    last = board.timeline.at
    tell(board, "jump", step=2)  # Bo's turn, which the program has taken already
    assert (board.timeline.at, board.state.decision.player) == (last, "Ada")


def test_a_click_on_a_timeline_that_has_moved_elsewhere_changes_nothing(sent):
    month = yw.Timeline(yw.dragon.example("month-5"))
    board = yw.Play(month)
    month.play("use A taxes")
    tell(board, "play", move="use B build")
    assert month.at == 1
    assert board.snapshot["status"]["who"] == "Bo chooses an action"


def test_a_failing_program_leaves_screen_and_position_together(sent):
    class Broken:
        def choose(self, position):
            return "dance"

    board = yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7), auto=["Bo"], policy=Broken())
    board.play("draft young monk, young farmer")
    tell(board, "play", move="place 1")
    assert sent[-1]["kind"] == "refused"
    assert board.snapshot["status"]["who"].startswith(board.state.decision.player)
    with pytest.raises(TypeError, match="a policy has a method choose"):
        yw.Play(yw.dragon.example("month-5"), policy="random")


def test_taking_back_is_offered_only_where_it_works(sent):
    board = yw.Play(
        yw.Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B military_parade", "use A taxes")
    )
    board.play("play farmer")
    chosen = [place for place, choice in board.snapshot["choices"].items() if choice["state"] == "chosen"]
    assert chosen == ["card/farmer"]
    tell(board, "take_back", move="play farmer")
    assert board.state.decision.id == "D-09"
    board.play("play farmer")
    board.state = board.state  # a new timeline: there is nothing to go back to
    assert [c["state"] for c in board.snapshot["choices"].values()].count("chosen") == 0


@pytest.mark.parametrize("message", [None, [], "play", 7])
def test_what_is_no_message_is_answered_too(board, sent, message):
    before = board.state
    board._receive(board, message, [])
    assert board.state is before
    assert sent[-1]["seq"] is None


def test_only_a_position_can_be_set(board):
    with pytest.raises(TypeError, match="a position or a timeline, not int"):
        board.state = 5


def test_a_new_game_has_the_same_players_and_options_and_other_luck(sent):
    game = yw.dragon.new_game(["Ada", "Bo"], seed=7, edition="2007", great_wall=True, great_event="random")
    board = yw.Play(game, auto=["Bo"]).play("draft young monk", "draft young farmer", "place 1")
    played = board.timeline
    tell(board, "again")
    assert sent[-1]["kind"] == "done"
    assert board.earlier == [played]
    assert board.timeline.at == 0
    again = board.state.setup
    assert again.seed != 7
    assert msgspec.structs.replace(again, seed=7) == game.setup
    assert board.snapshot["status"]["who"] == "Ada drafts two persons"


def test_a_new_game_of_any_game(sent):
    board = yw.Play(Heap()).play("take 3", "take 3", "take 3")
    assert board.snapshot["status"]["who"] == "Ann wins"
    assert board.again().state.heap == Heap().heap


def test_tab_completion_shows_the_public_names():
    assert set(dir(yw)) == set(yw.__all__)


@pytest.mark.parametrize("auto", [3, [3], [["Ada"]], {4: 5}])
def test_auto_names_players(auto):
    with pytest.raises(WrongKind, match="auto names players"):
        yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7), auto=auto)


def test_a_player_is_known_however_the_name_is_typed():
    state = yw.dragon.new_game(["\u00c9va", "Bo"], seed=7)
    board = yw.Play(state, auto=" E\u0301va ")
    assert board.state.decision.player == "Bo"
    assert state.court("E\u0301va") is state.courts[0]
    assert state.why_not("draft young monk", by="E\u0301va") is None


def test_a_change_and_its_answer_go_in_one_message():
    play, sent = yw.Play(Heap()), []
    play._send = lambda message, buffers=None: sent.append(message)
    tell(play, "play", move="no move")
    (both,) = sent
    assert (both["method"], sorted(both["state"])) == ("update", ["answer", "snapshot"])
    assert (both["state"]["answer"]["kind"], both["state"]["answer"]["seq"]) == ("refused", 1)
    tell(play, "rule", id="NIM-1", seq=2)
    assert (len(sent), sent[1]["method"], sent[1]["content"]["seq"]) == (2, "custom", 2), "nothing has changed"
