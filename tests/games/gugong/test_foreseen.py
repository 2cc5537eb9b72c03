"""What is told of a move before it is made: of one hand as of the whole table, and nothing that nobody has seen."""

import random

import pytest

from yotd_widget.engine.luck import SeededLuck
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


@pytest.mark.parametrize(("names", "options"), TABLES, ids=["alone", "expert", "bonus"])
def test_nothing_is_told_of_what_nobody_has_seen(names, options):
    """On a table with other piles, and other cards of Meng's, the same is told of every move."""
    draw, state, ends = random.Random(3), gugong.new_game(names, seed=3, **options), set()
    while state.agenda:
        if state.agenda[-1].seat != LUCK and draw.random() < 0.25:
            other = state.foreseen().dealt(SeededLuck(draw.randrange(1000)))
            assert other.to_json() != state.to_json()
            assert GAME.screen.choices(other) == GAME.screen.choices(state)
            for move in draw.sample(list(state.legal_moves), min(6, len(state.legal_moves))):
                told = GAME.reasons.why_lines(state, move)
                assert GAME.reasons.why_lines(other, move) == told
                ends.add(told[-1]["text"])
        state.play(draw.choice(state.options()))
        state.settle()
    assert any("nobody has seen" in text for text in ends)


@pytest.mark.parametrize(("names", "options"), TABLES, ids=["alone", "expert", "bonus"])
def test_exchanges_paid_with_a_card_are_foreseen_as_each_would_be_alone(names, options):
    draw, state, paid = random.Random(7), gugong.new_game(names, seed=7, **options), 0
    while state.agenda:
        if state.decision.id == "DP-GIFT":
            ahead, together = state.foreseen(), GAME.screen.previews(state.foreseen())
            for move in state.legal_moves:
                assert together(move) == GAME.screen.preview(ahead, move)
                paid += getattr(move, "mode", "") == "discard"
        state.play(draw.choice(state.options()))
        state.settle()
    assert paid > 100


def test_a_turn_of_mengs_ends_what_is_told():
    state = gugong.new_game(["Ada"], seed=3)
    give = next(move for move in state.legal_moves if str(move).endswith("no_action"))
    told = [line["text"] for line in GAME.reasons.why_lines(state, give)]
    assert told[-1] == "Then it is Meng's turn; nobody has seen his cards yet."
    made = [reason.about for _depth, reason in GAME.reasons.explain(state, give, ahead=False).tree.walk()]
    assert len(made) > len(told) + 2


def test_a_preview_names_no_card_that_is_still_to_be_drawn():
    """The reward of a card: on a table with another pile the same is said, and nothing of which card it is."""
    draw, found = random.Random(2), 0
    for seed in range(40):
        state = gugong.new_game(["Ada"], seed=seed)
        while state.agenda:
            if state.decision.id == "DP-CLAIM":
                other = state.foreseen().dealt(SeededLuck(1))
                for move in state.legal_moves:
                    told = GAME.screen.preview(state, move)
                    assert told == GAME.screen.preview(other, move)
                    found += any(line.text == "Ada draws a card." for line in told[0])
            state.play(draw.choice(state.options()))
            state.settle()
    assert found


def lines(choice):
    return [line["text"] for line in (choice["preview"] or {"lines": ()})["lines"]]


def test_a_servant_that_completes_the_wall_says_so_before_it_is_placed():
    """Also where the points go to somebody else, and where an exchange of tokens could come between."""
    draw, found = random.Random(2), 0
    for seed in range(30):
        state = gugong.new_game(["Ada"], seed=seed)
        needed = state.data.wall.required[len(state.setup.players)]
        while state.agenda and found < 3:
            if state.decision.id == "DP-WALL" and sum(seat.wall_units for seat in state.seats) + 1 == needed:
                for move in state.legal_moves:
                    if str(move) == "wall A":
                        preview = GAME.screen.preview(state, move)[0]
                        assert any("WALL-5" in line.rules for line in preview), preview
                        found += 1
            state.play(draw.choice(state.options()))
            state.settle()
    assert found


def test_a_jade_says_what_it_counts_at_the_end():
    draw = random.Random(2)
    state = gugong.new_game(["Ada"], seed=2)
    while state.decision.id != "DP-JADE":
        state.play(draw.choice(state.options()))
        state.settle()
    told = [line.text for line in GAME.screen.preview(state, state.legal_moves[0])[0]]
    assert "Jades count 0 → 1 point at the end." in told
