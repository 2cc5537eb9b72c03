"""Notes in sentences: the log of a game. What is told comes from the notes, never from prose beside the rules.

A game has a row for each rule that notes something: a sentence, or a `Told` where there is more to say. What has no row
is told by what it changed.

>>> from yotd_widget.engine.trace import Note
>>> from yotd_widget.games.dragon.game import GAME
>>> [sentence.text for sentence in tell(GAME, [Note("EVT-PEACE-1")], ("Ada", "Bo"))]
['Peace: nothing happens.']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import msgspec

from yotd_widget.describe.things import Amount, Pieces
from yotd_widget.engine.moves import LUCK, LUCK_NAME
from yotd_widget.engine.phrases import begun, listed, signed
from yotd_widget.engine.position import Position
from yotd_widget.engine.reasons import Because, Deed
from yotd_widget.engine.supposed import is_supposed
from yotd_widget.engine.texts import N_, _, ngettext
from yotd_widget.engine.trace import Note
from yotd_widget.engine.wire import Cause

if TYPE_CHECKING:
    from yotd_widget.describe.clauses import Clause
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)
Words = dict[str, Any]
Text = str | tuple[str, str]
"""A text marked with `N_`; or two forms marked with `NN_`, told apart by the word `count`."""


class Sentence(msgspec.Struct, frozen=True):
    """One line of the log: whom it concerns, the text, the rules behind it.

    head, parts: where it says the same of several players, what stands above it and what is said of each, by seat.
    causes: where what it tells came from. gone: who leaves the player, by id.
    """

    seat: int | None
    text: str
    rules: tuple[str, ...]
    head: str = ""
    parts: tuple[tuple[int, str], ...] = ()
    causes: tuple[Cause, ...] = ()
    gone: str = ""


@dataclass(frozen=True)
class Chapter:
    """Notes in a row that are told in one sentence, about everybody at once.

    text: marked, with {players} and the words of the first note. of: what is said of a note beside its player, "Ada 3,
    Bo 0"; several of one player are added up; left out, the players are only named. comes: the thing that comes from
    where its cause stands; spot: the fact that is the number of the place that is meant.
    """

    text: str
    of: Callable[[Note], Any] | None = None
    comes: str = ""
    spot: str = ""

    def told(self, game: Described[Any], notes: Sequence[Note], players: Sequence[str]) -> str:
        """The sentence; there is one note at least."""
        words = words_of(game, notes[0], players) | {"players": self.everybody(notes, players)}
        return _(self.text).format(**words)

    def everybody(self, notes: Iterable[Note], players: Sequence[str]) -> str:
        """A list of players with what befell them."""
        return listed(f"{players[seat]} {text}".strip() for seat, text in self.parts(notes))

    def parts(self, notes: Iterable[Note]) -> list[tuple[int, str]]:
        """What befell each player, without the name."""
        found: dict[int, Any] = {}
        for note in notes:
            if note.seat is not None:
                value = self.of(note) if self.of else ""
                found[note.seat] = found[note.seat] + value if note.seat in found else value
        return [(seat, str(value)) for seat, value in found.items()]

    def causes(self, notes: Iterable[Note]) -> Iterator[Cause]:
        """Where what it tells came from, as far as the notes say."""
        for note in notes:
            amount, spot = note.change.get(self.comes, 0), int(note.facts.get(self.spot, 0))
            if note.seat is not None and (amount or spot):
                yield note.rule, note.seat, amount, spot

    def head(self, game: Described[Any], notes: Sequence[Note], players: Sequence[str]) -> str:
        """What stands above the parts; "" where the sentence goes on behind them."""
        above, _players, below = _(self.text).partition("{players}")
        return "" if below.strip(" .") else above.format(**words_of(game, notes[0], players)).rstrip(" :")


@dataclass(frozen=True)
class Told:
    """How readers are told of the notes of a rule. Texts are marked, and filled with the words of the note.

    log: the sentence of the log, or a function that chooses it; left out, the log tells the note in the sentence of its
    chapter, or by what it changed. why: what an explanation says of it, without a full stop; left out, what the log
    says. words: further words for these. behind: what the numbers of the note were made of. cause: what its points are
    for, marked with `NP_("cause of points", …)`. gone: the fact that is who leaves.
    """

    log: Text | Callable[[Note], Text] = ""
    chapter: Chapter | None = None
    why: str = ""
    words: Callable[[Note], Words] | None = None
    behind: Callable[[Deed, Note], Iterator[Because]] | None = None
    cause: str = ""
    gone: str = ""


class Telling(Generic[P]):
    """How the notes of a game are told: by its rows, one for each rule. A game derives its own for what needs more."""

    clauses: ClassVar[Mapping[str, Clause]] = {}
    """Sorts of reasons that stand behind its notes -> how they are told."""
    headings: ClassVar[Mapping[str, tuple[str, tuple[str, ...]]]] = {}
    """Chores, by the names of their classes -> what stands above their notes, marked with `N_`, and the rules."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    def row(self, note: Note) -> Told | None:
        """How a note is told; None for by what it changed."""
        row = self.game.tells.get(note.rule)
        return Told(row) if isinstance(row, str) else row

    def behind(self, deed: Deed, note: Note) -> Iterator[Because]:
        """What the numbers of a note were made of."""
        row = self.row(note)
        return row.behind(deed, note) if row and row.behind else iter(())

    def heading(self, deed: Deed) -> Because | None:
        """What stands above the notes of a chore; None for nothing."""
        chore = type(deed.task).__name__
        return Because("task", self.headings[chore][1], facts={"task": chore}) if chore in self.headings else None

    def figures(self, position: P, seat: int) -> dict[str, int]:
        """What a player has in numbers to which notes add, by the names that it has there."""
        things = (thing for thing in self.game.things if isinstance(thing, Amount) and thing.owned)
        return {thing.note or thing.key: thing.of(position, seat) for thing in things if thing.can_be_put}

    def figure(self, thing: str) -> str:
        """How such a number is called between brackets: "(yuan 2 → 7)"."""
        return self.game.things.counted(thing).called  # type: ignore[union-attr]


SUPPOSED: Final = N_("What if: {text}.")
FORCED: Final = N_("{sentence} (No other choice.)")


def tell(game: Described[Any], notes: Iterable[Note], players: Sequence[str]) -> Iterator[Sentence]:
    """The sentences of some notes. players: names by seat."""
    for chapter, group in groupby(notes, key=lambda note: _chapter(game, note)):
        together = list(group)
        if chapter:
            rules = tuple(dict.fromkeys(note.rule for note in together))
            head = chapter.head(game, together, players)
            parts = tuple(chapter.parts(together)) if head else ()
            causes = tuple(chapter.causes(together))
            yield Sentence(None, chapter.told(game, together, players), rules, head, parts, causes)
            continue
        for note in together:
            if is_supposed(note):
                yield from _supposed(note)
            elif text := told(game, note, players):
                sentence = _(FORCED).format(sentence=text) if note.forced else text
                yield Sentence(note.seat, sentence, (note.rule,), gone=_gone(game, note))


def _gone(game: Described[Any], note: Note) -> str:
    row = game.telling.row(note)
    return str(note.facts[row.gone]) if row and row.gone else ""


def _chapter(game: Described[Any], note: Note) -> Chapter | None:
    row = game.telling.row(note)
    return row.chapter if row else None


def _supposed(note: Note) -> Iterator[Sentence]:
    """A supposition is told once, with no rule behind it."""
    if "text" in note.facts:
        # Translators: {text} is what is different, as "1 yuan more (3 in all)"
        yield Sentence(None, _(SUPPOSED).format(text=note.facts["text"]), ())


def told(game: Described[Any], note: Note, players: Sequence[str]) -> str:
    """The sentence of one note; empty for one that changed nothing and has none."""
    row = game.telling.row(note)
    if row is None or not row.log:
        return changes(game, note, players)
    return worded(row.log(note) if callable(row.log) else row.log, words_of(game, note, players))


def worded(text: Text, words: Words) -> str:
    """A marked text, filled."""
    found = _(text) if isinstance(text, str) else ngettext(*text, words["count"])
    return found.format(**words)


def words_of(game: Described[Any], note: Note, players: Sequence[str]) -> dict[str, Any]:
    """What fills the sentence of a note: `player`, how much of each thing came or went, its facts by their names."""
    words: dict[str, Any] = {thing: abs(change) for thing, change in note.change.items()}
    words |= {fact: game.named(value) for fact, value in note.facts.items()}
    words["player"] = name(note.seat, players)
    row = game.telling.row(note)
    return words | row.words(note) if row and row.words else words


def name(seat: int | None, players: Sequence[str]) -> str:
    """Who sits there; "" for nobody."""
    return "" if seat is None else _(LUCK_NAME) if seat == LUCK else players[seat]


def changes(game: Described[Any], note: Note, players: Sequence[str]) -> str:
    """A note by what it changed: "Ann: +3 points."; empty where that is nothing."""
    by = listed(_changed(game, note, thing) for thing, change in note.change.items() if change)
    if not by:
        return ""
    return f"{begun(by)}." if note.seat is None else f"{name(note.seat, players)}: {by}."


def _changed(game: Described[Any], note: Note, key: str) -> str:
    """By how much a thing changed, and which of its pieces: "+3 points", "−1 silk"."""
    thing, change = game.things.counted(key), note.change[key]
    if thing is None or (isinstance(thing, Pieces) and not thing.item(note.facts)):
        return f"{thing.called if thing else key} {signed(change)}"
    return thing.differs(thing.item(note.facts), 0, change)
