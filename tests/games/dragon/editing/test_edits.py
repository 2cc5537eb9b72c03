"""Single edits: what they change, what goes with them, what they refuse."""

import pytest

import yotd_widget as yw
from yotd_widget.engine.editing import Edit
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.games.dragon.pieces import GROUP_SIZES, HAND, WALL_TILES

START = yw.dragon.example("month-5")


@pytest.fixture
def bench():
    return yw.dragon.State.game.editing.bench(START)


def after(bench, *edits):
    draft = bench.start
    for at, to in edits:
        draft = bench.apply(draft, Edit(at, to))
    return bench.position(draft)


@pytest.mark.parametrize("good", ["yuan", "rice", "fireworks", "small", "large", "vp"])
def test_amounts_have_no_upper_bound(bench, good):
    assert getattr(after(bench, (f"P1.{good}", 10**12)).court("Ada"), good) == 10**12


def test_a_marker_lands_on_top_of_its_new_space(bench):
    assert START.track == [0, 1, 2]
    assert after(bench, ("P3.space", 17)).track == [2, 0, 1]
    assert after(bench, ("P3.space", 16)).track == [0, 1, 2]
    assert after(bench, ("P2.on_top", True)).track == [1, 0, 2]


def test_a_person_moves_in_from_the_board(bench):
    draft = bench.apply(bench.start, Edit("P1.palace1.3", "old monk"))
    assert draft["courts"][0]["palaces"][0]["persons"] == ["young healer", "old farmer", "old monk"]
    assert draft["offer"] == bench.start["offer"] | {"old monk": bench.start["offer"]["old monk"] - 1}
    assert START.offer["old monk"] == 2


def test_the_list_of_persons_says_of_whom_no_tile_is_left(bench):
    draft = bench.apply(bench.start, Edit("offer.old healer", 0))
    persons = dict(bench.sheet(draft, None)["lists"]["persons"])
    assert persons["old healer"] == "Old healer: none left"
    assert [name for name in persons.values() if "left" in name] == ["Old healer: none left"]


def test_a_person_comes_back_before_one_is_taken_from_the_board(bench):
    without = bench.apply(bench.start, Edit("P1.palace1.1", None))
    assert bench.apply(without, Edit("P1.palace1.2", "young healer"))["offer"] == bench.start["offer"]


def test_who_leaves_leaves_the_others_in_their_order(bench):
    assert after(bench, ("P2.palace1.1", None)).court("Bo").palaces[0].persons == ("young scholar",)


def test_floors_found_and_remove_palaces(bench):
    assert len(after(bench, ("P1.palace3.floors", 1)).court("Ada").palaces) == 3
    assert len(after(bench, ("P1.palace1.floors", 0)).court("Ada").palaces) == 1


def test_cards_of_a_group_change_places(bench):
    state = after(bench, ("A.taxes", "privilege"))
    assert state.groups[0] == ("privilege", "harvest", "research")
    assert state.groups[2] == ("fireworks_display", "taxes")


def test_cards_keep_the_order_of_a_hand(bench):
    hand = START.court("Ada").hand
    state = after(bench, ("P1.hand.wild", 1), ("P1.hand.monk", 1))
    assert state.court("Ada").hand == tuple(sorted((*hand[:-1], "monk"), key=HAND.index))


@pytest.mark.parametrize("phase", ["action", "person"])
def test_anybody_can_be_asked(bench, phase):
    state = after(bench, ("turn", f"P2 {phase}"))
    assert (state.decision.player, state.phase) == ("Bo", phase)
    assert [remark for remark in remarks(state) if "ROUND" in str(remark.rules)] == []


def test_the_great_wall_comes_with_its_tiles_and_its_card_and_goes_with_them(bench):
    state = after(bench, ("great_wall", True))
    assert all(court.wall_tiles == WALL_TILES for court in state.courts)
    assert tuple(map(len, state.groups)) == GROUP_SIZES[8][3]
    back = after(bench, ("great_wall", True), ("great_wall", False))
    assert (back.courts, back.setup) == (START.courts, START.setup)


def test_wall_tiles_are_laid_and_taken_up(bench):
    draft = bench.apply(bench.apply(bench.start, Edit("great_wall", True)), Edit("wall.1", "P2"))
    draft = bench.apply(draft, Edit("P2.wall_tiles.wall_rice", False))
    assert bench.position(draft).wall == (1,)
    assert bench.apply(draft, Edit("wall.1", None))["wall"] == []


def test_a_super_event_is_agreed_on_and_taken_away(bench):
    state = after(bench, ("great_event", "ge_flood"))
    assert (state.great_event, state.setup.great_event) == ("ge_flood", "ge_flood")
    assert after(bench, ("great_event", "ge_flood"), ("great_event", None)) == START


def test_names_months_dragons_and_the_row(bench):
    edits = ("P1.name", "Zoe"), ("month", 9), ("P2.dragon", "B"), ("month10", "drought"), ("edition", "2007")
    state = after(bench, *edits)
    assert (state.players, state.month, state.dragons) == (("Zoe", "Bo", "Cyd"), 9, {1: "B"})
    assert (state.event_row[9], state.setup.edition) == ("drought", "2007")


def test_players_may_be_called_by_name(bench):
    assert after(bench, ("Ada.yuan", 4)).court("Ada").yuan == 4


def test_an_edit_leaves_the_draft_as_it_was(bench):
    before = bench.draft(START)
    bench.apply(bench.start, Edit("P1.palace1.1", None))
    assert bench.start == before


@pytest.mark.parametrize(
    ("at", "to"),
    [
        ("P4.yuan", 1),
        ("P1.gold", 1),
        ("P1.palace9.floors", 2),
        ("P1.palace1.9", "young monk"),
        ("offer.old craftsman", 1),
        ("F.taxes", "build"),
        ("wall.13", "P1"),
        ("month13", "drought"),
        (None, 1),
        (7, 1),
        ("P1.yuan", -1),
        ("P1.yuan", "3"),
        ("P1.yuan", True),
        ("P1.yuan", 2**60),
        ("P1.palace1.floors", 9),
        ("P1.palace1.1", "young dog"),
        ("P1.palace1.1", ["young monk"]),
        ("P1.hand", "monk"),
        ("P1.hand.healer", 2),
        ("P1.hand.dog", 1),
        ("P1.wall_tiles.wall_rice", 1),
        ("P1.name", "Bo"),
        ("P1.name", " "),
        ("P1.name", 5),
        ("P1.dragon", "E"),
        ("month", 0),
        ("month5", "flood"),
        ("A.taxes", "build_wall"),
        ("A.build", "taxes"),
        ("edition", "1999"),
        ("great_event", "ge_rain"),
        ("great_wall", None),
        ("turn", "P9 action"),
        ("turn", 1),
        ("P1.on_top", False),
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_sentence(bench, at, to):
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        bench.apply(bench.start, Edit(at, to))


def test_before_the_first_month_no_month_begins_by_hand():
    bench = yw.dragon.State.game.editing.bench(yw.dragon.new_game(["Ada", "Bo"], seed=7))
    for edit in (Edit("month", 3), Edit("turn", "P1 action")):
        with pytest.raises(ValueError, match="cannot be"):
            bench.apply(bench.start, edit)


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (Edit("P1.yuan", 3), "Ada: Yuan: 3"),
        (Edit("P1.palace2.floors", 3), "Ada, palace 2: Floors: 3"),
        (Edit("P1.palace2.floors", 0), "Ada, palace 2: Remove the palace"),
        (Edit("P1.palace1.1", None), "Ada, palace 1: Remove: young healer"),
        (Edit("P1.palace1.1", "old monk"), "Ada, palace 1: Old monk"),
        (Edit("P1.palace2.3", None), "Ada, palace 2: Nobody moves in"),
        (Edit("offer.young monk", 3), "Young monk: On offer: 3"),
        (Edit("P1.hand.monk", 1), "Ada: Card in the hand: monk"),
        (Edit("P1.hand.healer", 0), "Ada: Card played: healer"),
        (Edit("P1.hand", ["monk"]), "Ada: A hand of 1 card"),
        (Edit("month5", "drought"), "Month 5: Drought"),
        (Edit("month", 5), "Month 5 is now"),
        (Edit("A.taxes", "build"), "Group A: Build"),
        (Edit("P1.dragon", "B"), "Ada: Dragon on group B"),
        (Edit("P1.dragon", None), "Ada: No dragon"),
        (Edit("P1.wall_tiles.wall_yuan", True), "Ada: Wall tile +2 yuan: unused"),
        (Edit("wall.1", "P2"), "Place 1 of the wall: Bo"),
        (Edit("wall.1", None), "No tile on place 1 of the wall"),
        (Edit("turn", "P2 action"), "Bo chooses an action"),
        (Edit("edition", "2007"), "Edition 2007"),
        (Edit("great_event", "ge_flood"), "Super Event: Flood"),
        (Edit("great_event", None), "No Super Event"),
        (Edit("great_wall", True), "With the Great Wall"),
        (Edit("P1.on_top", True), "Ada: On top of the stack"),
    ],
)
def test_edits_are_told_in_words(bench, edit, told):
    assert bench.told(bench.start, edit) == told
