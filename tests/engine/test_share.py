"""Share codes: both ways, and every damage refused in one sentence."""

import re
import zlib

import pytest

from yotd_widget.engine import share
from yotd_widget.engine.share import LIMIT, BadCode, pack, unpack

TEXT = '{"players":["Łucja “Smok”","小龍"],"yuan":[3,5,6]}'
CODE = pack("position", TEXT)


@pytest.mark.parametrize("text", ["", "{}", TEXT, "\n" * 10_000, '{"month":7}' * 5_000])
def test_a_text_comes_back_as_it_was(text):
    assert unpack("position", pack("position", text)) == text


def test_a_code_is_one_word_of_url_letters():
    assert re.fullmatch(r"position1_[A-Za-z0-9_-]+", CODE)
    assert len(pack("record", '{"by": "Ania", "move": "pass"}' * 500)) < 200


def test_the_same_text_has_the_same_code():
    assert pack("position", TEXT) == CODE


def test_blanks_and_line_breaks_of_a_mail_do_no_harm():
    assert unpack("position", f"  {CODE[:5]}\r\n{CODE[5:30]} \n\t{CODE[30:]}\n") == TEXT


def read_all_the_same(codes):
    """Damaged codes that were not refused."""

    def is_read(code):
        try:
            unpack("position", code)
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


@pytest.mark.parametrize("text", ["", "1", "12", "123", "1234"])
def test_the_last_letter_counts_to_its_last_bit(text):
    code = pack("position", text)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".replace(code[-1], ""):
        with pytest.raises(BadCode):
            unpack("position", code[:-1] + letter)


CUT = "This code of a position is damaged or cut off."
FOREIGN = "This is not the code of a position: it does not begin with “position1_”."
SENTENCES = [
    ("", FOREIGN),
    ("hello", FOREIGN),
    ('{"format": "yotd record"}', FOREIGN),
    ("https://example.org/?p=" + CODE, FOREIGN),
    (pack("record", TEXT), "This is the code of a record, not of a position."),
    ("record1_" + CODE.partition("_")[2], "This is the code of a record, not of a position."),
    ("position2_AAAA", "This code of a position has the version 2; only version 1 can be read here."),
    ("position1_", CUT),
    ("position1_A", CUT),
    ("position1_ÄÖ", CUT),
    ("position1_" + pack("record", TEXT).partition("_")[2], CUT),
    (CODE[:-9], CUT),
    (CODE + "A", CUT),
    (CODE + "AAAA", CUT),
    (CODE + "=", CUT),
]


@pytest.mark.parametrize(("code", "sentence"), SENTENCES)
def test_a_bad_code_is_refused_in_one_sentence(code, sentence):
    with pytest.raises(BadCode) as raised:
        unpack("position", code)
    assert str(raised.value) == sentence


def forged(data: bytes) -> str:
    """A code whose checksum is right, whatever it holds."""
    return f"position1_{share._letters(share._checksum('position', data) + data)}"


def deflated(data: bytes) -> bytes:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return deflate.compress(data) + deflate.flush()


def test_a_bomb_is_refused():
    bomb = forged(deflated(b"0" * (50 * LIMIT)))
    with pytest.raises(BadCode, match=f"holds more than {LIMIT} bytes"):
        unpack("position", bomb)
    assert len(unpack("position", forged(deflated(b"0" * LIMIT)))) == LIMIT


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xff", deflated(b"\xff"), deflated(b"{}") + b"0", deflated(b"{}" * 9)[:-1]]
)
def test_a_forged_code_is_refused_too(data):
    with pytest.raises(BadCode, match="damaged or cut off"):
        unpack("position", forged(data))


def test_what_is_too_long_is_not_packed():
    assert unpack("position", pack("position", "0" * LIMIT)) == "0" * LIMIT
    with pytest.raises(ValueError, match="too long for a share code: 4000001 bytes"):
        pack("position", "0" * (LIMIT + 1))
    with pytest.raises(ValueError, match="one word of small letters"):
        pack("My position", TEXT)


@pytest.mark.parametrize(("code", "shown"), [(None, "None"), (b"position1_K", "b'position1_K'"), (5, "5")])
def test_a_code_is_text(code, shown):
    with pytest.raises(BadCode) as raised:
        unpack("position", code)
    assert str(raised.value) == f"The code of a position is text, not {shown}."
