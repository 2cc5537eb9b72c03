"""Set-up, moves, Neutral Leaders (TV)."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, begun, given, own
from yotd_widget.engine.texts import N_

_AHEAD: Final = {"bo": own(leaders="warehouse hall"), "cy": own(leaders="hiring_hall hall")}
_COUNCIL: Final = "council trading_post retailer warehouse black_market hiring_hall"

MOVES: Final[dict[str, Example]] = {
    "TV-1": begun(N_("Three players begin."), "Ann Bo Cy", "SETUP-1 SETUP-4 SETUP-9 SETUP-11", seed=1),
    "TV-2": given(
        N_("Leaders on both rings ahead: five places can be reached."), "Ann moves", "MOVE-2 MOVE-3 MOVE-4 MOVE-8",
        Ann=own(leaders="smugglers"), Bo=_AHEAD["bo"], Cy=_AHEAD["cy"],
    ),
    "TV-15": given(
        N_("All rooms of the inner ring ahead are occupied: the Hall is one step away."), "Ann moves", "MOVE-3 MOVE-9",
        Ann=own(leaders="market hall"), Bo=own(leaders="experts_room banker"), Cy=own(leaders="warehouse hiring_hall"),
    ),
    "TV-61": given(
        N_("A Leader in the Hall, and others in four rooms ahead: the Hall is two steps away."), "Ann moves",
        "MOVE-3 MOVE-7 MOVE-8", Ann=own(), Bo=own(leaders="supplier smugglers"), Cy=own(leaders="market experts_room"),
    ),
    "TV-12": given(
        N_("The Tea of the supply moves the green Neutral Leader."), "Ann moves", "TWO-2 TWO-4",
        Ann=own(tea=2), Bo=own(),
    ),
    "TV-55": given(
        N_("A Neutral Leader before the Hall jumps it."), "Ann moves", "TWO-2 TWO-3 TWO-4 TWO-5",
        Ann=own(fruit=1, gold=1), Bo=own(),
        neutrals={"fruit": "hiring_hall", "tea": "trading_post", "celadon": "warehouse"},
    ),
    "TV-73": given(
        N_("Three Neutral Leaders in a row: the last one comes round to its room in three steps, and may not stop."),
        "Ann moves", "TWO-3", Ann=own(fruit=1), Bo=own(),
        neutrals={"fruit": "supplier", "tea": "smugglers", "celadon": "market"},
    ),
    "TV-56": given(
        N_("The Bank, used by a Neutral Leader: symbols crossed there give no bonus."), "Ann moves",
        "NEUTRAL-1 NEUTRAL-2", neutral_action=True, Ann=own(fruit=3, tea=1, coins=9, orders="o01"), Bo=own(),
        neutrals={"fruit": "hiring_hall", "tea": "trading_post", "celadon": "warehouse"},
    ),
    "TV-69": given(
        N_("A Neutral Leader takes the Banker's coins, and the Council comes back for two of them."), "Ann moves",
        "NEUTRAL-1 NEUTRAL-3", neutral_action=True, tiles=_COUNCIL, Ann=own(fruit=1, coins=3), Bo=own(),
        neutrals={"fruit": "experts_room", "tea": "trading_post", "celadon": "warehouse"},
    ),
    "TV-60": begun(
        N_("The player to the right of the starting player chooses the place of the Hall."), "Ann Bo Cy", "SETUP-2",
        seed=1, start=1, choose_hall=True,
    ),
    "TV-65": begun(N_("Four players, and the third one starts."), "Ann Bo Cy Di", "SETUP-12 TURN-1", seed=1, start=2),
    "TV-57": begun(N_("Advanced Experts: five of them lie on the pile."), "Ann Bo Cy", "ADV-1", seed=1, advanced=True),
}  # fmt: skip
