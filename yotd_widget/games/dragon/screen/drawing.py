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


ROBES: Final = {
    "craftsman": ("#d9a45b", "#5f6b78"),
    "court_lady": ("#ee8a3a", "#b9472b"),
    "tax_collector": ("#efc22f", "#b07f1c"),
    "pyrotechnist": ("#9560c6", "#54357c"),
    "warrior": ("#cd4335", "#7b2a2c"),
    "monk": ("#a0683a", "#e79a38"),
    "healer": ("#5297d6", "#2c609c"),
    "farmer": ("#5aa053", "#33683b"),
    "scholar": ("#f5efe2", "#45506b"),
}
"""What each kind of person wears, in light and in shade."""

_STAGE: Final = {
    "old h": 'fill="#fffaf0"',
    "h": 'fill="#33231b"',
    "k": 'fill="#2b1c14"',
    "c": 'fill="#fffaf0"',
    "s": 'fill="#f8d0a8"',
    "w": 'fill="#a8713f"',
    "d": 'fill="#6b4529"',
    "m": 'fill="#a9b3bb"',
    "g": 'fill="#edb83a"',
    "r": 'fill="#c9382e"',
    "o": 'fill="#ec8b35"',
    "t": 'fill="#efcb7d"',
    "j": 'fill="#55a35c"',
    "v": 'fill="#2f6f4e"',
    "u": 'fill="#4d8cc9"',
    "f": 'fill="#c3e4ec"',
    "i": 'fill="#2f2c60"',
    "y": 'fill="#c9b892"',
    "z": 'fill="#2b1c14" fill-opacity=".15" stroke="none"',
    "x": 'fill="#fffaf0" fill-opacity=".4" stroke="none"',
    "q": 'fill="#e0705c" fill-opacity=".4" stroke="none"',
    "n": 'stroke="none"',
    "l": 'stroke-width="1.1"',
    "e": 'stroke-width="2"',
    "ec": 'stroke="#fffaf0" stroke-width="2"',
    "cs": 'stroke="#fffaf0"',
    "lt": 'stroke="#8b7767" stroke-width="1"',
    "rs": 'stroke="#c9382e" stroke-width="2"',
    "gs": 'stroke="#edb83a" stroke-width="2"',
    "js": 'stroke="#55a35c" stroke-width="2"',
    "w2": 'stroke-width="4.4"',
    "w1": 'stroke="#a8713f" stroke-width="1.8"',
    "bd": 'stroke-width="2.8" stroke-dasharray="0 3"',
    "b2": 'fill="#7b2a2c"',
    "p1": 'fill="#53206a"',
    "p2": 'fill="#5b3fd0"',
    "p3": 'fill="#f0c01f"',
    "p4": 'fill="#c3201f"',
    "p5": 'fill="#22a9b4"',
    "lp1": 'stroke="#53206a" stroke-width="1.2"',
    "lp2": 'stroke="#5b3fd0" stroke-width="1.2"',
    "lp4": 'stroke="#c3201f" stroke-width="1.2"',
    "cs2": 'stroke="#fffaf0" stroke-width="2.2"',
    "lg": 'stroke="#a87a18" stroke-width="1.1"',
    "mk": f'stroke="{INK}" stroke-width="2.6"',
    "mo": f'stroke="{INK}" stroke-width="1.8"',
    "mf": f'fill="{INK}" stroke="none"',
    "ring": 'stroke-width="2"',
    "rs2": 'stroke="#c9382e" stroke-width="1.6" stroke-dasharray="0 2.4"',
    "os": 'stroke="#ec8b35" stroke-width="2"',
    "us": 'stroke="#4d8cc9" stroke-width="2"',
    "ps": 'stroke="#f2a9ad" stroke-width="2"',
    "ds": 'stroke="#a08a6c" stroke-width="2"',
    "vs": 'stroke="#2f6f4e" stroke-width="1.4"',
    "jl": 'fill="#b5d693"',
    "ra": 'fill="#8d8c93"',
    "pk": 'fill="#f2a9ad"',
    "pl": 'fill="#d9c6ea"',
    "bl2": 'fill="#d3dcec"',
    "ol": 'fill="#ec8b35" fill-opacity=".45" stroke="none"',
    "ta": 'fill="#f8ebc0"',
    "rp": 'fill="#f6cbc0"',
    "br": 'fill="#cdb794"',
    "bl": 'stroke="#7d6749" stroke-width="1.1"',
    "db": 'stroke-width="6.4"',
    "dg": 'stroke="#55a35c" stroke-width="3.4"',
    "rf": 'fill="#b23a34" stroke="#862823" vector-effect="non-scaling-stroke"',
    "rf2": 'fill="#6b4529" stroke="#3d2617" stroke-width="1.2" vector-effect="non-scaling-stroke"',
    "rk": 'fill="#862823" stroke="#862823" stroke-width="1" vector-effect="non-scaling-stroke"',
    "rl": 'stroke="#862823" stroke-width="1.1" vector-effect="non-scaling-stroke"',
    "rb": 'stroke="#edb83a" stroke-width="1.8" vector-effect="non-scaling-stroke"',
    "snw": 'fill="#ffffff" stroke="none"',
    "wn": 'stroke="#5b3d28" stroke-opacity=".3" stroke-width="1.4" vector-effect="non-scaling-stroke"',
    "sh": 'stroke="#8b7854" vector-effect="non-scaling-stroke"',
    "shl": 'stroke="#8b7854" vector-effect="non-scaling-stroke" stroke-width="1"',
    "shf": 'fill="#b5a27f"',
    "sn": 'display="none"',
    "sk1": 'fill="#a2d6ec"',
    "sk2": 'fill="#c4e6ee"',
    "sk3": 'fill="#e6f3de"',
    "sun": 'fill="#fff0b0"',
    "hal": 'fill="#fff6d4"',
    "far": 'fill="#96cacf"',
    "lf inh": 'fill="#96cacf" stroke="none"',
    "lm inh": 'fill="#82c0b4" stroke="none"',
    "mid2": 'fill="#6ab493"',
    "hil": 'fill="#55a071"',
    "lnd": 'fill="#7ab463"',
    "cld": 'fill="#f5fbfb"',
    "mst": 'fill="#e6f3de" fill-opacity=".45"',
    "sts": 'stroke="none" stroke-width="3"',
    "tr inh": 'fill="#3f8a5f" stroke="none"',
    "tr2 inh": 'fill="#5f9f4c" stroke="none"',
    "inh": 'stroke="none"',
    "tru": 'fill="#6b4529" stroke="none"',
    "pag": 'fill="#4b7152"',
    "tft": 'stroke="#55a071" stroke-width="2.4"',
    "hts": 'stroke="#fff0b0" stroke-width="5"',
    "crk": 'stroke="#405e42" stroke-width="3"',
    "cr2": 'fill="#3a4a35"',
    "rai": 'stroke="#f2f7fa" stroke-opacity=".75" stroke-width="3"',
    "wat": 'fill="#5b93bf"',
    "wav": 'stroke="#eef6fb" stroke-width="3"',
    "dk inh": 'fill="#54331f" stroke="none"',
    "dus": 'fill="#f3dcb4"',
    "fog": 'fill="#f0f4dc" fill-opacity=".6"',
    "fgs": 'stroke="#5f7f52" stroke-width="3"',
    "tra": 'fill="#7a3a2a"',
    "skn": 'fill="#f8d0a8"',
    "ban": 'fill="#c9382e"',
    "lan": 'fill="#c9382e"',
    "gol": 'fill="#edb83a"',
    "gls": 'stroke="#edb83a" stroke-width="4"',
    "lin": 'stroke="#5b3d28" stroke-width="2"',
    "ecl": 'fill="#2b2440"',
    "vol": 'fill="#7b5a50"',
    "lav": 'fill="#e2552c"',
    "smo": 'fill="#6f6468"',
    "wnd": 'stroke="#b9b4b6" stroke-width="4"',
    "ray": 'fill="#fff3cf" fill-opacity=".35"',
    "bat": 'fill="#241c33"',
    "brd": 'stroke="#4a5a66" stroke-width="2.4"',
    "bra": 'stroke="#6b4529" stroke-width="6"',
    "brt": 'stroke="#6b4529" stroke-width="3"',
    "pd1 inh": 'fill="#2f7d5a" stroke="none"',
    "pd2 inh": 'fill="#4a9a6c" stroke="none"',
    "mr inh": 'fill="#d2452c" stroke="none"',
    "mo2 inh": 'fill="#ec8b35" stroke="none"',
    "pks": 'stroke="#f2a9ad" stroke-width="5"',
    "bry": 'stroke="#c9382e" stroke-width="6"',
}
"""What a class of the drawings of the stage means, in daylight and in summer."""


@remembered()
def stage() -> Pictograms:
    """The drawings of the stage by id, their colours written out."""
    return read(__package__, _worn, "stage.svg")


def _worn(name: str) -> Mapping[str, str]:
    robe, shade = next((colours for kind, colours in ROBES.items() if kind in name), ("#fff", "#ddd"))
    return _STAGE | {"a": f'fill="{robe}"', "b": f'fill="{shade}"'}
