"""The nearest change: it helps, the table allows it, and nothing smaller of the same kind would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from games.dragon.table import acting, building, court, drafting, ended, recruiting, releasing
from games.dragon.test_refusals import BOTH_WRONG, NEAREST, REFUSED
from IPython.lib.pretty import pretty
from msgspec.structs import replace

from yotd_widget.describe.points import answered
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.games.dragon import moves
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.great_events import ChooseReturned
from yotd_widget.games.dragon.moves import Build, Demolish, Draft, Drop, Lay, Place, Play, Release, Return, Use, Without
from yotd_widget.games.dragon.pieces import GOODS, HAND, KINDS, LETTERS, PERSONS, WALL_ACTIONS, WALL_TILES, YOUNG
from yotd_widget.games.dragon.reasons.proposals import PROPOSALS
from yotd_widget.games.dragon.reasons.remedy import CHANGES
from yotd_widget.games.dragon.refusals import REFUSALS
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.tasks import TASKS
from yotd_widget.games.dragon.year import begin

NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")


def nearest(state: State, move: object):
    return state.why_not(move).nearest


def test_a_remedy_is_read_in_a_notebook():
    found = nearest(acting(court(), court(yuan=2), dragons={"P1": "A"}, by="P2"), "use A taxes")
    assert pretty(found) == str(found) == "Possible with 1 yuan more (3 in all)."


# --- One by one ------------------------------------------------------------------------------------------------------

FULL = court("2 young monk, young healer")
WALL = {"setup": {"great_wall": True}}

NAMED = [
    (
        lambda: acting(court(), court(yuan=2), dragons={"P1": "A"}, by="P2"), "use A taxes",
        "Possible with 1 yuan more (3 in all).",
    ),
    (
        lambda: acting(court(), court(yuan=0), dragons={"P1": "A"}, by="P2"), "use A taxes",
        "Possible with no dragon of P1 on group A.",
    ),
    (lambda: acting(court(yuan=0), court()), "use B privilege", "Possible with 2 yuan more (2 in all)."),
    (lambda: acting(court(yuan=3), court()).after("use B privilege"), "buy large", None),
    (
        lambda: acting(court(), court()), "use A research",
        "Possible with Research instead of Taxes in group A.",
    ),
    (
        lambda: recruiting(FULL, court(), taken="young farmer"), "place 1",
        "Possible with 3 floors instead of 2 on palace 1; it would then be the only choice.",
    ),
    (
        lambda: recruiting(court("3 young monk, young healer, old healer"), court(), taken="young farmer"), "place 1",
        "Possible with no old healer of P1 in palace 1; it would then be the only choice.",
    ),
    (
        lambda: recruiting(court("2 young farmer", "2"), court(), taken="young monk"), "place 3",
        "Possible with 3 palaces instead of 2.",
    ),
    (
        lambda: recruiting(court("2 young farmer", "2 old healer"), court(), taken="young monk"), "discard",
        "Possible with 1 floor instead of 2 on palace 1 and 1 floor instead of 2 on palace 2.",
    ),
    (
        lambda: recruiting(court(), court(), card="wild", gone=["old monk"]), "take old monk",
        "Possible with one old monk more on the board.",
    ),
    (
        lambda: recruiting(court(), court(), card="monk"), "take young farmer",
        "Possible with the card farmer played instead of monk.",
    ),
    (
        lambda: recruiting(court(hand=("monk", "wild")), court()), "play farmer",
        "Possible with the card farmer in the hand.",
    ),
    (lambda: drafting("monk farmer"), "draft young monk, young farmer", None),
    (lambda: building(2, court("2", "3")), "build 2 on 1", "Possible with 1 floor instead of 2 on palace 1."),
    (lambda: building(1, court("2")), "build 1 on 1, new 1", "Possible with 2 floors to place instead of 1."),
    (
        lambda: releasing("D-13", 1, court("2 young monk, young healer"), court()),
        "release young monk 1, young healer 1", None,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "move", "text"), NAMED)
def test_the_nearest_change_is_named_and_helps(position, move, text):
    state = position()
    before = state.to_json()
    found = nearest(state, move)
    assert text is None or str(found) == text
    if found.possible:
        assert found.state.why_not(move) is None
        assert allowed(found.state) or found.only
    assert state.to_json() == before


HOPELESS = [
    (lambda: ended(court(), court()), "pass", "It cannot be made legal: nothing is decided any more."),
    (
        lambda: acting(court(), court()), "place 1",
        "It cannot be made legal here; another question asks for a palace, or a home for the new person.",
    ),
    (
        lambda: acting(court("2 young monk"), court()), "release young monk 1",
        "It cannot be made legal here; another question asks for persons to release.",
    ),
    (lambda: acting(court(), court()), "use A dance", "It cannot be made legal."),
    (lambda: acting(court(), court()), "use A build_wall", "It cannot be made legal."),
    (lambda: acting(court(), court()), "nonsense", "It cannot be made legal."),
    (lambda: acting(court(yuan=9), court()).after("use B privilege"), "buy small, small", "It cannot be made legal."),
    (lambda: drafting(), "draft old monk", "It cannot be made legal."),
    (lambda: building(4, court("2")), "build new 4", "It cannot be made legal."),
    (lambda: recruiting(court(), court(), card="monk"), "take old craftsman", "It cannot be made legal."),
]  # fmt: skip


@pytest.mark.parametrize(("position", "move", "text"), HOPELESS)
def test_what_cannot_be_made_legal_says_so(position, move, text):
    found = nearest(position(), move)
    assert (str(found), found.possible, found.changes, found.state) == (text, False, (), None)


def test_it_is_somebody_elses_turn():
    found = acting(court(), court()).why_not("pass", by="P2").nearest
    assert str(found) == "It cannot be made legal now: P1 decides."


def test_a_legal_move_has_no_remedy():
    with pytest.raises(BadInput, match="“pass” is legal: nothing needs to change"):
        GAME.reasons.remedy(acting(court(), court()), "pass")


def test_a_refused_option_of_a_new_game_has_no_position_to_change():
    with pytest.raises(Refusal) as raised:
        begin_badly()
    assert raised.value.nearest is None


def begin_badly():
    from yotd_widget.games.dragon import new_game

    new_game(["Ania"])


def test_a_raised_refusal_knows_its_remedy_too():
    state = acting(court(yuan=1), court())
    with pytest.raises(Refusal) as raised:
        state.after("use B privilege")
    state.court("P1").yuan = 5  # the refusal remembers the position as it was
    assert str(raised.value.nearest) == "Possible with 1 yuan more (2 in all)."


def test_a_remedy_is_data():
    found = nearest(acting(court(yuan=1), court()), "use B privilege")
    (change,) = found.changes
    assert (change.thing, change.before, change.after, found.size) == ("courts[0].yuan", 1, 2, 1)


@pytest.mark.parametrize("row", [*REFUSED.values(), *BOTH_WRONG, *NEAREST])
def test_every_refusal_of_the_other_tests_has_an_answer(row):
    state, move = row[0](), row[1]
    refusal = state.why_not(move)
    if refusal is not None:
        helps(state, move)


def test_every_refusal_is_proposed_for_or_hopeless_for_a_reason():
    never = {
        "ERR-TURN", "ERR-STEP", "ERR-OVER", "ERR-ID", "ERR-FORMAT", "ERR-CONFIG-PLAYERS", "ERR-CONFIG-OPTION",
        "ERR-CONFIG-GE", "ERR-DRAFT-COUNT", "ERR-DRAFT-OLD", "ERR-DRAFT-SAME", "ERR-PRIV-SIZE", "ERR-BUILD-NEW",
        "ERR-CARD-ONE", "ERR-REL-VOLUNTARY", "ERR-QUAKE-COUNT", "ERR-TORNADO-COUNT", "ERR-SUN-OLD",
    }  # fmt: skip
    assert set(REFUSALS) - set(PROPOSALS) == never
    kinds = {kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)} - {Move}
    assert [kind for kind in kinds if not answered(TASKS, kind)] == []


# --- Over random games -----------------------------------------------------------------------------------------------


def helps(state: State, move: object) -> Counter[str]:
    """Check the remedy of a refused move; which kinds of changes it has."""
    before, refusal = state.to_json(), state.why_not(move)
    found = refusal.nearest
    assert state.to_json() == before, "looking for a remedy changes nothing"
    assert found.text.endswith(".")
    if not found.possible:
        return Counter([f"never {refusal.code}"])
    assert found.state.why_not(move) is None, f"{move}: {found}"
    assert found.only == (len(found.state.legal_moves) < 2)
    assert allowed(found.state.after(move) if found.only else found.state)
    assert found.changes
    assert found.size == sum(change.size for change in found.changes) >= 1
    for change in found.changes:
        assert change.before != change.after
        if change.kind == "more":  # one unit less of the same thing is not enough
            less, (seat, good) = found.state.clone(), where(change.thing)
            setattr(less.courts[seat], good, change.after - 1)
            if isinstance(task := less.agenda[-1], ChooseReturned):  # half of what is there
                mine = less.courts[seat]
                less.agenda[-1] = replace(task, count=(mine.yuan + mine.rice + mine.fireworks) // 2)
            assert less.why_not(move) is not None or not allowed(less), f"{move}: {found} is more than needed"
    for change in found.changes:
        if change.kind in ("floors to place", "persons to release", "palaces without") and change.size > 1:
            field = change.thing.rpartition(".")[2]
            less = found.state.clone()
            less.agenda[-1] = replace(less.agenda[-1], **{field: change.after - 1})
            assert less.why_not(move) is not None
    return Counter([change.kind for change in found.changes] + [refusal.code])


def allowed(state: State) -> bool:
    try:
        return State.from_json(state.to_json()) is not None
    except ValueError:
        return False


def where(thing: str) -> tuple[int, str]:
    seat, good = thing.removeprefix("courts[").split("].")
    return int(seat), good


def wrong_moves(state: State, dice: Random) -> Iterator[Move]:
    """Answers of the open question's kinds, right or wrong: every candidate, and some made by chance."""
    task = state.agenda[-1]
    yield from task.candidates(state)
    homes = state.courts[task.seat].palaces
    for number, palace in enumerate(homes, 1):
        yield from (Release(((person, number),)) for person in palace.persons)
    palaces = len(homes) + 2
    for _ in range(3):
        some = dice.randint(1, 3)
        people = [(dice.choice(PERSONS), dice.randrange(palaces)) for _ in range(some)]
        yield Release(tuple(people))
        yield Without(tuple(dice.randrange(1, palaces) for _ in range(some)))
        yield Demolish(tuple(dice.randrange(1, palaces) for _ in range(some)))
        yield Drop(tuple(dice.choice(HAND) for _ in range(min(2, some))))
        yield Draft(tuple(dice.choice(YOUNG) for _ in range(min(2, some))))
        yield Use(dice.choice(LETTERS), dice.choice(WALL_ACTIONS))
        yield Lay(dice.choice(WALL_TILES))
        yield Return(dice.randrange(3), dice.randrange(3), dice.randrange(3))
        yield Build(((dice.randrange(1, palaces), dice.randint(1, 2)),), (dice.randint(1, 4),))
        yield Build(((dice.randrange(1, palaces), dice.randint(1, 3)),))
        yield Place(dice.randrange(palaces))
        yield moves.Take(dice.choice(PERSONS))
        yield moves.Replace(*people[0])
        yield moves.Discard()
        yield Play((dice.choice(HAND),))
        yield moves.Buy((dice.choice(("small", "large")),))
        yield moves.Charter(dice.choice(KINDS))


def watch(seed: int, players: int, **options) -> Counter[str]:
    met: Counter[str] = Counter()
    state, dice = begin(Setup(NAMES[:players], seed=seed, **options)), Random(seed)
    state.settle()
    while state.agenda:
        listed = state.options()
        if state.agenda[-1].seat != LUCK and dice.random() < 0.5:
            kinds = state.agenda[-1].answers
            for move in wrong_moves(state, dice):
                if isinstance(move, kinds) and state.refused(move) is not None:
                    met += helps(state, move)
        state = state.after(listed[dice.randrange(len(listed))])
    return met


GAMES = [(2, 11, "ge_quake"), (3, 12, "ge_flood"), (4, 13, "ge_tornado"), (5, 14, "ge_sunrise"), (3, 17, "ge_charter"),
         (4, 16, "ge_eclipse")]  # fmt: skip
met_by_random_games: Counter[str] = Counter()


@pytest.mark.parametrize("games", [range(6), pytest.param(range(6, 10), marks=pytest.mark.nightly)], ids=str)
@pytest.mark.parametrize(("players", "seed", "event"), GAMES)
def test_remedies_of_random_games_help(players, seed, event, games):
    for game in games:
        met_by_random_games.update(
            watch(seed + 100 * game, players, great_wall=True, great_event=event, edition=("2017", "2007")[game % 2])
        )


def test_random_games_meet_most_refusals_and_all_kinds_of_changes():
    if met_by_random_games:  # this test alone has nothing to look at
        assert {code for code in PROPOSALS if code not in met_by_random_games} <= {"ERR-WALL-FULL", "ERR-WALL-NONE"}
        worded_apart = {f"more {good}": "more" for good in GOODS}
        kinds = {worded_apart.get(kind, kind) for kind in CHANGES}
        of_less = {"in wall", *(f"fewer {good}" for good in GOODS)}  # help against a number, not a refusal
        assert kinds - set(met_by_random_games) - of_less <= {"asked first"}
