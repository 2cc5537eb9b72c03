"""The samples that the tests of the front end draw are what Python sends today."""

import json
import sys
from functools import cache
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from samples import HISTORY, SAMPLES, WORDS, kept, looked_back, samples, words, written

made = cache(samples)


@pytest.mark.parametrize("name", kept())
def test_is_up_to_date(name):
    assert (SAMPLES / f"{name}.json").read_text("utf-8") == written(made()[name]), "run scripts/samples.py"


def test_the_words_are_up_to_date():
    assert WORDS.read_text("utf-8") == written(words()), "run scripts/samples.py"


def test_the_game_to_look_back_at_is_up_to_date():
    assert json.loads(HISTORY.read_text("utf-8")) == json.loads(written(looked_back())), "run scripts/samples.py"


def test_there_are_no_others():
    assert sorted(kept()) == sorted(made())
