"""Questions about the Great Wall of China: the eighth card, where a tile lies, whether the wall reaches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon import actions  # by its module: a wrong rule may stand for what it does
from yotd_widget.games.dragon.lessons.asks.after import POINTS
from yotd_widget.games.dragon.lessons.asks.draft import by_seats
from yotd_widget.games.dragon.lessons.asks.parts import behind_moves, stated, supposed, told_moves, wall_check_ahead
from yotd_widget.games.dragon.lessons.asks.year import YES_NO
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.pieces import ACTIONS, MONTHS
from yotd_widget.games.dragon.words import TILES
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over

# --- The check ---------------------------------------------------------------------------------------------------


def _checked(table: Table) -> Iterable[Because | Line]:
    """Whether the wall reaches, what follows for everybody, and when it is looked at."""
    yield from _reached(table)
    yield from table.run.reasons("WALL-10", "WALL-15", "WALL-11")
    told = False
    for reason in table.run.reasons("WALL-12"):
        if "owed" in reason.facts:
            yield replace(reason, reasons=()) if told else reason  # the tiles of all, once
            told = told or bool(reason.reasons)
    mongols, last = table.state.event == "mongol_invasion", table.state.month == MONTHS
    rules = {
        "WALL-10": mongols,
        "WALL-9": True,
        "WALL-13": len(set(tiles(table))) == 1,
        "WALL-14": mongols,
        "WALL-16": last,
        "WALL-17": mongols and last,
        "WALL-15": last,
    }
    yield from stated(*(rule for rule, matters in rules.items() if matters))


def _reached(table: Table) -> Iterable[Line]:
    """That the wall is long enough, where it is; where it is not, the engine notes it itself."""
    told = _("The wall reaches: {tiles}, {needed} needed.")
    rule = "WALL-10" if table.state.event == "mongol_invasion" else "WALL-15"
    lengths = ((int(note.facts["length"]), note.facts["needed"]) for note in table.run.notes("WALL-11"))
    for length, needed in dict.fromkeys(lengths):
        yield Line(told.format(tiles=counted(length, TILES), needed=needed), (rule,))


def tiles(table: Table) -> list[int]:
    """Laid tiles by seat."""
    return [table.run.start.wall.count(seat) for seat in range(len(table.state.courts))]


@template(
    "wall.reaches",
    "pick",
    N_("{suppose}Does the wall reach far enough when it is checked this month?"),
    items=lambda table: [Item(key, label) for key, label in YES_NO.items()],
    facts=supposed,
    ahead=wall_check_ahead,
    until=period_over,
    trace=_checked,
)
def reaches(table: Table) -> str:
    """Whether it reaches in every check of the month, "yes" or "no" (WALL-10, WALL-15)."""
    return "no" if any(table.run.notes("WALL-10", "WALL-15")) else "yes"


@template(
    "wall.vp",
    "number",
    N_("{suppose}How many points will {player} score for the wall this month?"),
    units=POINTS,
    facts=supposed,
    ahead=wall_check_ahead,
    until=period_over,
    trace=_checked,
)
def vp(table: Table) -> int:
    """Points from the wall checks of the month (WALL-11)."""
    return table.run.change("vp", table.seat, "WALL-11")


@template(
    "wall.who",
    "select",
    N_("{suppose}Mark every player who will release a person because of the wall."),
    items=by_seats,
    facts=supposed,
    ahead=wall_check_ahead,
    until=period_over,
    trace=_checked,
)
def who(table: Table) -> list[str]:
    """Players of whom a wall check of the month asks a person (WALL-12)."""
    seats = {note.seat for note in table.run.notes("WALL-12") if note.facts.get("owed")}
    return [player for seat, player in enumerate(table.state.players) if seat in seats]


# --- Build Wall --------------------------------------------------------------------------------------------------


def _sizes(players: int, cards: int) -> tuple[int, ...]:
    """Cards in each group when they are dealt as equally as they can be, the largest first."""
    least, more = divmod(cards, players)
    return (least + 1,) * more + (least,) * (players - more)


def _told(sizes: Iterable[int]) -> str:
    return ", ".join(map(str, sizes))


def _deals(table: Table) -> Sequence[Item]:
    """The cards with and without Build Wall, and dealt unequally."""
    players, cards = len(table.state.courts), len(ACTIONS) + 1
    first, *others, last = _sizes(players, cards)
    unequal = (first + 1, *others, last - 1)
    told = {_told(sizes) for sizes in (_sizes(players, cards), _sizes(players, cards - 1), unequal)}
    return [Item(each, each) for each in sorted(told)]


@template(
    "wall.groups",
    "pick",
    N_("Players: {players}, with the Great Wall. How many action cards are in the groups?"),
    items=_deals,
    facts=lambda table: {"players": len(table.state.courts)},
    takes="",
    trace=lambda table: stated("WALL-2", "ACT-2"),
)
def groups(table: Table) -> str:
    """Cards in each group of a deal, as "3, 3, 2" (WALL-2, ACT-2)."""
    deal = actions.deals(len(table.state.courts), actions.action_cards(table.state))[0]
    return _told(sorted(map(len, deal.groups), reverse=True))


def _laid(table: Table) -> Iterable[Because | Line]:
    yield from stated("WALL-4", "WALL-5")
    yield from behind_moves(table)
    yield from stated("WALL-1", "WALL-3")


@template(
    "wall.lies",
    "number",
    N_("{moves}. Under the event of which month will the new wall tile lie?"),
    facts=told_moves,
    trace=_laid,
)
def lies(table: Table) -> int:
    """The month under whose event the last tile is laid (WALL-4)."""
    return int(next(note.facts["length"] for note in table.run.notes("WALL-4", seat=table.seat)))
