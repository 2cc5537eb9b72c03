"""The map of the lessons and the teachers' page say what the lessons say: titles, minutes, pictures, wrong rules."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import execute_notebooks
import nim  # noqa: F401 - makes its game known
from execute_notebooks import NOTEBOOKS, TEXTS, written
from lesson_coverage import all_steps
from lesson_map import PROMISE, ROWS, filled, games
from lesson_pictures import pictures

from yotd_widget.quiz.wrong_rules import wrong_rules

ROOT = Path(__file__).parents[2]
LESSONS = sorted((TEXTS / "en/dragon").glob("[0-9][0-9]-*.md"))
LINK = re.compile(r"\[([^]]*)\]\(([^)]*)\)")
TEACHING = (ROOT / "docs/teaching.md").read_text("utf-8")


def cells_of(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


@cache
def the_map() -> str:
    """As readers see it."""
    return "\n\n".join(cell.source for cell in written(TEXTS / "en/index.md").cells)


def told(path: Path) -> tuple[str, int, str]:
    """Title, minutes and promise of a lesson, as they stand in its first cell."""
    title, minutes, promise, *_rest = written(path).cells[0].source.split("\n\n")
    able = promise.removeprefix("You will be able to ")
    assert able != promise
    return title.removeprefix("# "), int(re.search(r"\d+", minutes)[0]), able.removesuffix(".")


@cache
def minutes() -> dict[int, int]:
    """Number of a lesson -> its minutes."""
    return {int(path.stem[:2]): told(path)[1] for path in LESSONS}


def needed(lessons: str) -> int:
    """Minutes of the lessons that are named, as "00, 03–05, 3 minutes of 16"."""
    plain = LINK.sub(r"\1", lessons)
    total = sum(int(some) for some in re.findall(r"(\d+) minutes of \d\d", plain))
    for first, last in re.findall(r"\b(\d\d)(?:–(\d\d))?", re.sub(r"\d+ minutes of \d\d", "", plain)):
        total += sum(minutes()[number] for number in range(int(first), int(last or first) + 1))
    return total


# --- The map ---


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_each_lesson_has_a_row_that_says_what_it_says(path):
    title, minutes, able = told(path)
    (row,) = [row for row in the_map().splitlines() if row.startswith("| ![") and f"/{path.stem}.ipynb)" in row]
    picture, name, time, promise = cells_of(row)
    game = path.parent.name
    assert (name, time, promise) == (f"{path.stem[:2]} [{title}]({game}/{path.stem}.ipynb)", str(minutes), able)
    assert (NOTEBOOKS / LINK.search(picture)[2]).exists()
    assert LINK.search(picture)[2] == f"{game}/pictures/{path.stem[:2]}.svg"


def test_the_lessons_stand_in_their_order_and_nothing_else_does():
    rows = [row for row in the_map().splitlines() if row.startswith("| ![")]
    assert [cells_of(row)[1][:2] for row in rows] == [path.stem[:2] for path in LESSONS]


@pytest.mark.parametrize("language", PROMISE)
def test_the_rows_are_up_to_date(language):
    text = (TEXTS / language / "index.md").read_text("utf-8")
    assert filled(text, language) == text


def test_a_row_that_is_out_of_date_is_found():
    text = (TEXTS / "en/index.md").read_text("utf-8")
    wrong = text.replace("| 5 | read a court", "| 6 | read a court")
    assert wrong != text
    assert filled(wrong, "en") == text
    assert len(ROWS.findall(text)) == 1


# --- Several games ---


def lesson(folder: Path, name: str, minutes: int = 5) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = f"# About {name}\n\n*{minutes} minutes.*\n\nYou will be able to do {name}.\n"
    (folder / f"{name}.md").write_text(text, "utf-8")


@pytest.fixture
def two_games(tmp_path):
    """Texts of lessons of two games, and what has none."""
    for name in ("00-wall", "01-fire"):
        lesson(tmp_path / "text/en/dragon", name)
    lesson(tmp_path / "text/en/nim", "00-stones", 7)
    (tmp_path / "text/en/toy").mkdir()
    (tmp_path / "text/en/toy/notes.md").write_text("# Notes\n", "utf-8")
    return tmp_path / "text"


HEAD = "| | lesson | minutes | you will be able to |\n|:-:|---|--:|---|\n"
DRAGON = (
    f"{HEAD}| ![](dragon/pictures/00.svg) | 00 [About 00-wall](dragon/00-wall.ipynb) | 5 | do 00-wall |\n"
    "| ![](dragon/pictures/01.svg) | 01 [About 01-fire](dragon/01-fire.ipynb) | 5 | do 01-fire |\n"
)
NIM = f"{HEAD}| ![](nim/pictures/00.svg) | 00 [About 00-stones](nim/00-stones.ipynb) | 7 | do 00-stones |\n"


def test_each_game_has_a_table_below_its_title(two_games):
    there = f"# The map\n\n{HEAD}| ![](old) | x | 1 | y |\n\n## Which ones?\n\n| track |\n"
    both = f"### In the Year of the Dragon\n\n{DRAGON}\n### Nim\n\n{NIM}"
    assert games("en", two_games) == ["dragon", "nim"]
    assert filled(there, "en", two_games) == f"# The map\n\n{both}\n## Which ones?\n\n| track |\n"
    assert filled(filled(there, "en", two_games), "en", two_games) == filled(there, "en", two_games)


def test_a_game_alone_needs_no_title(two_games):
    text = filled(f"before\n\n{HEAD}| ![](old) | x | 1 | y |\n\nafter\n", "en", two_games)
    (two_games / "en/nim/00-stones.md").unlink()
    assert filled(text, "en", two_games) == f"before\n\n{DRAGON}\nafter\n"


def test_a_map_without_a_table_is_refused(two_games):
    with pytest.raises(SystemExit, match="no table"):
        filled("# The map\n", "en", two_games)


def test_each_lesson_of_each_game_has_its_picture(two_games):
    made = pictures(two_games, two_games.parent)
    names = {path.relative_to(two_games.parent).as_posix(): text for path, text in made.items()}
    assert [*names] == ["dragon/pictures/00.svg", "dragon/pictures/01.svg", "nim/pictures/00.svg"]
    assert names["dragon/pictures/00.svg"] == (NOTEBOOKS / "dragon/pictures/00.svg").read_text("utf-8")
    assert ">00<" in names["nim/pictures/00.svg"]


def test_each_game_has_its_notebooks_in_its_own_folder(two_games, monkeypatch):
    monkeypatch.setattr(execute_notebooks, "TEXTS", two_games)
    monkeypatch.setattr(execute_notebooks, "NOTEBOOKS", two_games.parent)
    homes = [execute_notebooks.home(path) for path in sorted(two_games.glob("*/**/[0-9]*.md"))]
    assert [path.relative_to(two_games.parent).as_posix() for path in homes] == [
        "dragon/00-wall.ipynb",
        "dragon/01-fire.ipynb",
        "nim/00-stones.ipynb",
    ]


# --- Which ones ---


def tracks() -> list[list[str]]:
    """Name, lessons, minutes."""
    return [cells_of(row) for row in the_map().splitlines() if row.startswith("| ") and re.search(r"\[\d\d\]\(", row)]


def test_the_tracks_take_as_long_as_they_say():
    assert len(tracks()) == 9
    assert [(name, int(time)) for name, _, time in tracks()] == [(name, needed(some)) for name, some, _ in tracks()]


def test_the_tracks_of_the_first_page_take_as_long_as_on_the_map():
    rows = (ROOT / "README.md").read_text("utf-8").split("| for | lessons | minutes |")[1].split("\n\n")[0]
    times = {int(time) for row in rows.splitlines()[2:] for time in cells_of(row)[2].split(" + ")}
    assert times <= {int(time) for _, _, time in tracks()}


def test_the_links_of_the_tracks_lead_to_their_lessons():
    links = [link for _, lessons, _ in tracks() for link in LINK.findall(lessons)]
    assert all(name == Path(target).name[:2] and (NOTEBOOKS / target).exists() for name, target in links)


def test_the_pictures_are_up_to_date():
    subprocess.run([sys.executable, ROOT / "scripts/lesson_pictures.py", "--check"], check=True)


# --- The teachers' page ---

SECTIONS = [section for section in TEACHING.split("\n## ") if "| minutes | lesson |" in section]


def table(section: str, head: str) -> list[list[str]]:
    """The rows below a head."""
    rows = section.split(head, 1)[1].split("\n\n")[0].splitlines()[2:]
    return [cells_of(row) for row in rows]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.splitlines()[0])
def test_the_timing_of_a_track(section):
    rows = table(section, "| minutes | lesson |")
    titles = {path.stem[:2]: told(path)[0] for path in LESSONS}
    assert [name for _, name, _ in rows] == [f"{name[:2]} {titles[name[:2]]}" for _, name, _ in rows]
    looked_at = {16: 3} if section.startswith("A look") else {}
    times = {number: int(time) for time, name, _ in rows if (number := int(name[:2])) not in looked_at}
    assert times == {number: minutes()[number] for number in times}
    total = int(re.search(r"\n(\d+) minutes", section)[1])
    assert total == sum(int(time) for time, _, _ in rows)
    assert total in {int(time) for _, _, time in tracks()}


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.splitlines()[0])
def test_the_wrong_rules_of_a_track(section):
    """In the words of the engine; and the questions of the track recognise them."""
    rows = table(section, "| an answer would be right if |")
    lessons = {name[:2] for _, name, _ in table(section, "| minutes | lesson |")}
    recognised = {
        option.wrong
        for step in all_steps()
        if step.lesson[:2] in lessons
        for asked in step.asked
        for option in asked.question.options
    }
    assert len(rows) == 3
    for idea, truth, name in rows:
        rule = wrong_rules("dragon")[name.strip("`")]
        assert re.fullmatch(r"\{answer\}(?: would be|:) right if (.+?)\. (.+)", rule.text).groups() == (idea, truth)
        assert rule.name in recognised


def test_each_track_has_its_section():
    assert len(SECTIONS) == 7  # the base game and all lessons are made of them


def test_the_links_of_the_page_lead_somewhere():
    targets = [target.partition("#")[0] for _, target in LINK.findall(TEACHING)]
    assert targets
    assert [target for target in targets if not (ROOT / "docs" / target).exists()] == []
