"""The way through a lesson: where steps begin and end, when a play is over, what is said, and what is shown."""

import pytest
from lessons.small import going

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.lessons.built import Building
from yotd_widget.lessons.made import Unplayed
from yotd_widget.lessons.text import BadLesson

FEED = "## play feed: Who goes without?\n: at drought-3-palaces · until EVT-DROUGHT-4"
BUILD = '## play build: Build\n: at build-3 words="Ada acts"'
LEFT = "## ask left: How much rice is left?\n: at EX-12a rice=5 · ask drought.left"
GONE = "## predict gone: How many leave?\n: at drought-3-palaces · ask drought.released\n> else: Not {answer}."
TRY = "## try rice: How much rice?\n: at EX-12a · vary rice 0..5 from 0"


def begun(found, name):
    return found.begin(found.step(name))


def play(found, name, *moves):
    """Begin a step and make the reader's moves, each with what the others do then."""
    timeline = begun(found, name)
    for move in moves:
        timeline.play(move)
        found.go_on(found.step(name))
    return timeline


def moves(timeline):
    return [str(step.move) for step in timeline.steps]


def said(found, name):
    return [reply["text"] for reply in found.standing(found.step(name))["replies"]]


def answers(drawn):
    return {choice["value"]: choice["reply"] for choice in drawn["asked"]["choices"]}


def courts(picture):
    return picture["scene"]["board"]["courts"]


def persons(picture, seat=0):
    return sum(room["person"] is not None for palace in courts(picture)[seat]["palaces"] for room in palace["rooms"])


def rice(picture, seat=0):
    return next(good["amount"] for good in courts(picture)[seat]["goods"] if good["icon"] == "good-rice")


# --- where a step begins ---


def test_a_step_begins_at_an_example_with_changes():
    found = going("## say a: Look\n: at EX-12a rice=6 Bo.yuan=3")
    assert found.position(found.step("a")) == yw.dragon.example("EX-12a", rice=6, Bo={"yuan": 3})


def test_a_step_begins_where_another_one_began():
    found = going(FEED, "## say a: Look\n: at = feed", "## watch b: Look\n: at = a · show year")
    for name in ("a", "b"):
        assert found.position(found.step(name)) == yw.dragon.example("drought-3-palaces")
    with pytest.raises(BadLesson, match=r"my\.md, line 3: no step above is called “feed”"):
        going("## say a: Look\n: at = feed").draw("a")


def test_a_step_goes_on_from_the_one_before():
    found = going(FEED, "## ask a: Why?\n- [x] So\n- [ ] Or so\n> No.", "## say b: Look")
    with pytest.raises(Unplayed, match="feed"):
        found.draw("b")
    end = play(found, "feed", "without 1", "release young monk 1").state
    assert end.when == (4, 1)
    assert found.position(found.step("b")) == end
    assert found.made.goes_on(found.step("b"))
    assert not found.made.goes_on(found.step("feed"))


def test_what_was_skipped_is_played_by_a_program():
    found = going(FEED, BUILD.replace('at build-3 words="Ada acts"', "until choice"), "## say a: Look")
    found.reach(found.step("a"))
    assert found.reached(found.step("feed"))
    assert found.reached(found.step("build"))
    assert found.position(found.step("a")) == found.plays["build"].state


def test_the_first_step_says_where_it_is():
    with pytest.raises(BadLesson, match="line 3: the first step says where it is"):
        going("## say a: Look").draw("a")


def test_moves_are_played_before_a_step():
    found = going("## play a: Look\n: at drought-3-palaces · moves place 1; without 2", "## say b: Look\n: at = a")
    end = yw.dragon.example("drought-3-palaces").after("place 1").after("without 2")
    assert found.position(found.step("a")) == found.position(found.step("b")) == end
    with pytest.raises(BadLesson, match=r"my\.md, line 3: "):
        going("## play a: Look\n: at drought-3-palaces · moves place 9").draw("a")


def test_moves_come_after_the_step_before():
    found = going("## say a: Look\n: at drought-3-palaces", "## play b: Look\n: moves place 1")
    assert found.position(found.step("b")).decision.player == "Ada"


# --- until when it is played ---


@pytest.mark.parametrize("until", ["", " · until choice", " · until choice 1"])
def test_a_build_with_its_floors_is_one_choice(until):
    found = going(BUILD + until)
    step, timeline = found.step("build"), begun(found, "build")
    for move in ("use A build", "build 1 on 1", "build 1 on 2"):
        assert not found.reached(step)
        timeline.play(move)
        found.go_on(step)
    assert found.reached(step)
    assert timeline.state.decision.player == "Bo"


def test_two_choices():
    found = going(f"{BUILD} · until choice 2")
    step = found.step("build")
    timeline = play(found, "build", "use A build", "build 1 on 1", "build 1 on 2")
    assert not found.reached(step)
    assert timeline.state.decision.player == "Ada"
    while not found.reached(step):
        timeline.play(timeline.state.options()[0])
        found.go_on(step)
    own = [str(stretch.move) for stretch in found.way(step) if stretch.seat == 0]
    assert own[:3] == ["use A build", "build 1 on 1", "build 1 on 2"]
    assert own[3].startswith("play ")
    assert own[-1] == "place 1"


def test_a_rule():
    found = going(FEED)
    step, timeline = found.step("feed"), begun(found, "feed")
    timeline.play("without 1")
    assert not found.reached(step)
    timeline.play("release young monk 1")
    assert found.reached(step)


def test_a_rule_at_work_for_somebody_else_is_none_for_the_reader():
    found = going("## play a: A\n: at decay-3 · until PER-10", "## play b: B\n: at decay-3 · until PER-10 · as Bo")
    play(found, "b", "place 2")
    assert found.reached(found.step("b"))
    begun(found, "a")
    notes = [note for stretch in found.way(found.step("a")) for note in stretch.notes if note.rule == "PER-10"]
    assert {note.seat for note in notes} == {1}
    assert not found.reached(found.step("a"))


def test_a_month():
    found = going("## play a: A\n: at drought-3-palaces · until month 4")
    timeline = play(found, "a", "without 1")
    assert not found.reached(found.step("a"))
    timeline.play("release young monk 1")
    found.go_on(found.step("a"))
    assert found.reached(found.step("a"))
    assert timeline.state.when[0] == 4
    with pytest.raises(BadLesson, match="This game counts by “month”, not by “round”"):
        begun(going("## play a: A\n: at drought-3-palaces · until round 4"), "a")


def test_until_it_is_over():
    found = going("## play a: A\n: at half-year · until over")
    found.through(found.step("a"))
    assert found.reached(found.step("a"))
    assert not found.plays["a"].state.agenda
    assert any(step.seat == 0 for step in found.plays["a"].steps)


def test_luck_and_the_others_are_played():
    found = going("## play a: A\n: at drought-3-palaces · until month 4")
    timeline = begun(found, "a")
    assert moves(timeline) == ["place 1"]
    timeline.play("without 1", "release young monk 1")
    found.go_on(found.step("a"))
    assert moves(timeline)[-1].startswith("deal ")
    assert moves(begun(found, "a")) == ["place 1"]


def test_nobody_plays_on_when_the_goal_is_reached():
    found = going(BUILD)
    timeline = play(found, "build", "use A build", "build 1 on 1", "build 1 on 2")
    assert moves(timeline) == ["use A build", "build 1 on 1", "build 1 on 2"]


def test_moves_that_were_played_before_come_back_and_those_that_do_not_fit_are_left():
    found = going(FEED)
    kept = ["place 1", "without 1", "release young monk 1"]
    assert moves(found.begin(found.step("feed"), kept))[:3] == kept
    assert moves(found.begin(found.step("feed"), ["place 1", "without 9"])) == ["place 1"]


def test_some_moves_wait():
    found = going(f"{BUILD} · without use, build 1 on 2")
    step, timeline = found.step("build"), begun(found, "build")
    assert [str(move) for move in found.options(found.part(step), timeline.state)] == ["pass"]
    assert str(found.chosen(found.part(step), timeline.state)) == "pass"
    timeline.play("use A build")
    assert [str(move) for move in found.options(found.part(step), timeline.state)] == ["build 1 on 1", "build new 1"]


def test_a_program_goes_on_where_every_move_waits():
    found = going(f"{BUILD} · without use, pass")
    found.through(found.step("build"))
    assert found.reached(found.step("build"))


# --- what is said when a play is over ---


def test_replies_in_their_order_where_their_condition_holds():
    told = """
> Done, {player}.
> no DECAY-1: All floors stand.
> DECAY-1: One fell.
> move without 1: Of palace 1.
> move without 2: Of palace 2.
> EVT-DROUGHT-4: {told}
> else: Nothing."""
    found = going(FEED + told)
    play(found, "feed", "without 1", "release young monk 1")
    lines = said(found, "feed")
    assert lines == ["Done, Ada.", "All floors stand.", "Of palace 1.", "Ada: young monk leaves palace 1."]
    play(found, "feed", "without 2")
    assert said(found, "feed")[:3] == ["Done, Ada.", "All floors stand.", "Of palace 2."]


def test_decay_after_the_month_counts():
    found = going(FEED.replace("EVT-DROUGHT-4", "month 4") + "\n> DECAY-1: {told}\n> no DECAY-1: All stand.")
    play(found, "feed", "without 2")
    (line,) = said(found, "feed")
    assert "palace 2" in line
    play(found, "feed", "without 1", "release young monk 1")
    assert said(found, "feed") == ["All stand."]


def test_else_is_said_where_nothing_else_is():
    found = going(FEED + "\n> move without 2: Two.\n> else: Another.")
    play(found, "feed", "without 1", "release young monk 1")
    assert said(found, "feed") == ["Another."]
    play(found, "feed", "without 2")
    assert said(found, "feed") == ["Two."]


def test_moves_are_those_of_the_reader():
    found = going(FEED + "\n> move place: Bo’s move.\n> else: Yours.")
    play(found, "feed", "without 1", "release young monk 1")
    assert said(found, "feed") == ["Yours."]


def test_a_rule_at_work_for_another_is_not_told_to_the_reader():
    found = going(FEED + "\n> PER-10: {told}\n> no PER-10: You took nobody.")
    play(found, "feed", "without 1", "release young monk 1")
    assert any(note.rule == "PER-10" for stretch in found.way(found.step("feed")) for note in stretch.notes)
    assert said(found, "feed") == ["You took nobody."]


def test_the_sum_of_the_month():
    found = going(FEED.replace("EVT-DROUGHT-4", "SCORE-1") + "\n> {sum}")
    end = play(found, "feed", "without 1", "release young monk 1").state
    scored = end.court("Ada").vp - yw.dragon.example("drought-3-palaces").court("Ada").vp
    assert said(found, "feed") == [f"{scored} points"]


def test_a_placeholder_that_means_nothing_is_told_with_its_line():
    found = going(FEED + "\n> {nothing}")
    play(found, "feed", "without 1", "release young monk 1")
    with pytest.raises(BadLesson, match=r"my\.md, line 5: a placeholder means nothing here"):
        said(found, "feed")


def test_the_rules_of_a_play_stand_under_its_first_reply():
    found = going(f"{FEED} · rules REL-7\n> Done.\n> no DECAY-1: All stand.")
    play(found, "feed", "without 1", "release young monk 1")
    standing = found.standing(found.step("feed"))
    first, second = standing["replies"]
    assert {"EVT-DROUGHT-3", "EVT-DROUGHT-4", "REL-3", "REL-7"} <= set(first["rules"])
    assert second["rules"] == []
    assert set(standing["rules"]) == set(first["rules"])
    found = going(f"{FEED} · rules REL-99\n> Done.")
    play(found, "feed", "without 2")
    with pytest.raises(BadLesson, match="there is no rule REL-99"):
        said(found, "feed")


def test_the_moment_of_the_goal_is_shown_where_the_board_has_gone_on():
    found = going(FEED)
    timeline = play(found, "feed", "without 2")
    standing = found.standing(found.step("feed"))
    assert timeline.state.when == (4, 1)
    (palace,) = (each for each in courts(standing["picture"])[0]["palaces"] if each["number"] == 2)
    assert [room["person"] for room in palace["rooms"]] == [None, None]
    assert len(timeline.state.court("Ada").palaces[1].persons) == 0
    assert timeline.state.court("Ada").palaces[1].floors == 1
    assert any(mark["kind"] == "gone" for mark in standing["picture"]["scene"]["marks"].values())


def test_no_picture_where_the_board_stands_as_it_was():
    found = going(BUILD)
    begun(found, "build")
    assert found.standing(found.step("build"))["picture"] is None
    play(found, "build", "use A build", "build 1 on 1", "build 1 on 2")
    standing = found.standing(found.step("build"))
    assert standing["reached"]
    assert standing["picture"] is None


# --- watch ---


def test_a_watch_tells_of_the_play_before():
    words = "\n> decay: {told} Nobody lived there.\n> scoring: {sum}, {player}."
    found = going(FEED, "## watch month: The end\n: frames event, decay, scoring" + words, "## say a: Look")
    end = play(found, "feed", "without 2").state
    frames = found.draw("month")["frames"]
    assert len(frames) == 3
    assert "young farmer" in frames[0]["texts"][0]
    assert frames[1]["texts"][0].endswith(" Nobody lived there.")
    assert frames[2]["texts"] == ["4 points, Ada."]
    assert [persons(frame["picture"]) for frame in frames] == [4, 4, 4]
    assert found.position(found.step("a")) == end


def test_a_chapter_in_which_nothing_happens_is_left_out_unless_there_are_words_for_it():
    found = going(FEED, "## watch a: A", "## watch b: B\n: at = feed · moves place 1; without 1; release young monk 1")
    play(found, "feed", "without 1", "release young monk 1")
    for name in ("a", "b"):
        assert len(found.draw(name)["frames"]) == 2
    found = going(FEED, "## watch a: A\n> no DECAY-1: All palaces stand.\n> no DECAY-2: None is gone.")
    play(found, "feed", "without 1", "release young monk 1")
    assert [frame["texts"] for frame in found.draw("a")["frames"]][1] == ["All palaces stand.", "None is gone."]
    play(found, "feed", "without 2")
    shown = [frame["texts"] for frame in found.draw("a")["frames"]]
    assert shown[1] == ["None is gone."]


def test_a_watch_with_a_position_and_moves_of_its_own():
    watch = "## watch a: A\n: at drought-3-palaces · moves place 1; without 2 · frames EVT-DROUGHT-4, scoring"
    found = going(FEED, f"{watch}\n> EVT-DROUGHT-4: So: {{told}}\n> Over, {{player}}.")
    drawn = found.draw("a")
    assert len(drawn["frames"]) == 2
    assert drawn["frames"][0]["texts"][0].startswith("So: Ada: young farmer leaves palace 2.")
    assert drawn["reply"]["text"] == "Over, Ada."
    assert found.end(found.step("a")).when == (4, 1)
    first, last = (frame["picture"] for frame in drawn["frames"])
    assert courts(last)[0]["vp"] - courts(first)[0]["vp"] == 4


def test_a_watch_with_moves_goes_on_from_the_step_before():
    found = going(
        "## say a: Look\n: at drought-3-palaces", "## watch b: B\n: moves place 1; without 2 · frames scoring"
    )
    assert len(found.draw("b")["frames"]) == 1
    assert found.end(found.step("b")).when == (4, 1)


def test_a_watch_is_played_on_until_its_last_chapter_has_come():
    found = going("## watch a: A\n: at drought-3-palaces · frames event, scoring")
    assert len(found.draw("a")["frames"]) == 2
    assert found.end(found.step("a")).when[0] == 4
    found = going(FEED.replace("EVT-DROUGHT-4", "EVT-DROUGHT-3"), "## watch a: A\n: frames scoring")
    assert play(found, "feed", "without 1").state.when[0] == 3
    assert found.reached(found.step("feed"))
    assert len(found.draw("a")["frames"]) == 1


# --- ask and predict ---


def test_what_is_said_to_each_answer():
    words = "> {player}: {key}.\n> drought-empty: As if empty, {answer}.\n> =0: Zero.\n> else: Not {answer}."
    found = going(f"{LEFT}\n{words}\n> unknown: It is {{key}}.")
    drawn = found.draw("left")
    replies = answers(drawn)
    assert drawn["asked"]["key"] == 2
    assert replies[2] is None
    assert (replies[0]["text"], replies[1]["text"]) == ("Zero.", "As if empty, 1 rice.")
    assert replies[1]["wrong"] == "dragon.drought-empty"
    assert "would be right if" in replies[3]["text"]
    assert (replies[4]["text"], replies[4]["wrong"]) == ("Not 4 rice.", "")
    assert drawn["asked"]["right"]["text"] == "Ada: 2 rice."
    assert drawn["asked"]["unknown"]["text"] == "It is 2 rice."
    assert not drawn["asked"]["gate"]
    assert drawn["outcome"] is None


def test_the_right_answer_brings_its_rules_and_those_of_the_clause():
    found = going(f"{LEFT} · rules EVT-2, REL-7\n> else: No.")
    drawn = found.draw("left")
    assert {"EVT-DROUGHT-1", "EVT-2", "REL-7"} <= set(drawn["asked"]["right"]["rules"])
    assert {"EVT-2", "REL-7"} <= set(drawn["rules"])
    assert "EVT-2" not in going(f"{LEFT}\n> else: No.").draw("left")["asked"]["right"]["rules"]
    own = "## ask own: Why?\n: at EX-12a · rules EVT-2\n- [x] So\n- [ ] Or so\n> No."
    asked = going(own).draw("own")["asked"]
    assert asked["right"]["rules"] == ["EVT-2"]
    assert [choice["reply"]["rules"] for choice in asked["choices"] if choice["reply"]] == [["EVT-2"]]
    with pytest.raises(BadLesson, match=r"my\.md, line 3: there is no rule EVT-99"):
        going(own.replace("EVT-2", "EVT-99")).draw("own")


def test_an_answer_without_a_reply_is_refused():
    with pytest.raises(BadLesson, match=r"my\.md, line 3: nothing is said to the answer 4 rice: write “> else: …”"):
        going(LEFT).draw("left")
    with pytest.raises(BadLesson, match=r"my\.md, line 6: this answer has no reply"):
        going("## ask own: Why?\n: at EX-12a\n- [x] So\n- [ ] Or so").draw("own")
    with pytest.raises(BadLesson, match="two at least, and one of them right"):
        going("## ask own: Why?\n: at EX-12a\n- [ ] So\n> No.\n- [ ] Or so\n> No.").draw("own")


def test_the_board_before_a_question_foretells_nothing():
    found = going(LEFT + "\n> else: No.", GONE, f"{TRY} · ask drought.left · wants smallest 1")
    for name in ("left", "gone"):
        assert [court["need"] for court in courts(found.draw(name)["picture"])] == [None, None]
    for frame in found.draw("rice")["frames"]:
        assert all(court["need"] for court in courts(frame["picture"]))
    assert all(court["need"] for court in courts({"scene": found.made.game.screen.scene(yw.dragon.example("EX-12a"))}))


def test_the_board_stands_where_the_question_does():
    question = "## ask a: Which?\n: at drought-3-palaces · ask drought.choices"
    before = going(f"{question}\n> else: No.").draw("a")["picture"]
    after = going(f'{question} moves="place 1"\n> else: No.').draw("a")["picture"]
    assert [persons(before, 1), persons(after, 1)] == [2, 3]
    cyd = '## ask a: How much?\n: at EX-04 · ask after.yuan for Cyd moves="use A taxes"\n> else: No.'
    assert [before["seat"], going(cyd).draw("a")["picture"]["seat"]] == [0, 2]


def test_what_comes_of_a_prediction():
    drawn = going(GONE).draw("gone")
    assert drawn["asked"]["gate"]
    assert (persons(drawn["picture"]), rice(drawn["picture"])) == (5, 2)
    assert (persons(drawn["outcome"]), rice(drawn["outcome"])) == (4, 0)
    marks = drawn["outcome"]["scene"]["marks"]
    assert marks["good/0/rice"]["kind"] == "loss"
    assert going(GONE.replace("predict", "ask")).draw("gone")["outcome"] is None


def test_a_question_comes_back_with_other_numbers():
    found = going(f"{LEFT} · again EX-12a rice=4\nSo much rice.\n? Look.\n> else: No {{answer}}.")
    again = found.draw("again:left")
    assert (again["id"], again["kind"], again["again"]) == ("again:left", "ask", True)
    assert (again["asked"]["key"], rice(again["picture"])) == (1, 4)
    assert again["texts"] == ["How much rice will Ada have after the Drought?"]
    assert again["hints"] == []
    assert answers(again)[3]["text"] == "No 3 rice."


def test_a_question_comes_back_with_other_facts():
    ask = '## predict left: How many floors?\n: at drought-3-palaces · ask decay.floors moves="place 1 / without 2"'
    found = going(f'{ask} palace=2 · again drought-3-palaces moves="place 1 / without 1" palace=3 yuan=9\n> else: No.')
    assert found.draw("left")["asked"]["key"] == 1
    again = found.draw("again:left")
    assert again["asked"]["key"] == 2
    assert "Ada leaves palace 1 without rice." in again["texts"][0]
    assert again["outcome"] is None
    assert found.again(found.step("left")).table.state.court("Ada").yuan == 9


def test_a_question_comes_back_with_another_template():
    found = going(GONE.replace("\n> ", " · again drought.left EX-12a rice=5\n> "))
    assert found.draw("gone")["asked"]["id"].startswith("dragon.drought.released at ")
    again = found.draw("again:gone")
    assert again["asked"]["id"].startswith("dragon.drought.left at ")
    assert again["asked"]["key"] == 2


# --- try and build ---


@pytest.mark.parametrize(
    ("clauses", "good"),
    [
        ("ask drought.left · wants smallest 0", [0]),
        ("ask drought.left · wants largest 0", [3]),
        ("ask drought.left · wants 0", [0, 1, 2, 3]),
        ("ask drought.released · wants smallest 0", [3]),
        ("ask drought.released · wants 2 persons", [1]),
        ("ask drought.left", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_what_is_sought_in_a_try(clauses, good):
    drawn = going(f"{TRY} · {clauses}\n> That is it, {{player}}.").draw("rice")
    assert [at for at, frame in enumerate(drawn["frames"]) if frame["good"]] == good
    assert drawn["varied"] == {"name": "Rice", "begin": 0, "all": "wants" not in clauses}
    assert [rice(frame["picture"]) for frame in drawn["frames"]] == [0, 1, 2, 3, 4, 5]
    assert drawn["frames"][4]["heading"] == "4 rice"
    assert drawn["reply"]["text"] == "That is it, Ada."


def test_each_value_says_its_answer_and_why():
    frames = going(f"{TRY} · ask drought.left · wants smallest 1").draw("rice")["frames"]
    assert [frame["texts"][0] for frame in frames] == ["**0 rice**"] * 4 + ["**1 rice**", "**2 rice**"]
    assert len({frame["texts"][1] for frame in frames}) == 6


def test_a_try_for_what_no_value_gives_is_refused():
    with pytest.raises(BadLesson, match=r"my\.md, line 3: No value leads to the answer 9"):
        going(f"{TRY} · ask drought.left · wants smallest 9").draw("rice")


def test_a_build_says_what_is_wanted():
    found = going("## build feed: Feed all\n: at drought-3-palaces · ask drought.released · may rice")
    with pytest.raises(BadLesson, match=r"my\.md, line 3: A “build” says which answer is wanted"):
        Building(found.made, found.step("feed"), found.position(found.step("feed")))


def test_a_build_until_the_engine_says_so():
    found = going(
        "## build feed: Feed all\n: at drought-3-palaces · ask drought.released · may rice · wants 0\n> {answer}!"
    )
    step = found.step("feed")
    building = Building(found.made, step, found.position(step))
    assert building.drafting.allow == ("P1.rice",)
    assert not building.reached
    assert building.replies()[0]["text"].startswith("Here the answer is: **1 person**. ")
    assert "EVT-DROUGHT-4" in building.replies()[0]["rules"]
    building.drafting.obey({"kind": "edit", "at": "P1.rice", "to": 3})
    assert building.reached
    assert building.replies()[0]["text"] == "0 persons!"
    with pytest.raises(BadInput):
        building.drafting.obey({"kind": "edit", "at": "P1.yuan", "to": 3})
