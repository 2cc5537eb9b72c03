"""What is committed beside the code: lock files, bundle, notices, notebooks."""

import gzip
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "yotd_widget/widgets/static"
FRONTEND = ROOT / "yotd_widget/widgets/frontend/src"
NPM = [ROOT, ROOT / "site"]
PINS = sorted((ROOT / "requirements").glob("*.txt"))
NOTEBOOKS = sorted((ROOT / "notebooks").glob("**/*.ipynb"))

MOST = 160_000
"""Bytes, gzip, that the bundle of a game may have: board, lessons and questions in one."""


def test_lock_files_name_no_host():
    for folder in NPM:
        packages = json.loads((folder / "package-lock.json").read_text())["packages"]
        assert [name for name, package in packages.items() if "resolved" in package] == []
        assert all("integrity" in package for name, package in packages.items() if name)
    assert [file.name for file in PINS if "://" in file.read_text("utf-8")] == []


def test_npm_keeps_hosts_out_of_the_lock_file():
    kept = [(folder / ".npmrc").read_text().splitlines() for folder in NPM]
    assert all("omit-lockfile-registry-resolved=true" in lines for lines in kept)


def test_every_python_tool_is_pinned():
    pins = [pin for file in PINS for pin in file.read_text("utf-8").splitlines()]
    assert [pin for pin in pins if not re.match(r"[a-z0-9-]+==[0-9.]+\b", pin)] == []


def test_bundles_are_small():
    """A saved notebook holds one copy per widget."""
    sizes = {bundle.stem: len(gzip.compress(bundle.read_bytes())) for bundle in STATIC.glob("*.js")}
    assert sizes.keys() == {game.name for game in (FRONTEND / "games").iterdir()}
    assert {name: size for name, size in sizes.items() if size > MOST} == {}


def test_bundled_projects_are_credited():
    notices = (ROOT / "THIRD_PARTY_LICENSES").read_text()
    imports = re.compile(r"""^import(?! type)[^'"]*['"]((?:@[\w-]+/)?[\w-]+)""", re.MULTILINE)
    sources = [file.read_text() for file in FRONTEND.rglob("*.ts*")]
    used = {project for source in sources for project in imports.findall(source)}
    assert [project for project in used if f"-- {project} --" not in notices] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_reads_without_a_kernel(path):
    notebook = json.loads(path.read_text())
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert "widgets" not in notebook["metadata"]
    assert all(cell["execution_count"] for cell in code)
    outputs = [output for cell in code for output in cell["outputs"]]
    assert outputs
    assert "application/vnd.jupyter.widget-view+json" not in json.dumps(outputs)
