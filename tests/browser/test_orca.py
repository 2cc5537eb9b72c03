"""A game as somebody hears it: Chromium with windows, read by Orca, and what is spoken, compared by its meaning.

What a page can hold without a screen reader is in `test_by_ear.py`, at every push.
"""

from __future__ import annotations

from typing import Any

import pytest
from chromium import FLAGS
from harness import Server, Stage
from listening import Listening, missing, plain

import yotd_widget as yw

HEAR = """() => {
  window.heard = [];
  const region = harness.el.firstElementChild.shadowRoot.querySelector('[aria-live=polite]:not(.placards)');
  const tell = () => region.textContent && heard.push(region.textContent);
  new MutationObserver(tell).observe(region, { childList: true, subtree: true, characterData: true });
}"""
FOCUSED = """() => {
  const inside = document.activeElement.shadowRoot?.activeElement;
  return [inside?.dataset.place ?? "", inside?.ariaLabel ?? ""];
}"""
NEVER = ("focus mode", "browse mode", "table with", "row header")
"""What is said where keys change their meaning, or before a row is read cell by cell."""

SHORT = "Choose a card of your hand"
"""So short may be what is rightly said twice, as the name of a group that one leaves and enters."""

LACKS = missing()
pytestmark = [pytest.mark.nightly, pytest.mark.skipif(bool(LACKS), reason=LACKS or "nothing is missing")]


class Ear:
    """A board that Orca reads: a key, and what was said after it."""

    def __init__(self, listening: Listening, stage: Stage, widget: yw.Play) -> None:
        self.listening, self.stage, self.widget = listening, stage, widget
        stage.open(widget)
        stage.page.bring_to_front()
        listening.hears("Finished loading")
        stage.page.evaluate(HEAR)

    def press(self, key: str, *, silent: bool = False) -> list[str]:
        """Press a key and listen to the end: the name of what has got the focus, and all that the page tells.

        silent: a key that leads the focus alone may tell nothing.
        """
        before = len(self.listening.said())
        was = self.stage.page.evaluate(FOCUSED)[0]
        self.stage.page.keyboard.press(key)
        told = self.stage.page.evaluate("() => heard.splice(0)")
        assert len(told) == 1 or (silent and not told), told
        place, name = self.stage.page.evaluate(FOCUSED)
        said = self.listening.hears(name if place != was else "", *told, since=before)
        long = [plain(each) for each in said if len(each) > len(SHORT)]
        assert len({*long}) == len(long), said
        return said


@pytest.fixture
def ear(playwright) -> Any:
    """A board by ear: `ear(widget)`."""
    listening, server = Listening(), Server()
    flags = [*FLAGS, "--force-renderer-accessibility", "--window-size=1300,1000"]
    try:
        browser = playwright.chromium.launch(
            executable_path=listening.browser, headless=False, args=flags, env=listening.env
        )
        page = browser.new_page(viewport={"width": 1280, "height": 880})
        yield lambda widget: Ear(listening, Stage(page, server.url), widget)
        browser.close()
    finally:
        server.close()
        listening.close()


def test_a_month_of_the_first_game_is_heard(ear):
    """From the first Tab on, with Enter alone: who decides, what is asked, names apart; keys keep their meaning."""
    widget = yw.Play(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7))
    board = ear(widget)
    said = [board.press("Tab")]
    while widget.state.month < 2 and widget.state.agenda:
        said.append(board.press("Enter"))
        decision = widget.snapshot["decision"]
        if decision["progress"][0] == 0:
            assert plain(decision["prompt"]) in plain(" ".join(said[-1]))
            assert plain(widget.snapshot["status"]["who"]) in plain(" ".join(said[-1]))
    assert len(said) > 15
    everything = plain(" ".join(" ".join(each) for each in said))
    assert [never for never in NEVER if never in everything] == []
    assert "taxes 2 yuan group a" in everything


def test_turns_of_the_second_game_are_heard(ear):
    """Turns from part to part: what is asked, what is missing, what a whole move would do, and what came of it."""
    widget = yw.Play(yw.gugong.new_game(["Kim"], seed=3))
    board = ear(widget)
    first = board.press("Tab")
    assert plain("Kim exchanges a gift. Choose a card of your hand") in plain(" ".join(first))
    points, said = [], []
    while len({*points}) < 4:
        points.append(widget.state.decision.id)
        said += take(board)
        decision = widget.snapshot["decision"]
        if not widget.snapshot["heard"]:
            assert plain(decision["prompt"]) in plain(" ".join(said[-1]))
    assert "Now the official" in " ".join(said[0])
    everything = plain(" ".join(" ".join(each) for each in said))
    assert [never for never in NEVER if never in everything] == []
    assert "enter once more does it" in everything


def take(board: Ear) -> list[list[str]]:
    """Go from part to part until a move is made: Enter takes one, Ctrl and Enter do what is whole, Tab leads on."""
    revision, said = board.widget.snapshot["revision"], []
    for _part in range(4):
        for key in ("Enter", "Control+Enter"):
            said.append(board.press(key, silent=True))
            if board.widget.snapshot["revision"] > revision:
                return said
        said.append(board.press("Tab", silent=True))
    raise AssertionError(f"no move came of it: {said}")
