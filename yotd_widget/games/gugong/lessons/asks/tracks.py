"""Questions about the Intrigue Track and the Medal."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.lessons.asks.parts import stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.words import BENEFIT_NAMES
from yotd_widget.quiz.behind import played, players
from yotd_widget.quiz.questions import Item, Line, Table


def _behind_order(table: Table) -> Iterable[Because | Line]:
    yield from stated("INTR-5", "TIE-1")
    yield from table.run.reasons("INTR-1", "INTR-3", "INTB-3", "TOK-4", "PAL-2")


@template(
    "intrigue.order",
    "order",
    N_("In which order are the Intrigue Markers then? Put the highest first."),
    items=lambda table: [Item(each.key, each.label, f"intrigue/{at}") for at, each in enumerate(players(table))],
    trace=_behind_order,
    also="arrive-below stack-unchanged",
)
def order(table: Table) -> list[str]:
    """The players by marker, the highest first (INTR-5, TIE-1)."""
    state = table.run.end
    return [state.players[seat] for seat in state.order]


def _everybody(table: Table) -> list[Item]:
    """All players and nobody, each with why not; whoever has it needs no reason."""
    state = table.run.end
    others = _("{player} was not the first to take the single step.")
    found = [
        item if seat == state.medal else replace(item, why=Line(others.format(player=item.label), ("INTR-2",)))
        for seat, item in enumerate(players(table))
    ]
    if state.medal is None:
        return [*found, Item("", _("Nobody yet"))]
    taken = _("{player} has taken the single step.").format(player=state.players[state.medal])
    return [*found, Item("", _("Nobody yet"), why=Line(taken, ("INTR-2",)))]


@template(
    "medal.who",
    "pick",
    N_("Who has the Medal then?"),
    items=_everybody,
    trace=lambda table: stated("INTR-2", "INTR-3"),
    also="any-intrigue-medal last-takes-medal",
)
def medal(table: Table) -> str:
    """Who has the Medal after the moves, "" for nobody (INTR-2)."""
    state = table.run.end
    return "" if state.medal is None else state.players[state.medal]


def _benefits(table: Table) -> list[Item]:
    """Each Intrigue Benefit, with its steps and those of the player."""
    state = played(table)
    have = state.seats[table.seat].intrigue
    told = _("{benefit}; the marker is on step {have}.")
    return [
        Item(name, BENEFIT_NAMES[name], "", Line(told.format(benefit=BENEFIT_NAMES[name], have=have), ("INTB-3", name)))
        for name in state.data.benefits
    ]


@template(
    "benefit.may",
    "select",
    N_("Mark every benefit for which {player} has the steps."),
    items=_benefits,
    trace=lambda table: stated("INTB-3"),
    shown=played,
)
def may(table: Table) -> list[str]:
    """The benefits whose steps the marker has (INTB-3)."""
    state = played(table)
    have = state.seats[table.seat].intrigue
    return [name for name, found in state.data.benefits.items() if found.steps <= have]
