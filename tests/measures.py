"""What a reader's eyes and fingers need, measured on a page: how large targets and texts are."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

LEAST = """(found, least) => found
  .map(control => [control.ariaLabel ?? control.textContent, control.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([name, box]) => [name, box.width, box.height])"""
SIZES = """(found, but) => found
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
  .filter(e => !e.closest(but))
  .map(e => [parseFloat(getComputedStyle(e).fontSize), e.textContent])"""


def small_targets(controls: Locator) -> list[list[object]]:
    """Name, width and height of the controls that a finger on a phone, or else a mouse, would miss."""
    return controls.evaluate_all(LEAST, 44 if controls.page.viewport_size["width"] <= 390 else 24)


def small_texts(page: Page, but: str = ".sr, h1, style") -> list[str]:
    """The texts below 16 px. but: what is not read, as a selector."""
    return [text for size, text in page.locator("*:visible").evaluate_all(SIZES, but) if size < 16]
