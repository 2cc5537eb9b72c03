"""Take the pictures of the documentation: the board at each width and theme, and inside JupyterLab.

usage: screenshots.py [FOLDER]     (docs/pictures)
"""

import functools
import http.server
import sys
import tempfile
import threading
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from chromium import FLAGS, find_chromium  # noqa: E402 - the tests' own way to a browser
from lab_server import LabServer  # noqa: E402

import yotd_widget as yw  # noqa: E402

WIDGETS = ROOT / "yotd_widget/widgets"
WIDTHS = {1280: 720, 1000: 760, 820: 840, 390: 844, 320: 844}
SEED = 11


def games() -> dict[str, yw.Timeline]:
    """The positions shown: one for each kind of region that the board can put in front."""
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=SEED))
    policy = yw.RandomPolicy(SEED)
    shown = {}
    wanted = {"draft": "D-02", "action": "D-04", "hire": "D-09", "place": "D-11", "release": "D-17", "build": "D-05"}
    while game.state.agenda:
        decision = game.state.decision
        for name, point in wanted.items():
            if decision.id == point and (game.state.month in (0, 4, 5)):
                shown[name] = yw.Timeline(game.state)
        game.play(policy.choose(game.state))
    shown["over"] = game
    return shown


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the host page and the bundle."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def translate_path(self, path: str) -> str:
        path = urlsplit(path).path
        folder = "static" if path.startswith("/static/") else "frontend/harness"
        return str(WIDGETS / folder / path.removeprefix("/static/").lstrip("/"))

    def log_message(self, *_args: object) -> None:
        pass


def boards(browser: Browser, folder: Path, url: str) -> None:
    for name, game in games().items():
        picture = game.state.picture(game)
        for width, height in WIDTHS.items():
            for theme in ("light", "dark"):
                page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=theme)
                page.goto(f"{url}index.html")
                page.wait_for_function("() => window.harness?.open")
                page.evaluate("([picture, theme]) => harness.open(picture, theme)", [picture, theme])
                page.wait_for_selector("html[data-ready]", state="attached")
                page.locator("#widget").screenshot(path=folder / f"{name}-{width}-{theme}.png", animations="disabled")
                page.close()


def lesson(browser: Browser, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as root, tempfile.TemporaryDirectory() as state:
        lab = LabServer(Path(root), Path(state))
        try:
            for theme, color in {"JupyterLab Light": "light", "JupyterLab Dark": "dark"}.items():
                page = browser.new_page(viewport={"width": 1400, "height": 1000}, color_scheme=color)
                lab.open(page, lab.notebook(f"{color}.ipynb", "import yotd_widget as yw\nyw.example('month-5')"))
                lab.theme(page, theme)
                lab.run_all(page)
                page.locator(".place.legal").first.hover()
                page.screenshot(path=folder / f"jupyterlab-{color}.png", animations="disabled")
                page.close()
        finally:
            lab.stop()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        boards(browser, folder, f"http://127.0.0.1:{server.server_port}/")
        lesson(browser, folder)
        browser.close()
    server.shutdown()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/pictures")
