"""Question: a single question with its board, of a template or in words of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from yotd_widget.engine.arguments import arguments, no_option
from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.texts import _
from yotd_widget.lessons import clauses
from yotd_widget.lessons.course import Course
from yotd_widget.lessons.lesson import Lesson
from yotd_widget.lessons.made import Given, Made
from yotd_widget.lessons.memory import Memory
from yotd_widget.lessons.text import END, Option, Reply, Step, Text
from yotd_widget.quiz.questions import find, position_named, question_of, sorted_out

NAME = "question"


class Question(Lesson):
    """A question: the engine finds the answer, and says where a wrong one comes from.

    question: a template's id, as "dragon.drought.left" (`yw.questions()` lists them); or a text of one's own, with
    `answers` to choose among, which of them is `right` (or are), and `replies` to them if you like. at: a position, a
    widget with one, or the name of an example; a text of one's own needs none. player: whom it is about. predict: it is
    answered once, and then it happens. Other names are facts of the template (moves="use A taxes"), changes of the
    position in the words of `example` (rice=1), or options of every `Widget`.
    Raises: NotFound for a question or example that is not there; Refusal for a move that is not possible; ValueError
    where the answer depends on a choice that nobody has made; TypeError, also for a name that means nothing.

    Example: `yw.Question("dragon.drought.left", at="EX-12a", rice=5)`.
    """

    def __init__(
        self,
        question: str,
        at: Any = None,
        player: str | None = None,
        *,
        answers: Iterable[str] = (),
        right: str | Iterable[str] = (),
        replies: Mapping[str, str] | None = None,
        predict: bool = False,
        **named: Any,
    ) -> None:
        looks = {name: value for name, value in named.items() if name in self.options()}
        others = {name: value for name, value in named.items() if name not in looks}
        kind, listed = "predict" if predict else "ask", _texts("answers", answers)
        also = (*arguments(type(self).__init__), *self.options())
        if listed:
            self._make = _own(kind, question, listed, _texts("right", right), _replies(replies), at, others, also)
        else:
            self._make = _asked(kind, question, at, player, others, also)
        self._open(Course(question, f"{NAME}/{question}", self._make(), alone=True), Memory(None), **looks)

    def __repr__(self) -> str:
        return f"Question({self._course.name!r})"

    def _course_spoken(self) -> Course:
        return msgspec.structs.replace(self._course, made=self._make())


def _asked(
    kind: str, question: str, at: Any, player: str | None, named: Mapping[str, Any], also: Iterable[str]
) -> Callable[[], Made]:
    """What makes a question of a template a lesson of one step, in the language spoken then. Raises: as `Question`."""
    if isinstance(question, str) and "." not in question:
        raise BadInput(_("a question in words of one’s own says its answers: answers=[…], right=…"))
    template = find(question)
    if at is None:
        raise BadInput(_("say at which position: at=“{example}”").format(example="drought-3-palaces"))
    given = sorted_out(template, at, named, tuple(also))
    query = clauses.Query(question, player or "", dict(given.facts))

    def make() -> Made:
        found = question_of(given, player)
        before, _stop, asked = found.text.rpartition(". ")
        other = _("{{answer}} does not follow here. {rule}").format(rule=found.hints.statement)
        step = Step(
            kind, NAME, asked, 1,
            texts=(f"{before}.",) if before else (),
            hints=tuple(filter(None, [found.hints.where, found.hints.statement])),
            replies=(Reply("else", other, 1),),
        )  # fmt: skip
        return _alone(step, template.game.name, Given(given.position, query))

    return make


def _own(
    kind: str,
    question: str,
    answers: list[str],
    right: list[str],
    replies: Mapping[str, str],
    at: Any,
    named: Mapping[str, Any],
    also: Iterable[str],
) -> Callable[[], Made]:
    """What makes a question in words of one's own a lesson of one step. Raises: as `Question`."""
    if unknown := [each for each in (*right, *replies) if each not in answers]:
        raise BadInput(_("“{answer}” is none of the answers").format(answer=unknown[0]))
    if twice := [each for each in answers if answers.count(each) > 1]:
        raise BadInput(_("the answer “{answer}” stands twice").format(answer=twice[0]))
    if not right or len(answers) < 2:
        raise BadInput(_("a question has two answers at least, and one of them is right"))
    position = None
    game = load(at_home()[0])
    if at is not None:
        position = position_named(game, at, named, tuple(also))
        game = position.game
    elif named:
        raise no_option(next(iter(named)), also)

    def make() -> Made:
        usual = {each: "" if each in right else _("Not so.") for each in answers}
        options = tuple(Option(each in right, each, (usual | dict(replies))[each], 1) for each in answers)
        return _alone(Step(kind, NAME, question, 1, options=options), game.name, Given(position))

    return make


def _texts(name: str, given: object) -> list[str]:
    """One text or several. Raises: WrongKind."""
    if isinstance(given, str):
        return [given] if given else []
    listed = list(given) if isinstance(given, Iterable) else []
    texts = [each for each in listed if isinstance(each, str)]
    if isinstance(given, Iterable) and len(texts) == len(listed):
        return texts
    raise WrongKind(_("{name} takes a text or a list of texts, not {given}").format(name=name, given=short(given)))


def _replies(given: object) -> Mapping[str, str]:
    """What is said to answers. Raises: WrongKind."""
    if given is None:
        return {}
    if isinstance(given, Mapping) and all(isinstance(each, str) for pair in given.items() for each in pair):
        return given
    told = _("replies are written as {form}, not as {given}")
    raise WrongKind(told.format(form='replies={"a wrong answer": "what is said to it"}', given=short(given)))


def _alone(step: Step, game: str, given: Given) -> Made:
    text = Text(NAME, step.heading, "", {"game": game}, (step,), Step(END, END, _("Done"), 1), "")
    return Made(text, {NAME: given})
