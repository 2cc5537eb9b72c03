"""Ledger: where the points of a game came from, by cause and by month, and what the events ahead need."""

from __future__ import annotations

from html import escape
from typing import Any

import traitlets

from yotd_widget.engine.game import Game
from yotd_widget.engine.texts import _
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.following import Followed
from yotd_widget.widgets.twin import folded
from yotd_widget.widgets.widget import Widget


class Ledger(Widget):
    """Points by cause and by month up to the marker of a game, and needs against stock for the events to come.

    game: a Play, which is then followed, a timeline, or a position (whose points so far have the cause "Before").
    options: those of every `Widget`. Raises: TypeError for anything else.

    Example: `yw.Ledger(p).points["Ada"]["Research"]`.
    """

    view = "ledger"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    sheet = traitlets.Dict(help="Points and needs.").tag(sync=True, echo_update=False)

    def __init__(self, game: Any, **options: Any) -> None:
        self._followed = Followed(game)
        super().__init__(**options)
        self._followed.watch(self)

    def _leave(self) -> None:
        super()._leave()
        self._followed.leave()

    @property
    def timeline(self) -> Any:
        """The game."""
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
    def points(self) -> dict[str, dict[str, int]]:
        """Player -> cause -> points up to the marker; each row adds up to what the board shows."""
        sheet = self._fresh()
        return {
            player["name"]: {cause: cell["points"] for cause, cell in zip(sheet["causes"], cells, strict=True)}
            for player, cells in zip(sheet["players"], sheet["cells"], strict=True)
        }

    @property
    def needs(self) -> list[dict[str, Any]]:
        """One row for each event to come and each player: what it asks, against what is there, and who would leave."""
        sheet = self._fresh()
        return [
            {
                "period": event["period"],
                "event": event["event"],
                "player": player["name"],
                "asks": cell["text"],
                "verdict": cell["verdict"],
                "lost": cell["lost"],
                "points": cell["points"],
            }
            for event in sheet["needs"]
            for player, cell in zip(sheet["players"], event["cells"], strict=True)
        ]

    def to_json(self) -> str:
        """The position at the marker as JSON text, as whoever plays sees it."""
        return self._followed.seen.state.to_json()

    def to_code(self) -> str:
        """The position at the marker as a share code, as whoever plays sees it."""
        return self._followed.seen.state.to_code()

    def __repr__(self) -> str:
        return f"Ledger({self.timeline!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        return {"title": region_name(self.state, _("Points")), "sheet": self._fresh()}

    def _twin(self) -> dict[str, str]:
        sheet = self.sheet
        head = ["", *(player["name"] for player in sheet["players"])]
        rows = [[cause, *(cells[at]["points"] for cells in sheet["cells"])] for at, cause in enumerate(sheet["causes"])]
        rows.append([self.words["total"], *sheet["totals"]])
        period = _(self.game.periods[0])
        needs = [
            [
                _("{period} {number}: {event}").format(period=period, number=event["period"], event=event["event"]),
                *(cell["verdict"] for cell in event["cells"]),
            ]
            for event in sheet["needs"]
        ]
        tables = [[head, *rows], [head, *needs]] if needs else [[head, *rows]]
        html = "".join(map(_table, tables))
        return {"text/plain": "\n\n".join(map(_lines, tables)), "text/html": folded(self.title, html)}

    # --- inside ---

    def _fresh(self) -> dict[str, Any]:
        """The sheet in the language of Python, which speaks English."""
        sheet: dict[str, Any] = self.game.reading.points(self._followed.seen)
        return sheet


def _lines(table: list[list[Any]]) -> str:
    widths = [max(len(str(row[column])) for row in table) for column in range(len(table[0]))]
    return "\n".join(
        "  ".join(
            f"{cell!s:{'>' if at else '<'}{width}}" for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    )


def _table(table: list[list[Any]]) -> str:
    head, *rows = ([escape(str(cell)) for cell in row] for row in table)
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head[1:])
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>' for row in rows
    )
    return f"<table><thead><tr><td></td>{top}</tr></thead><tbody>{body}</tbody></table>"
