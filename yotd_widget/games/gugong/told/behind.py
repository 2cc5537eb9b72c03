"""What stands behind a note: the facts that its rule has used, asked of the table by the functions of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from yotd_widget.engine.reasons import Because, Deed
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.bonus import raised
from yotd_widget.games.gugong.gifts import beats
from yotd_widget.games.gugong.jade import SQUARE
from yotd_widget.games.gugong.scoring import PER
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.travel import COST_B

Reasons = Iterator[Because]
Behind = Callable[[Deed, Note], Reasons]


def _own(deed: Deed, note: Note) -> Seat:
    seat: Seat = deed.before.seats[note.seat]
    return seat


# --- Gifts -----------------------------------------------------------------------------------------------------------


def exchange(deed: Deed, note: Note) -> Reasons:
    """Why the exchange is free, or is not (GIFT-2 to GIFT-5)."""
    state: State = deed.before
    printed = state.card(str(note.facts["hand"])).value
    there = state.card(str(note.facts["discard"])).value
    more = raised(state, note.seat)  # type: ignore[arg-type]
    values = {"own": printed + more, "there": there}
    higher = printed + more if beats(printed + more, there) else printed
    if higher < there and beats(higher, there):
        yield Because("one beats nine", ("GIFT-3",), note.seat, facts=values)
    elif beats(higher, there):
        raising = (Because("raised", ("BONUS-3",), note.seat, facts={"value": printed, "more": more}),) if more else ()
        yield Because("higher", ("GIFT-2",), note.seat, facts=values, reasons=raising)
    elif printed + more == there and state.advantage(note.seat, "equal_gift_is_free"):  # type: ignore[arg-type]
        yield Because("equal", ("GIFT-5",), note.seat, facts=values)
    else:
        yield Because("not higher", ("GIFT-4",), note.seat, facts=values)


# --- Servants --------------------------------------------------------------------------------------------------------


def short(deed: Deed, note: Note) -> Reasons:
    """That the supply had fewer servants than were due (SERV-2)."""
    if "due" in note.facts:
        got = note.change.get("pool", 0) + (note.facts.get("double") == "pool")
        yield Because("short", ("SERV-2",), note.seat, facts={"due": note.facts["due"], "supply": got})


def _discount(state: State, note: Note, effect: str, rule: str) -> Reasons:
    """A Decree that makes something cheaper."""
    tiles = state.data.tiles
    for decree in state.seats[note.seat].decrees if note.seat is not None else ():
        if tiles[decree].effect == effect:
            yield Because("discount", (rule,), note.seat, facts={"decree": decree, "n": tiles[decree].n})


def travel(deed: Deed, note: Note) -> Reasons:
    """What option B costs (TRAV-2, DECREE-2-1)."""
    if "cost" in note.facts:
        yield Because("full price", ("TRAV-2",), note.seat, facts={"price": COST_B})
        yield from _discount(deed.before, note, "travel_b_discount", "DECREE-2-1")


def jade(deed: Deed, note: Note) -> Reasons:
    """What the house or the square costs (JADE-1, JADE-2, JADE-6)."""
    house = _bought(deed, note, "house", "house")
    if "cost" not in note.facts or house is None:
        return
    state, numbers = deed.before, deed.before.data.jade
    rule, price = ("JADE-2", numbers.square_cost) if house == SQUARE else ("JADE-1", _price(state, house))
    yield Because("full price", (rule,), note.seat, facts={"price": price})
    yield from _discount(state, note, "jade_discount", "DECREE-2-2")


def _price(state: State, house: int) -> int:
    return state.data.jade.houses.of(state.setup.side)[house - 1]


def _bought(deed: Deed, note: Note, name: str, fact: str) -> Any:
    """What is paid for: as chosen, as Meng's own notes say, or as the task says that waits for the payment."""
    if (chosen := getattr(deed.answer, name, None)) is not None:
        return chosen
    mine = (each.facts[fact] for each in deed.notes if each.seat == note.seat and fact in each.facts)
    waiting = getattr(deed.after.agenda[-1], name, None) if deed.after.agenda else None
    return next(mine, waiting)


def decree(deed: Deed, note: Note) -> Reasons:
    """The price of a Decree: cost + servants of opponents − discount (DECREE-0-1, DECREE-0-2)."""
    tile = _bought(deed, note, "decree", "decrees")
    if "cost" not in note.facts or tile is None:
        return
    state: State = deed.before
    yield Because("cost", ("DECREE-0-1",), note.seat, facts={"decree": tile, "price": state.data.tiles[tile].cost})
    for owner in state.owners(tile):
        if owner != note.seat:
            yield Because("opponent", ("DECREE-0-1",), owner)
    yield from _discount(state, note, "decree_discount", "DECREE-0-2")


# --- Tracks ----------------------------------------------------------------------------------------------------------


def arrival(deed: Deed, note: Note) -> Reasons:
    """On which markers one comes to lie (INTR-5, INTB-4)."""
    state: State = deed.after
    step, place = state.seats[note.seat].intrigue, state.order.index(note.seat)  # type: ignore[index]
    for seat in state.order[place + 1 :]:
        if state.seats[seat].intrigue == step:
            yield Because("on top", ("INTR-5",), seat, facts={"step": step})


def overshot(deed: Deed, note: Note) -> Reasons:
    """How many steps were too many."""
    yield Because("in the Palace", ("PAL-5",), note.seat, facts={"count": note.facts["steps"]})


# --- Wall ------------------------------------------------------------------------------------------------------------


def so_far(deed: Deed, note: Note) -> Reasons:
    """How many servants the Wall holds after a placement, and needs (WALL-4)."""
    placed = [each for each in deed.notes if each.change.get("wall", 0) > 0 or each.facts.get("double") == "wall"]
    if not placed or placed[-1] is not note:
        return
    state: State = deed.after
    total = sum(each.wall_units for each in state.seats)
    needed = state.data.wall.required[len(state.setup.players)]
    yield Because("wall", ("WALL-4",), None, facts={"total": total, "needed": needed})


def majority(deed: Deed, note: Note) -> Reasons:
    """Who has how many on the Wall, and whom a tie helps (WALL-5, WALL-6, TIE-1)."""
    state: State = deed.before
    units = {seat: each.wall_units for seat, each in enumerate(state.seats) if each.wall_units}
    if "vp" not in note.change or note.seat not in units:
        return
    for seat, count in units.items():
        yield Because("units", (note.rule,), seat, facts={"count": count})
    if [*units.values()].count(units[note.seat]) > 1:
        yield _tie(state, note)


def _tie(state: State, note: Note) -> Because:
    return Because("tie", ("TIE-1",), note.seat, facts={"step": state.seats[note.seat].intrigue})  # type: ignore[index]


# --- Canal -----------------------------------------------------------------------------------------------------------


def skipped(deed: Deed, note: Note) -> Reasons:
    """The occupied harbours that a ship passes (CANAL-9)."""
    begin, end = str(note.facts["ship"]), str(note.facts["to"])
    route = begin[0]
    there = [(ship, seat) for seat, each in enumerate(deed.before.seats) for ship in each.ships]
    for ship, seat in sorted(there, key=lambda each: each[0].harbour):
        if ship.route == route and int(begin[1:]) < ship.harbour < int(end[1:]):
            yield Because("passed", ("CANAL-9",), seat, facts={"ship": ship.name})


# --- Night and end ---------------------------------------------------------------------------------------------------


def matches(deed: Deed, note: Note) -> Reasons:
    """Each card with the dice that show its value (NIGHT-1); Meng's follow from the Day (AUTOMA-16)."""
    state: State = deed.before
    if note.seat == state.meng:
        yield Because("of the Day", ("AUTOMA-16",), note.seat, facts={"day": state.day})
        return
    for card in _own(deed, note).discard:
        if dice := state.dice.count(state.card(card).value):
            yield Because("match", ("NIGHT-1",), note.seat, facts={"card": card, "dice": dice})


def most(deed: Deed, note: Note) -> Reasons:
    """Who has how many matches, and whom a tie helps (NIGHT-3)."""
    if "vp" not in note.change:
        return
    found = deed.task.matches
    for seat, count in enumerate(found):
        if count:
            yield Because("matches", ("NIGHT-1",), seat, facts={"count": count})
    if found.count(note.facts["matches"]) > 1:
        yield _tie(deed.before, note)


def last_decree(effect: str, about: str) -> Behind:
    """So many of something, each worth so much, and at most so many points in all (DECREE-3-*)."""

    def behind(deed: Deed, note: Note) -> Reasons:
        tile = next(tile for tile in deed.before.data.tiles.values() if tile.effect == effect)
        facts = {"count": note.facts["of"], "each": PER if about == "thirds" else tile.n}
        yield Because(about, (note.rule,), note.seat, facts=facts)
        if tile.cap is not None and note.change["vp"] == tile.cap:
            yield Because("cap", (note.rule,), note.seat, facts={"most": tile.cap})

    return behind


def jades(deed: Deed, note: Note) -> Reasons:
    """The table, and what goes beyond it (END-4)."""
    numbers, count = deed.before.data.jade, int(note.facts["jade"])
    listed = len(numbers.score) - 1
    first = min(count, listed)
    yield Because("jades", ("END-4",), note.seat, facts={"count": first, "points": numbers.score[first]})
    if count > listed:
        facts = {"count": count - listed, "each": numbers.score_each_beyond}
        yield Because("more jades", ("END-4",), note.seat, facts=facts)


def space(deed: Deed, note: Note) -> Reasons:
    """When the Envoy arrived (PAL-3)."""
    place = note.change.get("space") or note.facts["space"]
    yield Because("space", ("PAL-3",), note.seat, facts={"place": place})


# --- Meng ------------------------------------------------------------------------------------------------------------


def way(deed: Deed, note: Note) -> Reasons:
    """Why Meng goes there: along the edge, or to the nearest city (AUTOMA-18, AUTOMA-19)."""
    on_edge = note.facts["city"] in deed.before.data.travel.map.perimeter_ccw
    yield Because("edge" if on_edge else "nearest", ("AUTOMA-18" if on_edge else "AUTOMA-19",), note.seat)
