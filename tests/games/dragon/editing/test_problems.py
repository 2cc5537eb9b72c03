"""What speaks against a draft, and that a fix fixes it."""

import pytest

import yotd_widget as yw
from yotd_widget.engine.editing import Edit


def problems(name, *edits):
    bench = yw.dragon.State.game.editing.bench(yw.dragon.example(name) if isinstance(name, str) else name)
    draft = bench.start
    for at, to in edits:
        draft = bench.apply(draft, Edit(at, to))
    return bench.check(draft)


def labels(problem):
    return [fix.label for fix in problem.fixes]


def only(found):
    (problem,) = found
    return problem


def test_an_ordinary_position_has_none():
    assert problems("month-5") == ()


def test_more_persons_than_floors():
    problem = only(problems("tribute-1", ("P1.palace2.floors", 1)))
    assert (problem.kind, problem.rules, problem.place) == ("impossible", ("PAL-1", "INV-02"), "palace/0/2")
    assert problem.text == "Ada, palace 2: More persons than floors"
    assert labels(problem) == ["Floors: 2", "Remove: old healer", "Remove: young scholar"]


def test_a_palace_of_four_floors():
    problem = only(problems("month-5", ("P2.palace2.floors", 4)))
    assert (problem.kind, problem.rules) == ("impossible", ("PAL-2", "INV-02"))
    assert problem.text == "Bo, palace 2: it has 4 floors; a palace has 1 to 3"
    assert labels(problem) == ["Floors: 3"]


def test_four_persons_need_one_to_leave_as_well():
    edits = [("P1.palace1.3", "old monk"), ("P1.palace1.4", "young monk"), ("P1.palace1.floors", 4)]
    assert labels(problems("month-5", *edits)[0]) == ["Remove: young monk, Floors: 3"]


def test_more_tiles_than_exist():
    problem = only(problems("month-5", ("P1.palace1.3", "young healer"), ("offer.young healer", 4)))
    assert (problem.kind, problem.rules, problem.place) == ("impossible", ("SETUP-2", "INV-01"), "offer/young healer")
    assert labels(problem) == ["On offer: 2"]


def test_every_kind_of_tile_of_which_there_are_too_many_is_told():
    found = problems("tribute-1", ("offer.young monk", 9), ("offer.old monk", 9), ("P1.palace2.floors", 1))
    assert [problem.place for problem in found] == ["palace/0/2", "offer/old monk", "offer/young monk"]
    assert all(problem.fixes for problem in found)


def test_a_person_from_nowhere_is_a_note():
    start = yw.dragon.position("month 3", "gone: young monk", Ada=yw.dragon.court("2"), Bo=yw.dragon.court("2"))
    note = next(each for each in problems(start, ("P1.palace1.1", "young monk")) if each.place == "offer/young monk")
    assert (note.kind, note.rules) == ("note", ("INV-01",))
    assert note.text == "Young monk: 3 tiles now, at the start 2"
    assert labels(note)[0] == "On offer: 1"


def test_a_person_who_leaves_is_no_problem():
    assert problems("month-5", ("P2.palace1.1", None)) == ()


def test_wall_tiles_do_not_add_up():
    problem = only(problems("month-5", ("great_wall", True), ("wall.1", "P2")))
    assert (problem.kind, problem.rules, problem.place) == ("impossible", ("WALL-1", "WALL-6"), "tiles/1")
    assert labels(problem) == ["Wall tile +1 rice: laid", "No tile on place 1 of the wall"]


def test_a_question_with_one_answer():
    """Bo houses a person and has a single free place (INV-28)."""
    problem = only(problems("tribute-1", ("offer.old monk", 0), ("P2.palace1.2", "old monk")))
    assert (problem.kind, problem.rules, problem.place) == ("impossible", ("INV-28",), "turn")
    assert "Bo plays a person card" in labels(problem)


def test_the_row_of_a_year():
    problem = problems("month-5", ("month6", "contagion"))[0]
    assert (problem.kind, problem.rules) == ("unreachable", ("INV-16", "SETUP-5"))
    assert problem.text == "The months 3 to 12 do not have two of each event"
    assert "Month 6: Dragon Festival" in labels(problem)


@pytest.mark.parametrize(
    ("edit", "rule", "place", "fix"),
    [
        (("P1.hand.wild", 0), "INV-10", "good/0/cards", "A hand of 7 cards"),
        (("P1.space", 2), "INV-06", "space/0", "Space: 9"),
        (("P1.small", 9), "ACT-4", "good/0/small", "Small privileges: 4"),
        (("turn", "P2 action"), "INV-15", "good/0/yuan", "Yuan: 3"),
        (("P2.dragon", "B"), "ACT-12", "group/B/build", "No dragon"),
    ],
)
def test_what_no_real_game_shows(edit, rule, place, fix):
    found = problems("month-5", edit)
    problem = next(each for each in found if rule in each.rules and each.place == place)
    assert problem.kind == "unreachable"
    assert fix in labels(problem)


def test_the_kit_of_the_start():
    game = yw.dragon.new_game(["Ada", "Bo"], seed=7)
    problem = only(problems(game, ("P1.yuan", 9), ("P1.palace3.floors", 1)))
    assert (problem.kind, problem.rules) == ("unreachable", ("SETUP-10",))
    assert labels(problem) == ["Yuan: 6, Remove the palace"]


def test_ninety_yuan_are_a_note():
    note = only(problems("month-5", ("P1.yuan", 90)))
    assert (note.kind, note.rules, note.fixes) == ("note", ("SETUP-14",), ())


def test_a_court_without_a_palace_gets_one():
    found = problems("month-5", ("P2.palace1.floors", 0), ("P2.palace1.floors", 0), ("P2.palace1.floors", 0))
    note = next(each for each in found if each.place == "new-palace/1")
    assert (note.kind, note.rules, labels(note)) == ("note", ("PER-12",), ["Floors: 1"])
