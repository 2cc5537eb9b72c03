"""Chromium's accessibility tree of each widget, recorded in `browser/trees`; `python tests/trees.py` writes them anew.

This is what the browser hands to a screen reader: roles, names and states, in the order of reading. It is no run with a
screen reader, which may say less or more. Read the difference before you commit it, as somebody who does not see.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "scripts"))

import gallery
from chromium import FLAGS, find_chromium
from harness import Server, Stage, press_tool

FOLDER: Final = Path(__file__).with_name("browser") / "trees"


def still(_page: Page) -> None:
    """As it is when it opens."""


def with_steps(page: Page) -> None:
    page.locator(".numeral").first.wait_for()  # the steps to look back at have come


def with_text(page: Page) -> None:
    with_steps(page)
    press_tool(page, "Text")
    page.get_by_role("textbox", name="Type a move").wait_for()


def with_reasons(page: Page) -> None:
    with_steps(page)
    page.get_by_role("button", name="Taxes").focus()
    page.get_by_role("button", name="Why?").click()
    page.locator(".panel.why li").first.wait_for()


def with_value(page: Page) -> None:
    page.get_by_role("button", name="2 yuan").click()
    page.get_by_role("spinbutton").wait_for()


def with_branch(page: Page) -> None:
    page.get_by_role("treeitem", name="try 1").locator(".branch").first.click()
    page.get_by_role("button", name="Go there").wait_for()


def with_more(page: Page) -> None:
    page.locator("summary").click()


def with_points(page: Page) -> None:
    page.get_by_role("row", name="Palaces").get_by_role("button").first.click()


def with_answer(page: Page) -> None:
    """Answered wrongly: the reply stands below."""
    page.locator(".lesson-option").nth(1).click()


def with_gift(page: Page) -> None:
    """A card and an official are picked."""
    page.locator(".hc.place").first.click()
    page.locator(".gate.place").first.click()


def with_leader(page: Page) -> None:
    """A Leader is picked, and a room to go to."""
    page.locator(".leader.place").first.click()
    page.locator(".room-sign.legal").first.click()


TREES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "play-draft": ("play-draft", still),
    "play-action": ("play-action", with_steps),
    "play-person": ("play-person", with_steps),
    "play-event": ("play-event", with_steps),
    "play-text": ("play-action", with_text),
    "play-why": ("play-action", with_reasons),
    "play-gift": ("play-gift", with_gift),
    "play-stations": ("play-act", still),
    "play-meng": ("play-meng", still),
    "play-walk": ("play-walk", with_leader),
    "play-chain": ("play-chain", still),
    "board": ("board-marked", still),
    "timeline": ("timeline-middle", still),
    "branches": ("branches-three", with_branch),
    "analyse": ("analyse-action", still),
    "chances": ("chances-deal", still),
    "review": ("review-month", still),
    "compare": ("compare-two", still),
    "editor": ("editor-start", with_value),
    "rule-card": ("rule-drought", with_more),
    "ledger": ("ledger-middle", with_points),
    "lesson-play": ("lesson-action", still),
    "lesson-predict": ("lesson-number", with_answer),
    "lesson-order": ("lesson-order", still),
    "lesson-try": ("lesson-try", still),
    "lesson-build": ("lesson-build", still),
    "map": ("map-begun", still),
    "question": ("question-number", with_answer),
}
"""Name -> a widget of the gallery, and what is done with it first."""


def tree(stage: Stage, name: str) -> str:
    """The tree of a widget on the page, as YAML."""
    widget, begin = TREES[name]
    stage.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    stage.open(gallery.make(widget))
    begin(stage.page)
    return stage.page.locator("#widget").aria_snapshot() + "\n"


def write() -> None:
    """All trees, each on a page of its own."""
    server = Server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        for name in TREES:
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            (FOLDER / f"{name}.yaml").write_text(tree(Stage(page, server.url), name), "utf-8")
            page.close()
            print(FOLDER / f"{name}.yaml")
        browser.close()
    server.close()


if __name__ == "__main__":
    write()
