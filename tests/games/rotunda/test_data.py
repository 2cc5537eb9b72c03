"""Data packs: what is checked, with its path; packs of one's own, carried by positions, records and codes."""

from __future__ import annotations

import copy
import json
import re
from random import Random

import pytest
from games.rotunda.table import after, seat

from yotd_widget.engine.packs import BadPack
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.rotunda import State, new_game
from yotd_widget.games.rotunda.effects import EFFECTS
from yotd_widget.games.rotunda.examples.table import table
from yotd_widget.games.rotunda.pack_effects import BadEffect, row
from yotd_widget.games.rotunda.packs import HOUSE, PACKS, pack


def house():
    return PACKS.written(HOUSE) | {"pack": "mine"}


def room(data, name):
    return next(each for each in data["rooms"] if each["id"] == name)


def put(path, value):
    """A change of the house pack: the value at a path of keys and numbers."""

    def change(data):
        *way, last = path
        for step in way:
            data = data[step]
        data[last] = value

    return change


def take(path):
    """A change that takes the last of a list away."""

    def change(data):
        for step in path:
            data = data[step]
        data.pop()

    return change


ROOMS = [each["id"] for each in PACKS.written(HOUSE)["rooms"]]
BANK, MARKET, RETAILER = (ROOMS.index(name) for name in ("bank", "market", "retailer"))

WRONG = [
    (put(["game"], "chess"), "$.game"),
    (take(["rooms"]), "$.rooms"),
    (put(["rooms", 0, "no"], 2), "$.rooms"),
    (put(["rooms", BANK, "size"], "large"), "$.rooms"),
    (put(["rooms", 0, "id"], "cellar"), "$.rooms[0].id"),
    (put(["rooms", MARKET, "sell"], {"tea": {}}), f"$.rooms[{MARKET}].sell"),
    (take(["rooms", RETAILER, "fields"]), f"$.rooms[{RETAILER}].fields"),
    (put(["rooms", BANK, "payments"], [2, 3, 5, 5]), f"$.rooms[{BANK}].payments"),
    (take(["rooms", BANK, "rewards"]), f"$.rooms[{BANK}].rewards"),
    (put(["board", "outer", 0, 1], "large"), "$.board.outer"),
    (put(["board", "inner", 0, 1], "smugglers"), "$.board.inner"),
    (put(["board", "inner", 0, 0], "I2"), "$.board[1]"),
    (put(["board", "stairs", 0, 2], "X9"), "$.board.stairs[0]"),
    (put(["board", "stairs", 0, 2], "I2"), "$.board.hall_places.S.covers"),
    (put(["board", "default_hall_place"], "Z"), "$.board.default_hall_place"),
    (put(["board", "hall_places", "S", "cut"], [["I1", "I2"], ["O1", "O3"]]), "$.board.hall_places.S.cut[1]"),
    (lambda data: data["board"]["stairs"].append(["st_x", "I3", "I2"]), "$.board.hall_places.S"),
    (put(["villages", "start"], "V9"), "$.villages.start"),
    (put(["villages", "clockwise", 1], "V1"), "$.villages.clockwise[1]"),
    (take(["smugglers", "tokens"]), "$.smugglers.tokens"),
    (take(["temples"]), "$.temples"),
    (put(["amulets", "token_kinds", "A1"], 1), "$.amulets.token_kinds"),
    (take(["orders", "cards"]), "$.orders.cards"),
    (put(["orders", "cards", 0, "start"], False), "$.orders.cards"),
    (put(["orders", "cards", 0, "id"], "o02"), "$.orders.cards[1]"),
    (put(["orders", "cards", 3, "effect"], {"on": "coins", "give": "same", "n": 1}), "$.orders.cards[3].effect"),
    (put(["orders", "cards", 0, "effect", "on"], "rain"), "$.orders.cards[0].effect.on"),
    (take(["experts", "cards"]), "$.experts.cards"),
    (put(["experts", "cards", 0, "back"], "tiger"), "$.experts.cards"),
    (put(["experts", "cards", 0, "effect"], [["coinz", 3]]), "$.experts.cards[0].effect[0][0]"),
    (put(["experts", "cards", 0, "effect"], [["coins", 0]]), "$.experts.cards[0].effect[0][1]"),
    (put(["experts", "cards", 0, "type"], "permanent"), "$.experts.cards[0].effect"),
    (put(["experts", "cards", 0, "amulet"], "X9"), "$.experts.cards[0].amulet"),
    (put(["worship", "right_amulet_rows"], [2, 3]), "$.worship"),
    (put(["worship", "right_amulet_rows"], [2, 3, 9]), "$.worship.right_amulet_rows"),
    (take(["worship", "vp"]), "$.worship.vp"),
    (take(["worship", "left"]), "$.worship.left"),
    (put(["worship", "top", 0], [["luck", 1]]), "$.worship.top[0][0][0]"),
    (put(["temples", 0, "reward"], [["either", [["coins", 1]], [["rain", 1]]]]), "$.temples[0].reward[0][2][0][0]"),
    (put(["assistants_track", "values_left_to_right"], [0] * 8 + [12]), "$.assistants_track.values_left_to_right"),
    (put(["amulets", "set_points"], [0, 1, 3, 4, 8, 12, 16, 21, 27, 35, 44, 55]), "$.amulets.set_points"),
    (put(["score_track", "second"], 5), "$.score_track.second"),
    (put(["players", "3", "coins"], [3, 3]), "$.players.3.coins"),
    (put(["players", "2", "neutral_leaders"], ["tea"]), "$.players.2"),
    (put(["supply", "gold"], 4), "$.supply"),
    (put(["supply", "coins"], 50), "$.supply.coins"),
    (put(["start", "warehouse"], ["tea", "tea"]), "$.start.warehouse"),
    (put(["flags", "effects_chain"], True), "$.flags.effects_chain"),
    (put(["flags", "tie_break_coins"], "before"), "$.flags.tie_break_coins"),
]


@pytest.mark.parametrize(("change", "path"), WRONG, ids=[path for _change, path in WRONG])
def test_a_pack_that_cannot_be_played_with_says_where(change, path):
    data = house()
    change(data)
    with pytest.raises(BadPack) as found:
        pack(data)
    assert found.value.path == path, found.value


def test_the_order_of_cuts_and_the_names_of_backs_are_free():
    data = house()
    data["board"]["hall_places"]["S"]["cut"].reverse()
    for expert in data["experts"]["cards"]:
        expert["back"] = {"horse": "heaven"}.get(expert["back"], expert["back"])
    assert pack(data).data.expert["e01"].back == "heaven"


def test_the_house_pack_is_that_of_the_specification():
    given = pack()
    assert given.own
    assert given.reference.name == given.data.name == HOUSE
    assert pack(PACKS.written(HOUSE)) == given
    changed = PACKS.written(HOUSE)
    changed["start"]["gold"] = 2
    with pytest.raises(BadPack, match="differ"):
        pack(changed)


def test_effects_are_read_and_told():
    data = pack().data
    told = {name: EFFECTS.told(effects) for name, effects in data.activated.items()}
    assert len(told) == 20
    assert told["e08"] == "dismiss 1 Assistant, then take 4 coins, then take 1 gold"
    assert told["e17"] == "take 4 coins, or gain 3 points"
    assert told["e20"] == "take 1 coin for each Assistant in the supply, and 1 more"
    assert told["e09"] == "take 1 celadon, or fruit"
    for effects in data.activated.values():
        assert [*EFFECTS.faults(effects, "$")] == []
    for standing in data.standing.values():
        assert [*EFFECTS.faults(standing, "$")] == []
    for wrong in ("coins", [["coins"]], [["coins", "3"]], [["either", []]], [["one_of", ["rain"]]]):
        with pytest.raises(BadEffect):
            row(wrong)


def mine():
    """A pack with other numbers: five coins at the Banker, a Bank that pays more, and an Order of its own."""
    data = copy.deepcopy(house())
    data["start"]["banker_coins"] = 5
    room(data, "bank")["rewards"][0]["vp"] = 3
    data["orders"]["cards"][0] |= {"id": "p01", "vp": 9}
    data["experts"]["cards"][0] |= {"effect": [["either", [["coins", 5]], [["gold", 1], ["tea", 1]]]]}
    return data


def test_a_pack_of_ones_own_is_played_with_and_carried(tmp_path):
    start = new_game(["Ann", "Bo", "Cy"], seed=2, pack=mine())
    assert start.banker == 5
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(mine()), encoding="utf-8")
    assert new_game(["Ann", "Bo", "Cy"], seed=2, pack=str(file)) == start
    dice, game = Random(2), Timeline(start)
    while game.state.agenda:
        game.play(dice.choice(game.state.options()))
    assert replay(Record.from_json(record(game).to_json())).state == game.state
    for state in (start, game.state_at(40), game.state):
        assert State.from_json(state.to_json()) == state
        assert State.from_code(state.to_code()) == state
        assert state.game.notation.pasted(repr(state)) == state
        assert state.setup.pack.data is not None
    assert start.game.again(start, 7).setup.pack == start.setup.pack


def test_other_numbers_count(monkeypatch):
    given = pack(mine())
    monkeypatch.setattr("yotd_widget.games.rotunda.examples.table.pack", lambda name: given)
    state = table("Ann in bank", {"Ann": {"coins": 2}, "Bo": {}, "Cy": {}})
    assert seat(after(state, "pay 1")).vp == 3
    state = table("Ann", {"Ann": {"experts": "e01"}, "Bo": {}, "Cy": {}})
    assert (seat(after(state, "activate e01", "pick 2")).gold, seat(after(state, "activate e01", "pick 1")).coins) == (
        1,
        5,
    )


def test_it_is_said_which_pack_is_played():
    assert re.fullmatch(r"rotunda-house-\d+", new_game(["Ann", "Bo"], seed=1).setup.pack.name)
