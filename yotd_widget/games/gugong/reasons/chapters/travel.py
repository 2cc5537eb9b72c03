"""Travel, its tokens, and what they are exchanged for (TRAV, TOK, XCH)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

TRAVEL: Final = {
    "TRAV-1": N_("Travel, option A: the Traveller moves once, takes the token of the city, and may use it."),
    "TRAV-2": N_("Travel, option B: the player pays 2 servants, then moves, takes and may use a token twice."),
    "TRAV-3": N_("The first journey of a Traveller leads to any city that has a token."),
    "TRAV-4": N_(
        "Later a Traveller moves along roads to a city with a token, "
        "and passes through cities without one, whoever stands there."
    ),
    "TRAV-5": N_("A Traveller cannot pass through a city that has a token."),
    "TRAV-6": N_("The effect of a token is used as soon as it is taken, or not at all; it cannot be saved."),
    "TRAV-7": N_(
        "Travel is impossible where no city can be reached; if only the second move of option B is, "
        "that one is skipped and nothing is paid back."
    ),
    "TRAV-8": N_("A token that was taken lies face-down on a token space of its player, used or not."),
    "TRAV-9": N_(
        "A move of Travel is the way, the effect of the token, and then its token space; "
        "if none is free by then, other tokens are exchanged first."
    ),
    "TRAV-10": N_("Servants from the first token of a double move come too late to pay for that move."),
}
TOKENS: Final = {
    "TOK-0": N_("There are twelve kinds of Travel Tokens, each with an effect of its own."),
    "TOK-1": N_("The token “1 servant” gains 1 servant."),
    "TOK-2": N_("The token “2 servants” gains 2 servants."),
    "TOK-3": N_("The token “Envoy” moves the own Envoy 1 step up."),
    "TOK-4": N_("The token “Intrigue” moves the own Intrigue Marker 1 step up."),
    "TOK-5": N_(
        "With the token “Jade for a card” a player discards a hand card of value 7 or more "
        "and receives 1 Jade from the supply."
    ),
    "TOK-5a": N_(
        "The token “Jade for a card” goes by the printed value, so it takes a hand card of 7, 8 or 9, "
        "which goes to the own discard pile."
    ),
    "TOK-6": N_("The token “2 points” scores 2 points."),
    "TOK-7": N_(
        "With the token “swap” a player swaps an own card, from hand or discard pile, for a card on the board."
    ),
    "TOK-7a": N_("A swap with a token goes by the rules of every swap: values do not matter, and no action follows."),
    "TOK-8": N_("With the token “card back” a player takes one card of the own discard pile back into the hand."),
    "TOK-8a": N_(
        "The token “card back” needs a card in the own discard pile, and that card may be exchanged on the same Day."
    ),
    "TOK-9": N_(
        "The token “ship” puts 1 servant from the supply on an own ship or on a new one; "
        "if it is the third there, the reward of the harbour may be claimed."
    ),
    "TOK-9a": N_(
        "The token “ship” is no Grand Canal action: it moves nothing and costs nothing, "
        "and only the ship that received the servant may be claimed."
    ),
    "TOK-10": N_("The token “Wall” puts 1 servant from the supply on the Great Wall, which may complete a section."),
    "TOK-10a": N_("The token “Wall” is no Great Wall action, so the Decree Extra Wall Servant adds nothing to it."),
    "TOK-11": N_("With the token “Jade for 3 servants” a player pays 3 servants and receives 1 Jade from the supply."),
    "TOK-11a": N_(
        "The token “Jade for 3 servants” is no Jade action: the Decree Cheaper Jade does not apply, "
        "and the Jade comes from the supply."
    ),
    "TOK-12": N_("The double token has no effect when it is taken, and counts as two tokens in an exchange."),
    "TOK-12a": N_("The double token lies face-up, takes one token space and is worth two."),
}
EXCHANGES: Final = {
    "XCH-1": N_(
        "Own tokens worth 2 can be exchanged for 1 servant, worth 4 for 2 points, worth 6 for 1 Jade from the supply, "
        "as often as one likes."
    ),
    "XCH-2": N_(
        "Tokens can be exchanged at any time, which means at every decision of their player "
        "and once more before the final scoring."
    ),
    "XCH-3": N_("The tokens handed in for an exchange are worth exactly its price."),
    "XCH-4": N_("Tokens handed in are put aside, and do not go back to the piles at once."),
    "XCH-5": N_("A player without a free token space has to exchange tokens before taking another one."),
    "XCH-6": N_("Tokens can be exchanged for a servant only while one is in the own supply."),
}
