"""Editor: a position in which every token can be changed, and what that means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
import traitlets

from yotd_widget.engine.editing import Bench, Draft, Edit, Problem, within
from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import Game
from yotd_widget.engine.position import position_of
from yotd_widget.engine.texts import _, speaking
from yotd_widget.widgets.board import region_name, seat_of
from yotd_widget.widgets.widget import Widget

UNDONE: Final = 500
"""How many drafts are kept to go back to."""


class Editor(Widget):
    """A position to change. `w.state` is the position as it stands, `w.problems` tells what speaks against it.

    state: where the reader begins; a position, a timeline, or a widget that has one. allow: names of what may be
    changed, "P1.yuan", "Ada.palace2", "month5"; left out, everything. seat: of the player whose side is open at first,
    by name or by number, from 0 on; left out, of whoever decides, or the first one in which something may be changed.
    options: those of every `Widget`.
    Raises: TypeError for what is no position or no name, ValueError for a name of nothing or nobody here.

    Example: `e = Editor(yw.dragon.example("tribute-1"), allow=["P1.yuan", "P1.palace2"])`.
    """

    view = "editor"

    sheet = traitlets.Dict(help="The draft with all that the page shows of it.").tag(sync=True, echo_update=False)

    def __init__(
        self, state: Any, allow: str | Iterable[str] | None = None, seat: str | int | None = None, **options: Any
    ) -> None:
        self._begin(state, allow)
        self._seat = self._first_seat() if seat is None else seat_of(self._start, seat)
        super().__init__(**options)

    def _begin(self, state: Any, allow: str | Iterable[str] | None) -> None:
        position = position_of(state)
        bench: Bench = position.game.editing.bench(position)
        start = bench.draft(position)
        if allow is not None and not isinstance(allow, Iterable):
            told = _("allow lists names, as in [“{example}”], not {thing}")
            example = next(iter(position.game.editing.examples(position)), "…")
            raise WrongKind(told.format(example=example, thing=short(allow)))
        names = [allow] if isinstance(allow, str) else allow
        scope = None if names is None else bench.scope(start, list(names))
        self._start, self._bench, self._scope = position, bench, scope
        self._first, self._drafts, self._at = start, [start], 0
        self._said: Callable[[], str] | None = None
        self._revision = getattr(self, "_revision", 0) + 1

    # --- for Python ---

    @property
    def state(self) -> Any:
        """The position as it stands. Raises: ValueError while it cannot be. Setting it begins anew, there."""
        return self._bench.position(self._draft)

    @state.setter
    def state(self, state: Any) -> None:
        with self._lock:
            self._begin(state, self._scope)
            self._redraw()

    @property
    def game(self) -> Game[Any]:
        """The game of the position."""
        game: Game[Any] = self._start.game
        return game

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
    def code(self) -> str:
        """The position as a share code. Raises: ValueError while it cannot be."""
        return str(self.state.to_code())

    @property
    def expression(self) -> str:
        """The position as Python, `position(…)`. Raises: ValueError while it cannot be."""
        return repr(self.state)

    def edit(self, at: str, to: Any) -> Editor:
        """Change one thing, whatever `allow` says: `e.edit("P1.palace2.floors", 3)`. Raises: ValueError."""
        with self._lock:
            before, edit = self._draft, Edit(at, to)
            self._keep(self._bench.apply(before, edit), lambda: self._bench.told(before, edit))
        return self

    def reset(self) -> Editor:
        """Back to the start; this can be undone."""
        with self._lock:
            self._keep(self._first, lambda: _("Back to the start"))
        return self

    def undo(self) -> Editor:
        """Take back the last change, if there is one."""
        return self._move(-1, lambda: _("Taken back"))

    def redo(self) -> Editor:
        """Make the change again that was taken back."""
        return self._move(1, lambda: _("Done again"))

    def to_json(self) -> str:
        """The position as JSON text. Raises: ValueError while it cannot be."""
        return str(self.state.to_json())

    def to_code(self) -> str:
        """As `code`."""
        return self.code

    def __repr__(self) -> str:
        return f"Editor({self._start!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        problems = self._bench.check(self._draft)
        state = None if any(problem.kind == "impossible" for problem in problems) else self.state
        return {
            "sheet": {
                **self._bench.sheet(self._draft, self._scope),
                "revision": self._revision,
                "title": region_name(self._start, _("Editor")),
                "problems": [self._shown(problem) for problem in problems],
                "rules": self._bench.rules({rule for problem in problems for rule in problem.rules}),
                "differences": self._bench.lines(self._draft),
                "said": self._sentence(problems),
                "undo": self._at > 0,
                "redo": self._at + 1 < len(self._drafts),
                "changed": self._draft != self._first,
                "code": state.to_code() if state else None,
                "expression": repr(state) if state else None,
                "reads": self._scope is None,
                "seat": self._seat,
            }
        }

    def _twin(self) -> dict[str, str]:
        return self._bench.printed(self._draft)

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        kind = message.get("kind")
        acts: dict[Any, Callable[[], object]] = {"reset": self.reset, "undo": self.undo, "redo": self.redo}
        if kind in acts:
            acts[kind]()
        elif kind == "edit":
            self._carry_out([message])
        elif kind == "fix":
            self._carry_out(message.get("edits"))
        elif kind == "read":
            self._read(message.get("text"))
        else:
            return super()._obey(message)
        return {}

    # --- inside ---

    def _first_seat(self) -> int | None:
        """On whose side the first thing lies that may be changed; None if there is none, or all may be changed."""
        owners = (re.match(r"P(\d+)\b", name) for name in self._scope or ())
        return next((int(owner[1]) - 1 for owner in owners if owner), None)

    @property
    def _draft(self) -> Draft:
        return self._drafts[self._at]

    def _carry_out(self, asked: Any) -> None:
        """Edits of the page as one change."""
        if not isinstance(asked, list) or not asked:
            raise BadInput(_("nothing is asked for"))
        draft, made = self._draft, list[tuple[Draft, Edit]]()
        for each in asked:
            edit = Edit(each.get("at"), each.get("to"))
            if self._scope is not None and not within(str(edit.at), self._scope):
                raise BadInput(_("this cannot be changed here"))
            made.append((draft, edit))
            draft = self._bench.apply(draft, edit)
        self._keep(draft, lambda: "; ".join(self._bench.told(*each) for each in made))

    def _read(self, text: Any) -> None:
        if self._scope is not None:
            raise BadInput(_("this cannot be changed here"))
        self._keep(self._bench.draft(self._bench.parse(text)), lambda: _("Read what was pasted"))

    def _keep(self, draft: Draft, said: Callable[[], str]) -> None:
        """A new draft; nothing is kept that equals the one before. said: what was done, in the language of the page."""
        if draft != self._draft:
            self._drafts[self._at + 1 :] = [draft]
            del self._drafts[:-UNDONE]
            self._at = len(self._drafts) - 1
        self._say(said)

    def _move(self, by: int, said: Callable[[], str]) -> Editor:
        with self._lock:
            if 0 <= self._at + by < len(self._drafts):
                self._at += by
                self._say(said)
        return self

    def _say(self, said: Callable[[], str]) -> None:
        self._said = said
        self._revision += 1
        with speaking(self.language):
            self.sheet = self._draw()["sheet"]

    def _shown(self, problem: Problem) -> dict[str, Any]:
        """A problem as the page shows it, with the fixes that may be made here."""
        fixes = [
            {"label": fix.label, "edits": [msgspec.to_builtins(edit) for edit in fix.edits]}
            for fix in problem.fixes
            if self._scope is None or all(within(edit.at, self._scope) for edit in fix.edits)
        ]
        return msgspec.to_builtins(problem) | {"fixes": fixes}

    def _sentence(self, problems: Sequence[Problem]) -> str:
        """What the last change came to, in one sentence to be heard; "" before the first."""
        if self._said is None:
            return ""
        change = self._said()
        if not problems:
            return _("{change}. No problems found.").format(change=change)
        kinds = [problem.kind for problem in problems]
        return _("{change}. Impossible: {impossible}, unreachable: {unreachable}, notes: {notes}.").format(
            change=change,
            impossible=kinds.count("impossible"),
            unreachable=kinds.count("unreachable"),
            notes=kinds.count("note"),
        )
