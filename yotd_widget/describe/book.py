"""Rule cards: what a rule says, where it stands, how sure it is, and where one meets it.

A `Book` holds the texts; the decision points that ask by a rule and the refusals that name it are those of the game.

>>> from yotd_widget.games.dragon.game import GAME
>>> print(rule(GAME, "PER-12"))
PER-12 (ruling)
A player without a palace can neither house nor replace anyone and must discard the new person.
Ruling AMB-12: A player without a palace still plays a person card, but can only discard the tile it brings.
  Instead: A player without a palace could keep the card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yotd_widget.describe.tell import tell
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import N_, Texts, _, joined
from yotd_widget.engine.trace import Notes

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

Json = dict[str, Any]

_NAMED: Final = re.compile(rb'"rules":\[([^\]]*)\]')
MOST: Final = 8
"""Related rules on a card at most."""
BOOKS: Final = Texts({"derived": N_("follows from other rules"), "project": N_("decision of this project")})
"""Short names of sources that are no books -> their names for readers."""
STATUS: Final = Texts(
    {
        "C": N_("in the rule book"),
        "X": N_("not in the rule book, confirmed elsewhere"),
        "D": N_("derived"),
        "R": N_("ruling"),
        "H": N_("with stand-ins for printed values that are not known"),
    }
)
"""How sure a rule is: in the text of a rule book; by other sources; following from other rules; decided here; and
whether it is played with numbers that a project has put in place of unknown ones."""
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


@dataclass(frozen=True)
class Book:
    """The rules of a game with what is known about them, by their ids in the order of the book.

    rules: what each says in a sentence. rulings: how this project decides what the books leave open; alternatives: what
    each could have been instead, marked with `N_`. invariants: what always holds. sources: of a rule, or of a family
    ("EVT-DROUGHT", "EVT") for those of its rules that have none of their own: letters of `STATUS`, then places
    "book/section" and rulings, "CR: PL10/Akcje, AMB-02". books: short names of sources -> their names; chapters:
    section -> short name and heading of each book that has it, for the place "all/section"; places: sections that are
    no headings. editions: of the rules, the usual one first; none where there is but one.
    """

    rules: Mapping[str, str]
    rulings: Mapping[str, str] = field(default_factory=dict)
    alternatives: Mapping[str, Sequence[str]] = field(default_factory=dict)
    invariants: Mapping[str, str] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    books: Mapping[str, str] = field(default_factory=dict)
    chapters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    places: Mapping[str, str] = field(default_factory=dict)
    editions: Sequence[str] = ()

    def facts(self, rule_id: str, edition: str) -> Iterable[str]:
        """Sentences on what a rule means in an edition, where editions differ."""
        return ()

    def example(self, rule_id: str, edition: str) -> Json | None:
        """A position that shows a rule: {"name", "line", "position", "seat": of whom it tells}; None for none."""
        return None

    def source(self, rule_id: str) -> tuple[str, list[str]]:
        """Letters and places of a rule: its own, or those of the narrowest family that has some."""
        name = rule_id
        while name not in self.sources and name:
            name = name.rpartition("-")[0]
        marks, _colon, places = self.sources.get(name, "").partition(": ")
        return marks, list(filter(None, places.split(", ")))

    def shelves(self) -> tuple[Mapping[str, str], ...]:
        """All that has a card: rules, rulings, invariants."""
        return self.rules, self.rulings, self.invariants

    def where(self, place: str) -> Iterator[tuple[str, str]]:
        """The names of a book and of a section in it, "" for none; several for what several books have."""
        book, _slash, section = place.partition("/")
        found = self.chapters[section] if book == "all" else {book: section}
        for each, heading in found.items():
            yield self.books.get(each) or BOOKS[each], self.places.get(heading, heading)


FAR: Final = 16
"""Steps that an example is played on for its rule to come."""


def _example(game: Described[Any], rule_id: str, edition: str) -> Json | None:
    """A position that shows a rule as the page draws it, and what the rule does there."""
    found = game.book.example(rule_id, edition)
    if found is None:
        return None
    position = found.pop("position")
    return found | {"scene": game.screen.scene(position)} | turned(game, position, rule_id, found["seat"])


def turned(game: Described[Any], position: Position, rule_id: str, seat: int) -> Json:
    """{"turn"}: what a rule does to a player, found by playing on with first legal moves; {} for nothing.

    seat: of whom it tells, unless the rule concerns others alone.
    """
    screen = game.screen
    for _step in range(FAR):
        if not position.agenda:
            break
        notes = Notes()
        after = position.after(position.options()[0], notes=notes)
        of_rule = [note for note in notes if note.rule == rule_id]
        seats = [note.seat for note in of_rule if note.seat is not None]
        if of_rule and seats:
            whose = seat if seat in seats else seats[0]
            own = [note for note in of_rule if note.seat == whose]
            told = " ".join(sentence.text for sentence in tell(game, own, position.players))
            before, then = screen.glance(position, whose), screen.glance(after, whose)
            return {"turn": {"before": before, "after": then, "text": told}} if before and told else {}
        position = after
    return {}


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
    sources: tuple[tuple[str, str], ...] = ()
    status: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    decisions: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.id} ({', '.join(self.status)})" if self.status else self.id
        yield self.statement
        for book, section in self.sources:
            yield LINES["source"].format(source=f"{book}: {section}" if section else book)
        for ruling in self.rulings:
            if ruling.id != self.id:
                yield LINES["ruling"].format(ruling=ruling.id, statement=ruling.statement)
            for alternative in ruling.alternatives:
                yield LINES["instead"].format(alternative=alternative)
        if self.decisions:
            yield LINES["decisions"].format(decisions=", ".join(self.decisions))
        if self.refusals:
            yield LINES["refusals"].format(refusals=", ".join(self.refusals))

    def _repr_pretty_(self, printer: object, cycle: bool) -> None:
        """In a notebook a card is read, not pasted."""
        printer.text(str(self))  # type: ignore[attr-defined]


# --- One card --------------------------------------------------------------------------------------------------------


def rule(game: Described[Any], rule_id: str) -> RuleCard:
    """The card of a rule, a ruling or an invariant ("PER-7", "AMB-02"), whose letters may be small ones.

    Raises: NotFound, which names the nearest ids, or the rules behind a refusal or a decision point; WrongKind.
    """
    if not isinstance(rule_id, str):
        wrong = _("the id of a rule is text, as “{example}”, not {given}")
        raise WrongKind(wrong.format(example=next(iter(game.rules), ""), given=short(rule_id)))
    book = game.book
    name = _known(rule_id, [name for shelf in book.shelves() for name in shelf])
    if name in book.invariants:
        return RuleCard(name, book.invariants[name], ((BOOKS["project"], ""),), (STATUS["D"],))
    if name in book.rulings:
        return RuleCard(name, book.rulings[name], ((BOOKS["project"], ""),), (STATUS["R"],), (_ruling(book, name),))
    if name not in book.rules:
        raise NotFound(_no_rule(game, rule_id))
    marks, places = book.source(name)
    return RuleCard(
        name,
        book.rules[name],
        tuple(source for place in places if place not in book.rulings for source in book.where(place)),
        tuple(STATUS[mark] for mark in marks),
        tuple(_ruling(book, place) for place in places if place in book.rulings),
        tuple(map(_, _points(game, name))),
        _refusals(game, name),
    )


def _ruling(book: Book, name: str) -> Ruling:
    return Ruling(name, book.rulings[name], tuple(map(_, book.alternatives.get(name, ()))))


def _points(game: Described[Any], name: str) -> tuple[str, ...]:
    """Decision points at which a rule asks."""
    return tuple(point for point, words in game.points.items() if name in words.rules)


def _refusals(game: Described[Any], name: str) -> tuple[str, ...]:
    return tuple(code for code, (_text, rules) in game.refusals.items() if name in rules)


def _known(name: str, ids: Iterable[str]) -> str:
    """The id that is meant, whatever the size of its letters; or else the name as it is, without blanks around it."""
    wanted = name.strip()
    return next((known for known in ids if known.casefold() == wanted.casefold()), wanted)


def _no_rule(game: Described[Any], name: str) -> str:
    """What something else than a rule is, and which rules stand behind it; or which rules are near."""
    if (code := _known(name, game.refusals)) in game.refusals:
        if rules := game.refusals[code][1]:
            return _("“{code}” is a refusal, not a rule; behind it: {rules}.").format(code=code, rules=joined(rules))
        return _("“{code}” is a refusal, not a rule; no rule stands behind it.").format(code=code)
    if (point := _known(name, game.points)) in game.points:
        asking = _("“{point}” is a decision point, not a rule; asked by {rules}.")
        return asking.format(point=point, rules=joined(game.points[point].rules))
    return _("There is no rule “{name}”; near it are {rules}.").format(
        name=name, rules=joined(nearest(game.book, name))
    )


def nearest(book: Book, rule_id: str, count: int = 3) -> list[str]:
    """The ids most like the one asked for: those of the same family first, then those spelt alike."""
    from difflib import SequenceMatcher  # slow to load, and only for ids that do not exist

    wanted = rule_id.strip().upper().replace("_", "-")

    def likeness(known: str) -> float:
        same_family = known.rpartition("-")[0] == wanted.rpartition("-")[0]
        return same_family + SequenceMatcher(None, wanted, known.upper(), autojunk=False).ratio()

    return sorted([*book.rules, *book.rulings], key=likeness, reverse=True)[:count]


# --- For the screen --------------------------------------------------------------------------------------------------


def rule_view(game: Described[Any], rule_id: str, edition: str | None) -> Json:
    """The card with the cards of its neighbours: {"card", "near": {id: card}}. Raises: NotFound, WrongKind, BadInput.

    edition: for the example and for what depends on it; None for the game's first choice.
    """
    book = game.book
    if edition is not None and edition not in book.editions:
        if not book.editions:
            raise BadInput(
                _("{game} has no editions, so it has none called {given}").format(game=game.title, given=short(edition))
            )
        told = _("an edition is one of {editions}, not {given}")
        raise BadInput(told.format(editions=", ".join(book.editions), given=short(edition)))
    chosen = edition if edition is not None else next(iter(book.editions), "")
    card = rule(game, rule_id)
    near = {name: _view(game, rule(game, name), chosen) for name in related(game, card.id)}
    return {"card": _view(game, card, chosen) | {"example": _example(game, card.id, chosen)}, "near": near}


def rule_texts(game: Described[Any], value: Any) -> dict[str, str]:
    """The statements of all rules that are named in a JSON value."""
    return {rule: game.rules[rule] for rule in sorted(_rules_in(value)) if rule in game.rules}


def statements(game: Described[Any], ids: Iterable[str]) -> dict[str, str]:
    """The sentences of those of these rules and invariants that have one."""
    shelves = game.rules, game.book.invariants
    return {rule: known[rule] for rule in dict.fromkeys(ids) for known in shelves if rule in known}


def _rules_in(value: Any) -> set[str]:
    """Every rule id named under a key "rules" anywhere in a JSON value."""
    named = _NAMED.findall(msgspec.json.encode(value))  # as a text: a picture has ten thousand small things
    return set(msgspec.json.decode(b"[%s]" % b",".join(filter(None, named))))


def related(game: Described[Any], rule_id: str) -> tuple[str, ...]:
    """Ids that one reads next: what stands before and after it, its rulings or the rules on it, what goes with it.

    From any card one comes to every other one.

    >>> from yotd_widget.games.dragon.game import GAME
    >>> related(GAME, "DECAY-2")
    ('DECAY-1', 'DECAY-3', 'DECAY-4')
    """
    return tuple(dict.fromkeys(each for each in _related(game, rule_id) if each != rule_id))[:MOST]


def _related(game: Described[Any], rule_id: str) -> Iterator[str]:
    book = game.book
    shelf = next(shelf for shelf in book.shelves() if rule_id in shelf)
    yield from _beside(rule_id, list(shelf))
    if shelf is book.rulings:
        yield from (name for name in book.rules if rule_id in book.source(name)[1])
    if shelf is not book.rules:
        return
    yield from (place for place in book.source(rule_id)[1] if place in book.rulings)
    yield from _family(rule_id, list(book.rules))
    asking = [point.rules for point in game.points.values()]
    refusing = [rules for _text, rules in game.refusals.values()]
    for together in (*asking, *refusing):
        if rule_id in together:
            yield from together


def _beside(name: str, names: list[str]) -> list[str]:
    """What stands before and after in the order of the book."""
    at = names.index(name)
    return [*names[max(0, at - 1) : at], *names[at + 1 : at + 2]]


def _family(rule_id: str, rules: list[str]) -> list[str]:
    """The other rules of the same chapter that stand around it."""
    family = [name for name in rules if name.rpartition("-")[0] == rule_id.rpartition("-")[0]]
    at = family.index(rule_id)
    return family[max(0, at - 2) : at + 4]


def _view(game: Described[Any], card: RuleCard, edition: str) -> Json:
    book = game.book
    facts = {each: list(book.facts(card.id, each)) for each in book.editions}
    return {
        "id": card.id,
        "statement": card.statement,
        "sources": [
            _("{book}: {section}").format(book=book, section=section) if section else book
            for book, section in card.sources
        ],
        "status": ", ".join(card.status),
        "sure": card.id in book.rules and _is_sure(book.source(card.id)[0]),
        "rulings": [
            {"id": each.id, "statement": each.statement, "instead": _instead(each.alternatives)}
            for each in card.rulings
        ],
        "decisions": [{"id": point, "text": _asked(game, point)} for point in _points(game, card.id)],
        "refusals": [{"id": code, "text": _blank(_(game.refusals[code][0]))} for code in card.refusals],
        "related": list(related(game, card.id)),
        "edition": edition,
        "editions": facts if any(facts.values()) else {},
        "example": None,
    }


def _is_sure(marks: str) -> bool:
    """Whether a rule stands in a rule book, with all its numbers."""
    return marks.startswith("C") and "H" not in marks


def _instead(alternatives: Sequence[str]) -> str:
    """What a ruling could also have been."""
    # Translators: {alternatives}: one sentence or several
    text = _("It could also have been: {alternatives}")
    return text.format(alternatives=" ".join(alternatives)) if alternatives else ""


def _asked(game: Described[Any], point: str) -> str:
    """What is decided at a decision point: "a player chooses an action"."""
    return game.says(point, _("chance") if point in game.chance else _("a player"))


def _blank(sentence: str) -> str:
    """A refusal without a position: dots where its facts would be."""
    return re.sub(r"\{\w+\}", "…", sentence).replace("….", "…")
