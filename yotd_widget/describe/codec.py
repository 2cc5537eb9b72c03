"""JSON to a position: its form follows from the fields of the position and of its tasks.

Writing needs no code: `Position.to_json` saves the fields as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, Union

import msgspec

from yotd_widget.engine.errors import BadInput, BadPosition, OneSentence
from yotd_widget.engine.house import chosen
from yotd_widget.engine.names import BadName
from yotd_widget.engine.names import players as checked_players
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.position import Position, Task
from yotd_widget.engine.texts import _

P = TypeVar("P", bound=Position)


class BadForm(BadPosition):
    """JSON of another form than that of a position; what msgspec says about it is English."""

    @property
    def text(self) -> str:
        """That it is none."""
        return _("This JSON does not describe a position.")


class Codec(Generic[P]):
    """Reads the positions of a game. kind: their class; tasks: all that can lie on an agenda."""

    def __init__(self, kind: type[P], tasks: Sequence[type[Task]]) -> None:
        self.tasks = tuple(tasks)
        self._some: Any = list[Union[self.tasks]]  # type: ignore[name-defined]  # noqa: UP007 - made of a list
        agenda: Any = msgspec.defstruct("Agenda", [("agenda", self._some, msgspec.field(default_factory=list))])
        self._position = msgspec.json.Decoder(kind)
        self._agenda: Any = msgspec.json.Decoder(agenda)

    def agenda(self, data: Any) -> list[Any]:
        """The tasks of their plain JSON data. Raises: msgspec.ValidationError."""
        tasks: list[Any] = msgspec.convert(data, self._some)
        return tasks

    def decode(self, text: str | bytes) -> P:
        """A position of the right form, whatever stands in it. Raises: BadPosition, with the path of what is wrong."""
        try:
            position = self._position.decode(text)
            position.agenda = self._agenda.decode(text).agenda
        except TypeError:
            raise BadPosition(f"A position is read from JSON text, not from {type(text).__name__}") from None
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
            sentence, _at, path = str(error).partition(" - at ")  # about the form of the JSON, in English
            raise BadForm(sentence, path=path.strip("`")) from None
        try:
            chosen(position.game.name, position.house_rules)
        except OneSentence as error:
            raise bad("$.setup.rules", error.text) from None
        return position


def names(told: tuple[str, ...], path: str) -> tuple[str, ...]:
    """The names of the players, each in its one form. Raises: BadPosition for names that cannot be."""
    try:
        return checked_players(told)
    except BadName as error:
        raise bad(path, begun(str(error))) from None


def bad(path: str, sentence: str, *rules: str) -> BadPosition:
    """What is wrong at a path of the JSON, "$.courts[1].yuan"."""
    return BadPosition(sentence, *rules, path=path)


def playable(position: Position) -> None:
    """Raises: BadPosition for a position whose open question nobody can answer."""
    try:
        position.clone().proceed()
    except BadInput as error:
        raise bad("$.agenda", error.text) from None
