"""A walk through a lesson: the faults that it finds, and what it counts."""

import pytest
from lessons.small import made

from yotd_widget.lessons.text import BadLesson
from yotd_widget.lessons.walk import walk

LEFT = "## ask left: How much is left?\n: at EX-12a rice=5 · ask drought.left\n> else: No."
OWN = "## ask own: Why 2?\n: at EX-12a\n- [x] So\n- [ ] Or so\n> No."
SAY = "## say hello: Four palaces\n: at EX-12a\nOne of them is empty."


def problems(*steps):
    return walk(made(*steps)).problems


@pytest.mark.parametrize(
    ("step", "line", "told"),
    [
        ("## play a: A\n: at drought-3-palaces · until PER-10 · without pass, use, play", 3, "the goal of “a” is not"),
        ("## play a: A\n: at final-23 · until EVT-DROUGHT-4", 3, "the goal of “a” is not reached by"),
        ("## play a: A\n: at drought-3-palaces · until month 3", 3, "the goal of “a” is reached from the beginning"),
        ("## play a: A\n: at drought-3-palaces · until choice 0", 3, "the goal of “a” is reached from the beginning"),
        ("## play a: A\n: at drought-3-palaces\n> EVT-DROUGHT-99: Never.", 5, "there is no rule EVT-DROUGHT-99"),
        ("## play a: A\n: at drought-3-palaces\n> no DECAY-99: Always.", 5, "there is no rule DECAY-99"),
        ("## watch a: A\n: at drought-3-palaces\n> EVT-DROUGHT-99: Never.", 5, "there is no rule EVT-DROUGHT-99"),
        (f"{OWN}\n> =So: Never.", 8, "no answer follows from “=So”"),
        (f"{OWN}\n> decay-first: Never.", 8, "no answer follows from “decay-first”"),
        (f"{LEFT}\n> decay-first: Never.", 6, "no answer follows from “decay-first”"),
        (f"{LEFT}\n> =Bo: Never.", 6, "no answer follows from “=Bo”"),
        (f"{LEFT}\n\nThere are 2 sorts.", 3, "the number sought, 2, stands in the step itself"),
        (f"{LEFT}\n? Not 2.", 3, "the number sought, 2, stands in the step itself"),
        (LEFT.replace("much", "much of 2"), 3, "the number sought, 2, stands in the step itself"),
        ("## watch a: A\n: at drought-3-palaces · frames end", 3, "nothing is to be seen"),
        (
            "## build a: A\n: at drought-3-palaces rice=3 · ask drought.released · may rice · wants 0",
            3,
            "what is wanted is there from the beginning",
        ),
        (
            "## try a: A\n: at EX-12a · ask drought.left · vary rice 0..5 from 4 · wants smallest 1",
            3,
            "what is sought is there from the beginning",
        ),
    ],
)
def test_what_is_found(step, line, told):
    (found,) = problems(step)
    assert found.startswith(f"my.md, line {line}: {told}")


PLAY = "## play a: A\n: at drought-3-palaces · until EVT-DROUGHT-4"


@pytest.mark.parametrize(
    ("step", "line", "told"),
    [
        (f"{SAY}\n: show yaer, offer", 3, "nothing of the table is called “yaer”: did you mean “year”?"),
        (f"{PLAY} · without pass, ues A", 3, "no move begins with “ues A”: did you mean “use”?"),
        (f"{PLAY} · without use build", 3, "no move begins with “use build”: it is said as “use GROUP ACTION”"),
        (f"{PLAY}\n> move relase: So.", 5, "no move begins with “relase”: did you mean “release”?"),
        (f"{PLAY}\n> move release yuong monk: So.", 5, "no move begins with “release yuong monk”: it is said as"),
        (f"{PLAY}\n> move without two: So.", 5, "no move begins with “without two”: it is said as"),
    ],
)
def test_a_slip_in_what_the_game_knows_is_told_with_its_line(step, line, told):
    (found,) = problems(step)
    assert found.startswith(f"my.md, line {line}: {told}")


@pytest.mark.parametrize("medal", ["drought", "event-drought", "action-build", "mark-step"])
def test_a_medal_is_a_drawing_of_the_game(medal):
    assert walk(made(SAY, head=f"# Rice\n: medal {medal}")).problems == ()
    (found,) = walk(made(SAY, head=f"# Rice\n: medal {medal}t · show track")).problems
    assert found.startswith(f"my.md, line 1: there is no drawing “{medal}t”: did you mean “")


def test_what_lies_on_the_table_may_be_named_for_all_steps():
    told = walk(made(SAY, head="# Rice\n: show year, gruops")).problems
    assert told == ("my.md, line 1: nothing of the table is called “gruops”: did you mean “groups”?",)


@pytest.mark.parametrize(
    "step",
    [
        LEFT,
        f"{SAY}\n: show year, track, groups, offer, others",
        f"{PLAY}\n> move without 2: He.\n> move release old: She.\n> move release young monk 1, old he: Two.",
        f"{LEFT}\n\nOf 12 or 20 sorts.\n? Look at Ada: palace 2 there.",
        f"{LEFT}\n> drought-empty: So.\n> =3: So.\n> unknown: So.",
        "## try a: A\n: at EX-12a · ask drought.left · vary rice 0..5 from 4",
        "## build a: A\n: at drought-3-palaces · ask drought.released · may rice · wants 0",
        OWN,
        '## ask may: Which?\n: at build-3 palaces="2 craftsman / 1 craftsman / 3" · ask choices.legal\n> else: More.',
    ],
)
def test_what_is_no_fault(step):
    assert problems(step) == ()


def test_what_goes_on_from_a_goal_that_is_not_reached_is_left_out():
    never = "## play a: A\n: at drought-3-palaces · until PER-10 · without pass, use, play"
    found = walk(made(never, "## say b: B", "## play c: C", LEFT))
    assert [each.step.id for each in found.steps] == ["a", "left"]
    assert len(found.problems) == 1


def test_a_goal_that_is_no_rule_is_told():
    told = problems("## play a: A\n: at final-23 · until EVT-DROUGHT-99")
    assert told == ("my.md, line 3: there is no rule EVT-DROUGHT-99",)


def test_a_play_that_goes_on_may_be_over_at_once():
    feed = "## play a: A\n: at drought-3-palaces · until month 4"
    assert problems(feed, "## play b: B\n: until month 4\n> Done.") == ()


def test_a_condition_of_the_question_that_comes_back_is_none_too_many():
    own = "## ask a: How many?\n: at drought-3-palaces · ask drought.released\n> drought-empty: So.\n> else: No."
    assert problems(own) == ("my.md, line 5: no answer follows from “drought-empty”: did you mean “drought-person”?",)
    assert problems(own.replace("released", "released · again drought.left EX-12a rice=5")) == ()


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (LEFT.replace("\n> else: No.", ""), "nothing is said to the answer 4 rice"),
        ("## ask own: Why?\n: at EX-12a\n- [x] So\n- [ ] Or so", "this answer has no reply"),
        ("## play a: A\n: at drought-3-palaces\n> {nothing}", "a placeholder means nothing here"),
        ("## ask a: A\n: at EX-12a · ask drought.lfet", "There is no question “dragon.drought.lfet”"),
        (LEFT.replace("EX-12a", "EX-99z"), "“EX-99z” is no example"),
    ],
)
def test_what_cannot_be_walked(step, told):
    with pytest.raises(BadLesson, match=told):
        walk(made(step))


def test_conditions_of_a_play_that_held_are_counted():
    words = "> EVT-DROUGHT-4: {told}\n> no EVT-DROUGHT-4: None.\n> move without: So.\n> EVT-FESTIVAL-1: Never.\n> Done."
    lesson = made(f"## play a: A\n: at drought-3-palaces · until month 4\n{words}")
    found = walk(lesson)
    assert found.problems == ()
    assert found.said == {("a", "EVT-DROUGHT-4"): 1, ("a", "move without"): 1, ("a", ""): 1}


def test_a_seed_is_a_way():
    lesson = made("## play a: A\n: at half-year · until month 9\n> EVT-FESTIVAL-1: {told}")
    told = [str(walk(lesson, seed).steps[0].said) for seed in (0, 0, 1, 2, 3)]
    assert told[0] == told[1]
    assert len(set(told)) > 1


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        (SAY, 1),
        (LEFT, 2),
        ("## ask own: Why?\n: at EX-12a\n- [x] So\n- [x] And so\n- [ ] Or so\n> No.", 4),
        ("## watch a: A\n: at drought-3-palaces · moves place 1; without 2 · frames event, decay, scoring", 3),
        ("## try a: A\n: at EX-12a · ask drought.left · vary rice 0..5 from 1 · wants smallest 1", 5),
        ("## try a: A\n: at EX-12a · ask drought.left · vary rice 0..5 from 1", 7),
        ("## play a: A\n: at drought-3-palaces · until EVT-DROUGHT-3", 2),
        ("## play a: A\n: at build-3 · until choice", 4),
        ("## build a: A\n: at drought-3-palaces · ask drought.released · may rice · wants 0", 4),
    ],
)
def test_presses(step, presses):
    assert walk(made(step)).presses == presses


def test_words_and_minutes():
    found = walk(made(SAY, f"{LEFT}\n\nSay *it*.\n? Not read.\n> Right you are."))
    assert found.words == 2 + 5 + 4 + 2 + 3
    assert (found.presses, found.questions) == (3, 1)
    assert found.minutes == pytest.approx(16 / 120 + (2 * 10 + 30) / 60)
    assert repr(found) == "2 steps, 1 questions, 3 presses, 1.0 minutes"
    told = walk(made(SAY, f"{LEFT}\n\nIt is 2."))
    assert repr(told).splitlines()[1:] == ["my.md, line 7: the number sought, 2, stands in the step itself"]


def test_what_is_told_in_frames_and_replies_is_read():
    watch = (
        "## watch a: A\n: at drought-3-palaces · moves place 1; without 2 · frames scoring\n> scoring: One two three."
    )
    assert walk(made(watch)).words == 1 + 3
    play = "## play a: A\n: at drought-3-palaces · until EVT-DROUGHT-3\n> One two three four."
    assert walk(made(play)).words == 1 + 4
