"""What the board foresees and shows before it happens: the season, and what each month to come does to a court."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from yotd_widget.describe.turns import in_order
from yotd_widget.engine.phrases import counted, signed
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.games.dragon.pieces import MONTHS
from yotd_widget.games.dragon.reasons.outlook import DECAY, SCORING, outlook_of
from yotd_widget.games.dragon.screen.wall_view import is_great_event_now
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import PERSONS, POINTS

Json = dict[str, Any]

SEASONS: Final = ("spring", "summer", "autumn", "winter")


def season(month: int) -> str:
    """Three months each; before the first one it is spring.

    >>> [season(month) for month in (0, 3, 4, 12)]
    ['spring', 'spring', 'summer', 'winter']
    """
    return SEASONS[(max(month, 1) - 1) * len(SEASONS) // MONTHS]


def omen(state: State) -> str:
    """The event that hangs in the sky for its whole month; "" in peace."""
    if state.event is None or state.phase == "over":
        return ""
    if is_great_event_now(state):
        return str(state.great_event)
    return "" if state.event == "peace" else str(state.event)


def ahead(state: State, seat: int) -> dict[int, Json]:
    """What the events of the months to come do to a court, as it stands and if nobody acts (see `outlook`)."""
    return {month: in_month(state, month, *found) for month, found in to_come(state, seat).items()}


def to_come(state: State, seat: int) -> dict[int, tuple[int, int]]:
    """Month -> persons that its events cost a court, and points that they bring it."""
    kept, found = _kept.get()
    if state is not kept:
        return _to_come(state, seat)
    if seat not in found:
        found[seat] = _to_come(state, seat)
    return found[seat]


_kept: Final[ContextVar[tuple[State | None, dict[int, dict[int, tuple[int, int]]]]]] = ContextVar(
    "what is to come", default=(None, {})
)


@contextmanager
def kept(state: State) -> Iterator[None]:
    """Inside, what is to come of this position, which nobody changes there, is worked out once.

    The previews of all its moves compare with it.
    """
    token = _kept.set((state, {}))
    try:
        yield
    finally:
        _kept.reset(token)


def _to_come(state: State, seat: int) -> dict[int, tuple[int, int]]:
    loss: dict[int, int] = {}
    points: dict[int, int] = {}
    for row in outlook_of(state, seat):
        if row.source not in (DECAY, SCORING):
            loss[row.month] = loss.get(row.month, 0) + row.lost
            points[row.month] = points.get(row.month, 0) + row.points
    return {month: (lost, points[month]) for month, lost in loss.items()}


def in_month(state: State, month: int, lost: int, points: int) -> Json:
    """How a month ends; a festival that brings nothing costs nothing either."""
    if state.event_row[month - 1] == "dragon_festival" and not (lost or points):
        return no_points()
    return verdict(lost, points)


def verdict(loss: int, points: int) -> Json:
    """How it ends in two words and a picture; who leaves is worse than what points are good for.

    >>> verdict(2, 3)
    {'text': '−2 persons', 'count': '−2', 'tone': 'bad', 'sign': 'leave'}
    >>> verdict(0, 3)["text"], verdict(0, 0)["text"]
    ('+3 points', 'all stay')
    """
    if loss > 0:
        return {"text": f"−{counted(loss, PERSONS)}", "count": signed(-loss), "tone": "bad", "sign": "leave"}
    if points > 0:
        return {"text": f"+{counted(points, POINTS)}", "count": signed(points), "tone": "good", "sign": "points"}
    return {"text": _("all stay"), "count": "", "tone": "good", "sign": "check"}


def in_brief(loss: int, points: int) -> str:
    """Both in a few words, for who has room for one line.

    >>> in_brief(1, 2), in_brief(1, 0), in_brief(0, 0)
    ('+2 points, −1 person', '−1 person', 'all stay')
    """
    parts = [verdict(0, points)["text"]] if points else []
    if loss or not points:
        parts.append(verdict(loss, 0)["text"])
    return ", ".join(parts)


def each_month(change: int) -> str:
    """What scores every month from now on.

    >>> each_month(1), each_month(-2)
    ('+1 point each month.', '−2 points each month.')
    """
    # Translators: {points}: as “+2 points”
    return _("{points} each month.").format(points=f"{signed(change)} {ngettext(*POINTS, abs(change))}")


def no_points() -> Json:
    """Nothing is won, and nothing lost."""
    return {"text": _("no points"), "count": "+0", "tone": "plain", "sign": "points"}


def turns(state: State, did: Iterable[Json] = ()) -> list[Json]:
    """Who decides in this phase, in order: those who have or need not, who does now, and who is still to come.

    did: what they did in phase 1 (see `acted`), which is heard with their names.
    """
    # Translators: {turn}: as “Cyd, is done”, {action}: what the player did in phase 1, as “B Build”
    told, actions = _("{turn}; action: {action}"), {each["seat"]: each["text"] for each in did}
    waiting = list(dict.fromkeys(task.seat for task in reversed(state.agenda) if task.asked and task.seat >= 0))
    start = state.setup.starting_player
    count = len(state.courts)
    order = [(start + turn) % count for turn in range(count)] if state.phase == "draft" else state.track
    shown = in_order(state, order, waiting)
    for each in shown:
        if each["seat"] in actions:
            each["name"] = told.format(turn=each["name"], action=actions[each["seat"]])
    return shown
