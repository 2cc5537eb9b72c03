"""The games, a package each; and what is asked of any of them that is described."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from yotd_widget.engine.position import Position

if TYPE_CHECKING:
    from yotd_widget.describe.demands import Owed
    from yotd_widget.describe.explain import Explanation
    from yotd_widget.describe.ledger import Moment, Points
    from yotd_widget.engine.tree import Node


def explain(position: Position, move: object) -> Any:
    """What a legal `move` does and why: a tree of reasons, printed as an indented text. Raises: Refusal."""
    return position.game.reasons.explain(position, move)


def explain_step(timeline: Any, at: int) -> Explanation:
    """Why the step that led to the position after `at` steps did what its notes say; chance's steps as well.

    Raises: IndexError outside 1 to the number of steps.
    """
    from yotd_widget.describe.explain import explain_step

    return explain_step(timeline.start.game, timeline, at)


def ledger(timeline: Any) -> list[Moment]:
    """Points by cause at every moment of the timeline's branch: `ledger(timeline)[at]` is that after `at` steps.

    Points that were there at the start have the cause "Before".
    """
    from yotd_widget.describe.ledger import ledger

    return ledger(timeline.start.game, timeline)


def by_period(timeline: Any) -> dict[int, list[Points]]:
    """Points of each seat by cause in each period of the game's calendar, as its months; they add up to the game."""
    from yotd_widget.describe.ledger import by_period

    return by_period(timeline.start.game, timeline)


def owed(position: Any, node: Node | None = None) -> Owed | None:
    """What the open question demands, why so much, and what would make it less; None where it demands no number.

    node: where in a game the position stands, so that its earlier moments are known.
    """
    found: Owed | None = position.game.demands.owed(position, node)
    return found
