"""Share codes: both ways, and every damage refused in one sentence; those of earlier versions are read for ever."""

import json
import re
import zlib
from pathlib import Path
from random import Random

import pytest

from yotd_widget.engine import share
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.share import LETTERS, LIMIT, BadCode, pack, unpack
from yotd_widget.engine.squeeze import EACH, FREE, LONGEST, Reader, TooLong, Unheard, Writer

VALUE = {"players": ["Łucja “Smok”", "小龍"], "yuan": [3, 5, 6]}


class Chess:
    """A game of which codes know no more than its name."""

    name = "chess"
    letters: dict[int, Path] = {}


def coded(value, kind="position", game=Chess):
    return pack(kind, game, lambda writer: writer.value(value))


def read(code):
    return unpack("position", code, lambda game, reader, version: (game, reader.value()))


CODE = coded(VALUE)
KEPT = json.loads(Path(__file__).with_name("codes.json").read_text("utf-8"))
"""Of each game a record with a branch, a note and the marker in its midst, and the codes of it of each version."""


def any_value(dice: Random, depth: int = 4):
    """Some JSON."""
    if depth and dice.random() < 0.5:
        inner = [any_value(dice, depth - 1) for _ in range(dice.randrange(5))]
        return (
            inner
            if dice.random() < 0.5
            else {dice.choice(("", "a", ":", "小")) + str(n): v for n, v in enumerate(inner)}
        )
    return dice.choice(
        (None, True, False, 0, 1, 1.0, -7, 2.5, 10**30, "", "a", "]", '\0"', "young monk", "Łucja 🐉", "x" * 99)
    )


def test_any_value_comes_back_as_it_was():
    for seed in range(300):
        value = any_value(Random(seed))
        assert repr(read(coded(value))) == repr(("chess", value)), seed


def test_a_code_is_one_word_of_url_letters():
    assert re.fullmatch(r"position2_[A-Za-z0-9_-]+", CODE)
    assert len(coded([{"by": "Ania", "move": "pass"}] * 500)) < 120
    assert coded(VALUE) == CODE


@pytest.mark.parametrize(
    ("kept", "version"),
    [
        pytest.param(kept, version, id=f"{version}-{kept['game']}")
        for kept in KEPT
        for version, code in enumerate(kept["codes"]["record"], 1)
        if code is not None  # a game is younger than the codes before it
    ],
)
def test_codes_of_every_version_are_read(kept, version):
    """If this fails, people have links that open no more: what follows from `letters.json` or `squeeze` is for ever."""
    of_position, of_record = (kept["codes"][kind][version - 1] for kind in ("position", "record"))
    written = Record.from_json(json.dumps(kept["record"]))
    assert replay(of_record).tree() == replay(written).tree()
    assert record(replay(of_record)) == Record.from_code(of_record) == written
    assert load(kept["game"]).positions.from_code(of_position) == replay(written).state


def test_codes_of_every_game_are_kept():
    assert [kept["game"] for kept in KEPT] == [*at_home()]
    for kept in KEPT:
        version = max(load(kept["game"]).letters)
        for kind, codes in kept["codes"].items():
            assert len(codes) == version, f"codes of {kept['game']} are written in version {version}: keep one"
            assert codes[-1].startswith(f"{kind}{version}_")


def test_blanks_and_line_breaks_of_a_mail_do_no_harm():
    assert read(f"  {CODE[:5]}\r\n{CODE[5:30]} \n\t{CODE[30:]}\n") == ("chess", VALUE)


def read_all_the_same(codes):
    """Damaged codes that were not refused."""

    def is_read(code):
        try:
            read(code)
        except BadCode:
            return False
        return True

    return [code for code in codes if is_read(code)]


def test_a_changed_letter_is_refused():
    changed = [CODE[:at] + letter + CODE[at + 1 :] for at in range(len(CODE)) for letter in "A-z" if letter != CODE[at]]
    assert read_all_the_same(changed) == []


def test_a_code_cut_off_or_with_a_letter_lost_is_refused():
    damaged = [code for at in range(len(CODE)) for code in (CODE[:at], CODE[:at] + CODE[at + 1 :])]
    assert read_all_the_same(damaged) == []


@pytest.mark.parametrize("value", [1, 12, 123, 1234])
def test_the_last_letter_counts_to_its_last_bit(value):
    code = coded(value)
    others = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".replace(code[-1], "")
    assert read_all_the_same(code[:-1] + letter for letter in others) == []


CUT = "This code of a position is damaged or cut off."
FOREIGN = "This is not the code of a position: it does not begin with “position”, a number and “_”."
SENTENCES = [
    ("", FOREIGN),
    ("hello", FOREIGN),
    ('{"format": "yotd record"}', FOREIGN),
    ("https://example.org/?p=" + CODE, FOREIGN),
    (coded(VALUE, "record"), "This is the code of a record, not of a position."),
    ("record1_" + CODE.partition("_")[2], "This is the code of a record, not of a position."),
    ("position4_AAAA", "This code of a position has the version 4; 3 is the last that is read here."),
    ("position0_AAAA", "This code of a position has the version 0; 3 is the last that is read here."),
    ("position02_AAAA", "This code of a position has the version 02; 3 is the last that is read here."),
    ("position3_AAAA", CUT),
    ("position1_", CUT),
    ("position2_", CUT),
    ("position2_A", CUT),
    ("position2_ÄÖ", CUT),
    ("position2_" + coded(VALUE, "record").partition("_")[2], CUT),
    (CODE[:-9], CUT),
    (CODE + "A", CUT),
    (CODE + "AAAA", CUT),
    (CODE + "=", CUT),
]


@pytest.mark.parametrize(("code", "sentence"), SENTENCES)
def test_a_bad_code_is_refused_in_one_sentence(code, sentence):
    with pytest.raises(BadCode) as raised:
        read(code)
    assert str(raised.value) == sentence


def forged(data: bytes, version: int = 2) -> str:
    """A code whose checksum is right, whatever it holds."""
    return f"position{version}_{share._letters(share._checksum('position', data) + data)}"


def test_whatever_a_forged_code_holds_the_answer_is_a_sentence_or_json():
    """Every number can be taken apart: into something, or into what nobody has said."""
    heard = 0
    for seed in range(100):
        try:
            read(forged(Random(seed).randbytes(seed % 40)))
            heard += 1
        except BadCode:
            pass
    assert heard < 10


def test_a_number_that_never_ends_is_refused():
    with pytest.raises(BadCode, match="holds more than can be read here"):
        read(forged(b"\0" * LETTERS))
    told = Writer()
    with pytest.raises(TooLong):
        told.value([0] * LONGEST)
    dull = Writer()
    dull.value([0] * (FREE + 40 * EACH))  # it takes a few bytes
    with pytest.raises(TooLong):
        assert dull.data
    endless = Writer()
    endless.word("[", "$")
    endless.word("0", "$[]")
    with pytest.raises((TooLong, Unheard)):
        Reader(endless.data).value()
    deep = Writer()
    deep.value(json.loads("[" * 60 + "]" * 60))
    with pytest.raises(Unheard):
        Reader(deep.data).value()


def deflated(data: bytes) -> bytes:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return deflate.compress(data) + deflate.flush()


def test_a_bomb_of_version_1_is_refused():
    with pytest.raises(BadCode, match="holds more than can be read here"):
        read(forged(deflated(b"0" * (5 * LIMIT)), 1))
    assert read(forged(deflated(b"{}"), 1)) == "{}"


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xff", deflated(b"\xff"), deflated(b"{}") + b"0", deflated(b"{}" * 9)[:-1]]
)
def test_a_forged_code_of_version_1_is_refused_too(data):
    with pytest.raises(BadCode, match="damaged or cut off"):
        read(forged(data, 1))


def test_what_is_too_long_is_not_packed():
    with pytest.raises(ValueError, match="too long for a share code; a file holds it"):
        coded("0" * LONGEST)
    with pytest.raises(ValueError, match="one word of small letters"):
        coded(VALUE, "My position")


def test_a_code_names_its_game():
    dragon, gugong = (load(name).positions for name in ("dragon", "gugong"))
    code = next(kept for kept in KEPT if kept["game"] == "gugong")["codes"]["position"][1]
    with pytest.raises(BadCode) as raised:
        dragon.from_code(code)
    assert str(raised.value) == "This is the code of a position of “Gùgōng”, not of “In the Year of the Dragon”."
    assert gugong.from_code(code)
    with pytest.raises(BadCode, match="code of a position of “'chess'”"):
        dragon.from_code(coded({}))


@pytest.mark.parametrize(("code", "shown"), [(None, "None"), (b"position1_K", "b'position1_K'"), (5, "5")])
def test_a_code_is_text(code, shown):
    with pytest.raises(BadCode) as raised:
        read(code)
    assert str(raised.value) == f"The code of a position is text, not {shown}."
