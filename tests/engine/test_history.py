"""Steps to look back at: patches that make one scene of another, records that come in chunks and are made once."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import yotd_widget as yw
from yotd_widget.engine.history import CHUNK, History, diff, patched
from yotd_widget.engine.texts import speaking
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.screen.room import DragonScreen

KEYS = st.sampled_from(["a", "b", "c.d", "+", "-", "1"])
LEAVES = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["x", ""])
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4))


def same(one, other):
    """Equality that tells 1 from True."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@given(JSON, JSON)
@example({"c.d": None, "+": False}, {"c.d": None, "+": 0})
def test_a_patch_makes_the_one_of_the_other_and_leaves_it(before, after):
    kept = json.dumps(before)
    assert same(patched(before, diff(before, after)), after)
    assert json.dumps(before) == kept


@given(JSON)
def test_what_is_equal_has_an_empty_patch(value):
    assert diff(value, json.loads(json.dumps(value))) == {}


def played(players=5, seed=3, **options):
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=seed, **options))
    policy = yw.dragon.Steward()
    while game.state.agenda:
        game.play(policy.choose(game.state))
    return game


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"great_event": "ge_flood"}), (5, {"great_wall": True, "great_event": "random"})],
)
def test_a_whole_game_is_put_together_again_and_stays_small(players, options):
    """321 kB as JSON, 40 kB packed at most, for five players and both expansions."""
    import gzip

    game = played(players, **options)
    records = list(GAME.screen.history(game, game.path))
    scene = None
    for at, record in enumerate(records):
        scene = patched(scene, record["patch"])
        shown = GAME.screen.scene(game.state_at(at))
        assert scene["board"]["courts"] == shown["board"]["courts"]
        assert scene["status"]["who"] == shown["status"]["who"]
    assert scene["result"]["title"] == GAME.screen.picture(game)["result"]["title"]
    written = json.dumps(records, ensure_ascii=False, separators=(",", ":")).encode()
    assert len(written) <= 321_000
    assert len(gzip.compress(written)) <= 40_000


def test_records_say_what_happened_and_why():
    game = yw.Timeline(yw.dragon.example("month-5")).play("use A taxes")
    record = list(GAME.screen.history(game, game.path))[-1]
    assert record["say"] == [[5, 0, "Ada: Taxes. 2 from the card + 3 coins = 5 yuan.", "ACT-TAX-1"]]
    assert [line[:2] for line in record["why"] if line[0]] == [
        [1, "because 3 coins at court."],
        [2, "young tax collector in palace 2: 3."],
    ]
    assert record["marks"]["good/0/yuan"] == {"kind": "gain", "text": "+5"}
    assert {"ACT-TAX-1", "ACT-13"} <= set(GAME.screen.rules_of([record]))


def test_chance_and_answers_without_a_choice_are_marked():
    game = played(2)
    records = list(GAME.screen.history(game, game.path))
    assert records[1].get("luck") or records[0].get("luck") is None
    assert sum("luck" in record for record in records) == sum(step.seat < 0 for step in game.steps)
    assert any("forced" in record for record in records)


def test_a_position_that_was_supposed_has_a_record_too():
    board = yw.Play(yw.Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B military_parade"))
    poor = board.state.clone()
    poor.court(board.state.decision.player).yuan = 0
    board.state = poor
    refused = next(str(move) for move in board.state.agenda[-1].candidates(board.state) if board.state.why_not(move))
    board.try_move(refused)
    records = list(GAME.screen.history(board.timeline, board.timeline.path))
    assert len(records) == len(board.timeline.path)


def test_records_come_in_chunks_and_are_made_once_a_language(monkeypatch):
    game, history = played(), History()
    got: dict[int, dict] = {}
    messages = 0
    while missing := [node for node in game.path if node not in got]:
        chunk = history.some(game, missing)
        assert chunk
        assert len(json.dumps(chunk, separators=(",", ":"), ensure_ascii=False).encode()) <= CHUNK * 1.05
        got |= {record["node"]: record for record in chunk}
        messages += 1
    assert 3 < messages < 12
    make, made = DragonScreen.history, []

    def heard(room, timeline, nodes):
        return (made.append(record["node"]) or record for record in make(room, timeline, nodes))

    monkeypatch.setattr(DragonScreen, "history", heard)
    assert history.some(game, [5])[0] is got[5]
    assert made == []
    with speaking("pl"):
        assert history.some(game, [5, 5])[0] != got[5]
    assert made == [5]


def test_a_record_says_the_same_whichever_came_before_it():
    game = played(players=3)
    together = list(GAME.screen.history(game, game.path))
    assert together == [record for node in game.path for record in GAME.screen.history(game, [node])]


def test_the_oldest_records_give_way_and_are_made_again(monkeypatch):
    monkeypatch.setattr("yotd_widget.engine.history.KEPT", 3)
    game, history = (
        yw.Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B build", "build 1 on 1"),
        History(),
    )
    all_of_them = history.some(game, game.path)
    assert len(all_of_them) == 4 > len(history._records)
    assert history.some(game, game.path) == all_of_them


def test_unknown_nodes_are_left_out():
    game = yw.Timeline(yw.dragon.example("month-5"))
    assert [record["node"] for record in History().some(game, [0, 99, "x", None])] == [0]
