"""The list of breaks (`make breaks`) goes with the sources: each names a text that stands there once."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "scripts"))

from breaks import ROOT, breaks


def test_the_text_of_each_stands_once_in_the_sources():
    texts = {file: (ROOT / file).read_text("utf-8") for file in {each.file for each in breaks()}}
    assert [each.name for each in breaks() if texts[each.file].count(each.old) != 1] == []


def test_who_should_notice_first_is_there():
    """Its file, and in it the test; that a push has its case is for `make breaks` to say."""
    first = [(each.name, *path.partition("[")[0].partition("::")) for each in breaks() for path in each.first]
    assert [path for _name, path, *_ in first if not (ROOT / path).exists()] == []
    texts = {path: (ROOT / path).read_text("utf-8") for _name, path, _, test in first if test}
    assert [(name, test) for name, path, _, test in first if test and f"def {test}(" not in texts[path]] == []


def test_there_are_many_and_each_has_its_name():
    names = [each.name for each in breaks()]
    assert len(names) == len(set(names)) >= 60
