"""The samples that the tests of the front end draw are what Python sends today."""

import json
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from samples import HISTORY, SAMPLES, WORDS, looked_back, samples, words, written

MADE = samples()


@pytest.mark.parametrize("name", MADE)
def test_is_up_to_date(name):
    assert (SAMPLES / f"{name}.json").read_text("utf-8") == written(MADE[name]), "run scripts/samples.py"


def test_the_words_are_up_to_date():
    assert WORDS.read_text("utf-8") == written(words()), "run scripts/samples.py"


def test_the_game_to_look_back_at_is_up_to_date():
    assert json.loads(HISTORY.read_text("utf-8")) == json.loads(written(looked_back())), "run scripts/samples.py"


def test_there_are_no_others():
    assert sorted(path.stem for path in SAMPLES.glob("*.json")) == sorted(MADE)
