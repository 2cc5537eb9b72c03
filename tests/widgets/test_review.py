"""Review and Chances as widgets: what they tell, of whom, and what they do on the board that they are linked to."""

import pytest
from describe.hush import Hush
from forms import faults

import yotd_widget as yw
from yotd_widget.engine import review, wire
from yotd_widget.widgets.analysing import KEPT
from yotd_widget.widgets.reviewing import Reviewed

QUICK = yw.RandomPolicy()


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(review, "CLOSELY", 30)


@pytest.fixture(scope="module")
def reviewed():
    """What Ada could have done better, counted once; nobody changes it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "CLOSELY", 30)
        yield yw.Review(played(), "Ada").wait()


def played():
    return yw.Timeline(yw.dragon.example("month-5")).play("use A research", "use B build")


@pytest.fixture
def game():
    return played()


def ask(widget, kind="review", **content):
    answers = []
    widget.send = lambda answer, buffers=None: answers.append(answer)
    widget._handle_custom_msg({"kind": kind, "seq": 1, **content}, [])
    return answers[-1]


def test_a_review_tells_the_dearest_what_instead_and_why(reviewed):
    widget = reviewed
    assert widget.player == "Ada"
    (dear,) = widget.dearest
    assert (str(dear.move), dear.best) == ("use A research", widget.sheet["dearest"][0]["move"])
    sheet = ask(widget, act="look")["sheet"]
    assert faults(sheet, wire.Review) == []
    assert sheet == widget.sheet
    (point,) = sheet["points"]
    assert point["before"] == pytest.approx(dear.before)
    assert point["before"] - point["margin"] == pytest.approx(dear.loss.mean)
    assert sheet["scale"][0] <= point["margin"] < point["before"] <= sheet["scale"][1]
    (told,) = sheet["dearest"]
    assert told["reasons"][0].startswith("Trial games, compared with “Research”: ")
    text = widget._twin()["text/plain"]
    assert f"1: {told['when']}: {told['loss']}. “Research” was chosen. Better: {told['best']}" in text


def points_of(part):
    """What a part brings the margin: “Palaces +4.2”, “best rival gets less +5.6”, “all else −6.1”."""
    return float(part.rsplit(" ", 1)[1].replace("−", "-"))


def test_every_reason_speaks_for_what_would_have_been_better(reviewed):
    """The adviser alone would have argued for whatever it likes best."""
    widget = reviewed
    (dear,), (told,) = widget.dearest, widget.sheet["dearest"]
    causes = widget._now.review.causes(dear)
    assert sum(cause.margin.mean for cause in causes) > dear.loss.mean / 2, "they are what it is ahead"
    (counted,) = (reason for reason in told["reasons"] if reason.startswith("Trial games"))
    *named, rest, together = map(points_of, counted.partition(": ")[2].split(", "))
    assert ", all else " in counted
    assert ", together " in counted
    assert sum(named) + rest == pytest.approx(together, abs=0.05 * (len(named) + 2)), "as a reader adds it up"
    assert all(points > 0 for points in named)
    assert sum(named) + rest == pytest.approx(sum(cause.margin.mean for cause in causes), abs=0.05 * (len(named) + 1))
    advice = widget._now.review.why(dear)
    assert (str(advice.move), advice.instead) == (dear.best, dear.move)
    said = [reason for reason in told["reasons"] if not reason.startswith("Trial games")]
    assert all(reason.split(": ")[-1].startswith("+") for reason in said)
    assert {reason.rsplit(": ", 1)[0] for reason in said} <= {each.told() for each in advice.reasons if each.points > 0}


def test_another_player_and_no_names(game):
    widget = yw.Review(game, policy=QUICK)
    before = widget._now
    sheet = ask(widget, act="look", seat=1)["sheet"]
    assert (sheet["seat"], widget.player, before.work.running) == (1, "Bo", False)
    widget.player = "Ada"
    assert widget._now is before
    unnamed = ask(widget, act="look", names=False)["sheet"]
    assert (unnamed["players"], unnamed["verdict"]) == ([], "The margin that One player could expect")
    shut = yw.Review(game, "Bo", names=False, policy=QUICK).wait()
    assert "Bo" not in shut._twin()["text/plain"]
    assert ask(shut, act="look", seat=0, names=True)["sheet"]["players"] == []
    assert shut.player == "Bo"
    with pytest.raises(ValueError, match="nobody here is 'Eve'"):
        yw.Review(game, "Eve")


def test_it_shows_and_tries_on_the_board_that_it_is_linked_to(game):
    play = yw.Play(game)
    widget = yw.Review(play, "Ada").wait()
    assert widget.sheet["linked"]
    (dear,) = widget.sheet["dearest"]
    ask(widget, "go", node=dear["node"])
    assert play.timeline.node.id == dear["node"]
    ask(widget, "branch", act="try", node=dear["node"], move=dear["move"])
    assert str(play.timeline.steps[0].move) == dear["move"]
    assert len(play.timeline.branches) == 2
    alone = yw.Review(game, "Ada", policy=QUICK)
    assert not alone.sheet["linked"]
    assert ask(alone, "go", node=dear["node"])["kind"] == "refused"


def test_of_what_is_hidden_only_the_own_decisions_are_looked_at():
    play = yw.Play(Hush(), seat=1)
    assert yw.Review(play, policy=QUICK).player == play.state.players[1]
    with pytest.raises(ValueError, match="it would tell what"):
        yw.Review(play, 0)


def test_a_review_that_is_looked_at_again_is_not_counted_again(game):
    play = yw.Play(game)
    ask(play, act="look", seat=0)
    first = play._beside["review"][-1][1]
    ask(play, act="look", seat=1)
    assert not first.work.running
    ask(play, act="look", seat=0, names=False)
    assert play._beside["review"][-1][1] is first
    assert not first.names
    for _ in range(KEPT + 3):
        play.play(play.state.legal_moves[0])
        ask(play, act="look", seat=0)
    assert len(play._beside["review"]) == KEPT
    play._leave()
    assert not any(counting.work.running for _about, counting in play._beside["review"])


def test_names_of_players_who_are_not_looked_at_stay_away(game):
    assert Reviewed(game, 0, [0], names=False).sheet()["players"] == []


def test_chances_stand_together_with_those_like_them():
    state = yw.dragon.example("month-5")
    widget = yw.Chances(state, "Bo", policy=QUICK, playouts=120).wait()
    (table,) = widget.sheet["tables"]
    (pairs,) = table["groups"]
    assert (pairs["title"], pairs["odds"], len(pairs["rows"])) == ("Any two cards in the same group", "5/21", 21)
    assert "for Bo" in widget.sheet["verdict"]
    assert pairs["told"]
    assert sum(event.odds for chance in widget.odds for event in chance.events) == 5
    again = ask(widget, "chances", act="more")["sheet"]
    assert faults(again, wire.Chances) == []
    assert again["budget"] == 240
    assert len(widget.wait()._chanced.prospect.met) == 240
    assert "Any two cards in the same group: 5/21 = 24 %" in widget._twin()["text/plain"]


def test_what_cannot_be_told_apart_by_its_odds_is_listed_once():
    widget = yw.Chances(yw.gugong.new_game(["Ada", "Bo"], seed=4), policy=QUICK, playouts=2).wait()
    dice, cards, tokens = widget.sheet["tables"]
    assert [group["title"] for group in dice["groups"]] == ["Any one face on at least one die"]
    for table in (cards, tokens):
        odds = [group["odds"] for group in table["groups"]]
        assert len(odds) == len({*odds})
        assert table["meant"], "a pile is dealt anew for each trial game"


def test_where_luck_decides_nothing_more_it_says_so():
    over = yw.Timeline(yw.dragon.example("first-drought"))
    while over.state.agenda:
        over.play(over.state.legal_moves[0])
    assert yw.Chances(over).wait().sheet["stage"] == "nothing"
    assert yw.Review(yw.dragon.example("month-5")).wait().sheet["stage"] == "nothing"
