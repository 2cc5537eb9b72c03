"""The drawn board of Rotunda, in Python: what it shows and offers to press, and what it leaves out."""

from __future__ import annotations

from importlib import resources
from itertools import pairwise
from random import Random

import msgspec
import pytest

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.moves import LUCK
from yotd_widget.games.rotunda.assistants import ChoosePeddler
from yotd_widget.games.rotunda.inner import ChooseBanker
from yotd_widget.games.rotunda.moves import Complete, Fetch, TakeOrder
from yotd_widget.games.rotunda.orders import ChooseBonus, ChooseOrder
from yotd_widget.games.rotunda.rows import ChooseFetch
from yotd_widget.games.rotunda.screen import plan
from yotd_widget.games.rotunda.screen.looks import face, icons_of, named
from yotd_widget.games.rotunda.words import ROOM_NAMES

LARGEST = 60_000
"""Bytes of a picture on its way to the page."""


def picture(state):
    return state.game.screen.picture(yw.Timeline(state, luck=None))


def rich(coins):
    """Somebody with so many coins is asked where the Peddler shall go."""
    state, dice = load("rotunda").new(["Ada", "Bo"], seed=3), Random(3)
    while not isinstance(state.agenda[-1], ChoosePeddler):
        state = state.after(dice.choice(list(state.legal_moves)))
    seat = state.agenda[-1].seat
    state = state.clone()
    state.seats[seat].coins = coins
    return state


def test_the_peddler_is_chosen_by_village_whatever_one_can_pay():
    board = picture(rich(30))["board"]
    cards = [card["place"] for card in board["options"]]
    laps = [place for place in cards if place.startswith("lap/")]
    assert len(cards) <= 16
    assert laps == [f"lap/{n}" for n in range(1, 8)]
    assert {card["place"] for card in board["prices"]} == {
        f"way/{way}/{n}" for way in ("before", "after") for n in range(4)
    }
    assert not [card for card in picture(rich(3))["board"]["options"] if card["place"].startswith("lap/")]


def test_every_answer_of_a_rich_player_has_its_parts_on_the_board():
    state = rich(30)
    shown = picture(state)
    there = {card["place"] for card in [*shown["board"]["options"], *shown["board"]["prices"]]}
    keys = [key for key, choice in shown["choices"].items() if choice["state"] == "legal"]
    assert len(keys) == len(list(state.legal_moves))
    assert [key for key in keys if not {*key.split("+")} <= there] == []


@pytest.mark.parametrize("hall", ["S", "C", "A", "B", "D"])
def test_rooms_lie_around_the_house_without_gaps(hall):
    board = load("rotunda").new(["Ada", "Bo"], seed=3).data.board
    found = plan.spans(board, hall)
    assert len(found) == len(board.inner) + len(board.outer) + 1
    for ring in (board.inner, board.outer):
        spans = sorted([*(found[place] for place, _ in ring), found[plan.HALL]])
        assert all(end == pytest.approx(start) for (_, end), (start, _) in pairwise(spans))
        assert spans[-1][1] - spans[0][0] == pytest.approx(360)


def test_cards_lie_only_where_somebody_may_choose():
    state = load("rotunda").new(["Ada", "Bo"], seed=3)
    assert picture(state)["board"]["options"]
    assert state.game.screen.scene(state)["board"]["options"] == []


def test_a_draft_that_cannot_be_is_drawn():
    editor = yw.Editor(load("rotunda").new(["Ada", "Bo"], seed=3))
    editor.edit("tiles.O6", "supplier")
    assert editor.problems
    assert editor.sheet["scene"]["board"]["rooms"]


def test_before_a_question_nothing_is_summed_up():
    line, policy = yw.Timeline(load("rotunda").new(["Ada", "Bo"], seed=3)), yw.RandomPolicy(3)
    while not (line.state.seats[line.state.active].seated and line.state.seats[line.state.active].villages):
        line.play(policy.choose(line.state))
    state = line.state
    screen, places = state.game.screen, ("seated", "sent")
    told, silent = (screen.scene(state, forecasts=each)["board"]["own"] for each in (True, False))
    seat = state.seats[told["seat"]]
    assert [told[each] for each in places] == [seat.seated, len(seat.villages)]
    assert all(told[each] for each in places)
    assert [silent[each] for each in places] == [0, 0]


def test_gifts_of_the_worship_board_are_signs():
    data = load("rotunda").new(["Ada", "Bo"], seed=3).data
    assert [icons_of(row) for row in data.left] == [["coin"], ["celadon"], ["tea", "coin"], ["fruit", "coin", "coin"]]
    assert icons_of(data.top[1]) == ["act-senior"]


@pytest.mark.parametrize(
    "options", [{"neutral_action": True, "choose_hall": True}, {"advanced": True}], ids=["two", "five"]
)
def test_pictures_are_small(options):
    names = ["Ada", "Bo"] if "choose_hall" in options else ["Ada", "Bo", "Cyd", "Dina", "Eli"]
    state, dice, largest = load("rotunda").new(names, seed=7, **options), Random(7), 0
    while state.agenda:
        if state.agenda[-1].seat != LUCK and not dice.randrange(4):
            largest = max(largest, len(msgspec.json.encode(picture(state))))
        state = state.after(dice.choice(list(state.legal_moves)))
    assert 10_000 < largest < LARGEST


def test_a_question_says_where_it_is_asked():
    """Four rooms have rows of payments at one decision point, and each says its own name."""
    asked = set()
    for seed in range(6):
        state, dice = load("rotunda").new(["Ada", "Bo", "Cyd"], seed=seed), Random(seed)
        while state.agenda:
            if state.decision.id == "D-13":
                room = ROOM_NAMES[state.agenda[-1].visit.room]
                assert room in state.game.asked(state)
                asked.add(room)
            state = state.after(dice.choice(list(state.legal_moves)))
    assert len(asked) == 4


def test_an_edge_without_an_amulet_is_no_card():
    state = yw.rotunda.example("TV-23")
    while state.decision.id != "D-22":
        state = state.after(next(iter(state.legal_moves)))
    cards = [card["place"] for card in picture(state)["board"]["options"]]
    lying = [place for place, kind in state.edge.items() if kind]
    assert {place for place in cards if place.startswith("edge/")} <= {f"edge/{place}" for place in lying}


def test_a_card_of_one_more_cube_shows_the_cube():
    line = yw.Timeline(yw.rotunda.example("TV-42"))
    line.play("token tea-celadon")
    assert [card["icon"] for card in picture(line.state)["board"]["options"]] == ["tea", "celadon", ""]


def test_a_neutral_leader_is_asked_about_once_for_each_room_and_with_gold_where_there_is_gold():
    state = load("rotunda").new(["Ada", "Bo"], seed=3)
    assert state.decision.id == "D-4"
    asked = [key.split("+") for key in picture(state)["choices"] if key.startswith("neutral/")]
    assert len(asked) == len({tuple(parts) for parts in asked})
    paid = {parts[2].rpartition("/")[2] for parts in asked}
    assert ("gold" in paid) == bool(state.seats[state.agenda[-1].seat].gold)


def test_whoever_hears_an_order_hears_what_it_costs():
    line = yw.Timeline(yw.rotunda.example("wholesaler-tea", tea=2, vp=3))
    line.play("sell tea tea").play("sell tea tea")
    shown = picture(line.state)
    order = line.state.orders[0]
    assert "cost: tea, fruit" in shown["choices"][f"order/{order}"]["name"]
    assert shown["board"]["offers"][0]["text"].startswith("cost: tea, fruit; ")


def test_what_the_board_says_would_help_a_leader_is_what_python_says():
    state = load("rotunda").new(["Ada", "Bo"], seed=3)
    blocked = [each for each in picture(state)["choices"].values() if each["state"] == "blocked"]
    assert len(blocked) > 5
    for each in blocked:
        assert each["reason"]["nearest"] == state.game.remedies.remedy(state, state.read(each["move"])).text


def test_every_expert_has_a_face_of_his_own():
    state = load("rotunda").new(["Ada", "Bo"], seed=3)
    faces = {face(state, expert) for expert in state.data.expert}
    assert len(faces) == len(state.data.expert) == 24
    sprite = (resources.files("yotd_widget") / "games/rotunda/screen/sprite.svg").read_text("utf-8")
    assert [each for each in faces if f'id="{each}"' not in sprite] == []


def test_the_name_on_an_expert_is_the_one_that_his_pack_prints(tmp_path):
    printed = (resources.files("yotd_widget") / "games/rotunda/data/rotunda-house-1.json").read_text("utf-8")
    file = tmp_path / "own.json"
    file.write_text(printed.replace("Trader Jin", "Aunt Wu").replace("rotunda-house-1", "own"), "utf-8")
    state = load("rotunda").new(["Ada", "Bo"], seed=3, pack=str(file))
    assert named(state, "e02") == "Aunt Wu"
    assert face(state, "e02") == "x-plain"
    assert face(state, "e01") == "x-trader_su"


def test_log_reasons_and_buttons_call_an_expert_as_his_pack_does(tmp_path):
    """One whom the house calls otherwise, and one with an id of his own; beside it the house keeps its names."""
    file = tmp_path / "own.json"
    printed = (resources.files("yotd_widget") / "games/rotunda/data/rotunda-house-1.json").read_text("utf-8")
    for old, new in (("Trader Jin", "Aunt Wu"), ("rotunda-house-1", "own"), ('"e03"', '"uncle"')):
        printed = printed.replace(old, new)
    file.write_text(printed, "utf-8")
    told = {}
    for options in ({"pack": str(file)}, {}):
        line = yw.Timeline(load("rotunda").new(["Ada", "Bo"], seed=3, **options))
        dice = Random(3)
        heard = []
        while line.state.agenda and len(line) < 150:
            moves = [*line.state.legal_moves]
            line.play(dice.choice(moves))
            shown = line.state.game.screen.picture(line)
            heard += [each["text"] for each in shown["recent"]]
            heard += [each["label"] for each in shown["choices"].values()]
        heard.append(str(line.state.game.reasons.why_asked(line.state)))
        told[bool(options)] = " ".join(heard)
    assert "Aunt Wu" in told[True]
    assert "Trader Jin" not in told[True]
    assert "uncle" not in told[True]
    assert "Aunt Wu" not in told[False]
    assert "Trader Jin" in told[False]


def test_an_amulet_of_an_edge_is_chosen_by_what_is_pictured_on_it():
    state = yw.rotunda.example("TV-23")
    while state.decision.id != "D-22":
        state = state.after(next(iter(state.legal_moves)))
    cards = [card for card in picture(state)["board"]["options"] if card["place"].startswith("edge/")]
    assert cards
    assert {card["icon"] for card in cards} == {f"am-{state.edge[card['place'].partition('/')[2]]}" for card in cards}


def test_what_others_have_on_their_shelves_is_seen_and_heard():
    state = yw.rotunda.example("final-four")
    for seat, own in zip(picture(state)["board"]["seats"], state.seats, strict=True):
        assert [card["place"].rpartition("/")[2] for card in seat["experts"]] == list(own.experts)
        assert len(seat["orders"]) == len(own.orders) + len(own.done)
        assert sum(card["count"] for card in seat["amulets"]) == len(own.amulets) + len(own.cards)
        assert all(card["name"] in seat["text"] for card in (*seat["orders"], *seat["amulets"]))


def test_of_a_stack_only_its_height_is_told():
    state = load("rotunda").new(["Ada", "Bo"], seed=3)
    told = {thing["place"]: thing["text"] for area in picture(state)["board"]["areas"] for thing in area["things"]}
    for stack in ("smuggler_stack", "amulet_stack", "order_stack", "expert_stack"):
        assert told[stack] == f"{len(getattr(state, stack))}"


def test_a_chain_is_seen_while_it_is_laid_and_its_fields_are_asked_about_no_more():
    line = yw.Timeline(yw.rotunda.example("chain-three"))
    while line.state.decision.id != "D-21":
        line.play(next(iter(line.state.legal_moves)))
    line.play("kneel r1c2")
    assert (line.state.decision.done, line.state.decision.total) == (2, 3)
    shown = picture(line.state)
    kneeling = [field["place"] for field in shown["board"]["altar"]["fields"] if field["chain"]]
    assert kneeling == ["field/r1c1", "field/r1c2"]
    assert [field["nth"] for field in shown["board"]["altar"]["fields"]] == [1, 2, *[0] * 14]
    assert not {"field/r1c1", "field/r1c2"} & {key for key, each in shown["choices"].items() if each["reason"]}


def test_a_chain_over_an_own_senior_has_its_number_there():
    line = yw.Timeline(yw.rotunda.example("chain-senior")).play("worship", "kneel r1c2")
    assert line.state.seats[line.state.active].worship == ("r1c2",)
    fields = {field["place"]: field["nth"] for field in picture(line.state)["board"]["altar"]["fields"]}
    assert (fields["field/r1c1"], fields["field/r1c2"]) == (1, 2)
    assert sum(fields.values()) == 3


def test_the_worship_board_lies_there_after_a_worship_alone():
    """Not after a visit to a room, while the other Leader waits in the Hall."""
    altars = {}
    for name in ("market-two", "bank-nine", "chain-three", "hall-empty"):
        position = yw.rotunda.example(name)
        altars[name] = position.game.screen.unasked(position)["board"]["altar"] is not None
    assert altars == {"market-two": False, "bank-nine": False, "chain-three": True, "hall-empty": True}


def asked(kind, seed, state=None):
    """A game played at random until a question of this kind for which `state` holds."""
    position, dice = load("rotunda").new(["Ada", "Bo", "Cyd"], seed=seed), Random(seed)
    while not isinstance(position.agenda[-1], kind) or not (state or bool)(position):
        position = position.after(dice.choice(list(position.legal_moves)))
    return position


def test_of_a_field_on_which_nothing_lies_there_is_no_card():
    position = asked(ChooseFetch, 3, lambda state: len(state.legal_moves) > 2)
    board = picture(position)["board"]
    fetched = [card for card in board["options"] if card["name"].startswith("Pay")]
    assert len(fetched) == len([move for move in position.legal_moves if isinstance(move, Fetch)])
    assert all(card["icon"] for card in fetched)


def test_an_order_is_chosen_by_what_it_takes():
    position = asked(ChooseBonus, 5)
    options = {card["place"]: card for card in picture(position)["board"]["options"]}
    taken = [move for move in position.legal_moves if isinstance(move, TakeOrder)]
    assert taken
    for move in taken:
        cost = position.data.order[move.order].cost
        card = options[f"order/{move.order}"]
        assert card["icon"].split().count("coin") == bool(cost.coins)
        assert {kind: card["icon"].split().count(kind) for kind in cost.cubes} == dict(cost.cubes)
        assert card["count"] == (f"{cost.coins}" if cost.coins else "")


def test_what_is_asked_for_is_what_can_still_be_done():
    position = asked(ChooseBanker, 3, lambda state: "main" in state.agenda[-1].visit.parts)
    assert picture(position)["decision"]["prompt"] == "Send a Peddler, or stop."
    fresh = asked(ChooseBanker, 3, lambda state: not state.agenda[-1].visit.parts)
    assert picture(fresh)["decision"]["prompt"] == "Take the coins or a resource, send a Peddler, or stop."


def test_an_order_on_the_shelf_is_open_if_it_can_be_paid_in_any_way():
    def one_of_several(state):
        moves = [move for move in state.agenda[-1].candidates(state) if isinstance(move, Complete)]
        return len(moves) > 1 and moves[0] not in state.legal_moves and len({move.order for move in moves}) == 1

    position = asked(ChooseOrder, 8, one_of_several)
    choices = picture(position)["choices"]
    order = next(move.order for move in position.legal_moves if isinstance(move, Complete))
    assert choices[f"order/{position.active}/{order}"]["state"] == "legal"
    cards = [card["place"] for card in picture(position)["board"]["options"]]
    assert {choices[place]["state"] for place in cards} == {"legal"}


def test_at_the_end_lies_open_what_the_winner_has():
    elsewhere = False
    for seed in range(4):
        state = load("rotunda").new(["Ada", "Bo", "Cyd"], seed=seed)
        last, policy = state, yw.RandomPolicy(seed)
        while state.agenda:
            last, state = state, state.after(policy.choose(state))
        board, best = picture(state)["board"], state.outcome.order[0]
        assert board["active"] == board["own"]["seat"] == best
        elsewhere |= picture(last)["board"]["active"] != best
    assert elsewhere, "somebody else has had the last turn"
