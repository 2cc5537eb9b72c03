"""The nearest change and the number that a question demands, of any described game by its things."""

import pytest
from describe.caravan import GAME, Caravan, Lose, Score, Thief, Turn

from yotd_widget.describe.units import units
from yotd_widget.engine.errors import BadInput, BadPosition, NotFound
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games import owed


def nearest(position, move, **options):
    return position.why_not(move, **options).nearest


POSSIBLE = [
    (Caravan([2, 4]), "buy silk", "Possible with 1 coin more (3 in all)."),
    (Caravan([0, 4]), "buy silk", "Possible with 3 coins more (3 in all)."),
    (Caravan(gate="closed"), "buy silk", "Possible with open instead of closed (Gate)."),
    (Caravan(market=["silk"]), "buy tea", "Possible with one tea more (Market)."),
    (
        Caravan(hands=[["tea"] * 3, []], agenda=[Score(), Lose(0, 2)]), "give silk",
        "Possible with one bale of silk more (Hand).",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "move", "text"), POSSIBLE)
def test_the_nearest_change_is_named_and_helps(position, move, text):
    before = position.to_json()
    found = nearest(position, move)
    assert str(found) == text
    assert found.state.why_not(move) is None
    assert Caravan.from_json(found.state.to_json()) == found.state
    assert position.to_json() == before


def test_a_position_that_cannot_be_is_not_offered(monkeypatch):
    read = Caravan.from_json

    def checked(text):
        position = read(text)
        if position.coins[0] == 3:
            raise BadPosition("nobody has three coins")
        return position

    monkeypatch.setattr(Caravan, "from_json", staticmethod(checked))
    assert str(nearest(Caravan([2, 4]), "buy silk")) == "Possible with 2 coins more (4 in all)."


HOPELESS = [
    (Caravan([0, 0], market=[], gate="closed"), "buy silk", "It cannot be made legal."),
    (Caravan(), "buy ink", "It cannot be made legal."),
    (Caravan(), "nonsense", "It cannot be made legal."),
    (Caravan(), "give tea", "It cannot be made legal here; another question asks for a card for the thief."),
    (Caravan(agenda=[]), "wait", "It cannot be made legal: nothing is decided any more."),
]


@pytest.mark.parametrize(("position", "move", "text"), HOPELESS)
def test_what_no_near_change_helps_says_so(position, move, text):
    found = nearest(position, move)
    assert (str(found), found.possible) == (text, False)


def test_it_is_somebody_elses_turn():
    assert str(nearest(Caravan(), "wait", by="Bo")) == "It cannot be made legal now: Ann decides."


def test_a_legal_move_has_no_remedy():
    with pytest.raises(BadInput, match="“wait” is legal: nothing needs to change"):
        GAME.reasons.remedy(Caravan(), "wait")


def test_units_change_one_thing_each_and_the_position_never():
    position = Caravan(hands=[["tea"], ["silk"]])
    before = position.to_json()
    told = {GAME.remedies.phrase(changes): changed for changes, changed in units(GAME, position, 0)}
    assert position.to_json() == before
    assert list(told)[:2] == ["1 coin more (5 in all)", "1 coin fewer (3 in all)"], "the player's own first"
    assert {"one tea fewer (Hand)", "one bale of silk more (Market)", "closed instead of open (Gate)"} <= set(told)
    assert told["one bale of silk fewer (Hand) for Bo"].hands == [["tea"], []]
    assert [GAME.remedies.phrase(changes) for changes, _ in units(GAME, Caravan([1, 9]), 0, 2)] == [
        "2 coins more (3 in all)", "2 points more (2 in all)", "2 coins more (11 in all) for Bo",
        "2 coins fewer (7 in all) for Bo", "2 points more (2 in all) for Bo",
    ], "nothing goes below its least"  # fmt: skip


# --- Why so many, and why not one less -------------------------------------------------------------------------------


def robbed(hand) -> Timeline:
    """A thief comes after Bo's last turn, and Ann has this hand."""
    return Timeline(Caravan(hands=[hand, []], agenda=[Score(), Thief(), Turn(1)])).play("wait")


def test_a_demand_is_traced_to_its_note_and_made_one_less():
    game = robbed(["tea", "tea", "silk", "silk"])
    assert str(owed(game.state, game.node)).splitlines() == [
        "Ann gives cards to the thief: 2. [THIEF-1]",
        "└ Ann owes 2. [THIEF-1]",
        "Why not 1? With one tea fewer (Hand).",
    ]
    game.play("give tea")
    found = owed(game.state, game.node)
    assert (found.number, found.ways[0].node.at) == (2, 0), "a piece that is given changes nothing of it"


def test_tried_the_game_goes_back_and_comes_to_the_question_again():
    game = robbed(["tea", "tea", "tea", "silk", "silk"])
    owed(game.state, game.node).ways[0].try_it(game)
    assert (game.state.decision.id, game.state.decision.total) == ("lose", 2)
    assert [str(step.move).partition(" ")[0] for step in game.steps] == ["suppose", "wait"]
    asked = GAME.reasons.why_asked(game.state, game.node)
    assert (asked["ask"], asked["ways"]) == ("Why not 1?", ["Try it"])
    assert len(GAME.reasons.ways_to_less(game.state, game.node)) == 1


def test_without_its_moment_a_demand_is_told_alone():
    position = robbed(["tea", "tea", "silk", "silk"]).state
    found = owed(position)
    assert (str(found), found.ways) == ("Ann gives cards to the thief: 2. [THIEF-1]", ())
    supposed = Timeline(Caravan()).suppose(position, "robbed")
    assert owed(supposed.state, supposed.node).ways == ()


def test_what_no_change_makes_smaller_says_so(monkeypatch):
    monkeypatch.setattr("yotd_widget.describe.demands.units", lambda *_: ())
    game = robbed(["tea", "tea", "silk", "silk"])
    assert owed(game.state, game.node).answer == "No small change would make it so."


def test_a_question_for_one_thing_demands_no_number():
    assert owed(Caravan()) is None
    assert owed(Caravan(agenda=[])) is None


def test_a_way_outside_the_game_cannot_be_tried():
    game = robbed(["tea", "tea", "silk", "silk"])
    way = type(owed(game.state, game.node).ways[0])("a coin more", (), Caravan(), None)
    with pytest.raises(NotFound, match="not part of this game"):
        way.try_it(game)
