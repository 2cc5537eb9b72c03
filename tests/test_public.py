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
def seen():
    return {(name, key): id(value) for name, module in list(sys.modules.items()) if name.startswith("yotd_widget")
            for key, value in vars(module).items() if not key.startswith("__")}
held = seen()
for name in names:
    if name.endswith("__main__"):
        continue
    importlib.import_module(name)
    now = seen()
    changed = [key for key in held if now.get(key) != held[key]]
    assert not changed, (name, changed)
    held = now
"""


def test_no_import_changes_a_global_of_another_module():
    run = subprocess.run([sys.executable, "-c", CHANGED], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
