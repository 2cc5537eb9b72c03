"""Positions: a game at one moment, with an agenda of open tasks; how questions are asked, answered and refused.

A game derives its `State` from `Position` and its tasks from `Chore` (done without asking) and `Question` (asked).
Tasks are data on a stack: the last one is due. So every sub-decision can be saved, sent, undone and tested.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from yotd_widget.engine.chance import size
from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import Game, Late, load, names, shown
from yotd_widget.engine.house import ruled
from yotd_widget.engine.house_rules import BLOCKS
from yotd_widget.engine.luck import Dealer, Luck
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import LUCK, LUCK_NAME, Decision, Move, Refusal
from yotd_widget.engine.names import known
from yotd_widget.engine.packs import Brought
from yotd_widget.engine.share import BadCode, learned, pack, unpack
from yotd_widget.engine.squeeze import Reader
from yotd_widget.engine.texts import N_, Lazy, _
from yotd_widget.engine.trace import Note, Notes


class Task(msgspec.Struct, frozen=True, gc=False, tag=str.lower, tag_field="task"):
    """One open piece of business on the agenda. Tasks are immutable and may be shared by positions."""

    asked: ClassVar[bool] = False
    """Whether somebody decides it; cheaper to look up than the type."""
    uncovers: ClassVar[str] = ""
    """What is said, marked with `N_`, where it turns up what nobody has seen: whoever looks ahead stops before it."""


class Chore(Task, frozen=True):
    """A task that nobody decides."""

    at_once: ClassVar[bool] = False
    """Whether it belongs to the move that has led to it, and so is told with it, whomever it concerns."""

    def run(self, state: Any, notes: Notes | None) -> None:
        """Carry it out in place."""
        raise NotImplementedError


class Point(NamedTuple):
    """A decision point of the rules in words, each marked with `N_`, and the rules that ask.

    says: who decides what, "{player} chooses an action". prompt: what the player is asked for, "Choose an action, or
    pass."; its two forms, marked with `NN_`, where the number of pieces matters. It may name what the question has,
    "{person}". asks: what was expected where something else came, "an action". answers: kinds of moves that answer
    here, where others answer the same question elsewhere. focus: which region of the board it is about.
    """

    says: str
    prompt: str | tuple[str, str]
    asks: str
    rules: tuple[str, ...] = ()
    answers: tuple[type[Move], ...] = ()
    focus: str = ""

    def told(self, player: str) -> str:
        """Who decides what: "Ann chooses an action"."""
        return _(self.says).format(player=player)


class Question(Task, frozen=True):
    """A task that somebody answers with a move. `seat`: who decides; `LUCK` for chance."""

    seat: int

    asked = True
    points: ClassVar[Mapping[str, Point]] = {}
    """The decision points at which it is asked, by id, a number or a marked text: mostly one, else `decision` says."""
    answers: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of moves that answer it."""
    lapses: ClassVar[bool] = False
    """Whether it falls away where nobody can answer it any more, as on a table that no real game reaches."""
    stop: ClassVar[Move | None] = None
    """The move that ends a row of choices before all its pieces are given; None where all are wanted."""

    def decision(self, state: Any) -> tuple[str, tuple[str, ...], int, int]:
        """Decision point, rule ids that ask, pieces given and asked for in all (at most, where there is a `stop`)."""
        name, point = next(iter(self.points.items()))
        return name, point.rules, *self.pieces

    @property
    def pieces(self) -> tuple[int, int]:
        """Of a row of choices: pieces given and asked for in all."""
        return 0, 1

    @property
    def given(self) -> Sequence[Move]:
        """What has been chosen for it so far and can be taken back, each piece as a move."""
        return ()

    def words(self, state: Any, move: Any) -> Mapping[str, Any]:
        """What stands in the texts of a move beside its fields and those of the question, as its price here.

        Ids are told by their names.
        """
        return {}

    def prompt(self, state: Any) -> str | tuple[str, str]:
        """What is asked for now, marked as that of a `Point`."""
        return self.points[self.decision(state)[0]].prompt

    def candidates(self, state: Any) -> Sequence[Move]:
        """Everything one might think of here, legal or not, in a fixed order."""
        return self.options(state)

    def options(self, state: Any) -> Sequence[Move]:
        """The candidates that `verify` accepts, in the same order; found quickly, nothing changes.

        What chance decides is equally likely, or `chance.Outcomes`.
        """
        raise NotImplementedError

    def first(self, state: Any) -> Move:
        """An answer where it does not matter which: the first option; of a long row better the whole rest at once."""
        return self.options(state)[0]

    def verify(self, state: Any, move: Any) -> Refusal | None:
        """Why `move`, of one of the kinds in `answers`, is not possible; None when it is."""
        raise NotImplementedError

    def do(self, state: Any, move: Any, notes: Notes | None) -> None:
        """Carry out a legal `move` in place; the task itself is already off the agenda."""
        raise NotImplementedError


class Row(Question, frozen=True):
    """A question that is answered piece by piece. count: pieces asked for; those that have come are `given`."""

    count: int

    @property
    def pieces(self) -> tuple[int, int]:
        return len(self.given), self.count


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended.

    winners: seats; several share the victory, and there may be none. scores: points by seat. ranking: the seats of each
    rank, the best rank first. rules: what decided.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    rules: tuple[str, ...]

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the best first; those of one rank as they sit."""
        return tuple(seat for rank in self.ranking for seat in rank)


def ranked(standings: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """The seats of each rank, the best first. standings: by seat, what is compared; equal ones share a rank.

    >>> ranked([(84, 2), (91, 0), (84, 2), (84, 3)])
    ((1,), (3,), (0, 2))
    """
    seats: dict[Any, list[int]] = {}
    for seat, standing in enumerate(standings):
        seats.setdefault(standing, []).append(seat)
    return tuple(tuple(seats[standing]) for standing in sorted(seats, reverse=True))


Answer = Callable[[Sequence[Move]], Move]
"""Whoever chooses: is given the legal moves of a position, and gives one of them."""


class LegalMoves(Sequence[Move]):
    """The legal moves of a position: a view that iterates, counts and answers `in`.

    Rows of choices are listed piece by piece; an answer that names several pieces at once is `in` the view as well.
    Chance may have more of them than `len` can tell; `size` tells.
    """

    def __init__(self, position: Position) -> None:
        self._position = position

    @property
    def options(self) -> Sequence[Move]:
        """The same as a bare sequence; what chance decides may be `chance.Outcomes`, which know how likely they are."""
        return self._position.options()

    @property
    def size(self) -> int:
        """How many there are."""
        return size(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __bool__(self) -> bool:
        return bool(self.options)

    def __getitem__(self, index: Any) -> Any:
        return self.options[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.options)

    def __contains__(self, move: object) -> bool:
        return self._position.refused(move) is None

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in self[:8])
        return f"<{self.size} legal moves: {shown}{', …' if self.size > 8 else ''}>"


class Position:
    """What players, widgets and tests may ask of a game, whatever game it is.

    Subclasses hold the data, among it `agenda`, and say how to copy, print and save themselves.
    """

    __slots__ = ("_options",)  # the legal moves once listed; no part of the position, so neither compared nor saved

    agenda: list[Any]
    _options: Sequence[Move] | None

    def __post_init__(self) -> None:
        self._options = None
        if self.house_rules:
            self.__class__ = ruled(type(self))  # type: ignore[arg-type]

    game: ClassVar[Game[Any] | Late]
    """The game that it belongs to; what else can be asked of a position has a room there."""

    # --- what a game supplies ---

    moves: ClassVar[MoveTexts[Move]]
    """All moves of the game, by their text form."""
    beside: ClassVar[tuple[type[Question], ...]] = ()
    """The kinds of its acts, for a game that has some (see `acts.WithActs`)."""

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        raise NotImplementedError

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The names of the house rules that it is played by; a game that has some keeps them in its set-up."""
        return ()

    @property
    def brought(self) -> Brought:
        """The data pack that it is played with, where that is none of the game's own."""
        return None

    def player(self, seat: int) -> str:
        """Name of the player on `seat`."""
        return self.players[seat]

    def parse(self, text: str) -> Move:
        """Read a move from its text form. Raises: Refusal ERR-FORMAT."""
        try:
            return self.moves.parse(text, self._answers if self.agenda else None)
        except ValueError as error:
            raise self.refusal("ERR-FORMAT", detail=error.args[0]) from None

    @property
    def luck(self) -> Luck | None:
        """Who answers this position's chance decisions of itself; None when nobody does."""
        return None

    def seen_by(self, seat: int) -> Self:
        """What the player on `seat` may know of this position: a sign of the game's own stands for what is hidden.

        It can be looked at, saved, and `dealt`, but not played on. Where nothing is hidden it is the position itself.
        """
        return self

    def foreseen(self) -> Self:
        """What all players together may know: hidden, by the sign of `seen_by`, is only what nobody has seen.

        What is told of a move before it is made is tried on this. Where nothing is hidden it is the position itself.
        """
        return self

    def is_open(self, task: Task) -> bool:
        """Whether what `foreseen` tells is enough to carry out a task."""
        return not task.uncovers

    def noted_by(self, seat: int, notes: Sequence[Note]) -> Sequence[Note]:
        """What the player on `seat` may know of the notes of a step that led here, where something is hidden from him.

        Left as it is, what befell himself, and what says nothing but its rule. A game tells more that everybody saw.
        """
        return [note for note in notes if note.seat == seat or not (note.change or note.facts)]

    def dealt(self, luck: Dealer) -> Self:
        """A position as somebody sees it, with all that is hidden dealt, each possible deal as likely as the other."""
        return self

    @property
    def moment(self) -> str:
        """Names the moment of a chance decision within the game, so that luck can be drawn for it.

        A game with chance gives one of its own; without, where it is on the calendar says enough.
        """
        return " ".join(map(str, self.when))

    @property
    def when(self) -> tuple[int, ...]:
        """Where on a calendar it is, for looking it up: the month and the phase in it, both from 1; 0 before them.

        As many numbers as the calendar of its game has parts.
        """
        return 0, 0

    def untimely(self, by: str) -> Refusal:
        """The refusal of whatever a player does while another one is asked."""
        return self.refusal("ERR-TURN", player=_named(self.decision))  # type: ignore[arg-type]

    def misplaced(self, move: Move) -> Refusal:
        """The refusal of a move that answers another question than the open one."""
        task = self.agenda[-1]
        name = task.decision(self)[0]
        return self.refusal("ERR-STEP", expected=Lazy(task.points[name].asks) if name in task.points else name)

    def refusal(self, code: str, **facts: Any) -> Refusal:
        """The refusal with this code, with the game's own rule ids.

        A game that has a code of its own for a general one names that as its `general`.
        """
        return Refusal(code, **facts)

    # --- saving ---

    def to_json(self) -> str:
        """The position as JSON text; `from_json` reads it back."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read a position back, checked. Raises: ValueError with what is wrong."""
        position: Self = cls.game.notation.decoded(text)
        return position

    def to_code(self) -> str:
        """The position as a share code: one word for a link or a message; `from_code` reads it back.

        It tells all; what a player may know is told by the code of `seen_by`.
        """
        return pack("position", self.game, lambda writer: writer.value(msgspec.json.decode(self.to_json())))

    @classmethod
    def from_code(cls, code: str) -> Self:
        """Read a share code back, checked. Raises: BadCode if it is damaged; ValueError with what is wrong."""
        return cls.from_json(position_text(code, cls.game))

    # --- what everybody may ask ---

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        if not self.agenda:
            return None
        task = self.agenda[-1]
        point, rules, done, total = task.decision(self)
        name = LUCK_NAME if task.seat == LUCK else self.player(task.seat)
        return Decision(point, task.seat, name, rules, done, total, task.stop)

    @property
    def legal_moves(self) -> LegalMoves:
        """A view of the legal moves, listed anew, so also right after a change by hand; empty when the game is over."""
        self._options = None
        return LegalMoves(self)

    def options(self) -> Sequence[Move]:
        """The legal moves as a bare sequence, listed once for each position: the fast path of playouts."""
        if self._options is None or BLOCKS:
            options = self.agenda[-1].options(self) if self.agenda else ()
            self._options = None if BLOCKS else options
            return options
        return self._options

    def dealt_anew(self, seat: int, luck: Dealer) -> Self:
        """This position with everything that the player on `seat` cannot know dealt anew.

        It is made of what he sees, so nothing else can be told from it. Where nothing is hidden it is the position
        itself.
        """
        return self.seen_by(seat).dealt(luck)

    def acts(self) -> Sequence[Question]:
        """What the player who decides may do while the question stays open (see `acts.WithActs`): questions too."""
        return ()

    def may_act(self, seat: int) -> bool:
        """Whether it is worth asking for acts: no where a look tells that there are none."""
        return False

    def can_act(self) -> bool:
        """Whether one of the acts is possible, so that even a question with a single answer is asked."""
        return False

    def with_acts(self, own: Sequence[Move]) -> Sequence[Move]:
        """The answers of the open question, and after them those of the acts."""
        return own

    def question_of(self, move: Move) -> Question | None:
        """The question that moves of this kind answer now: the open one, or one of the acts; None for neither."""
        asked: tuple[Question, ...] = (self.agenda[-1], *self.acts())
        return next((question for question in asked if isinstance(move, question.answers)), None)

    def _answers(self) -> set[type[Move]]:
        """The kinds of moves that answer what is asked now, or are possible beside it."""
        task = self.agenda[-1]
        point = task.points.get(task.decision(self)[0])
        asked = (point and point.answers) or task.answers
        return {*asked, *(kind for act in self.acts() for kind in act.answers)}

    def why_not(self, move: object, by: str | None = None) -> Refusal | None:
        """Why `move` (a move or its text form) is not possible now, or None when it is. Changes nothing.

        by: name of the player who tries; left out, it is the one who decides. The refusal's `nearest` names the
        smallest change of the position that would make the move legal.
        """
        refusal = self.refused(move, by)
        if refusal is not None:
            refusal.asked = self.clone(), move, by  # a copy: this position may be changed by hand before `nearest`
        return refusal

    def refused(self, move: object, by: str | None = None) -> Refusal | None:
        """As `why_not`, but without a remedy behind the refusal: for those who ask often."""
        if not self.agenda:
            return self.refusal("ERR-OVER")
        if by is not None and known(by, (self.decision.player,)) != self.decision.player:  # type: ignore[union-attr]
            return self.untimely(known(by, self.players))
        if isinstance(move, Move) and self.question_of(move) is None:
            return self.misplaced(move)
        try:
            answer = self.read(move)
        except Refusal as refusal:
            return refusal
        question = self.question_of(answer)
        return self.misplaced(answer) if question is None else question.verify(self, answer)

    def after(self, move: object, by: str | None = None, notes: Notes | None = None) -> Self:
        """The position after `move`, and after all that follows from it without a question; this one stays as it is.

        Raises: Refusal, with nothing changed.
        """
        if (refusal := self.why_not(move, by)) is not None:
            raise refusal
        position = self.clone()
        position.play(self.read(move), notes)
        position.settle(notes)
        return position

    def settle(self, notes: Notes | None = None) -> None:
        """Let this position's own luck answer the chance decisions that are due; without luck they stay open."""
        luck = self.luck
        while luck is not None and self.agenda and self.agenda[-1].seat == LUCK:
            self.play(luck.answer(self), notes)

    def play(self, move: Move, notes: Notes | None = None) -> None:
        """Carry out a legal move in place and go on to the next decision, unchecked."""
        self.agenda.pop().do(self, move, notes)
        self.proceed(notes)

    def play_out(self, answers: Sequence[Answer]) -> None:
        """Play on in place to the end, unchecked: the fast path of playouts.

        answers: who answers each seat's decisions, and after them all who answers those of `LUCK`.
        """
        self.proceed(None, answers)

    def proceed(self, notes: Notes | None = None, answers: Sequence[Answer] = ()) -> None:
        """Do whatever is due until somebody has a real choice: at least two different legal moves.

        A question with one answer is answered here, and its notes say that they were forced. answers: as of `play_out`;
        then choices are answered, too, and the game goes on to its end.
        Raises: BadInput for one without any that may not lapse, which only a table changed by hand can ask.
        """
        agenda, beside = self.agenda, self.beside
        while agenda:
            task = agenda[-1]
            if not task.asked:
                agenda.pop().run(self, notes)
                continue
            options = task.options(self)
            try:
                few = len(options) < 2
            except OverflowError:  # more than Python counts, as of a large shuffle
                few = False
            acting = beside and self.may_act(task.seat)
            if few and not (acting and options and self.can_act()):
                agenda.pop()
                if options:
                    if notes is None:
                        task.do(self, options[0], None)
                    else:
                        with notes.without_a_choice():
                            task.do(self, options[0], notes)
                elif not task.lapses:
                    agenda.append(task)
                    raise BadInput(_("This cannot be played on: the next question has no answer here."))
                continue
            if acting:
                options = self.with_acts(options)
            if not answers:
                self._options = None if BLOCKS else options
                return
            self._options = options  # for an answerer who asks the position
            move = answers[task.seat](options)
            if acting and not isinstance(move, task.answers) and (act := self.question_of(move)) is not None:
                act.do(self, move, notes)
            else:
                agenda.pop()
                task.do(self, move, notes)
        self._options = ()

    def read(self, move: object) -> Move:
        """A move, or the move of a text form. Raises: Refusal ERR-FORMAT, also for fields of the wrong kind."""
        if isinstance(move, str):
            return self.parse(move)
        if not isinstance(move, Move):
            raise self.refusal("ERR-FORMAT", detail=Lazy(N_("{move} is neither a move nor its text"), move=short(move)))
        try:
            return self.parse(str(move))  # whatever a caller has put into the fields, what is read back is well-formed
        except (TypeError, ValueError, AttributeError):
            detail = Lazy(N_("{move} has a field of the wrong kind"), move=short(move))
            raise self.refusal("ERR-FORMAT", detail=detail) from None

    def __repr__(self) -> str:
        """The words that make an equal position again."""
        return self.game.notation.written(self)

    def _ipython_display_(self) -> None:
        """In a notebook a position is shown as a board to play on."""
        shown(self)


def position_text(code: str, game: Game[Any]) -> str:
    """The JSON of a code of a position of this game. Raises: BadCode, also for one of another game."""

    def heard(name: str, reader: Reader, version: int) -> str:
        if name != game.name:
            text = _("This is the code of a position of “{other}”, not of “{game}”.")
            raise BadCode(text.format(other=load(name).title if name in names() else short(name), game=game.title))
        reader.learn(learned(game, version))
        return msgspec.json.encode(reader.value()).decode()

    found: str = unpack("position", code, heard)
    return found


def _named(decision: Decision) -> str:
    return Lazy(LUCK_NAME) if decision.seat == LUCK else decision.player


def position_of(state: Any) -> Any:
    """A position, or the present one of a timeline or of a widget that has a state. Raises: TypeError."""
    found = state if isinstance(state, Position) else getattr(state, "state", None)
    if not isinstance(found, Position):
        raise WrongKind(
            _("a position, a timeline or a widget with one is wanted, not {given}").format(given=short(state))
        )
    return found
