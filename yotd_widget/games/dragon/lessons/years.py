"""Counted years: the same year is played many times, each with its own luck, to see how often a court keeps everybody.

>>> years("two-droughts", until=7, years=5, persons={"young healer": "old healer"})
●●●●●
5 of 5 years, ± 0.0
Ada keeps everybody to the end of month 7; Steward() decides for all; seed 0
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

import msgspec

from yotd_widget.engine.arguments import arguments
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.policies import Policy, for_playout
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.advisors.steward import Steward
from yotd_widget.games.dragon.pieces import MONTHS
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.questions import Table, position_named

YEARS: Final = 20
KEPT, NOT_KEPT = "●", "○"


class Years(msgspec.Struct, frozen=True):
    """How often everybody stayed. until: month at whose end it is counted. policy: who decided for all players.

    first: by year, the month in which somebody had to leave the court for the first time; 0: everybody stayed.
    """

    player: str
    until: int
    policy: str
    seed: int
    first: tuple[int, ...]

    @property
    def kept(self) -> int:
        """In how many of them everybody stayed."""
        return self.first.count(0)

    @property
    def error(self) -> float:
        """The standard error of that number: with other luck it would be off by about so much."""
        return sqrt(self.kept * (len(self.first) - self.kept) / len(self.first))

    def __str__(self) -> str:
        """A dot for each year, those in which everybody stayed first."""
        count = len(self.first)
        dots = KEPT * self.kept + NOT_KEPT * (count - self.kept)
        # Translators: how often something happened, and its standard error
        counted = ngettext("{n} of {count} year, ± {error}", "{n} of {count} years, ± {error}", count)
        told = _("{player} keeps everybody to the end of month {month}; {policy} decides for all; seed {seed}")
        return "\n".join(
            [
                *(dots[start : start + YEARS] for start in range(0, count, YEARS)),
                counted.format(n=self.kept, count=count, error=f"{self.error:.1f}"),
                told.format(player=self.player, month=self.until, policy=self.policy, seed=self.seed),
            ]
        )

    def __repr__(self) -> str:
        return str(self)


def years(
    at: Any,
    player: str | None = None,
    *,
    until: int = MONTHS,
    moves: str | Iterable[object] = (),
    years: int = YEARS,
    seed: int = 0,
    policy: Policy | None = None,
    **changes: Any,
) -> Years:
    """Play on from a position many times, and count in how many years nobody is released from a court.

    at: a position, a widget with one, or the name of an example; `changes` change it, as in `example`. player: whose
    court; left out, the first one. until: up to the end of which month. moves: what is played first, each time. years:
    how many. seed: names their luck; the same seed gives the same years. policy: decides for all players; left out, the
    Steward. A person whom a newcomer replaces (PER-8) is not released.
    Raises: NotFound; BadInput; TypeError for a name that means nothing; Refusal for a move that is not possible.
    """
    table = Table(position_named(State.game, at, changes, _NAMED), player, moves=moves)
    if type(years) is not int or years < 1:
        raise BadInput(_("the number of years is 1 or more, not {n}").format(n=years))
    if not table.state.month <= until <= MONTHS:
        raise BadInput(_("month {month} is not ahead of this position").format(month=until))
    start, chosen = table.run.end, policy or Steward()
    first = tuple(
        first_release(start, table.seat, until, for_playout(chosen, number, seed), KeyedLuck(number, seed))
        for number in range(years)
    )
    return Years(table.player, until, repr(chosen), seed, first)


_NAMED: Final = tuple(arguments(years))


def first_release(start: Any, seat: int, until: int, policy: Policy, luck: Any) -> int:
    """The month in which somebody is first released from a court, played on to the end of month `until`; 0 for none."""
    now = start.clone()
    while now.agenda and now.month <= until:
        month, notes = now.month, Notes()
        now.play(luck.answer(now) if now.agenda[-1].seat == LUCK else policy.choose(now), notes)
        if any(note.seat == seat and note.change.get("persons", 0) < 0 and note.rule != "PER-8" for note in notes):
            return int(month)
    return 0
