"""Why: what a move does and what follows from it without a question, each number with what it is made of.

`explain` tries the move on a copy. The notes of the step become the tree's leaves, grouped by the task that wrote them;
behind a note stand the facts that its rule has used, where the game says which.

>>> from yotd_widget.games.dragon.examples import example
>>> from yotd_widget.games.dragon.game import GAME
>>> print(explain(GAME, example("month-5"), "use A taxes"))
Ada chooses an action: use A taxes. [D-04, ACT-3, ACT-4, TRACK-1]
├ Ada puts the dragon on group A. [ACT-4]
├ Ada: Taxes. 2 from the card + 3 coins = 5 yuan (yuan 2 → 7). [ACT-TAX-1]
│ ├ because 2 yuan from the card. [ACT-TAX-1]
│ └ because 3 coins at court. [ACT-13]
│   └ young tax collector in palace 2: 3. [ACT-13]
└ Next: Bo chooses an action. [D-04]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from yotd_widget.describe.clauses import worded
from yotd_widget.describe.wording import label
from yotd_widget.engine.errors import OutOfRange
from yotd_widget.engine.packs import printed_by, printing
from yotd_widget.engine.reasons import Because, Deed, deeds, outline
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Fact
from yotd_widget.engine.tree import Step

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

Reasons = Iterator[Because]


class Explanation:
    """A tree of reasons with the names of the players: `str` tells it, `tree` is the data, `to_data` is for JSON."""

    def __init__(self, game: Described[Any], tree: Because, players: tuple[str, ...]) -> None:
        self.tree = tree
        self.players = players
        self._game = game
        self._pack = printed_by()

    def __str__(self) -> str:
        return outline(self.tree, self._worded)

    def __repr__(self) -> str:
        return f"<Explanation of “{self.tree.facts['move']}”: {len(list(self.tree.walk()))} reasons>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook an explanation is read."""
        printer.text(str(self))

    def to_data(self) -> dict[str, Any]:
        """The tree as JSON-able data, each node with its text, rules, player, numbers and children."""
        return self._data(self.tree)

    def _worded(self, reason: Because) -> str:
        with printing(self._pack):
            return worded(self._game, reason, self.players)

    def _data(self, reason: Because) -> dict[str, Any]:
        return {
            "about": reason.about,
            "text": self._worded(reason),
            "rules": list(reason.rules),
            "seat": reason.seat,
            "change": dict(reason.change),
            "was": dict(reason.was),
            "facts": dict(reason.facts),
            "forced": reason.forced,
            "children": [self._data(below) for below in reason.reasons],
        }


def explain(
    game: Described[Any], position: Any, move: object, seat: int | None = None, *, ahead: bool = True
) -> Explanation:
    """What a legal `move` (or its text form) does, and why. Changes nothing. Raises: Refusal.

    seat, ahead: as of `deeds`; of a step that has been taken all is told.
    """
    if (refusal := position.why_not(move)) is not None:
        raise refusal
    answer, player = position.read(move), position.decision.player
    first, *others = deeds(position, answer, seat, ahead=ahead)
    point, rules, _done, _total = first.task.decision(position)
    reasons = [*noted(game, first)] or [*_collected(first)]
    reasons += [follows for deed in others for follows in _follows(game, deed)]
    after = others[-1].after if others else first.after
    reasons += _next(after)
    facts = {"move": str(answer), "decision": point, "player": player}
    tree = Because("move", rules, first.task.seat, facts=facts, reasons=tuple(reasons))
    return Explanation(game, tree, position.players)


def explain_step(game: Described[Any], timeline: Any, at: int) -> Explanation:
    """Why the step that led to the position after `at` steps did what its notes say; chance's steps as well.

    Raises: IndexError outside 1 to the number of steps.
    """
    if at not in range(1, len(timeline.steps) + 1):
        wrong = _("this timeline has the steps 1 to {last}, not {at}: nothing led to its start")
        raise OutOfRange(wrong.format(last=len(timeline.steps), at=at))
    step = timeline.steps[at - 1]
    if isinstance(step.move, Suppose):
        return _supposed(game, step.move, step)
    return explain(game, timeline.state_at(at - 1), step.move, ahead=False)


def _supposed(game: Described[Any], move: Suppose, step: Step) -> Explanation:
    """No rule stands behind a supposition: it says what is different, and who is asked then."""
    reasons = tuple(_next(step.state))
    tree = Because("supposed", (), step.seat, facts={"move": str(move), "text": move.text}, reasons=reasons)
    return Explanation(game, tree, step.state.players)


def _collected(deed: Deed) -> Reasons:
    """A piece of a row of choices changes nothing yet; what opens another question says so in that question."""
    before, asked = deed.before.decision, bool(deed.after.agenda) and deed.after.agenda[-1].asked
    after = deed.after.decision if asked else None
    if after is not None and after.total > 1 and (after.id, after.seat) == (before.id, before.seat):
        yield Because("collected", seat=after.seat, facts={"done": after.done, "total": after.total})


def _follows(game: Described[Any], deed: Deed) -> Reasons:
    """A task that nobody was asked about, with its notes; the notes alone where it has no heading."""
    notes = tuple(noted(game, deed))
    if deed.task.asked:
        point, rules, _done, _total = deed.task.decision(deed.before)
        facts: dict[str, Fact] = {"decision": point, "move": str(deed.answer)}
        if deed.answer.label:  # type: ignore[union-attr]
            facts["label"] = label(game, deed.before, deed.answer)  # type: ignore[arg-type]
        yield Because("task", rules, deed.task.seat, facts=facts, forced=True, reasons=notes)
    elif notes and (heading := game.telling.heading(deed)) is not None:
        yield msgspec.structs.replace(heading, reasons=notes)
    else:
        yield from notes


def _next(position: Any) -> Reasons:
    """Where it ends: at the next question, before what nobody has seen, or with the end of the game."""
    if position.agenda and not position.agenda[-1].asked:
        if text := position.agenda[-1].uncovers:
            yield Because("unseen", facts={"text": text})
        return
    decision, outcome = position.decision, position.outcome
    if decision is not None:
        yield Because("next", (), decision.seat, facts={"decision": decision.id, "player": decision.player})
    elif outcome is not None:
        winners = outcome.winners
        points = max((outcome.scores[seat] for seat in winners), default=0)
        facts = {"winners": " ".join(map(str, winners)), "points": points}
        yield Because("over", outcome.rules, winners[0] if len(winners) == 1 else None, facts=facts)


def noted(game: Described[Any], deed: Deed) -> Reasons:
    """The notes of a task in their order, with what every number was before and what is behind it."""
    figures = {seat: game.telling.figures(deed.before, seat) for seat in range(len(deed.before.players))}
    for note in deed.notes:
        mine = figures.get(note.seat, {})  # type: ignore[arg-type]
        was = {thing: mine[thing] for thing in note.change if thing in mine}
        for thing in was:
            mine[thing] += note.change[thing]
        reasons = tuple(game.telling.behind(deed, note))
        yield Because("note", (note.rule,), note.seat, note.change, was, note.facts, note.forced, reasons)
