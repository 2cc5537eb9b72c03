"""What stands in the clauses of a step, and what is refused there in one sentence."""

import pytest
from lessons.small import going

from yotd_widget.engine.errors import BadInput
from yotd_widget.lessons import clauses
from yotd_widget.lessons.clauses import Goal, Place, Query, Vary, Wants
from yotd_widget.lessons.text import BadLesson


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("EX-12a", {}),
        ("EX-12a rice=5 yuan=-1", {"rice": 5, "yuan": -1}),
        ('EX-12a palaces="2 monk / 3"', {"palaces": ["2 monk", "3"]}),
        ('EX-12a palaces="2 monk, healer" words="month 3"', {"palaces": "2 monk, healer", "words": "month 3"}),
        ("EX-12a Bo.yuan=3 Bo.rice=1", {"Bo": {"yuan": 3, "rice": 1}}),
        ('EX-12a "young farmer"="old farmer" "a"=b', {"persons": {"young farmer": "old farmer", "a": "b"}}),
    ],
)
def test_a_position_with_changes(text, changes):
    found = clauses.place(text)
    assert found == Place("EX-12a", changes)
    assert clauses.place(clauses.written(found)) == found


def test_a_question_with_whom_it_is_about_and_facts():
    assert clauses.query("drought.left") == Query("drought.left")
    assert clauses.query("drought.left for Bo") == Query("drought.left", "Bo")
    found = clauses.query('decay.floors for Bo moves="place 1 / without 2" palace=2')
    assert found == Query("decay.floors", "Bo", {"moves": ["place 1", "without 2"], "palace": 2})


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("EVT-DROUGHT-4", Goal("rule", "EVT-DROUGHT-4")),
        ("choice", Goal("choice")),
        ("choice 2", Goal("choice", count=2)),
        ("turn", Goal("turn")),
        ("over", Goal("over")),
    ],
)
def test_a_goal(text, goal):
    assert clauses.goal(text) == goal


@pytest.mark.parametrize(
    ("text", "vary"),
    [
        ("rice 0..3 from 2", Vary("rice", (0, 1, 2, 3), 2)),
        ("rice 1..1", Vary("rice", (1,), 1)),
        ("Bo.rice 0, 3,9 from 3", Vary("Bo.rice", (0, 3, 9), 3)),
        ("rice 4", Vary("rice", (4,), 4)),
    ],
)
def test_what_varies(text, vary):
    assert clauses.vary(text) == vary
    assert vary.change(7) in ({"rice": 7}, {"Bo": {"rice": 7}})


def test_what_is_wanted():
    assert clauses.wants("smallest 0") == Wants("smallest", "0")
    assert clauses.wants("largest 2 persons") == Wants("largest", "2 persons")
    assert clauses.wants("palace 1, palace 2") == Wants("any", "palace 1, palace 2")
    assert clauses.wants("smallest") == Wants("any", "smallest")


@pytest.mark.parametrize(
    ("read", "text", "told"),
    [
        (clauses.place, "EX-12a rice", "“rice” is no change: say word=value, or "),
        (clauses.place, "EX-12a rice=", "“rice=” is no change"),
        (clauses.place, "EX-12a rice = 5", "“rice = 5” is no change"),
        (clauses.place, "EX-12a Bo=3 Bo.yuan=2", "“Bo.yuan=2” is no change"),
        (clauses.place, 'EX-12a persons=3 "monk"="healer"', '“"monk"="healer"” is no change'),
        (clauses.query, "drought.left Bo", "“Bo” is no change"),
        (clauses.goal, "", "“until ” is no goal: say a rule, choice, choice 2, "),
        (clauses.goal, "EVT", "“until EVT” is no goal"),
        (clauses.goal, "evt-drought-4", "“until evt-drought-4” is no goal"),
        (clauses.goal, "choice two", "“until choice two” is no goal"),
        (clauses.vary, "", "“vary ” says no values: as in rice 0..4 from 2"),
        (clauses.vary, "rice", "“vary rice” says no values"),
        (clauses.vary, "rice 0..", "“vary rice 0..” says no values"),
        (clauses.vary, "rice 4..0", "“vary rice 4..0” says no values"),
        (clauses.vary, "rice 0..4 from 5", "“vary rice 0..4 from 5” begins with none of its values"),
    ],
)
def test_what_says_nothing_is_told_in_one_sentence(read, text, told):
    with pytest.raises(BadInput) as error:
        read(text)
    assert str(error.value).startswith(told)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("## say a: A\n: at EX-12a Bo=3 Bo.yuan=2", "“Bo.yuan=2” is no change"),
        ("## say a: A\n: at EX-12z", "“EX-12z” is no example"),
        ("## say a: A\n: at EX-12a rcie=3", "There is no option “rcie”: did you mean “rice”?"),
        ("## say a: A\n: at EX-12a rice=-3", "Rice=-3 is no amount"),
        ("## play a: A\n: at EX-12a · until someday", "“until someday” is no goal"),
        ("## play a: A\n: at EX-12a · until over 2", "This game counts by “month”, not by “over”"),
        ("## play a: A\n: at EX-12a · until choice · as Zoe", "nobody here is called Zoe: Ada, Bo"),
        ("## try a: A\n: at EX-12a · ask drought.released · vary rice 4..0", "“vary rice 4..0” says no values"),
        ("## ask a: A\n: at EX-12a · ask drought.left for Zoe\n> else: No.", "nobody here is called"),
        ("## say a: A\n: at EX-12a\n{player.foo}", "a placeholder means nothing here"),
        ("## say a: A\n: at EX-12a\n{player[foo]}", "a placeholder means nothing here"),
        ("## say a: A\n: at EX-12a\n{foo} and {", "a placeholder means nothing here"),
    ],
)
def test_in_a_lesson_it_is_told_with_its_line(step, told):
    found = going(step)
    read = found.part if step.startswith("## play") else lambda step: found.draw(step.id)
    with pytest.raises(BadLesson) as error:
        read(found.step("a"))
    assert str(error.value).casefold().startswith(f"my.md, line 3: {told}".casefold())
