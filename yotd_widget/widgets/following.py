"""Widgets that look at a game which goes on elsewhere: in a Play, which they follow, or in a timeline of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.errors import WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline


class Followed:
    """A timeline, and whoever plays it.

    game: a Play (any widget with `timeline`, `snapshot` and `change`); or a timeline, a position, or another widget
    with a timeline, which nobody plays then. Raises: TypeError for anything else.
    """

    def __init__(self, game: Any) -> None:
        self.play: Any = None
        self._look: Callable[[Any], object] | None = None
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

    def watch(self, look: Callable[[], object]) -> None:
        """Call `look` whenever the Play shows something new."""
        if self.play is not None:
            self._look = lambda _change: look()
            self.play.observe(self._look, names="snapshot")

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
