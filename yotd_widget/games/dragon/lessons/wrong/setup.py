"""Wrong ideas of the event row and of the draft."""

from __future__ import annotations

from collections.abc import Sequence

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.moves import Draft
from yotd_widget.games.dragon.pieces import MONTHS, PEACEFUL_MONTHS, YOUNG, Event
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.setup import ChoosePair, event_row
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead

# --- The event row -----------------------------------------------------------------------------------------------


def _as_drawn(draws: Sequence[Event]) -> tuple[Event | None, ...]:
    return (*("peace",) * PEACEFUL_MONTHS, *draws, *(None,) * (MONTHS - PEACEFUL_MONTHS - len(draws)))


def _to_the_end(draws: Sequence[Event]) -> tuple[Event | None, ...]:
    row = list(_as_drawn(()))
    for tile in draws:
        empty = [space for space in range(MONTHS) if row[space] is None]
        row[empty[-1] if row[empty[0] - 1] == tile else empty[0]] = tile
    return tuple(row)


wrong_rule(
    "row-neighbours",
    "SETUP-6",
    N_(
        "{answer} would be right if equal events could lie side by side. "
        "A tile that would lie beside its twin goes to the next empty space."
    ),
    instead(event_row, _as_drawn),
)
wrong_rule(
    "row-to-end",
    "SETUP-6",
    N_(
        "{answer} would be right if a tile that meets its twin went to the end of the row. "
        "It goes to the next empty space, and the tile drawn after it fills the gap."
    ),
    instead(event_row, _to_the_end),
)

# --- The draft ---------------------------------------------------------------------------------------------------


def _no_share(right: Function) -> Function:
    """With nine types this closes every pair to a fifth player, who therefore goes on by the right rule."""

    def verify(self: ChoosePair, state: State, move: Draft) -> Refusal | None:
        pairs = {seat: {*state.courts[seat].persons()} for seat in state.track}
        if len(YOUNG) - sum(map(len, pairs.values())) >= 2:
            for seat, pair in pairs.items():
                if pair & {*self.named, *move.persons}:
                    return refuse("ERR-DRAFT-COMBO", player=state.player(seat))
        refusal: Refusal | None = right(self, state, move)
        return refusal

    return verify


def _doubles(right: Function) -> Function:
    def verify(self: ChoosePair, state: State, move: Draft) -> Refusal | None:
        refusal: Refusal | None = right(self, state, move)
        return None if refusal is not None and refusal.code == "ERR-DRAFT-SAME" else refusal

    return verify


def _verified(self: ChoosePair, state: State) -> list[Draft]:
    """What the belief allows."""
    return [move for move in self.candidates(state) if self.verify(state, move) is None]


wrong_rule(
    "draft-no-share",
    "DRAFT-3",
    N_(
        "{answer} would be right if two players could have no type in common. "
        "Only the same pair is closed; one type may be shared."
    ),
    Swap(ChoosePair.verify, _no_share),
    instead(ChoosePair.options, _verified),
)
wrong_rule(
    "draft-doubles",
    "DRAFT-2",
    N_("{answer} would be right if one type twice were a pair. The two persons must be of different types."),
    Swap(ChoosePair.verify, _doubles),
    instead(ChoosePair.options, _verified),
)
