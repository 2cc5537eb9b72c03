"""Questions about the set-up: the game is laid out once more, as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from yotd_widget.engine.texts import N_, NN_
from yotd_widget.games.rotunda.begin import begin
from yotd_widget.games.rotunda.lessons.asks.after import AMULETS, FIELDS
from yotd_widget.games.rotunda.lessons.asks.parts import stated
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import ASSISTANTS, COINS
from yotd_widget.quiz.questions import Line, Table

LEADERS: Final = NN_("Leader", "Leaders")


def _laid(table: Table) -> State:
    """The game of the position, laid out anew."""
    state: State = table.state
    return begin(state.setup)


_ASKED: Final[dict[str, tuple[str, tuple[str, str], str, str, Callable[[State, int], int]]]] = {
    "stack": (N_("How many Amulets lie face down in the stack when a game begins?"), AMULETS, "SETUP-4",
              "display-forgotten", lambda state, seat: len(state.amulet_stack)),
    "end": (N_("On which field of the Round track does the last Amulet lie?"), FIELDS, "END-1 SETUP-4",
            "end-of-four", lambda state, seat: state.setup.end_field),
    "coins": (N_("With how many coins does {player} begin?"), COINS, "SETUP-11",
              "coins-alike coins-by-seat", lambda state, seat: state.seats[seat].coins),
    "leaders": (N_("How many Leaders does {player} have?"), LEADERS, "FIVE-1 SETUP-10",
                "two-leaders-always", lambda state, seat: len(state.seats[seat].leaders)),
    "supply": (N_("How many Assistants are in {player}'s supply when the game begins?"), ASSISTANTS, "SETUP-10",
               "all-in-supply", lambda state, seat: state.seats[seat].supply),
}  # fmt: skip
"""What is asked, what is counted, the rules, wrong rules, and the answer."""


def _key(asked: Callable[[State, int], int]) -> Callable[[Table], int]:
    def key(table: Table) -> int:
        """What lies there when the game has been laid out (SETUP)."""
        return asked(_laid(table), table.seat)

    return key


def _behind(rules: str) -> Callable[[Table], Iterable[Line]]:
    return lambda table: stated(*rules.split())


for _name, (_text, _units, _rules, _also, _asked) in _ASKED.items():
    template(f"layout.{_name}", "number", _text, units=_units, also=_also, takes="", trace=_behind(_rules))(
        _key(_asked)
    )
