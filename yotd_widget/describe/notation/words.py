"""Any position as words: the ordinary table of a game, and what is different from it, thing by thing.

Whatever is no thing is told by its field. The things of a player stand under the player's name; the open tasks, the
next one first, under `open`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from yotd_widget.describe.notation.python import layout, value_of
from yotd_widget.describe.notation.task_words import TaskWords, Where
from yotd_widget.describe.notation.vocabulary import Vocabulary
from yotd_widget.describe.spots import owned
from yotd_widget.describe.things import Pieces, Thing, put_in, seats
from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadPosition, OneSentence, short
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.position import Position, Task
from yotd_widget.engine.texts import N_, _

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)
Json = dict[str, Any]

OPEN: Final = "open"
"""What the agenda is called."""

# --- Writing ---------------------------------------------------------------------------------------------------------


def written(game: Described[P], position: P) -> str:
    """The words that `read` reads back: `toy.position(round=2, Ann=dict(points=3), Bob=dict(points=7))`."""
    table, players = told(game, position)
    of_players = {player: _arguments(things) for player, things in players.items()}
    return layout(f"{game.name}.position", _arguments(table), of_players, "dict", _known(game))


def told(game: Described[P], position: P) -> tuple[Json, dict[str, Json]]:
    """What has to be told of a position: of the table, and of each player."""
    data, known = _json(position), _json(game.ordinary(position.players))
    table: Json = {}
    players: dict[str, Json] = {player: {} for player in position.players}
    for thing in game.things:
        for seat in seats(thing, position) if thing.can_be_put else ():
            before, value = thing.of(known, seat), thing.of(data, seat)
            if value != before:
                put_in(known, thing, seat, value)
                (table if seat is None else players[position.player(seat)])[thing.typed] = _spelt(thing, before, value)
    for field, value in data.items():
        if value != known.get(field):
            table |= _tasks(game, position, value) if field == "agenda" else {field: value}
    return table, players


def _spelt(thing: Thing, before: Any, value: Any) -> Any:
    """Pieces as a reader types them; anything else, and what such words do not say, as it is saved."""
    if not isinstance(thing, Pieces):
        return value
    words = _vocabulary(thing)
    try:
        said = words.count(value) if isinstance(value, dict) else words.runs(value)
        return said if _pieces(thing, before, said) == value else value
    except (LookupError, BadPosition):
        return value


def _tasks(game: Described[P], position: P, agenda: Any) -> Json:
    """The open tasks in words; as they are saved where the words do not say all."""
    words = TaskWords.derived(game.tasks)
    due = position.agenda[::-1]
    try:
        lines = [_line(words, position, task) for task in due]
        if [_task(words, position, line) for line in lines] == due:
            return {OPEN: lines[0] if len(lines) == 1 else lines}
        return {"agenda": agenda}
    except (LookupError, ValueError):
        return {"agenda": agenda}


def _line(words: TaskWords, position: Position, task: Task) -> str:
    seat = getattr(task, "seat", LUCK)
    said = words.write(task, _where(position, seat))
    return said if seat == LUCK else f"{position.player(seat)}: {said}"


def _arguments(things: Json) -> list[str]:
    return [f"{name}={value_of(value)}" for name, value in things.items()]


# --- Reading ---------------------------------------------------------------------------------------------------------


def read(game: Described[P], players: Mapping[str, Any], told: Mapping[str, Any]) -> P:
    """The position that these words describe. players: with their things; told: things and fields of the table.

    What is told and unknown is a player. Raises: BadPosition with the word that is wrong and the nearest right one,
    also for a table that cannot be.
    """
    known = _known(game)
    by_name = {**players, **{name: things for name, things in told.items() if name not in known}}
    start = _begun(game, by_name, known)
    data = _json(start)
    for seat, player in enumerate(start.players):
        for word, value in by_name.get(player, {}).items():
            _put(data, things_of(game, owned=True), word, seat, value, player)
    shared = things_of(game, owned=False)
    for word, value in told.items():
        if word in shared:
            _put(data, shared, word, None, value)
        elif word == OPEN:
            words = TaskWords.derived(game.tasks)
            lines = value if isinstance(value, list | tuple) else [value]
            data["agenda"] = msgspec.to_builtins([_task(words, start, line) for line in lines][::-1])
        elif word in known:
            data[word] = value
    try:
        found: P = game.notation.decoded(msgspec.json.encode(data))
    except TypeError as error:  # a value that JSON does not know
        raise BadPosition(str(error)) from None
    return found


def things_of(game: Described[Any], *, owned: bool) -> dict[str, Thing]:
    """What can be told of a player, or of the table: word -> thing."""
    return {thing.typed: thing for thing in game.things if thing.can_be_put and thing.owned == owned}


def _known(game: Described[Any]) -> tuple[str, ...]:
    """Every word that is no player."""
    return (*things_of(game, owned=False), *_json(game.ordinary(None)), OPEN)


def _begun(game: Described[P], players: Mapping[str, Any], known: Iterable[str]) -> P:
    """The ordinary table of these players. Raises: BadPosition."""
    for name, things in players.items():
        if not isinstance(things, Mapping):
            raise _unknown(_("“{word}” is nothing that a position has{hint}"), name, known)
    try:
        start = game.ordinary(tuple(players) or None)
    except OneSentence as error:
        raise BadPosition(error.text) from None
    for name in players:
        if name not in start.players:
            raise _unknown(_("“{word}” is none of the players{hint}"), name, start.players)
    return start


def _put(data: Json, things: Mapping[str, Thing], word: str, seat: int | None, value: Any, player: str = "") -> None:
    if word not in things:
        raise _unknown(_("“{word}” is nothing that a player has{hint}"), word, things)
    thing = things[word]
    if isinstance(thing, Pieces) and isinstance(value, str):
        value = _pieces(thing, thing.of(data, seat), value)
    if not thing.takes(value):
        wrong = _("{thing} cannot be {value}")
        raise BadPosition(wrong.format(thing=owned(player, thing.name), value=short(value)))
    put_in(data, thing, seat, value)


def _pieces(thing: Pieces, before: Any, words: str) -> Any:
    """Pieces in words, "young monk, 2 old farmer". before: what lay there, by name or one after the other."""
    found = _vocabulary(thing).read_all(words)
    if isinstance(before, dict):
        return dict.fromkeys(before, 0) | {piece: found.count(piece) for piece in found}
    return list(found)


def _vocabulary(thing: Pieces) -> Vocabulary[str]:
    return Vocabulary(N_("{word} is not known{hint}"), {piece: piece.replace("_", " ") for piece in thing.names})


def _task(words: TaskWords, position: Position, line: Any) -> Task:
    """The task of a line, "Ann: choose bet". Raises: BadPosition."""
    seat, said = LUCK, line if isinstance(line, str) else ""
    for number, player in enumerate(position.players):
        if said.startswith(f"{player}: "):
            seat, said = number, said[len(player) + 2 :]
            break
    task = words.read(said, _where(position, seat, said))
    if task is None:
        raise _unknown(_("“{word}” is nothing that can be open{hint}"), said or short(line), words.beginnings)
    return task


def _where(position: Position, seat: int, words: str = "") -> Where:
    return Where(position, seat, position.players.index, position.players, words)


def _unknown(text: str, word: str, known: Iterable[str]) -> BadPosition:
    return BadPosition(text.format(word=word, hint=nearest(word, known)))


def _json(position: Position) -> Json:
    data: Json = msgspec.json.decode(position.to_json())
    return data
