"""The decision points of a game, by its tasks: each stands beside the question that is asked there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from yotd_widget.engine.moves import Move
from yotd_widget.engine.position import Point, Question, Task

Tasks = Sequence[type[Task]]


def points(tasks: Tasks) -> dict[str, Point]:
    """The decision points by name, in the order of the tasks."""
    return {name: point for _question, name, point in _asked(tasks)}


def answered(tasks: Tasks, kind: type[Move]) -> list[str]:
    """The decision points that moves of a kind answer."""
    return [name for question, name, point in _asked(tasks) if issubclass(kind, point.answers or question.answers)]


def _asked(tasks: Tasks) -> Iterator[tuple[type[Question], str, Point]]:
    for task in tasks:
        if issubclass(task, Question):
            yield from ((task, name, point) for name, point in task.points.items())
