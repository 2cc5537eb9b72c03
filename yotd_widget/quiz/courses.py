"""What does not depend on choices that nobody has made: an answer is tried under every course that things can take.

A *course* answers those choices. Whatever is to be known is worked out along one course after the other; what comes
out the same each time is certain. The courses that differ in one choice come first, then those that differ in two, so
that a difference is found soon.

>>> from yotd_widget.games.dragon.examples import example
>>> state = example("contagion-1-mortar")
>>> certain(lambda course: state.after(course.answer(state)).court("Ada").headcount())
5
>>> certain(lambda course: state.after(course.answer(state)).court("Bo").palaces)
Traceback (most recent call last):
    ...
yotd_widget.quiz.courses.Differs
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from yotd_widget.engine.errors import BadInput

MOST: Final = 1000
"""Courses that are tried at most, for a second or less. Whoever wants to be certain goes no further: a difference in
one choice or two has been found by then, but no number of samples would prove that there is none in three."""

Found = TypeVar("Found")


class Undecided(BadInput):
    """An answer depends on what is still to be decided, or nobody can be sure that it does not."""


class Unsure(Exception):
    """There is no certain answer. first: the course that was tried first; at: the number of the choice in it."""

    def __init__(self, first: Course, at: int) -> None:
        super().__init__()
        self.first, self.at = first, at


class Differs(Unsure):
    """With another answer to a choice something else comes out."""


class TooMany(Unsure):
    """There are more courses than are tried."""


class Course:
    """One course of things: the same position is always answered in the same way, the first one if nothing is said.

    script: numbers of the answers to the first choices that come. open: the positions in which was chosen, in the
    order in which they came.
    """

    def __init__(self, script: tuple[int, ...] = ()) -> None:
        self._script = script
        self._answers: dict[str, Any] = {}
        self.open: list[Any] = []

    def answer(self, position: Any) -> Any:
        """A legal move; one that leaves no choice is no answer."""
        options = position.options()
        if len(options) == 1:
            return options[0]
        key = position.to_json()
        if key not in self._answers:
            at = len(self.open)
            self._answers[key] = options[self._number(position, at)]
            self.open.append(position)
        return self._answers[key]

    def _number(self, _position: Any, at: int) -> int:
        return self._script[at] if at < len(self._script) else 0

    def others(self) -> Iterator[Course]:
        """Courses that part from this one after its script. So each one that there is comes from one other alone."""
        for at in range(len(self._script), len(self.open)):
            same = (*self._script, *[0] * (at - len(self._script)))
            for number in range(1, len(self.open[at].options())):
                yield Course((*same, number))


def courses(most: int) -> Iterator[Course]:
    """Every course; whoever gets one plays along it before asking for the next. Raises: TooMany after so many."""
    first = Course()
    waiting, tried = deque([first]), 0
    while waiting:
        if tried == most:
            raise TooMany(first, 0)
        course = waiting.popleft()
        tried += 1
        yield course
        waiting.extend(course.others())


def certain(work_out: Callable[[Course], Found]) -> Found:
    """What comes out whatever is chosen. Raises: Differs; TooMany; what `work_out` raises along the first course."""
    tried = courses(MOST)
    first = next(tried)
    found = work_out(first)
    for course in tried:
        try:
            same = work_out(course) == found
        except Undecided:
            raise
        except Exception as error:  # along this course there is no answer
            raise Differs(first, _apart(first, course)) from error
        if not same:
            raise Differs(first, _apart(first, course))
    return found


def _apart(first: Course, course: Course) -> int:
    """The number of the first choice that differs."""
    return next(at for at, number in enumerate(course._script) if number)
