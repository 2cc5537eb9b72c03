"""Rotunda on its drawn board: whole games by mouse, a stage that stands still, no page that scrolls sideways."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from harness import told

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import pick

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

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
    ("players", "options"),
    [
        (2, {"neutral_action": True, "choose_hall": True}),
        pytest.param(4, {}, marks=pytest.mark.nightly),
        pytest.param(5, {"advanced": True}, marks=pytest.mark.nightly),
    ],
    ids=["two", "four", "five"],
)
def test_a_whole_game_by_mouse(table, players, options):
    """Every legal choice is somewhere on the page, and one of them is pressed where it is."""
    board = table(new(players, **options))
    faults, points, step = set(), set(), 0
    while board.widget.state.agenda:
        keys = legal(board)
        point = board.widget.state.decision.id
        points.add(point)
        plain = [part for key in keys for part in key.split("+")] if step % 3 == 0 else []
        faults |= {f"{point}: {key}" for key in board.page.evaluate(MISSING, [key for key in plain if key in keys])}
        press(board, keys[pick(f"rotunda {step}", len(keys))])
        step += 1
    assert not faults
    assert len(points) > 10
    assert board.page.locator(".places-won li").count() == players


def test_keys_reach_a_room_and_walk_there(table):
    """Tab to the house, arrows to a Leader and a room; Enter picks each, D or *Do it* acts."""
    board = table(new(3))
    key = next(key for key in legal(board) if key.startswith("leader/"))
    keys = board.page.keyboard
    for part in key.split("+"):
        board.place(part).focus()
        keys.press("Enter")
    go = board.page.locator(".bar .go")
    go.focus()
    board.act(lambda: keys.press("Enter"))


MEASURED = """async ({ steps, names }) => {
  const root = harness.el.firstElementChild.shadowRoot, faults = new Set();
  let first = null;
  for (const snapshot of steps) {
    harness.model.fromKernel({ snapshot });
    await harness.drawn();
    const top = harness.el.getBoundingClientRect().top, now = {};
    for (const name of names) {
      const box = root.querySelector(name).getBoundingClientRect();
      now[name] = `${Math.round(box.top - top)} ${Math.round(box.height)}`;
    }
    first ??= now;
    const when = `${snapshot.status.period} ${snapshot.decision?.id ?? "end"}`;
    for (const name of Object.keys(now))
      if (now[name] !== first[name]) faults.add(`${name}: ${first[name]}, ${now[name]} at ${when}`);
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.add(`sideways, ${page.scrollWidth}: ${when}`);
  }
  return [...faults];
}"""
REGIONS = (".top", ".road", ".tulou", ".in-hand", ".offers", ".own", ".seats", ".bar")


@cache
def pictures(players: int, every: int) -> list[dict[str, Any]]:
    """A whole game, a picture for each question that comes after so many steps."""
    game = yw.Timeline(new(players))
    step = 0
    while game.state.agenda:
        moves = [*game.state.legal_moves]
        game.play(moves[pick(f"picture {step}", len(moves))])
        step += 1
    screen = game.state.game.screen
    shown = [screen.picture(game.jump(at), revision=at) for at in range(0, len(game) + 1, every)]
    return [picture for picture in shown if picture["decision"] or picture["result"]]


@pytest.mark.parametrize(("players", "width", "every"), [(4, 1280, 6), (3, 1000, 6)])
def test_nothing_moves_between_questions(table, players, width, every):
    board = table(new(players), width=width)
    assert told(board.page, MEASURED, {"steps": pictures(players, every), "names": REGIONS}) == []


@pytest.mark.parametrize("width", [820, 390])
def test_nothing_leaves_the_page_sideways(table, width):
    board = table(new(4), width=width)
    found = told(board.page, MEASURED, {"steps": pictures(4, 9), "names": []})
    assert [fault for fault in found if fault.startswith("sideways")] == []
