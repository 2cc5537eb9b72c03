"""Pictograms that use others of their file."""

from __future__ import annotations

import pytest

from yotd_widget.describe import drawing

SPRITE = """<svg>
<symbol id="hat"><path class="h" d="M0 0h9"/></symbol>
<symbol id="head"><circle class="s" r="8"/><use href="#hat"/></symbol>
<symbol id="young" viewBox="0 0 48 64"><use href="#head"/><path d="M1 1"/></symbol>
<symbol id="old" viewBox="0 0 48 64"><use href="#head" class="grey" transform="translate(3 5)"/></symbol>
<symbol id="pair" viewBox="0 0 96 64"><use href="#young"/><use href="#old" transform="scale(2)" height="64"/></symbol>
</svg>"""
LOOKS = {"h": 'fill="#211"', "s": 'fill="#fca"', "grey h": 'fill="#fff"'}


@pytest.fixture
def read(tmp_path, monkeypatch):
    monkeypatch.setattr(drawing, "files", lambda _package: tmp_path)

    def pictograms(text, looks=lambda _name: LOOKS, file="sprite.svg"):
        tmp_path.joinpath(file).write_text(text, "utf-8")
        return drawing.sprite("any", looks, file)

    return pictograms


def test_a_part_is_drawn_where_it_is_used(read):
    assert read(SPRITE)["young"] == drawing.Pictogram(
        '<circle fill="#fca" r="8"/><path fill="#211" d="M0 0h9"/><path d="M1 1"/>', (0, 0, 48, 64)
    )


def test_a_part_of_a_part_knows_how_the_whole_is_used(read):
    old = '<g transform="translate(3 5)"><circle fill="#fca" r="8"/><path fill="#fff" d="M0 0h9"/></g>'
    found = read(SPRITE)
    assert found["old"].shapes == old
    assert found["pair"].shapes == f'{found["young"].shapes}<g transform="scale(2)">{old}</g>'


def test_what_has_no_box_is_but_a_part(read):
    assert read(SPRITE, file="other.svg").keys() == {"young", "old", "pair"}


def test_each_part_has_the_looks_of_its_own_name(read):
    assert read(SPRITE, lambda name: {"h": f'fill="{name}"', "s": ""})["young"].shapes.startswith(
        '<circle r="8"/><path fill="hat" '
    )


def test_two_moves_do_not_become_one(read):
    turned = SPRITE.replace('<path class="h"', '<path class="h" transform="scale(3)"')
    alone = turned.replace('<circle class="s" r="8"/>', "")
    assert read(alone)["old"].shapes == (
        '<g transform="translate(3 5)"><path fill="#fff" transform="scale(3)" d="M0 0h9"/></g>'
    )
