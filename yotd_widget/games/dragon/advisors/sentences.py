"""The Steward's reasons in words: one sentence for each consideration, filled in with the numbers that entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yotd_widget.engine.trace import Fact
from yotd_widget.games.dragon.pieces import EVENTS, Event
from yotd_widget.games.dragon.words import EVENT_NAMES, counted

Facts = Mapping[str, Fact]

PERSONS: Final = ("person", "persons")
_UNITS: Final[dict[str, tuple[str, tuple[str, str]]]] = {
    "money": ("yuan", ("yuan to spend", "yuan to spend")),
    "yuan at the end": ("yuan", ("yuan left after the Tributes", "yuan left after the Tributes")),
    "rice at the end": ("tiles", ("rice to sell at the end", "rice to sell at the end")),
    "fireworks at the end": ("tiles", ("fireworks tile to sell at the end", "fireworks tiles to sell at the end")),
    "stock": ("tiles", ("fireworks tile for Festivals", "fireworks tiles for Festivals")),
    "persons": ("persons", ("person at court", "persons at court")),
    "monks": ("points", ("point from monks at the end", "points from monks at the end")),
    "room": ("places", ("free place for persons to come", "free places for persons to come")),
    "privileges": ("dragons", ("dragon on privileges", "dragons on privileges")),
    "fans": ("dragons", ("dragon on fans", "dragons on fans")),
    "points": ("points", ("point", "points")),
    "hammers": ("symbols", ("hammer for later Builds", "hammers for later Builds")),
    "coins": ("symbols", ("coin for later Taxes", "coins for later Taxes")),
    "books": ("symbols", ("book for later Research", "books for later Research")),
    "sacks": ("symbols", ("rice sack for later Harvests", "rice sacks for later Harvests")),
    "rockets": ("symbols", ("rocket for later Displays", "rockets for later Displays")),
    "helmets": ("symbols", ("helmet for later Parades", "helmets for later Parades")),
}
"""Consideration -> the fact that counts, and its name for one and for several."""


def sentence(consideration: str, facts: Facts, instead: Facts) -> str:
    """What one reason says. instead: the facts of the other choice that differ.

    >>> sentence("drought", {"month": 5, "persons": 0}, {"persons": 2})
    'keeps 2 persons in the Drought of month 5'
    >>> sentence("fans", {"dragons": 3, "months": 9}, {"dragons": 2})
    '3 dragons on fans instead of 2'
    """
    if consideration in _UNITS:
        fact, names = _UNITS[consideration]
        text = counted(int(facts[fact]), names)
        return f"{text} instead of {instead[fact]}" if fact in instead else text
    return _SENTENCES[consideration](facts, {**facts, **instead})


def _loss(event: Event) -> Callable[[Facts, Facts], str]:
    def text(facts: Facts, other: Facts) -> str:
        lost, otherwise = int(facts["persons"]), int(other["persons"])
        when = f"in the {EVENT_NAMES[event]} of month {facts['month']}"
        if lost < otherwise:
            return f"keeps {counted(otherwise - lost, PERSONS)} {when}"
        return f"loses {counted(lost - otherwise, PERSONS)} more {when}" if lost > otherwise else f"the same {when}"

    return text


def _festival(facts: Facts, other: Facts) -> str:
    return f"{_points(facts['prize'])} in the Dragon Festival of month {facts['month']}, not {other['prize']}"


def _points(fact: Fact) -> str:
    return counted(int(fact), ("point", "points"))


def _palaces(facts: Facts, other: Facts) -> str:
    text = f"{_points(facts['points'])} from palaces in the months left, {facts['inhabited']} inhabited"
    return f"{text}, instead of {other['points']}, {other['inhabited']} inhabited"


def _track(facts: Facts, other: Facts) -> str:
    text = f"ahead of {counted(int(facts['ahead of']), ('rival', 'rivals'))} on the person track"
    return f"{text}, by {facts['leads']} instead of {other['leads']} steps"


def _helmets_shown(facts: Facts, other: Facts) -> str:
    return f"{_points(facts['helmets'])} in the Mongol Invasion of month {facts['month']}, not {other['helmets']}"


def _wall(facts: Facts, other: Facts) -> str:
    own = counted(int(facts["tiles"]), ("own tile", "own tiles"))
    return f"{own} at the wall check of month {facts['month']}, not {other['tiles']}"


def _emptied(facts: Facts, other: Facts) -> str:
    palaces = counted(int(facts["palaces"]), ("palace", "palaces"))
    return f"{palaces} emptied by the Drought of month {facts['month']}, not {other['palaces']}"


def _card_kept(facts: Facts, other: Facts) -> str:
    return "what the card would still bring a month later"


_SENTENCES: Final[dict[str, Callable[[Facts, Facts], str]]] = {
    **{event: _loss(event) for event in EVENTS if event not in ("peace", "dragon_festival")},
    "dragon_festival": _festival,
    "helmets shown": _helmets_shown,
    "palaces": _palaces,
    "track": _track,
    "emptied": _emptied,
    "wall": _wall,
    "card kept": _card_kept,
    "chance": lambda facts, other: f"one of {facts['options']} options, each as likely as the other",
}
