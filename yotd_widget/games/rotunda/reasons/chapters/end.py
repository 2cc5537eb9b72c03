"""The end, other numbers of players, variants (END, SCORE, TWO, FIVE, NEUTRAL, ADV)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

END: Final = {
    "END-1": N_(
        "The end is triggered when the round marker reaches the field with the Amulet: field 7, 8, 10 or"
        " 12 with 2, 3, 4 or 5 players."
    ),
    "END-2": N_(
        "The active player finishes his turn; every other player takes exactly one more turn in order; "
        "then final scoring."
    ),
    "END-3": N_("Worships after the trigger no longer move the marker; all else of a worship applies."),
    "SCORE-1": N_(
        "Amulets, tokens and converted Expert cards alike, are split into sets without repeats in the "
        "best way, the largest set first, and each set scores by its size."
    ),
    "SCORE-2": N_("Add the points of all completed Orders."),
    "SCORE-3": N_("Add the values of the uncovered fields of the Assistants' track."),
    "SCORE-4": N_(
        "Add 1 point per own Assistant on a chair or in a village; those on the Worship board, in "
        "supply, on the track and on the score track give nothing here."
    ),
    "SCORE-5": N_(
        "Turn each Assistant and each cube (Gold too) in Personal Supply into 1 coin; add 1 point for "
        "every 3 coins, rounded down."
    ),
    "SCORE-6": N_("Most points wins; a tie goes to the player with more coins; if still tied, the victory is shared."),
    "TWO-1": N_(
        "One Leader each of green, red and blue is placed at random, one in each large room; these are "
        "the Neutral Leaders. The players use black and yellow."
    ),
    "TWO-2": N_(
        "Once per turn the active player may pay one resource of a Neutral Leader's colour (Tea green, "
        "Fruit red, Celadon blue) to move that Leader 1 to 3 rooms under the normal rules."
    ),
    "TWO-3": N_(
        "A Neutral Leader never ends in the Hall, which it jumps without a step, nor in the room it "
        "left; there is always a room where it can go."
    ),
    "TWO-4": N_(
        "The neutral move is made in step 2, directly before or directly after the own Leader's move, in"
        " both cases before the room action of step 3."
    ),
    "TWO-5": N_("Neutral Leaders occupy rooms like others and count as Leaders for the Council."),
    "FIVE-1": N_("Each player uses one Leader; the other pawn is out of the game."),
    "NEUTRAL-1": N_(
        "Directly after moving a Neutral Leader the player may use the room it stopped in: one visit, "
        "own seated Assistants and hiring included."
    ),
    "NEUTRAL-2": N_(
        "Within that action he may not activate Experts, take bonuses, or complete Orders; symbols "
        "crossed by points from it give no bonus."
    ),
    "NEUTRAL-3": N_(
        "Rooms are not refilled after it, so the room action of step 3 finds them as it left them; its "
        "Peddler actions count for the turn, and so do its effects."
    ),
    "ADV-1": N_(
        "In set-up, after three Experts are opened, the next five are laid one by one on the discard "
        "pile; its top card may be hired like an open Expert."
    ),
    "ADV-2": N_(
        "Used Experts go under the discard pile, and so do those discarded for the limit; the pile is "
        "never reshuffled and never fills the display, and all may look through it."
    ),
    "ADV-3": N_(
        "At the end each Expert a player kept scores as many points as there are cards with the same "
        "back in the discard pile."
    ),
}
