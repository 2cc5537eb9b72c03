"""A thing is described once; whatever shows, compares or changes it knows it from there."""

import pytest
from describe.fair import SALT, TEA, fair

from yotd_widget.describe.difference import Cause, difference
from yotd_widget.describe.spots import spot
from yotd_widget.engine.editing import Edit
from yotd_widget.engine.errors import BadInput, BadPosition, NotFound, WrongKind
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes

PLAIN, SALTED = fair(TEA, name="fair"), fair(TEA, SALT, name="saltfair")


def test_one_good_more_is_one_line_more():
    start, notes = SALTED.new(), Notes()
    after = start.after("buy salt", notes=notes)
    assert str(difference(SALTED, start, after, notes)) == (
        "Ann: −1 coin (3 → 2; BUY), +1 bag of salt (0 → 1; BUY)\nTable: decision: Bo buys"
    )
    assert SALTED.screen.news([start, after], list(notes))["salt/0"] == {"kind": "gain", "text": "+1"}
    picture = SALTED.screen.picture(Timeline(after))
    assert "Salt: 1" in SALTED.screen.printed(picture)["text/plain"]
    assert repr(after) == 'saltfair.position(open="Bo: choose good", Ann=dict(coins=2, salt=1), Bo=dict())'
    assert SALTED.notation.pasted(repr(after)) == after
    bench = SALTED.editing.bench(after)
    draft = bench.apply(bench.start, Edit("Bo.salt", 4))
    assert bench.told(bench.start, Edit("P2.salt", 4)) == "Bo: Salt: 4"
    assert bench.lines(draft) == ["Bo: +4 bags of salt (0 → 4)"]
    assert bench.sheet(draft, None)["controls"]["salt/1"][0]["value"] == 4
    assert spot(SALTED, after, "Ann.salt") == ("salt/0", "Ann: salt")
    assert SALTED.editing.varied(after, "P2.salt", 3).goods[1]["salt"] == 3
    assert SALTED.examples.example("rain", salt=2).goods[0]["salt"] == 2
    assert SALTED.examples.told("salt", 2) == "2 bags of salt"


def test_without_that_line_nobody_knows_it():
    start = PLAIN.new()
    assert "salt" not in PLAIN.screen.printed(PLAIN.screen.picture(Timeline(start)))["text/plain"].lower()
    with pytest.raises(BadInput, match=r"nothing called 'P1\.salt'"):
        PLAIN.editing.bench(start).apply(PLAIN.editing.bench(start).start, Edit("P1.salt", 1))
    with pytest.raises(NotFound, match=r"is no number of this position: say “P1\.coins”, “P1\.tea”, or “day”"):
        PLAIN.editing.varied(start, "P1.salt", 1)
    with pytest.raises(NotFound, match=r"is no place on this board: say “P1”, “P2”, or “P1\.coins”"):
        spot(PLAIN, start, "P1.salt")
    with pytest.raises(BadPosition, match="“salt” is nothing that a player has; there are coins, tea, gifts"):
        PLAIN.position(Ann={"salt": 1}, Bo={})


def test_every_kind_of_thing_says_what_is_different():
    start = PLAIN.new()
    other = PLAIN.position(
        Ann={"gifts": "fan, go stones"}, Bo={}, stock="4 fan", stall=["pipa", "fan"], pile="fan, pipa",
        weather=None, day=3,
    )  # fmt: skip
    told = str(difference(PLAIN, start, other)).splitlines()
    assert told[0] == "Ann: −1 paper fan, +1 Go stones"
    assert told[1] == (
        "Table: +2 × paper fan, −1 Go stones, stall 1: pipa, stall 2: paper fan, weather: unknown, day 1 → 3"
    )
    assert difference(PLAIN, start, start.clone()) == ()
    back = difference(PLAIN, other, start)
    assert {(fact.was, fact.now) for fact in back} == {(f.now, f.was) for f in difference(PLAIN, start, other)}


def test_causes_are_summed_and_named():
    start, notes = PLAIN.new(), Notes()
    notes.add("BUY", 0, {"coins": -1})
    notes.add("GIFT", 0, {"coins": 2})
    notes.add("WIND")
    facts = difference(PLAIN, start, PLAIN.position(Ann={"coins": 4}, Bo={}, weather="rain"), notes)
    assert [fact.causes for fact in facts] == [(Cause("BUY", -1), Cause("GIFT", 2)), (Cause("WIND"),)]
    assert str(facts[0]) == "Ann: +1 coin (3 → 4; BUY −1, GIFT +2)"
    undone = difference(PLAIN, start, PLAIN.position(Ann={"coins": 4}, Bo={}), (), notes)
    assert undone[0].causes == (Cause("BUY", 1), Cause("GIFT", -2))


def test_what_cannot_be_compared_is_refused():
    with pytest.raises(WrongKind, match="two positions can be compared"):
        difference(PLAIN, PLAIN.new(), SALTED.new())
    with pytest.raises(BadInput, match="Ann, Bo and Cy, Di do not play the same game"):
        difference(PLAIN, PLAIN.new(), PLAIN.new(("Cy", "Di")))


@pytest.mark.parametrize(
    ("mark", "found"),
    [
        ("P1", ("player/0", "Ann")),
        ("bo.gifts", None),
        ("Bo.Gifts", ("gifts/1", "Bo: gifts")),
        ("stock.go stones", ("stock/go_stones", "stock, Go stones")),
        ("stall 2", ("stall/2", "stall 2")),
        ("weather", ("weather", "weather")),
        ("coins/1", ("coins/1", "Bo: coins")),
    ],
)
def test_places_have_words_and_keys(mark, found):
    if found:
        assert spot(PLAIN, PLAIN.new(), mark) == found
    else:
        with pytest.raises(NotFound):
            spot(PLAIN, PLAIN.new(), mark)


def test_marks_are_where_things_lie():
    start = PLAIN.new()
    other = PLAIN.position(Ann={"coins": 1, "gifts": "fan, pipa"}, Bo={"gifts": "2 fan"}, stock="3 fan", weather="rain")
    assert PLAIN.screen.news([start, other], ()) == {
        "coins/0": {"kind": "loss", "text": "−2"},
        "gifts/0": {"kind": "new", "text": ""},
        "gifts/1": {"kind": "gain", "text": "+1"},
        "stock/fan": {"kind": "gain", "text": "+1"},
        "stock/go_stones": {"kind": "loss", "text": "−1"},
        "weather": {"kind": "new", "text": ""},
    }


def test_things_at_several_places_are_seen_one_by_one():
    areas = PLAIN.screen.board(PLAIN.new())["areas"]
    table = {thing["place"]: (thing["name"], thing["text"]) for thing in areas[0]["things"]}
    assert table["stock/go_stones"] == ("Stock, Go stones", "1")
    assert table["stall/2"] == ("Stall 2", "empty")
    assert table["pile"] == ("Pile", "pipa, paper fan")
