"""The game as one object: where its rooms are. Each is loaded when it is first asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict

from yotd_widget.describe.game import Described
from yotd_widget.describe.things import Key, Things
from yotd_widget.engine.game import Editing
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.refusals import REFUSALS
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.tasks import CHANCE, TASKS
from yotd_widget.games.rotunda.words import NAMES, TITLE

if TYPE_CHECKING:
    from yotd_widget.describe.book import Book
    from yotd_widget.describe.examples import ExamplesRoom
    from yotd_widget.describe.ledger import Accounts
    from yotd_widget.describe.notation.room import NotationRoom
    from yotd_widget.describe.remedy import Remedies
    from yotd_widget.describe.screen import ScreenRoom
    from yotd_widget.describe.spots import Spot
    from yotd_widget.describe.tell import Telling, Told
    from yotd_widget.engine.chances import Chance
    from yotd_widget.engine.policies import Policy


class Rotunda(Described[State]):
    """Rotunda."""

    name = "rotunda"
    label = TITLE
    tasks = TASKS
    names = NAMES
    score = "vp"
    chance = CHANCE
    periods = (N_("Round"), N_("Turn"))
    begins = "TURN-1"

    @property
    def things(self) -> Things:
        from yotd_widget.games.rotunda.things import THINGS

        return THINGS

    def effects(self, note: Note) -> Iterator[tuple[Key, int | None]]:
        from yotd_widget.games.rotunda.things import effects

        return effects(note)

    @property
    def positions(self) -> type[State]:
        return State

    @property
    def editing(self) -> Editing[State]:
        from yotd_widget.games.rotunda.editing.room import RotundaEditing

        return RotundaEditing(self)

    @property
    def partner(self) -> Policy:
        from yotd_widget.games.rotunda.advisors.steward import Steward

        return Steward()

    @property
    def screen(self) -> ScreenRoom[State]:
        from yotd_widget.games.rotunda.screen.room import RotundaScreen

        return RotundaScreen(self)

    # --- what is told of its rules ---

    @property
    def rules(self) -> Mapping[str, str]:
        from yotd_widget.games.rotunda.reasons.rules import RULES

        return RULES

    @property
    def tells(self) -> Mapping[str, str | Told]:
        from yotd_widget.games.rotunda.told import TELLS

        return TELLS

    @property
    def telling(self) -> Telling[State]:
        from yotd_widget.games.rotunda.told import RotundaTelling

        return RotundaTelling(self)

    @property
    def book(self) -> Book:
        from yotd_widget.games.rotunda.reasons.book import BOOK

        return BOOK

    @property
    def accounts(self) -> Accounts[State]:
        from yotd_widget.games.rotunda.reasons.accounts import RotundaAccounts

        return RotundaAccounts(self)

    @property
    def remedies(self) -> Remedies[State]:
        from yotd_widget.games.rotunda.reasons.remedy import RotundaRemedies

        return RotundaRemedies(self)

    @property
    def notation(self) -> NotationRoom[State]:
        from yotd_widget.games.rotunda.tables import RotundaNotation

        return RotundaNotation(self)

    def spots(self, position: State) -> Iterator[Spot]:
        from yotd_widget.games.rotunda.tables import spots

        return spots(self, position)

    @property
    def examples_by_name(self) -> Mapping[str, Callable[[], State]]:
        from yotd_widget.games.rotunda.examples import EXAMPLES

        return EXAMPLES

    @property
    def examples(self) -> ExamplesRoom[State]:
        from yotd_widget.games.rotunda.examples.room import RotundaExamples

        return RotundaExamples(self)

    @property
    def refusals(self) -> Mapping[str, tuple[str, tuple[str, ...]]]:
        return REFUSALS

    def new(self, players: Sequence[str] | None = None, *, seed: int | None = None, **options: Any) -> State:
        from yotd_widget.games.rotunda.begin import new_game

        return new_game(("Ada", "Bo") if players is None else players, seed=seed, **options)

    def ordinary(self, players: Sequence[str] | None) -> State:
        from yotd_widget.games.rotunda.begin import ordinary

        return ordinary(("Ada", "Bo") if players is None else players)

    def load_lessons(self) -> None:
        import yotd_widget.games.rotunda.lessons  # noqa: F401

    def chances(self, position: State, seat: int) -> Sequence[Chance]:
        from yotd_widget.games.rotunda.odds import chances

        return chances(position, seat)

    def again(self, position: State, seed: int) -> State:
        options = asdict(position.setup) | {"seed": seed}
        pack = options.pop("pack")
        return self.new(options.pop("players"), pack=pack.data or pack.name, **options)

    def arguments(self, group: Any) -> None:
        group.add_argument("--pack", metavar="FILE", help="a data pack of one's own")
        group.add_argument("--start", type=int, default=0, help="seat of the starting player")
        group.add_argument("--choose-hall", action="store_true", help="a player chooses the place of the Hall")
        group.add_argument("--advanced", action="store_true", help="with advanced Experts")
        group.add_argument("--neutral-action", action="store_true", help="room actions of Neutral Leaders")


GAME: Final = Rotunda()
