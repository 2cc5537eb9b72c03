"""Map: the road of all lessons with what the reader has done on it."""

from __future__ import annotations

import time
from html import escape
from typing import Any

import traitlets

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.texts import _
from yotd_widget.lessons import memory, shelf
from yotd_widget.lessons.road import road, take_code
from yotd_widget.lessons.words import WORDS
from yotd_widget.widgets.twin import folded
from yotd_widget.widgets.widget import Widget


class Map(Widget):
    """The road of twelve months: every lesson with its goal and its minutes, what is done, and where to go on.

    game: its name; left out, the first game that has lessons. options: those of every `Widget`. What is known comes
    from `lessons-progress.json` in this folder and from the browser; the later one counts.
    Raises: NotFound for a game that is not there.

    Example: `yw.Map()`.
    """

    view = "map"

    road = traitlets.Dict(help="Lessons by part of the road.").tag(sync=True, echo_update=False)
    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)

    def __init__(self, game: str | None = None, **options: Any) -> None:
        self._game = load(game or next(name for name in at_home() if shelf.names(name)))
        self._memory = memory.usual()
        super().__init__(**options)

    @property
    def game(self) -> Any:
        """The game whose lessons it shows."""
        return self._game

    def __repr__(self) -> str:
        return f"Map({self._game.name!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        found = road(self._game.name, self._memory, time.time() * 1000)
        return {"title": _("{game}: {widget}").format(game=self._game.title, widget=_("The lessons")), "road": found}

    def _own_words(self) -> dict[str, str]:
        return dict(WORDS)

    def _twin(self) -> dict[str, str]:
        lines, rows = [], []
        for leg in self.road["legs"]:
            lines.append(leg["title"])
            rows.append(f'<tr><th colspan="3" scope="colgroup">{escape(leg["title"])}</th></tr>')
            for station in leg["stations"]:
                sign = {"done": "●", "begun": "◐", "new": "○"}[station["state"]]
                minutes = _("{n} minutes").format(n=f"{station['minutes']:g}")
                lines.append(f"  {sign} {station['title']} ({minutes}): {station['able']}")
                rows.append(
                    f'<tr><td><a href="{escape(station["href"])}">{escape(station["title"])}</a></td>'
                    f"<td>{escape(minutes)}</td><td>{escape(station['able'])}</td></tr>"
                )
        html = folded(self.title, f"<table>{''.join(rows)}</table>")
        return {"text/plain": "\n".join(lines), "text/html": html}

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        match message.get("kind"):
            case "merge":
                found = message.get("memory")
                if not isinstance(found, dict):
                    raise BadInput(_("This is no file of lessons."))
                self._memory.take({str(name): memory.entry(kept) for name, kept in found.items()})
            case "code":
                take_code(self._game.name, str(message.get("text")), self._memory, time.time() * 1000)
            case "file":
                return {"kind": "file", "text": memory.to_json(self._memory.entries)}
            case _:
                return super()._obey(message)
        self._redraw()
        return {}
