"""Drafting: a position that is being changed, with the way there and back; no page is needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from yotd_widget.engine.doors import at_hand
from yotd_widget.engine.editing import Bench, Draft, Edit, Problem, within
from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.position import Position, position_of
from yotd_widget.engine.texts import _
from yotd_widget.widgets.board import region_name, seat_of

Said = Callable[[], str]
"""What was done, in the language that is spoken when it is called."""


class Drafting:
    """What an `Editor` does, without the widget: drafts one after the other, what may be changed, what a page is told.

    It remembers every draft until `forget`; whoever holds it sees to it that one changes it at a time.

    state, allow, seat: as for an `Editor`. title: accessible name of the region on the page; left out, the game's.
    Raises: as `Editor`.

    >>> import yotd_widget as yw
    >>> drafting = Drafting(yw.dragon.example("drought-3-palaces"), allow=["P1.rice"])
    >>> drafting.obey({"kind": "edit", "at": "P1.rice", "to": 3}), drafting.obey({"kind": "ping"})
    (True, False)
    >>> print(drafting.diff)
    Ada: +1 rice (2 → 3)
    """

    def __init__(
        self, state: Any, allow: str | Iterable[str] | None = None, seat: str | int | None = None, title: str = ""
    ) -> None:
        self._revision = 0
        self.begin(state, allow)
        self._seat = self._first_seat() if seat is None else seat_of(self.start, seat)
        self._title = title

    def begin(self, state: Any, allow: str | Iterable[str] | None) -> None:
        """Begin anew, there. Raises: as `Editor`; then all stays as it is."""
        position = position_of(at_hand(state))
        bench: Bench = position.game.editing.bench(position)
        draft = bench.draft(position)
        if allow is not None and not isinstance(allow, Iterable):
            told = _("allow lists names, as in [“{example}”], not {thing}")
            example = next(iter(position.game.editing.examples(position)), "…")
            raise WrongKind(told.format(example=example, thing=short(allow)))
        names = [allow] if isinstance(allow, str) else allow
        scope = None if names is None else bench.scope(draft, list(names))
        self._start, self._bench, self._scope = position, bench, scope
        self._first, self._drafts, self._at = draft, [draft], 0
        self._said: Said | None = None
        self._revision += 1

    # --- how it stands ---

    @property
    def start(self) -> Position:
        """The position with which the reader began."""
        return self._start

    @property
    def allow(self) -> tuple[str, ...] | None:
        """Names of what may be changed from the page; None for everything."""
        return self._scope

    @property
    def state(self) -> Any:
        """The position as it stands. Raises: ValueError while it cannot be."""
        return self._bench.position(self._draft)

    @property
    def draft(self) -> Draft:
        """The JSON form of what stands there, possible or not, as a copy of your own."""
        copy: Draft = msgspec.json.decode(msgspec.json.encode(self._draft))
        return copy

    @property
    def problems(self) -> Sequence[Problem]:
        """What speaks against it, the gravest first, each with fixes; () for a position like any other."""
        return self._bench.check(self._draft)

    @property
    def diff(self) -> Any:
        """What differs from the start; prints as one line a player."""
        return self._bench.difference(self._draft)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    def printed(self) -> dict[str, str]:
        """For readers without a page: MIME type -> text."""
        return self._bench.printed(self._draft)

    def sheet(self) -> dict[str, Any]:
        """All that the page shows of it, as `wire.Sheet`, in the language that is spoken now."""
        problems = self.problems
        return {
            **self._bench.sheet(self._draft, self._scope),
            "revision": self._revision,
            "title": self._title or region_name(self._start, _("Editor")),
            "problems": [self._shown(problem) for problem in problems],
            "rules": self._bench.rules({rule for problem in problems for rule in problem.rules}),
            "differences": self._bench.lines(self._draft),
            "said": self._sentence(problems),
            "undo": self.can_undo,
            "redo": self._at + 1 < len(self._drafts),
            "changed": self._draft != self._first,
            "reads": self._scope is None,
            "seat": self._seat,
        }

    # --- what can be done ---

    def edit(self, at: str, to: Any) -> None:
        """Change one thing, whatever may be changed from the page. Raises: ValueError."""
        before, edit = self._draft, Edit(at, to)
        self._keep(self._bench.apply(before, edit), lambda: self._bench.told(before, edit))

    def reset(self) -> None:
        """Back to the start; this can be undone."""
        self._keep(self._first, lambda: _("Back to the start"))

    def undo(self) -> None:
        """Take back the last change, if there is one."""
        self._move(-1, lambda: _("Taken back"))

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self._move(1, lambda: _("Done again"))

    def take(self, position: Position) -> None:
        """Go on with another position of the same game; this can be undone. Raises: BadInput if not all may change."""
        if self._scope is not None:
            raise BadInput(_("this cannot be changed here"))
        self._keep(self._bench.draft(position), lambda: _("Opened"))

    def forget(self, most: int) -> None:
        """Keep no more than the last drafts, so many, and where one stands. `reset` still leads to the start."""
        gone = min(max(0, len(self._drafts) - most), self._at)
        del self._drafts[:gone]
        self._at -= gone

    def obey(self, message: dict[str, Any]) -> bool:
        """Do what the page asks, and what may be done. Returns whether it was one of these messages.

        Raises: ValueError with one sentence for what is refused; then nothing has changed.
        """
        kind = message.get("kind")
        acts: dict[Any, Callable[[], None]] = {"reset": self.reset, "undo": self.undo, "redo": self.redo}
        if kind in acts:
            acts[kind]()
        elif kind == "edit":
            self._carry_out([message])
        elif kind == "fix":
            self._carry_out(message.get("edits"))
        else:
            return False
        return True

    # --- inside ---

    def _first_seat(self) -> int | None:
        """On whose side the first thing lies that may be changed; None if there is none, or all may be changed."""
        owners = (re.match(r"P(\d+)\b", name) for name in self._scope or ())
        return next((int(owner[1]) - 1 for owner in owners if owner), None)

    @property
    def _draft(self) -> Draft:
        return self._drafts[self._at]

    def _may(self, thing: str) -> bool:
        return self._scope is None or within(thing, self._scope)

    def _carry_out(self, asked: Any) -> None:
        """Edits of the page as one change."""
        if not isinstance(asked, list) or not asked:
            raise BadInput(_("nothing is asked for"))
        draft, made = self._draft, list[tuple[Draft, Edit]]()
        for each in asked:
            edit = Edit(each.get("at"), each.get("to"))
            if not self._may(str(edit.at)):
                raise BadInput(_("this cannot be changed here"))
            made.append((draft, edit))
            draft = self._bench.apply(draft, edit)
        self._keep(draft, lambda: "; ".join(self._bench.told(*each) for each in made))

    def _keep(self, draft: Draft, said: Said) -> None:
        """A new draft; nothing is kept that equals the one before."""
        if draft != self._draft:
            self._drafts[self._at + 1 :] = [draft]
            self._at = len(self._drafts) - 1
        self._say(said)

    def _move(self, by: int, said: Said) -> None:
        if 0 <= self._at + by < len(self._drafts):
            self._at += by
            self._say(said)

    def _say(self, said: Said) -> None:
        self._said = said
        self._revision += 1

    def _shown(self, problem: Problem) -> dict[str, Any]:
        """A problem as the page shows it, with the fixes that may be made here."""
        fixes = [
            {"label": fix.label, "edits": [msgspec.to_builtins(edit) for edit in fix.edits]}
            for fix in problem.fixes
            if all(self._may(edit.at) for edit in fix.edits)
        ]
        return msgspec.to_builtins(problem) | {"fixes": fixes}

    @property
    def change(self) -> str:
        """What the last change was; "" before the first."""
        return "" if self._said is None else self._said()

    def _sentence(self, problems: Sequence[Problem]) -> str:
        """What the last change came to, in one sentence to be heard; "" before the first."""
        change = self.change
        if not change:
            return ""
        if not problems:
            return _("{change}. No problems found.").format(change=change)
        kinds = [problem.kind for problem in problems]
        return _("{change}. Impossible: {impossible}, unreachable: {unreachable}, notes: {notes}.").format(
            change=change,
            impossible=kinds.count("impossible"),
            unreachable=kinds.count("unreachable"),
            notes=kinds.count("note"),
        )
