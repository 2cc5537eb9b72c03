"""The year ahead, and this month: what the known events will cost, as the engine itself carries them out."""

from __future__ import annotations

from random import Random

import pytest
from games.dragon.table import acting, court, happens

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.great_events import ChooseFloors, GreatEventPhase
from yotd_widget.games.dragon.pieces import GREAT_EVENTS, WALL_TILES
from yotd_widget.games.dragon.reasons.forecast import great_need, need, wall_need
from yotd_widget.games.dragon.reasons.outlook import FINAL_WALL_CHECK, NEUTRAL, SOURCE_NAMES, Outlook, outlook
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import begin

NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")


def month_three(seed: int, players: int, **options) -> State:
    """A random game at the first choice of month 3."""
    state, dice = begin(Setup(NAMES[:players], **options)), Random(seed)
    while not (state.month == 3 and state.decision.id == "D-04"):
        moves = state.options()
        state = state.after(moves[dice.randrange(len(moves))])
    return state


# --- The year ahead --------------------------------------------------------------------------------------------------

GAMES = [(2, None, False), (3, None, True), (5, "ge_lantern", True)] + [
    (2 + number % 4, event, number % 2 == 0) for number, event in enumerate(GREAT_EVENTS)
]


@pytest.mark.parametrize(("players", "event", "wall"), GAMES)
def test_the_outlook_is_the_game_in_which_everybody_passes(players, event, wall):
    """With yuan enough to gain nothing by passing and no card in hand, that game changes nothing but by events."""
    for seed in range(4):
        state = month_three(seed, players, great_wall=wall, great_event=event)
        for mine in state.courts:
            mine.hand, mine.yuan = (), 60
        before = state.to_json()
        ahead = outlook(state)
        assert state.to_json() == before
        played, sums = state, {}
        while played.agenda:
            notes, choice = Notes(), played.decision.id
            month_before = played.month
            move = "pass" if choice == "D-04" else played.options()[0]
            played = played.after(move, notes=notes)
            month = month_before
            for note in notes:
                month = int(note.facts["month"]) if note.rule == "ROUND-2" else month
                if note.seat is not None and not note.rule.startswith(("END", "ACT-9")):
                    for thing, amount in note.change.items():
                        key = month, note.seat, thing
                        sums[key] = sums.get(key, 0) + amount
        seen: dict = {}
        for row in ahead.rows:
            for thing, amount in row.change.items():
                key = row.month, row.seat, thing
                seen[key] = seen.get(key, 0) + amount
        assert {key: n for key, n in seen.items() if n} == {key: n for key, n in sums.items() if n}
        assert [c.palaces for c in ahead.state.courts] == [c.palaces for c in played.courts]


def test_what_one_month_takes_is_missing_in_the_next():
    first = example("first-drought")
    ahead = outlook(first)
    assert ahead.row(3, "drought", 0).change == {"rice": -2}
    tribute = ahead.row(4, "imperial_tribute", 0)
    assert (tribute.lost, tribute.change["yuan"], tribute.rules) == (1, -3, ("EVT-TRIBUTE-1", "EVT-TRIBUTE-2"))
    assert ahead.row(5, "contagion", 1).lost == 3
    assert ahead.total(0) == sum(row.change.get("persons", 0) for row in ahead.of(0)) == -2


def test_every_event_has_a_row_for_every_court():
    ahead = outlook(month_three(1, 4, great_wall=True, great_event="ge_flood"))
    for month in range(3, 13):
        events = [row for row in ahead.rows if row.month == month and row.source not in ("decay", "scoring")]
        assert {row.seat for row in events} == set(range(4))
    assert {row.source for row in ahead.rows if row.month == 7} >= {"ge_flood", "scoring"}
    assert ahead.row(12, FINAL_WALL_CHECK, 2).month == 12
    assert {row.source for row in ahead.rows} <= set(SOURCE_NAMES)


def test_an_outlook_can_be_read():
    text = str(outlook(example("first-drought"))).splitlines()
    assert text[0] == "Month 3, Drought: Ada rice −2; Bo rice −2"
    assert text[-1] == NEUTRAL


def test_choices_are_counted():
    state = acting(court("2 young monk, young healer", yuan=3, hand=()), court(hand=()), month=4,
                   event="imperial_tribute")  # fmt: skip
    assert outlook(state).row(4, "imperial_tribute", 0).chosen == 1
    assert outlook(state).row(4, "imperial_tribute", 1).chosen == 0


def test_in_the_midst_of_an_event_its_rest_is_seen():
    state = happens("imperial_tribute", court("2 young monk, young healer", yuan=3), court(yuan=9), month=4, decay=True)
    assert state.decision.id == "D-13"
    ahead = outlook(state)
    assert ahead.row(4, "imperial_tribute", 0).lost == 1
    assert ahead.row(4, "decay", 1).change == {"floors": -2}


def test_before_the_event_row_nothing_can_be_seen():
    assert outlook(begin(Setup(NAMES[:2]))).rows == ()


def test_there_is_no_row_where_nothing_waits():
    with pytest.raises(LookupError, match="nothing of “drought” awaits Bo in month 2"):
        outlook(example("first-drought")).row(2, "drought", 1)


def test_a_court_is_named_by_player_or_seat():
    ahead = outlook(example("first-drought"))
    assert ahead.of("Bo") == ahead.of(1) != ()
    assert ahead.row(4, "imperial_tribute", "Ada") == ahead.row(4, "imperial_tribute", 0)
    assert ahead.total("Ada", "rice") == ahead.total(0, "rice") == -2


@pytest.mark.parametrize("who", ["Zed", 2, -1, None])
def test_whoever_is_not_there_is_not_found(who):
    ahead = outlook(example("first-drought"))
    for ask in (ahead.of, ahead.total, lambda who: ahead.row(3, "drought", who)):
        with pytest.raises(NotFound, match=r"^nobody here is .*: Ada, Bo$"):
            ask(who)


def test_only_things_of_a_court_have_a_total():
    with pytest.raises(NotFound, match="“vpp” is none of the things that change: persons, floors, vp,"):
        outlook(example("first-drought")).total(0, "vpp")


def test_only_a_sunrise_brings_somebody():  # GE-SUNRISE-1
    assert "except at Sunrise" in NEUTRAL
    arrivals: set[str] = set()
    for seed, event in enumerate(GREAT_EVENTS):
        ahead = outlook(month_three(seed, 2, great_wall=True, great_event=event))
        arrivals |= {row.source for row in ahead.rows if row.change.get("persons", 0) > 0}
    assert arrivals == {"ge_sunrise"}


def test_an_eclipse_counts_the_event_twice():  # GE-ECLIPSE-1, DV-47
    state = month_three(2, 2, great_event="ge_eclipse")
    state.event_row = ("peace",) * 6 + ("imperial_tribute",) + ("peace",) * 5
    for mine in state.courts:
        mine.yuan = 6
    ahead: Outlook = outlook(state)
    assert ahead.row(7, "imperial_tribute", 0).change["yuan"] == -6
    assert ahead.row(7, "imperial_tribute", 0).lost == min(2, state.courts[0].headcount())


# --- This month ------------------------------------------------------------------------------------------------------


def mongols(*tiles: int) -> State:
    """The first choice of a month of Mongol Invasion with the Great Wall; so many tiles of each player lie in it."""
    count = len(tiles)
    state = month_three(1, count, great_wall=True)
    while state.event != "mongol_invasion" or state.decision.id != "D-04":
        state = state.after(state.options()[0])
    state.wall = tuple(seat for seat, own in enumerate(tiles) for _ in range(own))
    for seat, own in enumerate(tiles):
        state.courts[seat].wall_tiles = WALL_TILES[own:]
    return state


def test_the_wall_check_is_part_of_the_need():  # WALL-10..12
    state = mongols(1, 0)
    weak, strong = wall_need(state, 1), wall_need(state, 0)
    assert (weak.text, weak.loss) == (f"Wall 1 of {state.month}, the fewest tiles", min(1, state.courts[1].headcount()))
    assert (strong.text, strong.loss) == (f"Wall 1 of {state.month}, not the fewest tiles", 0)
    assert need(state, 1).text.endswith(f"; {weak.text}")
    assert {"EVT-MONGOL-1", "WALL-10", "WALL-12"} <= set(need(state, 1).rules)
    reached = mongols(6, 6)
    assert wall_need(reached, 0).points == 6
    assert (wall_need(reached, 0).loss, wall_need(reached, 0).text) == (0, f"Wall 12 of {reached.month}")
    assert need(reached, 0).points == 6 + reached.courts[0].symbols("warrior")


def test_without_the_wall_the_need_is_that_of_the_event():
    state = acting(court("2 young warrior"), court(), event="mongol_invasion")
    assert need(state, 0).text == "1 helmet, not the fewest"
    assert (need(state, 1).loss, need(state, 1).rules) == (0, ("EVT-MONGOL-1", "EVT-MONGOL-2"))


FORESEEN = {
    "ge_lantern": "points 6",
    "ge_buddha": "points 3",
    "ge_quake": "floors to lose 2",
    "ge_flood": "goods to return 4",
    "ge_eclipse": "the event twice",
    "ge_tornado": "cards to discard 2",
    "ge_assassination": "privileges to lose 3",
}


@pytest.mark.parametrize("event", GREAT_EVENTS)
def test_the_super_event_is_foreseen_where_it_can_be(event):
    mine = court("3 young monk, young healer, young farmer", "2", yuan=5, rice=3, small=2, large=1)
    state = acting(mine, court(), month=7, event="dragon_festival")
    state.setup = Setup(state.setup.players, great_event=event)
    state.great_event = event
    state.agenda.insert(3, GreatEventPhase())
    before = state.to_json()
    found = great_need(state, 0)
    assert state.to_json() == before
    assert (found.text if found else None) == FORESEEN.get(event)
    if found:
        assert need(state, 0).text == f"fireworks 0; {found.event}: {found.text}"
        assert need(state, 0).points == found.points
    else:
        assert need(state, 0).text == "fireworks 0"
    state.agenda.remove(GreatEventPhase())
    assert need(state, 0).text == "fireworks 0", "in another month it does not count"


ADA = court("2 young farmer, young scholar", "3 young craftsman, old farmer, old scholar", yuan=6)
AGAIN = "Solar Eclipse: the event twice"
LEFT = [  # Ada's month 7: event, Super Event, what it says, persons, points
    ("imperial_tribute", "ge_eclipse", f"4 yuan due, 6 in hand; {AGAIN}", "2 persons leave", 2, 0),
    ("drought", "ge_eclipse", f"2 inhabited palaces, rice 0; {AGAIN}", "4 persons leave", 4, 0),
    ("contagion", "ge_eclipse", f"3 persons, mortars 0; {AGAIN}", "5 persons leave", 5, 0),
    ("imperial_tribute", "ge_flood", "4 yuan due, 6 in hand; Flood: goods to return 1", "nobody leaves", 0, 0),
    ("contagion", "ge_lantern", "3 persons, mortars 0; Lantern Festival: points 4", "4 points, 3 persons leave", 3, 4),
    ("drought", "ge_lantern", "2 inhabited palaces, rice 0; Lantern Festival: points 6",
     "6 points, 2 persons leave", 2, 6),
]  # fmt: skip


@pytest.mark.parametrize(("event", "great_event", "text", "verdict", "loss", "points"), LEFT)
def test_the_super_event_finds_what_the_event_leaves(event, great_event, text, verdict, loss, points):  # ROUND-3
    state = acting(ADA, court("2 young warrior"), month=7, event=event, great_event=great_event)
    asked = need(state, 0)
    assert (asked.text, asked.verdict, asked.loss, asked.points) == (text, verdict, loss, points)
    assert asked.tone == ("bad" if loss or great_event == "ge_flood" else "good")


def test_a_monk_who_may_leave_before_brings_no_sure_points():  # GE-BUDDHA-1, EVT-MONGOL-2
    strong = court("2 young warrior")
    alone = acting(court("2 young monk"), strong, month=7, event="mongol_invasion", great_event="ge_buddha")
    assert great_need(alone, 0).text == "points 0"
    free = acting(court("2 young monk, young farmer"), strong, month=7, event="mongol_invasion",
                  great_event="ge_buddha")  # fmt: skip
    assert great_need(free, 0).text == "points 0, depends on who leaves"
    lay = acting(court("2 young healer, young farmer"), strong, month=7, event="mongol_invasion",
                 great_event="ge_buddha")  # fmt: skip
    assert great_need(lay, 0).text == great_need(free, 1).text == "points 0"


@pytest.mark.parametrize("great_event", GREAT_EVENTS)
@pytest.mark.parametrize("wall", [False, True])
def test_the_month_and_the_year_ahead_say_the_same_of_month_7(great_event, wall):
    """Persons and points of the need are those of the outlook, but for what is the owner's to say."""
    losses = 0
    for seed in range(12):
        state = month_seven(seed, 2 + seed % 4, great_wall=wall, great_event=great_event)
        ahead = outlook(state)
        for seat in range(len(state.courts)):
            rows = [row for row in ahead.of(seat) if row.month == 7 and row.source not in ("decay", "scoring")]
            mine = [row for row in rows if row.source != great_event or great_event in ("ge_lantern", "ge_buddha")]
            asked = need(state, seat)
            assert asked.loss == -sum(row.change.get("persons", 0) for row in mine)
            assert asked.points == sum(row.points for row in mine)
            losses += asked.loss
            if great_event in ("ge_flood", "ge_quake", "ge_tornado", "ge_assassination"):
                (row,) = [row for row in rows if row.source == great_event]
                gone = -sum(row.change.get(thing, 0) for thing in GIVEN[great_event])
                assert great_need(state, seat).text.endswith(f" {gone}")
    assert losses > 20


GIVEN = {
    "ge_flood": ("yuan", "rice", "fireworks"),
    "ge_quake": ("floors",),
    "ge_tornado": ("cards",),
    "ge_assassination": ("small", "large"),
}


def month_seven(seed: int, players: int, **options) -> State:
    """A random game at the first choice of month 7."""
    state, dice = month_three(seed, players, **options), Random(seed)
    while not (state.month == 7 and state.decision.id == "D-04"):
        moves = state.options()
        state = state.after(moves[dice.randrange(len(moves))])
    return state


def test_once_the_event_has_struck_nothing_is_due_any_more():  # EVT-3
    mine = court("2 young monk, young healer", "2 young farmer, old farmer", yuan=2)
    state = happens("imperial_tribute", mine, court(yuan=9), decay=True)
    assert (state.decision.id, state.decision.total, state.phase) == ("D-13", 2, "event")
    assert [need(state, seat) for seat in (0, 1)] == [None, None]


def test_nobody_loses_more_persons_than_there_are():  # REL-5
    state = mongols(0, 0)
    for mine, palaces in zip(state.courts, (court("1 young monk"), court("2 young farmer, old farmer")), strict=True):
        mine.palaces = palaces.palaces
    assert [need(state, seat).loss for seat in (0, 1)] == [1, 2], "one for the invasion and one for the wall"
    assert need(state, 1).verdict == "2 persons leave"


def test_a_flood_of_a_great_many_goods_is_foreseen_at_once():  # GE-FLOOD-1
    state = month_three(1, 2, great_event="ge_flood")
    state.courts[0].yuan = state.courts[0].rice = 10**9
    assert sum(outlook(state).row(7, "ge_flood", 0).change.values()) <= -(10**8)


@pytest.mark.parametrize("floors", [(), (1,)])
def test_an_earthquake_in_a_court_without_two_floors_ends(floors):  # GE-QUAKE-2
    """As a reader may edit a position, while floors are asked for."""
    state = month_three(1, 2, great_event="ge_quake")
    state.month = 7
    state.agenda.append(ChooseFloors(0, 2))
    state.courts[0].palaces = [Palace(many) for many in floors]
    assert outlook(state).state.courts[0].palaces == []
