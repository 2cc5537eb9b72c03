"""Find the browser for the tests. `python tests/chromium.py` prints its path, or says what to install."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable"]
"""The first is Chromium without windows: the same pages in five sixths of the time."""
MAC_APPS = ["Google Chrome", "Chromium"]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",  # nothing leaves this machine
]
FONTS = Path("/usr/share/fonts/truetype/dejavu")
MISSING = "No Chromium or Google Chrome found: please install one, or set CHROMIUM to the path of its program."

if FONTS.is_dir():  # with typefaces that another program has brought everything has another width
    os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).with_name("fonts.conf")))


def find_chromium(playwright: Playwright) -> str:
    """Return the path of a browser: $CHROMIUM, the system's, or the one that Playwright installed."""
    candidates = [
        os.environ.get("CHROMIUM"),
        *map(shutil.which, NAMES),
        *(f"/Applications/{name}.app/Contents/MacOS/{name}" for name in MAC_APPS),
        playwright.chromium.executable_path,
    ]
    for candidate in candidates:
        # A snap is shut into its own folders and cannot be driven.
        if candidate and not candidate.startswith("/snap/") and Path(candidate).exists():
            return candidate
    raise FileNotFoundError(MISSING)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        try:
            print(find_chromium(playwright))
        except FileNotFoundError as error:
            sys.exit(str(error))
