"""What readers compare and look up: the room `Game.reading` of a described game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from yotd_widget.describe.difference import DECISION, Differences, Fact, changes, difference
from yotd_widget.engine.packs import as_printed
from yotd_widget.engine.phrases import signed
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)
Json = dict[str, Any]


class ReadingRoom(Generic[P]):
    """Differences and rule cards. A game derives its own for what no rule changes, and for what is told in brief."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    @property
    def brief(self) -> Mapping[str, tuple[str, str]]:
        """What is told of a player at first sight: keys of things, each with its noun."""
        score = self.game.things.named(self.game.score)
        return {score.key: score.noun}

    def set_up(self, before: P, after: P) -> Iterator[str]:
        """Sentences on how two games were set up differently, which no rule changes."""
        return iter(())

    # --- differences ---

    @as_printed
    def compared(
        self, before: P, after: P, notes: Iterable[Note] = (), undone: Iterable[Note] = ()
    ) -> tuple[Differences, Json]:
        """The facts, and the same as JSON for the screen.

        {"facts": [{"seat", "who", "text", "rules", "places"}], "setup": [sentences], "rules": {id: statement},
        "seats": [{"seat", "who", "text": the main numbers, "lines": all}]}. Raises: as `difference`.
        """
        found = difference(self.game, before, after, notes, undone)
        lines = [
            {
                "seat": fact.seat,
                "who": fact.whose,
                "text": fact.words,
                "rules": list(dict.fromkeys(fact.rules)),
                "places": list(dict.fromkeys(self._places(fact, before, after))),
            }
            for fact in found
        ]
        return found, {
            "facts": lines,
            "setup": list(self.set_up(before, after)),
            "rules": self._named([rule for fact in found for rule in fact.rules]),
            "seats": [self._in_brief(list(facts)) for _seat, facts in groupby(found, key=lambda fact: fact.seat)],
        }

    def changes(self, before: P, after: P) -> tuple[Note, ...]:
        """What is different in `after`, as notes, where it was supposed and not played."""
        return changes(self.game, before, after)

    def _places(self, fact: Fact, before: P, after: P) -> Iterable[str]:
        if fact.thing == DECISION:
            return ("status",)
        return self.game.things.named(fact.thing).spots(fact.seat, fact.item, before, after)

    def _in_brief(self, facts: list[Fact]) -> Json:
        """A player, or the table: the main numbers, each in one, and every fact as a line."""
        seat, sums = facts[0].seat, Counter[str]()
        for fact in facts:
            sums[fact.thing] += (fact.change or 0) if seat is not None else 0
        told = [
            _("{change} {thing}").format(change=signed(sums[thing]), thing=ngettext(*noun, abs(sums[thing])))
            for thing, noun in self.brief.items()
            if sums[thing]
        ]
        return {"seat": seat, "who": facts[0].whose, "text": ", ".join(told), "lines": [fact.words for fact in facts]}

    # --- points and rules ---

    def points(self, timeline: Timeline[P]) -> Json:
        """Points by cause and period up to the marker, for the screen."""
        from yotd_widget.describe.ledger import points

        return points(self.game, timeline)

    def by_cause(self, notes: Iterable[Note], players: int) -> list[dict[str, int]]:
        """The points that notes tell of, by seat: cause -> points."""
        from yotd_widget.describe.ledger import points_by_cause

        return points_by_cause(self.game, notes, players)

    def cause(self, name: str) -> str:
        """A cause of points in the reader's language."""
        from yotd_widget.describe.ledger import cause_name

        return cause_name(name)

    def rule(self, rule_id: str) -> Any:
        """The card of a rule. Raises: NotFound, WrongKind."""
        from yotd_widget.describe.book import rule

        return rule(self.game, rule_id)

    def rule_view(self, rule_id: str, edition: str | None) -> Json:
        """A rule's card with those of its neighbours, for the screen. Raises: NotFound, WrongKind, BadInput."""
        from yotd_widget.describe.book import rule_view

        return rule_view(self.game, rule_id, edition)

    @property
    def rules(self) -> Mapping[str, str]:
        """The rules in the order of the book: id -> sentence, in the reader's language."""
        return self.game.rules

    def statements(self, ids: Collection[str]) -> dict[str, str]:
        """The sentences of those of these rules and invariants that have one."""
        from yotd_widget.describe.book import statements

        return statements(self.game, ids)

    def _named(self, ids: Collection[str]) -> dict[str, str]:
        return {rule: self.rules[rule] for rule in sorted(set(ids)) if rule in self.rules}
