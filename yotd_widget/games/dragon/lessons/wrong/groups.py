"""Wrong ideas of the groups of action cards and of passing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.actions import ChooseAction, amount, build_wall, fee, pass_gain, privilege
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.moves import Use
from yotd_widget.games.dragon.pieces import LETTERS, OCCUPIED_FEE, PASS_FILLS_TO
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead

Turn = Callable[..., Any]


def _verified(question: Any, state: State) -> Sequence[Move]:
    """What `verify` lets through: the engine's own list looks at the fee in a quicker way."""
    return [move for move in question.candidates(state) if question.verify(state, move) is None]


_BY_VERIFYING: Final = instead(ChooseAction.options, _verified)

Seen = Callable[[ChooseAction, State, Use], State]
"""A copy of the table as somebody sees it who is mistaken about the fee of a move."""


def _verifying(seen: Seen) -> Swap:
    def make(right: Turn) -> Turn:
        def verify(question: ChooseAction, state: State, move: Move) -> Refusal | None:
            found: Refusal | None = right(
                question, seen(question, state, move) if isinstance(move, Use) else state, move
            )
            return found

        return verify

    return Swap(ChooseAction.verify, make)


# --- 3 yuan for each dragon --------------------------------------------------------------------------------------


def _for_each_dragon(state: State, letter: str) -> int:
    return OCCUPIED_FEE * list(state.dragons.values()).count(letter)


wrong_rule(
    "fee-per-dragon",
    "ACT-6",
    N_("{answer} would be right if each dragon cost 3 yuan. The fee is 3 yuan, however many dragons stand there."),
    instead(fee, _for_each_dragon),
    _BY_VERIFYING,
)

# --- 3 yuan for a used card --------------------------------------------------------------------------------------


def _dragons_on_the_card(state: State, move: Use) -> dict[int, str]:
    """The dragons that count. Which cards were used is not on the table: the first ones of the group stand for them."""
    cards = state.groups[LETTERS.index(move.group)] if move.group in LETTERS[: len(state.groups)] else ()
    used = [seat for seat, letter in state.dragons.items() if letter == move.group]
    return {seat: move.group for seat, card in zip(used, cards, strict=False) if card == move.action}


def _card_seen(question: ChooseAction, state: State, move: Use) -> State:
    state = state.clone()
    state.dragons = _dragons_on_the_card(state, move)
    return state


def _fee_of_the_card(right: Turn) -> Turn:
    def do(question: ChooseAction, state: State, move: Move, notes: Any) -> None:
        there = state.dragons
        if isinstance(move, Use):
            state.dragons = _dragons_on_the_card(state, move)
        right(question, state, move, notes)
        state.dragons = there | state.dragons

    return do


wrong_rule(
    "fee-same-card",
    "ACT-6",
    N_("{answer} would be right if only a used card cost 3 yuan. Every card in a group with a dragon does."),
    _verifying(_card_seen),
    _BY_VERIFYING,
    Swap(ChooseAction.do, _fee_of_the_card),
)

# --- 3 yuan out of the income ------------------------------------------------------------------------------------


def _income_seen(question: ChooseAction, state: State, move: Use) -> State:
    state = state.clone()
    if move.action == "taxes":
        state.courts[question.seat].yuan += sum(amount(state, question.seat, "taxes"))
    return state


wrong_rule(
    "fee-from-income",
    "ACT-8 ACT-7",
    N_("{answer} would be right if the income of an action could pay its fee. The 3 yuan are paid before the action."),
    _verifying(_income_seen),
    _BY_VERIFYING,
)

# --- An action in vain -------------------------------------------------------------------------------------------


def _only_the_fee_matters(right: Turn) -> Turn:
    def verify(question: ChooseAction, state: State, move: Move) -> Refusal | None:
        refusal: Refusal | None = right(question, state, move)
        return refusal if refusal is not None and "ACT-7" in refusal.rules else None

    return verify


def or_nothing(right: Turn) -> Turn:
    """The effect of an action that leads to a question, if that has an answer."""

    def effect(state: State, seat: int, notes: Any) -> None:
        right(state, seat, notes)
        if not state.agenda[-1].options(state):
            state.agenda.pop()

    return effect


wrong_rule(
    "in-vain",
    "ACT-11",
    N_("{answer} would be right if one could choose an action that has no effect. It may not be chosen."),
    Swap(ChooseAction.verify, _only_the_fee_matters),
    _BY_VERIFYING,
    Swap(privilege, or_nothing),
    Swap(build_wall, or_nothing),
)

# --- Nothing for a dragon ----------------------------------------------------------------------------------------

wrong_rule(
    "fee-none",
    "ACT-6 ACT-7",
    N_("{answer} would be right if a group with a dragon cost nothing. It costs 3 yuan; with fewer it is closed."),
    instead(fee, lambda state, letter: 0),
    _BY_VERIFYING,
)

# --- Passing -----------------------------------------------------------------------------------------------------

wrong_rule(
    "pass-plus-3",
    "ACT-9 ACT-10",
    N_("{answer} would be right if passing brought 3 yuan. It only fills up to 3 yuan."),
    instead(pass_gain, lambda court: PASS_FILLS_TO),
)
