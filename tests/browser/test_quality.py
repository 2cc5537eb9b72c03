"""What the board owes every reader: accessible, the right size, calm when Python is gone."""

import sys
from pathlib import Path

import pytest
from measures import small_targets, small_texts
from playwright.sync_api import expect

import yotd_widget as yw

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from samples import month_7, walled

PHASES = {
    "draft": [],
    "action": ["use A taxes"],
    "person": ["use A taxes", "use B military_parade", "use A taxes"],
    "placing": ["use A taxes", "use B military_parade", "use A taxes", "play farmer", "take young farmer"],
    "event": [
        *("use A taxes", "use B military_parade", "use A taxes"),
        *("play farmer", "take young farmer", "place 3"),
        *("play healer", "take young healer", "play healer", "take old healer", "place 1"),
        "release young warrior 1",
    ],
}  # fmt: skip
EXPANSIONS = {
    "wall": lambda: walled("ge_assassination"),
    "wall tile": lambda: yw.Timeline(walled("ge_lantern")).play("use C build_wall"),
    "quake": lambda: yw.Timeline(month_7("ge_quake")).play("demolish 3"),
    "homeless": lambda: yw.Timeline(month_7("ge_quake")).play("demolish 3, 1"),
    "flood": lambda: yw.Timeline(month_7("ge_flood")).play("return 1 yuan"),
    "tornado": lambda: yw.Timeline(month_7("ge_tornado")).play("drop wild"),
    "sunrise": lambda: yw.Timeline(month_7("ge_sunrise")).play("take young monk"),
    "charter": lambda: month_7("ge_charter"),
}
SHOWN = [*PHASES, "over", *EXPANSIONS]
SIZES = {1280: 900, 1000: 900, 820: 1000, 390: 844, 320: 640}


def position(phase):
    if phase in EXPANSIONS:
        return EXPANSIONS[phase]()
    if phase == "draft":
        return yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7)
    if phase == "over":
        game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7))
        policy = yw.RandomPolicy(7)
        while game.state.agenda:
            game.play(policy.choose(game.state))
        return game
    return yw.Timeline(yw.example("month-5")).play(*PHASES[phase])


@pytest.mark.parametrize("phase", SHOWN)
def test_accessible(table, axe, phase):
    board = table(position(phase))
    for theme in ("light", "dark", "contrast"):
        board.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        board.page.evaluate("theme => harness.model.fromKernel({ theme })", theme)
        board.page.locator(f".frame[data-theme={theme}]").wait_for()
        assert axe(board.page, "#widget") == [], theme


def test_the_checker_finds_a_planted_fault(table, axe):
    """Without this a checker that looks at nothing would pass."""
    board = table(position("draft"))
    root = "harness.el.firstElementChild.shadowRoot"
    board.page.evaluate(f"() => {root}.querySelector('.tools button').removeAttribute('aria-label')")
    board.page.evaluate(f"() => {{ {root}.querySelector('.tools button').textContent = ''; }}")
    assert "button-name" in {rule for rule, _html in axe(board.page, "#widget")}


@pytest.mark.parametrize("phase", SHOWN)
def test_nothing_scrolls_sideways_targets_are_big_enough_and_nodes_few(table, phase):
    board = table(position(phase))
    nodes = board.page.locator(".frame *").count()  # without the drawings, which are there once
    assert nodes <= 600
    for width, height in SIZES.items():
        board.page.set_viewport_size({"width": width, "height": height})
        assert board.page.evaluate("() => document.documentElement.scrollWidth") <= width
        assert small_targets(board.page.locator("button:visible")) == [], width


@pytest.mark.parametrize("phase", ["person", "wall", "wall tile", "flood", "charter"])
def test_text_is_large_enough(table, phase):
    board = table(position(phase))
    for width, height in SIZES.items():
        board.page.set_viewport_size({"width": width, "height": height})
        assert small_texts(board.page) == [], width


def test_names_contain_what_is_seen(table):
    board = table(position("action"))
    cards = board.page.locator(".place.card").evaluate_all(
        "found => found.map(card => [card.ariaLabel, card.querySelector('.name').textContent])"
    )
    assert cards
    assert [pair for pair in cards if pair[1] not in pair[0]] == []


def test_one_polite_live_region(table):
    board = table(position("draft"))
    live = board.page.locator("[aria-live], [role=status], [role=alert]")
    assert live.count() == 1
    board.act(lambda: board.place("offer/young monk").click())
    board.act(lambda: board.place("offer/young farmer").click())  # both move in, the first without a choice
    board.page.get_by_text("Ada: young monk into palace 1.").first.wait_for(state="attached")
    expect(live).to_contain_text("into palace 1.")


def test_lost_kernel_leaves_a_readable_board(table):
    board = table(position("action"))
    board.page.evaluate("() => { harness.model.onSend = () => { throw new Error('Cannot send'); }; }")
    board.place(board.legal()[0]).click()
    board.page.get_by_text("The engine is not connected").first.wait_for()
    assert board.page.get_by_text("Month 5 of 12").first.is_visible()
    assert board.legal()


def test_silence_is_told(table):
    board = table(position("action"))
    board.page.clock.install()
    board.page.evaluate("() => { harness.model.onSend = () => {}; }")
    board.place(board.legal()[0]).click()
    board.page.clock.fast_forward(3100)
    board.page.get_by_text("Python does not answer yet").first.wait_for()


def test_refused_move_is_told_and_changes_nothing(table):
    board = table(position("action"))
    before = board.state
    place = board.legal()[0]
    board.page.evaluate(
        """place => { const shown = structuredClone(harness.model.get('snapshot'));
            shown.choices[place].move = 'use A build';
            harness.model.fromKernel({ snapshot: shown }); }""",
        place,
    )
    board.place(place).click()
    board.page.get_by_text("is not in that group").first.wait_for()
    assert board.state == before


def test_unmounting_leaves_no_listener(table):
    board = table(position("draft"))
    assert board.page.evaluate("() => harness.model.listeners()") > 0
    board.page.evaluate(
        "() => { window.old = harness.model; return harness.open({ snapshot: harness.model.get('snapshot') }); }"
    )
    board.page.wait_for_function("() => window.old.listeners() === 0")
