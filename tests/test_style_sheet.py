"""The style sheet page shows what is there: made anew, it is the same. And no sheet draws what is another's."""

import re
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "scripts"))

from style_sheet import FAMILIES, PAGE, WHOLE, page, symbols


def test_the_page_is_current():
    assert PAGE.read_text("utf-8") == page(), "run scripts/style_sheet.py"


def test_every_drawing_is_on_it():
    assert all(map(symbols, FAMILIES))
    text = page()
    assert [name for name in WHOLE if f'href="#{name}"' not in text and not name.startswith("part-roof")] == []


SOURCES = Path(__file__).parents[1] / "yotd_widget" / "widgets" / "frontend" / "src"
SHARED = {"bad", "drawn", "good", "icon", "place", "quiet", "sr", "status", "token", "tool", "top", "fx"}
"""What a game draws as the shell does, and says so by the shell's name."""


def styled_anywhere(sheet: str) -> set[str]:
    """The classes that a sheet styles wherever they stand, whatever they are part of."""
    selectors = re.findall(r"(?<=[{};])[^{};@]+(?=\{)", ";" + re.sub(r"/\*.*?\*/|\([^()]*\)", "", sheet, flags=re.S))
    alone = (re.fullmatch(r"(?:\.frame )?\.([\w-]+)", one.strip()) for each in selectors for one in each.split(","))
    return {found[1] for found in alone if found}


def classes_of(source: str) -> set[str]:
    """The classes that a component gives."""
    given = re.findall(r"(?:class=|\blook = |\bclass: )([^;>]*)", source)
    texts = (one or other for each in given for one, other in re.findall(r'"([^"]*)"|`([^`]*)`', each))
    return {word for text in texts for word in re.sub(r"\$\{[^}]*\}", " ", text).split()}


@pytest.mark.parametrize("game", ["dragon", "gugong", "rotunda", "generic"])
def test_no_sheet_of_the_shell_draws_what_is_a_games(game):
    """A name that both have, each for a thing of its own, moves the game's thing when the shell's sheet changes."""
    of_game = set().union(*(classes_of(file.read_text("utf-8")) for file in (SOURCES / "games" / game).glob("*.tsx")))
    for sheet in [*SOURCES.glob("shell/**/*.css"), *SOURCES.glob("lesson/*.css")]:
        assert sorted(styled_anywhere(sheet.read_text("utf-8")) & of_game - SHARED) == [], sheet.relative_to(SOURCES)


def test_a_sheet_asks_for_no_weight_that_few_faces_have():
    """Where a face is plain or bold, a system may give another one for what lies between.

    From then on it does so for bold as well: on Linux, after the first card of a rule, titles had another face.
    """
    for sheet in SOURCES.rglob("*.css"):
        asked = re.findall(r"\bfont(?:-weight)?:[^;]*?\b([1-9]\d\d)\b", sheet.read_text("utf-8"))
        assert [weight for weight in asked if 450 < int(weight) < 600] == [], sheet.relative_to(SOURCES)


HOLDS = (
    r"\.(?:frame|inside|stage|eaves|drawn|gugong|rotunda|land|realm|site|seats|tray-room|in-hand(?:-room)?|picture|fx)"
)
"""What holds much of a board that is played on."""
ASKS = re.compile(
    rf"{HOLDS}(?:[.\[][\w-]+\]?|:not\([^()]*\))*(?::not\()?:has\((?:[^()]|\([^()]*\))*\)[^\s,{{]*\s*[ >+~]"
)
"""Something below or after it is styled by what is below it."""


@pytest.mark.parametrize(
    "sheet", sorted(SOURCES.rglob("*.css")), ids=lambda sheet: str(sheet.relative_to(SOURCES).with_suffix(""))
)
def test_no_sheet_asks_a_board_what_is_on_it(sheet: Path):
    """A browser would look through it at each change below, and style anew whatever a rule with `:has()` ends in."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
    selectors = re.findall(r"[^{};]+(?=\{)", text)
    lessons = ("lesson", "map > ", ".map)", ".people")  # boards of a lesson are drawn anew at each step in any case
    asks = [each.strip() for each in selectors if not any(map(each.count, lessons))]
    assert [each for each in asks if ASKS.search(each)] == []
