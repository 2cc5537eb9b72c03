"""Refusals of Rotunda: code -> sentence and rules (specification 4.2)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.moves import GENERAL_REFUSALS, Refusal
from yotd_widget.engine.texts import N_

OWN_CODES: Final = {
    "ERR-OVER": "GAME-OVER",
    "ERR-TURN": "TURN-NOT-YOURS",
    "ERR-STEP": "STEP-WRONG",
    "ERR-FORMAT": "ANSWER-FORM",
    "ERR-ID": "NO-SUCH-ITEM",
}
"""Codes of all games -> those of this one."""
_GENERAL: Final = {own: code for code, own in OWN_CODES.items()}

REFUSALS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    **GENERAL_REFUSALS,
    "GAME-OVER": (N_("The game is over."), ("END-2",)),
    "TURN-NOT-YOURS": (N_("It is not your turn."), ("TURN-1",)),
    "STEP-WRONG": (N_("This belongs to another step of the turn."), ("TURN-2",)),
    "ANSWER-FORM": (N_("The answer has the wrong form."), ()),
    "NO-SUCH-ITEM": (N_("There is no such room, card or token."), ()),
    "CONFIG-PLAYERS": (N_("The game is for 2 to 5 players."), ()),
    "CONFIG-OPTION": (N_("There is no such option."), ()),
    "PACK-INVALID": (N_("The data pack fails the check: {detail}."), ()),
    "CHANCE-INVALID": (N_("This outcome of chance is not possible."), ()),
    "HALL-PLACE": (N_("The Hall must touch an arc line and cover exactly one staircase."), ("SETUP-2",)),
    "PAY-SHORT": (N_("You cannot pay this."), ("ROOM-GEN-7",)),
    "SUPPLY-EMPTY": (N_("The supply has none left."), ("ROOM-GEN-10",)),
    "ASSIST-NONE": (N_("You have no Assistant in Personal Supply."), ("TURN-7", "ASSIST-DISMISS-2")),
    "TRACK-EMPTY": (N_("No Assistant is left on your track."), ("TURN-7", "ASSIST-RECRUIT-1")),
    "CHAIR-NONE": (N_("No chair is free."), ("TURN-7", "ASSIST-APPRENTICE-1")),
    "CHAIR-TAKEN": (N_("This chair is taken."), ("ASSIST-APPRENTICE-1",)),
    "EXPERT-PERMANENT": (N_("This Expert acts by itself."), ("EXPACT-4",)),
    "EXPERT-SECOND": (N_("Only one Expert may be activated per turn."), ("EXPACT-1",)),
    "EXPERT-UNPAYABLE": (N_("Its payment cannot be made."), ("EXPACT-5",)),
    "SALE-FIELD": (N_("No free field there takes this kind."), ("EXPERT-9", "EXPERT-10")),
    "SALE-NO-CUBE": (N_("You have no cube of this kind and no Gold."), ("ROOM-MARKET-1", "ROOM-BLACK-3")),
    "NEUTRAL-SECOND": (N_("Only one neutral move per turn."), ("TWO-2",)),
    "NEUTRAL-HALL": (N_("A Neutral Leader cannot stop in the Hall."), ("TWO-3",)),
    "NEUTRAL-LIMIT": (N_("Not allowed within a neutral action."), ("NEUTRAL-2",)),
    "MOVE-NONE": (N_("You must move a Leader."), ("MOVE-1",)),
    "MOVE-NOT-YOURS": (N_("That Leader is not yours."), ("MOVE-1",)),
    "MOVE-OCCUPIED": (N_("Another Leader stands there."), ("MOVE-3",)),
    "MOVE-HALL": (N_("The move must end in the Hall."), ("MOVE-4",)),
    "MOVE-UNREACHABLE": (N_("No path of 1 to 3 steps leads there."), ("MOVE-8",)),
    "ROOM-LIMIT": (N_("This room allows no further use in this visit."), ("ROOM-GEN-1",)),
    "ROOM-SALE-FIRST": (N_("This Assistant action belongs to a sale or payment."), ("ROOM-GEN-9",)),
    "SEAT-NONE": (N_("You have no unused Assistant here."), ("ROOM-GEN-2", "ROOM-GEN-4")),
    "SEAT-LIMIT": (N_("At most two Assistants may help in one visit."), ("ROOM-GEN-2",)),
    "SEAT-RING": (N_("Only inner rooms can be repeated."), ("ROOM-GEN-2",)),
    "MARKET-COVERED": (N_("This icon is covered."), ("ROOM-MARKET-1", "ROOM-MARKET-3")),
    "TRADE-KIND": (N_("This room takes no cube of this kind now."), ("ROOM-RETAILER-2", "ROOM-WHOLESALER-2")),
    "TRADE-FULL": (N_("No free field is left."), ("ROOM-RETAILER-1",)),
    "BANKER-EMPTY": (N_("No coins lie there."), ("ROOM-BANKER-2",)),
    "COUNCIL-HALL": (N_("The Hall cannot be chosen."), ("ROOM-COUNCIL-4",)),
    "COUNCIL-SELF": (N_("The Council cannot be chosen."), ("ROOM-COUNCIL-4",)),
    "COUNCIL-EMPTY": (N_("No Leader stands there."), ("ROOM-COUNCIL-3",)),
    "ROW-ORDER": (N_("Payments go from left to right."), ("ROOM-GEN-7",)),
    "CUBE-ABSENT": (N_("That cube is not there."), ("ROOM-WAREHOUSE-1",)),
    "DEAL-LIMIT": (N_("Only two deals per visit."), ("ROOM-BLACK-1",)),
    "AMULET-CARD": (N_("Only Amulet tokens can be sold."), ("ROOM-BLACK-3",)),
    "PEDDLER-BOTH": (N_("Move the Peddler before or after the action, not both."), ("ASSIST-PEDDLER-2",)),
    "EXPERT-LIMIT": (N_("Discard one of your three Experts first."), ("EXPERT-2",)),
    "EXPERT-ROOM": (N_("You have room: no Expert is discarded."), ("EXPERT-2",)),
    "HALL-FORCED": (N_("In the Hall you must pray or worship."), ("WORSHIP-1",)),
    "TEMPLE-ALL-DOWN": (N_("All Temple tokens are used."), ("TEMPLE-3",)),
    "TEMPLE-FORCED": (N_("Without Assistants in villages you must pray."), ("WORSHIP-2",)),
    "TEMPLE-USED": (N_("This token is face down."), ("TEMPLE-1",)),
    "VILLAGE-EMPTY": (N_("You have no Assistant there."), ("WORSHIP-4",)),
    "CHAIN-START": (N_("The chain starts in the upper-left field."), ("WORSHIP-5",)),
    "CHAIN-GAP": (N_("Neighbouring fields must share an edge."), ("WORSHIP-8",)),
    "CHAIN-REPEAT": (N_("No field twice."), ("WORSHIP-8",)),
    "CHAIN-COUNT": (N_("All Assistants taken must be placed."), ("WORSHIP-8",)),
    "CHAIN-END": (N_("The chain must end with a placed Assistant."), ("WORSHIP-8",)),
    "REWARD-GONE": (N_("This reward is gone."), ("WORSHIP-10",)),
    "BONUS-NONE": (N_("No bonus is due."), ("BONUS-1",)),
    "ORDER-NOT-YOURS": (N_("This Order is not yours."), ("ORDER-1",)),
    "ORDER-DONE": (N_("It is already completed."), ("ORDER-2",)),
    "ORDER-COST": (N_("The payment does not match the cost."), ("ORDER-1",)),
    "EFFECT-USED": (N_("This effect was used this turn."), ("ORDER-5",)),
}

_KIND_RULES: Final = {
    "retailer": (N_("The Retailer needs a new kind."), ("ROOM-RETAILER-2",)),
    "wholesaler": (N_("The Wholesaler needs the same kind."), ("ROOM-WHOLESALER-2",)),
}
"""The sentences of TRADE-KIND, by room."""


def refuse(code: str, **facts: Any) -> Refusal:
    """The refusal with this code; `facts` fill its sentence.

    >>> print(refuse("ROW-ORDER"))
    ROW-ORDER Payments go from left to right. (ROOM-GEN-7)
    """
    return Refusal(code, table=REFUSALS, general=_GENERAL.get(code, code), **facts)


def wrong_kind(room: str) -> Refusal:
    """TRADE-KIND in the words of the room.

    >>> print(wrong_kind("retailer"))
    TRADE-KIND The Retailer needs a new kind. (ROOM-RETAILER-2)
    """
    return Refusal("TRADE-KIND", table=REFUSALS | {"TRADE-KIND": _KIND_RULES[room]})
