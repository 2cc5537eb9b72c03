"""Shared fixtures. Browser pages reach loopback only: any request to the outside fails the test."""

from __future__ import annotations

import gc
import os
import re
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from chromium import FLAGS, find_chromium
from harness import DEVICES, PATIENCE, Server, Stages, Watch
from kernel_frontend import KernelFrontend
from lab_server import LabServer
from playwright.sync_api import expect, sync_playwright
from xdist.scheduler import LoadFileScheduling

ROOT = Path(__file__).parents[1]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
AXE_OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
COLOURS_ALONE = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
RUN_AXE = """async ([selector, options]) => {
  const html = document.documentElement, unpainted = html.hasAttribute("data-unpainted");
  const roots = [...document.querySelectorAll(`${selector} *`)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const drawings = roots.flatMap(root => [...root.querySelectorAll("svg")]);
  const speaks = e =>
    e.matches("a, desc, foreignObject, image, script, style, text, title, [lang], [role], [tabindex]") ||
    e.getAttributeNames().some(name => name.startsWith("aria-"));
  const mute = drawings.filter(svg => ![...svg.querySelectorAll("*")].some(speaks));
  html.removeAttribute("data-unpainted"); // what nobody sees has no contrast
  for (const svg of mute) for (const name of ["childNodes", "children"]) Object.defineProperty(svg, name, LINES);
  try {
    return await axe.run(document.querySelector(selector), options);
  } finally {
    for (const svg of mute) for (const name of ["childNodes", "children"]) delete svg[name];
    html.toggleAttribute("data-unpainted", unpainted);
  }
}""".replace("LINES", "{ value: [], configurable: true }")
"""Lines of a drawing say nothing and take no focus, and are most of a board: axe need not go through them."""
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)  # by itself it gives up after five seconds, which a busy machine needs


LESSONS_ASKED = {
    *(f"tests/lessons/test_{name}.py" for name in ("coverage", "hints", "index", "mutations", "questions")),
    "tests/games/rotunda/test_lessons.py",
}
"""They go through all lessons: one worker does that once for all of them."""
LONG = [*sorted(LESSONS_ASKED), "tests/games/dragon/test_invariants.py", "tests/games/dragon/reasons/test_owed.py"]
"""Files that take long come early, so that at the end no worker waits for another."""


IN_JUPYTERLAB = re.compile(r"jupyterlab|browser/test_lessons\.py")
"""One worker starts it once for all."""


class Gathering:
    """What is gathered wherever it lies: a hook of this file alone hears of its own folder only."""

    @staticmethod
    def pytest_ignore_collect(collection_path: Path) -> bool | None:
        """What has no tests is imported by those who need it: collected as well, a game would be registered twice."""
        if collection_path.suffix != ".py" or collection_path.name.startswith(("test_", "conftest")):
            return None
        return True if ">>> " not in collection_path.read_text("utf-8") else None

    @staticmethod
    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(file_path: Path):
        """A file of tests has no examples to run, which would be looked for in all that it has imported."""
        found = yield
        return [each for each in found if not (file_path.name.startswith("test_") and isinstance(each, DoctestModule))]


def pytest_configure(config):
    config.pluginmanager.register(Gathering())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """Twice as many as there are processors: while a test of a page waits for frames another one works."""
    return (os.cpu_count() or 1) * 2


class Scheduler(LoadFileScheduling):
    """Files stay together: the cells of a notebook, and what is played once for all tests of a file.

    At night tests of pages, which take long then, go one by one.
    """

    def _split_scope(self, nodeid: str) -> str:
        if IN_JUPYTERLAB.search(nodeid):
            return "JupyterLab"
        if nodeid.startswith("tests/browser/") and self.config.option.markexpr == "nightly":
            return nodeid
        file = super()._split_scope(nodeid)
        return "all lessons" if file in LESSONS_ASKED else file


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    if config.getvalue("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False  # the order stands in `turn`
    return Scheduler(config, log)


def turn(item):
    """When a test is given out: JupyterLab first, then the long files, then pages, then what is soon done."""
    if item.get_closest_marker("lab"):
        return 0
    if item.nodeid.partition("::")[0] in LONG:
        return 1
    return 2 if item.get_closest_marker("browser") else 3


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def wide(item):
    """Whether it is a notebook that runs at night: of the first game lessons but two, and checks but the first.

    Of another game all but the first lesson. Their cells run elsewhere.
    """
    folder, name = item.path.parent, item.path.name
    if folder.parent.name != "notebooks" or name.startswith("01-"):
        return False
    return folder.name != "dragon" or bool(re.match(r"check-[^a]|(?!20)\d\d-", name))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """While thousands of tests are gathered the collector finds nothing, and would go through them again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(items):
    """What a test needs follows from its fixtures: nobody has to remember the marks."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if {"chromium", "page"} & {*fixtures}:
            item.add_marker("browser")
        if "lab" in fixtures:
            item.add_marker("lab")
        if wide(item):
            item.add_marker("nightly")
    items.sort(key=turn)


def pytest_collection_finish():
    """What stays to the end the collector leaves alone, and it looks less often: thousands of tests are a lot."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def harness_url():
    server = Server()
    yield server.url
    server.close()


@pytest.fixture(scope="session")
def stages(chromium, harness_url):
    return Stages(chromium, harness_url)


@pytest.fixture
def stage(stages, request, tmp_path):
    """Mounts widgets, with Python behind them: `stage.open(widget)`; on a phone if the test is marked `touch`.

    The page is the one of this worker. It must end without an error in it, without a request to the outside and without
    anybody who still listens. One on which a test has failed or left anything is not used again; what was last to be
    seen of a test that failed is left in its folder.
    """
    device = "touch" if request.node.get_closest_marker("touch") else "mouse"
    stage = stages.stage(device)
    yield stage
    has_failed, left = request.node.stash.get(FAILED, False), ["nothing is known"]
    try:
        if has_failed:
            stage.paint()
            stage.page.screenshot(path=tmp_path / "last.png")
        left = stage.clear()
    finally:
        if has_failed or left:
            stages.take_down(device)
    assert stage.watch.take() == ([], [])
    assert [what for what in left if what.startswith("listens")] == []


@pytest.fixture(scope="session")
def lab_pages(chromium):
    """The page of JupyterLab of this worker, kept from test to test, if there is one."""
    context = chromium.new_context(viewport=DEVICES["mouse"]["viewport"])
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def page(request, tmp_path):
    """The page of the stage; in a test of JupyterLab its page, where nothing is open and no theme set."""
    if "lab" not in request.fixturenames:
        yield request.getfixturevalue("stage").page
        return
    context, lab = request.getfixturevalue("lab_pages"), request.getfixturevalue("lab")
    page = context.pages[0] if context.pages else context.new_page()
    watch = Watch(page)
    yield page
    has_failed = request.node.stash.get(FAILED, False)
    if has_failed:
        page.screenshot(path=tmp_path / "last.png")
    if has_failed or page.is_closed() or not lab.clear(page):
        page.close()
    assert watch.take() == ([], [])


@pytest.fixture
def axe():
    """Accessibility violations of one element; in JupyterLab never check the whole page, it has some of its own.

    colours_alone: whether only contrast is looked at, as another theme changes nothing else.
    """

    def violations(page, selector: str, *, colours_alone: bool = False) -> list[tuple[str, str]]:
        if not page.evaluate("() => 'axe' in window"):
            page.add_script_tag(path=AXE)
        report = page.evaluate(RUN_AXE, [selector, COLOURS_ALONE if colours_alone else AXE_OPTIONS])
        return [(found["id"], node["html"]) for found in report["violations"] for node in found["nodes"]]

    return violations


@pytest.fixture(scope="module")
def kernel():
    frontend = KernelFrontend()
    yield frontend
    frontend.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    server = LabServer(tmp_path_factory.mktemp("notebooks"), tmp_path_factory.mktemp("jupyter"))
    yield server
    server.stop()
