"""What a player has after some moves: "after.pool" and its like, one question for each amount."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, NN_
from yotd_widget.games.gugong.lessons.asks.parts import stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.words import JADES, POINTS, SERVANTS, STEPS
from yotd_widget.quiz.behind import list_amounts

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

list_amounts(template, _ASKED, _ALSO, stated)
