"""Colours as the eye takes them: contrast (WCAG 2), three kinds of colour-blind sight, differences (CAM02-UCS).

Also reads the tokens of the page from their sheets. For tests and for the style sheet page only.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from yotd_widget.describe.drawing import PLAYERS

PACKAGE = Path(__file__).parents[1] / "yotd_widget"
SPRITES = [PACKAGE / folder / "sprite.css" for folder in ("describe", "games/dragon/screen")]
SHEETS = [
    *SPRITES,
    *(
        PACKAGE / "widgets/frontend/src" / name
        for name in ("shell/tokens.css", "shell/drawn/drawn.css", "games/dragon/land.css", "games/gugong/sites.css")
    ),
]
THEMES = ("light", "dark", "contrast light", "contrast dark")

Vector = tuple[float, float, float]
Matrix = Sequence[Sequence[float]]

SIGHTS: Mapping[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira & Fernandes 2009, severity 1, on linear light."""

TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Vector = (95.047, 100.0, 108.883)
CAT02: Matrix = ((0.7328, 0.4296, -0.1624), (-0.7036, 1.6975, 0.0061), (0.0030, 0.0136, 0.9834))
TO_CONES: Matrix = (  # CAT02 back to XYZ, then to the cones of Hunt, Pointer and Estévez
    (0.7409792, 0.2180250, 0.0410058), (0.2853532, 0.6242014, 0.0904454), (-0.0096280, -0.0056980, 1.0153260),
)  # fmt: skip
ADAPTING = 64 / math.pi / 5
"""Luminance the eye has adapted to: 64 lux, a grey surround of 20 %."""


def tokens(theme: str) -> dict[str, str]:
    """Every colour token of a theme as "#rrggbb"; later blocks win, as on the page."""
    sheets = (re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL) for sheet in SHEETS)
    found: dict[str, str] = {}
    for selector, block in re.findall(r"([^{}]+)\{([^{}]*)\}", "".join(sheet.split("@media")[0] for sheet in sheets)):
        applies = selector.strip() == ".frame" or (
            "contrast" in theme and ".projector, " in selector and '[data-theme="contrast"]' in selector
        )
        if not applies:
            continue
        for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", block):
            colours = re.findall(r"#[0-9a-f]{6}", value)
            if colours:
                found[name] = colours[-1] if theme.endswith("dark") else colours[0]
    return found


def players() -> dict[int, str]:
    """The colours of the five seats, by the number of their badge."""
    return dict(enumerate(PLAYERS, 1))


def linear(colour: str) -> Vector:
    """Red, green and blue light, 0 to 1, of "#rrggbb"."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def hexadecimal(light: Vector) -> str:
    """Linear light as "#rrggbb"; what a screen cannot show is cut off."""
    cut = (min(max(part, 0), 1) for part in light)
    parts = (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in cut)
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21 (WCAG 2)."""
    lights = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (linear(one), linear(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def seen(colour: str, sight: str) -> str:
    """The colour as somebody with this sight takes it; "" is normal sight."""
    return hexadecimal(times(SIGHTS[sight], linear(colour))) if sight else colour


def difference(one: str, other: str) -> float:
    """Distance in CAM02-UCS; below 2 nobody sees it, 30 and more is another colour at a glance."""
    return math.dist(cam02_ucs(one), cam02_ucs(other))


def times(matrix: Matrix, vector: Sequence[float]) -> Vector:
    """A matrix times a vector."""
    one, two, three = (sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def cam02_ucs(colour: str) -> Vector:
    """Lightness and the two opponent colours of CIECAM02, spread evenly (Luo, Cui & Li 2006)."""
    xyz = times(TO_XYZ, linear(colour))
    k = 1 / (5 * ADAPTING + 1)
    level = 0.2 * k**4 * 5 * ADAPTING + 0.1 * (1 - k**4) ** 2 * (5 * ADAPTING) ** (1 / 3)
    degree = 1 - math.exp((-ADAPTING - 42) / 92) / 3.6
    white = times(CAT02, WHITE)

    def cones(point: Sequence[float]) -> Vector:
        adapted = [
            part * (100 * degree / full + 1 - degree) for part, full in zip(times(CAT02, point), white, strict=True)
        ]
        return times(TO_CONES, adapted)

    def answer(cone: float) -> float:
        power = (level * abs(cone) / 100) ** 0.42
        return math.copysign(400 * power / (27.13 + power), cone) + 0.1

    def achromatic(red: float, green: float, blue: float) -> float:
        return (2 * red + green + blue / 20 - 0.305) * background

    background = 0.725 * (1 / 0.2) ** 0.2
    red, green, blue = map(answer, cones([100 * part for part in xyz]))
    a, b = red - 12 * green / 11 + blue / 11, (red + green - 2 * blue) / 9
    hue = math.atan2(b, a)
    full = achromatic(*map(answer, cones(WHITE)))
    lightness = 100 * (achromatic(red, green, blue) / full) ** (0.69 * (1.48 + math.sqrt(0.2)))
    eccentricity = (math.cos(hue + 2) + 3.8) / 4
    strength = 50000 / 13 * background * eccentricity * math.hypot(a, b) / (red + green + 21 / 20 * blue)
    chroma = strength**0.9 * math.sqrt(lightness / 100) * (1.64 - 0.29**0.2) ** 0.73
    colourful = math.log(1 + 0.0228 * chroma * level**0.25) / 0.0228
    return 1.7 * lightness / (1 + 0.007 * lightness), colourful * math.cos(hue), colourful * math.sin(hue)
