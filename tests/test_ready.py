"""Ready for others: workflows do what can be done here, and what is said in several files is the same in all."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

import yotd_widget
from yotd_widget.engine.game import at_home, load

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WORKFLOWS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / ".github/workflows").glob("*.yml")}
COMMANDS = [
    step["run"]
    for workflow in WORKFLOWS.values()
    for job in workflow["jobs"].values()
    for what in job.get("strategy", {}).get("matrix", {}).get("what", [""])
    for step in ({**step, "run": step.get("run", "").replace("${{ matrix.what }}", what)} for step in job["steps"])
]


@pytest.fixture
def release(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    import release

    return release


def test_workflows_call_what_there_is():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = {target for command in COMMANDS for target in re.findall(r"\bmake ([a-z-]+)", command)}
    scripts = {script for command in COMMANDS for script in re.findall(r"\bscripts/\S+", command)}
    assert called
    assert called <= targets
    assert scripts
    assert [script for script in scripts if not (ROOT / script).exists()] == []


def test_workflows_may_only_read_unless_a_job_says_more():
    assert {name: workflow["permissions"] for name, workflow in WORKFLOWS.items()} == {
        key: {"contents": "read"} for key in WORKFLOWS
    }


def test_each_python_that_is_promised_is_tested():
    promised = [tag.rpartition(" ")[2] for tag in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", tag)]
    matrix = WORKFLOWS["test"]["jobs"]["versions"]["strategy"]["matrix"]
    assert matrix["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    assert f"for version in {' '.join(promised)}; do" in (ROOT / "scripts/test_versions.sh").read_text("utf-8")


def test_the_version_stands_in_one_place(release):
    assert "version" in PROJECT["dynamic"]
    assert release.version() == yotd_widget.__version__
    assert not re.search(r"^version:", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)


def test_every_game_is_named_to_who_looks_for_it():
    about = [
        PROJECT["description"],
        PROJECT["keywords"],
        yotd_widget.__doc__,
        (ROOT / "CITATION.cff").read_text("utf-8"),
    ]
    assert [(game, text) for game in at_home() for text in about if load(game).title not in text] == []


def test_the_address_is_the_same_wherever_it_stands(release, tmp_path, monkeypatch):
    for name in ("pyproject.toml", "CITATION.cff", "SECURITY.md"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    old, new = release.address(), "https://here.example/project"
    assert {url.removeprefix(old).partition("/")[0] for url in PROJECT["urls"].values()} == {""}
    assert release.write_address(f"{new}/") == ["pyproject.toml", "CITATION.cff", "SECURITY.md"]
    assert release.address() == new
    assert not any(old in file.read_text("utf-8") for file in tmp_path.iterdir())


def test_what_is_missing_for_a_release_is_said(release, monkeypatch):
    monkeypatch.setattr(release, "run", lambda *_command: "")
    monkeypatch.setattr(release, "address", lambda: release.NOWHERE)
    changelog, address = release.unready("9.9.9")
    assert "[9.9.9]" in changelog
    assert "--address" in address
