"""In the Year of the Dragon (unofficial): `new_game` begins, a `State` answers everything else.

>>> from yotd_widget.games import dragon
>>> state = dragon.new_game(["Ania", "Benek", "Kasia"], seed=7)
>>> state.decision.id, len(state.legal_moves)
('D-02', 9)
>>> print(state.why_not("draft old monk"))
ERR-DRAFT-OLD Before the game only young persons may be taken. (DRAFT-2)
>>> state.after("draft young monk, young farmer").after("place 2").courts[0].space
10
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.moves import (
    Build,
    Buy,
    Charter,
    Deal,
    Demolish,
    Discard,
    Draft,
    Drop,
    Lay,
    Pass,
    Place,
    Play,
    Release,
    Replace,
    Return,
    Reveal,
    Row,
    Take,
    Use,
    Without,
)
from yotd_widget.games.dragon.notation import court, position
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import new_game

if TYPE_CHECKING:
    from yotd_widget.games.dragon import odds
    from yotd_widget.games.dragon.advisors import Random
    from yotd_widget.games.dragon.advisors.steward import Steward
    from yotd_widget.games.dragon.asked import by_month, explain_step, ledger, owed, rule
    from yotd_widget.games.dragon.examples import example, named_examples
    from yotd_widget.games.dragon.lessons.years import years
    from yotd_widget.games.dragon.notation.plausibility import remarks
    from yotd_widget.games.dragon.reasons.difference import difference, difference_between
    from yotd_widget.games.dragon.reasons.outlook import outlook
    from yotd_widget.games.dragon.reasons.rules import RULES

# Loaded when first used, so that a game starts quickly.
_HOMES = {
    "RULES": "reasons.rules",
    "example": "examples",
    "named_examples": "examples",
    "Random": "advisors",
    "Steward": "advisors.steward",
    "by_month": "asked",
    "difference": "reasons.difference",
    "difference_between": "reasons.difference",
    "explain_step": "asked",
    "ledger": "asked",
    "outlook": "reasons.outlook",
    "owed": "asked",
    "remarks": "notation.plausibility",
    "rule": "asked",
    "years": "lessons.years",
}

__all__ = [
    "RULES",
    "Build",
    "Buy",
    "Charter",
    "Court",
    "Deal",
    "Demolish",
    "Discard",
    "Draft",
    "Drop",
    "Lay",
    "Palace",
    "Pass",
    "Place",
    "Play",
    "Random",
    "Release",
    "Replace",
    "Return",
    "Reveal",
    "Row",
    "Setup",
    "State",
    "Steward",
    "Take",
    "Use",
    "Without",
    "by_month",
    "court",
    "difference",
    "difference_between",
    "example",
    "explain_step",
    "ledger",
    "named_examples",
    "new_game",
    "odds",
    "outlook",
    "owed",
    "position",
    "remarks",
    "rule",
    "years",
]


def __getattr__(name: str) -> Any:
    if name == "odds":
        return import_module(f"{__name__}.odds")
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"{__name__} has no {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
