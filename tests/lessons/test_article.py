"""A lesson as an article: plain and as HTML, and nobody reads an answer before the question."""

import re

import pytest
from lessons.small import made

from yotd_widget.lessons.article import _choices, printed
from yotd_widget.lessons.course import Course, course
from yotd_widget.lessons.memory import Memory

LEFT = """## ask left: How much **rice** is left?
: at EX-12a rice=5 · ask drought.left
Say, {player} & all.
? A hint.
> Right indeed.
> else: Wrong, {answer} is not so."""
OWN = """## ask own: Why is that?
: at EX-12a
- [x] First of all
> It is so.
- [ ] Second < third
> It is not so."""
FEED = "## play feed: Who goes without?\n: at drought-3-palaces · until EVT-DROUGHT-4\n> Fed at last."
TRY = "## try rice: Which rice?\n: at EX-12a · ask drought.left · vary rice 0..5 from 0 · wants smallest 1\n> Tried."
WATCH = "## watch month: The end\n: frames scoring\n> scoring: Counted *now*."
ORDER = """## ask order: Who acts first?
: at stack-14 · ask track.after moves="use A taxes / use A harvest / use C military parade"
> else: Not so."""
ANSWERS = "<details><summary>Answers</summary>"


def article(*steps, alone=False):
    found = printed(Course("my.md", "own/my.md", made(*steps), alone))
    assert set(found) == {"text/plain", "text/html"}
    return found["text/plain"], found["text/html"]


def parted(html):
    """What stands before the answers, and the answers; they are folded, and at the end."""
    before, fold, after = html.partition(ANSWERS)
    assert fold
    assert after.endswith("</ol></details></details>")
    return before, after


def test_plain():
    plain, _html = article(LEFT, OWN)
    assert plain.splitlines() == [
        "Rice", "", "How much rice is left?", "Say, Ada & all.",
        "  ( ) 0", "  ( ) 1", "  ( ) 2", "  ( ) 3", "  ( ) 4", "",
        "Why is that?", *(f"  ( ) {choice}" for choice in choices(plain)), "",
        "Done", "- Rice feeds.",
    ]  # fmt: skip
    assert set(choices(plain)) == {"First of all", "Second < third"}


def choices(plain):
    """What can be answered to the second question."""
    return [line.removeprefix("  ( ) ") for line in plain.partition("Why")[2].splitlines() if line.startswith("  ( )")]


def test_html():
    _plain, html = article(LEFT, OWN)
    assert html.startswith('<details class="yotd-twin" open><summary>Rice</summary><h4>How much <b>rice</b> is left?')
    before, after = parted(html)
    assert "<p>Say, Ada &amp; all.</p>" in before
    assert "<li><b>Second &lt; third</b></li>" in before
    assert "<h4>Done</h4><ul><li>Rice <b>feeds</b>.</li></ul>" in before
    assert "<b>How much <b>rice</b> is left?</b> 2 rice. Right indeed.<ul>" in after
    assert "<li>4: Wrong, 4 rice is not so.</li>" in after
    assert "<b>Why is that?</b> First of all. It is so.<ul><li>Second &lt; third: It is not so.</li></ul>" in after


@pytest.mark.parametrize("step", [LEFT, OWN, TRY, ORDER, f"{FEED}"])
def test_no_answer_stands_before_the_end(step):
    plain, html = article(step)
    before, after = parted(html)
    for told in ("Right indeed", "Wrong,", "It is so", "It is not so", "Tried", "Fed at last", "Not so"):
        assert told not in plain
        assert told not in before
    assert any(told in after for told in ("Right indeed", "It is so", "Tried", "Fed at last", "Right: "))


def test_the_values_of_a_try_wait():
    plain, html = article(TRY)
    before, after = parted(html)
    assert plain.splitlines()[2:4] == ["Which rice?", ""]
    assert "inhabited palaces without rice" not in before
    assert "<li>4 rice: <b>1 rice</b> " in after


def test_the_answers_to_an_order_are_told_in_another_one():
    plain, html = article(ORDER)
    assert [line for line in plain.splitlines() if "( )" in line] == ["  ( ) Ada", "  ( ) Bo", "  ( ) Cyd"]
    assert re.findall("<li><b>(.*?)</b></li>", parted(html)[0]) == ["Ada", "Bo", "Cyd"]
    choices = [{"label": label} for label in ("Cyd", "Ada", "Bo")]
    assert _choices({"asked": {"kind": "order", "choices": choices}}) == ["Ada", "Bo", "Cyd"]
    assert _choices({"asked": {"kind": "pick", "choices": choices}}) == ["Cyd", "Ada", "Bo"]


def test_what_is_watched_is_told_at_once_and_a_program_plays():
    plain, html = article(FEED, WATCH)
    assert "The end\nCounted now." in plain
    assert "<h4>The end</h4><p>Counted <i>now</i>.</p>" in parted(html)[0]
    assert "<b>Who goes without?</b> Fed at last." in parted(html)[1]


def test_a_position_is_drawn_once():
    _plain, once = article(OWN)
    _plain, twice = article(OWN, OWN.replace("own", "more"))
    _plain, two = article(OWN, OWN.replace("own", "more").replace("EX-12a", "EX-12a rice=1"))
    drawn = [
        html.count('class="yotd-board') or html.count("<svg") or html.count("<table") for html in (once, twice, two)
    ]
    assert drawn[0] > 0
    assert drawn == [drawn[0], drawn[0], 2 * drawn[0]]


def test_a_question_alone_has_no_end():
    plain, html = article(OWN, alone=True)
    assert "Done" not in plain + html


def test_without_answers_there_is_no_fold():
    _plain, html = article("## say hello: Look\n: at EX-12a\nHere.")
    assert ANSWERS not in html


@pytest.mark.parametrize("name", ["drought", "half-year", "check-a", "rules"])
def test_no_choice_of_a_lesson_is_marked_before_the_answers(name):
    found = printed(course(name, Memory(None)))
    before, after = parted(found["text/html"])
    listed = [line for line in before.split("<li>")[1:] if line.startswith("<b>")]
    assert listed
    assert all(re.match(r"<b>[^<]*</b></li>", line) for line in listed)
    assert len(re.findall(r"</b> ", after)) >= 3
    assert "( )" in found["text/plain"]
