"""A picture on its way to the page: what its choices say alike is said once; `shell/host/once.ts` makes it whole."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

Json = dict[str, Any]

PARTS: Final = {"place": "+", "move": " ", "label": " "}
"""What a row says as the one above it begins, and what parts it: a move in parts has many neighbours."""


def sent(picture: Json, _widget: object = None) -> Json:
    """The picture as it is sent, with a digest of it: whoever was sent the same before need not draw it again."""
    said = said_once(picture)
    return said | {"digest": blake2b(msgspec.json.encode(said), digest_size=12).hexdigest()} if said else said


def said_once(picture: Json) -> Json:
    """The picture with its choices as rows; heads, lines, marks and reasons stand beside them, each once (`wire.Said`).

    >>> choice = {"state": "legal", "move": "give tea free", "label": "Give tea, free", "name": "can be chosen"}
    >>> choice |= {"preview": {"lines": [{"text": "Ada gives tea."}], "ghosts": {}}, "reason": None}
    >>> said_once({"choices": {"tea+free": choice, "tea+paid": choice}})["said"]["rows"][1]
    [[1, 'paid'], 0, [2, 'free'], [2, 'free'], [[0], []], None]
    """
    if not picture.get("choices"):
        return picture
    heads, lines, marks, reasons = _Said(), _Said(), _Said(), _Said()
    above = dict.fromkeys(PARTS, "")
    rows = []
    for place, choice in picture["choices"].items():
        here = {"place": place, "move": choice["move"], "label": choice["label"]}
        at, move, label = (_as_above(above[key], here[key], by) for key, by in PARTS.items())
        head, preview, reason = heads.at([choice["state"], choice["name"]]), choice["preview"], choice["reason"]
        if preview is not None:
            ghosts = preview["ghosts"].items()
            preview = [[lines.at(line) for line in preview["lines"]], [marks.at(mark) for mark in ghosts]]
        rows.append([at, head, move, label, preview, None if reason is None else reasons.at(reason)])
        above = here
    said = {"rows": rows, "heads": heads.all, "lines": lines.all, "marks": marks.all, "reasons": reasons.all}
    return {key: value for key, value in picture.items() if key != "choices"} | {"said": said}


def _as_above(above: str, text: str, by: str) -> list[Any]:
    """How many parts it begins with as the text above it, and the rest."""
    told, parts = above.split(by), text.split(by)
    same, most = 0, min(len(told), len(parts) - 1)  # the last part is always said: it may be empty
    while same < most and told[same] == parts[same]:
        same += 1
    return [same, by.join(parts[same:])]


class _Said:
    """Values in the order in which they are first said."""

    def __init__(self) -> None:
        self.all: list[Any] = []
        self._places: dict[bytes, int] = {}

    def at(self, value: Any) -> int:
        """Where it stands."""
        key = msgspec.json.encode(value)
        if key not in self._places:
            self._places[key] = len(self.all)
            self.all.append(value)
        return self._places[key]
