"""Take the pictures of the documentation: the board with the sample positions, and a lesson's board in JupyterLab.

Some positions, wide and narrow, light and dark, into docs/pictures. With --all every sample and every widget of the
gallery, in each layout and theme, to look through after a change; with names only those that begin so.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import style_sheet  # noqa: E402
from chromium import FLAGS, find_chromium  # noqa: E402 - the tests' own way to a browser
from gallery import WIDGETS, make  # noqa: E402
from harness import Server, opened  # noqa: E402
from lab_server import LabServer  # noqa: E402

SAMPLES = ROOT / "yotd_widget/widgets/frontend/tests/samples"
PICTURES = ROOT / "docs/pictures"
SHOWN = ("phase1", "wall", "hire", "drought", "over")
OTHERS = {
    "lesson": "lesson-number",
    "lesson-play": "lesson-hire",
    "map": "map-begun",
    "gugong": "play-gift",
    "rotunda": "play-walk",
}
"""Pictures of lessons and of the other games -> the widget of the gallery that they show."""
PICKED = {"play-gift": ("card/P2-5", "gift/palace")}
"""What is picked on them first."""
LOOKED_AT = {
    "phase1": "group/C/harvest", "place": "room/0/4/0", "wall-tile": "wall/0/wall_yuan", "quake": "palace/0/2",
    "flood": "good/0/yuan", "charter": "charter/monk",
}  # fmt: skip
WIDTHS = {1280: 720, 1000: 760, 820: 840, 390: 844, 320: 844}
THEMES = ("light", "dark", "contrast", "forced", "forceddark")
"""forced: the system's own few colours."""
LAB_THEMES = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}


def draw(browser: Browser, url: str, shown: dict[str, Any], width: int, theme: str) -> Page:
    """A page with one widget on it."""
    forced = theme.startswith("forced")
    page = browser.new_page(
        viewport={"width": width, "height": WIDTHS[width]},
        color_scheme="dark" if theme.endswith("dark") else "light",
        forced_colors="active" if forced else "none",
        reduced_motion="reduce",
    )
    page.goto(f"{url}index.html")
    page.wait_for_function("() => window.harness?.open")
    page.evaluate("traits => harness.open(traits)", {**shown, "theme": "auto" if forced else theme})
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


def look(page: Page, place: str | None) -> None:
    """Point at a place, so that the picture shows a preview."""
    if place and page.locator(f'[data-place="{place}"]').count():
        page.locator(f'[data-place="{place}"]').first.focus()


def take(page: Page, file: Path) -> None:
    """Write the picture of the widget, and close its page."""
    page.locator("#widget").screenshot(path=file, animations="disabled")
    page.close()


def board(browser: Browser, url: str, file: Path, name: str, width: int, theme: str, **options: Any) -> None:
    """One picture of a sample position."""
    snapshot = json.loads((SAMPLES / f"{name}.json").read_text("utf-8"))
    page = draw(browser, url, {"snapshot": snapshot, **options}, width, theme)
    look(page, LOOKED_AT.get(name))
    take(page, file)


def lesson(browser: Browser, folder: Path) -> None:
    """The pictures of a board in JupyterLab, light and dark."""
    with tempfile.TemporaryDirectory() as root, tempfile.TemporaryDirectory() as state:
        lab = LabServer(Path(root), Path(state))
        try:
            for color, theme in LAB_THEMES.items():
                page = browser.new_page(viewport={"width": 1400, "height": 1000}, color_scheme=color)
                lab.open(page, lab.notebook(f"{color}.ipynb", "import yotd_widget as yw\nyw.dragon.example('month-5')"))
                lab.theme(page, theme)
                lab.run_all(page)
                page.locator(".place.legal").first.hover()
                page.screenshot(path=folder / f"jupyterlab-{color}.png", animations="disabled")
                page.close()
        finally:
            lab.stop()


def other(browser: Browser, url: str, kind: str, name: str) -> None:
    """The pictures of a widget of the gallery, wide and narrow, light and dark."""
    shown = opened(make(name))
    for theme in ("light", "dark"):
        for width in (1280, 390):
            page = draw(browser, url, shown, width, theme)
            for place in PICKED.get(name, ()):
                page.locator(f'[data-place="{place}"]').first.click()
            take(page, PICTURES / f"{kind}-{width}-{theme}.png")


def documentation(browser: Browser, url: str) -> None:
    """The pictures of docs/pictures."""
    for name in SHOWN:
        for width in (1280, 390):
            for theme in ("light", "dark"):
                board(browser, url, PICTURES / f"{name}-{width}-{theme}.png", name, width, theme)
    board(browser, url, PICTURES / "projector.png", "phase1", 1280, "light", projector=True)
    for kind, name in OTHERS.items():
        other(browser, url, kind, name)
    lesson(browser, PICTURES)


def everything(browser: Browser, url: str, folder: Path, names: tuple[str, ...]) -> None:
    """Each widget in each layout and theme, and the style sheet."""
    page = browser.new_page(viewport={"width": 1980, "height": 1240}, reduced_motion="reduce")
    page.goto(style_sheet.PAGE.as_uri())
    page.screenshot(path=folder / "style-sheet.png")
    page.close()
    for name in sorted(sample.stem for sample in SAMPLES.glob("*.json")):
        if not name.startswith(names):
            continue
        for theme in THEMES:
            for width in WIDTHS:
                board(browser, url, folder / f"{name}-{width}-{theme}.png", name, width, theme)
        for theme in ("light", "dark"):
            board(browser, url, folder / f"{name}-projector-{theme}.png", name, 1280, theme, projector=True)
    for name in WIDGETS:
        if not name.startswith(names):
            continue
        shown = opened(make(name))
        for theme in THEMES:
            for width in (1280, 390):
                take(draw(browser, url, shown, width, theme), folder / f"{name}-{width}-{theme}.png")


def main(folder: Path | None, names: tuple[str, ...]) -> None:
    """Take every picture whose name begins so into a folder; without a folder, those of docs/pictures."""
    server = Server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            everything(browser, server.url, folder, names)
        else:
            documentation(browser, server.url)
        browser.close()
    server.close()
    folder = folder or PICTURES
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("names", nargs="*", metavar="NAME")
    chosen = parser.parse_args()
    if chosen.names and not chosen.all:
        parser.error("names go with --all FOLDER")
    main(chosen.all, tuple(chosen.names) or ("",))
