"""Widgets that look at a game which goes on elsewhere: in a Play, which they follow, or in a timeline of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.doors import at_hand
from yotd_widget.engine.errors import WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets.widget import Widget


class Followed:
    """A timeline, and whoever plays it.

    game: a Play (any widget with `timeline`, `snapshot` and `change`); or a timeline, a position, the code of
    one, or another widget with a timeline, which nobody plays then. Raises: TypeError for anything else.
    """

    def __init__(self, game: Any) -> None:
        game = at_hand(game)
        self.play: Any = None
        self._look: Callable[[Any], object] | None = None
        self._is_watched = True  # before it has been shown as well: Python may ask
        if hasattr(game, "timeline") and hasattr(game, "change"):
            self.play = game
        elif isinstance(game, Position):
            self._timeline: Timeline[Any] = Timeline(game)
        elif isinstance(found := getattr(game, "timeline", game), Timeline):
            self._timeline = found
        else:
            told = _("a game is a Play, a timeline or a position, not {given}")
            raise WrongKind(told.format(given=short(game)))

    @property
    def timeline(self) -> Timeline[Any]:
        """The timeline as it is now; a Play may have been given another one."""
        timeline: Timeline[Any] = self._timeline if self.play is None else self.play.timeline
        return timeline

    @property
    def seen(self) -> Timeline[Any]:
        """The same as whoever plays it may see it."""
        seen: Timeline[Any] = self._timeline if self.play is None else getattr(self.play, "seen", self.play.timeline)
        return seen

    def put(self, timeline: Timeline[Any]) -> Timeline[Any]:
        """Another game in place of the one that nobody plays; returns that."""
        before, self._timeline = self._timeline, timeline
        return before

    def watch(self, widget: Widget) -> None:
        """Redraw a widget whenever the Play shows something new, but not while every page has taken it away.

        A cell that is run again makes its widgets anew, and Jupyter keeps the old ones; the Play would draw for all.
        """
        if self.play is None:
            return

        def look(_change: object) -> None:
            if self._is_watched:
                widget._redraw()

        def viewed(change: Any) -> None:
            was_watched, self._is_watched = self._is_watched, change.new > 0
            if self._is_watched and not was_watched:
                widget._redraw()

        widget._view_count = 0  # from now on the page counts its views
        widget.observe(viewed, names="_view_count")
        self._look = look
        self.play.observe(look, names="snapshot")

    def leave(self) -> None:
        """Watch no more: otherwise the Play would draw for a widget that is closed."""
        if self._look is not None:
            self.play.unobserve(self._look, names="snapshot")
            self._look = None

    def change(self, act: Callable[[], object]) -> None:
        """Carry out a change of the timeline so that the Play shows it, too."""
        if self.play is None:
            act()
        else:
            self.play.change(act)
