"""Of every game with luck: it goes on from any position with other luck or other players, and a record keeps both."""

import pickle

import pytest
from asked import answer

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import NamedLuck, SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.timeline import Timeline

GAMES = pytest.mark.parametrize("game", ["dragon", "gugong"])


def begun(game, seed=3):
    return Timeline(load(game).new(["Ann", "Bo"], seed=seed))


def to_the_next_deal(timeline):
    """First options until luck has decided something, or is asked."""
    while timeline.state.decision.seat != LUCK:
        before = timeline.at
        timeline.play(timeline.state.legal_moves[0])
        if any(step.seat == LUCK for step in timeline.steps[before : timeline.at]):
            break
    return [str(step.move) for step in timeline.steps if step.seat == LUCK]


@GAMES
def test_luck_goes_on_as_it_was_wanted(game):
    timeline = begun(game)
    own = to_the_next_deal(timeline)
    dealt = {luck: to_the_next_deal(timeline.play_on(luck, at=0)) for luck in ("same", 17, "new", "named")}
    assert dealt["same"] == own
    assert dealt[17] != own
    assert timeline.go("branch 3").luck == SeededLuck(17)
    assert timeline.go("branch 4").luck == SeededLuck(1), "the next seed that no branch has"
    assert dealt["named"] == []
    named = timeline.go("branch 5").state
    assert named.decision.seat == LUCK
    assert str(timeline.play(named.legal_moves[1]).steps[-1].move) == str(named.legal_moves[1])
    begins = {branch.name: branch.on for branch in timeline.branches}
    assert begins == {"branch 1": None, "branch 2": 0, "branch 3": 0, "branch 4": 0, "branch 5": 0}
    with pytest.raises(BadInput, match="luck is"):
        timeline.play_on("good")


@GAMES
def test_a_record_keeps_how_it_goes_on(game):
    timeline = begun(game)
    to_the_next_deal(timeline)
    to_the_next_deal(timeline.play_on(17, at=timeline.path[2]))
    to_the_next_deal(timeline.play_on("named"))
    timeline.promote()
    timeline.programs = {"Bo": "Steward"}
    for again in (replay(Record.from_json(record(timeline).to_json())), pickle.loads(pickle.dumps(timeline))):
        assert [(b.name, b.luck, b.on) for b in again.branches] == [(b.name, b.luck, b.on) for b in timeline.branches]
        assert again.programs == {"Bo": "Steward"}
        assert again.luck == timeline.luck == NamedLuck()
        assert record(again) == record(timeline)
    plain = record(begun(game)).to_json()
    assert not any(f'"{word}"' in plain for word in ("luck", "on", "programs")), "nothing where there is nothing"
    (line,) = [record(timeline, line=True)]
    assert (line.luck, line.programs) == ("named", {"Bo": "Steward"})


@GAMES
def test_programs_take_seats_and_give_them_back(game):
    play = yw.Play(begun(game))
    assert play.snapshot["onward"]["told"] == ""
    play.hand_over({"Ann": "Steward", "Bo": yw.RandomPolicy(3)})
    assert play.state.outcome is not None, "both are programs: it is played to its end"
    assert play.snapshot["onward"]["told"] == "Steward plays Ann · Random plays Bo"
    play.play_on(17, at=0, programs={"Ann": None})
    assert play.state.decision.player == "Ann"
    moment = play.game.screen.moment(play.timeline.start, 0)
    assert play.snapshot["onward"]["told"] == f"Played on from {moment} · new luck 17 · Random plays Bo"
    again = yw.Play(replay(record(play.timeline)))
    assert again.snapshot["onward"]["told"] == play.snapshot["onward"]["told"]
    assert set(again.programs) == {"Bo"}
    assert set(yw.Play(begun(game), auto=["Bo"]).programs) == {"Bo"}
    for wanted, says in (({"Bo": "Gambler"}, "Steward, Random"), ({"Cy": "Steward"}, "Cy"), ({"Bo": yw.Sage}, "Sage")):
        with pytest.raises(BadInput, match=says):
            play.hand_over(wanted)
    assert set(play.programs) == {"Bo"}


@GAMES
def test_a_board_asks_for_luck_that_is_named(game):
    play = yw.Play(begun(game)).play_on("named")
    while play.state.decision.seat != LUCK:
        assert play.snapshot["onward"]["luck"] is None
        play.play(play.state.legal_moves[0])
    asked = play.snapshot["onward"]["luck"]
    assert asked["asked"] == play.game.screen.asked(play.state)
    assert asked["would"] == str(play.timeline.start.luck.answer(play.state))
    named = {outcome["move"]: outcome["label"] for outcome in asked["outcomes"]}
    assert not named or asked["would"] in named
    assert not named.keys() & named.values(), "in words, not as it is typed"
    assert play.play(asked["would"]).snapshot["onward"]["luck"] != asked


def test_what_the_page_sends_is_checked():
    play = yw.Play(begun("dragon"))
    for message in ({"luck": "bad"}, {"luck": [1]}, {"node": 99}, {"programs": ["Bo"]}, {"programs": {"Bo": 3}}):
        assert answer(play, kind="play_on", **{"node": 0, **message})["kind"] == "refused"
    assert len(play.timeline.branches) == 1
    assert answer(play, kind="play_on", node=0, luck=17, programs={"Bo": "Steward"})["kind"] == "done"


def test_who_does_not_see_everything_names_no_luck():
    play = yw.Play(begun("gugong"), seat="Ann")
    with pytest.raises(BadInput, match="does not see everything"):
        play.play_on("named")
    told = play.play_on(17).snapshot["onward"]
    assert "17" not in told["told"], "who knows the luck knows what comes"
    assert not told["names_luck"]
