"""Hints: where to look, which rule, the first step; all of them are read off what is behind an answer.

None before the last tells the answer. Where the rule says it by itself, it is the last one; where the rule is the
answer, it is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.game import Game
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import speaking
from yotd_widget.quiz.lines import Item, Kind, Line, Value


class Hints(msgspec.Struct, frozen=True):
    """One after the other: where to look (places and in words), which rule, the first step; "" and None for none."""

    places: tuple[str, ...]
    where: str
    rule: str
    statement: str
    first: Line | None


class Riddle(msgspec.Struct, frozen=True):
    """What hints are made for: a position, what is asked about it, the answer and what is behind it.

    elsewhere: where to look, in words, if nothing behind the answer names a place.
    """

    state: Any
    kind: Kind
    text: str
    items: tuple[Item, ...]
    key: Value
    reasons: tuple[Because | Line, ...]
    elsewhere: str


def hints(riddle: Riddle) -> Hints:
    """The hints to a question."""
    places = _where(riddle)
    named = ", ".join(_name(riddle.state, place) for place in places)
    rule, statement, english = _which(riddle)
    if statement in [item.label for item in riddle.items]:
        rule = statement = ""
    first = None if rule and tells(riddle, english) else _first(riddle)
    if first and first.text == statement:
        first = None
    return Hints(places, named or riddle.elsewhere, rule, statement, first)


def tells(riddle: Riddle, hint: str) -> bool:
    """Whether a hint says the answer: its number, unless the question names that; or its items, and no others."""
    if isinstance(riddle.key, int):
        number = rf"(?<!\d){riddle.key}(?!\d)"
        return bool(re.search(number, hint)) and not re.search(number, riddle.text)
    keys = (riddle.key,) if isinstance(riddle.key, str) else riddle.key
    at = {item.key: hint.find(item.label) for item in riddle.items}
    found = [at[key] for key in keys]
    others = [at[key] for key in at if key not in keys]
    in_order = found == sorted(found) or riddle.kind != "order"
    return bool(found) and min(found) >= 0 and max(others, default=-1) < 0 and in_order


# --- Where to look -----------------------------------------------------------------------------------------------


def _where(riddle: Riddle) -> tuple[str, ...]:
    """Places on this board, in an order that says nothing, and not those of the answer alone."""
    state = riddle.state
    named = [place for reason in riddle.reasons for place in _places(state.game, reason) if _name(state, place)]
    choices = tuple(item.place for item in riddle.items if item.place and _name(state, item.place))
    if named and set(named) < set(choices):
        named = [*choices]
    return tuple(sorted(_sharpest(state.game, named), key=_numbered))


def _numbered(place: str) -> list[tuple[int, str]]:
    """For an order in which month 9 stands before month 10."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in place.split("/")]


def _places(game: Game[Any], reason: Because | Line) -> Iterable[str]:
    """Places of the facts at the leaves."""
    if isinstance(reason, Line):
        yield from filter(None, [reason.place])
    elif reason.reasons:
        for below in reason.reasons:
            yield from _places(game, below)
    else:
        yield from filter(None, [game.reasons.place(reason)])


def _sharpest(game: Game[Any], places: Sequence[str]) -> Iterable[str]:
    """Each place once; one is left out where a part of it is named."""
    within = game.screen.within
    return (place for place in dict.fromkeys(places) if not any(within(other, place) for other in places))


def _name(state: Any, place: str) -> str:
    """What a place is called; "" for one that this board does not have."""
    try:
        return str(state.game.screen.spot(state, place)[1])
    except NotFound:
        return ""


# --- Which rule, and what one begins with ------------------------------------------------------------------------

_RESULTS: Final = ("arrival", "next")
"""What comes of a fact, and does not make it."""


def _which(riddle: Riddle) -> tuple[str, str, str]:
    """The first rule if it is stated, else that of the first number that is made of others: id, statement, in English.

    Three empty texts for none.
    """
    reasons, statements = riddle.reasons, riddle.state.game.reading.rules
    stated = [reason for reason in reasons[:1] if isinstance(reason, Line)]
    made = [reason for reason in reasons if isinstance(reason, Because) and any(_steps(reason))]
    rules = (rule for reason in (*stated, *made, *reasons) for rule in _rules(reason))
    rule = next((rule for rule in rules if rule in statements), "")
    if not rule:
        return "", "", ""
    with speaking("en"):
        english = statements[rule]
    return rule, statements[rule], english


def _rules(reason: Because | Line) -> Iterable[str]:
    below = reason.walk() if isinstance(reason, Because) else [(reason.depth, reason)]
    return (rule for _depth, each in below for rule in each.rules)


def _first(riddle: Riddle) -> Line | None:
    """The first number that enters; of lines, the last one behind others, where templates put what one begins with."""
    fact = riddle.state.game.reasons.fact
    behind = [step for reason in riddle.reasons if isinstance(reason, Because) for step in _steps(reason)]
    told = [Line(fact(step, riddle.state.players), step.rules, 1) for step in behind]
    told += [line for line in reversed(riddle.reasons) if isinstance(line, Line) and line.depth]
    return next((line for line in told if not tells(riddle, line.text)), None)


def _steps(reason: Because) -> Iterable[Because]:
    """Everything behind a reason, without what comes of it."""
    for below in reason.reasons:
        if below.about not in _RESULTS:
            yield below
            yield from _steps(below)
