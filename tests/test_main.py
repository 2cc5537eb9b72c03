"""The command: what it prints, where, and with which exit status."""

import json
import os
import re
import subprocess
import sys

import pytest

from yotd_widget import __main__ as command
from yotd_widget.__main__ import main
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.year import new_game


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_selfplay_prints_the_points_by_cause(capsys):
    status, out, err = run(capsys, "selfplay", "--players", "3", "--seed", "7")
    head, *rows, last = out.splitlines()
    assert (status, err, head.split()[0], head.split()[-1], len(rows)) == (0, "", "player", "total", 3)
    for row in rows:
        *points, total = map(int, row.split()[1:])
        assert sum(points) == total
    assert last.startswith(rows[0].split()[0] + " wins")


def test_the_same_seed_plays_the_same_game(capsys):
    assert run(capsys, "selfplay", "--seed", "3") == run(capsys, "selfplay", "--seed", "3")
    assert run(capsys, "selfplay", "--seed", "3") != run(capsys, "selfplay", "--seed", "4")


def test_a_recorded_game_replays_to_the_same_table(capsys, tmp_path):
    file = str(tmp_path / "game.json")
    played = run(capsys, "selfplay", "--players", "2", "--edition", "2007", "--record", file)
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["start"]["setup"]["edition"] == "2007"
    assert run(capsys, "replay", file) == played


def test_a_game_with_both_expansions_is_recorded_and_replayed(capsys, tmp_path):
    file = str(tmp_path / "game.json")
    played = run(capsys, "selfplay", "--great-wall", "--great-event", "ge_flood", "--record", file)
    start = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["start"]
    assert (start["setup"]["great_wall"], start["great_event"], played[0]) == (True, "ge_flood", 0)
    assert run(capsys, "replay", file) == played


def test_an_unknown_super_event_is_refused(capsys):
    assert run(capsys, "selfplay", "--great-event", "ge_snow") == (2, "", "Unknown Super Event: ge_snow.\n")


def test_points_from_before_the_record_are_told_as_well(capsys, tmp_path):
    game = Timeline(example("month-5")).play("use A research")
    (tmp_path / "game.json").write_text(record(game).to_json(), encoding="utf-8")
    _, out, _ = run(capsys, "replay", str(tmp_path / "game.json"))
    head, ania, *_ = out.splitlines()
    assert "Before" in head
    assert sum(map(int, ania.split()[1:-1])) == int(ania.split()[-1]) == 10


def test_a_record_of_half_a_game_says_where_it_ends(capsys, tmp_path):
    file = tmp_path / "game.json"
    run(capsys, "selfplay", "--players", "2", "--record", str(file))
    game = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(game | {"steps": game["steps"][:20], "scores": None}))
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 0
    assert re.fullmatch("The record ends after 20 steps: (Ada|Bo|Luck) .+[.]", out.splitlines()[-1])


@pytest.mark.parametrize("players", ["1", "6", "0", "-1", "99"])
def test_a_wrong_number_of_players_is_refused(capsys, players):
    assert run(capsys, "selfplay", "--players", players) == (2, "", "The game is for 2 to 5 players.\n")


def test_a_foreign_record_is_refused(capsys, tmp_path):
    file = tmp_path / "game.json"
    run(capsys, "selfplay", "--players", "2", "--record", str(file))
    file.write_text(file.read_text(encoding="utf-8").replace('"game": "dragon"', '"game": "chess"'), encoding="utf-8")
    status, out, err = run(capsys, "replay", str(file))
    assert (status, out, err) == (2, "", "This is a record of “chess”, a game that is not here.\n")


def test_what_is_no_record_is_refused(capsys, tmp_path):
    (tmp_path / "game.json").write_text("no JSON")
    status, out, err = run(capsys, "replay", str(tmp_path / "game.json"))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("This is not a record of a game: ")


@pytest.mark.parametrize("arguments", [["replay"], ["selfplay", "--record"]])
def test_a_file_that_cannot_be_opened_is_named(capsys, tmp_path, arguments):
    file = str(tmp_path / "nowhere" / "game.json")
    status, out, err = run(capsys, *arguments, file)
    assert (status, out, file in err) == (2, "", True)


@pytest.mark.parametrize(
    "arguments", [["selfplay", "--players", "three"], ["selfplay", "--edition", "1999"], ["replay"], ["sing"]]
)
def test_wrong_arguments_end_with_status_2_and_a_hint(capsys, arguments):
    with pytest.raises(SystemExit) as raised:
        main(arguments)
    assert raised.value.code == 2
    assert "usage: yotd" in capsys.readouterr().err


def test_without_the_lessons_the_command_says_where_they_are(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "LESSONS", "no-such-map.ipynb")
    for arguments in ([], ["play"]):
        assert run(capsys, *arguments) == (
            2, "", "The lessons are not here: clone the project and type “make play”.\n",
        )  # fmt: skip


def test_the_command_runs_as_a_module():
    done = subprocess.run(
        [sys.executable, "-m", "yotd_widget", "selfplay", "--players", "9"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "The game is for 2 to 5 players.\n")


def test_a_record_with_branches_shows_the_main_line_and_the_tree(capsys, tmp_path):
    file = tmp_path / "game.json"
    _, table, _ = run(capsys, "selfplay", "--players", "2", "--record", str(file))
    game = replay(Record.from_json(file.read_text(encoding="utf-8"))).jump(1)
    other = next(move for move in game.state.legal_moves if game.node.child(move) is None)
    file.write_text(record(game.play(other).branch("other")).to_json(), encoding="utf-8")
    status, out, _ = run(capsys, "replay", str(file))
    assert (status, out.startswith(table), "└ other · leaves branch 1 after step 1" in out) == (0, True, True)


# --- What leaves for a terminal ---------------------------------------------------------------------------------------


def with_a_branch(file, comment=""):
    """The record of a game with a branch beside the main line."""
    game = Timeline(new_game(["Żaneta", "Bo"], seed=7)).play("draft young monk, young farmer").jump(0)
    game.play("draft young monk, young healer").branch("other").comment("plain")
    game.node.comment = comment
    file.write_text(record(game).to_json(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "ascii"])
def test_a_terminal_that_knows_few_signs_shows_others(tmp_path, encoding):
    file = with_a_branch(tmp_path / "game.json")
    done = subprocess.run(
        [sys.executable, "-m", "yotd_widget", "replay", file],
        capture_output=True, check=False, env=os.environ | {"PYTHONIOENCODING": encoding},
    )  # fmt: skip
    out = done.stdout.decode(encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    drawn, name = ("└", "Żaneta") if encoding == "utf-8" else ("`", "?aneta")
    assert f"{drawn} other" in out
    assert name in out


def test_nothing_steers_the_terminal(capsys, tmp_path):
    file = with_a_branch(tmp_path / "game.json", "red \x1b[31m\u202e \x07 end")
    status, out, _ = run(capsys, "replay", file)
    assert status == 0
    assert all(line.isprintable() for line in out.split("\n"))
    assert "[31m" in out


@pytest.mark.parametrize("arguments", [["replay"], ["selfplay", "--players", "2", "--record"]])
@pytest.mark.parametrize("path", ["a\x00b", "\ud800"])
def test_a_path_that_cannot_be_is_refused_in_a_sentence(capsys, arguments, path):
    status, out, err = run(capsys, *arguments, path)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("There cannot be a file of the name ")


def test_the_command_reads_a_folder_as_none(capsys, tmp_path):
    assert run(capsys, "replay", str(tmp_path)) == (2, "", f"{tmp_path} is a folder, not a file.\n")
