"""Experts, moves, rooms in general (EXPACT, MOVE, ROOM-GEN)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

STEPS: Final = {
    "EXPACT-1": N_("The active player may activate at most one of his one-shot Experts per turn, only in step 1."),
    "EXPACT-2": N_(
        "After its effect, an Expert with an Amulet mark is laid to the left of the player board; from "
        "then on it is an Amulet of the kind shown and no longer counts to the Expert limit."
    ),
    "EXPACT-3": N_("An Expert without the mark goes to the Expert discard pile."),
    "EXPACT-4": N_("Permanent Experts are never activated; they act by themselves."),
    "EXPACT-5": N_(
        "An Expert whose required payment (dismissal, sale) cannot be made may not be activated; for the"
        " Shandong Trader both sales must be possible. All others may always be activated, even if "
        "nothing comes of it."
    ),
    "EXPACT-6": N_(
        "The parts of the effect are done in their order, and a Peddler or Apprentice action among them "
        "may be declined; the card lies below the board until its effect is done."
    ),
    "MOVE-1": N_("The active player must move exactly one of his own Leaders."),
    "MOVE-2": N_("The Leader moves 1 to 3 rooms clockwise, only along corridors and stairs in their direction."),
    "MOVE-3": N_(
        "A room with any Leader (own, other, neutral) may be passed, is not counted as a step, and may "
        "not be the end of the move."
    ),
    "MOVE-4": N_("The Hall may not be passed: on reaching it the move ends, remaining steps are lost."),
    "MOVE-5": N_("The Hall holds any number of Leaders."),
    "MOVE-6": N_("Entering the Hall needs one step; the example reaches it with the third step."),
    "MOVE-7": N_("A Leader in the Hall may leave into either ring."),
    "MOVE-8": N_(
        "A Leader may stop in the Hall or in a room without a Leader to which some way of 1 to 3 steps "
        "leads, occupied rooms costing none and the Hall one; only where it stops matters."
    ),
    "MOVE-9": N_("At least one legal target always exists for each own Leader."),
    "ROOM-GEN-1": N_(
        "In the room where the Leader stopped, the player may do the main action and/or the Assistant "
        "action shown, in the order he likes, or nothing."
    ),
    "ROOM-GEN-2": N_(
        "In an inner room the player may execute the room up to two more times, once for each own "
        "Assistant sitting there whom he uses."
    ),
    "ROOM-GEN-3": N_(
        "A young Assistant so used returns to Personal Supply, not to the track; he is free for use at once."
    ),
    "ROOM-GEN-4": N_("A Senior Assistant so used stays on his chair; each Senior gives one extra execution per visit."),
    "ROOM-GEN-5": N_("Each execution is complete (main and Assistant action) and freely chosen again."),
    "ROOM-GEN-6": N_(
        "The player decides on each extra execution after the one before it. An execution may be empty, "
        "so a young Assistant may be used merely to bring him back."
    ),
    "ROOM-GEN-7": N_(
        "Rows of payments start at their left-most field at every visit and are paid from left to right "
        "without gaps; each payment gives its reward at once; the player may stop after any."
    ),
    "ROOM-GEN-8": N_(
        "Gold may stand for any basic resource when sold, spent or paid; the kind it stands for is named then."
    ),
    "ROOM-GEN-9": N_(
        "An Assistant action printed with a sale or payment reward needs that sale or payment; in "
        "Supplier, Banker, Council option 2, Black Market and Warehouse it may be done alone."
    ),
    "ROOM-GEN-10": N_(
        "A gain that the supply cannot provide is lost. Where the player names the kind, he names one "
        "that the supply still has."
    ),
    "ROOM-GEN-11": N_(
        "A sale or Bank payment gives first its points, then its coins, then its Assistant action. "
        "Points and coins cannot be refused; Recruit follows at once; Peddler and Apprentice may be "
        "declined."
    ),
}
