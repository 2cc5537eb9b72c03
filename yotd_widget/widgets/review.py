"""Review: the decisions of a player in a game, and what each of them has cost."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.estimates import seat_of
from yotd_widget.engine.game import Game
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.review import Judged
from yotd_widget.engine.texts import _
from yotd_widget.widgets import desk
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.counted import Counted, Json
from yotd_widget.widgets.following import Followed
from yotd_widget.widgets.reviewing import Reviewed, reviewed_seats


class Review(Counted):
    """The margin that a player could expect, decision by decision, and the three that cost most: what instead, and why.

    Playouts go on while somebody looks; `wait` counts to the end. It is about the game as it is when it is made.

    game: a Play, which then shows what is pressed, a timeline, or the code of one. player: by name or by seat; left
    out, the first whose decisions may be looked at. names: whether it names the players, and lets others be chosen;
    without, it can be shown to a class. policy: plays on for everybody; left out, the game's own program. seed: as of
    `yw.playouts.compare`. options: those of every `Widget`.
    Raises: ValueError for a player whom nobody knows, or whose decisions tell what is hidden here; TypeError.

    Example: `[judged.best for judged in yw.Review(game, "Ada").wait().dearest]`.
    """

    view = kind = "review"

    def __init__(
        self,
        game: Any,
        player: str | int | None = None,
        *,
        names: bool = True,
        policy: Policy | None = None,
        seed: int = 0,
        **options: Any,
    ) -> None:
        self._followed = Followed(game)
        self._timeline = self._followed.timeline
        players, eyes = self._timeline.start.players, self._followed.seen.eyes
        seats = reviewed_seats(players, eyes, getattr(self._followed.play, "auto", ()))
        seat = seats[0] if player is None else seat_of(players, player)
        if seat not in seats and eyes is not None:
            self._followed.play.check_eyes()
        self._seats = sorted({*seats, seat})
        self._named, self._policy, self._seed = names, policy, seed
        self._reviewed: dict[int, Reviewed] = {}
        self._now = self._of(seat)
        super().__init__(**options)

    # --- for Python ---

    @property
    def game(self) -> Game[Any]:
        """The game that is looked back at, with its rooms."""
        game: Game[Any] = self._timeline.start.game
        return game

    @property
    def player(self) -> str:
        """Whose decisions they are. Set it to look at another player's. Raises: ValueError."""
        return self._now.review.players[self._now.review.seat]

    @player.setter
    def player(self, player: str | int) -> None:
        self._turn_to(seat_of(self._timeline.start.players, player))
        self._redraw()

    @property
    def judged(self) -> list[Judged]:
        """The decisions that were judged by now, in their order."""
        return [each for _at, each in sorted(self._now.review.judged.items())]

    @property
    def dearest(self) -> list[Judged]:
        """Those that cost most, as far as is known, the dearest first."""
        return self._now.review.dearest()

    def __repr__(self) -> str:
        return f"Review({self.player}, {self._now.review.done} of {self._now.review.total})"

    # --- for the page ---

    def _counting(self) -> Reviewed:
        return self._now

    def _titled(self) -> str:
        return region_name(self._timeline.start, _("Review"))

    def _ask(self, message: Json) -> Reviewed | None:
        if message.get("seat") in self._seats and self._named:
            self._turn_to(message["seat"])
        self._now.names = self._named and message.get("names") is not False
        return self._now if super()._ask(message) else None

    def _obey(self, message: Json) -> Json:
        """Beside what all do: show a moment on the board of the Play, and try another move there."""
        if self._followed.play is None or message.get("kind") not in ("go", "branch"):
            return super()._obey(message)
        if message["kind"] == "go":
            self._followed.change(lambda: self._followed.timeline.go(message.get("node", "")))
        else:
            self._followed.change(lambda: desk.act(self._followed.timeline, message))
        return {}

    def _of(self, seat: int) -> Reviewed:
        linked = self._followed.play is not None
        options: Json = {"names": self._named, "linked": linked, "policy": self._policy, "seed": self._seed}
        return self._reviewed.setdefault(seat, Reviewed(self._timeline, seat, self._seats, **options))

    def _turn_to(self, seat: int) -> None:
        """Look at the decisions of another player."""
        if seat != self._now.review.seat:
            self._now.rest()
            self._now = self._of(seat)
