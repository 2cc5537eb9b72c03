"""A whole game as a share code: how it began, and which of its possible choices was made at every step.

Told are, in this order: the first position; of the record all but that and its steps, with no more than what is not as
usual; of each branch how many steps it has, and each of them; a digest of how the branches end. A step is one of these:

    choice      its number among the options here in the alphabetical order of their text forms
    luck        what the game's own seed deals
    words       a move that is none of these, as several pieces at once, or one of too many; by its words
    suppose     another position, and what is different

So a code needs the rules to be read, and a record does not: what is to be kept for years is a file. Rules that have
changed since are noticed by the digest.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from yotd_widget.engine.chance import size
from yotd_widget.engine.game import load
from yotd_widget.engine.moves import LUCK, LUCK_NAME, Move
from yotd_widget.engine.records import FORMAT, VERSION, BadRecord, Record, RecordedStep, outlined, rebuilt, replay
from yotd_widget.engine.share import learned, pack, unpack
from yotd_widget.engine.squeeze import Reader, Unheard, Writer
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node

MANY: Final = 500
"""More options than this are not put in order to find the number of one."""
_DIGEST: Final = 4
_NOT_TOLD: Final = ("format", "version", "game", "start", "steps", "scores")
_COMMENTED: Final = "*"


def code_of(timeline: Timeline[Any]) -> str:
    """A timeline with all its branches and its marker as one word; `timeline_of_code` reads it.

    Raises: BadInput for more than a code holds, and for a game seen by one player.
    """
    return pack("record", timeline.start.game, lambda writer: told(writer, timeline))


def timeline_of_code(code: str) -> Timeline[Any]:
    """The game of a share code, of any version. Raises: BadCode, BadRecord; NotFound for a game that is not here."""
    found = unpack("record", code, _heard)
    return replay(Record.from_json(found)) if isinstance(found, str) else found


# --- Telling ------------------------------------------------------------------------------------------------------


def told(writer: Writer, timeline: Timeline[Any]) -> None:
    """Tell a whole game."""
    written, branches = outlined(timeline)
    writer.value(written.start)
    writer.value(_unusual(written), "record")
    for nodes in branches:
        writer.value(len(nodes), "steps")
        for node in nodes:
            _tell(writer, node)
    writer.choice(_digest(timeline, written), 1 << 8 * _DIGEST)


def _unusual(written: Record) -> dict[str, Any]:
    """What a record says beside its first position and its steps, without what it says when there is nothing to say."""
    usual = msgspec.to_builtins(Record(FORMAT, VERSION, "", {}, []))
    found = {name: value for name, value in msgspec.to_builtins(written).items() if value != usual[name]}
    for branch in found.get("branches", ()):
        for name in ("steps", "scores"):
            del branch[name]
    return {name: value for name, value in found.items() if name not in _NOT_TOLD}


def _tell(writer: Writer, node: Node) -> None:
    """Tell the step that led to a node."""
    step, state = node.step, node.parent.state  # type: ignore[union-attr]
    move, mark = step.move, _COMMENTED if node.comment else ""  # type: ignore[union-attr]
    if isinstance(move, Suppose):
        writer.word(f"suppose{mark}", "step")
        writer.value(move.text, "supposed")
        writer.value(msgspec.json.decode(move.position))
    elif _dealt(state) == move:
        writer.word(f"luck{mark}", "step")
    elif str(move) in (options := _options(state)):
        writer.word(f"choice{mark}", "step")
        writer.choice(options.index(str(move)), len(options))
    else:
        writer.word(f"words{mark}", "step")
        writer.value(str(move).split(" "), "move")
    if mark:
        writer.value(node.comment, "comment")


def _options(state: Any) -> list[str]:
    """The text forms of all that can be done here, in their order; none where there are too many of them."""
    options = state.options()
    return sorted(map(str, options)) if size(options) <= MANY else []


def _dealt(state: Any) -> Move | None:
    """What the game's own luck deals here; None where it is not to deal."""
    luck = state.luck if state.agenda and state.agenda[-1].seat == LUCK else None
    return luck.answer(state) if luck is not None else None


def _digest(timeline: Timeline[Any], written: Record) -> int:
    """A number for how the branches end."""
    ends = blake2b(digest_size=_DIGEST)
    for name in (written.name, *(branch.name for branch in written.branches)):
        ends.update(timeline.find(name).state.to_json().encode())
    return int.from_bytes(ends.digest())


# --- Hearing ------------------------------------------------------------------------------------------------------


def _heard(name: str, reader: Reader, version: int) -> Timeline[Any]:
    game = load(name)
    reader.learn(learned(game, version))
    start = reader.value()
    rest = reader.value("record")
    if not isinstance(rest, dict) or not isinstance(start, dict):
        raise Unheard("")
    frame: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": name, "start": start, "steps": []} | rest
    try:
        for branch in frame.get("branches", ()):
            branch["steps"] = []
        written = msgspec.convert(frame, Record)
        position = game.positions.from_json(msgspec.json.encode(start))
    except (TypeError, ValueError):
        raise Unheard("") from None
    timeline = rebuilt(written, position, lambda _branch, timeline: _steps(reader, timeline), is_checked=False)
    if reader.choice(1 << 8 * _DIGEST) != _digest(timeline, written):
        raise Unheard("")
    return timeline


def _steps(reader: Reader, timeline: Timeline[Any]) -> Iterator[RecordedStep]:
    """The steps of a branch, each heard when those before it have been played."""
    count = reader.value("steps")
    if type(count) is not int:
        raise Unheard("")
    for _step in range(count):
        yield _step_of(reader, timeline.state)


def _step_of(reader: Reader, state: Any) -> RecordedStep:
    kind, mark, _rest = reader.word("step").partition(_COMMENTED)
    move, position = "", None
    if kind == "suppose":
        move, position = f"suppose {reader.value('supposed')}", reader.value()
    elif not state.agenda:
        raise Unheard("")
    elif kind == "luck":
        move = str(_dealt(state))
    elif kind == "choice":
        options = _options(state)
        move = options[reader.choice(len(options))]
    elif kind == "words":
        move = " ".join(map(str, reader.value("move")))
    seat = state.agenda[-1].seat if state.agenda else 0
    by = LUCK_NAME if seat == LUCK else state.player(seat)
    comment = str(reader.value("comment")) if mark else ""
    return RecordedStep(by, move, "", comment, position if isinstance(position, dict) else None)


__all__ = ["MANY", "BadRecord", "code_of", "timeline_of_code", "told"]
