"""Previews of the expansions' moves: the wall and its tiles, the questions of the Super Events."""

from __future__ import annotations

from collections.abc import Iterable

from yotd_widget.engine.moves import Move
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import ChooseDropped, ChooseReturned, benefit
from yotd_widget.games.dragon.moves import Charter, Demolish, Drop, Lay, Return, Use
from yotd_widget.games.dragon.pieces import GOODS, WALL_BONUS, Kind, WallTile
from yotd_widget.games.dragon.screen.line import Line
from yotd_widget.games.dragon.screen.marks import Mark
from yotd_widget.games.dragon.screen.tell_expansions import charter_text
from yotd_widget.games.dragon.screen.wall_view import next_check, shortfall
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    CHARTER_UNITS,
    EVENT_NAMES,
    KIND_NAMES,
    SYMBOL_NAMES,
    WALL_TILE_UNITS,
    counted,
    person_name,
    signed,
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
            yield Line(f"{given} of {have} {good}: {have - given} stay.", ("GE-FLOOD-2",))
        case Drop(cards):
            kind = "A wild card" if cards[0] == "wild" else f"The card {KIND_NAMES[cards[0]]}"
            yield Line(f"{kind} is discarded; nobody comes for it.", ("GE-TORNADO-1", "GE-TORNADO-3"))
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


def laid(state: State, fee: str = "", rules: tuple[str, ...] = ()) -> Line:
    """One more tile of the wall: its place, and how the wall stands to the next check then."""
    place, check = len(state.wall) + 1, next_check(state)
    if check is None:
        return Line(f"{fee}Tile {place} of the wall.", (*rules, "WALL-4"))
    tone = "good" if place >= check.needed else "plain"
    where = f"Tile {place} of the wall, under {EVENT_NAMES[state.event_row[place - 1]]}"
    text = f"{fee}{where}; {check.who} needs {check.needed}: {shortfall(check, place)}."
    rule = "WALL-15" if check.final else "WALL-10"
    return Line(text, (*rules, rule), tone)


def _bonus(state: State, after: State, seat: int, tile: WallTile) -> Line:
    court, then = state.courts[seat], after.courts[seat]
    rule, change = {
        "wall_rice": ("WALL-7a", f"Rice {court.rice} → {then.rice}."),
        "wall_fireworks": ("WALL-7a", f"Fireworks {court.fireworks} → {then.fireworks}."),
        "wall_yuan": ("WALL-7a", f"Yuan {court.yuan} → {then.yuan}."),
        "wall_floor": (
            "WALL-7b",
            "You choose where." if asks_where(after) else "A new palace.",
        ),
        "wall_track": ("WALL-7c", f"Steps {court.space} → {then.space}."),
        "wall_vp": ("WALL-7d", f"VP {court.vp} → {then.vp}."),
    }[tile]
    return Line(f"{counted(WALL_BONUS[tile], WALL_TILE_UNITS[tile])} for the tile. {change}", (rule,))


def asks_where(after: State) -> bool:
    """Whether the player goes on by placing floors; without a choice they stand already."""
    return isinstance(after.agenda[-1], PlaceFloors)


def _falls(state: State, seat: int, number: int) -> Iterable[Line]:
    """One more floor of a palace, after those that are named."""
    palace = state.courts[seat].palaces[number - 1]
    left = palace.floors - state.agenda[-1].named.count(number) - 1
    if not left:
        gone = [person_name(person) for person in palace.persons]
        who = f" and takes along: {', '.join(gone)}" if gone else "; nobody lives in it"
        yield Line(f"Palace {number} falls{who}.", ("GE-QUAKE-2", "GE-QUAKE-3"), "bad" if gone else "plain")
        return
    yield Line(f"Palace {number}: floors {palace.floors} → {left}.", ("GE-QUAKE-1",))
    if (excess := len(palace.persons) - left) > 0:
        text = f"{counted(excess, ('person has', 'persons have'))} to leave it; you choose who."
        yield Line(text, ("GE-QUAKE-3",), "bad")
    else:
        yield Line("Nobody has to leave it.", ("GE-QUAKE-3",), "good")


def _floor_ghosts(state: State, seat: int, named: tuple[int, ...]) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    for number in dict.fromkeys(named):
        falls = named.count(number) >= state.courts[seat].palaces[number - 1].floors
        kind = "gone" if falls else "loss"
        found[f"palace/{seat}/{number}"] = {"kind": kind, "text": signed(-named.count(number))}
    return found


def _benefit(state: State, after: State, seat: int, kind: Kind) -> Line:
    court, then = state.courts[seat], after.courts[seat]
    amount = benefit(court, kind)
    if kind not in CHARTER_UNITS:
        return Line(f"The Charter brings {KIND_NAMES[kind]}s nothing.", ("GE-CHARTER-2",), "bad")
    source = "Buddhas × floors" if kind == "monk" else counted(court.symbols(kind), SYMBOL_NAMES[kind])
    change = {
        "yuan": f" Yuan {court.yuan} → {then.yuan}.",
        "rice": f" Rice {court.rice} → {then.rice}.",
        "fireworks": f" Fireworks {court.fireworks} → {then.fireworks}.",
        "VP": f" VP {court.vp} → {then.vp}.",
        "steps": f" Steps {court.space} → {then.space}.",
        "floors": " You choose where." if asks_where(after) else "",
    }[CHARTER_UNITS[kind][1]]
    return Line(f"{source}: {charter_text(kind, amount)}.{change}", ("GE-CHARTER-2",))
