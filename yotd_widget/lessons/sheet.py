"""Answers: the questions of this session and how they stand, to be saved as a file and brought back from one."""

from __future__ import annotations

from html import escape
from typing import Any

import traitlets

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.lessons import answers
from yotd_widget.lessons.words import WORDS
from yotd_widget.widgets.twin import folded
from yotd_widget.widgets.widget import Widget


class Answers(Widget):
    """A table of the questions asked in this session. The page writes the file by itself, even without Python.

    options: those of every `Widget`. In Python: `yw.results()`, `yw.save_answers()`, `yw.load_answers()`.

    Example: `yw.Answers()`.
    """

    bundles = "{game}-ask.js"

    view = "answers"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    entries = traitlets.List(traitlets.Dict(), help="Questions and how they stand.").tag(sync=True, echo_update=False)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        answers.follow(self)

    def refresh(self) -> None:
        """An answer has been given."""
        self._redraw()

    def __repr__(self) -> str:
        return f"Answers({len(self.entries)})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        return {"title": _("My answers"), "entries": answers.entries()}

    def _own_words(self) -> dict[str, str]:
        return dict(WORDS)

    def _twin(self) -> dict[str, str]:
        rows = [[_("Question"), _("First answer"), _("Tries"), _("Hints"), _("Right")]]
        for entry in self.entries:
            first = entry["first"] or (_("I do not know") if entry["tries"] else "–")
            right = "✓" if entry["right"] else "–"
            rows.append([entry["text"], first, str(entry["tries"]), str(entry["hints"]), right])
        head, *body = rows
        lines = [f"{text}\n  {' · '.join(rest)}" for text, *rest in rows]
        cells = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in body)
        heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
        html = f"<table><thead><tr>{heads}</tr></thead><tbody>{cells}</tbody></table>"
        return {"text/plain": "\n".join(lines), "text/html": folded(self.title, html)}

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("kind") != "bring":
            return super()._obey(message)
        text = message.get("text")
        if not isinstance(text, str):
            raise BadInput(_("This is no file of answers."))
        count = answers.from_json(text)
        told = ngettext("Brought back: {n} question.", "Brought back: {n} questions.", count)
        return {"said": told.format(n=count)}
