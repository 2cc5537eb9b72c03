"""Wrong ideas of In the Year of the Dragon, one module a chapter of the rules."""

from yotd_widget.games.dragon.lessons.wrong import (
    actions,
    contagion,
    drought,
    end,
    festival,
    great,
    groups,
    mongol,
    palaces,
    persons,
    score,
    setup,
    state,
    track,
    tribute,
    wall,
)

__all__ = [
    "actions",
    "contagion",
    "drought",
    "end",
    "festival",
    "great",
    "groups",
    "mongol",
    "palaces",
    "persons",
    "score",
    "setup",
    "state",
    "track",
    "tribute",
    "wall",
]
