"""Before the first Day, the shape of the game, what players know of each other (SETUP, EXPERT, ROUND, INFO)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

SETUP: Final = {
    "SETUP-1": N_(
        "One to five players take part; a single player meets Meng, an opponent run by cards, on the second seat."
    ),
    "SETUP-2": N_("One to three players use the small side of the board, four or five use the large side."),
    "SETUP-3": N_(
        "The 32 Travel Tokens are shuffled, one is laid face-up on every city, "
        "and the rest form two equal face-down piles."
    ),
    "SETUP-4": N_("The six bonus Travel Tokens join the others only if the players have agreed on it."),
    "SETUP-5": N_("The three Destiny Dice are rolled for Day 1 before play begins."),
    "SETUP-6": N_("The Day Tracker starts on Day 1."),
    "SETUP-7": N_(
        "Travellers start beside the map, Envoys on step 0 of the Palace Track, and nobody has any points yet."
    ),
    "SETUP-8": N_("Chance names the start player, and the seats run clockwise from there."),
    "SETUP-9": N_(
        "The Intrigue Markers are stacked on step 0 of the Intrigue Track in player order, "
        "the start player's at the bottom and the last player's on top."
    ),
    "SETUP-10": N_("The seven Gift Cards of the board are laid out at random, face-up, one at each of the locations."),
    "SETUP-11": N_("The eleven Gift Cards of the draw pile are shuffled and lie face-down."),
    "SETUP-12": N_(
        "The start player's hand is card set 1, the next player's is set 2 and so on, four cards each; "
        "sets that nobody receives leave the game."
    ),
    "SETUP-13": N_("One Jade stands on every Jade house; all the others are the supply on the square."),
    "SETUP-14": N_(
        "Two Decrees of each level are drawn at random, the first for the top space and the second for the bottom one; "
        "the others leave the game."
    ),
    "SETUP-15": N_(
        "Each player starts with 6 servants in the pool, 6 in the supply, 3 ships beside the board and "
        "a Double Servant that is still locked, without tokens, Jade or discarded cards."
    ),
    "SETUP-16": N_("The Next Start Player Medal starts on the board, and nobody has it."),
    "SETUP-17": N_("Day 1 has no Morning: play starts with its Day Phase."),
    "SETUP-18": N_(
        "Luck decides in a fixed order: start player, cards of the locations, draw pile, tokens, Decrees by level, "
        "dice, then Meng's decks and his focus, so that a game can be repeated."
    ),
    "EXPERT-1": N_("In the Expert Variant players receive their sets of Gift Cards as in every game."),
    "EXPERT-2": N_(
        "In the Expert Variant the cards of the board, of the draw pile and of all unused sets "
        "are shuffled into one face-down pile."
    ),
    "EXPERT-3": N_(
        "In the Expert Variant the top seven cards of the shuffled pile go to the seven locations, "
        "and the rest is the draw pile."
    ),
    "EXPERT-4": N_(
        "The Expert Variant changes nothing beyond the layout of the Gift Cards; "
        "against Meng his focus is then any of the seven locations, at random."
    ),
}
COURSE: Final = {
    "ROUND-1": N_(
        "The game lasts exactly four Days, and each Day is Morning, Day Phase and Night, "
        "with Twilight before the Night in a solo game."
    ),
    "ROUND-2": N_("The final scoring follows after the Night of Day 4."),
    "ROUND-3": N_("Player order is clockwise from whoever is start player now."),
    "ROUND-4": N_(
        "What a rule says that a player may do is a choice; everything else is carried out as far as possible."
    ),
    "ROUND-5": N_(
        "What happens in the midst of an action, as a scoring of the Great Wall or the effect of a token, "
        "is settled completely before the action goes on."
    ),
    "INFO-1": N_("The cards in a hand are hidden from the other players, and a hand may hold any number of them."),
    "INFO-2": N_(
        "Players may look at their own discard pile at any time, but may not ask what lies in that of another player."
    ),
    "INFO-3": N_(
        "All else lies open: the cards of the officials, dice, map, tracks, servants, ships, Wall, Decrees, Jade, "
        "points, double tokens, and how many cards and tokens each player holds."
    ),
    "INFO-4": N_("Nobody knows the order of the draw pile, of the token piles, or of Meng's face-down cards."),
}
SERVANTS: Final = {
    "SERV-1": N_(
        "Each player has a Servant Pool and a general supply of their own, and servants never change their owner."
    ),
    "SERV-2": N_(
        "Servants who are gained move from the own supply to the own pool, as many as are there if the supply is short."
    ),
    "SERV-3": N_(
        "Servants who are paid move from the own pool to the own supply, "
        "and nobody may choose what the pool does not suffice to pay."
    ),
    "SERV-4": N_("Servants are placed from the own pool, and from the own supply only where a rule says so."),
    "SERV-5": N_(
        "A cost is paid in full before what it buys, and must leave in the pool the servants who are then placed."
    ),
    "SERV-6": N_("Each player has 12 normal servants and 1 Double Servant, and never more."),
    "SERV-7": N_("A servant on a Decree or on a reward space of a harbour stays there until the game ends."),
    "DBL-1": N_("The Double Servant is locked until it is won as the reward of a harbour; it then joins the pool."),
    "DBL-2": N_(
        "Once it is won, the Double Servant is in exactly one place: the pool, the supply, the Wall or one ship."
    ),
    "DBL-3": N_(
        "A player who gains servants while the Double Servant lies in the supply may take it in place of a normal one."
    ),
    "DBL-4": N_("The Double Servant pays for two servants of a cost; it may pay for just one, but gives no change."),
    "DBL-5": N_(
        "Where one servant may be placed on the Wall or on a ship it may be the Double Servant, "
        "which takes two spaces and counts as two."
    ),
    "DBL-6": N_(
        "Where two servants may be placed on the Wall or on ships, one of them may be the Double Servant, "
        "so that together they count as three."
    ),
    "DBL-7": N_(
        "The Double Servant can stand neither on a Decree, nor on a reward space of a harbour, "
        "nor beside a bonus token."
    ),
    "DBL-8": N_("The Double Servant fits on a ship only where two spaces are free."),
    "DBL-9": N_(
        "When a ship with the Double Servant on it is claimed, the Double Servant returns to the supply "
        "and a normal servant marks the reward."
    ),
    "DBL-10": N_("Where a servant is placed from the supply, it may be the Double Servant if that lies there."),
}
