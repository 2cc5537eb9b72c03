"""The Grand Canal and its harbours (CANAL, HARB)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

CANAL: Final = {
    "CANAL-1": N_(
        "Grand Canal, option A: the player may place 1 servant from the pool on an own or new ship, "
        "and may then move 1 own ship by 1 step."
    ),
    "CANAL-2": N_(
        "Grand Canal, option B: the player pays 1 servant, then places 2 others from the pool on own or new ships; "
        "no ship moves."
    ),
    "CANAL-3": N_("The ship that is moved with the Grand Canal action may be another than the one just loaded."),
    "CANAL-4": N_("A ship on the canal carries 1 to 3 servants, where the Double Servant counts as two."),
    "CANAL-5": N_(
        "A new ship starts with at least 1 servant on it, "
        "in the first free harbour of its route counted from harbour 1."
    ),
    "CANAL-6": N_("Where the canal has two routes the player chooses one for a new ship, which then stays on it."),
    "CANAL-7": N_("Placing a new ship on the canal is no move of a ship."),
    "CANAL-8": N_(
        "No new ship can be placed if all three own ships are on the canal, or no harbour of the route is free."
    ),
    "CANAL-9": N_("A moving ship goes to the next free harbour ahead and skips occupied ones; without one it stays."),
    "CANAL-10": N_("A harbour holds at most one ship."),
    "CANAL-11": N_(
        "Both parts of option A of the Grand Canal may be left out, "
        "but at least a servant is placed, a ship moved or a reward claimed."
    ),
    "HARB-1": N_("The owner of a ship with 3 servants may claim the reward of harbour 2, 3, 4 or 5 where it lies."),
    "HARB-2": N_(
        "To claim a reward, one normal servant of the ship goes to a free reward space of that kind, "
        "and the reward is taken at once."
    ),
    "HARB-3": N_("A claimed ship leaves the canal, and its other servants return to the supply of their owner."),
    "HARB-4": N_(
        "Harbour 2 rewards 4 points, harbour 3 the top card of the draw pile for the hand, "
        "harbour 4 the Double Servant, harbour 5 any one of these."
    ),
    "HARB-5": N_(
        "A player can take 4 points three times, a card twice and the Double Servant once; "
        "without a free space there is no such reward."
    ),
    "HARB-6": N_("Nobody has to claim a reward: a full ship may wait."),
    "HARB-7": N_(
        "Rewards are claimed only in an own Grand Canal action, "
        "when a token or a Morning Decree fills the ship, and in the Night after the ships have moved."
    ),
    "HARB-8": N_(
        "A card won by Day may be exchanged on the same Day, and one won in the Night is in the hand on the next."
    ),
    "HARB-9": N_("The draw pile cannot run out: its eleven cards are more than five players can win."),
}
