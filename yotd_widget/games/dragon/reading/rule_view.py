"""A rule card as the screen shows it: its parts in words, its neighbours, an example to look at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.examples import about, example
from yotd_widget.games.dragon.examples.of_each_rule import EXAMPLE_OF
from yotd_widget.games.dragon.pieces import EDITIONS, PRIVILEGE_DRAGONS, PRIVILEGE_PRICE, SIZES, Edition
from yotd_widget.games.dragon.reasons.cards import RuleCard, rule
from yotd_widget.games.dragon.reasons.rules import INVARIANTS, RULES, RULINGS
from yotd_widget.games.dragon.reasons.sources import SOURCES
from yotd_widget.games.dragon.refusals import REFUSALS
from yotd_widget.games.dragon.tasks import POINTS
from yotd_widget.games.dragon.words import PRIVILEGE_NAMES, VP, YUAN

Json = dict[str, Any]

MOST: Final = 8
"""Related rules on a card at most."""


def rule_view(rule_id: str, edition: str | None) -> Json:
    """The card with the cards of its neighbours: {"card", "near": {id: card}}. Raises: NotFound, WrongKind, BadInput.

    edition: "2017" (that of None) or "2007", for the example and for the facts that depend on it.
    """
    edition = "2017" if edition is None else edition
    if edition not in EDITIONS:
        told = _("an edition is one of {editions}, not {given}")
        raise BadInput(told.format(editions=", ".join(EDITIONS), given=short(edition)))
    card = rule(rule_id)
    near = {name: _view(rule(name), edition) for name in related(card.id)}
    return {"card": _view(card, edition) | {"example": _example(card.id, edition)}, "near": near}


def related(rule_id: str) -> tuple[str, ...]:
    """Ids that one reads next: what stands before and after it, its rulings or the rules on it, what goes with it.

    From any card one comes to every other one.

    >>> related("DECAY-2")
    ('DECAY-1', 'DECAY-3', 'DECAY-4')
    """
    return tuple(dict.fromkeys(each for each in _related(rule_id) if each != rule_id))[:MOST]


def _related(rule_id: str) -> Iterator[str]:
    book = next(book for book in (RULES, RULINGS, INVARIANTS) if rule_id in book)
    yield from _beside(rule_id, list(book))
    if book is INVARIANTS:
        return
    if book is RULINGS:
        yield from (name for name, places in SOURCES.items() if rule_id in places.split(": ", 1)[1].split(", "))
        return
    yield from (ruling.id for ruling in rule(rule_id).rulings)
    yield from _family(rule_id)
    for together in (*(point.rules for point in POINTS.values()), *(rules for _text, rules in REFUSALS.values())):
        if rule_id in together:
            yield from together


def _beside(name: str, names: list[str]) -> list[str]:
    """What stands before and after in the order of the book."""
    at = names.index(name)
    return [*names[max(0, at - 1) : at], *names[at + 1 : at + 2]]


def _family(rule_id: str) -> Iterator[str]:
    """The other rules of the same chapter that stand around it."""
    family = [name for name in RULES if name.rpartition("-")[0] == rule_id.rpartition("-")[0]]
    at = family.index(rule_id)
    yield from family[max(0, at - 2) : at + 4]


def _view(card: RuleCard, edition: str) -> Json:
    return {
        "id": card.id,
        "statement": card.statement,
        "sources": [
            _("{book}: {section}").format(book=book, section=section) if section else book
            for book, section in card.sources
        ],
        "status": ", ".join(card.status),
        "sure": card.id in SOURCES and SOURCES[card.id].startswith("C"),
        "rulings": [
            {"id": each.id, "statement": each.statement, "instead": _instead(each.alternatives)}
            for each in card.rulings
        ],
        "decisions": [{"id": point, "text": _asked(point)} for point in card.decisions],
        "refusals": [{"id": code, "text": _blank(_(REFUSALS[code][0]))} for code in card.refusals],
        "related": list(related(card.id)),
        "edition": edition,
        "editions": {each: list(_facts(card.id, each)) for each in EDITIONS} if card.id in _BY_EDITION else {},
        "example": None,
    }


def _instead(alternatives: Sequence[str]) -> str:
    """What a ruling could also have been."""
    # Translators: {alternatives}: one sentence or several
    text = _("It could also have been: {alternatives}")
    return text.format(alternatives=" ".join(alternatives)) if alternatives else ""


def _asked(point: str) -> str:
    """What is decided at a decision point: "a player chooses an action"."""
    return POINTS[point].told(_("a player") if point.startswith("D-") else _("chance"))


def _blank(sentence: str) -> str:
    """A refusal without a position: dots where its facts would be."""
    return re.sub(r"\{\w+\}", "…", sentence).replace("….", "…")


_BY_EDITION: Final = ("ACT-PRIV-1",)
"""Rules with numbers that differ from edition to edition."""


def _facts(rule_id: str, edition: Edition) -> Iterator[str]:
    """What a rule means in an edition, in its numbers."""
    for size in SIZES:
        yield _("{privilege}: {price}, then {points} each month").format(
            privilege=PRIVILEGE_NAMES[size],
            price=counted(PRIVILEGE_PRICE[edition][size], YUAN),
            points=counted(PRIVILEGE_DRAGONS[size], VP),
        )


def _example(rule_id: str, edition: str) -> Json | None:
    """A position that shows the rule, with the line on it; None where no single position does."""
    name = EXAMPLE_OF.get(rule_id)
    if name is None:
        return None
    state = example(name, words=f"edition {edition}")
    told = about(name)
    return {"name": name, "line": told.line, "scene": state.game.screen.scene(state), "court": told.seat}
