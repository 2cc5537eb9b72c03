"""Previews promise what then happens."""

import pytest

from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import example, new_game
from yotd_widget.games.dragon.forecast import need
from yotd_widget.games.dragon.preview import preview


def told(state, move):
    lines, _ghosts = preview(state, move if not isinstance(move, str) else state.read(move))
    return " ".join(line.text for line in lines)


def positions(players, seed):
    game = Timeline(new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=seed))
    policy = RandomPolicy(seed)
    while game.state.agenda:
        yield game.state
        game.play(policy.choose(game.state))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_what_an_event_will_ask_is_foretold_after_every_choice(players, seed):
    """Wherever a choice changes the verdict on the own court, and nobody has decided since, the preview says so."""
    compared = 0
    for state in positions(players, seed):
        seat, before = state.decision.seat, need(state, state.decision.seat)
        if before is None or state.phase == "event":
            continue
        for move in state.legal_moves:
            after = state.after(move)
            if (after.month, after.phase) != (state.month, state.phase):
                continue
            now = need(after, seat)
            if after.decision.seat != seat and now.verdict != before.verdict:
                assert now.verdict in told(state, move), (state, move)
                compared += 1
    assert compared > 5


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (5, 6)])
def test_steps_and_goods_are_foretold_after_every_choice(players, seed):
    for state in positions(players, seed):
        seat = state.decision.seat
        for move in state.legal_moves:
            after = state.after(move)
            if (after.month, after.phase) != (state.month, state.phase):
                continue
            _lines, ghosts = preview(state, move)
            court, then = state.courts[seat], after.courts[seat]
            for good in ("yuan", "rice", "fireworks"):
                foretold = ghosts.get(f"good/{seat}/{good}", {"text": f"→ {getattr(court, good)}"})["text"]
                assert foretold == f"→ {getattr(then, good)}", (state, move)
            assert ghosts.get(f"space/{seat}", {"text": f"→ {court.space}"})["text"] == f"→ {then.space}"


def test_a_privilege_that_must_be_small_is_paid_in_the_preview():
    state = example("month-5")
    state.event_row = (*state.event_row[:4], "imperial_tribute", *state.event_row[5:])
    state.court("Ania").yuan = 5
    text = told(state, "use C privilege")
    assert "buys a small privilege for 2 yuan" in text
    assert "1 person leaves" in text
    state.court("Ania").yuan = 9  # small or large is still open: no promise about the Tribute
    assert "leave" not in told(state, "use C privilege")
