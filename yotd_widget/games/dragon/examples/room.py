"""Positions of this game with names: the room `Game.examples`."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon import examples
from yotd_widget.games.dragon.examples import SIX, changed, example
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import FIGURES, GOODS_COUNTED, NOUNS

__all__ = ["changeable", "changed", "example", "told"]

_COUNTED: Final = {**GOODS_COUNTED, "small": NOUNS["small"], "large": NOUNS["large"]}


def changeable(position: State, name: str = "") -> tuple[str, ...]:
    """The names of changes that a position knows; one example consists of six positions."""
    return examples.changeable(position) + (("show",) if name == SIX else ())


def told(change: str, value: Any) -> str:
    """A change in words: "0 rice", "space 14", "young healer → old healer"."""
    if isinstance(value, dict) and all(isinstance(each, int) for each in value.values()):
        return ", ".join(told(*each) for each in value.items()) or _("as it is")
    if isinstance(value, dict):
        return ", ".join(f"{old} → {new}" for old, new in value.items())
    if change in _COUNTED:
        return counted(value, _COUNTED[change])
    return f"{FIGURES['steps']} {value}" if change == "space" else str(value)
