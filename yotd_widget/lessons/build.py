"""Build: a question that is answered with a position, made in an Editor; Python says whether it is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import traitlets

from yotd_widget.engine.arguments import arguments, no_option
from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.texts import _
from yotd_widget.lessons.asking import Asking
from yotd_widget.quiz.questions import Question, ask, find, label_of

Unless = tuple[str, Callable[[Any], bool]]
"""A condition in words ("an old healer is at court"), and whether it holds for a position."""


class Build(Asking):
    """A position to build: the reader changes one until the answer to a question about it is the wanted one.

    editor: an `Editor`, or anything with a `state`; shown in a cell of its own. question: a template's id. wants: the
    answer that is wanted, as the template gives it. player: whom it is about; left out, the first one. unless: what
    does not count, in words and as a function of the position. Other names: as for `Ask`.
    Raises: as `Ask`; ValueError while the editor holds a position that cannot be.

    Example: `e = yw.Editor(yw.dragon.example("contagion-old")); yw.Build(e, "dragon.contagion.released", wants=2)`.
    """

    verdict = traitlets.Dict(None, allow_none=True, help="What was found at the last check.").tag(
        sync=True, echo_update=False
    )

    def __init__(
        self,
        editor: Any,
        question: str,
        wants: Any,
        player: str | None = None,
        *,
        unless: Unless | None = None,
        **named: Any,
    ) -> None:
        self._editor, self._unless = editor, unless
        self._wants = tuple(wants) if isinstance(wants, list) else wants
        self._checks = 0
        self._last: Any = None
        template = find(question)
        for name in named:
            if name not in (*template.takes, *self.options()):  # what is changed is changed in the editor
                raise no_option(name, (*arguments(type(self).__init__), *template.takes, *self.options()))
        super().__init__(question, editor, player, board=False, **named)

    # --- for the page ---

    def _ask(self) -> Question:
        """The template's question, turned around."""
        inner = super()._ask()
        label = label_of(self._template, self._wants, inner.items)
        text = _("Change the position in the editor until the answer to “{question}” is: {answer}.")
        told = [text.format(question=inner.text, answer=label)]
        if self._unless is not None:
            told.append(_("It does not count if {condition}.").format(condition=self._unless[0]))
        return Question(
            id=f"{inner.id} · wants={self._wants}",
            kind="build",
            text=" ".join(told),
            unit=inner.unit,
            items=(),
            key=self._wants,
            label=label,
            trace=(),
            options=(),
            hints=msgspec.structs.replace(inner.hints, first=None),
            rules=inner.rules,
            minutes=inner.minutes,
        )

    def _draw(self) -> dict[str, Any]:
        return super()._draw() | {"verdict": self._last and self._judged(self._last)[0]}

    def _outcome(self) -> None:
        return None

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("kind") != "check":
            return super()._obey(message)
        self._checks += 1
        self._last = self._built()
        verdict, answer = self._judged(self._last)
        attempt = {"answer": answer, "seconds": message.get("seconds", 0), "hints": self.progress["hints"]}
        self.progress = self.progress | {"attempts": [*self.progress["attempts"], attempt]}
        self.verdict = verdict
        return {}

    # --- inside ---

    def _built(self) -> Any:
        """The position of the editor, or why there is none."""
        try:
            return self._editor.state
        except ValueError as error:
            return error

    def _judged(self, built: Any) -> tuple[dict[str, Any], Any]:
        """What is said to a position, and the answer that it comes to; None if it does not count."""
        if isinstance(built, ValueError):
            return self._verdict(str(built)), None
        try:
            found = ask(self._template.id, built, self._player, **self._given.facts)
        except OneSentence as error:
            return self._verdict(str(error)), None
        answer = list(found.key) if isinstance(found.key, tuple) else found.key
        if not found.right(list(self._wants) if isinstance(self._wants, tuple) else self._wants):
            told = _("Here the answer is: {answer}. Wanted: {wanted}.")
            return self._verdict(told.format(answer=found.label, wanted=self._asked.label), found), answer
        if self._unless is not None and self._unless[1](built):
            told = _("The answer is right, but it does not count: {condition}.")
            return self._verdict(told.format(condition=self._unless[0]), found), None
        answer = list(self._wants) if isinstance(self._wants, tuple) else self._wants
        return self._verdict(_("Right: {answer}.").format(answer=found.label), found, right=True), answer

    def _verdict(self, text: str, found: Question | None = None, *, right: bool = False) -> dict[str, Any]:
        lines = msgspec.to_builtins(found.trace) if found else []
        rules = self._statements(rule for line in lines for rule in line["rules"])
        return {"number": self._checks, "right": right, "text": text, "trace": lines, "rules": rules}
