"""Branches: the tree of the futures that were tried, beside a Play or alone."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

import traitlets

from yotd_widget.engine.branches import TreeText
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.game import Game
from yotd_widget.engine.game_codes import code_of
from yotd_widget.engine.position import Position
from yotd_widget.engine.records import Record, expression, record
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets import desk
from yotd_widget.widgets.analysing import Analysing
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.following import Followed
from yotd_widget.widgets.keeping import Keeping, moment, told
from yotd_widget.widgets.twin import folded

ROOM: Final = 12_000
"""Characters for differences in the still twin, which goes into the notebook at every step."""


class Branches(Analysing, Keeping):
    """The branches of a game as a tree: where each leaves, with which decision, how its end differs from the main line.

    game: a Play, which is then followed (what is done on either side shows on both), a timeline, a position, or
    the code of one. options: those of every `Widget`. Raises: TypeError for anything else.

    Example: `p = yw.Play(game)`, then in another cell `yw.Branches(p)`.
    """

    view = "branches"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    tree_view = traitlets.Dict(help="The tree for the page.").tag(sync=True, echo_update=False)

    def __init__(self, game: Any, **options: Any) -> None:
        self._followed = Followed(game)
        self.earlier: list[Timeline[Any]] = []
        super().__init__(**options)
        self._followed.watch(self)

    def _leave(self) -> None:
        super()._leave()
        self._stop_analysis()
        self._followed.leave()

    # --- for Python ---

    @property
    def timeline(self) -> Timeline[Any]:
        """The game whose branches these are."""
        return self._followed.timeline

    @property
    def state(self) -> Any:
        """The position at the marker."""
        return self.timeline.state

    @property
    def game(self) -> Game[Any]:
        """The game that is played, with its rooms."""
        game: Game[Any] = self.state.game
        return game

    @property
    def tree(self) -> TreeText:
        """All branches and notes in words, for `print`."""
        return self.timeline.tree()

    @property
    def branch(self) -> str:
        """Name of the branch that is looked at. Setting it goes to that branch's end. Raises: LookupError."""
        return next(branch.name for branch in self.timeline.branches if branch.current)

    @branch.setter
    def branch(self, name: str) -> None:
        self._do({"act": "go", "name": name})

    @property
    def record(self) -> Record:
        """The game with all its branches, to be written to a file and replayed.

        Raises: ValueError where whoever plays it does not see all of it.
        """
        return record(self._followed.seen)

    def to_json(self) -> str:
        """The game with all its branches as JSON text; `yw.Record.from_json` reads it back."""
        return self.record.to_json()

    def to_code(self) -> str:
        """The same as one word; `yw.Record.from_code` reads it back. Raises: ValueError if it is too long for one."""
        return code_of(self._followed.seen)

    def to_python(self) -> str:
        """Lines of Python that make this game again, with all its branches. Raises: ValueError if it is too long."""
        return f"import yotd_widget as yw\n\ngame = {expression(self._followed.seen)}\n"

    def __repr__(self) -> str:
        return f"Branches({self.timeline!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        return {"title": region_name(self.state, _("Branches")), "tree_view": desk.picture(self._followed.seen)}

    def _twin(self) -> dict[str, str]:
        rows = self.tree_view["branches"]
        text = "\n".join([*_twigs(rows), *_differences(rows)])
        return {
            "text/plain": text,
            "text/html": folded(self.title, f"<div style='white-space:pre-wrap'>{escape(text)}</div>"),
        }

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("kind") == "analyse":
            return self._analysed(message)
        if message.get("kind") in self.KEEPING:
            return self._keeps(message)
        if message.get("kind") != "branch":
            return super()._obey(message)
        self._do(message)
        return {}

    def _to_analyse(self, message: dict[str, Any]) -> tuple[Any, int]:
        if self._followed.play is not None and hasattr(self._followed.play, "check_turn"):
            self._followed.play.check_turn()
        return self.state, self.timeline.node.id

    def _do(self, message: dict[str, Any]) -> None:
        self._followed.change(lambda: desk.act(self.timeline, message))
        self._touch()
        if self._followed.play is None:  # a Play tells that it shows something new
            self._redraw()

    # --- what is kept; a Play that is followed keeps its own ---

    @property
    def kept(self) -> str:
        return super().kept if self._followed.play is None else ""

    def _look_back(self) -> None:
        if self._followed.play is None:
            super()._look_back()

    def _file(self) -> tuple[str, str]:
        return f"{self.game.name}-{self.timeline.at}", self.to_json()

    def _shared(self, message: dict[str, Any]) -> list[tuple[str, str]]:
        return [(_("The game with its branches"), self.to_code()), (_("This position alone"), self.state.to_code())]

    def _code(self) -> str:
        try:
            return self.to_code()
        except BadInput:
            return ""

    def take(self, found: Position | Timeline[Any]) -> None:
        timeline = found if isinstance(found, Timeline) else Timeline(found)
        if self._followed.play is not None:
            self._followed.play.take(timeline)
            return
        before = self._followed.put(timeline)
        self.earlier = [*(each for each in self.earlier if each is not timeline), before]
        self._taken_up(found)
        self._touch()
        self._redraw()

    def _put_by(self, found: Any) -> None:
        self.earlier.append(found)

    def _earlier(self) -> list[str]:
        return [told(each) for each in reversed(self._games())]

    def _bring_back(self, at: Any) -> Timeline[Any]:
        games = self._games()
        if at not in range(len(games)):
            raise BadInput(_("Nothing was left here."))
        found = games[-1 - at]
        self.take(found)
        return found

    def _games(self) -> list[Timeline[Any]]:
        return self.earlier if self._followed.play is None else list(getattr(self._followed.play, "earlier", ()))

    def _told_left(self, found: Any) -> str:
        return _("You were here before: {moment}.").format(moment=moment(found))


def _twigs(rows: list[dict[str, Any]], leaves: str | None = None, depth: int = 0) -> Iterator[str]:
    """The tree in readers' words, a line a branch: each below the one that it leaves."""
    for row in rows:
        if row["leaves"] == leaves:
            begins = _("main line") if leaves is None else f"{row['where']}: {row['opening']}"
            here = _("you are here") if row["current"] else ""
            parts = (row["name"], begins, row["when"], row["end"], row["luck"], here, row["note"])
            yield "   " * depth + " · ".join(filter(None, parts))
            yield from _twigs(rows, row["name"], depth + 1)


def _differences(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Below the tree, what differs at the end of each branch, as long as there is room."""
    room = ROOM
    for row in rows:
        lines = [f"{side['who']}: {', '.join(side['lines'])}" for side in row["differs"]]
        room -= sum(map(len, lines))
        if lines and room < 0:
            yield "…"
            return
        if lines:
            yield from ("", f"{row['name']}, {row['against']}: {row['count']}", *lines)
