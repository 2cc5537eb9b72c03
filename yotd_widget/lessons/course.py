"""A lesson of a course, or of one's own: its text with its game, and its place among the others."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from yotd_widget.lessons import checks, shelf
from yotd_widget.lessons.made import Json, Made
from yotd_widget.lessons.memory import MAP, Memory
from yotd_widget.lessons.walk import check

MOST_AGAIN: Final = 2
"""Missed questions that come back at the end of a lesson."""


class Course(msgspec.Struct):
    """A lesson that somebody opens. name: of it; key: by which it is remembered; alone: a single question."""

    name: str
    key: str
    made: Made
    alone: bool = False

    def plan(self) -> Json:
        """The lesson as a line of stations: the `Plan` of the page, in the language spoken. Raises: BadLesson."""
        text, game = self.made.text, self.made.game
        return {
            "game": self.key.partition("/")[0],
            "name": self.name,
            "title": text.title,
            "medal": text.clauses.get("medal", ""),
            "minutes": float(text.clauses.get("minutes", 0)),
            "able": text.able,
            "stops": [
                {"id": step.id, "kind": step.kind, "heading": step.heading, "again": "again" in step.clauses}
                for step in text.steps
            ],
            "most_again": MOST_AGAIN,
            "counts": shelf.is_check(self.name),
            "learnt": text.end.heading,
            "points": list(text.end.points),
            "also": [{"rule": rule, "text": game.reading.rules[rule]} for rule in self.made.rules(text.end, "also")],
            "next": self._next(),
            "map": f"../{MAP}" if self._listed() else "",
            "alone": self.alone,
        }

    def _listed(self) -> bool:
        """Whether it is one of the game's own."""
        return self.name in shelf.names(self.made.game.name)

    def _next(self) -> Json | None:
        """The lesson that follows: the one that the text names, else the next one on the road."""
        game = self.made.game.name
        names = shelf.names(game)
        following = names[names.index(self.name) + 1 :][:1] if self._listed() else []
        if following:
            name = following[0]
        elif named := self.made.text.end.clauses.get("next", ""):
            with self.made.line(self.made.text.end.line):
                game, name = shelf.find(named)
        else:
            return None
        title = checks.title(name) if shelf.is_check(name) else shelf.text(game, name).title
        return {"name": shelf.called(game, name), "title": title, "href": notebook(game, name)}


def course(lesson: str | Path, memory: Memory) -> Course:
    """The lesson with this name, or in this file. memory: of the reader, of whom checks ask what was missed.

    Raises: NotFound, BadLesson, BadInput, WrongKind.
    """
    if shelf.is_path(lesson):
        text = shelf.own_text(lesson)
        made = Made(text)
        check(made)
        return Course(text.name, f"own/{text.name}", made)
    game, name = shelf.find(str(lesson))
    text = checks.check(game, name, memory) if shelf.is_check(name) else shelf.text(game, name)
    return Course(name, key(game, name), Made(text))


def key(game: str, name: str) -> str:
    """By which a lesson of a game is remembered."""
    return f"{game}/{name}"


def notebook(game: str, name: str) -> str:
    """The file of a lesson's notebook, in the folder of its game: "02-drought.ipynb"; checks between have no number."""
    lessons = [each for each in shelf.names(game) if not each.startswith(shelf.CHECK)]
    return f"{lessons.index(name) + 1:02}-{name}.ipynb" if name in lessons else f"{name}.ipynb"


def spoken(found: Course, memory: Memory) -> Course:
    """The same lesson in the language that is spoken now, as far as it has words in it."""
    if found.alone or shelf.is_path(found.name):
        return found
    game, _slash, name = found.key.partition("/")
    return course(shelf.called(game, name), memory)
