"""A question for readers without a live view: its board, what can be answered, and the answer behind a fold."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import Any, Final

from yotd_widget.engine.texts import _
from yotd_widget.quiz.questions import Line, Question, Value
from yotd_widget.widgets import board
from yotd_widget.widgets.twin import folded

COLUMNS: Final = 80


def printed(question: Question, position: Any, progress: dict[str, Any]) -> dict[str, str]:
    """MIME type -> text. position: shown with it, or None."""
    shown = board.printed(position, forecasts=False) if position is not None else {}
    return {
        "text/plain": "\n\n".join(filter(None, [shown.get("text/plain"), _text(question, progress)])),
        "text/html": folded(question.text, shown.get("text/html", "") + _html(question, progress)),
    }


def in_words(question: Question, answer: Any) -> str:
    """An answer as JSON, for readers."""
    if answer is None:
        return _("I do not know")
    known: dict[Value, str] = {option.value: option.label for option in question.options}
    known[question.key] = question.label
    value = tuple(answer) if isinstance(answer, list) else answer
    if value in known:
        return known[value]
    labels = {item.key: item.label for item in question.items}
    keys = value if isinstance(value, tuple) else (value,)
    return ", ".join(labels.get(key, str(key)) for key in keys) or _("none")


def _choices(question: Question) -> list[str]:
    """What can be chosen, so that its order says nothing about the answer."""
    if question.kind == "order":
        return sorted(item.label for item in question.items)
    if question.items:
        return [item.label for item in question.items]
    if question.typed or question.kind != "number":
        return []
    values = {option.value: option.label for option in question.options} | {question.key: question.label}
    return [label for _value, label in sorted(values.items(), key=lambda each: int(str(each[0])))]


def _given(question: Question, progress: dict[str, Any]) -> str:
    """The reader's answers in words, the right ones with a check."""
    told = []
    for attempt in progress.get("attempts", ()):
        answer = attempt["answer"]
        told.append(in_words(question, answer) + (" ✓" if question.right(answer) else ""))
    return _("Your answers: {answers}").format(answers=" · ".join(told)) if told else ""


def _text(question: Question, progress: dict[str, Any]) -> str:
    sign = {"select": "[ ]", "order": " – "}.get(question.kind, "( )")
    lines = wrap(question.text, COLUMNS)
    for choice in _choices(question):
        lines += wrap(f"  {sign} {choice}", COLUMNS, subsequent_indent=" " * 6)
    return "\n".join(lines + wrap(_given(question, progress), COLUMNS, subsequent_indent="  "))


def _html(question: Question, progress: dict[str, Any]) -> str:
    choices = "".join(f"<li>{escape(choice)}</li>" for choice in _choices(question))
    given = escape(_given(question, progress))
    trace = "".join(
        f'<li style="margin-left:{line.depth}em">{escape(line.text)} <small>{_rules(line)}</small></li>'
        for line in question.trace
    )
    reasons = f"<ul>{trace}</ul>" if trace else ""
    answer = (
        f"<details><summary>{escape(_('Answer'))}</summary><p><b>{escape(question.label)}</b></p>{reasons}</details>"
    )
    return (f"<ul>{choices}</ul>" if choices else "") + (f"<p>{given}</p>" if given else "") + answer


def _rules(line: Line) -> str:
    return escape(", ".join(line.rules))
