"""Rotunda (unofficial): `new_game` begins, a `State` answers everything else.

>>> from yotd_widget.games import rotunda
>>> state = rotunda.new_game(["Ann", "Bo", "Cy"], seed=3)
>>> state.decision.id, state.decision.player, len(state.legal_moves)
('D-5', 'Ann', 7)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from yotd_widget.games.rotunda.begin import new_game
from yotd_widget.games.rotunda.seat import Seat
from yotd_widget.games.rotunda.state import Setup, State, Turn

if TYPE_CHECKING:
    from yotd_widget.games.rotunda import odds
    from yotd_widget.games.rotunda.advisors import Random
    from yotd_widget.games.rotunda.advisors.steward import Steward

# Loaded when first used, so that a game starts quickly.
_HOMES = {"Random": "advisors", "Steward": "advisors.steward"}

__all__ = ["Random", "Seat", "Setup", "State", "Steward", "Turn", "example", "new_game", "odds", "position", "rule"]


def position(*players: Any, **told: Any) -> State:
    """A position in words, as `repr` writes it. Raises: BadPosition with the word that is wrong."""
    found: State = _game().position(*players, **told)
    return found


def example(name: str, /, **changes: Any) -> State:
    """A named position, changed as you like. Raises: NotFound, WrongKind; BadPosition for a change."""
    found: State = _game().examples.example(name, **changes)
    return found


def rule(rule_id: str) -> Any:
    """The card of a rule. Raises: LookupError."""
    return _game().reading.rule(rule_id)


def _game() -> Any:
    return import_module(f"{__name__}.game").GAME


def __getattr__(name: str) -> Any:
    if name == "odds":
        return import_module(f"{__name__}.odds")
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"{__name__} has no {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
