"""Points by cause: at every moment they add up to what the courts show."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from games.dragon.table import acting, court, happens, run

from yotd_widget.describe.ledger import BEFORE, causes, points_by_cause
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon import by_month, ledger
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.pieces import GREAT_EVENTS
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import begin

BASE = (
    "Palaces", "Court Ladies", "Privileges", "Research", "Dragon Festival", "Mongol Invasion", "Persons", "Monks",
    "Yuan",
)  # fmt: skip
"""What points are for without the expansions, in the order of the ledger."""
NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")


def random_game(seed: int, players: int, **options) -> Timeline:
    game, dice = Timeline(begin(Setup(NAMES[:players], seed=seed, **options))), Random(seed)
    while game.state.agenda:
        options_now = game.state.options()
        game.play(options_now[dice.randrange(len(options_now))])
    return game


GAMES = [(2, False, None), (3, True, None), (4, True, "random"), (5, False, "random")] + [
    (3, True, event) for event in GREAT_EVENTS
]


@pytest.mark.parametrize(("players", "wall", "event"), GAMES)
def test_causes_add_up_to_the_points_at_every_moment(players, wall, event):
    for seed in range(3):
        game = random_game(seed, players, great_wall=wall, great_event=event)
        moments = ledger(game)
        assert [moment.at for moment in moments] == list(range(len(game) + 1))
        named = tuple(GAME.accounts.causes(game.state))
        for moment in moments:
            state = game.state_at(moment.at)
            shown = [court.vp for court in state.courts]
            assert [moment.total(seat) for seat in range(players)] == shown
            assert all(tuple(row) == named for row in moment.points), "the same causes in every row"
            assert moment.period == state.month
        for before, after in pairwise(moments):
            for seat in range(players):
                gained = {c: n - before.points[seat][c] for c, n in after.points[seat].items()}
                assert after.gained[seat] == {cause: n for cause, n in gained.items() if n}


@pytest.mark.parametrize(("players", "wall", "event"), GAMES[:4])
def test_months_add_up_to_the_end(players, wall, event):
    for seed in range(3):
        game = random_game(seed, players, great_wall=wall, great_event=event)
        months, end = by_month(game), ledger(game)[-1]
        assert list(months) == list(range(14))
        for seat in range(players):
            for cause, points in end.points[seat].items():
                assert sum(rows[seat][cause] for rows in months.values()) == points
        assert {cause for row in months[13] for cause, points in row.items() if points} <= {"Persons", "Monks", "Yuan"}
        assert not any(months[12][0][cause] for cause in ("Persons", "Monks", "Yuan"))


def test_points_from_before_the_timeline_have_their_own_cause():
    game = Timeline(acting(court(vp=3), court())).play("use B research")
    first, last = ledger(game)
    assert (first.points[0][BEFORE], first.total(1)) == (3, 0)
    assert (last.points[0][BEFORE], last.points[0]["Research"], last.total(0), last.gained[0]) == (
        3, 1, 4, {"Research": 1},
    )  # fmt: skip
    assert BEFORE not in ledger(Timeline(acting(court(), court())))[0].points[0]


def test_points_have_the_cause_that_gave_them():  # EX-16, EX-17
    privileged = court("3 young court_lady, young court_lady, young healer", "2", "1", large=1)
    notes = Notes()
    run(Scoring(), courts=[privileged, court()], notes=notes)
    named = {cause: points for cause, points in points_by_cause(GAME, notes, 2)[0].items() if points}
    assert named == {"Palaces": 3, "Court Ladies": 2, "Privileges": 2}
    rich, notes = court("2 young monk, young healer", "3 old monk", rice=1, fireworks=2, yuan=4), Notes()
    run(EndScoring(), courts=[rich, court(yuan=0)], month=12, notes=notes)
    named = {cause: points for cause, points in points_by_cause(GAME, notes, 2)[0].items() if points}
    assert named == {"Persons": 6, "Monks": 8, "Yuan": 3}
    events = {"dragon_festival": "Dragon Festival", "mongol_invasion": "Mongol Invasion"}
    for event, cause in events.items():
        notes = Notes()
        happens(event, court("2 young warrior, young healer", fireworks=2), court(), notes=notes)
        assert [name for name, points in points_by_cause(GAME, notes, 2)[0].items() if points] == [cause]


def test_the_base_game_has_no_causes_of_the_expansions():
    game = random_game(1, 3)
    assert [list(row) for row in ledger(game)[-1].points] == [list(BASE)] * 3
    assert tuple(GAME.accounts.causes(game.state)) == BASE


def test_each_cause_of_the_expansions_gives_points_in_some_game():
    met: set[str] = set()
    for seed in range(4):
        for event in ("ge_lantern", "ge_buddha", "ge_charter"):
            game = random_game(seed, 2, great_wall=True, great_event=event)
            met |= {cause for row in points_by_cause(GAME, game.notes(), 2) for cause, points in row.items() if points}
    met |= {"Great Wall"} & {cause for row in points_by_cause(GAME, reaching().notes(), 2) for cause in row}
    assert set(causes(GAME)) - set(BASE) <= met


def reaching() -> Timeline:
    """A wall of twelve tiles reaches any month."""
    start = begin(Setup(NAMES[:2], seed=3, great_wall=True))
    start.wall = (0, 1) * 6
    for mine in start.courts:
        mine.wall_tiles = ()
    game, dice = Timeline(start), Random(3)
    while game.state.agenda:
        options = game.state.options()
        game.play(options[dice.randrange(len(options))])
    return game
