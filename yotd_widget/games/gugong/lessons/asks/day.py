"""Questions about the course of a Day: what lies in which hand, who begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.lessons.asks.parts import at_place, due, gift, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.nights import NightPhase
from yotd_widget.games.gugong.pieces import LOCATIONS
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.behind import played, players
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over


def _cards(table: Table) -> Sequence[Item]:
    """The player's cards, and those that lie on the board, where they lie now; in the order of their values."""
    state: State = table.state
    on_board = {state.gifts[location]: at_place(state, location) for location in LOCATIONS}
    found = sorted({*_own(table), *on_board}, key=lambda card: (state.card(card).value, card))
    alike = Counter(map(gift, found))  # where it lies tells gifts of one value apart
    labels = {card: on_board.get(card, gift(card)) if alike[gift(card)] > 1 else gift(card) for card in found}
    return [Item(card, labels[card], _where(table, card), _why(table, card)) for card in found]


def _own(table: Table) -> list[str]:
    own = table.state.seats[table.seat]
    return [*own.discard, *own.hand]


def _where(table: Table, card: str) -> str:
    at = next((location for location in LOCATIONS if table.state.gifts[location] == card), "")
    return f"card/{card}" if card in _own(table) else f"gift/{at}"


def _why(table: Table, card: str) -> Line:
    if card in played(table).seats[table.seat].discard:
        return Line(_("The {card} lies in the discard pile, and that is tomorrow's hand.").format(card=gift(card)),
                    ("MORN-9",))  # fmt: skip
    return Line(_("The {card} lies on the board, and stays there.").format(card=gift(card)), ("MORN-9", "GIFT-1"))


def _behind_hand(table: Table) -> Iterable[Line]:
    yield from stated("MORN-9")
    yield from (item.why for item in _cards(table) if item.why)


@template(
    "day.hand",
    "select",
    N_("Mark every card that {player} will hold in the next Morning."),
    items=_cards,
    ahead=due(NightPhase),
    until=period_over,
    trace=_behind_hand,
)
def hand(table: Table) -> list[str]:
    """The hand of the next Morning, without what is won in the Night (MORN-9)."""
    keys = {item.key for item in _cards(table)}
    return [card for card in table.run.end.seats[table.seat].hand if card in keys]


def _behind_start(_table: Table) -> Iterable[Line]:
    return stated("MORN-1", "INTR-2")


@template(
    "day.start",
    "pick",
    N_("Who begins the next Day?"),
    items=players,
    ahead=due(NightPhase),
    until=period_over,
    trace=_behind_start,
    also="next-seat-starts start-stays",
)
def start(table: Table) -> str:
    """Who is start player in the next Morning (MORN-1)."""
    state: State = table.run.end
    return state.players[state.start if state.medal is None else state.medal]
