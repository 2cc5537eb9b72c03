"""The still picture of a position: drawn with the sprite of the page, whole without a sheet, and of modest size."""

import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest
from stills import SVG, check_still, texts

from yotd_widget.describe import drawing as shared
from yotd_widget.games.gugong.screen import drawing
from yotd_widget.games.gugong.screen.svg_diagram import svg_diagram

sys.path.append(str(Path(__file__).parents[3] / "scripts"))

from gallery import gugong

FOLDERS = [Path(module.__file__).parent for module in (shared, drawing)]
SPRITE, SHEETS = (
    "".join(folder.joinpath(f"sprite.{end}").read_text("utf-8") for folder in FOLDERS) for end in ("svg", "css")
)
SCENES = {
    "four": lambda: gugong("DP-GIFT", nth=18),
    "five": lambda: gugong("DP-GIFT", players=5, nth=40),
    "meng": lambda: gugong("DP-GIFT", players=1, nth=6),
    "city": lambda: gugong("DP-CITY"),
    "over": lambda: gugong(players=1),
}


@pytest.fixture(params=SCENES)
def shown(request):
    game = SCENES[request.param]()
    return game.state.game.screen.picture(game)


def drawn(shown):
    return svg_diagram(shown, "table")


def test_it_is_whole_and_modest(shown):
    check_still(drawn(shown), drawn(shown))


def test_what_lies_on_the_table_is_told(shown):
    """Values of all cards, what is free in the houses, every player with the points."""
    board, told = shown["board"], texts(drawn(shown))
    cards = [official["card"]["value"] for official in board["officials"]]
    cards += [] if shown["result"] else [card["value"] for card in board["hand"]["cards"]]
    wanted = Counter(map(str, filter(None, cards)))
    wanted += Counter(str(die["value"]) for die in board["dice"])
    wanted += Counter(str(house["price"]) for house in board["houses"] if house["full"])
    wanted += Counter(str(seat["vp"]) for seat in board["seats"])
    assert wanted - told == Counter()
    names = {official["name"] for official in board["officials"]} | {seat["name"] for seat in board["seats"]}
    assert names <= {*told}
    if shown["decision"]:
        assert shown["decision"]["prompt"] in told


def test_pieces_have_the_colours_and_marks_of_their_players(shown):
    svg, board = drawn(shown), shown["board"]
    on_board = {builder["seat"] for builder in board["wall"]["builders"]} | {
        each["seat"] for each in board["palace"]["envoys"]
    }
    for seat in on_board:
        assert f'fill="{shared.PLAYERS[seat]}"' in svg
    pieces = drawing.sprite()
    assert '#mark-3"' in pieces["servant-3"].shapes
    assert f'fill="{shared.PLAYERS[2]}"' in pieces["servant-3"].shapes


def test_by_night_the_matches_stand_at_the_players():
    game = gugong("DP-GIFT", nth=18)
    picture = game.state.game.screen.picture(game)
    picture["board"]["hour"] = "night"
    picture["board"]["seats"][2]["matches"] = "3 matches"
    svg = drawn(picture)
    assert "3 matches" in texts(svg)
    assert drawing.HOURS["night"].sky in svg


def test_nothing_leaves_the_paper(shown):
    root = ET.fromstring(drawn(shown))
    wide, high = (float(root.get(side)) for side in ("width", "height"))
    for each in root.iter(f"{SVG}rect"):
        if each.get("x"):
            assert float(each.get("x")) + float(each.get("width")) <= wide
    for each in root.iter(f"{SVG}text"):
        if each.get("y"):
            assert 0 < float(each.get("y")) < high


def test_every_drawing_is_whole_without_a_sheet():
    for name, picture in drawing.sprite().items():
        assert not re.search("class=|var|light-dark", picture.shapes), name
        ET.fromstring(f"<g>{picture.shapes}</g>")


def test_every_class_has_a_look_and_every_look_a_drawing():
    worn = {look for classes in re.findall(r'class="([^"]+)"', SPRITE) for look in classes.split()}
    assert worn == set(re.findall(r"^symbol \.(\w+)", SHEETS, flags=re.M))
