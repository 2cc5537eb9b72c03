"""Previews of the expansions' moves: the wall and its tiles, the questions of the Super Events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from yotd_widget.describe.marks import Mark
from yotd_widget.describe.preview import Line, Tried
from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import counted, listed, sentences, signed
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import ChooseDropped, ChooseReturned, benefit
from yotd_widget.games.dragon.moves import Charter, Demolish, Drop, Lay, Return, Use
from yotd_widget.games.dragon.pieces import GOODS, Kind
from yotd_widget.games.dragon.screen.changes import grown
from yotd_widget.games.dragon.screen.wall_view import next_check, shortfall
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.told.expansions import charter_text
from yotd_widget.games.dragon.words import (
    CHARTER_UNITS,
    EVENT_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    SYMBOL_NAMES,
    WALL_TILE_UNITS,
    person_name,
)


def effect(trial: Tried, move: Move) -> Iterable[Line]:
    """A move of the expansions, in numbers; nothing for other moves."""
    state, task = trial.before, trial.before.agenda[-1]
    match move:
        case Lay():
            yield _bonus(trial, trial.own[0])
            yield laid(state)
        case Demolish(palaces):
            yield from _falls(state, trial.seat, palaces[0])
        case Return():
            given, have = getattr(task, move.good) + 1, getattr(state.courts[trial.seat], move.good)
            text = _("{given} of {have} {good}: {left} stay.")
            text = text.format(given=given, have=have, good=GOOD_NAMES[move.good], left=have - given)
            yield Line(text, ("GE-FLOOD-2",))
        case Drop(cards):
            text = (
                _("A wild card is discarded; nobody comes for it.")
                if cards[0] == "wild"
                else _("The card {card} is discarded; nobody comes for it.").format(card=KIND_NAMES[cards[0]])
            )
            yield Line(text, ("GE-TORNADO-1", "GE-TORNADO-3"))
        case Charter(kind):
            yield _benefit(trial, kind)


def ghosts(state: State, after: State, seat: int, move: Move) -> dict[str, Mark]:
    """Marks of what is named but not yet done, as the floors and goods of an unfinished row."""
    if isinstance(move, Lay) or (isinstance(move, Use) and move.action == "build_wall"):
        return _wall_ghosts(state)
    pending = after.agenda[-1]
    if isinstance(move, Demolish):
        return _floor_ghosts(state, seat, (*state.agenda[-1].named, *move.palaces))
    if isinstance(move, Return) and isinstance(pending, ChooseReturned) and pending.seat == seat:
        court, found = state.courts[seat], {}
        for good in GOODS:
            if given := getattr(pending, good):
                found[f"good/{seat}/{good}"] = {"kind": "loss", "text": f"→ {getattr(court, good) - given}"}
        return found
    if isinstance(move, Drop) and isinstance(pending, ChooseDropped) and pending.seat == seat:
        left = len(state.courts[seat].hand) - len(pending.named)
        return {f"good/{seat}/cards": {"kind": "loss", "text": f"→ {left}"}}
    return {}


def _wall_ghosts(state: State) -> dict[str, Mark]:
    """The tile that would be laid, and how the wall stands to the next check then."""
    length = len(state.wall) + 1
    found: dict[str, Mark] = {f"wall/{length}": {"kind": "new", "text": ""}}
    check = next_check(state)
    if check and (before := check.missing(len(state.wall))):
        then = check.missing(length)
        # Translators: so many wall tiles are missing now, and would be missing then: “3 → 2 short”
        text = _("{before} → {then} short").format(before=before, then=then)
        found["wall"] = {"kind": "gain", "text": text if then else shortfall(check, length)}
    return found


def laid(state: State, before: str = "", rules: tuple[str, ...] = ()) -> Line:
    """One more tile of the wall: its place, and how the wall stands to the next check then.

    before: sentences that come first, with their rules.
    """
    place, check = len(state.wall) + 1, next_check(state)
    if check is None:
        return Line(sentences(before, _("Tile {place} of the wall.").format(place=place)), (*rules, "WALL-4"))
    words = {"place": place, "event": EVENT_NAMES[state.event_row[place - 1]], "needed": check.needed}
    text = (
        _("Tile {place} of the wall, under {event}; the end needs {needed}: {verdict}.")
        if check.final
        else _("Tile {place} of the wall, under {event}; month {month} needs {needed}: {verdict}.")
    ).format(**words, month=check.month, verdict=shortfall(check, place))
    rule = "WALL-15" if check.final else "WALL-10"
    return Line(sentences(before, text), (*rules, rule), "good" if place >= check.needed else "plain")


def _bonus(trial: Tried, note: Note) -> Line:
    tile: Any = note.facts["tile"]
    text = _("{bonus} for the tile.").format(bonus=counted(int(note.facts["bonus"]), WALL_TILE_UNITS[tile]))
    return Line(sentences(text, grown(trial, [note]) or where(trial) or _("A new palace.")), (note.rule,))


def where(trial: Tried) -> str:
    """That the player goes on by placing floors; without a choice they stand already."""
    return _("You choose where.") if isinstance(trial.after.agenda[-1], PlaceFloors) else ""


def floors_changed(palace: int, was: int, now: int) -> str:
    """The sentence on a palace that gets higher or lower."""
    return _("Palace {palace}: floors {was} → {now}.").format(palace=palace, was=was, now=now)


def _falls(state: State, seat: int, number: int) -> Iterable[Line]:
    """One more floor of a palace, after those that are named."""
    palace = state.courts[seat].palaces[number - 1]
    left = palace.floors - state.agenda[-1].named.count(number) - 1
    if not left:
        gone = [person_name(person) for person in palace.persons]
        text = (
            _("Palace {palace} falls and takes along: {persons}.")
            if gone
            else _("Palace {palace} falls; nobody lives in it.")
        ).format(palace=number, persons=listed(gone))
        yield Line(text, ("GE-QUAKE-2", "GE-QUAKE-3"), "bad" if gone else "plain")
        return
    yield Line(floors_changed(number, palace.floors, left), ("GE-QUAKE-1",))
    if (excess := len(palace.persons) - left) > 0:
        text = ngettext(
            "{n} person has to leave it; you choose who.", "{n} persons have to leave it; you choose who.", excess
        ).format(n=excess)
        yield Line(text, ("GE-QUAKE-3",), "bad")
    else:
        yield Line(_("Nobody has to leave it."), ("GE-QUAKE-3",), "good")


def _floor_ghosts(state: State, seat: int, named: tuple[int, ...]) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    for number in dict.fromkeys(named):
        falls = named.count(number) >= state.courts[seat].palaces[number - 1].floors
        kind = "gone" if falls else "loss"
        found[f"palace/{seat}/{number}"] = {"kind": kind, "text": signed(-named.count(number))}
    return found


def _benefit(trial: Tried, kind: Kind) -> Line:
    if kind not in CHARTER_UNITS:
        return Line(_("The Charter brings healers nothing."), ("GE-CHARTER-2",), "bad")
    court = trial.before.courts[trial.seat]
    text = _("Buddhas × floors: {benefit}.") if kind == "monk" else _("{symbols}: {benefit}.")
    symbols = counted(court.symbols(kind), SYMBOL_NAMES[kind])
    text = text.format(symbols=symbols, benefit=charter_text(kind, benefit(court, kind)))
    return Line(sentences(text, grown(trial, trial.own) or where(trial)), ("GE-CHARTER-2",))
