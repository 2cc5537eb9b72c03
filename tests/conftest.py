"""Shared fixtures. Browser pages may reach loopback only: any other request fails the test."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from chromium import FLAGS, find_chromium
from harness import Server, Stage
from kernel_frontend import KernelFrontend
from lab_server import LabServer
from playwright.sync_api import sync_playwright
from xdist.scheduler import LoadFileScheduling

ROOT = Path(__file__).parents[1]
HOSTS_OWN = "/static/notebook/"  # Notebook 7 throws errors of its own at start
AXE = ROOT / "node_modules/axe-core/axe.min.js"
AXE_OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
PATIENCE = 90_000
"""Milliseconds until a wait is given up: much, as JupyterLab may start beside other work on a slow machine."""
FAILED = pytest.StashKey[bool]()


class Scheduler(LoadFileScheduling):
    """Files stay together, above all the cells of a notebook; but tests of pages, which take long, go one by one."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith("tests/browser/") else super()._split_scope(nodeid)


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    return Scheduler(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_collection_modifyitems(items):
    """What a test needs follows from its fixtures: nobody has to remember the marks."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "chromium" in fixtures:
            item.add_marker("browser")
        if "lab" in fixtures:
            item.add_marker("lab")


def leaves_loopback(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in {"http", "https", "ws", "wss"} and parts.hostname not in {"127.0.0.1", "localhost"}


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium, tmp_path, request):
    """A page that must end without an error in it and without a request to the outside; a phone if marked `touch`.

    What was last to be seen of a test that failed is left in its folder.
    """
    touch = request.node.get_closest_marker("touch") is not None
    size = {"width": 390, "height": 844} if touch else {"width": 1280, "height": 900}
    context = chromium.new_context(viewport=size, has_touch=touch, is_mobile=touch)
    page, errors, outside = context.new_page(), [], []
    page.set_default_timeout(PATIENCE)

    def refuse(route):
        outside.append(route.request.url)
        route.abort()

    context.route(leaves_loopback, refuse)
    page.on("pageerror", lambda error: errors.append(str(error)) if HOSTS_OWN not in str(error.stack) else None)
    yield page
    if request.node.stash.get(FAILED, False):
        page.screenshot(path=tmp_path / "last.png")
    context.close()
    assert (errors, outside) == ([], [])


@pytest.fixture(scope="session")
def harness_url():
    server = Server()
    yield server.url
    server.close()


@pytest.fixture
def stage(page, harness_url):
    """Opens widgets on the page, with Python behind them: `stage.open(widget)`."""
    return Stage(page, harness_url)


@pytest.fixture
def axe():
    """Accessibility violations of one element; in JupyterLab never check the whole page, it has some of its own."""

    def violations(page, selector: str) -> list[tuple[str, str]]:
        if not page.evaluate("() => 'axe' in window"):
            page.add_script_tag(path=AXE)
        check = "([selector, options]) => axe.run(document.querySelector(selector), options)"
        report = page.evaluate(check, [selector, AXE_OPTIONS])
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
