"""Who may import whom. The arrows stand in pyproject.toml."""

import json
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]

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
