"""Every lesson there is: it can be walked through, it is short, it says how long it takes, and its cells run."""

import re
from collections import Counter
from functools import cache
from random import Random
from statistics import mean

import pytest

from yotd_widget.engine import texts
from yotd_widget.lessons import shelf, walk
from yotd_widget.lessons.course import course
from yotd_widget.lessons.going import Going
from yotd_widget.lessons.memory import Memory
from yotd_widget.lessons.text import read

COURSES = [*shelf.courses()]
ALL = [shelf.called(*each) for each in COURSES]
LESSONS = [(game, name) for game, name in COURSES if not shelf.is_check(name)]
BASE = ALL[: ALL.index("final") + 1]
CELLS = [
    pytest.param(cell, id=f"{name} {number}")
    for game, name in LESSONS
    for number, cell in enumerate(re.findall(r"```python\n(.*?)```", shelf.text(game, name).workshop, re.DOTALL), 1)
]
TRANSLATED = [path for path in sorted(shelf.GAMES.glob(f"*/{shelf.COURSE}/*/*.md")) if path.parent.name != "en"]

MOST_PRESSES = {"first": 36, "half-year": 42, "great-wall": 40, "day": 46, "gugong.final": 36, "rotunda.final": 50}
"""More where a whole month, a Day or most of a game is played, or where all that is possible is marked, one by one."""
PRESSES = 30
MINUTES_OFF = 1.5
MINUTES = 150
QUESTIONS = range(70, 86)
WALKS = 1000
"""Of a night."""


@cache
def found(name):
    return course(name, Memory(None))


@cache
def sprites(game):
    """The drawings of a game, and those of all."""
    own = shelf.GAMES / game / "screen" / "sprite.svg"  # a game without drawings of its own has those of all
    return (own.read_text("utf-8") if own.exists() else "") + (
        shelf.GAMES.parent / "describe" / "sprite.svg"
    ).read_text("utf-8")


@cache
def _walked(name, seed):
    return walk.walk(found(name).made, seed)


def walked(name, seed=0):
    """A lesson is walked once by a seed, whether that is named or not."""
    return _walked(name, seed)


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_can_be_walked_through(name):
    assert walked(name).problems == ()


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_is_short(name):
    assert walked(name).presses <= MOST_PRESSES.get(name, PRESSES)
    assert sum(step.kind == "say" for step in found(name).made.text.steps) <= 1
    written = float(found(name).made.text.clauses["minutes"])
    assert walked(name).minutes == pytest.approx(written, abs=MINUTES_OFF)


@pytest.mark.parametrize("walks", [1, pytest.param(8, marks=pytest.mark.nightly)])
def test_the_base_game_takes_two_and_a_half_hours(walks):
    """Walking: each seed plays otherwise, and other things are said."""
    assert BASE[0] == "first"
    assert BASE[-2:] == ["half-year", "final"]
    assert mean(sum(walked(name, seed).minutes for name in BASE) for seed in range(walks)) <= MINUTES


def test_there_are_questions_enough_and_not_too_many():
    checks = [name for name in BASE[:-1] if shelf.is_check(name)]
    assert sum(walked(name).questions for name in checks) == 9
    assert sum(walked(name).questions for name in BASE[:-1]) in QUESTIONS
    assert walked("final").questions == 10


@pytest.mark.parametrize("name", ALL)
def test_what_a_lesson_points_at_is_there(name):
    text, rules = found(name).made.text, found(name).made.game.reading.rules
    following = text.end.clauses.get("next")
    assert following is None or following in ALL
    also = [rule.strip() for rule in text.end.clauses.get("also", "").split(",") if rule.strip()]
    assert set(also) <= set(rules)
    game = found(name).made.game.name
    drawings = sprites(game)
    medal = found(name).made.text.clauses["medal"]
    assert re.search(rf'id="(\w+-)?{medal}"', drawings), "the page draws it as `useMedal` finds it"


@pytest.mark.parametrize("name", ALL)
def test_the_plan_of_a_lesson(name):
    plan = found(name).plan()
    assert set(plan) == {
        "game", "name", "title", "medal", "minutes", "able", "stops", "most_again", "learnt", "points", "also", "next",
        "map", "alone", "counts",
    }  # fmt: skip
    game, own = shelf.find(name)
    assert (plan["game"], plan["name"], plan["alone"], plan["map"]) == (game, own, False, "../index.ipynb")
    assert [key for key in ("title", "medal", "able", "minutes", "points", "learnt") if not plan[key]] == []
    assert [stop["id"] for stop in plan["stops"]] == [each.step.id for each in walked(name).steps]
    assert all(set(stop) == {"id", "kind", "heading", "again"} for stop in plan["stops"])
    assert all(set(each) == {"rule", "text"} and each["text"] for each in plan["also"])
    assert plan["most_again"] == 2
    assert plan["counts"] == shelf.is_check(own)
    later = shelf.names(game)[shelf.names(game).index(own) + 1 :]
    following = shelf.called(game, later[0]) if later else None
    assert (plan["next"] and plan["next"]["name"]) == following
    if following:
        assert set(plan["next"]) == {"name", "title", "href"}
        assert plan["next"]["href"].endswith(f"{later[0]}.ipynb")
        assert plan["next"]["title"] == found(following).made.text.title


def test_a_translation_differs_in_its_words_alone():
    for path in TRANSLATED:
        english = (path.parents[1] / "en" / path.name).read_text("utf-8")
        assert shape(read(path.read_text("utf-8"))) == shape(read(english)), path


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rice=6", "rice=5"),
        ("## predict left:", "## ask left:"),
        ("## predict left:", "## predict over:"),
        ("> drought-empty:", "> else:"),
        ("? A hint.", ""),
        ("More.", "More.\n\nMuch more."),
        ("- [x] Yes", "- [ ] Yes"),
        ("next track", "next month"),
        ("- No more.", ""),
    ],
)
def test_what_no_translation_changes(old, new):
    english = (
        "# Rice\n\n## predict left: How much?\n: at EX-12a rice=6 · ask drought.left\nMore.\n? A hint.\n"
        "> drought-empty: {answer}.\n\n## ask own: Why?\n- [x] Yes\n- [ ] No\n\n"
        "## end: Done\n: next track\n- No more.\n"
    )
    assert shape(read(english.replace(old, new))) != shape(read(english))
    words = (
        english.replace("How much", "Ile").replace("A hint", "Podpowiedź").replace("Yes", "Tak").replace("More", "-")
    )
    assert shape(read(words)) == shape(read(english))


def shape(text):
    """What no translation changes."""
    steps = [
        (
            step.kind, step.id, dict(step.clauses), len(step.texts), len(step.hints),
            [reply.when for reply in step.replies],
            [(option.right, bool(option.reply)) for option in step.options],
        )
        for step in text.steps
    ]  # fmt: skip
    return dict(text.clauses), steps, dict(text.end.clauses), len(text.end.points)


def test_a_translated_lesson_can_be_walked_through():
    for path in TRANSLATED:
        with texts.speaking(path.parent.name):
            assert walk.walk(course(path.stem, Memory(None)).made).problems == (), path


@pytest.mark.parametrize("cell", CELLS)
def test_a_cell_of_a_workshop_runs_alone(cell, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(cell, "cell", "exec"), {"__name__": "__main__"})


@pytest.mark.nightly
@pytest.mark.parametrize("name", ALL)
def test_a_thousand_ways_through_a_lesson(name):
    """Steps that depend on what was played are drawn each time; each reply to a play is said at least once."""
    lesson, said = found(name).made, Counter()
    plays = [step for step in lesson.text.steps if step.kind == "play"]
    for seed in range(WALKS if plays else 0):
        going, dice = Going(lesson), Random(seed)
        for step in lesson.text.steps:
            if step.kind == "play":
                assert walk._play(going, step, dice, said) == [], seed
                going.standing(step)
            elif step.kind == "watch" or lesson.goes_on(step):
                assert list(walk._problems(going, step, going.draw(step.id))) == [], seed
    wanted = {(step.id, reply.when) for step in plays for reply in step.replies if reply.when != "else"}
    assert wanted - set(said) == set()
