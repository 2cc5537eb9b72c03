"""What a player has after some moves: "after.coins" and its like, one question for each amount; and the table."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, NN_
from yotd_widget.games.rotunda.lessons.asks.parts import stated
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.words import ASSISTANTS, COINS, POINTS
from yotd_widget.quiz.behind import list_amounts
from yotd_widget.quiz.questions import Table

CUBES: Final = NN_("cube", "cubes")
AMULETS: Final = NN_("Amulet", "Amulets")
EXPERTS: Final = NN_("Expert", "Experts")
FIELDS: Final = NN_("field", "fields")
_ASKED: Final = {
    "vp": (N_("How many points does {player} have then?"), POINTS, "ORDER-3"),
    "coins": (N_("How many coins does {player} have then?"), COINS, "TURN-7"),
    "tea": (N_("How many cubes of tea does {player} have then?"), CUBES, "ROOM-GEN-10"),
    "fruit": (N_("How many cubes of fruit does {player} have then?"), CUBES, "ROOM-GEN-10"),
    "celadon": (N_("How many cubes of celadon does {player} have then?"), CUBES, "ROOM-GEN-10"),
    "gold": (N_("How many cubes of gold does {player} have then?"), CUBES, "ROOM-GEN-10"),
    "supply": (N_("How many Assistants are in {player}'s supply then?"), ASSISTANTS, "TURN-7"),
    "track": (N_("How many Assistants are on {player}'s track then?"), ASSISTANTS, "ASSIST-TRACK-1"),
    "young": (N_("How many young Assistants of {player} sit on chairs then?"), ASSISTANTS, "ASSIST-APPRENTICE-1"),
    "worship": (N_("How many Seniors of {player} stand on the Worship board then?"), ASSISTANTS, "WORSHIP-12"),
    "held": (N_("How many Experts lie below {player}'s board then?"), EXPERTS, "EXPERT-2"),
    "amulets": (N_("How many Amulet tokens does {player} have then?"), AMULETS, "WORSHIP-10"),
}
"""Thing -> the question, what is counted, and the rule where nothing changes it."""
_ALSO: Final = {
    "vp": "sum-fields by-visit first-field off-turn each-cube order-now before-done once-only "
    "chairs-nothing last-alone",
    "coins": "refill-now plus-track flat by-visit counts-start off-turn once-only council-free",
    "tea": "lost-not reuse",
    "fruit": "reuse",
    "supply": "with-action both-stay both-return dismiss-gone peddler-from-track all-stay",
    "track": "young-to-track dismiss-gone peddler-from-track",
    "young": "both-stay",
    "worship": "all-stay",
    "held": "marked-stay expert-limit-off",
    "amulets": "all-four one-of-four",
}
"""Thing -> wrong rules that are tried whatever has changed it."""

list_amounts(template, _ASKED, _ALSO, stated, {"held": "experts"})


# --- The table -------------------------------------------------------------------------------------------------------


@template(
    "after.banker", "number", N_("How many coins lie in the Banker's Room then?"), units=COINS,
    also="refill-now council-free never-tidied",
    trace=lambda table: stated("ROOM-BANKER-2", "ROOM-COUNCIL-1", "TURN-4"),
)  # fmt: skip
def banker(table: Table) -> int:
    """The coins in the Banker's Room after the moves (ROOM-BANKER-2, ROOM-COUNCIL-1, TURN-4)."""
    there: int = table.run.end.banker
    return there


@template(
    "after.marker", "number", N_("On which field of the Round track is the marker then?"), units=FIELDS,
    also="prayer-lights marker-goes-on", trace=lambda table: stated("WORSHIP-3", "TEMPLE-2", "END-3"),
)  # fmt: skip
def marker(table: Table) -> int:
    """The field of the round marker after the moves (WORSHIP-3, TEMPLE-2, END-3)."""
    there: int = table.run.end.marker
    return there


@template(
    "after.lying", "number", N_("How many cubes lie in the {room} then?"), units=CUBES, takes="moves room",
    facts=lambda table: {"room": _room(table)}, also="never-tidied",
    trace=lambda table: stated("TURN-4", "ROOM-MARKET-2", "ROOM-MARKET-3", "ROOM-WAREHOUSE-2", "ROOM-WAREHOUSE-4"),
)  # fmt: skip
def lying_there(table: Table) -> int:
    """The cubes in a room after the moves, a fact: room=market (TURN-4, ROOM-MARKET-3, ROOM-WAREHOUSE-4)."""
    from yotd_widget.games.rotunda.selling import lying

    return sum(each is not None for each in lying(table.run.end, str(table.facts["room"])).values())


def _room(table: Table) -> str:
    from yotd_widget.games.rotunda.words import ROOM_NAMES

    return ROOM_NAMES[str(table.facts["room"])]
