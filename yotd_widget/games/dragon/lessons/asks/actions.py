"""Questions about what an action brings, and what a Privilege can be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.phrases import begun, counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_, _, ngettext
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.actions import BuyPrivilege
from yotd_widget.games.dragon.lessons.asks.parts import stated, told_moves
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.pieces import PRIVILEGE_PRICE, SIZES
from yotd_widget.games.dragon.told.base import GAINS, noun
from yotd_widget.games.dragon.words import PRIVILEGE_NAMES, YUAN
from yotd_widget.quiz.questions import Line, Table


def gained(table: Table) -> Note:
    """What the engine noted of the player's action. Raises: BadInput if the moves hold none that brings something."""
    for note in table.run.notes(*GAINS, seat=table.seat):
        return note
    raise BadInput(_("Name an action of {player} that brings something.").format(player=table.player))


def _told(table: Table) -> dict[str, object]:
    """The moves, and what is counted: "rice tiles"."""
    thing = next(iter(gained(table).change), "floors")
    return told_moves(table) | {"things": ngettext(*noun(thing), 5)}


def _card_and_symbols(table: Table) -> Iterable[Because]:
    """What is behind the gain, but not where a marker comes to lie: that would give the answer away."""
    for reason in table.run.reasons(*GAINS, seat=table.seat):
        yield replace(reason, reasons=tuple(below for below in reason.reasons if below.about != "arrival"))


@template("action.gain", "number", N_("{moves}. How many {things} does this bring?"), facts=_told,
          trace=_card_and_symbols)  # fmt: skip
def gain(table: Table) -> int:
    """What the card and the symbols at court bring together (ACT-13)."""
    facts = gained(table).facts
    return int(facts["card"]) + int(facts["symbols"])


# --- Privileges --------------------------------------------------------------------------------------------------


def buying(table: Table) -> tuple[BuyPrivilege, Any]:
    """The purchase of the player and the position in it, also where only one can be paid. Raises: BadInput."""
    for task, state in table.moments():
        if isinstance(task, BuyPrivilege) and task.seat == table.seat:
            return task, state
    raise BadInput(_("{player} does not buy a privilege here.").format(player=table.player))


def _prices(table: Table) -> Iterable[Line]:
    _task, state = buying(table)
    yield from stated("ACT-PRIV-2")
    # Translators: what is for sale and what there is to pay with, as "Small privilege: 2 yuan; Ada has 9 yuan."
    told = _("{privilege}: {price}; {player} has {yuan}.")
    yuan = counted(state.courts[table.seat].yuan, YUAN)
    for size in SIZES:
        price = counted(PRIVILEGE_PRICE[state.setup.edition][size], YUAN)
        text = told.format(privilege=begun(PRIVILEGE_NAMES[size]), price=price, player=table.player, yuan=yuan)
        yield Line(text, ("ACT-PRIV-1",), 1, f"good/{table.seat}/yuan")


@template("action.purchases", "number", N_("{moves}. How many different purchases can {player} choose from?"),
          units=NN_("possible purchase", "possible purchases"), facts=told_moves, trace=_prices)  # fmt: skip
def purchases(table: Table) -> int:
    """Different answers to the question which privilege the player buys."""
    task, state = buying(table)
    return len(task.options(state))
