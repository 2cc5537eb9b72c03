"""Make the notebooks, run them, and keep their outputs, so that a second run changes nothing.

A lesson's notebook is its title, one cell that starts it, and its workshop: all of it stands in the lesson's text
(`yotd_widget/games/GAME/course`). What is no lesson (the map, the widgets) is written in `notebooks/text/<language>`.
English ones are kept in `notebooks`, those of other languages in `notebooks/<language>`. What is kept is what a reader
without a kernel can see: the text, HTML and SVG of a widget, never its live view; answers stay folded.
usage: make_notebooks.py [NAME ...], of lessons or of texts; left out, all
"""

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import jupytext
import nbformat
from nbclient import NotebookClient

from yotd_widget.engine.game import at_home, load
from yotd_widget.lessons import checks, shelf
from yotd_widget.lessons.course import notebook as file_of

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
TEXTS = NOTEBOOKS / "text"
METADATA = {
    "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
    "language_info": {"name": "python"},
}
LIVE_VIEW = "application/vnd.jupyter.widget-view+json"
ANSWERS = re.compile(r"\byw\.(RuleCard|Compare|vary)\(")
FOLD = re.compile(r'(<details class="yotd-(?:twin|varied)") open>')
START = """# {title}

*{minutes:g} minutes. {game}, unofficial.*

{able}

```python
import yotd_widget as yw

yw.Lesson("{name}")
```
"""
WORKSHOP = """
## Workshop

{cells}
"""


def home(text: Path) -> Path:
    """Where the notebook of a text is kept."""
    language, *way = text.relative_to(TEXTS).with_suffix(".ipynb").parts
    return NOTEBOOKS.joinpath(*([] if language == "en" else [language]), *way)


def sources() -> Iterator[tuple[str, Path, str]]:
    """Every notebook: a name for it, where it is kept, and what it is made of, as Markdown."""
    for text in sorted(TEXTS.glob("*/**/*.md")):
        yield text.stem, home(text), text.read_text("utf-8")
    for game in at_home():
        for name in shelf.names(game):
            yield shelf.called(game, name), NOTEBOOKS / game / file_of(game, name), lesson(game, name)


def lesson(game: str, name: str) -> str:
    """The Markdown of a lesson's notebook."""
    if shelf.is_check(name):
        title, minutes, able, cells = checks.title(name), checks.length(name), checks.able(name), ""
    else:
        text = shelf.text(game, name)
        title, minutes, able, cells = text.title, float(text.clauses.get("minutes", 0)), text.able, text.workshop
    start = START.format(title=title, minutes=minutes, game=load(game).title, able=able, name=shelf.called(game, name))
    return start + (WORKSHOP.format(cells=cells) if cells else "")


def written(markdown: str) -> nbformat.NotebookNode:
    """The notebook that a text means, not yet run. A heading begins a cell; so does each stretch of code."""
    notebook = jupytext.reads(markdown, fmt={"extension": ".md", "split_at_heading": True})
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata = {key: cell.metadata[key] for key in ["tags"] if key in cell.metadata}
    notebook.metadata = METADATA
    notebook.nbformat_minor = 5
    return notebook


def execute(markdown: str, path: Path) -> None:
    """Run it from the folder that readers open it in, and keep it there."""
    notebook = written(markdown)
    path.parent.mkdir(parents=True, exist_ok=True)
    NotebookClient(
        notebook,
        kernel_name="python3",
        resources={"metadata": {"path": path.parent}},
        store_widget_state=False,
        record_timing=False,
        coalesce_streams=True,
    ).execute()
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            data.pop(LIVE_VIEW, None)
            if "text/html" in data and ANSWERS.search(cell.source):
                data["text/html"] = FOLD.sub(r"\1>", data["text/html"])
    notebook.metadata = METADATA
    nbformat.write(notebook, path)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["IPYTHONDIR"] = folder  # no start-up files or history of the person at the keyboard
        for name, path, markdown in sources():
            if not sys.argv[1:] or name in sys.argv[1:]:
                print(name, flush=True)
                execute(markdown, path)
