"""A display that nobody sees, for what has no headless mode: WebKitGTK, and a browser that a screen reader reads."""

from __future__ import annotations

import os
import subprocess


class Display:
    """Xvfb until `close`; `name` is what DISPLAY has to be. Its pointer is beyond any window here."""

    def __init__(self, width: int = 3200, height: int = 2800) -> None:
        reads, writes = os.pipe()
        size = f"{width}x{height}x24"
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writes), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[writes],
            stderr=subprocess.DEVNULL,
        )
        os.close(writes)
        with os.fdopen(reads) as told:  # it says which number was free, when it is up
            number = told.readline().strip()
        if not number:
            raise RuntimeError("Xvfb does not start.")
        self.name = f":{number}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
