"""Whatever lies on the board of Gùgōng says what it is and which rules hold there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from nights import one_in

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import gugong

from yotd_widget.games.gugong.screen.about import ABOUT

TOLD = """async () => {
  const root = harness.el.firstElementChild.shadowRoot, told = {};
  for (const each of root.querySelectorAll('.gugong [data-at]:not(.place, .place *)')) {
    each.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await new Promise(done => setTimeout(done));
    await harness.drawn();
    const placard = root.querySelector('.placard');
    told[each.dataset.at] = placard && [...placard.querySelectorAll('.rule-name')].map(rule => rule.textContent);
  }
  return told;
}"""
SURROUNDINGS = {"realm", "site", "status", "free"}
"""What holds things together is none itself."""


@pytest.mark.parametrize(
    ("point", "players", "nth"), one_in(2, [("DP-GIFT", 5, 40), ("DP-CITY", 4, 1), ("DP-GIFT", 1, 6)])
)
def test_everything_on_the_table_has_a_placard_with_its_rules(table, point, players, nth):
    board = table(gugong(point, players=players, nth=nth).state)
    told = board.page.evaluate(TOLD)
    kinds = {place.split("/")[0] for place in told} - SURROUNDINGS
    without = {place for place, rules in told.items() if not rules and place.split("/")[0] in kinds}
    assert without == set()
    assert {"dice", "sign", "stairs", "door", "quay", "bridge", "seat", "pool", "tokens"} <= kinds
    known = {rule for rules in ABOUT.values() for rule in rules}
    assert {rule for rules in told.values() for rule in rules or ()} <= known
    assert ("meng" in kinds, "focus" in kinds) == (players == 1, players == 1)


def test_a_placard_says_what_lies_there(table):
    board = table(gugong("DP-CITY").state)
    page = board.page
    tile = board.widget.snapshot["board"]["tiles"][0]
    page.locator(f'[data-at="{tile["place"]}"]').first.hover()
    placard = page.locator(".placard")
    placard.wait_for()
    assert placard.locator("b").inner_text() == tile["name"]
    assert tile["text"] not in placard.inner_text(), "its rule says it"
    assert placard.locator(".rule-name").all_inner_texts()[0] == f"DECREE-{tile['place'].removeprefix('tile/D')}"
