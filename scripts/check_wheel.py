"""The wheel must carry the package, all of it and nothing else, and import alone in a fresh environment."""

import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "yotd_widget"
NOT_SHIPPED = {"__pycache__", "frontend"}
GAMES = [game.name for game in (PACKAGE / "widgets/frontend/src/games").iterdir()]
BUNDLES = {f"yotd_widget/widgets/static/{game}.js" for game in GAMES}
NOTICES = {"LICENSE", "THIRD_PARTY_LICENSES"}
IMPORTS = "import yotd_widget.__main__, yotd_widget.games.dragon, yotd_widget.widgets as w; print(w.__file__)"


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    return subprocess.run(command, cwd=cwd, check=True, text=True, stdout=subprocess.PIPE).stdout.strip()


def built(folder: Path) -> tuple[Path, Path]:
    """The sdist and the wheel made from it, in a folder that has neither yet."""
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return sdist, wheel


def check_contents(wheel: Path) -> int:
    """All of the package and nothing else, and the licences. Returns the number of its files."""
    shipped = set(zipfile.ZipFile(wheel).namelist())
    package = {name for name in shipped if name.startswith("yotd_widget/")}
    sources = [file.relative_to(ROOT) for file in PACKAGE.rglob("*") if file.is_file()]
    expected = {file.as_posix() for file in sources if not NOT_SHIPPED & set(file.parts)}
    assert package == expected, f"missing {sorted(expected - package)}, too much {sorted(package - expected)}"
    assert "yotd_widget/py.typed" in package
    assert package >= BUNDLES, f"no bundle {sorted(BUNDLES - package)}"
    (info,) = {name.split("/")[0] for name in shipped - package}
    assert {f"{info}/licenses/{name}" for name in NOTICES} <= shipped
    return len(package)


def installed(what: Path, place: Path, *options: str | Path) -> Path:
    """The Python of an empty environment with nothing but this in it. Run with -I it sees nothing else either."""
    venv.create(place)
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = (sys.executable, "-m", "pip", "--python", python)
    run(*pip, "install", "--quiet", "--no-compile", "--disable-pip-version-check", *options, what)
    found = Path(run(python, "-I", "-c", IMPORTS, cwd=place))
    assert place in found.parents, f"imported from {found}"
    return python


def main(folder: Path) -> None:
    _sdist, wheel = built(folder)
    files = check_contents(wheel)
    installed(wheel, folder / "venv", "--constraint", ROOT / "requirements/dev.txt")
    print(f"{wheel.name}: {wheel.stat().st_size:,} bytes, {files} files, complete")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(Path(folder).resolve())
