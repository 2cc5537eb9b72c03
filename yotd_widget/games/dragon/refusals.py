"""Refusals of In the Year of the Dragon: code -> sentence and rules (specification 4.3)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.moves import GENERAL_REFUSALS, Refusal
from yotd_widget.engine.texts import N_

_RULES_OF_GENERAL: Final = {"ERR-TURN": ("TRACK-1",), "ERR-STEP": ("ROUND-2",), "ERR-OVER": ("END-1",)}

REFUSALS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    **{code: (text, _RULES_OF_GENERAL.get(code, ())) for code, (text, _) in GENERAL_REFUSALS.items()},
    "ERR-CONFIG-PLAYERS": (N_("The game is for 2 to 5 players."), ("SETUP-1",)),
    "ERR-CONFIG-OPTION": (N_("Unknown option {option}: {value}."), ()),
    "ERR-CONFIG-GE": (N_("Unknown Super Event: {id}."), ("GE-1",)),
    "ERR-DRAFT-COUNT": (N_("Take exactly two persons."), ("DRAFT-2",)),
    "ERR-DRAFT-OLD": (N_("Before the game only young persons may be taken."), ("DRAFT-2",)),
    "ERR-DRAFT-SAME": (N_("The two persons must be of different types."), ("DRAFT-2",)),
    "ERR-DRAFT-COMBO": (N_("{player} already has this pair; take another one."), ("DRAFT-3",)),
    # Translators: {action} is the name of an action, as “Taxes”.
    "ERR-GROUP-ACTION": (N_("{action} is not in that group."), ("ACT-4",)),
    "ERR-GROUP-PAY": (N_("A dragon already stands there: it costs 3 yuan and you have {have}."), ("ACT-6", "ACT-7")),
    "ERR-PRIV-FUNDS": (N_("You need {cost} yuan in all and have {have}."), ("ACT-PRIV-1", "ACT-PRIV-3")),
    "ERR-PRIV-SIZE": (N_("Buy exactly one privilege, small or large."), ("ACT-PRIV-2",)),
    "ERR-WALL-NONE": (N_("You have no wall tile left."), ("WALL-8",)),
    "ERR-WALL-FULL": (N_("The wall is complete (12 tiles)."), ("WALL-5", "WALL-8")),
    "ERR-WALL-USED": (N_("You have already built that wall tile."), ("WALL-6",)),
    "ERR-BUILD-COUNT": (N_("Place exactly {k} floor(s), not {given}."), ("ACT-BUILD-3",)),
    "ERR-BUILD-HEIGHT": (N_("A palace has at most 3 floors."), ("PAL-2",)),
    "ERR-BUILD-NEW": (N_("A new palace has 1 to 3 floors."), ("ACT-BUILD-2",)),
    "ERR-PALACE-OWN": (N_("That palace is not yours."), ("PAL-1",)),
    "ERR-CARD-HAND": (N_("You do not hold that card."), ("PER-1",)),
    "ERR-CARD-ONE": (N_("Play exactly one person card."), ("PER-1",)),
    "ERR-TILE-MATCH": (N_("The card does not allow that person."), ("PER-3",)),
    "ERR-TILE-GONE": (N_("No such person tile is left on the board."), ("PER-6",)),
    "ERR-PLACE-FULL": (N_("That palace is full."), ("PAL-1",)),
    "ERR-PLACE-ROOM": (N_("You still have room: the new person must move in."), ("PER-7",)),
    "ERR-REPLACE-OWN": (N_("Name one of your own persons to be replaced."), ("PER-8",)),
    "ERR-REL-OWN": (N_("That person is not at your court."), ("REL-3",)),
    "ERR-REL-COUNT": (N_("Release exactly {k} person(s), not {given}."), ("REL-5",)),
    "ERR-REL-DUP": (N_("The same person is named twice."), ("REL-3",)),
    "ERR-REL-VOLUNTARY": (N_("Pay what you can first; nobody leaves voluntarily."), ("REL-7",)),
    "ERR-DROUGHT-COUNT": (N_("Exactly {k} inhabited palace(s) remain without rice."), ("EVT-DROUGHT-3",)),
    "ERR-DROUGHT-EMPTY": (N_("Nobody lives in that palace; it needs no rice."), ("EVT-DROUGHT-1",)),
    "ERR-DROUGHT-ONE": (N_("Release exactly one person from each unsupplied palace."), ("EVT-DROUGHT-4",)),
    "ERR-QUAKE-COUNT": (N_("Give back exactly {k} floor(s)."), ("GE-QUAKE-1", "GE-QUAKE-2")),
    "ERR-QUAKE-FLOOR": (N_("That palace has only {floors} floor(s)."), ("GE-QUAKE-1",)),
    "ERR-QUAKE-PERSON": (N_("Release only from a palace that has become too small."), ("GE-QUAKE-3",)),
    "ERR-FLOOD-SUM": (N_("Give back exactly {k} item(s), not {given}."), ("GE-FLOOD-1",)),
    # Translators: {resource} is “yuan”, “rice” or “fireworks”.
    "ERR-FLOOD-HAVE": (N_("You do not own that much {resource}."), ("GE-FLOOD-2",)),
    "ERR-TORNADO-COUNT": (N_("Discard exactly {k} person cards."), ("GE-TORNADO-1",)),
    "ERR-SUN-OLD": (N_("Sunrise brings only young persons."), ("GE-SUNRISE-1",)),
    "ERR-SUN-TAKEN": (N_("{player} has already chosen this type."), ("GE-SUNRISE-2",)),
    "ERR-CHARTER-NONE": (N_("You have no person of that type."), ("GE-CHARTER-1",)),
}


def refuse(code: str, **facts: Any) -> Refusal:
    """The refusal with this code; `facts` fill its sentence.

    >>> print(refuse("ERR-GROUP-PAY", have=2))
    ERR-GROUP-PAY A dragon already stands there: it costs 3 yuan and you have 2. (ACT-6, ACT-7)
    """
    return Refusal(code, table=REFUSALS, **facts)
