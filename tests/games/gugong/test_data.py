"""Data packs: faults are refused with their path (INV-30), a pack of one's own is played, saved and read back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from games.gugong.invariants import Watch
from games.gugong.table import after, asked, code, noted, walk
from msgspec.structs import replace as changed

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games import gugong
from yotd_widget.games.gugong import new_game
from yotd_widget.games.gugong.data import HOUSE, PACKS, faults, pack
from yotd_widget.games.gugong.examples import example
from yotd_widget.games.gugong.state import State

HOUSE_FILE = Path(gugong.__file__).parent / "data" / f"{HOUSE}.json"
GONE = object()


def with_change(path: str, value=GONE, name="mine"):
    """The project's own pack under another name, with this at a path ("wall.required.4"), or without it."""
    data = json.loads(HOUSE_FILE.read_text(encoding="utf-8")) | {"name": name}
    *way, last = path.split(".")
    inner = data
    for step in way:
        inner = inner[int(step) if isinstance(inner, list) else step]
    last = int(last) if isinstance(inner, list) else last
    if value is GONE:
        del inner[last]
    else:
        inner[last] = value(inner[last]) if callable(value) else value
    return data


def refusal_of(given) -> Refusal:
    with pytest.raises(Refusal) as caught:
        new_game(["Ann", "Bo"], pack=given)
    return caught.value


def more(count):
    return lambda value: value + count


def without_last(values):
    return values[:-1]


def first_twice(values):
    return [*values, values[0]]


FAULTS = [
    # cards
    ("gift_cards.cards", without_last, "$.gift_cards.cards"),
    ("gift_cards.cards.0.set", "draw", "$.gift_cards.cards"),
    ("gift_cards.cards.0.value", 10, "$.gift_cards.cards[0].value"),
    ("gift_cards.cards.0.value", 0, "$.gift_cards.cards[0].value"),
    ("gift_cards.cards.0.action", "dance", "$.gift_cards.cards[0].action"),
    ("gift_cards.cards.1.id", "B-1", "$.gift_cards.cards[1]"),
    ("gift_cards.cards.1.id", "B 1", "$.gift_cards.cards[1].id"),
    # tokens
    ("travel.tokens.counts.TOK-3", more(1), "$.travel.tokens.counts"),
    ("travel.tokens.counts.TOK-3", GONE, "$.travel.tokens.counts"),
    ("travel.tokens.counts.BTOK-1", 0, "$.travel.tokens.counts"),
    ("travel.bonus_tokens.counts.BTOK-3", GONE, "$.travel.bonus_tokens.counts"),
    ("travel.slots.count", 3, "$.travel.slots.count"),
    ("travel.exchange.rates", without_last, "$.travel.exchange.rates"),
    ("travel.exchange.rates.1.value", 3, "$.travel.exchange.rates[1].value"),
    # map
    ("travel.map.cities.C21", "Xiamen", "$.travel.map.cities"),
    ("travel.map.roads.3.1", "C99", "$.travel.map.roads[3][1]"),
    ("travel.map.roads", lambda roads: [road for road in roads if "C15" not in road], "$.travel.map.roads"),
    ("travel.map.perimeter_ccw.2", "C99", "$.travel.map.perimeter_ccw[2]"),
    ("travel.map.perimeter_ccw.1", "C15", "$.travel.map.perimeter_ccw[0]"),
    ("travel.map.perimeter_ccw", without_last, "$.travel.map.perimeter_ccw[12]"),
    ("travel.map.perimeter_ccw", [], "$.travel.map.perimeter_ccw"),
    ("travel.map.perimeter_ccw", lambda ring: [*ring, *ring], "$.travel.map.perimeter_ccw[14]"),
    # Decrees
    ("decrees.tiles", without_last, "$.decrees.tiles"),
    ("decrees.tiles.0.level", 2, "$.decrees.tiles"),
    ("decrees.tiles.0.level", 4, "$.decrees.tiles[0].level"),
    ("decrees.tiles.1.id", "D1-1", "$.decrees.tiles[1]"),
    ("decrees.tiles.1.effect", "magic", "$.decrees.tiles[1].effect"),
    ("decrees.per_level_in_game", 6, "$.decrees.per_level_in_game"),
    # Automa
    ("automa.ordinary.jade", more(1), "$.automa"),
    ("automa.special", 3, "$.automa"),
    ("automa.twilight.canal", GONE, "$.automa.twilight"),
    ("automa.sets.0.human", "player6", "$.automa.sets[0].human"),
    ("automa.sets.0.meng", "board", "$.automa.sets[0].meng"),
    ("automa.sets", [], "$.automa.sets"),
    ("automa.night_matches_by_day", without_last, "$.automa.night_matches_by_day"),
    # Palace and Intrigue
    ("palace.vp_spaces.small", [7, 5], "$.palace.vp_spaces.small"),
    ("palace.vp_spaces.large", [7, 5, 3, 2, 2], "$.palace.vp_spaces.large"),
    ("palace.vp_spaces.large", [1, 2, 3, 5, 7], "$.palace.vp_spaces.large"),
    ("palace.start", 8, "$.palace.start"),
    ("intrigue.start", 15, "$.intrigue.start"),
    ("intrigue.benefits", without_last, "$.intrigue.benefits"),
    ("intrigue.benefits", first_twice, "$.intrigue.benefits[4]"),
    # the rest
    ("dice.faces", without_last, "$.dice.faces"),
    ("dice.faces.0.0", 10, "$.dice.faces[0][0]"),
    ("dice.faces.1", without_last, "$.dice.faces"),
    ("day_income.by_day", without_last, "$.day_income.by_day"),
    ("wall.required.4", GONE, "$.wall.required"),
    ("wall.required.4", "six", "$.wall.required.4"),
    ("canal.rewards.5", GONE, "$.canal.rewards"),
    ("canal.rewards.2", ["vp4", "vp4"], "$.canal.rewards.2[1]"),
    ("canal.reward_slots.card", GONE, "$.canal.reward_slots"),
    ("canal.ship_capacity", 2, "$.canal.ship_capacity"),
    ("canal.routes.large", 3, "$.canal.routes.large"),
    ("jade.score", [], "$.jade.score"),
    ("servants.start_pool", 7, "$.servants"),
    ("rulings.canal_a_order", "move_then_place", "$.rulings.canal_a_order"),
    ("rulings.nobody_in_palace", "everybody", "$.rulings.nobody_in_palace"),
    ("schema", "gugong-data/2", "$.schema"),
    ("wall", GONE, "$"),
]


@pytest.mark.parametrize(("path", "value", "where"), FAULTS)
def test_a_fault_is_told_with_its_path(path, value, where):  # INV-30, E-DATA
    refusal = refusal_of(with_change(path, value))
    assert refusal.code == "E-DATA"
    assert refusal.text == f"The game data file is not valid: {refusal.facts['detail']}."
    assert refusal.facts["detail"].endswith(f" - at `{where}`"), refusal.facts["detail"]


def test_the_projects_own_pack_is_without_fault():  # INV-30
    assert [*faults(PACKS.own(HOUSE).data)] == []


def test_a_file_that_is_no_pack(tmp_path):
    for text in ("", "[]", "nonsense", '{"name": "x"}'):
        file = tmp_path / "pack.json"
        file.write_text(text, encoding="utf-8")
        assert refusal_of(str(file)).code == "E-DATA"
    refusal = refusal_of(str(tmp_path / "nowhere.json"))
    assert refusal.code == "E-DATA"


def test_the_name_of_the_projects_own_pack_is_taken():
    assert refusal_of(with_change("jade.square_cost", 4, name=HOUSE)).facts["detail"].endswith("at `$.name`")


# --- A pack of one's own ---------------------------------------------------------------------------------------------


def mine():
    return with_change("jade.houses.small", [2, 2, 2, 2])


def test_a_pack_is_named_read_or_brought(tmp_path):
    house = json.loads(HOUSE_FILE.read_text(encoding="utf-8"))
    named = new_game(["Ann", "Bo"], pack=HOUSE, seed=1)
    assert named == new_game(["Ann", "Bo"], seed=1) == new_game(["Ann", "Bo"], pack=house, seed=1)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(mine()), encoding="utf-8")
    brought = new_game(["Ann", "Bo"], pack=mine(), seed=1)
    assert brought == new_game(["Ann", "Bo"], pack=str(file), seed=1) == new_game(["Ann", "Bo"], pack=file, seed=1)
    assert brought.data.jade.houses.small == (2, 2, 2, 2)
    assert brought.setup.pack.data == mine()


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_game_with_a_pack_of_ones_own_is_saved_whole(players):
    timeline = Timeline(new_game(["Ann", "Bo", "Cy", "Dora", "Emil"][:players], pack=mine(), seed=3))
    dice = Random(3)
    while timeline.state.agenda:
        timeline.play(dice.choice(timeline.state.options()))
        state = timeline.state
        assert State.from_json(state.to_json()) == state
    assert State.from_code(state.to_code()) == state
    again = replay(Record.from_json(record(timeline).to_json()))
    assert again.steps == timeline.steps
    assert again.state.data.jade.houses.small == (2, 2, 2, 2)


def test_a_position_with_a_pack_that_was_changed_is_refused():
    text = new_game(["Ann", "Bo"], pack=mine(), seed=1).to_json()
    with pytest.raises((BadInput, ValueError)):
        State.from_json(text.replace('"small":[2,2,2,2]', '"small":[1,2,2,2]'))


# --- Rulings ---------------------------------------------------------------------------------------------------------


def ruled(name: str, ruling: str, value) -> State:
    """An example, played with another ruling."""
    state = example(name)
    state.setup = changed(state.setup, pack=pack(with_change(f"rulings.{ruling}", value)).reference)
    return state


def test_night_bonus_needs_a_match():  # AMB-5
    _, notes = noted(ruled("DX-18a", "night_bonus_needs_a_match", False), "skip")
    assert [note.change for note in notes if note.rule == "NIGHT-3"] == [{"vp": 3}, {"envoy": 1}]


def test_intrigue_a_at_top_takes_medal():  # AMB-9
    assert after(ruled("DX-10b", "intrigue_a_at_top_takes_medal", False), "useplace", "intrigue A").medal is None


def test_square_only_when_houses_empty():  # AMB-12
    state = after(ruled("DX-21b", "square_only_when_houses_empty", False), "useplace")
    assert asked(state) == ["buy 1", "buy 2", "buy 3", "buy 4", "buy 0"]


def test_swap_may_take_just_played_card():  # AMB-20
    state = after(ruled("DX-37", "swap_may_take_just_played_card", False), "usecard")
    assert code(state, "swap P1-2 canal") == "E-LOCATION"
    assert code(state, "swap P1-2 jade") == ""
    assert not [move for move in asked(state) if move.endswith("canal")]


def test_vp_floor():  # AMB-27
    for floor, left in ((0, 1), (2, 2), (3, 3)):
        state = ruled("DX-41a", "vp_floor", floor)
        state.seats[0].vp = 3
        assert after(state, "useplace", "palace A").seats[0].vp == left


def test_bonus_tokens_in_game():  # AMB-31
    other = with_change("rulings.bonus_tokens_in_game", True)
    assert new_game(["Ann", "Bo"], pack=other).setup.bonus
    assert not new_game(["Ann", "Bo"], pack=other, bonus=False).setup.bonus
    assert not new_game(["Ann"], pack=other).setup.bonus  # BONUS-9


def test_nobody_in_palace():  # AMB-30
    assert after("DX-4b", "done").outcome.winners == ()
    outcome = after(ruled("DX-4b", "nobody_in_palace", "highest_score"), "done").outcome
    assert (outcome.winners, outcome.scores) == ((0,), (6, 0))


# --- Other names -----------------------------------------------------------------------------------------------------


def renamed(text: str) -> str:
    """JSON with other ids of cards and cities."""
    text = re.sub(r'"((?:B|X|P\d)-\d[ab]?)"', lambda found: f'"c{found[1].lower()}"', text)
    return re.sub(
        r'"C(\d\d)"', lambda found: f'"{["alpha", "beta", "gamma", "delta"][int(found[1]) % 4]}{found[1]}"', text
    )


@pytest.mark.parametrize("players", [1, 3, 5])
def test_names_of_cards_and_cities_mean_nothing(players):  # INV-25
    other = json.loads(renamed(HOUSE_FILE.read_text(encoding="utf-8"))) | {"name": "renamed"}
    names = ["Ann", "Bo", "Cy", "Dora", "Emil"][:players]
    ours, theirs = new_game(names, bonus=players > 1), new_game(names, bonus=players > 1, pack=other)
    watch = Watch(theirs)
    games = (walk(state, Random(7), SeededLuck(7), keen=True) for state in (ours, theirs))
    for (_, _, _, ours), (before, move, notes, theirs) in zip(*games, strict=True):
        watch.step(before, move, list(notes), theirs)
        told, same = (json.loads(text) for text in (renamed(ours.to_json()), theirs.to_json()))
        del told["setup"], same["setup"]
        assert told == same
        assert State.from_json(theirs.to_json()) == theirs
    assert repr(theirs)
