"""What differs between two positions: facts for each player and for the table, with the rules behind every number."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yotd_widget.describe.things import Key, Thing, Things
from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import load
from yotd_widget.engine.moves import LUCK_NAME
from yotd_widget.engine.phrases import signed
from yotd_widget.engine.supposed import WHAT_IF, is_supposed
from yotd_widget.engine.texts import N_, NN_, Texts, _, ngettext
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Node

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

DECISION: Final = "decision"
"""What a fact on the open question is about; every game has one."""
_DECISIONS: Final = NN_("decision", "decisions")


class Cause(msgspec.Struct, frozen=True):
    """A rule behind a fact. change: how much of it came by this rule; None where that is no number."""

    rule: str
    change: int | None = None


class Fact(msgspec.Struct, frozen=True):
    """One thing that differs.

    game: its name. seat, player: whose it is; None and "" for the table.
    players: all who play, by seat.
    thing: the key of one of the game's things, or `DECISION`; item: which one, where there are several ("young
    farmer", a card, the number of a palace).
    was, now: before and after: numbers; or what lies or stands there, None for nothing.
    causes: the rules; of a number, they and their changes add up to `change` if the notes told all.
    """

    game: str
    seat: int | None
    player: str
    thing: str
    item: str
    was: Any
    now: Any
    causes: tuple[Cause, ...] = ()
    players: tuple[str, ...] = ()

    @property
    def change(self) -> int | None:
        """By how much a number differs; None for what is no number."""
        return self.now - self.was if isinstance(self.now, int) and isinstance(self.was, int) else None

    @property
    def rules(self) -> tuple[str, ...]:
        """Rule ids of the causes."""
        return tuple(cause.rule for cause in self.causes)

    @property
    def whose(self) -> str:
        """The player, or the table."""
        return self.player or _("Table")

    @property
    def bare(self) -> str:
        """In words without player and causes, for where the rules stand beside it: "−2 rice (2 → 0)"."""
        return _with(self, "")

    @property
    def words(self) -> str:
        """Without its player: "−2 rice (2 → 0; EVT-DROUGHT-2)"; of several causes each says how much it did."""
        return _with(self, ", ".join(_caused(cause, self.change) for cause in self.causes))

    def __str__(self) -> str:
        return f"{self.whose}: {self.words}"


class Differences(tuple[Fact, ...]):
    """The facts of one comparison; as text a line for each player, then the table.

    The facts name everything; the lines leave out what is told by other things already (`Thing.told_by`).
    """

    __slots__ = ()

    def __str__(self) -> str:
        lines = []
        for _seat, group in groupby(self, key=lambda fact: fact.seat):
            facts = list(group)
            there = {fact.thing for fact in facts}
            told = [fact.words for fact in facts if there.isdisjoint(_told_by(fact))]
            lines.append(f"{facts[0].whose}: {', '.join(told)}")
        return "\n".join(lines) or _("No difference.")

    def __repr__(self) -> str:
        return str(self)


def difference(
    game: Described[Any], before: Any, after: Any, notes: Iterable[Note] = (), undone: Iterable[Note] = ()
) -> Differences:
    """What is different in `after`: player by player, then the table. Left out is what is no thing of the game.

    notes: of the steps that lead to `after`; undone: of those that lead to `before`, from the position in which the
    two ways part. The causes of a number are what the rules did on the one way less what they did on the other.
    Raises: BadInput if the players are not the same; WrongKind for what is no position of this game.
    """
    for position in (before, after):
        if not isinstance(position, game.positions):
            raise WrongKind(f"two positions can be compared, and {short(position)} is none")
    if before.players != after.players:
        # Translators: the players of two games, as "Ada, Bo and Ada, Cyd do not play the same game."
        apart = _("{some} and {others} do not play the same game.")
        raise BadInput(apart.format(some=", ".join(before.players), others=", ".join(after.players)))
    causes, things = _causes(game, notes, undone), game.things
    was, now = _values(things, before), _values(things, after)
    facts = []
    for key in dict.fromkeys((*was, *now)):
        seat, thing, item = key
        nothing = None if thing == DECISION else things.named(thing).nothing
        if (old := was.get(key, nothing)) != (new := now.get(key, nothing)):
            player = "" if seat is None else after.player(seat)
            facts.append(Fact(game.name, seat, player, thing, item, old, new, causes(key), after.players))
    return Differences(sorted(facts, key=lambda fact: _order(things, fact)))


def difference_between(
    timeline: Timeline[Any], before: str | int | Node, after: str | int | Node | None = None
) -> Differences:
    """What is different between two points of a game: ends of branches by name, nodes, or ids of nodes.

    after: left out, the point at the marker. Raises: LookupError.
    """
    end = timeline.node if after is None else timeline.find(after)
    undone, notes = timeline.notes_between(before, end)
    return difference(end.state.game, timeline.find(before).state, end.state, notes, undone)


def changes(game: Described[Any], before: Any, after: Any) -> tuple[Note, ...]:
    """What is different where `after` was supposed in place of `before`: a note for each fact."""
    return tuple(
        Note(WHAT_IF, fact.seat, _by_how_much(game, fact), {"thing": fact.thing, "item": fact.item})
        for fact in difference(game, before, after)
    )


def _by_how_much(game: Described[Any], fact: Fact) -> dict[str, int]:
    """A place in the order is no sum of causes: whoever moves may change everybody's."""
    if fact.change is None or fact.thing == DECISION or not game.things.named(fact.thing).adds_up:
        return {}
    return {fact.thing: fact.change}


def _values(things: Things, position: Any) -> dict[Key, Any]:
    """All that lies on the table, and what is asked."""
    asked = position.decision
    question = (asked.id, asked.player, asked.done, asked.total) if asked else None
    return things.values(position) | {(None, DECISION, ""): question}


def _order(things: Things, fact: Fact) -> tuple[bool, int, int, int]:
    seat = 0 if fact.seat is None else fact.seat
    if fact.thing == DECISION:
        return fact.seat is None, seat, len(things), 0
    return fact.seat is None, seat, things.rank(fact.thing), things.named(fact.thing).rank(fact.item)


# --- Why it is so --------------------------------------------------------------------------------------------------


def _causes(game: Described[Any], notes: Iterable[Note], undone: Iterable[Note]) -> Callable[[Key], tuple[Cause, ...]]:
    """What looks up the causes of each thing: rule by rule, one way less the other."""
    sums: defaultdict[Key, Counter[str]] = defaultdict(Counter)
    named: defaultdict[Key, dict[str, None]] = defaultdict(dict)
    for way, told in ((1, notes), (-1, undone)):
        for note in told:
            for key, change in _effects(game, note):
                if change is None:
                    named[key][note.rule] = None
                else:
                    sums[key][note.rule] += way * change

    def causes(key: Key) -> tuple[Cause, ...]:
        amounts = tuple(Cause(rule, change) for rule, change in sums[key].items() if change)
        seat, thing, _item = key
        rules = named[key] | named[seat, thing, ""] | named[None, thing, ""]
        return amounts + tuple(Cause(rule) for rule in rules)

    return causes


def _effects(game: Described[Any], note: Note) -> Iterator[tuple[Key, int | None]]:
    """What a note says about the things: by how much a number changed, or None that something did."""
    if is_supposed(note):
        if "thing" in note.facts:
            key = str(note.facts["thing"])
            yield (note.seat, key, str(note.facts["item"])), note.change.get(key)
        return
    for name, change in note.change.items():
        if (thing := game.things.counted(name)) is not None:
            yield (note.seat, thing.key, thing.item(note.facts)), change
    for thing in game.things.changed_by(note.rule):
        yield (note.seat if thing.owned else None, thing.key, ""), None
    yield from game.effects(note)


# --- In words ------------------------------------------------------------------------------------------------------


def _thing(fact: Fact) -> Thing | None:
    """The thing that a fact is about; None for the open question."""
    return None if fact.thing == DECISION else _things(fact.game).named(fact.thing).among(fact.players)


def _things(name: str) -> Things:
    found: Things = load(name).things  # type: ignore[attr-defined]  # facts come from described games
    return found


def _told_by(fact: Fact) -> tuple[str, ...]:
    thing = _thing(fact)
    return () if thing is None else thing.told_by


def _with(fact: Fact, causes: str) -> str:
    """By how much; then in brackets both amounts, where one adds them up, and the causes."""
    thing = _thing(fact)
    amounts = "" if thing is None else thing.both(fact.was, fact.now)
    behind = "; ".join(filter(None, (amounts, causes)))
    by = _question(fact) if thing is None else thing.differs(fact.item, fact.was, fact.now)
    return by + (f" ({behind})" if behind else "")


def _caused(cause: Cause, change: int | None) -> str:
    rule = _NO_RULES.get(cause.rule, cause.rule)
    return rule if cause.change is None or cause.change == change else f"{rule} {signed(cause.change)}"


# Translators: stands in place of a rule behind what was supposed, "+2 yuan (what if)"
_NO_RULES: Final[Texts[str]] = Texts({WHAT_IF: N_("what if")})
"""What stands in place of a rule, for readers."""


def _question(fact: Fact) -> str:
    """What is asked now, and how much of it is answered."""
    told = _("none")
    if fact.now is not None:
        point, player, done, total = fact.now
        decision = load(fact.game).says(point, _(player) if player == LUCK_NAME else player)  # type: ignore[attr-defined]
        # Translators: "Ania chooses who leaves, 1 of 2 given"
        given = _("{decision}, {done} of {total} given").format(decision=decision, done=done, total=total)
        told = given if done else decision
    return f"{ngettext(*_DECISIONS, 1)}: {told}"
