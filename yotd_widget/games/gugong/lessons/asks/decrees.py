"""Questions about Decrees: what one costs, which can be obtained, when they help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.gugong import decrees  # by its module: a wrong rule may stand for what it does
from yotd_widget.games.gugong.data import Decree
from yotd_widget.games.gugong.lessons.asks.parts import stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.words import DECREE_NAMES, SERVANTS
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table


def rule_of(decree: str) -> str:
    """The rule of what a Decree does: "DECREE-1-3" of "D1-3"."""
    return f"DECREE-{decree.removeprefix('D')}"


def _tile(decree: str) -> str:
    """Where it lies."""
    return f"tile/{decree}"


# --- What one costs ------------------------------------------------------------------------------------------------


def _decree(table: Table) -> str:
    """The Decree of the question, a fact: decree=D1-3."""
    return str(table.facts["decree"])


def _behind_price(table: Table) -> Iterable[Line]:
    state, decree = table.state, _decree(table)
    cost = _("The cost of “{decree}”: {n}.").format(decree=DECREE_NAMES[decree], n=state.data.tiles[decree].cost)
    yield from stated("DECREE-0-1")
    yield Line(cost, ("DECREE-0-1",), 1)
    others = [seat for seat in state.owners(decree) if seat != table.seat]
    if not others:
        yield Line(_("No opponent has a servant there."), ("DECREE-0-1",), 1)
    for seat in others:
        told = _("{player} has a servant there.").format(player=state.player(seat))
        yield Line(told, ("DECREE-0-1",), 1, f"decrees/{seat}")
    if state.advantage(table.seat, "decree_discount"):
        yield from stated("DECREE-0-2", "DECREE-2-5")


@template(
    "decree.price",
    "number",
    N_("How many servants does {player} remove for “{decree}”, besides the one that is placed?"),
    units=SERVANTS,
    facts=lambda table: {"decree": DECREE_NAMES[_decree(table)]},
    takes="decree",
    trace=_behind_price,
    also="opponents-free own-discount servant-in-price no-decree-discount",
)
def price(table: Table) -> int:
    """What is removed for the Decree of the fact decree=D1-3 (DECREE-0-1, DECREE-0-2)."""
    return decrees.price(table.state, table.seat, _decree(table))


# --- Which can be obtained -----------------------------------------------------------------------------------------


def _on_board(table: Table) -> Sequence[Item]:
    state = played(table)
    return [
        Item(decree, DECREE_NAMES[decree], _tile(decree), _why(table, decree)) for decree in state.board_decrees
    ]  # fmt: skip


def _why(table: Table, decree: str) -> Line:
    """Why it can be obtained or not, in servants."""
    state = played(table)
    own, name = state.seats[table.seat], DECREE_NAMES[decree]
    if decree in own.decrees:
        told = _("{decree}: {player} has it already.")
        return Line(told.format(decree=name, player=table.player), ("DECREE-0-4",), place=f"decrees/{table.seat}")
    due = decrees.price(state, table.seat, decree)
    if not own.pool:
        told = _("{decree}: no normal servant is there to stand on it.")
        return Line(told.format(decree=name), ("DECREE-0-1", "DBL-7"))
    told = _("{decree}: remove {due}, place 1; the pool is worth {have}.")
    known = told.format(decree=name, due=due, have=own.worth)
    return Line(known, ("DECREE-0-1", "DECREE-0-4"), place=f"pool/{table.seat}")


def _behind_which(table: Table) -> Iterable[Line]:
    yield from stated("DECREE-0-1", "DECREE-0-4")
    yield from (item.why for item in _on_board(table) if item.why)


@template(
    "decree.which",
    "select",
    N_("Mark every Decree that {player} can obtain now."),
    items=_on_board,
    trace=_behind_which,
    shown=played,
    also="opponents-free taken-closed servant-in-price no-decree-discount",
)
def which(table: Table) -> list[str]:
    """The Decrees that the pool covers and that are not own yet (DECREE-0-1 to DECREE-0-5)."""
    state = played(table)
    there = decrees.obtainable(state, table.seat)
    return [decree for decree in there if decrees.affordable(state, table.seat, decree)]


# --- When they help ------------------------------------------------------------------------------------------------

_TIMES: Final[Texts[str]] = Texts(
    {
        "morning": N_("Mark every Decree on the board that helps in the Morning."),
        "day": N_("Mark every Decree on the board that makes something in the Day cheaper or better."),
        "end": N_("Mark every Decree on the board that brings points at the end of the game."),
    }
)
_LEVELS: Final[Mapping[str, int]] = {"morning": 1, "day": 2, "end": 3}
"""When Decrees help -> their level."""


def _time(table: Table) -> str:
    """When, a fact: when=morning, when=day or when=end."""
    return str(table.facts["when"])


def _effects(table: Table) -> Sequence[Item]:
    """The Decrees on the board, each with what it does."""
    found = []
    for decree in table.state.board_decrees:
        (said,) = stated(rule_of(decree))
        told = _("{decree}. {rule}").format(decree=DECREE_NAMES[decree], rule=said.text)
        found.append(Item(decree, DECREE_NAMES[decree], _tile(decree), Line(told, said.rules)))
    return found


def _behind_works(table: Table) -> Iterable[Line]:
    yield from stated("DECREE-0-7")
    yield from (item.why for item in _effects(table) if item.why)


@template(
    "decree.works",
    "select",
    "{asked}",
    items=_effects,
    facts=lambda table: {"asked": _TIMES[_time(table)]},
    takes="when",
    trace=_behind_works,
)
def works(table: Table) -> list[str]:
    """The Decrees on the board that help at the time of the fact when=morning (DECREE-1-1 to DECREE-3-5)."""
    tiles: Mapping[str, Decree] = table.state.data.tiles
    return [decree for decree in table.state.board_decrees if tiles[decree].level == _LEVELS[_time(table)]]
