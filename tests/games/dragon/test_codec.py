"""Saved positions: what is read back, and what is refused with the path of the fault."""

import json
import re
from copy import deepcopy

import msgspec
import pytest
from games.dragon.table import (
    acting,
    bare,
    building,
    court,
    drafting,
    ended,
    happens,
    laying,
    month_from_event,
    played,
    recruiting,
    releasing,
    strikes,
    wall_checked,
)
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from yotd_widget.engine.errors import BadPosition
from yotd_widget.games.dragon import Court, Row, State, new_game
from yotd_widget.games.dragon.pieces import DRAWN_EVENTS, WALL_TILES

PEOPLE = "3 young monk, young healer, old farmer"


def saved(state: State) -> dict:
    return json.loads(state.to_json())


def read(position: dict) -> State:
    return State.from_json(json.dumps(position))


def changed(position: dict, path: str, value: object) -> dict:
    """The position with something else at a path like "courts 0 yuan"."""
    copy = deepcopy(position)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split()]
    place = copy
    for step in steps:
        place = place[step]
    place[last] = value
    return copy


ACTING = acting(court("2 young monk", "1"), court(PEOPLE, space=3), dragons={"P2": "A"}, by="P1")
BUILDING = building(3, court("2 young monk", "1")).after("build new 1")
CHOOSING = recruiting(court("2 young monk"), court(), card="monk")
HOUSING = recruiting(court("1 young monk"), court(), taken="old monk")
RELEASING = releasing("D-13", 2, court(PEOPLE, "1 old monk"), court()).after("release young monk 1")
STARVING = happens("drought", court(PEOPLE, "1 old monk", "2 young warrior", rice=1), court(), decay=True)
DRAFTING = drafting("monk farmer", players=3).after("draft young monk")

# With the expansions: each question, and each row in its middle.
REVEALING = new_game(["Ania", "Benek"], seed=None, great_wall=True, great_event="random").after(Row(DRAWN_EVENTS))
LAYING = laying(court(), court(), wall="P1 P2 P1")
BONUS_FLOOR = LAYING.after("lay wall_floor")
CHECKED = wall_checked(court(PEOPLE), court(), wall="P2", month=4)
LAST_CHECK = month_from_event("peace", court(PEOPLE), court(), wall="P2", month=12)
QUAKING = month_from_event("peace", court(PEOPLE, "2 young warrior"), court(), month=7, great_event="ge_quake")
HALF_QUAKED = QUAKING.after("demolish 1")
SHAKEN = QUAKING.after("demolish 1, 1")
HALF_SHAKEN = SHAKEN.after("release young monk 1")
FLOODED = month_from_event("peace", bare(rice=3, fireworks=2), court(), month=7, great_event="ge_flood")
HALF_FLOODED = FLOODED.after("return 1 yuan, 1 rice")
WINDY = strikes("ge_tornado", court(hand=("monk", "healer", "wild", "wild")), court(hand=("monk", "farmer", "wild")))
HALF_WINDY = WINDY.after("drop wild")
DAWNING = strikes("ge_sunrise", court("2"), court("2", "1"), court("1 old monk"))
SECOND_DAWN = DAWNING.after("take young monk")
GUEST = SECOND_DAWN.after("take young healer")
LAST_DAWN = GUEST.after("place 2")
CROWDED = LAST_DAWN.after("take young farmer")
CHARTERED = strikes("ge_charter", court("2 young craftsman, young craftsman", "2 old monk"), court())
CHARTER_FLOORS = CHARTERED.after("charter craftsman")
ERUPTED = month_from_event("peace", court(space=3), court(space=9), month=7, great_event="ge_volcano")
ECLIPSED = month_from_event(
    "contagion", court(PEOPLE, "1 old monk"), court(), month=7, great_event="ge_eclipse", wall="P1"
)
EXPANDED = {
    "great event": REVEALING, "D-07": LAYING, "D-08": BONUS_FLOOR, "D-18": CHECKED, "D-18, the last": LAST_CHECK,
    "D-19": QUAKING, "D-19, half": HALF_QUAKED, "D-20": SHAKEN, "D-20, half": HALF_SHAKEN, "D-21": FLOODED,
    "D-21, half": HALF_FLOODED, "D-22": WINDY, "D-22, half": HALF_WINDY, "D-23": DAWNING, "D-23, second": SECOND_DAWN,
    "D-24": GUEST, "D-24, full": CROWDED, "D-25": CHARTERED, "D-26": CHARTER_FLOORS, "action groups": ERUPTED,
    "D-17": ECLIPSED,
}  # fmt: skip


@pytest.mark.parametrize(("point", "state"), EXPANDED.items(), ids=EXPANDED)
def test_a_position_with_expansions_reads_back_as_it_was(point, state):
    assert state.decision.id == point.partition(",")[0]
    assert State.from_json(state.to_json()) == state
    again = State.from_json(state.to_json())
    assert (again.decision, again.to_json()) == (state.decision, state.to_json())
    assert list(again.legal_moves) == list(state.legal_moves)
    for move in list(state.legal_moves)[:5]:
        assert again.after(move) == state.after(move)


def test_the_expansions_are_saved():
    position = saved(LAYING)
    assert (position["wall"], position["setup"]["great_wall"]) == ([0, 1, 0], True)
    assert position["courts"][1]["wall_tiles"] == ["wall_fireworks", "wall_floor", "wall_yuan", "wall_track", "wall_vp"]
    position = saved(FLOODED)
    assert (position["great_event"], position["setup"]["great_event"]) == ("ge_flood", "ge_flood")


def test_positions_of_the_base_game_need_no_word_about_expansions():
    position = saved(ACTING)
    for fields, names in ((position, ("wall", "great_event")), (position["setup"], ("great_wall", "great_event"))):
        for name in names:
            fields.pop(name, None)
    for mine in position["courts"]:
        mine.pop("wall_tiles", None)
    assert read(position) == ACTING


@pytest.mark.parametrize("state", [ACTING, BUILDING, CHOOSING, HOUSING, RELEASING, STARVING, DRAFTING])
def test_a_position_reads_back_as_it_was(state):
    again = State.from_json(state.to_json())
    assert again == state
    assert again.decision == state.decision
    assert list(again.legal_moves) == list(state.legal_moves)


# --- What earlier versions saved --------------------------------------------------------------------------------------


def test_cards_and_dragons_that_lie_there_after_phase_1_are_put_away():  # ACT-12
    """Before, they lay there until the next month."""
    old = saved(HOUSING) | {"groups": [list(cards) for cards in ACTING.groups], "dragons": {"0": "A", "1": "B"}}
    assert read(old) == HOUSING
    acting_on = saved(ACTING) | {"phase": "event"}  # somebody is still to act, whatever the phase is called
    assert (read(acting_on).groups, read(acting_on).dragons) == (ACTING.groups, ACTING.dragons)


def test_a_super_event_that_is_still_drawn_belongs_to_the_setup():  # GE-1
    drawing = new_game(["Ania", "Benek"], seed=None, great_event="random").after(Row(DRAWN_EVENTS))
    assert drawing.phase == "setup"
    assert read(saved(drawing) | {"phase": "draft"}) == drawing


PLACING = drafting("monk farmer", players=3).after("draft young monk, young healer")


def as_it_was(state: State) -> dict:
    """D-03 as it was saved when the marker moved before: 10 steps, and on the track."""
    old = changed(saved(state), "courts 1 space", 10) | {"track": [1, 0]}
    for task in old["agenda"]:
        task.pop("after", None)
    return old


def test_the_marker_of_whoever_still_houses_a_pair_goes_back():  # DRAFT-5
    assert read(saved(PLACING)) == PLACING
    assert read(as_it_was(PLACING)) == PLACING
    assert PLACING.after("place 2").track == [1, 0]
    both = saved(PLACING)
    both["courts"][1]["palaces"][0] = {"floors": 3, "persons": []}
    both["agenda"].append({"task": "housedrafted", "seat": 1, "person": "young monk"})
    assert read(as_it_was(read(both))) == read(both)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("courts 1 space", 11, "The marker moves only when both persons are housed (DRAFT-4, DRAFT-5)"),
        ("courts 1 palaces 0 persons", [], "The other one of the drafted pair is neither at court nor named (DRAFT-2)"),
    ],
)
def test_a_marker_that_cannot_be_put_back_is_refused(path, value, fault):
    old = changed(as_it_was(PLACING), path, value)
    if "space" not in path:
        old["courts"][1]["space"], old["track"] = 0, [0]
    with pytest.raises(BadPosition, match=re.escape(fault)):
        read(old)


def test_old_persons_are_not_drafted():  # DRAFT-2
    wrong = saved(PLACING)
    wrong["agenda"][-1]["after"] = "old monk"
    with pytest.raises(BadPosition, match="Only young persons are drafted"):
        read(wrong)


def test_a_finished_game_reads_back():
    state = ended(court(vp=7), court())
    assert State.from_json(state.to_json()).outcome == state.outcome


def test_json_may_be_bytes():
    assert State.from_json(ACTING.to_json().encode()) == ACTING


def test_what_is_left_out_is_as_at_the_start():
    state = read({"setup": {"players": ["Ania", "Benek"]}, "courts": [{}, {}]})
    assert (state.courts, state.month, state.decision) == ([Court(), Court()], 0, None)


FAULTS = [
    (ACTING, "setup players", ["P1"], "Expected `array` of length >= 2 - at `$.setup.players`"),
    (ACTING, "setup players", ["P1", "P1"], "Two players have the same name - at `$.setup.players`"),
    (ACTING, "setup edition", "1999", "Invalid enum value '1999' - at `$.setup.edition`"),
    (ACTING, "setup starting_player", 2, "No such seat - at `$.setup.starting_player`"),
    (ACTING, "courts", [{}], "Expected one court for each of 2 players - at `$.courts`"),
    (ACTING, "courts 0 yuan", -1, "Expected `int` >= 0 - at `$.courts[0].yuan`"),
    (ACTING, "courts 0 rice", "2", "Expected `int`, got `str` - at `$.courts[0].rice`"),
    (ACTING, "courts 1 palaces 0 floors", 4, "Expected `int` <= 3 - at `$.courts[1].palaces[0].floors`"),
    (ACTING, "courts 1 palaces 0 floors", 0, "Expected `int` >= 1 - at `$.courts[1].palaces[0].floors`"),
    (
        ACTING, "courts 1 palaces 0 floors", 2,
        "More persons than floors (PAL-1) - at `$.courts[1].palaces[0].persons`",
    ),
    (
        ACTING, "courts 1 palaces 0 persons 0", "old craftsman",
        "Invalid enum value 'old craftsman' - at `$.courts[1].palaces[0].persons[0]`",
    ),
    (ACTING, "courts 0 hand", ["monk", "monk"], "More cards than a player owns - at `$.courts[0].hand`"),
    (ACTING, "track", [0], "Not everybody stands there (TRACK-8) - at `$.track`"),
    (ACTING, "track", [1, 1], "A seat is unknown or stands there twice (TRACK-8) - at `$.track`"),
    (ACTING, "track", [1, 2], "A seat is unknown or stands there twice (TRACK-8) - at `$.track`"),
    (ACTING, "track", [0, 1], "The order does not match the spaces (TRACK-1) - at `$.track`"),
    (ACTING, "month", 13, "No such month in the event row (ROUND-1) - at `$.month`"),
    (ACTING, "event_row", ["peace"], "No such month in the event row (ROUND-1) - at `$.month`"),
    (ACTING, "event_row 0", "flood", "Invalid enum value 'flood' - at `$.event_row[0]`"),
    (
        ACTING, "offer", {"young monk": 2},
        "There are 4 tiles “young monk” and only 3 exist (SETUP-2) - at `$.offer`",
    ),
    (ACTING, "offer", {"young dragon": 2}, "Invalid enum value 'young dragon' - at `key` in `$.offer`"),
    (ACTING, "agenda 5 task", "dance", "Invalid value 'dance' - at `$.agenda[5].task`"),
    (ACTING, "agenda 5 seat", 7, "No such seat - at `$.agenda[5].seat`"),
    (ACTING, "agenda 5", {"task": "decay"}, "The last task must be a question - at `$.agenda[5]`"),
    (STARVING, "courts 0 palaces", [], "Some palaces go without rice, others get some (EVT-DROUGHT-3) - at `$.agenda[1].count`"),  # noqa: E501
    (ACTING, "agenda 4", {"task": "nextmonth"}, "The next month or the end comes once, after everything else (ROUND-1) - at `$.agenda`"),  # noqa: E501
    (ACTING, "phase", "over", "The game is over, and something is left to do (END-1) - at `$.phase`"),
    (ACTING, "groups 0 0", "research", "These are not the groups of so many players (ACT-1) - at `$.groups`"),
    (BUILDING, "agenda 6 done", 9, "No floor is left to place (ACT-BUILD-3) - at `$.agenda[6].done`"),
    (RELEASING, "agenda 3 count", 0, "Nobody is left to be released (REL-5) - at `$.agenda[3].count`"),
    (RELEASING, "agenda 3 palace", 3, "No such palace - at `$.agenda[3].palace`"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "path", "value", "fault"), FAULTS)
def test_faults_are_named_with_their_place(state, path, value, fault):
    with pytest.raises(BadPosition) as raised:
        read(changed(saved(state), path, value))
    assert str(raised.value) == fault


IMPOSSIBLE = [
    (ACTING, "agenda 5 seat", -1),
    (ACTING, "agenda 5 seat", -2),
    (ACTING, "track", []),
    (ACTING, "dragons", {"7": "A"}),
    (ACTING, "dragons", {"0": "Z"}),
    (ACTING, "dragons", {"0": ""}),
    (ACTING, "dragons", {"0": "AB"}),
    (ACTING, "groups", [["taxes"]] * 6),
    (ACTING, "phase", "lunch"),
    (CHOOSING, "agenda 5 seat", 5),
    (RELEASING, "agenda 3 point", "D13"),
    (RELEASING, "agenda 3 palace", -7),
    (RELEASING, "agenda 3 named", [["old warrior", 1]]),
    (RELEASING, "agenda 3 named", [["young monk", 7]]),
    (STARVING, "agenda 1 named", [7]),
    (BUILDING, "agenda 6 total", -3),
    (DRAFTING, "agenda 2 named", ["old monk", "young monk", "young farmer"]),
    (ended(court(), court()), "track", []),
]


@pytest.mark.parametrize(("state", "path", "value"), IMPOSSIBLE)
def test_tables_that_cannot_be_are_refused(state, path, value):
    with pytest.raises(BadPosition):
        read(changed(saved(state), path, value))


def last(state: State) -> str:
    """The path of the open question."""
    return f"agenda {len(state.agenda) - 1}"


DAMAGED = [
    # What was agreed, and what lies on the table
    (LAYING, "setup great_wall", "yes", "$.setup.great_wall"),
    (LAYING, "setup great_wall", 1, "$.setup.great_wall"),
    (LAYING, "setup great_wall", False, "$"),
    (ACTING, "setup great_wall", True, "$"),
    (FLOODED, "setup great_event", "ge_comet", "$.setup.great_event"),
    (FLOODED, "setup great_event", None, "$.great_event"),
    (FLOODED, "setup great_event", "ge_quake", "$.great_event"),
    (FLOODED, "great_event", "ge_comet", "$.great_event"),
    (FLOODED, "great_event", None, "$.great_event"),
    (FLOODED, "great_event", "random", "$.great_event"),
    (ACTING, "great_event", "ge_flood", "$.great_event"),
    # The wall
    (LAYING, "wall", [0, 1, 2], "$.wall"),
    (LAYING, "wall", [0, -1, 0], "$.wall"),
    (LAYING, "wall", ["P1"], "$.wall"),
    (LAYING, "wall", [0] * 6 + [1] * 6 + [0], "$.wall"),
    (LAYING, "wall", [0, 1], "$.courts[0].wall_tiles"),
    (LAYING, "wall", [0, 1, 1], "$.courts[0].wall_tiles"),
    (LAYING, "wall", [0, 1, 0, 1], "$.courts[1].wall_tiles"),
    (LAYING, "courts 0 wall_tiles", [], "$.courts[0].wall_tiles"),
    (LAYING, "courts 0 wall_tiles", ["wall_vp"] * 4, "$.courts[0].wall_tiles"),
    (LAYING, "courts 0 wall_tiles 0", "wall_ruby", "$.courts[0].wall_tiles[0]"),
    (ACTING, "wall", [0], "$.courts[0].wall_tiles"),
    (ACTING, "courts 1 wall_tiles", ["wall_vp"], "$.courts[1].wall_tiles"),
    (ACTING, "groups 0 0", "build_wall", "$.groups"),
    (LAYING, "groups 0 0", "build_wall", "$.groups"),
    # Questions
    (LAYING, f"{last(LAYING)} seat", 2, f"$.agenda[{len(LAYING.agenda) - 1}].seat"),
    (BONUS_FLOOR, f"{last(BONUS_FLOOR)} point", "D08", f"$.agenda[{len(BONUS_FLOOR.agenda) - 1}].point"),
    (QUAKING, f"{last(QUAKING)} count", 9, f"$.agenda[{len(QUAKING.agenda) - 1}].count"),
    (QUAKING, f"{last(QUAKING)} named", [7], f"$.agenda[{len(QUAKING.agenda) - 1}].named"),
    (QUAKING, f"{last(QUAKING)} named", [0], f"$.agenda[{len(QUAKING.agenda) - 1}].named"),
    (QUAKING, f"{last(QUAKING)} named", [1, 2], f"$.agenda[{len(QUAKING.agenda) - 1}].count"),
    (SHAKEN, "courts 0 palaces 0 floors", 2, "$"),
    (SHAKEN, "courts 0 palaces 0 floors", 3, "$"),
    (SHAKEN, "courts 0 palaces 1 persons", ["young warrior"] * 3, "$.courts[0].palaces[1].persons"),
    (SHAKEN, "courts 1 palaces 0 persons", ["young warrior"] * 3, "$.courts[1].palaces[0].persons"),
    (SHAKEN, f"{last(SHAKEN)} count", 1, "$"),
    (SHAKEN, f"{last(SHAKEN)} point", "D-18", "$.courts[0].palaces[0].persons"),
    (SHAKEN, f"{last(SHAKEN)} palace", 2, "$"),
    (SHAKEN, f"{last(SHAKEN)} palace", 0, "$"),
    (FLOODED, f"{last(FLOODED)} count", 0, f"$.agenda[{len(FLOODED.agenda) - 1}].count"),
    (FLOODED, f"{last(FLOODED)} count", 99, f"$.agenda[{len(FLOODED.agenda) - 1}].count"),
    (FLOODED, f"{last(FLOODED)} rice", 4, f"$.agenda[{len(FLOODED.agenda) - 1}].rice"),
    (FLOODED, f"{last(FLOODED)} yuan", -1, f"$.agenda[{len(FLOODED.agenda) - 1}].yuan"),
    (WINDY, f"{last(WINDY)} count", 9, f"$.agenda[{len(WINDY.agenda) - 1}].count"),
    (WINDY, f"{last(WINDY)} named", ["farmer"], f"$.agenda[{len(WINDY.agenda) - 1}].named"),
    (WINDY, f"{last(WINDY)} named", ["dragon"], f"$.agenda[{len(WINDY.agenda) - 1}].named[0]"),
    (WINDY, f"{last(WINDY)} named", ["monk", "wild"], f"$.agenda[{len(WINDY.agenda) - 1}].count"),
    (DAWNING, f"{last(DAWNING)} later", [0], f"$.agenda[{len(DAWNING.agenda) - 1}].later"),
    (DAWNING, f"{last(DAWNING)} later", [7], f"$.agenda[{len(DAWNING.agenda) - 1}].later"),
    (DAWNING, f"{last(DAWNING)} later", [1, 1], f"$.agenda[{len(DAWNING.agenda) - 1}].later"),
    (LAST_DAWN, f"{last(LAST_DAWN)} taken", [["monk", 0], ["monk", 1]], f"$.agenda[{len(LAST_DAWN.agenda) - 1}].taken"),
    (LAST_DAWN, f"{last(LAST_DAWN)} taken", [["wild", 0], ["monk", 1]], f"$.agenda[{len(LAST_DAWN.agenda) - 1}].taken"),
    (GUEST, f"{last(GUEST)} person", "young dragon", f"$.agenda[{len(GUEST.agenda) - 1}].person"),
    (GUEST, "offer", {"young healer": 4}, "$.offer"),
    (CHARTERED, "courts 0 palaces", [], "$.agenda"),
    (CHARTER_FLOORS, f"{last(CHARTER_FLOORS)} total", 0, f"$.agenda[{len(CHARTER_FLOORS.agenda) - 1}].total"),
    (REVEALING, f"{last(REVEALING)} seat", 0, f"$.agenda[{len(REVEALING.agenda) - 1}].seat"),
    (REVEALING, "courts 0 wall_tiles", [], "$.courts[0].wall_tiles"),
    # Questions that cannot come
    (ACTING, "agenda 3", {"task": "choosewalltile", "seat": 0}, "$.agenda[3].seat"),
    (SHAKEN, "agenda 2", msgspec.to_builtins(SHAKEN.agenda[-1]), "$.agenda["),
    (REVEALING, "event_row", [], "$.event_row"),
    (REVEALING, "agenda 0", {"task": "eventphase"}, "$.agenda[0]"),
    (
        STARVING,
        last(STARVING),
        {"task": "choosereleased", "seat": 0, "count": 3, "point": "D-15", "palace": 1},
        "$.agenda[",
    ),
    (RELEASING, f"{last(RELEASING)} palace", 1, f"$.agenda[{len(RELEASING.agenda) - 1}].palace"),
    (RELEASING, f"{last(RELEASING)} point", "D-15", f"$.agenda[{len(RELEASING.agenda) - 1}].palace"),
    # Chores that cannot come
    (ACTING, "agenda 3", {"task": "wallcheck"}, "$.agenda[3]"),
    (ACTING, "agenda 3", {"task": "greateventphase"}, "$.agenda[3]"),
    (acting(court(), court(), month=7), "agenda 3", {"task": "greateventphase"}, "$.agenda[3]"),
    (ERUPTED, "agenda 3", {"task": "greateventphase"}, "$.agenda[3]"),
    (LAYING, "agenda 3", {"task": "laytile", "seat": 0, "tile": "wall_rice"}, "$.agenda[3].tile"),
    (LAYING, "agenda 3", {"task": "laytile", "seat": 7, "tile": "wall_vp"}, "$.agenda[3]"),
]


@pytest.mark.parametrize(("state", "path", "value", "place"), DAMAGED)
def test_damaged_expansions_are_refused_with_the_place(state, path, value, place):
    with pytest.raises(BadPosition) as raised:
        read(changed(saved(state), path, value))
    fault, _, where = str(raised.value).partition(" - at ")
    assert fault
    assert where.removeprefix("`").startswith(place)


@pytest.mark.parametrize("tiles", [("wall_rice",) * 5, WALL_TILES, WALL_TILES[:4]])
def test_everybody_owns_each_wall_tile_once(tiles):  # WALL-1, WALL-6
    with pytest.raises(BadPosition, match="wall_tiles"):
        read(changed(saved(LAYING), "courts 1 wall_tiles", tiles))


def test_a_palace_may_be_too_full_only_while_the_question_is_open():  # GE-QUAKE-3; INV-02
    overfull = saved(QUAKING)
    overfull["courts"][0]["palaces"][0]["floors"] = 1
    with pytest.raises(BadPosition, match=r"More persons than floors \(PAL-1\) - at `\$.courts\[0\].palaces\[0\]"):
        read(overfull)
    assert read(saved(SHAKEN)).courts[0].palaces[0].room == -2


def test_a_question_about_an_empty_palace_is_refused():
    """Played on, it would be asked for ever."""
    position = saved(releasing("D-16", 1, court(PEOPLE, "1"), court()))
    position["agenda"].insert(-1, {"task": "choosereleased", "seat": 0, "count": 1, "point": "D-15", "palace": 2})
    with pytest.raises(BadPosition):
        read(position)


def test_tiles_that_are_not_named_are_none():
    position = saved(CHOOSING)
    position["offer"] = {"young monk": 1, "old monk": 1}
    assert read(position).offer["young farmer"] == 0
    position["offer"] = {"young monk": 1}
    with pytest.raises(BadPosition, match="fewer than two answers"):
        read(position)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "7", "{", '{"setup": NaN}', b"\xff", b'{"setup": {"players": ["\xff", "b"]}}', '"\ud800"',
     '{"a": ' * 100_000, "[" * 100_000],
    ids=lambda text: repr(text[:20]),
)  # fmt: skip
def test_what_is_no_position_at_all_is_refused(text):
    with pytest.raises(BadPosition):
        State.from_json(text)


# --- Fuzz: whatever is done to a position, it is read or refused -----------------------------------------------------

POSITIONS = [saved(state) for state in (ACTING, BUILDING, CHOOSING, HOUSING, RELEASING, STARVING, DRAFTING)]
POSITIONS += [saved(ended(court(), court())), saved(new_game(["Ania", "Benek", "Kasia"], seed=7))]
POSITIONS.append(saved(played(new_game(["Ania", "Benek"], seed=None))))
BOTH = [saved(state) for state in EXPANDED.values()]


def places(value: object) -> list[tuple]:
    """Every path into a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(key, *deeper) for key, part in inside for deeper in ((), *places(part))]


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 13), st.integers(), st.floats(), st.text(max_size=5),
    st.sampled_from(["young monk", "old healer", "monk", "wild", "A", "D-13", "D-15", "taxes", "drought", "over"]),
    st.sampled_from(["wall_rice", "wall_floor", "ge_quake", "ge_eclipse", "random", "D-18", "D-20", "build_wall"]),
    st.lists(st.integers(-1, 5), max_size=4), st.just({}),
    st.sampled_from([
        {"task": "choosereleased", "seat": 0, "count": 1, "point": "D-13"},
        {"task": "chooseunsupplied", "seat": 0, "count": 1},
        {"task": "chooseaction", "seat": 1}, {"task": "placefloors", "seat": 0, "total": 1},
        {"task": "buyprivilege", "seat": 0}, {"task": "dealgroups", "seat": -1}, {"task": "layrow", "seat": -1},
        {"task": "chooseperson", "seat": 0, "card": "wild"}, {"task": "choosecard", "seat": 0},
    ]),
    st.sampled_from([
        {"task": "choosereleased", "seat": 0, "count": 2, "point": "D-20", "palace": 1}, {"task": "wallcheck"},
        {"task": "wallcheck", "final": True}, {"task": "greateventphase"}, {"task": "choosewalltile", "seat": 1},
        {"task": "laytile", "seat": 0, "tile": "wall_vp"}, {"task": "drawgreatevent", "seat": -1},
        {"task": "choosefloors", "seat": 0, "count": 2}, {"task": "choosereturned", "seat": 0, "count": 2, "yuan": 1},
        {"task": "choosedropped", "seat": 0, "count": 2, "named": ["wild"]}, {"task": "choosecharter", "seat": 0},
        {"task": "choosesunrise", "seat": 0, "later": [1], "taken": []},
        {"task": "housesunrise", "seat": 0, "person": "young monk"},
        {"task": "placefloors", "seat": 0, "total": 1, "point": "D-08"},
    ]),
)  # fmt: skip


@settings(max_examples=200, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_damaged_position_is_read_or_refused_and_nothing_else(data):
    damage_and_read(data, POSITIONS)


@settings(max_examples=200, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_damaged_position_with_expansions_is_read_or_refused_and_nothing_else(data):
    damage_and_read(data, BOTH)


def damage_and_read(data, positions: list[dict]) -> None:
    position = deepcopy(data.draw(st.sampled_from(positions)))
    for _ in range(data.draw(st.integers(1, 3))):
        *steps, last = data.draw(st.sampled_from(places(position)))
        place = position
        for step in steps:
            place = place[step]
        if data.draw(st.booleans()):
            place[last] = deepcopy(data.draw(VALUES))
        else:
            del place[last]
    try:
        state = read(position)
    except BadPosition:
        pass
    else:
        assert len(list(state.legal_moves[:3])) >= min(2, len(state.agenda))
        assert (state.decision is None) == (not state.agenda)
        assert state.outcome is None or not state.agenda
        assert State.from_json(state.to_json()) == state
