"""Questions about what can be chosen now: "choices.legal" to mark it, "choices.number" to count it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.games.dragon.lessons.asks.parts import stated
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table

CHOICES: Final = NN_("choice", "choices")


def choices(table: Table) -> dict[str, dict[str, Any]]:
    """What the board offers after the question's moves, possible or not: place -> the screen's `Choice`."""
    state = table.run.end
    found: dict[str, dict[str, Any]] = state.game.screen.choices(state)
    return found


def items(table: Table) -> Sequence[Item]:
    """All of them, each with why it is possible or not."""
    rules = table.run.end.decision.rules
    return [
        Item(place, choice["label"], place, _why(choice, rules))
        for place, choice in choices(table).items()
        if choice["state"] != "chosen"
    ]


def _why(choice: dict[str, Any], rules: tuple[str, ...]) -> Line:
    if choice["reason"]:
        # Translators: a choice and why it is not possible, as “Taxes: It costs 3 yuan and you have 2.”
        told = _("{choice}: {reason}").format(choice=choice["label"], reason=choice["reason"]["text"])
        return Line(told, tuple(choice["reason"]["rules"]))
    return Line(_("{choice}: this is possible.").format(choice=choice["label"]), rules)


_FREELY: Final = {"D-25": ["GE-CHARTER-3"]}
"""Decision point -> rules that allow something there, which no choice tells by itself."""


def _trace(table: Table) -> Iterable[Line]:
    """Every choice with its reason, and what is allowed."""
    yield from (item.why for item in items(table) if item.why)
    yield from stated(*_FREELY.get(table.run.end.decision.id, []))


@template("choices.legal", "select", N_("Mark everything that {decider} may choose now."), items=items, trace=_trace,
          shown=played, facts=lambda table: {"decider": table.run.end.decision.player})  # fmt: skip
def legal(table: Table) -> list[str]:
    """Places of the choices that are possible."""
    return [place for place, choice in choices(table).items() if choice["state"] == "legal"]


@template("choices.number", "number", N_("How many choices does {decider} have?"), units=CHOICES, trace=_trace,
          shown=played, facts=lambda table: {"decider": table.run.end.decision.player})  # fmt: skip
def number(table: Table) -> int:
    """How many different answers there are."""
    return len(table.run.end.legal_moves)
