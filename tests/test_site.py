"""The site, in a browser: the page without code and JupyterLite; nothing goes wrong, nobody outside is asked.

`make nightly` sets up what makes it. In the page of a browser there is no Python to ask: what a reader sees has to do.
"""

import http.server
import re
import subprocess
import threading
from functools import partial
from pathlib import Path

import pytest
from harness import DEVICES, Watch, press_tool, spot
from playwright.sync_api import Page, expect

from yotd_widget.engine.game import at_home, load
from yotd_widget.lessons import shelf
from yotd_widget.lessons.course import course
from yotd_widget.lessons.memory import Memory

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / ".venv-site/bin/python"
SITE = ROOT / "build/site"
PATIENCE = 180_000
MOST = 300
FAULTS = ("Not possible", "can't start new thread", "Traceback", "undefined")
"""Words of faults that were seen once; none may be on a page."""
DONE = "() => document.documentElement.dataset.ready === 'true'"
KERNEL = """() => window.jupyterapp?.shell.currentWidget?.context?.sessionContext?.session?.kernel?.status === 'idle'"""
"""Cells that are run before it is there are lost."""
RUN = "() => void window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => { window.ran = true; })"
OUTPUTS = """() => [...window.jupyterapp.shell.currentWidget.content.widgets].flatMap(
  ({ model }) => model.type === 'code' && !model.getMetadata('tags')?.includes('raises-exception')
    ? model.outputs.toJSON() : [])"""

ANSWERS = ".lesson-option, .lesson .place.legal, .lesson-row button:not(.lesson-tool):not([aria-disabled=true])"
"""What the first step of a lesson is gone through with: an answer, a move, or whatever leads on."""
CHANGED = """([root, before]) => {
  const text = root.innerText;
  return text !== before && !text.includes('Working …');
}"""

pytestmark = pytest.mark.nightly


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_args):
        pass


@pytest.fixture(scope="module")
def address():
    made = subprocess.run([PYTHON, ROOT / "scripts/make_site.py"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(chromium, address):
    """A page of the site, at an address. It must end without a fault in it and without a request to the outside."""
    opened = []

    def go(path: str, device: str = "mouse", **more) -> Page:
        context = chromium.new_context(**DEVICES[device], reduced_motion="reduce", **more)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        opened.append((context, page, Watch(page)))
        page.goto(address + path)
        if not path.startswith("jupyter"):
            page.wait_for_function(DONE)
        return page

    yield go
    for context, page, watch in opened:
        text = page.locator("body").inner_text()
        assert [word for word in FAULTS if word in text] == []
        assert watch.take() == ([], [])
        context.close()


@pytest.fixture
def without(chromium, address):
    """A page of the site, one of whose parts is another one."""
    opened = []

    def go(query: str, part: str, **instead) -> Page:
        context = chromium.new_context(**DEVICES["touch"], reduced_motion="reduce", service_workers="block")
        context.set_default_timeout(PATIENCE)
        context.route(f"**/{part}", lambda route: route.fulfill(**instead))
        opened.append(context)
        page = context.new_page()
        page.goto(address + query)
        page.wait_for_function(DONE)
        return page

    yield go
    for context in opened:
        context.close()


def board(page: Page):
    return page.locator("section.frame").first


def changed(page: Page, act) -> None:
    """Do something and wait until what is to be read is different."""
    before = board(page).inner_text()
    act()
    page.wait_for_function(CHANGED, arg=[board(page).element_handle(), before])


def press(page: Page) -> None:
    """Choose the first thing that can be chosen, and confirm it where that is asked."""
    place = board(page).locator(".place.legal:not(.chosen):visible").first
    changed(page, lambda: place.click(position=spot(place)))
    do_it = board(page).get_by_role("button", name="Do it", exact=True)
    if do_it.count() and do_it.is_enabled() and do_it.get_attribute("aria-disabled") != "true":
        changed(page, do_it.click)


def shared(page: Page) -> str:
    """The link that *Share* gives."""
    press_tool(page, "Share")
    page.get_by_role("button", name="Share this link").click()
    expect(page.locator("#said")).to_contain_text("link", timeout=PATIENCE)
    assert re.search("code=record[23]_", page.url)
    return page.url


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_month_is_played_and_the_address_brings_it_back(visit, device):
    page = visit("?play=Ada,Bo&seed=7", device)
    for _press in range(MOST):
        if "Month 2" in board(page).inner_text():
            break
        press(page)
    shared(page)
    page.reload()
    page.wait_for_function(DONE)
    expect(board(page)).to_contain_text("Month 2", timeout=PATIENCE)


def test_a_whole_lesson(visit):
    """Somebody who knows nothing presses what comes first, and gets through."""
    page = visit("?lesson=drought", "touch")
    lesson = page.locator(".lesson")
    seen, sought = set(), iter([-1] * 6 + [1] * 12)

    def button(name: str):
        return lesson.get_by_role("button", name=name, exact=True)

    for _press in range(MOST):
        expect(page.locator("[data-telling]")).to_have_count(0, timeout=PATIENCE)  # the end of a month is told first
        at = lesson.get_attribute("data-step")
        seen.add(at)
        if not at:
            break
        answers = lesson.locator(".lesson-option:not(.unknown):not([aria-disabled=true])")
        if at == "own" and not button("Next").count():  # somebody moves into the empty palace
            changed(page, lesson.locator(".place.legal:visible").last.click)
            button("Young farmer").click()
            button("Next").wait_for()
        elif button("Next").count() and button("Next").is_enabled():
            changed(page, button("Next").click)
        elif button("Show me").count():
            changed(page, button("Show me").click)
        elif button("This is it").count():  # one thing varied
            changed(page, lesson.locator(f'[data-step="{next(sought)}"]').click)
            button("This is it").click()
        elif button("Check").count():  # several answers, or an order
            for answer in answers.all():
                answer.click()
            changed(page, button("Check").click)
        elif answers.count():
            changed(page, answers.first.click)
        else:
            press(page)
    assert seen > {step.id for step in course("drought", Memory(None)).made.text.steps}
    lesson.get_by_role("link", name="Next: Who acts first").click()
    expect(page).to_have_title("In the Year of the Dragon: Who acts first", timeout=PATIENCE)
    page.get_by_role("link", name="Map", exact=True).click()
    expect(page).to_have_title("In the Year of the Dragon: The lessons", timeout=PATIENCE)


def test_without_a_network_it_opens_again(visit):
    page = visit("")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.context.set_offline(True)
    page.goto(page.url + "?lesson=drought&language=pl")
    page.wait_for_function(DONE)
    expect(page).to_have_title("W Roku Smoka: Drought", timeout=PATIENCE)


@pytest.mark.parametrize("game", at_home())
def test_every_game_is_there_and_leads_to_the_others(visit, game):
    """Its lessons, or a new game where it has none yet; what is there is what the package has."""
    page = visit(f"?game={game}")
    found = page.locator("#ways a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert {f"?game={name}" for name in at_home() if name != game} < {*found}
    if shelf.names(game):
        expect(page).to_have_title(f"{load(game).title}: The lessons")
    else:
        press(page)


@pytest.mark.parametrize(
    "path",
    [
        "?lesson=drought",
        "?lesson=canal",
        "?lesson=walk",
        "?play=Ada,Bo,Cyd",
        "?play=Ada,Bo,Cyd&game=gugong",
        "?play=Ada,Bo,Cyd&game=rotunda",
    ],
)
def test_it_fits_a_phone(visit, path):
    """One link, nothing around it, nothing beyond its edges; its first press is answered."""
    page = visit(path, "touch")
    expect(page.locator("#ways a")).to_have_count(0)
    if "play" in path:
        press(page)
        told = shared(page)
        page.goto(told)
        page.wait_for_function(DONE)
        assert page.url == told
        expect(board(page)).to_contain_text("Ada", timeout=PATIENCE)
        expect(page.locator("#said")).to_be_empty()
    else:
        changed(page, page.locator(ANSWERS).filter(visible=True).first.click)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".toolbar, .jp-Toolbar, .jp-InputPrompt").count() == 0


@pytest.mark.parametrize("game", at_home())
def test_options_are_analysed_in_slices(visit, game):
    """There are no threads: it counts between other things, the board answers meanwhile, and a branch is tried."""
    page = visit(f"?play=Ada,Bo&game={game}&seed=7")
    press_tool(page, "Analyse")
    panel = page.locator(".panel.analyse")
    stop, on = (panel.get_by_role("button", name=name, exact=True) for name in ("Stop", "Count on"))
    expect(panel.locator(".ranked .worth").first).to_be_visible(timeout=PATIENCE)
    expect(stop).to_be_visible()
    far = panel.locator("progress").evaluate("bar => bar.value")
    stop.click()
    expect(on).to_be_visible(timeout=PATIENCE)
    expect(panel.locator(".analysed-head p")).to_contain_text("Stopped after")
    on.click()
    page.wait_for_function(
        "([bar, far]) => bar.value > far", arg=[panel.locator("progress").element_handle(), far], timeout=PATIENCE
    )
    panel.locator(".ranked").first.click()
    changed(page, panel.get_by_role("button", name="Try it on a branch").click)


def test_a_link_that_is_wrong_says_so(visit):
    """Which ones there are stands in tests/lessons/test_link.py."""
    page = visit("?lesson=drougth&language=pl", "touch")
    expect(page.locator("#said")).to_have_text("Nie ma lekcji „drougth”: czy chodzi o „drought”?")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator("#ways a").first.click()
    page.wait_for_function(DONE)
    expect(page).to_have_title("W Roku Smoka: Drought", timeout=PATIENCE)
    page.goto(page.url.partition("?")[0] + "?play=Ada,Bo&game=rotunda&theme=pink&language=xx")
    page.wait_for_function(DONE)
    expect(page.locator("#said")).to_contain_text("“xx”", timeout=PATIENCE)
    press(page)


DEEP = ['{"a":' * 9000, "(" * 30_000, "[" * 30_000, f"position({'not ' * 9000}"]
"""What Python in a page would die of, without an exception."""
GO = """query => {
  history.pushState(null, "", `?${new URLSearchParams(query)}`);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def test_python_outlives_what_is_sent(visit):
    page = visit("")
    for code in DEEP:
        page.evaluate(GO, {"code": code})
        page.wait_for_function(DONE)
        expect(page.locator("#said")).to_contain_text("This is n", timeout=PATIENCE)
    page.get_by_role("link", name="New game").click()
    page.wait_for_function(DONE)
    press(page)


@pytest.mark.parametrize(
    "part", ["start.py", "worker.js", "pyodide.asm.wasm", "python_stdlib.zip", "yotd_widget-*.whl"]
)
def test_a_part_that_is_missing_is_told(without, part):
    page = without("?lesson=drought&language=nl", part, status=404)
    expect(page.locator("#said")).to_have_text("Deze pagina heeft een nieuwere browser nodig, of al haar bestanden.")
    expect(page.locator("#ways a")).to_have_text("Opnieuw laden")


def test_where_python_has_ended_the_board_stays(without):
    ended = "\n\ndef on_hear(*_told):\n    raise SystemError\n"
    page = without("?play=Ada,Bo&seed=7", "start.py", body=(SITE / "start.py").read_text("utf-8") + ended)
    board(page).locator(".place.legal").first.click()
    expect(page.locator("#said")).to_contain_text("has stopped", timeout=PATIENCE)
    expect(board(page)).to_be_visible()
    expect(page.get_by_role("link", name="Load it again")).to_be_visible()


@pytest.mark.parametrize("notebook", ["dragon/02-drought.ipynb", "dragon/what-if-in-python.ipynb"])
def test_notebooks_run_in_jupyterlite(visit, notebook):
    page = visit(f"jupyter/notebooks/index.html?path={notebook}")
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
    page.wait_for_function(KERNEL)
    page.evaluate(RUN)
    page.wait_for_function("() => window.ran")
    outputs = page.evaluate(OUTPUTS)
    assert [each for each in outputs if each["output_type"] == "error" or each.get("name") == "stderr"] == []
    assert outputs


def test_the_twin_follows_a_press_in_jupyterlite(visit):
    page = visit("jupyter/notebooks/index.html?path=dragon/the-widgets.ipynb")
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
    page.wait_for_function(KERNEL)
    page.evaluate(RUN)
    expect(board(page)).to_contain_text("Ada chooses an action", timeout=PATIENCE)
    press(page)
    expect(page.locator("details.yotd-twin").first).to_contain_text("Bo chooses an action", timeout=PATIENCE)
