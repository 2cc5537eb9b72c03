"""Effects as a data pack writes them (2.18), read into rows of `engine/effects.py`."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.effects import Count, Effect, Row
from yotd_widget.games.rotunda.pieces import KINDS


class BadEffect(ValueError):
    """An effect that means nothing. path: below its row."""

    def __init__(self, path: str, what: Any) -> None:
        self.path, self.what = path, what
        super().__init__(path)


_PLAIN: Final = (
    "coins", "vp", *KINDS, "gold", "others_coins", "recruit", "peddler", "apprentice", "senior_apprentice", "dismiss",
)  # fmt: skip


def row(told: Any) -> Row:
    """The effects of a row of a pack (2.18). Raises: BadEffect.

    >>> row([["coins", 1], ["basic", 2]])
    (Effect(do='coins'), Effect(do='good', n=2, of=('tea', 'fruit', 'celadon')))
    >>> row([["coins_supply_plus", 1]])
    (Effect(do='coins', n=Count(each='supply', plus=1)),)
    """
    if not isinstance(told, list | tuple):
        raise BadEffect("", told)
    return tuple(_effect(each, f"[{number}]") for number, each in enumerate(told))


def _effect(told: Any, path: str) -> Effect:
    if not (isinstance(told, list | tuple) and len(told) >= 2 and isinstance(told[0], str)):
        raise BadEffect(path, told)
    name, what, *more = told
    if name == "either" and len(more) == 1:
        return Effect(one_of=(_inner(what, f"{path}[1]"), _inner(more[0], f"{path}[2]")))
    if more:
        raise BadEffect(path, told)
    if name == "one_of" and _are_kinds(what):
        return Effect("good", of=tuple(what))
    if name == "sell_on_field" and isinstance(what, dict) and _are_kinds(what.get("kinds")):
        count, times = what.get("count"), what.get("times")
        if count in (1, 2) and times in (1, 2):
            return Effect("sell_twice" if times == 2 else "sell", count, tuple(what["kinds"]))
    if type(what) is not int or what < 1:
        raise BadEffect(f"{path}[1]", what)
    if name in _PLAIN:
        return Effect(name, what)
    if name == "basic":
        return Effect("good", what, KINDS)
    if name == "coins_supply_plus":
        return Effect("coins", Count("supply", plus=what))
    raise BadEffect(f"{path}[0]", name)


def _inner(told: Any, path: str) -> Row:
    try:
        return row(told)
    except BadEffect as bad:
        raise BadEffect(f"{path}{bad.path}", bad.what) from None


def _are_kinds(kinds: Any) -> bool:
    return isinstance(kinds, list | tuple) and len(kinds) > 0 and all(kind in KINDS for kind in kinds)
