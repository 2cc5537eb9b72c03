"""What widgets send has the forms of the `wire` modules, of which the front end's types are made."""

import subprocess
import sys
from pathlib import Path

import pytest
from nights import one_in

from yotd_widget.describe import wire as described
from yotd_widget.engine import wire
from yotd_widget.engine.history import History
from yotd_widget.games.dragon.screen import wire as dragon
from yotd_widget.games.gugong.screen import wire as gugong
from yotd_widget.games.rotunda.screen import wire as rotunda
from yotd_widget.lessons import wire as lessons

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from forms import faults
from gallery import WIDGETS, make, played

ROOT = Path(__file__).parents[2]
BOARDS = {"dragon": dragon.Board, "gugong": gugong.Board, "rotunda": rotunda.Board, "toy": described.Board}
FORMS = {
    "snapshot": wire.Snapshot,
    "scene": wire.Scene,
    "marks": list[wire.Marked],
    "sheet": wire.Sheet,
    "tree_view": wire.Tree,
    "comparison": wire.Comparison,
    "card": wire.Card,
    "near": dict[str, wire.Card],
    "plan": lessons.Plan,
    "step": lessons.Step,
    "standing": lessons.Standing,
    "progress": lessons.Progress,
    "road": lessons.Road,
}
"""Trait -> its form, where it is the same in every widget."""
OF_VIEWS = {
    "analyse": {"sheet": wire.Ranking},
    "chances": {"sheet": wire.Chances},
    "ledger": {"sheet": wire.Points},
    "review": {"sheet": wire.Review},
}
"""View -> traits that are something else there."""


def sent(widget):
    """The traits that a widget sends, each with its form."""
    forms = FORMS | OF_VIEWS.get(widget.view, {})
    board = BOARDS[widget.game.name] if widget.game else None
    for name, form in forms.items():
        nothing_built = name == "sheet" and widget.view == "lesson" and not widget.sheet
        if widget.has_trait(name) and not nothing_built:
            yield name, getattr(widget, name), form[board] if form in (wire.Snapshot, wire.Scene) else form


@pytest.mark.parametrize("name", one_in(3, WIDGETS))
def test_what_a_widget_sends_is_described(name):
    widget = make(name)
    checked = list(sent(widget))
    assert [fault for trait, value, form in checked for fault in faults(value, form, trait)] == []
    assert checked or name.startswith("timeline")


def test_steps_to_look_back_at_are_described():
    game = played()
    steps = History().some(game, game.path)
    assert len(steps) > 10
    assert [fault for step in steps for fault in faults(step, wire.SentStep)] == []


def test_what_is_not_described_is_found():
    snapshot = make("play-wall").snapshot
    assert faults(snapshot, wire.Snapshot[dragon.Board]) == []
    for key, wrong in (("revision", "1"), ("choices", []), ("board", {}), ("decision", {"id": 1})):
        assert faults(snapshot | {key: wrong}, wire.Snapshot[dragon.Board]) != []
    assert faults(snapshot | {"more": 1}, wire.Snapshot[dragon.Board]) == ["$.more: not described"]


def test_the_types_of_the_front_end_are_made_of_them():
    subprocess.run([sys.executable, ROOT / "scripts/wire.py", "--check"], check=True)
