"""The list of breaks (`make breaks`) goes with the sources: each names a text that stands there once."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "scripts"))

from breaks import ROOT, breaks


@pytest.mark.parametrize("each", breaks(), ids=lambda each: each.name)
def test_its_text_stands_once_in_the_sources(each):
    assert (ROOT / each.file).read_text("utf-8").count(each.old) == 1


@pytest.mark.parametrize("each", breaks(), ids=lambda each: each.name)
def test_who_should_notice_first_is_there(each):
    assert [path for path in each.first if not (ROOT / path.partition("::")[0]).exists()] == []


def test_there_are_many_and_each_has_its_name():
    names = [each.name for each in breaks()]
    assert len(names) == len(set(names)) >= 60
