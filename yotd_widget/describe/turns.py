"""Who decides in a phase, in order, and the phases of a round, as the upper line of a drawn board has them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import N_, Texts

Json = dict[str, Any]

TURNS: Final[Texts[str]] = Texts(
    {"done": N_("{player}, is done"), "now": N_("{player}, decides"), "next": N_("{player}, is still to come")}
)
"""Where a player stands in the order of a phase -> how that is heard."""


def in_order(position: Position, order: Iterable[int], waiting: Sequence[int]) -> list[Json]:
    """The players of a phase: those who have or need not, who does now, and who is still to come: `Turn` of `wire`.

    waiting: seats of those who are not done; the first of them decides now.
    """

    def state(seat: int) -> str:
        return "done" if seat not in waiting else "now" if seat == waiting[0] else "next"

    return [
        {"seat": seat, "state": turn, "name": TURNS[turn].format(player=position.player(seat))}
        for seat in order
        for turn in [state(seat)]
    ]


def in_steps(names: Sequence[str], now: int) -> list[Json]:
    """The parts of a round: what is over, what is now, what comes: `Part` of `wire`. now: which, from 1 on."""
    return [
        {"name": name, "state": "now" if nth == now else "done" if nth < now else "next"}
        for nth, name in enumerate(names, 1)
    ]
