"""How this game tells its notes: a row for each rule that notes something, and the causes of points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yotd_widget.describe.tell import Chapter, Telling, Told
from yotd_widget.engine.phrases import counted, listed, signed
from yotd_widget.engine.texts import N_, NP_, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.pieces import CUBES
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import COINS, CUBE_NAMES, LYING_NAMES, POINTS, STEPS

# --- Words -----------------------------------------------------------------------------------------------------------


def _took(note: Note) -> dict[str, Any]:
    """Everything that came or went, in words: "+2 tea, −3 coins"."""
    parts = [f"{signed(n)} {CUBE_NAMES[cube]}" for cube in CUBES if (n := note.change.get(cube))]
    for thing, noun in (("coins", COINS), ("vp", POINTS)):
        if n := note.change.get(thing):
            parts.append(f"{'+' if n > 0 else '−'}{counted(abs(n), noun)}")
    return {"took": listed(parts) or _("nothing")}


def _sold(note: Note) -> dict[str, Any]:
    gains = {thing: n for thing, n in note.change.items() if n > 0}
    return {"sold": LYING_NAMES[str(note.facts["sold"])], **_took(Note(note.rule, note.seat, gains))}


def _walked(note: Note) -> dict[str, Any]:
    return {"steps": counted(int(note.facts["steps"]), STEPS)}


def _points(note: Note) -> int:
    return note.change["vp"]


def _took_at(text: str, cause: str = "") -> Told:
    return Told(text, words=_took, cause=cause)


# Translators: {players}: each with a number, as “Ada 4, Bo 4”, in this and the next ones
_AMULETS: Final = Chapter(N_("Scoring, Amulets: {players}."), _points)
_ORDERS: Final = Chapter(N_("Scoring, Orders: {players}."), _points)
_TRACK: Final = Chapter(N_("Scoring, Assistants' track: {players}."), _points)
_PLACED: Final = Chapter(N_("Scoring, Assistants on chairs and in villages: {players}."), _points)
_KEPT: Final = Chapter(N_("Scoring, Experts: {players}."), _points)
_LEFT: Final = Chapter(N_("Scoring, coins, cubes and Assistants: {players}."), _points)


# --- Rows ------------------------------------------------------------------------------------------------------------


def _tidied(note: Note) -> str:
    if "cube" in note.facts:
        return N_("The Warehouse gets {cube}.")
    return N_("The Banker's Room gets {coins} coins.") if "coins" in note.facts else N_("The {room} is emptied.")


def _council(note: Note) -> str:
    return N_("{player} puts {coins} coins into the Banker's Room.")


def _hired(note: Note) -> str:
    return N_("{experts} lies open.") if note.seat is None else N_("{player} hires {held}.")


def _opened(note: Note) -> str:
    return N_("The Amulet {amulet} lies open.") if "amulet" in note.facts else N_("{order} lies open.")


def _bonus(note: Note) -> str:
    if "symbols" in note.facts:
        return N_("{player} has crossed bonus symbols: {symbols}.")
    return N_("{player} takes the Amulet {amulets}.") if "amulets" in note.facts else N_("{player} takes {orders}.")


def _black_buy(note: Note) -> str:
    if "amulets" in note.facts:
        return N_("{player} pays {coins} for the Amulet {amulets}.")
    return N_("{player} in the Black Market: {took}.")


def _black_sale(note: Note) -> str:
    if "drawn" in note.facts or note.seat is None:
        return N_("The stack of Amulets is shuffled.")
    if "amulets" in note.facts:
        return N_("{player} sells the Amulet {amulets}.")
    return N_("{player} in the Black Market: {took}.")


def _senior(note: Note) -> str:
    if "worship" in note.facts:
        return N_("{player}: the last Assistant of the chain stays as a Senior on {worship}.")
    if "seated" in note.facts:
        return N_("{player} gains {vp} for the Assistants on chairs.")
    return N_("{player} gains {vp} for {field}.")


def _back(note: Note) -> str:
    return N_("{player}: an Assistant of the chain returns from {chain}.") if "chain" in note.facts else ""


def _edge(note: Note) -> str:
    if "amulets" in note.facts:
        return N_("{player} takes the Amulet {amulets}: {space}.")
    return N_("{player} at the edges of the Worship board: {took}.")


def _bank(note: Note) -> str:
    return (
        N_("{player} pays {coins} in the Bank.") if "coins" in note.change else N_("{player} gains {vp} in the Bank.")
    )


def _trading(note: Note) -> str:
    return N_("{player} pays {coins} in the Trading Post.") if "coins" in note.change else N_("{player} takes gold.")


_SALE: Final = N_("{player} sells {sold} in the {room}: {took}.")
_ROOMS: Final = NP_("cause of points", "Rooms")
_EXPERTS: Final = NP_("cause of points", "Experts")
_EFFECTS: Final = NP_("cause of points", "Effects of Orders")
_WORSHIP: Final = NP_("cause of points", "Worship")


def _sale(cause: str = _ROOMS) -> Told:
    return Told(_SALE, words=_sold, cause=cause)


def _of_expert(text: str = N_("{player} by an Expert: {took}.")) -> Told:
    return Told(text, words=_took, cause=_EXPERTS)


_CARD: Final = N_("{player} by {card}: {took}.")

TELLS: Final[Mapping[str, str | Told]] = {
    # --- set-up ---
    "SETUP-1": N_("The rooms of the outer ring are laid out."),
    "SETUP-2": N_("{player} lays the Hall at place {hall}."),
    "SETUP-4": N_("The Amulets are laid out."),
    "SETUP-6": N_("The Smuggler tokens are laid out."),
    "SETUP-7": N_("The Orders are laid out."),
    "SETUP-8": N_("The Experts are laid out."),
    "SETUP-9": N_("The Warehouse gets its cubes, and the Banker's Room {coins} coins."),
    "TWO-1": N_("The Neutral Leaders are placed."),
    # --- a turn ---
    "TURN-1": N_("Round {number} begins."),
    "TURN-2": N_("{player} begins a turn."),
    "TURN-3": N_("{player} goes on."),
    "TURN-4": Told(_tidied),
    "TURN-5": N_("The Peddler moves on to the {peddler}."),
    "EXPACT-1": N_("{player} activates {expert}."),
    "EXPACT-2": N_("{held} becomes an Amulet of {player}."),
    "EXPACT-3": N_("{held} goes to the used Experts."),
    "MOVE-1": Told(N_("{player} moves a Leader from the {start} to the {to}: {steps}."), words=_walked),
    "TWO-2": N_("{player} pays {cube} and moves the {leader} Leader to the {to}."),
    "NEUTRAL-1": N_("{player} uses the {room} of the Neutral Leader."),
    "NEUTRAL-2": N_("Symbols crossed in the neutral action give no bonus: {symbols}."),
    # --- rooms ---
    "ROOM-GEN-3": N_("{player} uses the young Assistant in the {young}, who returns to the supply."),
    "ROOM-GEN-4": N_("{player} uses the Senior Assistant in the {room}, who stays there."),
    "ROOM-SUPPLIER-1": _took_at(N_("{player} in the Supplier's Room: {took}.")),
    "ROOM-SMUGGLERS-1": _took_at(N_("{player} in the Smugglers' Den: {took}.")),
    "ROOM-SMUGGLERS-2": N_("The token {token} goes under the stack, and {opened} lies open."),
    "ROOM-MARKET-1": _sale(),
    "ROOM-MARKET-3": _sale(),
    "ROOM-RETAILER-1": _sale(),
    "ROOM-WHOLESALER-1": _sale(),
    "ROOM-BANKER-1": _took_at(N_("{player} in the Banker's Room: {took}.")),
    "ROOM-COUNCIL-1": Told(_council),
    "ROOM-COUNCIL-3": N_("{player} uses the {room} through the Council."),
    "ROOM-BANK-1": Told(_bank, cause=_ROOMS),
    "ROOM-BLACK-2": Told(_black_buy, words=_took),
    "ROOM-BLACK-3": Told(_black_sale, words=_took),
    "ROOM-TRADING-1": Told(_trading),
    "ROOM-HIRING-1": N_("{player} pays {coins} in the Hiring Hall."),
    "ROOM-WAREHOUSE-1": _took_at(N_("{player} fetches a cube from the {room}: {took}.")),
    # --- Assistants ---
    "ASSIST-RECRUIT-1": N_("{player} recruits Assistants: {supply}."),
    "ASSIST-DISMISS-1": N_("{player} dismisses Assistants: {track}."),
    "ASSIST-PEDDLER-1": N_("{player} sends an Assistant to the {villages}."),
    "ASSIST-PEDDLER-2": N_("{player} pays {coins} to move the Peddler to the {peddler}."),
    "ASSIST-APPRENTICE-1": N_("{player} seats a young Assistant in the {young}."),
    "ASSIST-SENIOR-1": N_("{player} seats a Senior Assistant in the {senior}."),
    # --- the Hall ---
    "TEMPLE-1": Told(lambda note: N_("{player} prays with {temple}.") if "temple" in note.facts
                     else N_("{player} by prayer: {took}."), words=_took,
                     cause=NP_("cause of points", "Prayer")),
    "WORSHIP-2": Told(N_("{player} worships without a chain, and gains {vp} for the Assistants on chairs."),
                      cause=_WORSHIP),
    "WORSHIP-3": N_("{player} worships: the round marker moves to field {marker}."),
    "WORSHIP-4": N_("{player} takes the Assistants of the {villages}: {taken}."),
    "WORSHIP-5": N_("{player} places an Assistant on {chain}."),
    "WORSHIP-9": Told(_senior, cause=_WORSHIP),
    "WORSHIP-10": Told(_edge, words=_took, cause=_WORSHIP),
    "WORSHIP-12": Told(_back),
    "END-1": N_("{player} takes the Amulet {amulets} of the Round track: the end is triggered."),
    # --- cards ---
    "BONUS-1": Told(_bonus),
    "BONUS-2": Told(_opened),
    "BONUS-3": N_("{player} declines the bonus."),
    "ORDER-1": N_("{player} completes {done}."),
    "ORDER-6": Told(_CARD, words=_took, cause=_EFFECTS),
    "ORDER-7": Told(_CARD, words=_took, cause=_EFFECTS),
    "ORDER-8": Told(_CARD, words=_took, cause=_EFFECTS),
    "ORDER-9": Told(_CARD, words=_took, cause=_EFFECTS),
    "EXPERT-1": Told(_hired),
    "EXPERT-2": N_("{player} discards {held}."),
    "EXPERT-3": N_("The used Experts are shuffled: they are the new stack."),
    "EXPERT-5": Told(_CARD, words=_took, cause=_EXPERTS),
    "EXPERT-6": Told(_CARD, words=_took, cause=_EXPERTS),
    "EXPERT-7": Told(_CARD, words=_took, cause=_EXPERTS),
    "EXPERT-8": Told(_CARD, words=_took, cause=_EXPERTS),
    "EXPERT-9": Told(lambda note: _SALE if "sold" in note.facts else N_("{player} by an Expert: {took}."),
                     words=lambda note: _sold(note) if "sold" in note.facts else _took(note), cause=_EXPERTS),
    "EXPERT-10": Told(lambda note: _SALE if "sold" in note.facts else N_("{player} by an Expert: {took}."),
                      words=lambda note: _sold(note) if "sold" in note.facts else _took(note), cause=_EXPERTS),
    "EXPERT-11": _of_expert(),
    "EXPERT-12": _of_expert(N_("{player} by the Maiden: {took}.")),
    "EXPERT-13": _of_expert(),
    "EXPERT-14": _of_expert(),
    "ADV-1": N_("{player} hires {held} from the pile."),
    # --- the end ---
    "SCORE-1": Told(chapter=_AMULETS, cause=NP_("cause of points", "Amulets")),
    "SCORE-2": Told(chapter=_ORDERS, cause=NP_("cause of points", "Orders")),
    "SCORE-3": Told(chapter=_TRACK, cause=NP_("cause of points", "Assistants' track")),
    "SCORE-4": Told(chapter=_PLACED, cause=NP_("cause of points", "Assistants")),
    "SCORE-5": Told(chapter=_LEFT, cause=NP_("cause of points", "Coins, cubes and Assistants")),
    "ADV-3": Told(chapter=_KEPT, cause=NP_("cause of points", "Experts kept")),
}  # fmt: skip
"""Rule ids -> how their notes are told."""

HEADINGS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "Housekeeping": (N_("End of step 3"), ("TURN-4",)),
    "AfterGain": (N_("Effects"), ("ORDER-12",)),
    "FinalScoring": (N_("Final scoring"), ("SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4", "SCORE-5")),
}
"""Tasks that nobody decides -> the heading of what they do, and the rules behind them."""


class RotundaTelling(Telling[State]):
    """Headings of what comes by itself."""

    headings = HEADINGS
