"""Questions about the Night: matches, and who has most of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong import nights  # by its module: a wrong rule may stand for what it does
from yotd_widget.games.gugong.lessons.asks.parts import at_place, due, gift, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.pieces import LOCATIONS
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import MATCHES
from yotd_widget.quiz.behind import played, players
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over


def _dice(state: State) -> Line:
    told = _("The dice show {dice}.").format(dice=", ".join(map(str, state.dice)))
    return Line(told, ("NIGHT-1",), 1)


def _behind_matches(table: Table) -> Iterable[Line]:
    state = played(table)
    yield from stated("AUTOMA-16" if table.seat == state.meng else "NIGHT-1")
    if table.seat == state.meng:
        yield Line(_("It is Day {day}.").format(day=state.day), ("AUTOMA-16",), 1)
        return
    yield _dice(state)
    for card in state.seats[table.seat].discard:
        dice = state.dice.count(state.card(card).value)
        told = _("{card}: dice that show it: {n}.").format(card=gift(card), n=dice)
        yield Line(told, ("NIGHT-1",), 1, f"discard/{table.seat}")


@template(
    "night.matches",
    "number",
    N_("How many matches has {player} tonight, as the discard pile lies?"),
    units=MATCHES,
    trace=_behind_matches,
    shown=played,
    also="match-card-once match-die-once match-number-once meng-matches-by-cards",
)
def matches(table: Table) -> int:
    """Pairs of a card of the pile and a die that shows its value; Meng's are those of the Day (NIGHT-1, AUTOMA-16)."""
    return nights.matches(played(table), table.seat)


# --- Who has most --------------------------------------------------------------------------------------------------


def _everybody(table: Table) -> list[Item]:
    """All players, each with how many matches, and nobody."""
    state: State = table.state
    found = []
    for seat, item in enumerate(players(table)):
        told = _("{player}: matches {n}.").format(player=item.label, n=nights.matches(state, seat))
        found.append(replace(item, why=Line(told, ("NIGHT-1", "NIGHT-3"))))
    nobody = Line(_("One match is enough for the bonus, if nobody has more."), ("NIGHT-3",))
    return [*found, Item("", _("Nobody"), why=nobody)]


def _behind_most(table: Table) -> Iterable[Line]:
    yield from stated("NIGHT-3", "TIE-1")
    yield _dice(table.state)
    yield from (item.why for item in _everybody(table)[:-1] if item.why)


@template(
    "night.most",
    "pick",
    N_("Who has the bonus of the Night?"),
    items=_everybody,
    ahead=due(nights.NightPhase),
    until=period_over,
    trace=_behind_most,
    look=N_("the dice, and the discard piles"),
    also="match-card-once match-die-once night-lower-marker",
)
def most(table: Table) -> str:
    """Who has most matches, and of several the one with the higher marker; "" for nobody (NIGHT-3)."""
    note = next(table.run.notes("NIGHT-3"), None)
    return "" if note is None or note.seat is None else str(table.state.players[note.seat])


# --- Which gifts would match ---------------------------------------------------------------------------------------


def _gifts(table: Table) -> Sequence[Item]:
    """The gifts on the board, each with its dice."""
    state: State = table.state
    found = []
    for at in LOCATIONS:
        card = state.gifts[at]
        told = _("{card}: dice that show it: {n}.").format(card=gift(card), n=state.dice.count(state.card(card).value))
        found.append(Item(at, at_place(state, at), f"gift/{at}", Line(told, ("NIGHT-1",))))
    return found


def _behind_board(table: Table) -> Iterable[Line]:
    yield from stated("NIGHT-1")
    yield _dice(table.state)
    yield from (item.why for item in _gifts(table) if item.why)


@template(
    "night.board",
    "select",
    N_("Mark every gift on the board that would match tonight, on the pile of whoever takes it."),
    items=_gifts,
    takes="",
    ahead=due(nights.NightPhase),
    trace=_behind_board,
    look=N_("the dice, and the gifts on the board"),
)
def board(table: Table) -> list[str]:
    """The locations whose gifts show a number of the dice (NIGHT-1)."""
    state: State = table.state
    return [at for at in LOCATIONS if state.card(state.gifts[at]).value in state.dice]
