"""The documentation as pages: `make docs`. Texts are read as they are; docstrings make the reference."""

from __future__ import annotations

import inspect
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import yotd_widget
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.position import Position

ROOT = Path(__file__).parents[1]
ADDRESS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Source"]

project = "yotd_widget"
author = "The yotd_widget authors"
version = release = yotd_widget.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures"]
html_theme = "furo"
html_title = f"yotd_widget {version}"
html_extra_path = ["style-sheet.html"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {"top_of_page_buttons": []}
myst_heading_anchors = 3
myst_links_external_new_tab = False
default_role = "code"
autodoc_typehints = "none"
autodoc_member_order = "bysource"
autoclass_content = "class"
suppress_warnings = ["myst.header"]

# --- links that leave this folder lead to the files in the repository ---

OUTSIDE = re.compile(r"(\]\()((?:\.\./)+)([^)#]+)(#[^)]*)?")
HOME = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md"}


def links(app: Any, name: str, source: list[str]) -> None:
    """Lead links to files that are no pages to where they can be read."""

    def led(found: re.Match[str]) -> str:
        up, rest = found[2].count("../"), found[3]
        here = Path(app.srcdir, name).parent
        target = here.joinpath("../" * up, rest).resolve()
        if target.is_relative_to(app.srcdir):
            return found[0]
        inside = target.relative_to(ROOT).as_posix()
        if inside in HOME:
            return f"{found[1]}{'../' * name.count('/')}{HOME[inside]}"
        return f"{found[1]}{ADDRESS}/blob/main/{inside}{found[4] or ''}"

    source[0] = OUTSIDE.sub(led, source[0])


# --- parts of CONTRIBUTING.md as guides, each a page ---

PARTS = {
    "guides/thing": "How to add a thing",
    "guides/event": "How to add an event",
    "guides/game": "How to add a game",
    "guides/drawing": "How to draw a game",
    "guides/lesson": "How to add a lesson",
}
IN_ROOT = re.compile(r"\]\((?!https?:|#|\.\.?/)([^)]+)\)")


def part(text: str, heading: str) -> str:
    """One part of a text, its heading as the title."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise LookupError(f"CONTRIBUTING.md has no part “{heading}” any more: docs/conf.py names it")
    return f"# {heading}\n{found[1]}"


def from_the_root(text: str, depth: int) -> str:
    """A text that lies in the root, as it reads from a page so many folders below docs."""
    return IN_ROOT.sub(lambda found: f"]({'../' * (depth + 1)}{found[1]})", text)


# --- the reference ---

BUILDING = {
    "Positions, tasks, moves": ["engine.position", "engine.moves", "engine.acts", "engine.luck", "engine.chance"],
    "A game as one object": ["engine.game", "describe.game", "describe.things"],
    "Policies, playouts, odds": ["engine.policies", "engine.sage", "engine.estimates"],
    "Questions and wrong rules": ["quiz.questions", "quiz.wrong_rules", "engine.house_rules"],
    "Widgets": ["widgets.widget"],
}


GAME_HOMES = [f"yotd_widget.games.{name}" for name in at_home()]


def entry(path: str) -> str:
    """One public name, with all that it can do. What games share is looked up in the first of them."""
    home, _dot, name = path.rpartition(".")
    thing = getattr(import_module(home), name)
    first = next((each for each in GAME_HOMES if getattr(import_module(each), name, None) is thing), home)
    if home in GAME_HOMES and first != home:
        return f"``{name}`` is the same as :class:`{first}.{name}`.\n\n"
    if isinstance(thing, type):
        kind, more = "autoclass", "\n   :members:"
        if issubclass(thing, Position):  # what any position can do is said with each
            more += "\n   :inherited-members: object"
    elif callable(thing):
        kind, more = "autofunction", ""
    elif isinstance(thing, type(re)):
        kind, more = "automodule", "\n   :members:"
    else:
        return f".. py:data:: {path}\n\n"
    return f".. {kind}:: {path}{more}\n\n"


def page(title: str, about: str, entries: list[str]) -> str:
    return f"# {title}\n\n{about}\n\n```{{eval-rst}}\n{''.join(entries)}```\n"


def reference() -> dict[str, str]:
    """The pages of the reference by name. Whatever is public is on one of them."""
    homes = yotd_widget._HOMES

    def of(*rooms: str) -> list[str]:
        names = [name for name, home in homes.items() if home.split(".")[1] in rooms]
        return [entry(f"yotd_widget.{name}") for name in sorted(names, key=str.lower)]

    def game(name: str) -> list[str]:
        return [
            entry(f"yotd_widget.games.{name}.{what}") for what in import_module(f"yotd_widget.games.{name}").__all__
        ]

    modules = [entry(f"yotd_widget.{name}") for name in ("playouts", "odds")]
    return {
        "api/boards": page("Boards", "`import yotd_widget as yw`: what a notebook shows.", of("widgets")),
        "api/lessons": page("Lessons and questions", "`import yotd_widget as yw`.", of("lessons", "quiz")),
        "api/engine": page("Engine", "What any game shares.", of("engine", "games")),
        "api/playouts": page("Playouts and odds", "`yw.playouts`, `yw.odds`.", modules),
        **{f"api/{name}": page(load(name).title, f"`yw.{name}`.", game(name)) for name in at_home()},
        "api/building": "# For who builds\n\n"
        + "\n".join(
            f"## {title}\n\n```{{eval-rst}}\n"
            + "".join(f".. automodule:: yotd_widget.{name}\n   :members:\n\n" for name in names)
            + "```\n"
            for title, names in BUILDING.items()
        ),
    }


def made() -> dict[str, str]:
    """All pages that are not written by hand."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    parts = {name: from_the_root(part(text, heading), 1) for name, heading in PARTS.items()}
    return parts | {"contributing": from_the_root(text, 0)} | reference()


def write(app: Any) -> None:
    """Put the pages beside those that are written by hand, for this build; they are not kept (.gitignore)."""
    for name, text in made().items():
        file = Path(app.srcdir, f"{name}.md")
        file.parent.mkdir(exist_ok=True)
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


NAMED = re.compile(r"(?:^|(?<=[.;] ))(\w+): (?=\S)", re.MULTILINE)
OWN = {"Raises", "Returns", "Example"}


def told(kind: str, thing: Any, lines: list[str]) -> list[str]:
    """A docstring of this house as markup: a row for each name that it explains; stars and bars mean themselves."""
    names = OWN | set(parameters(kind, thing))
    found: list[str] = []
    for paragraph in re.split(r"\n\s*\n", "\n".join(lines)):
        if ">>> " in paragraph or not paragraph.strip():
            found += [*paragraph.splitlines(), ""]
            continue
        text = re.sub(r"(?<![\w`\\])(\*{1,2}|\|)(?=[\w.])", r"\\\1", re.sub(r"\s*\n\s*", " ", paragraph.strip()))
        first, *rest = NAMED.split(text)
        rows = [first.strip(), ""] if first.strip() else []
        for name, said in zip(rest[::2], rest[1::2], strict=True):
            if name in names:
                rows += [f"- *{name}* – {said.strip()}" if name in OWN else f"- ``{name}`` – {said.strip()}"]
            elif rows and rows[-1]:
                rows[-1] += f" {name}: {said.strip()}"
            else:
                rows = [f"{first.strip()} {name}: {said.strip()}".strip(), ""]
        found += [*rows, ""]
    return found


def parameters(kind: str, thing: Any) -> list[str]:
    """What a function or a class takes, by name; a widget its options, too."""
    options = thing.class_trait_names() if hasattr(thing, "class_trait_names") else []
    try:
        return [*options, *inspect.signature(thing.__init__ if kind == "class" else thing).parameters]
    except (TypeError, ValueError):
        return []


def plain(_app: Any, kind: str, _name: str, thing: Any, _options: object, lines: list[str]) -> None:
    lines[:] = told(kind, thing, lines)


def signature(_app: Any, kind: str, _name: str, thing: Any, _options: object, given: str, back: str) -> Any:
    """What a class takes, where Jupyter's own classes hide it."""
    if kind != "class" or given != "(*args, **kwargs)":
        return None
    found = inspect.signature(thing.__init__)
    takes = [each.replace(annotation=each.empty) for name, each in found.parameters.items() if name != "self"]
    return str(found.replace(parameters=takes, return_annotation=found.empty)), back


def setup(app: Any) -> None:
    app.connect("builder-inited", write)
    app.connect("source-read", links)
    app.connect("autodoc-process-docstring", plain)
    app.connect("autodoc-process-signature", signature)
