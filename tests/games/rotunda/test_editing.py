"""Positions of Rotunda changed by hand: what no real game reaches is said, and made right again."""

import pytest

from yotd_widget.engine.editing import Edit
from yotd_widget.games import rotunda


@pytest.fixture(scope="module")
def bench():
    """A table between two turns: no room is used, nobody kneels."""
    state = rotunda.new_game(["Ada", "Bo"], seed=3)
    while state.step != 5:
        state = state.after(state.agenda[-1].options(state)[0])
    return state.game.editing.bench(state)


def changed(bench, *edits):
    draft = bench.start
    for at, to in edits:
        draft = bench.apply(draft, Edit(at, to))
    return draft


WRONG = {
    "INV-1": [("P1.supply", 40)],
    "INV-2": [("P1.tea", 3)],
    "INV-3": [("P1.amulets.A1", 3)],
    "INV-4": [("P1.leaders", ["supplier", "hall"]), ("P2.leaders", ["supplier", "hall"])],
    "INV-9": [("P1.young", ["market"] * 5), ("P1.supply", 0)],
    "INV-10": [("banker", 0)],
    "INV-11": [("P1.taken", 2), ("P1.supply", 3)],
    "INV-12": [("marker", 9)],
    "INV-21": [("wholesaler1", "tea"), ("wholesaler2", "fruit"), ("stock.tea", 13), ("stock.fruit", 13)],
}
"""Invariant -> edits of which it speaks."""


@pytest.mark.parametrize("rule", WRONG)
def test_what_no_game_reaches_is_said_with_its_invariant_and_its_place(bench, rule):
    draft = changed(bench, *WRONG[rule])
    problems, board = bench.check(draft), bench.sheet(draft, None)["choices"]
    assert rule in {each for problem in problems for each in problem.rules}
    assert {problem.kind for problem in problems} == {"unreachable"}
    assert {problem.place for problem in problems} <= {*board}


def test_at_the_start_there_is_no_doubt(bench):
    assert bench.check(bench.start) == ()


@pytest.mark.parametrize("rule", ["INV-1", "INV-2", "INV-4", "INV-10", "INV-12"])
def test_a_remedy_makes_it_right_again(bench, rule):
    draft = changed(bench, *WRONG[rule])
    problem = next(each for each in bench.check(draft) if each.rules == (rule,))
    for edit in problem.fixes[0].edits:
        draft = bench.apply(draft, edit)
    assert rule not in {each for problem in bench.check(draft) for each in problem.rules}


def test_gold_that_was_sold_as_something_else_is_gold(bench):
    gold = bench.position(bench.start).stock["gold"]
    draft = changed(bench, ("wholesaler1", "gold_tea"), ("stock.gold", gold - 1))
    assert "INV-2" not in {each for problem in bench.check(draft) for each in problem.rules}


def test_rooms_change_places_and_cards_are_switched(bench):
    """A room that comes lies where the one goes that was there; everything of a room is pressed at the room."""
    start = bench.position(bench.start)
    sizes = {room.id: room.size for room in start.data.rooms}
    one, other = [place for place, room in start.tiles.items() if sizes[room] == "small"][:2]
    draft = changed(bench, (f"tiles.{one}", start.tiles[other]))
    tiles = bench.position(draft).tiles
    assert (tiles[one], tiles[other]) == (start.tiles[other], start.tiles[one])
    draft = changed(bench, ("P2.orders.o03", True))
    assert "o03" in bench.position(draft).seats[1].orders
    sheet = bench.sheet(bench.start, None)
    market = {control["at"] for control in sheet["controls"]["room/market"]}
    assert {"P1.leaders.market", "P2.young.market", "market.tea"} <= market
    assert "P1.young.bank" not in {each["at"] for controls in sheet["controls"].values() for each in controls}


def test_a_leader_who_comes_leaves_another_room(bench):
    start = bench.position(bench.start).seats[0].leaders
    room = next(each for each in ("market", "supplier", "banker", "smugglers") if each not in start)
    there = bench.position(changed(bench, (f"P1.leaders.{room}", 1))).seats[0].leaders
    assert len(there) == len(start)
    assert room in there
    back = bench.position(changed(bench, (f"P1.leaders.{room}", 1), (f"P1.leaders.{room}", 0))).seats[0].leaders
    assert (len(back), "hall" in back) == (len(start), True)
