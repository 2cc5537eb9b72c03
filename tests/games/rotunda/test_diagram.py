"""The still picture of a position of Rotunda: the house, whole without a sheet, and of modest size."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest
from stills import SVG, check_still, texts

from yotd_widget.describe import drawing as shared
from yotd_widget.games.rotunda.screen import drawing
from yotd_widget.games.rotunda.screen.svg_diagram import svg_diagram
from yotd_widget.games.rotunda.screen.svg_house import Box, apart

sys.path.append(str(Path(__file__).parents[3] / "scripts"))

from gallery import rotunda

SCENES = {
    "walk": lambda: rotunda("D-5", nth=30),
    "chain": lambda: rotunda("D-21"),
    "peddler": lambda: rotunda("D-15"),
    "over": lambda: rotunda(),
}


@pytest.fixture(params=SCENES)
def shown(request):
    game = SCENES[request.param]()
    return game.state.game.screen.picture(game)


def drawn(shown):
    return svg_diagram(shown, "table")


def test_it_is_whole_and_modest(shown):
    check_still(drawn(shown), drawn(shown))


def test_the_house_is_told_whole(shown):
    """Every room and village, how far the worships are, every player with the points; what is asked."""
    board, told = shown["board"], texts(drawn(shown))
    names = [thing["name"] for kind in ("rooms", "villages", "seats") for thing in board[kind]]
    assert {*names, board["round_name"]} <= {*told}
    assert Counter(str(seat["vp"]) for seat in board["seats"]) - told == Counter()
    if shown["decision"]:
        assert any(text.startswith(shown["decision"]["prompt"]) for text in told)


def test_leaders_are_as_many_as_stand_there_in_the_colours_of_their_players(shown):
    svg = drawn(shown)
    for man in shown["board"]["men"]:
        assert f'fill="{shared.PLAYERS[man["seat"]]}"' in svg
    assert f'fill="{shared.PLAYERS[2]}"' in drawing.sprite()["leader-a-3"].shapes


def test_nothing_leaves_the_paper_and_no_name_lies_on_another(shown):
    root = ET.fromstring(drawn(shown))
    wide, high = (float(root.get(side)) for side in ("width", "height"))
    for each in root.iter(f"{SVG}rect"):
        if each.get("x"):
            assert float(each.get("x")) + float(each.get("width")) <= wide
    for each in root.iter(f"{SVG}text"):
        assert 0 < float(each.get("y")) < high
    signs = {room["name"] for room in shown["board"]["rooms"]}
    found = [each for each in root.iter(f"{SVG}text") if "".join(each.itertext()) in signs]
    boxes = [
        (float(each.get("x")), float(each.get("y")), shared.width_of("".join(each.itertext()), 12.5, bold=True))
        for each in found
    ]
    for nth, (x, y, w) in enumerate(boxes):
        assert not [1 for x2, y2, w2 in boxes[:nth] if abs(x - x2) < (w + w2) / 2 and abs(y - y2) < 16]


def test_boxes_are_pushed_apart_and_from_what_stands_still():
    one, other = apart([Box(0, 0, 10, 10), Box(2, 6, 10, 10)], [Box(0, -8, 10, 10)])
    assert other.y - one.y == pytest.approx(10, abs=0.1)
    assert one.y == pytest.approx(2, abs=0.1)
    assert (one.x, other.x) == (0, 2)


def test_every_drawing_is_whole_without_a_sheet():
    for name, picture in drawing.sprite().items():
        assert not re.search("class=|var|light-dark", picture.shapes), name
        ET.fromstring(f"<g>{picture.shapes}</g>")
