"""A game as it was played: every step with its move, notes and position; undo, redo, jump, branches."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from operator import index
from typing import Any, Generic, Literal, TypeVar

from yotd_widget.engine.branches import Branch, TreeText, branches, present, tree_text
from yotd_widget.engine.errors import BadInput, NotFound, OutOfRange, WrongKind, short
from yotd_widget.engine.game import shown
from yotd_widget.engine.luck import Luck, NamedLuck, Onward, SeededLuck
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.names import tidy
from yotd_widget.engine.packs import Brought
from yotd_widget.engine.position import Position
from yotd_widget.engine.supposed import Suppose, supposition
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.engine.tree import Line, Node, Step, Tree, named

__all__ = ["Branch", "Node", "Step", "Timeline"]

P = TypeVar("P", bound=Position)


class Timeline(Generic[P]):
    """A game from its start, step by step, with a marker `at` on the present one.

    start: the first position. luck: answers chance decisions at once, each as a step of its own; "own" is the luck of
    the position's seed, None leaves them open. `programs` names who plays a seat for a program: {"Bo": "Steward"}.
    Raises: TypeError for a start that is no position.

    Whatever is played stays. `steps`, `at`, `undo`, `redo` and `jump` belong to the branch that is looked at; another
    move in its midst opens a branch, and the move that follows there already is simply walked again. Only pieces of a
    choice that was never finished give way to others.

    >>> from yotd_widget.games import dragon
    >>> game = Timeline(dragon.new_game(["Ania", "Benek"], seed=7))
    >>> game.play("draft young monk, young farmer").play("place 1").undo().state.decision.id
    'D-03'
    >>> print(game.play("place 2").branch("second palace").tree())
    branch 1 · main line · 2 steps · Benek decides D-02
    └ second palace · leaves branch 1 after step 1 with “Ania: place 2” · 1 step · Benek decides D-02 · here, at step 2
    """

    def __init__(self, start: P, luck: Luck | Literal["own"] | None = "own") -> None:
        if not isinstance(start, Position):
            raise WrongKind(_("a timeline begins with a position, not with {given}").format(given=short(start)))
        self.start = start
        self.eyes: int | None = None
        self.programs: dict[str, str] = {}
        self.at = 0
        self._tree = Tree(start)
        self._look(self._tree.lines[0])
        self.luck = start.luck if luck == "own" else luck
        self.deal()

    # --- the line that is looked at ---

    @property
    def luck(self) -> Luck | None:
        """Who answers chance decisions on this line; set it, and the next ones come from there. Branches inherit it."""
        return self._line.luck

    @luck.setter
    def luck(self, luck: Luck | None) -> None:
        self._line.luck = luck

    @property
    def state(self) -> P:
        """The position at the marker."""
        return self.state_at(self.at)

    def state_at(self, at: int) -> P:
        """The position after `at` steps; 0 is the start. Raises: IndexError outside 0 to `len(self)`; TypeError."""
        at = self._checked(at)
        return self.steps[at - 1].state if at else self.start

    def _checked(self, at: Any) -> int:
        """A number of steps that this timeline has. Raises: IndexError, TypeError."""
        try:
            number = index(at)
        except TypeError:
            text = _("a step is a whole number, 0 to {last}, not {given}")
            raise WrongKind(text.format(last=len(self.steps), given=short(at))) from None
        if not 0 <= number <= len(self.steps):
            text = _("this timeline has the steps 0 to {last}, not {given}")
            raise OutOfRange(text.format(last=len(self.steps), given=number))
        return number

    def play(self, *moves: object, by: str | None = None) -> Timeline[P]:
        """Play moves (or their text forms) one after the other. Raises: Refusal; the moves before it stand."""
        for move in moves:
            state = self.state
            if (refusal := state.why_not(move, by)) is not None:
                raise refusal
            self._add(state.read(move))
            self.deal()
        return self

    def suppose(self, position: P, text: str) -> Timeline[P]:
        """Go on from another position, as a step that is no move of the game, on a branch of its own.

        position: what is supposed in place of the present one; it goes on to its next question. text: what is
        different, in a line; it names the branch ("what if: 1 yuan more"). What was supposed here before is walked
        again.
        Raises: TypeError for what is no position of this game; ValueError for other players, a position that cannot be,
        or a text that cannot be printed in a line.
        """
        step = supposition(self.state, position, text)
        node = self.node.child(step.move)
        name = self._tree.free(_("what if: {text}").format(text=text.strip()))
        self._look((self._tree.through(node) if node else None) or self._tree.open(self.node, self.luck, name))
        self.take(step)
        self.deal()
        return self

    def take(self, step: Step) -> Timeline[P]:
        """Take a step that is known already; whether it is possible here is not checked."""
        self._walk(self.node.child(step.move) or self._tree.grow(self.node, step))
        return self

    def deal(self) -> None:
        """Let luck answer what is due, each time as a step of its own; without luck nothing happens."""
        luck = None if isinstance(self.luck, NamedLuck) else self.luck
        while luck is not None and (agenda := self.state.agenda) and agenda[-1].seat == LUCK:
            self._add(luck.answer(self.state))

    def undo(self) -> Timeline[P]:
        """Back to the last decision of a player; chance is taken back with it. At the start nothing happens."""
        at = self.at
        while at > 0:
            at -= 1
            if self.steps[at].seat != LUCK:
                self.at = at
                break
        return self

    def redo(self) -> Timeline[P]:
        """Forward again by one decision and the chance around it."""
        while self.at < len(self.steps) and self.steps[self.at].seat == LUCK:
            self.at += 1
        if self.at < len(self.steps):
            self.at += 1
        while self.at < len(self.steps) and self.steps[self.at].seat == LUCK:
            self.at += 1
        return self

    def take_back(self, move: object) -> Timeline[P]:
        """Take back one piece of the open row of choices, keeping the others; or else the last choice, if it is that.

        Raises: LookupError if the move is neither; Refusal if the others are not possible without it. Nothing changes
        then.
        """
        start, pieces = self._last_choices()
        if str(move) not in pieces:
            text = _("“{move}” is not among the choices that can be taken back one by one")
            raise NotFound(text.format(move=move))
        place = len(pieces) - 1 - pieces[::-1].index(str(move))
        kept, state = pieces[place + 1 :], self.state_at(start + place)
        for piece in kept:
            state = state.after(piece)
        return self.jump(start + place).play(*kept)

    def can_take_back(self, move: object) -> bool:
        """Whether `take_back` would find the move."""
        return str(move) in self._last_choices()[1]

    def _last_choices(self) -> tuple[int, list[str]]:
        """Where the open row of choices began and the pieces given since; or else the last choice alone."""
        start = self._row_start(self.at)
        if start == self.at:
            start = max(0, start - 1)
        return start, [str(step.move) for step in self.steps[start : self.at] if step.seat != LUCK]

    def _row_start(self, at: int) -> int:
        """Where the row of choices began that is unfinished after `at` steps; `at` itself if there is none.

        Where something else was decided between its pieces, or another position was supposed, it counts from there.
        """
        asked = self.state_at(at).decision
        while at and asked is not None and asked.done and not isinstance(self.steps[at - 1].move, Suppose):
            before = self.state_at(at - 1).decision
            if before is None or (before.id, before.seat) != (asked.id, asked.seat):
                break
            at, asked = at - 1, before
        return at

    def jump(self, at: int) -> Timeline[P]:
        """Go to the position after `at` steps. Raises: IndexError outside 0 to `len(self)`; TypeError."""
        self.at = self._checked(at)
        return self

    def notes(self) -> Iterator[Note]:
        """Every note from the start to the marker."""
        for step in self.steps[: self.at]:
            yield from step.notes

    def aside(self) -> Timeline[P]:
        """The same game, to be played on beside this one: with the same nodes and luck; here nothing changes."""
        other = copy(self)
        other._tree = copy(self._tree)
        other._look(other._tree.lines[self._tree.lines.index(self._line)])
        return other

    # --- one pair of eyes ---

    def seen_by(self, seat: int | None) -> Timeline[P]:
        """This game as the player on `seat` sees it, with the same branches, nodes and marker: to be looked at.

        Every position in it is `Position.seen_by`, and of each step stays what that player may know. Its `eyes` are the
        seat; it cannot be played on. Where nothing is ever hidden, and for None, it is the timeline itself.
        """
        tree = None if seat is None or self.eyes is not None else self._tree.seen_by(seat)
        if tree is None:
            return self
        seen = copy(self)
        seen.start, seen.eyes, seen._tree = tree.root.state, seat, tree
        seen._look(tree.lines[self._tree.lines.index(self._line)])
        return seen

    # --- branches ---

    @property
    def node(self) -> Node:
        """The node at the marker: its id, its step, its comment, what hangs below it."""
        return self._path[self.at]

    @property
    def path(self) -> list[int]:
        """Ids of the nodes of the line that is looked at, by step: the start's, then the one after each step."""
        return [node.id for node in self._path]

    def node_of(self, number: int) -> Node | None:
        """The node with this id, on whichever branch; None where there is no such any more."""
        return self._tree.nodes.get(number)

    @property
    def branches(self) -> list[Branch]:
        """Every branch, the main line first."""
        return branches(self._tree, self._line)

    @property
    def deleted(self) -> list[str]:
        """Names of the branches that were put away, the last one at the end; `restore` brings them back."""
        return [f"{line.name}" for _, line in self._tree.deleted]

    def tree(self) -> TreeText:
        """All branches and comments in words, for `print`."""
        return tree_text(self._tree, self._line, self.node)

    def find(self, where: str | int | Node) -> Node:
        """The end of the branch with this name, or the node with this id. Raises: LookupError, TypeError."""
        if isinstance(where, str):
            return self._tree.line(where).tip
        if not isinstance(where, int | Node):
            text = _("a branch has a name and a node has a number; {given} is neither")
            raise WrongKind(text.format(given=short(where)))
        number = where.id if isinstance(where, Node) else where
        node = self._tree.nodes.get(number)
        if node is None or where not in (number, node):
            raise NotFound(_("This timeline has no node {node}.").format(node=repr(where)))
        return node

    def go(self, where: str | int | Node) -> Timeline[P]:
        """Look at the branch with this name, at its end; or go to the node with this id, on whichever branch it lies.

        Raises: LookupError where there is no such, or only a deleted branch passes there; TypeError.
        """
        node = self.find(where)
        line = self._tree.line(where) if isinstance(where, str) else self._line
        if not line.passes(node):
            through = self._tree.through(node)
            if through is None:
                raise NotFound(_("Node {node} lies on a deleted branch: restore it first.").format(node=node.id))
            line = through
        self._look(line)
        self.at = node.at
        return self

    def branch(self, name: str) -> Timeline[P]:
        """Name the branch that is looked at. Raises: ValueError for a name that another one has."""
        if not self._line.called(name):
            self._line.name = named(self._tree.checked(name))
        return self

    def fork(self, name: str | None = None, at: str | int | Node | None = None) -> Timeline[P]:
        """Open a branch before its first move and go there: what is played next belongs to it.

        at: the node that it leaves, as for `find`; left out, the one at the marker. Raises: ValueError for a bad name;
        LookupError, TypeError. Nothing changes then.
        """
        node = self.node if at is None else self.find(at)
        self._look(self._tree.open(node, self.luck, name, self._line.on))
        self.at = node.at
        return self

    def play_on(
        self, luck: Onward = "same", *, at: str | int | Node | None = None, name: str | None = None
    ) -> Timeline[P]:
        """Go on from any position, on a branch of its own, with what luck is to come there.

        luck: "same", as the game's own would have come; "new", by the next seed that no branch has; a number, the seed
        of another; "named": what chance decides stays open until a move says it. at, name: as of `fork`.
        Raises: BadInput for another luck; as `fork`.

        >>> from yotd_widget.games import dragon
        >>> game = Timeline(dragon.new_game(["Ania", "Benek"], seed=7)).play("draft young monk, young farmer")
        >>> game.play_on(17).played_on
        (<Node 1, step 1: Ania: draft young monk, young farmer>, SeededLuck(seed=17))
        """
        own = self.start.luck
        if luck == "new":
            goes: Luck | None = SeededLuck(self._tree.fresh())
        elif luck in ("same", "named"):
            goes = NamedLuck() if luck == "named" else own
        elif type(luck) is int:
            goes = SeededLuck(luck)
        else:
            text = _("luck is “same”, “new”, “named” or a number, not {given}")
            raise BadInput(text.format(given=short(luck)))
        node = self.node if at is None else self.find(at)
        self._look(self._tree.open(node, goes, name, node.id))
        self.at = node.at
        self.deal()
        return self

    def played_on_after(self, steps: int | None) -> None:
        """Note from where this branch was played on: after so many of its steps. For whoever reads a game again."""
        self._line.on = None if steps is None or steps >= len(self._path) else self._path[steps].id

    @property
    def played_on(self) -> tuple[Node, Luck | None] | None:
        """From where this branch was played on, and with which luck; None where it was not."""
        node = self._line.played_on
        return None if node is None else (node, self.luck)

    def comment(self, text: str) -> Timeline[P]:
        """Write about the position at the marker, in place of what was written there; empty text takes it away.

        Signs that cannot be seen are left out, but line breaks.
        Raises: TypeError for anything but text.
        """
        if not isinstance(text, str):
            told = _("a comment is text, not {given}; empty text takes it away")
            raise WrongKind(told.format(given=short(text)))
        self.node.comment = tidy(text)
        return self

    def promote(self, name: str | None = None) -> Timeline[P]:
        """Make a branch the main line; left out, the one that is looked at. Raises: LookupError."""
        self._tree.promote(self._tree.line(name) if name is not None else self._line)
        return self

    def delete(self, name: str | None = None) -> Timeline[P]:
        """Put a branch away; left out, the one that is looked at. `restore` brings it back.

        Other branches keep the steps that they share with it. The marker goes back to where another one passes.
        Raises: LookupError; ValueError for the only branch.
        """
        line = self._tree.line(name) if name is not None else self._line
        self._tree.delete(line)
        if line is self._line:
            nodes = ((self._tree.through(node), node) for node in self.node.up())
            other, node = next((through, node) for through, node in nodes if through is not None)
            self._look(other)
            self.at = node.at
        return self

    def restore(self, name: str | None = None) -> Timeline[P]:
        """Bring back a deleted branch, or else the last one deleted; the marker stays. Raises: LookupError."""
        self._tree.restore(name)
        return self

    def notes_between(self, before: str | int | Node, after: str | int | Node) -> tuple[list[Note], list[Note]]:
        """The notes from the point where two nodes part: those on the way to `before`, and those on the way to `after`.

        On one line the first list is empty (or the second, if `after` comes first). Raises: LookupError.
        """
        one, other = self.find(before), self.find(after)
        shared = {node.id for node in one.up()} & {node.id for node in other.up()}

        def since(end: Node) -> list[Note]:
            steps = [node.step for node in end.path() if node.id not in shared]
            return [note for step in steps if step is not None for note in step.notes]

        return since(one), since(other)

    # --- how it looks ---

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def brought(self) -> Brought:
        """The data pack that it is played with, where that is none of the game's own."""
        return self.start.brought

    def __repr__(self) -> str:
        line = f" on “{self._line.name}”" if len(self._tree.lines) > 1 else ""
        return f"<Timeline at step {self.at} of {len(self.steps)}{line}: {present(self.state)}>"

    def _ipython_display_(self) -> None:
        shown(self)

    # --- inside ---

    def __getstate__(self) -> dict[str, Any]:
        line = self._tree.lines.index(self._line)
        kept = {"start": self.start, "at": self.at, "tree": self._tree, "line": line, "eyes": self.eyes}
        return kept | {"programs": self.programs}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.start, self.at, self._tree = (state[name] for name in ("start", "at", "tree"))
        self.eyes = state.get("eyes")  # what was kept before there were any has none
        self.programs = state.get("programs", {})
        self._look(self._tree.lines[state["line"]])

    def _look(self, line: Line) -> None:
        """Look at a line; the marker stays where it is."""
        self._line = line
        self._path = line.tip.path()
        self.steps = [node.step for node in self._path if node.step is not None]

    def _add(self, move: Move) -> None:
        """Take a step: into the node to which the move led before, or else into a new one."""
        here = self.node
        node = here.child(move)
        if node is None:
            state, notes = here.state.clone(), Notes()
            seat = state.agenda[-1].seat
            state.play(move, notes)
            self._give_way()
            node = self._tree.grow(here, Step(move, seat, tuple(notes), state))
        self._walk(node)

    def _walk(self, node: Node) -> None:
        """Go to a node below the marker, along the line if it leads there, or makes its end reach there."""
        here = self.node
        if self.at < len(self.steps) and self._path[self.at + 1] is node:
            pass
        elif self._line.tip is here:
            self._line.tip = node
            self._path.append(node)
            self.steps.append(node.step)  # type: ignore[arg-type]
        else:
            self._look(self._tree.through(node) or self._tree.open(node, self.luck, on=self._line.on))
        self.at = node.at

    def _give_way(self) -> None:
        """Drop the rest of the line if it is but pieces of an unfinished choice that began here or before.

        Whatever somebody has written about, or another branch holds on to, stays.
        """
        rest, start = self._path[self.at + 1 :], self._row_start(len(self.steps))
        if not rest or start > self.at:  # where no choice is unfinished, `start` is the end
            return
        if any(node.comment or len(node.children) > 1 for node in rest) or rest[-1].children:
            return
        if self._tree.ends_in(rest, but=self._line):
            return
        self._tree.drop(rest)
        del self._path[self.at + 1 :], self.steps[self.at :]
        self._line.tip = self._path[-1]
