"""Answers of a class: files merged, wrong rules counted by learners."""

import json

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind
from yotd_widget.engine.texts import speaking
from yotd_widget.lessons import answers


@pytest.fixture(autouse=True)
def session():
    answers.forget()
    yield
    answers.forget()


@pytest.fixture
def learner(tmp_path):
    """Writes the file of a learner who gave these answers to lessons' questions: `learner("ania", young=3, old=2)`."""

    def write(name, **given):
        answers.forget()
        for healer, answer in given.items():
            ask = yw.Ask(
                "dragon.contagion.released", at={"young": "contagion-1-mortar", "old": "contagion-old"}[healer]
            )
            ask.progress = {"attempts": [{"answer": answer, "seconds": 1, "hints": 0}]}
        yw.save_answers(tmp_path / f"{name}.json")

    return write


def test_learners_are_counted_for_each_wrong_rule(learner, tmp_path):
    learner("ania", young=3, old=3)  # twice the same idea
    learner("benek", young=3, old=1)
    learner("kasia", young=0, old=2)
    learner("dorota", young=2, old=1)
    learner("emil", young=17)  # no idea that is known
    found = yw.tally(tmp_path)
    assert list(found.items()) == [
        ("dragon.contagion-three", 2),
        ("dragon.healer-flat", 1),
        ("dragon.healer-shield", 1),
    ]
    assert found == yw.tally(sorted(tmp_path.iterdir()))
    assert found.learners == 5


def test_a_tally_is_read_as_a_list(learner, tmp_path):
    learner("ania", young=3)
    learner("benek", young=2)
    told = "1/2 dragon.contagion-three: … would be right if a Contagion always took three persons. "
    assert repr(yw.tally(tmp_path)).startswith(told)
    with speaking("pl"):
        assert "would be" not in repr(yw.tally(tmp_path))


def test_a_tally_of_nobody(tmp_path):
    assert (yw.tally(tmp_path), repr(yw.tally(tmp_path))) == ({}, "–")


def test_one_file(learner, tmp_path):
    learner("ania", young=3)
    assert yw.tally(str(tmp_path / "ania.json")) == {"dragon.contagion-three": 1}


def test_a_wrong_rule_that_is_not_known_here_is_counted_by_its_name(tmp_path):
    (tmp_path / "newer.json").write_text(json.dumps({"results": [{"wrong_rule": "moon"}]}))
    assert repr(yw.tally(tmp_path)) == "1/1 dragon.moon"


def test_this_session_stays_as_it_is(learner, tmp_path):
    learner("ania", young=3)
    before = yw.results()
    yw.tally(tmp_path)
    assert yw.results() == before


@pytest.mark.parametrize(
    "text", ["", "7", "{}", '{"results": 7}', '{"results": [7]}', '{"results": [{}]}', "[" * 99999]
)
def test_what_is_no_file_of_answers_is_named(tmp_path, text):
    (tmp_path / "notes.json").write_text(text)
    with pytest.raises(BadInput, match=r"notes\.json is no file of answers"):
        yw.tally(tmp_path)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(NotFound, match=r"nowhere\.json"):
        yw.tally([tmp_path / "nowhere.json"])


@pytest.mark.parametrize("given", [3, None, [3]])
def test_what_names_no_file_is_told(given):
    with pytest.raises(WrongKind, match=r"not (in|by) (3|None)"):
        yw.tally(given)
