"""Build a release into dist/ and try it as a stranger would; nothing is sent anywhere.

The sdist and the wheel that is made from it are checked, and each is installed into an empty environment, with the
newest of what it needs, where a game is played and a lesson walked through. Then their digests are printed, and what
is left to do by hand. Before a release the version is set in yotd_widget/__init__.py, the changelog has its heading,
all is committed, and the address of the project is known; else it says what is missing.
usage: release.py                 the release of this version
       release.py --rehearse      the same for whatever lies here, as at every push
       release.py --address URL   write the address of the repository wherever it stands
"""

import argparse
import hashlib
import re
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from check_wheel import ROOT, built, check_contents, installed, run

NOWHERE = "https://example.org/yotd_widget"
"""In place of an address: this name is reserved and belongs to nobody."""
NAMES_IT = ("pyproject.toml", "CITATION.cff", "SECURITY.md", "docs/conf.py", "README.md")
DIST = ROOT / "dist"
USED = """
import yotd_widget as yw
board = yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7), auto=["Bo"])
board.play("draft young monk, young farmer")
assert board.timeline.at == 1 and yw.Lesson("drought").walk() and yw.Map("gugong")
print(yw.__version__)
"""


def address() -> str:
    """Where the project is, as its metadata say."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Source"]


def write_address(url: str) -> list[str]:
    """Put the address in place of the one before. Returns the files that have changed."""
    old, changed = address(), []
    for name in NAMES_IT:
        file = ROOT / name
        text = file.read_text("utf-8") if file.exists() else ""
        if old in text:
            file.write_text(text.replace(old, url.rstrip("/")), "utf-8", newline="\n")
            changed.append(name)
    return changed


def version() -> str:
    return re.search(r'^__version__ = "(.+)"$', (ROOT / "yotd_widget/__init__.py").read_text("utf-8"), re.M)[1]


def unready(version: str) -> list[str]:
    """What speaks against a release now, each in one sentence."""
    newest = re.search(r"^## \[(?!Unreleased)(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    found = {
        "The working tree has changes that are not committed.": run("git", "status", "--porcelain"),
        f"There is a tag v{version} already: raise the version in yotd_widget/__init__.py.": run(
            "git", "tag", "--list", f"v{version}"
        ),
        f"CHANGELOG.md has no heading “## [{version}] - date” above the others.": not newest or newest[1] != version,
        "The address of the project is not known: release.py --address URL writes it.": address() == NOWHERE,
    }
    return [sentence for sentence, holds in found.items() if holds]


def main(rehearse: bool) -> int:
    number = version()
    if not rehearse and (reasons := unready(number)):
        print("\n".join(reasons), file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    sdist, wheel = built(DIST)
    check_contents(wheel)
    for made in (sdist, wheel):
        with tempfile.TemporaryDirectory() as folder:
            python = installed(made, Path(folder).resolve() / "venv")
            used = run(python, "-I", "-c", USED, cwd=Path(folder))
            assert used == number, f"{made.name} says that it is {used}"
            table = run(python, "-I", "-m", "yotd_widget", "selfplay", "--players", "3", cwd=Path(folder))
            assert len(table.splitlines()) == 5, table
        digest = hashlib.sha256(made.read_bytes()).hexdigest()
        print(f"{digest}  {made.name}  {made.stat().st_size:,} bytes, installs and plays")
    if not rehearse:
        print(f"Left to do: git tag v{number} && git push --tags; python -m twine upload dist/*")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rehearse", action="store_true")
    parser.add_argument("--address", metavar="URL")
    options = parser.parse_args()
    if options.address:
        print("Written to", ", ".join(write_address(options.address)) or "nothing")
        sys.exit(0)
    sys.exit(main(options.rehearse))
