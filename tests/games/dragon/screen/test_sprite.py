"""The drawings: each once, all there, none for nothing, and each in the colours of the sheet beside it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from yotd_widget import describe
from yotd_widget.describe import drawing as shared
from yotd_widget.describe.ledger import causes
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.pieces import (
    EVENTS,
    GREAT_EVENTS,
    KINDS,
    PERSONS,
    WALL_ACTIONS,
    WALL_TILES,
)
from yotd_widget.games.dragon.screen import drawing
from yotd_widget.games.dragon.screen.ahead import SEASONS
from yotd_widget.games.dragon.words import CAUSE_ICONS, SYMBOL_ICONS

PACKAGE = Path(describe.__file__).parents[1]
FOLDERS = [Path(module.__file__).parent for module in (shared, drawing)]
SPRITE = "".join(folder.joinpath("sprite.svg").read_text("utf-8") for folder in FOLDERS)
SHEETS = "".join(folder.joinpath("sprite.css").read_text("utf-8") for folder in FOLDERS)
SOURCES = "".join(
    file.read_text("utf-8")
    for folder, kind in (("widgets/frontend/src", "*.ts*"), ("describe", "*.py"), ("games/dragon/screen", "*.py"))
    for file in sorted((PACKAGE / folder).rglob(kind))
    if not re.search("games/(?!dragon)", file.as_posix())  # whose drawings are their own
)
SYMBOLS = dict(re.findall(r'<symbol id="([^"]+)"([^>]*)>', SPRITE))
WHOLE = {name for name, box in SYMBOLS.items() if "viewBox" in box}
WITHIN = set(re.findall(r'href="#([^"]+)', SPRITE))
FAMILIES = {name.split("-")[0] for name in WHOLE}

PEOPLE = {"-".join([kind, *["old"] * (age == "old")]) for age, kind in map(str.split, PERSONS)}
GOODS = ("good-bowl", "good-privilege")
COMPOSED = {
    "badge": {str(number) for number in range(1, 6)},
    "person": PEOPLE,
    "leaving": PEOPLE,
    "event": set(EVENTS),
    "super": set(GREAT_EVENTS),
    "scene-omen": {*EVENTS, *GREAT_EVENTS, "evening"} - {"peace"},  # of peace, nothing is seen; the last night is
    "branch": set(SEASONS),
    "tile": {*WALL_TILES, "wall_built"},
    "action": {*WALL_ACTIONS, "pass"},
    "sym": set(SYMBOL_ICONS.values()),
    "good": {"yuan", "rice", "fireworks"},  # that fly (motion.ts)
    "good-bowl": {"full", "empty"},
    "good-privilege": {"small", "large"},
    "mark": {"check", "leave"},
    "shape": {str(number) for number in range(1, 6)},
    "piece": set(),  # of games whose players have several (`drawing.pieces`)
}
"""What stands before a name that code puts together -> what it may be followed by."""
ASKED = {f"{family}{'_' if family in GOODS else '-'}{name}" for family, names in COMPOSED.items() for name in names}
NAMED = set(re.findall(rf'(?<!class=)["`#]((?:{"|".join(FAMILIES)})-[a-z_]+)["`]', SOURCES))


def test_each_drawing_has_an_id_of_its_own():
    counts = Counter(re.findall(r'<symbol id="([^"]+)"', SPRITE))
    assert [name for name, count in counts.items() if count > 1] == []


def test_everything_that_is_asked_for_is_drawn():
    missing = (ASKED | NAMED | WITHIN) - SYMBOLS.keys()
    assert missing == set()
    parts = (ASKED | NAMED) - WHOLE  # which have no box
    assert parts == set()


def test_nothing_is_drawn_for_nothing():
    assert SYMBOLS.keys() - ASKED - NAMED - WITHIN == set()


def test_names_that_code_puts_together_are_of_known_families():
    put = re.findall(rf'["`#]((?:{"|".join(FAMILIES)})-[a-z_-]*)\$?\{{', SOURCES)
    assert {name.rstrip("-_") for name in put} - COMPOSED.keys() == set()


def test_every_class_has_a_look_and_every_look_a_drawing():
    worn = {look for classes in re.findall(r'class="([^"]+)"', SPRITE) for look in classes.split()}
    assert worn == set(re.findall(r"^symbol \.(\w+)", SHEETS, flags=re.M))


def test_every_drawing_is_whole_without_a_sheet():
    drawn = drawing.sprite()
    assert drawn.keys() == WHOLE
    for name in (*drawn, *drawn.parts):
        shapes = drawn.shapes(name)
        assert not re.search("class=|var|light-dark", shapes)
        assert set(re.findall(r'href="#([^"]+)', shapes)) <= drawn.parts.keys()
        ET.fromstring(f"<g>{shapes}</g>")  # and no attribute twice
    assert [name for name in drawn.keys() & drawn.parts.keys() if drawn.parts[name] != drawn[name].shapes] == []


@pytest.mark.parametrize("kind", KINDS)
def test_persons_wear_their_colours(kind):
    robe, wall = (
        re.search(rf'"{kind}"\] \{{[^}}]*--{token}: (?:light-dark\()?(#\w+)', SHEETS)[1] for token in ("robe", "wall")
    )
    assert f'fill="{robe}"' in drawing.sprite().shapes(f"person-{kind}-body")
    assert drawing.WALLS[kind] == wall


def test_all_that_points_come_from_has_a_sign_of_its_own():
    assert CAUSE_ICONS.keys() == causes(GAME).keys()
    assert len({*CAUSE_ICONS.values()}) == len(CAUSE_ICONS)
    assert {*CAUSE_ICONS.values()} <= WHOLE


def test_old_persons_have_white_hair():
    young, old = (drawing.sprite().shapes(f"person-scholar-head{sign}") for sign in ("", "'"))
    assert "#fffaf0" in old
    assert young.replace("#33231b", "#fffaf0") == old


def test_no_colour_is_left_where_the_system_forces_colours():
    by_day, forced = SHEETS, ""
    for block in re.findall(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", SHEETS):
        by_day, forced = by_day.replace(block, ""), forced + block
    pieces = re.findall(r'<symbol id="(?!scene|branch)[^>]*>(.*?)</symbol>', SPRITE)  # there is no landscape then
    worn = {look for piece in pieces for each in re.findall(r'class="([^"]+)"', piece) for look in each.split()}
    coloured = {
        look
        for look, rule in re.findall(r"symbol \.(\w+) \{([^}]*)\}", by_day)
        if re.search("(fill|stroke): (#|var)", rule)
    }
    assert worn & coloured - set(re.findall(r"\.(\w+)", forced)) == {"k"}  # in the colour of the lines
