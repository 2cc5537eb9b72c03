"""The teachers' page says what the lessons say: titles, minutes, wrong ideas in the words of the engine."""

import re
from pathlib import Path

import pytest

from yotd_widget.engine.game import at_home
from yotd_widget.lessons import checks, shelf
from yotd_widget.quiz.wrong_rules import wrong_rules

ROOT = Path(__file__).parents[2]
TEACHING = (ROOT / "docs/teaching.md").read_text("utf-8")
SECTIONS = [section for section in TEACHING.split("\n## ") if "| minutes | lesson |" in section]
HEADS = {"Gùgōng": "gugong", "Rotunda": "rotunda"}
GAMES = ("dragon", *HEADS.values())
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")


def minutes(section: str) -> dict[str, int]:
    """Title of a lesson or check of the game that a track is of -> its minutes."""
    game = next((name for head, name in HEADS.items() if section.startswith(head)), "dragon")
    names = shelf.names(game)
    texts = [shelf.text(game, name) for name in names if not shelf.is_check(name)]
    found = {text.title: int(text.clauses["minutes"]) for text in texts}
    return found | {checks.title(name): checks.length(name) for name in names if shelf.is_check(name)}


def rows(section: str, head: str) -> list[list[str]]:
    """The rows below a head."""
    lines = section.split(head, 1)[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.splitlines()[0])
def test_the_minutes_of_a_track(section):
    listed = [(int(time), title) for time, title, *_ in rows(section, "| minutes | lesson |")]
    known = minutes(section)
    assert [(known.get(title), title) for _time, title in listed] == listed
    total = re.search(r"\n(\d+) minutes", section)
    assert total is None or int(total[1]) == sum(time for time, _title in listed)


def test_the_wrong_ideas_are_told_in_the_words_of_the_engine():
    told = [
        row
        for section in SECTIONS
        if "| an answer would be" in section
        for row in rows(section, "| an answer would be right if |")
    ]
    assert len(told) >= 12
    for idea, truth, name in told:
        game = name.strip("`").partition(".")[0]
        rule = wrong_rules(game)[name.strip("`")]
        assert re.fullmatch(r"\{answer\}(?: would be|:) right if (.+?)\. (.+)", rule.text).groups() == (idea, truth)


def test_every_game_has_a_track_and_its_wrong_ideas():
    assert {name for name in GAMES if f"| `{name}." in TEACHING} == {*GAMES}


def test_the_links_of_the_page_lead_somewhere():
    targets = [target for target in LINK.findall(TEACHING) if "://" not in target]
    assert targets
    assert [target for target in targets if not (ROOT / "docs" / target).exists()] == []


@pytest.mark.parametrize("game", at_home())
def test_nobody_says_right_to_a_wrong_answer(game):
    """“Right if …” and “Right so far …” are read as praise by whoever reads the first word."""
    praised = [
        (name, step.id, reply.when)
        for name in shelf.names(game)
        if not shelf.is_check(name)
        for step in shelf.text(game, name).steps
        for reply in step.replies
        if step.kind in ("ask", "predict") and reply.when not in ("", "unknown")
        and reply.text.startswith(("Right,", "Right if", "Right so", "Right the"))
    ]  # fmt: skip
    assert praised == []
