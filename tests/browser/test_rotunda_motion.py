"""What moves in Rotunda: whoever walks, over a board that is complete; nothing where no motion is wanted."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import pytest
from gallery import rotunda
from moving import ANIMATED, FLOWN, ITSELF, MOVING, PROPERTIES, WATCH, lands, slowly
from settled import settle

__all__ = ["slowly"]


def walk(board: Any) -> str:
    """The last walk that is possible. Returns where it begins."""
    choices = board.widget.snapshot["choices"].items()
    key = [key for key, each in choices if each["state"] == "legal" and key.startswith("leader/")][-1]
    for part in key.split("+"):
        board.place(part).click()
    board.page.locator(".bar .go").click()
    return key.split("+")[0]


def test_a_leader_walks_and_a_press_ends_it(table, slowly):
    board = table(rotunda("D-5", nth=30).state)
    slowly(0.05)
    board.page.evaluate(WATCH)
    before = {man["place"] for man in board.widget.snapshot["board"]["men"]}
    start = walk(board)
    board.page.wait_for_function(MOVING)
    assert set(board.page.evaluate(ANIMATED)) <= PROPERTIES
    assert "#piece-leader-a" in board.page.evaluate(FLOWN)
    board.page.keyboard.press("Escape")
    board.page.wait_for_function(f"() => !({MOVING})()")
    assert start in before
    assert {man["place"] for man in board.widget.snapshot["board"]["men"]} != before


@pytest.mark.parametrize("width", [1280, 390])
def test_a_leader_himself_walks_and_stands_there_as_he_has_come(table, slowly, width):
    board = table(rotunda("D-5", nth=30).state, width=width)
    slowly(0.1)
    board.page.evaluate(ITSELF)
    walk(board)
    begin, end = lands(board.page)
    assert max(begin) > 20
    assert max(end) <= 2, "nothing jumps at the end"


def test_nothing_moves_where_none_is_wanted(table):
    board = table(rotunda("D-5", nth=30).state)
    board.page.emulate_media(reduced_motion="reduce")
    board.page.evaluate(WATCH)
    walk(board)
    settle(board.page)
    assert board.page.evaluate(FLOWN) == []


def test_what_is_on_the_shelf_lies_there_after_a_walk(table, slowly):
    """The layers of motion are cleared; a thing of the board that looks like one of theirs is not."""
    board = table(rotunda("D-5", nth=30).state)
    slowly(1)
    walk(board)
    own = board.play.snapshot["board"]["own"]
    board.page.wait_for_function(f"() => !({MOVING})()")
    lying = board.page.locator(".belongings .shelf .face:visible")
    assert lying.count() == sum(len(own[kind]) for kind in ("experts", "orders", "amulets")) > 0
