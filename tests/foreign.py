"""Firefox and WebKit, driven by the protocols that they speak themselves: WebDriver BiDi, and WebDriver.

Playwright drives neither as a distribution packages it. What a test needs of a browser is little: to open a page, ask
it something, press keys and a mouse, have a width, be looked at. Both take the same actions; the rest is a method each.
`python tests/foreign.py` says which of them this machine lacks, and why.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from contextlib import closing
from pathlib import Path
from typing import Any

from display import Display

PATIENCE = 90
"""Seconds until a wait is given up: much, as other work may go on beside."""
KEYS = {
    **{"Tab": "\ue004", "Enter": "\ue006", "Control": "\ue009", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011"},
    **{"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"},
}
"""The keys that WebDriver writes as letters of its own."""
ASKED = """async text => {
  try {
    return JSON.stringify({ found: await (FUNCTION)(...JSON.parse(text)) });
  } catch (error) {
    return JSON.stringify({ error: String(error) });
  }
}"""
PREFERENCES: dict[str, bool | int] = {
    "focusmanager.testmode": True,  # its window counts as active, though it has none
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 1,  # as on a phone, so that a page is as wide as it is said to be
    "network.dns.disabled": True,  # nothing leaves this machine
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}

SLIM = "window * { margin: 0; padding: 0; border-width: 0; min-width: 0; font-size: 1px; }"
"""The window's own bar, so slim that the page can be as narrow as a phone."""


class Foreign(ABC):
    """A browser with one page."""

    name: str

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Make the page so many CSS pixels wide and high."""

    @abstractmethod
    def close(self) -> None:
        """End it, and what was started for it."""

    @abstractmethod
    def _call(self, function: str, text: str) -> str:
        """Call a function of the page with a text; wait for the text that it gives."""

    @abstractmethod
    def _act(self, actions: list[dict[str, Any]]) -> None:
        """Do what a keyboard or a mouse does."""

    @abstractmethod
    def looked_at(self) -> str:
        """The page as a PNG in base64."""

    def ask(self, function: str, *values: Any) -> Any:
        """What a function of the page answers to values that JSON can say."""
        answer = json.loads(self._call(ASKED.replace("FUNCTION", function), json.dumps(values)))
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer.get("found")

    def press(self, keys: str) -> None:
        """Press a key as Playwright names it, "Enter", "a" or "Control+Enter"."""
        held = [KEYS.get(key, key) for key in keys.split("+")]
        downs = [{"type": "keyDown", "value": key} for key in held]
        ups = [{"type": "keyUp", "value": key} for key in reversed(held)]
        self._act([{"type": "key", "id": "keyboard", "actions": [*downs, *ups]}])

    def point(self, x: float, y: float, *, click: bool = False) -> None:
        """Move the mouse to a place of the page, and click there if asked to."""
        moved = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        clicked = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        actions = [moved, *(clicked if click else [])]
        self._act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.looked_at()))


class Firefox(Foreign):
    """Firefox without windows, by WebDriver BiDi."""

    name = "firefox"

    def __init__(self) -> None:
        from websocket import create_connection  # of Jupyter's server: for whoever has only asked what there is

        self._profile = Path(tempfile.mkdtemp(prefix="firefox-"))
        lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in PREFERENCES.items())
        (self._profile / "user.js").write_text("".join(lines))
        program = found_firefox()
        options = ["--headless", "--no-remote", "--profile", str(self._profile), "--remote-debugging-port", "0"]
        self._process = subprocess.Popen(
            [program, *options, "about:blank"], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        )
        address = next(line.split()[-1] for line in self._process.stderr if "WebDriver BiDi listening on" in line)
        self._socket = create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self._said = 0
        self._send("session.new", capabilities={})
        self._page = self._send("browsingContext.create", type="window")["context"]  # the first one never has the focus
        self._send("browsingContext.activate", context=self._page)  # without it Enter presses no button

    def go(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self._profile, ignore_errors=True)

    def _call(self, function: str, text: str) -> str:
        found = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text}],
            target={"context": self._page},
            awaitPromise=True,
            userActivation=False,
        )
        value: str = found["result"]["value"]
        return value

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._send("input.performActions", context=self._page, actions=actions)

    def looked_at(self) -> str:
        image: str = self._send("browsingContext.captureScreenshot", context=self._page)["data"]
        return image

    def _send(self, method: str, **params: Any) -> Any:
        self._said += 1
        self._socket.send(json.dumps({"id": self._said, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == self._said:
                break
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]


class WebKit(Foreign):
    """WebKitGTK's browser on a display that nobody sees, by WebDriver."""

    name = "webkit"

    def __init__(self) -> None:
        self._display = Display()
        self._home = tempfile.mkdtemp(prefix="webkit-")
        settings = Path(self._home, "gtk-3.0/settings.ini")
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")  # reduced motion
        settings.with_name("gtk.css").write_text(SLIM)
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        of_its_own = {
            **{"DISPLAY": self._display.name, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": self._home},
            **{"XDG_DATA_HOME": self._home, "XDG_CACHE_HOME": self._home, "LIBGL_ALWAYS_SOFTWARE": "1"},
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # only pages of these tests; root may not make a sandbox
        }
        self._process = subprocess.Popen(
            [shutil.which("WebKitWebDriver"), f"--port={port}"],
            env=os.environ | of_its_own,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._address = f"http://127.0.0.1:{port}"
        self._wait_until_up()
        browser = {"binary": str(found_minibrowser()), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        session = self._send("POST", "/session", capabilities=wanted)
        self._address += f"/session/{session['sessionId']}"
        self._send("POST", "/timeouts", script=PATIENCE * 1000)

    def go(self, url: str) -> None:
        self._send("POST", "/url", url=url)

    def resize(self, width: int, height: int) -> None:
        room = (0, 0)  # what the window has around the page
        for _try in range(4):
            self._send("POST", "/window/rect", width=width + room[0], height=height + room[1])
            found = self.ask("() => new Promise(done => setTimeout(() => done([innerWidth, innerHeight])))")
            if found == [width, height]:
                return
            room = (room[0] + width - found[0], room[1] + height - found[1])

    def close(self) -> None:
        self._send("DELETE", "")
        self._process.terminate()
        self._process.wait()
        self._display.close()
        shutil.rmtree(self._home, ignore_errors=True)

    def _wait_until_up(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                self._send("GET", "/status")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("WebKitWebDriver does not start.")

    def _call(self, function: str, text: str) -> str:
        script = f"({function})(arguments[0]).then(arguments[1])"
        value: str = self._send("POST", "/execute/async", script=script, args=[text])
        return value

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._send("POST", "/actions", actions=actions)

    def looked_at(self) -> str:
        image: str = self._send("GET", "/screenshot")
        return image

    def _send(self, method: str, path: str, **values: Any) -> Any:
        body = json.dumps(values).encode() if method == "POST" else None
        request = urllib.request.Request(
            self._address + path, body, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise RuntimeError(f"{path}: {said['error']}: {said['message']}") from None


def found_firefox() -> str | None:
    """The program of Firefox, if it can be driven: a snap is shut into its own folders."""
    found = [shutil.which(name) for name in ("firefox-esr", "firefox")]
    return next((each for each in found if each and "/snap/" not in os.path.realpath(each)), None)


def found_minibrowser() -> Path | None:
    """The browser that comes with WebKitGTK."""
    return next((path for path in Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser")), None)


def missing() -> dict[str, str]:
    """What this machine lacks for each browser, if anything."""
    lacks = {}
    if not found_firefox():
        lacks["firefox"] = "Firefox cannot be driven here: please install firefox-esr."
    if not (shutil.which("WebKitWebDriver") and found_minibrowser() and shutil.which("Xvfb")):
        lacks["webkit"] = "WebKitGTK cannot be driven here: please install webkit2gtk-driver and xvfb."
    return lacks


if __name__ == "__main__":
    sys.exit("\n".join(missing().values()) or None)
