"""TimelineView without a browser: all steps travel with it; `at` and `state` follow the reader and can be set."""

import json

import pytest
from describe.fair import TEA, fair

import yotd_widget as yw
from yotd_widget.engine.history import patched


@pytest.fixture(scope="module")
def game():
    timeline = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7))
    policy = yw.RandomPolicy(7)
    while timeline.state.month < 6:
        timeline.play(policy.choose(timeline.state))
    return timeline


@pytest.fixture
def sent(monkeypatch):
    messages = []
    monkeypatch.setattr(yw.TimelineView, "_reply", lambda self, content: messages.append(content))
    return messages


def tell(view, **message):
    view._handle_custom_msg({"seq": 1, **message}, [])


def test_it_begins_at_the_marker_or_where_it_is_told(game):
    assert yw.TimelineView(game).at == game.at
    assert yw.TimelineView(game, at=3).state == game.state_at(3)
    state = yw.TimelineView(game, at=(5, 2)).state
    assert (state.month, state.phase) == (5, "person")
    assert yw.TimelineView(yw.dragon.example("month-5")).at == 0


def test_a_phase_in_which_nobody_decides_leads_to_what_comes_next(game):
    months = {state.month for state in map(game.state_at, range(len(game) + 1)) if state.phase == "event"}
    quiet = next(month for month in range(1, 6) if month not in months)
    assert yw.TimelineView(game, at=(quiet, 3)).state.month == quiet + 1


def test_all_that_is_shown_travels_with_it(game):
    view = yw.TimelineView(game)
    steps = json.loads(json.dumps(view.steps))
    scene = None
    for step in steps:
        scene = patched(scene, step["patch"])
    assert scene["board"]["courts"] == game.state.game.screen.scene(game.state)["board"]["courts"]
    assert view.line == {"path": game.path, "at": game.at}
    assert view.rules["ACT-TAX-1"]
    assert view.title == "In the Year of the Dragon: Timeline"


def test_the_result_stays_when_the_game_goes_elsewhere():
    game, policy = yw.Timeline(yw.dragon.new_game(["Ada", "Bo"], seed=7)), yw.RandomPolicy(7)
    while game.state.agenda:
        game.play(policy.choose(game.state))
    view = yw.TimelineView(game)
    game.jump(3).play(game.state.legal_moves[-1])
    view.language = "nl"
    assert '"causes"' in json.dumps(view.steps[-1])


def test_pieces_of_a_choice_stay_in_sight_when_others_take_their_place():
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo"], seed=7)).play("draft young monk")
    view = yw.TimelineView(game)
    game.undo().play("draft young farmer")
    view.language = "pl"
    assert len(view.steps) == len(view.line["path"]) == 2


def test_a_pin_of_the_reader_is_known_in_python(game, sent):
    view = yw.TimelineView(game)
    tell(view, kind="pin", at=4)
    assert view.at == 4
    assert view.state == game.state_at(4)
    assert sent[-1]["kind"] == "done"
    view.at = (2, 1)
    assert (view.state.month, view.state.phase) == (2, "action")


@pytest.mark.parametrize("at", [-1, 10**6, "five", 2.5, (1, 2, 3), ("a", 1), None])
def test_a_moment_that_is_not_there_is_refused(game, sent, at):
    view = yw.TimelineView(game, at=5)
    if at is not None:
        with pytest.raises((LookupError, TypeError)):
            view.at = at
        tell(view, kind="pin", at=at)
        assert sent[-1]["kind"] == "refused"
        assert view.at == 5


def test_what_is_no_game_or_no_moment_of_it_is_said(game):
    with pytest.raises(LookupError, match="does not reach month 11, phase 1"):
        yw.TimelineView(game, at=(11, 1))
    with pytest.raises(TypeError, match="a timeline or a position"):
        yw.TimelineView(5)


def test_a_calendar_of_one_part_has_no_phases():
    view = yw.TimelineView(yw.Timeline(fair(TEA).new()).play("buy tea"), at=(1,))
    assert view.at == 0
    assert (view.words["periodBack"], view.words["phaseBack"], view.words["phaseForward"]) == ("day back", "", "")
    with pytest.raises(LookupError, match=r"does not reach day 7$"):
        view.at = (7,)
    with pytest.raises(TypeError, match=r"a moment of the calendar as \(5,\), not \(1, 1\)"):
        view.at = (1, 1)


def test_another_language_tells_the_steps_in_it(game):
    view = yw.TimelineView(game, at=5)
    english = view.steps
    view.language = "pl"
    assert view.at == 5
    assert len(view.steps) == len(english)


def test_another_game_can_be_set_and_what_is_played_later_does_not_change_it(game):
    view = yw.TimelineView(yw.dragon.example("month-5"))
    other = yw.Timeline(yw.dragon.example("month-5")).play("use A taxes")
    view.timeline = other
    assert view.at == 1
    other.play("use B build")
    assert view.line["path"] == other.path[:2]


def test_it_has_a_twin_of_the_moment(game):
    view = yw.TimelineView(game, at=(3, 1))
    assert "month 3" in view._twin()["text/plain"].lower()
    assert repr(view).endswith(f"at={view.at})")


def test_months_are_named_by_their_events_and_what_is_before_them_in_words(game):
    view = yw.TimelineView(game)
    named = {step["period"]: step["when"] for step in view.steps if "when" in step}
    assert named[0] == "Before the first month"
    assert named[5].startswith("Month 5, ")
    assert len(named) == game.state.month + 1
