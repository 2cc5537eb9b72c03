"""Assistants and the Hall (ASSIST, WORSHIP, TEMPLE)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

PEOPLE: Final = {
    "ASSIST-RECRUIT-1": N_(
        "Move the left-most Assistant of the own track to Personal Supply; with an empty track nothing happens."
    ),
    "ASSIST-PEDDLER-1": N_(
        "Move one Assistant from Personal Supply to the village of the Peddler tile; with none in supply"
        " nothing happens."
    ),
    "ASSIST-PEDDLER-2": N_(
        "Directly before or directly after the action the player may move the tile any number of "
        "villages clockwise for 1 coin each."
    ),
    "ASSIST-APPRENTICE-1": N_(
        "Move one Assistant from Personal Supply to a free chair of any inner room, young side up; with "
        "none in supply or no free chair nothing happens."
    ),
    "ASSIST-SENIOR-1": N_(
        "Move one Assistant from Personal Supply to a free chair, Senior side up; only the Worship board"
        " gives this action."
    ),
    "ASSIST-DISMISS-1": N_(
        "Dismissing moves one Assistant from Personal Supply to the first free track field counted from "
        "the right; if no field is free, onto the left-most field."
    ),
    "ASSIST-DISMISS-2": N_("Only Assistants in Personal Supply can be dismissed."),
    "ASSIST-TRACK-1": N_(
        "Of the nine fields of the track as many are uncovered, from the left, as Assistants have left it."
    ),
    "WORSHIP-1": N_("A Leader that stops in the Hall must do one of prayer or Ancestors' worship."),
    "TEMPLE-1": N_(
        "Prayer: choose an open Temple token, turn it face down for the rest of the game, get its reward"
        " in printed order."
    ),
    "TEMPLE-2": N_("Prayer does not move the round marker."),
    "TEMPLE-3": N_("Prayer is impossible when all four tokens are face down."),
    "WORSHIP-2": N_(
        "A player without Assistants in any village must pray; if no token is open, he worships without "
        "a chain: the marker moves and he gets 1 point per own seated Assistant, nothing else."
    ),
    "WORSHIP-3": N_(
        "Worship step 1: the round marker moves one field right; if it reaches the Amulet, the player "
        "takes that Amulet and the end is triggered."
    ),
    "WORSHIP-4": N_(
        "Worship step 2: choose a village with at least one own Assistant and take all own Assistants from it."
    ),
    "WORSHIP-5": N_(
        "They are placed one per field as an unbroken chain of orthogonally neighbouring fields that "
        "starts in the upper-left field; all must be placed."
    ),
    "WORSHIP-6": N_(
        "A field may hold Assistants of several players but one per colour; others' Assistants never block."
    ),
    "WORSHIP-7": N_(
        "Fields with an own Senior may be used as links of the chain; they take no Assistant. They may also be avoided."
    ),
    "WORSHIP-8": N_(
        "A chain is a path of neighbouring fields from the upper-left one, no field twice, with as many "
        "fields without an own Senior as there are Assistants, the last field among them."
    ),
    "WORSHIP-9": N_(
        "Worship step 3: the last placed Assistant is turned to the Senior side; the player gets the "
        "points of its field plus 1 point per own Assistant (young or Senior) sitting on a chair at that"
        " moment."
    ),
    "WORSHIP-10": N_(
        "Worship step 4: the player gets the left-edge reward of its row, then the top-edge reward of "
        "its column, then, if he likes, one of the right-edge reward of the row and the bottom-edge "
        "reward of the column, if one is left."
    ),
    "WORSHIP-11": N_("Amulets taken from the Worship board are not replaced."),
    "WORSHIP-12": N_(
        "Worship step 5: all Assistants placed in this chain except the last return to Personal Supply; "
        "the Senior stays for the rest of the game."
    ),
}
