"""A walk through a lesson: every step with every answer, played by chance, so that no reader meets a dead end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.texts import _
from yotd_widget.lessons.built import Building
from yotd_widget.lessons.clauses import RULE
from yotd_widget.lessons.going import AGAIN, Going
from yotd_widget.lessons.happened import Happened
from yotd_widget.lessons.made import Json, Made, Unplayed
from yotd_widget.lessons.text import BadLesson, Step, words

LONGEST: Final = 400
"""Moves of a play at most."""
WORDS_A_MINUTE: Final = 120
PRESS_SECONDS: Final = 10
QUESTION_SECONDS: Final = 30


class Walked(msgspec.Struct, frozen=True):
    """A step that was gone through: as it was drawn, what was said in it, and how many presses it takes at least."""

    step: Step
    drawn: Json
    said: tuple[Json, ...]
    presses: int

    @property
    def asks(self) -> bool:
        """Whether it counts as a question."""
        return self.drawn["asked"] is not None or self.drawn["varied"] is not None


class Walk(msgspec.Struct, frozen=True):
    """What a walk has come to. problems: sentences with their line; said: conditions of plays that held."""

    steps: tuple[Walked, ...]
    problems: tuple[str, ...]
    said: Counter[tuple[str, str]]

    @property
    def presses(self) -> int:
        """Presses from the first step to the end, with all right."""
        return sum(each.presses for each in self.steps)

    @property
    def words(self) -> int:
        """Words that are read on the way, with all right."""
        return sum(_words(each) for each in self.steps)

    @property
    def questions(self) -> int:
        """Questions that count."""
        return sum(1 for each in self.steps if each.asks)

    @property
    def minutes(self) -> float:
        """What a reader takes who works alone."""
        presses = sum(each.presses for each in self.steps if not each.asks) + self.questions
        return self.words / WORDS_A_MINUTE + (presses * PRESS_SECONDS + self.questions * QUESTION_SECONDS) / 60

    def __repr__(self) -> str:
        line = (
            f"{len(self.steps)} steps, {self.questions} questions, {self.presses} presses, {self.minutes:.1f} minutes"
        )
        return "\n".join([line, *self.problems])


def walk(made: Made, seed: int = 0) -> Walk:
    """Go through a lesson. seed: of the moves that are played. Raises: BadLesson."""
    going, dice, found, said = Going(made), Random(seed), list[Walked](), Counter[tuple[str, str]]()
    problems: list[tuple[int, str]] = []
    for step in made.text.steps:
        try:
            if step.kind == "play":
                problems += _play(going, step, dice, said)
            drawn = going.draw(step.id)
        except Unplayed:  # what it goes on from is not reached, as has been told
            continue
        replies = tuple(going.standing(step)["replies"]) if step.kind == "play" else ()
        found.append(Walked(step, drawn, replies, _presses(going, step, drawn)))
        problems += list(_problems(going, step, drawn))
    return Walk(tuple(found), tuple(made.text.located(line, why) for line, why in problems), said)


def check(made: Made) -> None:
    """Go through a lesson once. Raises: BadLesson for the first thing that is wrong."""
    for problem in walk(made).problems:
        raise BadLesson(problem)


def _play(going: Going, step: Step, dice: Random, said: Counter[tuple[str, str]]) -> list[tuple[int, str]]:
    """Play a step by chance. Returns what is wrong: a goal that is not reached, or before the reader begins."""
    timeline, part = going.begin(step), going.part(step)
    if going.reached(step) and not going.made.goes_on(step):
        return [(step.line, _("the goal of “{step}” is reached from the beginning").format(step=step.id))]
    while not going.reached(step):
        options = going.options(part, timeline.state) if timeline.state.agenda else []
        if not options or len(timeline) > LONGEST:
            told = _("the goal of “{step}” is not reached by {moves}")
            return [(step.line, told.format(step=step.id, moves=_last(timeline)))]
        timeline.play(dice.choice(options))
        going.go_on(step)
    way = going.way(step)
    if way:
        moment = part.moment(way)
        moves = tuple(str(stretch.move) for stretch in way if stretch.seat == part.seat)
        happened = Happened(moment.position, part.seat, moves, moment.notes)
        said.update((step.id, reply.when) for reply in step.replies if happened.holds(reply.when))
    return []


def _last(timeline: Any) -> str:
    return "; ".join(str(step.move) for step in timeline.steps[-6:])


def _problems(going: Going, step: Step, drawn: Json) -> Iterator[tuple[int, str]]:
    """What is wrong with a step as it is drawn."""
    asked, rules = drawn["asked"], going.made.game.reading.rules
    for line, named in [(step.line, step.clauses.get("until", "")), *((each.line, each.when) for each in step.replies)]:
        rule = named.removeprefix("no ")
        if RULE.fullmatch(rule) and rule not in rules:
            yield line, _("there is no rule {rule}").format(rule=rule)
    if step.kind in ("ask", "predict") and asked is None:
        yield step.line, _("nothing is asked")
    if asked is not None:
        again = going.draw(f"{AGAIN}{step.id}") if "again" in step.clauses else None
        told = set() if step.options else _conditions(asked) | (_conditions(again["asked"]) if again else set())
        for reply in step.replies:
            if reply.when not in told | {"", "else", "unknown"}:
                yield reply.line, _("no answer follows from “{condition}”").format(condition=reply.when)
        if not step.options and _ideas(step, asked) < 2:
            yield step.line, _("no two wrong answers have a reason of their own")
        number = str(asked["key"]) if asked["kind"] == "number" else ""
        before = [step.heading, *drawn["texts"], *(drawn["hints"])]
        if number and any(number in _figures(_nameless(text, asked)) for text in before):
            yield step.line, _("the number sought, {number}, stands in the step itself").format(number=number)
    if step.kind == "watch" and not drawn["frames"]:
        yield step.line, _("nothing is to be seen")
    if step.kind == "build":
        building = Building(going.made, step, going.position(step))
        if building.reached:
            yield step.line, _("what is wanted is there from the beginning")
    if step.kind == "try" and drawn["frames"][drawn["varied"]["begin"]]["good"] and "wants" in step.clauses:
        yield step.line, _("what is sought is there from the beginning")


def _ideas(step: Step, asked: Json) -> int:
    """How many wrong answers have a reply of their own: by a wrong rule, in the lesson's words, or as a thing.

    Of several things one can also be left out, which is said.
    """
    wrong = {reply["wrong"] for reply in _replies(asked)} - {""}
    own = [reply for reply in step.replies if reply.when.startswith("=")]
    things = [choice for choice in asked["choices"] if choice["reply"]] if asked["kind"] in ("pick", "select") else []
    left_out = asked["kind"] == "select"
    return len(wrong) + len(own) + len(things) + left_out


def _conditions(asked: Json) -> set[str]:
    """What replies can be written for."""
    found = {reply["wrong"].partition(".")[2] for reply in _replies(asked)}
    for choice in asked["choices"]:
        found |= {f"={choice['value']}", f"={choice['label']}", f"={choice['label']} {asked['unit']}"}
    return found


def _replies(asked: Json) -> list[Json]:
    return [choice["reply"] for choice in asked["choices"] if choice["reply"]] + [
        each["reply"] for each in asked["recognised"]
    ]


def _nameless(text: str, asked: Json) -> str:
    """A text without the names of the places in question: the number of a palace gives nothing away."""
    for pin in asked["unknown"]["pins"]:
        text = text.replace(pin["name"], "")
    return text


def _figures(text: str) -> list[str]:
    found, figure = [], ""
    for sign in f"{text} ":
        if sign.isdigit():
            figure += sign
        elif figure:
            found.append(figure)
            figure = ""
    return found


def _presses(going: Going, step: Step, drawn: Json) -> int:
    """How often somebody presses who does all right."""
    asked = drawn["asked"]
    if asked is not None:
        key = asked["key"]
        return 2 + (len(key) if isinstance(key, list) else 0)
    match step.kind:
        case "watch":
            return max(1, len(drawn["frames"]))
        case "try":
            begin, good = drawn["varied"]["begin"], [at for at, each in enumerate(drawn["frames"]) if each["good"]]
            far = len(drawn["frames"]) - 1 if drawn["varied"]["all"] else min(abs(at - begin) for at in good)
            return far + 2
        case "play":
            own = Going(going.made)
            own.plays = dict(going.plays)
            own.plays.pop(step.id, None)
            try:
                own.through(step)
            except OneSentence:
                return 1
            part = own.part(step)
            return 1 + sum(1 for stretch in own.way(step) if stretch.seat == part.seat)
        case "build":
            return 4
    return 1


def _words(walked: Walked) -> int:
    drawn = walked.drawn
    told = [drawn["heading"], *drawn["texts"], *(reply["text"] for reply in walked.said)]
    if drawn["asked"]:
        told.append(drawn["asked"]["right"]["text"])
    told += [text for frame in drawn["frames"] for text in frame["texts"]]
    return sum(map(words, told))
