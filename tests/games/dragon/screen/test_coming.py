"""What a person would bring who is taken: steps, rank, symbols, and the months that end otherwise."""

from __future__ import annotations

import pytest

from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.moves import DISCARD, Take
from yotd_widget.games.dragon.pieces import SYMBOLS
from yotd_widget.games.dragon.screen.ahead import in_month, to_come
from yotd_widget.games.dragon.screen.preview import preview


@pytest.mark.parametrize(("players", "seed"), [(5, 2), (2, 4), (3, 6)])
def test_the_rank_that_is_foretold_is_the_one_that_comes(players, seed):  # PER-10, TRACK-2, TRACK-3
    game, policy, met = (
        Timeline(new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=seed)),
        RandomPolicy(seed),
        0,
    )
    while game.state.agenda:
        state, move = game.state, policy.choose(game.state)
        seat = state.agenda[-1].seat
        if isinstance(move, Take):
            line = preview(state, move)[0][0].text
            then = state.after(move)
            while then.decision and then.decision.seat == seat and then.decision.id in ("D-11", "D-12"):
                homes = [each for each in then.legal_moves if each != DISCARD]
                then = then.after((homes or [DISCARD])[0])
            if homeless := then.courts[seat].space == state.courts[seat].space:
                assert line == "No room, no steps: the person leaves the game."
            else:
                ahead = then.track.index(seat) + 1
                assert f"to {then.courts[seat].space}, rank {ahead} of {players}; " in line, (state, move)
                assert f"; +{SYMBOLS[move.person]} " in line
            met += not homeless
        game.play(move)
    assert met > 8


@pytest.mark.parametrize("seed", [1, 3])
def test_months_are_marked_where_and_only_where_they_end_otherwise(seed):
    game, policy, marked = Timeline(new_game(["Ada", "Bo", "Cyd"], seed=seed)), RandomPolicy(seed), 0
    while game.state.month < 8:
        state = game.state
        if state.decision and state.decision.id == "D-04":
            seat, was = state.decision.seat, to_come(state, state.decision.seat)
            for move in state.legal_moves:
                after = state.after(move)
                if after.decision.id != "D-04":
                    continue  # more is asked first, of which nothing is known yet
                ghosts = preview(state, move)[1]
                shown = {place: mark["text"] for place, mark in ghosts.items() if place.startswith("month/")}
                now = to_come(after, seat)
                words = {
                    f"month/{month}": in_month(state, month, *now[month])["text"]
                    for month in now
                    if month > state.month
                }
                before = {f"month/{month}": in_month(state, month, *was[month])["text"] for month in now}
                assert shown == {place: text for place, text in words.items() if text != before[place]}, (state, move)
                marked += len(shown)
        game.play(policy.choose(state))
    assert marked


def test_a_card_tells_of_each_person_whom_it_allows():
    told = Timeline(new_game(["Ada", "Bo"], seed=3))
    policy = RandomPolicy(3)
    while told.state.decision.id != "D-09":
        told.play(policy.choose(told.state))
    state = told.state
    play = next(move for move in state.legal_moves if str(move) == "play scholar")
    lines = [line.text for line in preview(state, play)[0]]
    assert [line.split(":")[0] for line in lines[:2]] == ["Young scholar", "Old scholar"]
    assert all("rank" in line and "book" in line for line in lines[:2])
