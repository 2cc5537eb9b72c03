"""A snapshot without a page: text board, HTML tables, SVG diagram; for GitHub, print, and readers of plain text."""

from __future__ import annotations

from typing import Any

from yotd_widget.games.dragon.screen.html_tables import html_tables
from yotd_widget.games.dragon.screen.svg_diagram import svg_diagram
from yotd_widget.games.dragon.screen.text_board import text_board


def printed(picture: dict[str, Any]) -> dict[str, str]:
    """MIME type -> text."""
    svg = svg_diagram(picture)
    return {"text/plain": text_board(picture), "text/html": html_tables(picture, svg), "image/svg+xml": svg}
