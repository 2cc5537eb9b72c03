"""Records: written, read and replayed, with their branches; whatever is damaged is refused in one sentence."""

import json
from copy import deepcopy

import pytest
from IPython.lib.pretty import pretty

from yotd_widget.engine.errors import WrongKind
from yotd_widget.engine.moves import Move
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.records import BadRecord, Record, digest, record, replay
from yotd_widget.engine.share import BadCode, pack
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import begin


def played(steps: int, players: tuple[str, ...] = ("Ania", "Benek")) -> Timeline:
    game = Timeline(begin(Setup(players, seed=7)))
    while game.state.agenda and len(game) < steps:
        game.play(RandomPolicy(7).choose(game.state))
    return game


def branched() -> Timeline:
    """A finished main line, one branch of it that goes on, one of that, one without a step; the marker in the midst."""
    game = played(10_000).branch("as it was").comment("lost by a point")
    game.jump(0).comment("a dry year").jump(30)
    while game.state.decision.seat < 0 or game.at < 34:
        game.redo()
    game.play(other_move(game)).branch("rich").comment("why not")
    for _ in range(5):
        game.play(RandomPolicy(8).choose(game.state))
    game.undo().undo()
    game.play(other_move(game)).branch("poor").fork("the same")
    return game.go("rich").undo()


def other_move(game: Timeline) -> Move:
    """A legal move that has not been played here."""
    return next(move for move in game.state.legal_moves if game.node.child(move) is None)


WHOLE = played(10_000)
WRITTEN = record(WHOLE).to_json()
PART = record(played(20)).to_json()
TREE = branched()
BRANCHED = record(TREE).to_json()


def read(text: str | bytes) -> Timeline:
    return replay(Record.from_json(text))


def test_a_whole_game_replays():
    game = read(WRITTEN)
    assert (game.steps, game.state.outcome) == (WHOLE.steps, WHOLE.state.outcome)
    assert json.loads(WRITTEN)["scores"] == {
        name: court.vp for name, court in zip(("Ania", "Benek"), WHOLE.state.courts, strict=True)
    }


def test_a_game_that_goes_on_replays():
    assert read(PART).state.decision is not None
    assert json.loads(PART)["scores"] is None


def test_a_record_keeps_the_marker_and_what_follows():
    game = played(20).undo().undo()
    again = read(record(game).to_json())
    assert (again.state, again.at, again.steps) == (game.state, game.at, game.steps)


def test_the_line_to_the_marker_can_be_written_alone():
    game = branched()
    line = read(record(game, line=True).to_json())
    assert (line.steps, len(line.branches), line.branches[0].name) == (game.steps[: game.at], 1, "rich")


def test_a_record_is_one_step_a_line():
    lines = WRITTEN.splitlines()
    assert lines[:3] == ['{"format": "yotd record",', ' "version": 4,', ' "game": "dragon",']
    assert lines[3].startswith(' "start": {"setup":')
    assert lines[4:6] == [' "name": "branch 1",', ' "steps": [']
    assert [line[:8] for line in lines[6:-4]] == ['  {"by":'] * len(WHOLE)
    assert lines[-2:] == [' "branches": [],', ' "at": null}']
    assert json.loads(WRITTEN)["steps"][0]["by"] == "Luck"


def test_branches_names_comments_and_marker_come_back():
    game = read(BRANCHED)
    assert [(b.name, b.leaves, b.after, b.steps, b.opening, b.outcome, b.current) for b in game.branches] == [
        (b.name, b.leaves, b.after, b.steps, b.opening, b.outcome, b.current) for b in TREE.branches
    ]
    assert (game.tree(), game.at, game.state) == (TREE.tree(), TREE.at, TREE.state)
    assert "why not" in game.tree()
    assert (game.find(0).comment, game.find("as it was").comment) == ("a dry year", "lost by a point")
    for branch in TREE.branches:
        assert game.go(branch.name).steps == TREE.go(branch.name).steps
    TREE.go("rich").undo()


def test_a_tree_is_written_in_the_same_bytes():
    assert record(branched()).to_json() == BRANCHED
    assert record(read(BRANCHED)).to_json() == BRANCHED
    assert record(deepcopy(TREE)).to_json() == BRANCHED


def test_a_branch_is_written_with_its_own_steps_only():
    rich, poor, same = json.loads(BRANCHED)["branches"]
    assert (rich["leaves"], poor["leaves"], same["leaves"]) == ("as it was", "rich", "poor")
    assert len(rich["steps"]) == next(b.steps for b in TREE.branches if b.name == "rich")
    assert (same["steps"], json.loads(BRANCHED)["at"]) == ([], {"branch": "rich", "step": TREE.at})
    assert BRANCHED.count('{"by":') == sum(branch.steps for branch in TREE.branches)
    assert [step["comment"] for step in rich["steps"] if "comment" in step] == ["why not"]


def test_a_promoted_branch_is_the_main_line_of_the_record():
    game = branched().promote("rich")
    assert json.loads(record(game).to_json())["name"] == "rich"
    assert read(record(game).to_json()).tree() == game.tree()


def test_a_deleted_branch_is_not_written():
    game = branched().delete("poor").delete("the same")
    assert [branch.name for branch in read(record(game).to_json()).branches] == ["as it was", "rich"]


def test_who_plays_on_after_a_replay_has_the_luck_of_the_seed():
    game = read(PART)
    while len(game) < len(WHOLE):
        game.play(WHOLE.steps[len(game)].move)
    assert game.state == WHOLE.state


def version_1(written: str) -> str:
    """A record as version 1 wrote it."""
    old = json.loads(written) | {"version": 1}
    return json.dumps({name: old[name] for name in ("format", "version", "game", "start", "steps", "scores")})


@pytest.mark.parametrize("version", [2, 3])
def test_digests_of_earlier_versions_are_not_compared(version):
    """Their positions had another form: the cards lay there all month, the marker moved before D-03."""
    old = json.loads(record(branched()).to_json()) | {"version": version}
    for step in (*old["steps"], *old["branches"][0]["steps"]):
        step["digest"] = "0" * 16
    again = read(json.dumps(old))
    assert (again.steps, again.at) == (branched().steps, branched().at)
    with pytest.raises(BadRecord, match="does not match its digest"):
        read(json.dumps(old | {"version": 4}))


def test_version_1_is_read():
    assert read(version_1(WRITTEN)).steps == WHOLE.steps
    old = read(OLD)
    assert (old.state.decision.id, old.at, [branch.name for branch in old.branches]) == ("D-02", 3, ["branch 1"])
    assert json.loads(record(old).to_json())["version"] == 4
    with pytest.raises(BadRecord, match="Step 3, “Ania: place 9”, is not possible"):
        read(OLD.replace("place 1", "place 9"))


OLD = """{"format": "yotd record",
 "version": 1,
 "game": "dragon",
 "start": {"setup":{"players":["Ania","Benek"],"edition":"2017","starting_player":0,"seed":7},"event_row":[],
  "month":0,"phase":"setup","groups":[],"dragons":{},
  "offer":{"old pyrotechnist":1,"old warrior":1,"old monk":1,"old healer":1,"old scholar":1,"old farmer":1,
   "young pyrotechnist":3,"young warrior":3,"young monk":3,"young tax_collector":4,"young court_lady":4,
   "young craftsman":4,"young healer":3,"young scholar":3,"young farmer":3},
  "courts":[
   {"palaces":[{"floors":2,"persons":[]},{"floors":2,"persons":[]}],"yuan":6,"rice":0,"fireworks":0,"small":0,
    "large":0,"vp":0,"space":0,"hand":["pyrotechnist","warrior","monk","tax_collector","court_lady","craftsman",
     "healer","scholar","farmer","wild","wild"]},
   {"palaces":[{"floors":2,"persons":[]},{"floors":2,"persons":[]}],"yuan":6,"rice":0,"fireworks":0,"small":0,
    "large":0,"vp":0,"space":0,"hand":["pyrotechnist","warrior","monk","tax_collector","court_lady","craftsman",
     "healer","scholar","farmer","wild","wild"]}],
  "track":[],
  "agenda":[{"task":"nextmonth"},{"task":"choosepair","seat":1,"named":[]},{"task":"choosepair","seat":0,"named":[]},
   {"task":"layrow","seat":-1}]},
 "steps": [
  {"by":"Luck","move":"row drought contagion dragon_festival imperial_tribute mongol_invasion imperial_tribute \
mongol_invasion dragon_festival contagion drought","digest":"f188c93c9dea3fca"},
  {"by":"Ania","move":"draft young monk, young farmer","digest":"f7f5a282b651e3b8"},
  {"by":"Ania","move":"place 1","digest":"0dfa9742b7b18d26"}
 ],
 "scores": null}
"""
"""A text that version 1 wrote; only the line of its first position is broken here."""


def test_a_record_travels_as_a_code():
    for written in (WRITTEN, PART, BRANCHED):
        code = Record.from_json(written).to_code()
        assert code.startswith("record2_")
        assert Record.from_code(code).to_json() == written
    with pytest.raises(BadCode, match="damaged or cut off"):
        Record.from_code(code[:-5])
    with pytest.raises(BadCode, match="does not fit the rules here"):
        Record.from_code(pack("record", WHOLE.start.game, lambda writer: writer.value({})))


def test_the_same_game_is_written_in_the_same_bytes():
    assert record(played(10_000)).to_json() == WRITTEN
    assert record(read(WRITTEN)).to_json() == WRITTEN


def test_names_may_hold_any_letters():
    game = played(20, ("Łucja “Smok”", "小龍"))
    assert read(record(game).to_json().encode()).steps == game.steps


def test_an_empty_record_replays():
    game = Timeline(begin(Setup(("Ania", "Benek"))), luck=None)
    assert len(read(record(game).to_json())) == 0


def test_equal_positions_have_equal_digests():
    assert digest(WHOLE.state) == digest(WHOLE.state.clone())
    assert len({digest(step.state) for step in WHOLE.steps}) == len(WHOLE)


def damaged(**changes: object) -> str:
    return json.dumps(json.loads(WRITTEN) | changes)


def with_step(number: int, **changes: object) -> str:
    steps = json.loads(WRITTEN)["steps"]
    steps[number - 1] |= changes
    return damaged(steps=steps)


NO_RECORD = "This is not a record of a game: "
DAMAGED = [
    ("", NO_RECORD + "Input data was truncated."),
    (WRITTEN[:-200], NO_RECORD + "Input data was truncated."),
    ("[]", NO_RECORD + "Expected `object`, got `array`."),
    ("{}", NO_RECORD + "Object missing required field `format`."),
    (damaged(format="chess record"), NO_RECORD + "Invalid enum value 'chess record' - at `$.format`."),
    (damaged(version=5), NO_RECORD + "Invalid enum value 5 - at `$.version`."),
    (damaged(steps=[{}]), NO_RECORD + "Object missing required field `by` - at `$.steps[0]`."),
    (damaged(steps=7), NO_RECORD + "Expected `array`, got `int` - at `$.steps`."),
    (
        damaged(start={}),
        "The record's first position cannot be: Object missing required field `setup`.",
    ),
    (
        damaged(start={"setup": {"players": ["Ania"]}}),
        "The record's first position cannot be: Expected `array` of length >= 2 - at `$.setup.players`.",
    ),
    (with_step(2, by="Benek"), "Step 2, “Benek: {2}”, is not possible: It is Ania's decision now."),
    (
        with_step(2, move="pass"),
        "Step 2, “Ania: pass”, is not possible: This choice is not open now; expected: two persons for the draft.",
    ),
    (
        with_step(2, move="draft old monk"),
        "Step 2, “Ania: draft old monk”, is not possible: Before the game only young persons may be taken.",
    ),
    (
        with_step(2, move="sing"),
        "Step 2, “Ania: sing”, is not possible: The answer has the wrong form: “sing” is not one of draft.",
    ),
    (with_step(3, digest="0" * 16), "Step 3, “Ania: {3}”, does not match its digest: the file is damaged."),
    (damaged(scores={"Ania": 1_000, "Benek": 0}), "The final scores do not match the steps: the file is damaged."),
    (damaged(scores=None), "The final scores do not match the steps: the file is damaged."),
]


@pytest.mark.parametrize(("text", "sentence"), DAMAGED)
def test_a_damaged_record_is_refused_in_one_sentence(text, sentence):
    for number in (2, 3):
        sentence = sentence.replace(f"{{{number}}}", str(WHOLE.steps[number - 1].move))
    with pytest.raises(BadRecord) as raised:
        read(text)
    assert str(raised.value) == sentence


@pytest.mark.parametrize(
    "text",
    ["no JSON", b"\xff\xfe", b'{"format": "\xff"}', '"\ud800"', '{"a": ' * 100_000, WRITTEN.replace("digest", "hash"),
     WRITTEN.replace('"Luck"', "null"), damaged(scores={"Ania": "many"}), damaged(steps=[])],
    ids=lambda text: repr(text[:20]),
)  # fmt: skip
def test_anything_else_is_a_bad_record_too(text):
    with pytest.raises(BadRecord):
        read(text)


def test_every_line_of_a_record_matters():
    lines = WRITTEN.splitlines(keepends=True)
    for number in range(6, len(lines) - 4, 9):
        with pytest.raises(BadRecord):
            read("".join(lines[:number] + lines[number + 1 :]))


def with_branch(number: int, step: int | None = None, **changes: object) -> str:
    written = json.loads(BRANCHED)
    branch = written["branches"][number]
    (branch if step is None else branch["steps"][step]).update(changes)
    return json.dumps(written)


def with_tree(**changes: object) -> str:
    return json.dumps(json.loads(BRANCHED) | changes)


RICH = json.loads(BRANCHED)["branches"][0]
AFTER, FIRST = RICH["after"], f"{RICH['steps'][0]['by']}: {RICH['steps'][0]['move']}"
DAMAGED_BRANCHES = [
    (
        with_branch(0, 0, digest="0" * 16),
        f"Branch “rich”, step {AFTER + 1}, “{FIRST}”, does not match its digest: the file is damaged.",
    ),
    (
        with_branch(0, 0, by="Zoe"),
        f"Branch “rich”, step {AFTER + 1}, “Zoe: {RICH['steps'][0]['move']}”, is not possible: It is "
        f"{RICH['steps'][0]['by']}'s decision now.",
    ),
    (
        with_branch(0, after=999),
        "The branch “rich” begins after step 999 of “as it was”, and there is no such step before it.",
    ),
    (
        with_branch(0, leaves="poor"),
        f"The branch “rich” begins after step {AFTER} of “poor”, and there is no such step before it.",
    ),
    (with_branch(0, after=-1), NO_RECORD + "Expected `int` >= 0 - at `$.branches[0].after`."),
    (
        with_branch(1, name="rich"),
        "The name of a branch cannot be: Another branch is called “rich” already.",
    ),
    (
        with_tree(name="\n"),
        "The name of a branch cannot be: a name cannot be empty",
    ),
    (
        with_branch(0, scores={"Ania": 1, "Benek": 2}),
        "The final scores of “rich” do not match the steps: the file is damaged.",
    ),
    (with_tree(scores=None), "The final scores of “as it was” do not match the steps: the file is damaged."),
    (
        with_tree(at={"branch": "rich", "step": 999}),
        "The marker stands after step 999 of “rich”, and there is no such step before it.",
    ),
    (with_tree(branches={}), NO_RECORD + "Expected `array`, got `object` - at `$.branches`."),
]


@pytest.mark.parametrize(("text", "sentence"), DAMAGED_BRANCHES)
def test_a_damaged_branch_is_refused_in_one_sentence(text, sentence):
    with pytest.raises(BadRecord) as raised:
        read(text)
    assert str(raised.value) == sentence


def test_a_record_that_tells_a_branch_twice_is_read_as_one():
    written = json.loads(BRANCHED)
    written["branches"].append(written["branches"][0] | {"name": "rich again"})
    again = read(json.dumps(written))
    assert [(branch.name, branch.steps) for branch in again.branches][-1] == ("rich again", 0)


@pytest.mark.parametrize("text", [None, 5, {}])
def test_a_record_is_read_from_text(text):
    with pytest.raises(BadRecord) as raised:
        Record.from_json(text)
    assert str(raised.value) == f"A record of a game is read from its JSON text, not from {text!r}."


def test_a_record_is_summed_up_in_a_notebook():
    written = record(branched())
    scores = ", ".join(f"{name} {points}" for name, points in written.scores.items())
    assert pretty(written).splitlines() == [
        f"Record of a game of dragon: {len(written.steps)} steps, over: {scores}",
        f"Besides “as it was”: “rich” ({len(written.branches[0].steps)} steps), “poor” (1 step), “the same” (0 steps)",
    ]
    assert pretty(record(played(1))) == "Record of a game of dragon: 1 step"


@pytest.mark.parametrize("given", [{}, None, 3])
def test_what_is_no_record_cannot_be_replayed(given):
    with pytest.raises(WrongKind, match="a game is replayed from its record, not from"):
        replay(given)


def test_a_record_from_before_names_had_one_form_still_replays():
    """Its digests are of the names as they were typed."""
    text = record(played(30, ("\u00c9va", "Bo"))).to_json()
    older = json.loads(text.replace("\u00c9va", "E\u0301va"))
    for step in older["steps"]:
        step["digest"] = "0" * 16
    assert record(read(json.dumps(older))).to_json() == text


@pytest.mark.parametrize("name", ["", "Luck", "a\nb", "a\x1b[31m", "a\u202eb", "a\x00b", "x" * 61])
def test_the_names_in_a_record_are_checked(name):
    written = json.loads(WRITTEN)
    written["start"]["setup"]["players"][0] = name
    with pytest.raises(BadRecord) as raised:
        read(json.dumps(written))
    assert str(raised.value).startswith("The record's first position cannot be: ")
    assert "$.setup.players" in str(raised.value)
    assert str(raised.value).isprintable()


def test_comments_lose_what_cannot_be_seen():
    written = json.loads(WRITTEN)
    written["steps"][0]["comment"] = "a\u202eb\x1b\nc"
    assert read(json.dumps(written)).find(1).comment == "ab\nc"
