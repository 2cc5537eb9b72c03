"""Rule cards: what a rule says, where it stands, how sure it is, and where one meets it.

>>> print(rule("PER-12"))
PER-12 (ruling)
A player without a palace can neither house nor replace anyone and must discard the new person.
Ruling AMB-12: A player without a palace still plays a person card, but can only discard the tile it brings.
  Instead: A player without a palace could keep the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import N_, Texts, _, joined
from yotd_widget.games.dragon.reasons.rules import INVARIANTS, RULES, RULINGS
from yotd_widget.games.dragon.reasons.sources import (
    ALTERNATIVES,
    BOOKS,
    CHAPTERS,
    PLACES,
    SOURCES,
    STATUS,
)
from yotd_widget.games.dragon.refusals import REFUSALS
from yotd_widget.games.dragon.tasks import POINTS

ALL_BOOKS: Final = ("PL10", "NL07", "PL07")
LINES: Final = Texts(
    {
        # Translators: where a rule stands, as "Source: Polish rule book: Akcje"
        "source": N_("Source: {source}"),
        # Translators: an id and its sentence, as "Ruling AMB-12: A player without a palace ..."
        "ruling": N_("Ruling {ruling}: {statement}"),
        "instead": N_("  Instead: {alternative}"),
        # Translators: names of decision points, as "Asked in: D-12"
        "decisions": N_("Asked in: {decisions}"),
        "refusals": N_("Refusals: {refusals}"),
    }
)
"""The lines of a card in print."""


class Ruling(msgspec.Struct, frozen=True):
    """How an open question is decided here. statement: the decision; alternatives: what it could have been."""

    id: str
    statement: str
    alternatives: tuple[str, ...]


class RuleCard(msgspec.Struct, frozen=True):
    """One rule, for readers. `print` it, or read its parts.

    statement: the rule in one sentence. sources: (book, section), the section empty where the source has none.
    status: how sure it is, one phrase or several: "in the rule book", "derived", "ruling" …. rulings: decisions of this
    project that it rests on. decisions: decision points at which it asks; refusals: codes that name it.
    """

    id: str
    statement: str
    sources: tuple[tuple[str, str], ...]
    status: tuple[str, ...]
    rulings: tuple[Ruling, ...] = ()
    decisions: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.id} ({', '.join(self.status)})"
        yield self.statement
        for book, section in self.sources:
            yield LINES["source"].format(source=f"{book}: {section}" if section else book)
        for ruling in self.rulings:
            if ruling.id != self.id:
                yield LINES["ruling"].format(ruling=ruling.id, statement=ruling.statement)
            for alternative in ruling.alternatives:
                yield LINES["instead"].format(alternative=alternative)
        if self.decisions:
            yield LINES["decisions"].format(decisions=listed(map(_, self.decisions)))
        if self.refusals:
            yield LINES["refusals"].format(refusals=", ".join(self.refusals))

    def _repr_pretty_(self, printer: object, cycle: bool) -> None:
        """In a notebook a card is read, not pasted."""
        printer.text(str(self))  # type: ignore[attr-defined]


def rule(rule_id: str) -> RuleCard:
    """The card of a rule or a ruling ("PER-7", "AMB-02"), whose letters may be small ones.

    Raises: NotFound, which names the nearest ids, or the rules behind a refusal or a decision point; WrongKind.

    >>> rule("DECAY-2").statement
    'A palace that loses its only floor to decay is gone.'
    """
    if not isinstance(rule_id, str):
        raise WrongKind(f"the id of a rule is text, as in rule(“PER-7”), not {short(rule_id)}")
    name = _known(rule_id, (*RULES, *RULINGS, *INVARIANTS))
    if name in INVARIANTS:
        return RuleCard(name, INVARIANTS[name], ((BOOKS["project"], ""),), (STATUS["D"],))
    if name in RULINGS:
        return RuleCard(name, RULINGS[name], ((BOOKS["project"], ""),), (STATUS["R"],), (ruling(name),))
    if name not in RULES:
        raise NotFound(_no_rule(rule_id))
    marks, _colon, places = SOURCES[name].partition(": ")
    named = places.split(", ")
    return RuleCard(
        name,
        RULES[name],
        tuple(source for place in named if place not in RULINGS for source in _sources(place)),
        tuple(STATUS[mark] for mark in marks),
        tuple(ruling(place) for place in named if place in RULINGS),
        tuple(at for at, point in POINTS.items() if name in point.rules),
        tuple(code for code, (_text, rules) in REFUSALS.items() if name in rules),
    )


def _known(name: str, ids: Iterable[str]) -> str:
    """The id that is meant, whatever the size of its letters; or else the name as it is, without blanks around it."""
    wanted = name.strip()
    return next((known for known in ids if known.casefold() == wanted.casefold()), wanted)


def _no_rule(name: str) -> str:
    """What something else than a rule is, and which rules stand behind it; or which rules are near."""
    if (code := _known(name, REFUSALS)) in REFUSALS:
        if rules := REFUSALS[code][1]:
            return _("“{code}” is a refusal, not a rule; behind it: {rules}.").format(code=code, rules=joined(rules))
        return _("“{code}” is a refusal, not a rule; no rule stands behind it.").format(code=code)
    if (point := _known(name, POINTS)) in POINTS:
        asking = _("“{point}” is a decision point, not a rule; asked by {rules}.")
        return asking.format(point=point, rules=joined(POINTS[point].rules))
    return _("There is no rule “{name}”; near it are {rules}.").format(name=name, rules=joined(nearest(name)))


def ruling(ruling_id: str) -> Ruling:
    """A decision of this project by its id ("AMB-02"). Raises: KeyError."""
    return Ruling(ruling_id, RULINGS[ruling_id], tuple(map(_, ALTERNATIVES[ruling_id])))


def nearest(rule_id: str, count: int = 3) -> list[str]:
    """The ids most like the one asked for: those of the same family first, then those spelt alike."""
    from difflib import SequenceMatcher  # slow to load, and only for ids that do not exist

    wanted = rule_id.strip().upper().replace("_", "-")

    def likeness(known: str) -> float:
        same_family = known.rpartition("-")[0] == wanted.rpartition("-")[0]
        return same_family + SequenceMatcher(None, wanted, known.upper(), autojunk=False).ratio()

    return sorted([*RULES, *RULINGS], key=likeness, reverse=True)[:count]


def _sources(place: str) -> Iterator[tuple[str, str]]:
    book, _slash, section = place.partition("/")
    if book == "all":
        for name, heading in zip(ALL_BOOKS, CHAPTERS[section], strict=True):
            yield BOOKS[name], PLACES.get(heading, heading)
    else:
        yield BOOKS[book], PLACES.get(section, section)
