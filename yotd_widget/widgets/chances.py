"""Chances: what luck decides next, with its exact odds, and what each of it would mean for a player."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.chances import Chance
from yotd_widget.engine.estimates import seat_of
from yotd_widget.engine.game import Game
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.texts import _
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.chancing import BUDGET, Chanced, asker
from yotd_widget.widgets.counted import Counted
from yotd_widget.widgets.following import Followed


class Chances(Counted):
    """What luck decides next: the exact odds, and by how much a player would stand better or worse if it came so.

    Playouts go on while somebody looks; `wait` counts to the end. It stays with the position that it was made of.

    game: a position, a timeline, or a Play. player: who asks, by name or by seat; left out, whoever decides. Nothing is
    told that this player cannot see. policy: plays on for everybody; left out, the game's own program. playouts: at
    most. options: those of every `Widget`.
    Raises: ValueError for a player whom nobody knows; TypeError.

    Example: `yw.Chances(state, "Ada").odds[0].events[0].odds`.
    """

    view = kind = "chances"

    def __init__(
        self,
        game: Any,
        player: str | int | None = None,
        *,
        policy: Policy | None = None,
        playouts: int = BUDGET,
        **options: Any,
    ) -> None:
        followed = Followed(game)
        state, eyes = followed.timeline.state, followed.seen.eyes
        seat = asker(state, eyes) if player is None or eyes is not None else seat_of(state.players, player)
        self._chanced = Chanced(state, seat, node=followed.timeline.node.id, policy=policy, budget=playouts)
        super().__init__(**options)

    # --- for Python ---

    @property
    def state(self) -> Any:
        """The position."""
        return self._chanced.state

    @property
    def game(self) -> Game[Any]:
        """The game of the position."""
        game: Game[Any] = self.state.game
        return game

    @property
    def odds(self) -> tuple[Chance, ...]:
        """What luck decides next, and what may come of it, each with its exact probability."""
        return self._chanced.chances()

    def __repr__(self) -> str:
        return f"Chances({self.state!r})"

    # --- for the page ---

    def _counting(self) -> Chanced:
        return self._chanced

    def _titled(self) -> str:
        return region_name(self.state, _("Chances"))
