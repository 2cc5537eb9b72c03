"""What every still picture has to be, whatever the game: whole without a sheet, legible, and of modest size."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

from yotd_widget.describe.drawing import SMALLEST

SVG = "{http://www.w3.org/2000/svg}"
MOST = 48_000


def texts(svg: str) -> Counter[str]:
    """What stands on it, each text as often as it does."""
    return Counter("".join(each.itertext()) for each in ET.fromstring(svg).iter(f"{SVG}text"))


def check_still(svg: str, again: str) -> None:
    """again: the same, drawn once more."""
    assert not re.search("class=|var\\(|currentcolor|style=", svg, re.I)
    assert len(svg) < MOST
    assert svg == again
    sizes = [float(each.get("font-size")) for each in ET.fromstring(svg).iter() if each.get("font-size")]
    assert min(sizes) >= SMALLEST
