"""Wrong ideas of what a game can show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from yotd_widget.describe.remarks import Remark
from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.notation import plausibility


def _forbidding(*rules: str) -> Callable[[Function], Function]:
    """What is merely odd by these rules seems to be out of the question."""

    def make(right: Function) -> Function:
        def remarks(state: Any) -> tuple[Remark, ...]:
            return tuple(
                replace(remark, kind="unreachable") if set(rules) & set(remark.rules) else remark
                for remark in right(state)
            )

        return remarks

    return make


wrong_rule(
    "box-limits",
    "SETUP-14",
    N_(
        "{answer} would be right if the box limited yuan, rice, fireworks, floors and privileges. "
        "When these run out, use something else for them; only person tiles can run out."
    ),
    Swap(plausibility.remarks, _forbidding("SETUP-14")),
)

wrong_rule(
    "never-empty",
    "REL-5 PER-12",
    N_(
        "{answer} would be right if every player kept a palace and a person. "
        "A court can lose all its persons and all its palaces; its player goes on."
    ),
    Swap(plausibility.remarks, _forbidding("REL-5", "PER-12")),
)
