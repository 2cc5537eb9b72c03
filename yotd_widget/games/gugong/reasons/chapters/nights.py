"""The Night, the end of the game, and the bonus tokens (NIGHT, END, BONUS, BTOK)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

NIGHT: Final = {
    "NIGHT-1": N_(
        "In the Night a player's matches are counted over the cards of the discard pile: "
        "for each card as many as there are dice that show its value."
    ),
    "NIGHT-2": N_(
        "Each match gains 1 servant as far as the supply allows, so a card that fits two equal dice gains 2."
    ),
    "NIGHT-3": N_(
        "The player with most matches in the Night, at least one, scores 3 points and moves the Envoy 1 step up; "
        "a tie goes to the higher Intrigue Marker."
    ),
    "NIGHT-4": N_(
        "In the Night every ship moves 1 harbour ahead, the foremost first; "
        "from harbour 5 it is lost, and its servants return to the supply without a reward."
    ),
    "NIGHT-5": N_("In the Night no ship is in the way of another, since the foremost moves first."),
    "NIGHT-6": N_("In the Night, after the ships have moved, the owners of full ships may claim them in player order."),
    "NIGHT-7": N_("In the Night all hands are empty, and cards won then wait there for the next Day."),
    "NIGHT-8": N_("In the Night the dice count as they lie, also if an Intrigue Benefit has turned them."),
    "NIGHT-9": N_("The Nights of Days 1 to 3 lead to the next Morning, that of Day 4 to the final scoring."),
}
END: Final = {
    "END-0": N_("Before the final scoring each player, in player order, may exchange tokens for the last time."),
    "END-1": N_(
        "At the end the player with most servants on the Wall scores 3 points and moves the Envoy 1 step up, "
        "which may still lead into the Palace; nobody takes Intrigue Benefits."
    ),
    "END-2": N_("At the end the Decrees of level 3 score, Third of Score before the others."),
    "END-3": N_("At the end each Envoy in the Palace scores the points of its space."),
    "END-4": N_("At the end 1, 2, 3, 4 or 5 Jades score 1, 3, 6, 10 or 15 points, and each further one scores 2."),
    "END-5": N_("A player whose Envoy is not in the Palace ends with 0 points and cannot win."),
    "END-6": N_(
        "Of the players whose Envoys are in the Palace the one with most points wins; "
        "a tie goes to the higher Intrigue Marker."
    ),
    "END-7": N_("If no Envoy is in the Palace at the end, nobody wins."),
}
BONUS: Final = {
    "BONUS-1": N_("Played with bonus tokens, all six are shuffled among the 32 Travel Tokens."),
    "BONUS-2": N_(
        "A bonus token is used by putting it, with 1 normal servant from the pool, beside the own board or "
        "a location of one's choice; without a servant it cannot be used."
    ),
    "BONUS-3": N_(
        "With the bonus token “cards +1” the Gift Cards of its owner count 1 more in exchanges "
        "for the rest of the Day Phase, with two such tokens 2 more."
    ),
    "BONUS-4": N_(
        "With the bonus token “toll” anybody else who does the action of that location loses 1 point "
        "and the owner scores 1, right after the action."
    ),
    "BONUS-5": N_(
        "With the bonus token “follow” its owner may do the action of that location right after another player, "
        "at its normal cost; several owners follow in player order."
    ),
    "BONUS-6": N_("A bonus token in use takes no token space and cannot be exchanged."),
    "BONUS-7": N_(
        "At the end of the Day Phase the servant beside a bonus token returns to the supply, "
        "and the token goes face-down on a token space of its owner."
    ),
    "BONUS-8": N_("A bonus token that is not used goes straight to a token space."),
    "BONUS-9": N_("Bonus tokens are never used in a solo game."),
    "BTOK-1": N_("The bonus token “cards +1”: until the Day Phase ends, Gift Cards that its owner plays count 1 more."),
    "BTOK-2": N_(
        "The bonus token “toll”: until the Day Phase ends, others who do the action of a chosen location "
        "lose 1 point each time, and the owner scores 1."
    ),
    "BTOK-3": N_(
        "The bonus token “follow”: until the Day Phase ends, its owner may do the action of a chosen location "
        "whenever another player does it."
    ),
}
