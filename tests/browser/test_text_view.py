"""A month without eyes: everything is read from the tables and said in the line."""

from playwright.sync_api import expect

import yotd_widget as yw
from yotd_widget.engine.luck import pick

LABELS = "() => [...document.activeElement.shadowRoot.querySelectorAll('.option.legal')].map(each => each.textContent)"


class Blind:
    """Somebody who hears what the text view says and types."""

    def __init__(self, board):
        self.board, self.page = board, board.page
        self.said = []

    def open(self):
        for _ in range(12):
            self.page.keyboard.press("Tab")
            if self.board.focused():
                break
        self.page.keyboard.press("t")
        self.page.locator(".panel.text").wait_for()
        self.page.get_by_label("Type a move").focus()

    def table(self, name):
        rows = self.page.locator(f'[data-facts="{name}"] tbody tr')
        return rows.evaluate_all("rows => rows.map(row => [...row.children].map(cell => cell.textContent))")

    def options(self):
        return self.page.evaluate(LABELS)

    def say(self, text):
        self.page.keyboard.type(text)
        self.board.act(lambda: self.page.keyboard.press("Enter"))
        self.said.append(text)


def test_a_month_is_played_by_text_alone(table):
    board = table(yw.dragon.new_game(["Ada", "Bo"], seed=7, great_wall=True))
    blind, step = Blind(board), 0
    blind.open()
    while board.state.month < 2:
        labels = blind.options()
        assert labels, board.state.decision
        wanted = labels[pick(f"blind {step}", len(labels))]
        if labels.count(wanted) > 1:  # equal words: the sentence would ask back, and name what to type
            wanted = str(board.state.legal_moves[0])
        blind.say(wanted)
        step += 1
        assert dict(blind.table("court/0"))["Points"] == str(board.state.courts[0].vp)
        assert len(blind.table("palaces/1")) == len(board.state.courts[1].palaces)
    assert step > 10
    assert board.page.get_by_label("Type a move").evaluate("input => input === input.getRootNode().activeElement")


def test_what_is_not_understood_stays_in_the_line_and_is_heard(table):
    board = table(yw.dragon.example("month-5"))
    blind = Blind(board)
    blind.open()
    board.page.keyboard.type("taxs")
    board.page.keyboard.press("Enter")
    board.page.locator(".said .bad").wait_for()
    assert board.page.get_by_label("Type a move").input_value() == "taxs"
    expect(board.page.locator(".said")).to_contain_text("perhaps “Taxes”?")
    expect(board.page.locator("p[aria-live]")).to_contain_text("perhaps “Taxes”?")
    board.page.keyboard.press("Control+a")
    blind.say("taxes")
    board.page.keyboard.press("ArrowUp")
    assert board.page.get_by_label("Type a move").input_value() == "taxes"


def test_why_is_answered_in_the_text_view(table):
    board = table(yw.dragon.example("month-5"))
    blind = Blind(board)
    blind.open()
    board.page.keyboard.type("why taxes")
    board.page.keyboard.press("Enter")
    board.page.get_by_text("young tax collector in palace 2: 3.", exact=True).wait_for()  # the live region says more


def test_the_text_view_fits_and_is_accessible(table, axe):
    board = table(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7, great_wall=True))
    blind = Blind(board)
    blind.open()
    for width in (1280, 1000, 390, 320):
        board.page.set_viewport_size({"width": width, "height": 900})
        assert board.page.evaluate("() => document.documentElement.scrollWidth") <= width
        if width in (1280, 390):
            assert axe(board.page, "#widget") == [], width
