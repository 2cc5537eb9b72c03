"""Board: one position to look at, with marks on the places that one talks about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from yotd_widget.engine.doors import at_hand
from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.game import Game
from yotd_widget.engine.names import known
from yotd_widget.engine.position import Position, position_of
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets.analysing import Analysing
from yotd_widget.widgets.widget import Widget


class Board(Analysing, Widget):
    """A picture of a position in which nothing can be done. Set `w.state`, `w.mark` or `w.seat` to change it.

    state: a position, or a timeline, of which the present position is taken, or the code of either. mark: places to
    point at, one or several:
    "P1.palace2", "Ada.yuan", "month7", "group A", or keys of the screen as "palace/0/2". seat: of the player who is
    shown in full, by name or by number, from 0 on, and whose eyes it is for: what is hidden from that player is not
    shown; left out, the one whom the position is about is shown in full, and nothing is hidden. options: those of every
    `Widget`.
    Raises: TypeError for what is no position or place; LookupError for a place that is not there, ValueError for a
    player.

    Example: `yw.Board(yw.dragon.example("drought-3-palaces"), mark=["P1.palace2"], seat="Ada")`.
    """

    view = "board"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    scene = traitlets.Dict(help="The picture, made by the game.").tag(sync=True, echo_update=False)
    marks = traitlets.List(traitlets.Dict(), help="Marked places: key and name.").tag(sync=True, echo_update=False)
    opened = traitlets.Int(-1, help="Seat that is shown in full; -1: the position decides.").tag(
        sync=True, echo_update=False
    )

    def __init__(
        self,
        state: Position | Timeline[Any] | str,
        mark: str | Iterable[str] = (),
        seat: str | int | None = None,
        **options: Any,
    ) -> None:
        self._state = position_of(at_hand(state))
        self._mark = self._checked_marks(mark)
        self._seat = seat_of(self._state, seat)
        super().__init__(**options)

    @property
    def state(self) -> Any:
        """The position that is shown, of this or of another game.

        Marks and seat stay if the new one has them; else it is refused.
        """
        return self._state

    @state.setter
    def state(self, state: Position | Timeline[Any] | str) -> None:
        before, self._state = self._state, position_of(at_hand(state))
        try:
            self._checked_marks(self._mark)
            seat_of(self._state, self._seat)
        except (LookupError, ValueError):
            self._state = before
            raise
        self._redraw()

    @property
    def game(self) -> Game[Any]:
        """The game of the position."""
        game: Game[Any] = self._state.game
        return game

    @property
    def mark(self) -> tuple[str, ...]:
        """The marked places, as they were named."""
        return self._mark

    @mark.setter
    def mark(self, mark: str | Iterable[str]) -> None:
        self._mark = self._checked_marks(mark)
        self._redraw()

    @property
    def seat(self) -> int | None:
        """Of the player who is shown in full, and whose eyes it is for; None where the position decides."""
        return self._seat

    @seat.setter
    def seat(self, seat: str | int | None) -> None:
        self._seat = seat_of(self._state, seat)
        self._redraw()

    @property
    def seen(self) -> Any:
        """The position as it is shown: what is hidden from the player on `seat` is not in it."""
        return self._state if self._seat is None else self._state.seen_by(self._seat)

    def to_json(self) -> str:
        """The position as JSON text, as it is shown."""
        return self.seen.to_json()

    def to_code(self) -> str:
        """The position as a share code, as it is shown."""
        return self.seen.to_code()

    def __repr__(self) -> str:
        return f"Board({self.seen!r})"

    # --- for the page ---

    def _leave(self) -> None:
        super()._leave()
        self._stop_analysis()

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        return self._analysed(message) if message.get("kind") == "analyse" else super()._obey(message)

    def _to_analyse(self, message: dict[str, Any]) -> tuple[Any, int]:
        decision = self._state.decision
        if self._seat is not None and self.seen is not self._state and decision and decision.seat != self._seat:
            raise self._state.untimely(self._state.player(self._seat))
        return self._state, 0

    def _draw(self) -> dict[str, Any]:
        screen = self._state.game.screen
        places = [screen.spot(self.seen, mark) for mark in self._mark]
        return {
            "title": region_name(self._state, _("Board")),
            "scene": screen.scene(self._state, seat=self._seat),
            "marks": [{"place": place, "name": name} for place, name in places],
            "opened": -1 if self._seat is None else self._seat,
        }

    def _twin(self) -> dict[str, str]:
        return printed(self._state, seat=self._seat)

    # --- inside ---

    def _checked_marks(self, mark: Any) -> tuple[str, ...]:
        """The marks as a tuple, each of them known here. Raises: LookupError, TypeError."""
        marks = tuple(mark) if isinstance(mark, Iterable) and not isinstance(mark, str) else (mark,)
        for each in marks:
            self._state.game.screen.spot(self._state, each)
        return marks


def seat_of(position: Position, seat: object) -> int | None:
    """A seat, by number or by the name of its player; None stays. Raises: BadInput for nobody here."""
    players = position.players
    name = known(seat, players)
    if name is None or (type(name) is int and 0 <= name < len(players)):
        return name
    if isinstance(name, str) and name in players:
        return players.index(name)
    told = _("nobody here is called {name}: {names}")
    raise BadInput(told.format(name=short(seat), names=", ".join(players)))


def region_name(position: Any, widget: str) -> str:
    """Accessible name of a widget that shows a position: "In the Year of the Dragon: Board"."""
    return _("{game}: {widget}").format(game=position.game.title, widget=widget)


def printed(position: Any, *, forecasts: bool = True, seat: int | None = None) -> dict[str, str]:
    """A position for readers without a page. forecasts: whether it says what will come of it. seat: whose eyes."""
    screen = position.game.screen
    picture = screen.picture(Timeline(position, luck=None), seat=seat)
    shown: dict[str, str] = screen.printed(picture, forecasts=forecasts)
    return shown
