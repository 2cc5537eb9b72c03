"""Make the notebooks from their texts, run them, and keep their outputs, so that a second run changes nothing.

A notebook is written as Markdown: the map in `notebooks/text/<language>`, the lessons of a game in a folder of that
name. English ones are kept in `notebooks` in the same way, those of other languages in `notebooks/<language>`. What is
kept is what a reader without a kernel can see: the text, HTML and SVG of a
widget, never its live view, and what answers a question beside it stays folded. usage: execute_notebooks.py [TEXT ...]
"""

import os
import re
import sys
import tempfile
from pathlib import Path

import jupytext
import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
TEXTS = NOTEBOOKS / "text"
METADATA = {
    "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
    "language_info": {"name": "python"},
}
LIVE_VIEW = "application/vnd.jupyter.widget-view+json"
ANSWERS = re.compile(r"\byw\.(RuleCard|Compare|vary)\(")
FOLD = re.compile(r'(<details class="yotd-(?:twin|varied)") open>')


def home(text: Path) -> Path:
    """Where the notebook of a text is kept."""
    language, *way = text.relative_to(TEXTS).with_suffix(".ipynb").parts
    return NOTEBOOKS.joinpath(*([] if language == "en" else [language]), *way)


def written(text: Path) -> nbformat.NotebookNode:
    """The notebook that a text means, not yet run. A heading begins a cell; so does each stretch of code."""
    notebook = jupytext.read(text, fmt={"extension": ".md", "split_at_heading": True})
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata = {key: cell.metadata[key] for key in ["tags"] if key in cell.metadata}
    notebook.metadata = METADATA
    notebook.nbformat_minor = 5
    return notebook


def execute(text: Path) -> None:
    """Run it from the folder that readers open it in."""
    notebook, path = written(text), home(text)
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
        for path in map(Path, sys.argv[1:] or sorted(TEXTS.glob("*/**/*.md"))):
            print(path.stem, flush=True)
            execute(path.resolve())
