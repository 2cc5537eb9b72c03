"""Rotunda on its drawn board: whole games by mouse, a stage that stands still, no page that scrolls sideways."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from standing import Pictures, moved, pictures, sideways

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import pick

NAMES = ["Lisa", "David", "Sebastian", "Anna", "Mei"]
MISSING = """keys => {
  const root = harness.el.firstElementChild.shadowRoot;
  return keys.filter(key => !root.querySelector(`[data-place="${key}"]`));
}"""


def new(players: int, seed: int = 3, **options: Any) -> Any:
    return load("rotunda").new(NAMES[:players], seed=seed, **options)


def legal(board: Any) -> list[str]:
    """The keys of all that Python offers."""
    choices = board.widget.snapshot["choices"].items()
    return [key for key, choice in choices if choice["state"] == "legal"]


def press(board: Any, key: str) -> None:
    """Press a choice as a reader does: its place, or all of its parts and *Do it*."""
    parts = key.split("+")
    if len(parts) == 1 or board.place(key).count():  # of a button the plus is in its words
        board.act(board.place(key).click)
        return
    for part in parts:
        place = board.place(part)
        if " chosen" not in (place.get_attribute("class") or ""):
            place.click()
    board.act(board.page.locator(".bar .go").click)


@pytest.mark.parametrize(
    ("players", "every", "options"),
    [
        (2, 4, {"neutral_action": True, "choose_hall": True}),
        pytest.param(2, 1, {"neutral_action": True, "choose_hall": True}, marks=pytest.mark.nightly),
        pytest.param(4, 1, {}, marks=pytest.mark.nightly),
        pytest.param(5, 1, {"advanced": True}, marks=pytest.mark.nightly),
    ],
    ids=["two", "two all by mouse", "four", "five"],
)
def test_a_whole_game_by_mouse(table, players, every, options):
    """Every legal choice is somewhere on the page, and one of them is pressed where it is."""
    board = table(new(players, **options))
    faults, points, step = set(), set(), 0
    while board.widget.state.agenda:
        keys = legal(board)
        point = board.widget.state.decision.id
        points.add(point)
        plain = [part for key in keys for part in key.split("+")] if step % 3 == 0 else []
        faults |= {f"{point}: {key}" for key in board.page.evaluate(MISSING, [key for key in plain if key in keys])}
        key = keys[pick(f"rotunda {step}", len(keys))]
        if board.is_in_turn(every):
            press(board, key)
        else:
            board.answer(key)
        step += 1
    assert not faults
    assert len(points) > 10
    assert board.page.locator(".places-won li").count() == players


def test_keys_reach_a_room_and_walk_there(table):
    """Tab to the house, arrows to a Leader and a room; Enter picks each, Ctrl and Enter do it."""
    board = table(new(3))
    leader, room = next(key for key in legal(board) if key.startswith("leader/")).split("+")
    keys = board.page.keyboard
    for part in (leader, room):
        board.go(part)
        keys.press("Enter")
    board.act(lambda: keys.press("Control+Enter"))
    assert room in {f"room/{man['room']}" for man in board.widget.snapshot["board"]["men"]}


REGIONS = (".top", ".road", ".tulou", ".in-hand", ".offers", ".belongings", ".seats", ".bar")


@cache
def game(players: int, every: int) -> Pictures:
    line = yw.Timeline(new(players))
    step = 0
    while line.state.agenda:
        moves = [*line.state.legal_moves]
        line.play(moves[pick(f"picture {step}", len(moves))])
        step += 1
    return pictures(line, every)


@pytest.mark.parametrize(("players", "width", "every"), [(4, 1280, 6), (3, 1000, 6)])
def test_nothing_moves_between_questions(table, players, width, every):
    board = table(new(players), width=width)
    assert moved(board.page, game(players, every), REGIONS) == []


@pytest.mark.parametrize("width", [820, 390])
def test_nothing_leaves_the_page_sideways(table, width):
    board = table(new(4), width=width)
    assert sideways(board.page, game(4, 9)) == []


COVERED = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.room-sign.legal')].filter(sign => {
  const look = getComputedStyle(sign, '::before'), box = sign.getBoundingClientRect(), words = new Range();
  words.selectNodeContents(document.createTreeWalker(sign, NodeFilter.SHOW_TEXT).nextNode());
  const left = box.right - parseFloat(look.right) - parseFloat(look.width), low = box.top + parseFloat(look.top);
  return [...words.getClientRects()].some(({ right, top }) => right > left && top < low + parseFloat(look.height));
}).map(sign => sign.innerText)"""


@pytest.mark.parametrize("width", [1280, 390])
def test_no_dot_lies_on_the_name_of_a_room(table, width):
    assert table(new(4), width=width).page.evaluate(COVERED) == []
