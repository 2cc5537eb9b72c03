"""A month for somebody who hears: no place, no class, no mouse; only roles and names, as a screen reader gives them."""

import re

import yotd_widget as yw
from yotd_widget.engine.luck import pick

CHOICE = re.compile(r"- '?button \"(.*, can be chosen)\"")


class Listener:
    """Finds everything by role and name, presses Enter, and keeps what the live region says."""

    def __init__(self, board):
        self.board, self.page = board, board.page
        self.heard = []
        self.page.expose_function("hear", lambda text: self.heard.append(text))
        self.page.evaluate(
            """() => {
              const region = harness.el.firstElementChild.shadowRoot.querySelector('[aria-live=polite]');
              const tell = () => region.textContent && hear(region.textContent);
              new MutationObserver(tell).observe(region, { childList: true, subtree: true, characterData: true });
            }"""
        )

    @property
    def text(self):
        return self.page.get_by_role("group", name="Text", exact=True)

    def open(self):
        self.page.get_by_role("toolbar", name="Tools").get_by_role("button", name="Text").press("Enter")
        self.text.get_by_role("textbox", name="Type a move").wait_for()

    def offered(self):
        """The names of what can be chosen, in the order of reading."""
        return [name.replace("''", "'") for name in CHOICE.findall(self.text.aria_snapshot())]

    def press(self, name, which=0):
        button = self.text.get_by_role("button", name=name, exact=True).nth(which)
        self.board.act(lambda: button.press("Enter"))

    def focused(self):
        """The name of what has the focus in the widget."""
        return self.page.evaluate("() => document.activeElement.shadowRoot?.activeElement?.ariaLabel")

    def fact(self, table, row):
        """What stands in a row of a table."""
        found = self.text.get_by_role("table", name=table, exact=True).get_by_role("row", name=re.compile(f"^{row} "))
        return found.get_by_role("cell").first.inner_text()


def test_a_month_is_played_by_roles_and_names_alone(table):
    board = table(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7))
    reader, step = Listener(board), 0
    reader.open()
    while board.state.month < 2:
        names = reader.offered()
        assert len(names) == len(board.state.legal_moves)
        chosen = pick(f"ear {step}", len(names))
        heard = len(reader.heard)
        reader.press(names[chosen], names[:chosen].count(names[chosen]))
        assert board.state.decision.done or len(reader.heard) > heard, f"nothing is said after {names[chosen]}"
        assert reader.focused() in reader.offered()
        step += 1
    assert step > 15
    for player in board.state.players:
        court = board.state.court(player)
        assert reader.fact(f"Court of {player}", "VP") == str(court.vp)
        assert reader.fact(f"Court of {player}", "rice") == str(court.rice)
    assert "Month 2 of 12" in reader.text.get_by_role("paragraph").first.inner_text()
