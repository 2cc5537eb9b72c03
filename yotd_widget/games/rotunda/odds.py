"""Odds: what lies on top of each face-down stack, for all that a player sees (TURN-6).

>>> from yotd_widget.games.rotunda.begin import new_game
>>> table = new_game(["Ann", "Bo", "Cy"], seed=3)
>>> odds = next_piece(table, "expert_stack")
>>> len(odds), set(odds.values())
(21, {Fraction(1, 21)})
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, Literal, get_args

from yotd_widget.engine.chances import Chance, Event, on_top
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.rotunda.orders import told_cost
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.unseen import unseen_amulets, unseen_experts, unseen_orders, unseen_smugglers
from yotd_widget.games.rotunda.words import AMULET_NAMES, EXPERT_NAMES, ORDER_NAMES, TOKEN_NAMES

__all__ = ["next_piece"]

Stack = Literal["order_stack", "amulet_stack", "expert_stack", "smuggler_stack"]
_UNSEEN: Final[dict[Stack, Callable[[State], Sequence[str]]]] = {
    "order_stack": unseen_orders,
    "amulet_stack": unseen_amulets,
    "expert_stack": unseen_experts,
    "smuggler_stack": unseen_smugglers,
}
_TITLES: Final = Texts(
    {
        "order_stack": N_("The next Order"),
        "amulet_stack": N_("The next Amulet"),
        "expert_stack": N_("The next Expert"),
        "smuggler_stack": N_("The next Smuggler token"),
    }
)
_NAMES: Final = {
    "order_stack": ORDER_NAMES,
    "amulet_stack": AMULET_NAMES,
    "expert_stack": EXPERT_NAMES,
    "smuggler_stack": TOKEN_NAMES,
}
_RULES: Final = {
    "order_stack": ("BONUS-2",),
    "amulet_stack": ("BONUS-2", "ROOM-BLACK-2"),
    "expert_stack": ("EXPERT-1", "EXPERT-3"),
    "smuggler_stack": ("ROOM-SMUGGLERS-2",),
}


def next_piece(state: State, stack: Stack) -> dict[str, Fraction]:
    """What may lie on top of a stack, and how likely; empty where the stack is."""
    if not getattr(state, stack):
        return {}
    pieces = Counter(_UNSEEN[stack](state))
    return {piece: Fraction(count, pieces.total()) for piece, count in sorted(pieces.items())}


def chances(state: State, seat: int) -> tuple[Chance, ...]:
    """What comes next from each stack, for all that players see."""
    seen, found = state.seen_by(seat), []
    for stack in get_args(Stack) if state.turns else ():
        odds = next_piece(seen, stack)
        events = tuple(Event(_called(state, stack, piece), share, on_top(piece)) for piece, share in odds.items())
        if events:
            found.append(Chance(_TITLES[stack], stack, _RULES[stack], events))
    return tuple(found)


def _called(state: State, stack: Stack, piece: str) -> str:
    """A piece as it is told; of Orders, which are drawn without a name, what they take."""
    name = begun(_NAMES[stack][piece])
    if stack != "order_stack":
        return name
    cost = state.data.order[piece].cost
    return f"{name} ({told_cost(cost.cubes, cost.coins)})"


def __dir__() -> list[str]:
    return __all__
