"""What players do not know: which card or token comes next from a face-down stack (TURN-6, ruling 27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from yotd_widget.engine.chance import Shuffles
from yotd_widget.engine.luck import Dealer
from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.pieces import HIDDEN
from yotd_widget.games.rotunda.seat import left_of

if TYPE_CHECKING:
    from yotd_widget.games.rotunda.state import State

ORDERS: Final = frozenset({"SETUP-4", "SETUP-6", "SETUP-7", "SETUP-8", "EXPERT-3", "ROOM-BLACK-3"})
"""Rules by which something is shuffled in an order that nobody knows."""


def noted(note: Note) -> Note:
    """A note as players know it."""
    if note.rule not in ORDERS or "drawn" not in note.facts:
        return note
    return msgspec.structs.replace(note, facts={fact: each for fact, each in note.facts.items() if fact != "drawn"})


def dealt(state: State, luck: Dealer) -> State:
    """The table with every stack that is hidden dealt anew."""
    whole = state.clone()
    for stack, there in (
        ("smuggler_stack", unseen_smugglers(state)),
        ("amulet_stack", unseen_amulets(state)),
        ("order_stack", unseen_orders(state)),
        ("expert_stack", unseen_experts(state)),
    ):
        if HIDDEN in (lying := getattr(state, stack)):
            setattr(whole, stack, luck.draw(stack, Shuffles(there, tuple, len(lying))))
    return whole


def unseen_smugglers(state: State) -> list[str]:
    """The Smuggler tokens that do not lie open."""
    return left_of(state.data.smugglers.ids, state.smugglers)


def unseen_amulets(state: State) -> list[str]:
    """The Amulet tokens that do not lie open."""
    seen: list[str] = [*state.amulets, *filter(None, state.edge.values())]
    if state.track_amulet is not None:
        seen.append(state.track_amulet)
    return left_of(state.data.amulets.tokens, _with(seen, [seat.amulets for seat in state.seats]))


def unseen_orders(state: State) -> list[str]:
    """The Orders that do not lie open."""
    held = [cards for seat in state.seats for cards in (seat.orders, seat.done)]
    return left_of([*state.data.order], _with([*state.orders], held))


def unseen_experts(state: State) -> list[str]:
    """The Experts that do not lie open."""
    held = [cards for seat in state.seats for cards in (seat.experts, seat.cards)]
    return left_of([*state.data.expert], _with([*state.experts, *state.discard], held))


def _with(seen: list[str], others: Sequence[Sequence[str]]) -> list[str]:
    return [*seen, *(piece for each in others for piece in each)]
