"""What a name may be."""

import pytest

from yotd_widget.engine import names
from yotd_widget.engine.names import BadName
from yotd_widget.engine.texts import speaking

ACCEPTED = [
    ("Ada", "Ada"),
    ("  Ana   Maria ", "Ana Maria"),
    ("x" * 60, "x" * 60),
    ("E\u0301va", "Éva"),  # composed
    ("Łucja “Smok”", "Łucja “Smok”"),
    ("小龍", "小龍"),
    ("$x$ <b>", "$x$ <b>"),
    ("👩\u200d🚀 Ana", "👩\u200d🚀 Ana"),
    ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
    ("🧑🏽\u200d🚀", "🧑🏽\u200d🚀"),
    ("👁\ufe0f\u200d🗨\ufe0f", "👁\ufe0f\u200d🗨\ufe0f"),
    ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ("می\u200cخواهم", "می\u200cخواهم"),
    ("क्\u200dष", "क्\u200dष"),  # after a virama
    ("র\u200d্য", "র\u200d্য"),  # and before one
]


@pytest.mark.parametrize(("given", "form"), ACCEPTED)
def test_a_name_is_kept_in_its_one_form(given, form):
    assert names.name(given) == form
    assert names.name(form) == names.form(given) == form


REFUSED = [
    ("", "a name cannot be empty"),
    (" \u00a0\u2003", "a name cannot be empty"),
    (7, "a name is text, not 7"),
    (None, "a name is text, not None"),
    ("x" * 61, "a name has at most 60 signs, not 61"),
    ("x" * 1_000_000, "a name has at most 60 signs, not 1000000"),
    ("e\u0301" * 200, "a name has at most 60 signs, not 400"),
    ("two\nlines", "a name cannot have the sign U+000A there"),
    ("a\x00", "a name cannot have the sign U+0000 there"),
    ("\x1b[31mAda", "a name cannot have the sign U+001B there"),
    ("a\u202eb", "a name cannot have the sign U+202E there"),  # the direction of writing
    ("a\u2066b", "a name cannot have the sign U+2066 there"),
    ("a\u2028b", "a name cannot have the sign U+2028 there"),
    ("a\u200bb", "a name cannot have the sign U+200B there"),  # no width
    ("a\u00a0b", "a name cannot have the sign U+00A0 there"),
    ("a\u00adb", "a name cannot have the sign U+00AD there"),
    ("\ue000", "a name cannot have the sign U+E000 there"),  # the words of positions use it
    ("\ud800", "a name cannot have the sign U+D800 there"),  # half a pair: no file can hold it
    ("a\u200db", "a name cannot have the sign U+200D there"),  # a joiner where nothing is joined
    ("👩\u200d", "a name cannot have the sign U+200D there"),
    ("a\u200cb", "a name cannot have the sign U+200C there"),
    ("Ada\ufe0f", "a name cannot have the sign U+FE0F there"),
    ("\u3164", "a name cannot have the sign U+3164 there"),  # a letter that cannot be seen
    ("\u0301a", "a name cannot have the sign U+0301 there"),  # a mark over nothing
    ("a" + "\u0336" * 9, "a name cannot have the sign U+0336 there"),  # a tower of marks
]


@pytest.mark.parametrize(("given", "sentence"), REFUSED, ids=lambda value: ascii(value)[:24])
def test_what_is_no_name_is_refused_in_a_sentence(given, sentence):
    with pytest.raises(BadName) as raised:
        names.name(given)
    assert str(raised.value) == sentence


def test_names_of_players_differ_and_none_is_that_of_chance():
    assert names.players(("Ada", "Bo ")) == ("Ada", "Bo")
    for given, sentence in [
        (("Éva", "E\u0301va"), "two players have the same name"),
        (("Ada", " Ada"), "two players have the same name"),
        (("Ada", "Luck"), "Luck is the name of chance"),
    ]:
        with pytest.raises(BadName) as raised:
            names.players(given)
        assert str(raised.value) == sentence


def test_a_name_is_known_however_it_is_typed():
    assert names.known(" E\u0301va", ("Ada", "Éva")) == "Éva"
    assert names.known(3, ("Ada", "Éva")) == 3


def test_a_line_may_be_longer():
    assert names.line("x" * 200) == "x" * 200
    with pytest.raises(BadName, match="at most 200 signs, not 201"):
        names.line("x" * 201)


def test_a_comment_keeps_its_lines_and_loses_what_cannot_be_seen():
    assert names.tidy("one\n\ttwo") == "one\n\ttwo"
    assert names.tidy("a\u202eb\x1b[0m\u200b 👩\u200d🚀\n") == "ab[0m 👩\u200d🚀\n"


def test_the_reason_is_told_in_the_language_of_the_reader():
    with speaking("pl"), pytest.raises(BadName, match="nazwa nie może być pusta"):
        names.name("")
