"""The game as one object: where its rooms are. Each is loaded when it is first asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from yotd_widget.describe.game import Described
from yotd_widget.describe.things import Key, Things
from yotd_widget.engine.game import Commands, Editing, Examples, Notation, Reading, Reasons, Screen
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.state import State

if TYPE_CHECKING:
    from yotd_widget.describe.spots import Spot


class Dragon(Described[State]):
    """In the Year of the Dragon."""

    name = "dragon"
    spot_examples = ("P1.palace2", "P1.yuan", "month7", "group A")

    @property
    def things(self) -> Things:
        from yotd_widget.games.dragon.things import THINGS

        return THINGS

    def effects(self, note: Note) -> Iterator[tuple[Key, int | None]]:
        from yotd_widget.games.dragon.things import effects

        return effects(note)

    def says(self, name: str, player: str) -> str:
        from yotd_widget.games.dragon.words import DECISIONS

        return DECISIONS[name].format(player=player)

    def spots(self, position: State) -> Iterator[Spot]:
        from yotd_widget.games.dragon.reading.spots import spots

        return spots(position)

    @property
    def title(self) -> str:
        from yotd_widget.games.dragon.words import TITLE

        return _(TITLE)

    @property
    def positions(self) -> type[State]:
        return State

    def new(self, players: Sequence[str] | None = None, *, seed: int | None = None) -> State:
        from yotd_widget.games.dragon.year import new_game

        return new_game(players or ("Ada", "Bo"), seed=seed)

    @property
    def screen(self) -> Screen[State]:
        from yotd_widget.games.dragon.screen import room

        return room

    @property
    def reasons(self) -> Reasons[State]:
        from yotd_widget.games.dragon.reasons import room

        return room

    @property
    def reading(self) -> Reading[State]:
        from yotd_widget.games.dragon.reading.room import Room

        return Room(self)

    @property
    def editing(self) -> Editing[State]:
        from yotd_widget.games.dragon.editing.room import Room

        return Room(self)

    @property
    def notation(self) -> Notation[State]:
        from yotd_widget.games.dragon.notation.room import Room

        return Room(self)

    @property
    def examples(self) -> Examples[State]:
        from yotd_widget.games.dragon.examples.room import Room

        return Room(self)

    def load_lessons(self) -> None:
        import yotd_widget.games.dragon.lessons  # noqa: F401

    @property
    def commands(self) -> Commands[State]:
        from yotd_widget.games.dragon import commands

        return commands


GAME: Final = Dragon()
