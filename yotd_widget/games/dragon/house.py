"""House rules that this game brings: to play by, and as models for one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yotd_widget.engine.house import add
from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import Decay, contagion_victims
from yotd_widget.games.dragon.state import State

__all__ = ["LASTING_PALACES", "MILD_CONTAGION"]


def _one_fewer(right: Callable[[Court], int]) -> Callable[[Court], int]:
    return lambda court: max(0, right(court) - 1)


def _nothing_decays(right: object) -> Callable[..., None]:
    def run(task: Decay, state: State, notes: object) -> None:
        """Empty palaces stay."""

    return run


MILD_CONTAGION: Final = add(
    "dragon",
    "mild-contagion",
    N_("Contagion demands one person fewer of every court."),
    Swap(contagion_victims, _one_fewer),
    title=N_("Mild contagion"),
)
LASTING_PALACES: Final = add(
    "dragon",
    "lasting-palaces",
    N_("No palace decays, however long it stands empty."),
    Swap(Decay.run, _nothing_decays),
    title=N_("Lasting palaces"),
)
