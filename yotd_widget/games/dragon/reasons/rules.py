"""The rules of In the Year of the Dragon and its two expansions, one sentence per rule id.

``RULES`` states every rule in the project's own words, under the identifier that the engine, the tests and the
notebooks cite. ``RULINGS`` states, under its own identifier, how the project decides each question that the rule books
leave open or answer differently.

Rule cards, tooltips and the reasons given with a refusal take their texts from here. Each sentence stands on its own,
so that it can be shown without its neighbours. A round of the game is called a month, and "the 2017 edition" is the
10th anniversary edition. The sentences come in the reader's language.

Nothing in this file is a rule that the engine runs: it holds texts only, and changing one changes no game.
"""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, Texts

RULES: Final = Texts(
    {
        # Setup
        "SETUP-1": N_("Two to five players take part in a game."),
        "SETUP-2": N_(
            "At setup, every type of person loses two tiles for each player short of five: "
            "one young and one old, or two young if it has no old ones."
        ),
        "SETUP-3": N_(
            "On the board, old persons lie in the upper row and young persons in the lower; "
            "all Craftsmen, Court Ladies and Tax Collectors are young."
        ),
        "SETUP-4": N_(
            "The event row has one space for each of the 12 months, and the two Peace tiles take spaces 1 and 2."
        ),
        "SETUP-5": N_(
            "The remaining ten event tiles are drawn in random order, "
            "and each is laid face up on the first empty space from the left."
        ),
        "SETUP-6": N_(
            "An event tile that would follow directly on the same event goes to the next empty space instead, "
            "and the tile drawn after it fills the gap."
        ),
        "SETUP-7": N_(
            "If the last event tile would lie on space 12 beside its twin on space 11, "
            "the tiles on spaces 10 and 11 change places before it is laid."
        ),
        "SETUP-8": N_("All 12 events and their months are known to everyone from the start."),
        "SETUP-9": N_(
            "The shuffled deck holds seven action cards: Taxes, Build, Harvest, Fireworks Display, "
            "Military Parade, Research and Privilege, and with the Great Wall also Build Wall."
        ),
        "SETUP-10": N_(
            "Each player starts with two empty two-floor palaces, 6 yuan, a dragon, "
            "both markers on 0, one person card of each type, two wild cards, "
            "with the Great Wall also six wall tiles, and nothing else."
        ),
        "SETUP-11": N_(
            "How the person markers lie on space 0 is irrelevant: "
            "players join the track order only by drafting, which moves the marker at least 3 spaces."
        ),
        "SETUP-12": N_(
            "All yuan, goods, privileges, palaces and persons are public, "
            "as are both tracks and the tiles on the board, but not the person cards in hand."
        ),
        "SETUP-13": N_(
            "A gold coin is worth 3 yuan and can be changed for silver at any time, "
            "so only a player's total in yuan counts."
        ),
        "SETUP-14": N_(
            "Person tiles are the only pieces that can run out; yuan, "
            "palace floors, rice, fireworks and privileges are unlimited."
        ),
        # Draft of the first two persons
        "DRAFT-1": N_(
            "Before month 1 each player drafts once, "
            "clockwise from the oldest player, and finishes before the next one starts."
        ),
        "DRAFT-2": N_("A player drafts exactly two young persons, and they must be of different types."),
        "DRAFT-3": N_(
            "A player may not draft the same pair of types as an earlier player, but may share one of the two types."
        ),
        "DRAFT-4": N_(
            "A player's two drafted persons move into that player's own palaces, "
            "both into one or one into each, as the player likes."
        ),
        "DRAFT-5": N_(
            "After drafting, a player's person marker advances by the combined "
            "value of the two persons and goes on top of any markers already there."
        ),
        "DRAFT-6": N_("Drafting uses up no person card, so every player still holds all 11 when month 1 begins."),
        # Person track and turn order
        "TRACK-1": N_(
            "The player whose person marker is furthest ahead acts first, "
            "then the next, and so on; seating matters only in the draft."
        ),
        "TRACK-2": N_(
            "Of players whose person markers share a space, the one whose marker lies higher in the stack acts earlier."
        ),
        "TRACK-3": N_("A person marker that ends its move on an occupied space is placed on top of all markers there."),
        "TRACK-4": N_(
            "When a person marker moves away from a stack, the order of the remaining markers does not change."
        ),
        "TRACK-5": N_(
            "A person marker never moves backwards, not even when a person is released or replaced; "
            "only the Volcanic Eruption sends all markers back."
        ),
        "TRACK-6": N_(
            "Track order is read at the start of the Action phase, the Person phase, the event, a wall check "
            "and a Super Event; markers moving meanwhile do not change who acts next."
        ),
        "TRACK-7": N_("The person track has no end: a marker can always advance by the full number of spaces."),
        "TRACK-8": N_(
            "No two players ever tie in track order; during the draft, "
            "the order includes only those who have already drafted."
        ),
        # Palaces and persons
        "PAL-1": N_(
            "Each floor of a palace has room for one person, so a palace never holds more persons than floors."
        ),
        "PAL-2": N_("A palace is one, two or three floors high and never higher."),
        "PAL-3": N_("A player may own any number of palaces."),
        "PAL-4": N_("A floor, once built, is never moved to another palace."),
        "PAL-5": N_("A person never moves from one palace to another."),
        "PAL-6": N_("A palace counts as inhabited if one or more persons live in it, and otherwise as uninhabited."),
        "REL-1": N_("A released person is out of the game for good and does not go back to the board."),
        "REL-2": N_("The release of a person never moves a person marker."),
        "REL-3": N_(
            "The owner decides whom to release, from any of their palaces unless a rule prescribes the palace."
        ),
        "REL-4": N_(
            "If more than one player has to release persons, the players do so one after another in track order."
        ),
        "REL-5": N_(
            "A player who must release more persons than they have releases all of them and owes nothing more."
        ),
        "REL-6": N_(
            "Symbols are counted before anyone releases a person, "
            "and a person whose symbols were counted may be the one to go."
        ),
        "REL-7": N_(
            "Nobody may release a person by choice in order to keep yuan in an Imperial Tribute or rice in a Drought."
        ),
        # Round structure
        "ROUND-1": N_("The game lasts exactly 12 rounds, called months."),
        "ROUND-2": N_(
            "Each month has four phases in this order: Action, Person, Event (which ends with decay) and Scoring."
        ),
        "ROUND-3": N_(
            "After the Person phase come the month's event, decay and scoring, in this order, and after month 12 also "
            "end scoring; a wall check and the Super Event follow the event, the final wall check the last scoring."
        ),
        # Phase 1: Action
        "ACT-1": N_(
            "Each month the shuffled action cards are dealt face down into one group per player; "
            "then all cards are revealed."
        ),
        "ACT-2": N_(
            "The group sizes, in any order, are 4 + 3 with two players, "
            "3 + 2 + 2 with three, 2 + 2 + 2 + 1 with four, and 2 + 2 + 1 + 1 + 1 with five; "
            "the eighth card of the Great Wall joins a smallest group."
        ),
        "ACT-3": N_("In track order, each player has one turn and must either use a group of action cards or pass."),
        "ACT-4": N_(
            "A player who uses a group places their dragon on it and carries out one, "
            "and only one, of the actions it offers."
        ),
        "ACT-5": N_("A group, and even a single action in it, may be used by more than one player in the same month."),
        "ACT-6": N_(
            "To use a group that already bears a dragon, "
            "a player first pays a fee of 3 yuan to the supply, no matter how many dragons stand there."
        ),
        "ACT-7": N_("A group that already bears a dragon is closed to a player who owns fewer than 3 yuan."),
        "ACT-8": N_(
            "The fee for a group that already bears a dragon is paid before the action, "
            "so yuan gained by the action cannot cover it."
        ),
        "ACT-9": N_(
            "A player who passes places no dragon, carries out no action and, "
            "if holding fewer than 3 yuan, is topped up to exactly 3 from the supply."
        ),
        "ACT-10": N_(
            "A player may always pass instead of acting, "
            "but one who already has 3 or more yuan neither gains nor loses any by it."
        ),
        "ACT-11": N_(
            "Nobody may choose an action that cannot take effect, such as Privilege without the money "
            "or Build Wall without a usable tile, nor a group that offers nothing else."
        ),
        "ACT-12": N_(
            "When everyone has acted or passed, the dragons go back to their owners and the action cards to the deck."
        ),
        "ACT-13": N_(
            "An action counts the matching symbols on all of the player's persons, "
            "young and old, in whichever palace they live."
        ),
        "ACT-14": N_(
            "Whenever a player's turn comes, at least one group bears no dragon, so the fee of 3 yuan "
            "is never the only way to act, unless the free groups hold only cards the player cannot use."
        ),
        "ACT-TAX-1": N_(
            "Taxes yields 2 yuan plus 1 yuan for each coin on the player's Tax Collectors, who show 3 coins each."
        ),
        "ACT-BUILD-1": N_("Build yields 1 palace floor plus 1 floor for each hammer on the player's Craftsmen."),
        "ACT-BUILD-2": N_(
            "Floors gained with Build are placed at once, on existing palaces, "
            "as new palaces, or both, but no palace may exceed three floors."
        ),
        "ACT-BUILD-3": N_("All floors gained with Build must be placed; none may be declined or kept for later."),
        "ACT-BUILD-4": N_("Build places only the floors just gained; floors built earlier may not be rearranged."),
        "ACT-HARVEST-1": N_("Harvest yields 1 rice tile plus 1 for each rice sack on the player's Farmers."),
        "ACT-FIRE-1": N_(
            "Fireworks Display yields 1 fireworks tile plus 1 for each rocket on the player's Pyrotechnists."
        ),
        "ACT-PARADE-1": N_(
            "Military Parade advances the person marker by 1 space plus 1 for each helmet on the player's Warriors."
        ),
        "ACT-RESEARCH-1": N_(
            "Research immediately scores 1 victory point plus 1 for each book on the player's Scholars."
        ),
        "ACT-PRIV-1": N_(
            "Privilege buys a small privilege for 2 yuan or a large one, "
            "which costs 7 yuan in the 2017 edition and 6 yuan in the 2007 edition."
        ),
        "ACT-PRIV-2": N_(
            "Choosing Privilege buys exactly one privilege, "
            "however rich the player is, but a player may own any number of them."
        ),
        "ACT-PRIV-3": N_(
            "The price of a privilege is due on top of any fee for the group; "
            "a player left with fewer than 2 yuan after the fee may not choose Privilege."
        ),
        # Phase 2: Person
        "PER-1": N_(
            "In track order, read anew after the Action phase, "
            "each player plays a single person card from hand onto the common discard pile."
        ),
        "PER-2": N_(
            "A player with person cards in hand must play one; "
            "a player without any skips the phase, as everyone does in month 12."
        ),
        "PER-3": N_(
            "A card showing a type brings one matching tile from the board, "
            "and the player chooses between young and old if both are left."
        ),
        "PER-4": N_(
            "With a wild card the player takes a person tile of any type, young or old, from those on the board."
        ),
        "PER-5": N_(
            "A player may play any card in hand: even one whose tiles are all gone, "
            "or a wild card while holding the card of the wanted type."
        ),
        "PER-6": N_(
            "A card for which no tile is left is still spent: the player gets no person, "
            "not even a substitute, and the person marker stays put."
        ),
        "PER-7": N_(
            "A player with room must house the new person in a palace of their choice that has room, "
            "and may neither replace anyone nor discard the newcomer."
        ),
        "PER-8": N_(
            "With all palaces full, a player may replace any one of their persons, "
            "who is released while the new person moves into that same palace."
        ),
        "PER-9": N_(
            "With all palaces full, a player may discard the new person rather than replace anyone; "
            "the tile leaves the game and the person marker stays put."
        ),
        "PER-10": N_(
            "When a new person takes a free place or replaces another person, "
            "the person marker advances by the newcomer's value."
        ),
        "PER-11": N_(
            "A new person brings no yuan, rice, fireworks, "
            "floors or victory points on arrival, but that person's symbols count from then on."
        ),
        "PER-12": N_("A player without a palace can neither house nor replace anyone and must discard the new person."),
        # Phase 3: Event
        "EVT-1": N_("Each month brings the event that lies on the space of the same number in the event row."),
        "EVT-2": N_(
            "Once resolved, an event tile is turned face down and has no further effect, "
            "so a game has exactly 12 events, the seventh of them twice in a Solar Eclipse."
        ),
        "EVT-3": N_(
            "In an event, all payments and victory points that need no choice "
            "are settled for everyone before persons are released, in track order."
        ),
        "EVT-PEACE-1": N_("Peace has no effect."),
        "EVT-TRIBUTE-1": N_(
            "In an Imperial Tribute each player pays 4 yuan to the supply, or all they have if that is less."
        ),
        "EVT-TRIBUTE-2": N_(
            "Each yuan that a player cannot pay in an Imperial Tribute "
            "obliges them to release one person from any of their palaces."
        ),
        "EVT-TRIBUTE-3": N_("The coins on Tax Collectors are not money and pay no part of an Imperial Tribute."),
        "EVT-DROUGHT-1": N_(
            "In a Drought each player owes one rice tile for every inhabited palace and none for uninhabited ones."
        ),
        "EVT-DROUGHT-2": N_(
            "In a Drought a player pays all the rice owed, or all they have if that is less, "
            "and may hold none of it back."
        ),
        "EVT-DROUGHT-3": N_(
            "In a Drought exactly one inhabited palace goes unsupplied for each rice tile missing, "
            "and the player chooses which palaces."
        ),
        "EVT-DROUGHT-4": N_(
            "Each palace left without rice in a Drought loses exactly one person, "
            "whom the player chooses from that palace."
        ),
        "EVT-DROUGHT-5": N_("The rice sacks on Farmers are not rice tiles and supply no palace in a Drought."),
        "EVT-FESTIVAL-1": N_(
            "At the Dragon Festival every player with the most fireworks tiles, "
            "if that is at least one, scores 6 victory points."
        ),
        "EVT-FESTIVAL-2": N_(
            "At the Dragon Festival every player with the second-highest number of fireworks tiles, "
            "if that is at least one, scores 3 victory points, even after a tie for first."
        ),
        "EVT-FESTIVAL-3": N_(
            "Each player who has scored at the Dragon Festival returns "
            "half of their fireworks tiles to the supply, rounded up."
        ),
        "EVT-FESTIVAL-4": N_(
            "At the Dragon Festival players without fireworks tiles never score, "
            "players who do not score return none, and rockets on Pyrotechnists do not count."
        ),
        "EVT-MONGOL-1": N_(
            "In a Mongol Invasion each player scores 1 victory point for every helmet on their Warriors."
        ),
        "EVT-MONGOL-2": N_(
            "After the scoring of a Mongol Invasion, "
            "every player with the fewest helmets releases any one of their persons."
        ),
        "EVT-MONGOL-3": N_(
            "If all players have equally many helmets in a Mongol Invasion, even none, "
            "every player releases one person."
        ),
        "EVT-MONGOL-4": N_("In a Mongol Invasion all helmets are counted before the first person is released."),
        "EVT-CONTAGION-1": N_(
            "Contagion makes each player release three persons from any of their palaces, "
            "but one fewer for each mortar on their Healers, down to none."
        ),
        # Decay and phase 4: Scoring
        "DECAY-1": N_(
            "After the month's event, all players at once return exactly "
            "one floor from each of their uninhabited palaces to the supply."
        ),
        "DECAY-2": N_("A palace that loses its only floor to decay is gone."),
        "DECAY-3": N_("Decay takes place in every month, including month 12 and the months with Peace."),
        "DECAY-4": N_("Decay happens once a month, even if a Solar Eclipse repeats the event."),
        "SCORE-1": N_(
            "In the Scoring phase each player scores 1 victory point per palace, "
            "no matter how high it is or whether it is inhabited."
        ),
        "SCORE-2": N_(
            "In the Scoring phase each player scores 1 victory point for "
            "each dragon on the fans of their Court Ladies, who show 1 each."
        ),
        "SCORE-3": N_(
            "In the Scoring phase each player scores 1 victory point for each dragon on their privileges: "
            "1 on a small one, 2 on a large one."
        ),
        "SCORE-4": N_(
            "Only palaces, Court Ladies and privileges score in the Scoring phase; "
            "Scholars, in particular, score nothing there."
        ),
        # End of the game
        "END-1": N_(
            "The game ends after the Scoring phase of month 12, or with the Great Wall after the final wall check, "
            "and a single end scoring follows."
        ),
        "END-2": N_(
            "In end scoring a player scores 2 victory points for each person in their palaces, Monks included."
        ),
        "END-3": N_(
            "In end scoring each Monk also scores victory points: "
            "its number of Buddhas multiplied by the number of floors of its palace."
        ),
        "END-4": N_(
            "In end scoring all remaining rice and fireworks tiles are sold to the supply, "
            "and each brings its owner 2 yuan."
        ),
        "END-5": N_(
            "After selling rice and fireworks in end scoring, "
            "a player scores 1 victory point for every full 3 yuan, without spending them."
        ),
        "WIN-1": N_("The player with the most victory points after end scoring wins."),
        "WIN-2": N_(
            "A tie for the win goes to the tied player furthest ahead on the person track or, "
            "on a shared space, to the one whose marker lies higher in the stack."
        ),
        # Expansion: The Great Wall of China
        "WALL-1": N_(
            "With the Great Wall each player starts with six wall tiles, one for each bonus, "
            "and everyone can see which of them are still unused."
        ),
        "WALL-2": N_("The action card Build Wall joins the other seven, so eight action cards are dealt each month."),
        "WALL-3": N_(
            "Build Wall is chosen like any other action, including the fee for a group that already bears a dragon."
        ),
        "WALL-4": N_(
            "Build Wall makes a player choose one of their unused wall tiles, receive its bonus, "
            "and lay it under the first event tile from the left that has no wall tile yet."
        ),
        "WALL-5": N_(
            "The length of the wall is the number of tiles that all players have laid, and it never exceeds 12."
        ),
        "WALL-6": N_(
            "Each wall tile is laid at most once, so each of its six bonuses comes to a player once in a game."
        ),
        "WALL-7a": N_("The wall tiles for goods bring one rice tile, one fireworks tile, or 2 yuan."),
        "WALL-7b": N_(
            "The wall tile with a floor brings one palace floor, placed at once as with Build; "
            "Craftsmen add nothing to it."
        ),
        "WALL-7c": N_("The wall tile with steps advances the person marker by 3 spaces; Warriors add nothing to it."),
        "WALL-7d": N_("The wall tile with points scores 3 victory points at once; Scholars add nothing to it."),
        "WALL-8": N_(
            "Build Wall may not be chosen once 12 tiles have been laid, nor by a player without an unused wall tile."
        ),
        "WALL-9": N_(
            "The wall is checked directly after every Mongol Invasion and once more after the Scoring phase "
            "of month 12."
        ),
        "WALL-10": N_(
            "In the check after a Mongol Invasion the wall reaches far enough "
            "if it has at least as many tiles as the number of the month."
        ),
        "WALL-11": N_(
            "If the wall reaches far enough in a check, each player scores 1 victory point for every tile "
            "they have laid, and nobody releases a person."
        ),
        "WALL-12": N_(
            "If the wall does not reach far enough in a check, nobody scores, "
            "and every player with the fewest laid tiles releases any one of their persons."
        ),
        "WALL-13": N_(
            "In a failed wall check players release in track order and by the usual rules, "
            "and if all have laid equally many tiles, even none, every player releases one person."
        ),
        "WALL-14": N_(
            "The wall check of a Mongol Invasion comes after all releases of the invasion "
            "and before a Super Event and decay."
        ),
        "WALL-15": N_("In the final wall check only a complete wall of 12 tiles reaches far enough."),
        "WALL-16": N_(
            "The final wall check comes after the Scoring phase of month 12 and before end scoring, "
            "with no decay after it."
        ),
        "WALL-17": N_(
            "If month 12 brings a Mongol Invasion, the wall is checked twice: after the event and after scoring."
        ),
        # Expansion: Super Events
        "GE-1": N_(
            "At setup, once the event row lies, one of the ten Super Events is drawn at random and put face up "
            "on month 7, and the other nine are not used."
        ),
        "GE-2": N_("Instead of drawing the Super Event, the players may agree on one before the game."),
        "GE-3": N_("The Super Event happens once, in month 7, after the event and before decay and scoring."),
        "GE-4": N_("In a Super Event the players act in track order, the leader of the person track first."),
        "GE-5": N_("Each player resolves the whole Super Event before the next one begins."),
        "GE-LANTERN-1": N_(
            "In the Lantern Festival each player scores 2 victory points for each person in their palaces."
        ),
        "GE-BUDDHA-1": N_(
            "With the Buddha each Monk scores victory points at once: "
            "its number of Buddhas multiplied by the number of floors of its palace."
        ),
        "GE-QUAKE-1": N_(
            "In an Earthquake each player, in track order, gives up two floors, "
            "both from one palace or one each from two."
        ),
        "GE-QUAKE-2": N_(
            "A player with fewer than two floors loses all of them in an Earthquake, "
            "and a palace without floors disappears."
        ),
        "GE-QUAKE-3": N_(
            "After an Earthquake a palace with more persons than floors releases the surplus, chosen by its owner "
            "among those who live there, while all persons of a vanished palace leave with it."
        ),
        "GE-QUAKE-4": N_(
            "In an Earthquake a player may give up floors of inhabited palaces even if empty ones would spare persons."
        ),
        "GE-FLOOD-1": N_(
            "In a Flood each player, in track order, counts their yuan, rice and fireworks tiles together "
            "and returns half of that number, rounded down."
        ),
        "GE-FLOOD-2": N_(
            "In a Flood the player chooses what to return, and each yuan, rice tile and fireworks tile counts as one."
        ),
        "GE-ECLIPSE-1": N_(
            "A Solar Eclipse makes the event of month 7 happen a second time in full, "
            "with everything counted, paid and ordered anew."
        ),
        "GE-ECLIPSE-2": N_(
            "If the event that a Solar Eclipse repeats is a Mongol Invasion and the Great Wall is played, "
            "the wall is checked again too."
        ),
        "GE-VOLCANO-1": N_(
            "A Volcanic Eruption puts all person markers on space 0 in one stack "
            "that keeps their order, with the leader on top."
        ),
        "GE-TORNADO-1": N_(
            "In a Tornado each player, in track order, discards two person cards of their choice from hand."
        ),
        "GE-TORNADO-2": N_(
            "After a Tornado each player holds two person cards, "
            "plays them in months 8 and 9, and skips the Person phase from month 10 on."
        ),
        "GE-TORNADO-3": N_("A card discarded in a Tornado brings no person and moves no person marker."),
        "GE-SUNRISE-1": N_(
            "At Sunrise each player, in track order, takes one young person from the board "
            "and houses, replaces or discards as in the Person phase, but without a card."
        ),
        "GE-SUNRISE-2": N_("At Sunrise no two players may choose the same type of person."),
        "GE-SUNRISE-3": N_(
            "A person who joins a court at Sunrise advances their owner's person marker by their value."
        ),
        "GE-SUNRISE-4": N_(
            "At Sunrise Craftsmen, Court Ladies and Tax Collectors may be chosen too, "
            "and a chosen type is closed to the others even if its tile is then discarded."
        ),
        "GE-SUNRISE-5": N_("A player for whom no young person of an open type is left at Sunrise gets nobody."),
        "GE-ASSASSIN-1": N_(
            "An Assassination Attempt returns all privileges of all players to the supply without compensation, "
            "before they can score in month 7."
        ),
        "GE-ASSASSIN-2": N_("After an Assassination Attempt privileges may be bought again from month 8 on."),
        "GE-CHARTER-1": N_(
            "With the Charter each player, in track order, chooses one type of person living at their court "
            "and receives what its symbols bring."
        ),
        "GE-CHARTER-2": N_(
            "The Charter counts only the symbols on a player's persons and nothing from an action card."
        ),
        "GE-CHARTER-3": N_("Several players may choose the same type with the Charter."),
        "GE-CHARTER-4": N_("A player without persons gets nothing from the Charter, and the next player goes on."),
        # Both expansions
        "COMBO-1": N_("The Great Wall and a Super Event may be played alone or together."),
        "COMBO-2": N_(
            "Played together, the expansions bring eight action cards, wall tiles and one Super Event on month 7."
        ),
        "COMBO-3": N_(
            "If month 7 brings a Mongol Invasion, the order is event, wall check, Super Event, decay and scoring."
        ),
        "COMBO-4": N_("No Super Event changes wall tiles, whether used or unused."),
        "COMBO-5": N_(
            "Floors, yuan, rice and fireworks tiles won with wall tiles are like any others in an "
            "Earthquake or a Flood."
        ),
    }
)

INVARIANTS: Final = Texts(
    {
        "INV-01": N_(
            "Of each type and age there are always the same tiles: on the board, at court or out of the game."
        ),
        "INV-02": N_("A palace has 1 to 3 floors and never more persons than floors."),
        "INV-03": N_("Yuan, rice, fireworks, privileges, points and spaces are whole numbers, never below 0."),
        "INV-06": N_("A marker stands where the values of its persons and the steps won have brought it."),
        "INV-07": N_("Every player stands in the order of the person track, once."),
        "INV-08": N_("The players who have not acted yet are asked in the order of the person track."),
        "INV-10": N_("After each month every hand has one card fewer."),
        "INV-11": N_("Hand and cards played are together the cards of the start."),
        "INV-13": N_("Every player carries out one action or passes in each month."),
        "INV-15": N_("Passing fills the yuan up to 3 and takes none."),
        "INV-16": N_("The year begins with two months of Peace; every other event comes twice, never twice in a row."),
        "INV-28": N_("A question is asked only where there are at least two different answers."),
    }
)
"""What stays true in every game, whatever is done: the sentences behind the problems of a position."""

RULINGS: Final = Texts(
    {
        "AMB-01": N_("The value of a Craftsman, which no rule book states in words, is 2."),
        "AMB-02": N_(
            "If the last event tile would lie on space 12 beside its twin, "
            "the tiles on spaces 10 and 11 change places before it is laid."
        ),
        "AMB-03": N_(
            "Young persons have the higher value and fewer symbols, although one rule book gives them a lower cost."
        ),
        "AMB-04": N_("Scholars score nothing in the Scoring phase, although two rule books mention dragons on them."),
        "AMB-05": N_(
            "The price of a large privilege follows the chosen edition: 7 yuan for 2017, the default, "
            "and 6 yuan for 2007."
        ),
        "AMB-06": N_("The number of pieces in the box never limits rice, fireworks, floors, coins or privileges."),
        "AMB-07": N_(
            "In both editions, if tied players also share a space of the person track, "
            "the one whose marker lies highest in the stack wins."
        ),
        "AMB-08": N_("Passing is open even to a player with 3 or more yuan, but then yields nothing."),
        "AMB-09": N_("A player may not place their dragon on a group in which they can carry out no action."),
        "AMB-10": N_("Every floor gained with Build must be built at once, which a new palace always makes possible."),
        "AMB-11": N_("A new person discarded because all palaces are full is out of the game, not back on the board."),
        "AMB-12": N_("A player without a palace still plays a person card, but can only discard the tile it brings."),
        "AMB-13": N_("A card whose type has run out may be played even if another card would still bring a person."),
        "AMB-14": N_("A wild card may be played for a type even if the player also holds the card of that type."),
        "AMB-15": N_(
            "If a player must release more persons than live at their court, "
            "all of them leave and there is no other penalty."
        ),
        "AMB-16": N_(
            "If both young and old tiles of the played card's type are left, the player chooses between them."
        ),
        "AMB-17": N_(
            "At the Dragon Festival all players in first place score 6 victory points, "
            "and all players in second place still score 3, whatever the ties."
        ),
        "AMB-18": N_(
            "A Military Parade does not change the order of play within the Action phase, "
            "whether the track is read once or before every turn."
        ),
        "AMB-19": N_(
            "The Super Event comes before decay, so an Earthquake that empties a palace lets it decay in "
            "the same month."
        ),
        "AMB-20": N_("The wall check of a Mongol Invasion comes before decay."),
        "AMB-21": N_("The final wall check comes after the Scoring phase of month 12, so nothing decays after it."),
        "AMB-22": N_("A Mongol Invasion in month 12 leads to two wall checks."),
        "AMB-23": N_("A Solar Eclipse that repeats a Mongol Invasion repeats the wall check as well."),
        "AMB-24": N_("Build Wall may not be chosen without a wall tile that could be laid."),
        "AMB-25": N_(
            "In an Earthquake nobody moves to another palace; both floors are chosen first, and only then does a "
            "surplus leave."
        ),
        "AMB-26": N_(
            "At Sunrise no type may be chosen twice, even if the tile was discarded, and who finds no open type "
            "gets nobody."
        ),
        "AMB-27": N_(
            "With the Charter each type brings what its action or scoring would bring for the symbols alone, "
            "Warriors steps, Healers nothing, and a player without persons is passed over."
        ),
        "AMB-28": N_("After a Volcanic Eruption the leader's marker lies on top of the stack on space 0."),
        "AMB-29": N_("The first player of a Super Event is the leader of the person track."),
        "AMB-30": N_(
            "A game option names the seat of the oldest player, who drafts first; by default it is the first seat."
        ),
        "AMB-31": N_("Person cards in hand are hidden on screen by default, while played cards are public."),
        "AMB-32": N_("The Super Event is known to everyone from the start."),
        "AMB-33": N_("The player chooses which wall tile to lay, and never draws it blindly."),
        "AMB-34": N_("The person track is treated as endless."),
        "AMB-35": N_(
            "An event settles all payments and victory points before the first release; "
            "going player by player would give the same result."
        ),
        "AMB-36": N_("The bonus of a wall tile may not be declined."),
        "AMB-37": N_(
            "In a failed wall check only those with the fewest tiles release, who are the players without tiles "
            "if there are any."
        ),
        "AMB-38": N_("Unused wall tiles and person cards are worth nothing at the end of the game."),
        "AMB-39": N_(
            "If all palaces are full, the player chooses freely between replacing a person and discarding the new one."
        ),
        "AMB-40": N_(
            "In the draft a player takes both persons at once, not one at a time in alternation with the others."
        ),
        "AMB-41": N_(
            "Two palaces of a player count as different in every choice, "
            "even with equal floors and persons, except when drafted persons are placed."
        ),
        "AMB-42": N_(
            "In a Drought a player decides on the releases one palace at a time, "
            "in the fixed order of that player's palaces."
        ),
        "AMB-43": N_(
            "In an Earthquake all persons of a vanished palace leave with its last floor, and nobody is asked."
        ),
        "AMB-44": N_(
            "An answer that releases a person while no release is due is refused as a voluntary release, "
            "not merely as a choice that is not open."
        ),
        "AMB-45": N_(
            "A faulty answer is refused for its most specific reason, "
            "and one with several faults for the reason that is checked first."
        ),
        "AMB-46": N_(
            "From being taken until it is placed or discarded, a person tile is neither on the board nor at a court; "
            "a wall tile counts as unused until the floor it brings is placed."
        ),
        "AMB-47": N_(
            "The larger groups of action cards need not come first, since the position of a group means nothing."
        ),
        "AMB-48": N_(
            "A Super Event is agreed on when the game is created, and a random one is drawn after the event row."
        ),
        "AMB-49": N_(
            "After end scoring players have no rice or fireworks left, "
            "own the yuan from the sale, and have spent no yuan on victory points."
        ),
        "AMB-50": N_(
            "Before the draft the person markers on space 0 have no order; players enter the track order as they draft."
        ),
        "AMB-51": N_("In a Tornado a player may discard both wild cards, since they are two cards."),
    }
)
