"""The solo game against Meng (AUTOMA)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

MENG: Final = {
    "AUTOMA-1": N_(
        "A solo game is set up for two players without bonus tokens; "
        "the human is start player on Day 1, and Meng comes second."
    ),
    "AUTOMA-2": N_("In a solo game the human and Meng play with one of three pairs of card sets."),
    "AUTOMA-3": N_(
        "Meng's focus is the location where a board card picked at random lies at the start, "
        "and it stays so for the whole game."
    ),
    "AUTOMA-4": N_(
        "Meng has eleven Automa cards, two of them Special; on the easy level one Special card is left out, "
        "on the hard level he has a fifth Gift Card."
    ),
    "AUTOMA-5": N_("Meng's Gift Cards are a shuffled face-down stack, made anew of his discard pile each Morning."),
    "AUTOMA-6": N_("In the Morning Meng uses every Decree of level 1 that he can, in the order of their numbers."),
    "AUTOMA-7": N_(
        "In his turn Meng reveals an Automa card and a Gift Card and exchanges it at the location shown, "
        "whatever the values, without payment."
    ),
    "AUTOMA-8": N_("After his exchange Meng does the action of the card, then that of the location, each if he can."),
    "AUTOMA-9": N_("Meng scores 1 point in place of a swap on his card."),
    "AUTOMA-10": N_("Where an action has options A and B, Meng does option A by Day."),
    "AUTOMA-11": N_(
        "Meng's Automa cards of the Day lie apart; if his deck is empty, those of earlier Days are shuffled anew."
    ),
    "AUTOMA-12": N_(
        "In a solo game the human and Meng take turns; who has no cards is skipped, "
        "and the Day Phase ends when both have none."
    ),
    "AUTOMA-13": N_(
        "In Twilight the Automa cards of the Day are revealed again in their order, "
        "and Meng does the bottom half of each if he can pay for it."
    ),
    "AUTOMA-14": N_(
        "If Meng could do an action but lacks servants, he exchanges tokens for as few servants as make it possible."
    ),
    "AUTOMA-15": N_("As soon as Meng's tokens are worth 6 he exchanges them for a Jade."),
    "AUTOMA-16": N_(
        "In the Night Meng has 1, 2, 3 or 4 matches on Days 1 to 4, whatever his cards; "
        "they gain servants and count for most matches."
    ),
    "AUTOMA-17": N_("Meng never uses his Double Servant; it marks his focus."),
    "AUTOMA-18": N_(
        "By Day Meng travels counter-clockwise along the edge of the map to the next city with a token, "
        "takes it and uses it; without a token anywhere nothing happens."
    ),
    "AUTOMA-19": N_(
        "If no city on the edge of the map has a token, Meng travels to the nearest one that has, "
        "and returns to the edge later."
    ),
    "AUTOMA-20": N_(
        "In Twilight Meng pays 2 servants, or 1 with the Decree Cheaper Travel, for one more step of Travel."
    ),
    "AUTOMA-21": N_(
        "With the token “Jade for a card” Meng by Day discards the top card of his stack, of any value, for a Jade; "
        "in Twilight he scores 1 point instead."
    ),
    "AUTOMA-22": N_("Meng scores 1 point in place of the token “swap”."),
    "AUTOMA-23": N_(
        "With the token “card back” Meng by Day puts the top card of his discard pile below his stack; "
        "in Twilight he scores 1 point instead."
    ),
    "AUTOMA-24": N_("Meng uses the token “Jade for 3 servants” if he has 3 servants, and all other tokens as printed."),
    "AUTOMA-25": N_(
        "On the Wall Meng places 1 servant by Day; in Twilight, with 2 or more in the pool, he pays 1 and places 1."
    ),
    "AUTOMA-26": N_(
        "Of the Intrigue Benefits Meng takes the Jade if his marker has 7 steps, "
        "else 1 servant if it has 1 and his supply has one, else nothing."
    ),
    "AUTOMA-27": N_(
        "At Jade Meng buys the cheapest Jade that he can pay by Day; "
        "in Twilight the card brings him a free step of Travel."
    ),
    "AUTOMA-28": N_(
        "At Intrigue Meng moves 1 step up by Day and takes the Medal if it is free; in Twilight he pays 1 for 2 steps."
    ),
    "AUTOMA-29": N_(
        "At the Palace Meng's Envoy moves 1 step up by Day; "
        "in Twilight he pays 2 for 1 step of the Envoy and 1 of Intrigue."
    ),
    "AUTOMA-30": N_(
        "At the Decrees Meng obtains one at its normal cost by Day; "
        "in Twilight the card brings him a free step of Travel."
    ),
    "AUTOMA-31": N_(
        "Meng chooses a Decree of the level of the Day, then of lower levels, then of higher ones: "
        "the cheapest that he can pay, of equally cheap ones the bottom one."
    ),
    "AUTOMA-32": N_(
        "Meng scores and uses Decrees like a player; Morning Gift scores him 1 point each Morning instead, "
        "and Equal Gifts gives him only its points."
    ),
    "AUTOMA-33": N_(
        "At the Grand Canal Meng puts 1 servant on his ship, or on a new one, by Day; "
        "in Twilight, with 2 or more in the pool, he pays 1 and places 1."
    ),
    "AUTOMA-34": N_("Meng never moves his ships himself; they move in the Night."),
    "AUTOMA-35": N_(
        "A ship of Meng with 3 servants is claimed at once in any harbour: "
        "his first two rewards are Gift Cards, on the hard level only the first, all later ones 4 points."
    ),
    "AUTOMA-36": N_(
        "A card that Meng wins by Day goes below his stack, one that he wins in Twilight to his discard pile."
    ),
    "AUTOMA-37": N_(
        "With a Special card Meng exchanges at his focus and does both actions as option B without cost, "
        "placing servants from his supply first."
    ),
    "AUTOMA-38": N_(
        "With a Special card Meng does double: 2 steps of Travel, 2 servants on Wall or ships, a free Jade or Decree, "
        "3 steps of Intrigue, or 2 of the Envoy and 1 of Intrigue."
    ),
    "AUTOMA-39": N_("A Special card brings Meng one free step of Travel in Twilight."),
    "AUTOMA-40": N_(
        "Meng can win without being in the Palace; he then scores no space there and keeps his other points."
    ),
    "AUTOMA-41": N_("In a solo game Meng wins if the human's Envoy is not in the Palace."),
    "AUTOMA-42": N_(
        "For the Decree Harbour Bonus Meng counts the neutral servants on his reward spaces, "
        "at most 3 of those for 4 points."
    ),
}
