"""Questions in a browser: each kind by mouse, by keyboard and by touch, closed gates, Python gone, answers saved."""

import json
import sys
from pathlib import Path

import pytest

import yotd_widget as yw
from yotd_widget.lessons import answers

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import build
from harness import opened
from sample_questions import after, asked
from settled import settle

LOSE = """() => {
  harness.model.gone = true;
  harness.model.onSend = () => { throw new Error('Cannot send'); };
}"""
FOCUSED = "() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? null"
TEXT = "() => harness.el.firstElementChild.shadowRoot.querySelector('.frame').textContent"


@pytest.fixture
def show(stage):
    """Puts a question on the page: `show(asked("number"))`."""
    answers.forget()

    def open_(widget, width=None):
        if width:
            stage.page.set_viewport_size({"width": width, "height": 900})
        stage.page.emulate_media(reduced_motion="reduce")
        stage.open(widget)
        return stage.page

    yield open_
    answers.forget()


def given(page, widget, count):
    """The answers that Python knows when it has heard of everything: so many."""
    settle(page)
    assert len(widget.progress["attempts"]) == count
    return [attempt["answer"] for attempt in widget.progress["attempts"]]


def said(page, text):
    page.locator(".said", has_text=text).wait_for()


def reach(page, name):
    """Go on with Tab to what is called so."""
    for _ in range(20):
        page.keyboard.press("Tab")
        if (page.evaluate(FOCUSED) or "").startswith(name):
            return
    raise AssertionError(f"no way to {name}")


# --- Each kind, with a mouse ---


def test_a_number_is_chosen(show):
    ask = asked("number")
    page = show(ask)
    page.get_by_role("radio", name="3 persons").check()
    page.get_by_role("button", name="Check").click()
    said(page, "always took three persons")
    assert page.locator(".solution").count() == 0
    page.get_by_role("radio", name="2 persons").check()
    page.get_by_role("button", name="Check").click()
    said(page, "Right: 2 persons.")
    page.get_by_text("Why?").click()
    assert page.locator(".solution").get_by_text("young healer in palace 1: 1.").is_visible()
    assert given(page, ask, 2) == [3, 2]
    assert (ask.correct, ask.answer) == (True, 2)


def test_a_number_is_typed(show):
    ask = asked("typed")
    page = show(ask)
    page.get_by_role("spinbutton", name="Your answer").fill("2")
    page.keyboard.press("Enter")
    said(page, "Right: 2 persons.")
    assert given(page, ask, 1) == [2]


def test_what_was_said_goes_when_the_answer_is_changed_and_comes_for_the_next(show):
    ask = asked("typed")
    page = show(ask)
    field = page.get_by_role("spinbutton", name="Your answer")
    aloud = page.locator("[aria-live]:not(.placards)")
    for wrong in ("7", "8"):
        field.click()
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.type(wrong)
        page.locator(".said").wait_for(state="detached")
        assert aloud.inner_text() == ""
        page.keyboard.press("Enter")
        said(page, "Not right yet.")
        assert aloud.inner_text() == "Not right yet."
    page.keyboard.press("Backspace")
    page.locator(".said").wait_for(state="detached")
    page.keyboard.press("Enter")
    said(page, "Answer first.")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    said(page, "Right: 2 persons.")
    assert given(page, ask, 3) == [7, 8, 2]


def test_the_whole_of_a_palace_can_be_pressed(show):
    page = show(asked("select"))
    palace = page.locator(".palace[data-at='palace/0/1']")
    palace.locator(".room").first.click()
    assert page.get_by_role("checkbox", name="palace 1").is_checked()
    palace.locator(".room").last.click()
    assert not page.get_by_role("checkbox", name="palace 1").is_checked()
    palace.locator("[data-place]").click()  # the number is pressed once, not twice
    assert page.get_by_role("checkbox", name="palace 1").is_checked()


def test_where_nothing_is_played_nothing_has_happened(show):
    for gate, result in ((asked("number", yw.Predict), "What happened"), (counting(), "The answer")):
        page = show(gate)
        page.get_by_role("button", name="I do not know").click()
        assert page.locator(".sides p").last.inner_text().startswith(result)


def counting():
    """A gate about the position as it stands."""
    return yw.Predict("dragon.palaces.room", at="first-drought")


def test_one_is_picked_on_the_board_and_in_the_list(show):
    ask = asked("pick")
    page = show(ask)
    page.locator("[data-place='palace/0/1']").click()
    assert page.get_by_role("radio", name="palace 1").is_checked()
    page.get_by_role("radio", name="palace 2").check()
    assert page.locator(".place.chosen").get_attribute("data-place") == "palace/0/2"
    page.locator("[data-place='palace/0/1']").click()
    page.get_by_role("button", name="Check").click()
    said(page, "It has three floors")
    assert given(page, ask, 1) == ["palace 1"]


def test_some_are_marked_on_the_board_and_in_the_list(show):
    ask = asked("select")
    page = show(ask)
    page.locator("[data-place='palace/0/2']").click()
    page.get_by_role("checkbox", name="palace 1").check()
    page.locator("[data-place='palace/0/3']").click()
    assert page.locator(".count").inner_text() == "3 chosen"
    page.locator("[data-place='palace/0/3']").click()
    assert not page.get_by_role("checkbox", name="palace 3").is_checked()
    page.get_by_role("button", name="Check").click()
    said(page, "Right: palace 1, palace 2.")
    assert given(page, ask, 1) == [["palace 2", "palace 1"]]
    assert ask.correct


def test_names_are_put_in_order(show):
    ask = asked("order")
    page = show(ask)
    page.get_by_role("button", name="Cyd, Move up").click()
    page.get_by_role("button", name="Cyd, Move up").click()
    page.get_by_role("button", name="Check").click()
    said(page, "Right: Cyd, Ada, Bo.")
    assert given(page, ask, 1) == [["Cyd", "Ada", "Bo"]]


def test_a_player_is_picked_at_the_own_court(show):
    page = show(asked("player"))
    page.locator(".small-court", has_text="Cyd").click()
    page.locator(".plate", has_text="Cyd").click()
    assert page.get_by_role("radio", name="Cyd").is_checked()


# --- Each kind, by keyboard alone ---


@pytest.mark.parametrize(
    ("kind", "keys", "answer"),
    [
        ("number", ["Tab", "Space", "ArrowDown", "Enter"], 2),
        ("typed", ["Tab", "2", "Enter"], 2),
        ("pick", ["Tab", "Space", "ArrowDown", "Control+Enter"], "palace 2"),
        ("select", ["Tab", "Space", "ArrowDown", "Space", "Enter"], ["palace 1", "palace 2"]),
        ("order", ["Tab", "Tab", "Shift+Tab", "End", "ArrowUp", "ArrowUp", "Control+Enter"], ["Cyd", "Ada", "Bo"]),
    ],
)
def test_by_keyboard(show, kind, keys, answer):
    ask = asked(kind)
    page = show(ask)
    for key in keys:
        page.keyboard.press(key)
    said(page, "Right:")
    assert given(page, ask, 1) == [answer]
    assert page.evaluate("() => Boolean(document.activeElement?.shadowRoot?.activeElement)")  # not lost


def test_places_are_pressed_by_keyboard(show):
    page = show(asked("pick"))
    reach(page, "1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.get_by_role("radio", name="palace 2").is_checked()
    assert page.evaluate(FOCUSED).startswith("2")


def test_hints_and_the_solution_by_keyboard(show):
    ask = asked("number")
    page = show(ask)
    page.keyboard.press("Tab")
    for _ in range(3):
        page.keyboard.press("h")
    page.locator(".hints", has_text="1 mortar at court").wait_for()
    outline = "e => getComputedStyle(e).outlineStyle"
    assert page.locator("[data-at='palace/0/1']").evaluate(outline) == "dashed"
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    said(page, "any healer stopped")
    given(page, ask, 1)
    assert ask.progress["hints"] == 3
    reach(page, "Solution")
    page.keyboard.press("Enter")
    page.locator(".solved", has_text="2 persons").wait_for()
    page.wait_for_function(f"() => ({FOCUSED})()?.startsWith('Solution')")


def test_only_what_is_allowed_is_pressed_and_nothing_shows_the_answer(show):
    page = show(asked("pick"))
    assert (
        page.locator("[data-place]").evaluate_all("e => e.map(e => e.className.match(/legal|chosen/)[0])")
        == ["legal"] * 3
    )
    assert page.locator(".need, .base .bad").count() == 0


# --- By touch ---


@pytest.mark.touch
@pytest.mark.parametrize(
    ("kind", "taps", "answer"),
    [
        ("number", ["2 persons"], 2),
        ("pick", ["palace 2"], "palace 2"),
        ("select", ["palace 1", "palace 2"], ["palace 1", "palace 2"]),
    ],
)
def test_by_touch(show, kind, taps, answer):
    ask = asked(kind)
    page = show(ask)
    for name in taps:
        page.locator(".choice").get_by_label(name, exact=True).tap()
    page.get_by_role("button", name="Check").tap()
    said(page, "Right:")
    assert given(page, ask, 1) == [answer]


@pytest.mark.touch
def test_places_by_touch(show):
    page = show(asked("pick"))
    page.locator("[data-place='palace/0/2']").tap()
    assert page.get_by_role("radio", name="palace 2").is_checked()


@pytest.mark.touch
def test_an_order_by_touch(show):
    page = show(asked("order"))
    for _ in range(2):
        page.get_by_role("button", name="Cyd, Move up").tap()
    page.get_by_role("button", name="Check").tap()
    said(page, "Right: Cyd, Ada, Bo.")


# --- Gates ---


@pytest.mark.parametrize("kind", ["number", "select", "order"])
def test_a_gate_says_nothing_of_what_happens(show, kind):
    gate = asked(kind, yw.Predict)
    page = show(gate)
    question = gate.question
    told = {line["text"] for line in question["trace"]} | {question["told"]}
    told |= {option["text"] for option in question["options"]}
    told |= {fact["text"] for fact in gate.outcome["differences"]["facts"]} if gate.outcome else set()
    for _ in range(3):
        seen = page.evaluate(TEXT)
        assert {text for text in told if text in seen} == set()
        page.locator(".hint").click(force=True)  # the last time there is no other hint
    page.get_by_role("button", name="I do not know").click()
    page.locator(".sides", has_text=question["label"]).wait_for()
    assert gate.question["trace"][0]["text"] in page.evaluate(TEXT)
    assert page.evaluate(FOCUSED).startswith("Predicted")
    assert given(page, gate, 1) == [None]


CHOSEN = ["place 1", "release young healer 1", "release young monk 1"]
"""All that is chosen up to the end of the month: an outcome that nobody has to wait for."""


def test_prediction_and_result_stand_beside_each_other(show):
    gate = asked("number", yw.Predict, moves=CHOSEN)
    page = show(gate)
    page.keyboard.press("Tab")
    page.keyboard.press("r")
    said(page, "Answer first.")
    page.get_by_role("radio", name="3 persons").check()
    page.keyboard.press("r")
    assert page.locator(".sides p").all_inner_texts() == ["Predicted\n3 persons", "What happened\n2 persons"]
    said(page, "always took three")
    assert page.locator(".room.going").count() == 2
    page.get_by_role("button", name="Before").click()
    assert page.locator(".room.going").count() == 0
    page.get_by_role("button", name="After").click()
    page.locator(".diffs button", has_text="Ada −1 young monk").click()
    framed = page.locator("[data-at='left/0/1/1']")
    assert framed.evaluate("e => getComputedStyle(e).outlineStyle") == "double"
    page.locator(".happened .chip", has_text="EVT-CONTAGION-1").click()
    assert page.locator(".happened .rule-text").inner_text().startswith("Contagion makes each player")
    assert page.locator(".go").count() == 0


def test_hands_are_counted_on_a_projector(show):
    gate = asked("number", yw.Predict, projector=True)
    page = show(gate)
    for name, hands in (("0 persons", "3"), ("2 persons", "11"), ("3 persons", "7")):
        page.get_by_role("spinbutton", name=name).fill(hands)
    page.get_by_role("button", name="Reveal").focus()
    page.keyboard.press("r")
    page.locator(".tally-rows .right", has_text="2 persons").wait_for()
    wide = page.locator(".tally-rows i").evaluate_all("e => e.map(e => e.getBoundingClientRect().width)")
    assert wide[1] > wide[2] > wide[0] > 0
    assert page.locator(".tally-rows em").inner_text() == "✓ Right"
    assert gate.counts == {"0 persons": 3, "2 persons": 11, "3 persons": 7}


def test_what_nobody_has_chosen_is_not_shown(show):
    gate = asked("number", yw.Predict)
    page = show(gate)
    page.get_by_role("button", name="I do not know").click()
    page.get_by_text("Bo chooses a palace. What stands here comes in any case.").wait_for()
    assert page.get_by_role("button", name="After").count() == 0
    assert page.locator(".room.going").count() == 0
    assert page.locator(".diffs button", has_text="Bo −1 young court lady").count() == 1
    assert page.locator(".diffs button", has_text="Ada").count() == 0


# --- Without Python ---


@pytest.mark.parametrize("base", [yw.Ask, yw.Predict])
def test_everything_goes_on_without_python(show, base):
    page = show(asked("number", base, moves=CHOSEN))
    page.evaluate(LOSE)
    page.locator(".hint").click()
    page.get_by_role("radio", name="3 persons").check()
    page.locator(".go").click()
    said(page, "always took three")
    if base is yw.Ask:
        page.get_by_role("button", name="Solution").click()
    page.locator(".chip").first.click()
    assert page.locator(".rule-text").first.inner_text().startswith("Contagion makes each player")
    page.get_by_role("button", name="After").click()
    assert page.locator(".room.going").count() == 2
    page.locator(".small-court:not(.me)").click()
    assert page.locator(".cabinet .name").inner_text() == "Bo"


def test_a_built_position_needs_python_and_says_so(show):
    page = show(build())
    page.evaluate(LOSE)
    page.get_by_role("button", name="Check my position").click()
    page.locator(".notice", has_text="This needs the engine").wait_for()


def test_a_position_is_built(show):
    editor = yw.Editor(yw.dragon.example("contagion-1-mortar"))
    question = yw.Build(editor, "dragon.contagion.released", wants=3)
    page = show(question)
    check = page.get_by_role("button", name="Check my position")
    check.click()
    said(page, "Here the answer is: 2 persons. Wanted: 3 persons.")
    editor.edit("P1.palace1.1", None)
    check.focus()
    page.keyboard.press("Control+Enter")
    said(page, "Right: 3 persons.")
    assert [attempt["answer"] for attempt in question.progress["attempts"]] == [2, 3]
    assert question.correct
    assert page.locator("[aria-live]:not(.placards)").inner_text() == "Right: 3 persons."


# --- Answers ---


def test_answers_are_saved_and_brought_back(show, stage, tmp_path):
    """The page writes the file without Python; in another session it brings everything back."""
    first, second = asked("number"), asked("select", progress=after(["palace 2"], hints=2))
    sheet = yw.Answers()
    page = show(sheet)
    assert page.locator("tbody tr").count() == 2
    page.evaluate(LOSE)
    entry = sheet.entries[0] | {"tries": 1, "first": "3 persons", "progress": after(3)}
    say = "entry => document.dispatchEvent(new CustomEvent('yotd-answered', { detail: entry }))"
    page.evaluate(say, json.loads(json.dumps(entry)))  # as a question of the page does
    page.locator("tbody tr", has_text="3 persons").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my answers").click()
    file = tmp_path / "my-answers.json"
    download.value.save_as(file)
    assert download.value.suggested_filename == "my-answers.json"
    saved = json.loads(file.read_text("utf-8"))
    assert saved["answers"] == {first.asked.id: after(3), second.asked.id: after(["palace 2"], hints=2)}

    answers.forget()
    ask = asked("number")
    page = show(yw.Answers())
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("Brought back: 2 questions.").wait_for()
    settle(page)
    assert ask.progress == after(3)
    assert page.locator("tbody tr", has_text="3 persons").count() == 1
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"answers": {"x": {"attempts": [7]}}}')
    page.locator("input[type=file]").set_input_files(wrong)
    page.locator(".notice", has_text="This is no file of answers.").wait_for()
    settle(page)
    assert ask.progress == after(3)


def test_questions_of_a_page_tell_the_sheet(show):
    """Two views in one page: the sheet hears of each answer without Python."""
    page = show(yw.Answers())
    traits = opened(asked("number"))
    page.evaluate("traits => harness.also(traits)", traits)
    page.locator("tbody tr", has_text="How many persons").wait_for()
    page.get_by_role("radio", name="2 persons").check()
    page.get_by_role("button", name="Check").click()
    page.locator("tbody tr .good").wait_for()
    assert page.locator("tbody td").all_inner_texts()[0] == "2 persons"


def test_answers_of_python_are_shown(show, stage):
    ask = asked("number")
    page = show(ask)
    answers.from_json(json.dumps({"answers": {ask.asked.id: after(3)}}))
    page.evaluate("traits => harness.model.fromKernel(traits)", {"progress": ask.progress})
    said(page, "always took three")
    assert page.get_by_role("radio", name="3 persons").is_checked()


# --- For every reader ---


def test_one_polite_sentence_is_read(show):
    page = show(asked("number"))
    assert page.locator("[aria-live]:not(.placards), [role=status], [role=alert]").count() == 1
    page.get_by_role("radio", name="3 persons").check()
    page.get_by_role("button", name="Check").click()
    page.locator("[aria-live]:not(.placards)", has_text="always took three persons").wait_for(state="attached")


def test_seconds_run_from_the_first_sight_to_the_first_answer(show):
    ask = asked("number")
    page = show(ask)
    page.evaluate("() => { const now = performance.now(); performance.now = () => now + 30_000; }")
    page.get_by_role("radio", name="2 persons").check()
    page.get_by_role("button", name="Check").click()
    given(page, ask, 1)
    assert 29 <= yw.results()[0]["seconds"] <= 31


def test_the_projector_holds_question_court_and_bars(show):
    for progress in (None, after(None)):
        gate = asked("number", yw.Predict, progress, projector=True)
        page = show(gate, width=1280)
        assert page.evaluate("() => harness.el.getBoundingClientRect().height") <= 720


def test_in_jupyterlab_python_hears_of_answers_and_the_notebook_of_no_key(lab, page):
    code = "import yotd_widget as yw\nask = yw.Ask('dragon.contagion.released', at='contagion-1-mortar')\nask"
    lab.open(page, lab.notebook("asked.ipynb", code, "print('heard', ask.answer, yw.results()[0]['hints'])"))
    lab.command(page, "notebook:run-cell")
    page.get_by_role("radio", name="2 persons").check()
    cells = page.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    for key in ("h", "a", "b", "x", "d", "d", "r", "Control+Enter"):
        page.keyboard.press(key)
    page.locator(".said", has_text="Right: 2 persons.").wait_for()
    assert cells.count() == before
    # What the page sends may overtake no cell: the twin tells when Python has it
    page.locator("details.yotd-twin", has_text="Your answers: 2 persons ✓").wait_for(state="attached")
    lab.command(page, "notebook:move-cursor-down")
    lab.command(page, "notebook:run-cell")
    page.locator(".jp-OutputArea-output pre", has_text="heard 2 1").wait_for()


def test_in_jupyterlab_a_number_is_checked_with_enter(lab, page):
    code = "import yotd_widget as yw\nyw.Ask('dragon.palaces.room', at='first-drought')"
    lab.open(page, lab.notebook("typed.ipynb", code))
    lab.command(page, "notebook:run-cell")
    page.get_by_role("spinbutton", name="Your answer").click()
    for typed, told in (("2", "Not right yet."), ("3", "Right: 3 persons.")):
        page.keyboard.press("Backspace")
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        page.locator(".said", has_text=told).wait_for()
