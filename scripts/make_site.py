"""Make the site: lessons and boards that run in a page, with nothing to install and no other place asked for anything.

    build/site/               the page without code: a lesson, a position, the map, by its address (site/page)
    build/site/jupyter/       the same notebooks in JupyterLite, for tinkerers; in it pyodide/, Python for browsers with
                              the wheels of all that is needed, for both
    build/site/docs/          the documentation, where `make docs` has been run before

What runs in browsers is pinned in site/package-lock.json (Python) and requirements/pyodide.txt (its packages); the
tools that put it together, in requirements/site.txt. `make site` sets them up.
"""

import email
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from yotd_widget.engine.texts import LANGUAGES, speaking
from yotd_widget.widgets.words import PAGE

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
SITE = BUILD / "site"
PYTHON = ROOT / "site/node_modules/pyodide"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PLATFORM = "pyemscripten_2026_0_wasm32"
TARGET = {
    "extra": "",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_system": "Emscripten",
    "sys_platform": "emscripten",
}
PAGE_NEEDS = (
    "anywidget", "comm", "ipywidgets", "msgspec", "packaging", "psygnal", "traitlets", "typing-extensions",
    "yotd-widget",
)  # fmt: skip
"""What the page without code loads: no IPython, as it has no cells."""
ALSO = {"ipython": ["ipython-pygments-lexers"]}
"""Needed at run time, and not told by Pyodide's own list."""


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.DEVNULL)


def wheels(python: str) -> list[Path]:
    """The wheels for the browser: those that are pinned, JupyterLite's stand-ins, and this package itself."""
    kept = BUILD / "wheels"
    pins = ROOT / "requirements/pyodide.txt"
    stamp, wanted = kept / "pins", pins.read_text("utf-8") + python
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        shutil.rmtree(kept, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
        only = ("--no-deps", "--only-binary=:all:", "--python-version", python)
        run(*pip, "download", *only, "--platform", "any", "--platform", PLATFORM, "--dest", kept, "--requirement", pins)
        stamp.write_text(wanted, "utf-8")
    own = BUILD / "wheel"
    shutil.rmtree(own, ignore_errors=True)
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", own)
    extension = Path(sys.prefix, "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi")
    return sorted([*kept.glob("*.whl"), *own.glob("*.whl"), *extension.glob("widgetsnbextension-4.*.whl")])


def entry(wheel: Path, python: str) -> dict[str, object]:
    """What Pyodide has to know of a package that is not in its own list."""
    target = TARGET | {"python_full_version": python, "python_version": ".".join(python.split(".")[:2])}
    with zipfile.ZipFile(wheel) as archive:
        files = archive.namelist()
        metadata = email.message_from_bytes(archive.read(next(name for name in files if name.endswith("/METADATA"))))
    needs = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]
    modules = {name.split("/")[0].removesuffix(".py") for name in files if name.endswith(".py")}
    return {
        "name": metadata["Name"],
        "imports": sorted(module for module in modules if not module.endswith((".dist-info", ".data"))),
        "depends": [need.name for need in needs if need.marker is None or need.marker.evaluate(target)],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }


def locked(lock: dict[str, object], found: list[Path]) -> dict[str, object]:
    """Pyodide's list of packages, of those that are here; what npm brings names hundreds that it does not have."""
    known = {canonicalize_name(name): told for name, told in lock["packages"].items()}
    packages = {}
    for wheel in found:
        name, version, *_rest = parse_wheel_filename(wheel.name)
        told = known.get(name) or entry(wheel, lock["info"]["python"])
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        packages[str(name)] = told | {"version": str(version), "file_name": wheel.name, "sha256": digest}
    for name, told in packages.items():
        wanted = [canonicalize_name(need) for need in [*told["depends"], *ALSO.get(name, [])]]
        told["depends"] = [need for need in wanted if need in packages]
    return lock | {"packages": packages}


def python_for_browsers() -> list[Path]:
    """Write build/site/jupyter/pyodide. Returns the wheels that the page without code loads."""
    lock = json.loads((PYTHON / "pyodide-lock.json").read_text("utf-8"))
    found = wheels(".".join(lock["info"]["python"].split(".")[:2]))
    place = SITE / "jupyter/pyodide"
    place.mkdir(parents=True)
    for file in [*(PYTHON / name for name in CORE), *found]:
        shutil.copy(file, place)
    (place / "pyodide-lock.json").write_text(json.dumps(locked(lock, found)), "utf-8")
    return [wheel for wheel in found if canonicalize_name(wheel.name.split("-")[0]) in PAGE_NEEDS]


def page(needed: list[Path]) -> None:
    """Write the page without code, and the list of files with which it works without a network."""
    shutil.copytree(ROOT / "site/page", SITE, dirs_exist_ok=True)
    texts = {}
    for language in LANGUAGES:
        with speaking(language):
            texts[language] = dict(PAGE)
    index = SITE / "index.html"
    told = json.dumps(texts, ensure_ascii=False).replace("<", "\\u003c")
    index.write_text(index.read_text("utf-8").replace("TEXTS", told), "utf-8")
    parts = [wheel.name for wheel in needed]
    (SITE / "parts.json").write_text(json.dumps({"wheels": parts}), "utf-8")
    own = [file.name for file in SITE.iterdir() if file.is_file() and file.name != "offline.js"]
    files = ["./", *sorted(own), *(f"jupyter/pyodide/{name}" for name in (*CORE, "pyodide-lock.json", *parts))]
    digest = hashlib.sha256()
    for name in files[1:]:
        digest.update((SITE / name).read_bytes())
    offline = SITE / "offline.js"
    head = f"const VERSION = {json.dumps(digest.hexdigest()[:16])};\nconst FILES = {json.dumps(files)};\n"
    offline.write_text(head + offline.read_text("utf-8"), "utf-8")


def jupyter(folder: Path) -> None:
    """Write build/site/jupyter: JupyterLite with all notebooks, and Python from beside it."""
    contents = folder / "contents"
    for notebook in (ROOT / "notebooks").rglob("*.ipynb"):
        told = json.loads(notebook.read_text("utf-8"))
        told["metadata"]["kernelspec"] = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
        place = contents / notebook.relative_to(ROOT / "notebooks")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(told), "utf-8")
    for name in ("jupyter-lite.json", "jupyter_lite_config.json"):
        shutil.copy(ROOT / "site" / name, folder)
    lite = (sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", folder, "--contents", contents)
    run(*lite, "--output-dir", SITE / "jupyter", cwd=folder)


def main() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    SITE.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        jupyter(Path(folder))
    page(python_for_browsers())
    if (BUILD / "docs/index.html").exists():
        shutil.copytree(BUILD / "docs", SITE / "docs")
    (SITE / ".nojekyll").touch()  # some hosts leave out what begins with an underscore
    files = [file for file in SITE.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"Written to build/site: {len(files)} files, {size / 1e6:.0f} MB; `make site-serve` shows it")


if __name__ == "__main__":
    main()
