"""Play answers why, tries what is not possible, and obeys what is typed: messages in, answers and pictures out."""

import pytest
from nights import one_in

import yotd_widget as yw
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.records import Record, record, replay


@pytest.fixture
def sent(monkeypatch):
    messages = []
    monkeypatch.setattr(yw.Play, "_reply", lambda self, content: messages.append(content))
    return messages


@pytest.fixture
def board(sent):
    """Cyd decides and has 2 yuan; dragons stand on groups A and B."""
    state = yw.Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B military_parade").state
    state.court("Cyd").yuan = 2
    return yw.Play(state)


@pytest.fixture
def tell(board, sent):
    def send(kind, **content):
        message = {"kind": kind, "seq": 1, "revision": board.snapshot["revision"], **content}
        board._handle_custom_msg(message, [])
        return sent[-1]

    return send


def test_why_comes_as_lines_with_depth_and_moves_nothing(board, tell):
    before = board.snapshot
    answer = tell("explain", move="use C fireworks_display")
    assert (answer["kind"], board.snapshot) == ("explained", before)
    texts = [(line["depth"], line["text"]) for line in answer["lines"]]
    assert texts[0] == (0, "Cyd puts the dragon on group C.")
    assert max(depth for depth, _ in texts) <= 3
    assert all(set(line) == {"depth", "text", "rules", "tone"} for line in answer["lines"])
    assert any(line["tone"] == "good" and "Fireworks Display" in line["text"] for line in answer["lines"])


def test_why_of_a_blocked_move_is_its_refusal(tell):
    answer = tell("explain", move="use A taxes")
    assert (answer["kind"], answer["rules"]) == ("refused", ["ACT-6", "ACT-7"])


def test_a_rule_is_sent_as_its_card(tell):
    card = tell("rule", id="PER-12")["rule"]
    assert card["statement"].startswith("A player without a palace")
    assert [ruling["id"] for ruling in card["rulings"]] == ["AMB-12"]
    assert tell("rule", id="NO-1")["kind"] == "refused"


def test_try_it_opens_a_branch_in_which_the_move_is_possible(board, tell):
    reason = board.snapshot["choices"]["group/A/taxes"]["reason"]
    assert (reason["nearest"], reason["can"]) == ("Possible with 1 yuan more (3 in all).", True)
    tell("try", move="use A taxes")
    assert board.snapshot["choices"]["group/A/taxes"]["state"] == "legal"
    assert board.news == "What if: 1 yuan more (3 in all)."
    assert [branch.name for branch in board.timeline.branches] == ["branch 1", "what if: 1 yuan more (3 in all)"]
    tell("play", move="use A taxes")
    tell("undo")
    tell("undo")
    assert board.state.court("Cyd").yuan == 2
    written = record(board.timeline).to_json()
    assert len(replay(Record.from_json(written)).branches) == 2


def test_try_it_in_python(board):
    assert board.try_move("use A taxes").state.court("Cyd").yuan == 3
    with pytest.raises(ValueError, match="is legal: nothing needs to change"):
        board.try_move("use A taxes")
    with pytest.raises(ValueError, match="It cannot be made legal here"):
        board.try_move("place 2")


def test_try_it_on_an_old_picture_changes_nothing(board, tell):
    tell("try", move="use A taxes", revision=-1)
    assert len(board.timeline) == 0


def test_typed_moves_are_played_and_say_nothing(board, tell):
    assert tell("command", text="Fireworks")["said"] == []
    assert str(board.timeline.steps[0].move) == "use C fireworks_display"
    assert tell("command", text="undo")["said"] == []
    assert board.timeline.at == 0
    tell("command", text="REDO")
    assert board.timeline.at == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("why fireworks", "Fireworks Display"),
        ("why taxes?", "A dragon already stands there: it costs 3 yuan and you have 2."),
        ("why", "Cyd chooses an action"),
        ("help", "Possible here: Fireworks Display, Privilege, Pass."),
    ],
)
def test_questions_are_answered_below_the_line(board, tell, text, said):
    answer = tell("command", text=text)
    assert (answer["kind"], answer["said"][0]["text"]) == ("done", said)
    assert len(board.timeline) == 0


@pytest.mark.parametrize("text", ["taxes", "zzz", "", "why zzz", "release monk", "undo everything", "use A"])
def test_what_cannot_be_done_gets_one_sentence_and_changes_nothing(board, tell, text):
    before = board.state
    answer = tell("command", text=text)
    assert (answer["kind"], board.state) == ("refused", before)
    assert answer["text"].endswith((".", "…", "?"))
    assert "\n" not in answer["text"]


def test_the_words_of_the_line_are_those_of_the_reader(sent):
    board = yw.Play(yw.Timeline(yw.dragon.example("month-5")).play("use A taxes"), language="pl")
    board._handle_custom_msg({"kind": "command", "seq": 1, "revision": 0, "text": "undo"}, [])
    assert board.timeline.at == 0


CONFIGURATIONS = [
    (players, wall, event)
    for players, (wall, event) in enumerate([(False, None), (True, None), (False, "random"), (True, "random")], 2)
]


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (1, 2))])
@pytest.mark.parametrize(("players", "wall", "event"), one_in(2, CONFIGURATIONS, 1))
def test_every_blocked_option_says_why_and_what_is_nearest_and_can_be_tried(players, wall, event, seed):
    """In a random game each blocked option has a reason, and a nearest change or the word that none would do."""
    names = ["Ada", "Bo", "Cyd", "Dina", "Eli"][:players]
    game, tried = yw.Timeline(yw.dragon.new_game(names, seed=seed, great_wall=wall, great_event=event)), 0
    policy = RandomPolicy(seed)
    while game.state.agenda:
        picture = game.state.game.screen.picture(game)
        for choice in picture["choices"].values():
            if choice["state"] != "blocked":
                assert choice["reason"] is None
                continue
            reason = choice["reason"]
            assert reason["text"]
            assert reason["nearest"].startswith("Possible with ") or reason["nearest"].startswith("It cannot be made")
            assert not reason["can"] or reason["nearest"].startswith("Possible with ")
            if reason["can"] and not tried % 7:
                remedy = game.state.game.reasons.remedy(game.state, choice["move"])
                there = yw.Timeline(game.state).suppose(remedy.state, remedy.what)
                assert there.state.why_not(choice["move"]) is None
                assert there.state.decision.id == game.state.decision.id
            tried += reason["can"]
        game.play(policy.choose(game.state))
    assert tried


def test_why_the_question_is_asked_and_one_less_tried(sent):
    board = yw.Play(yw.Timeline(yw.dragon.example("contagion-1-mortar")).play("place 2"))

    def tell(kind, **content):
        board._handle_custom_msg({"kind": kind, "seq": 1, "revision": board.snapshot["revision"], **content}, [])
        return sent[-1]

    answer = tell("explain")
    assert (answer["lines"][0]["text"], answer["ask"]) == ("Ada: 2 persons to release.", "Why not 1?")
    assert answer["ways"][0] == "Try it: the old healer of Ada instead of the young healer in palace 1"
    assert tell("try", way=0)["kind"] == "done"
    assert (board.state.decision.player, board.state.decision.total) == ("Ada", 1)
    assert tell("explain")["ways"] == ["Try it"]
    assert tell("try", way=1)["text"] == "Nothing near makes the number smaller here."
    assert [line["text"] for line in tell("command", text="why")["said"]][-2:] == [
        "Why not 0?",
        tell("explain")["answer"],
    ]


def test_why_of_a_question_without_a_number_names_its_rules(board, tell):
    answer = tell("explain")
    assert answer["ask"] == ""
    assert [line["rules"] for line in answer["lines"]] == [[rule] for rule in board.state.decision.rules]
