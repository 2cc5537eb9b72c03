"""A lesson of Rotunda on its board, by mouse: from its first press to its end, and nothing leaves the page."""

import pytest
from reader import Reader

from yotd_widget.lessons import shelf

SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
NAMES = [name for name in shelf.names("rotunda") if not shelf.is_check(name)]
PUSHED = (("chain", 390),)
ALL = [(name, width) for name in NAMES for width in (1280, 820, 390)]
"""The middle one is a page of JupyterLab that is 1000 wide."""
PILED = """() => {
  const board = harness.el.firstElementChild.shadowRoot.querySelector('.lesson-board');
  const parts = board ? [...board.querySelectorAll('.tulou, .beside > *, .before-all')] : [];
  const boxes = parts.map(each => ({ name: each.className, ...each.getBoundingClientRect().toJSON() }))
    .filter(({ width, height }) => width && height);
  const hit = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((one, nth) =>
    boxes.slice(nth + 1).filter(other => hit(one, other)).map(other => `${one.name} on ${other.name}`));
}"""


@pytest.mark.parametrize(
    ("name", "width"), [pytest.param(*each, marks=() if each in PUSHED else pytest.mark.nightly) for each in ALL]
)
def test_a_lesson_is_gone_through(stage, name, width):
    stage.page.set_viewport_size({"width": width, "height": 800})
    reader, wide, piled = Reader(stage, name), [], set()

    def look() -> None:
        piled.update(f"{reader.at}: {each}" for each in stage.page.evaluate(PILED))
        if stage.page.evaluate(SIDEWAYS) > 0:
            wide.append(reader.at)

    steps = [step.id for step in shelf.text("rotunda", name).steps]
    assert list(dict.fromkeys(reader.through(look))) == steps
    assert wide == []
    assert piled == set()


def test_an_answer_in_hand_is_as_large_as_before(stage):
    """Nothing of the board gives its looks to what a lesson asks."""
    stage.page.set_viewport_size({"width": 1280, "height": 800})
    reader = Reader(stage, "sales", "again")
    option = reader.options.first
    before = option.bounding_box()
    reader.press(option)
    assert option.get_attribute("aria-pressed") == "true"
    assert option.bounding_box() == before


PLAYS = [
    (name, step.id)
    for name in NAMES
    for step in shelf.text("rotunda", name).steps
    if step.kind == "play" and (name, step.id) not in {("finish", "two")}
]
OUT = """() => {
  const root = harness.el.firstElementChild.shadowRoot, box = each => each.getBoundingClientRect();
  const board = box(root.querySelector('.lesson-board')), cards = [...root.querySelectorAll('.before-all .oc')];
  const cut = cards.filter(card => box(card).top < board.top || box(card).bottom > board.bottom + 1);
  const late = cards.findIndex(card => card.matches('.blocked'));
  const order = late >= 0 && cards.slice(late).some(card => card.matches('.legal'));
  const { clientWidth, clientHeight } = root.querySelector('.tulou'), house = clientWidth * clientHeight;
  return [...cut.map(card => card.innerText), ...(order ? ['live ones come later'] : []),
    ...(house && house < 520 * 340 ? [`house ${clientWidth} × ${clientHeight}`] : [])];
}"""


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("width", [1280, pytest.param(1000, marks=pytest.mark.nightly)])
def test_what_is_chosen_in_a_play_is_in_sight_and_the_house_is_large(stage, width, every):
    stage.page.set_viewport_size({"width": width, "height": 800})
    faults = {}
    for name, step in PLAYS[::every]:
        Reader(stage, name, step)
        if found := stage.page.evaluate(OUT):
            faults[name, step] = found
    assert faults == {}


def test_what_a_play_has_brought_stays_on_the_board_until_next(stage):
    """The turn has passed to the next player, and the reader sees the Senior who has stayed."""
    stage.page.set_viewport_size({"width": 1280, "height": 800})
    reader = Reader(stage, "chain", "lay")
    for place in ("worship", "field/r1c2", "field/r1c3", "skip"):
        reader.press(stage.page.locator(f'[data-place="{place}"]'))
        stage.drawn()
    assert reader.lesson.state.decision.seat == 1
    assert stage.page.locator(".altar-field .pc").count() == 1
    assert stage.page.get_by_role("button", name="Next", exact=True).count() == 1


@pytest.mark.parametrize("width", [820, 1280])
def test_ways_to_one_village_are_told_apart(stage, width):
    stage.page.set_viewport_size({"width": width, "height": 800})
    reader = Reader(stage, "peddler", "send")
    reader.press(stage.page.locator('[data-place="act peddler"]'))
    stage.drawn()
    cards = stage.page.locator(".before-all .oc").all_inner_texts()
    assert len(cards) > 6
    assert len({*cards}) == len(cards)
    room = stage.page.locator(".before-all .options-room")
    assert room.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), "none has to be scrolled to"
