"""The nearest change: what would have to be different on the table for a refused move to be legal.

Changes are tried on copies, the smallest first, until the engine itself refuses no longer and the position can be;
nothing is worked out by hand. Refusals of the form or of the moment have no remedy, and say so.

>>> from yotd_widget.games.dragon.examples import example
>>> state = example("month-5").after("use A taxes").after("use B military_parade")
>>> state.court("Cyd").yuan = 2
>>> refusal = state.why_not("use A taxes")
>>> print(refusal.nearest)
Possible with 1 yuan more (3 in all).
>>> refusal.nearest.state.why_not("use A taxes") is None
True
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from yotd_widget.describe.points import answered
from yotd_widget.describe.units import Near, worded
from yotd_widget.engine.errors import BadInput, BadPosition
from yotd_widget.engine.moves import GENERAL_REFUSALS, Move, Refusal
from yotd_widget.engine.position import Position
from yotd_widget.engine.remedies import MOST, Change, Proposal, Remedy, search
from yotd_widget.engine.texts import N_, _, either, joined

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)

# Translators: {changes} are phrases, as "1 yuan more (3 in all)"
POSSIBLE: Final = N_("Possible with {changes}.")
ONLY: Final = N_("Possible with {changes}; it would then be the only choice.")
CANNOT: Final = N_("It cannot be made legal.")
# Translators: {asked}: as "a person to release, or an action"
CANNOT_HERE: Final = N_("It cannot be made legal here; another question asks for {asked}.")
CANNOT_NOW: Final = N_("It cannot be made legal now: {player} decides.")
CANNOT_OVER: Final = N_("It cannot be made legal: nothing is decided any more.")


class Remedies(Generic[P]):
    """Looks for nearest changes. A game derives its own where it knows better what helps against which refusal."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    def helps(self, refusal: Refusal) -> bool:
        """Whether any change of the table can help against this refusal."""
        return refusal.code not in GENERAL_REFUSALS

    def near(self, position: P) -> Near:
        """What can be different in a position, for those who ask about many of its moves."""
        return Near(self.game, position)

    def nearest(self, position: P, move: Move, by: str | None, near: Near) -> Proposal | None:
        """The smallest change of one thing after which `move` is legal; None where that would be a large one."""
        for size in range(1, MOST + 1):
            for changes, changed in near.of(size):
                question = changed.question_of(move)  # the agenda is as it was, and so is who may answer
                if question and question.verify(changed, move) is None and can_be(changed, move):
                    return changes, changed
        return None

    def worded(self, change: Change) -> str:
        """A change in words, as a sentence takes it in: "1 yuan more (3 in all)"."""
        return worded(self.game, change)

    def remedy(self, position: P, move: object, by: str | None = None, near: Near | None = None) -> Remedy:
        """The smallest change after which `move` is legal, or a remedy that is not `possible` and says why.

        Size: each unit of each thing is 1. near: of this position, where more of its moves are asked about. Raises:
        ValueError for a move that is legal already.
        """
        refusal = position.refused(move, by)
        if refusal is None:
            raise BadInput(_("“{move}” is legal: nothing needs to change").format(move=move))
        if not self.helps(refusal):
            return Remedy(self._hopeless(position, move, refusal))
        found = self.nearest(position, position.read(move), by, near or self.near(position))
        if found is None:
            return Remedy(_(CANNOT))
        changes, changed = found
        only, told = _only(changed), self.phrase(changes)
        return Remedy(_(ONLY if only else POSSIBLE).format(changes=told), changes, changed, only, told)

    def phrase(self, changes: Sequence[Change]) -> str:
        """Changes in words, one after the other."""
        return reduce(lambda first, last: joined([first, last]), map(self.worded, changes))

    def _hopeless(self, position: P, move: object, refusal: Refusal) -> str:
        """Why nothing helps; a move of another moment says where it belongs."""
        if not position.agenda:
            return _(CANNOT_OVER)
        if refusal.general == "ERR-TURN":
            return _(CANNOT_NOW).format(player=refusal.facts["player"])
        if refusal.general == "ERR-FORMAT" or position.question_of(position.read(move)) is not None:
            return _(CANNOT)
        asked = (self.game.points[point].asks for point in answered(self.game.tasks, type(position.read(move))))
        told = [*dict.fromkeys(map(_, asked))]
        return _(CANNOT_HERE).format(asked=either(told)) if told else _(CANNOT)


Propose = Callable[[Any, Any, Any, Refusal], Iterable[Proposal]]
"""Position, open task, move, refusal -> changes that may help, one unit of one thing at a time, the most natural first.

No piece is made or lost: what comes is taken from elsewhere. Whether a change helps the engine judges.
"""


def one(after: Any, thing: str, kind: str, before: Any, now: Any, **facts: Any) -> Iterator[Proposal]:
    """One change, with the changed position."""
    yield (Change(thing, kind, before, now, facts),), after


def of_thing(after: Any, at: str, kind: str, before: Any, now: Any, thing: str, item: str = "") -> Iterator[Proposal]:
    """As `one`, of a thing that the game describes: what would be different is told in the thing's own words."""
    yield (Change(at, kind, before, now, {"thing": thing, "item": item, "player": ""}),), after


class Tabled(Remedies[P]):
    """For most refusals there is a table of what may help; against others any thing is tried, as it is described."""

    PROPOSALS: ClassVar[Mapping[str, Propose]]
    """Refusal -> what may help."""
    HOPELESS: ClassVar[Collection[str]]
    """What is of the form, or printed: no table makes it right."""
    CHANGES: ClassVar[Mapping[str, str]]
    """Kind of change -> what would be different."""
    WIDER: ClassVar[bool] = False
    """Whether any thing is tried also where the table has something against the refusal, and nothing of it helps."""

    def helps(self, refusal: Refusal) -> bool:
        return super().helps(refusal) and refusal.code not in self.HOPELESS

    def nearest(self, position: P, move: Move, by: str | None, near: Near) -> Proposal | None:
        refusal = position.refused(move, by)
        found = search(position, move, by, self._proposed, lambda changed: can_be(changed, move))
        if found is None and (self.WIDER or refusal is None or refusal.code not in self.PROPOSALS):
            return super().nearest(position, move, by, near)
        return found

    def _proposed(self, position: Any, move: Any, refusal: Refusal) -> Iterable[Proposal]:
        table = self.PROPOSALS.get(refusal.code)
        return table(position, position.agenda[-1], move, refusal) if table else ()

    def worded(self, change: Change) -> str:
        if change.kind not in self.CHANGES:
            return super().worded(change)
        facts = {"before": change.before, "after": change.after, **change.facts}
        words = {fact: self.named(value, change.kind) for fact, value in facts.items()}
        return self.CHANGES[change.kind].format(**self.counted(change), **words)

    def named(self, value: Any, kind: str) -> Any:
        """What stands in braces, in words."""
        return self.game.named(value)

    def counted(self, change: Change) -> Mapping[str, str]:
        """Words for how many of something a change is about."""
        return {}


def _only(position: Any) -> bool:
    """Whether the open question has a single answer, so that nobody would be asked."""
    return len(position.options()) < 2


def can_be(position: Any, move: Move) -> bool:
    """Whether a position is accepted; where nobody would be asked, the one after the move."""
    try:
        position.from_json((position.after(move) if _only(position) else position).to_json())
    except BadPosition:
        return False
    return True
