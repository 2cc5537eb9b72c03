"""Write the rows of the map of the lessons, from what the lessons say of themselves, into `notebooks/text/*/index.md`.

Each game that has lessons has its folder; where there are several, each has its own table below its title.
usage: lesson_map.py [--check], which writes nothing and exits 1 if a map is not up to date
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

from yotd_widget.engine.game import load
from yotd_widget.engine.texts import speaking

TEXTS = Path(__file__).parents[1] / "notebooks/text"
LESSONS = "[0-9][0-9]-*.md"
PROMISE = {"en": "You will be able to "}
"""Language -> how each lesson begins to say what it is for."""
HEAD = r"# (?P<title>.+)\n\n\*(?P<minutes>\d+) .+\n\n{promise}(?P<able>.+)\.\n"
ROWS = re.compile(r"^(?:\| !\[.*\n)+", re.MULTILINE)
TABLE = r"\| \| .+\n\|:-:.+\n(?:\| !\[.*\n)+"
MAP = re.compile(rf"^(?:### .+\n\n)?{TABLE}(?:\n### .+\n\n{TABLE})*", re.MULTILINE)


class Lesson(NamedTuple):
    """What stands on top of a lesson. name: of its file, without the ending; able: what one can do afterwards."""

    name: str
    title: str
    minutes: int
    able: str


def games(language: str, texts: Path = TEXTS) -> list[str]:
    """The games that have lessons in this language: each has a folder of its name."""
    return sorted({path.parent.name for path in (texts / language).glob(f"*/{LESSONS}")})


def lessons(language: str, game: str, texts: Path = TEXTS) -> list[Lesson]:
    """The lessons of a game in this language, in their order."""
    head = re.compile(HEAD.format(promise=PROMISE[language]))
    found = []
    for path in sorted((texts / language / game).glob(LESSONS)):
        if not (match := head.match(path.read_text("utf-8"))):
            raise SystemExit(f"{path}: title, minutes and what one will be able to do are not as in other lessons")
        found.append(Lesson(path.stem, match["title"], int(match["minutes"]), match["able"]))
    return found


def row(lesson: Lesson, language: str, game: str) -> str:
    """A line of the map. The title says what the picture does, so the picture has no words of its own."""
    pictures = f"{game}/pictures" if language == "en" else f"../{game}/pictures"
    picture = f"![]({pictures}/{lesson.name[:2]}.svg)"
    link = f"{lesson.name[:2]} [{lesson.title}]({game}/{lesson.name}.ipynb)"
    return f"| {picture} | {link} | {lesson.minutes} | {lesson.able} |\n"


def heading(game: str, language: str) -> str:
    """What stands above the lessons of a game where there are several."""
    with speaking(language):
        return f"### {load(game).title}\n\n"


def filled(text: str, language: str, texts: Path = TEXTS) -> str:
    """A map with its rows made anew, those of each game below the same head."""
    found = MAP.search(text)
    if found is None:
        raise SystemExit("the map has no table with rows of lessons")
    there = games(language, texts)
    head = re.sub(r"\A### .+\n\n", "", ROWS.split(found[0], maxsplit=1)[0])
    tables = [
        (heading(game, language) if len(there) > 1 else "")
        + head
        + "".join(row(lesson, language, game) for lesson in lessons(language, game, texts))
        for game in there
    ]
    return text[: found.start()] + "\n".join(tables) + text[found.end() :]


if __name__ == "__main__":
    for language in PROMISE:
        path = TEXTS / language / "index.md"
        old = path.read_text("utf-8")
        if "--check" in sys.argv:
            if filled(old, language) != old:
                sys.exit(f"{path} is not up to date")
        else:
            path.write_text(filled(old, language), "utf-8")
