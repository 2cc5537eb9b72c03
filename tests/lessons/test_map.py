"""The Map class without a browser: what is done on the road, where to go on, and what is brought back."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import json as fast

import yotd_widget as yw
from yotd_widget.engine.errors import NotFound, WrongKind
from yotd_widget.engine.game import at_home
from yotd_widget.lessons import shelf
from yotd_widget.lessons.memory import FILE, WEEK_MS, Memory, checked, entries
from yotd_widget.widgets.widget import Widget

NAMES = shelf.names("dragon")
NOW = 1_800_000_000_000
"""Milliseconds; time stands still here."""


@pytest.fixture(autouse=True)
def path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    monkeypatch.setattr("yotd_widget.lessons.map.time", SimpleNamespace(time=lambda: NOW / 1000))
    return tmp_path / FILE


@pytest.fixture
def keep(path):
    """Writes what a reader has done in a lesson into the file."""

    def kept(name, when=NOW, **progress):
        Memory(path).keep(f"dragon/{name}", checked({"time": when, **progress}), {})

    return kept


@pytest.fixture
def tell(monkeypatch):
    """Sends a message as a page does and returns the answer."""
    sent = []
    monkeypatch.setattr(Widget, "_reply", lambda self, content: sent.append(content))

    def told(widget, kind, **content):
        widget._handle_custom_msg({"kind": kind, "seq": 1, **content}, [])
        return sent[-1]

    return told


def stations(shown):
    return {station["name"]: station for leg in shown.road["legs"] for station in leg["stations"]}


def states(shown):
    return {name: station["state"] for name, station in stations(shown).items() if station["state"] != "new"}


# --- what it shows ---


def test_a_new_reader_begins_with_the_first_lesson():
    shown = yw.Map()
    assert [*stations(shown)] == NAMES
    assert states(shown) == {}
    assert (shown.road["go_on"], shown.road["refresh"]) == ("first", "")
    assert shown.title == "In the Year of the Dragon: The lessons"
    assert repr(shown) == "Map('dragon')"
    assert shown.game.name == "dragon"


def test_a_station_says_what_its_lesson_is():
    found = stations(yw.Map("dragon"))
    text = shelf.text("dragon", "drought")
    assert found["drought"] == {
        **{"name": "drought", "href": "dragon/02-drought.ipynb", "state": "new", "done": 0, "kind": "lesson"},
        **{"title": "Drought", "medal": "drought", "minutes": 9.0, "able": text.able, "steps": len(text.steps)},
    }
    assert (found["check-a"]["kind"], found["check-a"]["href"]) == ("check", "dragon/check-a.ipynb")
    assert (found["check-a"]["title"], found["check-a"]["steps"]) == ("Check A", 3)
    assert (found["final"]["kind"], found["final"]["steps"]) == ("lesson", 10)


def test_the_road_of_a_second_game(path):
    """Its lessons, checks and notebooks; what is done there is told apart by the game, and its word is another."""
    first, shown = yw.Map(), yw.Map("gugong")
    assert [*stations(shown)] == shelf.names("gugong")
    assert (shown.road["go_on"], shown.title) == ("gift", "Gùgōng: The lessons")
    found = stations(shown)
    assert found["gift"]["href"] == "gugong/01-gift.ipynb"
    assert (found["check-a"]["kind"], found["check-a"]["href"]) == ("check", "gugong/check-a.ipynb")
    assert found["final"]["href"] == "gugong/19-final.ipynb"
    assert all(station["title"] and station["able"] and station["minutes"] for station in found.values())
    Memory(path).keep("gugong/check-a", checked({"time": NOW, "finished": True}), {})
    assert states(yw.Map("gugong")) == {"check-a": "done"}
    assert states(yw.Map()) == {}
    assert yw.Map("gugong").road["code"] not in (shown.road["code"], first.road["code"])


def test_each_station_has_its_notebook():
    folder = Path(__file__).parents[2] / "notebooks"
    for game in at_home():
        missing = [each["href"] for each in stations(yw.Map(game)).values() if not (folder / each["href"]).exists()]
        assert missing == []


def test_what_is_begun_and_what_is_done(keep):
    keep("first", finished=True, trials={"a": {"done": True}, "b": {"done": True}, "c": {}})
    keep("drought", at="see")
    keep("track", trials={"a": {"done": True}})
    keep("month", trials={"a": {"done": False}})
    keep("check-a", finished=True)
    shown = yw.Map()
    assert states(shown) == {"first": "done", "drought": "begun", "track": "begun", "check-a": "done"}
    assert [stations(shown)[name]["done"] for name in ("first", "drought", "track", "month")] == [2, 0, 1, 0]
    assert shown.road["go_on"] == "drought"


def test_where_to_go_on(keep):
    for name in NAMES[:4]:
        keep(name, finished=True)
    assert yw.Map().road["go_on"] == NAMES[4] == "check-a"
    for name in NAMES:
        keep(name, finished=True)
    assert yw.Map().road["go_on"] == ""


def test_what_is_done_longest_ago_is_refreshed_after_a_week(keep):
    keep("first", NOW - WEEK_MS + 60_000, finished=True)
    keep("month", NOW - 9 * WEEK_MS, at="see")
    keep("check-a", NOW - 9 * WEEK_MS, finished=True)
    assert yw.Map().road["refresh"] == ""
    keep("track", NOW - WEEK_MS - 60_000, finished=True)
    assert yw.Map().road["refresh"] == "track"
    keep("drought", NOW - 2 * WEEK_MS, finished=True)
    assert yw.Map().road["refresh"] == "drought"


def test_a_map_speaks():
    shown = yw.Map(language="pl")
    assert shown.title.startswith("W Roku Smoka: ")
    polish = [leg["title"] for leg in shown.road["legs"]]
    shown.language = "nl"
    assert shown.title.startswith("In het Jaar van de Draak: ")
    assert not {*polish} & {leg["title"] for leg in shown.road["legs"]}


def test_readers_without_a_page_have_a_list(keep):
    keep("first", finished=True)
    keep("drought", at="see")
    printed = yw.Map()._drawn_twin()
    assert "  ● First three months (12 minutes): " in printed["text/plain"]
    assert "  ◐ Drought (9 minutes): " in printed["text/plain"]
    assert "  ○ Check A (3 minutes): " in printed["text/plain"]
    assert '<a href="dragon/02-drought.ipynb">Drought</a>' in printed["text/html"]


# --- what a page does ---


def test_what_the_browser_knows_better_is_taken_over(keep, tell, path):
    keep("first", 50, at="mine")
    keep("drought", 50, at="mine")
    shown = yw.Map()
    memory = {
        "dragon/first": {"progress": {"time": 40, "at": "theirs", "finished": True}, "played": {}},
        "dragon/drought": {"progress": {"time": 60, "finished": True}, "played": {"feed": ["without 1"]}},
        "own/rice.md": {"progress": {"time": 1}},
    }
    answer = tell(shown, "merge", memory=memory)
    assert answer == {"kind": "done", "seq": 1}
    assert states(shown) == {"first": "begun", "drought": "done"}
    written = entries(path.read_bytes())
    assert {name: each["progress"]["time"] for name, each in written.items()} == {
        **{"dragon/first": 50, "dragon/drought": 60, "own/rice.md": 1},
    }
    assert written["dragon/drought"]["played"] == {"feed": ["without 1"]}


def test_a_file_to_take_along_is_brought_back_elsewhere(keep, tell, path):
    keep("first", finished=True)
    text = tell(yw.Map(), "file")["text"]
    assert entries(text) == entries(path.read_text())
    path.unlink()
    elsewhere = yw.Map()
    assert tell(elsewhere, "merge", memory=json.loads(text)["lessons"])["kind"] == "done"
    assert states(elsewhere) == {"first": "done"}
    assert entries(path.read_text()) == entries(text)


def test_a_word_to_take_along_is_brought_back_elsewhere(keep, tell, path):
    keep("first", finished=True)
    keep("drought", finished=True, trials={"left": {"done": True, "missed": True}})
    word = yw.Map().road["code"]
    path.unlink()
    elsewhere = yw.Map()
    assert elsewhere.road["code"] != word
    assert tell(elsewhere, "code", text=word.lower())["kind"] == "done"
    assert states(elsewhere) == {"first": "done", "drought": "done"}
    assert elsewhere.road["code"] == word
    assert {*entries(path.read_text())} == {"dragon/first", "dragon/drought"}


def test_a_word_takes_nothing_from_what_is_done_here(keep, tell, path):
    keep("drought", 5, finished=True, trials={"left": {"done": True}})
    word = yw.Map().road["code"]
    keep("drought", 6, finished=True, at="end", trials={"left": {"done": True}, "see": {"done": True}})
    shown = yw.Map()
    tell(shown, "code", text=word)
    assert stations(shown)["drought"]["done"] == 2
    assert entries(path.read_text())["dragon/drought"]["progress"]["time"] == 6


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"kind": "dance"},
        {"kind": "merge"},
        {"kind": "merge", "memory": []},
        {"kind": "merge", "memory": {"dragon/first": 7}},
        {"kind": "merge", "memory": {"dragon/first": {}}},
        {"kind": "merge", "memory": {"dragon/first": {"progress": {"time": -1}}}},
        {"kind": "merge", "memory": {"dragon/first": {"progress": {"time": 10**400}}}},
        {"kind": "merge", "memory": {"dragon/first": {"progress": {}, "played": 7}}},
        {
            "kind": "merge",
            "memory": {"dragon/first": {"progress": {"time": NOW, "finished": True}}, "dragon/drought": {}},
        },
        {"kind": "code"},
        {"kind": "code", "text": 7},
        {"kind": "code", "text": ["2"] * 12},
        {"kind": "code", "text": "2222-2222-2222"},
        {"kind": "code", "text": "2" * 1_000_000},
    ],
)
def test_nonsense_gets_a_sentence_and_changes_nothing(tell, path, message):
    shown = yw.Map()
    before = fast.encode(shown.road)
    answer = tell(shown, **{"kind": None, **message})
    assert (answer["kind"], answer["seq"]) == ("refused", 1)
    assert "\n" not in answer["text"]
    assert 0 < len(answer["text"]) < 600
    assert fast.encode(shown.road) == before
    assert not path.exists()


def test_a_page_writes_no_trait_of_the_map():
    shown = yw.Map()
    shown.set_state({"road": {}, "title": "Mine"})
    assert (shown.road["go_on"], shown.title) == ("first", "In the Year of the Dragon: The lessons")


def test_what_is_no_game_is_told():
    with pytest.raises(NotFound, match="no game here is called “chess”; there is dragon"):
        yw.Map("chess")
    with pytest.raises(WrongKind, match="a game has a name"):
        yw.Map(7)
    with pytest.raises(TypeError, match="There is no option “tmehe”"):
        yw.Map(tmehe="dark")
