"""What Chromium hands to a screen reader: the recorded trees are true, and nothing that can be pressed is nameless.

They are trees, no runs with a screen reader. `python tests/trees.py` records them again: read the difference.
"""

import re

import pytest
from nights import one_in
from trees import FOLDER, TREES, gallery, tree

PRESSED = ("button", "slider", "spinbutton", "textbox", "combobox", "checkbox", "treeitem", "region", "grid", "table")


def nameless(text: str) -> list[str]:
    """The lines of a tree with one of these roles and no name."""
    parts = [re.match(r"\s*- '?(\w+)(.*)", line) for line in text.splitlines()]
    return [part[0] for part in parts if part and part[1] in PRESSED and not part[2].startswith(' "')]


@pytest.mark.parametrize("name", one_in(3, TREES, at=1))
def test_the_tree_is_the_recorded_one(stage, name):
    found = tree(stage, name)
    assert nameless(found) == []
    assert found == (FOLDER / f"{name}.yaml").read_text("utf-8"), "python tests/trees.py"


def test_there_is_a_tree_of_each_widget_and_no_other_file():
    kinds = {name.partition("-")[0] for name in gallery.WIDGETS}
    assert {widget.partition("-")[0] for widget, _begin in TREES.values()} == kinds
    assert {path.stem for path in FOLDER.iterdir()} == set(TREES)


def test_what_has_no_name_is_found():
    assert nameless('- button "Undo"\n- button [disabled]\n  - \'slider "a: b"\': "2"\n- grid:') == [
        "- button [disabled]",
        "- grid:",
    ]
