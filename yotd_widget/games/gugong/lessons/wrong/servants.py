"""Wrong ideas of servants and of the Double Servant."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.servants import gain
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.wrong_rules import getter, instead


def _from_the_box(state: State, seat: int, n: int, rule: str, notes: Any) -> None:
    """What the supply lacks comes from the box."""
    own = state.seats[seat]
    own.pool, own.supply = own.pool + n, max(0, own.supply - n)
    if notes is not None:
        notes.add(rule, seat, {"pool": n})


def _nothing_if_short(state: State, seat: int, n: int, rule: str, notes: Any) -> None:
    """All of them or none."""
    own = state.seats[seat]
    if own.supply >= n:
        own.pool, own.supply = own.pool + n, own.supply - n
        if notes is not None:
            notes.add(rule, seat, {"pool": n, "supply": -n})


wrong_rule(
    "box-gives",
    "SERV-2 SERV-6",
    N_("{answer} would be right if the box gave what the supply lacks. Nobody has more than twelve servants and one."),
    instead(gain, _from_the_box),
)
wrong_rule(
    "all-or-none",
    "SERV-2",
    N_("{answer} would be right if one gained all or none. One gains what is there."),
    instead(gain, _nothing_if_short),
)
wrong_rule(
    "wall-figures",
    "WALL-8 DBL-5",
    N_("{answer} would be right if the Double Servant counted one. It counts two."),
    instead(getter(Seat.wall_units), lambda own: own.wall + (own.double == "wall")),
)
