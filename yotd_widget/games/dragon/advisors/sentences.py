"""The Steward's reasons in words: one sentence for each consideration, filled in with the numbers that entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.engine.trace import Fact
from yotd_widget.games.dragon.pieces import EVENTS, Event
from yotd_widget.games.dragon.words import EVENT_NAMES

Facts = Mapping[str, Fact]

PERSONS: Final = NN_("person", "persons")
POINTS: Final = NN_("point", "points")
RIVALS: Final = NN_("rival", "rivals")
_UNITS: Final[dict[str, tuple[str, tuple[str, str]]]] = {
    "money": ("yuan", NN_("yuan to spend", "yuan to spend")),
    "yuan at the end": ("yuan", NN_("yuan left after the Tributes", "yuan left after the Tributes")),
    "rice at the end": ("tiles", NN_("rice to sell at the end", "rice to sell at the end")),
    "fireworks at the end": ("tiles", NN_("fireworks tile to sell at the end", "fireworks tiles to sell at the end")),
    "stock": ("tiles", NN_("fireworks tile for Festivals", "fireworks tiles for Festivals")),
    "persons": ("persons", NN_("person at court", "persons at court")),
    "monks": ("points", NN_("point from monks at the end", "points from monks at the end")),
    "room": ("places", NN_("free place for persons to come", "free places for persons to come")),
    "privileges": ("dragons", NN_("dragon on privileges", "dragons on privileges")),
    "fans": ("dragons", NN_("dragon on fans", "dragons on fans")),
    "points": ("points", NN_("point", "points")),
    "hammers": ("symbols", NN_("hammer for later Builds", "hammers for later Builds")),
    "coins": ("symbols", NN_("coin for later Taxes", "coins for later Taxes")),
    "books": ("symbols", NN_("book for later Research", "books for later Research")),
    "sacks": ("symbols", NN_("rice sack for later Harvests", "rice sacks for later Harvests")),
    "rockets": ("symbols", NN_("rocket for later Displays", "rockets for later Displays")),
    "helmets": ("symbols", NN_("helmet for later Parades", "helmets for later Parades")),
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
        # Translators: "3 dragons on fans instead of 2"
        return _("{this} instead of {other}").format(this=text, other=instead[fact]) if fact in instead else text
    return _SENTENCES[consideration](facts, {**facts, **instead})


def _loss(event: Event) -> Callable[[Facts, Facts], str]:
    def text(facts: Facts, other: Facts) -> str:
        lost, otherwise = int(facts["persons"]), int(other["persons"])
        said = _(_MORE if lost > otherwise else _FEWER if lost < otherwise else _AS_MANY)
        persons = counted(abs(lost - otherwise), PERSONS)
        return said.format(persons=persons, event=EVENT_NAMES[event], month=facts["month"])

    return text


# Translators: what a move does to a court, compared with another move; {persons}: "2 persons"
_FEWER: Final = N_("keeps {persons} in the {event} of month {month}")
_MORE: Final = N_("loses {persons} more in the {event} of month {month}")
_AS_MANY: Final = N_("the same in the {event} of month {month}")


def _festival(facts: Facts, other: Facts) -> str:
    # Translators: {points}: "6 points"; {other}: how many the other move brings
    said = _("{points} in the Dragon Festival of month {month}, not {other}")
    return said.format(points=_points(facts["prize"]), month=facts["month"], other=other["prize"])


def _points(fact: Fact) -> str:
    return counted(int(fact), POINTS)


def _palaces(facts: Facts, other: Facts) -> str:
    # Translators: {inhabited}: how many of the palaces somebody lives in
    said = _(
        "{points} from palaces in the months left, {inhabited} inhabited, "
        "instead of {other_points}, {other_inhabited} inhabited"
    )
    return said.format(
        points=_points(facts["points"]),
        inhabited=facts["inhabited"],
        other_points=other["points"],
        other_inhabited=other["inhabited"],
    )


def _track(facts: Facts, other: Facts) -> str:
    ahead, further = int(facts["ahead of"]), _steps_further(facts, other)
    if not further:
        return _("ahead of {rivals} on the person track").format(rivals=counted(ahead, RIVALS))
    # Translators: compared with another move; {steps}: "1 step"
    said = _("{steps} further on the person track") if further > 0 else _("{steps} less far on the person track")
    told = said.format(steps=counted(abs(further), NN_("step", "steps")))
    more = ahead - int(other["ahead of"])
    if not more:
        return told
    # Translators: goes on from "1 step further on the person track"; {rivals}: "1 rival"
    so = _("so ahead of {rivals} more") if more > 0 else _("so ahead of {rivals} fewer")
    return f"{told}, {so.format(rivals=counted(abs(more), RIVALS))}"


def _steps_further(facts: Facts, other: Facts) -> int:
    """By how many steps a marker stands further than after the other move: rivals stay where they are."""
    here, there = ([int(lead) for lead in str(each["leads"]).split(", ")] for each in (facts, other))
    return max((one - two for one, two in zip(here, there, strict=True)), key=abs)


def _helmets_shown(facts: Facts, other: Facts) -> str:
    said = _("{points} in the Mongol Invasion of month {month}, not {other}")
    return said.format(points=_points(facts["helmets"]), month=facts["month"], other=other["helmets"])


def _wall(facts: Facts, other: Facts) -> str:
    # Translators: {tiles}: "2 own tiles"
    said = _("{tiles} at the wall check of month {month}, not {other}")
    tiles = counted(int(facts["tiles"]), NN_("own tile", "own tiles"))
    return said.format(tiles=tiles, month=facts["month"], other=other["tiles"])


def _emptied(facts: Facts, other: Facts) -> str:
    # Translators: {palaces}: "1 palace"
    said = _("{palaces} emptied by the Drought of month {month}, not {other}")
    palaces = counted(int(facts["palaces"]), NN_("palace", "palaces"))
    return said.format(palaces=palaces, month=facts["month"], other=other["palaces"])


def _card_kept(facts: Facts, other: Facts) -> str:
    return _("what the card would still bring a month later")


_SENTENCES: Final[dict[str, Callable[[Facts, Facts], str]]] = {
    **{event: _loss(event) for event in EVENTS if event not in ("peace", "dragon_festival")},
    "dragon_festival": _festival,
    "helmets shown": _helmets_shown,
    "palaces": _palaces,
    "track": _track,
    "emptied": _emptied,
    "wall": _wall,
    "card kept": _card_kept,
}
