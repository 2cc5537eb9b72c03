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
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.moves import (
    Build,
    Buy,
    Deal,
    Discard,
    Draft,
    Pass,
    Place,
    Play,
    Release,
    Replace,
    Row,
    Take,
    Use,
    Without,
    parse,
)
from yotd_widget.games.dragon.rules import RULES
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import new_game

__all__ = [
    "RULES",
    "Build",
    "Buy",
    "Court",
    "Deal",
    "Discard",
    "Draft",
    "Palace",
    "Pass",
    "Place",
    "Play",
    "Release",
    "Replace",
    "Row",
    "Setup",
    "State",
    "Take",
    "Use",
    "Without",
    "contagion_victims",
    "example",
    "missing_yuan",
    "new_game",
    "parse",
    "unsupplied",
]
