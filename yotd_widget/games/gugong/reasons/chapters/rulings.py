"""How this project decides what the rule books leave open or tell differently (AMB), and what it could have been."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

RULINGS: Final = {
    "AMB-1": N_(
        "The Decree Morning Gift may swap a card of the hand or of the discard pile; "
        "in the Morning all cards are in the hand anyway."
    ),
    "AMB-2": N_("The Medal is taken once a Day, since it serves the next Day."),
    "AMB-3": N_("A match is a pair of a card and a die, so a card counts for each die that shows its value."),
    "AMB-4": N_(
        "In the example of the Night the English rule book names the tied players, and the Polish one is wrong."
    ),
    "AMB-5": N_("If nobody has a match in the Night, nobody gets the bonus for most matches."),
    "AMB-6": N_("If all three dice are equal, each card of that value has 3 matches."),
    "AMB-7": N_("A step that is left over when an Envoy reaches the Palace scores 1 point."),
    "AMB-8": N_("The Intrigue Track starts with a step 0 and has 14 steps above it."),
    "AMB-9": N_(
        "Option A of Intrigue is open to a marker on step 14: it brings the Medal, and the marker stays as it lies."
    ),
    "AMB-10": N_("The order of Intrigue Benefits is fixed before the first of them, though markers fall meanwhile."),
    "AMB-11": N_(
        "Servants cannot be taken from an empty supply, neither as an Intrigue Benefit nor for tokens; "
        "from one with a single servant the benefit of 2 gives 1."
    ),
    "AMB-12": N_("The square sells Jade only when all houses are empty."),
    "AMB-13": N_("Option B places 1 or 2 servants on the Wall, but exactly 2 on ships."),
    "AMB-14": N_("In option A of the Grand Canal the servant is placed before the ship moves."),
    "AMB-15": N_(
        "In an own Grand Canal action any own full ship may be claimed after the placement, after the move, or both; "
        "at other times only as a token, a Decree or the Night allows."
    ),
    "AMB-16": N_("The Double Servant may pay a cost of 1, without change."),
    "AMB-17": N_("An effect that places a servant from the supply may place the Double Servant if it lies there."),
    "AMB-18": N_(
        "The servant of the Decree Extra Wall Servant is placed together with another one from the pool, "
        "before the section is checked, and never with a token."
    ),
    "AMB-19": N_("If card and location bring the same action, it may be done once, twice or not at all."),
    "AMB-20": N_("A swap may take the card that was just laid, and the location action stays the same."),
    "AMB-21": N_("Passing is not final: whoever has a card again plays again."),
    "AMB-22": N_("Discard piles become hands after the Night, before the first step of the Morning."),
    "AMB-23": N_("Tokens can be exchanged at every own decision and once before the final scoring."),
    "AMB-24": N_("If there are too few tokens, cities are refilled in a fixed order until none is left."),
    "AMB-25": N_(
        "In the Night rewards are claimed in player order, each player's foremost ship first, "
        "and on equal harbours route A before route B."
    ),
    "AMB-26": N_(
        "A card of value 1 that counts 1 more still beats a 9, "
        "and the token “Jade for a card” goes by the printed value."
    ),
    "AMB-27": N_(
        "Bonus tokens at a location answer actions of locations and cards, not effects of tokens or Decrees; "
        "points do not fall below 0, and the owner scores all the same."
    ),
    "AMB-28": N_("Option B of Travel may be chosen where only one city can be reached, and nothing is paid back."),
    "AMB-29": N_("A Traveller does not pass through cities with a token, whoever stands there."),
    "AMB-30": N_("If no Envoy is in the Palace, the game has no winner."),
    "AMB-31": N_("The six bonus tokens are not among the 32 Travel Tokens."),
    "AMB-32": N_("On the hard level Meng's fifth Gift Card comes from the draw pile."),
    "AMB-33": N_("How often each location is among Meng's nine ordinary cards is a choice of this project."),
    "AMB-34": N_("If Meng's stack is empty, the token “Jade for a card” scores him 1 point also by Day."),
    "AMB-35": N_("Cards that come to Meng's stack go below it, and it is shuffled every Morning."),
    "AMB-36": N_(
        "Servants whom a Special card places come from Meng's pool where his supply is short, "
        "and fewer are placed where both are."
    ),
    "AMB-37": N_("Meng exchanges tokens for servants before any action, not only for paid ones."),
    "AMB-38": N_(
        "Meng goes to the nearest city by roads, the first in a fixed order of equally near ones, "
        "and later on from the city on the edge that he left last."
    ),
    "AMB-39": N_("Each player takes at most one Intrigue Benefit for each scoring of the Wall."),
    "AMB-40": N_(
        "With the Decree Equal Gifts an exchange of equal values is free in every respect, with both actions."
    ),
    "AMB-41": N_("The Decree Cheaper Decrees lowers the whole price by 1, the servants of opponents included."),
    "AMB-42": N_(
        "The Decree Third of Score counts the points after the Wall has scored at the end, "
        "before other Decrees, the Palace and Jade."
    ),
    "AMB-43": N_("A hand may hold any number of cards."),
    "AMB-44": N_("Servants, points and steps won in the Night or at the Wall are always taken."),
    "AMB-45": N_("Servants beside bonus tokens or on reward spaces count neither on the Wall nor for Decree Bonus."),
    "AMB-46": N_("A token that finds no space is not part of the exchange that makes room for it."),
    "AMB-47": N_("A card action that is impossible is skipped, and the location action remains."),
    "AMB-48": N_("A free exchange is called free even if its player then does no action."),
    "AMB-49": N_("All neutral servants on Meng's reward spaces count for Harbour Bonus, five at most."),
    "AMB-50": N_("A player is asked wherever there is more than one answer, exchanges of tokens included."),
    "AMB-51": N_(
        "Option A of the Grand Canal may consist of a claim alone, but not of nothing: "
        "if nothing is placed and no ship can move, a reward is claimed."
    ),
    "AMB-52": N_("A cost cannot be paid in such a way that what it buys becomes impossible."),
    "AMB-53": N_(
        "The bonus token “toll” is settled before anybody follows, followers pay it as well, "
        "nobody follows a follower, and two equal tokens count twice."
    ),
    "AMB-54": N_(
        "An action that is impossible is refused for too few servants where these alone are the reason, "
        "and otherwise with what is in its way."
    ),
    "AMB-55": N_(
        "For a servant Meng hands in the two single tokens that he collected first, else a double one; "
        "for a Jade all his tokens, or all but the last single one if they are worth 7."
    ),
    "AMB-56": N_("Meng exchanges no tokens for a Decree of the right level while he can pay for another one."),
    "AMB-57": N_("Meng's Decrees make his actions cheaper or larger by Day, in Twilight and with Special cards."),
    "AMB-58": N_("The Double Servant has to be gained where the normal servants of the supply do not suffice."),
    "AMB-59": N_("A swap that has begun is carried out."),
    "AMB-60": N_(
        "Where Meng's choice is left open he uses Decrees by number, buys from the first of equally cheap houses, "
        "and begins his journey at the next city with a token."
    ),
    "AMB-61": N_("The two piles of tokens are kept as one, and tokens handed in are shuffled when it is used up."),
    "AMB-62": N_(
        "An effect that changes nothing may be used, except one that gains or places servants from an empty supply."
    ),
}

ALTERNATIVES: Final[dict[str, tuple[str, ...]]] = {
    "AMB-1": (N_("Only a card of the hand could be swapped, as the Polish rule book says."),),
    "AMB-2": (N_("It could be taken in every turn, as the Polish rule book may be read."),),
    "AMB-3": (
        N_("Each card could count once, however many dice show its value."),
        N_("Each die could count once, however many cards show its value."),
    ),
    "AMB-4": (N_("The Polish example could stand for another way of counting."),),
    "AMB-5": (N_("The player with the highest Intrigue Marker could get it."),),
    "AMB-6": (N_("More than two equal dice could count as two."),),
    "AMB-7": (N_("The step could be lost."),),
    "AMB-8": (N_("The start could be the first of 14 steps."),),
    "AMB-9": (
        N_("A marker on the top step could be barred from option A."),
        N_("It could get no Medal there."),
    ),
    "AMB-10": (N_("The lowest marker could be looked for anew after each benefit."),),
    "AMB-11": (N_("The steps could be given for nothing."),),
    "AMB-12": (N_("The square could always be open."),),
    "AMB-13": (N_("Both could place up to two."), N_("Both could place exactly two.")),
    "AMB-14": (N_("The ship could move first."),),
    "AMB-15": (N_("A full ship could be claimed at any time."), N_("It could be claimed only when it becomes full.")),
    "AMB-16": (N_("It could pay only costs of 2 or more."),),
    "AMB-17": (N_("Only normal servants could come from the supply."),),
    "AMB-18": (
        N_("It could be placed alone."),
        N_("It could be placed after a scoring."),
    ),
    "AMB-19": (N_("It could have to be done twice, or could be done only once."),),
    "AMB-20": (N_("The card just laid could be barred from the swap."),),
    "AMB-21": (N_("A player who has passed could be out for the Day."),),
    "AMB-22": (N_("They could become hands when the Day Phase begins, after the Decrees of the Morning."),),
    "AMB-23": (N_("They could be exchanged also in the midst of other players' decisions."),),
    "AMB-24": (N_("The players could choose which cities get them."),),
    "AMB-25": (N_("The foremost ship of all could be claimed first."),),
    "AMB-26": (
        N_("A raised 1 could count as 2 and no longer beat the 9."),
        N_("The token could go by the raised value."),
    ),
    "AMB-27": (
        N_("Effects of tokens and Decrees could count as actions."),
        N_("Points could fall below 0, or the owner score nothing then."),
    ),
    "AMB-28": (
        N_("Option B could be barred there."),
        N_("The servants could be paid back."),
    ),
    "AMB-29": (N_("Any city could be passed."),),
    "AMB-30": (N_("The player with most points could win."),),
    "AMB-31": (N_("They could be among the 32, with 26 others."),),
    "AMB-32": (N_("It could be one of the unused sets."),),
    "AMB-33": (N_("The printed cards may show the locations in other numbers."),),
    "AMB-34": (N_("Nothing could happen."),),
    "AMB-35": (N_("They could go on top of it, or it could stay in its order."),),
    "AMB-36": (N_("Only the servants of his supply could be placed."),),
    "AMB-37": (N_("He could do so for option B only, as the Polish rule book says."),),
    "AMB-38": (N_("He could stay inside the map as long as there are tokens."),),
    "AMB-39": (N_("Several benefits could be taken, as long as there are steps."),),
    "AMB-40": (N_("It could be free, but without the action of the card."),),
    "AMB-41": (N_("It could lower the printed cost alone."),),
    "AMB-42": (N_("It could count the points of the Palace and of Jade as well."),),
    "AMB-43": (N_("There could be a limit."),),
    "AMB-44": (N_("They could be declined, as the English rule book allows for the step in the Night."),),
    "AMB-45": (N_("They could count like any other servant of their owner."),),
    "AMB-46": (N_("It could be handed in with the others."),),
    "AMB-47": (N_("The turn could end there."),),
    "AMB-48": (N_("It could be declared as one without actions, with the same result."),),
    "AMB-49": (N_("Only those placed by a claim could count."),),
    "AMB-50": (N_("Exchanges could be left out of account, so that a single answer comes of itself."),),
    "AMB-51": (N_("A claim could need a servant placed or a ship moved before it."),),
    "AMB-52": (N_("The cost could be lost."),),
    "AMB-53": (
        N_("Followers could be free of the toll."),
        N_("They could be followed in turn."),
    ),
    "AMB-54": (N_("One general refusal could do for all."),),
    "AMB-55": (N_("He could hand in double tokens first."),),
    "AMB-56": (N_("He could exchange whatever brings a Decree of the right level."),),
    "AMB-57": (N_("They could count for his actions by Day only."),),
    "AMB-58": (N_("It could always be left in the supply."),),
    "AMB-59": (N_("It could be taken back as long as no card is chosen."),),
    "AMB-60": (N_("Chance could decide each of these."),),
    "AMB-61": (N_("Two piles could be kept, from which players choose."),),
    "AMB-62": (N_("Such an effect could be refused."),),
}
"""Ruling -> what it could have been instead, to be translated by whoever shows it."""
