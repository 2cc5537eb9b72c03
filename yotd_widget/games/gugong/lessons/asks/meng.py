"""Questions about Meng: where he travels, which Decree he takes, how often he matches (`night.matches`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong import decrees, meng  # by their modules: a wrong rule may stand for what they do
from yotd_widget.games.gugong.lessons.asks.parts import stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.pieces import MENG
from yotd_widget.games.gugong.words import CITY_NAMES, DECREE_NAMES
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table

# --- Which Decree he takes -----------------------------------------------------------------------------------------


def _tiles(table: Table) -> Sequence[Item]:
    """The Decrees on the board, each with its level and price for him, and none."""
    state = played(table)
    found = []
    for decree in state.board_decrees:
        told = _("{decree}: level {level}, price {price}; his pool: {pool}.").format(
            decree=DECREE_NAMES[decree], level=state.data.tiles[decree].level,
            price=decrees.price(state, MENG, decree), pool=state.seats[MENG].pool,
        )  # fmt: skip
        found.append(Item(decree, DECREE_NAMES[decree], f"tile/{decree}", Line(told, ("AUTOMA-31",))))
    return [*found, Item("", _("None"), "", Line(_("If he can afford any Decree, he takes one."), ("AUTOMA-31",)))]


def _behind_decree(table: Table) -> Iterable[Line]:
    yield from stated("AUTOMA-31", "AUTOMA-30")
    yield Line(_("It is Day {day}.").format(day=played(table).day), ("AUTOMA-31",), 1)
    yield from (item.why for item in _tiles(table) if item.why)


@template(
    "meng.decree",
    "pick",
    N_("Which Decree does Meng take, if a card sends him there now?"),
    items=_tiles,
    trace=_behind_decree,
    shown=played,
    also="meng-cheapest meng-top-first",
)
def decree(table: Table) -> str:
    """The Decree that he would obtain with what stands in his pool, "" for none (AUTOMA-31)."""
    state = played(table)
    return meng.chosen_decree(state, state.seats[MENG].pool) or ""


# --- Where he travels ----------------------------------------------------------------------------------------------


def _cities(table: Table) -> Sequence[Item]:
    """The cities with a token, each with whether it lies on the edge."""
    state = played(table)
    ring = state.data.travel.map.perimeter_ccw
    found = []
    for city, token in zip(state.data.cities, state.map, strict=True):
        if token:
            told = _("{city} lies on the edge of the map.") if city in ring else _("{city} lies inside the map.")
            line = Line(told.format(city=CITY_NAMES[city]), ("AUTOMA-18", "AUTOMA-19"))
            found.append(Item(city, CITY_NAMES[city], f"city/{city}", line))
    return found


def _behind_city(table: Table) -> Iterable[Because | Line]:
    yield from stated("AUTOMA-18", "AUTOMA-19")
    yield from (item.why for item in _cities(table) if item.why)


@template(
    "meng.city",
    "pick",
    N_("Where does Meng travel next?"),
    items=_cities,
    trace=_behind_city,
    shown=played,
    also="meng-clockwise meng-nearest",
)
def city(table: Table) -> str:
    """The next city of his journey (AUTOMA-18, AUTOMA-19)."""
    return meng.next_city(played(table)) or ""
