"""The Morning, the turns of the Day Phase, gifts and their actions (MORN, DAY, GIFT, CARD)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

MORNING: Final = {
    "MORN-1": N_(
        "In the Morning the player with the Medal becomes start player and lays it back on the board; "
        "if nobody has it, the start player stays the same."
    ),
    "MORN-2": N_("In the Morning every city with neither a token nor a Traveller receives a new face-up token."),
    "MORN-3": N_(
        "If the token piles are used up, the tokens that were handed in are shuffled into new ones, "
        "and refilling the map goes on."
    ),
    "MORN-4": N_("If there is no token left to draw anywhere, the cities that are still empty stay empty."),
    "MORN-5": N_("In the Morning, once the map is refilled, all three Destiny Dice are rolled."),
    "MORN-6": N_(
        "In the Morning, in player order, each player may use each of their Decrees of level 1 once, in any order."
    ),
    "MORN-7": N_(
        "At the end of the Morning the Day Tracker moves on, "
        "and all players gain the servants that it shows for the new Day."
    ),
    "MORN-8": N_(
        "The Morning always runs in the same order: start player, map, dice, Decrees of level 1, new servants."
    ),
    "MORN-9": N_(
        "Before the Morning each player's discard pile becomes the hand, together with cards won during the Night."
    ),
}
DAY: Final = {
    "DAY-1": N_("In the Day Phase turns go clockwise from the start player, with one exchange of gifts in each turn."),
    "DAY-2": N_("A player without cards in hand passes."),
    "DAY-3": N_("A player with a card in hand may not pass, but must exchange a gift."),
    "DAY-4": N_("The Day Phase ends when all hands are empty."),
    "DAY-5": N_("A player who has passed and then receives a card into the hand takes turns again."),
    "DAY-6": N_("A turn is an exchange of gifts, then the action of the card, then the action of the location."),
    "GIFT-1": N_(
        "To exchange gifts a player lays a hand card face-up on a location, "
        "and puts the card that lay there face-down on the own discard pile."
    ),
    "GIFT-2": N_("An exchange is free if the card that is given has a higher value than the one that lies there."),
    "GIFT-3": N_("A card of value 1 beats a card of value 9, so that this exchange is free."),
    "GIFT-4": N_(
        "For an exchange that is not free a player first pays 2 servants, or first discards another hand card, "
        "or does none of its actions."
    ),
    "GIFT-5": N_("With the Decree Equal Gifts an exchange against a card of equal value is free."),
    "GIFT-6": N_(
        "The card that is discarded to pay for an exchange is another one than the card given, "
        "and its action is not carried out."
    ),
    "GIFT-7": N_(
        "Whoever does not pay for an exchange that is not free does neither of its actions, and the turn is over."
    ),
    "GIFT-8": N_("Any card in hand can be exchanged at any location, at least without actions."),
    "GIFT-9": N_("A free exchange is never paid for."),
    "CARD-1": N_(
        "After an exchange that is free or paid a player may do the action of the card, that of the location, "
        "both or neither; what is impossible is skipped."
    ),
    "CARD-2": N_("If a player does both actions of a turn, that of the card comes first."),
    "CARD-3": N_("A card without an action brings only the action of the location where it is laid."),
    "CARD-4": N_("A card that shows the action of a location brings it in full, with its options, costs and Decrees."),
    "CARD-5": N_("If the card and the location bring the same action, it may be done once or twice."),
    "CARD-6": N_("A card with “+1” or “+2” gains its player that many servants."),
    "CARD-7": N_(
        "In a swap an own card, from hand or discard pile, changes places with a card on the board, "
        "which goes to where the own one came from."
    ),
    "CARD-8": N_("A swap compares no values, costs nothing and brings no action."),
    "CARD-9": N_(
        "The location action is that of the place where the card was laid, "
        "even if the card there has been swapped since."
    ),
}
