"""What a player has after some moves: "after.pool" and its like, one question for each amount."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_
from yotd_widget.games.gugong.lessons.asks.parts import changes, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.words import JADES, POINTS, SERVANTS, STEPS
from yotd_widget.quiz.questions import Line, Table

CARDS: Final = NN_("card", "cards")
TOKENS: Final = NN_("token", "tokens")
_ASKED: Final = {
    "pool": (N_("How many servants are in {player}'s pool then?"), SERVANTS, "SERV-3"),
    "supply": (N_("How many servants are in {player}'s supply then?"), SERVANTS, "SERV-3"),
    "wall": (N_("How many servants of {player} are on the Wall then?"), SERVANTS, "WALL-7"),
    "hand": (N_("How many cards are in {player}'s hand then?"), CARDS, "GIFT-1"),
    "discard": (N_("How many cards are in {player}'s discard pile then?"), CARDS, "GIFT-1"),
    "tokens": (N_("How many tokens does {player} have then?"), TOKENS, "TRAV-8"),
    "jade": (N_("How many Jades does {player} have then?"), JADES, "JADE-7"),
    "vp": (N_("How many points does {player} have then?"), POINTS, "END-6"),
    "envoy": (N_("On which step is {player}'s Envoy then?"), STEPS, "PAL-1"),
    "intrigue": (N_("On which step is {player}'s Intrigue Marker then?"), STEPS, "INTR-1"),
}
"""Thing -> the question, what is counted, and the rule where nothing changes it."""
_ALSO: Final = {"vp": "surplus-lost palace-at-once", "pool": "meng-pays meng-place-first"}
"""Thing -> wrong rules that are tried whatever has changed it."""


def _behind(thing: str, rule: str) -> Callable[[Table], Iterable[Because | Line]]:
    def trace(table: Table) -> Iterable[Because | Line]:
        found = [*changes(table, thing)]
        return found or stated(rule)

    return trace


def _amount(thing: str) -> Callable[[Table], int]:
    def key(table: Table) -> int:
        """So much of the thing when the moves have been made."""
        there = getattr(table.run.end.seats[table.seat], thing)
        return there if isinstance(there, int) else len(there)

    return key


for _thing, (_text, _units, _rule) in _ASKED.items():
    template(
        f"after.{_thing}", "number", _text, units=_units, trace=_behind(_thing, _rule), also=_ALSO.get(_thing, "")
    )(_amount(_thing))
