"""Playing on from any position, by keys: other luck, programs at seats, and the line that says so; and house rules."""

import os

import pytest
from nights import one_in

import yotd_widget as yw
from yotd_widget.engine.luck import NamedLuck, SeededLuck

GAMES = {"dragon": ("mild-contagion", "Mild contagion"), "gugong": ("cheap-jade", "Cheap Jade")}


@pytest.fixture
def picture(stage):
    """Takes a picture for whoever wants to look: PICTURES=folder."""

    def take(name):
        if folder := os.environ.get("PICTURES"):
            stage.paint()
            stage.page.screenshot(path=f"{folder}/{name}.png", full_page=True)
            stage.paint(False)

    return take


def played(start, moves):
    timeline = yw.Timeline(start)
    while timeline.at < moves:
        timeline.play(timeline.state.legal_moves[0])
    return timeline


@pytest.mark.parametrize("game", one_in(2, GAMES))
def test_a_game_is_played_on_by_keys_with_other_luck_and_a_program(table, axe, picture, game):
    name, title = GAMES[game]
    start = getattr(yw, game).new_game(["Ada", "Bo"], seed=7, rules=[name])
    board = table(played(start, 12), height=1000)
    page, keys = board.page, board.page.keyboard
    assert title in page.get_by_role("list", name="House rules").inner_text()
    assert page.locator(".standings.played-on").count() == 0
    page.get_by_role("button", name="Menu").focus()
    keys.press(",")
    looked_at = page.locator(".past .prompt").inner_text()
    keys.press("n")
    form = page.get_by_role("group", name="Play on with …")
    assert form.evaluate("each => each.contains(each.getRootNode().activeElement)")
    form.get_by_role("combobox", name="Luck").select_option("by a number")
    number = form.get_by_role("spinbutton", name="Number")
    number.fill("23")
    form.get_by_role("combobox", name="Bo").select_option("Steward")
    assert axe(page, "#widget") == []
    picture(f"{game}-panel")
    number.press("Enter")
    timeline = board.play.timeline
    node, luck = timeline.played_on
    assert timeline.start.game.screen.moment(node.state, node.at) == looked_at
    assert luck == SeededLuck(23)
    assert timeline.programs == {"Bo": "Steward"}
    assert (
        page.locator(".standings.played-on").inner_text()
        == f"Played on from {looked_at} · new luck 23 · Steward plays Bo"
    )
    assert page.locator(".panel").count() == 0
    held = "() => harness.el.querySelector('*').shadowRoot.activeElement !== null"
    assert page.evaluate(held), "the focus is somewhere on the board"
    picture(f"{game}-light")
    page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
    assert axe(page, "#widget", colours_alone=True) == []
    picture(f"{game}-dark")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    picture(f"{game}-390")
    page.set_viewport_size({"width": 390, "height": 500})
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("() => scrollY") > 100
    line = page.locator(".standings.played-on").bounding_box()
    assert 0 <= line["y"] < 100, "how the game goes on is in sight wherever one has scrolled"


def test_luck_that_the_reader_names_is_asked_on_the_board(table, stage, picture):
    """Chance decides nothing by itself: its question stands there like any other."""
    board = table(yw.Timeline(yw.dragon.example("month-5")), width=1000)
    page, keys = board.page, board.page.keyboard
    board.go(board.legal()[0])
    keys.press("n")
    page.get_by_role("combobox", name="Luck").select_option("as I say when it is due")
    page.get_by_role("button", name="Play on", exact=True).press("Enter")
    assert isinstance(board.play.timeline.luck, NamedLuck)

    def until_luck():
        while board.widget.state.decision.player != "Luck":
            board.widget.play(board.widget.state.legal_moves[0])

    stage.act(until_luck)
    assert "you name what luck brings" in page.locator(".standings.played-on").inner_text()
    picture("named")
    deal = board.play.state.legal_moves[2]
    brings = page.get_by_role("combobox", name="What luck brings")
    own = board.play.timeline.start.luck.answer(board.play.state)
    assert brings.input_value() == str(own), "it begins with what would have come"
    brings.select_option(str(deal))
    page.get_by_role("button", name="Do it").press("Enter")
    assert board.play.timeline.steps[-1].move == deal
    assert board.play.state.decision.player != "Luck"
