"""Write the rows of the map of the lessons, from what the lessons say of themselves, into `notebooks/text/*/index.md`.

usage: lesson_map.py [--check], which writes nothing and exits 1 if a map is not up to date
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

TEXTS = Path(__file__).parents[1] / "notebooks/text"
GAME = "dragon"
"""Whose lessons the map shows."""
PROMISE = {"en": "You will be able to "}
"""Language -> how each lesson begins to say what it is for."""
HEAD = r"# (?P<title>.+)\n\n\*(?P<minutes>\d+) .+\n\n{promise}(?P<able>.+)\.\n"
ROWS = re.compile(r"^(?:\| !\[.*\n)+", re.MULTILINE)


class Lesson(NamedTuple):
    """What stands on top of a lesson. name: of its file, without the ending; able: what one can do afterwards."""

    name: str
    title: str
    minutes: int
    able: str


def lessons(language: str) -> list[Lesson]:
    """The lessons in this language, in their order."""
    head = re.compile(HEAD.format(promise=PROMISE[language]))
    found = []
    for path in sorted((TEXTS / language / GAME).glob("[0-9][0-9]-*.md")):
        if not (match := head.match(path.read_text("utf-8"))):
            raise SystemExit(f"{path}: title, minutes and what one will be able to do are not as in other lessons")
        found.append(Lesson(path.stem, match["title"], int(match["minutes"]), match["able"]))
    return found


def row(lesson: Lesson, language: str) -> str:
    """A line of the map. The title says what the picture does, so the picture has no words of its own."""
    pictures = f"{GAME}/pictures" if language == "en" else f"../{GAME}/pictures"
    picture = f"![]({pictures}/{lesson.name[:2]}.svg)"
    link = f"{lesson.name[:2]} [{lesson.title}]({GAME}/{lesson.name}.ipynb)"
    return f"| {picture} | {link} | {lesson.minutes} | {lesson.able} |\n"


def filled(text: str, language: str) -> str:
    """A map with its rows made anew."""
    return ROWS.sub("".join(row(lesson, language) for lesson in lessons(language)), text, count=1)


if __name__ == "__main__":
    for language in PROMISE:
        path = TEXTS / language / "index.md"
        old = path.read_text("utf-8")
        if "--check" in sys.argv:
            if filled(old, language) != old:
                sys.exit(f"{path} is not up to date")
        else:
            path.write_text(filled(old, language), "utf-8")
