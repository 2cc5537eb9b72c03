"""Persons keep their floor: who arrives, leaves or is replaced is marked where it lives. What is told of phase 1."""

import pytest
from games.dragon.table import acting, court, happens, recruiting

from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.dwellers import changed_floors
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.moves import Place, Release, Replace
from yotd_widget.games.dragon.screen.html_tables import html_tables
from yotd_widget.games.dragon.screen.preview import preview
from yotd_widget.games.dragon.screen.text_board import text_board

CHOOSES_A_PERSON = (Place, Replace, Release)


def of_persons(marks, seat=0):
    """Kind of each mark of a room of a court, by place."""
    wanted = (f"room/{seat}/", f"left/{seat}/")
    return {place: mark["kind"] for place, mark in marks.items() if place.startswith(wanted)}


def foreseen(state, move):
    return of_persons(preview(state, state.read(move))[1])


def seen(state, *moves):
    """Marks of the last move."""
    return of_persons(GAME.screen.picture(Timeline(state).play(*moves))["marks"])


def test_a_second_equal_person_is_marked_upstairs():  # PER-7
    state = recruiting(court("2 young pyrotechnist", "1"), court(), taken="young pyrotechnist")
    assert foreseen(state, "place 1") == seen(state, "place 1") == {"room/0/1/1": "new"}


@pytest.mark.parametrize(("gone", "room"), [("young monk", "room/0/1/0"), ("old farmer", "room/0/1/1")])
def test_who_replaces_somebody_lives_in_that_room(gone, room):  # PER-8
    state = recruiting(court("2 young monk, old farmer", "1 young monk"), court(), taken="old healer")
    assert foreseen(state, f"replace {gone} 1") == seen(state, f"replace {gone} 1") == {room: "new"}
    assert state.after(f"replace {gone} 1").court("P1").palaces[0].persons[int(room[-1])] == "old healer"


@pytest.mark.parametrize("floor", [0, 2])
def test_of_equal_persons_the_one_that_is_looked_at_is_marked(floor):  # REL-1, PER-8
    people = court("3 young monk, old farmer, young monk", "1 young scholar")
    leaves = happens("contagion", people, court("2 old healer, young healer"))
    replaced = recruiting(people, court(), taken="young warrior")
    for state, kind in ((leaves, "gone"), (replaced, "new")):
        choices = GAME.screen.choices(state)
        ghosts = choices[f"room/0/1/{floor}"]["preview"]["ghosts"]
        assert of_persons(ghosts) == {f"room/0/1/{floor}": kind}


def test_who_left_is_crossed_out_where_they_lived_and_the_others_drop_in_the_next_step():  # REL-1
    people = court("3 young farmer, old scholar, young monk", "1 young monk")
    state = happens("mongol_invasion", people, court("2 young warrior"), decay=True)
    game = Timeline(state).play("release young farmer 1")
    assert foreseen(state, "release young farmer 1") == {"room/0/1/0": "gone"}
    shown = GAME.screen.picture(game)
    assert of_persons(shown["marks"]) == {"left/0/1/0": "gone"}
    assert shown["marks"]["left/0/1/0"]["name"] == "young farmer"
    rooms = shown["board"]["courts"][0]["palaces"][0]["rooms"]
    assert [room["person"] and room["person"]["name"] for room in rooms] == ["old scholar", "young monk", None]


def test_each_of_several_is_crossed_out_in_a_room_of_its_own():
    people = court("3 young monk, young farmer, young monk", "1 old monk")
    state = happens("contagion", people, court("2 old healer, young healer"))
    state = state.after("release young monk 1")
    assert foreseen(state, "release young monk 1") == {"room/0/1/2": "gone"}
    assert seen(state, "release young monk 1", "release young farmer 1") == dict.fromkeys(
        ("left/0/1/0", "left/0/1/1", "left/0/1/2"), "gone"
    )


def test_a_room_that_fell_with_its_person_is_not_drawn():  # GE-QUAKE-3
    assert changed_floors(("young monk", "old monk"), ("old monk",)) == ([0], [])
    game = Timeline(new_game(["Ada", "Bo", "Cyd"], seed=5, great_event="ge_quake"))
    policy = RandomPolicy(5)
    while game.state.agenda:
        game.play(policy.choose(game.state))
        shown = GAME.screen.picture(game)
        for place in of_persons(shown["marks"]) | of_persons(shown["marks"], 1) | of_persons(shown["marks"], 2):
            _kind, seat, palace, floor = place.split("/")
            rooms = shown["board"]["courts"][int(seat)]["palaces"][int(palace) - 1]["rooms"]
            assert int(floor) < len(rooms), place


@pytest.mark.parametrize(("players", "seed", "event"), [(2, 1, "ge_quake"), (3, 2, "ge_sunrise"), (5, 3, "ge_flood")])
def test_a_ghost_stands_where_the_person_then_is(players, seed, event):
    """In whole games: what a move shows before is where the news of it are."""
    game = Timeline(new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=seed, great_event=event))
    policy, compared = RandomPolicy(seed), 0
    while game.state.agenda:
        state, move = game.state, policy.choose(game.state)
        seat, before = state.agenda[-1].seat, len(game.steps)
        ghosts = of_persons(preview(state, move)[1], seat) if isinstance(move, CHOOSES_A_PERSON) else {}
        palaces = len(state.courts[seat].palaces) if seat >= 0 else 0
        game.play(move)
        done = not isinstance(move, Release) or state.decision.total == 1
        if ghosts and done and len(game.state.courts[seat].palaces) == palaces and game.at == before + 1:
            shown = of_persons(GAME.screen.picture(game)["marks"], seat)
            there = {place.replace("room", "left") if kind == "gone" else place for place, kind in ghosts.items()}
            if game.state.phase == state.phase:  # nothing else has come of it
                assert shown.keys() == there, (state, move)
                compared += 1
    assert compared > 5


# --- What was used this month ----------------------------------------------------------------------------------------


def names(picture):
    return [each["name"] for each in picture["board"].get("acted", ())]


def test_what_everybody_did_is_told_once_the_cards_are_gone():  # ACT-12
    game = Timeline(acting(court(space=3), court(space=2), court(space=1))).play("use A taxes", "pass")
    assert names(GAME.screen.picture(game)) == []
    shown = GAME.screen.picture(game.play("pass"))
    assert shown["board"]["groups"] == []
    assert names(shown) == ["P1: A Taxes", "P2: Pass", "P3: Pass"]
    assert "P1: A Taxes | P2: Pass | P3: Pass" in text_board(shown)
    assert "A Taxes" in html_tables(shown, "")
    last = list(GAME.screen.history(game, game.path))[-1]
    assert "P1: A Taxes" in str(last["patch"])


def test_a_game_that_began_later_tells_no_more_than_it_knows():
    game = Timeline(recruiting(court("2 young monk"), court("2 young farmer")))
    assert "acted" not in GAME.screen.picture(game)["board"]


def test_last_months_actions_are_not_this_months():
    game = Timeline(new_game(["Ada", "Bo"], seed=3))
    policy = RandomPolicy(3)
    while game.state.agenda:
        told = names(GAME.screen.picture(game))
        assert len(told) == (2 if game.state.phase in ("person", "event", "scoring") else 0), game.state
        game.play(policy.choose(game.state))
