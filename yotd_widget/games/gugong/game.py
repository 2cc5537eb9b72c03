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
from yotd_widget.games.gugong.pieces import LEVELS
from yotd_widget.games.gugong.refusals import REFUSALS
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tasks import CHANCE, TASKS
from yotd_widget.games.gugong.words import NAMES, TITLE

if TYPE_CHECKING:
    from yotd_widget.describe.book import Book
    from yotd_widget.describe.examples import ExamplesRoom
    from yotd_widget.describe.ledger import Accounts
    from yotd_widget.describe.remedy import Remedies
    from yotd_widget.describe.screen import ScreenRoom
    from yotd_widget.describe.tell import Telling, Told
    from yotd_widget.engine.chances import Chance
    from yotd_widget.engine.policies import Policy


class Gugong(Described[State]):
    """Gùgōng."""

    name = "gugong"
    label = TITLE
    tasks = TASKS
    names = NAMES
    score = "vp"
    chance = CHANCE
    periods = (N_("Day"), N_("Phase"))
    periods_in_all = 4
    begins = "ROUND-1"

    @property
    def things(self) -> Things:
        from yotd_widget.games.gugong.things import THINGS

        return THINGS

    def effects(self, note: Note) -> Iterator[tuple[Key, int | None]]:
        from yotd_widget.games.gugong.things import effects

        return effects(note)

    @property
    def positions(self) -> type[State]:
        return State

    @property
    def editing(self) -> Editing[State]:
        from yotd_widget.games.gugong.editing.room import GugongEditing

        return GugongEditing(self)

    @property
    def partner(self) -> Policy:
        from yotd_widget.games.gugong.advisors.steward import Steward

        return Steward()

    @property
    def examples_by_name(self) -> Mapping[str, Callable[[], State]]:
        from yotd_widget.games.gugong.examples import EXAMPLES

        return EXAMPLES

    @property
    def examples(self) -> ExamplesRoom[State]:
        from yotd_widget.games.gugong.examples.room import GugongExamples

        return GugongExamples(self)

    @property
    def screen(self) -> ScreenRoom[State]:
        from yotd_widget.games.gugong.screen.room import GugongScreen

        return GugongScreen(self)

    # --- what is told of its rules ---

    @property
    def rules(self) -> Mapping[str, str]:
        from yotd_widget.games.gugong.reasons.rules import RULES

        return RULES

    @property
    def tells(self) -> Mapping[str, str | Told]:
        from yotd_widget.games.gugong.told.telling import TELLS

        return TELLS

    @property
    def telling(self) -> Telling[State]:
        from yotd_widget.games.gugong.told.telling import GugongTelling

        return GugongTelling(self)

    @property
    def book(self) -> Book:
        from yotd_widget.games.gugong.reasons.book import BOOK

        return BOOK

    @property
    def accounts(self) -> Accounts[State]:
        from yotd_widget.games.gugong.reasons.accounts import GugongAccounts

        return GugongAccounts(self)

    @property
    def remedies(self) -> Remedies[State]:
        from yotd_widget.games.gugong.reasons.remedy import GugongRemedies

        return GugongRemedies(self)

    @property
    def refusals(self) -> Mapping[str, tuple[str, tuple[str, ...]]]:
        return REFUSALS

    def new(self, players: Sequence[str] | None = None, *, seed: int | None = None, **options: Any) -> State:
        from yotd_widget.games.gugong.days import new_game

        return new_game(("Ada", "Bo") if players is None else players, seed=seed, **options)

    def ordinary(self, players: Sequence[str] | None) -> State:
        from yotd_widget.games.gugong.days import ordinary

        return ordinary(("Ada", "Bo") if players is None else players)

    def load_lessons(self) -> None:
        import yotd_widget.games.gugong.lessons  # noqa: F401

    def chances(self, position: State, seat: int) -> Sequence[Chance]:
        from yotd_widget.games.gugong.odds import chances

        return chances(position, seat)

    def again(self, position: State, seed: int) -> State:
        options = asdict(position.setup) | {"seed": seed}
        pack = options.pop("pack")
        options |= {"sets": position.setup.sets + 1, "level": position.setup.level or "normal"}
        return self.new(options.pop("players"), pack=pack.data or pack.name, **options)

    def arguments(self, group: Any) -> None:
        group.add_argument("--pack", metavar="FILE", help="a data pack of one's own")
        group.add_argument("--expert", action="store_true", help="the Expert Variant")
        group.add_argument("--bonus", action="store_true", help="with the bonus Travel Tokens")
        group.add_argument("--level", default="normal", choices=LEVELS, help="of Meng, who plays against one player")
        group.add_argument("--sets", type=int, default=1, choices=(1, 2, 3), help="pair of card sets against Meng")


GAME: Final = Gugong()
