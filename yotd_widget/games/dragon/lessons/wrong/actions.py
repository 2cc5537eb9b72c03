"""Wrong ideas of what counts at court when an action is carried out."""

from __future__ import annotations

from collections.abc import Callable

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.actions import amount
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.pieces import BASE, BOOSTED_BY, KIND_OF, SYMBOLS, Action, Person
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead


def _counting(worth: Callable[[Person], int]) -> Swap:
    """An action brings what is on the card, and so much for each person of the matching type."""

    def wrong(state: State, seat: int, action: Action) -> tuple[int, int]:
        persons = [person for person in state.courts[seat].persons() if KIND_OF[person] == BOOSTED_BY[action]]
        return BASE[action], sum(map(worth, persons))

    return instead(amount, wrong)


wrong_rule(
    "one-per-person",
    "ACT-13",
    N_("{answer} would be right if every person counted 1. The symbols that the persons carry count."),
    _counting(lambda person: 1),
)
wrong_rule(
    "symbols-ignored",
    "ACT-13",
    N_("{answer} would be right if only the card counted. Each matching symbol at court adds 1."),
    _counting(lambda person: 0),
)
wrong_rule(
    "young-only",
    "ACT-13",
    N_("{answer} would be right if only young persons counted. The symbols of old persons count as well."),
    _counting(lambda person: SYMBOLS[person] if person.startswith("young") else 0),
)
