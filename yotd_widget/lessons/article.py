"""A lesson as an article, for readers without a live view: steps in words, pictures, answers at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import Any, Final

from yotd_widget.engine.texts import _
from yotd_widget.lessons.course import Course
from yotd_widget.lessons.going import Going
from yotd_widget.lessons.made import Json
from yotd_widget.widgets.board import printed as board
from yotd_widget.widgets.twin import folded

COLUMNS: Final = 80
_MARKS: Final = ((re.compile(r"\*\*(.+?)\*\*"), "b"), (re.compile(r"\*(.+?)\*"), "i"))


def printed(found: Course) -> dict[str, str]:
    """MIME type -> text. Raises: BadLesson."""
    parts = list(_parts(found))
    answers = [answer for _plain, _html, answer in parts if answer]
    plain = "\n\n".join([found.made.text.title, *(text for text, _html, _answer in parts)])
    html = "".join(text for _plain, text, _answer in parts)
    if answers:
        listed = "".join(f"<li>{answer}</li>" for answer in answers)
        html += f"<details><summary>{escape(_('Answers'))}</summary><ol>{listed}</ol></details>"
    return {"text/plain": plain, "text/html": folded(found.made.text.title, html)}


def marked(text: str) -> str:
    """A text of a lesson as HTML.

    >>> marked("**6 rice** & more")
    '<b>6 rice</b> &amp; more'
    """
    html = escape(text)
    for sign, tag in _MARKS:
        html = sign.sub(rf"<{tag}>\1</{tag}>", html)
    return html


def bare(text: str) -> str:
    """A text of a lesson without its marks."""
    for sign, _tag in _MARKS:
        text = sign.sub(r"\1", text)
    return text


def _parts(found: Course) -> Iterator[tuple[str, str, str]]:
    """Each step as text, as HTML, and its answer as HTML; a picture where a position is shown for the first time."""
    going, seen = Going(found.made), set[str]()
    for step in going.steps:
        position = going.position(step)
        if step.kind == "play":
            going.through(step)
        drawn = going.draw(step.id)
        picture = ""
        if position is not None and (json := position.to_json()) not in seen:
            seen.add(json)
            picture = board(position, forecasts=False).get("text/html", "")
        yield _text(drawn), _html(drawn, picture), _answer(drawn) + _played(going, step, drawn)
    end = found.made.text.end
    points = [f"- {bare(point)}" for point in end.points]
    html = "".join(f"<li>{marked(point)}</li>" for point in end.points)
    if not found.alone:
        yield "\n".join([end.heading, *points]), f"<h4>{escape(end.heading)}</h4><ul>{html}</ul>", ""


def _text(drawn: Json) -> str:
    lines = wrap(bare(drawn["heading"]), COLUMNS)
    for text in [*drawn["texts"], *_frames(drawn)]:
        lines += wrap(bare(text), COLUMNS)
    for choice in _choices(drawn):
        lines += wrap(f"  ( ) {choice}", COLUMNS, subsequent_indent=" " * 6)
    return "\n".join(lines)


def _html(drawn: Json, picture: str) -> str:
    texts = "".join(f"<p>{marked(text)}</p>" for text in [*drawn["texts"], *_frames(drawn)])
    choices = _choices(drawn)
    listed = "<ul>" + "".join(f"<li><b>{escape(choice)}</b></li>" for choice in choices) + "</ul>" if choices else ""
    return f"<h4>{marked(drawn['heading'])}</h4>{texts}{picture}{listed}"


def _frames(drawn: Json) -> list[str]:
    """What is watched; the values of a try tell its answer and wait."""
    return [] if drawn["varied"] else [text for frame in drawn["frames"] for text in frame["texts"]]


def _choices(drawn: Json) -> list[str]:
    """What can be answered, so that its order says nothing."""
    asked = drawn["asked"]
    if asked is None:
        return []
    labels = [choice["label"] for choice in asked["choices"]]
    return sorted(labels) if asked["kind"] == "order" else labels


def _answer(drawn: Json) -> str:
    """The right answer, and what is said to every other one."""
    asked = drawn["asked"]
    if drawn["varied"]:
        rows = "".join(
            f"<li>{marked(frame['heading'])}: {marked(' '.join(frame['texts']))}</li>" for frame in drawn["frames"]
        )
        return f"<b>{marked(drawn['heading'])}</b><ul>{rows}</ul>{marked((drawn['reply'] or {}).get('text', ''))}"
    if asked is None:
        return ""
    others = "".join(
        f"<li>{escape(choice['label'])}: {marked(choice['reply']['text'])}</li>"
        for choice in asked["choices"]
        if choice["reply"]
    )
    right = f"<b>{marked(drawn['heading'])}</b> {escape(asked['label'])}. {marked(asked['right']['text'])}"
    return right + (f"<ul>{others}</ul>" if others else "")


def _played(going: Going, step: Any, drawn: Json) -> str:
    """What is said when a program has played a step."""
    if step.kind != "play":
        return ""
    said = " ".join(reply["text"] for reply in going.standing(step)["replies"])
    return f"<b>{marked(drawn['heading'])}</b> {marked(said)}" if said else ""
