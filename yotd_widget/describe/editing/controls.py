"""The controls that open at a place of a draft, as JSON for the front end's `editor.ts`.

Each has its `kind`, the thing that it changes (`at`), a `label` and the `value` now;
number: `min`, `max` (None for none); choice: `options`, pairs of value and name, or the `list` that holds them;
set: `items`, each a switch of its own; act: `to`, done with one press; text: a name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from yotd_widget.engine.editing import Json


class Place(NamedTuple):
    """A place of the board where something can be changed.

    place: its key; title: its name; beside: what a listener needs beside the text that is seen there.
    """

    place: str
    title: str
    beside: str
    controls: list[Json]


def number(at: str, label: str, value: int, least: int = 0, most: int | None = None) -> Json:
    return {"kind": "number", "at": at, "label": label, "value": value, "min": least, "max": most}


def choice(at: str, label: str, value: Any, **options: Any) -> Json:
    """options: `options` or `list`; `none`: what is said for None."""
    return {"kind": "choice", "at": at, "label": label, "value": value, **options}


def switches(at: str, label: str, items: list[Json]) -> Json:
    return {"kind": "set", "at": at, "label": label, "items": items}


def switch(at: str, label: str, on: bool, to: Any) -> Json:
    return {"at": at, "label": label, "on": on, "to": to}


def act(at: str, label: str, to: Any) -> Json:
    return {"kind": "act", "at": at, "label": label, "to": to}


def text(at: str, label: str, value: str) -> Json:
    return {"kind": "text", "at": at, "label": label, "value": value}


def changed(control: Json) -> Iterator[str]:
    """The names of the things that a control changes."""
    yield from (item["at"] for item in control["items"]) if control["kind"] == "set" else (control["at"],)
