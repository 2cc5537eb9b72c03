"""The final check: questions from all lessons about positions that no lesson has shown, drawn by a seed.

>>> check = final_check("dragon", seed=7)
>>> len(check), sorted(check[0])[:2]
(15, ['at', 'player'])
>>> print(check)
Right at the first try: 0 of 15. 12 are enough.
Open: 15.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar, overload

import msgspec

from yotd_widget.engine.errors import BadPosition, WrongKind, short
from yotd_widget.engine.luck import pick
from yotd_widget.engine.texts import _
from yotd_widget.lessons import answers
from yotd_widget.quiz.courses import Undecided
from yotd_widget.quiz.questions import Question, ask, find
from yotd_widget.quiz.recipes import Recipe, recipes

QUESTIONS: Final = 15
ENOUGH: Final = 12
_TRIES: Final = 200
"""Positions that are drawn for a question at most; the recipes are tested to need far fewer."""


Thing = TypeVar("Thing")


class Drawn(msgspec.Struct, frozen=True):
    """A question of a check. arguments: what `Ask` takes."""

    lesson: str
    asked: Question
    arguments: dict[str, Any]


class FinalCheck(Sequence[dict[str, Any]]):
    """Questions as `Ask` takes them: `yw.Ask(**check[0])`. Printed, it tells how they have been answered so far."""

    def __init__(self, drawn: Sequence[Drawn]) -> None:
        self._drawn = tuple(drawn)

    @overload
    def __getitem__(self, index: int) -> dict[str, Any]: ...
    @overload
    def __getitem__(self, index: slice) -> list[dict[str, Any]]: ...
    def __getitem__(self, index: int | slice) -> dict[str, Any] | list[dict[str, Any]]:
        """The question as arguments: its template's id, a position, a player, and what else it names."""
        if isinstance(index, slice):
            return [dict(each.arguments) for each in self._drawn[index]]
        return dict(self._drawn[index].arguments)

    def __len__(self) -> int:
        return len(self._drawn)

    @property
    def lessons(self) -> tuple[str, ...]:
        """The notebook of each question."""
        return tuple(each.lesson for each in self._drawn)

    @property
    def right(self) -> int:
        """Questions whose first answer was right."""
        return sum(1 for _number, _drawn, right in self._answered() if right)

    @property
    def passed(self) -> bool:
        """Whether that is enough."""
        return self.right >= ENOUGH

    def __repr__(self) -> str:
        return "\n".join([self._verdict(), *(f"{number}: {where}" for number, where, _link in self._missed())])

    def _repr_markdown_(self) -> str:
        """The same with links to the notebooks."""
        missed = [f"- {number}: [{where}]({link})" for number, where, link in self._missed()]
        return "\n".join([self._verdict().replace("\n", " "), *([""] if missed else []), *missed])

    def _answered(self) -> Iterator[tuple[int, Drawn, bool]]:
        """Number, question, and whether its first answer was right, of those that have been answered."""
        given = {f"{each['question']} at {each['position']}": each for each in answers.results() if each["tries"]}
        for number, drawn in enumerate(self._drawn):
            if (result := given.get(drawn.asked.id)) is not None:
                yield number, drawn, drawn.asked.right(result["first_answer"])

    def _verdict(self) -> str:
        told = [_("Right at the first try: {right} of {all}. {enough} are enough.").format(
            right=self.right, all=len(self), enough=ENOUGH)]  # fmt: skip
        if self.passed:
            told[0] += " " + _("Passed.")
        if still := len(self) - sum(1 for _each in self._answered()):
            told.append(_("Open: {count}.").format(count=still))
        return "\n".join(told)

    def _missed(self) -> Iterator[tuple[str, str, str]]:
        """The place in the check, the lesson in words and its notebook, of what was answered wrongly at first."""
        for number, drawn, right in self._answered():
            if not right:
                yield f"check[{number}]", _("lesson {number}").format(number=drawn.lesson[:2]), f"{drawn.lesson}.ipynb"


def final_check(game: str, seed: int = 7) -> FinalCheck:
    """Fifteen questions from lessons 02 to 14, at least one from each and at most two from any, in mixed order.

    game: its name. seed: the same seed draws the same questions and positions, everywhere. In each position at least
    two wrong rules lead to two wrong answers, and nothing speaks against it. Raises: TypeError for a seed that is no
    whole number; NotFound for a game that is not there.
    """
    if type(seed) is not int:
        raise WrongKind(_("a seed is a whole number, not {given}").format(given=short(seed)))
    known = recipes(game)
    lessons = list(dict.fromkeys(recipe.lesson for recipe in known))
    twice = [lesson for lesson in lessons if len([each for each in known if each.lesson == lesson]) > 1]
    more = _mixed(twice, f"{seed} more")[: QUESTIONS - len(lessons)]
    chosen = [recipe for lesson in lessons for recipe in _chosen(known, lesson, seed)[: 1 + (lesson in more)]]
    return FinalCheck([draw(recipe, seed) for recipe in _mixed(chosen, f"{seed} order")])


def _chosen(recipes: Sequence[Recipe], lesson: str, seed: int) -> list[Recipe]:
    """The recipes of a lesson, mixed."""
    return _mixed([recipe for recipe in recipes if recipe.lesson == lesson], f"{seed} {lesson}")


def _mixed(things: Sequence[Thing], key: str) -> list[Thing]:
    """All of them in an order drawn for the key."""
    places = sorted(range(len(things)), key=lambda place: pick(f"{key} {place}", 2**64))
    return [things[place] for place in places]


def draw(recipe: Recipe, seed: int) -> Drawn:
    """The question about a position drawn by a seed. Raises: LookupError for a recipe that gives none."""
    game = find(recipe.question).game
    example = game.examples.example
    plain = example(recipe.at).to_json()
    for attempt in range(_TRIES):
        key = f"{seed} {recipe.lesson} {recipe.question} {recipe.at} {attempt}"
        changes = {word: values[pick(f"{key} {word}", len(values))] for word, values in recipe.changes.items()}
        try:
            position = example(recipe.at, **changes)
        except BadPosition:  # these changes do not go together
            continue
        if position.to_json() == plain or any(remark.kind != "note" for remark in game.editing.remarks(position)):
            continue
        try:
            asked = ask(recipe.question, position, recipe.player, **recipe.facts)
        except Undecided:  # whoever still chooses there could change the answer
            continue
        if len(asked.options) > 1:
            named = {"question": recipe.question, "at": position, "player": recipe.player}
            return Drawn(recipe.lesson, asked, named | dict(recipe.facts))
    raise LookupError(f"{recipe.question} at {recipe.at}: two wrong rules never separate there")
