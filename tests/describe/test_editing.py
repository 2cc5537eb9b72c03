"""Positions of any game changed by hand: what can be pressed, what an edit does, what speaks against it."""

import json

import engine.toy as toy
import pytest
from describe.fair import TEA, fair

from yotd_widget.describe.editing.handles import Table, of_thing
from yotd_widget.describe.things import Pieces
from yotd_widget.engine.editing import Edit, Fix
from yotd_widget.engine.errors import BadInput, BadPosition, NotFound, WrongKind

FAIR = fair(TEA)
BENCH = FAIR.editing.bench(FAIR.new())


def after(*edits, bench=BENCH):
    draft = bench.start
    for at, to in edits:
        draft = bench.apply(draft, Edit(at, to))
    return bench.position(draft)


@pytest.mark.parametrize(
    ("at", "to", "said", "found"),
    [
        ("P1.coins", 5, "Ann: Coins: 5", lambda fair: fair.coins == [5, 3]),
        ("Bo.tea", 2, "Bo: Tea: 2", lambda fair: fair.goods[1] == {"tea": 2}),
        ("P1.gifts.fan", 1, "Ann: Gifts: −1 paper fan", lambda fair: fair.hands[0] == ["fan"]),
        ("P1.gifts", ["pipa", "fan"], "Ann: Gifts: pipa, paper fan", lambda fair: fair.hands[0] == ["fan", "pipa"]),
        ("stock.go_stones", 4, "Stock: +3 × Go stones", lambda fair: fair.stock["go_stones"] == 4),
        ("stall2", "pipa", "Stall 2: pipa", lambda fair: fair.row == ["fan", "pipa"]),
        ("stall1", None, "Stall 1: empty", lambda fair: fair.row == [None, None]),
        ("pile.1", "fan", "Pile 1: paper fan", lambda fair: fair.order == ["fan", "fan"]),
        ("pile.3", "go_stones", "Pile 3: Go stones", lambda fair: fair.order == ["pipa", "fan", "go_stones"]),
        ("pile.2", None, "Pile 2: nothing", lambda fair: fair.order == ["pipa"]),
        ("weather", "rain", "Weather: rainy", lambda fair: fair.weather == "rain"),
        ("weather", None, "Weather: unknown", lambda fair: fair.weather is None),
        ("day", 4, "Day: 4", lambda fair: fair.day == 4),
    ],
)
def test_an_edit_changes_one_thing_and_is_told(at, to, said, found):
    before = json.dumps(BENCH.start)
    assert found(after((at, to)))
    assert BENCH.told(BENCH.start, Edit(at, to)) == said
    assert json.dumps(BENCH.start) == before


@pytest.mark.parametrize(
    ("at", "to"),
    [
        ("P3.coins", 1), ("P1.coins", -1), ("P1.coins", 10), ("P1.coins", "3"), ("P1.coins", True), ("P1.gold", 1),
        ("P1.gifts.fan", 3), ("P1.gifts.dog", 1), ("P1.gifts", "fan"), ("P1.gifts", ["dog"]), ("stock.fan", -1),
        ("stall3", "fan"), ("stall1", "dog"), ("pile.4", "fan"), ("pile.0", "fan"), ("weather", "snow"),
        ("weather", ["sun"]), ("day", 0), (None, 1), (7, 1), ("", 1),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused_in_one_sentence(at, to):
    with pytest.raises(BadInput, match=r"^[^\n]+$"):
        BENCH.apply(BENCH.start, Edit(at, to))


def test_a_page_sends_the_values_of_a_list_as_text():
    bench = toy.GAME.editing.bench(toy.Toy())
    assert after(("bet", "2"), bench=bench).bet == after(("bet", 2), bench=bench).bet == 2


def test_every_thing_has_a_control_at_its_place():
    sheet = BENCH.sheet(BENCH.start, None)
    on_board = [thing["place"] for area in sheet["scene"]["board"]["areas"] for thing in area["things"]]
    assert sorted(sheet["controls"]) == sorted(on_board)
    kinds = {place: [control["kind"] for control in controls] for place, controls in sheet["controls"].items()}
    assert kinds["gifts/0"] == ["set"]
    assert kinds["stock/fan"] == ["number"]
    assert kinds["pile"] == ["choice"] * 3
    assert kinds["stall/2"] == kinds["weather"] == ["choice"]
    items = sheet["controls"]["gifts/0"][0]["items"]
    assert [(item["label"], item["on"], item["to"]) for item in items] == [
        ("paper fan", True, 1), ("paper fan", True, 1), ("Go stones", False, 1), ("pipa", False, 1),
    ]  # fmt: skip


def test_a_scope_leaves_some_things_open_and_says_why_not_to_the_others():
    scope = BENCH.scope(BENCH.start, ["Ann.coins", "stall1"])
    assert scope == ("P1.coins", "stall1")
    sheet = BENCH.sheet(BENCH.start, scope)
    assert set(sheet["controls"]) == {"coins/0", "stall/1"}
    assert sheet["choices"]["coins/1"]["state"] == "blocked"
    with pytest.raises(BadInput, match=r"“P1\.gold” is nothing that can be changed here: say “P1\.coins”"):
        BENCH.scope(BENCH.start, ["P1.gold"])
    with pytest.raises(WrongKind):
        BENCH.scope(BENCH.start, [5])


def test_what_differs_is_told_and_marked():
    draft = BENCH.apply(BENCH.apply(BENCH.start, Edit("P1.tea", 2)), Edit("weather", "rain"))
    assert BENCH.lines(draft) == ["Ann: +2 chests of tea (0 → 2)", "Table: weather: rainy"]
    assert set(BENCH.sheet(draft, None)["scene"]["marks"]) == {"tea/0", "weather"}
    assert BENCH.lines(BENCH.start) == []
    assert str(BENCH.difference(BENCH.start)) == "No difference."
    assert "Tea: 2" in BENCH.printed(draft)["text/plain"]


def test_a_table_that_cannot_be_says_where():
    draft = json.loads(json.dumps(BENCH.start)) | {"coins": [3, 99]}
    [problem] = BENCH.check(draft)
    assert (problem.kind, problem.text, problem.place) == ("impossible", "Bo: Coins cannot be 99", "coins/1")
    with pytest.raises(BadPosition, match=r"^Bo: Coins cannot be 99"):
        BENCH.position(draft)
    assert FAIR.editing.remarks(FAIR.new()) == ()


def test_fixes_are_tried_before_they_are_offered():
    class Room(type(FAIR.editing)):
        def proposals(self, draft, start, problem):
            yield (Edit("P2.coins", 99),)
            yield (Edit("P1.coins", 1),)
            yield (Edit("P2.coins", 9),)
            yield (Edit("P2.coins", 3), Edit("P1.tea", 1))

    bench = Room(FAIR).bench(FAIR.new())
    [problem] = bench.check(json.loads(json.dumps(bench.start)) | {"coins": [3, 99]})
    assert problem.fixes == (
        Fix("Coins: 9", (Edit("P2.coins", 9),)),
        Fix("Coins: 3, Tea: 1", (Edit("P2.coins", 3), Edit("P1.tea", 1))),
    )


def test_players_have_names_where_the_draft_has_them():
    class Room(type(FAIR.editing)):
        names_at = "names"

    bench = Room(FAIR).bench(FAIR.new())
    draft = bench.apply(bench.start, Edit("P2.name", " Cy "))
    assert bench.position(draft).players == ("Ann", "Cy")
    assert bench.lines(draft) == ["Bo is now Cy"]
    assert bench.told(bench.start, Edit("P2.name", "Cy")) == "Bo: Name: Cy"
    assert bench.sheet(draft, None)["options"][1] == {"place": "name/1", "name": "Player's name", "value": "Cy"}
    with pytest.raises(BadInput):
        bench.apply(bench.start, Edit("P2.name", "Ann"))


def test_a_marker_takes_along_what_goes_with_it():
    def after_it(draft, seat):
        draft["day"] = draft["coins"][seat]

    moving = fair(type(TEA)("tea", "Tea", at="goods.{seat}.tea", along=after_it), name="movingfair")
    bench = moving.editing.bench(moving.new())
    assert after(("P1.tea", 2), bench=bench).day == 3


@pytest.mark.parametrize(
    ("what", "value", "error"),
    [
        ("P1.coins", "x", WrongKind), ("P1.coins", True, WrongKind), ("P1.coins", -1, BadInput),
        ("P1.coins", 10, BadInput), ("day", 5, BadInput), ("weather", 1, NotFound), ("P1.gifts", 1, NotFound),
        (5, 1, NotFound),
    ],
)  # fmt: skip
def test_one_number_is_varied_or_refused(what, value, error):
    with pytest.raises(error):
        FAIR.editing.varied(FAIR.new(), what, value)
    assert FAIR.editing.varied(FAIR.new(), "Bo.coins", 7).coins == [3, 7]


def test_kinds_of_pieces_that_lie_apart_have_labels_apart():
    bowls = Pieces("stock", "Bowls", at="stock", place="stock/{item}", names={"fan": "red", "go_stones": "blue"})
    places = list(of_thing(bowls).places(Table({}, lambda _draft: FAIR.new()), None))
    assert [place.title for place in places] == ["Bowls, red", "Bowls, blue"]
    assert [control["label"] for place in places for control in place.controls] == ["Bowls, red", "Bowls, blue"]
