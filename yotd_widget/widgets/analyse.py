"""Analyse: the options of an open decision, ranked by playouts while one looks."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

import traitlets

from yotd_widget.engine.estimates import Measure
from yotd_widget.engine.game import Game
from yotd_widget.engine.moves import Move
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.ranking import BUDGET, Standing
from yotd_widget.engine.texts import _
from yotd_widget.widgets.analysing import Analysing, Analysis
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.following import Followed
from yotd_widget.widgets.twin import folded
from yotd_widget.widgets.widget import Widget


class Analyse(Analysing, Widget):
    """The options of an open decision, the best first: expected points, margin, wins, and why.

    Playouts go on while somebody looks, until the order is settled or the budget is spent; `wait` counts to the end.

    game: a position, a timeline, or a Play. moves: left out, all legal ones, or if there are very many those that the
    game's adviser thinks best. policy: plays on for everybody; left out, the game's own program. playouts: of each
    option at most. seed, measure, seat: as of `yw.playouts.compare`. options: those of every `Widget`.
    Raises: ValueError where no player decides, Refusal for a move that is not possible, TypeError.

    Example: `yw.Analyse(state).wait().best`.
    """

    view = "analyse"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    ranking_view = traitlets.Dict(help="The ranking for the page.").tag(sync=True, echo_update=False)

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
        self._followed = Followed(game)
        state, node = self._to_analyse({})
        self._analysis = Analysis(
            state, moves, policy=policy, budget=playouts, seed=seed, measure=measure, seat=seat, node=node
        )
        super().__init__(**options)

    def _leave(self) -> None:
        super()._leave()
        self._stop_analysis()

    # --- for Python ---

    @property
    def state(self) -> Any:
        """The position that is analysed."""
        return self._now.state

    @property
    def game(self) -> Game[Any]:
        """The game of the position."""
        game: Game[Any] = self.state.game
        return game

    @property
    def standings(self) -> list[Standing]:
        """What is known of each option by now, the best first."""
        return self._now.standings

    @property
    def best(self) -> str | None:
        """The option that is best by now, as one types it; None before each was played once."""
        rows = self.standings
        return rows[0].option if rows else None

    def wait(self, timeout: float | None = None) -> Analyse:
        """Count until the order is settled, the budget is spent, or time is over [s]. Raises: PlayoutError."""
        self._now.wait(timeout)
        self._redraw()
        return self

    def stop(self) -> Analyse:
        """End the counting; what is known stays."""
        self._stop_analysis()
        self._redraw()
        return self

    def __repr__(self) -> str:
        return f"Analyse({self._now.ranking!r})"

    # --- for the page ---

    @property
    def _now(self) -> Analysis:
        assert self._analysis is not None
        return self._analysis

    def _draw(self) -> dict[str, Any]:
        return {"title": region_name(self.state, _("Analyse")), "ranking_view": self._now.sheet()}

    def _twin(self) -> dict[str, str]:
        text = "\n".join(self._now.text())
        html = f"<div style='white-space:pre-wrap'>{escape(text)}</div>"
        return {"text/plain": text, "text/html": folded(self.title, html)}

    def _to_analyse(self, message: dict[str, Any]) -> tuple[Any, int]:
        if self._analysis is not None:  # it stays with the decision that it was made of
            return self._analysis.state, self._analysis.node
        play = self._followed.play
        if hasattr(play, "check_turn"):
            play.check_turn()
        timeline = self._followed.timeline
        return timeline.state, timeline.node.id

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("kind") != "analyse":
            return super()._obey(message)
        answer = self._analysed(message)
        if answer and answer["sheet"]["stage"] != "counting":
            self.ranking_view = answer["sheet"]  # what a notebook keeps
        return answer
