"""Named wrong rules: what a reader may have understood, as a switch in the engine.

A wrong rule replaces functions of a game while it is *believed*. It is believed only where `believing` says so: other
threads, and everything outside the block, go on by the right rules. What the engine answers then is what a reader with
that belief would answer, so a wrong answer can be recognised and told apart from a slip.

>>> from yotd_widget.games.dragon.examples import example
>>> from yotd_widget.games.dragon import events
>>> ada = example("contagion-1-mortar").court("Ada")
>>> with believing("healer-shield"):
...     events.contagion_victims(ada)
0
>>> events.contagion_victims(ada)
2
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import update_wrapper
from threading import RLock
from types import ModuleType
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.texts import _

Function = Callable[..., Any]

_believed: ContextVar[str] = ContextVar("wrong rule", default="")
_swapping = RLock()


class Swap(msgspec.Struct, frozen=True):
    """A function (or method) of a game, and what stands in its place. make: the right function -> the wrong one."""

    right: Function
    make: Callable[[Function], Function]


class WrongRule(msgspec.Struct, frozen=True):
    """A wrong idea of the rules.

    name: how lessons and results call it. rules: the ids that it violates, the main one first. text: marked; answers
    somebody who believes it, as "{answer} would be right if …"; swaps: what it changes in the engine.
    """

    name: str
    rules: tuple[str, ...]
    text: str
    swaps: tuple[Swap, ...]

    def told(self, answer: str) -> str:
        """What is said to somebody who has given the answer that follows from it."""
        return _(self.text).format(answer=answer)


_WRONG_RULES: Final[dict[str, WrongRule]] = {}


def wrong_rule(name: str, rules: str, text: str, *swaps: Swap) -> None:
    """Add a wrong rule. rules: ids, separated by blanks; text: marked with `N_`."""
    if name in _WRONG_RULES:
        raise ValueError(f"there are two wrong rules “{name}”")
    _WRONG_RULES[name] = WrongRule(name, tuple(rules.split()), text, swaps)


def instead(right: Function, wrong: Function) -> Swap:
    """A function (or method) of a game, and the wrong one."""
    return Swap(right, lambda _right: wrong)


def wrong_rules() -> dict[str, WrongRule]:
    """All of them by name."""
    import yotd_widget.lessons.dragon.wrong  # noqa: F401  (the game's own modules fill the table)

    return _WRONG_RULES


def find(name: str) -> WrongRule:
    """The wrong rule with this name. Raises: NotFound."""
    known = wrong_rules()
    if name not in known:
        missing = _("There is no wrong rule “{name}”; there are {names}.")
        raise NotFound(missing.format(name=name, names=", ".join(known)))
    return known[name]


@contextmanager
def believing(name: str | WrongRule) -> Iterator[WrongRule]:
    """Inside the block, and in this thread alone, the engine plays by a wrong rule. Raises: NotFound.

    name: of one of them, or a wrong rule that is in no list.
    """
    rule = find(name) if isinstance(name, str) else name
    with _swapping:
        switches = [(_switch(rule.name, each), list(_homes(each.right))) for each in rule.swaps]
        for switch, homes in switches:
            for owner, key, before in homes:
                _put(owner, key, property(switch) if isinstance(before, property) else switch)
        token = _believed.set(rule.name)
        try:
            yield rule
        finally:
            _believed.reset(token)
            for _, homes in switches:
                for owner, key, before in homes:
                    _put(owner, key, before)


def _switch(name: str, each: Swap) -> Function:
    """Stands for both: wrong for those who believe, right for everybody else who runs meanwhile."""
    right, wrong = each.right, each.make(each.right)

    def either(*arguments: Any, **named: Any) -> Any:
        return (wrong if _believed.get() == name else right)(*arguments, **named)

    update_wrapper(either, right)
    return either


def _homes(right: Function) -> Iterator[tuple[Any, Any, Any]]:
    """Wherever the game holds a function, and what stands there: names of modules, tables in them, a method's class.

    A switch of another wrong rule stands for the function as well. Questions hold functions of the game too.
    """
    holder, _dot, name = right.__qualname__.rpartition(".")
    if holder:
        owner = getattr(sys.modules[right.__module__], holder)
        yield owner, name, getattr(owner, name)
        return
    game = right.__module__.rpartition(".")[0]
    holders = (game, "yotd_widget.lessons.dragon.asks")
    for module in [module for name, module in list(sys.modules.items()) if name.startswith(holders)]:
        for name, value in list(vars(module).items()):
            if _is(value, right):
                yield module, name, value
            elif isinstance(value, dict) and not name.startswith("__"):
                yield from ((value, key, held) for key, held in value.items() if _is(held, right))


def _is(value: object, right: Function) -> bool:
    return value is right or getattr(value, "__wrapped__", None) is right


def _put(owner: Any, key: Any, held: object) -> None:
    if isinstance(owner, dict):
        owner[key] = held
    elif isinstance(owner, ModuleType | type):
        setattr(owner, key, held)
