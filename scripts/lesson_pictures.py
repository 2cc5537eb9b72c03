"""Draw the small pictures of the map of the lessons, one a lesson, from the board's own pictograms.

usage: lesson_pictures.py [--check], which writes nothing and exits 1 if one is not up to date
"""

import sys
from pathlib import Path

from yotd_widget.describe.drawing import Sheet
from yotd_widget.games.dragon.screen.drawing import sprite

PICTURES = Path(__file__).parents[1] / "notebooks/dragon/pictures"
SIZE, ROOM = 56, 8
PICTOGRAMS = {
    "00": "good-bowl_empty",
    "01": "event-peace",
    "02": "person-court_lady",
    "03": "badge-1",
    "04": "piece-dragon",
    "05": "sym-hammer",
    "06": "part-roof_mini",
    "07": "person-scholar",
    "08": "event-imperial_tribute",
    "09": "event-drought",
    "10": "event-contagion",
    "11": "event-mongol_invasion",
    "12": "event-dragon_festival",
    "13": "sym-fan",
    "14": "sym-buddha",
    "15": "good-hand",
    "16": "badge-2",
    "17": "good-rice",
    "18": "mark-cross",
    "19": "mark-check",
    "20": "tile-wall_built",
    "21": "super-ge_volcano",
}
"""Number of a lesson -> its pictogram."""


def picture(pictogram: str) -> str:
    """A pictogram on a tile of paper."""
    sheet = Sheet(sprite())
    sheet.box(1, 1, SIZE - 2, SIZE - 2, fill="#f1e7d3", radius=6)
    _left, _top, wide, high = sprite()[pictogram].box
    scale = (SIZE - 2 * ROOM) / max(wide, high)
    sheet.use(pictogram, (SIZE - wide * scale) / 2, (SIZE - high * scale) / 2, wide * scale, high * scale)
    return sheet.svg(SIZE, SIZE, pictogram.partition("-")[2].replace("_", " ")) + "\n"


if __name__ == "__main__":
    made = {PICTURES / f"{number}.svg": picture(pictogram) for number, pictogram in PICTOGRAMS.items()}
    if "--check" in sys.argv:
        sys.exit(any(not path.exists() or path.read_text("utf-8") != text for path, text in made.items()))
    PICTURES.mkdir(exist_ok=True)
    for path, text in made.items():
        path.write_text(text, "utf-8")
