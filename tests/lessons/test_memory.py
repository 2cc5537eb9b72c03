"""The memory of a reader: one file that is shared with care, and a word of twelve signs that is not mistyped unseen."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yotd_widget.engine.errors import BadInput
from yotd_widget.lessons import memory, shelf
from yotd_widget.lessons.memory import FILE, Memory, checked, code, decoded, entries, fresh, missed, to_json, usual

NAMES = [f"dragon/{name}" for name in shelf.names("dragon")]
SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def progress(time=1, **more):
    return checked({"time": time, **more})


def entry(time=1, **more):
    return {"progress": progress(time, **more), "played": {}}


def trial(**more):
    return checked({"trials": {"a": more}})["trials"]["a"]


@pytest.fixture
def path(tmp_path):
    return tmp_path / FILE


# --- the file ---


def test_what_was_never_begun_is_fresh(path):
    assert Memory(path).entry("dragon/drought") == {"progress": fresh(), "played": {}}
    assert not path.exists()


def test_what_is_kept_is_read_again(path):
    whole = progress(5, at="left", finished=True, trials={"left": {"given": [3, None, "a", ["b"]], "wrong": ["x"]}})
    Memory(path).keep("dragon/drought", whole, {"feed": ("without 1",)})
    assert Memory(path).entry("dragon/drought") == {"progress": whole, "played": {"feed": ["without 1"]}}
    assert entries(path.read_text()) == Memory(path).entries


def test_nothing_is_written_without_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Memory(None).keep("dragon/drought", progress(), {})
    assert [*tmp_path.iterdir()] == []


def test_of_each_lesson_the_later_one_counts(path):
    mine = Memory(path)
    mine.keep("a", progress(5, at="mine"), {})
    mine.keep("b", progress(5, at="mine"), {})
    mine.take({"a": entry(4, at="theirs"), "b": entry(6, at="theirs"), "c": entry(1, at="theirs")})
    assert {name: each["progress"]["at"] for name, each in Memory(path).entries.items()} == {
        "a": "mine",
        "b": "theirs",
        "c": "theirs",
    }
    mine.take({"a": entry(5, at="theirs")})  # at the same time: nothing new
    assert mine.entry("a")["progress"]["at"] == "mine"


def test_two_kernels_write_into_one_file(path):
    one, two = Memory(path), Memory(path)
    one.keep("a", progress(1, at="one"), {})
    two.keep("b", progress(2, at="two"), {})
    one.keep("c", progress(3, at="one"), {})
    assert {*Memory(path).entries} == {"a", "b", "c"}
    assert one.entry("b")["progress"]["at"] == "two"
    two.keep("a", progress(9, at="two"), {})
    one.keep("c", progress(10), {})
    assert Memory(path).entry("a")["progress"]["at"] == "two"
    one.keep("a", progress(4, at="late"), {})  # of an older time: what the other wrote stays
    assert Memory(path).entry("a")["progress"]["at"] == "two"


FOREIGN = [
    b"",
    b"7",
    b"{}",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 99_999,
    b'{"yotd_lessons": 2, "lessons": {}}',
    b'{"yotd_lessons": 1}',
    b'{"yotd_lessons": 1, "lessons": 7}',
    b'{"yotd_lessons": 1, "lessons": {"a": 7}}',
    b'{"yotd_lessons": 1, "lessons": {"a": {}}}',
    b'{"yotd_lessons": 1, "lessons": {"a": {"progress": {"time": -1}}}}',
    b'{"yotd_lessons": 1, "lessons": {"a": {"progress": {"time": NaN}}}}',
    b'{"yotd_lessons": 1, "lessons": {"a": {"progress": {"time": 1e999}}}}',
    b'{"yotd_lessons": 1, "lessons": {"a": {"progress": {"trials": {"b": {"given": [{}]}}}}}}',
    b'{"yotd_lessons": 1, "lessons": {"a": {"progress": {}, "played": {"b": 7}}}}',
]


@pytest.mark.parametrize("found", FOREIGN)
def test_a_damaged_or_foreign_file_is_left_alone(path, found):
    path.write_bytes(found)
    kept = Memory(path)
    kept.keep("a", progress(), {})
    kept.take({"b": entry()})
    assert path.read_bytes() == found
    assert {*kept.entries} == {"a", "b"}  # for this session
    with pytest.raises(BadInput, match=r"^This is no file of lessons\.$"):
        entries(found)


@pytest.mark.parametrize("found", FOREIGN)
def test_a_file_that_becomes_anothers_is_left_alone(path, found):
    kept = Memory(path)
    kept.keep("a", progress(), {})
    path.write_bytes(found)
    kept.keep("b", progress(), {})
    assert path.read_bytes() == found
    assert {*kept.entries} == {"a", "b"}


def test_a_file_that_is_deleted_is_written_again(path):
    kept = Memory(path)
    kept.keep("a", progress(), {})
    path.unlink()
    kept.keep("b", progress(), {})
    assert {*Memory(path).entries} == {"a", "b"}


def test_a_folder_that_is_gone_is_no_reason_to_stop(tmp_path):
    kept = Memory(tmp_path / "gone" / FILE)
    kept.keep("a", progress(), {})
    kept.keep("b", progress(), {})
    assert {*kept.entries} == {"a", "b"}
    (tmp_path / FILE).mkdir()
    Memory(tmp_path / FILE).keep("a", progress(), {})
    assert [*(tmp_path / FILE).iterdir()] == []


def test_where_the_file_lies(tmp_path, monkeypatch):
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    inside = tmp_path / "lessons" / "dragon"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)
    assert usual().path == inside / FILE
    (inside.parent / memory.MAP).touch()
    assert usual().path == inside.parent / FILE
    (inside / memory.MAP).touch()
    assert usual().path == inside / FILE
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    assert usual().path is None


def test_a_file_is_text_that_everything_reads(path):
    Memory(path).keep("own/ryż.md", progress(at="ż\ud800"), {})
    found = json.loads(path.read_bytes())
    assert found["yotd_lessons"] == 1
    assert Memory(path).entry("own/ryż.md")["progress"]["at"] == "ż\ud800"


# --- what is progress ---


def test_what_is_left_out_is_nothing():
    assert checked({}) == fresh()
    assert trial() == {
        **{"given": [], "hints": 0, "shown": False, "done": False, "seconds": 0, "question": ""},
        **{"missed": False, "wrong": []},
    }
    assert (trial(hints=-3)["hints"], trial(hints=10**30)["hints"]) == (0, memory.MOST_HINTS)


@pytest.mark.parametrize(
    "given",
    [
        *(None, 7, "text", []),
        *({"trials": []}, {"trials": {"a": []}}, {"trials": {"a": {"given": 7}}}),
        *({"trials": {"a": {"given": [each]}}} for each in (1.5, True, {}, [1], [["a"]])),
        *({"trials": {"a": {"hints": each}}} for each in ("many", None, float("inf"), [])),
        *({"time": each} for each in (-1, "now", None, float("nan"), float("inf"), 10**400)),
        {"trials": {"a": {"seconds": -1}}},
        {"trials": {"a": {"wrong": 7}}},
    ],
)
def test_what_is_no_progress(given):
    with pytest.raises(BadInput, match=r"^This is no file of lessons\.$"):
        checked(given)
    with pytest.raises(BadInput, match=r"^This is no file of lessons\.$"):
        memory.entry({"progress": given})


def test_what_is_missed_until_it_comes_back_rightly():
    wrong, right = {"missed": True, "done": True}, {"missed": False, "done": True}
    assert missed(entry(trials={"a": wrong, "b": right, "again:b": wrong})) == ["a"]
    assert missed(entry(trials={"a": wrong, "again:a": right})) == []
    assert missed(entry(trials={"a": wrong, "again:a": wrong})) == ["a"]
    assert missed(entry(trials={"a": wrong, "again:a": {"missed": False, "done": False}})) == ["a"]


# --- the word ---

done = st.dictionaries(st.sampled_from(NAMES), st.booleans())


def word_of(found):
    kept = Memory(None)
    for name, something in found.items():
        trials = {"a": {"missed": something, "done": True}}
        kept.keep(name, progress(finished=True, trials=trials), {})
    return code(NAMES, kept)


@given(done)
def test_a_word_brings_back_what_is_done(found):
    word = word_of(found)
    assert [len(part) for part in word.split("-")] == [4, 4, 4]
    assert set(word) <= {*SIGNS, "-"}
    for typed in (word, word.lower(), word.replace("-", ""), f" {word} ".replace("-", " ")):
        assert decoded(NAMES, typed) == found


@given(done, st.integers(0, 11), st.integers(1, 31))
def test_every_single_mistyped_sign_is_refused(found, at, by):
    plain = word_of(found).replace("-", "")
    sign = SIGNS[(SIGNS.index(plain[at]) + by) % 32]
    with pytest.raises(BadInput, match=r"^One of the twelve signs is mistyped\.$"):
        decoded(NAMES, plain[:at] + sign + plain[at + 1 :])


@given(done)
def test_two_signs_that_change_places_are_refused(found):
    plain = word_of(found).replace("-", "")
    for at in range(11):
        swapped = plain[:at] + plain[at + 1] + plain[at] + plain[at + 2 :]
        if swapped != plain:
            with pytest.raises(BadInput):
                decoded(NAMES, swapped)


@given(st.text().filter(lambda text: sum(sign.isalnum() for sign in text.upper()) != 12))
def test_what_has_other_than_twelve_signs_is_refused(text):
    with pytest.raises(BadInput, match=r"^This is no word of twelve signs"):
        decoded(NAMES, text)


@pytest.mark.parametrize(
    "text", ["", "2222", "2222-2222-2222-2", "0000-0000-0000", "IIII-OOOO-1111", "２２２２-2222-2222"]
)
def test_a_word_has_twelve_of_these_signs(text):
    with pytest.raises(BadInput, match=r"^This is no word of twelve signs from the map of the lessons\.$"):
        decoded(NAMES, text)


def test_all_lessons_fit_into_a_word():
    found = dict.fromkeys(NAMES, True)
    assert decoded(NAMES, word_of(found)) == found


def test_what_is_begun_alone_is_not_in_the_word():
    kept = Memory(None)
    kept.keep(NAMES[0], progress(at="see", finished=False), {})
    assert code(NAMES, kept) == code(NAMES, Memory(None))
    assert entries(to_json(kept.entries)) == kept.entries
