"""A snapshot as a picture and plain tables: what pages show that run no script and strip everything else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any
from urllib.parse import quote

from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.screen.text_board import (
    caption,
    choice_texts,
    clean,
    event_text,
    goods_text,
    great_text,
    group_cards,
    group_owners,
    need_text,
    palace_text,
    tiles_text,
    wall_owners,
)
from yotd_widget.games.dragon.words import ACTED, TITLE

Json = Mapping[str, Any]

_TABLE = "text-align:left;margin:8px 0"
_CAPTION = "text-align:left"


def html_tables(shown: Json, svg: str) -> str:
    """An open fold with the picture and the tables of the position; colours are the page's own, no script.

    svg: the picture, made by `svg_diagram`.
    """
    status, board = shown["status"], shown["board"]
    title = _(TITLE)
    parts = [title, *(status[key] for key in ("month", "phase", "who") if status[key] not in ("", title))]
    image = quote(svg.replace('"', "'"), safe=" '/:;,=()!*+@$?~")  # as text: smaller than base64, and packs better
    source = f"data:image/svg+xml;charset=utf-8,{image}"
    return "".join(
        [
            f'<details class="yotd-twin" open><summary>{_text(" · ".join(parts))}</summary>',
            f'<img alt="{_text(caption(shown))}" src="{source}" style="max-width:100%">',
            _decision(shown),
            _year(board),
            _groups(board),
            _acted(board),
            _courts(board),
            _result(shown["result"]),
            "</details>",
        ]
    )


def _text(text: object) -> str:
    return escape(clean(str(text)))


def _table(name: str, head: Iterable[object], rows: Iterable[tuple[object, list[str]]]) -> str:
    """A table with a heading for every row and column. Cells come escaped."""
    columns = "".join(f'<th scope="col">{_text(cell)}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{_text(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, cells in rows
    )
    heading = f'<caption style="{_CAPTION}"><b>{_text(name)}</b></caption>'
    return f'<table style="{_TABLE}">{heading}<thead><tr>{columns}</tr></thead><tbody>{lines}</tbody></table>'


def _decision(shown: Json) -> str:
    if not shown["decision"]:
        return ""
    return f"<p><b>{_text(shown['decision']['prompt'])}</b> {_text(listed(choice_texts(shown)))}</p>"


def _year(board: Json) -> str:
    if not board["year"]:
        return ""
    # Translators: heads of a table's columns: the number of a month, and whether it is over or goes on.
    words = {"done": _("{month} done"), "now": _("{month} now"), "next": "{month}"}
    head = [_("Month"), *(words[month["state"]].format(month=month["month"]) for month in board["year"])]
    rows: list[tuple[object, list[str]]] = [(_("Event"), [_text(event_text(month)) for month in board["year"]])]
    notes = [great_text(board["year"])]
    if "wall" in board:
        owners = wall_owners(board)
        rows.append((board["wall"]["name"], [*map(_text, owners), *[""] * (len(board["year"]) - len(owners))]))
        notes.append(f"{board['wall']['name']}: {board['wall']['text']}")
    return _table(_("Year"), head, rows) + "".join(f"<p>{_text(note)}</p>" for note in notes if note)


def _groups(board: Json) -> str:
    rows = []
    for group in board["groups"]:
        cards = listed(group_cards(board, group))
        dragons = listed(group_owners(board, group))
        rows.append((group["letter"], [_text(cards), _text(dragons), _text(group["fee"] or "")]))
    return _table(_("Action groups"), [_("Group"), _("Actions"), _("Dragons"), _("Fee")], rows) if rows else ""


def _acted(board: Json) -> str:
    """What everybody did in phase 1 of this month, once the cards are gone."""
    rows = [(board["courts"][each["seat"]]["name"], [_text(each["text"])]) for each in board.get("acted", ())]
    return _table(_(ACTED), [_("Court"), _("Action")], rows) if rows else ""


def _courts(board: Json) -> str:
    courts = board["courts"]
    if not courts:
        return ""
    head = [_("Court"), _("VP"), _("Space"), _("Goods"), _("Palaces")]
    return _table(_("Courts"), head, [(each["name"], _court(each)) for each in courts])


def _court(court: Json) -> list[str]:
    lines = [palace_text(palace) for palace in court["palaces"]] or [_("no palace")]
    if court["need"]:
        lines.insert(0, need_text(court["need"]))
    if "wall" in court:
        lines.append(tiles_text(court))
    return [*map(_text, (court["vp"], court["space"], goods_text(court))), "<br>".join(map(_text, lines))]


def _result(result: Json | None) -> str:
    if not result:
        return ""
    head = [_("Player"), *result["causes"], _("Total")]
    rows = [(row["name"], [*map(_text, row["points"]), f"<b>{_text(row['total'])}</b>"]) for row in result["rows"]]
    return f"<p><b>{_text(result['title'])}</b></p>{_table(_('Result'), head, rows)}"
