"""Orca reads a Chromium with windows, on a display that nobody sees; what is spoken is written down.

Speech goes the whole way: page, accessibility bus, Orca, speech dispatcher. Only its last program is ours: it writes a
text when it begins, takes the time that a quick voice needs, and writes it again when it was not cut short.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from display import Display

PATIENCE = 90
"""Seconds until a wait is given up: much, as other work may go on beside."""
NEEDED = {
    **{"orca": "orca", "speech-dispatcher": "speech-dispatcher", "Xvfb": "xvfb", "openbox": "openbox"},
    **{"dbus-daemon": "dbus-daemon", "dbus-send": "dbus-bin", "chromium": "chromium"},
}
"""Programs, and the packages of Debian and Ubuntu that bring them."""
VOICE = """#!/bin/sh
printf '> %s\\n' "$1" >> {heard}
sleep "$(awk -v text="$1" 'BEGIN {{ print length(text) / 400 }}')"
printf '< %s\\n' "$1" >> {heard}
"""
DISPATCHER = """LogLevel 1
LogDir "{logs}"
AudioOutputMethod "alsa"
AddModule "writes" "sd_generic" "writes.conf"
DefaultModule writes
LanguageDefaultModule "en" "writes"
Timeout 0
"""
NEWER = """from orca.scripts.default import Script

changed = Script.onDescriptionChanged


def on_description_changed(self, event):
    self.pointOfReference["description"] = self.pointOfReference.get("descriptions", {})
    changed(self, event)


Script.onDescriptionChanged = on_description_changed
"""
"""Orca keeps what it has said of a description. Version 43 looks for it under another name, and says it again."""
MODULE = """GenericExecuteSynth "{voice} \\'$DATA\\'"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
GenericMaxChunkLength 5000
GenericDelimiters "\\n"
GenericRecodeFallback "?"
"""


def missing() -> str:
    """What has to be installed before anybody can listen here, in one sentence; empty if nothing."""
    packages = sorted({package for program, package in NEEDED.items() if not shutil.which(program)})
    return f"Nobody can listen here: please install {' '.join(packages)}." if packages else ""


class Listening:
    """A desktop with Orca on it, until `close`. `browser` and `env` are the program that it shall read, and for it."""

    browser = shutil.which("chromium")

    def __init__(self) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="orca-"))
        self._heard = self._home / "heard.txt"
        self._heard.touch()
        self._running: list[subprocess.Popen] = []
        self._display = Display()
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def said(self) -> list[str]:
        """What was spoken to its end, oldest first."""
        lines = self._heard.read_text("utf-8", errors="replace").splitlines()
        return [line[2:].strip() for line in lines if line.startswith("< ")]

    def hears(self, *parts: str, since: int = 0) -> list[str]:
        """Wait until all of these were spoken to their end, whatever between them; what was said since then."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            said = self.said()[since:]
            whole = plain(" ".join(said))
            if all(plain(part) in whole for part in parts):
                return said
            time.sleep(0.05)
        raise AssertionError(f"{parts} was not heard, but {self.said()[since:]}")

    def close(self) -> None:
        for process in reversed(self._running):
            process.terminate()
        for process in self._running:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:  # Orca, when its bus has gone before it
                process.kill()
                process.wait()
        started = self._home / "run/speech-dispatcher/pid/speech-dispatcher.pid"  # by Orca, which would start it again
        if started.exists():
            os.kill(int(started.read_text()), signal.SIGTERM)
        self._display.close()
        shutil.rmtree(self._home, ignore_errors=True)

    def _start(self) -> None:
        runtime = self._home / "run"
        runtime.mkdir(mode=0o700)
        self.env = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("DBUS_", "XDG_", "AT_SPI"))},
            **{"DISPLAY": self._display.name, "HOME": str(self._home), "XDG_RUNTIME_DIR": str(runtime)},
            **{"ACCESSIBILITY_ENABLED": "1", "NO_AT_BRIDGE": "0", "GDK_BACKEND": "x11", "LC_ALL": "C.UTF-8"},
            "GSETTINGS_BACKEND": "memory",
        }
        bus = self._run("dbus-daemon", "--session", "--nofork", "--print-address=1", output=True)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            self._tell(name)
        self._run("openbox")
        self._speak()
        preferences = {"sayAllOnLoad": False, "pageSummaryOnLoad": False}  # the test reads on by itself
        (self._home / "orca").mkdir()
        profile = {"default": {"profile": ["Default", "default"], **preferences}}
        kept = {"general": preferences, "profiles": profile, "pronunciations": {}, "keybindings": {}}
        (self._home / "orca/user-settings.conf").write_text(json.dumps(kept))
        (self._home / "orca/orca-customizations.py").write_text(NEWER)
        self._run("orca", "--replace", "--user-prefs", str(self._home / "orca"))
        self.hears("Screen reader on")

    def _speak(self) -> None:
        """Settings of a speech dispatcher whose voice writes; Orca starts it."""
        settings = self._home / ".config/speech-dispatcher"
        (settings / "modules").mkdir(parents=True)
        voice = self._home / "voice"
        voice.write_text(VOICE.format(heard=self._heard))
        voice.chmod(0o755)
        (settings / "speechd.conf").write_text(DISPATCHER.format(logs=self._home))
        (settings / "modules/writes.conf").write_text(MODULE.format(voice=voice))
        (self._home / ".asoundrc").write_text(
            "pcm.!default { type null }\nctl.!default { type null }\n"
        )  # no sound card

    def _tell(self, name: str) -> None:
        """Tell the desktop that a screen reader is there."""
        values = ("string:org.a11y.Status", f"string:{name}", "variant:boolean:true")
        method = ("/org/a11y/bus", "org.freedesktop.DBus.Properties.Set")
        command = ["dbus-send", "--session", "--dest=org.a11y.Bus", "--print-reply", *method, *values]
        subprocess.run(command, env=self.env, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _run(self, *command: str, output: bool = False) -> subprocess.Popen:
        stdout = subprocess.PIPE if output else subprocess.DEVNULL
        log = (self._home / f"{command[0]}.log").open("w")
        process = subprocess.Popen(command, env=self.env, stdout=stdout, stderr=log, text=True)
        self._running.append(process)
        return process


def plain(text: str) -> str:
    """A text as it sounds: a voice makes nothing of signs, spaces and capitals."""
    return " ".join(re.findall(r"\w+", text.casefold().replace("\xad", "").replace("→", "right arrow")))


if __name__ == "__main__":
    sys.exit(missing() or None)
