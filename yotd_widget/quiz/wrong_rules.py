"""Named wrong rules: what a reader may have understood, as a switch in the engine.

A wrong rule is a house rule that is in force where it is *believed*. What the engine answers there is what a reader
with that belief would answer, so a wrong answer can be recognised and told apart from a slip.

>>> from yotd_widget.games.dragon.examples import example
>>> from yotd_widget.games.dragon import events
>>> ada = example("contagion-1-mortar").court("Ada")
>>> with believing("dragon.healer-shield"):
...     events.contagion_victims(ada)
0
>>> events.contagion_victims(ada)
2
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.game import load, names
from yotd_widget.engine.house_rules import Function, HouseRule, Swap, playing_by
from yotd_widget.engine.texts import _


class WrongRule(HouseRule, frozen=True):
    """A wrong idea of the rules, as a house rule.

    name: how lessons and results call it. rules: the ids that it violates, the main one first. text: marked; answers
    somebody who believes it, as "{answer} would be right if …".
    """

    rules: tuple[str, ...]
    text: str

    def __reduce__(self) -> tuple[Any, ...]:
        """By name: those that are listed are there in every process."""
        listed = _WRONG_RULES.get(self.name) is self
        return (find, (self.name,)) if listed else (WrongRule, (self.name, self.swaps, self.rules, self.text))

    def told(self, answer: str) -> str:
        """What is said to somebody who has given the answer that follows from it."""
        return _(self.text).format(answer=answer)


_WRONG_RULES: Final[dict[str, WrongRule]] = {}
_HOMES: Final[dict[str, str]] = {}
"""Name of a wrong rule -> the module that added it."""


class WrongRules:
    """Adds wrong rules of a game to the list, whoever has written them: `WrongRules("dragon")("healer-shield", …)`.

    Raises: NotFound for a game that is not there.
    """

    def __init__(self, game: str) -> None:
        self.game = load(game).name

    def __call__(self, name: str, rules: str, text: str, *swaps: Swap) -> WrongRule:
        """Add one. name: without that of the game; rules: ids, separated by blanks; text: marked with `N_`.

        Raises: BadInput for a name that is taken, unless it is the same cell of a notebook that runs again.
        """
        full, home = f"{self.game}.{name}", str(sys._getframe(1).f_globals.get("__name__"))
        if full in _WRONG_RULES and not _HOMES[full] == home == "__main__":
            raise BadInput(f"there are two wrong rules “{full}”")
        rule = _WRONG_RULES[full] = WrongRule(full, swaps, tuple(rules.split()), text)
        _HOMES[full] = home
        return rule


def getter(held: Any) -> Function:
    """The function of a property, as its class gives it."""
    found: Function = held.fget
    return found


def instead(right: Function, wrong: Function) -> Swap:
    """A function (or method) of a game, and the wrong one."""
    return Swap(right, lambda _right: wrong)


def wrong_rules(game: str) -> dict[str, WrongRule]:
    """All of a game by their names, each of which begins with that of the game. Raises: NotFound."""
    load(game).load_lessons()
    return {name: rule for name, rule in _WRONG_RULES.items() if name.startswith(f"{game}.")}


def find(name: str) -> WrongRule:
    """The wrong rule with this name. Raises: NotFound."""
    game = name.partition(".")[0]
    for each in [game] if game in names() else names():
        load(each).load_lessons()
    if name not in _WRONG_RULES:
        missing = _("There is no wrong rule “{name}”{hint}")
        raise NotFound(missing.format(name=name, hint=nearest(name, _WRONG_RULES)))
    return _WRONG_RULES[name]


@contextmanager
def believing(name: str | WrongRule) -> Iterator[WrongRule]:
    """Inside the block, and for whoever runs there, the engine plays by a wrong rule. Raises: NotFound.

    name: of one of them, or a wrong rule that is in no list.
    """
    rule = find(name) if isinstance(name, str) else name
    with playing_by(rule):
        yield rule
