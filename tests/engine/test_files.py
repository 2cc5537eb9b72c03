"""Files are written beside and moved into place; what the system says is one sentence."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from yotd_widget.engine import files
from yotd_widget.engine.errors import BadInput, NotFound, OneSentence, WrongKind

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="links, modes and pipes of POSIX")


def test_a_file_is_written_and_read(tmp_path):
    files.write(tmp_path / "a.json", "ż\n")
    assert files.read(str(tmp_path / "a.json")) == b"\xc5\xbc\n"  # no carriage return on any system
    assert os.listdir(tmp_path) == ["a.json"]


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_where_writing_fails_the_old_file_stays(tmp_path, monkeypatch, broken):
    file = tmp_path / "a.json"
    files.write(file, "old")

    def full(*_given):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(*((os, "fsync") if broken == "fsync" else (Path, "replace")), full)
    with pytest.raises(BadInput) as raised:
        files.write(file, "new")
    assert str(raised.value) == f"The file {file} cannot be written: No space left on device."
    assert (file.read_text(), os.listdir(tmp_path)) == ("old", ["a.json"])


@POSIX
def test_the_mode_of_a_file_stays_and_a_link_leads_to_it(tmp_path):
    file, link = tmp_path / "a.json", tmp_path / "link"
    files.write(file, "old")
    file.chmod(0o640)
    link.symlink_to(file)
    files.write(link, "new")
    assert (file.read_text(), stat.S_IMODE(file.stat().st_mode), link.is_symlink()) == ("new", 0o640, True)


@POSIX
def test_a_pipe_is_written_into(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    files.write(tmp_path / "pipe", "through")
    assert os.read(reader, 100) == b"through"
    os.close(reader)


FAULTS = [
    (lambda folder: folder, BadInput, "{0} is a folder, not a file."),
    (lambda folder: folder / "no" / "a.json", NotFound, "There is no {missing} {0}."),
    (lambda folder: str(folder / "a\x00b"), BadInput, "There cannot be a file of the name "),
    (lambda folder: str(folder / "a\ud800b"), BadInput, "There cannot be a file of the name "),
    (lambda folder: folder / ("x" * 5_000), BadInput, "File name too long"),
    (lambda folder: 3, WrongKind, "a file is named by its path, not by 3"),
    (lambda folder: None, WrongKind, "a file is named by its path, not by None"),
]


@pytest.mark.parametrize(("path", "kind", "sentence"), FAULTS)
@pytest.mark.parametrize("missing", ["file", "folder for"])
def test_what_the_system_says_is_one_sentence(tmp_path, path, kind, sentence, missing):
    target = path(tmp_path)
    with pytest.raises(OneSentence) as raised:
        files.read(target) if missing == "file" else files.write(target, "text")
    assert type(raised.value) is kind
    assert sentence.format(target, missing=missing) in str(raised.value)
    assert str(raised.value).isprintable()


def test_a_folder_is_known():
    assert files.is_folder(Path(__file__).parent)
    assert not files.is_folder(__file__)
    assert not files.is_folder("a\x00b")
