"""The game as one object: where its rooms are. Each is loaded when it is first asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from yotd_widget.describe.game import Described
from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.engine.game import Editing, Examples, Notation, Reading, Reasons
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.pieces import EDITIONS, GREAT_EVENTS, MONTHS
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.tasks import TASKS
from yotd_widget.games.dragon.words import NAMES, TITLE


class Dragon(Described[State]):
    """In the Year of the Dragon."""

    name = "dragon"
    label = TITLE
    tasks = TASKS
    names = NAMES
    periods = (N_("Month"), N_("Phase"))
    periods_in_all = MONTHS
    begins = "ROUND-2"
    nouns = ("group", "palace", "person")

    @property
    def positions(self) -> type[State]:
        return State

    def new(self, players: Sequence[str] | None = None, *, seed: int | None = None, **options: Any) -> State:
        from yotd_widget.games.dragon.year import new_game

        return new_game(("Ada", "Bo") if players is None else players, seed=seed, **options)

    def arguments(self, group: Any) -> None:
        group.add_argument("--edition", default="2017", choices=EDITIONS)
        group.add_argument("--great-wall", action="store_true", help="with the Great Wall")
        events = ", ".join(GREAT_EVENTS)
        group.add_argument("--great-event", metavar="ID", help=f"with a Super Event: random, or {events}")

    @property
    def screen(self) -> ScreenRoom[State]:
        from yotd_widget.games.dragon.screen.room import DragonScreen

        return DragonScreen(self)

    @property
    def reasons(self) -> Reasons[State]:
        from yotd_widget.games.dragon.reasons import room

        return room

    @property
    def reading(self) -> Reading[State]:
        from yotd_widget.games.dragon.reading import room

        return room

    @property
    def editing(self) -> Editing[State]:
        from yotd_widget.games.dragon.editing import room

        return room

    @property
    def notation(self) -> Notation[State]:
        from yotd_widget.games.dragon.notation import room

        return room

    @property
    def examples(self) -> Examples[State]:
        from yotd_widget.games.dragon.examples import room

        return room

    def load_lessons(self) -> None:
        import yotd_widget.games.dragon.lessons  # noqa: F401


GAME: Final = Dragon()
