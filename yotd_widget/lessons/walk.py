"""A walk through a lesson: every step with every answer, played by chance, so that no reader meets a dead end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.texts import _
from yotd_widget.lessons.asked import inquiry, meant
from yotd_widget.lessons.built import Building
from yotd_widget.lessons.clauses import RULE, listed, vary
from yotd_widget.lessons.going import AGAIN, Going
from yotd_widget.lessons.happened import Happened
from yotd_widget.lessons.made import Json, Made, Unplayed
from yotd_widget.lessons.text import BadLesson, Step, words
from yotd_widget.lessons.watched import wanted

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
    problems = list(_unknown(made))
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
    goal = step.clauses.get("until", "")
    if RULE.fullmatch(goal) and goal not in going.made.game.reading.rules:
        return []  # told below
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


def _unknown(made: Made) -> Iterator[tuple[int, str]]:
    """What the text names of the game that is not there: drawings, regions, moves."""
    drawings, moves, regions = made.game.screen.drawings, made.game.positions.moves, made.game.screen.regions()
    medal = made.text.clauses.get("medal", "")
    short = [name.partition("-")[2] for name in drawings]
    if medal not in {"", *drawings, *short}:
        why = _("there is no drawing “{name}”{hint}")
        yield 1, why.format(name=medal, hint=nearest(medal, [*short, *drawings]))
    for line, clauses in [(1, made.text.clauses), *((step.line, step.clauses) for step in made.text.steps)]:
        for name in listed(clauses.get("show", "")):
            if name not in regions:
                why = _("nothing of the table is called “{name}”{hint}")
                hint = nearest(name, regions) if regions else _(": its board always shows everything")
                yield line, why.format(name=name, hint=hint)
    for step in made.text.steps:
        without = [(step.line, move) for move in listed(step.clauses.get("without", ""))]
        if step.kind == "play":
            without += [(each.line, each.when[5:]) for each in step.replies if each.when.startswith("move ")]
        for line, move in without:
            if not moves.begins(move.partition(" *")[0]):
                verb = move.partition(" ")[0]
                said = verb in moves.kinds and _("it is said as “{form}”").format(form=moves.form(verb))
                why = _("no move begins with “{move}”{hint}")
                yield line, why.format(move=move, hint=f": {said}" if said else nearest(verb, moves.kinds))


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
        told = set() if step.options else _ideas_of(asked) | (_ideas_of(again["asked"]) if again else set())
        for reply in step.replies:
            if not reply.when.startswith("=") and reply.when not in told | {"", "else", "unknown"}:
                why = _("no answer follows from “{condition}”{hint}")
                hint = nearest(reply.when, sorted(told)) if told else ""
                yield reply.line, why.format(condition=reply.when, hint=hint)
        yield from _unmeant(going, step)
        if not step.options and _ideas(step, asked) < 2:
            ideas = ", ".join(sorted(_ideas_of(asked) - {""})) or "–"
            why = _("two wrong answers need a reason; here: {ideas}. Say to one what it comes from: “> =4: …”")
            yield step.line, why.format(ideas=ideas)
        number = str(asked["key"]) if asked["kind"] == "number" else ""
        before = [step.heading, *drawn["texts"], *(drawn["hints"])]
        if number and any(number in _figures(_nameless(text, asked)) for text in before):
            yield step.line, _("the number sought, {number}, stands in the step itself").format(number=number)
    if step.kind == "watch":
        yield from _unseen(going, step)
        if not drawn["frames"]:
            yield step.line, _("nothing is to be seen")
    if step.kind == "build":
        building = Building(going.made, step, going.position(step))
        if building.reached:
            yield step.line, _("what is wanted is there from the beginning")
    if step.kind == "try" and "wants" in step.clauses:
        sought = {str(value) for value, each in zip(_values(step), drawn["frames"], strict=True) if each["good"]}
        before = [step.heading, *drawn["texts"], *drawn["hints"]]
        if len(sought) == 1 and any(sought & {*_figures(text)} for text in before):
            why = _("the number sought, {number}, stands in the step itself")
            yield step.line, why.format(number=next(iter(sought)))
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


def _ideas_of(asked: Json) -> set[str]:
    """The wrong rules from which an answer follows."""
    return {reply["wrong"].partition(".")[2] for reply in _replies(asked)} - {""}


def _unseen(going: Going, step: Step) -> Iterator[tuple[int, str]]:
    """Frames that are neither a chapter nor a rule, and words for a frame that is not shown."""
    game = going.made.game
    chapters = sorted({chapter for rule in game.reading.rules if (chapter := game.screen.chapter_of(rule))})
    for name in wanted(step):
        if name not in chapters and name not in game.reading.rules:
            yield step.line, _("there is no frame “{name}”{hint}").format(name=name, hint=nearest(name, chapters))
    for reply in step.replies:
        if reply.when and reply.when not in wanted(step) and not RULE.fullmatch(reply.when.removeprefix("no ")):
            hint = nearest(reply.when, wanted(step))
            yield reply.line, _("there is no frame “{name}”{hint}").format(name=reply.when, hint=hint)


def _unmeant(going: Going, step: Step) -> Iterator[tuple[int, str]]:
    """Conditions that name an answer which cannot be given, or the right one."""
    named = [reply for reply in step.replies if reply.when.startswith("=")]
    if not named:
        return
    found = [] if step.options else [inquiry(going.made, step, going.position(step))]
    if found and "again" in step.clauses:
        found.append(going.again(step))
    for reply in named:
        values = [(meant(each, reply.when[1:]), each.question.key) for each in found]
        if all(value is None for value, _key in values):
            yield reply.line, _("no answer follows from “{condition}”{hint}").format(condition=reply.when, hint="")
        elif all(value in (None, key) for value, key in values):
            yield reply.line, _("“{condition}” is the right answer: write “> …”").format(condition=reply.when)


def _replies(asked: Json) -> list[Json]:
    return [choice["reply"] for choice in asked["choices"] if choice["reply"]] + [
        each["reply"] for each in asked["recognised"]
    ]


def _values(step: Step) -> tuple[int, ...]:
    return vary(step.clauses["vary"]).values


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
