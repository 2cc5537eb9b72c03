"""Luck and dice of playouts: keyed, fair, independent of each other, the same on every machine."""

from collections import Counter

import pytest
from engine.toy import Bet, Toy

from yotd_widget.engine.luck import Dice, KeyedLuck, SeededLuck
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.setup import LayRow

DRAFT = new_game(["Ania", "Benek", "Kasia"], seed=7)


def throwing(state=None):
    toy = state or Toy()
    toy.play(Bet(1))
    return toy


def chi_square(counts, cells):
    """Of counts that should be equal."""
    even = sum(counts.values()) / cells
    return sum((counts[cell] - even) ** 2 for cell in counts) / even + (cells - len(counts)) * even


# --- SeededLuck ------------------------------------------------------------------------------------------------------


def test_luck_of_a_seed_comes_of_the_moment_and_of_nothing_else_that_was_done():
    luck = SeededLuck(7)
    throws = [str(luck.answer(throwing(Toy([points, 0], number)))) for points in (0, 9) for number in range(1, 13)]
    assert throws[:12] == throws[12:]
    assert len(set(throws)) > 3


# --- KeyedLuck -------------------------------------------------------------------------------------------------------


def test_keyed_luck_gives_these_throws_on_every_python():
    assert [KeyedLuck(n).answer(throwing()).eyes for n in range(10)] == [6, 1, 4, 4, 5, 5, 4, 6, 1, 3]
    assert [KeyedLuck(n, seed=1).answer(throwing()).eyes for n in range(10)] == [5, 3, 4, 2, 4, 1, 2, 4, 4, 2]


def test_keyed_luck_does_not_depend_on_what_was_done():
    rich = Toy(points=[100, 3])
    assert all(KeyedLuck(n).answer(throwing(rich.clone())) == KeyedLuck(n).answer(throwing()) for n in range(20))


def test_keyed_luck_draws_anew_for_each_moment_and_playout():
    later = Toy(round=2)
    pairs = Counter((KeyedLuck(n).answer(throwing()).eyes, KeyedLuck(n).answer(throwing(later.clone())).eyes)
                    for n in range(3600))  # fmt: skip
    assert chi_square(pairs, 36) < 66.6  # 35 degrees of freedom, 1 in 1,000


def test_keyed_luck_is_not_the_luck_of_the_seed():
    rows = [KeyedLuck(n).answer(_before_the_row()) for n in range(5)]
    assert SeededLuck(0).answer(_before_the_row()) not in rows
    assert len(set(rows)) == 5


def _before_the_row():
    state = new_game(["Ania", "Benek"], seed=None)
    assert isinstance(state.agenda[-1], LayRow)
    return state


# --- Dice ------------------------------------------------------------------------------------------------------------


def test_dice_give_these_throws_on_every_python():
    dice = Dice("0 0 5")
    assert [dice.throw(DRAFT, 100) for _ in range(8)] == [91, 6, 25, 45, 1, 46, 84, 24]


def test_dice_need_not_know_the_position_only_the_question():
    changed = DRAFT.clone()
    changed.courts[0].yuan = 50
    assert Dice("a").throw(DRAFT, 1000) == Dice("a").throw(changed, 1000)
    other = DRAFT.clone()
    other.play(other.options()[0])
    other.play(other.options()[0])
    assert type(other.agenda[-1]) is not type(DRAFT.agenda[-1])
    assert Dice("a").throw(DRAFT, 1000) != Dice("a").throw(other, 1000)


def test_a_question_between_does_not_shift_the_throws_of_another_or_of_the_next_moment():
    here, later, other = Toy(), Toy(round=2), throwing()
    one, two = Dice("k"), Dice("k")
    first = [one.throw(here, 1000), one.throw(here, 1000), one.throw(later, 1000)]
    second = [two.throw(here, 1000), two.throw(other, 1000), two.throw(other, 1000), two.throw(here, 1000)]
    assert first[:2] == [second[0], second[3]]
    assert first[2] == two.throw(later, 1000)
    assert first[0] != first[1]


@pytest.mark.parametrize("sides", [2, 3, 7, 13])
def test_dice_are_fair_and_one_throw_tells_nothing_of_the_next(sides):
    pairs = Counter()
    for n in range(400 * sides):
        dice = Dice(f"{n}")
        pairs[dice.throw(DRAFT, sides), dice.throw(DRAFT, sides)] += 1
    freedom = sides * sides - 1
    assert chi_square(pairs, sides * sides) < freedom + 3.3 * (2 * freedom) ** 0.5 + 6  # about 1 in 1,000


def test_dice_of_different_players_tell_nothing_of_each_other():
    seats = [DRAFT.clone() for _ in range(2)]
    for seat, state in enumerate(seats):
        state.agenda = [task for task in state.agenda if getattr(task, "seat", None) == seat]
    pairs = Counter()
    for n in range(3600):
        dice = Dice(f"{n}")
        pairs[dice.throw(seats[0], 6), dice.throw(seats[1], 6)] += 1
    assert chi_square(pairs, 36) < 66.6


def test_dice_pair_lists_of_nearly_equal_length():
    apart = [abs(Dice(f"{n}").throw(DRAFT, 8) - Dice(f"{n}").throw(DRAFT, 7)) for n in range(500)]
    assert max(apart) == 1
