"""Timelines: play, undo, redo, jump; chance goes with the step before it; branches, and nothing is lost."""

from copy import deepcopy

import msgspec
import pytest
from games.dragon.table import acting, court
from IPython.lib.pretty import pretty

from yotd_widget.engine.errors import OneSentence, WrongKind
from yotd_widget.engine.luck import ScriptedLuck, SeededLuck
from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import Deal, Row, new_game, position
from yotd_widget.games.dragon import court as told
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import begin

DRAFT = ("draft young monk, young farmer", "place 1", "draft young healer, young monk", "place 1")


def fresh(seed: int | None = 7) -> Timeline:
    return Timeline(begin(Setup(("Ania", "Benek"), seed=seed)))


def test_chance_is_a_step_of_its_own():
    game = fresh()
    assert (len(game), game.at, type(game.steps[0].move), game.steps[0].seat) == (1, 1, Row, LUCK)
    game.play(*DRAFT)
    assert [step.seat for step in game.steps] == [LUCK, 0, 0, 1, 1, LUCK]
    assert isinstance(game.steps[-1].move, Deal)


def test_without_luck_chance_stays_open():
    game = Timeline(begin(Setup(("Ania", "Benek"), seed=7)), luck=None)
    assert (len(game), game.state.decision.player) == (0, "Luck")


def test_another_luck_may_answer():
    row = SeededLuck(8).answer(begin(Setup(("Ania", "Benek"))))
    assert Timeline(begin(Setup(("Ania", "Benek"), seed=7)), ScriptedLuck([row])).steps[0].move == row


def test_the_timeline_goes_the_way_of_after():
    game, state = fresh().play(*DRAFT), new_game(["Ania", "Benek"], seed=7)
    for move in DRAFT:
        state = state.after(move)
    assert game.state == state


def test_every_step_keeps_its_position_and_its_notes():
    game = fresh().play(*DRAFT)
    assert [game.state_at(at).decision.id for at in range(7)] == [
        "event row", "D-02", "D-03", "D-02", "D-03", "action groups", "D-04",
    ]  # fmt: skip
    assert [note.rule for note in game.steps[1].notes] == ["DRAFT-2", "DRAFT-4"]
    assert [note.rule for note in game.notes()] == [note.rule for step in game.steps for note in step.notes]


def test_undo_takes_chance_back_with_the_move():
    game = fresh().play(*DRAFT).undo()
    assert (game.at, game.state.decision.id, game.state.decision.player) == (4, "D-03", "Benek")
    assert len(game) == 6


def test_redo_goes_forward_with_the_chance_after_the_move():
    game = fresh().play(*DRAFT)
    end = game.state
    assert game.undo().undo().redo().redo().state is end
    assert game.redo().state is end


def test_undo_stops_at_the_first_decision_of_a_player():
    game = fresh()
    assert game.undo().at == 1
    assert game.play(DRAFT[0]).undo().undo().at == 1


def test_playing_after_an_undo_opens_a_branch():
    game = fresh().play(*DRAFT).undo().play("place 2")
    assert (len(game), game.at) == (6, 6)
    assert [palace.persons for palace in game.state.court("Benek").palaces] == [("young healer",), ("young monk",)]
    assert [branch.name for branch in game.branches] == ["branch 1", "branch 2"]
    assert game.go("branch 1").state == fresh().play(*DRAFT).state


def test_notes_end_at_the_marker():
    game = fresh().play(*DRAFT)
    assert len(list(game.jump(2).notes())) == 3


def test_jump_goes_anywhere_in_the_timeline():
    game = fresh().play(*DRAFT)
    assert game.jump(0).state is game.start
    assert game.jump(6).state.month == 1
    for outside in (-1, 7):
        for ask in (game.jump, game.state_at):
            with pytest.raises(IndexError, match="the steps 0 to 6") as raised:
                ask(outside)
            assert isinstance(raised.value, OneSentence)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda game: game.jump("a"), "a step is a whole number, 0 to 6, not 'a'"),
        (lambda game: game.jump(1.5), "a step is a whole number, 0 to 6, not 1.5"),
        (lambda game: game.state_at(None), "a step is a whole number, 0 to 6, not None"),
        (lambda game: game.go([1]), "a branch has a name and a node has a number; [1] is neither"),
        (lambda game: game.notes_between(0, None), "a branch has a name and a node has a number; None is neither"),
        (lambda game: game.comment(None), "a comment is text, not None; empty text takes it away"),
        (lambda game: Timeline(5), "a timeline begins with a position, not with 5"),
    ],
)
def test_arguments_of_another_kind_are_named(ask, sentence):
    game = fresh().play(*DRAFT).comment("as it was")
    with pytest.raises(WrongKind) as raised:
        ask(game)
    assert str(raised.value) == sentence
    assert (game.at, game.node.comment) == (6, "as it was")


def test_a_position_after_which_nothing_is_told_has_a_tree():
    start = position("month 4, drought", "Ada acts", "nothing else", Ada=told(), Bo=told())
    game = Timeline(start).play("pass")
    assert str(game.tree()) == "branch 1 · main line · 1 step · nothing else is to come · here, at step 1"
    assert repr(game) == "<Timeline at step 1 of 1: nothing else is to come>"


def test_a_step_is_read_in_a_notebook():
    game = fresh().play(*DRAFT)
    assert pretty(game.steps[1]).splitlines() == [
        "Ania: draft young monk, young farmer",
        "  DRAFT-2 Ania",
        "  DRAFT-4 Ania: persons +1",
    ]
    assert pretty(game.steps[5]).splitlines() == [f"Luck: {game.steps[5].move}", "  ACT-1"]


def test_a_refused_move_keeps_the_future():
    game = fresh().play(*DRAFT).undo()
    with pytest.raises(Refusal):
        game.play("place 9")
    assert (len(game), game.at) == (6, 4)


def test_of_several_moves_those_before_a_refused_one_stand():
    game = fresh()
    with pytest.raises(Refusal):
        game.play(DRAFT[0], "place 9")
    assert game.at == 2


def test_only_the_player_whose_turn_it_is_may_play():
    with pytest.raises(Refusal, match="ERR-TURN"):
        fresh().play(DRAFT[0], by="Benek")


def test_moves_and_texts_are_the_same():
    game = fresh()
    first = game.state.legal_moves[0]
    assert game.play(first).state == fresh().play(str(first)).state


def test_one_piece_of_an_open_choice_is_taken_back():
    game = fresh().play("draft young monk")
    assert game.take_back("draft young monk").state.decision.done == 0
    assert game.play("draft young healer", "draft young farmer", "place 1").state.court("Ania").space == 8


def test_the_last_choice_is_taken_back_too():
    game = fresh().play("draft young monk", "draft young farmer", "place 2")
    assert game.take_back("place 2").state.decision.id == "D-03"


def test_what_is_no_piece_of_the_open_choice_is_not_taken_back():
    game = fresh().play("draft young monk")
    with pytest.raises(LookupError, match="“draft young farmer” is not among the choices"):
        game.take_back("draft young farmer")
    assert game.state.decision.done == 1


def test_a_timeline_says_where_it_is():
    game = fresh().play(*DRAFT)
    assert repr(game) == f"<Timeline at step 6 of 6: {game.state.decision.player} decides D-04>"


def test_chance_cannot_be_taken_back_like_a_choice():
    game = Timeline(new_game(["Ada", "Bo"], seed=None), luck=SeededLuck(7))
    row = game.steps[0].move
    with pytest.raises(LookupError, match="row"):
        game.take_back(row)
    assert (game.at, game.state.decision.id) == (1, "D-02")


# --- Branches -------------------------------------------------------------------------------------------------------


def two() -> Timeline:
    """The draft, with the last person in palace 1 (branch 1) and in palace 2 ("second")."""
    return fresh().play(*DRAFT).undo().play("place 2").branch("second")


def names(game: Timeline) -> list[str]:
    return [branch.name for branch in game.branches]


def test_a_branch_says_where_it_leaves_and_with_what():
    main, second = two().branches
    assert (main.main, main.current, main.leaves, main.after, main.steps) == (True, False, None, 0, 6)
    assert (second.main, second.current, second.leaves, second.after, second.steps) == (False, True, "branch 1", 4, 2)
    assert (main.opening[:10], second.opening) == ("Luck: row ", "Benek: place 2")
    assert repr(second) == "<Branch second · leaves branch 1 after step 4 with “Benek: place 2” · 2 steps>"
    assert msgspec.json.decode(msgspec.json.encode(second))["last"] == second.last


def test_the_tree_in_words():
    game = two().play("pass").jump(5).comment("groups as they\ncame").undo()
    game.play("place 1").jump(2).play("place 2", "draft young monk, young scholar")
    game.go("second").jump(5)
    assert (
        repr(game.tree())
        == str(game.tree())
        == (
            "branch 1 · main line · 6 steps · Benek decides D-04\n"
            "├ branch 2 · leaves branch 1 after step 2 with “Ania: place 2” · 2 steps · Benek decides D-03\n"
            "└ second · leaves branch 1 after step 4 with “Benek: place 2” · 3 steps · Ania decides D-04 · here, at "
            "step 5\n"
            "    step 5: “groups as they came”"
        )
    )


def test_playing_what_follows_already_makes_no_twin():
    game = two()
    ids = game.node.id
    assert game.undo().play("place 2").node.id == ids
    assert game.undo().play("place 1").at == 6
    assert [branch.current for branch in game.branches] == [True, False]
    assert game.jump(1).play(*DRAFT).node is game.find("branch 1")
    assert len(game.branches) == 2


def test_another_luck_opens_a_branch():
    game = fresh().play(*DRAFT)
    game.luck = SeededLuck(8)
    game.undo().play("place 1")
    assert [(branch.after, branch.opening.split()[0]) for branch in game.branches] == [(0, "Luck:"), (5, "Luck:")]


def test_undo_and_redo_stay_on_the_branch_that_was_looked_at():
    game = two()
    end = game.state
    assert game.undo().undo().redo().redo().state is end
    game.go("branch 1")
    assert game.undo().redo().state is game.find("branch 1").state


def test_a_branch_can_leave_a_branch_and_go_nowhere():
    game = two().fork("here")
    here = game.branches[2]
    assert (here.leaves, here.after, here.steps, here.opening, here.current) == ("second", 6, 0, "", True)
    game.play("pass")
    assert (names(game), len(game.go("second")), len(game.go("here"))) == (["branch 1", "second", "here"], 6, 7)


def test_jumping_and_playing_from_the_middle_keeps_everything():
    game = fresh().play(*DRAFT)
    nodes = {game.node.id, *(node.id for node in game.node.up())}
    for at in (1, 2, 3):
        game.go("branch 1").jump(at)
        for move in game.state.legal_moves:
            game.jump(at).play(move)
    assert all(game.find(number).id == number for number in nodes)
    assert [step.move for step in game.go("branch 1").steps] == [step.move for step in fresh().play(*DRAFT).steps]


def test_a_node_keeps_its_id():
    game = fresh().play(*DRAFT)
    assert [node.id for node in game.node.path()] == list(range(7))
    node = game.jump(3).node
    game.play("draft young healer, young monk").promote().go(node.id)
    assert (game.node is node, game.at, str(node)) == (True, 3, "Ania: place 1")
    assert game.go(node).node is node
    assert repr(node) == "<Node 3, step 3: Ania: place 1>"
    for missing in (99, -1, "elsewhere", fresh().node):
        with pytest.raises(LookupError):
            game.go(missing)


def test_a_name_belongs_to_one_branch():
    game = two()
    for name, sentence in [
        ("branch 1", "Another branch is called “branch 1” already."),
        (" branch 1 ", "Another branch is called “branch 1” already."),
        ("  ", "a name cannot be empty"),
        ("two\nlines", "a name cannot have the sign U+000A there"),
        (7, "a name is text, not 7"),
    ]:
        for give in (game.branch, game.fork):
            with pytest.raises(ValueError) as raised:  # noqa: PT011
                give(name)
            assert str(raised.value) == sentence
    assert names(game.branch("second").branch(" third ")) == ["branch 1", "third"]


def test_promoting_makes_a_branch_the_main_line_and_keeps_the_names():
    game = two().promote("second")
    assert [(branch.name, branch.main, branch.leaves) for branch in game.branches] == [
        ("second", True, None), ("branch 1", False, "second"),
    ]  # fmt: skip
    assert names(game.go("branch 1").promote()) == ["branch 1", "second"]
    with pytest.raises(LookupError, match=r"No branch is called “x”; there are “branch 1”, “second”."):
        game.promote("x")


def test_deleting_goes_back_to_where_another_branch_passes_and_can_be_undone():
    game = two().play("pass")
    tree = str(game.jump(4).tree())
    end = game.find("second")
    game.go("second").delete()
    assert (names(game), game.at, game.steps == game.go("branch 1").steps) == (["branch 1"], 4, True)
    with pytest.raises(LookupError, match=f"Node {end.id} lies on a deleted branch: restore it first."):
        game.go(end.id)
    with pytest.raises(ValueError, match="“second” is the name of a deleted branch"):
        game.branch("second")
    game.restore().go("second")
    assert game.node is end
    assert str(game.jump(4).tree()) == tree


def test_the_main_line_can_be_deleted_and_comes_back_as_such():
    game = two().delete("branch 1")
    assert [(branch.name, branch.main, branch.steps) for branch in game.branches] == [("second", True, 6)]
    with pytest.raises(ValueError, match=r"“second” is the only branch: it stays."):
        game.delete()
    assert [branch.name for branch in game.restore("branch 1").branches if branch.main] == ["branch 1"]


def test_what_is_not_deleted_is_not_restored():
    with pytest.raises(LookupError, match=r"No branch has been deleted."):
        fresh().restore()
    with pytest.raises(LookupError, match=r"No deleted branch is called “x”; there are “second”."):
        two().delete().restore("x")


def test_a_branch_that_leaves_a_deleted_one_keeps_its_steps():
    game = two().play("pass").undo().play(two().state.legal_moves[0]).branch("third").delete("second")
    third = game.branches[1]
    assert (third.leaves, third.after, third.steps, game.at) == ("branch 1", 4, 3, 7)


def test_what_was_deleted_and_is_played_again_can_still_be_restored():
    game = two().play("pass").delete().jump(4).play("place 2")
    assert (names(game), game.at) == (["branch 1", "branch 2"], 6)
    game.restore()
    assert [(branch.name, branch.leaves, branch.steps) for branch in game.branches] == [
        ("branch 1", None, 6), ("second", "branch 1", 3), ("branch 2", "second", 0),
    ]  # fmt: skip
    assert len(game.play("pass").branches) == 3
    assert game.node is game.find("second")


def test_comments_stay_with_their_step():
    game = two().comment("risky").undo()
    assert (game.node.comment, game.find("second").comment) == ("", "risky")
    assert "step 6: “risky”" in game.tree()
    assert "risky" not in game.go("second").comment("").tree()


def test_notes_between_two_nodes_are_those_of_each_side():
    game = two()
    rules = [[note.rule for note in side] for side in game.notes_between("branch 1", "second")]
    assert rules == [["DRAFT-4", "DRAFT-5", "ROUND-2", "ACT-1"]] * 2
    along = game.notes_between(0, "second")
    assert (along[0], along[1]) == ([], list(game.notes()))
    assert game.notes_between("second", 0) == (along[1], [])


# --- Pieces of an unfinished choice ---------------------------------------------------------------------------------


def test_pieces_taken_back_leave_nothing_behind():
    game = fresh().play("draft young monk").take_back("draft young monk").play("draft young healer")
    game.undo().play("draft young farmer").undo().redo()
    assert (names(game), len(game), game.state.decision.done) == (["branch 1"], 2, 1)


def building() -> Timeline:
    """Ania has placed two of three floors."""
    position = acting(court("2 young craftsman, young craftsman", "1"), court("1 young monk"))
    return Timeline(position, luck=None).play("use A build", "build 1 on 2", "build new 1")


def test_of_several_pieces_the_others_stay():
    game = building().take_back("build 1 on 2")
    assert ([str(step.move) for step in game.steps], names(game)) == (["use A build", "build new 1"], ["branch 1"])


def test_pieces_that_need_the_one_taken_back_keep_it():
    game = building().undo().undo().play("build new 1", "build 1 on 3")
    with pytest.raises(Refusal):
        game.take_back("build new 1")
    assert ([str(step.move) for step in game.steps[1:]], game.at) == (["build new 1", "build 1 on 3"], 3)


def test_a_finished_choice_is_never_dropped():
    game = building().play("build new 1")
    finished = game.node
    game.jump(2).play("build 1 on 2")
    assert (len(game.branches), game.find("branch 1") is finished) == (2, True)


@pytest.mark.parametrize("keep", [lambda game: game.comment("why not"), lambda game: game.fork("kept").go("branch 1")])
def test_pieces_that_somebody_holds_on_to_stay(keep):
    game = keep(fresh().play("draft young monk"))
    kept = game.node
    game.undo().play("draft young healer")
    assert game.find(kept.id) is kept
    assert kept in game.find("branch 1").up()


def test_a_long_game_can_be_copied():
    game = Timeline(new_game(["A", "B", "C", "D", "E"], seed=3))
    while game.state.agenda:
        game.play(game.state.legal_moves[-1])
    game.jump(40).play(game.state.legal_moves[0]).comment("here")
    copy = deepcopy(game)
    assert (str(copy.tree()), copy.state, copy.node.id) == (str(game.tree()), game.state, game.node.id)
    copy.play(copy.state.legal_moves[0])
    assert len(copy) == len(game) + 1
