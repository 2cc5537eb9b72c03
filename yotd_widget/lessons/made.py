"""A lesson's text with its game: which position a step begins with, and what the text says that the game must know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.game import Game, at_home, load
from yotd_widget.engine.texts import _
from yotd_widget.lessons import clauses
from yotd_widget.lessons.text import BadLesson, Step, Text
from yotd_widget.quiz.questions import position_named

Json = dict[str, Any]
_APOSTROPHE: Final = re.compile(r"(?<=\w)'(?=\w)")


class Unplayed(LookupError):
    """A step goes on from where another one ends, and that is not known yet."""


class Given(msgspec.Struct, frozen=True):
    """What is handed over for a step rather than written: a position, None for none; a question."""

    position: Any
    query: clauses.Query | None = None


class Made:
    """A text and the game that it is about. given: for steps whose position is no example, by id.

    Raises: BadLesson for a game that is not there.
    """

    def __init__(self, text: Text, given: Mapping[str, Given] | None = None) -> None:
        self.text = text
        self.given = dict(given or {})
        with self.line(1):
            self.game: Game[Any] = load(text.clauses.get("game") or at_home()[0])
            self.game.load_lessons()

    @contextmanager
    def line(self, line: int) -> Iterator[None]:
        """Whatever is refused in this block is told with the line of the text. Raises: BadLesson."""
        try:
            yield
        except BadLesson:
            raise
        except OneSentence as error:
            self.text.refuse(line, error.text)

    # --- positions ---

    def goes_on(self, step: Step) -> bool:
        """Whether a step begins where the one before it has ended."""
        at = step.clauses.get("at", "")
        if step.id in self.given:
            return False
        if at.startswith("="):
            return self.goes_on(self.named(step, at[1:].strip()))
        return not at

    def query(self, step: Step) -> clauses.Query:
        """The question of a step. Raises: BadInput."""
        given = self.given.get(step.id)
        if given is None and not step.options and not step.clauses.get("ask"):
            raise BadInput(_("this step says what it asks: “: ask drought.left”"))
        return given.query if given and given.query else clauses.query(step.clauses.get("ask", ""))

    def before(self, step: Step) -> Step | None:
        """The step above this one."""
        at = self.text.steps.index(step)
        return self.text.steps[at - 1] if at else None

    def named(self, step: Step, name: str) -> Step:
        """The step that another one names. Raises: BadLesson."""
        above = self.text.steps[: self.text.steps.index(step)] if step in self.text.steps else self.text.steps
        found = next((each for each in above if each.id == name), None)
        if found is None:
            self.text.refuse(step.line, _("no step above is called “{id}”").format(id=name))
        return found

    def position(self, step: Step, end: Callable[[Step], Any]) -> Any:
        """The position that a step begins with, its `moves` played. end: where a step above has ended.

        Raises: Unplayed where that is not known; BadLesson.
        """
        with self.line(step.line):
            return self.after(self.place(step, end), step.clauses.get("moves", ""))

    def place(self, step: Step, end: Callable[[Step], Any]) -> Any:
        """The position of a step before its `moves`. end: as for `position`. Raises: Unplayed; BadLesson."""
        if step.id in self.given:
            return self.given[step.id].position
        with self.line(step.line):
            at = step.clauses.get("at", "")
            if at.startswith("="):
                return self.position(self.named(step, at[1:].strip()), end)
            return self.example(clauses.place(at)) if at else self._end_before(step, end)

    def after(self, position: Any, moves: str) -> Any:
        """A position with moves played, set apart by semicolons. Raises: Refusal."""
        for move in clauses.listed(moves, ";"):
            if (refusal := position.why_not(move)) is not None:
                raise refusal
            position = position.after(move)
        return position

    def example(self, place: clauses.Place, also: Mapping[str, Any] | None = None) -> Any:
        """A position by its name, with changes. Raises: NotFound, BadInput, WrongKind."""
        return position_named(self.game, place.name, merged(place.changes, also or {}))

    def varied(self, step: Step, position: Any, change: Mapping[str, Any]) -> Any:
        """The position of a step with one thing more that is different. position: of the step. Raises: BadInput."""
        at = step.clauses.get("at", "")
        if step.id in self.given or at.startswith("=") or not at:
            return self.game.examples.changed(position, **change)
        return self.example(clauses.place(at), change)

    def _end_before(self, step: Step, end: Callable[[Step], Any]) -> Any:
        before = self.before(step)
        if before is None:
            self.text.refuse(step.line, _("the first step says where it is: “: at NAME”"))
        return end(before)

    def rules(self, step: Step, clause: str = "rules") -> list[str]:
        """The rules that a step names beside those that the engine finds. Raises: BadLesson."""
        named = clauses.listed(step.clauses.get(clause, ""))
        if unknown := [rule for rule in named if rule not in self.game.reading.rules]:
            self.text.refuse(step.line, _("there is no rule {rule}").format(rule=unknown[0]))
        return list(named)

    # --- for the page ---

    def reply(self, text: str, rules: Iterable[str] = (), pins: Iterable[Json] = (), wrong: str = "") -> Json:
        """What is said to an answer: the `Reply` of the page."""
        return {"text": typeset(text), "rules": list(dict.fromkeys(rules)), "pins": list(pins), "wrong": wrong}

    def filled(self, text: str, line: int, known: Mapping[str, object]) -> str:
        """A text with its placeholders. Raises: BadLesson for one that means nothing here."""
        try:
            return typeset(text.format_map(dict(known)))
        except (LookupError, ValueError, AttributeError, TypeError):
            there = ", ".join(f"{{{name}}}" for name in known)
            self.text.refuse(line, _("a placeholder means nothing here; there is {names}").format(names=there))

    def picture(
        self, position: Any, seat: int, step: Step, *, forecasts: bool = False, pins: Iterable[str] = (),
        marks: Json | None = None, about: Iterable[str] = (),
    ) -> Json:  # fmt: skip
        """A position for the page: the `Picture`. about: rules by which a question is answered, to be seen with it."""
        scene = self.game.screen.scene(position, forecasts=forecasts)
        if marks is not None:
            scene = scene | {"marks": marks}
        return {"scene": scene, "seat": seat, "regions": self.regions(step, about), "pins": self.pins(position, pins)}

    def pins(self, position: Any, places: Iterable[str]) -> list[Json]:
        """Places of the board with their names; those that this board does not have are left out."""
        found = []
        for place in places:
            try:
                found.append({"place": place, "name": self.game.screen.spot(position, place)[1]})
            except LookupError:
                continue
        return found

    def regions(self, step: Step, about: Iterable[str] = ()) -> list[str]:
        """What lies on the table beside the courts: as the step or the whole lesson says, and what these rules read."""
        named = clauses.listed(step.clauses.get("show", self.text.clauses.get("show", "")))
        return list(dict.fromkeys([*named, *self.game.screen.in_sight(about)]))

    def statements(self, *parts: Any) -> dict[str, str]:
        """Rule id -> sentence, of all rules that are named anywhere in some JSON."""
        named: dict[str, None] = {}
        for part in parts:
            _collect(part, named)
        return self.game.reading.statements(tuple(named))

    def seat(self, position: Any, player: str) -> int:
        """The seat of a player; of the first one where none is named. Raises: BadInput."""
        if not player:
            return 0
        if player not in position.players:
            names = ", ".join(position.players)
            raise BadInput(_("nobody here is called {name}: {names}").format(name=player, names=names))
        return int(position.players.index(player))


def typeset(text: str) -> str:
    """A text with the apostrophe of print; code and terminals have the other one.

    >>> typeset("Ada's court")
    'Ada’s court'
    """
    return _APOSTROPHE.sub("’", text)


def merged(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Changes of a position, with others that come over them."""
    found = dict(first)
    for word, value in second.items():
        both = isinstance(value, dict) and isinstance(found.get(word), dict)
        found[word] = found[word] | value if both else value
    return found


def _collect(part: Any, named: dict[str, None]) -> None:
    """The rule ids in the lists called "rules" of some JSON."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "rules" and isinstance(value, list):
                named.update(dict.fromkeys(value))
            elif key != "scene":
                _collect(value, named)
    elif isinstance(part, list):
        for each in part:
            _collect(each, named)
