"""Set-up, Morning, Night, the end, bonus tokens and Meng: a row for each rule that notes something there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from yotd_widget.describe.game import Described
from yotd_widget.describe.tell import Chapter, Told
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.reasons import Because, Deed
from yotd_widget.engine.texts import N_, NP_, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.pieces import LOCATIONS, SPECIAL
from yotd_widget.games.gugong.scoring import RULES as LAST_DECREES
from yotd_widget.games.gugong.told import behind
from yotd_widget.games.gugong.told.kinds import by_kind, kind, seen, told, words
from yotd_widget.games.gugong.words import CITY_NAMES, DECREE_LABELS, GIFT_NAMES, LOCATION_NAMES, NAMES

# --- Chapters --------------------------------------------------------------------------------------------------------


class _Ways(Chapter):
    """Several things of each player, one after the other."""

    def everybody(self, notes: Iterable[Note], players: Sequence[str]) -> str:
        return "; ".join(f"{players[seat]} {text}" for seat, text in self.parts(notes))

    def parts(self, notes: Iterable[Note]) -> list[tuple[int, str]]:
        found: dict[int, list[str]] = {}
        for note in notes:
            if note.seat is not None and self.of is not None:
                found.setdefault(note.seat, []).append(self.of(note))
        return [(seat, listed(ways)) for seat, ways in found.items()]


class _Places(Chapter):
    """What befalls places, and no player."""

    def everybody(self, notes: Iterable[Note], players: Sequence[str]) -> str:
        return listed(map(self.of, notes)) if self.of else ""

    def head(self, game: Described[Any], notes: Sequence[Note], players: Sequence[str]) -> str:
        return ""


@dataclass(frozen=True)
class _OfDecree(Chapter):
    """The points of a Decree at the end, each in a sentence of its own."""

    decree: str = ""


def _points(note: Note) -> int:
    return note.change["vp"]


def _gained(note: Note) -> int:
    return note.change["pool"] + (note.facts.get("double") == "pool")


def _token(note: Note) -> str:
    # Translators: a city and its new token
    told = _("{city}: {token}")
    return told.format(city=CITY_NAMES[str(note.facts["city"])], token=NAMES[str(note.facts["token"])])


# Translators: {players}: each with a number, as “Ada 4, Bo 4”, in this and the next ones
HANDS: Final = Chapter(N_("Morning, cards that become hands: {players}."), lambda note: note.change["hand"])
MAP: Final = _Places(N_("Morning, new tokens: {players}."), _token)
INCOME: Final = Chapter(N_("Morning, new servants: {players}."), _gained)
MATCHES: Final = Chapter(N_("Night, matches of cards and dice: {players}."), lambda note: int(note.facts["matches"]))
MATCHED: Final = Chapter(N_("Night, servants for matches: {players}."), _gained)
SHIPS: Final = _Ways(N_("Night, ships move: {players}."), lambda note: f"{note.facts['ship']} → {note.facts['to']}")
SPACES: Final = Chapter(N_("Final scoring, spaces of the Palace: {players}."), _points)
JADE: Final = Chapter(N_("Final scoring, Jade: {players}."), _points)

_TILES: Final = {rule: f"D3-{rule[-1]}" for rule in LAST_DECREES.values()}


def _last_decree(rule: str, why: Callable[[Deed, Note], Iterator[Because]]) -> Told:
    """A Decree of level 3 at the end."""
    # Translators: {tile}: the name of a Decree
    chapter = _OfDecree(N_("Final scoring, {tile}: {players}."), _points, rule)
    return Told(
        chapter=chapter,
        why=N_("{player}: {points} for {tile}"),
        words=lambda note: words(note) | {"tile": DECREE_LABELS[_TILES[note.rule]]},
        behind=why,
        cause=NP_("cause of points", "Decrees"),
    )


# --- The words of some -----------------------------------------------------------------------------------------------


def _laid(note: Note) -> dict[str, Any]:
    """Which gift each official has."""
    cards = str(note.facts["drawn"]).split()
    told = _("{place}: {piece}")
    there = zip(LOCATIONS, cards, strict=False)
    return {"gifts": listed(told.format(place=LOCATION_NAMES[at], piece=GIFT_NAMES[card]) for at, card in there)}


def _tiles(note: Note) -> dict[str, Any]:
    """The level and its Decrees."""
    return {
        "level": str(note.facts["what"])[-1],
        "decrees": listed(NAMES.get(tile, tile) for tile in str(note.facts["drawn"]).split()),
    }


def _dice(note: Note) -> dict[str, Any]:
    return {"dice": str(note.facts["dice"]).replace(" ", ", ")}


def _toll(note: Note) -> str:
    if "of" in note.facts:
        return N_("{player}: {points} from {owed} by the bonus token.")
    paid = N_("{player} loses {lost} to {owed} by a bonus token.")
    return paid if note.change["vp"] else N_("{player} has no point to lose to {owed}.")


def _followed(note: Note) -> str:
    follows = N_("{player} follows with a bonus token: {action}.")
    return follows if note.facts["follows"] else N_("{player} does not follow.")


def _at(here: str, elsewhere: str) -> Callable[[Note], str]:
    """Of a bonus token: at a location, or beside the Player Board."""
    return lambda note: here if " " in str(note.facts["bonus"]) else elsewhere


def _revealed(note: Note) -> str:
    special = note.facts.get("automa") == SPECIAL
    return N_("{player}'s card is Special: his focus, {location}.") if special else N_("{player}'s card: {location}.")


def _mengs_claim(note: Note) -> str:
    if "vp" in note.change:
        return N_("{player}: {points} from the harbour.")
    return N_("{player} claims with ship {ship}: {reward}; {back} to the supply.")


def _mengs_card(note: Note) -> str:
    if "discard" in note.change:
        known = N_("{player} draws the {discard} for the discard pile.")
        return known if seen(note) else N_("{player} draws a card for the discard pile.")
    return N_("{player} draws the {hand}.") if seen(note) else N_("{player} draws a card.")


def _mengs_discard(note: Note) -> str:
    if kind(note):
        return by_kind(scored=N_("{player}: {points} in place of the token."))(note)
    known = N_("{player} discards the {given} for a Jade.")
    return known if seen(note) else N_("{player} discards a card for a Jade.")


def _mengs_retrieval(note: Note) -> str:
    if kind(note):
        return N_("{player}: {points} in place of the token.")
    return (
        N_("{player} puts the {hand} below the stack.") if seen(note) else N_("{player} puts a card below the stack.")
    )


def _mengs_decree(note: Note) -> str:
    if "decrees" in note.facts:
        return N_("{player} places a servant on the Decree {decrees}, without cost.")
    return by_kind()(note)


def _placed(deed: Deed, note: Note) -> Iterator[Because]:
    if "cost" not in note.facts:
        yield from behind.so_far(deed, note)


_INSTEAD: Final = NP_("cause of points", "Meng, instead")
_BONUS: Final = NP_("cause of points", "Bonus tokens")

# --- The rows --------------------------------------------------------------------------------------------------------

NEW_DAY: Final = told(N_("The Day Tracker advances to Day {day}."))
MENGS_GIFT: Final = told(N_("{player}: {given} to the {official}, who gives the {taken}."))
LOST_SHIP: Final = told(N_("{player}: ship {ship} is lost; {back} to the supply."))
"""The other notes of MORN-7, AUTOMA-7 and NIGHT-4."""
TWILIGHT: Final = told(N_("{player}'s Twilight card: {automa}."))
"""That of AUTOMA-13 for each card."""

FIRST_GIFTS: Final = Told(N_("The officials have their first gifts: {gifts}."), words=_laid)

SETUP: Final[dict[str, str | Told]] = {
    "SETUP-3": N_("The Travel Tokens are shuffled, and one lies in every city."),
    "SETUP-5": Told(N_("The Destiny Dice show {dice}."), words=_dice),
    "SETUP-6": N_("The Day Tracker stands on Day {day}."),
    "SETUP-8": N_("{player} is the start player."),
    "SETUP-10": FIRST_GIFTS,
    "EXPERT-3": FIRST_GIFTS,
    "SETUP-11": N_("The draw pile is shuffled."),
    "EXPERT-2": N_("The draw pile is shuffled."),
    "SETUP-14": Told(N_("Decrees of level {level}: {decrees}."), words=_tiles),
    "AUTOMA-3": N_("{player}'s focus is {location}."),
    "AUTOMA-4": N_("Meng's Automa cards are shuffled."),
    "AUTOMA-5": N_("Meng's Gift Cards are shuffled."),
    "AUTOMA-11": N_("Meng's Automa cards of earlier Days are shuffled into a new deck."),
}
MORNING: Final[dict[str, str | Told]] = {
    "ROUND-1": N_("Day {number} begins."),
    "MORN-9": told(chapter=HANDS, why=N_("{player} takes the {hand} from the discard pile into the hand")),
    "MORN-1": N_("{player} had the Medal, lays it back and is the start player."),
    "MORN-2": told(chapter=MAP, why=N_("{city} receives the {token}")),
    "MORN-3": N_("The tokens that were handed in are shuffled into a new pile."),
    "MORN-5": Told(N_("The Destiny Dice show {dice}."), words=_dice),
    "MORN-6": N_("{player} uses no more Morning Decrees."),
    "MORN-7": told(chapter=INCOME, why=N_("{player} gains {gained} for the new Day"), behind=behind.short),
    "DECREE-1-1": told(
        by_kind(
            risen=N_("{player}, Morning Intrigue: {risen} up."),
            stayed=N_("{player}, Morning Intrigue: the marker is at the top and stays."),
        ),
        behind=behind.arrival,
    ),
    "DECREE-1-2": told(
        by_kind(
            launched=N_("{player}, Morning Ship: {loaded} on a new ship, {ship}."),
            loaded=N_("{player}, Morning Ship: {loaded} on ship {ship}."),
        )
    ),
    "DECREE-1-3": told(by_kind(gained=N_("{player}, Morning Servant: {gained} more.")), behind=behind.short),
    "DECREE-1-4": told(by_kind(climbed=N_("{player}, Morning Audience: Envoy {climbed} up."))),
    "DECREE-1-5": told(N_("{player}, Morning Gift: the {given} for the {there} of the {official}.")),
}

_MOST: Final = by_kind(scored=N_("{player} has most matches ({matches}): {points}."))


def _most_matches(note: Note) -> str:
    """A tie is told: who has as many sees why not the own marker wins."""
    tied = N_("{player} has most matches ({matches}) as others do, but the highest Intrigue Marker of them: {points}.")
    return tied if "tied" in note.facts else _MOST(note)


NIGHT: Final[dict[str, str | Told]] = {
    "NIGHT-1": told(chapter=MATCHES, why=N_("{player} has {found}"), behind=behind.matches),
    "NIGHT-2": told(chapter=MATCHED, why=N_("{player} gains {gained} for matches"), behind=behind.short),
    "NIGHT-3": told(
        _most_matches,
        behind=behind.most,
        cause=NP_("cause of points", "Night"),
    ),
    "NIGHT-4": told(chapter=SHIPS, why=N_("{player}: ship {ship} moves to {to}")),
}
END: Final[dict[str, str | Told]] = {
    "END-0": N_("{player} exchanges no more tokens: worth {unused}, they bring nothing."),
    "END-1": told(
        by_kind(scored=N_("{player} has most servants on the Wall at the end ({units}): {points}.")),
        behind=behind.majority,
        cause=NP_("cause of points", "Great Wall"),
    ),
    "DECREE-3-1": _last_decree("DECREE-3-1", behind.last_decree("end_third_of_vp", "thirds")),
    "DECREE-3-2": _last_decree("DECREE-3-2", lambda deed, note: iter(())),
    "DECREE-3-3": _last_decree("DECREE-3-3", behind.last_decree("end_vp_per_jade", "jade")),
    "DECREE-3-4": _last_decree("DECREE-3-4", behind.last_decree("end_vp_per_decree_servant", "decree servants")),
    "DECREE-3-5": _last_decree("DECREE-3-5", behind.last_decree("end_vp_per_harbour_servant", "harbour servants")),
    "END-3": told(
        chapter=SPACES,
        why=N_("{player}: {points} for the space in the Palace"),
        behind=behind.space,
        cause=NP_("cause of points", "Palace"),
    ),
    "END-4": told(
        chapter=JADE,
        why=N_("{player}: {points} for Jade"),
        behind=behind.jades,
        cause=NP_("cause of points", "Jade"),
    ),
    "END-5": told(
        lambda note: (
            N_("{player}'s Envoy is not in the Palace: {lost} are lost.")
            if note.change["vp"]
            else N_("{player}'s Envoy is not in the Palace.")
        ),
        cause=NP_("cause of points", "Not in the Palace"),
    ),
}
BONUS: Final[dict[str, str | Told]] = {
    "BONUS-2": told(
        _at(
            N_("{player} lays the {token} with a servant at {place}."),
            N_("{player} lays the {token} with a servant beside the own board."),
        )
    ),
    "BONUS-4": Told(
        _toll,
        # names of players are no ids
        words=lambda note: words(note) | {"owed": note.facts.get("to") or note.facts.get("of")},
        cause=_BONUS,
    ),
    "BONUS-5": told(_followed),
    "BONUS-7": told(
        _at(
            N_("{player}: the {token} comes home from {place}, its servant to the supply."),
            N_("{player}: the {token} has done its work, its servant goes to the supply."),
        )
    ),
    "BONUS-8": N_("{player}: the {token} stays unused."),
}
MENG: Final[dict[str, str | Told]] = {
    "AUTOMA-7": told(_revealed),
    "AUTOMA-9": told(N_("{player}: {points} in place of a swap."), cause=_INSTEAD),
    "AUTOMA-13": N_("Twilight: the cards of the Day are revealed again."),
    "AUTOMA-14": told(by_kind(gained=N_("{player} hands in {handed} for {gained}."))),
    "AUTOMA-15": told(by_kind(jade=N_("{player} hands in {handed} for {jades}."))),
    "AUTOMA-18": told(N_("{player} travels to {city} and takes the {token}."), behind=behind.way),
    "AUTOMA-20": told(N_("{player} pays {paid} for a step of Travel.")),
    "AUTOMA-21": told(_mengs_discard, cause=_INSTEAD),
    "AUTOMA-22": told(N_("{player}: {points} in place of the token."), cause=_INSTEAD),
    "AUTOMA-23": told(_mengs_retrieval, cause=_INSTEAD),
    "AUTOMA-24": told(by_kind(paid=N_("{player} pays {paid} for a Jade."))),
    "AUTOMA-25": told(behind=_placed),
    "AUTOMA-26": told(by_kind(lowered=N_("{player} gives {risen} of Intrigue for a benefit.")), behind=behind.short),
    "AUTOMA-27": told(by_kind(paid=N_("{player} pays {paid} for the Jade.")), behind=behind.jade),
    "AUTOMA-28": told(),
    "AUTOMA-29": told(),
    "AUTOMA-32": told(N_("{player}: {points} in place of Morning Gift."), cause=_INSTEAD),
    "AUTOMA-33": told(),
    "AUTOMA-35": told(_mengs_claim, cause=NP_("cause of points", "Harbours")),
    "AUTOMA-36": told(_mengs_card),
    "AUTOMA-38": told(_mengs_decree, behind=_placed),
}
TELLS: Final = SETUP | MORNING | NIGHT | END | BONUS | MENG
"""Rule -> how its notes are told."""
