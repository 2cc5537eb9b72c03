"""The colours of the page: contrast of every pair that meets, players apart in four kinds of sight."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from colours import SIGHTS, THEMES, cam02_ucs, contrast, difference, hexadecimal, linear, players, seen, tokens

FRONTEND = Path(__file__).parents[1] / "yotd_widget/widgets/frontend/src"
BADGES = FRONTEND / "shell/sprite.svg"
PERSONS = FRONTEND / "games/dragon/persons.css"
TEXTS = [
    *((ink, paper) for ink in ("ink", "ink-2") for paper in ("paper", "paper-2", "card", "ground", "wood", "jade-2")),
    *((tone, paper) for tone in ("lacquer", "jade") for paper in ("paper", "paper-2", "card")),
    ("lacquer", "ground"), ("on-lacquer", "lacquer"), ("on-jade", "jade"),
]  # fmt: skip
PARTS = [
    *((part, paper) for part in ("line", "ring", "roof", "pillar", "post") for paper in ("paper", "card")),
    ("focus", "paper"), ("line", "paper-2"), ("ring", "paper-2"), ("ink", "face"),
]  # fmt: skip
LIT_INK = "#211b16"


@pytest.mark.parametrize("theme", THEMES)
def test_texts(theme):
    colours, least = tokens(theme), 7 if "contrast" in theme else 4.5
    found = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in TEXTS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < least} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_parts(theme):
    colours = tokens(theme)
    found = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in PARTS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < 3} == {}


def test_ink_on_lit_rooms_and_tiles():
    tints = re.findall(r"--tint: light-dark\((#\w+), (#\w+)\)", PERSONS.read_text("utf-8"))
    assert len(tints) == 9
    assert {tint for pair in tints for tint in pair if contrast(LIT_INK, tint) < 7} == set()


def test_digits_of_badges():
    badges = re.findall(
        r'<symbol id="badge-(\d)".*?<g fill="(#\w+)" stroke="none">.*?stroke="(#\w+)"', BADGES.read_text("utf-8")
    )
    colours = players()
    found = {int(seat): (fill, contrast(fill, long(digit))) for seat, fill, digit in badges}
    assert {seat: fill for seat, (fill, _ratio) in found.items()} == colours
    assert {seat: ratio for seat, (_fill, ratio) in found.items() if ratio < 4.8} == {}


def long(colour: str) -> str:
    return colour if len(colour) == 7 else "#" + "".join(2 * digit for digit in colour[1:])


@pytest.mark.parametrize("sight", ["", *SIGHTS])
def test_players_stay_apart(sight):
    """CAM02-UCS; shapes and numbers tell them apart as well."""
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
