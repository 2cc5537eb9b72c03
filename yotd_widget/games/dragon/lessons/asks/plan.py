"""Questions about the year ahead: what its events need, what is missing, how often a court comes through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import N_, NN_, _, ngettext
from yotd_widget.games.dragon.lessons.asks.parts import PERSONS, stated, supposed
from yotd_widget.games.dragon.lessons.asks.year import event
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.lessons.years import YEARS, Years, years
from yotd_widget.games.dragon.pieces import MONTHS
from yotd_widget.games.dragon.reasons import forecast
from yotd_widget.games.dragon.words import EVENT_NAMES, RICE
from yotd_widget.quiz.questions import Line, Table

# --- Needs against stock -----------------------------------------------------------------------------------------


def next_month(table: Table) -> int:
    """When the event in question comes next, this month included. Raises: BadInput."""
    end, wanted = table.run.end, event(table)
    for month in range(end.month, MONTHS + 1):
        if end.event_row[month - 1] == wanted:
            return int(month)
    raise BadInput(_("no such event is ahead: {event}").format(event=EVENT_NAMES.get(wanted, wanted)))


def need(table: Table) -> forecast.Need:
    """What it would ask of the court as it stands after the question's moves."""
    then = table.run.end.clone()
    then.month, then.phase, then.agenda = next_month(table), "action", []
    found = forecast.need(then, table.seat)
    if found is None:
        raise BadInput(_("this event asks for nothing: {event}").format(event=EVENT_NAMES[event(table)]))
    return found


def _when(table: Table) -> Mapping[str, object]:
    return supposed(table) | {"event": EVENT_NAMES[event(table)], "month": next_month(table)}


def _needed(table: Table) -> Iterable[Line]:
    found = need(table)
    yield Line(f"{found.text}: {found.verdict}", found.rules, place=f"court/{table.seat}")
    yield from stated(*found.rules, "SETUP-8")


@template("plan.short", "number",
          N_("{suppose}{player}'s court stays as it is. "
             "How much rice will be missing there in the Drought of month {month}?"),
          units=RICE, facts=_when, takes="moves event", trace=_needed)  # fmt: skip
def short_of_rice(table: Table) -> int:
    """Rice that is missing for the next Drought: for each palace that goes without, one."""
    return need(table).loss


@template("plan.lost", "number",
          N_("{suppose}All courts stay as they are. "
             "{event} in month {month}: how many persons will {player} release?"),
          units=PERSONS, facts=_when, takes="moves event", trace=_needed)  # fmt: skip
def lost(table: Table) -> int:
    """Persons whom the next event of a kind would take."""
    return need(table).loss


# --- Counted years -----------------------------------------------------------------------------------------------

YEAR: Final = NN_("year", "years")


def counted(table: Table) -> Years:
    """The years that the question asks about. until: a month; years, seed: as of `years`."""
    named: dict[str, Any] = {name: table.facts[name] for name in ("until", "years", "seed") if name in table.facts}
    return years(table.run.end, table.player, **named)


def _asked(table: Table) -> Mapping[str, object]:
    until, count = table.facts.get("until", MONTHS), table.facts.get("years", YEARS)
    return supposed(table) | {
        "month": until,
        "years": f"{count} {ngettext(*YEAR, count)}",
        "seed": table.facts.get("seed", 0),
    }


def _losses(table: Table) -> Iterable[Line]:
    """When somebody is first released, in how many years; who decided, and how sure the number is."""
    found = counted(table)
    for month, count in sorted(Counter(found.first).items()):
        these = {"years": f"{count} {ngettext(*YEAR, count)}"}
        if month:
            event = EVENT_NAMES[table.run.end.event_row[month - 1]]
            told = _("First release in month {month}, {event}: {years}.").format(month=month, event=event, **these)
            yield Line(told, ("EVT-1",), place=f"month/{month}")
        else:
            yield Line(_("No release: {years}.").format(**these))
    told = _("Policy: {policy}; seed {seed}; standard error: {error}.")
    yield Line(told.format(policy=found.policy, seed=found.seed, error=f"{found.error:.1f}"))
    yield from stated("SETUP-8", "ACT-1")


@template("plan.kept", "number",
          N_("{suppose}A program, the Steward, now decides for all players. "
             "It plays {years}, each with its own luck (seed {seed}). "
             "In how many of them does {player} keep everybody to the end of month {month}?"),
          units=YEAR, facts=_asked, takes="moves until years seed", trace=_losses)  # fmt: skip
def kept(table: Table) -> int:
    """Years in which nobody is released from the court up to a month."""
    return counted(table).kept
