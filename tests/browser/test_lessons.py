"""Lessons in JupyterLab: one cell starts each, an answer is heard and kept, the workshop runs from top to bottom."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from yotd_widget.engine.game import at_home
from yotd_widget.lessons import shelf
from yotd_widget.lessons.course import course
from yotd_widget.lessons.memory import FILE, Memory, entries

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

PUSHED = ("mongol",)
"""Opened at every push. nbval runs all notebooks then; all lessons are opened by `make nightly`."""
LESSONS = [
    pytest.param(game, name, id=f"{game}/{name}", marks=() if name in PUSHED else pytest.mark.nightly)
    for game in at_home()
    for name in shelf.names(game)
]
OUTPUTS = """() => [...window.jupyterapp.shell.currentWidget.content.widgets].map(
  ({ model }) => model.type === 'code' ? model.outputs.toJSON() : [])"""
RUN = "() => window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => { window.ran = true; })"


@pytest.fixture
def notebooks():
    """What makes notebooks, and the module that writes them: loaded where they are needed, as it takes a while."""
    import make_notebooks
    import nbformat

    return make_notebooks, nbformat


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_lesson(lab, page, notebooks, game, name):
    make, nbformat = notebooks
    file = f"{game}-{name}.ipynb"
    nbformat.write(make.written(make.lesson(game, name)), lab.root / file)
    lab.open(page, file)
    page.evaluate(f"() => void ({RUN})()")
    page.wait_for_function("() => window.ran", timeout=120_000)
    outputs = page.evaluate(OUTPUTS)
    assert [each for cell in outputs for each in cell if each["output_type"] == "error"] == []
    assert [each for cell in outputs for each in cell if each.get("name") == "stderr"] == []

    shown = page.locator(".jp-Notebook section.frame").first
    first = course(shelf.called(game, name), Memory(None)).made.text.steps[0]
    expect(shown.get_by_role("heading", name=first.heading)).to_be_visible()


def test_an_answer_is_kept_beside_the_notebook_and_the_lesson_goes_on_there(lab, page, notebooks):
    make, nbformat = notebooks
    made = course("mongol", Memory(None)).made
    step = next(step for step in made.text.steps if step.kind == "predict" and not made.goes_on(step))
    cell = f'import yotd_widget as yw\n\nyw.Lesson("mongol", "{step.id}")'
    nbformat.write(make.written(f"```python\n{cell}\n```\n"), lab.root / "kept.ipynb")
    lab.open(page, "kept.ipynb")
    lab.run_all(page)
    shown = page.locator(".jp-Notebook section.frame").first
    shown.locator(".lesson-option.unknown").click()
    expect(shown.get_by_role("button", name="Next", exact=True)).to_be_enabled()
    shown.get_by_role("button", name="Next", exact=True).click()
    following = made.text.steps[made.text.steps.index(step) + 1]
    expect(shown.get_by_role("heading", name=following.heading)).to_be_visible()
    lab.command(page, "notebook:run-all-cells")
    expect(shown.get_by_role("heading", name=step.heading)).to_be_visible()
    kept = entries((lab.root / FILE).read_text("utf-8"))["dragon/mongol"]["progress"]
    assert kept["trials"][step.id]["done"]
    assert kept["trials"][step.id]["given"] == [None]
