"""Before the first turn, and the shape of a turn (SETUP, TURN)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

SETUP: Final = {
    "SETUP-1": N_(
        "The three large tiles are shuffled onto the three large outer places; three of the five small "
        "tiles are drawn at random onto the three small places; the other two small tiles are out of the"
        " game."
    ),
    "SETUP-2": N_(
        "In a first game the Hall lies at place S; later the player to the right of the starting player "
        "may choose the place, which covers exactly one staircase, when the room tiles lie."
    ),
    "SETUP-3": N_("The Peddler tile starts at the start village."),
    "SETUP-4": N_(
        "The 18 Amulets are shuffled face down: 6 go to the Amulet spaces of the Worship board, 1 to the"
        " end field of the Round track, 3 are opened as the display, and 8 remain as the stack."
    ),
    "SETUP-5": N_("All four Temple tokens lie open."),
    "SETUP-6": N_("The 10 Smuggler tokens are shuffled face down and 3 are opened."),
    "SETUP-7": N_(
        "Each player gets one starting Order at random, not yet completed; starting Orders left over are"
        " shuffled with the other Orders; 3 Orders are opened."
    ),
    "SETUP-8": N_("The 24 Experts are shuffled and 3 are opened."),
    "SETUP-9": N_(
        "One Tea, one Fruit and one Celadon lie in the Warehouse, if it is in play, 3 coins lie in the "
        "Banker's Room, and the round marker stands before field 1."
    ),
    "SETUP-10": N_(
        "Each player places his Leaders in the Hall, one Assistant on score 0, five in Personal Supply, "
        "the other nine on the Assistants' track from the right."
    ),
    "SETUP-11": N_("Each player takes 1 Gold and the coins of his turn position, between 3 and 6."),
    "SETUP-12": N_(
        "The starting player is the one who last saw a round building; here the seat is an option, the "
        "first one if nothing is said."
    ),
    "SETUP-13": N_(
        "Sold or spent cubes, tokens and cards go back to the general supply or to the pile named in "
        "their rule; after the set-up nothing leaves the game."
    ),
    "TURN-1": N_("Players take turns clockwise from the starting player until the end is triggered."),
    "TURN-2": N_(
        "A turn has five steps in this order: 1 activate an Expert, 2 move a Leader, 3 room action (or "
        "Worship action in the Hall), 4 bonus, 5 Orders."
    ),
    "TURN-3": N_(
        "Step 2 is forced; so is the Worship action after stopping in the Hall; all other steps may be skipped."
    ),
    "TURN-4": N_(
        "At the end of step 3, in every turn and at no other time, trading rooms whose fields are all "
        "covered are emptied, then an empty Banker's Room gets 3 coins, then the Warehouse is refilled "
        "as far as the supply allows."
    ),
    "TURN-5": N_(
        "After step 5, if at least one Peddler action placed an Assistant this turn, the Peddler tile "
        "moves one village clockwise, free and forced, whatever paid moves were made."
    ),
    "TURN-6": N_("All holdings are open; only the face-down stacks are hidden."),
    "TURN-7": N_("A choice that can do nothing is refused; a gift that can do nothing is lost without a question."),
}
