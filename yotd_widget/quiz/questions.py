"""Questions whose answers the engine finds: what is asked, the key, what is behind it, where wrong answers come from.

A *template* asks about any position for which it makes sense. The key is what the engine does there; an answer that
follows from a named wrong rule is found by running the engine under that rule. Nothing is typed in.

>>> question = ask("dragon.contagion.released", "contagion-1-mortar")
>>> question.text, question.key, question.unit
('How many persons will Ada release?', 2, 'persons')
>>> [(option.value, option.wrong) for option in question.options]
[(0, 'dragon.healer-shield'), (3, 'dragon.contagion-three')]
>>> print(question.trace[0].text)
Ada: 2 persons to release.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from itertools import takewhile
from typing import Any, Final

import msgspec

from yotd_widget.engine.arguments import nearest, no_option
from yotd_widget.engine.errors import BadInput, NotFound, OneSentence, WrongKind, short
from yotd_widget.engine.game import Game, load
from yotd_widget.engine.game import names as games
from yotd_widget.engine.names import known
from yotd_widget.engine.position import position_of
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _, ngettext, quoted
from yotd_widget.quiz.courses import Course, TooMany, Undecided, Unsure, certain
from yotd_widget.quiz.hints import Hints, Riddle, hints
from yotd_widget.quiz.lines import Item as Item
from yotd_widget.quiz.lines import Kind as Kind
from yotd_widget.quiz.lines import Line as Line
from yotd_widget.quiz.lines import Value as Value
from yotd_widget.quiz.run import Run, opened, period_over
from yotd_widget.quiz.wrong_rules import WrongRule, believing, wrong_rules

MOST_OPTIONS: Final = 3
"""Wrong rules whose answers are told apart at most."""


class Option(msgspec.Struct, frozen=True):
    """A wrong answer that is recognised. wrong: name of the wrong rule; text: what is said to it."""

    value: Value
    label: str
    wrong: str
    text: str
    rules: tuple[str, ...]


class Question(msgspec.Struct, frozen=True):
    """A question about a position, complete: a page needs no engine to ask it, to judge an answer and to say why.

    id: template and position, the same in every session and language. label: the key in words. rules: all ids in the
    trace and in what is said to wrong answers.
    """

    id: str
    kind: Kind
    text: str
    unit: str
    items: tuple[Item, ...]
    key: Value
    label: str
    trace: tuple[Line, ...]
    options: tuple[Option, ...]
    hints: Hints
    rules: tuple[str, ...]

    def right(self, answer: object) -> bool:
        """Whether an answer, as JSON, is the right one. A selection needs no order."""
        return self._same(answer, self.key)

    def wrong_rule(self, answer: object) -> str:
        """The wrong rule that an answer follows from, "" for none that is known."""
        return next((option.wrong for option in self.options if self._same(answer, option.value)), "")

    def _same(self, answer: Any, value: Value) -> bool:
        if isinstance(answer, list | tuple) and isinstance(value, tuple):
            return sorted(answer) == sorted(value) if self.kind == "select" else tuple(answer) == value
        return type(answer) is type(value) and answer == value


class Table:
    """What a template is asked about: a position, the player in question, and whatever else the question names."""

    def __init__(self, state: Any, player: str | None = None, **facts: Any) -> None:
        self.state = state.clone()
        self.facts = facts
        self.player = known(player, state.players) or state.players[0]
        if self.player not in state.players:
            names = ", ".join(state.players)
            raise BadInput(_("nobody here is called {name}: {names}").format(name=short(player), names=names))
        self.seat: int = state.players.index(self.player)
        self.until: Callable[[Any], bool] | None = None
        self.usual: Sequence[object] = ()
        self.course = Course()

    def fresh(self) -> Table:
        """The same again, with nothing done yet."""
        return Table(self.state, self.player, **self.facts)

    def along(self, course: Course) -> Table:
        """The same again, along another course."""
        table = self.fresh()
        table.until, table.usual, table.course = self.until, self.usual, course
        return table

    @property
    def moves(self) -> list[object]:
        """The moves that the question names, none if it names none."""
        moves = self.facts.get("moves", ())
        return [moves] if isinstance(moves, str) else list(moves)

    def under(self, template: Template) -> Table:
        """The same, run as a template has it: with its own moves where the question names none, and until its end."""
        self.until = template.until
        self.usual = template.moves(self) if template.moves else ()
        return self

    @cached_property
    def run(self) -> Run:
        """What happens after the moves."""
        return self.played(self.state, self.moves or self.usual, self.until)

    def played(self, start: Any, moves: Iterable[object] = (), until: Callable[[Any], bool] | None = None) -> Run:
        """Another run, from any position, along the same course."""
        return Run(start, moves, until, self.course)

    def moments(self) -> Iterator[tuple[Any, Any]]:
        """Every task on the way and up to the end of the month, with the position it comes in, one after the other."""
        yield from self.run.moments()
        if self.until is None:
            then = self.run.end
            onward = self.played(then, (), period_over).moments()
            yield from takewhile(lambda moment: moment[1].when[0] == then.when[0], onward)


Trace = Callable[[Table], Iterable[Because | Line]]


class Template(msgspec.Struct, frozen=True):
    """A kind of question. Functions get the table.

    text: marked, with placeholders that `facts` fill ({player} is there always). key: what the engine says. trace:
    what is behind it. items: for what is not a number. units: a noun that is counted, as `NN_` gives it. also:
    names of wrong rules that are tried first, whatever the trace names. until: how far the run goes. moves: what is
    played where the question names no moves. shown: the position that is shown with the question; left out, the one
    that it begins with. look: where to look, marked, if nothing in the trace names a place. takes: the facts that it
    reads. steady: the rule by which no choice on the way can change the key, so that none is tried; "" without one.
    tells: whether readers know the moves without a sentence before the question. ahead: given the position, whether
    that is still to come this month which is asked about. about: the rules of what is counted, which the trace need
    not name.
    """

    id: str
    kind: Kind
    text: str
    key: Callable[[Table], Any]
    trace: Trace
    items: Callable[[Table], Sequence[Item]] | None
    units: tuple[str, str] | None
    facts: Callable[[Table], Mapping[str, object]] | None
    also: tuple[str, ...]
    until: Callable[[Any], bool] | None
    moves: Callable[[Table], Sequence[object]] | None = None
    shown: Callable[[Table], Any] | None = None
    look: str = ""
    takes: tuple[str, ...] = ()
    steady: str = ""
    tells: bool = False
    ahead: Callable[[Any], bool] | None = None
    about: tuple[str, ...] = ()

    @property
    def game(self) -> Game[Any]:
        """The game that it asks about."""
        return load(self.id.partition(".")[0])

    def certain(self, table: Table) -> Value:
        """The engine's answer, the same whatever is chosen on the way. Raises: Undecided."""
        if self.steady:
            return self.value(table)
        try:
            return certain(lambda course: self.value(table, course))
        except Unsure as unsure:
            raise Undecided(self._undecided(table, unsure)) from None

    def _undecided(self, table: Table, unsure: Unsure) -> str:
        """Who still decides what, and how to name the moves up to there."""
        open_ = unsure.first.open[unsure.at]
        named = [*table.moves, *(str(unsure.first.answer(each)) for each in unsure.first.open[: unsure.at + 1])]
        fact = "moves" if "moves" in self.takes else "way"
        if isinstance(unsure, TooMany):
            told = _("{open}, and too much is open after that to be sure of the answer: name moves, as {example}.")
        else:
            told = _("{open}, and the answer depends on it: name the moves up to there, as {example}.")
        return told.format(open=opened(open_), example=f"{fact}={short(named)}")

    def value(self, table: Table, course: Course | None = None) -> Value:
        """The engine's answer along one course, under whatever rules are believed now."""
        table = table.fresh().under(self).along(course or Course())
        found = self.key(table)
        if self.kind == "select":
            keys = [item.key for item in self.items(table)] if self.items else []
            return tuple(sorted(found, key=lambda key: keys.index(key) if key in keys else len(keys)))
        return tuple(found) if self.kind == "order" else found


CELLS: Final = "__main__"
"""The module that the cells of a notebook are."""
_TEMPLATES: Final[dict[str, Template]] = {}
_MOVES_TOLD: Final[dict[str, Callable[[Table], str]]] = {}
"""Name of a game -> what tells the moves of a question as a sentence before it."""


class Templates:
    """Adds templates of a game to the list, whoever has written them: `@Templates("dragon")("contagion.left", …)`.

    Raises: NotFound for a game that is not there.
    """

    def __init__(self, game: str) -> None:
        self.game = load(game).name

    def tell_moves(self, told: Callable[[Table], str]) -> Callable[[Table], str]:
        """Say how the game tells the moves of a question, as “Ada: Taxes. ”; a decorator."""
        _MOVES_TOLD[self.game] = told
        return told

    def __call__(
        self,
        id: str,
        kind: Kind,
        text: str,
        *,
        trace: Trace,
        items: Callable[[Table], Sequence[Item]] | None = None,
        units: tuple[str, str] | None = None,
        facts: Callable[[Table], Mapping[str, object]] | None = None,
        also: str = "",
        until: Callable[[Any], bool] | None = None,
        moves: Callable[[Table], Sequence[object]] | None = None,
        shown: Callable[[Table], Any] | None = None,
        look: str = N_("the text of the question"),
        takes: str = "moves",
        steady: str = "",
        tells: bool = False,
        ahead: Callable[[Any], bool] | None = None,
        about: str = "",
    ) -> Callable[[Callable[[Table], Any]], Callable[[Table], Any]]:
        """Make the decorated function, which gives the key, a template.

        id: without the name of the game. also, takes, about: names, separated by blanks; also: of wrong rules.
        Raises: BadInput for an id that is taken, unless it is the same cell of a notebook that runs again.
        """
        full = f"{self.game}.{id}"

        def add(key: Callable[[Table], Any]) -> Callable[[Table], Any]:
            if full in _TEMPLATES and not _TEMPLATES[full].key.__module__ == key.__module__ == CELLS:
                raise BadInput(f"there are two questions “{full}”")
            names, known = tuple(f"{self.game}.{name}" for name in also.split()), tuple(takes.split())
            told = tells or shown is not None or "{moves}" in text or "{suppose}" in text
            _TEMPLATES[full] = Template(
                full, kind, text, key, trace, items, units, facts, names, until, moves, shown, look, known,
                steady, told, ahead, tuple(about.split()),
            )  # fmt: skip
            return key

        return add


def templates(game: str) -> dict[str, Template]:
    """All of a game by id. Raises: NotFound."""
    load(game).load_lessons()
    return {name: found for name, found in _TEMPLATES.items() if found.game.name == game}


def find(name: str) -> Template:
    """The template with this id. Raises: NotFound, WrongKind."""
    if not isinstance(name, str):
        raise WrongKind(_("a question is named by a text, as “dragon.score.vp”, not {given}").format(given=short(name)))
    game = name.partition(".")[0]
    for each in [game] if game in games() else games():
        load(each).load_lessons()
    if name not in _TEMPLATES:
        near = nearest(name, _TEMPLATES)
        told = f"{near}" if near else _("; there are {words}").format(words=", ".join(sorted(_TEMPLATES)))
        raise NotFound(_("There is no question {name}{hint}").format(name=quoted(name), hint=told))
    return _TEMPLATES[name]


def ask(name: str, at: Any, player: str | None = None, *, prefer: Collection[str] = (), **named: Any) -> Question:
    """The question of a template about a position.

    at: a position, or the name of an example. player: whom it is about, the first one if left out. prefer: names of
    wrong rules that this reader has followed before. named: facts that the template takes, as moves="use A taxes"; what
    else is named changes the position, in the words of `example`: rice=1.
    Raises: NotFound; WrongKind for a name that means nothing; BadInput for a player who is not there, a question that
    makes no sense here or a change that cannot be; Undecided where the answer depends on a choice that nobody has made;
    Refusal for a move that is not possible.
    """
    return question_of(sorted_out(find(name), at, named), player, prefer)


def question_of(given: Given, player: str | None = None, prefer: Collection[str] = ()) -> Question:
    """As `ask`, of what has been sorted out."""
    found, table = given.template, given.table(player)
    key, items, reasons = worked_out(found, table)
    trace = tuple(_lines(found.game, reasons, table.state.players))
    options = _options(found, table, key, items, _tried(found, trace, prefer))
    rules = dict.fromkeys(
        [rule for line in trace for rule in line.rules]
        + [rule for item in items if item.why for rule in item.why.rules]
        + [rule for option in options for rule in option.rules]
    )
    known = {"player": table.player} | dict(found.facts(table) if found.facts else {})
    text = _moves_told(found, table) + _(found.text).format(**known)
    named = [str(name) for fact, name in known.items() if name in table.state.players and f"{{{fact}}}" in found.text]
    elsewhere = named[0] if named else _(found.look)
    return Question(
        id=_id(given, table),
        kind=found.kind,
        text=text,
        unit=_unit(found, key),
        items=items,
        key=key,
        label=label_of(found, key, items),
        trace=trace,
        options=options,
        hints=hints(Riddle(table.state, found.kind, text, items, key, reasons, elsewhere)),
        rules=tuple(rules),
    )


class Given(msgspec.Struct, frozen=True):
    """What somebody has named for a question.

    where: the position that was named, for the question's id. position: the same with the changes. facts: of the
    template; changes: of the position, in words.
    """

    template: Template
    where: str
    position: Any
    facts: dict[str, Any]
    changes: dict[str, Any]

    def table(self, player: str | None) -> Table:
        """The same with whom the question is about. Raises: BadInput for somebody who is not there."""
        return Table(self.position, player, **self.facts).under(self.template)


def sorted_out(found: Template, at: Any, named: Mapping[str, Any], also: Collection[str] = ()) -> Given:
    """What is asked about, facts and changes told apart. also: other names that might be meant.

    Raises: NotFound or WrongKind for what is no position; WrongKind for a name that means nothing; BadPosition for a
    change that cannot be.
    """
    facts = {name: value for name, value in named.items() if name in found.takes}
    changes = {name: value for name, value in named.items() if name not in facts}
    where = at if isinstance(at, str) else sha256(position_named(found.game, at).to_json().encode()).hexdigest()[:8]
    return Given(found, where, position_named(found.game, at, changes, (*found.takes, *also)), facts, changes)


def position_named(
    game: Game[Any], at: Any, changes: Mapping[str, Any] | None = None, also: Collection[str] = ()
) -> Any:
    """A position, that of a widget or timeline, or the example with this name; changed in the words of `example`.

    also: names that might be meant where one is no change. Raises: NotFound or WrongKind for what is no position;
    WrongKind for a change of no such name; BadPosition for one that cannot be.
    """
    examples = game.examples
    position = examples.example(at) if isinstance(at, str) else position_of(at)
    if not changes:
        return position
    known = examples.changeable(position, at if isinstance(at, str) else "")
    for name in changes:
        if name not in known:
            raise no_option(name, (*also, *known))
    return examples.example(at, **changes) if isinstance(at, str) else examples.changed(position, **changes)


def _moves_told(found: Template, table: Table) -> str:
    """The moves of the question as a sentence before it, where nothing else tells them."""
    told = _MOVES_TOLD.get(found.game.name)
    return "" if found.tells or told is None else told(table)


def _id(given: Given, table: Table) -> str:
    """Template and position, with what else was named."""
    also = [f"{word}={value}" for word, value in given.changes.items()]
    also += [table.player] if table.seat else []
    also += [str(move) for move in table.moves]
    also += [f"{fact}={value}" for fact, value in table.facts.items() if fact != "moves"]
    return " · ".join([f"{given.template.id} at {given.where}", *also])


def worked_out(found: Template, table: Table) -> tuple[Value, tuple[Item, ...], tuple[Because | Line, ...]]:
    """Key, items and reasons. Raises: BadInput where the question makes no sense; Undecided; Refusal."""
    if found.ahead is not None and not found.ahead(table.state):
        raise BadInput(_("What this question asks about does not come in the rest of this month."))
    try:
        _possible = table.run  # its moves are possible, whether the key needs them or not
        key, items = found.certain(table), tuple(found.items(table)) if found.items else ()
        if not _can_be_given(found, key, items):
            raise ValueError(f"{key} is none of the answers")
        return key, items, tuple(found.trace(table))
    except OneSentence:
        raise
    except Exception as error:  # a template looks for what only some positions have
        raise BadInput(_("This question cannot be asked of this position.")) from error


def _tried(found: Template, trace: Iterable[Line], prefer: Collection[str]) -> list[WrongRule]:
    """Wrong rules about what is in the trace, and those that the template names; preferred ones first."""
    in_trace = {rule for line in trace for rule in line.rules}
    tried = [
        rule
        for rule in wrong_rules(found.game.name).values()
        if in_trace.intersection(rule.rules) or rule.name in found.also
    ]
    return sorted(tried, key=lambda rule: (rule.name not in prefer, rule.name not in found.also))


def _options(
    found: Template, table: Table, key: Value, items: Sequence[Item], tried: Iterable[WrongRule]
) -> tuple[Option, ...]:
    """Answers that follow from wrong rules, each once, numbers in rising order."""
    options: dict[Value, Option] = {}
    for rule in tried:
        try:
            with believing(rule.name):
                value = found.value(table)
        except Exception:  # the engine cannot go on by this wrong rule here: nobody would come to an answer by it
            continue
        if value != key and value not in options and _can_be_given(found, value, items):
            label = label_of(found, value, items)
            options[value] = Option(value, label, rule.name, rule.told(label), rule.rules)
        if len(options) == MOST_OPTIONS:
            break
    listed = list(options.values())
    if found.kind == "number":
        listed.sort(key=lambda option: option.value)
    return tuple(listed)


def _can_be_given(found: Template, value: Value, items: Sequence[Item]) -> bool:
    """Whether a reader can give this answer: the engine may come to things that are not offered."""
    if found.kind == "number":
        return type(value) is int
    keys = [item.key for item in items]
    if isinstance(value, tuple):
        return (
            sorted(keys) == sorted(value) != [] if found.kind == "order" else {*keys}.issuperset(value) and bool(keys)
        )
    return value in keys


def _unit(found: Template, key: Value) -> str:
    """The noun that is counted, in the plural: the number is not known yet."""
    return ngettext(*found.units, 5) if found.units else ""


def label_of(found: Template, value: Value, items: Sequence[Item]) -> str:
    """An answer in words: "2 persons", "Ada and Bo"."""
    if isinstance(value, int):
        # Translators: a counted thing, as “2 persons”
        return _("{n} {things}").format(n=value, things=ngettext(*found.units, value)) if found.units else str(value)
    labels = {item.key: item.label for item in items}
    if isinstance(value, str):
        return labels.get(value, value)
    return ", ".join(labels.get(key, key) for key in value) or _("none")


def _lines(game: Game[Any], reasons: Iterable[Because | Line], players: tuple[str, ...]) -> Iterable[Line]:
    """Reasons and all that is behind them, in words."""
    for reason in reasons:
        if isinstance(reason, Line):
            yield reason
            continue
        for depth, each in reason.walk():
            yield Line(game.reasons.said(each, players), each.rules, depth)
