"""A step that asks: its question with every answer that can be given, and what is said to each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec

from yotd_widget.engine.luck import pick
from yotd_widget.engine.reasons import deeds
from yotd_widget.engine.texts import LANGUAGES, _, language, speaking
from yotd_widget.lessons import clauses
from yotd_widget.lessons.made import Json, Made
from yotd_widget.lessons.text import Option, Step
from yotd_widget.quiz.courses import Course
from yotd_widget.quiz.questions import (
    Given,
    Item,
    Question,
    Table,
    Template,
    Value,
    find,
    label_of,
    question_of,
    sorted_out,
)

FEW: Final = 9
"""So many numbers stand side by side: where the range is larger, those near an answer that somebody comes to."""
NEAR: Final = 2


class Inquiry(msgspec.Struct, frozen=True):
    """A question of a step at a position. player: whom it is about; "" for the first one."""

    given: Given
    player: str
    question: Question

    @property
    def table(self) -> Table:
        """What the template is asked about."""
        return self.given.table(self.player or None)

    @property
    def seat(self) -> int:
        """Who is shown in full: the player in question, or another whom the text names."""
        template, table = self.given.template, self.table
        if "{player}" in template.text or not template.facts:
            return table.seat
        players = table.state.players
        named = [value for value in template.facts(table).values() if value in players]
        return players.index(named[0]) if named else table.seat

    @property
    def about(self) -> tuple[str, ...]:
        """The rules that the answer reads: those behind it, and of what is counted. What they speak of is in sight."""
        behind = (rule for line in self.question.trace for rule in line.rules)
        return tuple(dict.fromkeys([*behind, *self.given.template.about]))

    @property
    def seen(self) -> Any:
        """The position that is shown with it: where it stands, unless nobody has chosen to come there."""
        table, template = self.table, self.given.template
        seen = template.shown(table) if template.shown else table.state
        return table.state if table.course.open else seen


def inquiry(made: Made, step: Step, position: Any, query: clauses.Query | None = None, where: str = "") -> Inquiry:
    """The question of a step about a position. Raises: OneSentence.

    query: another than the step's own. where: what the text calls the position, for the question's id.
    """
    query = query or made.query(step)
    given = sorted_out(template(made, query), position, query.facts)
    given = msgspec.structs.replace(given, where=where or step.clauses.get("at", "") or given.where)
    prefer = [f"{made.game.name}.{reply.when}" for reply in step.replies]
    return Inquiry(given, query.player, question_of(given, query.player or None, prefer))


def template(made: Made, query: clauses.Query) -> Template:
    """The template of a question; the name of the game may be left out. Raises: NotFound."""
    own = f"{made.game.name}."
    return find(query.template if query.template.startswith(own) else own + query.template)


def takes(made: Made, query: clauses.Query) -> tuple[str, ...]:
    """The facts that a question takes. Raises: NotFound."""
    return template(made, query).takes


def of_template(made: Made, step: Step, found: Inquiry, *, gate: bool) -> Json:
    """The `Asked` of a step with a template. Raises: BadLesson for an answer without a reply."""
    question, table = found.question, found.table
    known: dict[str, object] = {"player": table.player, "key": question.label}
    known |= found.given.template.facts(table) if found.given.template.facts else {}
    pins = made.pins(table.state, question.hints.places)
    words = _Words(made, step, found, known, pins, table.state.players)
    choices = words.numbers(found) if question.kind == "number" else words.items()
    return {
        "id": question.id,
        "kind": question.kind,
        "gate": gate,
        "unit": question.unit,
        "choices": choices,
        "key": _plain(question.key),
        "label": question.label,
        "right": words.right(),
        "unknown": words.unknown(),
        "recognised": words.recognised(),
        "otherwise": words.otherwise(),
        "trace": msgspec.to_builtins(question.trace),
    }


def of_options(made: Made, step: Step, *, gate: bool) -> Json:
    """The `Asked` of a step with answers of its own. Raises: BadLesson."""
    right = [option for option in step.options if option.right]
    if not right or len(step.options) < 2:
        made.text.refuse(step.line, _("answers of one's own: two at least, and one of them right, “- [x] …”"))
    kind = "pick" if len(right) == 1 else "select"
    label = ", ".join(option.text for option in right)

    def reply(option: Option) -> Json:
        text = option.reply or step.said("else") or ""
        if not text and not option.right:
            made.text.refuse(option.line, _("this answer has no reply: write “> …” below it"))
        return made.reply(made.filled(text, option.line, {"answer": option.text, "key": label}), made.rules(step))

    said = " ".join(filter(None, [step.said(""), *(option.reply for option in right)]))
    choices = [
        {"value": str(at), "label": option.text, "place": "", "reply": None if option.right else reply(option)}
        for at, option in mixed(made.text.name, step)
    ]
    keys = [choice["value"] for choice in choices if choice["reply"] is None]
    return {
        "id": f"{made.text.name} · {step.id}",
        "kind": kind,
        "gate": gate,
        "unit": "",
        "choices": choices,
        "key": keys[0] if kind == "pick" else keys,
        "label": label,
        "right": made.reply(said or _("Right: {answer}.").format(answer=label), made.rules(step)),
        "unknown": made.reply(step.said("unknown") or _("The answer: {answer}.").format(answer=label)),
        "recognised": [],
        "otherwise": made.reply(_("Not all of them yet: there are more.")),
        "trace": [],
    }


def mixed(lesson: str, step: Step) -> list[tuple[int, Option]]:
    """The answers of one's own with their numbers, in an order that says nothing, the same in every language."""
    numbered = list(enumerate(step.options, 1))
    return sorted(numbered, key=lambda each: pick(f"{lesson} {step.id} {each[0]}", 2**32))


def outcome(made: Made, step: Step, found: Inquiry) -> Json | None:
    """What happens after a prediction, at the moment that was asked about; None where nothing moves."""
    about, seen = set(found.question.rules), found.seen
    done = [deed for stride in led(made, found) for deed in deeds(stride.before, stride.move)]
    last = next((deed for deed in reversed(done) if about & {note.rule for note in deed.notes}), None)
    if last is None or last.after == seen:
        return None
    notes = [note for deed in done[: done.index(last) + 1] for note in deed.notes]
    return made.picture(
        last.after, found.seat, step, marks=made.game.screen.news([seen, last.after], notes), about=found.about
    )


class _Led(Course):
    """The course that things take where a program chooses for everybody."""

    def __init__(self, choose: Callable[[Any], Any]) -> None:
        super().__init__()
        self._choose = choose

    def _number(self, position: Any, _at: int) -> int:
        return int(position.options().index(self._choose(position)))


def led(made: Made, found: Inquiry) -> Sequence[Any]:
    """The strides of what a question is about, in which others choose as they do in play; the answer is the same."""
    return found.table.along(_Led(made.game.partner.choose)).run.strides


def meant(found: Inquiry, text: str) -> Value | None:
    """The answer that a lesson names: by its number, or by its words on the button in any language."""
    if found.question.kind == "number":
        number = re.match(r"\s*(-?\d+)", text)
        return int(number[1]) if number else None
    for spoken in (language(), *LANGUAGES):
        with speaking(spoken):
            question = question_of(found.given, found.player or None)
        called: list[tuple[str, Value]] = [(item.label, item.key) for item in question.items]
        called += [(option.label, option.value) for option in question.options]
        for label, value in called:
            if text.strip().casefold() == label.casefold():
                return value
    return None


class _Words:
    """What is said to each answer: the lesson's own words first, then those of the wrong rule that it follows from."""

    def __init__(
        self, made: Made, step: Step, found: Inquiry, known: dict[str, object], pins: list[Json],
        players: Sequence[str],
    ) -> None:  # fmt: skip
        self.made, self.step, self.found, self.question = made, step, found, found.question
        self.known, self.pins, self.players = known, pins, players

    # --- what can be answered ---

    def numbers(self, found: Inquiry) -> list[Json]:
        """Every number of the range, so that elimination tells little."""
        key = self.question.key
        assert isinstance(key, int)
        own = {value for value in self._named.values() if isinstance(value, int)}
        told = sorted({key, *own, *(option.value for option in self.question.options if isinstance(option.value, int))})
        return [
            {"value": value, "label": str(value), "place": "",
             "reply": None if value == key else self.to(value, label_of(found.given.template, value, ()))}
            for value in offered(told)
        ]  # fmt: skip

    def items(self) -> list[Json]:
        """The things to choose among, those that do not belong to the answer each with why."""
        key = self.question.key
        keys = (key,) if isinstance(key, str) else key
        assert isinstance(keys, tuple)
        order = self.question.kind == "order"
        return [
            {"value": item.key, "label": item.label, "place": item.place,
             "reply": None if order or item.key in keys else self.to_item(item)}
            for item in self.question.items
        ]  # fmt: skip

    # --- what is said ---

    def to(self, value: Value, label: str) -> Json:
        """To a wrong answer."""
        option = next((option for option in self.question.options if option.value == value), None)
        own = self._own_to(value, label)
        if own is not None:
            return self._reply(own, option.rules if option else (), option.wrong if option else "", value)
        if option is not None:
            said = self._own(option.wrong.partition(".")[2], label)
            return self._reply(said or option.text, option.rules, option.wrong, value)
        if (said := self._own("else", label)) is None:
            told = _("nothing is said to the answer {answer}: write “> else: …”")
            self.made.text.refuse(self.step.line, told.format(answer=label))
        return self._reply(said, self._rules(), given=value)

    def to_item(self, item: Item) -> Json:
        """To an item that does not belong to the answer: why not."""
        if self.question.kind == "pick" and any(option.value == item.key for option in self.question.options):
            return self.to(item.key, item.label)
        own = self._own_to(item.key, item.label)
        if own is None and item.why is not None:
            return self._reply(item.why.text, item.why.rules, given=item.key)
        return self._reply(own, self._rules(), given=item.key) if own is not None else self.to(item.key, item.label)

    def right(self) -> Json:
        """To the right answer."""
        said = self._own("", self.question.label) or _("Right: {answer}.").format(answer=self.question.label)
        return self._reply(said, [*self._rules(), *self.made.rules(self.step)], pinned=False)

    def unknown(self) -> Json:
        """To who does not know."""
        said = self._own("unknown", _("I do not know"))
        return self._reply(said or _("The answer: {answer}.").format(answer=self.question.label), self._rules())

    def recognised(self) -> list[Json]:
        """Wrong selections and orders that follow from a wrong rule."""
        if self.question.kind not in ("select", "order"):
            return []
        return [
            {"value": _plain(option.value), "reply": self.to(option.value, option.label)}
            for option in self.question.options
        ]

    def otherwise(self) -> Json:
        """To whatever else somebody puts together."""
        if self.question.kind == "select":  # a thing too much has a reply of its own
            return self._reply(_("Not all of them yet: there are more."), self._rules(), given=())
        said = self._own("else", _("That"))
        if said is None and self.question.kind == "order":
            self.made.text.refuse(self.step.line, _("an order needs “> else: …” for all other orders"))
        return self._reply(said or _("Not all of them yet: there are more."), self._rules())

    @cached_property
    def _named(self) -> dict[str, Value]:
        """The conditions that name an answer, with the answers."""
        named = (reply.when for reply in self.step.replies if reply.when.startswith("="))
        return {when: value for when in named if (value := meant(self.found, when[1:])) is not None}

    def _own_to(self, value: Value, label: str) -> str | None:
        """The lesson's own words for an answer that it names."""
        when = next((when for when, named in self._named.items() if named == value), None)
        return None if when is None else self._own(when, label)

    def _own(self, when: str, answer: str) -> str | None:
        """The lesson's own words for a condition; None where it has none."""
        found = next((reply for reply in self.step.replies if reply.when == when), None)
        if found is None:
            return None
        return self.made.filled(found.text, found.line, self.known | {"answer": answer})

    def _reply(
        self, text: str, rules: Iterable[str], wrong: str = "", given: Value | None = None, *, pinned: bool = True
    ) -> Json:
        return self.made.reply(text, rules, self._pins_to(given) if pinned else (), wrong)

    def _pins_to(self, given: Value | None) -> list[Json]:
        """Of things to mark on the board those that do not belong to the answer; else where to look."""
        places = {item.key: item.place for item in self.question.items}
        if given is None or self.question.kind != "select" or not any(places.values()):
            return self.pins
        right = self.question.key
        assert isinstance(right, tuple)
        wrong = {*(given if isinstance(given, tuple) else (given,))}.difference(right)
        marked = [place for key, place in places.items() if key in wrong and place]
        return self.made.pins(self.found.table.state, marked)

    def _rules(self) -> list[str]:
        return [rule for line in self.question.trace for rule in line.rules]


def _plain(value: Value) -> int | str | list[str]:
    """An answer as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def offered(told: Sequence[int]) -> list[int]:
    """The numbers that are offered: all around those that somebody comes to; of many those near them.

    >>> offered([1, 2, 4])
    [0, 1, 2, 3, 4, 5]
    >>> offered([23, 46])
    [21, 22, 23, 24, 25, 44, 45, 46, 47]
    """
    low, high = min(told), max(told)
    begin = low if low < 0 else 0 if high < FEW else max(0, low - 1)
    if high + 1 - begin < FEW:
        return list(range(begin, high + 2))
    near = sorted({value + by for value in told for by in range(-NEAR, NEAR + 1) if value + by >= min(0, low)})
    while len(near) > FEW:
        far = [value for value in near if value not in told]
        if not far:
            break
        near.remove(max(far, key=lambda value: (min(abs(value - each) for each in told), value)))
    return near
