"""The board of any game without a page: as text, as HTML tables, as a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from yotd_widget.describe import diagram
from yotd_widget.describe.drawing import CARD, EDGE, GAP, INK_2, INNER, LINE, WIDTH, Run, Sheet, wrapped
from yotd_widget.describe.printed import Rows, caption, cell, choice_texts, html, html_decision, table
from yotd_widget.engine.texts import _

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

Json = Mapping[str, Any]

LINE_HEIGHT: Final = 22
HEAD: Final = 40


def printed(game: Described[Any], shown: Json, draw: Callable[[Json, str], str] | None = None) -> dict[str, str]:
    """A picture of the game: MIME type -> text. draw: what makes the SVG of a snapshot and its name, not of areas."""
    alt = caption(shown, _points(game, shown))
    svg = (draw or _svg)(shown, alt)
    parts = [html_decision(shown, choice_texts(shown)), *map(_table, shown["board"]["areas"])]
    return {
        "text/plain": _text(game, shown),
        "text/html": html(shown, game.title, svg, alt, parts),
        "image/svg+xml": svg,
    }


def _points(game: Described[Any], shown: Json) -> Iterable[str]:
    """How the points of the players stand: "Ann 12"."""
    score = game.things.named(game.score)
    for area in shown["board"]["areas"]:
        for thing in area["things"]:
            if area["seat"] is not None and thing["place"] == score.spot(area["seat"]):
                yield f"{area['title']} {thing['text']}"


def _text(game: Described[Any], shown: Json) -> str:
    rows = Rows()
    lines = rows.heading(shown, game.title)
    if shown["recent"]:
        lines += rows.row("last", [shown["recent"][-1]["text"]])
    lines += rows.decision(shown, choice_texts(shown))
    for area in shown["board"]["areas"]:
        lines += rows.head(area["title"])
        for thing in area["things"]:
            lines += rows.below(_("{thing}: {value}").format(thing=thing["name"], value=thing["text"]))
    return "\n".join([*lines, *rows.result(shown["result"])])


def _table(area: Json) -> str:
    rows = [(thing["name"], [cell(thing["text"])]) for thing in area["things"]]
    return table(area["title"], [_("Thing"), _("Now")], rows)


def _svg(shown: Json, alt: str) -> str:
    """The areas of the players two in a row below the common one, as a self-contained picture."""
    paper, sheet = Sheet(), Sheet()
    y = diagram.header(sheet, shown, WIDTH - EDGE)
    if shown["decision"]:
        y = diagram.question(sheet, shown["decision"], choice_texts(shown), y)
    if shown["result"]:
        y = diagram.result(sheet, shown["result"], y)
    common, own = (
        [area for area in shown["board"]["areas"] if (area["seat"] is None) is whether] for whether in (True, False)
    )
    for row in filter(None, [common, *(own[first : first + 2] for first in range(0, len(own), 2))]):
        y = _row(sheet, row, y)
    diagram.paper(paper, y + 4)
    return sheet.over(paper).svg(WIDTH, y + 4, alt)


def _row(sheet: Sheet, areas: list[Json], y: float) -> float:
    """One area or two beside each other. Returns where they end."""
    wide = (INNER - GAP * (len(areas) - 1)) / len(areas)
    lines = [[_lines(thing, wide - 40) for thing in area["things"]] for area in areas]
    high = HEAD + LINE_HEIGHT * max(sum(map(len, each)) for each in lines) + 8
    for place, area in enumerate(areas):
        x = EDGE + place * (wide + GAP)
        sheet.box(x, y, wide, high, fill=CARD, stroke=LINE, radius=8)
        _head(sheet, area, x, y, wide)
        top = y + HEAD
        for thing, (first, *more) in zip(area["things"], lines[place], strict=True):
            sheet.text(x + 16, top + 14, Run(f"{thing['name']} ", fill=INK_2), Run(first, bold=True), size=15)
            for line, text in enumerate(more, 1):
                sheet.text(x + 32, top + 14 + LINE_HEIGHT * line, text, size=15, bold=True)
            top += LINE_HEIGHT * (1 + len(more))
    return y + high + GAP


def _head(sheet: Sheet, area: Json, x: float, y: float, wide: float) -> None:
    left = x + 16
    if area["seat"] is not None:
        sheet.use(f"badge-{area['seat'] + 1}", left, y + 8, 24)
        left += 32
    sheet.text(left, y + 27, area["title"], size=18, bold=True, serif=True, room=x + wide - left - 12)


def _lines(thing: Json, room: float) -> list[str]:
    """What stands there now in lines that fit; the first one has the name before it."""
    name = f"{thing['name']} "
    first, *more = wrapped(name + thing["text"], room, 15, bold=True)
    return [first.removeprefix(name), *more]
