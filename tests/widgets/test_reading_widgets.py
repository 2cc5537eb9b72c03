"""Board, Branches, Compare, RuleCard and Ledger without a browser: options, traits, messages, twins."""

import json

import pytest
from asked import answer
from describe.stall import Stall
from engine.toy import Toy

import yotd_widget as yw
from yotd_widget.describe.reading import ReadingRoom
from yotd_widget.engine import game as game_module
from yotd_widget.engine.game import load
from yotd_widget.engine.history import patched
from yotd_widget.games.dragon.game import GAME
from yotd_widget.widgets.desk import counterpart


@pytest.fixture
def state():
    return yw.dragon.example("month-5")


@pytest.fixture
def play():
    return yw.Play(yw.dragon.example("month-5")).play("use A taxes", "use B build")


def ask(widget, kind, **content):
    """Send what the page sends; returns the answer."""
    return answer(widget, kind=kind, **content)


def act(widget, what, **content):
    return ask(widget, "branch", act=what, **content)


def rows(widget):
    return {row["name"]: row for row in widget.tree_view["branches"]}


# --- Board ---


def test_a_board_shows_a_position_with_marks(state):
    board = yw.Board(state, mark=["P1.palace2", "month7"], seat="Cyd")
    assert board.scene == GAME.screen.scene(state)
    assert board.marks == [{"place": "palace/0/2", "name": "Ada: palace 2"}, {"place": "month/7", "name": "month 7"}]
    assert board.opened == 2
    assert board.title == "In the Year of the Dragon: Board"


def test_a_board_follows_what_is_set(state):
    board = yw.Board(state)
    board.mark = "Cyd.yuan"
    board.seat = "Bo"
    board.state = yw.Timeline(state).play("use A taxes")
    assert [mark["place"] for mark in board.marks] == ["good/2/yuan"]
    assert (board.opened, board.state.court("Ada").yuan) == (1, state.court("Ada").yuan + 5)
    with pytest.raises(LookupError):
        board.mark = "Ada.shoes"
    with pytest.raises(ValueError, match="nobody here is called 'Zoe': Ada, Bo, Cyd"):
        board.seat = "Zoe"
    assert (board.mark, board.seat) == (("Cyd.yuan",), 1)
    with pytest.raises(LookupError, match="is no place on this board"):
        board.state = yw.dragon.example("tribute-1")
    assert board.state.players == state.players


def test_a_board_can_be_written_down_and_has_a_twin(state):
    board = yw.Board(state)
    assert yw.dragon.State.from_json(board.to_json()) == state
    assert yw.dragon.State.from_code(board.to_code()) == state
    data, _metadata = board._repr_mimebundle_()
    assert {"text/plain", "text/html", "image/svg+xml"} <= set(data)


@pytest.mark.parametrize(
    ("make", "error", "sentence"),
    [
        (lambda s: yw.Board(7), TypeError, "a position, a timeline or a widget with one is wanted, not 7"),
        (lambda s: yw.Board(s, mark=7), TypeError, "a place is text, as in mark=[“P1.palace2”], not 7"),
        (
            lambda s: yw.Board(s, shoes=7),
            TypeError,
            "There is no option “shoes”; there are state, mark, seat, confirm",
        ),
        (lambda s: yw.Branches(5), TypeError, "a game is a Play, a timeline or a position, not 5"),
        (lambda s: yw.Ledger(None), TypeError, "a game is a Play, a timeline or a position, not None"),
        (lambda s: yw.Compare([s]), ValueError, "Compare shows 2 to 4 positions, not 1"),
        (lambda s: yw.Compare([s] * 5), ValueError, "Compare shows 2 to 4 positions, not 5"),
        (lambda s: yw.Compare(7), TypeError, "several are wanted, in a list, not 7"),
        (lambda s: yw.Compare(["a", "b"]), ValueError, "“a” names a branch: say of which game"),
        (lambda s: yw.Compare([s, s], names="ab"), TypeError, "names is a list of texts, not 'ab'"),
        (lambda s: yw.Compare([s, s], names=["a"]), ValueError, "2 boards need as many names, not 1"),
        (lambda s: yw.Compare([s, s], names=["a", "a"]), ValueError, "two boards have the same name: a, a"),
        (lambda s: yw.Compare([s, yw.dragon.example("tribute-1")]), ValueError, "do not play the same game"),
        (
            lambda s: yw.Compare([s, Toy()]),
            ValueError,
            "one of “In the Year of the Dragon” beside one of “Double or not”.",
        ),
        (
            lambda s: yw.Compare([Toy(), Toy(), s]),
            ValueError,
            "Compare shows positions of one game, not one of “Double",
        ),
        (
            lambda s: yw.Compare(s, vary="P1.yuan"),
            TypeError,
            "vary is a pair, as (“P1.yuan”, range(7)), not",
        ),
        (lambda s: yw.Compare(s, vary=("P1.yuan", 7)), TypeError, "several are wanted, in a list, not 7"),
        (lambda s: yw.Compare(s, vary=("P1.yuan", [1])), ValueError, "vary needs 2 to 24 values, not 1"),
        (lambda s: yw.Compare(s, vary=("P1.yuan", [-2, -1])), ValueError, "none of these values can be"),
        (lambda s: yw.Compare(s, vary=("P1.shoes", [1, 2])), LookupError, "is no number of this position"),
        (lambda s: yw.Compare([s, s], vary=("P1.yuan", [1, 2])), ValueError, "vary is for one position; here are 2"),
        (lambda s: yw.RuleCard("EVT-9"), LookupError, "There is no rule “EVT-9”; near it are"),
        (lambda s: yw.RuleCard(9), TypeError, "the id of a rule is text"),
        (lambda s: yw.RuleCard("PER-1", edition="1999"), ValueError, "an edition is one of 2017, 2007, not '1999'"),
        (
            lambda s: yw.RuleCard("chess.PER-1"),
            LookupError,
            "There is no rule “chess.PER-1”",
        ),
    ],
)
def test_wrong_options_get_one_sentence(state, make, error, sentence):
    with pytest.raises(error) as caught:
        make(state)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


# --- Branches ---


def test_branches_follow_a_play_and_a_play_follows_them(play):
    tree = yw.Branches(play)
    play.undo().play("use A harvest")
    assert list(rows(tree)) == ["branch 1", "branch 2"]
    assert rows(tree)["branch 2"]["current"]
    tree.branch = "branch 1"
    assert play.timeline.at == 2
    assert play.snapshot["status"] == GAME.screen.scene(play.state)["status"]
    before = play.snapshot["revision"]
    assert act(tree, "promote", name="branch 2")["kind"] == "done"
    assert list(rows(tree)) == ["branch 2", "branch 1"]
    assert play.snapshot["revision"] > before


def test_a_branch_says_how_it_began_and_how_its_end_differs(play):
    tree = yw.Branches(play.undo().play("use A harvest"))
    row = rows(tree)["branch 2"]
    assert row["where"] == "leaves branch 1 after step 1"
    assert row["opening"].startswith("Bo: Harvest.")
    assert row["when"] == "Month 5 of 12, phase 1: Action"
    assert row["against"] == "compared with the main line after step 2"
    assert row["seat"] == 1
    assert row["count"] == f"{sum(len(court['lines']) for court in row['differs'])} differences"
    assert "+1 rice (0 → 1; ACT-HARVEST-1)" in row["differs"][0]["lines"]
    assert row["brief"] == f"Bo −3 yuan, {row['count']}"
    assert rows(tree)["branch 1"]["against"] == ""
    twin = tree._twin()["text/plain"]
    assert all(line in twin for court in row["differs"] for line in court["lines"])
    assert "use A harvest" not in twin  # words for readers


def test_a_twin_of_many_branches_stays_small():
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7))
    policy = yw.RandomPolicy(7)
    while game.state.month < 4:
        game.play(policy.choose(game.state))
    for number in range(30):
        game.go(0).fork(f"future {number}")
        while game.state.month < 4:
            game.play(yw.RandomPolicy(number).choose(game.state))
    told = yw.Branches(game)._twin()
    assert len(told["text/html"]) <= 25_000
    assert told["text/plain"].endswith("…")


def test_pieces_of_one_choice_count_as_one_opening():
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo"], seed=7)).play("draft young monk", "draft young farmer")
    game.undo().undo().play("draft young healer", "draft young scholar")
    row = rows(yw.Branches(game))["branch 2"]
    assert "young healer" in row["opening"]
    assert row["opening"].startswith("Ada drafts")


def test_ends_are_compared_at_the_same_moment():
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo"], seed=7))
    policy = yw.RandomPolicy(7)
    while game.state.agenda:
        game.play(policy.choose(game.state))
    main = game.node.path()
    month = next(node for node in main if node.state.month == 3)
    game.jump(month.at + 1).fork("other").play(game.state.legal_moves[-1])
    assert counterpart(main, game.node).at == game.at
    assert counterpart(main, main[-1]) is main[-1]


def test_rename_note_delete_and_restore(play):
    tree = yw.Branches(play.undo().play("use A harvest"))
    at = play.undo().timeline.at
    assert act(tree, "rename", name="branch 1", to=" taxes ")["kind"] == "done"
    assert (tree.branch, play.timeline.at) == ("branch 2", at)
    act(tree, "rename", name="branch 2", to="rice")
    assert (tree.branch, play.timeline.at) == ("rice", at)
    act(tree, "note", name="rice", to="is it enough?")
    assert rows(tree)["rice"]["note"] == "is it enough?"
    assert "is it enough?" in tree.tree
    act(tree, "delete", name="rice")
    assert tree.tree_view["deleted"] == ["rice"]
    act(tree, "restore")
    assert list(rows(tree)) == ["taxes", "rice"]
    act(tree, "fork", to="third")
    assert tree.branch == "third"


def test_deals_can_be_drawn_anew_from_here_on():
    play = yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7))
    policy = yw.RandomPolicy(3)
    tree = yw.Branches(play)
    dealt = []
    for luck in ("same", "new", "same"):
        act(tree, "fork", node=0, luck=luck)
        assert bool(rows(tree)[tree.branch]["luck"]) == (luck == "new")
        while play.state.month < 3:
            play.play(policy.choose(play.state))
        dealt.append(play.state.groups)
    assert dealt[0] == dealt[2] != dealt[1]


def test_deals_drawn_anew_are_others_each_time_and_the_same_in_another_run():
    def drawn():
        play = yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7))
        tree = yw.Branches(play)
        for luck in ("new", "same", "new"):
            act(tree, "fork", luck=luck)
            yield play.timeline.luck

    first, same, second = drawn()
    assert [first, same, second] == [*drawn()]
    assert first != second
    assert same == yw.dragon.new_game(["Ada", "Bo"], seed=7).luck


def test_new_luck_stays_on_its_branch(play):
    tree = yw.Branches(play)
    act(tree, "fork", to="anew", luck="new")
    anew = play.timeline.luck
    act(tree, "go", name="branch 1")
    assert play.timeline.luck == play.state.luck
    assert {name: row["luck"] for name, row in rows(tree).items()} == {"branch 1": "", "anew": "new luck 1"}
    act(tree, "go", name="anew")
    assert play.timeline.luck == anew


def test_a_branch_opens_at_the_step_that_is_looked_at(play):
    tree = yw.Branches(play)
    assert act(tree, "fork", node=play.timeline.path[1], to="early")["kind"] == "done"
    assert (tree.branch, play.timeline.at) == ("early", 1)
    assert rows(tree)["early"]["where"] == "leaves branch 1 after step 1"
    assert act(tree, "fork", node=0, to="early")["kind"] == "refused"
    assert (tree.branch, play.timeline.at) == ("early", 1)


@pytest.mark.parametrize(
    "message",
    [
        {"act": "go", "name": "nowhere"},
        {"act": "rename", "name": "branch 1", "to": ""},
        {"act": "delete", "name": "branch 1"},
        {"act": "restore"},
        {"act": "dance"},
        {},
    ],
)
def test_what_cannot_be_done_with_a_branch_is_refused_and_changes_nothing(play, message):
    tree = yw.Branches(play)
    before = str(tree.tree)
    answer = ask(tree, "branch", **message)
    assert answer["kind"] == "refused"
    assert answer["text"]
    assert str(tree.tree) == before
    assert ask(tree, "dance")["kind"] == "refused"


def test_a_name_that_another_branch_has_is_refused_and_the_marker_stays(play):
    tree = yw.Branches(play)
    act(tree, "fork", to="rice")
    play.play(play.state.legal_moves[0])
    before, at = tree.branch, tree.timeline.at
    answer = ask(tree, "branch", act="rename", name=before, to="branch 1")
    assert answer["text"] == "Another branch is called “branch 1” already."
    assert (tree.branch, tree.timeline.at) == (before, at)


def test_a_closed_widget_is_not_drawn_for_any_more(play):
    tree = yw.Branches(play)
    shown = tree.tree_view
    tree.close()
    play.play(play.state.legal_moves[0])
    assert tree.tree_view is shown


@pytest.mark.parametrize(("make", "shown"), [(yw.Branches, "tree_view"), (yw.Ledger, "sheet")])
def test_a_widget_that_no_page_shows_any_more_is_drawn_when_it_is_shown_again(play, make, shown):
    follower = make(play.undo())
    before = getattr(follower, shown)
    play.play("use A research")
    after = getattr(follower, shown)
    assert after != before
    follower._view_count = 1
    follower._view_count = 0  # its cell was run again
    play.undo()
    assert getattr(follower, shown) is after
    follower._view_count = 1
    assert getattr(follower, shown) == getattr(make(play), shown) != after


def test_a_move_tells_anew_only_what_it_changed(play, monkeypatch):
    for move in [move for move in play.undo().state.legal_moves if str(move) != "use B build"][:3]:
        play.play(move).undo()
    tree = yw.Branches(play.redo())
    compared, told = ReadingRoom.compared, []
    monkeypatch.setattr(ReadingRoom, "compared", lambda *given: told.append(given) or compared(*given))
    act(tree, "rename", name="branch 2", to="rice")
    act(tree, "note", name="rice", to="enough?")
    assert (told, rows(tree)["rice"]["note"]) == ([], "enough?")
    play.play(play.state.legal_moves[0])
    assert len(told) == 1
    act(tree, "promote", name="rice")
    assert [row["against"] != "" for row in tree.tree_view["branches"]] == [False, *[True] * (len(rows(tree)) - 1)]
    tree.language = "pl"
    assert rows(tree)["rice"]["opening"] != rows(yw.Branches(play))["rice"]["opening"]


def test_another_widget_with_a_timeline_is_a_game_that_nobody_plays(play):
    tree = yw.Branches(yw.TimelineView(play.timeline))
    act(tree, "fork", to="rice")
    assert tree.branch == play.timeline.branches[-1].name == "rice"


def test_a_tree_is_written_as_json_code_and_python(play):
    tree = yw.Branches(play.undo().play("use A harvest"))
    room = {}
    exec(tree.to_python(), room)
    assert room["game"].tree() == tree.tree
    assert yw.Record.from_json(tree.to_json()) == yw.Record.from_code(tree.to_code()) == tree.record
    assert "branch 2" in tree._twin()["text/html"]


# --- Compare ---


def test_why_a_value_cannot_be_is_told_in_the_language_of_the_widget(state):
    compare = yw.Compare(state, vary=("month", [5, 40]), language="nl")
    refused = compare.comparison["boards"][1]["refused"]
    compare.language = "en"
    assert refused != compare.comparison["boards"][1]["refused"] == compare.refused["month = 40"]


def test_names_may_come_from_anything_that_yields_them(state):
    assert yw.Compare([state, state], names=iter(["before", "after"])).names == ["before", "after"]


def test_compare_lists_what_differs_and_sends_patches(state):
    after = yw.Timeline(state).play("use A taxes").state
    compare = yw.Compare([state, after], names=["before", "after"])
    shown = compare.comparison
    first, second = shown["boards"]
    assert (first["title"], second["title"]) == ("", "3 differences")
    assert second["facts"][0]["text"] == "+5 yuan (2 → 7)"
    assert patched(shown["scene"], second["patch"]) == GAME.screen.scene(after)
    assert patched(shown["scene"], first["patch"]) == GAME.screen.scene(state)
    assert str(compare.diff).startswith("Ada: +5 yuan")
    assert "+5 yuan" in compare._twin()["text/plain"]


def test_compare_of_branches_knows_the_rules(play):
    play.undo().play("use A harvest")
    compare = yw.Compare(["branch 1", "branch 2"], game=play)
    assert compare.names == ["branch 1", "branch 2"]
    assert yw.Compare(["branch 1", play.timeline.node], game=play).names == ["branch 1", "B"]
    assert yw.Compare(["branch 1", "branch 1"], game=play).names == ["A", "B"]
    rules = {rule for fact in compare.comparison["boards"][1]["facts"] for rule in fact["rules"]}
    assert "ACT-HARVEST-1" in rules
    assert set(compare.comparison["rules"]) >= rules - {"D-04"}
    with pytest.raises(LookupError, match="No branch is called “nowhere”"):
        yw.Compare(["branch 1", "nowhere"], game=play)


def test_a_strip_over_one_number(state):
    compare = yw.Compare(state, vary=("P1.yuan", range(-1, 4)))
    boards = compare.comparison["boards"]
    assert compare.comparison["varied"] == "Ada: yuan"
    assert [board["short"] for board in boards] == ["−1", "0", "1", "2", "3"]
    assert (boards[0]["patch"], boards[0]["refused"]) == (None, "“P1.yuan” cannot be less than 0")
    assert compare.refused == {"P1.yuan = -1": "“P1.yuan” cannot be less than 0"}
    assert str(compare.diffs["P1.yuan = 3"]) == "Ada: +3 yuan (0 → 3)"
    assert compare.state.court("Ada").yuan == 0
    assert len(json.dumps(compare.comparison)) < 60_000


# --- RuleCard ---


def test_an_edition_that_is_not_there_is_refused_and_changes_nothing():
    card = yw.RuleCard("ACT-PRIV-1", edition="2007")
    with pytest.raises(ValueError, match="an edition is one of 2017, 2007"):
        card.edition = "1999"
    assert (card.edition, card.card["edition"]) == ("2007", "2007")


def test_a_card_turns_to_another_rule():
    card = yw.RuleCard("evt-drought-2")
    assert (card.rule.id, card.card["id"]) == ("EVT-DROUGHT-2", "EVT-DROUGHT-2")
    assert ask(card, "rule", id="AMB-05")["kind"] == "done"
    assert (card.rule.id, card.title) == ("AMB-05", "In the Year of the Dragon: rule AMB-05")
    assert ask(card, "rule", id="XYZ-1")["kind"] == "refused"
    assert ask(card, "rule")["kind"] == "refused"
    assert card.rule.id == "AMB-05"
    card.rule = "PER-7"
    assert card.card["example"]["scene"]["board"]["courts"]
    assert "PER-7" in card._twin()["text/plain"]


def test_a_twin_folds_what_is_behind_the_rule():
    card = yw.RuleCard("ACT-PRIV-1")
    html = card._twin()["text/html"]
    first, more = html.split("<details><summary>More on this rule</summary>")
    assert card.rule.statement in first
    assert "large privilege: 7 yuan" in first
    assert "Refusals" in more
    assert "Refusals" not in first


def test_the_edition_can_be_set():
    card = yw.RuleCard("ACT-PRIV-1", edition="2007")
    assert card.card["edition"] == "2007"
    card.edition = "2017"
    assert card.card["edition"] == "2017"


# --- Ledger ---


def test_a_ledger_follows_its_play(play):
    ledger = yw.Ledger(play)
    before = ledger.points["Bo"]["Research"]
    play.undo().play("use A research")
    assert ledger.points["Bo"]["Research"] > before
    assert sum(ledger.points["Bo"].values()) == play.state.court("Bo").vp
    assert ledger.sheet["totals"] == [court.vp for court in play.state.courts]
    need = ledger.needs[0]
    assert set(need) == {"period", "event", "player", "asks", "verdict", "lost", "points"}
    assert "Research" in ledger._twin()["text/plain"]
    assert "<table>" in ledger._twin()["text/html"]


# --- Panels of Play ---


def test_play_answers_its_panels(play):
    play.undo().play("use A harvest")
    assert list(ask(play, "branches")["tree"]) == ["branches", "deleted", "at"]
    assert ask(play, "points")["sheet"]["totals"] == [court.vp for court in play.state.courts]
    step = ask(play, "compare", **{"with": "step"})
    assert [board["name"] for board in step["comparison"]["boards"]] == ["a step before", "now"]
    assert step["branches"] == ["branch 1"]
    assert ask(play, "compare", **{"with": "period"})["comparison"]["scene"] == GAME.screen.scene(play.timeline.start)
    branch = ask(play, "compare", **{"with": "branch", "name": "branch 1"})
    shown = branch["comparison"]
    assert patched(shown["scene"], shown["boards"][1]["patch"]) == GAME.screen.scene(play.state)
    assert ask(play, "compare", **{"with": "nothing"})["kind"] == "refused"
    assert act(play, "go", name="branch 1")["kind"] == "done"
    assert play.snapshot["revision"] == ask(play, "ping")["revision"]


def test_a_rule_that_several_games_have_is_named_with_its_game(monkeypatch):
    class Other(type(load("dragon"))):
        name = "other"

    monkeypatch.setitem(game_module._registered, "other", Other())
    with pytest.raises(LookupError, match=r"several games have a rule “PER-1”: say “dragon.PER-1”, or “other.PER-1”"):
        yw.RuleCard("PER-1")
    assert [yw.RuleCard(f"{name}.PER-1").game.name for name in ("dragon", "other")] == ["dragon", "other"]


def test_advice_names_things_of_the_game_that_is_shown():
    """Another game has no yuan: whoever types what the advice says shall not be refused."""
    stall = Stall()
    for make in (
        lambda: yw.Compare([stall]),
        lambda: yw.Compare(stall, vary=5),
        lambda: yw.Editor(stall, allow=5),
        lambda: yw.Compare(stall, vary=("P1.shoes", [1, 2])),
    ):
        with pytest.raises((ValueError, TypeError, LookupError), match=r"“P1\.coins”"):
            make()
    with pytest.raises(TypeError, match=r"mark=\[“P1”\], not 7"):
        yw.Board(stall, mark=7)
    assert yw.Compare(stall, vary=("P1.coins", range(7))).names[6] == "P1.coins = 6"
    assert list(stall.game.editing.examples(stall)) == ["P1.coins"]
