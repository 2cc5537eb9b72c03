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


def main(folder: Path) -> None:
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder)  # sdist first, the wheel from it
    (wheel,) = folder.glob("*.whl")

    shipped = set(zipfile.ZipFile(wheel).namelist())
    package = {name for name in shipped if name.startswith("yotd_widget/")}
    sources = [file.relative_to(ROOT) for file in PACKAGE.rglob("*") if file.is_file()]
    expected = {file.as_posix() for file in sources if not NOT_SHIPPED & set(file.parts)}
    assert package == expected, f"missing {sorted(expected - package)}, too much {sorted(package - expected)}"
    assert "yotd_widget/py.typed" in package
    assert package >= BUNDLES, f"no bundle {sorted(BUNDLES - package)}"
    (info,) = {name.split("/")[0] for name in shipped - package}
    assert {f"{info}/licenses/{name}" for name in NOTICES} <= shipped

    fresh = folder / "venv"
    venv.create(fresh)
    pins = ROOT / "requirements/dev.txt"
    pip = (sys.executable, "-m", "pip", "--python", fresh / "bin/python")
    run(*pip, "install", "--quiet", "--no-compile", "--disable-pip-version-check", "--constraint", pins, wheel)
    place = Path(run(fresh / "bin/python", "-c", IMPORTS, cwd=folder))
    assert fresh in place.parents, f"imported from {place}"
    print(f"{wheel.name}: {wheel.stat().st_size:,} bytes, {len(package)} files, complete")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(Path(folder).resolve())
