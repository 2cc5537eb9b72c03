"""The game as one object: where its rooms are. Each is loaded when it is first asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict

from yotd_widget.describe.game import Described
from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.describe.things import Key, Things
from yotd_widget.engine.game import Editing, Examples, Notation, Reading
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.pieces import EDITIONS, GREAT_EVENTS, MONTHS
from yotd_widget.games.dragon.refusals import REFUSALS
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.tasks import TASKS
from yotd_widget.games.dragon.words import CALENDAR, NAMES, TITLE

if TYPE_CHECKING:
    from yotd_widget.describe.book import Book
    from yotd_widget.describe.demands import Demands
    from yotd_widget.describe.ledger import Accounts
    from yotd_widget.describe.reasons import ReasonsRoom
    from yotd_widget.describe.remedy import Remedies
    from yotd_widget.describe.spots import Spot
    from yotd_widget.describe.tell import Telling, Told
    from yotd_widget.engine.chances import Chance
    from yotd_widget.engine.policies import Policy


class Dragon(Described[State]):
    """In the Year of the Dragon."""

    name = "dragon"
    label = TITLE
    tasks = TASKS
    names = NAMES
    score = "vp"
    chance = ("event row", "great event", "action groups")
    periods = (N_("Month"), N_("Phase"))
    periods_in_all = MONTHS
    begins = "ROUND-2"
    nouns = ("group", "palace", "person")
    spot_examples = ("P1.palace2", "P1.yuan", "month7", "group A")

    @property
    def things(self) -> Things:
        from yotd_widget.games.dragon.things import THINGS

        return THINGS

    def effects(self, note: Note) -> Iterator[tuple[Key, int | None]]:
        from yotd_widget.games.dragon.things import effects

        return effects(note)

    def spots(self, position: State) -> Iterator[Spot]:
        from yotd_widget.games.dragon.reading.spots import spots

        return spots(position)

    def calendar(self) -> dict[str, str]:
        return dict(CALENDAR)

    @property
    def positions(self) -> type[State]:
        return State

    def new(self, players: Sequence[str] | None = None, *, seed: int | None = None, **options: Any) -> State:
        from yotd_widget.games.dragon.year import new_game

        return new_game(("Ada", "Bo") if players is None else players, seed=seed, **options)

    def chances(self, position: State, seat: int) -> Sequence[Chance]:
        from yotd_widget.games.dragon.odds import chances

        return chances(position)

    def again(self, position: State, seed: int) -> State:
        options = asdict(position.setup) | {"seed": seed}
        return self.new(options.pop("players"), **options)

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
    def reasons(self) -> ReasonsRoom[State]:
        from yotd_widget.games.dragon.reasons.room import DragonReasons

        return DragonReasons(self)

    @property
    def reading(self) -> Reading[State]:
        from yotd_widget.games.dragon.reading.room import DragonReading

        return DragonReading(self)

    @property
    def editing(self) -> Editing[State]:
        from yotd_widget.games.dragon.editing.room import DragonEditing

        return DragonEditing(self)

    @property
    def notation(self) -> Notation[State]:
        from yotd_widget.games.dragon.notation.room import DragonNotation

        return DragonNotation(self)

    @property
    def examples(self) -> Examples[State]:
        from yotd_widget.games.dragon.examples.room import DragonExamples

        return DragonExamples(self)

    # --- what is told of its rules ---

    @property
    def rules(self) -> Mapping[str, str]:
        from yotd_widget.games.dragon.reasons.rules import RULES

        return RULES

    @property
    def refusals(self) -> Mapping[str, tuple[str, tuple[str, ...]]]:
        return REFUSALS

    @property
    def tells(self) -> Mapping[str, str | Told]:
        from yotd_widget.games.dragon.told.telling import TELLS

        return TELLS

    @property
    def telling(self) -> Telling[State]:
        from yotd_widget.games.dragon.told.telling import DragonTelling

        return DragonTelling(self)

    @property
    def book(self) -> Book:
        from yotd_widget.games.dragon.reasons.book import BOOK

        return BOOK

    @property
    def accounts(self) -> Accounts[State]:
        from yotd_widget.games.dragon.reasons.accounts import DragonAccounts

        return DragonAccounts(self)

    @property
    def remedies(self) -> Remedies[State]:
        from yotd_widget.games.dragon.reasons.remedy import DragonRemedies

        return DragonRemedies(self)

    @property
    def demands(self) -> Demands[State]:
        from yotd_widget.games.dragon.reasons.owed import DragonDemands

        return DragonDemands(self)

    @property
    def partner(self) -> Policy:
        from yotd_widget.games.dragon.advisors.steward import Steward

        return Steward()

    def load_lessons(self) -> None:
        import yotd_widget.games.dragon.lessons  # noqa: F401


GAME: Final = Dragon()
