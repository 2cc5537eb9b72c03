"""Analyse, and the same as a panel of Play, Board and Branches: what is counted, told, stopped, and tried."""

from collections import Counter

import pytest
from asked import answer
from describe.hush import Hush
from engine.toy import Toy
from forms import faults

import yotd_widget as yw
from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.engine import helper, playouts, wire
from yotd_widget.engine.causes import OTHERS, Cause
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.playouts import compare
from yotd_widget.engine.ranking import Standing, Value
from yotd_widget.widgets import analysing, counting
from yotd_widget.widgets.amounts import amount
from yotd_widget.widgets.analysing import Analysis

QUICK = yw.RandomPolicy()


@pytest.fixture
def state():
    return yw.dragon.example("first-drought")


def ask(widget, **content):
    return answer(widget, kind="analyse", **content)


def looked(widget, **content):
    answer = ask(widget, act="look", **content)
    assert faults(answer["sheet"], wire.Ranking) == []
    return answer["sheet"]


def chosen(game):
    """An early position of a game with some options."""
    loaded = load(game)
    timeline = yw.Timeline(loaded.new(["Ada", "Bo", "Cyd", "Dina"], seed=5))
    while timeline.state.agenda[-1].seat == LUCK or timeline.state.legal_moves.size < 4:
        timeline.play(loaded.partner.choose(timeline.state))
    return timeline.state


def counted(calls, name, function):
    """The function, and how often it is called."""

    def told(*args, **named):
        calls[name] += 1
        return function(*args, **named)

    return told


def test_its_numbers_are_those_of_a_comparison(state):
    widget = yw.Analyse(state, policy=QUICK, playouts=15, seed=4).wait()
    plain = compare(state, policy=QUICK, playouts=15, seed=4)
    assert {row.option: row.margin.mean for row in widget.standings} == {
        option: pytest.approx(plain.tally(option).mean) for option in plain.options
    }
    assert widget.best == plain.best.option


def test_the_page_sees_what_is_known_and_a_notebook_keeps_it(state):
    widget = yw.Analyse(state, policy=QUICK, playouts=12).wait()
    sheet = looked(widget)
    assert (sheet["stage"], sheet["done"], sheet["asked"]) == ("spent", 12, "Ada chooses a palace")
    assert sheet["rows"] == widget.sheet["rows"]
    first, *others = sheet["rows"]
    assert (first["heard"], first["behind"], first["low"]) == ("", "", None)
    assert all(row["low"] <= row["at"] <= row["high"] and len(row["dots"]) == 20 for row in others)
    told = widget._twin()["text/plain"]
    assert f"1: {first['label']}; margin {first['margin']}, wins {first['wins']}, {first['points']} points\n" in told
    assert "36 trial games in all, for Ada. Everybody plays on at random, with the same luck for each option." in told
    assert first["label"] in widget._twin()["text/html"]


@pytest.mark.parametrize("game", ["dragon", "gugong", "rotunda"])
def test_a_first_order_takes_no_playout_and_first_numbers_two(game, monkeypatch):
    state = chosen(game)
    adviser, asked = type(state.game.partner), Counter()
    for name in ("gains", "why"):
        monkeypatch.setattr(adviser, name, counted(asked, name, getattr(adviser, name)))
    monkeypatch.setattr(playouts, "ending", counted(asked, "ending", playouts.ending))
    monkeypatch.setattr(helper, "get_context", counted(asked, "processes", helper.get_context))
    monkeypatch.setattr(counting, "in_kernel", lambda: True)
    analysis = Analysis(state)
    first = analysis.sheet()
    assert asked == {"gains": 1}
    assert first["verdict"] == "First in the order of the program Steward, until trial games are played."
    gains = adviser().gains(state.dealt_anew(state.agenda[-1].seat, KeyedLuck(0, 0)))
    best = sorted(gains, key=lambda move: -gains[move])[: analysing.WIDEST]
    assert [row["move"] for row in first["rows"]] == [str(move) for move in best]
    assert len(best) > 2
    for _step in range(2):
        analysis._count()
    sheet = analysis.sheet()
    assert asked == {"gains": 2, "ending": 2}
    assert [bool(row["margin"]) for row in sheet["rows"]] == [True, True, *[False] * (len(best) - 2)]
    assert [row["move"] for row in sheet["rows"]] == [row["move"] for row in first["rows"]], "nothing has moved yet"
    assert not any(row["heard"] or row["dots"] for row in sheet["rows"])
    assert sheet["rows"][0]["wins"] in ("0 of 1", "1 of 1")
    assert faults(sheet, wire.Ranking) == []


def test_what_the_adviser_says_keeps_no_playout_waiting(state):
    analysis, said = Analysis(state), []
    while len(analysis.advice) < 3:
        before = len(analysis.advice)
        analysis._count()
        if len(analysis.advice) > before:
            said.append(analysis.ranking.total)
    assert len({*said}) == len(said), "one between two playouts"


def test_who_plays_on_and_what_is_hidden_is_said():
    widget = yw.Analyse(Hush(), playouts=2).wait()
    assert any("cannot see is dealt anew each time." in line for line in looked(widget)["honest"])


def test_of_very_many_options_those_that_the_adviser_thinks_best(monkeypatch, state):
    monkeypatch.setattr(analysing, "WIDEST", 2)
    analysis = Analysis(state, budget=1).wait()
    gains = state.game.partner.gains(state)
    assert list(analysis.ranking.options) == [str(m) for m in sorted(gains, key=lambda m: -gains[m])[:2]]
    assert "Only 2 of 3 options are tried, those that the adviser thinks best." in analysis.honest()
    assert len(Analysis(state, list(state.legal_moves), budget=1).wait().ranking.options) == 3


def test_where_the_adviser_thinks_of_one_option_alone_others_are_tried_beside_it(monkeypatch, state):
    """As where a Neutral Leader of Rotunda may be moved: that there is but one option would be untrue."""
    one = max(state.legal_moves, key=str)
    monkeypatch.setattr(type(state.game.partner), "gains", lambda _self, _position: {one: 3.0})
    options = Analysis(state, budget=1).wait().ranking.options
    assert options[0] == str(one)
    assert {*options} == {*map(str, state.legal_moves)}


def test_options_of_one_name_are_told_apart(monkeypatch, state):
    options = ["place 1", "place 2"]
    monkeypatch.setattr(ScreenRoom, "called", lambda *_: "Palace")
    analysis = Analysis(state, options, policy=QUICK, budget=1)
    assert [analysis.called(option) for option in options] == ["Palace (place 1)", "Palace (place 2)"]


def sign(reason):
    """Of the number in which an adviser's reason ends."""
    return {"+": 1, "−": -1}[reason.split()[-1][0]]


@pytest.mark.parametrize(("example", "player"), [("first-drought", "Ada"), ("month-5", "Ada")])
def test_reasons_speak_for_the_best_beside_the_second_and_against_the_others_beside_the_best(example, player):
    widget = yw.Analyse(yw.dragon.example(example), playouts=16).wait()
    state, analysis, rows = widget.state, widget.analysis, widget.sheet["rows"]
    assert not widget.sheet["going"]
    assert any("Trial games, compared with" in reason for row in rows for reason in row["counted"])
    for at, row in enumerate(rows):
        beside = rows[0 if at else 1]
        assert all(f"compared with “{beside['label']}”" in reason for reason in row["counted"])
        said = row["reasons"]
        assert [sign(reason) for reason in said] == [1 if at == 0 else -1] * len(said)
        advice = state.game.partner.why(state, row["move"], beside["move"])
        assert {reason.split(": ")[0] for reason in said} <= {reason.told() for reason in advice.reasons}
    parts = analysis._parts(rows[0]["move"], rows[1]["move"])
    assert sum(part.margin.mean for part in parts if part.margin.mean > 0) > 0


@pytest.mark.parametrize(
    ("behind", "parts", "said"),
    [
        (-4.2, {"silk": 4.6}, "about 4 points better than …, because: silk +4.6."),
        (
            -2.0,
            {"silk": 6.0, OTHERS: -4.0},
            "about 2 points better than …, because: silk +6.0, all else −4.0.",
        ),
        (
            -0.5,
            {"silk": 4.6, OTHERS: -4.1},
            "less than 1 point better than …: silk +4.6, all else −4.1.",
        ),
        (-0.5, {}, "less than 1 point better than …."),
        (-3.0, {}, "about 3 points better than …, because: as they say: +1.0."),
    ],
)
def test_the_answer_never_promises_more_than_it_is(state, monkeypatch, behind, parts, said):
    class Reason:
        points = 1.0

        def told(self):
            return "as they say"

    class Advice:
        reasons = (Reason(),)

    analysis = Analysis(state, ["place 1", "place 2"])
    analysis.advice["place 1", "place 2"] = Advice()
    causes = [Cause(name, Value(points, 0.1)) for name, points in parts.items()]
    monkeypatch.setattr(analysis, "_parts", lambda *_pair: causes)
    nothing = Value(0.0, 0.1)
    rows = [
        Standing(option, 40, nothing, nothing, nothing, Value(less, 0.1), level=False, dots=())
        for option, less in (("place 1", 0.0), ("place 2", behind))
    ]
    assert analysis._better(rows) == f"“Palace 1”, {said}".replace("…", "“Palace 2”")


def test_what_points_are_for_adds_up_to_the_difference(state):
    analysis = Analysis(state, budget=12).wait()
    first, second = (row.option for row in analysis.standings[:2])
    plain = compare(state, [first, second], policy=state.game.partner, playouts=12)
    parts = analysis._causes.parts(first, second)
    assert sum(part.margin.mean for part in parts) == pytest.approx(plain.difference(first, second).mean)


def test_it_stops_and_counts_on(state):
    play = yw.Play(state)
    looked(play)
    assert ask(play, act="stop")["sheet"]["stage"] in ("stopped", "settled", "spent")
    analysis = play.analysis
    play._leave()
    short = yw.Analyse(Toy(), "bet 1", playouts=3).wait()
    short.analysis.ranking.verdict = "spent"
    assert ask(short, act="more")["sheet"]["budget"] == 6
    assert short.wait().analysis.ranking.playouts == 6
    assert not analysis.work.running


def test_stopped_before_any_number_it_says_both(state):
    analysis = Analysis(state)
    analysis.stop()
    told = analysis.sheet()["verdict"]
    assert told.startswith("First in the order of the program Steward")
    assert f"Stopped after 0 of {analysis.ranking.budget:,} trial games." in told


def test_nobody_looks_any_more(monkeypatch, state):
    play = yw.Play(state)
    looked(play)
    assert "sheet" not in ask(play, act="leave")
    assert not play.analysis.work.running
    monkeypatch.setattr(counting, "PATIENCE", -1)
    looked(play)
    play.analysis.work._thread.join(10)
    assert not play.analysis.work.running


def test_a_play_analyses_what_is_looked_at_and_tries_it_on_a_branch(state):
    play = yw.Play(yw.Timeline(state).play("place 3"))
    start = play.timeline.path[0]
    sheet = looked(play, node=start)
    assert (sheet["node"], sheet["asked"]) == (start, "Ada chooses a palace")
    first = play.analysis
    assert looked(play, node=start)["node"] == start
    assert play.analysis is first
    assert looked(play)["node"] == play.timeline.path[-1]
    assert not first.work.running
    looked(play, node=start)
    assert play.analysis is first, "what was counted is not lost"
    play._leave()
    play.send = lambda *_args, **_named: None
    play._handle_custom_msg({"kind": "branch", "act": "try", "node": start, "move": "place 1", "seq": 2}, [])
    assert len(play.timeline.branches) == 2
    assert play.timeline.steps[0].move == state.read("place 1")


def test_a_board_and_branches_analyse_their_position(state):
    for widget in (yw.Board(state), yw.Branches(yw.Play(state))):
        assert looked(widget)["asked"] == "Ada chooses a palace"
        widget._leave()
        assert not widget.analysis.work.running


def test_where_nobody_decides_it_says_so(state):
    over = yw.Timeline(state)
    while over.state.agenda:
        over.play(over.state.legal_moves[0])
    sheet = looked(yw.Play(over))
    assert (sheet["stage"], sheet["verdict"], sheet["rows"]) == ("nothing", "The game is over.", [])
    with pytest.raises(ValueError, match="Nobody decides here"):
        yw.Analyse(over)
    with pytest.raises(Refusal):
        yw.Analyse(state, "place 9")
    with pytest.raises(ValueError, match="the number of playouts is 1 or more, not 0"):
        yw.Analyse(state, playouts=0)


def test_another_players_choice_is_not_analysed_where_it_would_tell_a_secret():
    play = yw.Play(Hush(), seat=1)
    assert ask(play, act="look")["kind"] == "refused"
    assert ask(yw.Board(Hush(), seat=1), act="look")["kind"] == "refused"


def test_a_failure_is_told_in_a_sentence(state):
    class Lost:
        def choose(self, position):
            raise KeyError("a plan")

    widget = yw.Analyse(state, policy=Lost())
    widget.analysis.start().work.wait(10)
    sheet = looked(widget)
    assert sheet["stage"] == "failed"
    assert "KeyError: 'a plan'" in sheet["verdict"]


def test_amounts():
    assert amount(Value(-3.06, 0.44), sign=True) == "−3.1 ± 0.4"
    assert amount(Value(74.84, None)) == "74.8"
    assert amount(Value(0.031, 0.01), sign=True, scale=100) == "+3.1 ± 1.0"
