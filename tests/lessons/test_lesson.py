"""The Lesson class without a browser: what a page sends, what it is told, and what is remembered."""

import json
import shutil

import pytest
import traitlets

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind
from yotd_widget.lessons import shelf
from yotd_widget.lessons.memory import FILE, MAP, fresh
from yotd_widget.lessons.text import BadLesson

TRIAL = {"given": [4], "hints": 1, "shown": False, "done": True, "seconds": 2.5, "question": "q", "missed": True}
OWN = """# Rice

## say hello: Look
: at EX-12a
Here.

## end: Done
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def sent(monkeypatch):
    messages = []
    monkeypatch.setattr(yw.Play, "_reply", lambda self, content: messages.append(content))
    return messages


@pytest.fixture
def lesson(sent):
    return yw.Lesson("drought")


@pytest.fixture
def tell(sent):
    """Sends a message as a page does and returns the answer."""

    def told(lesson, kind, **content):
        message = {"kind": kind, "seq": 1, "revision": lesson.snapshot["revision"], **content}
        lesson._handle_custom_msg(message, [])
        return sent[-1]

    return told


def open_choices(lesson):
    return [choice["move"] for choice in lesson.snapshot["choices"].values() if choice["state"] == "legal"]


def reached(lesson, tell):
    """The first play of Drought, played to its goal."""
    for move in ("without 1", "release young court_lady 1"):
        assert tell(lesson, "play", move=move)["kind"] == "done"
    return lesson


# --- the way ---


def test_a_lesson_begins_with_its_first_step(lesson):
    assert (lesson.step["id"], lesson.step["kind"]) == ("feed", "play")
    assert lesson.progress == fresh() | {"at": "feed"}
    assert [stop["id"] for stop in lesson.plan["stops"]][:3] == ["feed", "see", "left"]
    assert lesson.title == "In the Year of the Dragon: Drought"
    assert open_choices(lesson) == ["without 1", "without 2", "without 3"]
    assert repr(lesson) == "Lesson('drought')"


def test_a_lesson_begins_where_it_is_told():
    lesson = yw.Lesson("drought", "floors")
    assert (lesson.step["id"], lesson.progress["at"]) == ("floors", "floors")


def test_a_page_enters_a_step(lesson, tell):
    assert tell(lesson, "enter", id="left")["kind"] == "done"
    assert (lesson.step["id"], lesson.standing["id"]) == ("left", "left")
    assert lesson.snapshot["revision"] == 1
    tell(lesson, "enter", id="again:left")
    assert (lesson.step["id"], lesson.step["again"]) == ("again:left", True)


def test_a_page_asks_for_a_step_and_stays_where_it_is(lesson, tell):
    answer = tell(lesson, "step", id="left")
    assert (answer["kind"], answer["step"]["id"]) == ("step", "left")
    assert lesson.step["id"] == "feed"


def test_a_step_that_goes_on_from_what_is_not_played_is_refused_and_entered_all_the_same(tell):
    lesson = yw.Lesson("first", "order")
    assert [name for name in lesson.played if name == "draft"]
    lesson = yw.Lesson("first")
    answer = tell(lesson, "step", id="fee")
    assert (answer["kind"], answer["text"]) == ("refused", "This step goes on from what is still to be played.")
    assert tell(lesson, "enter", id="fee")["kind"] == "done"
    assert {"draft", "act-one"} <= {*lesson.played}


def test_a_play_reaches_its_goal_and_then_nothing_can_be_pressed(lesson, tell):
    assert not lesson.standing["reached"]
    reached(lesson, tell)
    assert lesson.standing["reached"]
    assert lesson.standing["replies"][0]["text"].startswith("You choose which palace goes without")
    assert lesson.standing["replies"][1]["text"].startswith("With the court lady goes her point")
    assert lesson.snapshot["choices"] == {}
    assert lesson.played["feed"][-2:] == ["without 1", "release young court_lady 1"]
    before = lesson.state
    for kind in ("play", "take_back"):
        answer = tell(lesson, kind, move="release old healer 3")
        assert (answer["kind"], answer["text"]) == ("refused", "This step is done. Go on with Next.")
    assert lesson.state is before


def test_a_play_is_taken_back_and_begun_anew(lesson, tell):
    start = lesson.state
    reached(lesson, tell)
    tell(lesson, "undo")
    assert (lesson.standing["reached"], lesson.played["feed"][-1]) == (False, "without 1")
    tell(lesson, "redo")
    assert lesson.standing["reached"]
    tell(lesson, "enter", id="feed", anew=True)
    assert (lesson.state, lesson.standing["reached"]) == (start, False)
    assert "without 1" not in lesson.played["feed"]


def test_what_was_played_stays_when_a_step_is_entered_again(lesson, tell):
    reached(lesson, tell)
    before = lesson.state
    tell(lesson, "enter", id="left")
    tell(lesson, "enter", id="feed")
    assert (lesson.state, lesson.standing["reached"]) == (before, True)


def test_a_program_plays_on_to_the_goal(lesson, tell):
    tell(lesson, "play", move="without 1")
    assert tell(lesson, "through")["kind"] == "done"
    assert lesson.standing["reached"]
    assert "without 1" in lesson.played["feed"]


def test_what_goes_on_from_a_play_begins_anew_when_that_has_gone_another_way(tell):
    lesson = yw.Lesson("first")
    for name in ("draft", "act-one", "hire-one"):
        tell(lesson, "enter", id=name)
        tell(lesson, "through")
    before = lesson.played
    tell(lesson, "enter", id="draft", anew=True)
    move = next(each for each in open_choices(lesson) if each not in before["draft"])
    tell(lesson, "play", move=move)
    tell(lesson, "through")
    tell(lesson, "enter", id="act-one")
    assert (lesson.timeline.at, lesson.standing["reached"]) == (0, False)
    drafted = [str(person) for palace in lesson.state.court("Ada").palaces for person in palace.persons]
    assert move.removeprefix("draft ").replace("_", " ") in [each.replace("_", " ") for each in drafted]
    tell(lesson, "through")
    tell(lesson, "enter", id="hire-one")
    assert not lesson.standing["reached"]
    assert lesson.played["hire-one"] != before["hire-one"]


def test_what_is_taken_back_is_played_by_a_program_before_what_goes_on_from_it(tell):
    lesson = yw.Lesson("first")
    tell(lesson, "through")
    tell(lesson, "undo")
    assert not lesson.standing["reached"]
    assert tell(lesson, "step", id="act-one")["kind"] == "refused"
    tell(lesson, "enter", id="act-one")
    assert lesson.state.decision.id == "D-04"


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "undo"},
        {"kind": "redo"},
        {"kind": "jump", "step": 0},
        {"kind": "go", "node": 0},
        {"kind": "play", "move": "without 1"},
        {"kind": "take_back", "move": "without 1"},
        {"kind": "branch", "act": "fork", "luck": True},
    ],
)
def test_nothing_is_moved_where_nothing_is_played(lesson, tell, message):
    reached(lesson, tell)
    tell(lesson, "enter", id="left")
    before = lesson.played, lesson.timeline.at
    assert len(lesson.timeline.branches) == 1
    assert tell(lesson, **message)["kind"] == "refused"
    assert (lesson.played, lesson.timeline.at, len(lesson.timeline.branches)) == (*before, 1)


def test_through_changes_nothing_where_nothing_is_played(lesson, tell):
    tell(lesson, "enter", id="left")
    before = lesson.played
    assert tell(lesson, "through")["kind"] == "done"
    assert (lesson.step["id"], lesson.played) == ("left", before)


def test_a_click_on_an_old_picture_changes_nothing(lesson, tell):
    tell(lesson, "play", move="without 1")
    before = lesson.state
    answer = tell(lesson, "play", move="release young monk 1", revision=1)
    assert answer == {"kind": "stale", "seq": 1, "revision": lesson.snapshot["revision"]}
    assert lesson.state is before
    assert tell(lesson, "through", revision=0)["kind"] == "stale"


@pytest.mark.parametrize("typed", ["use A build", "use  A build", "Use a BUILD", "pass"])
def test_what_waits_for_a_later_step_is_blocked_with_a_sentence(tell, typed):
    lesson = yw.Lesson("actions", "goods")
    assert open_choices(lesson) == ["use A taxes", "use A harvest", "use B fireworks_display"]
    choice = next(each for each in lesson.snapshot["choices"].values() if each["move"] == "use A build")
    assert (choice["state"], choice["reason"]["text"]) == ("blocked", "Not in this step.")
    assert choice["preview"] is None
    before = lesson.state
    answer = tell(lesson, "play", move=typed)
    assert (answer["kind"], answer["text"]) == ("refused", "Not in this step.")
    assert lesson.state is before


def test_no_position_is_supposed_in_a_lesson(tell):
    lesson = yw.Lesson("cards", "poor")
    reasons = [choice["reason"] for choice in lesson.snapshot["choices"].values() if choice["reason"]]
    assert reasons
    assert not any(reason["can"] for reason in reasons)
    before = lesson.state
    assert tell(lesson, "try", move="use A taxes")["kind"] == "refused"
    assert tell(lesson, "command", text="pass")["kind"] == "refused"
    assert tell(lesson, "again")["kind"] == "refused"
    assert lesson.state is before


def test_a_court_is_built_until_the_engine_gives_the_answer(tell):
    lesson = yw.Lesson("contagion", "safe")
    assert lesson.sheet["title"] == lesson.step["heading"]
    assert not lesson.standing["reached"]
    assert lesson.standing["replies"][0]["text"].startswith("Here the answer is: **")
    rooms = [controls[0]["at"] for controls in lesson.sheet["controls"].values()][:2]
    for room, person in zip(rooms, ("old healer", "young healer"), strict=True):
        assert tell(lesson, "edit", at=room, to=person)["kind"] == "done"
    assert lesson.standing["reached"]
    assert lesson.standing["replies"][0]["text"].startswith("Three mortars, and everybody stays.")
    for _room in rooms:
        tell(lesson, "undo")
    assert not lesson.standing["reached"]
    refused = tell(lesson, "edit", at="P1.yuan", to=5)
    assert (refused["kind"], refused["text"]) == ("refused", "This cannot be changed here.")
    tell(lesson, "through")
    assert lesson.standing["reached"]
    tell(lesson, "enter", id="old")
    assert lesson.sheet == {}


def test_a_lesson_speaks(tell):
    lesson = yw.Lesson("actions", language="pl")
    assert lesson.words["kindPlay"] == "Zagraj"
    assert lesson.title.startswith("W Roku Smoka: ")
    assert tell(lesson, "play", move="use A build")["text"] == "Nie w tym kroku."
    before = lesson.state
    lesson.language = "nl"
    assert lesson.words["kindPlay"] == "Speel"
    assert tell(lesson, "play", move="use A build")["text"] == "Niet in deze stap."
    assert (lesson.state, lesson.step["id"]) == (before, "goods")


@pytest.fixture
def polish(tmp_path, monkeypatch):
    """Lessons with some Polish words in them: name of a lesson -> English words and Polish ones."""

    def translated(name, words):
        course = tmp_path / "games/dragon" / shelf.COURSE
        shutil.copytree(shelf.GAMES / "dragon" / shelf.COURSE, course)
        text = (course / "en" / f"{name}.md").read_text("utf-8")
        for english, other in words.items():
            assert english in text
            text = text.replace(english, other)
        (course / "pl").mkdir(exist_ok=True)
        (course / "pl" / f"{name}.md").write_text(text, "utf-8")
        monkeypatch.setattr(shelf, "GAMES", tmp_path / "games")

    return translated


def test_a_play_goes_on_in_the_words_of_another_language(tell, polish):
    polish("drought", {"You choose which palace": "Ty wybierasz"})
    lesson = yw.Lesson("drought")
    reached(lesson, tell)
    lesson.language = "pl"
    assert lesson.standing["replies"][0]["text"].startswith("Ty wybierasz goes without")
    tell(lesson, "undo")
    tell(lesson, "redo")
    assert lesson.standing["replies"][0]["text"].startswith("Ty wybierasz goes without")
    lesson.language = "en"
    assert lesson.standing["replies"][0]["text"].startswith("You choose which palace goes without")


def test_a_court_is_built_on_in_the_words_of_another_language(tell, polish):
    heading = yw.Lesson("contagion", "safe").step["heading"]
    polish("contagion", {heading: "Dwór", "Three mortars, and": "Trzy"})
    lesson = yw.Lesson("contagion", "safe")
    rooms = [controls[0]["at"] for controls in lesson.sheet["controls"].values()][:2]
    tell(lesson, "edit", at=rooms[0], to="old healer")
    lesson.language = "pl"
    assert (lesson.sheet["title"], lesson.sheet["undo"]) == ("Dwór", True)
    tell(lesson, "edit", at=rooms[1], to="young healer")
    assert lesson.standing["reached"]
    assert lesson.standing["replies"][0]["text"].startswith("Trzy everybody stays")


def test_a_lesson_begins_in_its_language():
    asked = yw.Lesson("drought", "left", language="pl").step["asked"]
    lesson = yw.Lesson("drought", "left")
    english = lesson.step["asked"]
    lesson.language = "pl"
    assert asked == lesson.step["asked"] != english


def test_readers_without_a_page_have_the_lesson_as_text(lesson):
    assert "Three palaces, two bags of rice" in lesson._drawn_twin()["text/plain"]


# --- hostile messages ---


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"kind": "dance"},
        {"kind": ["enter"]},
        {"kind": "enter"},
        {"kind": "enter", "id": None},
        {"kind": "enter", "id": ["feed"]},
        {"kind": "enter", "id": 10**50},
        {"kind": "enter", "id": "x" * 1_000_000},
        {"kind": "enter", "id": "nowhere"},
        {"kind": "enter", "id": "end"},
        {"kind": "enter", "id": "again:feed"},
        {"kind": "enter", "id": "again:again:left"},
        {"kind": "step"},
        {"kind": "step", "id": {}},
        {"kind": "step", "id": "again:feed"},
        {"kind": "play"},
        {"kind": "play", "move": 7},
        {"kind": "play", "move": "x" * 1_000_000},
        {"kind": "take_back", "move": []},
        {"kind": "undo", "times": "often"},
        {"kind": "undo", "times": None},
        {"kind": "jump", "step": 10**30},
        {"kind": "go", "node": "main line"},
        {"kind": "edit", "at": "P1.rice", "to": 9},
        {"kind": "resume"},
        {"kind": "resume", "progress": 7},
        {"kind": "resume", "progress": []},
        {"kind": "resume", "progress": {}, "played": 7},
        {"kind": "resume", "progress": {}, "played": {"feed": 7}},
        {"kind": "resume", "progress": {"trials": {"a": 7}}},
        {"kind": "resume", "progress": {"trials": {"a": {"given": [{}]}}}},
        {"kind": "resume", "progress": {"time": float("nan")}},
        {"kind": "resume", "progress": {"time": 10**400}},
        {"kind": "resume", "progress": {"time": -1}},
    ],
)
def test_nonsense_gets_a_sentence_and_changes_nothing(lesson, sent, message):
    before = lesson.state, lesson.step, lesson.played, lesson.progress
    lesson._handle_custom_msg({"seq": 4, "revision": lesson.snapshot["revision"], **message}, [])
    answer = sent[-1]
    assert (answer["kind"], answer["seq"]) == ("refused", 4)
    assert "\n" not in answer["text"].strip()
    assert 0 < len(answer["text"]) < 600
    assert "Traceback" not in answer["text"]
    assert (lesson.state, lesson.step, lesson.played, lesson.progress) == before
    lesson.language = "nl"  # all can still be drawn
    lesson._handle_custom_msg({"kind": "enter", "id": "left", "seq": 5}, [])
    assert (sent[-1]["kind"], lesson.step["id"]) == ("done", "left")


@pytest.mark.parametrize("message", [None, [], "enter", 7])
def test_what_is_no_message_is_answered_too(lesson, sent, message):
    lesson._receive(lesson, message, [])
    assert (sent[-1]["kind"], sent[-1]["seq"]) == ("refused", None)


@pytest.mark.parametrize(
    "progress",
    [7, [], {"trials": []}, {"trials": {"a": 7}}, {"trials": {"a": {"given": [1.5]}}}, {"time": -1}, {"time": "now"}],
)
def test_progress_that_is_none_is_refused_in_one_sentence(lesson, folder, progress):
    before = lesson.progress
    with pytest.raises(traitlets.TraitError) as error:
        lesson.set_state({"progress": progress})
    assert "\n" not in str(error.value)
    assert lesson.progress == before
    assert not (folder / FILE).exists()


def test_progress_is_made_whole(lesson):
    lesson.set_state({"progress": {"trials": {"left": {"hints": 10**9, "given": [None, 3, "a", ["b"]]}}, "more": 1}})
    assert lesson.progress["trials"]["left"]["hints"] == 9
    assert {*lesson.progress} == {*fresh()}
    assert {*lesson.progress["trials"]["left"]} == {*TRIAL, "wrong"}


def test_a_page_writes_its_progress_alone(lesson):
    before = lesson.plan
    lesson.set_state({"plan": {}, "played": {"feed": []}, "step": {}, "standing": {}})
    assert (lesson.plan, lesson.step["id"], lesson.standing["id"]) == (before, "feed", "feed")


# --- what is remembered ---


def test_progress_is_written_beside_the_notebook(lesson, folder, tell):
    reached(lesson, tell)
    lesson.set_state({"progress": {"at": "see", "time": 5, "trials": {"left": TRIAL}}})
    written = json.loads((folder / FILE).read_text())
    assert {*written["lessons"]} == {"dragon/drought"}
    entry = written["lessons"]["dragon/drought"]
    assert (entry["progress"]["at"], entry["progress"]["time"]) == ("see", 5)
    assert entry["played"]["feed"][-2:] == ["without 1", "release young court_lady 1"]


def test_progress_is_written_beside_the_map(folder, monkeypatch):
    (folder / MAP).write_text("{}")
    (folder / "dragon").mkdir()
    monkeypatch.chdir(folder / "dragon")
    yw.Lesson("drought").progress = {"time": 5}
    assert {path.name for path in folder.iterdir() if path.is_file()} == {MAP, FILE}
    assert [*(folder / "dragon").iterdir()] == []


@pytest.mark.parametrize("server", ["voila/0.5.8", "voila"])
def test_nothing_is_written_where_many_readers_share_a_folder(folder, monkeypatch, server):
    monkeypatch.setenv("SERVER_SOFTWARE", server)
    yw.Lesson("drought").progress = {"time": 5}
    assert [*folder.iterdir()] == []
    monkeypatch.setenv("SERVER_SOFTWARE", "jupyter/2")
    yw.Lesson("drought").progress = {"time": 5}
    assert [path.name for path in folder.iterdir()] == [FILE]


def test_a_lesson_is_opened_again_where_it_stopped(lesson, tell):
    tell(lesson, "play", move="without 1")
    lesson.progress = {"at": "feed", "time": 5, "trials": {"left": TRIAL}}
    again = yw.Lesson("drought")
    assert (again.state, again.step, again.played) == (lesson.state, lesson.step, lesson.played)
    assert again.progress == lesson.progress
    assert again.timeline.at == lesson.timeline.at
    tell(again, "play", move="release young monk 1")
    tell(again, "enter", id="see")
    again.progress = again.progress | {"at": "see", "time": 6}
    later = yw.Lesson("drought")
    assert (later.step, later.played) == (again.step, again.played)


def test_what_the_page_knows_is_written_down(lesson, tell, folder):
    played = {"feed": ["place 1", "without 1"]}
    tell(lesson, "resume", progress={"at": "feed", "time": 9}, played=played)
    assert json.loads((folder / FILE).read_text())["lessons"]["dragon/drought"]["played"] == played


def test_every_move_is_written_down(lesson, tell, folder):
    tell(lesson, "play", move="without 1")
    assert [*folder.iterdir()] == []  # nobody has seen it yet
    lesson.progress = {"at": "feed", "time": 5}
    tell(lesson, "undo")
    tell(lesson, "play", move="without 2")
    again = yw.Lesson("drought")
    assert (again.state, again.played) == (lesson.state, lesson.played)
    assert again.played["feed"][-1] == "without 2"
    assert again.progress == lesson.progress


def test_the_page_may_know_more(lesson, tell):
    played = {"feed": ["place 1", "without 1"], "nowhere": ["dance"]}
    progress = {"at": "feed", "time": 9, "trials": {"left": TRIAL}}
    assert tell(lesson, "resume", progress=progress, played=played)["kind"] == "done"
    assert lesson.played == {"feed": ["place 1", "without 1"]}
    assert lesson.progress["trials"]["left"]["missed"]
    assert open_choices(lesson) == ["release young monk 1", "release young court_lady 1"]
    tell(lesson, "resume", progress={"time": 10}, played={})
    assert (lesson.played["feed"], lesson.progress["trials"]) == (["place 1"], {})


@pytest.mark.parametrize("moves", [["dance"], "abc", ["without 9"], [None, 7], ["x" * 100_000], ["pass"] * 1000])
def test_moves_that_do_not_fit_are_played_anew(lesson, tell, moves):
    start = lesson.state
    assert tell(lesson, "resume", progress={"at": "feed", "time": 9}, played={"feed": moves})["kind"] == "done"
    assert lesson.state == start
    assert yw.Lesson("drought").state == start


@pytest.mark.parametrize("at", ["nowhere", "again:feed", "again:nowhere", ""])
def test_a_step_that_is_gone_leads_to_the_first(lesson, tell, at):
    tell(lesson, "enter", id="left")
    assert tell(lesson, "resume", progress={"at": at, "time": 9})["kind"] == "done"
    assert lesson.step["id"] == "feed"
    assert yw.Lesson("drought").step["id"] == "feed"


def test_a_check_that_is_begun_keeps_its_questions():
    check = yw.Lesson("check-a")
    asked = [check.made.text.step(name).clauses for name in ("q1", "q2", "q3")]
    check.progress = {"at": "q2", "time": 5, "trials": {"q1": TRIAL}}
    check.language = "pl"
    again = yw.Lesson("check-a")
    for each in (check, again):
        assert [each.made.text.step(name).clauses for name in ("q1", "q2", "q3")] == asked
    assert again.step["id"] == "q2"


def test_a_check_that_is_done_stays_as_it_was_until_it_is_opened_again(lesson, tell):
    check = yw.Lesson("check-a")
    asked = [step.clauses for step in check.made.text.steps]
    check.progress = {"at": "", "time": 5, "finished": True, "trials": {"q1": TRIAL}}
    tell(lesson, "resume", progress={"time": 6, "trials": {"left": {**TRIAL, "question": "dragon.drought.left at"}}})
    check.language = "pl"
    assert [step.clauses for step in check.made.text.steps] == asked
    again = yw.Lesson("check-a")
    assert [step.clauses for step in again.made.text.steps] != asked
    assert again.made.text.steps[0].clauses["ask"].startswith("dragon.drought.left")


# --- which lesson ---


def test_a_text_of_ones_own(folder):
    (folder / "rice.md").write_text(OWN)
    lesson = yw.Lesson("rice.md")
    assert (lesson.plan["title"], lesson.step["id"], lesson.plan["next"]) == ("Rice", "hello", None)
    lesson.progress = {"time": 5}
    assert [*json.loads((folder / FILE).read_text())["lessons"]] == ["own/rice.md"]
    assert yw.Lesson(folder / "rice.md").progress["time"] == 5


def test_a_text_may_begin_with_the_mark_that_windows_writes(folder):
    (folder / "rice.md").write_text(OWN, "utf-8-sig")
    assert yw.Lesson("rice.md").plan["title"] == "Rice"


def test_a_text_names_what_follows_and_what_is_looked_up(folder):
    (folder / "rice.md").write_text(f"{OWN}: next track · also EVT-DROUGHT-5, REL-7\n")
    plan = yw.Lesson("rice.md").plan
    assert (plan["next"]["name"], [each["rule"] for each in plan["also"]]) == ("track", ["EVT-DROUGHT-5", "REL-7"])


def test_what_is_no_lesson_is_told(folder):
    with pytest.raises(NotFound, match=r"There is no lesson “drouhgt”: did you mean “drought”\?"):
        yw.Lesson("drouhgt")
    with pytest.raises(NotFound, match=r"there is no step “fed” in this lesson: did you mean “feed”\?"):
        yw.Lesson("drought", "fed")
    with pytest.raises(NotFound, match="there is no step “again:feed”"):
        yw.Lesson("drought", "again:feed")
    with pytest.raises(NotFound, match=r"There is no file nowhere\.md"):
        yw.Lesson("nowhere.md")
    with pytest.raises(WrongKind, match=r"a lesson is named by a text, “drought” or “my-lesson\.md”, not 7"):
        yw.Lesson(7)
    with pytest.raises(WrongKind, match="a step is named by a text, not by 7"):
        yw.Lesson("drought", 7)
    (folder / "bad.md").write_text("Rice\n")
    with pytest.raises(BadLesson, match=r"^bad\.md, line 1: a lesson begins with its title"):
        yw.Lesson("bad.md")
    (folder / "also.md").write_text(f"{OWN}: also EVT-DROUGHT-99\n")
    with pytest.raises(BadLesson, match=r"^also\.md, line 7: there is no rule EVT-DROUGHT-99"):
        yw.Lesson("also.md")
    (folder / "next.md").write_text(f"{OWN}: next drouhgt\n")
    with pytest.raises(BadLesson, match=r"^next\.md, line 7: There is no lesson “drouhgt”: did you mean “drought”"):
        yw.Lesson("next.md")
    (folder / "bytes.md").write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match=r"bytes\.md is no text in UTF-8"):
        yw.Lesson("bytes.md")
    with pytest.raises(TypeError, match="There is no option “tmehe”"):
        yw.Lesson("drought", tmehe="dark")


@pytest.mark.parametrize(
    ("step", "line", "told"),
    [
        (
            "## ask left: How much is left?\n: at EX-12a rice=6 · ask drought.left\nSix bags.\n> else: No.\n",
            None,
            "",
        ),
        (
            "## ask left: Are 3 left?\n: at EX-12a rice=6 · ask drought.left\nSix bags.\n> else: No.\n",
            3,
            "the number sought, 3, stands in the step itself",
        ),
        (
            "## ask left: How much?\n: at EX-12a rice=6 · ask drought.left\n> mongol-one: No.\n> else: No.\n",
            5,
            "no answer follows from “mongol-one”",
        ),
        (
            "## play on: Play\n: at drought-3-palaces · until EVT-DROUGHT-99\nPress.\n",
            3,
            "there is no rule EVT-DROUGHT-99",
        ),
        (
            "## try rice: How much?\n: at EX-12a rice=0 · ask drought.left · vary rice 0..3 from 0 · wants 0\n",
            3,
            "what is sought is there from the beginning",
        ),
        (
            "## ask left: How much?\n: at EX-12a rice=6 · ask drought.left\n> =3 rice: So.\n> else: No.\n",
            5,
            "“=3 rice” is the right answer: write “> …”",
        ),
        (
            "## ask which: Which?\n: at EX-12a rice=2 · ask drought.choices\n> =palace 9: So.\n> else: No.\n",
            5,
            "no answer follows from “=palace 9”",
        ),
        (
            "## try rice: Is it 3?\n: at EX-12a rice=0 · ask drought.left · vary rice 0..5 from 0 · wants largest 0\n",
            3,
            "the number sought, 3, stands in the step itself",
        ),
        (
            "## watch on: Look\n: at drought-3-palaces · frames evnt, decay\n",
            3,
            "there is no frame “evnt”: did you mean “event”",
        ),
        (
            "## watch on: Look\n: at drought-3-palaces · frames decay\n> decya: So.\n",
            5,
            "there is no frame “decya”: did you mean “decay”",
        ),
        ("## try rice: How much?\n: at EX-12a · vary rice 0..3\n", 3, "This step says what it asks"),
        ("### say on: Look\n: at EX-12a\n", 3, "a step begins as “## ask left: Heading”"),
        (
            '## try rice: How much?\n: at EX-12a palaces="2" rice=0 · ask drought.left · vary rice 0..3 from 0\n',
            None,
            "",
        ),
    ],
)
def test_a_lesson_of_ones_own_is_gone_through_when_it_is_made(folder, step, line, told):
    (folder / "own.md").write_text(f"# Rice\n\n{step}\n## end: Done\n- Rice.\n")
    if line is None:
        assert yw.Lesson("own.md").made.text.title == "Rice"
        return
    with pytest.raises(BadLesson, match=rf"^own\.md, line {line}: {told}"):
        yw.Lesson("own.md")


@pytest.mark.parametrize("spoken", ["en", "pl", "nl"])
@pytest.mark.parametrize("named", ["palace 4", "Pałac 4", "paleis 4"])
def test_an_answer_is_named_by_its_words_in_any_language(folder, spoken, named):
    ask = (
        f"## ask which: Which?\n: at EX-12a rice=2 · ask drought.choices\n> ={named}: Nobody eats there.\n> else: No.\n"
    )
    (folder / "own.md").write_text(f"# Rice\n\n{ask}\n## end: Done\n- Rice.\n")
    choices = yw.Lesson("own.md", language=spoken).step["asked"]["choices"]
    assert [each["reply"]["text"] for each in choices if each["reply"]] == ["Nobody eats there."]


@pytest.mark.parametrize(
    "written",
    [
        ": at EX-12a rice=6 | ask drought.left",
        "\t:at EX-12a rice=6 · ask drought.left",
        ": at EX-12a palaces=“2 young monk / 3 court lady / 2 craftsman” rice=6 · ask drought.left",
        "> Else: No.",
    ],
)
def test_what_other_keyboards_write_is_read(folder, written):
    lines = ["# Rice", "", "## ask left: How much?", ": at EX-12a rice=6 · ask drought.left"]
    lines += ["> else: No.", "", "## end: Done", "- Rice."]
    lines[4 if written.startswith(">") else 3] = written
    (folder / "own.md").write_text("\n".join(lines) + "\n")
    assert yw.Lesson("own.md").step["asked"]["kind"] == "number"


def test_a_try_may_begin_where_another_step_does(folder):
    ask = "## ask left: How much is left?\n: at EX-12a rice=6 · ask drought.left\n> else: No.\n"
    vary = (
        "## try rice: When is nothing left?\n: at = left · ask drought.left · vary rice 2..6 from 6 · wants largest 0\n"
    )
    (folder / "own.md").write_text(f"# Rice\n\n{ask}\n{vary}\n## end: Done\n- Rice.\n")
    drawn = yw.Lesson("own.md")._going.draw("rice")
    assert [frame["good"] for frame in drawn["frames"]] == [False, True, False, False, False]


def test_options_are_those_of_every_widget():
    lesson = yw.Lesson("drought", teacher=True, projector=True, theme="dark")
    assert (lesson.teacher, lesson.projector, lesson.theme) == (True, True, "dark")
    with pytest.raises(traitlets.TraitError):
        yw.Lesson("drought", theme="pink")
