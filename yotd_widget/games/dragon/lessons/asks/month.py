"""Questions about a whole month: what it brings in points, and where nobody had a choice in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yotd_widget.engine.reasons import Because, Deed, deeds
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon.lessons.asks.after import POINTS
from yotd_widget.games.dragon.lessons.asks.parts import month_ahead, stated, supposed, told
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import Stride, period_over

# --- Points ------------------------------------------------------------------------------------------------------


def _behind(table: Table) -> Iterable[Because | Line]:
    """What gives points, then what decay leaves to be counted, and why in this order."""
    scoring = dict.fromkeys(note.rule for note in table.run.notes(seat=table.seat) if "vp" in note.change)
    yield from table.run.reasons(*scoring, seat=table.seat)
    yield from table.run.reasons("DECAY-1", "DECAY-2", seat=table.seat)
    yield from stated("ROUND-3")


@template("month.score-line", "number",
          N_("{suppose}How many more points will {player} have when the month is over?"),
          units=POINTS, facts=supposed, ahead=month_ahead, until=period_over, trace=_behind)  # fmt: skip
def score_line(table: Table) -> int:
    """Points that the rest of the month brings, from whatever."""
    return table.run.change("vp", table.seat)


# --- Without a choice --------------------------------------------------------------------------------------------


def _answers(table: Table) -> list[Deed]:
    """Every answer in the question's moves, that of a player or for want of another; those of luck are none of them."""
    done = (deed for stride in table.run.strides for deed in deeds(stride.before, stride.move))
    return [deed for deed in done if deed.answer is not None]


def _why(deed: Deed) -> Line:
    """How many answers there were."""
    # Translators: what a player did, and among how many ways, as “Ada moves the young farmer into palace 1. Possible …”
    text = _("{what}. Possible answers: {n}.").format(what=_named(deed), n=len(deed.before.options()))
    return Line(text, deed.before.decision.rules, place=f"court/{deed.task.seat}")


def _named(deed: Deed) -> str:
    return told(Stride(deed.before, deed.answer, deed.after, deed.notes))


def _items(table: Table) -> Sequence[Item]:
    return [Item(str(number), _named(deed), why=_why(deed)) for number, deed in enumerate(_answers(table), 1)]


@template("month.forced", "select", N_("Mark what happened without a choice, because there was only one way."),
          items=_items, tells=True,
          trace=lambda table: (_why(deed) for deed in _answers(table) if deed.forced))  # fmt: skip
def forced(table: Table) -> list[str]:
    """Answers that nobody was asked for."""
    return [str(number) for number, deed in enumerate(_answers(table), 1) if deed.forced]
