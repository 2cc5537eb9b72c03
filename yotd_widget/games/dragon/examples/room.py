"""Positions of this game with names: the room `Game.examples`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from yotd_widget.describe.examples import ExamplesRoom
from yotd_widget.engine.phrases import listed
from yotd_widget.games.dragon import examples
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import FIGURES


class DragonExamples(ExamplesRoom[State]):
    """Examples in the words of this game."""

    @property
    def names(self) -> Collection[str]:
        return examples.named_examples()

    def example(self, name: str, /, **changes: Any) -> State:
        return examples.example(name, **changes)

    def changed(self, position: State, /, **changes: Any) -> State:
        return examples.changed(position, **changes)

    def changeable(self, position: State, name: str = "", /) -> tuple[str, ...]:
        """One example consists of six positions."""
        return examples.changeable(position) + (("show",) if name == examples.SIX else ())

    def told(self, change: str, value: Any, /) -> str:
        """A change in words: "0 rice", "space 14", "young healer → old healer"."""
        if change == "persons" and value and isinstance(value, Mapping):
            return listed(f"{old} → {new}" for old, new in value.items())
        if change == "space":
            return f"{FIGURES['steps']} {value}"
        return value if isinstance(value, str) else super().told(change, value)
