"""Random games with every set of options, watched step by step; the invariants stand in invariants.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice, product
from random import Random

import pytest
from games.dragon.invariants import Watch, figures
from msgspec.structs import replace as changed

from yotd_widget.engine import trace
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.position import Task
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes
from yotd_widget.games import dragon
from yotd_widget.games.dragon import (
    Build,
    Draft,
    Palace,
    Place,
    Release,
    Replace,
    Use,
    Without,
    moves,
    notation,
)
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied
from yotd_widget.games.dragon.great_events import ChooseFloors, ChooseSunrise
from yotd_widget.games.dragon.moves import Demolish, Drop, Return
from yotd_widget.games.dragon.pieces import EDITIONS, GREAT_EVENTS
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import begin

NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")
TABLES = list(product((2, 3, 4, 5), EDITIONS))
EXPANSIONS = [*product((None, "random", *GREAT_EVENTS), (False, True))]
"""Super Event and Great Wall: 24 combinations, which the games of a table go through in turn (COMBO-1)."""
GAMES = {2: 24, 3: 12, 4: 12, 5: 12}
"""Seeds of each number of players, every other one by each edition: 60 games in all; each combination comes.

With more players a game has more steps. At night there are ten thousand.
"""
NAMESPACE = vars(dragon) | vars(notation) | vars(trace) | {"Setup": Setup, "State": State, "Court": Court}

moves_met: set[Move] = set()


def options_of(seed: int, players: int, edition: str = "2017", *, with_luck: bool = False) -> Setup:
    """The options of the game with this seed."""
    great_event, great_wall = EXPANSIONS[seed % len(EXPANSIONS)]
    luck = seed if with_luck else None
    return Setup(NAMES[:players], edition, seed % players, luck, great_wall=great_wall, great_event=great_event)


def steps(seed: int, players: int, edition: str = "2017") -> Iterator[tuple[State, Move, Notes, State]]:
    """A random game, chance included: each position, the move, its notes, the next position."""
    luck, dice = SeededLuck(seed), Random(seed)
    state = begin(options_of(seed, players, edition))
    keen = seed // len(EXPANSIONS) % 2  # in every other game they build the wall when they can, so that it reaches
    while state.agenda:
        options, notes = state.options(), Notes()
        if keen and state.agenda[-1].seat != LUCK:
            options = [move for move in options if isinstance(move, Use) and move.action == "build_wall"] or options
        by_luck = state.agenda[-1].seat == LUCK
        move = luck.answer(state) if by_luck else options[dice.randrange(len(options))]
        after = state.after(move, notes=notes)
        yield state, move, notes, after
        state = after


def watch_game(seed: int, players: int, edition: str) -> None:
    past: list[tuple[State, str]] = []
    watch = stale = None
    for number, (before, move, notes, after) in enumerate(steps(seed, players, edition)):
        try:
            if watch is None:
                watch = Watch(before)
                past.append((before, before.to_json()))
                watch.question(before)
            watch.step(before, move, list(notes), after)
            watch.question(after)
            check_texts(move)
            text = after.to_json()
            again = State.from_json(text)
            assert again == after
            assert again.to_json() == text
            if stale is not None:
                assert (stale in after.legal_moves) == (after.why_not(stale) is None)
            past.append((after, text))
            stale = move
            if number % 100 == seed % 100:
                assert eval(repr(after), NAMESPACE) == after
        except AssertionError as error:
            error.add_note(f"seed {seed}: {options_of(seed, players, edition)}, step {number}: {move}")
            error.add_note(f"before: {before!r}")
            raise
    watch.over(past[-1][0])
    assert all(state.to_json() == text for state, text in past), "a move changed the position it was played in"


def check_texts(move: Move) -> None:
    """A move reads back from both of its text forms."""
    if move not in moves_met:
        moves_met.add(move)
        assert moves.MOVES.parse(str(move)) == move
        assert eval(repr(move), NAMESPACE) == move


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_invariants_hold_in_random_games(players, edition):
    for seed in range(EDITIONS.index(edition), GAMES[players], len(EDITIONS)):
        watch_game(seed, players, edition)


@pytest.mark.nightly
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_invariants_hold_in_ten_thousand_games(players, edition):
    for seed in range(1_000, 1_000 + 1_250):
        watch_game(seed, players, edition)


def test_random_games_meet_every_kind_of_move():
    met = {type(move) for seed in range(len(EXPANSIONS)) for _, move, _, _ in steps(seed, players=5)}
    assert met == {kind for kind in Move.__subclasses__() if kind.__module__ == moves.__name__}


def test_walls_reach_in_some_games_and_fail_in_others():  # WALL-11, WALL-12
    checked = Counter(
        note.rule
        for seed in range(2 * len(EXPANSIONS))
        for _, _, notes, _ in steps(seed, players=4)
        for note in notes
        if note.rule in ("WALL-11", "WALL-12") and note.change
    )
    assert min(checked["WALL-11"], checked["WALL-12"]) > 20, checked


def test_decisions_and_notes_name_rules_that_exist():
    asked: set[str] = set()
    for seed in range(len(EXPANSIONS)):
        for before, _, notes, _ in steps(seed, players=5):
            asked |= {note.rule for note in notes} | set(before.decision.rules)
    assert asked <= set(RULES)


# --- Every game comes to an end --------------------------------------------------------------------------------------

CONFIGURATIONS = list(product((2, 3, 4, 5), EDITIONS, (None, "random", *GREAT_EVENTS), (False, True)))
"""Players, edition, Super Event, Great Wall: 192."""
LONGEST = 600
"""Decisions, chance included; the longest of ten thousand games has 279."""


def plays_to_its_end(seed: int, players: int, edition: str, great_event: str | None, great_wall: bool) -> int:
    """A random game as fast as it goes, nothing watched; the number of its decisions."""
    luck, dice, decisions = SeededLuck(seed), Random(seed), 0
    state = begin(Setup(NAMES[:players], edition, seed % players, None, great_wall, great_event))
    while state.agenda:
        options = state.options()
        state.play(luck.answer(state) if state.agenda[-1].seat == LUCK else options[dice.randrange(len(options))])
        decisions += 1
        assert decisions < LONGEST, (seed, state.setup)
    assert (state.month, state.phase, state.outcome is None) == (12, "over", False)
    return decisions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_each_configuration_ends(players):  # END-1, COMBO-1
    for seed, configuration in enumerate(CONFIGURATIONS):
        if configuration[0] == players:
            plays_to_its_end(seed, *configuration)


@pytest.mark.nightly
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_thousand_games_of_all_configurations_end(players):  # END-1, COMBO-1
    of_this_size = [configuration for configuration in CONFIGURATIONS if configuration[0] == players]
    for seed, configuration in enumerate(islice(cycle(of_this_size), 2_592), 20_000):
        plays_to_its_end(seed, *configuration)


# --- INV-33: the same luck and the same answers give the same game ---------------------------------------------------


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_record_replays_to_the_same_game(players, edition):  # INV-33
    for seed in range(TABLES.index((players, edition)), len(EXPANSIONS), len(TABLES)):  # each combination at one table
        game, policy = Timeline(begin(options_of(seed, players, edition, with_luck=True))), RandomPolicy(seed)
        while game.state.agenda:
            game.play(policy.choose(game.state))
        written = record(game).to_json()
        again = replay(Record.from_json(written))
        assert again.steps == game.steps
        assert record(again).to_json() == written


def test_same_seed_and_answers_same_game():  # INV-33
    games = zip(steps(3, players=4), steps(3, players=4), strict=True)
    for (_, move, notes, after), (_, same_move, same_notes, same_after) in games:
        assert (move, list(notes), after) == (same_move, list(same_notes), same_after)


# --- An answer in pieces is the same answer --------------------------------------------------------------------------


def whole(start: State, pieces: list[Move]) -> Move:
    """The one answer that says what the pieces say."""
    first = pieces[0]
    if isinstance(first, Draft | Release):
        return type(first)(tuple(person for piece in pieces for person in piece.persons))
    if isinstance(first, Without | Demolish):
        return type(first)(tuple(number for piece in pieces for number in piece.palaces))
    if isinstance(first, Drop):
        return Drop(tuple(card for piece in pieces for card in piece.cards))
    if isinstance(first, Return):
        return Return(*(sum(getattr(piece, good) for piece in pieces) for good in ("yuan", "rice", "fireworks")))
    standing = len(start.courts[start.agenda[-1].seat].palaces)
    floors: dict[int, int] = {}
    for piece in pieces:
        for number, count in piece.on or [(standing + sum(n > standing for n in floors) + 1, 1)]:
            floors[number] = floors.get(number, 0) + count
    return Build(
        tuple((number, count) for number, count in floors.items() if number <= standing),
        tuple(count for number, count in floors.items() if number > standing),
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_answer_does_what_its_pieces_do(players):
    rows: Counter[type] = Counter()
    for seed in range(len(EXPANSIONS)):
        start, pieces = None, []
        for before, move, _, after in steps(seed, players):
            now, then = before.decision, after.decision
            if now.total > 1 and start is None:
                start, pieces = before, []
            if start is not None:
                pieces.append(move)
                if then is None or (then.id, then.seat) != (now.id, now.seat) or then.done <= now.done:
                    assert start.after(whole(start, pieces)) == after
                    rows[type(pieces[0])] += len(pieces) > 1
                    start = None
    assert set(+rows) >= {Draft, Build, Release, Demolish, Return, Drop}, rows


# --- INV-34: names, seats and the numbers of palaces mean nothing ----------------------------------------------------


def reseated(state: State) -> State:
    """The same table with every player one seat further and called otherwise."""
    count = len(state.courts)
    there = {seat: (seat + 1) % count for seat in range(count)} | {LUCK: LUCK}

    def elsewhere(task: Task) -> Task:
        moved = {"seat": there[task.seat]} if hasattr(task, "seat") else {}
        if type(task) is ChooseSunrise:
            moved |= {"later": tuple(there[seat] for seat in task.later)}
            moved |= {"taken": tuple((kind, there[seat]) for kind, seat in task.taken)}
        return changed(task, **moved)

    copy = state.clone()
    copy.setup = changed(state.setup, players=NAMES[-count:][::-1], starting_player=there[state.setup.starting_player])
    copy.courts = [state.courts[seat - 1].clone() for seat in range(count)]
    copy.track = [there[seat] for seat in state.track]
    copy.dragons = {there[seat]: letter for seat, letter in state.dragons.items()}
    copy.agenda = [elsewhere(task) for task in state.agenda]
    copy.wall = tuple(there[seat] for seat in state.wall)
    copy._options = None
    return copy


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_names_and_seats_mean_nothing(players, every):  # INV-34, TRACK-1
    for seed in range(players % every, len(EXPANSIONS), every):  # each combination at one table
        for before, move, _, after in steps(seed, players):
            assert reseated(before).after(move) == reseated(after)


def mirrored(state: State) -> State:
    """The same table with every player's palaces, and the persons in them, in the opposite order."""
    copy = state.clone()
    for court in copy.courts:
        court.palaces = [Palace(palace.floors, palace.persons[::-1]) for palace in court.palaces[::-1]]
    copy.agenda = [mirrored_task(state, task) for task in state.agenda]
    copy._options = None
    return copy


def mirrored_task(state: State, task: Task) -> Task:
    match task:
        case ChooseReleased(palace=palace, named=named):
            last = len(state.courts[task.seat].palaces) + 1
            there = tuple((person, last - number) for person, number in named)
            return changed(task, palace=palace and last - palace, named=there)
        case ChooseUnsupplied(named=named) | ChooseFloors(named=named):
            return changed(task, named=tuple(len(state.courts[task.seat].palaces) + 1 - number for number in named))
    return task


def mirrored_move(state: State, move: Move) -> Move:
    last = len(state.courts[state.agenda[-1].seat].palaces) + 1
    match move:
        case Place(palace):
            return Place(last - palace)
        case Replace(person, palace):
            return Replace(person, last - palace)
        case Release(persons):
            return Release(tuple((person, last - palace) for person, palace in persons))
        case Without(palaces) | Demolish(palaces):
            return type(move)(tuple(last - palace for palace in palaces))
        case Build(on, new):
            return Build(tuple((last - palace, floors) for palace, floors in on), new)
    return move


def unordered(state: State) -> object:
    """What is on the table, whatever the order of a player's palaces."""
    palaces = [sorted((p.floors, sorted(p.persons)) for p in court.palaces) for court in state.courts]
    cards = [(court.hand, court.wall_tiles) for court in state.courts]
    return state.decision, state.offer, state.track, state.wall, palaces, cards, [figures(c) for c in state.courts]


@pytest.mark.parametrize("every", [2, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("players", [2, 5])
def test_the_order_of_palaces_means_nothing(players, every):  # INV-34, AMB-42
    for seed in range(players % every, len(EXPANSIONS), every):  # each combination at one table
        for before, move, _, after in steps(seed, players):
            if before.agenda[-1].seat != LUCK:
                other = mirrored(before)
                assert {mirrored_move(before, move) for move in before.legal_moves} == set(other.legal_moves)
                result = other.after(mirrored_move(before, move))
                one_by_one = after.decision is not None and after.decision.id in ("D-15", "D-20")
                if not one_by_one:  # else the palaces have their turns otherwise
                    assert unordered(result) == unordered(after)
