"""What a choice would bring, asked before it is pressed: the very picture of the press, and nothing changes by it."""

import pickle

import pytest
from asked import answer
from describe.hush import Hush
from msgspec import json
from nights import one_in

import yotd_widget as yw
from yotd_widget.engine.history import History
from yotd_widget.engine.luck import ScriptedLuck, pick

PLAYERS = ["Ada", "Bo", "Cyd"]
GAMES = ("dragon", "gugong", "rotunda")
AUTO = ((), ("Bo",), ("Bo", "Cyd"), (), ("Bo",))
EVERY = 3
"""Of the presses of a game one in so many is looked at before."""


def ask(play, move, **message):
    return answer(play, kind="ahead", move=move, **{"revision": play.snapshot["revision"], **message})


def press(play, move):
    assert answer(play, kind="play", move=move, revision=play.snapshot["revision"])["kind"] == "done"


def options(play):
    return [choice["move"] for choice in play.snapshot["choices"].values() if choice["state"] == "legal"]


def some(play, why):
    """One of the choices, and another one."""
    found = options(play)
    first = pick(why, len(found))
    return found[first], found[first - 1]


def sent(play):
    return play.get_state("snapshot")["snapshot"]


def everything(play):
    """All that a look must leave as it is."""
    return (pickle.dumps(play.timeline), json.encode(sent(play)), play.timeline.path, play.timeline.at, play._revision)


@pytest.mark.parametrize(
    ("game", "auto", "seed"),
    one_in(4, [(game, auto, seed) for seed in range(4) for game, auto in zip(GAMES, AUTO[seed % 3 :], strict=False)]),
)
def test_it_is_the_picture_of_the_press_byte_for_byte_and_nothing_changes(game, auto, seed):
    start = getattr(yw, game).new_game(PLAYERS, seed=seed)
    play = yw.Play(start, auto=auto)
    for step in range(400 if seed == 3 else 40):
        if not options(play):
            break
        move, other = some(play, f"{seed} {step}")
        if step % EVERY:
            press(play, move)
            continue
        state, before = play.state, everything(play)
        ask(play, other)
        told = ask(play, move)
        assert play.state is state
        assert everything(play) == before
        since = play.timeline.at
        press(play, move)
        assert json.encode(told["picture"]) == json.encode(sent(play)), move
        nodes = play.timeline.path[since + 1 : play.timeline.at + 1]
        assert told["steps"] == History().some(play.seen, nodes)


def test_it_says_the_same_in_the_midst_of_branches_and_after_an_undo():
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7)).play("draft young monk", "draft young farmer", "place 2").undo()
    for move in ("place 1", "place 2"):  # the one opens a branch, the other is walked again
        before, told = everything(play), ask(play, move)
        assert everything(play) == before
        press(play, move)
        assert told["picture"] == sent(play)
        play.undo()


def test_a_branch_with_luck_of_its_own_or_named_goes_on_by_it():
    for luck in (5, "named"):
        play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7)).play("draft young monk", "draft young farmer")
        play.play_on(luck)
        for step in range(30):
            move, _other = some(play, f"{luck} {step}") if options(play) else (None, None)
            if move is None:
                move = play.snapshot["onward"]["luck"]["outcomes"][0]["move"]
            told = ask(play, move)
            press(play, move)
            assert told["picture"] == sent(play)


def test_it_is_of_the_picture_that_is_shown():
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7))
    assert "picture" not in ask(play, "draft young monk", revision=play.snapshot["revision"] - 1)
    play.timeline.play("draft young monk")  # and not shown yet
    assert "picture" not in ask(play, "draft young farmer")


def test_what_the_press_would_be_refused_is_refused():
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7))
    assert ask(play, "draft old monk")["text"] == "Before the game only young persons may be taken."


def test_it_is_in_the_language_of_the_board():
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7), language="pl")
    told = ask(play, "draft young monk")
    press(play, "draft young monk")
    assert told["picture"] == sent(play)
    assert told["language"] == "pl"


@pytest.mark.parametrize("seat", [0, 1])
def test_one_pair_of_eyes_is_told_no_more_than_the_press_tells(seat):
    play = yw.Play(Hush(), seat=seat)
    if play.state.decision.seat != seat:
        assert ask(play, str(play.state.legal_moves[0]))["kind"] == "refused"
        return
    move = options(play)[0]
    told = ask(play, move)
    press(play, move)
    assert told["picture"] == sent(play)


class Counting:
    """A program that plays otherwise each time."""

    def __init__(self):
        self.asked = 0

    def choose(self, position):
        self.asked += 1
        return position.legal_moves[self.asked % len(position.legal_moves)]


def test_a_program_that_may_count_its_questions_is_not_asked():
    program = Counting()
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7), auto=["Bo"], policy=program)
    play.play("draft young monk", "draft young farmer")
    before = program.asked
    assert "picture" not in ask(play, "place 1")
    assert program.asked == before


def test_luck_that_runs_out_is_not_asked():
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7))
    play.timeline.luck = ScriptedLuck([])
    assert "picture" not in ask(play, "draft young monk")


def test_in_a_page_it_waits_while_something_is_counted(monkeypatch):
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7))
    monkeypatch.setattr("yotd_widget.widgets.ahead.IN_PAGE", True)
    assert "picture" in ask(play, "draft young monk")
    answer(play, kind="analyse", act="look")
    try:
        assert "picture" not in ask(play, "draft young monk")
        monkeypatch.setattr("yotd_widget.widgets.ahead.IN_PAGE", False)
        assert "picture" in ask(play, "draft young monk")
    finally:
        play.analysis.stop()


def test_a_lesson_goes_the_old_way():
    lesson = yw.Lesson("drought")
    told = answer(lesson, kind="ahead", move="pass", revision=lesson.snapshot["revision"])
    assert "unknown message" in told["text"]


def test_a_picture_and_another_have_other_digests():
    play = yw.Play(yw.dragon.new_game(PLAYERS, seed=7))
    one = ask(play, "draft young monk")["picture"]["digest"]
    assert one == ask(play, "draft young monk")["picture"]["digest"]
    assert one != ask(play, "draft young farmer")["picture"]["digest"]
