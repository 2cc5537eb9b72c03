"""Saved positions: what is read back, and what is refused with the path of the fault."""

import json
from copy import deepcopy

import pytest
from games.dragon.table import acting, building, court, drafting, ended, happens, played, recruiting, releasing
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from yotd_widget.games.dragon import Court, State, new_game
from yotd_widget.games.dragon.codec import BadPosition

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


@pytest.mark.parametrize("state", [ACTING, BUILDING, CHOOSING, HOUSING, RELEASING, STARVING, DRAFTING])
def test_a_position_reads_back_as_it_was(state):
    again = State.from_json(state.to_json())
    assert again == state
    assert again.decision == state.decision
    assert list(again.legal_moves) == list(state.legal_moves)


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
    (ACTING, "agenda 4", {"task": "nextmonth"}, "The next month comes once, after everything else (ROUND-1) - at `$.agenda`"),  # noqa: E501
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


def places(value: object) -> list[tuple]:
    """Every path into a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(key, *deeper) for key, part in inside for deeper in ((), *places(part))]


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 13), st.integers(), st.floats(), st.text(max_size=5),
    st.sampled_from(["young monk", "old healer", "monk", "wild", "A", "D-13", "D-15", "taxes", "drought", "over"]),
    st.lists(st.integers(-1, 5), max_size=4), st.just({}),
    st.sampled_from([
        {"task": "choosereleased", "seat": 0, "count": 1, "point": "D-13"},
        {"task": "chooseunsupplied", "seat": 0, "count": 1},
        {"task": "chooseaction", "seat": 1}, {"task": "placefloors", "seat": 0, "total": 1},
        {"task": "buyprivilege", "seat": 0}, {"task": "dealgroups", "seat": -1}, {"task": "layrow", "seat": -1},
        {"task": "chooseperson", "seat": 0, "card": "wild"}, {"task": "choosecard", "seat": 0},
    ]),
)  # fmt: skip


@settings(max_examples=1_500, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_damaged_position_is_read_or_refused_and_nothing_else(data):
    position = deepcopy(data.draw(st.sampled_from(POSITIONS)))
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
