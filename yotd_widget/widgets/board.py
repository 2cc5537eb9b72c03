"""Board: one position to look at, with marks on the places that one talks about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import Game
from yotd_widget.engine.names import known
from yotd_widget.engine.position import Position, position_of
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets.widget import Widget


class Board(Widget):
    """A picture of a position in which nothing can be done. Set `w.state`, `w.mark` or `w.court` to change it.

    state: a position, or a timeline, of which the present position is taken. mark: places to point at, one or several:
    "P1.palace2", "Ada.yuan", "month7", "group A", or keys of the screen as "palace/0/2". court: whose court is shown in
    full; left out, it is the one that the position is about. options: those of every `Widget`.
    Raises: TypeError for what is no position or place; LookupError for a place that is not there, ValueError for a
    player.

    Example: `yw.Board(yw.dragon.example("drought-3-palaces"), mark=["P1.palace2"], court="Ada")`.
    """

    view = "board"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    scene = traitlets.Dict(help="The picture, made by the game.").tag(sync=True, echo_update=False)
    marks = traitlets.List(traitlets.Dict(), help="Marked places: key and name.").tag(sync=True, echo_update=False)
    opened = traitlets.Int(None, allow_none=True, help="Seat of the court in full.").tag(sync=True, echo_update=False)

    def __init__(
        self,
        state: Position | Timeline[Any],
        mark: str | Iterable[str] = (),
        court: str | None = None,
        **options: Any,
    ) -> None:
        self._state = position_of(state)
        self._mark = self._checked_marks(mark)
        self._court = self._checked_court(court)
        super().__init__(**options)

    @property
    def state(self) -> Any:
        """The position that is shown, of this or of another game.

        Marks and court stay if the new one has them; else it is refused.
        """
        return self._state

    @state.setter
    def state(self, state: Position | Timeline[Any]) -> None:
        before, self._state = self._state, position_of(state)
        try:
            self._checked_marks(self._mark)
            self._checked_court(self._court)
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
    def court(self) -> str | None:
        """Whose court is shown in full; None where the position decides."""
        return self._court

    @court.setter
    def court(self, court: str | None) -> None:
        self._court = self._checked_court(court)
        self._redraw()

    def to_json(self) -> str:
        """The position as JSON text."""
        return self._state.to_json()

    def to_code(self) -> str:
        """The position as a share code."""
        return self._state.to_code()

    def __repr__(self) -> str:
        return f"Board({self._state!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        screen = self._state.game.screen
        places = [screen.spot(self._state, mark) for mark in self._mark]
        return {
            "title": region_name(self._state, _("Board")),
            "scene": screen.scene(self._state),
            "marks": [{"place": place, "name": name} for place, name in places],
            "opened": None if self._court is None else self._state.players.index(self._court),
        }

    def _twin(self) -> dict[str, str]:
        return printed(self._state)

    # --- inside ---

    def _checked_marks(self, mark: Any) -> tuple[str, ...]:
        """The marks as a tuple, each of them known here. Raises: LookupError, TypeError."""
        if not isinstance(mark, str | Iterable):
            raise WrongKind(_("mark is one place or several, as [“P1.palace2”], not {given}").format(given=short(mark)))
        marks = (mark,) if isinstance(mark, str) else tuple(mark)
        for each in marks:
            self._state.game.screen.spot(self._state, each)
        return marks

    def _checked_court(self, court: Any) -> str | None:
        """A player of this game, or None. Raises: ValueError."""
        court = known(court, self._state.players)
        if court is not None and court not in self._state.players:
            names = ", ".join(self._state.players)
            raise BadInput(_("nobody here is called {name}: {names}").format(name=short(court), names=names))
        return court


def region_name(position: Any, widget: str) -> str:
    """Accessible name of a widget that shows a position: "In the Year of the Dragon: Board"."""
    return _("{game}: {widget}").format(game=position.game.title, widget=widget)


def printed(position: Any, *, forecasts: bool = True) -> dict[str, str]:
    """A position for readers without a page. forecasts: whether it says what will come of it."""
    screen = position.game.screen
    shown: dict[str, str] = screen.printed(screen.picture(Timeline(position, luck=None)), forecasts=forecasts)
    return shown
