"""A snapshot without a page: text board, HTML tables, SVG diagram; for GitHub, print, and readers of plain text."""

from yotd_widget.games.dragon.screen.html_tables import html_tables
from yotd_widget.games.dragon.screen.svg_diagram import svg_diagram
from yotd_widget.games.dragon.screen.text_board import text_board

__all__ = ["html_tables", "svg_diagram", "text_board"]
