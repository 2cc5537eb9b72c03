"""The branches of a game for readers: each in plain values, and the whole tree as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.position import Outcome
from yotd_widget.engine.texts import _, joined, ngettext
from yotd_widget.engine.tree import Line, Node, Tree


class Branch(msgspec.Struct, frozen=True):
    """A branch as it was when asked for, in plain values; it can be written as JSON.

    name. main: whether it is the main line. current: whether it is the one that is looked at.
    leaves: name of the branch from which it parts, None for the main line; after: steps that it shares with it.
    steps: steps of its own. opening: the first of these in words ("Ania: use A taxes"), empty without any.
    first, last: ids of the nodes of its first own step and of its end; the same one where it has no step of its own.
    outcome, scores: how the game ended there, and points by player; None while it goes on.
    luck: who answers what is dealt on it; new_luck: whether that is another one than the game's own.
    on: after how many steps it was played on, None where it was not.
    """

    name: str
    main: bool
    current: bool
    leaves: str | None
    after: int
    steps: int
    opening: str
    first: int
    last: int
    outcome: Outcome | None
    scores: dict[str, int] | None
    new_luck: bool = False
    luck: Any = None
    on: int | None = None

    def __str__(self) -> str:
        """Name, where it leaves and with which move, how long it is.

        >>> str(Branch("rich", False, True, "branch 1", 4, 1, "Ania: pass", 7, 7, None, None))
        'rich · leaves branch 1 after step 4 with “Ania: pass” · 1 step'
        """
        if self.main:
            where = _("main line")
        elif self.opening:
            where = _("leaves {branch} after step {step} with “{move}”")
        else:
            where = _("leaves {branch} after step {step}")
        where = where.format(branch=self.leaves, step=self.after, move=self.opening)
        return f"{self.name} · {where} · {ngettext('{n} step', '{n} steps', self.steps).format(n=self.steps)}"

    def __repr__(self) -> str:
        return f"<Branch {self}>"


class TreeText(str):
    """A text that shows itself as it is, also as the last expression of a cell."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def branches(tree: Tree, current: Line) -> list[Branch]:
    """Every branch, the main line first."""
    return [_branch(tree, line, leaves, own, line is current) for line, leaves, own in tree.shares()]


def tree_text(tree: Tree, current: Line, here: Node) -> TreeText:
    """The tree in words, a line for each branch and comment: each branch below the one that it leaves."""
    lines: list[str] = []
    told = {f"{line.name}": _told(line, own, here if line is current else None) for line, _leaves, own in tree.shares()}
    below: dict[str | None, list[Branch]] = {}
    for branch in branches(tree, current):
        below.setdefault(branch.leaves, []).append(branch)

    def tell(branch: Branch, head: str, rest: str) -> None:
        lines.append(f"{head}{branch} · {told[branch.name][0]}")
        subs = sorted(below.get(branch.name, []), key=lambda sub: sub.after)
        lines.extend(f"{rest}{'│ ' if subs else '  '}{comment}" for comment in told[branch.name][1:])
        for number, sub in enumerate(subs, 1):
            last = number == len(subs)
            tell(sub, f"{rest}{'└ ' if last else '├ '}", f"{rest}{'  ' if last else '│ '}")

    tell(below[None][0], "", "")
    return TreeText("\n".join(lines))


def final_scores(position: Any) -> dict[str, int] | None:
    """Points by player when the game is over, else None."""
    outcome = position.outcome
    return {position.player(seat): points for seat, points in enumerate(outcome.scores)} if outcome else None


def winners(position: Any) -> str:
    """Who has won a game that is over, as one speaks of it: “Ada wins”."""
    return won_by([position.player(seat) for seat in position.outcome.winners])


def won_by(names: Sequence[str]) -> str:
    """Who has won, as one speaks of it.

    >>> won_by([]), won_by(["Ada"]), won_by(["Ada", "Bo"])
    ('nobody wins', 'Ada wins', 'Ada and Bo win together')
    """
    if not names:
        return _("nobody wins")
    if len(names) == 1:
        return _("{player} wins").format(player=names[0])
    return _("{players} win together").format(players=joined(names))


def present(position: Any) -> str:
    """Who decides what; or that the game is over; or that nothing else is to come, where it ends without an end."""
    if decision := position.decision:
        player = _(decision.player) if decision.seat == LUCK else decision.player
        return _("{player} decides {point}").format(player=player, point=decision.id)
    # Translators: how a game stands at the end of a branch.
    return _("over") if position.outcome else _("nothing else is to come")


def _branch(tree: Tree, line: Line, leaves: Line | None, own: list[Node], current: bool) -> Branch:
    steps = [node for node in own if node.step is not None]
    first = steps[0] if steps else line.tip
    end = line.tip.state
    return Branch(
        name=f"{line.name}",
        main=leaves is None,
        current=current,
        leaves=f"{leaves.name}" if leaves else None,
        after=line.tip.at - len(steps),
        steps=len(steps),
        opening=str(first) if steps else "",
        first=first.id,
        last=line.tip.id,
        outcome=end.outcome,
        scores=final_scores(end),
        new_luck=line.luck not in (None, tree.root.state.luck),
        luck=line.luck,
        on=None if line.played_on is None else line.played_on.at,
    )


def _told(line: Line, own: list[Node], here: Node | None) -> list[str]:
    """How a branch ends and whether one is on it; then its comments."""
    end = line.tip.state
    if scores := final_scores(end):
        points = ", ".join(f"{name} {score}" for name, score in scores.items())
        # Translators: {winners}: “Ada wins”; {points}: “Ada 84, Bo 71”
        words = _("over, {winners}: {points}").format(winners=winners(end), points=points)
    else:
        words = present(end)
    if here is not None:
        words = _("{state} · here, at step {step}").format(state=words, step=here.at)
    comments = ((node.at, " ".join(node.comment.split())) for node in own)
    text = _("step {step}: “{comment}”")
    return [words, *(text.format(step=at, comment=comment) for at, comment in comments if comment)]
