"""Playouts: a position is played to its end many times by policies, to see what it, or each option in it, is worth.

Options are compared in pairs: playout 17 of one option meets the same luck, and the same throws of policies that draw,
as playout 17 of every other. Only what the options bring about makes a difference then, and the same certainty takes
about a third of the playouts. Chance is drawn for the playout, never from the seed of the game: nobody looks ahead.
What a player cannot know, such as the cards of others, is dealt anew for each playout, before an option is tried: the
advice rests on what he sees. In a playout itself all cards are open to the policies.

Every playout depends on its number, the seed, the policies and the house rules alone. So results are the same, bit for
bit, for any number of workers, in this process, on threads, in a pool of processes, or on a cluster: the house rules in
force where the playouts are asked for go with the work.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol

import msgspec

from yotd_widget.engine.errors import BadInput, OneSentence, WrongKind, short
from yotd_widget.engine.estimates import Comparison, Estimate, Measure, Sample, checked_measure, seat_of
from yotd_widget.engine.house import rules_of
from yotd_widget.engine.house_rules import HouseRule, in_force, playing_by
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK, LUCK_NAME, Move
from yotd_widget.engine.odds import LISTED
from yotd_widget.engine.policies import Policy, RandomPolicy, for_playout
from yotd_widget.engine.position import Answer, Outcome, Position
from yotd_widget.engine.trace import Notes

__all__ = [
    "PlayoutError",
    "compare",
    "compare_positions",
    "estimate",
    "process_pool",
]

Policies = Policy | Mapping[Any, Policy]
"""One policy for everybody, or one for each player, by name or seat."""
Progress = Callable[[int, int], object]
"""Told how many playouts of how many are done; returning False ends the work."""
End = tuple[tuple[int, ...], tuple[int, ...]]
"""How a game ended: points by seat, and the seats of the winners."""
Row = list[End]
"""How one playout ended, trial by trial."""
Rules = tuple[HouseRule, ...]

CHUNKS: Final = 32
"""Into how many pieces of work playouts are cut: enough to share out evenly, to show progress and to stop."""
LARGEST_CHUNK: Final = 50
"""Playouts in a piece at most, so that a cancelled comparison stops soon."""
PATIENCE: Final = 0.1
"""How long to wait for the next piece before looking whether to go on [s]."""
_NOTHING: Final = "there is nothing to compare"


class PlayoutError(OneSentence, RuntimeError):
    """Playouts could not be played: one sentence that says why."""


class CannotBeSent(PlayoutError):
    """Nobody else can be told what to play."""


class Cancel(Protocol):
    """Says that the work shall end; a `threading.Event` does."""

    def is_set(self) -> bool: ...


class Trial(msgspec.Struct, frozen=True):
    """What is played out. option: in words; move: what is played first, after what is hidden was dealt."""

    option: str
    position: Any
    move: Move | None = None


class Work(msgspec.Struct, frozen=True):
    """What belongs to a playout besides its number. policies: by seat.

    eyes: seat of the player for whom hidden things are dealt anew; None where everything is as it lies.
    """

    trials: tuple[Trial, ...]
    policies: tuple[Policy, ...]
    seed: int
    eyes: int | None


def compare(
    state: Any,
    moves: Iterable[object] | Move | str | None = None,
    *,
    policy: Policies = RandomPolicy(),  # noqa: B008 - it is immutable
    playouts: int = 250,
    seed: int = 0,
    measure: Measure = "margin",
    seat: str | int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Comparison:
    """What some moves of the open decision come to, if `policy` plays on after each of them.

    moves: or their text forms, one or several; left out, all legal ones. policy: for everybody, or one for each player
    by name or seat. playouts: of each move. seed: draws another set of playouts. measure: what ranks the moves:
    "points", "margin" (to the best other player) or "wins". seat: whose points count; left out, those of the player who
    decides.
    executor: any of `concurrent.futures`, also a Dask client's; left out, all is played here. progress: told
    (playouts done, of how many); if it returns False, or `cancel` is set, what has been played is the result.
    Raises: Refusal for a move that is not possible; ValueError, TypeError; PlayoutError.

    >>> from yotd_widget.games.dragon import example
    >>> result = compare(example("first-drought"), playouts=20)
    >>> result.options, result.playouts
    (('place 1', 'place 2', 'place 3'), 20)
    """
    checked_measure(measure)
    work, points_of = planned(state, moves, policy, seed, seat)
    samples = _samples(work, playouts, executor, progress, cancel)
    who = named(policy, state.players)
    return Comparison(state.players, state.moment, points_of, who, seed, playouts, measure, samples)


def planned(
    state: Any, moves: Iterable[object] | Move | str | None, policy: Policies, seed: int, seat: str | int | None
) -> tuple[Work, int]:
    """What is to be played out of the open decision, and the seat whose points count; arguments as of `compare`."""
    tried, decider = _answers(state, moves), _decider(state)
    points_of = seat_of(state.players, seat) if seat is not None else decider
    if points_of is None:
        raise BadInput(f"{LUCK_NAME} decides here: say whose points count, as seat=“{state.players[0]}”")
    eyes = points_of if decider is None else decider
    return Work(_trials(state, tried, eyes), by_seat(policy, state.players), seed, eyes), points_of


def compare_positions(
    positions: Mapping[str, Any],
    seat: str | int,
    *,
    policy: Policies = RandomPolicy(),  # noqa: B008
    playouts: int = 250,
    seed: int = 0,
    measure: Measure = "margin",
    executor: Executor | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Comparison:
    """As `compare`, for any positions of the same players: description -> position.

    Positions are paired as moves are, as long as they stand at about the same moment. Whether a deal is drawn for each
    playout or lies already on the table is up to the position: `after` deals with the luck of the game's own seed.
    Raises: ValueError, TypeError; PlayoutError.
    """
    checked_measure(measure)
    if not isinstance(positions, Mapping):
        raise WrongKind(f"each position needs a description: {{“as it is”: position, …}}, not {short(positions)}")
    if not positions:
        raise BadInput(_NOTHING)
    trials = tuple(Trial(option, _position(position)) for option, position in positions.items())
    first = trials[0].position
    if any(trial.position.players != first.players for trial in trials):
        raise BadInput("only positions of the same players can be compared")
    points_of = seat_of(first.players, seat)
    work = Work(trials, by_seat(policy, first.players), seed, points_of)
    samples = _samples(work, playouts, executor, progress, cancel)
    who = named(policy, first.players)
    return Comparison(first.players, first.moment, points_of, who, seed, playouts, measure, samples)


def estimate(
    position: Any,
    *,
    seat: str | int | None = None,
    policy: Policies = RandomPolicy(),  # noqa: B008
    playouts: int = 250,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Estimate:
    """How a position ends for every player, if `policy` plays on; arguments as of `compare`.

    seat: who asks, so that what this player cannot know is dealt anew for each playout; left out, it is the one who
    decides. Where chance does, everything is as it lies.
    Raises: ValueError, TypeError; PlayoutError.
    """
    players = _position(position).players
    eyes = _decider(position) if seat is None else seat_of(players, seat)
    work = Work((Trial("", position),), by_seat(policy, players), seed, eyes)
    (sample,) = _samples(work, playouts, executor, progress, cancel)
    return Estimate(players, position.moment, named(policy, players), seed, playouts, sample)


def process_pool(workers: int | None = None) -> ProcessPoolExecutor:
    """Processes of this machine as an executor, for use in a `with`. workers: left out, one for each core.

    They start afresh, which is safe beside the threads of a notebook. So a policy of one's own must stand in a module,
    not in a cell, and a script must make the pool below `if __name__ == "__main__":`.
    Raises: PlayoutError where there are none, as in a page of a browser.
    """
    try:
        return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    except (ImportError, NotImplementedError) as error:
        raise PlayoutError("there are no processes here: leave executor= out, and it is played here") from error


# --- One playout -------------------------------------------------------------------------------------------------


def ending(position: Any, policies: Sequence[Policy], luck: Any, notes: Notes | None = None) -> Outcome:
    """Play a position to its end, in place. policies: by seat. notes: where what happens is written down.

    Raises: Refusal for a move that is not possible; PlayoutError where a game stops before it has an outcome.
    """
    answering = {id(policy): _answering(policy, position) for policy in policies}
    position.proceed(notes, [*(answering[id(policy)] for policy in policies), lambda _options: luck.answer(position)])
    outcome: Outcome | None = position.outcome
    if outcome is None:
        raise PlayoutError("the game does not go on from here to its end")
    return outcome


def _answering(policy: Policy, position: Any) -> Answer:
    """How a policy answers: from the list that lies before it, if it can; else what it chooses is checked."""
    among: Callable[[Any], Answer] | None = getattr(policy, "among", None)
    if among is not None:
        return among(position)

    def checked(options: Sequence[Move]) -> Move:
        move = policy.choose(position)
        if move not in options and (refusal := position.refused(move)) is not None:
            raise refusal
        return move

    return checked


def _rows(work: Work, first: int, last: int) -> list[Row]:
    """A piece of work: playouts `first` to `last` - 1 of every trial."""
    return [_row(work, number) for number in range(first, last)]


def _rows_by(rules: Rules, work: Work, first: int, last: int) -> list[Row]:
    """The same elsewhere, by the house rules of whoever asks."""
    with playing_by(*rules):
        return _rows(work, first, last)


def played(work: Work, option: int, number: int) -> End:
    """How one playout of one option ends. Raises: PlayoutError."""
    return _tried(work, work.trials[option], number, KeyedLuck(number, work.seed), {})


def played_by(executor: Executor, work: Work, options: Sequence[int], first: int, last: int) -> list[Row]:
    """The same of some options and several numbers, elsewhere: a row for each number. Raises: PlayoutError."""
    some = msgspec.structs.replace(work, trials=tuple(work.trials[option] for option in options))
    return executor.submit(_rows_by, _rules_for(executor, work), some, first, last).result()


def _row(work: Work, number: int) -> Row:
    """One playout of every trial."""
    luck, deals = KeyedLuck(number, work.seed), dict[int, Any]()
    return [_tried(work, trial, number, luck, deals) for trial in work.trials]


def _tried(work: Work, trial: Trial, number: int, luck: KeyedLuck, deals: dict[int, Any]) -> End:
    """One playout of one trial. deals: what has been dealt for this number, by position."""
    position = trial.position
    try:
        if work.eyes is not None:
            if id(position) not in deals:
                deals[id(position)] = position.dealt_anew(work.eyes, luck)
            position = deals[id(position)]
        position = position.clone()
        if trial.move is not None:
            position.play(trial.move)
        return _end(position, work, number, luck)
    except PlayoutError:  # it says all: the game has no end, or a policy that plays out itself has failed
        raise
    except Exception as error:
        where = f"Playout {number}{f' of “{trial.option}”' if trial.option else ''} stopped at {position.moment}"
        raise PlayoutError(f"{where}: {type(error).__name__}: {error}") from error


def _end(position: Any, work: Work, number: int, luck: KeyedLuck) -> End:
    """How a position ends in one playout."""
    drawing = {id(policy): for_playout(policy, number, work.seed) for policy in work.policies}  # one for all its seats
    outcome = ending(position, [drawing[id(policy)] for policy in work.policies], luck)
    return outcome.scores, outcome.winners


# --- All of them -------------------------------------------------------------------------------------------------


def _samples(
    work: Work,
    playouts: int,
    executor: Executor | None,
    progress: Progress | None,
    cancel: Cancel | None,
) -> tuple[Sample, ...]:
    """The playouts that were played, by trial, each in the order of their numbers."""
    if type(playouts) is not int or playouts < 1:
        raise BadInput(f"the number of playouts is 1 or more, not {playouts!r}")
    chunks = cut(playouts, executor)
    watch = Watch(playouts, progress, cancel)
    if executor is None:
        rows = played_here(partial(_rows, work), chunks, watch)
    else:
        rows = given_away(executor, partial(_rows_by, _rules_for(executor, work), work), chunks, watch)
    return tuple(
        Sample(trial.option, tuple(row[n][0] for row in rows), tuple(row[n][1] for row in rows))
        for n, trial in enumerate(work.trials)
    )


def cut(numbers: int, executor: Executor | None) -> list[tuple[int, int]]:
    """So many pieces of work as are to be shared out: the first number of each, and the one after its last."""
    size = min(LARGEST_CHUNK, -(-numbers // CHUNKS)) if executor else 1
    return [(first, min(first + size, numbers)) for first in range(0, numbers, size)]


Piece = Callable[[int, int], list[Any]]
"""Plays from one number to before another, and gives a result for each."""


class Watch(msgspec.Struct):
    """Whoever looks on, and may end the work."""

    total: int
    progress: Progress | None
    cancel: Cancel | None

    def told(self, done: int) -> bool:
        """Report progress; whether to go on."""
        return self.progress is None or self.progress(done, self.total) is not False

    def cancelled(self) -> bool:
        return self.cancel is not None and self.cancel.is_set()


def played_here(piece: Piece, chunks: list[tuple[int, int]], watch: Watch) -> list[Any]:
    """The results of all pieces, or of those until somebody ended the work."""
    rows: list[Any] = []
    for first, last in chunks:
        if watch.cancelled():
            break
        rows += piece(first, last)
        if not watch.told(len(rows)):
            break
    return rows


def given_away(executor: Executor, piece: Piece, chunks: list[tuple[int, int]], watch: Watch) -> list[Any]:
    """The same by others, in the order of their numbers. Raises: PlayoutError."""
    finished: SimpleQueue[Future[list[Any]]] = SimpleQueue()
    first_of: dict[Future[list[Any]], int] = {}
    rows: dict[int, list[Any]] = {}
    try:
        for first, last in chunks:
            future = _given(executor, piece, first, last)
            first_of[future] = first
            future.add_done_callback(finished.put)
        while len(rows) < len(chunks) and not watch.cancelled():
            try:
                future = finished.get(timeout=PATIENCE)
            except Empty:
                continue
            rows[first_of[future]] = future.result()
            if not watch.told(sum(map(len, rows.values()))):
                break
    except PlayoutError:
        raise
    except Exception as error:
        raise PlayoutError(f"The workers could not play: {type(error).__name__}: {error}") from error
    finally:
        for future in first_of:
            future.cancel()
    return [row for first in sorted(rows) for row in rows[first]]


def _given(executor: Executor, piece: Piece, first: int, last: int) -> Future[list[Any]]:
    """A piece of the work, given away. Raises: PlayoutError where no thread starts, as in a page of a browser."""
    try:
        return executor.submit(piece, first, last)
    except RuntimeError as error:
        if "start new thread" not in str(error):
            raise
        raise PlayoutError("there are no threads here: leave executor= out, and it is played here") from error


def _rules_for(executor: Executor, work: Work) -> Rules:
    """The house rules by which it is played, fit to go with the work. Raises: CannotBeSent for one that is not."""
    return sendable(executor, (*in_force(), *rules_of(*(trial.position for trial in work.trials))))


def sendable(executor: Executor, rules: Rules) -> Rules:
    """These house rules, if whoever works for an executor can know them. Raises: CannotBeSent."""
    if isinstance(executor, ThreadPoolExecutor):
        return rules
    for rule in rules:
        try:
            same = getattr(rule, "can_be_sent", True) and pickle.loads(pickle.dumps(rule)) == rule
        except Exception:  # each kind of function has an error of its own
            same = False
        if not same:
            raise CannotBeSent(
                f"the house rule “{rule.name}” cannot be sent to other processes: its functions must stand in a module "
                "that they can import; without executor= it is played here"
            )
    return rules


# --- Who plays, and from where -----------------------------------------------------------------------------------


def _position(position: Any) -> Any:
    """The same, if it is a position. Raises: TypeError."""
    if not isinstance(position, Position):
        raise WrongKind(f"only positions can be played out, not {short(position)}")
    return position


def _answers(state: Any, moves: Iterable[object] | Move | str | None) -> list[Move]:
    """The moves to be tried. Raises: Refusal for one that is not possible; TypeError."""
    if not _position(state).agenda:
        raise state.refusal("ERR-OVER")
    if isinstance(moves, Move | str):
        moves = [moves]
    if not isinstance(moves, Iterable | None):
        raise WrongKind(f"what is compared are moves or their texts, not {short(moves)}")
    if moves is None and state.legal_moves.size > LISTED:
        raise BadInput(f"there are {state.legal_moves.size:,} options here: say which of them are to be compared")
    tried = list(state.legal_moves if moves is None else moves)
    if not tried:
        raise BadInput(_NOTHING)
    for move in tried:
        if (refusal := state.why_not(move)) is not None:
            raise refusal
    return [state.read(move) for move in tried]


def _trials(state: Any, moves: Iterable[Move], eyes: int) -> tuple[Trial, ...]:
    """Each move, once. Where nothing is hidden from these eyes it is played once and for all."""
    hidden = state.dealt_anew(eyes, KeyedLuck(0)) is not state
    return tuple(
        Trial(option, state, move) if hidden else Trial(option, _after(state, move))
        for option, move in {str(move): move for move in moves}.items()
    )


def _after(state: Any, move: Move) -> Any:
    """The position after a legal move; chance stays open, to be drawn for each playout."""
    position = state.clone()
    position.play(move)
    return position


def _decider(state: Any) -> int | None:
    """Seat of the player who decides; None where nobody does, or chance."""
    seat: int = state.agenda[-1].seat if state.agenda else LUCK
    return None if seat == LUCK else seat


def by_seat(policy: Policies, players: Sequence[str]) -> tuple[Policy, ...]:
    """Who plays on each seat. Raises: BadInput where somebody is missing; TypeError."""
    if not isinstance(policy, Mapping):
        return (checked_policy(policy),) * len(players)
    given = {seat_of(players, who): checked_policy(chosen) for who, chosen in policy.items()}
    if missing := [player for seat, player in enumerate(players) if seat not in given]:
        raise BadInput(f"there is no policy for {', '.join(missing)}")
    return tuple(given[seat] for seat in range(len(players)))


def checked_policy(policy: Any) -> Policy:
    """The same, if it can choose. Raises: TypeError."""
    if isinstance(policy, type) or not callable(getattr(policy, "choose", None)):
        raise WrongKind(f"a policy has a method `choose`; {short(policy)} is none")
    chosen: Policy = policy
    return chosen


def named(policy: Policies, players: Sequence[str]) -> str:
    """Who plays, in a line."""
    if not isinstance(policy, Mapping):
        return repr(policy)
    return ", ".join(f"{player}: {chosen!r}" for player, chosen in zip(players, by_seat(policy, players), strict=True))


def __dir__() -> list[str]:
    return __all__
