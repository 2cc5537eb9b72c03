"""Take the pictures of the documentation: the board with the sample positions, and a lesson's board in JupyterLab.

usage: screenshots.py                 four positions, wide and narrow, light and dark, into docs/pictures
       screenshots.py --all FOLDER    every sample at every width, to look through after a change
"""

import http.server
import json
import sys
import tempfile
import threading
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from chromium import FLAGS, find_chromium  # noqa: E402 - the tests' own way to a browser
from lab_server import LabServer  # noqa: E402

WIDGETS = ROOT / "yotd_widget/widgets"
SAMPLES = WIDGETS / "frontend/tests/samples"
PICTURES = ROOT / "docs/pictures"
SHOWN = ("phase1", "wall", "hire", "drought", "over")
LOOKED_AT = {
    "phase1": "group/C/harvest", "place": "room/0/4/0", "wall-tile": "wall/0/wall_yuan", "quake": "palace/0/2",
    "flood": "good/0/yuan", "charter": "charter/monk",
}  # fmt: skip
WIDTHS = {1280: 720, 1000: 760, 820: 840, 390: 844, 320: 844}
THEMES = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the host page and the bundle."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def translate_path(self, path: str) -> str:
        path = urlsplit(path).path
        if path == "/words.json":
            return str(SAMPLES.with_name("words.json"))
        folder = "static" if path.startswith("/static/") else "frontend/harness"
        return str(WIDGETS / folder / path.removeprefix("/static/").lstrip("/"))

    def log_message(self, *_args: object) -> None:
        pass


def look(page: Page, place: str | None) -> None:
    """Point at a place, so that the picture shows a preview."""
    if place and page.locator(f'[data-place="{place}"]').count():
        page.locator(f'[data-place="{place}"]').first.focus()


def boards(browser: Browser, folder: Path, url: str, names: list[str], widths: list[int]) -> None:
    for name in names:
        snapshot = json.loads((SAMPLES / f"{name}.json").read_text())
        for width in widths:
            for theme in THEMES:
                page = browser.new_page(viewport={"width": width, "height": WIDTHS[width]}, color_scheme=theme)
                page.goto(f"{url}index.html")
                page.wait_for_function("() => window.harness?.open")
                page.evaluate("([snapshot, theme]) => harness.open({ snapshot, theme })", [snapshot, theme])
                page.wait_for_selector("html[data-ready]", state="attached")
                look(page, LOOKED_AT.get(name))
                page.locator("#widget").screenshot(path=folder / f"{name}-{width}-{theme}.png", animations="disabled")
                page.close()


def lesson(browser: Browser, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as root, tempfile.TemporaryDirectory() as state:
        lab = LabServer(Path(root), Path(state))
        try:
            for color, theme in THEMES.items():
                page = browser.new_page(viewport={"width": 1400, "height": 1000}, color_scheme=color)
                lab.open(page, lab.notebook(f"{color}.ipynb", "import yotd_widget as yw\nyw.example('month-5')"))
                lab.theme(page, theme)
                lab.run_all(page)
                page.locator(".place.legal").first.hover()
                page.screenshot(path=folder / f"jupyterlab-{color}.png", animations="disabled")
                page.close()
        finally:
            lab.stop()


def main(folder: Path, names: list[str], widths: list[int]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        boards(browser, folder, f"http://127.0.0.1:{server.server_port}/", names, widths)
        lesson(browser, folder)
        browser.close()
    server.shutdown()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--all"]:
        main(Path(sys.argv[2]), sorted(sample.stem for sample in SAMPLES.glob("*.json")), list(WIDTHS))
    else:
        main(PICTURES, list(SHOWN), [1280, 390])
