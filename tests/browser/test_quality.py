"""What the board owes every reader when something is wrong: calm when Python is gone, silent or refuses."""

from copy import deepcopy

from playwright.sync_api import expect

import yotd_widget as yw
from yotd_widget.widgets.once import sent


def draft():
    return yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7)


def action():
    return yw.Timeline(yw.dragon.example("month-5")).play("use A taxes")


def test_the_checker_finds_a_planted_fault(table, axe):
    """Without this a checker that looks at nothing would pass."""
    board = table(draft())
    root = "harness.el.firstElementChild.shadowRoot"
    board.page.evaluate(f"() => {root}.querySelector('.tools button').removeAttribute('aria-label')")
    board.page.evaluate(f"() => {{ {root}.querySelector('.tools button').textContent = ''; }}")
    assert "button-name" in {rule for rule, _html in axe(board.page, "#widget")}


def test_one_polite_live_region(table):
    board = table(draft())
    live = board.page.locator("[aria-live]:not(.placards), [role=status], [role=alert]")
    assert live.count() == 1
    board.act(lambda: board.place("offer/young monk").click())
    board.act(lambda: board.place("offer/young farmer").click())  # both move in, the first without a choice
    board.page.get_by_text("Ada: young monk into palace 1.").first.wait_for(state="attached")
    expect(live).to_contain_text("into palace 1.")


def test_lost_kernel_leaves_a_readable_board(table):
    board = table(action())
    board.page.evaluate("() => { harness.model.onSend = () => { throw new Error('Cannot send'); }; }")
    board.place(board.legal()[0]).click()
    board.page.get_by_text("The engine is not connected").first.wait_for()
    assert board.page.get_by_text("Month 5 of 12").first.is_visible()
    assert board.legal()


def test_silence_is_told(table):
    board = table(action())
    board.page.clock.install()
    board.page.evaluate("() => { harness.model.onSend = () => {}; }")
    board.place(board.legal()[0]).click()
    board.page.clock.fast_forward(3100)
    board.page.get_by_text("Python does not answer yet").first.wait_for()
    board.page.clock.run_for(1000)


def test_refused_move_is_told_and_changes_nothing(table):
    board = table(action())
    before = board.state
    place = board.legal()[0]
    shown = deepcopy(board.widget.snapshot)
    shown["choices"][place]["move"] = "use A build"
    board.page.evaluate("shown => harness.model.fromKernel({ snapshot: shown })", sent(shown))
    board.place(place).click()
    board.page.get_by_text("is not in that group").first.wait_for()
    assert board.state == before


def test_a_question_waits_until_the_page_is_at_rest(table):
    page = table(draft()).page
    count = "() => { const e = harness.el; e.dataset.n = +e.dataset.n + 1; if (e.dataset.n < 9) nextFrame(count); }"
    page.evaluate(
        f"() => {{ const nextFrame = requestAnimationFrame, count = {count}; harness.el.dataset.n = 0; count(); }}"
    )
    assert page.evaluate("harness.el.dataset.n") == "9"
    page.evaluate("() => { delete harness.el.dataset.n; }")
