"""What a page shows of this game: the room `Game.screen`."""

from __future__ import annotations

from typing import Any

from yotd_widget.describe import spots
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.reading.steps import told
from yotd_widget.games.dragon.screen import snapshot
from yotd_widget.games.dragon.screen.marks import news
from yotd_widget.games.dragon.screen.quiet import quiet
from yotd_widget.games.dragon.screen.scenes import records as history
from yotd_widget.games.dragon.screen.scenes import rules_of
from yotd_widget.games.dragon.screen.snapshot import snapshot as picture
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import DECISIONS
from yotd_widget.games.dragon.words import page_words as words

__all__ = ["asked", "history", "news", "picture", "printed", "rules_of", "scene", "spot", "told", "within", "words"]


def asked(position: State) -> str:
    """Who decides what, as “Ada chooses an action”."""
    decision = position.decision
    assert decision is not None
    return DECISIONS[decision.id].format(player=_(decision.player) if decision.seat == LUCK else decision.player)


def scene(position: State, *, forecasts: bool = True) -> dict[str, Any]:
    """What the screen shows of a position. forecasts: whether it says what will come of it."""
    shown = snapshot.scene(position)
    return shown if forecasts else quiet(shown)


def spot(position: State, mark: str) -> tuple[str, str]:
    """A place on the board that somebody names, as the screen's key and as its name. Raises: LookupError."""
    game: Any = position.game
    return spots.spot(game, position, mark)


def within(place: str, other: str) -> bool:
    """Whether a place is a part of another one: a palace of its court."""
    kind, _slash, seat = other.partition("/")
    return kind == "court" and place.startswith(f"palace/{seat}/")


def printed(picture: dict[str, Any], *, forecasts: bool = True) -> dict[str, str]:
    """Text board, HTML tables and SVG diagram of a picture."""
    from yotd_widget.games.dragon.screen.diagram import html_tables, svg_diagram, text_board  # a live view needs none

    if not forecasts:
        picture = quiet(picture) | {"decision": None, "choices": {}}
    svg = svg_diagram(picture)
    return {"text/plain": text_board(picture), "text/html": html_tables(picture, svg), "image/svg+xml": svg}
