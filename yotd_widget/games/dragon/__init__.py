"""In the Year of the Dragon (unofficial): `new_game` begins, a `State` answers everything else.

>>> from yotd_widget.games import dragon
>>> state = dragon.new_game(["Ania", "Benek", "Kasia"], seed=7)
>>> state.decision.id, len(state.legal_moves)
('D-02', 9)
>>> print(state.why_not("draft old monk"))
ERR-DRAFT-OLD Before the game only young persons may be taken. (DRAFT-2)
>>> state.after("draft young monk, young farmer").courts[0].space
10
"""

from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.events import contagion_victims, missing_yuan, unsupplied
from yotd_widget.games.dragon.examples import example, examples
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
    parse,
)
from yotd_widget.games.dragon.notation import court, position
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import new_game

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
    "Release",
    "Replace",
    "Return",
    "Reveal",
    "Row",
    "Setup",
    "State",
    "Take",
    "Use",
    "Without",
    "contagion_victims",
    "court",
    "example",
    "examples",
    "missing_yuan",
    "new_game",
    "parse",
    "position",
    "unsupplied",
]
