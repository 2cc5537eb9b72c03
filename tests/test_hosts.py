"""Hosts beside JupyterLab and Notebook: in each a board is shown by the line of docs/hosts.md, and a press is answered.

`make nightly` sets up the environment in which they are installed.
"""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from urllib.error import URLError

import nbformat.v4 as nb4
import pytest
from harness import DEVICES, Watch
from nbformat import write as write_notebook
from playwright.sync_api import expect

ROOT = Path(__file__).parents[1]
BIN = ROOT / ".venv-hosts/bin"
PATIENCE = 180_000
FROM_OUTSIDE = ("panel", "solara")
"""Hosts whose own scripts come from another place: without a network they show nothing."""

pytestmark = pytest.mark.nightly


def lines() -> dict[str, str]:
    """What docs/hosts.md tells to write in each host, by the name of its heading."""
    text = (ROOT / "docs/hosts.md").read_text("utf-8")
    return dict(re.findall(r"^### (\w+).*?```python\n(.*?)```", text, re.MULTILINE | re.DOTALL))


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


STARTED = {
    "marimo": ["marimo", "run", "app.py", "--headless", "--no-token", "--port"],
    "voila": ["voila", "board.ipynb", "--no-browser", "--port"],
    "panel": ["panel", "serve", "app.py", "--port"],
    "solara": ["solara", "run", "app.py", "--no-open", "--port"],
    "shiny": ["shiny", "run", "app.py", "--port"],
}
PATHS = {"panel": "app"}


@pytest.fixture
def started(tmp_path):
    """Start a host on a file in a folder of its own; returns its address when it answers."""
    running = []

    def start(host: str) -> str:
        source, port = lines()[host], str(free_port())
        (tmp_path / "app.py").write_text(source, "utf-8")
        notebook = nb4.new_notebook(cells=[nb4.new_code_cell(source.strip())])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        write_notebook(notebook, tmp_path / "board.ipynb")
        name, *arguments = STARTED[host]
        env = os.environ | {"PATH": os.pathsep.join([str(BIN), os.environ["PATH"]])}
        log = (tmp_path / "log").open("w")
        running.append(subprocess.Popen([BIN / name, *arguments, port], cwd=tmp_path, env=env, stdout=log, stderr=log))
        url = f"http://127.0.0.1:{port}/{PATHS.get(host, '')}"
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until and running[-1].poll() is None:
            try:
                urllib.request.urlopen(url, timeout=30).close()
                return url
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)  # until somebody listens there is nothing to be told by
        raise RuntimeError((tmp_path / "log").read_text("utf-8"))

    yield start
    for process in running:
        process.terminate()
        process.wait(30)


@pytest.mark.parametrize("host", [host for host in STARTED if host not in FROM_OUTSIDE])
def test_a_board_is_played_on(host, started, chromium, tmp_path):
    context = chromium.new_context(**DEVICES["mouse"], reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    watch = Watch(page)
    page.goto(started(host))
    board = page.locator("section.frame").first
    expect(board).to_contain_text("Ada chooses an action", timeout=PATIENCE)
    board.locator(".place.legal").first.click()
    expect(board).to_contain_text("Bo chooses an action", timeout=PATIENCE)
    expect(page.locator("details.yotd-twin")).to_have_count(0)  # it would not follow here
    page.screenshot(path=tmp_path / "last.png")
    errors, outside = watch.take()
    assert [error for error in errors if "yotd" in error] == []
    assert [url for url in outside if "yotd" in url or "anywidget" in url] == []
    context.close()


def test_stored_notebooks_as_pages(tmp_path):
    """Nbconvert: the still twin is there, open, and no picture that is missing."""
    notebook = ROOT / "notebooks/dragon/the-widgets.ipynb"
    command = [sys.executable, "-m", "nbconvert", "--to", "html", notebook, "--output-dir", tmp_path]
    subprocess.run(command, check=True, capture_output=True)
    html = (tmp_path / "the-widgets.html").read_text("utf-8")
    assert html.count("yotd-twin") > 5
    assert "widget-view+json" not in html


def test_stored_notebooks_as_a_book(tmp_path):
    """Jupyter Book: the twin of each widget is on its page; nothing is run."""
    for name in ("index.ipynb", "dragon/02-drought.ipynb"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / "notebooks" / name).read_bytes())
    (tmp_path / "_config.yml").write_text('title: Lessons\nexecute: {execute_notebooks: "off"}\n', "utf-8")
    (tmp_path / "_toc.yml").write_text("format: jb-book\nroot: index\nchapters:\n- file: dragon/02-drought\n", "utf-8")
    built = subprocess.run([BIN / "jupyter-book", "build", tmp_path], capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    page = (tmp_path / "_build/html/dragon/02-drought.html").read_text("utf-8")
    assert "yotd-twin" in page
