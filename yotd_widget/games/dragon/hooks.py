"""What a state answers beyond the rules: reasons, pictures, cards, words. Each module is loaded when it is first asked.

They know the state, not the other way round; here alone a name of theirs becomes a method of `State`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from yotd_widget.engine.moves import Move
from yotd_widget.engine.position import Position
from yotd_widget.engine.trace import Note

if TYPE_CHECKING:
    from yotd_widget.engine.commands import Option
    from yotd_widget.engine.remedies import Remedy
    from yotd_widget.engine.tree import Node
    from yotd_widget.games.dragon.editing import Workbench
    from yotd_widget.games.dragon.reasons.explain import Explanation
    from yotd_widget.games.dragon.reasons.outlook import Outlook
    from yotd_widget.games.dragon.reasons.owed import Owed, Way
    from yotd_widget.games.dragon.state import State

PHASE_NUMBERS: Final = {"action": 1, "person": 2, "event": 3, "scoring": 4, "over": 4}
"""Phases of a month as the rules number them; the others are before the first month."""


class Hooks(Position):
    """The part of `State` that knows no rule."""

    __slots__ = ()

    # --- reasons ---

    def explain(self: Any, move: object) -> Explanation:
        """What `move` does and why, as a tree of reasons: `print` it, or read its `tree`. Raises: Refusal."""
        from yotd_widget.games.dragon.reasons.explain import explain

        return explain(self, move)

    def remedy(self: Any, move: object, by: str | None = None) -> Remedy:
        """The smallest change of this position that would make a refused move legal, or why none would."""
        from yotd_widget.games.dragon.reasons.remedy import remedy

        return remedy(self, move, by)

    def outlook(self: Any) -> Outlook:
        """What the known events of the rest of the year will do to each court if nothing changes."""
        from yotd_widget.games.dragon.reasons.outlook import outlook

        return outlook(self)

    def why_lines(self: Any, move: object) -> list[dict[str, Any]]:
        """What a legal `move` does and why, line by line, for the screen. Raises: Refusal."""
        from yotd_widget.games.dragon.screen.why import why_lines

        return why_lines(self, move)

    def owed(self: Any, node: Node | None = None) -> Owed | None:
        """What the open question demands in number, why so much, and what would make it one less; `print` it.

        node: where in a game the position stands (`timeline.node`). None where the question demands no number.
        """
        from yotd_widget.games.dragon.reasons.owed import owed

        return owed(self, node)

    def ways_to_less(self: Any, node: Node) -> tuple[Way, ...]:
        found = self.owed(node)
        return tuple(way for way in found.ways if way.node) if found else ()

    def why_asked(self: Any, node: Node | None = None) -> dict[str, Any]:
        from yotd_widget.games.dragon.screen.why import why_asked

        return why_asked(self, node)

    def understood(self: Any, typed: str) -> tuple[Move, ...]:
        """The moves that a typed text means ("taxes", "release monk, young healer"). Raises: Unclear; Refusal."""
        from yotd_widget.games.dragon.commands import understood

        return understood(self, typed)

    def option_of(self: Any, typed: str) -> Option:
        """The option of the open decision that a typed text means, possible or not. Raises: Unclear."""
        from yotd_widget.games.dragon.commands import choice_of

        return choice_of(self, typed)

    def changes_from(self: Any, before: Any) -> tuple[Note, ...]:
        """What is different from `before`, a note a thing, where it was supposed and not played."""
        from yotd_widget.games.dragon.reasons.difference import supposed_notes

        return supposed_notes(before, self)

    # --- the screen ---

    @staticmethod
    def picture(timeline: Any, *, revision: int = 0, since: int | None = None) -> dict[str, Any]:
        """The timeline's present position as JSON for the screen."""
        from yotd_widget.games.dragon.screen.snapshot import snapshot

        return snapshot(timeline, revision=revision, since=since)

    def scene(self: Any, *, forecasts: bool = True) -> dict[str, Any]:
        from yotd_widget.games.dragon.screen.quiet import quiet
        from yotd_widget.games.dragon.screen.snapshot import scene

        return scene(self) if forecasts else quiet(scene(self))

    @staticmethod
    def history(timeline: Any, nodes: Iterable[int | Node]) -> Iterator[dict[str, Any]]:
        from yotd_widget.games.dragon.screen.scenes import records

        return records(timeline, nodes)

    @staticmethod
    def rescue(timeline: Any) -> str:
        from yotd_widget.engine.games import game_of
        from yotd_widget.engine.records import record

        game = game_of(timeline.start)
        code = record(timeline, game).to_code()
        return f'yw.replay(yw.Record.from_code("{code}"), yw.{game}.State.from_json)'

    @property
    def month_and_phase(self: Any) -> tuple[int, int]:
        """The month, and its phase: 1 action, 2 person, 3 event, 4 scoring and the end; 0 before them."""
        return self.month, PHASE_NUMBERS.get(self.phase, 0)

    @staticmethod
    def rules_of_history(steps: list[dict[str, Any]]) -> dict[str, str]:
        from yotd_widget.games.dragon.screen.scenes import rules_of

        return rules_of(steps)

    def bench(self: Any) -> Workbench:
        from yotd_widget.games.dragon.editing import Workbench

        return Workbench(self)

    @staticmethod
    def page_words() -> dict[str, str]:
        from yotd_widget.games.dragon.words import page_words

        return page_words()

    @staticmethod
    def printed(picture: dict[str, Any], *, forecasts: bool = True) -> dict[str, str]:
        """Text board, HTML tables and SVG diagram of a picture."""
        from yotd_widget.games.dragon.screen.diagram import html_tables, svg_diagram, text_board
        from yotd_widget.games.dragon.screen.quiet import quiet

        if not forecasts:
            picture = quiet(picture) | {"decision": None, "choices": {}}
        svg = svg_diagram(picture)
        return {"text/plain": text_board(picture), "text/html": html_tables(picture, svg), "image/svg+xml": svg}

    # --- what readers look up ---

    @staticmethod
    def title() -> str:
        from yotd_widget.engine.texts import _
        from yotd_widget.games.dragon.words import TITLE

        return _(TITLE)

    def spot(self: Any, mark: str) -> tuple[str, str]:
        from yotd_widget.games.dragon.reading.spots import spot

        return spot(self, mark)

    def compared(self: Any, after: Any, notes: Any = (), undone: Any = ()) -> tuple[Any, dict[str, Any]]:
        from yotd_widget.games.dragon.reading.compared import compared

        return compared(self, after, notes, undone)

    def varied(self: Any, what: str, value: object) -> State:
        from yotd_widget.games.dragon.reading.compared import varied

        return varied(self, what, value)

    def told(self: Any, step: Any) -> dict[str, Any]:
        from yotd_widget.games.dragon.reading.steps import told

        return told(self, step)

    @staticmethod
    def rule(rule_id: str) -> Any:
        from yotd_widget.games.dragon.reasons.cards import rule

        return rule(rule_id)

    @staticmethod
    def rule_view(rule_id: str, edition: str | None) -> dict[str, Any]:
        from yotd_widget.games.dragon.reading.rule_view import rule_view

        return rule_view(rule_id, edition)

    @staticmethod
    def points_view(timeline: Any) -> dict[str, Any]:
        from yotd_widget.games.dragon.reading.points import points

        return points(timeline)
