"""The colours of the page: contrast of every pair that meets, players apart in four kinds of sight."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from colours import (
    SIGHTS,
    SPRITES,
    THEMES,
    cam02_ucs,
    contrast,
    difference,
    hexadecimal,
    linear,
    players,
    seen,
    tokens,
)

WALLS = re.findall(r"--wall: light-dark\((#\w+), (#\w+)\)", SPRITES[1].read_text("utf-8"))
TEXTS = [
    *((ink, paper) for ink in ("ink", "ink-2") for paper in ("paper", "paper-2", "card", "wood", "jade-2")),
    *((tone, paper) for tone in ("lacquer", "jade") for paper in ("paper", "paper-2", "card")),
    *((ink, board) for ink in ("ink", "ink-2", "lacquer", "jade") for board in ("board-mat", "board-road")),
    *((sign, beam) for sign in ("board-on-wood", "board-bad", "board-good") for beam in ("board-wood", "board-wood-2")),
    ("on-lacquer", "lacquer"), ("on-jade", "jade"), ("on-seal", "seal"),
]  # fmt: skip
PARTS = [
    *((part, paper) for part in ("line", "ring") for paper in ("paper", "card")),
    ("focus", "paper"), ("line", "paper-2"), ("ring", "paper-2"), ("ring", "board-mat"),
]  # fmt: skip
ON_WALLS = ("#211b16", "#231a13")
LIT_WORDS = ("#f8ead0", "#fbf2e0", "#f8f0e2")
"""On wood and stone of the night (games/gugong/sites.css)."""


@pytest.mark.parametrize("theme", THEMES)
def test_texts(theme):
    colours, least = tokens(theme), 7 if "contrast" in theme else 4.5
    found = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in TEXTS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < least} == {}


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme.endswith("dark")])
@pytest.mark.parametrize("ground", ["plank-night", "slab-night", "stele-night"])
def test_words_on_wood_and_stone_by_night(theme, ground):
    colours, least = tokens(theme), 7 if "contrast" in theme else 4.5
    assert min(contrast(ink, colours[ground]) for ink in LIT_WORDS) >= least


@pytest.mark.parametrize("theme", THEMES)
def test_paper_is_lit_at_any_hour(theme):
    """Ink on gifts; by night they are as bright as a lamp lets them be."""
    paper = tokens(theme)["gift"]
    assert contrast("#4f443a", paper) >= 4.5
    assert theme.endswith("light") or contrast(paper, "#ffffff") > 1.3


@pytest.mark.parametrize("theme", THEMES)
def test_parts(theme):
    colours = tokens(theme)
    found = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in PARTS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < 3} == {}


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme.endswith("dark")])
@pytest.mark.parametrize("paper", ["paper", "paper-2", "card"])
def test_pieces_have_an_edge_by_night(theme, paper):
    """The colours of players need not stand out there: the rim around their pieces does."""
    colours = tokens(theme)
    assert min(contrast(colour, colours[paper]) for colour in players().values()) < 3
    assert contrast(colours["rim"], colours[paper]) >= 3


def test_ink_on_lit_rooms_and_tiles():
    assert len(WALLS) == 9
    assert {wall for pair in WALLS for wall in pair for ink in ON_WALLS if contrast(ink, wall) < 7} == set()


def test_emblems_stand_out():
    """Pale on the three dark colours; on the two bright ones their lines are dark."""
    pale, line = "#fffaf0", tokens("light")["draw"]
    found = {seat: contrast(colour, line if seat in (3, 5) else pale) for seat, colour in players().items()}
    assert {seat: round(ratio, 2) for seat, ratio in found.items() if ratio < 4.8} == {}


@pytest.mark.parametrize("sight", ["", *SIGHTS])
def test_players_stay_apart(sight):
    """CAM02-UCS; shapes and emblems tell them apart as well."""
    colours = [seen(colour, sight) for colour in players().values()]
    assert len(colours) == 5
    assert min(difference(one, other) for one, other in combinations(colours, 2)) >= 30


def test_the_measures_know_published_values():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert hexadecimal(linear("#8844ff")) == "#8844ff"
    assert cam02_ucs("#ffffff")[0] == pytest.approx(100, abs=0.01)
    assert max(abs(part) for part in cam02_ucs("#808080")[1:]) < 2  # a grey is grey
    assert difference("#441144", "#8844ff") == pytest.approx(39.8, abs=0.1)
