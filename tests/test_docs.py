"""The guides: their examples do what they say. At night all pages are made, and no link of theirs leads nowhere."""

import doctest
import re
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest

from yotd_widget.engine import house
from yotd_widget.engine.game import at_home, load
from yotd_widget.lessons import shelf

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / ".venv-docs/bin/python"
EXTERNAL = re.compile(r"https?:|mailto:|data:|javascript:")
LOADED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)=["'](https?://[^"']+)""")
LED = re.compile(r"""\b(?:src|href)=["']([^"'#?]*)(?:#([^"']*))?["']""")


@pytest.mark.parametrize("guide", ["bot", "house-rules", "play", "tinker"])
def test_examples_of_a_guide_run(guide, monkeypatch):
    """As in a new session: no house rules but those of the package."""
    known = {name: rule for game in at_home() for name, rule in house.house_rules(game).items()}
    brought = {name: rule for name, rule in known.items() if rule.home.startswith(house.GAMES)}
    monkeypatch.setattr(house, "_RULES", brought)
    run = doctest.testfile(str(ROOT / f"docs/guides/{guide}.md"), module_relative=False)
    assert (run.failed, run.attempted > 0) == (0, True)


def test_every_game_has_a_page_of_the_reference_and_the_first_page_leads_there():
    first = (ROOT / "docs/index.md").read_text("utf-8")
    assert [name for name in at_home() if f"](api/{name}.md)" not in first or f"\napi/{name}\n" not in first] == []
    assert [name for name in at_home() if load(name).label not in first] == []


README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_shows_a_board_of_each_game():
    assert [game for game in at_home() if f'yw.{game}.new_game(["Ada", "Bo"]' not in README] == []


@pytest.mark.parametrize("game", [game for game in at_home() if shelf.names(game)])
def test_the_readme_counts_the_lessons_of_each_game(game):
    """How many there are, how long they take, how many checks stand among them, and where to begin."""
    checks = [name for name in shelf.names(game) if shelf.is_check(name)]
    minutes = [int(shelf.text(game, name).clauses["minutes"]) for name in shelf.names(game) if name not in checks]
    found = re.search(
        rf"\*{load(game).title}\* has (\d+) lessons,\s(\d+) to (\d+) minutes each, (\d+) short checks\sand\sa\sfinal",
        README,
    )
    assert found, game
    told = [int(number) for number in found.groups()]
    assert told == [len(minutes), min(minutes), max(minutes), len(checks) - 1]
    assert f"yw.Map({game!r})".replace("'", '"') in README


@pytest.mark.nightly
def test_all_pages_are_made_and_no_link_leads_nowhere(tmp_path):
    """`make nightly` sets up the environment. Warnings are errors: names that are gone, pages that are in no list."""
    command = [PYTHON, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "-d", tmp_path / "kept"]
    made = subprocess.run([*command, ROOT / "docs", tmp_path / "docs"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    pages = {page: page.read_text("utf-8") for page in (tmp_path / "docs").rglob("*.html")}
    ids = {page: {*re.findall(r'\bid="([^"]+)"', text)} for page, text in pages.items()}
    faults = [f"{page.name} loads {url}" for page, text in pages.items() for url in LOADED.findall(text)]
    for page, text in pages.items():
        for path, part in LED.findall(text):
            if EXTERNAL.match(path) or page.name in {"style-sheet.html", "search.html", "genindex.html"}:
                continue
            target = (page.parent / unquote(path)).resolve() if path else page
            if not target.exists() or (part and target in ids and unquote(part) not in ids[target]):
                faults.append(f"{page.relative_to(tmp_path)} leads to {path}#{part}")
    assert faults == []
