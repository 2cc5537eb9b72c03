"""What can be asked: the questions of a game, each with an example for which the engine has an answer.

>>> found = questions("drought.lost")["dragon.drought.lost"]
>>> found.text, found.example
('Palace 1 gets no rice. How many persons leave it?', 'at="drought-3-palaces", palace=1')
>>> found.clause, found.takes, found.wrong
('at drought-3-palaces · ask drought.lost palace=1', ('moves', 'palace'), ('dragon.drought-whole',))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import chain, islice
from textwrap import wrap
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from yotd_widget.describe.examples import ExamplesRoom
from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import NotFound, OneSentence, WrongKind, short
from yotd_widget.engine.game import Game, at_home
from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import N_, Texts, _, language, speaking
from yotd_widget.lessons import clauses, shelf
from yotd_widget.quiz.courses import courses
from yotd_widget.quiz.questions import Question, Table, Template, ask, templates
from yotd_widget.quiz.recipes import recipes
from yotd_widget.quiz.samples import Sample, samples
from yotd_widget.quiz.wrong_rules import wrong_rules

COLUMNS: Final = 100
ALSO: Final = 3
"""So many other positions are named, beside the one that the sentence is about."""
TRIED: Final = 2
"""So many places with an answer are looked at, to find one whose answer is not nothing."""
COURSES: Final = 12
"""Where more of them have to be tried to be sure of an answer, another place is sought."""
MOVES: Final = "moves"
"""The fact that is found by trying the moves that are possible."""
MOST_MOVES: Final = 12

KINDS: Final[Texts[str]] = Texts(
    {
        "number": N_("a number"),
        "pick": N_("one of several"),
        "select": N_("all that belong to it"),
        "order": N_("an order"),
    }
)
"""Kind of a question -> what is answered."""


class Askable(msgspec.Struct, frozen=True):
    """A question as it can be asked.

    text: the sentence, about the example. takes: names of its facts. wrong: names of the wrong rules about what is
    behind the answer, those first from which a wrong answer follows in the example. sample: the example, None where
    none is found; also: names of a few others.
    """

    id: str
    text: str
    kind: str
    takes: tuple[str, ...]
    wrong: tuple[str, ...]
    sample: Sample | None
    also: tuple[str, ...]

    @property
    def example(self) -> str:
        """What `Question` takes beside the id: at="drought-3-palaces", palace=1; "" without an example."""
        if self.sample is None:
            return ""
        player = {"player": self.sample.player} if self.sample.player else {}
        named = {"at": self.sample.at, **player, **self.sample.named}
        return ", ".join(f"{name}={_typed(value)}" for name, value in named.items())

    @property
    def clause(self) -> str:
        """The same for the text of a lesson: at drought-3-palaces · ask drought.lost palace=1."""
        if self.sample is None:
            return ""
        whose = f" for {self.sample.player}" if self.sample.player else ""
        told = {"at": self.sample.at, "ask": f"{_short(self.id)}{whose}"}
        for name, value in self.sample.named.items():
            told["ask" if name in self.takes else "at"] += _written(name, value)
        return " · ".join(f"{clause} {text}" for clause, text in told.items())


class Questions(dict[str, Askable]):
    """Id of a question -> what is known of it: a plain dict that is read as a table."""

    def __repr__(self) -> str:
        first, second = _heads()
        width = max(map(len, [first, *self]))
        rest = COLUMNS - width - 2
        lines = [f"{first:<{width}}  {second}", f"{'-' * width}  {'-' * rest}"]
        for each in self.values():
            rows = [row for part in (each.text, *_told(each)) for row in wrap(part, rest, break_on_hyphens=False)]
            lines += [f"{'' if at else each.id:<{width}}  {row}" for at, row in enumerate(rows)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """Without folds, so that the browser's own search finds every word; a group of rows a chapter."""
        chapters: dict[str, list[Askable]] = {}
        for each in self.values():
            chapters.setdefault(_short(each.id).partition(".")[0], []).append(each)
        heads = "".join(f'<th scope="col" style="{_LEFT}">{escape(head)}</th>' for head in _heads())
        bodies = "".join(
            f'<tbody><tr><th colspan="2" scope="rowgroup" style="{_LEFT}">{escape(chapter)}</th></tr>'
            f"{''.join(map(_row, listed))}</tbody>"
            for chapter, listed in chapters.items()
        )
        return f'<table class="yotd-questions"><thead><tr>{heads}</tr></thead>{bodies}</table>'


def questions(about: str = "", game: str = "") -> Questions:
    """The questions that can be asked about positions of a game, each with an example for which there is an answer.

    about: words that all stand in the id, the sentence or the facts of a question; left out, all are listed. game: its
    name; left out, the first one.
    Raises: NotFound for a game that is not there, or where no question is about that; WrongKind for what is no text.
    """
    if not isinstance(about, str):
        raise WrongKind(_("questions are looked for by words, as “drought”, not by {given}").format(given=short(about)))
    known = templates(game or at_home()[0])
    words = about.casefold().split()
    found = Questions((name, _askable(each)) for name, each in known.items() if _is_about(each, words))
    if about and not found:
        chapters = dict.fromkeys(_short(name).partition(".")[0] for name in known)
        hint = nearest(about, chapters) or f": {', '.join(chapters)}"
        raise NotFound(_("No question is about “{words}”{hint}").format(words=about, hint=hint))
    return found


# --- As it is read ---------------------------------------------------------------------------------------------------

_LEFT: Final = "text-align:left;vertical-align:top"


def _heads() -> tuple[str, str]:
    return _("question"), _("asks, for example")


def _row(each: Askable) -> str:
    told = "".join(f"<br><small>{escape(line)}</small>" for line in _told(each))
    question = f'<th scope="row" style="{_LEFT}"><code>{escape(each.id)}</code></th>'
    return f'<tr>{question}<td style="{_LEFT}">{escape(each.text)}{told}</td></tr>'


def _told(each: Askable) -> Iterator[str]:
    """What stands below the sentence."""
    yield " · ".join(filter(None, [each.example, KINDS[each.kind]]))
    for told, things in (
        (_("takes: {things}"), each.takes),
        (_("wrong rules: {things}"), [_short(name) for name in each.wrong]),
        (_("also at: {things}"), each.also),
    ):
        if things:
            yield told.format(things=", ".join(things))


def _short(name: str) -> str:
    """An id without its game."""
    return name.partition(".")[2]


def _typed(value: Any) -> str:
    """A value as one types it in Python."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_typed(name)}: {_typed(each)}' for name, each in value.items())}}}"
    return f"[{', '.join(map(_typed, value))}]" if isinstance(value, list | tuple) else str(value)


def _written(name: str, value: Any) -> str:
    """A fact or a change as it stands in the text of a lesson."""
    if isinstance(value, Mapping):
        return "".join(_written(f"{name}.{thing}", each) for thing, each in value.items())
    text = " / ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return f' {name}="{text}"' if " " in text else f" {name}={text}"


# --- What is listed --------------------------------------------------------------------------------------------------


def _is_about(template: Template, words: Iterable[str]) -> bool:
    there = " ".join([_short(template.id), _(template.text), *template.takes]).casefold()
    return all(word in there for word in words)


def _askable(template: Template) -> Askable:
    """A template with its example."""
    if (found := _found(template, language())) is None:
        return Askable(template.id, _(template.text), template.kind, template.takes, template.also, None, ())
    sample, asked = found
    behind = {rule for line in asked.trace for rule in line.rules}
    about = (rule.name for rule in wrong_rules(template.game.name).values() if rule.rules[0] in behind)
    wrong = dict.fromkeys([*(option.wrong for option in asked.options), *template.also, *about])
    return Askable(template.id, asked.text, template.kind, template.takes, tuple(wrong), sample, _also(template))


# --- Examples --------------------------------------------------------------------------------------------------------


@remembered()
def _found(template: Template, spoken: str) -> tuple[Sample, Question] | None:
    """Where a question can be asked, and the question in this language.

    It is where its game says; else of the first places with an answer one whose answer is not nothing, if there is one.
    """
    own, first = samples(template.game.name).get(template.id), None
    with speaking(spoken):
        if own is not None and (asked := _asked(template, own)):
            return own, asked
        for place in islice(_answered(template, _places(template)), TRIED):
            if asked := _asked(template, place):
                first = first or (place, asked)
                if asked.key not in (0, ()) and asked.options:
                    return place, asked
    return first


def _asked(template: Template, place: Sample) -> Question | None:
    """The question about a place; None where it makes none."""
    try:
        return ask(template.id, place.at, place.player or None, **place.named)
    except OneSentence:
        return None


@remembered()
def _also(template: Template) -> tuple[str, ...]:
    """A few other examples for the same facts; where it needs moves, with one of theirs."""
    if (found := _found(template, language())) is None:
        return ()
    sample, _question = found
    names = [name for name in _names(template) if name != sample.at]
    facts = {name: value for name, value in sample.named.items() if name in template.takes and name != MOVES}
    places = _moved(template, names, facts) if MOVES in sample.named else (Sample(name, named=facts) for name in names)
    others = dict[str, None]()
    for other in _answered(template, places):
        others[other.at] = None
        if len(others) == ALSO:
            break
    return tuple(others)


def _answered(template: Template, places: Iterable[Sample]) -> Iterator[Sample]:
    """Those of the places where the engine soon has an answer."""
    return (place for place in places if _has_answer(template, place))


def _has_answer(template: Template, place: Sample) -> bool:
    position = _positions(template.game)[place.at]
    try:
        if template.ahead is not None and not template.ahead(position):
            return False
        table = Table(position, place.player or None, **place.named).under(template)
        _possible = table.run
        there = {item.key for item in template.items(table)} if template.items else set()
        answers = (template.value(table, course) for course in courses(COURSES))
        first = next(answers)
        if not template.steady and any(other != first for other in answers):
            return False
        _behind = list(template.trace(table))
    except Exception:  # it looks for what only some positions have, or depends on a choice, or may depend on one
        return False
    if isinstance(first, int):
        return True
    given = {first} if isinstance(first, str) else {*first}
    return bool(there) and (given == there if template.kind == "order" else given <= there)


def _places(template: Template) -> Iterator[Sample]:
    """Where it may make sense: without facts first, then with those that somebody has named, then with moves."""
    names, known = _names(template), _known(template)
    if f"{{{MOVES}}}" not in template.text:
        yield from (place for place in known if not place.named)
        yield from (Sample(name) for name in names)
    yield from (place for place in known if place.named)
    if MOVES in template.takes:
        yield from _moved(template, names, {})


def _moved(template: Template, names: Iterable[str], facts: Mapping[str, Any]) -> Iterator[Sample]:
    """Examples with each of the first moves that are possible there."""
    positions = _positions(template.game)
    for name in names:
        if positions[name].decision is not None and positions[name].decision.seat != LUCK:
            for move in islice(positions[name].legal_moves, MOST_MOVES):
                yield Sample(name, named={**facts, MOVES: str(move)})


def _names(template: Template) -> list[str]:
    """The names of examples, first those that share a word with the question: “tribute-1” for “tribute.left”."""
    words = set(_short(template.id).split(".")[:-1])
    return sorted(_positions(template.game), key=lambda name: words.isdisjoint(name.split("-")))


def _known(template: Template) -> list[Sample]:
    """Where it is asked by the lessons and by the recipes."""
    game, positions = template.game, _positions(template.game)
    drawn = (Sample(each.at, each.player, each.facts) for each in recipes(game.name) if each.question == template.id)
    taught = (place for name, place in _taught(game) if name == template.id)
    places = [place for place in chain(taught, drawn) if place.at in positions]
    return [replace(place, player="") if place.player == positions[place.at].player(0) else place for place in places]


@remembered()
def _positions(game: Game[Any]) -> Mapping[str, Any]:
    """Every position with a name."""
    room = game.examples
    return {name: room.example(name) for name in room.names} if isinstance(room, ExamplesRoom) else {}


@remembered()
def _taught(game: Game[Any]) -> list[tuple[str, Sample]]:
    """Every question of the lessons, by its id, where it is asked."""
    found = []
    for name in shelf.names(game.name):
        try:
            for step in shelf.text(game.name, name).steps:
                if "ask" in step.clauses and "at" in step.clauses:
                    query, at = clauses.query(step.clauses["ask"]), clauses.place(step.clauses["at"])
                    found.append((f"{game.name}.{query.template}", Sample(at.name, query.player, query.facts)))
        except (OneSentence, OSError):  # a lesson that is not written yet, or not rightly
            continue
    return found
