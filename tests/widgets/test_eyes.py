"""What is made for one pair of eyes tells no more than they see: the page, the twin, codes, looking back."""

import json
import pickle

import pytest
from asked import answer
from describe.hush import CARDS, Hush
from engine.toy import Toy

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.history import patched
from yotd_widget.engine.position import position_text
from yotd_widget.engine.records import record
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import new_game

WAY = ("swap amber", "lay jade", "lay coral", "swap onyx", "swap ivory")


def hidden(position, seat):
    """The cards that a player cannot know of: they lie somewhere, and nowhere in what is seen."""
    seen = position.seen_by(seat).to_json()
    return [card for card in CARDS if card not in seen]


def game(steps=5):
    return Timeline(Hush()).play(*WAY[:steps])


def sent(play, message):
    """What the page gets for a message."""
    return answer(play, **message)


def told(position, seat, what):
    """The hidden cards that something tells."""
    text = what if isinstance(what, str) else json.dumps(what)
    return [card for card in hidden(position, seat) if card in text]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("steps", range(len(WAY) + 1))
def test_a_board_to_play_on_tells_nothing_hidden(seat, steps):
    timeline = game(steps)
    play = yw.Play(timeline, seat=seat)
    state = play.state
    assert len(hidden(state, seat)) >= 3
    assert told(state, seat, play.snapshot) == []
    assert told(state, seat, play._drawn_twin()) == []
    assert "hidden card" in play._drawn_twin()["text/plain"]
    everything = yw.Play(game(steps))
    assert told(state, seat, everything.snapshot) != []


@pytest.mark.parametrize("seat", [0, 1])
def test_every_answer_to_the_page_tells_nothing_hidden(seat):
    timeline = game(2).fork("other").play("lay coral").go("branch 1").play("lay ivory")
    play = yw.Play(timeline, seat=seat)
    asked = [
        {"kind": "history", "nodes": timeline.path},
        {"kind": "branches"},
        {"kind": "compare", "with": "step"},
        {"kind": "compare", "with": "branch", "name": "other"},
        {"kind": "points"},
        {"kind": "explain"},
        {"kind": "explain", "move": "swap amber"},
        {"kind": "try", "move": "lay topaz", "revision": play._revision},
        {"kind": "command", "text": "why", "revision": play._revision},
        {"kind": "command", "text": "lay", "revision": play._revision},
    ]
    never = set(hidden(play.state, seat)) & set(hidden(timeline.find("other").state, seat))
    assert len(never) >= 3
    for message in asked:
        answer = sent(play, message)
        told_here = [card for card in never if card in json.dumps(answer) and card not in json.dumps(message)]
        assert told_here == [], (message, answer)
    assert sent(play, asked[0])["rescue"] == ""
    assert sent(play, asked[5])["kind"] == "explained"
    assert sent(play, asked[7])["kind"] == "refused"


@pytest.mark.parametrize("seat", [0, 1])
def test_looking_back_each_step_is_seen_by_the_viewer(seat):
    timeline = game()
    view = yw.TimelineView(timeline, seat=seat)
    scene = None
    for number, step in zip(timeline.path, view.steps, strict=True):
        state = timeline.node_of(number).state
        scene = patched(scene, step["patch"])
        assert told(state, seat, scene) == []
        assert told(state, seat, step) == []
        assert json.loads(json.dumps(scene["board"])) == scene["board"]
    view.at = 1
    assert told(view.state, seat, view._drawn_twin()) == []


def test_what_is_not_seen_is_told_all_the_same():
    steps = {seat: yw.TimelineView(game(1), seat=seat).steps for seat in (0, 1)}
    assert steps[0][1]["say"][0][2] == "Ann swaps the amber for the pearl."
    assert steps[1][1]["say"][0][2] == "Ann swaps a card."
    assert "why" not in steps[0][1]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_still_board_and_its_code_tell_nothing_hidden(seat):
    state = game(3).state
    board = yw.Board(state, seat=seat)
    assert told(state, seat, [board.scene, board._drawn_twin(), board.to_json()]) == []
    assert json.loads(position_text(board.to_code(), state.game)) == json.loads(state.seen_by(seat).to_json())
    assert told(state, seat, yw.Board(state).to_json()) != []


@pytest.mark.parametrize("seat", [0, 1])
def test_who_looks_at_a_play_sees_no_more_than_it_shows(seat):
    play = yw.Play(game(3), seat=seat)
    branches, points = yw.Branches(play), yw.Ledger(play)
    shown = [branches.tree_view, branches._drawn_twin(), points.sheet, points._drawn_twin(), points.to_json()]
    assert told(play.state, seat, shown) == []
    for written in (lambda: branches.record, branches.to_code, branches.to_python):
        with pytest.raises(BadInput, match="does not see all of this one"):
            written()


def test_one_chooses_with_the_own_eyes_and_nobody_for_another():
    ann, bob = (yw.Play(game(0), seat=seat) for seat in ("Ann", "Bob"))
    legal = [each for each in ann.snapshot["choices"].values() if each["state"] == "legal"]
    assert {each["move"] for each in legal} == {f"{does} {card}" for does in ("lay", "swap") for card in CARDS[:3]}
    foreseen = {line["text"] for each in legal for line in each["preview"]["lines"]}
    assert "Ann lays the ivory." in foreseen
    assert "Ann swaps the coral for the hidden card." in foreseen
    assert (bob.snapshot["choices"], bob.snapshot["board"]["loose"]) == ({}, [])
    assert ann.play("swap amber").state.hands[0] == ["coral", "ivory", "pearl"]
    assert "pearl" in json.dumps(ann.snapshot)


@pytest.mark.parametrize("card", ["jade", "topaz"])
def test_a_move_for_another_is_refused_alike_whether_that_player_has_the_card(card):
    ann = yw.Play(game(1), seat="Ann")
    asked = [{"kind": "play", "move": f"lay {card}"}, {"kind": "command", "text": f"lay {card}"}]
    answers = [sent(ann, message | {"revision": ann.snapshot["revision"]}) for message in asked]
    assert {(each["kind"], each["text"]) for each in answers} == {("refused", "It is Bob's decision now.")}
    assert len(ann.timeline) == 1


def test_another_sits_down_and_the_page_forgets():
    play = yw.Play(game(2), seat="Ann")
    number = play.snapshot["timeline"]["game"]
    play.seat = "Bob"
    assert (play.seat, play.snapshot["timeline"]["game"]) == (1, number + 1)
    answer = sent(play, {"kind": "history", "nodes": play.timeline.path})
    assert told(play.state, 1, [play.snapshot, answer, play._drawn_twin()]) == []
    view = yw.TimelineView(game(2))
    assert told(view.state, 1, view.steps) != []
    view.seat = 1
    assert (view.seat, told(view.state, 1, view.steps)) == (1, [])


def test_nobody_can_be_given_eyes_who_is_not_here():
    for widget in (yw.Play, yw.TimelineView, yw.Board):
        with pytest.raises(BadInput, match="nobody here is called 'Cyd'"):
            widget(Hush(), seat="Cyd")


# --- The timeline itself ---


def test_a_seen_game_has_the_same_branches_nodes_and_marker():
    timeline = game(2).fork("other").play("lay coral").go("branch 1").jump(1)
    before = record(timeline).to_json()
    seen = timeline.seen_by(1)
    assert (seen.at, seen.path, seen.eyes) == (timeline.at, timeline.path, 1)
    assert [branch.name for branch in seen.branches] == ["branch 1", "other"]
    assert seen.state == timeline.state.seen_by(1)
    assert [str(step) for step in seen.steps] == ["Ann: …", "Bob: lay jade"]
    assert pickle.loads(pickle.dumps(seen)).eyes == 1
    assert seen.luck is None
    assert record(timeline).to_json() == before


def test_where_nothing_is_hidden_a_game_is_what_everybody_sees():
    timeline = Timeline(Toy(seed=3)).play("bet 2")
    assert timeline.seen_by(0) is timeline
    assert game().seen_by(None).eyes is None


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_that_hides_nothing_looks_the_same_to_everybody(seat):
    moves = ("draft young monk, young farmer", "place 1")
    timeline = Timeline(new_game(["Ania", "Benek"], seed=7)).play(*moves)
    one, all_of_it = yw.Play(timeline, seat=seat), yw.Play(timeline)
    assert json.dumps(one.snapshot) == json.dumps(all_of_it.snapshot)
    assert one._drawn_twin() == all_of_it._drawn_twin()
    one, all_of_it = yw.TimelineView(timeline, seat=seat), yw.TimelineView(timeline)
    assert json.dumps(one.steps) == json.dumps(all_of_it.steps)
    assert yw.Board(timeline, seat=seat).scene == yw.Board(timeline).scene
    assert yw.Board(timeline, seat=seat).to_code() == timeline.state.to_code()


def test_unless_a_game_says_more_one_knows_what_befell_oneself():
    class Plain(Hush):
        noted_by = Hush.__mro__[1].noted_by

    state = Plain()
    notes = game(3).steps[0].notes + game(3).steps[1].notes
    assert [note.seat for note in state.noted_by(1, notes)] == [1]
