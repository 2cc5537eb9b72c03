"""Records: a whole game as JSON, with a digest of the position after each step; written, read, replayed.

The form, version 1 (keys in this order, moves in their text form):

    {"format": "yotd record", "version": 1, "game": "dragon",
     "start": {...},                              the first position, with its set-up and seed, as `to_json` writes it
     "steps": [{"by": "Luck", "move": "row …", "digest": "…"}, {"by": "Ania", "move": "draft …", "digest": "…"}, …],
     "scores": {"Ania": 84, …}}                   final points; null while the game goes on

A digest is the first 16 hexadecimal digits of the BLAKE2b hash of the position's JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

from yotd_widget.engine.moves import LUCK, LUCK_NAME, Refusal
from yotd_widget.engine.timeline import Timeline

FORMAT: Final = "yotd record"
VERSION: Final = 1


class BadRecord(ValueError):
    """A record that cannot be read or does not replay: one sentence that says where."""


class RecordedStep(msgspec.Struct):
    """One decision: who took it, the move in its text form, the digest of the position after it."""

    by: str
    move: str
    digest: str


class Record(msgspec.Struct):
    """A game as it is written down; see the module's text for the JSON form."""

    format: Literal["yotd record"]
    version: Literal[1]
    game: str
    start: dict[str, Any]
    steps: list[RecordedStep]
    scores: dict[str, int] | None = None

    def to_json(self) -> str:
        """The record as indented JSON text, one step a line, the same bytes for the same game."""
        head = {name: getattr(self, name) for name in ("format", "version", "game", "start")}
        lines = [f"{_json(name)}: {_json(value)}" for name, value in head.items()]
        steps = ",\n  ".join(_json(step) for step in self.steps)
        lines += [f'"steps": [\n  {steps}\n ]' if steps else '"steps": []', f'"scores": {_json(self.scores)}']
        return "{" + ",\n ".join(lines) + "}\n"

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record. Raises: BadRecord."""
        try:
            return msgspec.json.decode(text, type=Record)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRecord(f"This is not a record of a game: {error}.") from None


def digest(position: Any) -> str:
    """A fingerprint of a position: equal positions have equal ones, on every machine."""
    return blake2b(position.to_json().encode(), digest_size=8).hexdigest()


def record(timeline: Timeline[Any], game: str) -> Record:
    """Write down a timeline up to its marker. game: the name under which `replay` finds the rules."""
    start, end = timeline.start, timeline.state
    steps = [
        RecordedStep(LUCK_NAME if step.seat == LUCK else start.player(step.seat), str(step.move), digest(step.state))
        for step in timeline.steps[: timeline.at]
    ]
    return Record(FORMAT, VERSION, game, msgspec.json.decode(start.to_json()), steps, _scores(end))


def replay(written: Record, read: Callable[[str], Any]) -> Timeline[Any]:
    """Play a record again and check every digest. read: makes a position of its JSON, as `State.from_json` does.

    Raises: BadRecord at the first step that does not fit.
    """
    try:
        start = read(msgspec.json.encode(written.start).decode())
    except ValueError as error:
        raise BadRecord(f"The record's first position cannot be: {error}.") from None
    timeline: Timeline[Any] = Timeline(start, luck=None)  # chance is in the record
    for number, step in enumerate(written.steps, 1):
        try:
            timeline.play(step.move, by=step.by)
        except Refusal as refusal:
            raise BadRecord(f"Step {number}, “{step.by}: {step.move}”, is not possible: {refusal.text}") from None
        if digest(timeline.state) != step.digest:
            raise BadRecord(f"Step {number}, “{step.by}: {step.move}”, does not match its digest: the file is damaged.")
    if _scores(timeline.state) != written.scores:
        raise BadRecord("The final scores do not match the steps: the file is damaged.")
    timeline.luck = start.luck  # whoever plays on has the luck of the game's seed
    return timeline


def _scores(position: Any) -> dict[str, int] | None:
    outcome = position.outcome
    return {position.player(seat): points for seat, points in enumerate(outcome.scores)} if outcome else None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
