"""Editor: a position in which every token can be changed, and what that means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import traitlets

from yotd_widget.engine.editing import Draft, Problem
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.game import Game
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _, speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets.drafting import Drafting
from yotd_widget.widgets.keeping import Keeping

UNDONE: Final = 500
"""How many drafts are kept to go back to."""


class Editor(Keeping):
    """A position to change. `w.state` is the position as it stands, `w.problems` tells what speaks against it.

    state: where the reader begins; a position, a timeline, the code of either, or a widget that has one. allow: names
    of what may be changed, "P1.yuan", "Ada.palace2", "month5"; left out, everything. seat: of the player whose side
    is open at first, by name or by number, from 0 on; left out, of whoever decides, or the first one in which something
    may be changed.
    options: those of every `Widget`.
    Raises: TypeError for what is no position or no name, ValueError for a name of nothing or nobody here.

    Example: `e = Editor(yw.dragon.example("tribute-1"), allow=["P1.yuan", "P1.palace2"])`.
    """

    view = "editor"

    sheet = traitlets.Dict(help="The draft with all that the page shows of it.").tag(sync=True, echo_update=False)

    def __init__(
        self, state: Any, allow: str | Iterable[str] | None = None, seat: str | int | None = None, **options: Any
    ) -> None:
        self._drafting = Drafting(state, allow, seat)
        self._before: list[Drafting] = []
        super().__init__(**options)

    # --- for Python ---

    @property
    def state(self) -> Any:
        """The position as it stands. Raises: ValueError while it cannot be. Setting it begins anew, there."""
        return self._drafting.state

    @state.setter
    def state(self, state: Any) -> None:
        with self._lock:
            self._drafting.begin(state, self._drafting.allow)
            self._redraw()

    @property
    def game(self) -> Game[Any]:
        """The game of the position."""
        return self._drafting.start.game

    @property
    def draft(self) -> Draft:
        """The JSON form of what stands there, possible or not, as a copy of your own."""
        return self._drafting.draft

    @property
    def problems(self) -> Sequence[Problem]:
        """What speaks against it, the gravest first, each with fixes; () for a position like any other."""
        return self._drafting.problems

    @property
    def diff(self) -> Any:
        """What differs from the start; prints as one line a player."""
        return self._drafting.diff

    @property
    def code(self) -> str:
        """The position as a share code. Raises: ValueError while it cannot be."""
        return str(self.state.to_code())

    @property
    def expression(self) -> str:
        """The position as Python, `position(…)`. Raises: ValueError while it cannot be."""
        return repr(self.state)

    def edit(self, at: str, to: Any) -> Editor:
        """Change one thing, whatever `allow` says: `e.edit("P1.palace2.floors", 3)`. Raises: ValueError."""
        return self._changed(lambda: self._drafting.edit(at, to))

    def reset(self) -> Editor:
        """Back to the start; this can be undone."""
        return self._changed(self._drafting.reset)

    def undo(self) -> Editor:
        """Take back the last change, if there is one; where another game was opened, go back to the one before."""
        return self._changed(self._undo)

    def redo(self) -> Editor:
        """Make the change again that was taken back."""
        return self._changed(self._drafting.redo)

    def to_json(self) -> str:
        """The position as JSON text. Raises: ValueError while it cannot be."""
        return str(self.state.to_json())

    def to_code(self) -> str:
        """As `code`."""
        return self.code

    def __repr__(self) -> str:
        return f"Editor({self._drafting.start!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        return {"sheet": self._sheet()}

    def _twin(self) -> dict[str, str]:
        return self._drafting.printed()

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("kind") in self.KEEPING:
            return self._keeps(message)
        if message.get("kind") == "undo":
            self._undo()
        elif not self._drafting.obey(message):
            return super()._obey(message)
        self._tell()
        return {}

    # --- what is kept ---

    def _file(self) -> tuple[str, str]:
        return f"{self.game.name}-position", self.to_json()

    def _shared(self, message: dict[str, Any]) -> list[tuple[str, str]]:
        return [(_("This position alone"), self.code), (_("As Python"), self.expression)]

    def _code(self) -> str:
        try:
            return self.code
        except BadInput:  # it cannot be as it stands
            return ""

    def take(self, found: Position | Timeline[Any]) -> None:
        position = found.state if isinstance(found, Timeline) else found
        if position.game.name == self.game.name:
            self._drafting.take(position)
            self._taken_up(found)
            self._tell()
            return
        if self._drafting.allow is not None:
            raise BadInput(_("this cannot be changed here"))
        self._before.append(self._drafting)
        self._drafting = Drafting(position)
        self._taken_up(found)
        self._touch()
        self._redraw()

    def _told_left(self, found: Any) -> str:
        return _("You changed this position before.")

    # --- inside ---

    def _undo(self) -> None:
        if self._before and not self._drafting.can_undo:
            self._drafting = self._before.pop()
            with speaking(self.language), self.hold_sync():
                self._dress()
        else:
            self._drafting.undo()

    def _sheet(self) -> dict[str, Any]:
        sheet = self._drafting.sheet()
        return sheet | {"undo": sheet["undo"] or bool(self._before)}

    def _changed(self, change: Callable[[], None]) -> Editor:
        with self._lock:
            change()
            self._tell()
        return self

    def _tell(self) -> None:
        """The page is shown what stands there now."""
        self._touch()
        self._drafting.forget(UNDONE)
        with speaking(self.language):
            self.sheet = self._sheet()
