"""The drawings of the stage: all there, and in the same colours on the page and in a picture."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

from yotd_widget.games.dragon.pieces import EVENTS, GREAT_EVENTS, KINDS, PERSONS, WALL_ACTIONS, WALL_TILES
from yotd_widget.games.dragon.screen import drawing

ROOT = Path(drawing.__file__).parents[3]
STAGE = Path(drawing.__file__).with_name("stage.svg").read_text("utf-8")
SHEET = (ROOT / "widgets/frontend/src/games/dragon/drawings.css").read_text("utf-8").split("@media")[0]
SEASONS = ("spring", "summer", "autumn", "winter")


def test_everything_is_drawn():
    persons = {"-".join(["person", kind, *["old"] * (age == "old")]) for age, kind in map(str.split, PERSONS)}
    wanted = persons | {person.replace("person", "leaving") for person in persons}
    wanted |= {f"event-{event}" for event in EVENTS} | {f"super-{event}" for event in GREAT_EVENTS}
    wanted |= {f"scene-omen-{event}" for event in (*EVENTS, *GREAT_EVENTS)}
    wanted |= {f"tile-{tile}" for tile in (*WALL_TILES, "wall_built")}
    wanted |= {f"action-{action}" for action in (*WALL_ACTIONS, "pass")} | {f"badge-{seat}" for seat in range(1, 6)}
    wanted |= {f"branch-{season}" for season in SEASONS} | {"piece-dragon", "part-roof", "part-roof_mini", "scene-land"}
    assert wanted - drawing.stage().keys() == set()


def test_every_part_that_is_used_is_there_and_every_part_is_used():
    symbols = dict(re.findall(r'<symbol id="([^"]+)"(.*?)>', STAGE))
    used = set(re.findall(r'href="#([^"]+)', STAGE))
    assert used - symbols.keys() == set()
    assert {name for name, box in symbols.items() if "viewBox" not in box} - used == set()


def test_every_drawing_is_whole_without_a_sheet():
    for pictogram in drawing.stage().values():
        assert not re.search("class=|<use", pictogram.shapes)
        ET.fromstring(f"<g>{pictogram.shapes}</g>")


def test_pictures_have_the_colours_of_the_page():
    robes = re.findall(r'\[id\*="(\w+)"\] \{\s+--robe: (#\w+);\s+--robe-2: (#\w+);', SHEET)
    assert {kind: colours for kind, *colours in robes} == {kind: [*drawing.ROBES[kind]] for kind in KINDS}
    plain = re.findall(r"symbol \.(\w+) \{\s+(fill|stroke): (#\w+);", SHEET)
    looks = {name: dict(re.findall(r'([\w-]+)="([^"]+)"', look)) for name, look in drawing._STAGE.items()}
    assert len(plain) > 50
    assert [(name, colour) for name, what, colour in plain if looks[name][what] != colour] == []
