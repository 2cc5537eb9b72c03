"""Previews of the expansions' moves: the wall and its tiles, the questions of the Super Events."""

from __future__ import annotations

from collections.abc import Iterable

from yotd_widget.describe.marks import Mark
from yotd_widget.describe.preview import Line
from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import counted, listed, sentences, signed
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import ChooseDropped, ChooseReturned, benefit
from yotd_widget.games.dragon.moves import Charter, Demolish, Drop, Lay, Return, Use
from yotd_widget.games.dragon.pieces import GOODS, WALL_BONUS, Kind, WallTile
from yotd_widget.games.dragon.screen.changes import changed
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


def effect(state: State, after: State, seat: int, move: Move) -> Iterable[Line]:
    """A move of the expansions, in numbers; nothing for other moves."""
    match move:
        case Lay(tile):
            yield _bonus(state, after, seat, tile)
            yield laid(state)
        case Demolish(palaces):
            yield from _falls(state, seat, palaces[0])
        case Return():
            good = next(good for good in GOODS if getattr(move, good))
            given = getattr(state.agenda[-1], good) + 1
            have = getattr(state.courts[seat], good)
            text = _("{given} of {have} {good}: {left} stay.")
            text = text.format(given=given, have=have, good=GOOD_NAMES[good], left=have - given)
            yield Line(text, ("GE-FLOOD-2",))
        case Drop(cards):
            text = (
                _("A wild card is discarded; nobody comes for it.")
                if cards[0] == "wild"
                else _("The card {card} is discarded; nobody comes for it.").format(card=KIND_NAMES[cards[0]])
            )
            yield Line(text, ("GE-TORNADO-1", "GE-TORNADO-3"))
        case Charter(kind):
            yield _benefit(state, after, seat, kind)


def ghosts(state: State, after: State, seat: int, move: Move) -> dict[str, Mark]:
    """Marks of what is named but not yet done, as the floors and goods of an unfinished row."""
    if isinstance(move, Lay) or (isinstance(move, Use) and move.action == "build_wall"):
        return {f"wall/{len(state.wall) + 1}": {"kind": "new", "text": ""}}
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


_TILE_CHANGES = {
    "wall_rice": ("WALL-7a", "rice"),
    "wall_fireworks": ("WALL-7a", "fireworks"),
    "wall_yuan": ("WALL-7a", "yuan"),
    "wall_track": ("WALL-7c", "space"),
    "wall_vp": ("WALL-7d", "vp"),
}
"""Wall tile -> the rule of its bonus, and the number of the court that it changes."""


def _bonus(state: State, after: State, seat: int, tile: WallTile) -> Line:
    bonus = counted(WALL_BONUS[tile], WALL_TILE_UNITS[tile])
    text = _("{bonus} for the tile.").format(bonus=bonus)
    if tile == "wall_floor":
        return Line(sentences(text, _("You choose where.") if asks_where(after) else _("A new palace.")), ("WALL-7b",))
    rule, thing = _TILE_CHANGES[tile]
    return Line(sentences(text, changed(thing, state.courts[seat], after.courts[seat])), (rule,))


def asks_where(after: State) -> bool:
    """Whether the player goes on by placing floors; without a choice they stand already."""
    return isinstance(after.agenda[-1], PlaceFloors)


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
    text = _("Palace {palace}: floors {was} → {now}.").format(palace=number, was=palace.floors, now=left)
    yield Line(text, ("GE-QUAKE-1",))
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


_GROWS: dict[Kind, str] = {
    "tax_collector": "yuan",
    "farmer": "rice",
    "pyrotechnist": "fireworks",
    "warrior": "space",
    "monk": "vp",
    "scholar": "vp",
    "court_lady": "vp",
}
"""Type of person -> the number of the court that the Charter changes."""


def _benefit(state: State, after: State, seat: int, kind: Kind) -> Line:
    court, then = state.courts[seat], after.courts[seat]
    if kind not in CHARTER_UNITS:
        return Line(_("The Charter brings healers nothing."), ("GE-CHARTER-2",), "bad")
    benefit_text = charter_text(kind, benefit(court, kind))
    if kind == "monk":
        text = _("Buddhas × floors: {benefit}.").format(benefit=benefit_text)
    else:
        symbols = counted(court.symbols(kind), SYMBOL_NAMES[kind])
        text = _("{symbols}: {benefit}.").format(symbols=symbols, benefit=benefit_text)
    if kind in _GROWS:
        return Line(sentences(text, changed(_GROWS[kind], court, then)), ("GE-CHARTER-2",))
    return Line(sentences(text, _("You choose where.") if asks_where(after) else ""), ("GE-CHARTER-2",))
