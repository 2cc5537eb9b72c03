"""A picture on its way to the page: what its choices say alike is said once; `shell/host/once.ts` makes it whole."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


def said_once(picture: Json, _widget: object = None) -> Json:
    """The picture with its choices as rows; names, lines and ghosts stand beside them, each once (`wire.Said`).

    >>> choice = {"state": "legal", "move": "pass", "label": "Pass", "name": "can be chosen", "reason": None}
    >>> choice["preview"] = {"lines": [{"text": "Ada passes."}], "ghosts": {}}
    >>> said_once({"choices": {"pass": choice, "pass/2": choice}})["said"]["rows"][1]
    ['pass/2', 'legal', 'pass', 'Pass', 0, [0], 0, None]
    """
    if not picture.get("choices"):
        return picture
    names, lines, ghosts = _Said(), _Said(), _Said()
    rows = []
    for place, choice in picture["choices"].items():
        preview = choice["preview"]
        told = None if preview is None else [lines.at(line) for line in preview["lines"]]
        would = 0 if preview is None else ghosts.at(preview["ghosts"])
        name = names.at(choice["name"])
        rows.append([place, choice["state"], choice["move"], choice["label"], name, told, would, choice["reason"]])
    said = {"rows": rows, "names": names.all, "lines": lines.all, "ghosts": ghosts.all}
    return {key: value for key, value in picture.items() if key != "choices"} | {"said": said}


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
