"""Why not n: the number is the engine's, and whatever is offered makes it one less when it is tried."""

from __future__ import annotations

import copy
from collections import Counter

import pytest
from games.dragon.table import court, releasing
from nights import one_in

from yotd_widget.describe import wording
from yotd_widget.describe.demands import Way
from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.game import load
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node
from yotd_widget.games import owed
from yotd_widget.games.dragon.events import RELEASE_RULES
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.reasons import owed as module
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.year import new_game

NAMES = ("Ada", "Bo", "Cyd", "Dorota")


def asked(state: State, move: str = "place 2") -> Timeline[State]:
    return Timeline(state).play(move)


@pytest.mark.parametrize(
    ("point", "count", "healers", "asked_for"),
    [
        ("D-13", 1, 0, "1 person, as 1 yuan is missing."),
        ("D-13", 2, 0, "2 persons, for 2 missing yuan."),
        ("D-17", 3, 0, "3 persons, in the Contagion."),
        ("D-17", 2, 1, "2 persons (3 − 1 for mortars)."),
        ("D-17", 1, 2, "1 person (3 − 2 for mortars)."),
        ("D-17", 2, 0, "2 persons, in the Contagion."),  # by a house rule: no mortar is to blame
    ],
)
def test_who_is_asked_reads_how_many_leave(point, count, healers, asked_for):
    palaces = ["3 young monk, young farmer, young scholar", "2 old monk", f"2 {', '.join(['young healer'] * healers)}"]
    state = releasing(point, count, court(*palaces[: 3 if healers else 2]), court())
    assert wording.prompt(load("dragon"), state) == f"Choose who leaves: {asked_for}"


def test_one_mortar_more():
    """The example of the design: two leave, one mortar is there, and a second one is wanted."""
    state = example("contagion-1-mortar", palaces=["3 young healer, young monk, young tax collector", "3 court lady"])
    game = asked(state)
    found = owed(game.state, game.node)
    assert str(found).splitlines()[-1] == (
        "Why not 1? 1 mortar more is needed: one young healer more in palace 2, "
        "the old healer of Ada instead of the young healer in palace 1, "
        "or the young healer of Ada instead of the young monk in palace 1."
    )
    assert (found.number, [way.node.at for way in found.ways]) == (2, [0, 0, 0])


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("tribute-1", "Why not 2? With 1 yuan more (2 in all)."),
        ("drought-3-palaces", "Why not 0? With 1 rice more (3 in all), or no young farmer of Ada in palace 2."),
    ],
)
def test_goods_that_were_missing(name, answer):
    game = asked(example(name))
    found = owed(game.state, game.node)
    assert f"{found.ask} {found.answer}" == answer


def test_what_everybody_owes_cannot_be_less():
    state = example("quake-2-1")
    assert str(owed(state)).splitlines() == [
        "Everybody gives back 2 floors, or all if there are fewer. [GE-QUAKE-1]",
        "Why not 1? Nobody who has them gives back fewer than 2 floors.",
    ]


def test_a_palace_that_is_too_small_after_an_earthquake():
    game = Timeline(example("quake-2-1", palaces=["3 young monk, young healer, old farmer", "1 young monk"]))
    game.play("demolish 1, 1")
    found = owed(game.state, game.node)
    assert str(found).splitlines() == [
        "Persons 3 in palace 1, floors 1: 2 too many. [GE-QUAKE-3]",
        "Why not 1? With no young monk of Ada in palace 1.",
    ]


def test_a_question_without_a_number_demands_none():
    assert owed(example("month-5")) is None
    assert owed(example("month-5").after("use A taxes")) is None


def test_without_the_moment_before_it_is_said_and_not_tried():
    game = asked(example("tribute-1"))
    found = owed(game.state, Timeline(game.state).node)
    assert (found.number, found.answer) == (3, "With 1 yuan more (2 in all).")
    assert [way.node for way in found.ways] == [None]
    assert game.state.game.reasons.ways_to_less(game.state, Timeline(game.state).node) == ()
    with pytest.raises(NotFound, match="not part of this game"):
        found.ways[0].try_it(game)


def test_nothing_near_is_said(monkeypatch):
    monkeypatch.setattr(module, "nearest", lambda *_: [])
    game = asked(example("mongol-3-1-1"))
    assert owed(game.state, game.node).answer == "No small change would make it so."


def test_tried_the_game_goes_back_and_comes_to_the_question_again():
    game = asked(example("contagion-1-mortar"))
    owed(game.state, game.node).ways[0].try_it(game)
    assert (game.state.decision.id, game.state.decision.player, game.state.decision.total) == ("D-17", "Ada", 1)
    assert [str(step).partition(" ")[0] for step in game.steps] == ["Bo:", "Bo:"]
    assert [branch.after for branch in game.branches] == [0, 0]
    assert owed(game.state, game.node).ask == "Why not 0?"


# --- Whatever is offered ---------------------------------------------------------------------------------------------

GAMES = {
    "contagion and others": {},
    "wall": {"great_wall": True},
    "flood": {"great_event": "ge_flood"},
    "quake": {"great_event": "ge_quake"},
    "eclipse": {"great_wall": True, "great_event": "ge_eclipse"},
    "tornado": {"great_event": "ge_tornado"},
}
EXPECTED = {"D-15", "D-17"}


def demanded(node: Node, seat: int, point: str, palace: int = 0) -> int:
    """What was demanded of a seat in a step, by its notes and by the question after it."""
    state, notes = node.state, node.step.notes
    if point in ("D-20", "D-21"):
        pending = [
            task.count for task in state.agenda if getattr(task, "seat", None) == seat and hasattr(task, "count")
        ]
        mine = [note for note in notes if note.seat == seat and note.facts.get("palace", palace) == palace]
        forced = [note for note in mine if note.rule in ("GE-FLOOD-1", "GE-QUAKE-3")]
        return pending[-1] if pending else sum(note.facts.get("items", 1) for note in forced)
    if point == "D-18" and any(note.rule == "WALL-11" for note in notes):
        return 0
    rule = "EVT-DROUGHT-2" if point in ("D-14", "D-15") else RELEASE_RULES[point]
    return [
        note.facts.get("owed", note.facts.get("short")) for note in notes if (note.rule, note.seat) == (rule, seat)
    ][-1]


def proved(game: Timeline[State], way: Way, number: int) -> bool:
    """Tried on a copy of the game, the step into the event demands one less."""
    seat, point, task = game.state.agenda[-1].seat, game.state.decision.id, game.state.agenda[-1]
    at, copied = way.node.at, copy.deepcopy(game)
    again = owed(copied.state, copied.node)
    next(other for other in again.ways if other.what == way.what).try_it(copied)
    assert copied.steps[at].notes[0].rule == "what if"
    return demanded(copied.find(copied.path[at + 2]), seat, point, getattr(task, "palace", 0)) == number - 1


@pytest.mark.parametrize("options", one_in(2, GAMES.values(), 1), ids=GAMES)
def test_every_change_offered_makes_it_one_less(options):
    points: Counter[str] = Counter()
    for seed in range(2):
        game = Timeline(new_game(NAMES[: 2 + seed], seed=seed, **options))
        policy = RandomPolicy(seed)
        while game.state.agenda:
            found = owed(game.state, game.node)
            if found is not None:
                points[game.state.decision.id] += 1
                for way in found.ways if not game.state.decision.done else ():
                    assert way.node is not None
                    assert proved(game, way, found.number), (seed, game.at, way.what)
            game.play(policy.choose(game.state))
    assert set(points) >= EXPECTED
