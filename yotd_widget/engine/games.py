"""The games by name, for what is asked without a position at hand. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

HOMES: Final = {"dragon": ("yotd_widget.games.dragon.state", "State")}
"""Name of a game -> module and name of its class of positions."""


def positions_of(game: str) -> type[Position]:
    """The class of a game's positions, whose static hooks answer for the game. Raises: NotFound, WrongKind.

    >>> positions_of("dragon").__name__
    'State'
    """
    if not isinstance(game, str):
        raise WrongKind(_("a game has a name, as “dragon”; {given} is none").format(given=short(game)))
    if game not in HOMES:
        raise NotFound(_("no game here is called “{game}”; there is {games}").format(game=game, games=", ".join(HOMES)))
    module, name = HOMES[game]
    found: type[Position] = getattr(import_module(module), name)
    return found


def game_of(position: Position) -> str:
    """The name of a position's game. Raises: NotFound for one that is not listed.

    >>> from yotd_widget.games import dragon
    >>> game_of(dragon.new_game(["Ania", "Benek"]))
    'dragon'
    """
    home = type(position).__module__, type(position).__name__
    for game, known in HOMES.items():
        if known == home:
            return game
    raise NotFound(_("{kind} belongs to no game that is listed here").format(kind=type(position).__name__))
