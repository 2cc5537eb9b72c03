"""Who may import whom, and what shared parts do not speak of.

The arrows of Python stand in pyproject.toml, those of the page here.
"""

import ast
import json
import posixpath
import re
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]

FRONTEND = ROOT / "yotd_widget/widgets/frontend/src"
BELOW = {
    "shell": (),
    "lesson": ("shell",),
    "views": ("lesson", "shell"),
    "games": ("views", "shell"),
}
"""Parts of the page, and of which others each may import; a game imports no other game."""

IMPORTED = re.compile(r"""(?:\bfrom|\bimport|@import(?: url)?)\s*\(?\s*["']([^"']+)["']""")

SHARED = ("engine", "describe", "quiz", "widgets", "lessons")
SHARED_OF_THE_PAGE = ("shell", "lesson", "views", "games/generic")
OF_ONE_GAME = frozenset(
    {
        *("court", "courts", "yuan", "palace", "palaces", "month", "months", "rice", "firework", "fireworks"),
        *("privilege", "privileges", "mortar", "mortars", "farmer", "healer", "monk", "geisha", "scholar", "taikun"),
        *("drought", "contagion", "tribute"),
    }
)
"""Things of the dragon, none of which another game has."""

WORD = re.compile(r"[A-Z]?[a-z]+")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)

LOADED = """
import json, sys
before = set(sys.modules)
import {module}
print(json.dumps([name for name in sys.modules if name not in before]))
"""


def test_imports_follow_the_arrows():
    command = Path(sys.executable).with_name("lint-imports")
    check = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert check.returncode == 0, check.stdout


@pytest.mark.parametrize("module", ["yotd_widget.engine", "yotd_widget.games.dragon"])
def test_rules_run_without_jupyter_and_numpy(module):
    code = LOADED.format(module=module)
    output = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    packages = {name.split(".")[0] for name in json.loads(output)}
    of_msgspec = {"msgspec", "typing_extensions"}  # it takes the second where it is installed
    assert packages - sys.stdlib_module_names <= {"yotd_widget"} | of_msgspec


def test_no_circle_is_larger_than_three_modules():
    """Late imports count, those for types alone do not."""
    graph = grimp.build_graph("yotd_widget", exclude_type_checking_imports=True, cache_dir=None)
    circles = {
        frozenset(graph.find_downstream_modules(module) & graph.find_upstream_modules(module)) | {module}
        for module in graph.modules
    }
    assert [sorted(circle) for circle in circles if len(circle) > 3] == []


def part_of(path):
    """The part of the page in which a file lies: a game is one of its own. Drawings lie in the Python package."""
    path = re.sub(
        r"^\.\./\.\./\.\./(?:describe|(games/\w+)/screen)/(?=sprite\.)", lambda at: f"{at[1] or 'shell'}/", path
    )
    first, *rest = Path(path).parts
    return f"games/{rest[0]}" if first == "games" else first


def imports_of_the_page():
    """Each relative import of a source or a sheet: who imports, and what, by their paths in the sources."""
    for file in FRONTEND.rglob("*.*"):
        if file.suffix in {".ts", ".tsx", ".css"}:
            here = file.relative_to(FRONTEND).as_posix()
            for found in IMPORTED.findall(file.read_text("utf-8")):
                if found.startswith("."):
                    yield here, posixpath.normpath(posixpath.join(posixpath.dirname(here), found))


def test_parts_of_the_page_follow_the_arrows():
    found = list(imports_of_the_page())
    assert {part_of(importer) for importer, _ in found} >= {"shell", "lesson", "views", "games/dragon", "games/generic"}
    wrong = [
        (importer, imported)
        for importer, imported in found
        if part_of(imported) not in (part_of(importer), *BELOW[part_of(importer).partition("/")[0]])
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    [
        'import { Year } from "../games/dragon/year";',
        'import type { Board } from "../games/dragon/board";',
        'export { Year } from "../games/dragon/year";',
        'import "../games/dragon/year";',
        'const year = await import("../games/dragon/year");',
        '@import "../games/dragon/year.css";',
        "@import url('../games/dragon/year.css');",
    ],
)
def test_every_way_to_import_is_seen(line):
    assert IMPORTED.findall(line)[0].startswith("../games/dragon/")


def named_in_python(source):
    """Every name in a Python source: of things, arguments, attributes and modules, and keys of JSON."""
    for node in ast.walk(ast.parse(source)):
        for field in ("id", "name", "arg", "attr", "asname", "module"):
            if isinstance(name := getattr(node, field, None), str):
                yield name
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value


def named_on_the_page(source):
    """All that a source of the page or a sheet says beside its comments: it has no texts for readers."""
    return [COMMENT.sub(" ", source)]


def of_one_game(names):
    return {word.lower() for name in names for word in WORD.findall(name)} & OF_ONE_GAME


def test_what_games_share_speaks_of_no_thing_of_one():
    package, wrong = ROOT / "yotd_widget", {}
    for part in SHARED:
        for file in (package / part).rglob("*.py"):
            wrong[file.relative_to(package).as_posix()] = of_one_game(named_in_python(file.read_text("utf-8")))
    for part in SHARED_OF_THE_PAGE:
        for file in (FRONTEND / part).rglob("*.*"):
            wrong[file.relative_to(package).as_posix()] = of_one_game(named_on_the_page(file.read_text("utf-8")))
    assert len(wrong) > 150
    assert {path: words for path, words in wrong.items() if words} == {}


@pytest.mark.parametrize(
    "line",
    [
        "def court(self): ...",
        "def show(the_court): ...",
        "show(court=1)",
        "self.table.courts[0]",
        "from games.court import Palace as P",
        'scene["court"]',
    ],
)
def test_every_name_in_python_is_seen(line):
    assert of_one_game(named_in_python(line))


@pytest.mark.parametrize("line", ["onCourt(1);", ".by-court {}", '<i class="court" />', "seatOfCourt"])
def test_every_name_on_the_page_is_seen(line):
    assert of_one_game(named_on_the_page(line))
    assert not of_one_game(named_on_the_page(f"/** {line} */ // {line}"))
