"""A press is seen before Python has answered, and what Python says counts: a real page, and answers held back."""

import pytest
from playwright.sync_api import expect
from settled import _evaluate as evaluate
from settled import settle

import yotd_widget as yw
from yotd_widget.engine.policies import RandomPolicy

# Python hears of a press when it is let in; all else it hears and answers at once
HELD_BACK = """() => {
  const { model } = harness;
  window.letIn = [];
  model.onSend = async content => {
    if (content.kind === "play") await new Promise(done => letIn.push(done));
    const { traits, answers } = JSON.parse(await askPython(content));
    model.fromKernel(traits);
    for (const answer of answers) model.answer(answer);
  };
}"""
LET_IN = "() => letIn.splice(0).forEach(each => each())"
ASKED = "count => harness.model.sent.filter(({ kind }) => kind === 'ahead').length > count"


@pytest.fixture
def board(table):
    """A board that somebody may look at; a press is held back until `let_in`."""
    board = table(yw.dragon.new_game(["Ada", "Bo"], seed=7), auto=["Bo"])
    board.decide("offer/young monk", "offer/young farmer")
    board.page.evaluate(HELD_BACK)
    return board


def look(board, place):
    """Rest the mouse on a place until Python has said what it would bring."""
    count = board.page.evaluate("() => harness.model.sent.filter(({ kind }) => kind === 'ahead').length")
    board.place(place).hover(position={"x": 9, "y": 9})
    board.page.wait_for_function(ASKED, arg=count)
    settle(board.page)


def click(board, place, times=1):
    """Press where the mouse rests already; nobody waits for Python."""
    board.place(place).click(position={"x": 9, "y": 9}, click_count=times)


def let_in(board):
    evaluate(board.page, LET_IN)
    settle(board.page)


def status(board):
    return board.page.locator(".status")


def steps(board):
    return evaluate(board.page, "() => harness.el.firstElementChild.shadowRoot.querySelector('.timeline input').value")


def test_where_python_answers_late_the_picture_is_there_before(board):
    look(board, "room/0/2/0")
    assert board.widget.timeline.at == 2
    click(board, "room/0/2/0")
    expect(status(board)).to_contain_text("Ada chooses an action")
    assert board.widget.timeline.at == 2
    let_in(board)
    assert board.widget.state.decision.id == "D-04"
    assert steps(board) == str(board.widget.timeline.at)
    assert board.page.evaluate("() => harness.model.sent.filter(({ kind }) => kind === 'play').length") == 3


def test_where_python_answers_otherwise_the_board_is_as_it_says_and_says_so(board):
    look(board, "room/0/2/0")
    board.widget._programs.update(Bo=RandomPolicy(5))  # nothing of it is drawn
    click(board, "room/0/2/0")
    expect(status(board)).to_contain_text("Ada chooses an action")
    seen = evaluate(board.page, "() => harness.el.firstElementChild.shadowRoot.querySelector('.slip').textContent")
    assert "otherwise" not in seen
    let_in(board)
    board.page.get_by_text("Python has found otherwise than the board showed at first").first.wait_for()
    assert board.page.evaluate("() => harness.model.get('snapshot').status.who") in status(board).inner_text()


def test_another_choice_than_that_looked_at_goes_the_old_way(board):
    look(board, "room/0/2/0")
    board.place("room/0/1/1").dispatch_event("click")
    assert board.widget.timeline.at == 2
    expect(status(board)).not_to_contain_text("Ada chooses an action")
    let_in(board)
    expect(status(board)).to_contain_text("Ada chooses an action")


def test_pressed_twice_it_is_one_press(board):
    look(board, "room/0/2/0")
    click(board, "room/0/2/0", times=2)
    expect(status(board)).to_contain_text("Ada chooses an action")
    let_in(board)
    let_in(board)
    assert board.page.evaluate("() => harness.model.sent.filter(({ kind }) => kind === 'play').length") == 3
    assert board.widget.state.decision.id == "D-04"


def test_undone_at_once_the_board_is_where_it_was(board):
    look(board, "room/0/2/0")
    click(board, "room/0/2/0")
    expect(status(board)).to_contain_text("Ada chooses an action")
    board.page.keyboard.press("u")
    let_in(board)
    assert board.widget.timeline.at == 2
    assert board.widget.state.decision.id == "D-03"
    expect(status(board)).not_to_contain_text("Ada chooses an action")
