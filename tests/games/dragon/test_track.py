"""The person track: who is ahead, who lies on top, who acts when."""

from games.dragon.table import acting, court, happens, played, recruiting, table
from hypothesis import given, settings
from hypothesis import strategies as st


def order_by_stacks(marches: list[tuple[int, int]]) -> list[int]:
    """The order as it is read from markers lying on each other."""
    stacks: dict[int, list[int]] = {}
    for seat, steps in marches:
        space = next((space for space, stack in stacks.items() if seat in stack), 0)
        if seat in stacks.get(space, []):
            stacks[space].remove(seat)
        stacks.setdefault(space + steps, []).append(seat)
    return [seat for space in sorted(stacks, reverse=True) for seat in reversed(stacks[space])]


@settings(derandomize=True, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 4), st.integers(1, 6)), max_size=30))
def test_the_order_is_that_of_the_stacks(marches):  # TRACK-1, TRACK-2, TRACK-3, TRACK-4
    state = table(*(court() for _ in range(5)))
    state.track = []
    for seat, steps in marches:
        state.advance(seat, steps)
    assert state.track == order_by_stacks(marches)


def test_the_track_has_no_end():  # TRACK-7, AMB-34
    state = table(court(space=9_999), court())
    state.advance(0, 11)
    assert state.court("P1").space == 10_010


def test_who_leaves_the_court_takes_no_steps_back():  # TRACK-5, REL-2
    state = happens("mongol_invasion", court("2 young monk, young healer", space=12), court())
    assert state.after("release young monk 1").court("P1").space == 12


def test_a_replaced_person_keeps_its_steps():  # TRACK-5, REL-2, PER-8
    state = recruiting(court("1 young monk", space=12), court(), taken="old healer").after("replace young monk 1")
    assert (state.court("P1").space, state.court("P1").headcount()) == (13, 1)


def test_a_parade_does_not_change_who_acts_next():  # TRACK-6, AMB-18
    warrior = court("2 young warrior", space=8)
    state = acting(court(space=10), court(space=9), warrior, court(space=7), track="P1 P2 P3 P4", by="P3")
    state = state.after("use C military_parade")
    assert (state.track, state.decision.player) == ([2, 0, 1, 3], "P4")


def test_a_parade_changes_who_recruits_first():  # TRACK-6, PER-1
    state = acting(court(space=10), court("2 young warrior", space=9), by="P2").after("use B military_parade")
    assert (state.decision.id, state.decision.player) == ("D-09", "P2")


def test_recruiting_does_not_change_who_recruits_next():  # TRACK-6
    state = recruiting(court(space=10), court(space=9), court(space=8))
    state = played(state, "play monk", "take young monk", "place 1")
    assert state.decision.player == "P2"
    state = played(state, "play warrior", "take young warrior", "place 1")
    assert (state.track, state.decision.player) == ([0, 1, 2], "P3")


def test_persons_leave_in_the_order_of_the_track():  # REL-4, TRACK-6
    people = "2 young monk, young healer"
    state = happens("mongol_invasion", court(people), court(people, space=5), court(people, space=9))
    order = []
    while state.decision:
        order.append(state.decision.player)
        state = state.after("release young monk 1")
    assert order == ["P3", "P2", "P1"]
