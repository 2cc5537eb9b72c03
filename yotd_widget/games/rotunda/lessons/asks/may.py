"""What somebody may choose: every refusal of the engine is an answer to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from yotd_widget.describe.wording import label
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.lessons.asks.parts import stated
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.state import State
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table


def _among(table: Table, state: State) -> list[Move]:
    """The moves in question: those that the fact names, or all that one might think of here."""
    named = table.facts.get("among")
    if named is None:
        task = state.agenda[-1]
        return [move for move in task.candidates(state) if not move.declines] if hasattr(task, "candidates") else []
    return [state.read(each) for each in ([named] if isinstance(named, str) else named)]


def _items(table: Table) -> Sequence[Item]:
    """Moves with their labels; to those that are not possible, why not."""
    state = played(table)
    game: Any = state.game
    found = []
    for move in _among(table, state):
        refusal = state.why_not(move)
        why = None if refusal is None else Line(refusal.text, refusal.rules)
        found.append(Item(str(move), label(game, state, move), why=why))
    return found


def _behind(table: Table) -> Iterable[Line]:
    state = played(table)
    assert state.decision is not None
    refused = [refusal for move in _among(table, state) if (refusal := state.why_not(move)) is not None]
    yield from stated(*state.decision.rules)
    yield from (Line(refusal.text, refusal.rules) for refusal in refused)


def may(table: Table) -> list[str]:
    """The moves that are possible after the question's moves; of those that the fact `among` names, if it does."""
    state = played(table)
    return [str(move) for move in _among(table, state) if state.why_not(move) is None]


_ASKED: Final = {
    "may": (
        N_("Mark everything that {player} may choose now."),
        "any-order any-kind covered-now free-choice room-anywhere blocked-by-others no-limit deal-once "
        "expert-limit-off",
    ),
    "may.activate": (N_("Mark every Expert whom {player} may activate now."), ""),
    "may.assist": (N_("Mark every action with Assistants that {player} may choose now."), ""),
    "may.seat": (N_("Mark every room in which {player} may seat an Assistant now."), ""),
    "may.sell": (N_("Mark every sale that {player} may make now."), "any-kind covered-now kinds-swapped"),
    "may.fetch": (N_("Mark every cube that {player} may fetch now."), "any-order"),
    "may.deal": (N_("Mark every deal that {player} may make now."), "deal-once"),
    "may.council": (N_("Mark everything that {player} may do by the Council now."), "room-anywhere hall-by-council"),
    "may.peddle": (N_("Mark every walk on which {player} may send the Peddler now."), ""),
    "may.hall": (N_("Mark everything that {player} may do in the Hall."), "free-choice"),
    "may.temple": (N_("Mark every Temple token that {player} may choose now."), ""),
    "may.chain": (N_("Mark every field on which {player}'s chain may go on."), "blocked-by-others seniors-closed"),
    "may.complete": (N_("Mark every payment with which {player} may complete an Order now."), "reuse"),
    "may.hire": (N_("Mark every way in which {player} may hire an Expert now."), "expert-limit-off"),
}  # fmt: skip
"""The question of each kind of choice, and wrong rules that are tried with it."""

for _name, (_text, _also) in _ASKED.items():
    template(_name, "select", _text, items=_items, takes="moves among", trace=_behind, shown=played, also=_also)(may)
