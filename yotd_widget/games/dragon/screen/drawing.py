"""Colours and pictograms of the SVG picture of this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yotd_widget.describe.drawing import INK, LACQUER, Pictograms, badges
from yotd_widget.describe.drawing import sprite as read
from yotd_widget.engine.house_rules import remembered

ROOF_LINE, WOOD, PILLAR = "#611", "#e3d1aa", "#432"
TINTS: Final = {
    "craftsman": "#e9dcc0",
    "court_lady": "#f6cfa0",
    "tax_collector": "#f4e38a",
    "pyrotechnist": "#dcc6ea",
    "warrior": "#f2bdb5",
    "monk": "#dbc0a4",
    "healer": "#bcd4ee",
    "farmer": "#c3dfb4",
    "scholar": "#f7f5f0",
}

_ATTRIBUTES: Final = {
    "p": 'fill="#fffaf0"',
    "w": f'fill="{WOOD}"',
    "k": f'fill="{INK}"',
    "g": 'fill="#e0b64a"',
    "r": 'fill="#c0392f"',
    "j": 'fill="#7fae8f"',
    "n": 'stroke="none"',
    "h": 'stroke-width="1.1"',
    "d": 'stroke-width="1.4" stroke-dasharray="2 2.6"',
    "e": "",
    "c": 'stroke-width="3.4"',
    "pt": 'stroke="#fffaf0" stroke-width=".9"',
    "pl": 'stroke="#fffaf0"',
    "db": 'stroke-width="6.4"',
    "df": 'stroke="#7fae8f" stroke-width="3.4"',
    "rf": f'fill="{LACQUER}" stroke="{ROOF_LINE}" stroke-width="1.2"',
    "rl": f'stroke="{ROOF_LINE}" stroke-width="1"',
    "rr": f'stroke="{ROOF_LINE}" stroke-width="3"',
    "rb": 'stroke="#e0b64a" stroke-width="1.6"',
}
"""What a class of the sprite means, in daylight; a line of 1.5 is drawn as the 1.6 that all inherit."""


@remembered()
def sprite() -> Pictograms:
    """The pictograms by id, their colours written out."""
    own = read(__package__, _looks)
    return Pictograms({**badges(), **own}, own.file)


def _looks(name: str) -> Mapping[str, str]:
    return _ATTRIBUTES | {"t": f'fill="{TINTS.get(name.removeprefix("person-"), "#fff")}"'}
