"""Checks: questions that were missed first, then one of each block of lessons, about positions that no lesson shows.

>>> from yotd_widget.lessons.memory import Memory
>>> found = check("dragon", "check-a", Memory(None))
>>> found.title, len(found.steps)
('Check A', 3)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec

from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.luck import pick
from yotd_widget.engine.texts import N_, _
from yotd_widget.lessons import clauses, shelf
from yotd_widget.lessons.going import Going
from yotd_widget.lessons.made import Made
from yotd_widget.lessons.memory import Entry, Memory, missed
from yotd_widget.lessons.text import END, Reply, Step, Text
from yotd_widget.quiz.courses import Undecided
from yotd_widget.quiz.questions import Question, Table, ask, find
from yotd_widget.quiz.recipes import Recipe, fair, recipes

QUESTIONS: Final = 3
IN_ALL: Final = 10
ENOUGH: Final = 8
_TRIES: Final = 200
"""Positions that are drawn for a question at most; the recipes are tested to need far fewer."""

_AGAIN: Final = 5
"""Draws in search of other numbers for whoever has missed a question; a recipe with few positions may have none."""

Thing = TypeVar("Thing")


class Drawn(msgspec.Struct, frozen=True):
    """A question of a check at a position that was drawn for it."""

    recipe: Recipe
    place: clauses.Place
    question: Question


def title(name: str) -> str:
    """What a check is called."""
    if name == shelf.FINAL:
        return _("Final check")
    return _("Check {letter}").format(letter=name.removeprefix(shelf.CHECK).upper())


def able(name: str) -> str:
    """What a check is for."""
    return _("Find out what you know by now.") if name == shelf.FINAL else _("See what stays, in three questions.")


def length(name: str) -> int:
    """How many questions a check has."""
    return IN_ALL if name == shelf.FINAL else QUESTIONS


def check(game: str, name: str, memory: Memory) -> Text:
    """A check as a lesson. memory: of the reader, of whom missed questions are asked first."""
    count, final = length(name), name == shelf.FINAL
    seed = int(memory.entry(f"{game}/{name}")["progress"]["finished"])  # one that is begun stays as it is
    letter = "r" if seed else "q"  # other questions have other ids, so that no answer is kept for them
    steps: list[Step] = []
    for recipe in _chosen(game, name, memory, seed):
        if len(steps) < count and (step := _step(recipe, f"{seed} {name}", f"{letter}{len(steps) + 1}")) is not None:
            steps.append(step)
    points = [_("Each question was about a position that no lesson shows.")]
    if final:
        told = _("{enough} of {all} at the first try are enough: you can sit down at a table.")
        points.insert(0, told.format(enough=ENOUGH, all=IN_ALL))
    about = {"minutes": str(count), "game": game, "medal": "mark-check"}
    end = Step(END, END, _("Checked"), 1, points=tuple(points))
    return Text(name, title(name), able(name), about, tuple(steps), end, "")


def before(game: str, name: str) -> list[list[str]]:
    """The lessons up to a check by the blocks between checks, the newest block first."""
    blocks: list[list[str]] = [[]]
    for each in shelf.names(game):
        if each == name:
            break
        if shelf.is_check(each):
            blocks.append([])
        else:
            blocks[-1].append(each)
    return [block for block in reversed(blocks) if block]


def _chosen(game: str, name: str, memory: Memory, seed: int) -> Iterator[Recipe]:
    """What was missed, the newest first; then two of the newest block for one of each other, no template twice."""
    blocks, known = before(game, name), recipes(game)
    seen = _asked_before(game, name, memory, seed)
    mixed = [_mixed([each for each in known if each.lesson in block], f"{seed} {name}") for block in blocks]
    for recipe in _missed(game, blocks, known, memory):
        if recipe.question not in seen:
            seen.add(recipe.question)
            yield recipe
    turns = [iter(_by_lessons([each for each in row if each.question not in seen])) for row in mixed]
    if name != shelf.FINAL:
        turns = [*turns[:1], *turns]  # what is new counts twice
    while turns:
        for row in [*turns]:
            found = next((each for each in row if each.question not in seen), None)
            if found is None:
                turns = [each for each in turns if each is not row]
            else:
                seen.add(found.question)
                yield found


def _asked_before(game: str, name: str, memory: Memory, seed: int) -> set[str]:
    """The templates of the checks before this one."""
    names = shelf.names(game)
    earlier = [each for each in names[: names.index(name)] if shelf.is_check(each)]
    if not earlier:
        return set()
    last = earlier[-1]
    return {recipe.question for recipe in islice(_chosen(game, last, memory, seed), QUESTIONS)} | _asked_before(
        game, last, memory, seed
    )


def _missed(game: str, blocks: list[list[str]], known: Sequence[Recipe], memory: Memory) -> Iterator[Recipe]:
    for block in blocks:
        for lesson in block:
            entry: Entry = memory.entry(f"{game}/{lesson}")
            for trial in missed(entry):
                template = entry["progress"]["trials"][trial]["question"].partition(" at ")[0]
                yield from [recipe for recipe in known if recipe.question == template][:1]


def _by_lessons(row: Sequence[Recipe]) -> list[Recipe]:
    """One of each lesson, then a second one of each."""
    nth: dict[str, int] = {}
    ranked = []
    for recipe in row:
        nth[recipe.lesson] = nth.get(recipe.lesson, 0) + 1
        ranked.append((nth[recipe.lesson], recipe))
    return [recipe for _rank, recipe in sorted(ranked, key=lambda pair: pair[0])]


def _step(recipe: Recipe, key: str, name: str) -> Step | None:
    """A recipe as a step, with another draw for those who miss it; None where its question fits no position now."""
    try:
        drawn = draw(recipe, key)
    except LookupError:
        return None
    others = (draw(recipe, f"{key} again {time}").place for time in range(_AGAIN))
    again = next((clauses.written(place) for place in others if place != drawn.place), "")
    facts = " ".join(clauses.written(clauses.Place("", dict(recipe.facts))).split(" ", 1)[1:])
    query = f"{recipe.question} for {recipe.player} {facts}".strip()
    return Step(
        "ask", name, shelf.text(drawn.question.id.partition(".")[0], recipe.lesson).title, 1,
        {"at": clauses.written(drawn.place), "ask": query} | ({"again": again} if again else {}),
        texts=told(drawn),
        hints=tuple(filter(None, [drawn.question.hints.where])),
        replies=(Reply("else", _(ELSE).format(rule=drawn.question.hints.statement), 1),),
    )  # fmt: skip


ELSE: Final = N_("Not {{answer}}. {rule}")


def told(drawn: Drawn) -> tuple[str, ...]:
    """The premise, and what is asked."""
    recipe, template = drawn.recipe, find(drawn.recipe.question)
    given: dict[str, Any] = {"player": recipe.player, **recipe.facts}
    if template.facts is not None:
        position = template.game.examples.example(drawn.place.name, **drawn.place.changes)
        given |= template.facts(Table(position, recipe.player, **recipe.facts).under(template))
    return (*([_(recipe.premise).format(**given)] if recipe.premise else []), drawn.question.text)


def draw(recipe: Recipe, key: str) -> Drawn:
    """The question about a position drawn by a key. Raises: LookupError for a recipe that gives none.

    In each position at least two wrong rules lead to two wrong answers, and nothing speaks against it.
    """
    game = find(recipe.question).game
    example = game.examples.example
    shown = {example(recipe.at).to_json()} | _shown(game.name, recipe.lesson)
    for attempt in range(_TRIES):
        own = f"{key} {recipe.lesson} {recipe.question} {recipe.at} {attempt}"
        changes = {word: values[pick(f"{own} {word}", len(values))] for word, values in recipe.changes.items()}
        try:
            position = example(recipe.at, **changes)
        except BadPosition:  # these changes do not go together
            continue
        shown_before = bool(changes) and position.to_json() in shown
        if shown_before or any(each.kind != "note" for each in game.editing.remarks(position)):
            continue
        try:
            found = ask(recipe.question, position, recipe.player, **recipe.facts)
        except Undecided:  # whoever still chooses there could change the answer
            continue
        if fair(found):
            return Drawn(recipe, clauses.Place(recipe.at, changes), found)
    raise LookupError(f"{recipe.question} at {recipe.at}: two wrong rules never separate there")


@cache
def _shown(game: str, lesson: str) -> frozenset[str]:
    """The positions with which the steps of a lesson begin, also where they come back."""
    going = Going(Made(shelf.text(game, lesson)))
    named = [step.clauses["at"] for step in going.steps if step.clauses.get("at", "=")[0] != "="]
    again = [going.again(step).seen for step in going.steps if "again" in step.clauses]
    return frozenset(each.to_json() for each in [*again, *(going.made.example(clauses.place(at)) for at in named)])


def _mixed(things: Sequence[Thing], key: str) -> list[Thing]:
    """All of them in an order drawn for the key."""
    places = sorted(range(len(things)), key=lambda place: pick(f"{key} {place}", 2**64))
    return [things[place] for place in places]
