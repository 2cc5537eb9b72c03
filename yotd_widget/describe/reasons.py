"""Why something is so: the room `Game.reasons` of a described game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from yotd_widget.describe import clauses, why
from yotd_widget.describe.explain import Explanation, explain
from yotd_widget.engine.packs import as_printed
from yotd_widget.engine.position import Position
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.remedies import Remedy
from yotd_widget.engine.tree import Node

if TYPE_CHECKING:
    from yotd_widget.describe.demands import Way
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)
Json = dict[str, Any]


class ReasonsRoom(Generic[P]):
    """Explanations in words and as lines, nearest changes, demands. A game derives its own to say what it is about."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    @as_printed
    def explain(self, position: P, move: object, /, *, ahead: bool = True) -> Explanation:
        """What a legal `move` does and why. ahead: as of `explain`. Raises: Refusal."""
        return explain(self.game, position, move, ahead=ahead)

    def said(self, reason: Because, players: Sequence[str], /) -> str:
        """The line of a reason without its rule ids."""
        return clauses.said(self.game, reason, players)

    def fact(self, reason: Because, players: Sequence[str], /) -> str:
        """The same as a sentence of its own, without “because”."""
        return clauses.fact(self.game, reason, players)

    def place(self, reason: Because, /) -> str:
        """The key of the place that a reason is about: that of the first thing that it changes, "" for none."""
        changed = (thing for thing in self.game.things if thing.key in reason.change)
        return next((thing.spot(reason.seat) for thing in changed), "")

    @as_printed
    def remedy(self, position: P, move: object, by: str | None = None, /) -> Remedy:
        """The smallest change of this position that would make a refused move legal, or why none would."""
        return self.game.remedies.remedy(position, move, by)

    @as_printed
    def why_lines(self, position: P, move: object, seat: int | None = None, /) -> list[Json]:
        """What a legal `move` does and why, as lines for the screen. seat: as of `explain`. Raises: Refusal."""
        return why.why_lines(self.game, position, move, seat)

    @as_printed
    def why_asked(self, position: P, node: Node | None = None, /) -> Json:
        """Why the open question is asked, or demands so much, as lines for the screen."""
        return why.why_asked(self.game, position, node)

    def ways_to_less(self, position: P, node: Node, /) -> Sequence[Way]:
        """What would make the number that the open question demands one smaller, and can be tried."""
        found = self.game.demands.owed(position, node)
        return tuple(way for way in found.ways if way.node) if found else ()
