"""What the open question demands in number, why so much, and what would make it one less.

The number is the engine's. So the step with which the question came is taken again from the moment before it, with one
thing different on the table; what makes the number one smaller there is offered, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

from yotd_widget.describe.clauses import worded
from yotd_widget.describe.explain import noted
from yotd_widget.describe.units import units
from yotd_widget.engine.errors import BadPosition, NotFound
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Position
from yotd_widget.engine.reasons import Because, deeds, outline
from yotd_widget.engine.remedies import Change, Proposal, try_before
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.texts import N_, _, either
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Fact, Notes
from yotd_widget.engine.tree import Node

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)

OFFERED: Final = 3
"""So many ways are named at most."""
NEAR: Final = 4
"""Changes of more units than this are not near."""
ASK: Final = N_("Why not {number}?")
# Translators: {ways} are phrases, as "1 yuan more (3 in all)", with "or" between them
WITH: Final = N_("With {ways}.")
TOO_FAR: Final = N_("No small change would make it so.")


class Way(msgspec.Struct, frozen=True):
    """What would make the number one smaller. what: in words; state: the position before the question, with the change.

    node: where in the game that was, None where the game does not go back so far.
    """

    what: str
    changes: tuple[Change, ...]
    state: Any
    node: Node | None

    def try_it(self, timeline: Timeline[Any]) -> None:
        """Go back, suppose the change on a branch of its own, and play again what led to the question.

        Raises: NotFound where the game does not go back so far.
        """
        if self.node is None:
            raise NotFound(_("The moment before the event is not part of this game."))
        until = next(node for node in timeline.node.up() if not (node.state.decision and node.state.decision.done))
        try_before(timeline, self.node, self.state, self.what, until)


class Owed(msgspec.Struct, frozen=True):
    """What a question demands. number: of pieces; tree: why so many. game, players: in whose words.

    ask: "Why not 1?", empty where it cannot be said; answer: a sentence; ways: what would make the number one smaller.
    """

    number: int
    tree: Because
    game: Any
    players: tuple[str, ...]
    ask: str = ""
    answer: str = ""
    ways: tuple[Way, ...] = ()

    def __str__(self) -> str:
        told = outline(self.tree, lambda reason: worded(self.game, reason, self.players))
        return "\n".join(filter(None, (told, f"{self.ask} {self.answer}".strip())))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook it is read."""
        printer.text(str(self))


class Moment(msgspec.Struct, frozen=True):
    """The moment before a question came, and the move that led to it; None where what asks is due there itself.

    task: the question; node: where in the game it was.
    """

    task: Any
    position: Any
    move: Move | None
    node: Node | None = None

    def number(self, position: Any) -> int | None:
        """What the engine demands if this happens in another position; None where it does not, or ends in a muddle."""
        after, _notes = self.played(position)
        return (
            next((number for task in after.agenda if (number := self._demanded(task, after))), None) if after else None
        )

    def _demanded(self, task: Any, after: Any) -> int:
        same = type(task) is type(self.task) and task.seat == self.task.seat
        return int(task.decision(after)[3]) if same else 0

    def played(self, position: Any) -> tuple[Any, Notes]:
        """The position after it, and what was noted; None where the move is refused, or nobody could play on."""
        notes, after = Notes(), position.clone()
        if self.move is None:
            after.proceed(notes)
        elif position.refused(self.move) is not None:
            return None, notes
        else:
            after.play(self.move, notes)
        return after if stands(after) else None, notes


class Demands(Generic[P]):
    """Why questions demand so much. A game derives its own where a note says the number."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    def owed(self, position: P, node: Node | None = None) -> Owed | None:
        """What the open question demands; None where it demands no number of anything.

        node: where in a game the position stands, so that its earlier moments are known.
        """
        if not self.is_one(position):
            return None
        players = position.players
        moment = self.moment(position, node)
        number = moment.number(moment.position) if moment else None
        if moment is None or number is None:
            return Owed(self.demanded(position), self.reason(position, None), self.game, players)
        tree, ask = self.reason(position, moment), _(ASK).format(number=number - 1)
        if alike := self.alike(position):
            return Owed(number, tree, self.game, players, ask, alike)
        ways = tuple(
            Way(self.game.remedies.phrase(changes), changes, then, moment.node)
            for changes, then in self._nearer(moment, number)
        )
        return Owed(number, tree, self.game, players, ask, self.answer(moment, number, ways), ways)

    def _nearer(self, moment: Moment, number: int) -> Sequence[Proposal]:
        """The smallest changes with which the engine demands one less."""

        def met(position: P) -> bool:
            return moment.number(position) == number - 1 and (moment.move is None or stands(position))

        return self.nearest(moment, met)[:OFFERED]

    # --- what a game may know better ---

    def is_one(self, position: P) -> bool:
        """Whether the open question demands a number of anything."""
        decision = position.decision
        return decision is not None and decision.seat != LUCK and decision.total > 1

    def demanded(self, position: P) -> int:
        """The number itself."""
        return position.decision.total  # type: ignore[union-attr]

    def moment(self, position: P, node: Node | None) -> Moment | None:
        """The moment before the question came, in the game of which the position is a part; None if unknown."""
        task = position.agenda[-1]
        for each in node.up() if node else ():
            if each.step is None or each.parent is None or isinstance(each.step.move, Suppose):
                return None
            moment = Moment(task, each.parent.state, each.step.move, each.parent)
            if not any(type(open) is type(task) and open.seat == task.seat for open in each.parent.state.agenda):
                return moment
        return None

    def reason(self, position: P, moment: Moment | None) -> Because:
        """Why so many: the notes by the rules that ask, in the step with which the question came."""
        decision = position.decision
        assert decision is not None
        done = deeds(moment.position, moment.move) if moment and moment.move else ()
        notes = (note for deed in done for note in noted(self.game, deed))
        behind = tuple(note for note in notes if note.rules[0] in decision.rules and note.seat in (None, decision.seat))
        facts: dict[str, Fact] = {"decision": decision.id, "count": decision.total}
        return Because("demand", decision.rules, decision.seat, facts=facts, reasons=behind)

    def nearest(self, moment: Moment, met: Callable[[P], bool]) -> Sequence[Proposal]:
        """The smallest changes of one thing after which something is met, of each thing the first."""
        for size in range(1, NEAR + 1):
            found: dict[tuple[str, str], Proposal] = {}
            for changes, changed in units(self.game, moment.position, moment.task.seat, size):
                form = changes[0].facts["thing"], changes[0].facts["player"]
                if form not in found and met(changed):
                    found[form] = changes, changed
            if found:
                return list(found.values())
        return []

    def alike(self, position: P) -> str:
        """What is said where everybody owes the same, whatever is on the table; "" elsewhere."""
        return ""

    def answer(self, moment: Moment, number: int, ways: Sequence[Way]) -> str:
        """What would make it one less, in a sentence."""
        return _(WITH).format(ways=either([way.what for way in ways])) if ways else _(TOO_FAR)


def stands(position: Any) -> bool:
    """Whether a position can be."""
    try:
        position.from_json(position.to_json())
    except BadPosition:
        return False
    return True
