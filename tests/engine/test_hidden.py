"""Hidden cards: who sees what, and advice that rests on nothing else."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations

import pytest
from engine.pouch import Toss, pouch
from engine.toy import Toy
from engine.whispers import CARDS, HIDDEN, Whispers, whispers

from yotd_widget.engine.luck import KeyedLuck, SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.playouts import PlayoutError, compare, compare_positions, ending, estimate
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.sage import Sage
from yotd_widget.games.dragon import new_game

LATER = whispers("456", "123", "789").after("swap 4").after("lay 7")  # Ann: 5 6, Bob: 1 2 3, the pile: 8 9 4


def games(count=40):
    """Positions in the midst of random games."""
    for seed in range(count):
        choice = random.Random(seed)
        cards = choice.sample(CARDS, 9)
        state = Whispers([sorted(cards[:3]), sorted(cards[3:6])], cards[6:])
        for _ in range(choice.randrange(7)):
            state = state.after(choice.choice(list(state.legal_moves)))
        yield state


# --- What is seen ----------------------------------------------------------------------------------------------------


def test_a_player_sees_the_own_hand_the_table_and_what_was_seen_before():
    ann, bob = LATER.seen_by(0), LATER.seen_by(1)
    assert (ann.hands, ann.table, ann.below) == ([["5", "6"], [HIDDEN] * 3], ["7"], "4")
    assert ann.pile == [HIDDEN, HIDDEN, "4"]
    assert (bob.hands, bob.pile, bob.below) == ([[HIDDEN] * 2, ["1", "2", "3"]], [HIDDEN] * 3, HIDDEN)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_seen_does_not_depend_on_what_is_hidden(seat):
    for state in games():
        for number in range(5):
            assert state.dealt_anew(seat, KeyedLuck(number)).seen_by(seat) == state.seen_by(seat)


def test_looking_and_dealing_change_nothing():
    before = LATER.to_json()
    LATER.seen_by(0), LATER.dealt_anew(1, KeyedLuck(0))
    assert LATER.to_json() == before


def test_a_code_of_what_is_seen_tells_no_more_and_can_be_dealt_and_played():
    seen = Whispers.from_code(LATER.seen_by(1).to_code())
    assert seen == LATER.seen_by(1)
    dealt = seen.dealt(KeyedLuck(3))
    assert dealt == LATER.dealt_anew(1, KeyedLuck(3))
    assert ending(dealt.clone(), [RandomPolicy().keyed(0, 0)] * 2, KeyedLuck(0)).scores


# --- What is dealt anew ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_all_cards_are_there_once_and_known_ones_stay(seat):
    for state in games():
        dealt = state.dealt_anew(seat, KeyedLuck(1))
        assert sorted([*dealt.table, *dealt.hands[0], *dealt.hands[1], *dealt.pile]) == [*CARDS]
        assert dealt.hands[seat] == state.hands[seat]
        assert (dealt.table, dealt.agenda) == (state.table, state.agenda)
        if state.below and seat == 0:
            assert dealt.pile[-1] == state.below


def test_every_possible_deal_is_as_likely_as_the_other():
    """Ann knows 5, 6, 7 and that 4 lies below: Bob's three and the two above it are any of 1 2 3 8 9."""
    deals = Counter("".join(LATER.dealt_anew(0, KeyedLuck(n)).hands[1]) for n in range(3000))
    assert set(deals) == {"".join(sorted(three)) for three in permutations("12389", 3)}
    assert sum((count - 300) ** 2 / 300 for count in deals.values()) < 27.9  # 9 degrees of freedom, 1 in 1,000


def test_any_dealer_deals():
    assert LATER.dealt_anew(0, SeededLuck(4)) == LATER.dealt_anew(0, SeededLuck(4))
    hands = {"".join(LATER.dealt_anew(0, SeededLuck(seed)).hands[1]) for seed in range(100)}
    assert len(hands) == 10


@pytest.mark.parametrize("state", [Toy(), new_game(["Ania", "Benek"], seed=7), pouch(Toss(LUCK))])
def test_where_nothing_is_hidden_a_position_is_what_everybody_sees(state):
    assert state.seen_by(0) is state
    assert state.dealt_anew(0, KeyedLuck(5)) is state


# --- Advice --------------------------------------------------------------------------------------------------------


class Honest:
    """Lays the lowest card; Bob always beats Ann's if he can."""

    def __repr__(self):
        return "Honest()"

    def choose(self, position):
        lays = [move for move in position.options() if str(move).startswith("lay")]
        beating = [move for move in lays if len(position.table) % 2 and move.card > position.table[-1]]
        return (beating or lays)[0]


def test_advice_is_the_same_whatever_is_hidden():
    """Ann holds 4 5 6; whether the pile has 7 8 9 or 1 2 3 she cannot know."""
    high, low = whispers("456", "123", "789"), whispers("456", "789", "123")
    assert high.seen_by(0) == low.seen_by(0)
    assert compare(high, policy=Honest(), playouts=50) == compare(low, policy=Honest(), playouts=50)
    sage = Sage(Honest(), playouts=20)
    assert (sage.choose(high), sage.why(high)) == (sage.choose(low), sage.why(low))
    assert estimate(high, policy=Honest(), playouts=20) == estimate(low, policy=Honest(), playouts=20)
    drawn = [RandomPolicy(seed).choose(high) for seed in range(9)]
    assert drawn == [RandomPolicy(seed).choose(low) for seed in range(9)]


def test_a_move_that_shows_a_hidden_card_shows_another_in_each_playout():
    """Swapping brings the top card: 9 as the cards lie, but any of six for all that Ann knows."""
    state = whispers("456", "123", "987")
    taken = Spy()
    compare(state, ["swap 4"], policy=taken, playouts=200)
    assert set(taken.hands) == {"156", "256", "356", "567", "568", "569"}


def test_every_option_meets_the_same_deal_in_the_same_playout():
    seen = Spy()
    compare(whispers(), ["lay 4", "lay 5", "swap 6"], policy=seen, playouts=30)
    bobs = [seen.others[n : n + 3] for n in range(0, 90, 3)]
    assert all(len(set(three)) == 1 for three in bobs)
    assert len({three[0] for three in bobs}) > 10


class Spy(Honest):
    """Writes down the hands at the first choice that it is asked for in each playout."""

    def __init__(self):
        self.hands, self.others = [], []

    def keyed(self, playout, seed):
        spy = Spy()
        spy.hands, spy.others, spy.first = self.hands, self.others, True
        return spy

    def choose(self, position):
        if self.first:
            self.hands.append("".join(position.hands[0]))
            self.others.append("".join(position.hands[1]))
            self.first = False
        return super().choose(position)


def test_points_of_another_player_are_counted_with_the_eyes_of_who_decides():
    high, low = whispers("456", "123", "789"), whispers("456", "789", "123")
    for_bob = [compare(state, seat="Bob", policy=Honest(), playouts=20) for state in (high, low)]
    assert for_bob[0] == for_bob[1]


def test_positions_are_compared_with_the_eyes_of_the_player_who_asks():
    high, low = whispers("456", "123", "789"), whispers("456", "789", "123")
    for_ann = compare_positions({"high": high, "low": low}, "Ann", policy=Honest(), playouts=20)
    assert for_ann.difference("high", "low").numbers == (0,) * 20
    for_bob = compare_positions({"high": high, "low": low}, "Bob", policy=Honest(), playouts=20)
    assert for_bob.difference("low", "high", "points").mean > 1
    assert estimate(high, seat="Bob", policy=Honest(), playouts=20) != estimate(high, policy=Honest(), playouts=20)


def test_advice_is_the_same_on_any_executor():
    here = compare(whispers(), policy=Honest(), playouts=40)
    with ThreadPoolExecutor(2) as pool:
        assert compare(whispers(), policy=Honest(), playouts=40, executor=pool) == here


def test_a_deal_that_fails_is_told_in_one_sentence():
    too_many = whispers("456", "12345", "789")
    with pytest.raises(PlayoutError, match=r"^Playout 0 stopped at after 0: StopIteration: $"):
        estimate(too_many, policy=Honest(), playouts=1)
