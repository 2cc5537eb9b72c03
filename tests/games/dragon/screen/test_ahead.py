"""What the board foresees, who has decided, what hangs in the sky, and why not in two words."""

from __future__ import annotations

import pytest

import yotd_widget as yw
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.screen.ahead import ahead, omen, season, turns, verdict
from yotd_widget.games.dragon.screen.brief import brief


@pytest.mark.parametrize(
    ("loss", "points", "told", "count", "tone", "sign"),
    [
        (1, 0, "−1 person", "−1", "bad", "leave"),
        (2, 9, "−2 persons", "−2", "bad", "leave"),
        (0, 3, "+3 points", "+3", "good", "points"),
        (0, 0, "all stay", "", "good", "check"),
    ],
)
def test_who_leaves_weighs_more_than_any_points(loss, points, told, count, tone, sign):
    assert verdict(loss, points) == {"text": told, "count": count, "tone": tone, "sign": sign}


def test_each_month_to_come_is_foreseen_as_if_nothing_changed():
    state = yw.dragon.example("month-5")
    events = dict(enumerate(state.event_row, 1))
    for seat in range(len(state.courts)):
        found = ahead(state, seat)
        assert {*found} >= {each for each, event in events.items() if each > state.month and event != "peace"}
    shown = GAME.screen.picture(Timeline(state))["board"]["year"]
    assert all("ahead" not in each for each in shown if each["state"] != "next")
    assert [each["ahead"] for each in shown if "ahead" in each] == [
        ahead(state, state.track[0])[each["month"]] for each in shown if "ahead" in each
    ]


def test_a_player_without_fireworks_has_no_points_of_a_festival():
    state = yw.dragon.new_game(["Ada", "Bo"], seed=3)
    policy = yw.RandomPolicy(3)
    game = Timeline(state)
    seen = set()
    while game.state.month < 12 and game.state.agenda:
        for each in GAME.screen.picture(game)["board"]["year"]:
            if "ahead" in each and each["event"] == "dragon_festival":
                seen.add(each["ahead"]["text"])
        game.play(policy.choose(game.state))
    assert "no points" in seen
    assert "all stay" not in seen


def test_who_has_decided_who_does_now_and_who_is_to_come():
    game = Timeline(yw.dragon.example("month-5"))
    names = [game.state.player(seat) for seat in game.state.track]
    assert [turn["state"] for turn in turns(game.state)] == ["now", "next", "next"]
    game.play(str(game.state.legal_moves[0]))
    found = turns(game.state)
    assert [turn["state"] for turn in found] == ["done", "now", "next"]
    assert [turn["name"] for turn in found] == [
        f"{names[0]}, is done",
        f"{names[1]}, decides",
        f"{names[2]}, is still to come",
    ]


def test_before_the_first_month_the_order_is_that_of_the_seats():
    state = yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7)
    start = state.setup.starting_player
    assert [turn["seat"] for turn in turns(state)] == [(start + turn) % 3 for turn in range(3)]


def test_what_was_done_in_phase_1_is_heard_with_the_name():
    state = yw.dragon.example("month-5")
    first = state.track[0]
    heard = {turn["seat"]: turn["name"] for turn in turns(state, [{"seat": first, "text": "B Build"}])}
    assert heard[first] == f"{state.player(first)}, decides; action: B Build"
    assert not [name for seat, name in heard.items() if seat != first and "action" in name]


def test_the_event_hangs_in_the_sky_while_its_month_lasts():
    game, policy = Timeline(yw.dragon.new_game(["Ada", "Bo"], seed=5, great_event="ge_flood")), yw.RandomPolicy(5)
    seen: dict[tuple[str, bool], set[str]] = {}
    while game.state.agenda:
        state = game.state
        is_event = omen(state) == state.event
        seen.setdefault((state.phase, state.event == "peace"), set()).add("event" if is_event else omen(state))
        game.play(policy.choose(state))
    assert omen(game.state) == ""
    assert seen["action", False] == {"event"}
    assert seen["action", True] == {""}
    assert seen.get(("draft", False), {""}) == {""}
    assert "ge_flood" in seen["event", False]
    ended = yw.dragon.example("first-drought")
    assert omen(ended) == "drought"
    ended.phase = "scoring"
    assert omen(ended) == "drought"


def test_a_season_has_three_months():
    assert [season(each) for each in range(1, 13)] == [
        name for name in ("spring", "summer", "autumn", "winter") for _ in range(3)
    ]


def test_why_not_in_two_words():
    assert brief(refuse("ERR-GROUP-PAY", have=2)) == "1 yuan short"
    assert brief(refuse("ERR-TILE-GONE")) == "sold out"
    cards = GAME.screen.picture(Timeline(yw.dragon.example("month-5")))["choices"].values()
    assert all(isinstance(each["reason"]["brief"], str) for each in cards if each["reason"])
