"""A game that is described: whatever it does not bring itself follows from its things, questions, moves and rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from yotd_widget.describe.codec import Codec
from yotd_widget.describe.points import points
from yotd_widget.describe.things import Key, Things
from yotd_widget.engine.game import Editing, Examples, Game, Notation, Reading
from yotd_widget.engine.moves import GENERAL_REFUSALS, LUCK
from yotd_widget.engine.position import Point, Position, Task
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note

if TYPE_CHECKING:
    from yotd_widget.describe.book import Book
    from yotd_widget.describe.commands import CommandsRoom
    from yotd_widget.describe.demands import Demands
    from yotd_widget.describe.ledger import Accounts
    from yotd_widget.describe.reasons import ReasonsRoom
    from yotd_widget.describe.remedy import Remedies
    from yotd_widget.describe.screen import ScreenRoom
    from yotd_widget.describe.spots import Spot
    from yotd_widget.describe.tell import Telling, Told

P = TypeVar("P", bound=Position)


class Described(Game[P]):
    """A game with rooms that follow from its description; one that draws its own board overrides `screen`, and so on.

    What a game gives is listed here. All texts are marked with `N_`.
    """

    label: ClassVar[str]
    """Its name for readers."""
    tasks: ClassVar[Sequence[type[Task]]]
    """All that can lie on the agenda."""
    names: ClassVar[Mapping[str, str]] = {}
    """Ids in fields of moves and facts of notes -> what readers call them: a `Texts`."""
    chance: ClassVar[Collection[str]] = ()
    """The decision points that chance answers."""
    score: ClassVar[str] = "points"
    """Key of the thing that counts at the end."""
    periods_in_all: ClassVar[int] = 0
    """How many of the first there are; 0 where that is not known."""
    begins: ClassVar[str] = ""
    """The rule whose note begins another of them, where a step can lead from one to the next."""
    nouns: ClassVar[Sequence[str]] = ()
    """English words that a reader may type before a number or a name: "palace"."""
    spot_examples: ClassVar[Sequence[str]] = ()
    """Names of places as one types them, for whoever types what is none; left out, those of the first things."""

    @property
    def things(self) -> Things:
        """All that can be different on its table, in the order in which it is told."""
        raise NotImplementedError

    def effects(self, note: Note) -> Iterator[tuple[Key, int | None]]:
        """What a note says about things beyond what it counts: by how much one changed, or None that it did."""
        return iter(())

    def spots(self, position: P) -> Iterator[Spot]:
        """Every place of the board, whatever region of it is open; left out, those of the things."""
        from yotd_widget.describe.spots import of_things

        return of_things(self, position)

    def ordinary(self, players: Sequence[str] | None) -> P:
        """The table with which the words of a position begin; left out, a new game."""
        return self.new(players)

    def position(self, *players: Mapping[str, Any], **told: Any) -> P:
        """A position in words, as `repr` writes it: the ordinary table with what is different.

        told: things of the table by their words, and players by name with theirs, dict(points=3); players: the same
        where a name is no Python word; open: the questions that are open, the next one first.
        Raises: BadPosition with the word that is wrong and the nearest right one, also for a table that cannot be.
        """
        from yotd_widget.describe.notation.words import read

        return read(self, {name: things for each in players for name, things in each.items()}, told)

    @property
    def examples_by_name(self) -> Mapping[str, Callable[[], P]]:
        """Its named positions, each made when it is called."""
        return {}

    # --- what is told of its rules ---

    @property
    def rules(self) -> Mapping[str, str]:
        """Rule ids in the order of the book -> what each says in a sentence: a `Texts`."""
        return {}

    @property
    def tells(self) -> Mapping[str, str | Told]:
        """Rule ids -> how their notes are told: the sentence of the log, or a row that says more; marked with `N_`.

        A sentence has the `player`, the facts by their names, and how much of each thing came or went. What is not
        listed is told by what changed: "Ann: +3 points."
        """
        return {}

    @property
    def refusals(self) -> Mapping[str, tuple[str, tuple[str, ...]]]:
        """Codes of refusals -> sentence and rules."""
        return GENERAL_REFUSALS

    @property
    def telling(self) -> Telling[P]:
        """How its notes are told, beyond what `tells` says."""
        from yotd_widget.describe.tell import Telling

        return Telling(self)

    @property
    def book(self) -> Book:
        """Its rules with all that is known about them."""
        from yotd_widget.describe.book import Book

        return Book(self.rules)

    @property
    def accounts(self) -> Accounts[P]:
        """How its points are accounted for, beyond the causes in `tells`."""
        from yotd_widget.describe.ledger import Accounts

        return Accounts(self)

    @property
    def remedies(self) -> Remedies[P]:
        """What would make refused moves legal."""
        from yotd_widget.describe.remedy import Remedies

        return Remedies(self)

    @property
    def demands(self) -> Demands[P]:
        """Why questions demand so many pieces, and what would make them fewer."""
        from yotd_widget.describe.demands import Demands

        return Demands(self)

    @property
    def title(self) -> str:
        return _(self.label)

    @cached_property
    def codec(self) -> Codec[P]:
        """What reads its positions from JSON."""
        return Codec(self.positions, self.tasks)

    @cached_property
    def points(self) -> dict[str, Point]:
        """Its decision points in the order of the tasks."""
        return points(self.tasks)

    # --- rooms ---

    @property
    def reasons(self) -> ReasonsRoom[P]:
        from yotd_widget.describe.reasons import ReasonsRoom

        return ReasonsRoom(self)

    @property
    def reading(self) -> Reading[P]:
        from yotd_widget.describe.reading import ReadingRoom

        return ReadingRoom(self)

    @property
    def editing(self) -> Editing[P]:
        from yotd_widget.describe.editing.room import EditingRoom

        return EditingRoom(self)

    @property
    def notation(self) -> Notation[P]:
        from yotd_widget.describe.notation.room import NotationRoom

        return NotationRoom(self)

    @property
    def examples(self) -> Examples[P]:
        from yotd_widget.describe.examples import ExamplesRoom

        return ExamplesRoom(self)

    @property
    def screen(self) -> ScreenRoom[P]:
        from yotd_widget.describe.screen import ScreenRoom

        return ScreenRoom(self)

    @property
    def commands(self) -> CommandsRoom[P]:
        from yotd_widget.describe.commands import CommandsRoom

        return CommandsRoom(self)

    def says(self, name: str, player: str) -> str:
        """Who decides what at a decision point: "Ann bets"."""
        return self.points[name].told(player)

    def asked(self, position: P) -> str:
        """Who decides what now; there is an open decision."""
        decision = position.decision
        assert decision is not None
        player = _(decision.player) if decision.seat == LUCK else decision.player
        own = position.agenda[-1].points.get(decision.id)  # several questions may stand at one decision point
        return self.says(decision.id, player) if own in (None, self.points[decision.id]) else own.told(player)

    def named(self, value: Any) -> Any:
        """What readers call an id; anything else as it is."""
        if not isinstance(value, str):
            return value
        try:
            return self.names[value]
        except KeyError:  # half the price of `get`, which looks through all tables twice
            return value
