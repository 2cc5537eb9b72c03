"""TimelineView: a game to walk through. Every step travels with it, so it works without Python as well."""

from __future__ import annotations

from typing import Any

import traitlets

from yotd_widget.engine.doors import at_hand
from yotd_widget.engine.errors import NotFound, OutOfRange, WrongKind, short
from yotd_widget.engine.game import Game
from yotd_widget.engine.phrases import inside, listed
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets.board import printed, region_name, seat_of
from yotd_widget.widgets.widget import Widget


class TimelineView(Widget):
    """A game step by step: hovering over its line looks at a moment, pressing stays there. `w.at` follows the reader.

    game: a timeline, whose present line is shown; or a position, a code, or a widget with a timeline. at: the step
    to begin with, or a moment of the calendar, as month and phase (5, 3); left out, it is the game's marker. seat:
    of the player whose eyes it is for, by name or by number; left out, nothing is hidden. options: those of
    every `Widget`.
    Raises: TypeError for what is no game or no moment; LookupError for a moment that the game does not have.

    Example: `w = yw.TimelineView(game, at=(5, 3))`.
    """

    view = "timeline"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    steps: traitlets.List[Any] = traitlets.List(help="The records of all steps.").tag(sync=True, echo_update=False)
    rules = traitlets.Dict(help="Statements of the rules that the steps name.").tag(sync=True, echo_update=False)
    line = traitlets.Dict(help="The nodes of the line, and the game's marker.").tag(sync=True, echo_update=False)
    pinned = traitlets.Int(help="The step that is looked at.").tag(sync=True, echo_update=False)

    def __init__(
        self,
        game: Timeline[Any] | Position | str,
        at: int | tuple[int, ...] | None = None,
        *,
        seat: str | int | None = None,
        **options: Any,
    ) -> None:
        self._timeline = timeline_of(game)
        self._seat = seat_of(self._timeline.start, seat)
        self._read()
        super().__init__({"pinned": self._step_of(at)}, **options)
        self.observe(lambda _change: self._twin_output.refresh(), names="pinned")

    # --- for Python ---

    @property
    def timeline(self) -> Timeline[Any]:
        """The game. Setting it shows the line that it is looking at now, from its marker."""
        return self._timeline

    @timeline.setter
    def timeline(self, game: Timeline[Any] | Position) -> None:
        with self._lock, self.hold_sync():
            found = timeline_of(game)
            seat_of(found.start, self._seat)  # there may be fewer players
            self._timeline = found
            self._read()
            self._redraw()
            self.pinned = self._marker

    @property
    def seat(self) -> int | None:
        """Of the player whose eyes it is for; None where nothing is hidden."""
        return self._seat

    @seat.setter
    def seat(self, seat: str | int | None) -> None:
        self._seat = seat_of(self._timeline.start, seat)
        self._redraw()

    @property
    def game(self) -> Game[Any]:
        """The game that is walked through."""
        game: Game[Any] = self._timeline.start.game
        return game

    @property
    def at(self) -> int:
        """The step that is looked at, 0 for the start. Set it to a step, or to a moment of the calendar."""
        return int(self.pinned)

    @at.setter
    def at(self, at: int | tuple[int, ...]) -> None:
        self.pinned = self._step_of(at)

    @property
    def state(self) -> Any:
        """The position that is looked at."""
        return self._nodes[self.pinned].state

    def __repr__(self) -> str:
        return f"TimelineView({self._timeline!r}, at={self.pinned})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        steps = list(self.game.screen.history(self._timeline, self._nodes, seat=self._seat))
        return {
            "title": region_name(self._timeline.start, _("Timeline")),
            "steps": steps,
            "rules": self.game.screen.rules_of(steps),
            "line": {"path": [node.id for node in self._nodes], "at": self._marker},
        }

    def _twin(self) -> dict[str, str]:
        return printed(self.state, seat=self._seat)

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("kind") != "pin":
            return super()._obey(message)
        self.pinned = self._step_of(message.get("at"))
        return {}

    # --- inside ---

    def _read(self) -> None:
        """Keep the line as it is now: what is played later does not change what is shown."""
        self._nodes, self._marker = list(map(self._timeline.find, self._timeline.path)), self._timeline.at

    def _step_of(self, at: Any) -> int:
        """A step of this game. Raises: IndexError, LookupError, TypeError."""
        last = len(self._nodes) - 1
        match at:
            case None:
                return self._marker
            case int(step) if 0 <= step <= last:
                return int(step)
            case int(step):
                raise OutOfRange(_("this game has the steps 0 to {last}, not {given}").format(last=last, given=step))
            case (int(), *smaller) if len(smaller) < len(self.game.parts) and all(isinstance(n, int) for n in smaller):
                return self._first_of(tuple(at))
        # Translators: {example}: as “(5, 3)”, for month 5, phase 3
        text = _("at is a step, or a moment of the calendar as {example}, not {given}")
        raise WrongKind(text.format(example=(5, 3)[: len(self.game.parts)], given=short(at)))

    def _first_of(self, moment: tuple[int, ...]) -> int:
        """The first step of a part of the calendar, or of what comes next where nobody decides anything in it."""
        parts = self.game.parts
        moments = [node.state.when[: len(parts)] for node in self._nodes]
        found = next((step for step, each in enumerate(moments) if each >= moment), None)
        if found is None:
            named = zip(parts, moment, strict=False)
            when = listed(
                _("{period} {number}").format(period=inside(_(part)), number=number) for part, number in named
            )
            # Translators: {when}: as “month 11, phase 1”
            raise NotFound(_("this game does not reach {when}").format(when=when))
        return found


def timeline_of(game: Any) -> Timeline[Any]:
    """A timeline, that of a widget, or a new one of a position. Raises: TypeError."""
    game = at_hand(game)
    if isinstance(game, Position):
        return Timeline(game)
    found = game if isinstance(game, Timeline) else getattr(game, "timeline", None)
    if not isinstance(found, Timeline):
        raise WrongKind(_("a timeline or a position is wanted, not {given}").format(given=short(game)))
    return found
