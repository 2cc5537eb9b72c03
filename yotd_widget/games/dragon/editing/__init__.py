"""Positions changed token by token: what can be edited, what it brings, what speaks against it, and what removes that.

>>> from yotd_widget.games.dragon.examples import example
>>> bench = Workbench(example("tribute-1"))
>>> draft = bench.apply(bench.draft(example("tribute-1")), Edit("P2.palace1.1", None))
>>> bench.told(draft, Edit("P2.palace1.floors", 3))
'Bo, palace 1: Floors: 3'
>>> bench.check(draft), bench.position(draft).court("Bo").headcount()
((), 1)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest

from msgspec.structs import replace

from yotd_widget.engine.editing import Bench, Draft, Edit, Json, Problem, within
from yotd_widget.engine.errors import BadInput, BadPosition, WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.editing import edits, pasted, picture, problems, telling
from yotd_widget.games.dragon.editing.drafts import draft_of, state_of, table_of
from yotd_widget.games.dragon.reasons.difference import Differences, difference
from yotd_widget.games.dragon.reasons.rules import INVARIANTS, RULES
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import TITLE


class Workbench(Bench):
    """Where drafts of this game are edited, beginning with a position."""

    def __init__(self, start: State) -> None:
        self.start = draft_of(start)

    def draft(self, position: Position) -> Draft:
        if not isinstance(position, State):
            raise WrongKind(_("only a position of this game can be edited, not {thing}").format(thing=short(position)))
        return draft_of(position)

    def position(self, draft: Draft) -> State:
        try:
            return state_of(draft)
        except BadPosition:
            first = problems.findings(draft, self.start)[0]
            raise BadPosition(first.text, *first.rules) from None

    def parse(self, text: str) -> State:
        return pasted.read(text)

    def scope(self, draft: Draft, names: Collection[str]) -> tuple[str, ...]:
        known = set(picture.things(draft))
        found = []
        for name in names:
            if not isinstance(name, str):
                raise WrongKind(_("what may be changed is named by texts, not by {thing}").format(thing=short(name)))
            thing = _by_seat(draft, name.strip())
            if not any(within(each, [thing]) for each in known):
                raise BadInput(
                    _("“{thing}” is nothing that can be changed here: say “P1.yuan”, “P1.palace2” or “month5”").format(
                        thing=name
                    )
                )
            found.append(thing)
        return tuple(found)

    def apply(self, draft: Draft, edit: Edit) -> Draft:
        return edits.apply(draft, Edit(_by_seat(draft, edit.at), edit.to))

    def told(self, draft: Draft, edit: Edit) -> str:
        return telling.told(draft, Edit(_by_seat(draft, edit.at), edit.to))

    def check(self, draft: Draft) -> Sequence[Problem]:
        return problems.check(draft, self.start)

    def difference(self, draft: Draft) -> Differences:
        """Player by player, then the table; names may have changed. () against a game of another number of players."""
        before, after = table_of(self.start), table_of(draft)
        if len(before.courts) != len(after.courts):
            return Differences()
        before.setup = replace(before.setup, players=after.setup.players)
        before.agenda, after.agenda = [], []  # of the tasks only what is asked would be told, if it has a meaning
        return difference(before, after)

    def lines(self, draft: Draft) -> list[str]:
        if len(self.start["courts"]) != len(draft["courts"]):
            return [_("Another number of players: nothing can be compared.")]
        found = Differences(fact for fact in self.difference(draft) if fact.thing != "event_row")
        return [*self._on_the_table(draft), *(str(found).splitlines() if found else [])]

    def _on_the_table(self, draft: Draft) -> Iterator[str]:
        """What no rule changes, and the months one by one."""
        setup, now = self.start["setup"], draft["setup"]
        for before, after in zip(setup["players"], now["players"], strict=True):
            if before != after:
                yield _("{before} is now {after}").format(before=before, after=after)
        for option in ("edition", "great_wall"):
            if setup[option] != now[option]:
                yield telling.label(draft, Edit(option, now[option]))
        for month, events in enumerate(zip_longest(self.start["event_row"], draft["event_row"]), 1):
            if events[0] != events[1] and events[1]:
                yield telling.label(draft, Edit(f"month{month}", events[1]))
        if self.start["agenda"][-1:] != draft["agenda"][-1:]:
            yield _("Another question is open")

    def sheet(self, draft: Draft, scope: Sequence[str] | None) -> Json:
        return picture.sheet(draft, self.start, scope)

    def printed(self, draft: Draft) -> dict[str, str]:
        shown = picture.whole(draft, self.start, _("{title}: Editor").format(title=_(TITLE)))
        return State.game.screen.printed(shown)

    def rules(self, ids: Collection[str]) -> dict[str, str]:
        known = {**RULES, **INVARIANTS}
        return {rule: known[rule] for rule in sorted(ids) if rule in known}


def _by_seat(draft: Draft, name: str) -> str:
    """A name of a thing with the seat in place of the player: "Ada.yuan" is "P1.yuan"."""
    for seat, player in enumerate(draft["setup"]["players"], 1):
        if isinstance(name, str) and (name == player or name.startswith(f"{player}.")):
            return f"P{seat}{name[len(player) :]}"
    return name
