"""Where a position is edited: drafts as plain JSON data, and edits by name. What can be edited, the room says.

A draft can be anything that its handles make of it; only what is asked as a position is checked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from yotd_widget.describe.difference import Differences, difference
from yotd_widget.describe.editing import problems
from yotd_widget.describe.editing.handles import Handle, unknown
from yotd_widget.describe.editing.sheet import sheet, things, whole
from yotd_widget.describe.spots import by_seat, owned
from yotd_widget.describe.things import Thing, put_in
from yotd_widget.engine.editing import Bench, Draft, Edit, Json, Problem, within
from yotd_widget.engine.errors import BadInput, BadPosition, WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _, either, quoted

if TYPE_CHECKING:
    from yotd_widget.describe.editing.room import EditingRoom


class Workbench(Bench):
    """Where drafts of a game are edited, beginning with a position."""

    def __init__(self, room: EditingRoom[Any], start: Position) -> None:
        self.room = room
        self.start = draft_of(start)

    def draft(self, position: Position) -> Draft:
        if not isinstance(position, self.room.game.positions):
            raise WrongKind(_("only a position of this game can be edited, not {thing}").format(thing=short(position)))
        return draft_of(position)

    def position(self, draft: Draft) -> Position:
        try:
            found: Position = self.room.position(draft)
            return found
        except BadPosition:
            first = problems.findings(self.room, draft, self.start)[0]
            raise BadPosition(first.text, *first.rules) from None

    def parse(self, text: str) -> Position:
        found: Position = self.room.game.notation.pasted(text)
        return found

    def scope(self, draft: Draft, names: Collection[str]) -> tuple[str, ...]:
        table = self.room.table(draft)
        known = list(things(self.room, table))
        found = []
        for name in names:
            if not isinstance(name, str):
                raise WrongKind(_("what may be changed is named by texts, not by {thing}").format(thing=short(name)))
            thing = by_seat(table.position.players, name)
            if not any(within(each, [thing]) for each in known):
                examples = either([quoted(each) for each in self.room.scope_examples or known[:3]])
                raise BadInput(
                    _("“{thing}” is nothing that can be changed here: say {examples}").format(
                        thing=name, examples=examples
                    )
                )
            found.append(thing)
        return tuple(found)

    def apply(self, draft: Draft, edit: Edit) -> Draft:
        changed: Draft = msgspec.json.decode(msgspec.json.encode(draft))
        handle, named = self._handle(draft, edit)
        try:
            handle.change(changed, edit, *named)
        except IndexError:  # no such player, palace, month
            raise unknown(edit.at) from None
        return changed

    def told(self, draft: Draft, edit: Edit) -> str:
        handle, named = self._handle(draft, edit)
        table = self.room.table(draft)
        return owned(handle.owner(table, *named), handle.label(table, edit, *named))

    def label(self, draft: Draft, edit: Edit) -> str:
        """What an edit does, without whose thing it is."""
        handle, named = self._handle(draft, edit)
        return handle.label(self.room.table(draft), edit, *named)

    def _handle(self, draft: Draft, edit: Edit) -> tuple[Handle, Sequence[str]]:
        """What an edit changes, and the parts of its name; players may be called by theirs. Raises: BadInput."""
        if isinstance(edit.at, str):
            found = self._named(edit.at)
            if found or (found := self._named(by_seat(self.room.table(draft).position.players, edit.at))):
                return found
        raise unknown(edit.at)

    def _named(self, at: str) -> tuple[Handle, Sequence[str]] | None:
        for handle in self.room.handles:
            if found := re.fullmatch(handle.pattern, at):
                return handle, [group or "" for group in found.groups()]
        return None

    def check(self, draft: Draft) -> Sequence[Problem]:
        return problems.check(self, draft)

    def difference(self, draft: Draft) -> Differences:
        """Player by player, then the table; names may have changed. () against a game of another number of players."""
        before, after = self.room.table(self.start).position, self.room.table(draft).position
        if len(before.players) != len(after.players):
            return Differences()
        # Of the tasks only what is asked would be told, if it has a meaning
        one, other = {**self.start, "agenda": []}, {**draft, "agenda": []}
        if self.room.names_at:
            one = msgspec.json.decode(msgspec.json.encode(one))
            names = Thing("name", "", at=self.room.names_at)  # an opponent whom nobody plays may have none there
            put_in(one, names, None, names.of(draft, None))
        return difference(self.room.game, self.room.table(one).position, self.room.table(other).position)

    def lines(self, draft: Draft) -> list[str]:
        if len(self.room.table(self.start).position.players) != len(self.room.table(draft).position.players):
            return [_("Another number of players: nothing can be compared.")]
        found = Differences(fact for fact in self.difference(draft) if fact.thing not in self.room.apart)
        return [*self.room.beside(self.start, draft), *(str(found).splitlines() if found else [])]

    def sheet(self, draft: Draft, scope: Sequence[str] | None) -> Json:
        return sheet(self.room, self.room.table(self.start), self.room.table(draft), scope)

    def printed(self, draft: Draft) -> dict[str, str]:
        title = _("{title}: Editor").format(title=self.room.game.title)
        shown = whole(self.room, self.room.table(self.start), self.room.table(draft), title)
        return self.room.game.screen.printed(shown)

    def rules(self, ids: Collection[str]) -> dict[str, str]:
        return self.room.game.reading.statements(sorted(ids))


def draft_of(position: Position) -> Draft:
    """The draft of a position: its JSON form as plain data."""
    draft: Draft = msgspec.json.decode(position.to_json())
    return draft
