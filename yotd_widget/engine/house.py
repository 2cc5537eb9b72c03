"""House rules that are played: each has a name and a sentence, and a position keeps the names of those it is played by.

Whoever asks such a position, or the rooms of its game through it, asks by its rules: its class is one of its own, in
which every method puts them in force first. So the rest of the program need not know, and a position without house
rules costs nothing. Rules are found by name wherever the position comes to: in a record, in a code, in another process.

>>> from yotd_widget.games import dragon
>>> from yotd_widget.games.dragon import events
>>> @house_rule(events.contagion_victims)
... def nobody_falls_ill(right, court):
...     "Contagion takes nobody."
...     return 0
>>> game = dragon.new_game(["Ada", "Bo"], seed=7, rules=["nobody-falls-ill"])
>>> game.house_rules
('dragon.nobody-falls-ill',)
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from copyreg import __newobj__  # type: ignore[attr-defined]
from functools import cache, partial, wraps
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType, GeneratorType
from typing import Annotated, Any, Final, ParamSpec, TypeVar

import msgspec

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.house_rules import Function, HouseRule, Swap, kept
from yotd_widget.engine.texts import _

P = ParamSpec("P")
T = TypeVar("T")

GAMES: Final = "yotd_widget.games."


class PlayedRule(HouseRule, frozen=True):
    """A house rule that games are played by. says: what is different, a sentence; title: how readers call it.

    home: the module in which it was written.
    """

    says: str
    title: str
    home: str

    def __reduce__(self) -> tuple[Any, ...]:
        """By name, and where it is written."""
        listed = _RULES.get(self.name) is self
        own = (PlayedRule, (self.name, self.swaps, self.says, self.title, self.home))
        return (_brought, (self.name, self.home)) if listed else own

    @property
    def can_be_sent(self) -> bool:
        """Whether other processes can find it: what stands in the cell of a notebook is nowhere else."""
        return self.home != "__main__" or hasattr(sys.modules["__main__"], "__file__")


HouseRules = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] | msgspec.UnsetType
"""In a set-up: the names of its house rules; not there where it has none."""
_RULES: Final[dict[str, PlayedRule]] = {}


def house_rule(changes: Function, *, name: str = "", title: str = "", game: str = "") -> Callable[..., PlayedRule]:
    """Makes a house rule of the function below it, which stands in for a function of a game.

    It is given the right function first, then what that is given. Its name is that of the rule, its text says what is
    different. changes: a function of a module, or a method of a class. name, title: other ones; game: for a function
    that does not stand in the package of its game. Raises: BadInput; WrongKind.
    """

    def decorate(function: Function) -> PlayedRule:
        says = " ".join((function.__doc__ or "").split())
        called = name or getattr(function, "__name__", "").replace("_", "-")
        return add(game or _home_of(changes), called, says, Swap(changes, partial(_standing_in, function)), title=title)

    if not callable(changes) or not hasattr(changes, "__qualname__"):
        raise WrongKind(f"a house rule changes a function of a game, as @yw.house_rule(function), not {short(changes)}")
    return decorate


def _standing_in(function: Function, right: Function) -> Function:
    @wraps(right)
    def instead(*arguments: Any, **named: Any) -> Any:
        return function(right, *arguments, **named)

    return instead


def add(game: str, name: str, says: str, *swaps: Swap, title: str = "") -> PlayedRule:
    """A house rule of a game that changes several functions. says, title: marked with `N_` in this package.

    Raises: BadInput for a name that cannot be or is taken, unless the same cell or module runs again, and without text.
    """
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise BadInput(f"the name of a house rule is small words, as “mild-contagion”, not {short(name)}")
    if not says:
        raise BadInput(f"say in a sentence what the house rule “{name}” changes: the text below its first line")
    full, home = f"{game}.{name}", _caller()
    if full in _RULES and _RULES[full].home != home:
        raise BadInput(f"there is another house rule “{full}” already")
    plain = title or name.replace("-", " ").capitalize()
    rule = _RULES[full] = PlayedRule(full, swaps, says, plain, home)
    return rule


def _caller() -> str:
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__") == __name__:
        frame = frame.f_back
    return str(frame.f_globals.get("__name__"))


def _home_of(function: Function) -> str:
    """The game in whose package a function stands. Raises: BadInput for none of them."""
    module: str = function.__module__
    if not module.startswith(GAMES):
        raise BadInput(f"say which game it is a house rule of, as game=“dragon”: {module} is in none of their packages")
    return module.removeprefix(GAMES).partition(".")[0]


def house_rules(game: str) -> dict[str, PlayedRule]:
    """All of a game that are known here, by their names: those of its module `house`, and those of others.

    >>> house_rules("dragon")["dragon.mild-contagion"].says
    'Contagion demands one person fewer of every court.'
    """
    _of_package(game)
    return {name: rule for name, rule in _RULES.items() if name.startswith(f"{game}.")}


@cache
def _of_package(game: str) -> None:
    """Load the house rules that a game of this package brings. Without the game itself, which knows its positions."""
    if game.isidentifier() and find_spec(f"{GAMES}{game}") and find_spec(f"{GAMES}{game}.house"):
        import_module(f"{GAMES}{game}.house")


def find(name: str) -> PlayedRule:
    """The house rule with this full name. Raises: NotFound."""
    if name not in _RULES:
        known = house_rules(name.partition(".")[0])
        if name not in known:
            text = _("The house rule “{name}” is not known here{hint}: run the cell or import the module that has it.")
            raise NotFound(text.format(name=name, hint=nearest(name, known)))
    return _RULES[name]


def _brought(name: str, home: str) -> PlayedRule:
    """A rule in another process. Its module is loaded there."""
    if name not in _RULES and home != "__main__":
        import_module(home)
    return find(name)


@contextmanager
def begun_by(game: str, rules: Any) -> Iterator[HouseRules]:
    """Inside it a game of these house rules is set up. Gives their full names, as its set-up keeps them.

    rules: names, with or without that of the game, or the rules themselves. Raises: NotFound, WrongKind, BadInput.
    """
    names = chosen(game, rules)
    with kept(tuple(map(find, names))):
        yield names or msgspec.UNSET


def chosen(game: str, rules: Any) -> tuple[str, ...]:
    """The full names of house rules that somebody asks for. Raises: as `begun_by`."""
    if not rules:
        return ()
    if isinstance(rules, str | HouseRule) or not isinstance(rules, Iterable):
        raise WrongKind(_("house rules are given as a list of names, not as {given}").format(given=short(rules)))
    names = tuple(_full(game, rule) for rule in rules)
    if len(set(names)) < len(names):
        raise BadInput(_("a house rule is given once"))
    return names


def _full(game: str, rule: Any) -> str:
    name = rule.name if isinstance(rule, PlayedRule) else rule
    if not isinstance(name, str):
        raise WrongKind(_("a house rule has a name; {given} is none").format(given=short(rule)))
    full = name if name.startswith(f"{game}.") else f"{game}.{name}"
    if "." in name and full != name:
        raise BadInput(_("“{name}” is a house rule of another game").format(name=name))
    return full


def told(position: Any) -> list[dict[str, str]]:
    """What a board says of the house rules of a position: their names and what each changes."""
    rules = [find(name) for name in position.house_rules]
    return [{"name": rule.name, "title": _(rule.title), "text": _(rule.says)} for rule in rules]


# --- Whoever asks a position asks by its rules -----------------------------------------------------------------------


def by_its_rules(function: Callable[P, T]) -> Callable[P, T]:
    """For what is asked about a position beside its own methods, as by an adviser: its house rules are in force.

    The position is the first argument that has house rules.
    """

    @wraps(function)
    def ask(*arguments: P.args, **named: P.kwargs) -> T:
        for each in arguments[:2]:
            if names := getattr(each, "house_rules", None):
                found: T = _by(names, lambda: function(*arguments, **named))
                return found
        return function(*arguments, **named)

    return ask


def rules_of(*positions: Any) -> tuple[PlayedRule, ...]:
    """The house rules that any of these positions is played by."""
    return tuple({name: find(name) for each in positions for name in each.house_rules}.values())


LEFT: Final = ("house_rules", "clone")
"""Members of a position that no rule can change, and that are asked often."""


def _by(names: tuple[str, ...], act: Callable[[], Any]) -> Any:
    with kept(tuple(_RULES.get(name) or find(name) for name in names)):
        found = act()
    return _each(names, found) if isinstance(found, GeneratorType) else found


def _each(names: tuple[str, ...], made: Iterator[Any]) -> Iterator[Any]:
    """What is made one after the other, each by the rules."""
    end = object()
    while (found := _by(names, lambda: next(made, end))) is not end:
        yield found


@cache
def ruled(kind: type) -> type:
    """The class of such positions of a game whose house rules are in force where they are asked."""
    members: dict[str, Any] = {"__slots__": (), "__reduce_ex__": _reduced, "__module__": kind.__module__}
    for name in dir(kind):
        held = next(vars(each)[name] for each in kind.__mro__ if name in vars(each))
        if name.startswith("__") or name in LEFT:
            continue
        if isinstance(held, FunctionType):
            members[name] = _method(kind, name)
        elif isinstance(held, property):
            members[name] = _property(kind, name)
    members["game"] = _Game()
    return type(kind.__name__, (kind,), members)


def _method(kind: type, name: str) -> Function:
    def by_its_rules(position: Any, /, *arguments: Any, **named: Any) -> Any:
        return _by(position.house_rules, lambda: getattr(kind, name)(position, *arguments, **named))

    return by_its_rules


def _property(kind: type, name: str) -> property:
    return property(lambda position: _by(position.house_rules, lambda: getattr(kind, name).fget(position)))


def _reduced(position: Any, protocol: Any) -> tuple[Any, ...]:
    """For copies and other processes: the class of the game, which becomes this one there."""
    kind = type(position).__base__
    found = object.__reduce_ex__(position, protocol)
    return _again, (kind,), *found[2:]


def _again(kind: type) -> Any:
    return __newobj__(ruled(kind))


class _Game:
    """The game of such a position."""

    def __get__(self, position: Any, kind: type) -> Any:
        game = kind.__base__.game  # type: ignore[union-attr]
        return game if position is None else ByRules(game, position.house_rules)


class ByRules:
    """A game, or a room of it, as it is asked by house rules."""

    def __init__(self, of: Any, names: tuple[str, ...]) -> None:
        self._of, self._names = of, names

    def __getattr__(self, name: str) -> Any:
        found = _by(self._names, lambda: getattr(self._of, name))
        if isinstance(found, type) or not callable(found):
            room = hasattr(found, "game") or hasattr(found, "_game")
            return ByRules(found, self._names) if room else found

        def by_its_rules(*arguments: Any, **named: Any) -> Any:
            return _by(self._names, lambda: found(*arguments, **named))

        return by_its_rules

    def __eq__(self, other: object) -> bool:
        return bool(self._of == (other._of if isinstance(other, ByRules) else other))

    def __hash__(self) -> int:
        return hash(self._of)

    def __repr__(self) -> str:
        return repr(self._of)
