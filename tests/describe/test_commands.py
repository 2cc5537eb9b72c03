"""Typed commands follow from the moves: their text forms, labels, and what else is said of them."""

import pytest
from describe.stall import GAME, Stall

from yotd_widget.engine.commands import Unclear
from yotd_widget.engine.moves import Refusal

COMMANDS = GAME.commands


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("take plum", ["take plum"]),
        ("Take the ripe plum.", ["take plum"]),
        ("fig", ["take fig"]),
        ("grab a fresh fig", ["take fig"]),
        ("take fruit fig", ["take fig"]),
        ("sell", ["sell plum"]),
        ("enough", ["enough"]),
        ("take plum and fig", ["take plum", "take fig"]),
        ("pear, fig", ["take pear", "take fig"]),
    ],
)
def test_what_people_type_is_understood(typed, moves):
    assert [str(move) for move in COMMANDS.understood(Stall(), typed)] == moves


@pytest.mark.parametrize("typed", ["", "apple", "take", "plum", "take plum, fig, pear"])
def test_what_is_unclear_is_asked_back(typed):
    with pytest.raises(Unclear):
        COMMANDS.understood(Stall(), typed)


def test_what_is_not_possible_is_refused():
    with pytest.raises(Refusal, match="Unknown fruit: fig"):
        COMMANDS.understood(Stall(stall=["plum", "pear"]), "take fig")


def test_every_option_is_named_possible_or_not():
    position = Stall(stall=["plum", "pear"])
    assert [(option.label, option.legal) for option in COMMANDS.options(position)] == [
        ("Take the ripe plum", True),
        ("Take the fresh fig", False),
        ("Take the green pear", True),
        ("Enough", True),
        ("Sell a ripe plum", True),
    ]
    assert COMMANDS.option_of(position, "fig").legal is False
