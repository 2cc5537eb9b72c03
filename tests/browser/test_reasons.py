"""Why? in depth, Why not? and Try it, two-step presses and the way out, in a browser with Python behind."""

import re

import pytest

import yotd_widget as yw
from yotd_widget.engine.timeline import Timeline

ACTIVE = "() => document.activeElement.id"


@pytest.fixture
def poor(table):
    """Cyd decides and has 2 yuan; dragons stand on groups A and B."""
    state = Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B military_parade").state
    state.court("Cyd").yuan = 2
    return lambda **options: table(state, **options)


def test_why_opens_with_a_key_and_goes_down_to_the_persons(table):
    board = table(yw.dragon.example("month-5"))
    board.place("group/A/taxes").focus()
    board.page.keyboard.press("w")
    panel = board.page.locator(".panel.why")
    panel.get_by_text("young tax collector in palace 2: 3.").wait_for()
    panel.get_by_role("button", name="ACT-13").first.click()
    panel.locator(".rule-text", has_text="symbol").wait_for()


def test_a_blocked_option_is_tried_on_a_branch_and_undone(poor):
    board = poor()
    board.place("group/A/taxes").click(force=True)
    assert board.play.timeline.at == 0
    board.page.locator(".slip", has_text="Possible with 1 yuan more (3 in all).").wait_for()
    board.act(board.page.get_by_role("button", name="Try it").click)
    assert board.state.court("Cyd").yuan == 3
    assert "group/A/taxes" in board.legal()
    board.decide("group/A/taxes")
    board.page.get_by_role("button", name="Undo").focus()
    board.act(lambda: board.page.keyboard.press("u"))
    board.act(lambda: board.page.keyboard.press("u"))
    assert board.state.court("Cyd").yuan == 2
    assert [branch.name for branch in board.play.timeline.branches][1] == "what if: 1 yuan more (3 in all)"


def test_try_it_by_keys_leads_to_the_option(poor):
    board = poor()
    board.place("group/A/taxes").focus()
    board.page.get_by_role("button", name="Try it").focus()
    board.act(lambda: board.page.keyboard.press("Enter"))
    assert board.state.court("Cyd").yuan == 3


def test_in_two_steps_the_first_press_shows_and_do_it_commits(table):
    board = table(yw.dragon.example("month-5"), confirm="two-step")
    board.place("group/A/taxes").click()
    board.page.locator(".slip", has_text="Yuan 2 → 7").wait_for()
    assert board.play.timeline.at == 0
    board.act(board.page.get_by_role("button", name="Do it").click)
    assert board.play.timeline.at == 1


def test_kept_previews_stay_until_esc_and_a_second_esc_leaves(table):
    board = table(yw.dragon.example("month-5"))
    board.page.evaluate(
        "() => document.body.append(Object.assign(document.createElement('button'), { id: 'after', textContent: 'x' }))"
    )
    board.place("group/A/taxes").focus()
    board.page.keyboard.press("p")
    board.page.keyboard.press("ArrowRight")
    board.page.locator(".slip", has_text=re.compile("^Taxes")).wait_for()
    board.page.keyboard.press("Escape")
    assert board.page.evaluate(ACTIVE) != "after"
    board.page.keyboard.press("Escape")
    assert board.page.evaluate(ACTIVE) == "after"


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.nightly)])
def test_panels_are_accessible_and_fit(poor, axe, width):
    board = poor(width=width)
    board.place("group/A/taxes").focus()
    for key, panel in (("w", "why"), ("/", "command"), ("Escape", None), ("?", "help")):
        board.page.keyboard.press(key)
        if panel:
            board.page.locator(f".panel.{panel}").wait_for()
            board.page.wait_for_function(
                "() => !document.getAnimations().some(animation => animation.playState === 'running')"
            )
            assert axe(board.page, "#widget") == []
            board.page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
            assert axe(board.page, "#widget", colours_alone=True) == []
            board.page.evaluate("() => harness.model.fromKernel({ theme: 'light' })")
            assert board.page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.fixture
def sick(table):
    """The same before a Contagion: Ada houses somebody, then owes two persons."""

    def set_up(**options):
        game = Timeline(yw.dragon.example("contagion-1-mortar")).play("place 2")
        return table(game, **options)

    return set_up


def test_why_not_fewer_by_keys_and_tried(sick):
    board = sick()
    board.page.locator(".status").focus()
    board.page.keyboard.press("w")
    panel = board.page.locator(".panel.why")
    panel.get_by_text("because 3 persons, one fewer for each mortar: 3 − 1, so 2.").wait_for()
    ask = panel.get_by_role("button", name="Why not 1?")
    ask.focus()
    board.page.keyboard.press("Enter")
    panel.get_by_text(
        "1 mortar more is needed: the old healer of Ada instead of the young healer in palace 1"
    ).wait_for()
    panel.get_by_role("button", name="Try it: the old healer").focus()
    board.act(lambda: board.page.keyboard.press("Enter"))
    assert board.state.decision.total == 1
    assert [branch.name for branch in board.play.timeline.branches][1].startswith("what if: the old healer of Ada")
    panel.get_by_role("button", name="Why not 0?").wait_for()
