"""Who sees one hand only is told what a move would do all the same, of what that player sees."""

import random

import pytest

from yotd_widget.engine.moves import LUCK
from yotd_widget.games import gugong
from yotd_widget.games.gugong.game import GAME

TABLES = [(["Ada"], {}), (["Ada", "Bo"], {"expert": True}), (["Ada", "Bo", "Cyd"], {"bonus": True})]


@pytest.mark.parametrize(("names", "options"), TABLES, ids=["alone", "expert", "bonus"])
def test_a_move_does_on_what_is_seen_what_it_does_on_the_table(names, options):
    draw, state = random.Random(5), gugong.new_game(names, seed=5, **options)
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat != LUCK and draw.random() < 0.2:
            seen = state.seen_by(seat)
            whole, told = GAME.screen.choices(state), GAME.screen.choices(seen, eyes=seat)
            assert told.keys() == whole.keys()
            for place, choice in told.items():
                assert choice["reason"] is None or choice["reason"] == whole[place]["reason"] | {"can": False}
                for line, all_of_it in zip(lines(choice), lines(whole[place]), strict=True):
                    assert line == all_of_it or line.endswith("draws a card.")
            move = draw.choice([each["move"] for each in told.values() if each["state"] == "legal"])
            why = [line["text"] for line in GAME.reasons.why_lines(state, move)]
            seen_why = [line["text"] for line in GAME.reasons.why_lines(seen, move, seat)]
            assert seen_why == [*why[: len(seen_why)]] or "draws a card." in "".join(seen_why)
        state.play(draw.choice(state.options()))
        state.settle()


def lines(choice):
    return [line["text"] for line in (choice["preview"] or {"lines": ()})["lines"]]
