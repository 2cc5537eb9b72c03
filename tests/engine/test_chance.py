"""Chance: exact odds of bags, dice and deals; shuffles of more orders than Python counts."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, permutations
from math import factorial, perm
from sys import maxsize

import pytest
from engine.pouch import CARDS, DICE, TOKENS, Drawn, Roll, Toss, cards, pouch, tokens
from engine.toy import Bet, Toy

from yotd_widget.engine.chance import Rolls, Shuffles, Weighted, size
from yotd_widget.engine.luck import KeyedLuck, SeededLuck, drawn, pick
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.odds import LISTED, distribution, likely, outcomes, probability
from yotd_widget.engine.playouts import compare, estimate
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.records import record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.setup import SHUFFLES, event_row


def test_outcomes_have_exact_odds_that_add_up_to_one():
    toy = Toy()
    toy.play(Bet(1))
    odds = outcomes(toy)
    assert {move.eyes: chance for move, chance in odds.items()} == dict.fromkeys(range(1, 7), Fraction(1, 6))
    assert sum(odds.values()) == 1
    assert probability(odds, lambda move: move.eyes % 2 == 0) == Fraction(1, 2)
    assert distribution(odds, lambda move: move.eyes > 4) == {False: Fraction(2, 3), True: Fraction(1, 3)}
    assert probability(odds, lambda move: False) == 0


@pytest.mark.parametrize("state", [Toy(), Toy(agenda=[])])
def test_only_chance_has_outcomes(state):
    with pytest.raises(LookupError, match="no chance decision is open here"):
        outcomes(state)


def test_odds_of_the_event_row():  # SETUP-7
    odds = outcomes(new_game(["Ania", "Benek"], seed=None))
    rows = distribution(odds, lambda move: event_row(move.draws)[10:])
    assert sum(rows.values()) == 1
    assert all(one != other for one, other in rows)
    assert probability(odds, lambda move: move.draws[8] == move.draws[9]) == Fraction(1, 9)
    assert Counter(map(len, rows)) == {2: 20}


# --- Weights -------------------------------------------------------------------------------------------------------


SMALL = [
    Weighted({"heads": 3, "tails": 1, "edge": 2}),
    Rolls([(1, 2, 2), (3,), (5, 6, 6, 6)], tuple),
    *(Shuffles(tiles, "".join, number)
      for n in range(5) for tiles in combinations_with_replacement("abc", n) for number in range(n + 1)),
]  # fmt: skip


@pytest.mark.parametrize("options", SMALL)
def test_each_number_falls_on_one_outcome_as_often_as_it_weighs(options):
    assert Counter(options.drawn(number) for number in range(options.total)) == dict(options.weighted())
    assert sum(weight for _, weight in options.weighted()) == options.total
    assert sum(likely(options).values()) == 1


@pytest.mark.parametrize("options", SMALL)
def test_outcomes_are_a_sequence_of_different_things(options):
    told = list(options)
    assert len(set(told)) == len(told) == len(options) == options.size == size(told)
    assert [options[place] for place in range(len(options))] == told == options[:]
    assert [options[-place - 1] for place in range(len(options))] == told[::-1]
    assert bool(options) == bool(told)
    for outside in (len(told), -len(told) - 1):
        with pytest.raises(IndexError):
            options[outside]


@pytest.mark.parametrize("number", range(5))
def test_a_shuffle_is_in_alphabetical_order_and_as_likely_as_drawing_one_by_one(number):
    bag, drawn_one_by_one = Shuffles("abbc", "".join, number), Counter(map("".join, permutations("abbc", number)))
    assert list(bag) == sorted(drawn_one_by_one)
    assert likely(bag) == {row: Fraction(count, perm(4, number)) for row, count in sorted(drawn_one_by_one.items())}


@pytest.mark.parametrize("weights", [{"a": 0}, {"a": 1, "b": -1}, {"a": 0.5}, {"a": True}])
def test_a_weight_is_a_whole_number(weights):
    with pytest.raises(ValueError, match="an outcome weighs a whole number, 1 or more"):
        Weighted(weights)


@pytest.mark.parametrize("number", [-1, 5])
def test_no_more_tiles_can_be_drawn_than_there_are(number):
    with pytest.raises(ValueError, match=f"of 4 tiles {number} cannot be drawn"):
        Shuffles("abcd", "".join, number)


def test_a_token_of_a_bag_is_as_likely_as_there_are_many_of_it():
    odds = distribution(outcomes(pouch(tokens(1))), lambda move: move.things[0])
    assert odds["T0"] == Fraction(3, 32)
    assert odds["T11"] == Fraction(2, 32)
    assert len(odds) == 12


def test_dice_with_faces_of_their_own_have_exact_odds():
    odds = outcomes(pouch(Roll(LUCK)))
    assert len(odds) == 6 * 6 * 5
    assert distribution(odds, lambda move: move.eyes[2]) == {
        1: Fraction(1, 6), 2: Fraction(1, 6), 3: Fraction(1, 6), 7: Fraction(2, 6), 9: Fraction(1, 6),
    }  # fmt: skip
    equal = probability(odds, lambda move: len(set(move.eyes)) == 1)
    assert equal == 0  # no number is on all three dice
    two_dice = likely(Rolls([range(1, 7)] * 2, tuple))
    assert distribution(two_dice, sum)[7] == Fraction(1, 6)


def test_a_deal_in_order_out_of_many_cards():
    odds = likely(Shuffles(CARDS, tuple, 4))
    assert len(odds) == perm(24, 4)
    assert probability(odds, lambda four: "e01" in four) == Fraction(4, 24)


# --- Drawn by luck ---------------------------------------------------------------------------------------------------


def test_luck_draws_by_weight():
    tossed = Counter(KeyedLuck(n).answer(pouch(Toss(LUCK))).eyes[0] for n in range(4000))
    assert abs(tossed[1] - 3000) < 3.3 * (4000 * 3 / 16) ** 0.5
    seeded = Counter(SeededLuck(n).answer(pouch(Toss(LUCK))).eyes[0] for n in range(4000))
    assert abs(seeded[1] - 3000) < 3.3 * (4000 * 3 / 16) ** 0.5
    chosen = Counter(RandomPolicy(n).choose(pouch(Toss(LUCK))).eyes[0] for n in range(4000))
    assert abs(chosen[1] - 3000) < 3.3 * (4000 * 3 / 16) ** 0.5


def test_playouts_meet_outcomes_as_often_as_they_come():
    points = estimate(pouch(Toss(LUCK)), playouts=4000).tally("points", 0)
    assert abs(points.mean - 1.25) < 3.3 * points.error


def test_luck_draws_these_everywhere():
    assert [SeededLuck(seed).answer(pouch(Toss(LUCK))).eyes[0] for seed in range(6)] == [1, 1, 1, 2, 1, 1]
    assert str(SeededLuck(7).answer(pouch(Roll(LUCK)))) == "rolled 2 5 1"
    assert str(SeededLuck(7).answer(pouch(tokens(3)))) == "drawn T0 T4 T11"
    assert " ".join(SeededLuck(7).answer(pouch(cards(24))).things[:6]) == "e15 e04 e23 e22 e12 e11"
    assert (pick("a", 6), pick("a", 10**40)) == (4, 4135154743551651875256100557645466183370)


def test_numbers_among_very_many_are_even():
    many = factorial(60)
    thirds = Counter(pick(f"number {n}", many) * 3 // many for n in range(3000))
    assert max(abs(count - 1000) for count in thirds.values()) < 3.3 * (3000 * 2 / 9) ** 0.5
    assert max(pick(f"number {n}", many) for n in range(50)).bit_length() > many.bit_length() - 10


def test_a_shuffle_that_nobody_can_count_is_fair():
    first = Counter(drawn(Shuffles(CARDS, tuple), f"deck {n}")[0] for n in range(2400))
    assert len(first) == 24
    assert sum((count - 100) ** 2 / 100 for count in first.values()) < 49.7  # 23 degrees of freedom, 1 in 1,000


# --- More than Python counts -----------------------------------------------------------------------------------------


LARGE = [(tokens(32), 32), (tokens(20), 20), (cards(24), 24)]


@pytest.mark.parametrize(("question", "number"), LARGE)
def test_a_large_shuffle_is_a_decision_like_any_other(question, number):
    state = pouch(question, Roll(LUCK))
    assert state.decision.id == "draw"
    moves = state.legal_moves
    assert moves.size > maxsize
    assert moves
    assert repr(moves).startswith(f"<{moves.size} legal moves: drawn ")
    with pytest.raises(OverflowError):
        len(moves)
    move = moves[moves.size // 3]
    assert move in moves
    assert moves[-1] in moves
    assert len(move.things) == number
    assert state.after(move).seen == list(move.things)


def test_what_cannot_be_drawn_is_refused():
    state = pouch(cards(24), Roll(LUCK))
    for things in ((), CARDS[:-1], [*CARDS, "e01"], ["e01", *CARDS[:-1]], [*CARDS[:-1], "e99"]):
        assert state.why_not(Drawn(tuple(things))).code == "ERR-FORMAT"
    assert state.why_not("rolled 1 4 1").code == "ERR-STEP"
    assert pouch(tokens(3)).why_not(Drawn(("T11", "T11", "T11"))).code == "ERR-FORMAT"


def test_a_large_shuffle_is_not_taken_for_a_choice_of_one():
    waiting = pouch(tokens(32))
    waiting.proceed()
    assert waiting.seen == []
    alone = pouch(cards(0), Roll(LUCK))
    alone.proceed()
    assert alone.decision.id == "roll"


def test_a_large_shuffle_is_recorded_and_replayed(monkeypatch):
    game = Timeline(pouch(tokens(32), cards(24), Roll(LUCK), cards(4), seed=7))
    assert len(game) == 4
    assert sorted(game.state.seen[:32]) == sorted(TOKENS)
    assert sorted(game.state.seen[32:56]) == CARDS
    assert [int(face) in die for face, die in zip(game.state.seen[56:59], DICE, strict=True)] == [True] * 3
    monkeypatch.setattr("yotd_widget.engine.records.load", lambda name: {"pouch": game.start.game}[name])
    assert replay(record(game)).state == game.state


def test_very_many_outcomes_are_not_listed():
    with pytest.raises(ValueError, match=r"^there are 620,448,401,733,239,439,360,000 outcomes, too many to list"):
        outcomes(pouch(cards(24)))
    with pytest.raises(ValueError, match=r"^there are 96,909,120 options here: say which of them are to be compared"):
        compare(pouch(cards(6)), seat=0)
    assert perm(24, 6) > LISTED
    some = compare(pouch(cards(6), Roll(LUCK)), [cards(6).options(None)[0]], seat=0, playouts=2)
    assert some.playouts == 2


# --- The year of the dragon as before ------------------------------------------------------------------------------


def test_the_event_row_is_dealt_as_ever():
    assert len(SHUFFLES) == SHUFFLES.total == 113_400
    draft = new_game(["Ania", "Benek"], seed=None)
    assert str(SeededLuck(7).answer(draft)) == (
        "row drought contagion dragon_festival imperial_tribute mongol_invasion imperial_tribute mongol_invasion "
        "dragon_festival contagion drought"
    )
    assert str(KeyedLuck(7).answer(draft)) == (
        "row imperial_tribute imperial_tribute dragon_festival dragon_festival mongol_invasion mongol_invasion "
        "contagion drought drought contagion"
    )
