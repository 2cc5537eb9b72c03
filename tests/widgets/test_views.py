"""The page has a view for each widget of Python, by the same name, and none that nobody opens."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import yotd_widget
from yotd_widget.widgets.widget import Widget

SOURCES = Path(yotd_widget.__file__).parent / "widgets/frontend/src"


def widgets() -> list[type[Widget]]:
    """All widgets that the package has."""
    for package in ("yotd_widget.widgets", "yotd_widget.lessons"):
        home = import_module(package)
        for module in walk_packages(home.__path__, f"{package}."):
            import_module(module.name)
    kinds = Widget.__subclasses__()
    for kind in kinds:
        kinds += kind.__subclasses__()
    return [kind for kind in kinds if kind.__module__.startswith("yotd_widget.") and hasattr(kind, "view")]


def test_each_widget_has_its_view():
    named = re.findall(r'([\w-]+)"?: \w+View,', (SOURCES / "views/boards.ts").read_text("utf-8"))
    assert set(named) == {kind.view for kind in widgets()}
