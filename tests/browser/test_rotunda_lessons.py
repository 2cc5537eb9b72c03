"""A lesson of Rotunda on its board, by mouse: from its first press to its end, and nothing leaves the page."""

import pytest
from reader import Reader

from yotd_widget.lessons import shelf

SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
NAMES = [name for name in shelf.names("rotunda") if not shelf.is_check(name)]
PUSHED = (("walk", 1280), ("chain", 390))
ALL = [(name, width) for name in NAMES for width in (1280, 390)]


@pytest.mark.parametrize(
    ("name", "width"), [pytest.param(*each, marks=() if each in PUSHED else pytest.mark.nightly) for each in ALL]
)
def test_a_lesson_is_gone_through(stage, name, width):
    stage.page.set_viewport_size({"width": width, "height": 800})
    reader, wide = Reader(stage, name), []

    def look() -> None:
        if stage.page.evaluate(SIDEWAYS) > 0:
            wide.append(reader.at)

    steps = [step.id for step in shelf.text("rotunda", name).steps]
    assert list(dict.fromkeys(reader.through(look))) == steps
    assert wide == []


def test_an_answer_in_hand_is_as_large_as_before(stage):
    """Nothing of the board gives its looks to what a lesson asks."""
    stage.page.set_viewport_size({"width": 1280, "height": 800})
    reader = Reader(stage, "sales", "again")
    option = reader.options.first
    before = option.bounding_box()
    reader.press(option)
    assert option.get_attribute("aria-pressed") == "true"
    assert option.bounding_box() == before
