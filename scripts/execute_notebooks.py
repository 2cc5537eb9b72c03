"""Run the lessons and write their outputs into them, so that a second run changes nothing.

What is kept is what a reader without a kernel can see: the text, HTML and SVG of a widget, never its live view.
usage: execute_notebooks.py [NOTEBOOK ...]
"""

import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
METADATA = {
    "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
    "language_info": {"name": "python"},
}
LIVE_VIEW = "application/vnd.jupyter.widget-view+json"


def execute(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata = {key: cell.metadata[key] for key in ["tags"] if key in cell.metadata}
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
            output.get("data", {}).pop(LIVE_VIEW, None)
    notebook.metadata = METADATA
    notebook.nbformat_minor = 5
    nbformat.write(notebook, path)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["IPYTHONDIR"] = folder  # no start-up files or history of the person at the keyboard
        for path in map(Path, sys.argv[1:] or sorted(NOTEBOOKS.glob("*.ipynb"))):
            print(path.name, flush=True)
            execute(path.resolve())
