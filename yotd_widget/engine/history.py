"""A game to look back at: what each step changed on the screen, as small patches of JSON; made once and kept.

A patch is `[value]` for a value that is replaced, `[]` for one that is gone, and else an object of what changed inside:
by key or, in a list, by place; `a.b` stands for `b` inside of `a`. Where a list became longer or shorter it says
`{"-": places taken out, "+": {place: what is then put in}}`. The page applies patches in `shell/time/history.ts`.

>>> diff({"a": 1, "b": [1, 2], "c": None}, {"a": 1, "b": [1, 3]})
{'b.1': [3], 'c': []}
>>> diff([1, 2, 3], [1, 3])
{'-': [1]}
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Any, Final

import msgspec

from yotd_widget.engine.texts import language
from yotd_widget.engine.timeline import Timeline

Json = Any
Patch = dict[str, Any] | list[Any]
Record = dict[str, Any]

CHUNK: Final = 50_000
"""How many bytes of records go into one message, about."""

KEPT: Final = 5_000
"""How many records are kept, some 1.5 kB each; a game has about 200 steps."""


def diff(before: Json, after: Json) -> Patch:
    """What makes `after` of `before`; `{}` where they are equal."""
    if isinstance(after, dict | list) and msgspec.json.encode(before) == msgspec.json.encode(after):
        return {}  # found at once, and 1 is not True in it
    if isinstance(before, dict) and isinstance(after, dict) and not any("." in key for key in (*before, *after)):
        changed = {key: diff(before[key], value) if key in before else [value] for key, value in after.items()}
        inside = _inside(changed | {key: [] for key in before if key not in after})
        return [after] if len(inside) > 2 and _size(inside) > _size([after]) else inside
    if isinstance(before, list) and isinstance(after, list):
        both = zip(before, after, strict=False)
        inside = _inside({str(place): diff(old, new) for place, (old, new) in enumerate(both)})
        if len(before) == len(after) and len(inside) < 2:
            return inside
        spliced = _spliced(before, after)
        return spliced if len(before) != len(after) or _size(spliced) < _size(inside) else inside
    same = not isinstance(after, dict | list) and type(before) is type(after) and before == after
    return {} if same else [after]


def _inside(changed: dict[str, Patch]) -> Patch:
    """The patches of what changed inside, those of a single value with its whole way as the key."""
    patch: dict[str, Patch] = {}
    for key, inner in changed.items():
        way = next(iter(inner)) if isinstance(inner, dict) and len(inner) == 1 else "+"
        if inner != {}:
            patch |= {key: inner} if way in ("+", "-") else {f"{key}.{way}": inner[way]}  # type: ignore[call-overload]
    return patch


def _spliced(before: list[Json], after: list[Json]) -> Patch:
    """What is taken out of a list and put into it; the whole list if nothing stays."""
    old, new = ([msgspec.json.encode(each) for each in values] for values in (before, after))
    gone: list[int] = []
    come: dict[str, Json] = {}
    for kind, old_from, old_to, new_from, new_to in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            gone += range(old_from, old_to)
            come |= {str(place): after[place] for place in range(new_from, new_to)}
    if len(come) == len(after):
        return [after]
    return ({"-": gone} if gone else {}) | ({"+": come} if come else {})


def _size(patch: Patch) -> int:
    return len(msgspec.json.encode(patch))


def patched(value: Json, patch: Patch) -> Json:
    """The value with a patch applied; the old one stays as it is."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return value
    if isinstance(value, list) and ("-" in patch or "+" in patch):
        kept = [each for place, each in enumerate(value) if place not in patch.get("-", ())]
        for place, each in patch.get("+", {}).items():
            kept.insert(int(place), each)
        return kept
    copy = dict(enumerate(value)) if isinstance(value, list) else dict(value)
    for way, change in patch.items():
        first, _dot, rest = way.partition(".")
        key = int(first) if isinstance(value, list) else first
        if change == [] and not rest:
            del copy[key]
        else:
            copy[key] = patched(copy.get(key), {rest: change} if rest else change)
    return list(copy.values()) if isinstance(value, list) else copy


class History:
    """The step records of a timeline, in every language in which they were asked for; the oldest give way."""

    def __init__(self) -> None:
        self._records: dict[tuple[str, int], Record] = {}

    def some(self, timeline: Timeline[Any], nodes: Iterable[int]) -> list[Record]:
        """The records of these nodes, as many as go into one message, but one at least; unknown nodes are left out."""
        spoken = language()
        known = [node.id for node in map(timeline.node_of, nodes) if node is not None]
        made = timeline.start.game.screen.history(
            timeline, (node for node in known if (spoken, node) not in self._records)
        )
        found: list[Record] = []
        size = 0
        for node in known:
            if (spoken, node) not in self._records:
                self._keep((spoken, node), next(made))
            record = self._records[spoken, node]
            size += len(msgspec.json.encode(record))
            if found and size > CHUNK:
                break
            found.append(record)
        return found

    def _keep(self, key: tuple[str, int], record: Record) -> None:
        self._records[key] = record
        if len(self._records) > KEPT:
            del self._records[next(iter(self._records))]
