"""Lessons on a page, gone through by mouse, finger and keys: nothing jumps; a reload and a lost kernel lose nothing."""

import sys
from pathlib import Path

import pytest
from reader import Reader

import yotd_widget as yw
from yotd_widget.lessons import shelf
from yotd_widget.lessons.memory import Memory

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

NEVER = "() => { harness.model.onSend = () => {}; harness.model.gone = true; }"
KEPT = """() => ['.land', '.lesson-question', '.lesson-foot', '.lesson-next'].map(what => {
  const box = harness.el.firstElementChild.shadowRoot.querySelector(what)?.getBoundingClientRect();
  return box && [box.x, box.y, ...(what === '.lesson-question' ? [] : [box.right, box.bottom])].map(Math.round);
})"""
"""Where the court's land is, the first line of the question, the foot, and Next if it is there."""


@pytest.mark.parametrize("width", [1280, pytest.param(1000, marks=pytest.mark.nightly)])
def test_a_lesson_leads_to_its_end_and_nothing_jumps(stage, width):
    stage.page.set_viewport_size({"width": width, "height": 760})
    reader = Reader(stage, "drought")
    seen = []
    steps = reader.through(lambda: seen.append(stage.page.evaluate(KEPT)))
    assert steps == [step.id for step in reader.lesson.made.text.steps]
    assert [len({str(box) for box in boxes if box}) for boxes in zip(*seen, strict=True)] == [1, 1, 1, 1], seen
    assert reader.lesson.progress["finished"]
    assert stage.page.locator(".lesson-score").count() == 0


def test_a_check_says_how_much_was_right(stage):
    reader = Reader(stage, "check-a")
    assert len(reader.through()) == 3
    assert stage.page.locator(".lesson-score").inner_text() == "3 of 3 right at the first try."


@pytest.mark.touch
def test_by_finger_on_a_phone(stage):
    reader = Reader(stage, "track")
    assert reader.through() == [step.id for step in reader.lesson.made.text.steps]
    wide = stage.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


@pytest.mark.parametrize("width", [1280, 390])
def test_a_gift_is_brought_in_a_lesson(stage, width):
    """Gùgōng: the hand lies before the officials, a dear exchange asks for its price, and what it did is said."""
    stage.page.set_viewport_size({"width": width, "height": 800})
    reader = Reader(stage, "gift", "give")
    place = lambda key: stage.page.locator(f'[data-place="{key}"]')  # noqa: E731
    assert place("price/pay_servants").count() == 0
    for key in ("card/P2-5", "gift/jade", "price/pay_servants"):
        reader.press(place(key))
    stage.act(stage.page.get_by_role("button", name="Do it", exact=True).click)
    assert "That cost two servants" in stage.page.locator(".lesson-panel").inner_text()


@pytest.mark.nightly
@pytest.mark.parametrize("name", [shelf.called(*each) for each in shelf.courses()])
def test_every_lesson_leads_to_its_end(stage, name):
    reader = Reader(stage, name)
    assert reader.through() == [step.id for step in reader.lesson.made.text.steps]


def test_a_wrong_answer_is_struck_out_told_and_comes_back_with_other_numbers(stage):
    reader = Reader(stage, "drought", "keep")
    before = reader.step["asked"]
    reader.answer(right=False)
    wrong = next(choice for choice in before["choices"] if choice["reply"])
    assert wrong["reply"]["text"].replace("**", "") in stage.page.locator(".lesson-said").first.inner_text()
    assert stage.page.locator(".lesson-option.tried").count() == 1
    assert stage.page.get_by_role("button", name="Next", exact=True).count() == 0
    reader.answer()
    trial = reader.lesson.progress["trials"]["keep"]
    assert (len(trial["given"]), trial["missed"], trial["done"]) == (2, True, True)
    reader.next()
    steps = reader.through()
    assert steps[-1] == "again:keep"
    assert reader.lesson._going.draw("again:keep")["asked"]["id"] != before["id"]


def test_a_prediction_is_answered_once_and_then_it_happens(stage):
    reader = Reader(stage, "drought", "left")
    assert reader.step["outcome"] is not None
    reader.press(stage.page.locator(".lesson-option.unknown"))
    assert "I do not know" in stage.page.locator(".lesson-panel").inner_text()
    assert reader.lesson.progress["trials"]["left"]["given"] == [None]
    assert stage.page.locator(".lesson-option.right").count() == 1


def test_two_wrong_answers_bring_show_me(stage):
    reader = Reader(stage, "wall", "points")
    asked = reader.step["asked"]
    wrong = [at for at, choice in enumerate(asked["choices"]) if choice["reply"]]
    show = stage.page.get_by_role("button", name="Show me", exact=True)
    reader.press(reader.options.nth(wrong[0]))
    assert show.count() == 0
    reader.press(reader.options.nth(wrong[1]))
    reader.press(show)
    assert stage.page.locator(".lesson-option.right").count() == 1
    assert reader.lesson.progress["trials"]["points"]["shown"]


def test_by_keys_alone(stage):
    reader = Reader(stage, "drought", "left")
    keys = stage.page.keyboard
    keys.press("Tab")
    asked = reader.step["asked"]
    right = [choice["reply"] is None for choice in asked["choices"]].index(True)
    keys.press(str(right + 1))
    stage.drawn()
    assert reader.lesson.progress["trials"]["left"]["done"]
    keys.press("Enter")  # the focus is at Next
    stage.drawn()
    assert reader.at == "floors"
    keys.press("h")
    assert stage.page.locator(".lesson-said.is-hint").count() <= 1
    keys.press("Backspace")
    assert reader.at == "left"


def test_a_board_is_played_on_until_the_goal(stage):
    reader = Reader(stage, "drought")
    for _press in range(12):
        if stage.page.get_by_role("button", name="Next", exact=True).count():
            break
        legal = stage.page.locator(".lesson-ground [data-place].legal")
        if stage.page.get_by_role("button", name="Do it", exact=True).count():
            reader.press(stage.page.get_by_role("button", name="Do it", exact=True))
        else:
            reader.press(legal)
    assert reader.lesson.standing["reached"]
    assert reader.lesson.standing["replies"][0]["text"].split()[0] in stage.page.locator(".lesson-panel").inner_text()
    reader.next()
    assert reader.at == "see"


def test_what_was_done_is_there_after_a_reload(stage):
    reader = Reader(stage, "drought", "left")
    reader.do()
    reader.next()
    assert reader.at == "floors"
    again = yw.Lesson("drought", theme="light")  # another kernel, without a file
    again._memory = Memory(None)
    stage.open(again)
    assert stage.page.locator(".lesson").get_attribute("data-step") == "floors"
    assert again.progress["trials"]["left"]["done"]
    stage.page.keyboard.press("Tab")
    stage.page.keyboard.press("Backspace")
    assert stage.page.locator(".lesson-option.right").count() == 1


def test_questions_go_on_when_python_is_gone(stage):
    reader = Reader(stage, "drought", "left")
    stage.page.wait_for_function("() => harness.model.unanswered === 0")
    stage.page.evaluate(NEVER)
    reader.do()
    reader.next()
    assert reader.at == "floors"
    reader.answer()
    assert stage.page.locator(".lesson-lost").count() == 1
    assert stage.page.get_by_role("button", name="Next", exact=True).count() == 1


def test_a_class_jumps_counts_hands_and_reveals(stage):
    reader = Reader(stage, "drought", "left", teacher=True, projector=True)
    for _hand in range(3):
        reader.press(reader.options.nth(2))
    assert stage.page.locator(".lesson-option").nth(2).locator(".hands").inner_text().startswith("3")
    reader.press(stage.page.get_by_role("button", name="Reveal", exact=True))
    assert stage.page.locator(".lesson-option.right").count() == 1
    reader.press(stage.page.get_by_role("button", name="Step 8:"))
    assert reader.at == "strip"


def test_nothing_on_the_page_tells_the_answer_before_it_was_given(stage):
    """Of a number: it stands nowhere but among the offered ones."""
    reader = Reader(stage, "drought", "left")
    stage.page.evaluate("() => harness.el.firstElementChild.shadowRoot.querySelector('.lesson-options').remove()")
    panel = stage.page.locator(".lesson-panel").inner_text()
    assert str(reader.step["asked"]["key"]) not in [word.strip(".,:;!?") for word in panel.split()]


def test_the_map_shows_what_the_browser_knows_and_takes_a_word_of_twelve_signs(stage):
    reader = Reader(stage, "drought", "left")
    reader.through()
    shown = yw.Map(theme="light")
    shown._memory = Memory(None)
    stage.open(shown)
    stops = stage.page.locator(".map-stop.done")
    assert stops.count() == 1
    assert "Drought" in stops.inner_text()
    word = stage.page.locator(".map-code").text_content()
    stage.page.evaluate("() => localStorage.clear()")
    other = yw.Map(theme="light")
    other._memory = Memory(None)
    stage.open(other)
    assert stage.page.locator(".map-stop.done").count() == 0
    stage.page.locator(".map-along summary").click()
    stage.page.get_by_label("A word of twelve signs to bring back").fill(f"{word}X")
    stage.page.get_by_role("button", name="Bring back", exact=True).click()
    assert "twelve signs" in stage.page.locator(".map .notice").inner_text()
    stage.page.get_by_label("A word of twelve signs to bring back").fill(str(word))
    stage.page.get_by_role("button", name="Bring back", exact=True).click()
    assert stage.page.locator(".map-stop.done").count() == 1


def test_who_lives_in_a_court_in_the_making_is_chosen_by_picture(stage):
    reader = Reader(stage, "drought", "own")
    page, keys = reader.page, reader.page.keyboard
    room = page.locator('[data-place="room/0/1/1"]')
    before = reader.lesson._building.drafting.state.court("Ada").palaces[0].persons
    room.focus()
    keys.press("Enter")
    choices = page.get_by_role("group", name="Who lives here")
    assert choices.locator('[aria-pressed="true"]').count() == 1
    names = choices.get_by_role("button").all_inner_texts()
    assert "Old healer" in names
    assert choices.locator(".icon").count() == len(names) - 1  # nobody is not drawn
    for _ in range(len(names)):
        focused = page.evaluate("() => harness.el.firstElementChild.shadowRoot.activeElement.textContent")
        if focused == "Old healer":
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    stage.drawn()
    now = reader.lesson._building.drafting.state.court("Ada").palaces[0].persons
    assert set(now) - set(before) == {"old healer"}
    assert choices.count() == 0
    assert room.evaluate("room => room.matches(':focus')")
