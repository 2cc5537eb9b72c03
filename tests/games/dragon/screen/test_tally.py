"""Why a loss is this player's: what everybody had, while it is what was counted; and of a court in which nobody is."""

from __future__ import annotations

import sys
from pathlib import Path

import yotd_widget as yw
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.events import Decay, EventPhase
from yotd_widget.games.dragon.reasons.forecast import need
from yotd_widget.games.dragon.scoring import Scoring
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.year import NextMonth

sys.path.append(str(Path(__file__).parents[4] / "scripts"))

from gallery import DROUGHT
from samples import month_6, month_8


def asked(game: yw.Timeline):
    return game.state.game.screen.picture(game)["board"]["asked"]


def invaded(*helmeted: str) -> State:
    """The Mongols have gone over the courts of month 6, where these have a warrior more."""
    state = month_6()
    for name in helmeted:
        state.court(name).palaces.append(Palace(1, ("young warrior",)))
    state.month, state.phase = 8, "event"
    state.agenda = [NextMonth(), Scoring(), Decay(), EventPhase()]
    state.proceed()
    return state


def test_helmets_stand_in_the_order_of_turns():  # EVT-MONGOL-2
    state = invaded()
    counts = asked(yw.Timeline(state))["tally"]["counts"]
    assert [each["seat"] for each in counts] == state.track
    assert [each["count"] for each in counts] == [state.courts[seat].symbols("warrior") for seat in state.track]
    assert counts[0]["count"] == 1
    assert state.decision.seat == 0


def test_a_tally_that_is_no_longer_true_is_not_shown():
    state = invaded("Ada", "Bo", "Dina", "Eli")  # everybody has one helmet, Cyd too
    game = yw.Timeline(state)
    assert "tally" in asked(game)
    warrior = next(move for move in map(str, state.legal_moves) if "warrior" in move)
    other = next(move for move in map(str, state.legal_moves) if "warrior" not in move)
    assert "tally" in asked(yw.Timeline(state).play(other))
    assert "tally" not in asked(game.play(warrior))


def test_a_wall_that_falls_short_asks_under_its_name():  # WALL-13
    shown = asked(yw.Timeline(month_8()))
    assert (shown["title"], shown["icon"]) == ("Great Wall", "tile-wall_built")
    assert "3 tiles short" in shown["text"]
    assert {each["seat"]: each["count"] for each in shown["tally"]["counts"]} == {0: 2, 1: 1, 2: 1, 3: 1, 4: 0}


def test_in_an_empty_court_nobody_can_be_lost():  # REL-5
    state = month_6()
    state.month = 9
    state.court("Ada").palaces = [Palace(2)]
    found = need(state, 0)
    assert (found.verdict, found.loss, found.tone) == ("nobody to lose", 0, "plain")


def test_what_the_month_says_itself_is_marked_as_said():
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7, great_event="ge_quake"))
    dry = yw.Timeline(month_6()).play(*DROUGHT)
    policy, boards = yw.RandomPolicy(7), [game.state.game.screen.picture(dry)["board"]]
    while game.state.decision:
        boards.append(game.state.game.screen.picture(game)["board"])
        game.play(policy.choose(game.state))
    seen = set()
    for board in boards:
        shown = board["asked"]
        if shown and shown["icon"].startswith(("event-", "super-")):
            month = next(each for each in board["year"] if each["state"] == "now")
            great = month.get("great", {})
            says = great["rule"] if great.get("state") == "now" else month["rule"]
            assert shown.get("said", False) == (shown["text"] == says)
            seen.add(shown.get("said", False))
    assert seen == {True, False}
