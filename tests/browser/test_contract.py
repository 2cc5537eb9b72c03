"""Every game through the page: any widget draws it, and it can be played, looked back at and changed there."""

import pytest
from contract.games import GAMES, played
from nights import one_in
from playwright.sync_api import expect
from settled import settle

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.timeline import Timeline

pytestmark = pytest.mark.parametrize("name", one_in(2, GAMES))
CHOICES = ".legal[data-place]:not(.chosen)"


@pytest.fixture
def begun(name):
    """A new game at its first question."""
    return load(name).new(seed=1)


@pytest.fixture
def half(name):
    """A game played half through, with the rest known."""
    timeline = played(name)
    again = Timeline(timeline.start, luck=None)
    again.play(*(step.move for step in timeline.steps))
    return again.jump(len(again) // 2)


def test_a_press_plays_and_undo_takes_it_back(stage, begun):
    play = yw.Play(begun)
    stage.open(play)
    page, before = stage.page, play.state.to_json()
    parts = next(key for key, each in play.snapshot["choices"].items() if each["state"] == "legal").split("+")
    for part in parts:  # a move may be pressed in parts, and is then done
        page.locator(f'[data-place="{part}"]').click()
    if len(parts) > 1:
        page.locator(".bar .go").click()
    settle(page)
    assert play.state.to_json() != before
    page.get_by_role("button", name="Undo").click()
    settle(page)
    assert play.state.to_json() == before


def test_panels_open_and_say_something(stage, begun):
    play = yw.Play(begun)
    stage.open(play)
    page = stage.page
    page.locator(CHOICES).first.focus()
    for key in ("w", "b", "c", "s", "l", "t", "?"):
        page.keyboard.press(key)
        settle(page)
        assert page.locator(".panel").first.inner_text().strip(), key
        page.keyboard.press("Escape")
        settle(page)


def test_a_typed_move_is_played(stage, begun):
    play = yw.Play(begun)
    stage.open(play)
    page, before = stage.page, play.state.to_json()
    page.locator(CHOICES).first.focus()
    page.keyboard.press("/")
    page.locator(".panel input[type=text], .panel input:not([type])").first.fill(str(play.state.legal_moves[0]))
    page.keyboard.press("Enter")
    settle(page)
    assert play.state.to_json() != before


def test_the_past_can_be_looked_at(stage, half):
    stage.open(yw.TimelineView(half, at=0))
    page = stage.page
    first = page.locator(".status").inner_text()
    page.get_by_role("slider").press("End")
    settle(page)
    assert page.locator(".status").inner_text() != first


@pytest.mark.parametrize("view", ["Board", "Ledger", "Branches"])
def test_it_is_drawn(stage, half, view):
    widget = getattr(yw, view)(half.state if view == "Board" else half)
    stage.open(widget)
    assert len(stage.page.locator(".inside").inner_text()) > 20


def test_positions_are_compared(stage, half):
    stage.open(yw.Compare([half.start, half.state]))
    assert stage.page.locator(".board-name").count() == 2


def test_a_position_is_changed(stage, half):
    editor = yw.Editor(half.start)
    stage.open(editor)
    page, before = stage.page, editor.state.to_json()
    number = next(
        (place, control)
        for place, controls in editor.sheet["controls"].items()
        for control in controls
        if control["kind"] == "number" and control["max"] != control["value"]
    )
    page.locator(f'[data-place="{number[0]}"]').first.click()
    page.locator(".popover input[type=number]").first.press("ArrowUp")
    page.locator(".popover input[type=number]").first.press("Enter")
    settle(page)
    assert editor.draft != editor._drafting._first
    expect(page.locator(".side")).to_contain_text(half.start.players[0])
    assert before
