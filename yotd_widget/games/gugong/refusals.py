"""Refusals of Gùgōng: code -> sentence and rules (specification 4.2)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.moves import GENERAL_REFUSALS, Refusal
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.words import NAMES

OWN_CODES: Final = {"ERR-OVER": "E-OVER", "ERR-TURN": "E-TURN", "ERR-STEP": "E-PHASE", "ERR-FORMAT": "E-OPTION"}
"""Codes of all games -> those of this one."""
_GENERAL: Final = {own: code for code, own in OWN_CODES.items()}

REFUSALS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    **GENERAL_REFUSALS,
    "E-PLAYERS": (N_("Gùgōng is for 1 to 5 players; {n} were given."), ("SETUP-1",)),
    "E-DATA": (N_("The game data file is not valid: {detail}."), ()),
    "E-OVER": (N_("The game is over."), ("END-6",)),
    "E-TURN": (N_("It is {player}'s turn to decide."), ("DAY-1",)),
    "E-PHASE": (N_("That is not possible in the {phase} Phase."), ("ROUND-1",)),
    "E-ORDER": (N_("The card action must come before the location action."), ("CARD-2",)),
    "E-DONE": (N_("That action has already been used this turn."), ("CARD-1",)),
    "E-OPTION": (N_("Choose one of: {options}."), ()),
    "E-IMPOSSIBLE": (N_("{action} cannot be done now: {reason}."), ("CARD-1",)),
    "E-CARD-HAND": (N_("You do not hold card {card}."), ("GIFT-1",)),
    "E-CARD-OWN": (N_("Card {card} is neither in your hand nor in your discard pile."), ("CARD-7",)),
    "E-CARD-DISCARD": (N_("Card {card} is not in your discard pile."), ("TOK-8a",)),
    "E-CARD-BLANK": (N_("Card {card} has no action."), ("CARD-3",)),
    "E-CARD-VALUE": (N_("This needs a hand card of value 7 or more."), ("TOK-5a",)),
    "E-LOCATION": (N_("There is no location {location}."), ("GIFT-1",)),
    "E-PAY-NEEDED": (
        N_("{own} does not beat {there}: remove 2 servants, discard another card, or exchange without actions."),
        ("GIFT-2", "GIFT-4"),
    ),
    "E-PAY-FREE": (N_("{own} beats {there}: nothing is to be paid."), ("GIFT-9",)),
    "E-DISCARD-CARD": (N_("Discard a different card from your hand than the one you give."), ("GIFT-6",)),
    "E-SERVANTS": (N_("This costs {cost} servants; your pool is worth {have}."), ("SERV-3", "SERV-5")),
    "E-SUPPLY": (N_("Your general supply holds no servant to gain."), ("SERV-2",)),
    "E-DOUBLE-WHERE": (N_("Your Double Servant is not in your {place}."), ("DBL-2",)),
    "E-DOUBLE-PLACE": (N_("The Double Servant cannot be placed on a {place}."), ("DBL-7",)),
    "E-CITY-EMPTY": (N_("{city} holds no Travel Token."), ("TRAV-3", "TRAV-4")),
    "E-CITY-REACH": (N_("{city} cannot be reached without passing a city that still holds a token."), ("TRAV-5",)),
    "E-TOKEN-OWN": (N_("You do not have that Travel Token."), ("XCH-1",)),
    "E-TOKEN-SUM": (N_("These tokens are worth {have}; exactly {need} is needed."), ("XCH-3",)),
    "E-SLOTS": (N_("Your token spaces are full: exchange tokens first."), ("XCH-5",)),
    "E-INTRIGUE": (N_("That benefit costs {need} steps; your marker is on step {have}."), ("INTB-3",)),
    "E-NOT-PRESENT": (N_("You had no servant on the completed Wall."), ("INTB-1",)),
    "E-DIE": (N_("There is no die {die}."), ("INTB-5",)),
    "E-FACE": (N_("Die {die} has no face {face}."), ("INTB-5",)),
    "E-HOUSE": (N_("House {house} has no Jade."), ("JADE-1",)),
    "E-SQUARE": (N_("The square sells only when all houses are empty."), ("JADE-2",)),
    "E-DECREE": (N_("Decree {decree} is not on the board."), ("DECREE-0-5",)),
    "E-DECREE-OWN": (N_("You already have Decree {decree}."), ("DECREE-0-4",)),
    "E-DECREE-USED": (N_("Decree {decree} has been used this Morning."), ("MORN-6",)),
    "E-SHIP": (N_("Ship {ship} is not yours or not on the canal."), ("CANAL-4",)),
    "E-SHIP-FULL": (N_("Ship {ship} has {free} free spaces; {need} are needed."), ("CANAL-4", "DBL-8")),
    "E-SHIP-NONE": (N_("All your ships are on the canal."), ("CANAL-8",)),
    "E-ROUTE-FULL": (N_("Route {route} has no free harbour."), ("CANAL-8",)),
    "E-NO-HARBOUR": (N_("No free harbour ahead of ship {ship}."), ("CANAL-9",)),
    "E-NOT-FULL": (N_("Ship {ship} carries {have} of 3 servants."), ("HARB-1",)),
    "E-HARBOUR-NONE": (N_("Harbour 1 gives no reward."), ("HARB-1",)),
    "E-REWARD-SLOT": (N_("You have no free space for that reward."), ("HARB-5",)),
}


_OF_ONE: Final = REFUSALS | {
    "E-SERVANTS": (N_("This costs 1 servant; your pool is worth {have}."), ("SERV-3", "SERV-5"))
}
"""The same where it is one servant."""


class Known(str):
    """An id that stays one, and is told by its name where a sentence takes it in."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(NAMES.get(str(self), str(self)), spec)


_IDS: Final = ("card", "decree")
"""Facts that are ids."""


def refuse(code: str, **facts: Any) -> Refusal:
    """The refusal with this code; `facts` fill its sentence.

    >>> print(refuse("E-TOKEN-SUM", have=5, need=4))
    E-TOKEN-SUM These tokens are worth 5; exactly 4 is needed. (XCH-3)
    >>> refuse("E-CARD-HAND", card="P2-5").text
    'You do not hold card silk (5, Intrigue).'
    """
    facts |= {fact: Known(facts[fact]) for fact in _IDS if fact in facts}
    return Refusal(
        code, table=_OF_ONE if facts.get("cost") == 1 else REFUSALS, general=_GENERAL.get(code, code), **facts
    )
