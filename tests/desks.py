"""The desk on which tests of an Editor work: where the focus is, what no place shows, how a change is waited for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

FOCUSED = "() => document.activeElement?.shadowRoot?.activeElement?.dataset.place ?? null"
LOST = """(places) => {
  const root = harness.el.firstElementChild.shadowRoot;
  return places.filter(place => !root.querySelector(`[data-place="${place}"]`));
}"""


def desk_of(heights: Mapping[int, int]):
    """A fixture that opens an Editor at a width; heights: of the window, by width."""

    @pytest.fixture
    def desk(page, stage):
        def open_it(editor, *, width=1280):
            page.set_viewport_size({"width": width, "height": heights[width]})
            page.emulate_media(reduced_motion="reduce")
            stage.open(editor)
            return page

        return open_it

    return desk


def place(page, key):
    return page.locator(f'[data-place="{key}"]')


def change(page, shown, act):
    """Do what changes the draft, and wait until the page shows it."""
    before = shown.sheet["revision"]
    act()
    page.wait_for_function("r => harness.model.get('sheet').revision > r", arg=before)
