"""What a court lacks when somebody leaves it: of its palaces, of what an action brings, of the months to come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from yotd_widget.describe.preview import Line, Tried
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.actions import amount
from yotd_widget.games.dragon.events import ChooseReleased
from yotd_widget.games.dragon.moves import Release, Replace, Without
from yotd_widget.games.dragon.pieces import BOOSTED_BY
from yotd_widget.games.dragon.reasons.forecast import decay
from yotd_widget.games.dragon.scoring import monk_points
from yotd_widget.games.dragon.screen.ahead import each_month, in_month, to_come
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES, ACTION_UNITS, EVENT_NAMES


def missed(trial: Tried, move: Release | Replace | Without) -> Iterable[Line]:
    """What is different without whoever the move names; in a Drought, where only one can be meant (REL-1).

    The court is compared with itself, with nothing else done and the question dropped: who was named before is gone.
    """
    was, seat = trial.before.clone(), trial.seat
    task: Any = was.agenda.pop()
    court = was.courts[seat]
    if isinstance(task, ChooseReleased):
        for person, number in task.named:
            court.dismiss(number, person)
    now = was.clone()
    match move:
        case Release(persons):
            for person, number in persons:
                now.courts[seat].dismiss(number, person)
        case Replace(person, number):
            now.courts[seat].replace(number, person, task.person)
        case Without((number,)) if len(court.palaces[number - 1].persons) == 1:
            now.courts[seat].dismiss(number, court.palaces[number - 1].persons[0])
        case _:
            return ()
    lines = [*fallen(was, now, seat), *brought(was, now, seat), *_later(was, now, seat)]
    return lines or [Line(_("No month to come asks for this person."))]


def fallen(was: State, now: State, seat: int) -> Iterator[Line]:
    """Palaces that decay takes then, or does not take any more (DECAY-1, DECAY-2)."""
    standing = len(was.courts[seat].palaces)
    for number, palace in enumerate(now.courts[seat].palaces, 1):
        if number > standing or len(now.courts[seat].palaces) < standing:
            continue  # a new one; or one has fallen, and the others have moved up
        doomed, before = decay(now, seat, number), decay(was, seat, number)
        if doomed and not before:
            text = (
                _("Palace {palace} is empty then: −1 floor at decay.")
                if palace.floors > 1
                else _("Palace {palace} is empty then: disappears at decay.")
            )
            yield Line(text.format(palace=number), ("DECAY-1", "DECAY-2"), "bad")
        elif before and not doomed and palace.persons:
            text = _("Palace {palace} is inhabited then and stays.").format(palace=number)
            yield Line(text, ("DECAY-1",), "good")


def brought(was: State, now: State, seat: int) -> Iterator[Line]:
    """What actions, fans and monks bring then (ACT-13, SCORE-2, END-3)."""
    for action in BOOSTED_BY:
        before, then = (sum(amount(state, seat, action)) for state in (was, now))
        if before != then:
            # Translators: as “Military Parade: 3 → 2 steps.”
            text = _("{action}: {before} → {then}.").format(
                action=ACTION_NAMES[action], before=before, then=counted(then, ACTION_UNITS[action])
            )
            yield Line(text, ("ACT-13",), "good" if then > before else "bad")
    fans = now.courts[seat].fans() - was.courts[seat].fans()
    if fans:
        yield Line(each_month(fans), ("SCORE-2",), "good" if fans > 0 else "bad")
    before, then = monk_points(was.courts[seat]), monk_points(now.courts[seat])
    if before != then:
        text = _("Monks at the end, points: {before} → {then}.").format(before=before, then=then)
        yield Line(text, ("END-3",), "good" if then > before else "bad")


def _later(was: State, now: State, seat: int) -> Iterator[Line]:
    """The first month to come that ends otherwise, if nobody acts; that fewer leave where fewer are is no comfort."""
    gone = was.courts[seat].headcount() > now.courts[seat].headcount()
    found = (turn for turn in turning(was, now, seat) if turn.worse or not gone)
    yield from (told(was, turn) for turn in islice(found, 1))


class Turn(NamedTuple):
    """A month to come that ends otherwise, in words."""

    month: int
    before: str
    then: str
    worse: bool


def turning(was: State, now: State, seat: int) -> Iterator[Turn]:
    """Months to come that end otherwise for a court, if nobody acts (see `outlook`)."""
    foreseen = to_come(was, seat)
    for month, then in to_come(now, seat).items():
        before = foreseen.get(month, then)
        said, says = (in_month(was, month, *each)["text"] for each in (before, then))
        if month > was.month and said != says:
            yield Turn(month, said, says, (then[0], -then[1]) > (before[0], -before[1]))


def told(was: State, turn: Turn) -> Line:
    """A month that ends otherwise as a line of a preview."""
    # Translators: as “Month 8, Mongol Invasion: +2 points → +1 point.”
    text = _("Month {month}, {event}: {before} → {then}.").format(
        month=turn.month, event=EVENT_NAMES[was.event_row[turn.month - 1]], before=turn.before, then=turn.then
    )
    return Line(text, (), "bad" if turn.worse else "good")
