"""Break the sources, one way at a time, and see which test notices: that shows what the tests are worth.

The breaks stand in `tests/breaks`: a file, a text in it, what stands there instead, and the tests that should notice
first. Each is made in a copy of this folder; the bundles are built again where the page is broken. First come those
tests, then those of the front end, then all others of a push, up to the first that fails.

usage: breaks.py [--first] [--against FOLDER] [WORDS ...], only breaks with one of these words in their file or name.
--first: asks only the tests that should notice first. --against: tries what nobody noticed once more with the tests of
another clone. Exits 1 if a break is not noticed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LEFT_OUT: Final = shutil.ignore_patterns(".venv*", "node_modules", ".git", "__pycache__", ".*_cache", "build", "dist")
PYTEST: Final = [sys.executable, "-m", "pytest", "-qx", "--no-header", "-p", "no:cacheprovider"]
NBVAL: Final = [
    *(
        "-p",
        "tests.lean",
        "-p",
        "nbval.plugin",
        "--nbval",
        "--nbval-current-env",
        "--nbval-sanitize-with",
        "tests/nbval.cfg",
        "notebooks",
    )
]
ALL: Final = [*PYTEST, *NBVAL, "tests", "yotd_widget", "README.md"]
NOTICED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)|^ *(?:×|FAIL) +(.+)", re.MULTILINE)


@dataclass(frozen=True)
class Break:
    """One replacement. first: tests that are most likely to notice."""

    name: str
    file: str
    old: str
    new: str
    first: tuple[str, ...]
    group: str

    @property
    def is_of_the_page(self) -> bool:
        return "/frontend/src/" in self.file

    def make(self, folder: Path) -> None:
        """Raises: ValueError where the text does not stand there once."""
        path = folder / self.file
        text = path.read_text("utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"“{self.name}”: its text stands {text.count(self.old)} times in {self.file}")
        path.write_text(text.replace(self.old, self.new), "utf-8")


def breaks() -> list[Break]:
    """All of them, in the order of their files."""
    return [
        Break(**{**row, "first": tuple(row["first"])}, group=path.stem)
        for path in sorted((ROOT / "tests/breaks").glob("*.toml"))
        for row in tomllib.loads(path.read_text("utf-8"))["break"]
    ]


def copied(source: Path, parent: Path) -> Path:
    """A copy of a clone to break things in; what was installed is shared."""
    folder = parent / source.name
    shutil.copytree(source, folder, ignore=LEFT_OUT)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run something in a copy, with the package of the copy."""
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}
    return subprocess.run(command, cwd=folder, env=env, text=True, capture_output=True, check=False)


def noticed(folder: Path, each: Break, *, only_first: bool) -> str:
    """The first test that fails in a broken copy; empty if none does."""
    commands = [] if only_first else [ALL]
    if each.is_of_the_page:
        built = run(folder, "npm", "run", "--silent", "build")
        if built.returncode:
            return "npm run build"
        if not only_first:
            commands = [["npm", "run", "--silent", "test"], [*PYTEST, "tests/browser"], ALL]
    first = [path for path in each.first if (folder / path.partition("::")[0]).exists()]
    for command in [[*PYTEST, *first], *commands] if first else commands:
        done = run(folder, *command)
        if done.returncode:
            found = NOTICED.search(done.stdout + done.stderr)
            if found is None:  # something else went wrong
                raise RuntimeError(f"{each.name}: {' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
            return next(filter(None, found.groups()))
    return ""


def tried(source: Path, each: Break, *, only_first: bool = False) -> tuple[str, float]:
    """Who notices a break in a clone, and after how many seconds."""
    with tempfile.TemporaryDirectory() as parent:
        folder = copied(source, Path(parent))
        each.make(folder)
        begun = monotonic()
        return noticed(folder, each, only_first=only_first), monotonic() - begun


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--first", action="store_true")
    parser.add_argument("--against", type=Path)
    options = parser.parse_args()
    chosen = [
        each for each in breaks() if not options.words or any(w in f"{each.group} {each.name}" for w in options.words)
    ]
    missed = 0
    for each in chosen:
        by, seconds = tried(ROOT, each, only_first=options.first)
        note = by or "NOT NOTICED"
        if not by:
            missed += 1
            if options.against:
                before, _seconds = tried(options.against.resolve(), each)
                note += f"; over there: {before or 'not noticed either'}"
        print(f"{each.group} | {each.name} | {note} | {seconds:.0f} s", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} breaks were noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
