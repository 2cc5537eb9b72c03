"""Draw the small pictures of the map of the lessons, one a lesson, from the board's own pictograms.

A lesson for which there is none, as of a game without drawings, shows its number.

usage: lesson_pictures.py [--check], which writes nothing and exits 1 if one is not up to date
"""

import sys
from pathlib import Path

from lesson_map import LESSONS, TEXTS

from yotd_widget.describe.drawing import Sheet
from yotd_widget.games.dragon.screen.drawing import sprite

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
SIZE, ROOM = 56, 8
DRAGON = {
    "00": "good-bowl_empty",
    "01": "event-peace",
    "02": "person-court_lady",
    "03": "badge-1",
    "04": "piece-dragon",
    "05": "sym-hammer",
    "06": "part-roof",
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
PICTOGRAMS = {"dragon": (sprite, DRAGON)}
"""Game -> where its pictograms are, and which of them its lessons have."""


def picture(number: str, game: str) -> str:
    """The pictogram of a lesson on a tile of paper, or its number."""
    drawn, names = PICTOGRAMS.get(game, (dict, {}))
    pictograms = drawn()
    sheet = Sheet(pictograms)
    sheet.box(1, 1, SIZE - 2, SIZE - 2, fill="#f1e7d3", radius=6)
    if (pictogram := names.get(number)) is None:
        sheet.text(SIZE / 2, SIZE / 2 + ROOM, number, size=24, bold=True, at="middle")
        return sheet.svg(SIZE, SIZE, number) + "\n"
    _left, _top, wide, high = pictograms[pictogram].box
    scale = (SIZE - 2 * ROOM) / max(wide, high)
    sheet.use(pictogram, (SIZE - wide * scale) / 2, (SIZE - high * scale) / 2, wide * scale, high * scale)
    return sheet.svg(SIZE, SIZE, pictogram.partition("-")[2].replace("_", " ")) + "\n"


def pictures(texts: Path = TEXTS, notebooks: Path = NOTEBOOKS) -> dict[Path, str]:
    """Where the picture of each lesson of each game is kept -> what is drawn there."""
    return {
        notebooks / path.parent.name / "pictures" / f"{path.name[:2]}.svg": picture(path.name[:2], path.parent.name)
        for path in sorted((texts / "en").glob(f"*/{LESSONS}"))
    }


if __name__ == "__main__":
    made = pictures()
    if "--check" in sys.argv:
        sys.exit(any(not path.exists() or path.read_text("utf-8") != text for path, text in made.items()))
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
