"""A class: the files of its learners are read, wrong ideas counted by learners, questions by those who missed them."""

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind
from yotd_widget.engine.texts import speaking
from yotd_widget.lessons.memory import FILE, Memory, checked, to_json

THREE, FLAT, SHIELD = "dragon.contagion-three", "dragon.healer-flat", "dragon.healer-shield"
OLD, MAY = "Contagion: How many persons must leave?", "Contagion: Among how many can you choose?"


def trial(*wrong, missed=None, question="dragon.contagion.released at x"):
    missed = bool(wrong) if missed is None else missed
    return {"question": question, "missed": missed, "done": True, "wrong": list(wrong)}


@pytest.fixture
def learner(tmp_path):
    """Writes the file of a learner: `learner("ania", old=trial(THREE))`, of steps of the lesson Contagion."""

    def write(name, lesson="dragon/contagion", **trials):
        entry = {"progress": checked({"time": 1, "trials": trials}), "played": {}}
        path = tmp_path / f"{name}.json"
        path.write_text(to_json({lesson: entry}))
        return path

    return write


def test_a_wrong_idea_is_counted_once_a_learner(learner, tmp_path):
    learner("ania", old=trial(THREE, THREE), may=trial(THREE))  # twice the same idea
    learner("benek", old=trial(THREE), may=trial(FLAT))
    learner("kasia", old=trial(SHIELD, FLAT))
    learner("dorota", old=trial(missed=True))  # an idea that is not known
    learner("emil", old=trial())
    found = yw.tally(tmp_path)
    assert list(found.items()) == [(THREE, 2), (FLAT, 2), (SHIELD, 1)]
    assert found.learners == 5
    assert found == yw.tally(sorted(tmp_path.iterdir()))


def test_a_question_is_counted_by_those_who_missed_it(learner, tmp_path):
    learner("ania", old=trial(THREE), may=trial())
    learner("benek", old=trial(THREE), may=trial(FLAT))
    learner("kasia", old=trial(FLAT), may=trial(), safe=trial(question="", missed=True))
    learner("dorota", old=trial(), may=trial(), **{"again:old": trial(THREE)})
    found = yw.tally(tmp_path)
    assert list(found.questions.items()) == [(OLD, (4, 3)), (MAY, (4, 1))]
    assert found.questions[OLD].answered == 4
    assert found.questions[OLD].missed == 3
    assert found[THREE] == 3  # what comes back tells of an idea as well


def test_the_hardest_is_the_one_that_most_of_those_who_answered_have_missed(learner, tmp_path):
    learner("ania", may=trial(FLAT))
    learner("benek", old=trial(THREE))
    learner("kasia", old=trial(THREE))
    learner("dorota", old=trial())
    assert [*yw.tally(tmp_path).questions] == [MAY, OLD]


def test_questions_of_a_lesson_that_is_not_here_are_called_by_their_names(learner, tmp_path):
    learner("ania", lesson="own/rice.md", keep=trial(missed=True))
    learner("benek", lesson="dragon/nowhere", keep=trial())
    learner("kasia", lesson="dragon/contagion", gone=trial())
    learner("dorota", lesson="dragon/check-a", q1=trial())
    learner("emil", lesson="dragon/../../../../../README", far=trial())
    learner("fela", lesson="..", far=trial())
    assert {*yw.tally(tmp_path).questions} == {
        *("rice.md: keep", "nowhere: keep", "contagion: gone", "check-a: q1"),
        *("../../../../../README: far", ": far"),
    }


def test_a_tally_is_read_as_a_list(learner, tmp_path):
    learner("ania", old=trial(THREE))
    learner("benek", old=trial())
    lines = repr(yw.tally(tmp_path)).splitlines()
    assert lines[0].startswith(f"1/2 {THREE}: … would be right if a Contagion always took three persons. ")
    assert lines[1:] == [f"1/2 {OLD}"]
    with speaking("pl"):
        assert "would be" not in repr(yw.tally(tmp_path))


def test_a_tally_is_seen_as_bars_that_are_tables(learner, tmp_path):
    learner("ania", old=trial(THREE))
    learner("benek", old=trial("dragon.<moon>"))
    learner("kasia", lesson="own/<b>", old=trial())
    html = yw.tally(tmp_path)._repr_html_()
    assert html.count("<table>") == html.count("</table>") == 2
    assert "<caption>Wrong ideas</caption>" in html
    assert "<caption>Missed at the first try</caption>" in html
    assert ">2/2</td><td>" in html
    assert 'width="66" height="14" fill="#a3232b"' in html  # one learner of three
    assert "<moon>" not in html
    assert "<b>" not in html


def test_a_tally_of_nobody(tmp_path):
    found = yw.tally(tmp_path)
    assert (found, found.questions, found.learners) == ({}, {}, 0)
    assert (repr(found), found._repr_html_()) == ("–", "")


def test_one_file(learner):
    path = learner("ania", old=trial(THREE))
    for given in (path, str(path), [path], (str(path),), iter([path])):
        assert yw.tally(given) == {THREE: 1}


def test_a_wrong_rule_that_is_not_known_here_is_counted_by_its_name(learner, tmp_path):
    learner("ania", old=trial("dragon.moon"))
    assert repr(yw.tally(tmp_path)).splitlines()[0] == "1/1 dragon.moon"


def test_nothing_of_this_session_is_read_or_changed(learner, tmp_path, monkeypatch):
    path = learner("ania", old=trial(THREE))
    monkeypatch.chdir(tmp_path)
    Memory(tmp_path / FILE).keep("dragon/contagion", checked({"time": 9, "trials": {"old": trial(FLAT)}}), {})
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert yw.tally(path) == {THREE: 1}
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    "text",
    [
        *("", "7", "{}", "[]", "\x00", "[" * 99_999, '{"results": []}', '{"yotd_lessons": 2, "lessons": {}}'),
        *('{"yotd_lessons": 1}', '{"yotd_lessons": 1, "lessons": {"a": {"progress": {"time": -1}}}}'),
    ],
)
def test_what_is_no_file_of_lessons_is_named(learner, tmp_path, text):
    learner("ania", old=trial(THREE))
    (tmp_path / "notes.json").write_text(text)
    with pytest.raises(BadInput, match=r"notes\.json is no file of lessons\.$") as error:
        yw.tally(tmp_path)
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(NotFound, match=r"nowhere\.json"):
        yw.tally([tmp_path / "nowhere.json"])
    with pytest.raises(NotFound, match="nowhere"):
        yw.tally("nowhere")


@pytest.mark.parametrize("given", [3, None, [3]])
def test_what_names_no_file_is_told(given):
    with pytest.raises(WrongKind, match=r"not (in|by) (3|None)"):
        yw.tally(given)
