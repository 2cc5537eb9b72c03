"""Whole games word for word. `../regenerate_golden.py` writes the files anew."""

import re

import pytest
from games.rotunda.protocols import FOLDER, GAMES, protocol

from yotd_widget.engine.game import load


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_is_written(name):
    assert protocol(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_every_file_is_compared():
    assert {file.stem for file in FOLDER.iterdir()} == {*GAMES}


def test_every_decision_occurs_in_some_game():
    text = "\n".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    points = {point for point in load("rotunda").points if point.startswith("D-")}
    assert len(points) == 26
    met = set(re.findall(r"^\d+ \S+ (D-\d+):", text, re.MULTILINE))
    assert points == met
