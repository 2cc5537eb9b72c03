"""Every display writes two outputs: the live view, and a still twin that follows what happens."""

import pytest

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.mark.parametrize("game", ["yw.dragon.new_game(['Ada', 'Bo'], seed=7)", "yw.Timeline(yw.example('month-5'))"])
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
    kernel.run("import yotd_widget as yw\nboard = yw.Play(yw.example('month-5'))\nboard")
    twin = kernel.outputs[-1]
    assert "Ania chooses an action" in twin["data"]["text/html"]
    kernel.run("_ = board.play('use A taxes')")
    kernel.wait_for_update()
    assert "Benek chooses an action" in twin["data"]["text/html"]


def test_many_changes_are_few_refreshes_and_the_last_one_is_drawn(kernel):
    kernel.run("import yotd_widget as yw\nboard = yw.Play(yw.example('month-5'))\nboard")
    twin = kernel.outputs[-1]
    kernel.run("drawn = []\ndraw, board._twin = board._twin, lambda: drawn.append(1) or draw()")
    kernel.run(
        "with board._lock:\n    for _ in range(50): board.play('use A taxes').undo()\n    board.play('use A taxes')"
    )
    while "Benek chooses an action" not in twin["data"]["text/html"]:
        kernel.wait_for_update()
    kernel.run("assert 1 <= len(drawn) <= 2, drawn")


def test_a_terminal_prints_the_text_only(capsys):
    import yotd_widget as yw

    yw.dragon.new_game(["Ada", "Bo"], seed=7)._ipython_display_()
    printed = capsys.readouterr().out
    assert printed.startswith("IN THE YEAR OF THE DRAGON")
    assert "<" not in printed.partition("|")[0]


def test_the_twin_of_a_closed_widget_stays_as_it_is(kernel):
    kernel.run("import yotd_widget as yw\nboard = yw.Play(yw.example('month-5'))\nboard")
    kernel.run("_ = board.play('use A taxes')\nboard.close()\nassert board._twin_output._timer is None")
    kernel.run("board._twin_output.refresh()\nassert board._twin_output._timer is None")
