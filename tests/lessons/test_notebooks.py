"""The lessons keep to their measure: short, always something to do, a gate, checks, something to break and to make."""

import re
import sys
from pathlib import Path

import nbformat
import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from execute_notebooks import ANSWERS, NOTEBOOKS, TEXTS, home, written

LESSONS = sorted(path for path in (TEXTS / "en/dragon").glob("[0-9][0-9]-*.md"))
ALL = sorted(TEXTS.glob("*/**/*.md"))
GATED = {"00", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "20", "21"}
"""Events and scoring: what happens stays closed until the reader has said what will."""
MOST_WORDS, MOST_AT_ONCE, MOST_LINES = 700, 60, 3
WORDS_A_MINUTE, MINUTES_A_DEED = 120, 0.5


def named(path):
    return f"{path.parent.name}/{path.stem}"


def prose(cell) -> list[str]:
    """The words of a text; a link is read by its name."""
    told = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", cell.source)
    return re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", told)


def deeds(cells) -> int:
    """Things to do: every cell that shows something or changes something."""
    return sum(cell.cell_type == "code" and not cell.source.startswith("import ") for cell in cells)


def between(cells) -> list[int]:
    """Words between one thing to do and the next."""
    counts = [0]
    for cell in cells:
        if cell.cell_type == "code":
            counts.append(0)
        else:
            counts[-1] += len(prose(cell))
    return counts


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_words(path):
    cells = written(path).cells
    assert sum(len(prose(cell)) for cell in cells if cell.cell_type == "markdown") <= MOST_WORDS
    assert max(between(cells)) <= MOST_AT_ONCE, between(cells)


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_parts(path):
    text = path.read_text("utf-8")
    number = path.stem[:2]
    assert re.match(r"# .+\n\n\*\d+ minutes\. In the Year of the Dragon, unofficial\.\*\n\nYou will be able to ", text)
    assert "\n## Break it" in text
    assert "\n## Make your own" in text
    assert text.count("yw.Ask(") >= 3
    assert number not in GATED or "yw.Predict(" in text
    assert "\nYou can now " in text
    assert "yw.RuleCard(" in text


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_code_is_short(path):
    for cell in written(path).cells:
        if cell.cell_type == "code":
            lines = [line for line in cell.source.splitlines() if line and not line.startswith("import ")]
            assert len(lines) <= MOST_LINES, cell.source


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_time(path):
    cells = written(path).cells
    printed = int(re.search(r"\*(\d+) minutes", cells[0].source)[1])
    words = sum(len(prose(cell)) for cell in cells if cell.cell_type == "markdown")
    needed = words / WORDS_A_MINUTE + deeds(cells) * MINUTES_A_DEED
    assert 0.8 * printed <= needed <= 1.2 * printed, f"{needed:.1f} minutes"


@pytest.mark.parametrize("path", ALL, ids=named)
def test_committed_notebook_is_made_from_the_text(path):
    kept = nbformat.read(home(path), as_version=4)
    assert [(cell.cell_type, cell.source) for cell in kept.cells] == [
        (cell.cell_type, cell.source) for cell in written(path).cells
    ]
    assert all(cell.execution_count for cell in kept.cells if cell.cell_type == "code"), "it was not run"


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_what_answers_a_question_is_kept_folded(path):
    cells = nbformat.read(home(path), as_version=4).cells
    telling = [cell for cell in cells if ANSWERS.search(cell.source)]
    shown = [
        output.data["text/html"] for cell in telling for output in cell.outputs if "text/html" in output.get("data", {})
    ]
    assert len(shown) >= len(telling) > 0
    assert [html for html in shown if not re.match(r'<details class="yotd-(twin|varied)">', html)] == []


def test_every_notebook_has_a_text():
    assert {home(path) for path in ALL} == set(NOTEBOOKS.glob("**/*.ipynb")) - set(NOTEBOOKS.glob("**/.*/*"))


LINK = re.compile(r"\]\(([^)#:]+\.ipynb)\)")


@pytest.mark.parametrize("path", ALL, ids=named)
def test_links_lead_somewhere(path):
    for target in LINK.findall(path.read_text("utf-8")):
        assert (home(path).parent / target).exists(), target


# --- Languages ---------------------------------------------------------------------------------------------------


def shared(path) -> list[str]:
    """The code of a lesson, which all languages share; what language the widgets speak is said in the first cell."""
    code = [cell.source for cell in written(path).cells if cell.cell_type == "code"]
    return [re.sub(r"\s*^yw\.speak\(\"\w\w\"\)$", "", source, flags=re.MULTILINE) for source in code]


def test_languages_share_code_and_positions():
    ways = {path: path.relative_to(TEXTS).parts for path in ALL}
    translated = {path: TEXTS.joinpath("en", *way) for path, (language, *way) in ways.items() if language != "en"}
    assert [named(path) for path, original in translated.items() if shared(path) != shared(original)] == []


def test_a_translation_that_differs_is_found(tmp_path):
    original = TEXTS / "en/dragon/10-contagion.md"
    english = original.read_text("utf-8")
    told = english.replace("as yw\n", 'as yw\n\nyw.speak("pl")\n', 1).replace("You will", "Potem")
    asked = english.replace("yw.Ask(", "yw.Predict(", 1)
    longer = english + "\n```python\n1\n```\n"
    copy = tmp_path / original.name
    for text, same in ((told, True), (asked, False), (longer, False)):
        copy.write_text(text, "utf-8")
        assert (shared(copy) == shared(original)) is same
