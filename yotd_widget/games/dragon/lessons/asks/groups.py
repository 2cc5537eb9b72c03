"""Questions about the groups of action cards: how they are dealt, what they cost, what is open to a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_, _, joined, ngettext
from yotd_widget.games.dragon.actions import ChooseAction, action_cards, deals, fee
from yotd_widget.games.dragon.lessons.asks.choices import CHOICES
from yotd_widget.games.dragon.lessons.asks.parts import stated, supposed, told_moves
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.moves import Use
from yotd_widget.games.dragon.pieces import LETTERS, Action
from yotd_widget.games.dragon.words import ACTION_NAMES, YUAN
from yotd_widget.quiz.questions import Line, Table

CARDS: Final = NN_("card", "cards")

# --- Dealing -----------------------------------------------------------------------------------------------------


def sizes(table: Table) -> list[int]:
    """Cards in each group of a deal for this table, the largest group first (ACT-2)."""
    deal = deals(len(table.state.courts), action_cards(table.state))[0]
    return sorted(map(len, deal.groups), reverse=True)


def _dealt(table: Table) -> Iterable[Line]:
    found = sizes(table)
    told = _("Cards: {cards}. Groups: {groups}. Sizes, in any order: {sizes}.")
    text = told.format(cards=sum(found), groups=len(found), sizes=", ".join(map(str, found)))
    return (Line(text, ("ACT-2",)), *stated("ACT-1"))


@template("groups.largest", "number",
          N_("With {players} players, how many action cards are dealt to the largest group?"), units=CARDS,
          facts=lambda table: {"players": len(table.state.players)}, takes="", trace=_dealt)  # fmt: skip
def largest(table: Table) -> int:
    """Cards in the largest group of a deal for this table."""
    return sizes(table)[0]


# --- The fee -----------------------------------------------------------------------------------------------------


def _paid(table: Table) -> Iterable[Because | Line]:
    """Whose dragons stand there; without one, the rules that ask for nothing then, and which group it is."""
    reasons = list(table.run.reasons("ACT-6", seat=table.seat))
    if reasons:
        return (*reasons, *stated("ACT-8", "ACT-5"))
    later = ["ACT-12"] if table.run.end.month > table.state.month else []
    first, *others = stated(*later, "ACT-6", "ACT-14")
    return (replace(first, place=f"tray/{table.run.strides[-1].move.group}"), *others)


@template("groups.fee", "number", N_("{moves}. How many yuan does {player} pay for the group?"), units=YUAN,
          facts=told_moves, trace=_paid, also="wall-free")  # fmt: skip
def paid(table: Table) -> int:
    """What the player pays for the use of a group in the question's moves."""
    return -table.run.change("yuan", table.seat, "ACT-6")


# --- What is open ------------------------------------------------------------------------------------------------


def turn(table: Table) -> tuple[ChooseAction, Any]:
    """The player's turn and the position in it: on the way, also where there is no choice, or at its end.

    Raises: BadInput where the player has no turn to come in this month.
    """
    for task, state in table.moments():
        if isinstance(task, ChooseAction) and task.seat == table.seat:
            return task, state
    raise BadInput(_("{player} does not choose an action here.").format(player=table.player))


def _open(table: Table) -> Iterable[Line]:
    """Group by group, what the player may do there and what not, and why not; then how many choices that makes."""
    task, state = turn(table)
    yield from _by_group(task, state)
    yield from stated("ACT-3", *(["GE-ASSASSIN-2"] if state.great_event == "ge_assassination" else []))
    *actions, _passing = task.options(state)
    told = ngettext(
        "{n} action is possible; with passing, {choices}.",
        "{n} actions are possible; with passing, {choices}.",
        len(actions),
    )
    yield Line(told.format(n=len(actions), choices=counted(len(actions) + 1, CHOICES)), ("ACT-3",))


def _by_group(task: ChooseAction, state: Any) -> Iterable[Line]:
    for letter, cards in zip(LETTERS, state.groups, strict=False):
        refusals = {action: task.verify(state, Use(letter, action)) for action in cards}
        if possible := [action for action, refusal in refusals.items() if refusal is None]:
            yield _possible(letter, possible, fee(state, letter))
        for text in dict.fromkeys(refusal.text for refusal in refusals.values() if refusal):
            yield _closed(letter, {action: found for action, found in refusals.items() if found and found.text == text})
        yield from _dragons(state, letter)


def _possible(letter: str, actions: Sequence[Action], due: int) -> Line:
    if not due:
        text = _("Group {group}, possible: {actions}.").format(group=letter, actions=_names(actions))
        return Line(text, ("ACT-4",))
    told = _("Group {group}, possible for {fee} yuan: {actions}.")
    return Line(told.format(group=letter, fee=due, actions=_names(actions)), ("ACT-6",), place=f"tray/{letter}")


def _closed(letter: str, refusals: dict[Action, Refusal]) -> Line:
    """Actions of a group that are refused for the same reason."""
    told = _("Group {group}, not possible: {actions}. {reason}")
    refusal = next(iter(refusals.values()))
    text = told.format(group=letter, actions=_names(refusals), reason=refusal.text)
    rules = refusal.rules if "ACT-7" in refusal.rules else ("ACT-11", *refusal.rules)
    return Line(text, rules, place=f"tray/{letter}")


def _dragons(state: Any, letter: str) -> Iterable[Line]:
    """Whose dragons stand on a group, below what they do to it."""
    for seat, group in state.dragons.items():
        if group == letter:
            reason = Because("dragon", ("ACT-6",), seat, facts={"group": letter, "fee": fee(state, letter)})
            yield Line(state.game.reasons.fact(reason, state.players), reason.rules, 1)


def _names(actions: Iterable[Action]) -> str:
    return joined([ACTION_NAMES[action] for action in actions])


@template("groups.choices", "number", N_("{suppose}How many choices does {player} have for the action of this month?"),
          units=CHOICES, facts=supposed, trace=_open, also="in-vain", shown=lambda table: turn(table)[1])  # fmt: skip
def choices(table: Table) -> int:
    """Different answers to the question which action the player chooses, passing among them."""
    task, state = turn(table)
    return len(task.options(state))
