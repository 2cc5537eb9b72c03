"""What the games have in common around their boards: the upper line, slip, seal and timeline."""

from __future__ import annotations

import pytest
from trees import gallery

import yotd_widget as yw

GAMES = {
    "dragon": lambda: yw.Timeline(gallery.month_6()).play(*gallery.DROUGHT[:6]),
    "gugong": lambda: gallery.gugong("DP-GIFT", nth=18),
    "rotunda": lambda: gallery.rotunda("D-2", nth=1),
}

FRAME = """() => {
  const root = harness.el.firstElementChild.shadowRoot, top = harness.el.getBoundingClientRect().top;
  const box = name => root.querySelector(name).getBoundingClientRect();
  const middle = name => { const { top, height } = box(name); return top + height / 2; };
  const slip = box('.slip'), last = root.querySelector('.last > span').getBoundingClientRect(), go = box('.go');
  return {
    seal: [Math.round(go.width), Math.round(go.height), Math.round(box('.bar').right - go.right)],
    why: Math.round(box('.ask').height),
    apart: ['.go', '.ask'].map(name => Math.abs(middle(name) - middle('.slip'))),
    told: last.width > 0 && last.top >= slip.top && last.bottom <= slip.bottom + 0.5,
    lines: last.height / parseFloat(getComputedStyle(root.querySelector('.last')).lineHeight),
    times: [...root.querySelectorAll('.frame *')].filter(each => each.childElementCount === 0 &&
      each.textContent === root.querySelector('.last').textContent).length,
    path: [...root.querySelectorAll('.turn-steps > li')].map(each => each.className),
    now: ['.turns', '.turn-steps'].map(row => root.querySelectorAll(`${row} [aria-current=step]`).length),
    line: box('.timeline').width / harness.el.getBoundingClientRect().width,
    edge: [...root.querySelectorAll('.seat-card, .belongings')].map(each => getComputedStyle(each))
      .map(style => parseFloat(style.borderLeftWidth) > 2 && parseFloat(style.borderTopWidth) === 0),
  };
}"""


@pytest.mark.parametrize("width", [1280, 1000, 868, 390])
def test_all_games_have_one_frame(table, width):
    found = {name: table(make(), width=width).page.evaluate(FRAME) for name, make in GAMES.items()}
    for name, each in found.items():
        assert each["told"], f"what was last is in the slip of {name}, whole"
        assert each["lines"] == pytest.approx(round(each["lines"]), abs=0.05), name
        assert each["times"] == 1, f"heard once: {name}"
        assert each["path"].count("now") == 1, name
        assert each["now"] == [1, 1], name
        assert all(each["edge"]), f"the colour of a player is at the left edge: {name}"
    if width >= 700:
        assert all(max(each["apart"]) < 1 for each in found.values()), "seal and Why? in the middle beside the slip"
        assert len({(*each["seal"], each["why"]) for each in found.values()}) == 1, "as large, in one place"
        assert all(each["line"] > 0.5 for each in found.values()), "the timeline has the width that is left"


@pytest.mark.parametrize("name", ["dragon", "rotunda"])  # in Gùgōng a card alone brings nothing yet
def test_the_question_has_the_slip_first(table, name):
    """What was last is told while nothing is looked at, and gives way to what a choice would bring."""
    board = table(GAMES[name]())
    before = board.page.locator(".slip").bounding_box()
    assert board.page.locator(".slip > .last").count() == 1
    board.page.locator(".place.legal:visible").first.focus()
    board.page.locator(".slip:is(.legal, .chosen)").wait_for()
    assert board.page.locator(".last").count() == 0
    assert board.page.locator(".slip").bounding_box() == before, "nothing moves by it"
