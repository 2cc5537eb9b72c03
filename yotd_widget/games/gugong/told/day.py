"""Gifts, actions and their places: a row for each rule that notes something there, in the log and in explanations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from yotd_widget.describe.tell import Told
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because, Deed
from yotd_widget.engine.texts import N_, NP_
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.told import behind
from yotd_widget.games.gugong.told.kinds import by_kind, seen, told
from yotd_widget.games.gugong.words import POINTS

# --- The words of some ---------------------------------------------------------------------------------------------


def _paid_with(note: Note) -> str:
    known = N_("{player} discards the {given} to pay for the exchange.")
    return known if seen(note) else N_("{player} discards a card to pay for the exchange.")


def _offered(note: Note) -> str:
    return N_("{player} discards the {given} for a Jade.") if seen(note) else N_("{player} discards a card for a Jade.")


def _retrieved(note: Note) -> str:
    known = N_("{player} takes the {hand} back into the hand.")
    return known if seen(note) else N_("{player} takes a card of the discard pile back into the hand.")


def _declined(note: Note) -> str:
    card = "card" in note.facts
    return N_("{player} does not use the card.") if card else N_("{player} does not use the location.")


def _left_out(note: Note) -> str:
    return N_("{player} loads nothing.") if note.facts["part"] == "load" else N_("{player} moves no ship.")


def _reward(note: Note) -> str:
    match note.facts["reward"]:
        case "vp4":
            return N_("{player}: {points} from the harbour.")
        case "double":
            return N_("{player}: the Double Servant joins the pool.")
    return N_("{player} draws the {hand}.") if seen(note) else N_("{player} draws a card.")


def _stored(note: Note) -> str:
    return (
        N_("{player} keeps the {tokens}, face-up.")
        if note.facts["tokens"] == "TOK-12"
        else N_("{player} keeps the {tokens}, face-down.")
    )


def _bought(note: Note) -> str:
    if "jade" in note.change:
        return N_("{player} takes the Jade of house {house}.")
    return N_("{player} pays {paid} for the Jade.")


def _obtained(note: Note) -> str:
    if "cost" in note.facts:
        return N_("{player} pays {paid} for the Decree.")
    return N_("{player} places a servant on the Decree {decrees}.")


def _gain_or_steps(deed: Deed, note: Note) -> Iterator[Because]:
    yield from behind.short(deed, note)
    if note.change.get("intrigue"):
        yield from behind.arrival(deed, note)


def _placed(deed: Deed, note: Note) -> Iterator[Because]:
    if "cost" not in note.facts:
        yield from behind.so_far(deed, note)


# --- The rows ------------------------------------------------------------------------------------------------------

SWAPPED: Final = told(N_("{player} swaps the {own} for the {there} of the {official}."))
CAME: Final = told(lambda note: "", why=N_("{player} takes the card that lay there"))
"""The second note of a swap, of which the log tells in the first."""

TELLS: Final[dict[str, str | Told]] = {
    # The ledger lists the causes of points in the order of these rows.
    "WALL-5": told(
        by_kind(scored=N_("The section is complete. {player} has most servants on the Wall ({units}): {points}.")),
        behind=behind.majority,
        cause=NP_("cause of points", "Great Wall"),
    ),
    "DECREE-0-3": told(N_("{player}: {points} for {decree}."), cause=NP_("cause of points", "Decrees")),
    "PAL-5": told(
        N_("{player}: {points} for steps within the Palace."),
        behind=behind.overshot,
        cause=NP_("cause of points", "Palace"),
    ),
    "HARB-4": told(_reward, cause=NP_("cause of points", "Harbours")),
    "TOK-6": told(N_("{player}: {points} for the token."), cause=NP_("cause of points", "Travel Tokens")),
    "XCH-1": told(
        by_kind(
            # Translators: {handed}: names of tokens
            scored=N_("{player} hands in {handed} for {points}."),
            jade=N_("{player} hands in {handed} for {jades}."),
            gained=N_("{player} hands in {handed} for {gained}."),
        ),
        cause=NP_("cause of points", "Travel Tokens"),
    ),
    # Turns and gifts
    "DAY-2": N_("{player} has no card and passes."),
    "DAY-4": N_("All hands are empty: the Day Phase ends."),
    "GIFT-1": told(N_("{player}: {given} to the {official}, who gives the {taken}."), behind=behind.exchange),
    "GIFT-4": told(N_("{player} pays {paid} for the exchange.")),
    "GIFT-6": told(_paid_with),
    "GIFT-7": N_("{player} exchanges without actions."),
    "CARD-1": told(_declined),
    "CARD-2": told(N_("{player} uses the card: {action}.")),
    "CARD-6": told(by_kind(gained=N_("{player} gains {gained} by the card.")), behind=behind.short),
    "CARD-7": SWAPPED,
    "CARD-9": told(N_("{player} uses the location: {location}.")),
    # Travel and tokens
    "TRAV-2": told(N_("{player} pays {paid} to travel twice."), behind=behind.travel),
    "TRAV-3": told(N_("{player} begins the journey in {city} and takes the {token}.")),
    "TRAV-4": told(N_("{player} travels to {city} and takes the {token}.")),
    "TRAV-6": N_("{player}: the {token} stays unused."),
    "TRAV-8": told(_stored),
    "TOK-1": told(behind=behind.short),
    "TOK-2": told(behind=behind.short),
    "TOK-3": told(),
    "TOK-4": told(behind=_gain_or_steps),
    "TOK-5": told(),
    "TOK-5a": told(_offered),
    "TOK-7a": SWAPPED,
    "TOK-8a": told(_retrieved),
    "TOK-9": told(),
    "TOK-10": told(behind=_placed),
    "TOK-11": told(by_kind(paid=N_("{player} pays {paid} for a Jade."))),
    "XCH-4": told(lambda note: "", why=N_("{player} hands in the {tokens}")),
    # Wall and benefits
    "WALL-1": told(behind=_placed),
    "WALL-2": told(by_kind(paid=N_("{player} pays {paid} to place more servants on the Wall.")), behind=_placed),
    "WALL-3": told(
        by_kind(walled=N_("{player} adds {walled} of the supply on the Wall, by Decree.")), behind=behind.so_far
    ),
    "WALL-7": told(N_("{player} takes {back} from the Wall back to the supply.")),
    "INTB-3": told(
        by_kind(lowered=N_("{player} gives {risen} of Intrigue for a benefit.")), behind=_gain_or_steps
    ),
    "INTB-5": N_("{player} turns die {die} from {was} to {face}."),
    "INTB-6": N_("{player} takes no Intrigue Benefit."),
    # Jade, tracks, Decrees
    "JADE-1": told(_bought, behind=behind.jade),
    "JADE-2": N_("{player} takes a Jade from the square."),
    "INTR-1": told(behind=_gain_or_steps),
    "INTR-2": N_("{player} takes the Medal."),
    "INTR-3": told(by_kind(paid=N_("{player} pays {paid} for steps of Intrigue.")), behind=_gain_or_steps),
    "PAL-1": told(),
    "PAL-2": told(by_kind(paid=N_("{player} pays {paid} for the audience.")), behind=_gain_or_steps),
    # Translators: {worth}: “7 points”
    "PAL-3": Told(
        N_("{player}'s Envoy is in the Palace, on a space worth {worth} at the end."),
        words=lambda note: {"worth": counted(int(note.facts["points"]), POINTS)},
        behind=behind.space,
    ),
    "DECREE-0-1": told(_obtained, behind=behind.decree),
    # Canal
    "CANAL-1": told(),
    "CANAL-2": told(by_kind(paid=N_("{player} pays {paid} to load two servants."))),
    "CANAL-9": told(N_("{player}: ship {ship} moves to {to}."), behind=behind.skipped),
    "CANAL-11": told(_left_out),
    "HARB-2": told(N_("{player}: a servant of the ship marks the reward, {reward}.")),
    "HARB-3": told(N_("{player} claims with ship {ship}, which leaves the canal; {back} to the supply.")),
    "HARB-6": N_("{player} claims nothing now."),
}  # fmt: skip
"""Rule -> how its notes are told."""
