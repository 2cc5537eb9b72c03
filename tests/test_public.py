"""What stands behind a dot and Tab: the public names, and nothing else."""

import subprocess
import sys

import yotd_widget as yw
from yotd_widget.engine.game import at_home


def test_dir_shows_the_public_names_and_nothing_else():
    for module in (yw, yw.dragon, yw.playouts, yw.odds, yw.dragon.odds):
        assert sorted(dir(module)) == sorted(module.__all__)
        assert all(getattr(module, name) is not None for name in dir(module))


def test_every_game_of_the_package_has_its_name_here():
    assert {*at_home()} <= {*yw.__all__}


def test_what_belongs_to_a_game_stands_in_its_namespace():
    assert not {"position", "court", "example", "rule", "Steward"} & set(yw.__all__)
    assert {"position", "court", "example", "rule", "Steward"} <= set(yw.dragon.__all__)


CHANGED = """
import importlib, pkgutil, sys, yotd_widget
names = [module.name for module in pkgutil.walk_packages(yotd_widget.__path__, "yotd_widget.")]
names = [name for name in names if not name.endswith("__main__")]
held = {}  # every module as it was when it had been imported
def seen(module):
    return {key: id(value) for key, value in vars(module).items() if not key.startswith("__")}
for number, name in enumerate(names, 1):
    importlib.import_module(name)
    there = {home: module for home, module in list(sys.modules.items()) if home.startswith("yotd_widget")}
    held.update((home, seen(module)) for home, module in there.items() if home not in held)
    if number % 25 and number < len(names):
        continue
    for home, module in there.items():
        now = seen(module)
        changed = [key for key, value in held[home].items() if now.get(key) != value]
        assert not changed, (home, changed, "by one of", names[max(0, number - 25) : number])
"""


def test_no_import_changes_a_global_of_another_module():
    run = subprocess.run([sys.executable, "-c", CHANGED], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
