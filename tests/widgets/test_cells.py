"""Widgets live as long as they are on a screen or have a name; what Python owns a page cannot write."""

import pytest

ALIVE = "import gc; _ = gc.collect(); alive = sum(isinstance(each, yw.Play) for each in gc.get_objects())"
VIEW = "application/vnd.jupyter.widget-view+json"
GAME = "yw.Play(yw.dragon.example('month-5'))"


@pytest.fixture
def cells(kernel):
    """A kernel in which nothing has been shown yet."""
    kernel.run("%reset -f")
    kernel.run("import ipywidgets, yotd_widget as yw\nipywidgets.Widget.close_all()\nOut.clear()")
    kernel.outputs.clear()
    return kernel


def test_a_cell_that_runs_forty_times_keeps_few_boards_alive(cells):
    for _ in range(40):
        cells.run(GAME, cell="a")
    boards = [traits for traits in cells.models.values() if traits.get("_view") == "play"]
    assert len(boards) == 1
    cells.run(ALIVE)
    cells.run("assert alive <= 5, alive")  # the last results stay under the names _, __ and ___


def test_a_board_with_a_name_is_closed_and_opens_again_where_it_is_shown(cells):
    cells.run(f"first = {GAME}\nfirst", cell="a")
    (model,) = cells.models.keys() & {each["data"][VIEW]["model_id"] for each in cells.outputs if VIEW in each["data"]}
    cells.run(f"second = {GAME}\nsecond", cell="a")
    assert model not in cells.models
    cells.run("_ = first.play('use A taxes')", cell="b")
    cells.run("first", cell="c")
    shown = [each["data"] for each in cells.outputs if VIEW in each["data"]][-1]
    assert cells.models[shown[VIEW]["model_id"]]["snapshot"]["status"]
    assert "Bo chooses an action" in cells.outputs[-1]["data"]["text/html"]
    cells.run("second.state, first.state")


def test_a_board_that_another_cell_shows_stays(cells):
    cells.run(f"board = {GAME}\nboard", cell="a")
    cells.run("board", cell="b")
    before = set(cells.models)
    cells.run("1 + 1", cell="a")
    assert set(cells.models) == before
    cells.run("board", cell="b")
    assert set(cells.models) == before
    cells.run("2 + 2", cell="b")
    assert not before & set(cells.models)


def test_a_cell_that_fails_or_shows_nothing_lets_go_of_what_it_has_shown(cells):
    cells.run(GAME, cell="a")
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        cells.run("1 / 0", cell="a")
    cells.run(ALIVE)
    assert not [traits for traits in cells.models.values() if traits.get("_view") == "play"]


def test_a_host_without_cells_keeps_what_it_has_shown(cells):
    cells.run(GAME)
    cells.run(GAME)
    assert len([traits for traits in cells.models.values() if traits.get("_view") == "play"]) == 2


@pytest.mark.parametrize(
    ("widget", "forged"),
    [
        ("yw.Play(yw.dragon.example('month-5'))", {"snapshot": {}, "language": "nl", "words": {}, "_esm": "throw 1"}),
        ("yw.TimelineView(yw.Timeline(yw.dragon.example('month-5')))", {"pinned": 99}),
        ("yw.Board(yw.dragon.example('month-5'))", {"scene": {}, "marks": [{}], "opened": 4}),
        ("yw.Question('dragon.contagion.released', at='contagion-old')", {"step": {"asked": {"key": 7}}, "plan": {}}),
    ],
)
def test_what_python_owns_a_page_cannot_write(cells, widget, forged):
    cells.run(f"w = {widget}")
    model = cells.widget()
    before = dict(cells.models[model])
    cells.models[model] |= forged
    cells.set(model, **forged)
    assert cells.models[model] == before, "the page is told again what is so"


def test_what_a_page_has_to_tell_it_writes(cells):
    cells.run("w = yw.Question('dragon.contagion.released', at='contagion-old')")
    cells.set(cells.widget(), progress={"at": "question", "trials": {}, "time": 3, "finished": True})
    cells.run("assert (w.progress['time'], w.progress['finished']) == (3, True), w.progress")
