"""Whole games word for word, and how many positions can be reached. `../regenerate_golden.py` writes the files anew."""

import re

import pytest
from games.dragon.protocols import FOLDER, GAMES, STARTS, counts, protocol

from yotd_widget.games.dragon.pieces import EVENTS

DECISIONS = [f"D-{number:02}" for number in range(2, 27)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_is_written(name):
    assert protocol(GAMES[name]).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_as_many_positions_are_reached_as_written():
    assert counts().splitlines() == (FOLDER / "counts.txt").read_text(encoding="utf-8").splitlines()


def test_build_counts_are_those_of_the_rules():  # DV-12, ACT-BUILD-2
    first, *others = (FOLDER / "counts.txt").read_text(encoding="utf-8").splitlines()
    assert first == "build-from-2-2: 3 5 8 12"
    assert [line.partition(":")[0] for line in others] == list(STARTS)


def test_every_file_is_compared():
    assert {file.stem for file in FOLDER.iterdir()} == {*GAMES, "counts"}


def test_every_decision_and_every_event_occurs_in_some_game():
    text = "\n".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    asked = re.findall(r"^\d+ \S+ (D-\d+):", text, re.MULTILINE)
    assert sorted(set(asked)) == DECISIONS
    rules = set(re.findall(r"^    (\S+)", text, re.MULTILINE))
    events = {"EVT-PEACE-1", "EVT-TRIBUTE-2", "EVT-DROUGHT-4", "EVT-FESTIVAL-2", "EVT-MONGOL-2", "EVT-CONTAGION-1"}
    assert events <= rules
    assert len(events) == len(EVENTS)
    assert {"WALL-4", "WALL-11", "WALL-12", "WALL-15", "GE-1", "GE-3"} <= rules
