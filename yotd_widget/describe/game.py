"""A game that is described: whatever it does not bring itself follows from its things, questions, moves and rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from yotd_widget.describe.codec import Codec
from yotd_widget.describe.points import points
from yotd_widget.describe.things import Things
from yotd_widget.engine.game import Game
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.position import Point, Position, Task
from yotd_widget.engine.texts import _

if TYPE_CHECKING:
    from yotd_widget.describe.commands import CommandsRoom
    from yotd_widget.describe.screen import ScreenRoom

P = TypeVar("P", bound=Position)


class Described(Game[P]):
    """A game with rooms that follow from its description; one that draws its own board overrides `screen`, and so on.

    What a game gives is listed here. All texts are marked with `N_`.
    """

    label: ClassVar[str]
    """Its name for readers."""
    tasks: ClassVar[Sequence[type[Task]]]
    """All that can lie on the agenda."""
    things: ClassVar[Things]
    names: ClassVar[Mapping[str, str]] = {}
    """Ids in fields of moves and facts of notes -> what readers call them: a `Texts`."""
    rules: ClassVar[Mapping[str, str]] = {}
    """Rule ids in the order of the book -> what each says in a sentence: a `Texts`."""
    tells: ClassVar[Mapping[str, str]] = {}
    """Rule ids -> the sentence of the log on a note by this rule, with its `player`, its facts and amounts: a `Texts`.

    What is not listed is told by what changed: "Ann: +3 points."
    """
    causes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What points are given for, in words, and the rules that give them."""
    score: ClassVar[str] = "points"
    """Key of the thing that counts at the end."""
    periods: ClassVar[tuple[str, str]] = ("", "")
    """What the two parts of `Position.when` are called: "Month", "Phase"."""
    periods_in_all: ClassVar[int] = 0
    """How many of the first there are; 0 where that is not known."""
    begins: ClassVar[str] = ""
    """The rule whose note begins another of them, where a step can lead from one to the next."""
    nouns: ClassVar[Sequence[str]] = ()
    """English words that a reader may type before a number or a name: "palace"."""
    examples_by_name: ClassVar[Mapping[str, Callable[[], Any]]] = {}

    @property
    def title(self) -> str:
        return _(self.label)

    @property
    def codec(self) -> Codec[P]:
        """What reads its positions from JSON."""
        return Codec(self.positions, self.tasks)

    @property
    def points(self) -> dict[str, Point]:
        """Its decision points in the order of the tasks."""
        return points(self.tasks)

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
        return self.says(decision.id, _(decision.player) if decision.seat == LUCK else decision.player)

    def named(self, value: Any) -> Any:
        """What readers call an id; anything else as it is."""
        return self.names.get(value, value) if isinstance(value, str) else value
