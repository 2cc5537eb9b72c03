"""Positions of Gùgōng changed by hand: cards change places, and what no real game reaches is said."""

import pytest

from yotd_widget.engine.editing import Edit
from yotd_widget.engine.errors import BadInput
from yotd_widget.games import gugong
from yotd_widget.games.gugong import example


@pytest.fixture(scope="module")
def bench():
    state = gugong.new_game(["Ada", "Bo", "Cyd"], seed=3)
    while state.decision.seat < 0:
        state = state.after(state.options()[0])
    return state.game.editing.bench(state)


def changed(bench, *edits):
    draft = bench.start
    for at, to in edits:
        draft = bench.apply(draft, Edit(at, to))
    return draft


def test_cards_change_places(bench):
    start = bench.position(bench.start)
    card, other = start.seats[0].hand[0], start.gifts["jade"]
    state = bench.position(changed(bench, ("gifts.jade", card)))
    assert (state.gifts["jade"], state.seats[0].hand[0]) == (card, other)
    state = bench.position(changed(bench, ("P1.hand.5", start.seats[1].hand[0])))
    assert (len(state.seats[0].hand), len(state.seats[1].hand)) == (5, 3)
    state = bench.position(changed(bench, ("P1.hand.1", None)))
    assert state.draw_pile[-1] == card
    assert not bench.check(changed(bench, ("gifts.jade", card), ("gifts.jade", other)))


def test_a_decree_goes_with_those_who_are_on_it_and_a_ship_where_no_other_is(bench):
    old = bench.start["board_decrees"][0]
    new = next(f"D1-{n}" for n in range(1, 6) if f"D1-{n}" not in bench.start["board_decrees"])
    state = bench.position(changed(bench, (f"P2.decrees.{old}", True), ("board_decrees1", new)))
    assert (state.board_decrees[0], state.seats[1].decrees) == (new, (new,))
    controls = bench.sheet(changed(bench, ("P1.ships.A2", 1)), None)["controls"]
    assert "harbour/A2" not in controls
    assert "ship/0/A2" in controls
    assert [control["to"] for control in controls["harbour/A3"]] == [1, 1, 1]
    assert not bench.position(changed(bench, ("house1", False))).houses[0]


@pytest.mark.parametrize(
    ("rule", "edits"),
    [
        ("INV-1", [("P1.pool", 40)]),
        ("INV-2", [("P1.double", "ship")]),
        ("INV-3", [("P1.hand", ["B-1", "B-1"])]),
        ("INV-6", [("map.C04", "TOK-1"), ("P1.city", "C04")]),
        ("INV-7", [("P1.tokens", ["TOK-1"] * 9)]),
        ("INV-8", [("P1.intrigue", 99)]),
        ("INV-9", [("P1.space", 1)]),
        ("INV-10", [("P1.ships.A2", 1), ("P2.ships.A2", 1), ("P1.supply", 5), ("P2.supply", 5)]),
        ("INV-11", [("P1.wall", 12), ("P1.supply", 0), ("P1.pool", 0)]),
        ("INV-13", [("P1.vp_slots", 9), ("P1.supply", 0), ("P1.pool", 3)]),
    ],
)
def test_what_no_game_reaches_is_said_with_its_invariant_and_its_place(bench, rule, edits):
    problems = bench.check(changed(bench, *edits))
    assert rule in {each for problem in problems for each in problem.rules}
    assert {problem.kind for problem in problems} == {"unreachable"}


def test_servants_of_the_supply_make_it_right_again(bench):
    draft = changed(bench, ("P1.pool", 9))
    (problem,) = bench.check(draft)
    for edit in problem.fixes[0].edits:
        draft = bench.apply(draft, edit)
    assert not bench.check(draft)
    assert bench.position(draft).seats[0].supply == bench.start["seats"][0]["supply"] - 3


def test_a_card_of_no_game_is_refused(bench):
    with pytest.raises(BadInput):
        changed(bench, ("P1.hand", ["none of the kind"]))


def test_meng_has_no_name_to_change():
    state = example("meng-day")
    bench = state.game.editing.bench(state)
    assert "name/1" not in bench.sheet(bench.start, None)["controls"]
    assert bench.lines(bench.start) == []
