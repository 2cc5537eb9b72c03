"""Gùgōng on its drawn board: whole games by mouse, a Day by keys alone, every choice at a place of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from nights import one_in

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import gugong

from yotd_widget.engine.game import load
from yotd_widget.engine.luck import pick

FOUR = ["Lisa", "David", "Sebastian", "Anna"]
MISSING = """keys => {
  const root = harness.el.firstElementChild.shadowRoot;
  return keys.filter(key => !root.querySelector(`[data-place="${key}"]`));
}"""


def new(players: list[str], seed: int = 3, **options: Any) -> Any:
    return load("gugong").new(players, seed=seed, **options)


def legal(board: Any) -> list[str]:
    """The keys of all that Python offers."""
    choices = board.widget.snapshot["choices"].items()
    return [key for key, choice in choices if choice["state"] == "legal"]


def press(board: Any, key: str) -> None:
    """Press a choice as a reader does: its place, or all of its parts and *Do it*."""
    parts = key.split("+")
    if len(parts) == 1:
        board.act(board.place(key).click)
        return
    for part in parts:
        place = board.place(part)
        if place.get_attribute("class").find(" chosen") < 0:
            place.click()
    board.act(board.page.locator(".bar .go").click)


@pytest.mark.parametrize(
    ("players", "every", "options"),
    [
        pytest.param(FOUR, 1, {}, marks=pytest.mark.nightly),
        pytest.param(FOUR[:1], 4, {}, marks=pytest.mark.nightly),
        pytest.param(FOUR[:1], 1, {}, marks=pytest.mark.nightly),
        pytest.param([*FOUR, "Mei"], 1, {"bonus": True, "expert": True}, marks=pytest.mark.nightly),
    ],
    ids=["four", "solo", "solo all by mouse", "five"],
)
def test_a_whole_game_by_mouse(table, players, every, options):
    board = table(new(players, **options))
    faults, step = set(), 0
    while board.widget.state.agenda:
        keys = legal(board)
        point = board.widget.state.decision.id
        plain = [key for key in keys if "+" not in key]
        faults |= {f"{point}: {key}" for key in board.page.evaluate(MISSING, plain)}
        key = keys[pick(f"gugong {step}", len(keys))]
        if board.is_in_turn(every):
            press(board, key)
        else:
            board.answer(key)
        step += 1
    assert not faults
    assert step > 20
    assert board.page.locator(".pagoda").count() == len(board.widget.state.seats)


LEAVES_ITS_FLOOR = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const told = (outer, inner) => {
    const [box, text] = [outer, inner].map(each => each.getBoundingClientRect());
    const inside = text.left >= box.left && text.right <= box.right && text.top >= box.top && text.bottom <= box.bottom;
    return inside ? [] : [inner.textContent];
  };
  const realm = root.querySelector('.realm');
  const floors = [...root.querySelectorAll('.pagoda > ol > li')];
  return [
    ...floors.flatMap(floor =>
      [...floor.querySelectorAll('b, span')].filter(text => text.offsetWidth).flatMap(text => told(floor, text))),
    ...[...root.querySelectorAll('.pagoda :is(.total, .whose)')].flatMap(text => told(realm, text)),
  ];
}"""


@pytest.mark.parametrize("width", one_in(2, [1000, 1360, 390, 820]))
def test_pagodas_hold_what_they_say(table, width):
    """Meng's has seven floors: none hides its name or its points, and his total is not above the sky."""
    board = table(gugong(players=1), width=width)
    assert max(len(row["points"]) - row["points"].count(0) for row in board.widget.snapshot["result"]["rows"]) > 5
    assert board.page.evaluate(LEAVES_ITS_FLOOR) == []


GATES = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.gate')]
  .map(each => JSON.stringify(each.getBoundingClientRect()))"""


def test_a_card_then_an_official_then_its_price(table):
    """Nothing is done before *Do it*; a part can be taken back, and another one takes its place."""
    board = table(new(FOUR))
    seat = board.widget.state.agenda[-1].seat
    hand = [f"card/{card}" for card in board.widget.state.seats[seat].hand]
    free = next(key for key in legal(board) if key.count("+") == 1)
    dear = next(key for key in legal(board) if key.endswith("+price/no_action"))
    revision = board.widget.snapshot["revision"]
    go = board.page.locator(".bar .go")
    stand = board.page.evaluate(GATES)
    board.place(hand[0]).click()
    assert board.page.evaluate(GATES) == stand
    assert go.get_attribute("aria-disabled") == "true"
    for part in dear.split("+")[:2]:
        if "chosen" not in board.place(part).get_attribute("class"):
            board.place(part).click()
    assert go.get_attribute("aria-disabled") == "true"
    assert board.page.locator(".prices .op").count() >= 2
    for part in free.split("+"):
        if "chosen" not in board.place(part).get_attribute("class"):
            board.place(part).click()
    assert board.page.locator(".prices .op").count() == 0
    assert go.get_attribute("aria-disabled") == "false"
    assert board.page.locator(".hc.chosen").count() == 1
    board.page.keyboard.press("Escape")
    assert board.page.locator(".chosen[data-place]").count() == 0
    assert board.play.snapshot["revision"] == revision
    press(board, free)


@pytest.mark.touch
def test_some_turns_by_touch_on_a_phone(table):
    """The first tap on a place selects, *Do it* does; parts are picked by a tap each."""
    board = table(new(FOUR[:1], seed=4), width=390, height=844)
    for step in range(10):
        keys = legal(board)
        key = keys[pick(f"touch {step}", len(keys))]
        before = board.widget.snapshot["revision"]
        for part in key.split("+"):
            place = board.place(part)
            if " chosen" not in place.get_attribute("class"):
                place.tap()
        assert board.play.snapshot["revision"] == before
        board.act(board.page.locator(".bar .go").tap)
