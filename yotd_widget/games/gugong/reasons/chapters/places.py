"""Great Wall, Jade, Intrigue, Palace and Decrees (WALL, INTB, IB, JADE, INTR, TIE, PAL, DECREE)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

WALL: Final = {
    "WALL-1": N_("Great Wall, option A: the player places 1 servant from the pool on the Wall."),
    "WALL-2": N_("Great Wall, option B: the player pays 1 servant, then places 1 or 2 others from the pool."),
    "WALL-3": N_(
        "The Decree Extra Wall Servant lets its owner add 1 servant from the supply to a placement on the Wall."
    ),
    "WALL-4": N_(
        "A section of the Wall is complete if, after a whole placement, it holds at least 4 servants with one or two "
        "players, 5 with three, 6 with four, 7 with five."
    ),
    "WALL-5": N_(
        "A complete section of the Wall is scored at once: "
        "the player with most servants there scores 3 points and moves the Envoy 1 step up."
    ),
    "WALL-6": N_("If several players have most servants on the Wall, the highest Intrigue Marker among them wins."),
    "WALL-7": N_(
        "After a scoring of the Wall the winner's servants there return to the winner's supply; all others stay."
    ),
    "WALL-8": N_("On the Wall the Double Servant counts as two servants."),
    "WALL-9": N_("Each scoring of the Wall is followed by Intrigue Benefits, except at the end of the game."),
    "WALL-10": N_(
        "After a scoring too few servants are left for another section, so one placement scores the Wall at most once."
    ),
    "INTB-1": N_(
        "Everybody who had a servant on the completed section of the Wall, its winner included, "
        "may take one Intrigue Benefit."
    ),
    "INTB-2": N_(
        "Intrigue Benefits are taken from the lowest Intrigue Marker to the highest, "
        "in the order in which they lay before the first benefit."
    ),
    "INTB-3": N_("An Intrigue Benefit costs steps of the Intrigue Marker, and the marker must have that many."),
    "INTB-4": N_("A marker that is lowered for an Intrigue Benefit goes on top of those already on its new step."),
    "INTB-5": N_(
        "Whoever turns a Destiny Die for an Intrigue Benefit chooses one die and one of its own faces; "
        "others may turn the same die again."
    ),
    "INTB-6": N_("Nobody has to take an Intrigue Benefit."),
    "IB-1": N_("An Intrigue Benefit: 1 servant for 1 step."),
    "IB-3": N_("An Intrigue Benefit: 2 servants for 3 steps."),
    "IB-5": N_("An Intrigue Benefit: for 5 steps turn one Destiny Die to a face of one's choice."),
    "IB-7": N_("An Intrigue Benefit: 1 Jade from the supply for 7 steps."),
}
JADE: Final = {
    "JADE-1": N_("With the Jade action a player chooses a house that has a Jade, pays its price, and takes the Jade."),
    "JADE-2": N_("When all Jade houses are empty, the Jade action buys a Jade from the square for 5 servants."),
    "JADE-3": N_("Jade houses are never refilled."),
    "JADE-4": N_(
        "Jade from tokens, exchanges and Intrigue Benefits comes from the supply and leaves the houses alone."
    ),
    "JADE-5": N_("The supply of Jade never runs out."),
    "JADE-6": N_(
        "The Decree Cheaper Jade lowers the price of the Jade action by 1, on the square as well, and no other price."
    ),
    "JADE-7": N_("One Jade action buys one Jade."),
}
TRACKS: Final = {
    "INTR-1": N_("Intrigue, option A: the own Intrigue Marker moves 1 step up."),
    "INTR-2": N_("The first player of a Day to choose option A of Intrigue also takes the Next Start Player Medal."),
    "INTR-3": N_("Intrigue, option B: for 1 servant the own Intrigue Marker moves 3 steps up, without the Medal."),
    "INTR-4": N_("The Intrigue Track ends with step 14, and further steps are lost."),
    "INTR-5": N_("An Intrigue Marker that comes to an occupied step is put on top of those already there."),
    "INTR-6": N_("An Intrigue Marker that does not move keeps its place among those on its step."),
    "INTR-7": N_("Only the Intrigue action brings the Medal; steps from tokens, Decrees or the Palace do not."),
    "TIE-1": N_(
        "Every tie goes to the player with the higher Intrigue Marker, and on one step to the one that lies above."
    ),
    "TIE-2": N_("No two Intrigue Markers are equally high, so no tie remains."),
    "PAL-1": N_("Palace, option A: the own Envoy moves 1 step up."),
    "PAL-2": N_("Palace, option B: for 2 servants the own Envoy moves 2 steps up and the Intrigue Marker 1 step."),
    "PAL-3": N_("An Envoy who reaches step 8 is in the Palace and takes the free space there that has most points."),
    "PAL-4": N_("The spaces in the Palace score their points at the end of the game."),
    "PAL-5": N_(
        "Each step of an Envoy who is already in the Palace scores 1 point at once, "
        "also if it is left over from the move that led there."
    ),
    "PAL-6": N_("Steps of an Envoy in the Palace score whatever they come from: action, token, Decree, Wall or Night."),
    "PAL-7": N_("An Envoy never leaves the Palace."),
}
DECREES: Final = {
    "DECREE-0-1": N_(
        "To obtain a Decree a player pays its cost and 1 more servant for each servant of an opponent on it, "
        "then places 1 normal servant from the pool there."
    ),
    "DECREE-0-2": N_(
        "The Decree Cheaper Decrees lowers what is paid for a Decree by 1, never below 0; "
        "the servant on it is placed all the same."
    ),
    "DECREE-0-3": N_("Decrees of levels 1 and 2 score their points as soon as they are obtained."),
    "DECREE-0-4": N_("Each player obtains each Decree at most once, and any number of players may have the same one."),
    "DECREE-0-5": N_("Only the six Decrees on the board can be obtained."),
    "DECREE-0-6": N_("One Decrees action obtains one Decree."),
    "DECREE-0-7": N_("A Decree works from the moment in which it is obtained, so it does not lower its own price."),
    "DECREE-1-1": N_("The Decree Morning Intrigue: each Morning its owner may move the Intrigue Marker 2 steps up."),
    "DECREE-1-2": N_(
        "The Decree Morning Ship: each Morning its owner may put 1 servant from the supply on an own or new ship, "
        "and claim that ship if it is the third servant."
    ),
    "DECREE-1-3": N_("The Decree Morning Servant: each Morning its owner may gain 1 servant."),
    "DECREE-1-4": N_(
        "The Decree Morning Audience: each Morning its owner may move the Envoy 1 step up, "
        "which scores 1 point in the Palace."
    ),
    "DECREE-1-5": N_("The Decree Morning Gift: each Morning its owner may swap an own card for a card on the board."),
    "DECREE-2-1": N_("The Decree Cheaper Travel: option B of Travel costs its owner 1 servant in place of 2."),
    "DECREE-2-2": N_("The Decree Cheaper Jade: a Jade action costs its owner 1 servant fewer."),
    "DECREE-2-3": N_(
        "The Decree Extra Wall Servant: in a Great Wall action its owner may add 1 servant from the supply."
    ),
    "DECREE-2-4": N_(
        "The Decree Equal Gifts: for its owner an exchange of equal values is free and brings its actions."
    ),
    "DECREE-2-5": N_("The Decree Cheaper Decrees: a Decrees action costs its owner 1 servant fewer."),
    "DECREE-3-1": N_(
        "The Decree Third of Score: at the end 1 point for every 3 points scored until then, at most 10, "
        "before any other Decree of level 3."
    ),
    "DECREE-3-2": N_("The Decree Eight Points: 8 points at the end."),
    "DECREE-3-3": N_("The Decree Jade Bonus: at the end 2 points for each own Jade, at most 10."),
    "DECREE-3-4": N_(
        "The Decree Decree Bonus: at the end 2 points for each own servant on a Decree, this one included."
    ),
    "DECREE-3-5": N_(
        "The Decree Harbour Bonus: at the end 2 points for each own servant on a reward space of a harbour."
    ),
}
