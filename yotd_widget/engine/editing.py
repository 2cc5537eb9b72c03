"""Positions changed by hand: what an editor asks of a game.

A draft is the JSON form of a position as plain data, possible or not. Things on it have names ("P1.yuan"), and an edit
says what one of them shall be. A game supplies a `Bench` for each position from which a reader starts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec

from yotd_widget.engine.position import Position

Draft = dict[str, Any]
Json = dict[str, Any]
Kind = Literal["impossible", "unreachable", "note"]


class Edit(msgspec.Struct, frozen=True):
    """One change of a draft. at: the thing, "P1.palace2.floors"; to: what it shall be, None for nothing.

    >>> Edit("P1.yuan", 3)
    Edit(at='P1.yuan', to=3)
    """

    at: str
    to: Any


class Fix(msgspec.Struct, frozen=True):
    """Edits that remove a problem, tried before they are offered. label: what they do, for a button."""

    label: str
    edits: tuple[Edit, ...]


class Problem(msgspec.Struct, frozen=True):
    """What speaks against a draft: it cannot be, no real game reaches it, or it is only odd.

    text: one sentence. rules: ids of rules and invariants. place: key of the place on the board, "" for none.
    """

    kind: Kind
    text: str
    rules: tuple[str, ...] = ()
    place: str = ""
    fixes: tuple[Fix, ...] = ()

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}" + (f" ({', '.join(self.rules)})" if self.rules else "")


def within(thing: str, scope: Sequence[str]) -> bool:
    """Whether a thing is one of these or a part of one.

    >>> within("P1.palace2.floors", ["P1.palace2"]), within("P1.palace2.floors", ["P1.palace"])
    (True, False)
    """
    return any(thing == name or thing.startswith(f"{name}.") for name in scope)


class Bench:
    """Where a position is edited. A game derives its own; all methods leave drafts as they are."""

    def draft(self, position: Position) -> Draft:
        """The draft of a position of this game. Raises: WrongKind."""
        raise NotImplementedError

    def position(self, draft: Draft) -> Position:
        """The position of a draft. Raises: BadInput with one sentence if it cannot be."""
        raise NotImplementedError

    def parse(self, text: str) -> Position:
        """The position of a share code, an expression or JSON, as a reader pastes it. Raises: BadInput."""
        raise NotImplementedError

    def scope(self, draft: Draft, names: Collection[str]) -> tuple[str, ...]:
        """The names of things as edits use them. Raises: BadInput for what is not on the table."""
        raise NotImplementedError

    def apply(self, draft: Draft, edit: Edit) -> Draft:
        """The draft after an edit, and after what goes without saying. Raises: BadInput for what cannot be meant."""
        raise NotImplementedError

    def told(self, draft: Draft, edit: Edit) -> str:
        """An edit of this draft in words: "Ada: Yuan: 5"."""
        raise NotImplementedError

    def check(self, draft: Draft) -> Sequence[Problem]:
        """What speaks against it, the gravest first; none is impossible if and only if `position` reads the draft."""
        raise NotImplementedError

    def difference(self, draft: Draft) -> Any:
        """What differs from the position at the start; as text, a line a player."""
        raise NotImplementedError

    def lines(self, draft: Draft) -> list[str]:
        """The same as lines for the page."""
        raise NotImplementedError

    def sheet(self, draft: Draft, scope: Sequence[str] | None) -> Json:
        """The picture of a draft with all that can be pressed in it: `scene`, `choices`, `controls`, `lists`.

        scope: names of things that may be changed; None for all. Their form is `wire.Sheet`.
        """
        raise NotImplementedError

    def printed(self, draft: Draft) -> dict[str, str]:
        """The draft for readers without a page: MIME type -> text."""
        raise NotImplementedError

    def rules(self, ids: Collection[str]) -> dict[str, str]:
        """The sentences of those rules that have one."""
        raise NotImplementedError
