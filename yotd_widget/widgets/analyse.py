"""Analyse: the options of an open decision, ranked by playouts while one looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from yotd_widget.engine.estimates import Measure
from yotd_widget.engine.game import Game
from yotd_widget.engine.moves import Move
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.ranking import BUDGET, Standing
from yotd_widget.engine.texts import _
from yotd_widget.widgets.analysing import Analysis
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.counted import Counted
from yotd_widget.widgets.following import Followed


class Analyse(Counted):
    """The options of an open decision, the best first: expected points, margin, wins, and why.

    Playouts go on while somebody looks, until the order is settled or the budget is spent; `wait` counts to the end.
    It stays with the decision that it was made of.

    game: a position, a timeline, or a Play. moves: left out, all legal ones, or if there are very many those that the
    game's adviser thinks best. policy: plays on for everybody; left out, the game's own program. playouts: of each
    option at most. seed, measure, seat: as of `yw.playouts.compare`. options: those of every `Widget`.
    Raises: ValueError where no player decides, Refusal for a move that is not possible, TypeError.

    Example: `yw.Analyse(state).wait().best`.
    """

    view = kind = "analyse"

    def __init__(
        self,
        game: Any,
        moves: Iterable[object] | Move | str | None = None,
        *,
        policy: Policy | None = None,
        playouts: int = BUDGET,
        seed: int = 0,
        measure: Measure = "margin",
        seat: str | int | None = None,
        **options: Any,
    ) -> None:
        followed = Followed(game)
        if hasattr(followed.play, "check_turn"):
            followed.play.check_turn()
        timeline = followed.timeline
        self.analysis = Analysis(
            timeline.state,
            moves,
            policy=policy,
            budget=playouts,
            seed=seed,
            measure=measure,
            seat=seat,
            node=timeline.node.id,
        )
        super().__init__(**options)

    # --- for Python ---

    @property
    def state(self) -> Any:
        """The position that is analysed."""
        return self.analysis.state

    @property
    def game(self) -> Game[Any]:
        """The game of the position."""
        game: Game[Any] = self.state.game
        return game

    @property
    def standings(self) -> list[Standing]:
        """What is known of each option by now, the best first."""
        return self.analysis.standings

    @property
    def best(self) -> str | None:
        """The option that is best by now, as one types it; None before each was played once."""
        rows = self.standings
        return rows[0].option if rows else None

    def __repr__(self) -> str:
        return f"Analyse({self.analysis.ranking!r})"

    # --- for the page ---

    def _counting(self) -> Analysis:
        return self.analysis

    def _titled(self) -> str:
        return region_name(self.state, _("Analyse"))
