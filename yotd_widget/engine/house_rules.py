"""House rules: functions of a game that others stand in for, where and as long as they are in force.

They are in force inside `playing_by`, for whoever runs there; other threads go on by the rules of the game. What is
remembered of a game must not outlive the rules it was computed under. There are two memories, and both keep to that:
functions marked `remembered` get a memory of their own for each block, which ends with it, and a position remembers its
options (`Position.options`) only while no block stands. Whoever works elsewhere takes `in_force()` along.

>>> from yotd_widget.games.dragon import events
>>> from yotd_widget.games.dragon.court import Court
>>> kind = HouseRule("no contagion", (Swap(events.contagion_victims, lambda right: lambda court: 0),))
>>> with playing_by(kind):
...     events.contagion_victims(Court())
0
>>> events.contagion_victims(Court())
3
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, update_wrapper
from importlib import import_module
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any, Final, ParamSpec, TypeVar, cast

import msgspec

from yotd_widget.engine.errors import BadInput

Function = Callable[..., Any]
P = ParamSpec("P")
T = TypeVar("T")


class Swap(msgspec.Struct, frozen=True):
    """A function of a module or a method of a class, and what stands in for it. make: the right one -> the other."""

    right: Function
    make: Callable[[Function], Function]

    def __reduce__(self) -> tuple[Any, ...]:
        """By name: while it is swapped, the right function is not what is found under its own name."""
        return _swap, (self.right.__module__, self.right.__qualname__, self.make)


class HouseRule(msgspec.Struct, frozen=True):
    """A change of the rules. name: how it is called; swaps: what it changes in the engine."""

    name: str
    swaps: tuple[Swap, ...]


BLOCKS: Final[list[_Block]] = []
"""All that stand now, in whatever thread. Empty nearly always, and quick to ask."""


class _Block:
    """What stands in for each function where some rules are in force, and what is remembered there."""

    def __init__(self, rules: tuple[HouseRule, ...]) -> None:
        self.rules = rules
        self._versions: dict[Function, Function] = {}
        for swap in (swap for rule in rules for swap in rule.swaps):
            _owner(swap.right.__module__, swap.right.__qualname__)  # or nothing is changed
            self._versions[swap.right] = swap.make(self.version(swap.right))

    def version(self, right: Function) -> Function:
        """The function as it is here: the last one that stands in for it; with an empty memory if it remembers."""
        found = self._versions.get(right)
        if found is None:
            found = self._versions[right] = _emptied(right) if right in _REMEMBERED else right
        return found


_kept: Final = lru_cache(8)(_Block)
_in_force: Final[ContextVar[_Block | None]] = ContextVar("house rules", default=None)
_REMEMBERED: Final[dict[Function, int | None]] = {}
_SWITCHES: Final[dict[Function, Function]] = {}
_RIGHTS: Final[dict[Function, Function]] = {}
_FUNCTIONS: Final = FunctionType, type(lru_cache(len))
_swapping: Final = RLock()


def in_force() -> tuple[HouseRule, ...]:
    """The house rules by which whoever asks plays; () for the rules of the game."""
    block = _in_force.get()
    return block.rules if block else ()


@contextmanager
def playing_by(*rules: HouseRule) -> Iterator[None]:
    """Inside the block these rules are in force as well, each on top of those before it."""
    with standing(_Block((*in_force(), *rules))):
        yield


@contextmanager
def kept(rules: tuple[HouseRule, ...]) -> Iterator[None]:
    """The same for those who come again and again: what was remembered under the same rules is still there.

    Nothing is done where they are in force already.
    """
    before = in_force()
    if all(any(rule is other for other in before) for rule in rules):
        yield
        return
    with standing(_kept((*before, *rules))):
        yield


@contextmanager
def standing(block: _Block) -> Iterator[None]:
    """Inside it whoever runs here plays as the block says."""
    with _swapping:
        _stand(block)
    token = _in_force.set(block)
    try:
        yield
    finally:
        _in_force.reset(token)
        with _swapping:
            _fall(block)


def remembered(most: int | None = None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """As `functools.lru_cache`, for what follows from the rules of a game. most: how many answers are kept."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        memory = cast(Callable[P, T], lru_cache(most)(function))
        _REMEMBERED[memory] = most
        return _switch(memory) if BLOCKS else memory  # a module that is loaded inside a block

    return decorate


def _emptied(memory: Any) -> Function:
    return lru_cache(_REMEMBERED[memory])(memory.__wrapped__)


# --- Functions and their switches --------------------------------------------------------------------------------


def _stand(block: _Block) -> None:
    """Put switches wherever functions are held that are not the same everywhere from now on."""
    standing = _swapped()
    BLOCKS.append(block)
    for held in _held(frozenset(_swapped() - standing)):
        held.put(held.right, held.switch)


def _fall(block: _Block) -> None:
    """Put the functions back that are the same everywhere again."""
    standing = _swapped()
    BLOCKS.remove(block)
    for held in _held(frozenset(standing - _swapped())):
        held.put(held.switch, held.right)


def _swapped() -> set[Function]:
    """The functions that are not the same in every block."""
    rights = {swap.right for block in BLOCKS for rule in block.rules for swap in rule.swaps}
    return rights | set(_REMEMBERED) if BLOCKS else rights


def _switch(right: Function) -> Function:
    """Stands for all versions of a function: whoever calls it gets the one by which they play."""
    if right not in _SWITCHES:

        def either(*arguments: Any, **named: Any) -> Any:
            block = _in_force.get()
            return (right if block is None else block.version(right))(*arguments, **named)

        switch = _SWITCHES[right] = update_wrapper(either, right)
        _RIGHTS[switch] = right
    return _SWITCHES[right]


Names = dict[Any, Any]
"""The names of a module, or a table in it."""


class _InNames(msgspec.Struct):
    """A function that is held under a name of a module, or in a table there."""

    right: Function
    switch: Function
    names: Names
    name: Any

    def put(self, old: Function, new: Function) -> None:
        if self.names.get(self.name) is old:
            self.names[self.name] = new


class _InClass(msgspec.Struct):
    """A function that is held by its class."""

    right: Function
    switch: Function
    owner: Any
    name: str

    def put(self, old: Function, new: Function) -> None:
        is_property = isinstance(vars(self.owner)[self.name], property)
        setattr(self.owner, self.name, property(new) if is_property else new)


class _Index(msgspec.Struct):
    """Who holds which functions; up to date as long as nothing that was looked through has changed its size."""

    modules: int = 0
    tables: list[Names] = []
    sizes: list[int] = []
    holders: dict[Function, list[tuple[Names, Any]]] = {}
    held: dict[frozenset[Function], list[_InNames | _InClass]] = {}


_INDICES: Final[dict[frozenset[str], _Index]] = {}


def _held(rights: frozenset[Function]) -> list[_InNames | _InClass]:
    """Wherever some functions are held, each by itself or by its switch: in names, in tables there, in classes.

    Rules come and go all the time, and mostly the same: it is remembered as long as the index is.
    """
    index = _index(frozenset({_root(right.__module__) for right in rights}))
    if rights not in index.held:
        index.held[rights] = [held for right in rights for held in _held_one(right, index)]
    return index.held[rights]


def _held_one(right: Function, index: _Index) -> Iterator[_InNames | _InClass]:
    if "." in right.__qualname__:
        yield _InClass(right, _switch(right), *_owner(right.__module__, right.__qualname__))
    else:
        for names, name in index.holders.get(right, ()):
            yield _InNames(right, _switch(right), names, name)


def _index(packages: frozenset[str]) -> _Index:
    """Where each function is held, in some packages and in a notebook's cells."""
    index = _INDICES.setdefault(packages, _Index())
    if index.modules == len(sys.modules) and index.sizes == [*map(len, index.tables)]:
        return index
    index.modules, index.tables, index.holders, index.held = len(sys.modules), [*_tables(packages)], {}, {}
    index.sizes = [*map(len, index.tables)]
    for names in index.tables:
        for name, held in list(names.items()):
            if isinstance(held, _FUNCTIONS):
                index.holders.setdefault(_RIGHTS.get(held, held), []).append((names, name))
    return index


def _tables(packages: Set[str]) -> Iterator[Names]:
    yield vars(sys.modules["__main__"])
    for home, module in list(sys.modules.items()):
        if isinstance(module, ModuleType) and _root(home) in packages and home != __name__:
            yield vars(module)
            yield from [table for name, table in vars(module).items() if type(table) is dict and name[:2] != "__"]


def _root(module: str) -> str:
    return module.partition(".")[0]


def _owner(module: str, qualname: str) -> tuple[Any, str]:
    """The module or class that holds a function, and under which name. Raises: BadInput for one that is in a cell."""
    holder, _dot, name = qualname.rpartition(".")
    owner: Any = import_module(module)
    for part in holder.split(".") if holder else ():
        owner = getattr(owner, part, None)
    if name not in getattr(owner, "__dict__", ()):
        raise BadInput(f"a house rule changes functions of modules and methods of classes, not {qualname}")
    return owner, name


def _swap(module: str, qualname: str, make: Callable[[Function], Function]) -> Swap:
    owner, name = _owner(module, qualname)
    held = vars(owner)[name]
    function: Any = held.fget if isinstance(held, property) else held
    return Swap(_RIGHTS.get(function, function), make)
