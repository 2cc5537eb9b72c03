"""Pictograms that use others of their file."""

from __future__ import annotations

import re

import pytest

from yotd_widget.describe import drawing, looks

SPRITE = """<svg>
<symbol id="hat"><path class="h" d="M0 0h9"/></symbol>
<symbol id="head"><circle class="s" r="8"/><use href="#hat"/></symbol>
<symbol id="young" viewBox="0 0 48 64"><use href="#head"/><path d="M1 1"/></symbol>
<symbol id="old" viewBox="0 0 48 64"><use href="#head" class="grey" transform="translate(3 5)"/></symbol>
<symbol id="pair" viewBox="0 0 96 64"><use href="#young"/><use href="#old" transform="scale(2)" height="64"/></symbol>
</svg>"""
SHEET = """
.frame { --dark: #221111; }
symbol { stroke: var(--dark); }
symbol .grey { --hair: light-dark(#ffffff, #000); }
symbol .h { fill: var(--hair, var(--dark)); }
symbol .s { fill: #ffccaa; }
@media (forced-colors: active) { symbol .s { fill: Canvas; } }
"""


@pytest.fixture
def read(tmp_path, monkeypatch):
    for module in (drawing, looks):
        monkeypatch.setattr(module, "files", lambda _package: tmp_path)

    def pictograms(text, sheet=SHEET):
        tmp_path.joinpath("sprite.svg").write_text(text, "utf-8")
        tmp_path.joinpath("sprite.css").write_text(sheet, "utf-8")
        return drawing.sprite("any")

    return pictograms


def test_a_part_stays_a_part(read):
    found = read(SPRITE)
    assert found["young"] == drawing.Pictogram('<use href="#head"/><path d="M1 1"/>', (0, 0, 48, 64))
    assert found.shapes("head") == '<circle fill="#fca" r="8"/><use href="#hat"/>'
    assert found.shapes("hat") == '<path fill="#211" d="M0 0h9"/>'


def test_a_part_of_a_part_knows_how_the_whole_is_used(read):
    found = read(SPRITE)
    assert found["old"].shapes == '<use href="#head\'" transform="translate(3 5)"/>'
    assert found.shapes("head'") == '<circle fill="#fca" r="8"/><use href="#hat\'"/>'
    assert found.shapes("hat'") == '<path fill="#fff" d="M0 0h9"/>'
    assert found["pair"].shapes == '<use href="#young"/><use href="#old" transform="scale(2)"/>'


def test_what_has_no_box_is_but_a_part(read):
    assert read(SPRITE).keys() == {"young", "old", "pair"}


def test_a_part_wears_what_is_worn_under_its_name(read):
    found = read(SPRITE, SHEET + 'symbol[id*="hat"] { --hair: #0000ff; }')
    assert found.shapes("hat") == '<path fill="#00f" d="M0 0h9"/>'


def test_what_stands_further_below_wins(read):
    sprite = '<symbol id="dot" viewBox="0 0 9 9"><path class="s h" d="M1 1"/></symbol>'
    assert read(sprite)["dot"].shapes == '<path fill="#fca" d="M1 1"/>'


def test_what_is_not_seen_is_left_out(read):
    sprite = '<symbol id="dot" viewBox="0 0 9 9"><path class="snow" d="M1 1"/></symbol>'
    assert read(sprite, "symbol .snow { display: var(--snow, none); }")["dot"].shapes == ""


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("symbol > g { fill: #fff; }", "symbol > g"),
        ("symbol .h { fill: url(#blue); }", "url"),
        ("symbol .h { fill: var(--sky); }", "var(--sky)"),
        (".frame .h { fill: #fff; }", ".frame .h"),
    ],
)
def test_what_a_picture_does_not_understand_is_refused(read, rule, said):
    with pytest.raises(ValueError, match=rf"a picture does not understand “.*{re.escape(said)}"):
        read(SPRITE, SHEET + rule)


def test_a_class_without_a_look_is_refused(read):
    with pytest.raises(ValueError, match="nothing of the class “h”"):
        read(SPRITE, "symbol .s { fill: #fff; }")


def test_what_stands_once_is_drawn_at_its_place_and_what_is_used_often_is_defined(read):
    sheet = drawing.Sheet(read(SPRITE))
    sheet.use("young", 0, 0, 24, 32)
    once = sheet.svg(9, 9, "One")
    assert "<defs></defs>" in once
    assert once.count("<use") == 0
    sheet.use("young", 20, 0, 24, 32)
    twice = sheet.svg(9, 9, "Two")
    assert (twice.count("<g id="), twice.count("<use"), twice.count("M0 0h9")) == (1, 2, 1)


def test_the_players_have_the_colours_of_the_page():
    assert drawing.PLAYERS == ("#411d4a", "#6a1bf0", "#f0c01f", "#c3201f", "#22a9b4")
