"""The Editor without a browser: edits and messages in, sheets and answers out."""

import json

import pytest
from asked import overhear

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput


@pytest.fixture
def sent():
    return []


@pytest.fixture
def editor(sent):
    editor = yw.Editor(yw.dragon.example("month-5"))
    overhear(editor, sent.append)
    return editor


def tell(editor, kind, **content):
    editor._handle_custom_msg({"kind": kind, "seq": "1", **content}, [])


def test_an_edit_of_the_page_changes_the_state_and_is_answered(editor, sent):
    before = editor.sheet["revision"]
    tell(editor, "edit", at="P1.yuan", to=7)
    assert editor.state.court("Ada").yuan == 7
    assert sent == [{"kind": "done", "seq": "1"}]
    assert editor.sheet["revision"] > before
    assert editor.sheet["said"] == "Ada: Yuan: 7. No problems found."
    assert editor.sheet["differences"] == ["Ada: +5 yuan (2 → 7)"]
    assert editor.sheet["scene"]["marks"] == {"good/0/yuan": {"kind": "gain", "text": "+5"}}


def test_an_impossible_draft_stays_and_is_drawn_and_has_no_state(editor):
    tell(editor, "edit", at="P1.palace1.floors", to=1)
    assert editor.draft["courts"][0]["palaces"][0]["floors"] == 1
    with pytest.raises(ValueError, match=r"^Ada, palace 1: More persons than floors \(PAL-1, INV-02\)$"):
        _ = editor.state
    for thing in ("code", "expression"):
        with pytest.raises(ValueError, match="More persons"):
            getattr(editor, thing)
    rooms = editor.sheet["scene"]["board"]["courts"][0]["palaces"][0]["rooms"]
    assert rooms[1]["state"] == "homeless"
    (problem,) = editor.sheet["problems"]
    assert (problem["kind"], problem["place"]) == ("impossible", "palace/0/1")
    assert editor.sheet["said"].endswith("Impossible: 1, unreachable: 0, notes: 0.")
    tell(editor, "fix", edits=problem["fixes"][0]["edits"])
    assert editor.state.court("Ada").palaces[0].floors == 2


def test_undo_redo_and_reset(editor):
    start = editor.state
    tell(editor, "edit", at="P1.yuan", to=7)
    tell(editor, "edit", at="P1.rice", to=1)
    tell(editor, "undo")
    assert (editor.state.court("Ada").yuan, editor.state.court("Ada").rice) == (7, 0)
    assert editor.sheet["redo"]
    tell(editor, "redo")
    assert editor.state.court("Ada").rice == 1
    tell(editor, "reset")
    assert (editor.state, editor.sheet["changed"]) == (start, False)
    tell(editor, "undo")
    assert editor.state.court("Ada").rice == 1
    for _ in range(5):
        tell(editor, "undo")
    assert (editor.state, editor.sheet["undo"]) == (start, False)


def test_the_oldest_changes_can_no_longer_be_undone_and_reset_still_leads_to_the_start(editor, monkeypatch):
    monkeypatch.setattr("yotd_widget.widgets.editor.UNDONE", 3)
    start = editor.state
    for yuan in (4, 5, 6, 7):
        editor.edit("P1.yuan", yuan)
    editor.undo().undo().undo()
    assert (editor.state.court("Ada").yuan, editor.sheet["changed"], editor.sheet["undo"]) == (5, True, False)
    editor.redo().redo()
    assert (editor.state.court("Ada").yuan, editor.sheet["redo"]) == (7, False)
    assert editor.reset().state == start


def test_only_what_is_allowed_can_be_changed_and_fixed(sent):
    editor = yw.Editor(yw.dragon.example("month-5"), allow=["P1.palace1", "Ada.yuan"])
    overhear(editor, sent.append)
    choices = editor.sheet["choices"]
    assert (
        choices["good/0/yuan"]["state"] == choices["room/0/1/0"]["state"] == choices["palace/0/1"]["state"] == "legal"
    )
    assert choices["good/0/rice"]["state"] == choices["room/0/2/0"]["state"] == choices["month/5"]["state"] == "blocked"
    assert choices["good/0/rice"]["reason"]["text"] == "This cannot be changed here."
    assert "good/0/rice" not in editor.sheet["controls"]
    tell(editor, "edit", at="P1.rice", to=3)
    assert (sent[-1]["kind"], editor.sheet["changed"]) == ("refused", False)
    tell(editor, "fix", edits=[{"at": "P1.yuan", "to": 3}, {"at": "P2.yuan", "to": 3}])
    assert (sent[-1]["kind"], editor.sheet["changed"]) == ("refused", False)
    tell(editor, "open", text=yw.dragon.example("tribute-1").to_code())
    assert (sent[-1]["kind"], editor.sheet["reads"]) == ("refused", False)
    for floor in (3, 2):  # one comes from the board, and then there is none
        tell(editor, "edit", at=f"P1.palace1.{floor}", to="old healer")
    (problem,) = editor.sheet["problems"]
    assert [fix["label"] for fix in problem["fixes"]] == ["Remove: old healer", "Remove: old healer"]


def test_every_place_of_the_sheet_has_its_choice(editor):
    sheet = editor.sheet
    assert set(sheet["controls"]) <= set(sheet["choices"])
    assert {choice["state"] for choice in sheet["choices"].values()} == {"legal"}


@pytest.mark.parametrize("name", ["tribute-1", "first-drought"])
def test_what_was_pasted_is_read_and_never_run(editor, sent, name):
    other = yw.dragon.example(name)
    for text in (other.to_code(), f"  {other!r}\n", f"yw.{other!r}", other.to_json()):
        tell(editor, "open", text=text)
        assert (sent[-1]["kind"], editor.state) == ("open", other)
        tell(editor, "undo")
        assert editor.state == yw.dragon.example("month-5")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "position1_abc",
        "__import__('os').system('true')",
        "position(__import__('os').getcwd())",
        "position(*[1])",
        "position(**{})",
        "(lambda: 1)()",
        "court()",
        "position('month 3')",
        "position('month 3', Ada=court(yuan=-1), Bo=court())",
        "((((((",
        "{}",
        "[" * 5000,
        7,
        None,
    ],
)
def test_what_is_no_position_is_refused_in_one_sentence(editor, sent, text):
    tell(editor, "open", text=text)
    assert sent[-1]["kind"] == "refused"
    assert sent[-1]["text"]
    assert "\n" not in sent[-1]["text"]
    assert editor.state == yw.dragon.example("month-5")


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"kind": "dance"},
        {"kind": "edit"},
        {"kind": "edit", "at": 5, "to": 1},
        {"kind": "edit", "at": "P1.yuan"},
        {"kind": "edit", "at": "P1.yuan", "to": {}},
        {"kind": "fix"},
        {"kind": "fix", "edits": []},
        {"kind": "fix", "edits": [1]},
        {"kind": "fix", "edits": [{"at": "P1.yuan", "to": 3}, {"at": "P1.yuan", "to": -3}]},
    ],
)
def test_nonsense_gets_a_sentence_and_changes_nothing(editor, sent, message):
    editor._handle_custom_msg({"seq": "4", **message}, [])
    assert (sent[-1]["kind"], sent[-1]["seq"]) == ("refused", "4")
    assert "Traceback" not in sent[-1]["text"]
    assert not editor.sheet["changed"]


def test_python_edits_and_reads(editor):
    editor.edit("P1.yuan", 9).edit("Bo.palace2.floors", 2)
    assert eval(editor.expression, {"position": yw.dragon.position, "court": yw.dragon.court}) == editor.state
    assert yw.dragon.State.from_code(editor.code) == editor.state == yw.dragon.State.from_json(editor.to_json())
    assert str(editor.diff) == "Ada: +7 yuan (2 → 9)\nBo: −1 floor (6 → 5)"
    assert editor.problems == ()
    assert editor.undo().redo().reset().state == yw.dragon.example("month-5")
    editor.draft["month"] = 99
    assert editor.draft["month"] == 5


def test_setting_the_state_begins_anew(editor):
    editor.edit("P1.yuan", 9)
    editor.state = yw.dragon.example("tribute-1")
    assert (editor.state, editor.sheet["changed"], editor.sheet["undo"]) == (
        yw.dragon.example("tribute-1"),
        False,
        False,
    )
    with pytest.raises(TypeError, match="a position"):
        editor.state = 5
    assert editor.state == yw.dragon.example("tribute-1")


def test_what_is_wrong_is_said():
    with pytest.raises(TypeError, match="a position"):
        yw.Editor(5)
    with pytest.raises(ValueError, match="no code, no saved game and no words of a position"):
        yw.Editor("month-5")
    with pytest.raises(TypeError, match="allow lists names"):
        yw.Editor(yw.dragon.example("month-5"), allow=5)
    with pytest.raises(TypeError, match="named by texts"):
        yw.Editor(yw.dragon.example("month-5"), allow=[5])
    with pytest.raises(ValueError, match=r"“P9[.]yuan” is nothing that can be changed here"):
        yw.Editor(yw.dragon.example("month-5"), allow=["P9.yuan"])
    with pytest.raises(TypeError, match="allowed"):
        yw.Editor(yw.dragon.example("month-5"), allowed=["P1.yuan"])
    with pytest.raises(BadInput, match="cannot be"):
        yw.Editor(yw.dragon.example("month-5")).edit("P1.yuan", -1)
    for seat in ("Zed", 3, -1, True, ["Ada"]):
        with pytest.raises(ValueError, match=r"nobody here is called .*: Ada, Bo, Cyd"):
            yw.Editor(yw.dragon.example("month-5"), seat=seat)


def test_the_seat_that_is_open_at_first():
    state = yw.dragon.example("month-5")
    opened = [yw.Editor(state, seat=seat).sheet["seat"] for seat in (None, "Cyd", 2)]
    assert opened == [None, 2, 2]
    limited = yw.Editor(state, allow=["month5", "Bo.yuan", "P1.yuan"])
    assert limited.sheet["seat"] == 1
    assert yw.Editor(state, allow="month5").sheet["seat"] is None


def test_other_players_can_be_read_in_and_are_told(editor):
    tell(editor, "open", text=repr(yw.dragon.example("tribute-1")))
    assert editor.sheet["differences"] == ["Another number of players: nothing can be compared."]
    assert editor.diff == ()
    tell(editor, "reset")
    tell(editor, "edit", at="P1.name", to="Zoe")
    for at, to in (("edition", "2007"), ("great_event", "ge_flood"), ("month6", "drought"), ("turn", "P2 action")):
        editor.edit(at, to)
    assert editor.sheet["differences"] == [
        "Ada is now Zoe", "Edition 2007", "Month 6: Drought", "Another question is open", "Table: Super Event: Flood",
    ]  # fmt: skip


def test_the_message_is_small(editor):
    state = yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7, great_wall=True, great_event="ge_flood")
    assert len(json.dumps(yw.Editor(state).sheet)) <= 60_000


def test_every_output_carries_text_table_and_picture(editor):
    editor.edit("P1.palace1.floors", 1)
    data, _metadata = editor._repr_mimebundle_()
    assert data["text/plain"].startswith("IN THE YEAR OF THE DRAGON")
    assert "<table" in data["text/html"]
    assert data["image/svg+xml"].startswith("<svg")


def test_texts_follow_the_language(editor):
    editor.language = "pl"
    assert editor.sheet["scene"]["status"]
    assert repr(editor).startswith("Editor(position(")


def test_what_was_done_is_told_in_the_language_of_the_widget():
    editor = yw.Editor(yw.dragon.example("month-5"), language="pl").edit("P1.yuan", 9)
    assert editor.sheet["said"].startswith("Ada: Juany: 9.")
    editor.undo().language = "nl"
    assert editor.sheet["said"].startswith("Teruggenomen.")
