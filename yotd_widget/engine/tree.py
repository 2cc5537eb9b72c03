"""The tree behind a timeline: every step that was ever played, and the branches that are kept of it.

A node is a step with the position after it; nodes only ever come to it, and share their way up with each other. A
branch is a name and the node at which it ends; its line are the steps from the start to there. So a name stays with
its moves, whichever branch is the main line, and a deleted branch leaves its nodes where they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

import msgspec

from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.luck import Luck
from yotd_widget.engine.moves import LUCK, LUCK_NAME, Move
from yotd_widget.engine.names import LONGEST_LINE
from yotd_widget.engine.names import line as checked_line
from yotd_widget.engine.texts import N_, Lazy, _, quoted
from yotd_widget.engine.trace import Note


class Step(msgspec.Struct, frozen=True):
    """One answered decision. seat: who decided (`LUCK` for chance); state: the position after it."""

    move: Move
    seat: int
    notes: tuple[Note, ...]
    state: Any

    def __str__(self) -> str:
        """Who did what: "Ania: use A taxes"."""
        return f"{_who(self.state, self.seat)}: {self.move}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook a step is read: the move, and a line for each note."""
        printer.text("\n".join([str(self), *(f"  {_told(note, self.state)}" for note in self.notes)]))


def _who(position: Any, seat: int) -> str:
    return _(LUCK_NAME) if seat == LUCK else str(position.player(seat))


def _told(note: Note, position: Any) -> str:
    """A note in a line: "ACT-TAX-1 Ania: yuan +5"."""
    whose = "" if note.seat is None else f" {_who(position, note.seat)}"
    changes = ", ".join(f"{thing} {amount:+}" for thing, amount in note.change.items())
    return f"{note.rule}{whose}{': ' if changes else ''}{changes}"


class Unseen(Move, frozen=True):
    """Stands for a move of which somebody knows only that there was one."""

    def __str__(self) -> str:
        return "…"


def hides(position: Any, seat: int) -> bool:
    """Whether anything in a position is hidden from the player on `seat`."""
    return position.seen_by(seat) is not position


class Node:
    """A position in the tree and the step that led to it.

    id: its number in the order of playing, 0 for the start, the same as long as the timeline lives. at: steps from the
    start. step: None at the start. comment: what somebody wrote about it.
    """

    __slots__ = ("at", "children", "comment", "id", "parent", "state", "step")

    def __init__(self, number: int, state: Any, step: Step | None = None, parent: Node | None = None) -> None:
        self.id = number
        self.state = state
        self.step = step
        self.parent = parent
        self.children: list[Node] = []
        self.at: int = parent.at + 1 if parent else 0
        self.comment = ""

    def seen_by(self, seat: int, known: dict[int, Node]) -> Node:
        """This node and all above it as the player on `seat` sees them. known: by id those made before; it grows."""
        above = [*takewhile(lambda each: each.id not in known, self.up())]
        for each in reversed(above):
            if each.step is None or each.parent is None:
                seen = Node(each.id, each.state.seen_by(seat))
            else:
                parent, step = known[each.parent.id], _seen(each.step, each.parent.state, seat)
                seen = Node(each.id, step.state, step, parent)
                parent.children.append(seen)
            seen.comment = each.comment
            known[each.id] = seen
        return known[self.id]

    def child(self, move: Move) -> Node | None:
        """The node to which this move has already led."""
        return next((node for node in self.children if node.step is not None and node.step.move == move), None)

    def up(self) -> Iterator[Node]:
        """This node and all above it, up to the start."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def path(self) -> list[Node]:
        """The nodes from the start to this one."""
        return [*self.up()][::-1]

    def __str__(self) -> str:
        """Who did what: "Ania: use A taxes"; empty at the start."""
        return "" if self.step is None else str(self.step)

    def __repr__(self) -> str:
        return f"<Node {self.id}, step {self.at}: {self}>" if self.step else f"<Node {self.id}, the start>"


def _seen(step: Step, before: Any, seat: int) -> Step:
    """A step as the player on `seat` sees it: of what others and chance do with hidden things, only what was noted."""
    if not hides(before, seat) and not hides(step.state, seat):
        return step
    notes = tuple(step.state.noted_by(seat, step.notes))
    own = step.seat == seat and before.question_of(step.move) is not None  # a supposition holds a whole position
    move = step.move if own else Unseen()
    return Step(move, step.seat, notes, step.state.seen_by(seat))


def named(name: str) -> str:
    """A name as it is kept: those that nobody has chosen come in the reader's language when they are shown."""
    found = re.fullmatch(r"branch ([1-9]\d*)", name)
    return Lazy(N_("branch {n}"), n=int(found[1])) if found else name


class Line:
    """A branch inside the tree: its name, the node at which it ends, the luck that answers what is dealt on it.

    on: the node from which it was played on, where somebody wanted that.

    For readers the name is `f"{line.name}"`.
    """

    __slots__ = ("luck", "name", "on", "tip")

    def __init__(self, name: str, tip: Node, luck: Luck | None = None, on: int | None = None) -> None:
        self.name = named(name)
        self.tip = tip
        self.luck = luck
        self.on = on

    @property
    def played_on(self) -> Node | None:
        """The node from which it was played on; None where it only forked, or leaves before it."""
        return next((node for node in self.tip.up() if node.id == self.on), None)

    def called(self, name: object) -> bool:
        """Whether this is its name, as it is kept or as it is shown."""
        return name in (self.name, f"{self.name}")

    def passes(self, node: Node) -> bool:
        """Whether the line goes through this node, or ends at it."""
        return any(each is node for each in self.tip.up())


class Tree:
    """All nodes of a timeline and the lines that are kept; the first line is the main one."""

    def __init__(self, start: Any) -> None:
        self.root = Node(0, start)
        self.nodes = {0: self.root}
        self.lines = [Line("branch 1", self.root)]
        self.deleted: list[tuple[int, Line]] = []  # with the place that each had, the last one deleted at the end
        self._count = 1

    def seen_by(self, seat: int) -> Tree | None:
        """The whole tree as the player on `seat` sees it; None where nothing in it is hidden from him.

        No luck is in it: who knows the luck knows what comes.
        """
        if not any(hides(node.state, seat) for node in self.nodes.values()):
            return None
        seen, known = Tree(self.root.state), dict[int, Node]()
        for node in self.nodes.values():
            node.seen_by(seat, known)
        seen.root, seen.nodes, seen._count = known[0], known, self._count
        seen.lines = [Line(line.name, known[line.tip.id], on=line.on) for line in self.lines]
        seen.deleted = [(place, Line(line.name, known[line.tip.id], on=line.on)) for place, line in self.deleted]
        return seen

    def __getstate__(self) -> dict[str, Any]:
        """Everything without a link from node to node: copies and pickles need no deep recursion."""
        below = [(node.id, node.parent.id, node.step, node.comment) for node in self.nodes.values() if node.parent]
        lines = [(line.name, line.tip.id, line.luck, line.on) for line in self.lines]
        deleted = [(place, line.name, line.tip.id, line.luck, line.on) for place, line in self.deleted]
        return {
            "start": self.root.state, "comment": self.root.comment, "count": self._count,
            "below": below, "lines": lines, "deleted": deleted,
        }  # fmt: skip

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["start"])  # type: ignore[misc]
        self.root.comment = state["comment"]
        for number, parent, step, comment in state["below"]:  # parents come first
            self._count = number
            self.grow(self.nodes[parent], step).comment = comment
        self._count = state["count"]
        self.lines = [Line(name, self.nodes[tip], *luck) for name, tip, *luck in state["lines"]]
        self.deleted = [(place, Line(name, self.nodes[tip], *luck)) for place, name, tip, *luck in state["deleted"]]

    def grow(self, parent: Node, step: Step) -> Node:
        """Put a step below a node."""
        node = self.nodes[self._count] = Node(self._count, step.state, step, parent)
        self._count += 1
        parent.children.append(node)
        return node

    def drop(self, row: list[Node]) -> None:
        """Take out nodes that hang below each other and carry nothing else; their numbers do not come again."""
        for node in row:
            del self.nodes[node.id]
        row[0].parent.children.remove(row[0])  # type: ignore[union-attr]

    def ends_in(self, nodes: list[Node], but: Line) -> bool:
        """Whether another line, deleted ones included, ends at one of these nodes."""
        lines = [*self.lines, *(line for _, line in self.deleted)]
        return any(line.tip in nodes for line in lines if line is not but)

    def through(self, node: Node) -> Line | None:
        """The first line that passes this node; None where only deleted ones did."""
        return next((line for line in self.lines if line.passes(node)), None)

    # --- lines ---

    def line(self, name: str) -> Line:
        """The line with this name. Raises: LookupError."""
        for line in self.lines:
            if line.called(name):
                return line
        text = _("No branch is called “{name}”; there are {branches}.")
        raise NotFound(text.format(name=name, branches=_listed(self.lines)))

    def open(self, tip: Node, luck: Luck | None, name: str | None = None, on: int | None = None) -> Line:
        """A new line that ends at a node. name: left out, the next number. Raises: ValueError for a bad name."""
        if name is None:
            taken = {line.name for line in self.lines} | {line.name for _, line in self.deleted}
            name = next(name for n in range(1, len(taken) + 2) if (name := f"branch {n}") not in taken)
        line = Line(self.checked(name), tip, luck, on)
        self.lines.append(line)
        return line

    def fresh(self) -> int:
        """The next seed that no line has, nor the game itself: the same in another run."""
        lines = [*self.lines, *(line for _, line in self.deleted)]
        taken = {getattr(luck, "seed", None) for luck in (self.root.state.luck, *(line.luck for line in lines))}
        return next(seed for seed in range(1, len(taken) + 2) if seed not in taken)

    def free(self, name: str) -> str:
        """This name, with the first number behind it that makes it one that nobody has; a long one is cut."""
        if len(name) > LONGEST_LINE - 10:
            name = f"{name[: LONGEST_LINE - 11].rstrip()}…"
        taken = {line.name for line in self.lines} | {line.name for _, line in self.deleted}
        names = (name if n == 1 else f"{name} {n}" for n in range(1, len(taken) + 2))
        return next(free for free in names if free not in taken)

    def checked(self, name: object) -> str:
        """A name that nobody has, without blanks around it. Raises: ValueError."""
        name = checked_line(name)
        if any(line.called(name) for line in self.lines):
            raise BadInput(_("Another branch is called “{name}” already.").format(name=name))
        if any(line.called(name) for _, line in self.deleted):
            text = _("“{name}” is the name of a deleted branch: restore it, or choose another name.")
            raise BadInput(text.format(name=name))
        return name

    def promote(self, line: Line) -> None:
        """Make a line the main one; the others keep their order."""
        self.lines.remove(line)
        self.lines.insert(0, line)

    def delete(self, line: Line) -> None:
        """Put a line away. Raises: ValueError for the only one."""
        if len(self.lines) == 1:
            raise BadInput(_("“{name}” is the only branch: it stays.").format(name=line.name))
        self.deleted.append((self.lines.index(line), line))
        self.lines.remove(line)

    def restore(self, name: str | None) -> Line:
        """Bring back the line with this name, or the last one deleted. Raises: LookupError."""
        for entry in reversed(self.deleted):
            place, line = entry
            if name is None or line.called(name):
                self.deleted.remove(entry)
                self.lines.insert(place, line)
                return line
        if not self.deleted:
            raise NotFound(_("No branch has been deleted."))
        text = _("No deleted branch is called “{name}”; there are {branches}.")
        raise NotFound(text.format(name=name, branches=_listed([line for _place, line in self.deleted])))

    def shares(self) -> Iterator[tuple[Line, Line | None, list[Node]]]:
        """Each line, the one that it leaves, and the nodes of its own from above.

        A node that several lines share belongs to the first of them, so the main line leaves none and owns the start.
        """
        owner: dict[int, Line] = {}
        for line in self.lines:
            own: list[Node] = []
            leaves = None
            for node in line.tip.up():
                if leaves := owner.get(node.id):
                    break
                own.append(node)
            own.reverse()
            owner.update((node.id, line) for node in own)
            yield line, leaves, own


def _listed(lines: Iterable[Line]) -> str:
    return ", ".join(quoted(line.name) for line in lines)
