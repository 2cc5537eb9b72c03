"""JupyterLab on loopback with a token, in folders of its own, and the few steps to drive it."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError

CONFIG = Path(__file__).parent / "jupyter_config"
FOLDERS = {
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "run",
    "JUPYTERLAB_SETTINGS_DIR": "settings",
    "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    "IPYTHONDIR": "ipython",
}

LIGHT = "JupyterLab Light"

# data-status="idle" on the indicator is already there while no kernel is: Run All would be lost.
READY = r"""() => {
  const name = document.querySelector('.jp-NotebookPanel .jp-KernelName')?.textContent.trim();
  const bar = document.querySelector('#jp-main-statusbar')?.textContent ?? '';
  return window.jupyterapp && name && !/No Kernel/.test(name) && /\| Idle/.test(bar);
}"""


OPEN = "path => void window.jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook' })"

# Unsaved and without being asked about; a kernel takes 100 MB, and each lesson has one.
CLEAR = """async () => {
  const { commands, serviceManager, shell } = window.jupyterapp;
  for (const { context } of shell.widgets('main')) if (context) context.model.dirty = false;
  await commands.execute('application:close-all');
  await serviceManager.sessions.shutdownAll();
}"""


# Jupyter Notebook shows no app to drive; the server knows whether the kernel of the page is there.
READY_IN_NOTEBOOK = """async token => {
  const sessions = await (await fetch(`/api/sessions?token=${token}`)).json();
  return sessions.some(({ path, kernel }) => location.pathname.endsWith(path) && kernel.execution_state === 'idle');
}"""


HAS_RUN = "() => document.querySelector('.jp-Notebook .jp-InputPrompt').textContent.trim() !== '[ ]:'"
TRIES = 9


def painted(page: Page) -> None:
    """Wait until a page has drawn what it has just heard."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


class LabServer:
    """A running JupyterLab; `log` holds its last lines."""

    def __init__(self, root: Path, state: Path) -> None:
        self.root, self.port, self.token = root, free_port(), secrets.token_hex(16)
        self.log: deque[str] = deque(maxlen=200)
        shutil.copytree(CONFIG, state / "config")
        env = os.environ | {name: str(state / folder) for name, folder in FOLDERS.items()}
        env["JUPYTER_TOKEN"] = self.token
        env["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), env["PATH"]])
        command = [sys.executable, "-m", "jupyterlab", f"--port={self.port}", f"--ServerApp.root_dir={root}"]
        self.process = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        self._is_up = threading.Event()
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        self._is_up.wait(60)
        if not any("is running at" in line for line in self.log):
            self.stop()
            raise RuntimeError("JupyterLab did not start:\n" + "".join(self.log))

    def _read_log(self) -> None:
        for line in self.process.stdout:
            self.log.append(line)
            if "is running at" in line:
                self._is_up.set()
        self._is_up.set()

    def notebook(self, name: str, *cells: str) -> str:
        """Write a notebook; each test takes its own name, since saving rewrites the file."""
        kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
        code = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
        written = [code | {"id": f"cell-{number}", "source": cell} for number, cell in enumerate(cells)]
        notebook = {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
        (self.root / name).write_text(json.dumps(notebook), "utf-8")
        return name

    def open(self, page: Page, name: str) -> None:
        """On a page that shows JupyterLab already, without loading it again."""
        if page.evaluate("() => Boolean(window.jupyterapp)"):
            page.evaluate(OPEN, name)
        else:
            page.goto(f"http://127.0.0.1:{self.port}/lab/tree/{name}?reset&token={self.token}")
        page.wait_for_function(READY, timeout=60_000)

    def clear(self, page: Page) -> bool:
        """Close all that was opened on a page. Returns whether the page can be used again."""
        if not page.evaluate("() => Boolean(window.jupyterapp)"):
            return False
        page.evaluate(CLEAR)
        if page.evaluate("() => document.body.dataset.jpThemeName") != LIGHT:
            self.theme(page, LIGHT)
        return page.locator(".jp-Dialog").count() == 0

    def open_in_notebook(self, page: Page, name: str) -> None:
        """Open in Jupyter Notebook 7 instead of JupyterLab, and run the first cell."""
        page.goto(f"http://127.0.0.1:{self.port}/notebooks/{name}?token={self.token}")
        page.locator(".jp-KernelName", has_text="Python 3").wait_for()
        page.wait_for_function(READY_IN_NOTEBOOK, arg=self.token, timeout=60_000)
        for _time in range(TRIES):
            page.locator(".jp-Notebook .jp-Cell .cm-content").first.click()
            page.keyboard.press("Shift+Enter")
            with suppress(TimeoutError):  # lost, where the page has not heard of the kernel yet
                page.wait_for_function(HAS_RUN, timeout=10_000)
                return
        raise RuntimeError("the first cell does not run")

    def run_all(self, page: Page) -> None:
        self.command(page, "notebook:run-all-cells")

    def save(self, page: Page) -> None:
        page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")

    def shut_down_kernel(self, page: Page) -> None:
        self.command(page, "kernelmenu:shutdown")
        page.get_by_text("No Kernel").first.wait_for()

    def restart_kernel(self, page: Page) -> None:
        self.command(page, "kernelmenu:restart")
        page.locator(".jp-Dialog .jp-mod-accept").click()
        page.wait_for_function(READY)

    def theme(self, page: Page, name: str) -> None:
        self.command(page, "apputils:change-theme", {"theme": name})
        page.wait_for_function("n => document.body.dataset.jpThemeName === n", arg=name)
        page.locator("#jupyterlab-splash").wait_for(state="detached")  # it covers the page while sheets are loaded
        painted(page)

    @staticmethod
    def command(page: Page, command: str, args: dict[str, Any] | None = None) -> None:
        page.evaluate("([id, args]) => void window.jupyterapp.commands.execute(id, args)", [command, args or {}])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:  # a busy machine: it still waits for its kernels
            self.process.kill()
            self.process.wait()
        self._reader.join()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
