"""Named wrong rules: what a reader may have understood, as a switch in the engine.

A wrong rule is a house rule that is in force where it is *believed*. What the engine answers there is what a reader
with that belief would answer, so a wrong answer can be recognised and told apart from a slip.

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

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from yotd_widget.engine.errors import NotFound
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


def wrong_rule(name: str, rules: str, text: str, *swaps: Swap) -> None:
    """Add a wrong rule. rules: ids, separated by blanks; text: marked with `N_`."""
    if name in _WRONG_RULES:
        raise ValueError(f"there are two wrong rules “{name}”")
    _WRONG_RULES[name] = WrongRule(name, swaps, tuple(rules.split()), text)


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
    """Inside the block, and for whoever runs there, the engine plays by a wrong rule. Raises: NotFound.

    name: of one of them, or a wrong rule that is in no list.
    """
    rule = find(name) if isinstance(name, str) else name
    with playing_by(rule):
        yield rule
