"""Lessons in JupyterLab: one runs to its end, a question answers, a board can be played on."""

import sys
from pathlib import Path
from unittest.mock import patch

import nbformat
import pytest
from playwright.sync_api import expect

import yotd_widget as yw
from yotd_widget.lessons import answers

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from execute_notebooks import TEXTS, written

PUSHED = ("10-contagion",)
"""Opened at every push: it has a gate and a board. nbval runs all lessons then; all are opened by `make nightly`."""
LESSONS = [
    pytest.param(path, id=f"{path.parent.name}/{path.stem}", marks=() if path.stem in PUSHED else pytest.mark.nightly)
    for path in sorted(TEXTS.glob("*/*/[0-9][0-9]-*.md"))
]

RUN = "() => window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => { window.ran = true; })"
OUTPUTS = """() => [...window.jupyterapp.shell.currentWidget.content.widgets].map(
  ({ model }) => model.type === 'code' ? model.outputs.toJSON() : [])"""
TO_CELL = "number => window.jupyterapp.shell.currentWidget.content.scrollToItem(number)"


@pytest.fixture(autouse=True)
def session(monkeypatch, tmp_path):
    """The lesson runs here as well, to know the keys: files it writes and the language it speaks end with the test."""
    monkeypatch.chdir(tmp_path)
    answers.forget()
    yield
    answers.forget()
    yw.speak("en")


def asked_in(notebook):
    """Number of the cell and question of each `Ask`."""
    found, namespace = [], {}
    for number, cell in enumerate(notebook.cells):

        def keep(widget, number=number):
            if isinstance(widget, yw.Ask):
                found.append((number, widget.asked))

        if cell.cell_type == "code":
            with patch.object(answers, "note", keep):
                exec(compile(cell.source, f"cell {number}", "exec"), namespace)  # the project's own lessons
    return found


def wrong_answer(question):
    """One that follows from a wrong rule, or else any."""
    if question.options:
        return question.options[0].value
    if question.kind == "number":
        return question.key + 1
    keys = [item.key for item in question.items]
    if question.kind == "pick":
        return next(key for key in keys if key != question.key)
    return question.key[::-1] if question.kind == "order" else question.key[1:] or tuple(keys[:1])


def give(sheet, question, answer):
    """Fill in an answer, and check it."""
    fields = sheet.locator(".choices input")
    if question.typed:
        sheet.get_by_role("spinbutton").fill(str(answer))
    elif question.kind == "number":
        values = sorted([question.key, *(option.value for option in question.options)])
        fields.nth(values.index(answer)).check()
    elif question.kind == "order":
        labels = {item.key: item.label for item in question.items}
        rows = sheet.locator(".ordering li")
        for place, key in enumerate(answer):
            while labels[key] not in rows.nth(place).inner_text():
                rows.filter(has_text=labels[key]).locator("button").first.click()
    else:
        chosen = answer if question.kind == "select" else [answer]
        for at, item in enumerate(question.items):
            if item.key in chosen or question.kind == "select":
                fields.nth(at).set_checked(item.key in chosen)
        if not chosen:
            fields.last.check()  # none of them
    sheet.locator(".go").click()


@pytest.mark.parametrize("text", LESSONS)
def test_lesson(lab, page, text):
    notebook, name = written(text), f"{text.parent.name}-{text.stem}.ipynb"
    nbformat.write(notebook, lab.root / name)
    lab.open(page, name)
    page.evaluate(f"() => void ({RUN})()")
    page.wait_for_function("() => window.ran", timeout=120_000)
    outputs = page.evaluate(OUTPUTS)
    assert [each for cell in outputs for each in cell if each["output_type"] == "error"] == []
    assert [each for cell in outputs for each in cell if each.get("name") == "stderr"] == []

    def cell(number):
        """Brought into sight: JupyterLab draws what is far away only when one comes near."""
        page.evaluate(TO_CELL, number)
        return page.locator(f".jp-Notebook .jp-Cell[data-windowed-list-index='{number}']")

    number, question = asked_in(notebook)[0]
    sheet = cell(number).locator(".ask-sheet", has_text=question.text)
    wrong = wrong_answer(question)
    give(sheet, question, wrong)
    said = {option.value: option.text for option in question.options}.get(wrong, "")
    expect(sheet.locator(".said:not(.right)").first).to_contain_text(said)
    give(sheet, question, question.key)
    expect(sheet.locator(".said.right")).to_contain_text(question.label)

    boards = [at for at, each in enumerate(notebook.cells) if each.cell_type == "code" and "yw.Play(" in each.source]
    for number in boards[:1]:
        board = cell(number)
        twin = board.locator("details.yotd-twin")
        before = twin.text_content()
        board.locator(".place.legal").first.click()
        expect(twin).not_to_have_text(before)  # Python has heard of it
