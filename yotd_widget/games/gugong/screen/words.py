"""What stands on the board, in English: short, for the room is small. No rules here; numbers come from the engine."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, NP_, Texts, together
from yotd_widget.games.gugong.canal import VP4
from yotd_widget.games.gugong.pieces import Action, Location, Reward, Token

# Translators: on the sign of a location, as short as can be; {n}: servants
PAY: Final = N_("pay {n}: {what}")
DOES: Final[Texts[Location]] = Texts(
    {
        "travel": N_("go to 1 city"),
        "wall": N_("place 1"),
        "jade": N_("buy 1 at its price"),
        "intrigue": N_("1 up, medal"),
        "palace": N_("1 up"),
        "decree": N_("pay, place 1"),
        "canal": N_("load 1, sail 1"),
    }
)
"""What a location does free of charge."""
DOES_ALL: Final[Texts[str]] = Texts(
    {**{str(each): text for each, text in DOES.english.items()}, "swap": N_("swap a card")}
)
"""The same of every action of which it is not clear from its name."""
DOES_MORE: Final[Texts[Location]] = Texts(
    {
        "travel": N_("to 2 cities"),
        "wall": N_("place 1 or 2"),
        "intrigue": N_("3 up"),
        "palace": N_("2 up, Intrigue 1"),
        "canal": N_("load 2"),
    }
)
"""What it does for servants."""
ACTION_WORDS: Final[Texts[Action]] = Texts(
    {
        # Translators: on a Gift Card, as short as can be
        "travel": N_("Travel"),
        "wall": N_("Wall"),
        "jade": N_("Jade"),
        "intrigue": N_("Intrigue"),
        "palace": N_("Palace"),
        "decree": N_("Decrees"),
        "canal": N_("Canal"),
        "servant1": "+1",
        "servant2": "+2",
        "swap": N_("Swap"),
        "none": N_("no action"),
    }
)
ACTION_ICONS: Final = {
    **{each: f"i-{each}" for each in ("travel", "wall", "jade", "intrigue", "palace", "decree", "canal", "swap")},
    "servant1": "i-servant",
    "servant2": "i-servant",
    "none": "",
}
"""Sprite ids."""

TOKEN_ICONS: Final[dict[Token, tuple[str, str]]] = {
    "TOK-1": ("i-servant", ""),
    "TOK-2": ("i-servant", "+2"),
    "TOK-3": ("i-palace", ""),
    "TOK-4": ("i-intrigue", ""),
    "TOK-5": ("i-jade", "7+"),
    "TOK-6": ("mark-points", "+2"),
    "TOK-7": ("i-swap", ""),
    "TOK-8": ("i-retrieve", ""),
    "TOK-9": ("i-canal", ""),
    "TOK-10": ("i-wall", ""),
    "TOK-11": ("i-jade", "3"),
    "TOK-12": ("i-token", "=2"),
    "BTOK-1": ("i-card", "+1"),
    "BTOK-2": ("mark-points", "−1"),
    "BTOK-3": ("i-up", ""),
}
"""Sprite ids, and what stands beside them."""
TOKEN_SIGNS: Final[dict[Token, str]] = {"TOK-5": "i-card", "TOK-11": "i-servant", "TOK-12": "i-token"}
"""Sprite ids of what that number counts, where it is not what the token gives: a condition, a price, a worth."""
TOKEN_EFFECTS: Final[Texts[Token]] = Texts(
    {
        # Translators: what a Travel Token does
        "TOK-1": N_("gain 1 servant"),
        "TOK-2": N_("gain 2 servants"),
        "TOK-3": N_("Envoy 1 step up"),
        "TOK-4": N_("Intrigue 1 step up"),
        "TOK-5": N_("a card of 7 or more: 1 Jade"),
        "TOK-6": N_("2 points"),
        "TOK-7": N_("swap a card"),
        "TOK-8": N_("take a discarded card back"),
        "TOK-9": N_("1 servant on a ship"),
        "TOK-10": N_("1 servant on the Wall"),
        "TOK-11": N_("pay 3 servants: 1 Jade"),
        "TOK-12": N_("counts as two tokens"),
        "BTOK-1": N_("your cards count 1 more today"),
        "BTOK-2": N_("others pay you 1 point for an action"),
        "BTOK-3": N_("do the action of others as well"),
    }
)

# Translators: over the three columns of Decrees: when they work
LEVELS: Final = (N_("Mornings"), N_("Always"), N_("At the end"))
DECREE_ICONS: Final = {
    "morning_intrigue": ("i-intrigue", "+{n}"),
    "morning_ship_servant": ("i-canal", "+{n}"),
    "morning_servant": ("i-servant", "+{n}"),
    "morning_envoy": ("i-palace", "+{n}"),
    "morning_swap": ("i-swap", ""),
    "travel_b_discount": ("i-travel", "−{n}"),
    "jade_discount": ("i-jade", "−{n}"),
    "wall_extra_servant": ("i-wall", "+{n}"),
    "equal_gift_is_free": ("i-card", "="),
    "decree_discount": ("i-decree", "−{n}"),
    "end_third_of_vp": ("mark-points", "⅓"),
    "end_flat_vp": ("mark-points", "+{n}"),
    "end_vp_per_jade": ("i-jade", "{n}×"),
    "end_vp_per_decree_servant": ("i-decree", "{n}×"),
    "end_vp_per_harbour_servant": ("i-canal", "{n}×"),
}
"""Sprite ids of effects, and what stands beside them."""
DECREE_EFFECTS: Final[Texts[str]] = Texts(
    {
        # Translators: what a Decree does; {n}: how much
        "morning_intrigue": N_("each Morning Intrigue {n} up"),
        "morning_ship_servant": N_("each Morning {n} servant of the supply on a ship"),
        "morning_servant": N_("each Morning gain {n} servant"),
        "morning_envoy": N_("each Morning Envoy {n} up"),
        "morning_swap": N_("each Morning swap a card"),
        "travel_b_discount": N_("two moves cost {n} less"),
        "jade_discount": N_("Jade costs {n} less"),
        "wall_extra_servant": N_("{n} servant of the supply more on the Wall"),
        "equal_gift_is_free": N_("a gift of equal value is free"),
        "decree_discount": N_("Decrees cost {n} less"),
        "end_third_of_vp": N_("at the end 1 point for each 3, at most 10"),
        "end_flat_vp": N_("at the end {n} points"),
        "end_vp_per_jade": N_("at the end {n} points for each Jade"),
        "end_vp_per_decree_servant": N_("at the end {n} points for each Decree"),
        "end_vp_per_harbour_servant": N_("at the end {n} points for each reward"),
    }
)
DECREE_BRIEFS: Final[Texts[str]] = Texts(
    {
        # Translators: on the stone of a Decree, below its sign and its number, in a column that says when it works: two
        # lines of about eleven letters
        "morning_intrigue": N_("Intrigue up"),
        "morning_ship_servant": N_("servant on a ship"),
        "morning_servant": N_("gain servant"),
        "morning_envoy": N_("Envoy up"),
        "morning_swap": N_("swap a card"),
        "travel_b_discount": N_("two moves cost less"),
        "jade_discount": N_("Jade costs less"),
        "wall_extra_servant": N_("more on the Wall"),
        "equal_gift_is_free": N_("equal gift is free"),
        "decree_discount": N_("Decrees cost less"),
        "end_third_of_vp": N_("of your points"),
        "end_flat_vp": N_("points"),
        "end_vp_per_jade": N_("points per Jade"),
        "end_vp_per_decree_servant": N_("points per Decree"),
        "end_vp_per_harbour_servant": N_("points per reward"),
    }
)
REWARD_ICONS: Final[dict[Reward, str]] = {"vp4": "mark-points", "card": "i-card", "double": "piece-double"}
REWARD_AMOUNTS: Final[dict[Reward, str]] = {"vp4": str(VP4), "card": "", "double": ""}
"""What stands before the sign of a reward that is not one of something."""

CAUSE_ICONS: Final = {
    "Great Wall": "i-wall",
    "Decrees": "i-decree",
    "Palace": "i-palace",
    "Harbours": "i-canal",
    "Travel Tokens": "i-travel",
    "Night": "i-die",
    "Jade": "i-jade",
    "Bonus tokens": "i-token",
}
"""Cause of points -> sprite id."""

PAGE_WORDS: Final = together(
    Texts({"free": NP_("price", "free")}, "price"),
    Texts(
        {
            "cards": N_("Cards in hand"),
            "day": N_("Day {n}"),
            "days": N_("Days"),
            # Translators: over a door of the Palace; {n}: how many
            "door": N_("points at the end: {n}"),
            "double": N_("Double Servant"),
            "empty": N_("sold"),
            "hand": N_("Hand"),
            # Translators: once tokens of one's own have been pressed, to be exchanged
            "handFor": N_("Press what you want for them"),
            # Translators: once it has been pressed what tokens are exchanged for; {n}, {m}: what the tokens are worth
            "handIn": N_("Press tokens worth {n}; so far {m}"),
            "harbour": N_("Harbour {n}"),
            # Translators: heard when only the price of an exchange is still to be chosen
            "howToPay": N_("Choose how you pay: {ways}."),
            "jades": N_("Jade"),
            "laid": N_("laid today by {player}"),
            # Translators: heard of the name of a place on a phone
            "lookIn": N_("Shows the place."),
            "map": N_("Map"),
            "medal": N_("Next Start Player Medal"),
            # Translators: over what the opponent of a solo game does, one after the other
            "mengActs": N_("{player}: the actions"),
            "mengCard": N_("{player}: the card"),
            "mengGift": N_("{player}: the gift"),
            "morning": N_("Morning"),
            "night": N_("Night"),
            # Translators: heard when of a gift or a swap the official has been chosen, or the card
            "nowCard": N_("Now a card of your hand."),
            "nowOfficial": N_("Now the official."),
            # Translators: after “Now the official.”; {free}, {pay}: the words “free” and “pay” as officials have them
            "freeOrPay": N_("“{free}” costs nothing, “{pay}” servants, a card or the actions."),
            # Translators: heard of an official before any card has been chosen
            "cardFirst": N_("First a card of your hand, or begin here."),
            # Translators: on an official before any card has been chosen, as short as can be; {values}: “5 6”, those
            # of the cards of the hand that are free there
            "freeWith": N_("free: {values}"),
            # Translators: an own token that can be handed in; {token}: what it once did, as “Envoy 1 step up”
            "ownToken": N_("Token to hand in, {token}"),
            # Translators: heard of an official: another card of the hand pays there
            "payCard": N_("a card of your hand"),
            # Translators: the same where servants pay as well: “pay 2 servants or a card of your hand”
            "payEither": N_("{servants} or a card of your hand"),
            "pay": N_("pay"),
            "players": N_("Players"),
            "pool": N_("Pool"),
            "prices": N_("Price"),
            "rates": N_("Exchange of tokens"),
            "rewards": N_("Harbour rewards"),
            # Translators: heard of a city
            "roadsTo": N_("Roads to {cities}."),
            "scoring": N_("Scoring"),
            "start": N_("Start player"),
            "supply": N_("Supply"),
            "tokens": N_("Travel Tokens"),
            # Translators: before the three dice
            "tonight": N_("Tonight"),
            # Translators: heard after the values of the dice; on the page it is a lantern, =, a servant
            "tonightFor": N_("Each card that you have taken with such a value brings a servant."),
            # Translators: below the cards that one has taken, as short as can be: they are tomorrow's hand
            "tomorrow": N_("for tomorrow"),
            "phases": N_("Phases of the Day"),
            "twilight": N_("Twilight"),
            "wallDone": N_("The section is complete"),
            # Translators: heard of one among several: “2 of 3”
            "which": N_("{n} of {all}"),
        }
    ),
)
"""The words of this game's regions on the page."""
