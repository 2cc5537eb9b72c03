"""Every display writes two outputs: the live view, and a still twin that follows what happens."""

from types import SimpleNamespace

import pytest

from yotd_widget.widgets import twin

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.mark.parametrize(
    "game", ["yw.dragon.new_game(['Ada', 'Bo'], seed=7)", "yw.Timeline(yw.dragon.example('month-5'))"]
)
def test_a_game_as_last_expression_is_a_board_and_its_twin(kernel, game):
    before = len(kernel.outputs)
    kernel.run(f"import yotd_widget as yw\n{game}")
    live, twin = (output["data"] for output in kernel.outputs[before:])
    assert VIEW in live
    assert live["text/plain"] == "Interactive view: run this cell."
    assert VIEW not in twin
    assert twin["text/plain"].startswith("IN THE YEAR OF THE DRAGON")
    assert "<table" in twin["text/html"]
    assert twin["image/svg+xml"].startswith("<svg")


def test_the_twin_follows_the_moves(kernel):
    kernel.run("import yotd_widget as yw\nboard = yw.Play(yw.dragon.example('month-5'))\nboard")
    still = kernel.outputs[-1]
    assert "Ada chooses an action" in still["data"]["text/html"]
    kernel.run("_ = board.play('use A taxes')")
    kernel.wait_for_update()
    assert "Bo chooses an action" in still["data"]["text/html"]


def test_many_changes_are_few_refreshes_and_the_last_one_is_drawn(kernel):
    kernel.run("import yotd_widget as yw\nboard = yw.Play(yw.dragon.example('month-5'))\nboard")
    still = kernel.outputs[-1]
    kernel.run("drawn = []\ndraw, board._twin = board._twin, lambda: drawn.append(1) or draw()")
    kernel.run(
        "with board._lock:\n    for _ in range(50): board.play('use A taxes').undo()\n    board.play('use A taxes')"
    )
    while "Bo chooses an action" not in still["data"]["text/html"]:
        kernel.wait_for_update()
    kernel.run("assert 1 <= len(drawn) <= 2, drawn")


class Shown:
    """An output, and a clock that strikes when the test says so."""

    def __init__(self, monkeypatch):
        self.waits, self.drawn, self.state, self.strike = [], [], 0, None
        monkeypatch.setattr(twin, "later", self.timer)
        self.twin = twin.Twin(lambda: {"text/plain": str(self.state)})
        self.twin._outputs.append(self)

    def timer(self, seconds, function):
        self.waits.append(seconds)
        self.strike = function
        return SimpleNamespace(cancel=lambda: None)

    def update(self, drawn, raw):
        self.drawn.append(drawn["text/plain"])

    def change(self):
        self.state += 1
        self.twin.refresh()


def test_a_change_is_drawn_at_once_and_those_that_follow_a_little_later(monkeypatch):
    """Whoever presses and saves has the last position in the file."""
    shown = Shown(monkeypatch)
    shown.change()
    assert shown.waits == [twin.SOON] == [min(0.05, twin.SOON)]
    shown.strike()
    shown.change()
    shown.change()
    assert shown.waits == [twin.SOON, twin.REST]
    shown.strike()
    assert (shown.drawn, shown.waits) == (["1", "3"], [twin.SOON, twin.REST, twin.REST])
    shown.strike()
    shown.change()
    assert (shown.drawn, shown.waits[3:]) == (["1", "3"], [twin.SOON])


def test_a_terminal_prints_the_text_only(capsys):
    import yotd_widget as yw

    yw.dragon.new_game(["Ada", "Bo"], seed=7)._ipython_display_()
    printed = capsys.readouterr().out
    assert printed.startswith("IN THE YEAR OF THE DRAGON")
    assert "<" not in printed.partition("|")[0]


def test_the_twin_of_a_closed_widget_stays_as_it_is(kernel):
    kernel.run("import yotd_widget as yw\nboard = yw.Play(yw.dragon.example('month-5'))\nboard")
    kernel.run("_ = board.play('use A taxes')\nboard.close()\nassert board._twin_output._timer is None")
    kernel.run("board._twin_output.refresh()\nassert board._twin_output._timer is None")


@pytest.mark.parametrize("host", ["voila", "solara"])
def test_a_twin_that_would_stay_behind_is_not_shown(kernel, host):
    """Voilà says who it is in the environment; Solara has a shell of its own."""
    code = {
        "voila": "os.environ['SERVER_SOFTWARE'] = 'voila/0.5'",
        "solara": "shell = type(get_ipython()); home, shell.__module__ = shell.__module__, 'solara.server.patch'",
    }
    after = {"voila": "del os.environ['SERVER_SOFTWARE']", "solara": "shell.__module__ = home"}
    kernel.run(f"import os\nimport yotd_widget as yw\n{code[host]}")
    before = len(kernel.outputs)
    kernel.run("yw.Play(yw.dragon.example('month-5'))")
    (live,) = kernel.outputs[before:]
    assert VIEW in live["data"]
    kernel.run(after[host])
