"""A game as one object: its name, its positions, and its rooms, each loaded when it is first asked.

The engine knows the rules of a game through its positions. Whatever else is asked of it has a room: what a page shows,
why something is so, what rule cards say, how a position is changed by hand. A game derives its own `Game` and gives a
module or an object for each room; readers ask `position.game`.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.texts import N_, _

if TYPE_CHECKING:
    from yotd_widget.engine.chances import Chance
    from yotd_widget.engine.commands import Option
    from yotd_widget.engine.editing import Bench
    from yotd_widget.engine.moves import Move
    from yotd_widget.engine.policies import Policy
    from yotd_widget.engine.position import Position
    from yotd_widget.engine.reasons import Because
    from yotd_widget.engine.remedies import Remedy
    from yotd_widget.engine.timeline import Timeline
    from yotd_widget.engine.trace import Note
    from yotd_widget.engine.tree import Node, Step

Json = dict[str, Any]
P = TypeVar("P", bound="Position")
P_contra = TypeVar("P_contra", bound="Position", contravariant=True)


class Screen(Protocol[P_contra]):
    """What a page shows of the game, as JSON of the forms that `wire` has."""

    def words(self) -> dict[str, str]:
        """The words of the game's own regions: key of the front end -> text."""

    def about(self) -> dict[str, str]:
        """What a placard says of a thing whatever the position: its key for the page -> a sentence or two."""

    def regions(self) -> tuple[str, ...]:
        """What of the table a lesson can name with `show`; empty where its board always shows everything."""

    def in_sight(self, rules: Iterable[str], /) -> list[str]:
        """The regions in which that lies which these rules speak of."""

    def picture(
        self, timeline: Timeline[Any], /, *, revision: int = 0, since: int | None = None, seat: int | None = None
    ) -> Json:
        """The timeline's present position with all that can be done in it. since: step after which news begin.

        seat: whose eyes it is for; nothing is in it that this player cannot see. None for those that see everything.
        """

    def glance(self, position: Any, seat: int, /) -> Json | None:
        """What belongs to a player, for a small picture that only the game's own drawing understands; None for none."""

    def scene(self, position: P_contra, /, *, forecasts: bool = True, seat: int | None = None) -> Json:
        """What is shown of a position, whatever can be done in it.

        forecasts: whether it says what will come of it, as what the event will take. seat: as in `picture`.
        """

    def history(
        self, timeline: Timeline[Any], nodes: Iterable[int | Node], /, *, seat: int | None = None
    ) -> Iterator[Json]:
        """The steps that led to these nodes (or ids), to look back at. seat: as in `picture`.

        Each is made when it is asked for, and cheaper if the one above it came just before.
        """

    def rules_of(self, steps: list[Json], /) -> dict[str, str]:
        """The statements of the rules that such steps name: rule id -> sentence."""

    def printed(self, picture: Json, /, *, forecasts: bool = True) -> dict[str, str]:
        """A picture for readers without a page: MIME type -> text (text/plain, text/html, image/svg+xml)."""

    @property
    def drawings(self) -> Sequence[str]:
        """The ids of all drawings that a page has of the game."""

    def spot(self, position: P_contra, mark: str, /) -> tuple[str, str]:
        """A place on the board that somebody names, as the screen's key and as its name. Raises: LookupError."""

    def alone(self, position: P_contra, move: Move, /) -> Json | None:
        """What a choice would do by itself, where its preview foresees more; None where that is all."""

    def moment(self, position: P_contra, step: int, /) -> str:
        """When it is, in a few words: “month 6 · step 104”."""

    def called(self, position: P_contra, move: Move, /) -> str:
        """What a legal move says on a button here."""

    def asked(self, position: P_contra, /) -> str:
        """Who decides what, as “Ada chooses an action”; there is an open decision."""

    def news(self, way: Sequence[Any], notes: Iterable[Note], /) -> Json:
        """Marks on what has changed on a way of positions, by place. notes: what happened on it."""

    def within(self, place: str, other: str, /) -> bool:
        """Whether a place, by its key, is a part of another one."""

    def tell(self, notes: Iterable[Note], players: Sequence[str], /) -> Iterator[Any]:
        """The sentences of some notes: structs with `seat`, `text` and `rules`. players: names by seat."""

    def chapter(self, sentence: Any, /) -> str:
        """The chapter of a period's story that a sentence belongs to; "" for what a player does."""

    def chapter_of(self, rule: str, /) -> str:
        """The chapter of a period's story that a rule belongs to; "" for none."""

    def told(self, position: P_contra, step: Step, /) -> Json:
        """A step taken here, in words: {"when", "seat", "text"}; no text for a piece of a larger choice."""


class Reasons(Protocol[P_contra]):
    """Why a move does what it does, why it is refused and what would help, why a question is asked."""

    def explain(self, position: P_contra, move: object, /, *, ahead: bool = True) -> Any:
        """What `move`, legal or chance's, does and why: a tree of reasons, printed as an indented text.

        ahead: it has not been made, so that it ends before what nobody has seen. Raises: Refusal.
        """

    def said(self, reason: Because, players: Sequence[str], /) -> str:
        """The line of a reason without its rule ids."""

    def place(self, reason: Because, /) -> str:
        """The key of the place that a reason is about, "" for none."""

    def fact(self, reason: Because, players: Sequence[str], /) -> str:
        """The same as a sentence of its own, without “because”."""

    def remedy(self, position: P_contra, move: object, by: str | None = None, /) -> Remedy:
        """The smallest change of this position that would make a refused move legal, or why none would."""

    def why_lines(self, position: P_contra, move: object, seat: int | None = None, /) -> list[Json]:
        """What a legal `move` does and why, as lines for the screen: the `WhyLine` of the front end.

        seat: only as far as it is this player's, which can also be told of a position as that player sees it.
        Raises: Refusal.
        """

    def why_asked(self, position: P_contra, node: Node | None = None, /) -> Json:
        """Why the open question is asked, as lines for the screen: the `WhyAsked` of the front end.

        node: where in a game the position stands, so that its earlier moments are known.
        """

    def ways_to_less(self, position: P_contra, node: Node, /) -> Sequence[Any]:
        """What would make the number that the open question demands one smaller; each has `try_it(timeline)`."""


class Reading(Protocol[P_contra]):
    """What readers compare and look up: differences of positions, points by cause, rule cards."""

    def compared(
        self, before: P_contra, after: P_contra, notes: Sequence[Note] = (), undone: Sequence[Note] = (), /
    ) -> tuple[Any, Json]:
        """What is different in `after`: the game's own facts, and as JSON for the screen, each with its places.

        notes, undone: of the ways that lead to `after` and to `before` from where they part.
        """

    def changes(self, before: P_contra, after: P_contra, /) -> Sequence[Note]:
        """What is different in `after`, as notes, where it was supposed and not played."""

    def points(self, timeline: Timeline[Any], /) -> Json:
        """Points by cause and month up to the marker, and what the events ahead need, for the screen."""

    def by_cause(self, notes: Iterable[Note], players: int, /) -> Sequence[dict[str, int]]:
        """The points that notes tell of, by seat: cause -> points."""

    def cause(self, name: str, /) -> str:
        """A cause of points in the reader's language."""

    def rule(self, rule_id: str, /) -> Any:
        """The game's own card of a rule, a struct with `id` and `statement` at least. Raises: LookupError."""

    def rule_view(self, rule_id: str, edition: str | None, /) -> Json:
        """A rule's card with those of its neighbours, for the screen. Raises: LookupError, ValueError."""

    @property
    def rules(self) -> Mapping[str, str]:
        """The rules in the order of the book: id -> sentence, in the reader's language."""

    def statements(self, ids: Collection[str], /) -> dict[str, str]:
        """The sentences of those of these rules and invariants that have one."""


class Editing(Protocol[P_contra]):
    """How a position is changed by hand, and understood when it is typed."""

    def bench(self, position: P_contra, /) -> Bench:
        """Where this position can be changed, token by token."""

    def varied(self, position: P_contra, what: str, value: object, /) -> Any:
        """This position with one number changed. Raises: ValueError, LookupError or TypeError, with the reason."""

    def within(self, position: P_contra, seat: int, word: str, /) -> Sequence[str]:
        """The names of what can be changed of a player that a word of a position stands for: "P1.rice" for "rice"."""

    def examples(self, position: P_contra, /) -> Sequence[str]:
        """A few numbers that can be `varied`, as one types them: for whoever types what is none."""

    def remarks(self, position: P_contra, /) -> Sequence[Any]:
        """What speaks against a position: structs with a `kind` ("impossible", "unreachable", "note") and a `text`."""


class Examples(Protocol[P_contra]):
    """Positions with names, and the words in which one of them, or any other, is changed."""

    def example(self, name: str, /, **changes: Any) -> Any:
        """A position by its name, with changes. Raises: NotFound; WrongKind, ValueError for a change that cannot be."""

    def changed(self, position: P_contra, /, **changes: Any) -> Any:
        """Any position with changes. Raises: as `example`."""

    def changeable(self, position: P_contra, name: str = "", /) -> tuple[str, ...]:
        """The names of changes that a position knows. name: of the example that it is, if it is one."""

    def told(self, change: str, value: Any, /) -> str:
        """A change in words, with its noun: "0 rice"."""


class Notation(Protocol[P_contra]):
    """Positions as Python that a reader can type, and as JSON."""

    def written(self, position: P_contra, /) -> str:
        """The words that make an equal position again; it is also what `repr` gives."""

    def decoded(self, text: str | bytes, /) -> Any:
        """The position of a JSON text, checked. Raises: ValueError with what is wrong."""

    def pasted(self, text: str, /) -> Any:
        """The position of what a reader pastes: such words, a share code or JSON. Raises: BadInput."""


class Commands(Protocol[P_contra]):
    """What a reader types in place of pressing."""

    def understood(self, position: P_contra, typed: str, /) -> tuple[Move, ...]:
        """The moves that a typed text means, in any of the forms in which a reader may say them.

        Raises: Unclear with what is possible here; Refusal.
        """

    def option_of(self, position: P_contra, typed: str, /) -> Option:
        """The option of the open decision that a typed text means, possible or not. Raises: Unclear."""


PERIODS: Final = (N_("Period"), N_("Phase"))
"""What the parts of a calendar are called by a game that says nothing."""


class Game(Generic[P]):
    """A game. Its rooms are properties that load what they give."""

    name: str
    """In records, codes and ids, one word of small letters."""
    periods: ClassVar[tuple[str, ...]] = PERIODS
    """What the parts of `Position.when` are called, one or two: "Month", "Phase", marked with `N_`."""

    @property
    def letters(self) -> Mapping[int, Path]:
        """By version of share codes, what they have known of its positions since: files of `scripts/letters.py`."""
        return {version: path for version, path in letters_of(self).items() if path.exists()}

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts that its calendar has: `periods`, but for one without a name."""
        return tuple(filter(None, self.periods))

    def calendar(self) -> dict[str, str]:
        """The page's words on them, where they do not follow from their names: key of the front end -> text."""
        return {}

    @property
    def title(self) -> str:
        """Its name for readers."""
        raise NotImplementedError

    @property
    def positions(self) -> type[P]:
        """The class of its positions."""
        raise NotImplementedError

    def new(self, players: Sequence[str] | None = None, *, seed: int | None = None, **options: Any) -> P:
        """A new game at its first question. players: left out, as few as can play; seed: of all luck.

        options: the game's own, those of `arguments`. Raises: Refusal.
        """
        raise NotImplementedError

    def again(self, position: P, seed: int) -> P:
        """A new game of the same players with the same options, and other luck."""
        return self.new(position.players, seed=seed)

    def arguments(self, group: Any) -> None:
        """Add the game's own options to a group of arguments of the command line; their names are those of `new`."""

    @property
    def screen(self) -> Screen[P]:
        raise NotImplementedError

    @property
    def reasons(self) -> Reasons[P]:
        raise NotImplementedError

    @property
    def reading(self) -> Reading[P]:
        raise NotImplementedError

    @property
    def editing(self) -> Editing[P]:
        raise NotImplementedError

    @property
    def notation(self) -> Notation[P]:
        raise NotImplementedError

    @property
    def examples(self) -> Examples[P]:
        raise NotImplementedError

    @property
    def commands(self) -> Commands[P]:
        raise NotImplementedError

    @property
    def partner(self) -> Policy:
        """Who plays the others in a lesson: sensible, and the same in the same position."""
        from yotd_widget.engine.policies import RandomPolicy

        return RandomPolicy()

    @property
    def programs(self) -> Mapping[str, Policy]:
        """The programs that can take a seat at a board, by what they are called; the first one is proposed."""
        from yotd_widget.engine.policies import RandomPolicy, called

        return {called(program): program for program in (self.partner, RandomPolicy())}

    def chances(self, position: P, seat: int) -> Sequence[Chance]:
        """What luck decides next, as far as it is worth knowing. seat: of whoever asks, by what that player sees."""
        from yotd_widget.engine.chances import due

        return due(position)

    def load_lessons(self) -> None:
        """Load the game's own questions, wrong rules and recipes, which then are listed; a game may have none."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def letters_of(game: Game[Any]) -> Mapping[int, Path]:
    """Where the letters of a game lie, or would; nowhere for a game that has no file, as one of a notebook."""
    module = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    if module is None:
        return {}
    return {version: Path(module).with_name(name) for version, name in ((2, "letters.json"), (3, "letters3.json"))}


GAMES: Final = "yotd_widget.games"
"""Where the games live, a package each, with its `GAME` in the module `game`."""


_registered: Final[dict[str, Game[Any]]] = {}


def register(game: Game[P]) -> Game[P]:
    """Make a game known that lives elsewhere, in a file or a cell of one's own, which may run again.

    Raises: BadInput for the name of a game of this package.
    """
    if game.name in at_home():
        raise BadInput(_("another game is called “{game}” already").format(game=game.name))
    _registered[game.name] = game
    return game


def names() -> tuple[str, ...]:
    """The names of all games: those of this package, then the others, each in alphabetical order."""
    return (*at_home(), *sorted(_registered))


@cache
def at_home() -> tuple[str, ...]:
    """The names of the games of this package, in alphabetical order."""
    return tuple(sorted(found.name for found in iter_modules(import_module(GAMES).__path__) if found.ispkg))


def load(name: str) -> Game[Any]:
    """The game of this name. Raises: NotFound, WrongKind.

    >>> load("dragon")
    <Game dragon>
    """
    if not isinstance(name, str):
        raise WrongKind(_("a game has a name, as “dragon”; {given} is none").format(given=short(name)))
    if name not in names():
        there = ", ".join(names())
        raise NotFound(_("no game here is called “{game}”; there is {games}").format(game=name, games=there))
    game: Game[Any] = _registered[name] if name in _registered else import_module(f"{GAMES}.{name}.game").GAME
    return game


class Late:
    """Stands for a game in the class of its positions, which are there before the game's rooms.

    name: of the game. With `load`, and with `shown`, what is below finds what is above it; nowhere else.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._game: Game[Any] | None = None

    def __get__(self, position: object, kind: type) -> Game[Any]:
        if self._game is None:
            self._game = load(self._name)
        return self._game


def shown(game: object) -> None:
    """Show a position or a timeline in the notebook, as the last expression of a cell.

    Raises: NotImplementedError without Jupyter's classes, by which IPython knows that it shall print the repr.
    """
    try:
        widget = import_module("yotd_widget.widgets.play")
    except ImportError:
        raise NotImplementedError from None
    widget.show(game)
