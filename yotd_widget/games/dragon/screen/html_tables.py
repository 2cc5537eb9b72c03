"""A snapshot as a picture and plain tables: what pages show that run no script and strip everything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.describe.printed import cell, html, html_decision, table
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.screen.text_board import (
    caption,
    choice_texts,
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


def html_tables(shown: Json, svg: str) -> str:
    """An open fold with the picture and the tables of the position. svg: the picture, made by `svg_diagram`."""
    board = shown["board"]
    decision = html_decision(shown, choice_texts(shown))
    parts = [decision, _year(board), _groups(board), _acted(board), _courts(board)]
    return html(shown, _(TITLE), svg, caption(shown), parts)


def _year(board: Json) -> str:
    if not board["year"]:
        return ""
    # Translators: heads of a table's columns: the number of a month, and whether it is over or goes on.
    words = {"done": _("{month} done"), "now": _("{month} now"), "next": "{month}"}
    head = [_("Month"), *(words[month["state"]].format(month=month["month"]) for month in board["year"])]
    rows: list[tuple[object, list[str]]] = [(_("Event"), [cell(event_text(month)) for month in board["year"]])]
    notes = [great_text(board["year"])]
    if "wall" in board:
        owners = wall_owners(board)
        rows.append((board["wall"]["name"], [*map(cell, owners), *[""] * (len(board["year"]) - len(owners))]))
        notes.append(f"{board['wall']['name']}: {board['wall']['text']}")
    return table(_("Year"), head, rows) + "".join(f"<p>{cell(note)}</p>" for note in notes if note)


def _groups(board: Json) -> str:
    rows = []
    for group in board["groups"]:
        cards = listed(group_cards(board, group))
        dragons = listed(group_owners(board, group))
        rows.append((group["letter"], [cell(cards), cell(dragons), cell(group["fee"] or "")]))
    return table(_("Action groups"), [_("Group"), _("Actions"), _("Dragons"), _("Fee")], rows) if rows else ""


def _acted(board: Json) -> str:
    """What everybody did in phase 1 of this month, once the cards are gone."""
    rows = [(board["courts"][each["seat"]]["name"], [cell(each["text"])]) for each in board.get("acted", ())]
    return table(_(ACTED), [_("Court"), _("Action")], rows) if rows else ""


def _courts(board: Json) -> str:
    courts = board["courts"]
    if not courts:
        return ""
    head = [_("Court"), _("Points"), _("Space"), _("Goods"), _("Palaces")]
    return table(_("Courts"), head, [(each["name"], _court(each)) for each in courts])


def _court(court: Json) -> list[str]:
    lines = [palace_text(palace) for palace in court["palaces"]] or [_("no palace")]
    if court["need"]:
        lines.insert(0, need_text(court["need"]))
    if "wall" in court:
        lines.append(tiles_text(court))
    return [*map(cell, (court["vp"], court["space"], goods_text(court))), "<br>".join(map(cell, lines))]
