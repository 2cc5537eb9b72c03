"""The advisors play every game by the rules, provide for what comes, and can say why."""

import pickle
from random import Random

import pytest
from games.dragon.table import acting, building, court, drafting, ended, happens, recruiting, run

from yotd_widget.describe.advice import NEGLIGIBLE
from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon import example, new_game
from yotd_widget.games.dragon.advisors import ADVISORS, STEWARD
from yotd_widget.games.dragon.advisors.advice import compare
from yotd_widget.games.dragon.advisors.appraisal import WEIGHTS, Weights, gain, points, reasons
from yotd_widget.games.dragon.advisors.standpoint import Standpoint
from yotd_widget.games.dragon.advisors.steward import SHORT_CUTS, WEIGHERS, Steward
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.pieces import EDITIONS, GREAT_EVENTS
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import begin

NAMES = ("Ada", "Bo", "Cyd", "Dina", "Eli")


class Dice:
    """Plays at random, and quickly."""

    def __init__(self, seed):
        self.throw = Random(seed).randrange

    def choose(self, state):
        return state.options()[self.throw(len(state.options()))]


def played(policies, seed, watch=None, **options):
    """How a whole game ends; `watch` sees each position in which a player decides, and the move."""
    state, luck = begin(Setup(NAMES[: len(policies)], **options)), Dice(seed)
    while state.agenda:
        seat = state.agenda[-1].seat
        move = luck.choose(state) if seat == LUCK else policies[seat].choose(state)
        if watch is not None and seat != LUCK:
            watch(state, move)
        state.play(move)
    return state.outcome


def positions(seed, every=5, **options):
    """Some positions of a game between Stewards in which a player decides."""
    found = []
    played([STEWARD] * 4, seed, lambda state, move: found.append(state.clone()), **options)
    return found[::every]


# --- By the rules ------------------------------------------------------------------------------------------------


def test_stewards_finish_every_kind_of_game_and_meet_every_decision_point():
    met = set()

    def watch(state, move):
        met.add(state.decision.id)
        assert move in state.options()

    for seed, great_event in enumerate((None, *GREAT_EVENTS) * 3):
        options = {"edition": EDITIONS[seed % 2], "great_wall": seed % 3 > 0, "great_event": great_event}
        assert played([STEWARD] * (2 + seed % 4), seed, watch, **options) is not None
    assert met | {"D-26"} == {f"D-{number:02}" for number in range(2, 27)}  # craftsmen are hardly worth a Charter


def test_the_floors_of_a_charter_are_placed_as_well():
    mine = court("2 young craftsman, young monk", "1")
    state = run(
        GreatEventPhase(), courts=[mine, court("2 young monk")], month=7, phase="event", great_event="ge_charter"
    )
    state.play(state.read("charter craftsman"))
    assert state.decision.id == "D-26"
    assert STEWARD.choose(state) in state.legal_moves


def test_a_question_that_nobody_has_thought_of_is_answered_by_trying(monkeypatch):
    state = happens(
        "contagion", court("2 young monk, young court_lady", "2 old farmer, old scholar"), court(), month=12
    )
    monkeypatch.delitem(WEIGHERS, type(state.agenda[-1]))
    assert str(STEWARD.choose(state)) == "release young court_lady 1"


def test_the_same_position_gives_the_same_move_and_stays_as_it_is():
    for state in positions(1):
        before = state.to_json()
        move = STEWARD.choose(state)
        assert state.to_json() == before
        assert Steward().choose(State.from_json(before)) == move


def test_a_position_changed_by_hand_is_seen_as_it_is():
    state = acting(court(yuan=9), court())
    assert STEWARD.choose(state) in state.legal_moves
    state.courts[0].yuan = 0
    assert STEWARD.choose(state) in state.legal_moves


def test_chance_is_answered_too():
    table = begin(Setup(NAMES[:2]))
    assert STEWARD.choose(table) in table.legal_moves


def test_a_steward_travels_to_other_processes_and_shows_itself_briefly():
    assert pickle.loads(pickle.dumps(STEWARD)) == STEWARD
    assert repr(Steward(Weights(lead=3.0))) == "Steward(weights=Weights(lead=3.0))"
    assert repr(STEWARD) == "Steward()"


# --- Sensible ----------------------------------------------------------------------------------------------------


def test_a_steward_beats_three_random_players():
    wins = 0
    for seed in range(40):
        seat = seed % 4
        players = [Dice(1000 + seed)] * 4
        players[seat] = STEWARD
        wins += played(players, seed).winners == (seat,)
    assert wins >= 38


FARMERS = ("2 old farmer, young monk", "2 young farmer", "2 young healer")
GROUPS = "research+taxes+build+military_parade harvest+fireworks_display+privilege"


def test_rice_is_fetched_before_a_drought():
    hungry = acting(court(*FARMERS, rice=0), court(), event="drought", groups=GROUPS)
    supplied = acting(court(*FARMERS, rice=9), court(), event="drought", groups=GROUPS)
    assert str(STEWARD.choose(hungry)) == "use B harvest"
    assert str(STEWARD.choose(supplied)) != "use B harvest"


def test_yuan_is_fetched_before_a_tribute():
    poor = acting(
        court("2 young tax_collector, young monk", "2 old scholar", yuan=0), court(), event="imperial_tribute"
    )
    assert str(STEWARD.choose(poor)) == "use A taxes"


def test_an_empty_palace_is_moved_into_before_it_decays():
    state = recruiting(court("2 young monk", "2"), court(), taken="young scholar")
    assert str(STEWARD.choose(state)) == "place 2"


def test_a_palace_that_rice_cannot_feed_stays_empty():
    assert [str(STEWARD.choose(example("first-drought", rice=rice))) for rice in (2, 3)] == ["place 1", "place 3"]


def test_a_monk_moves_into_the_highest_palace():
    state = recruiting(court("1", "3 young farmer, old farmer", "2 young healer"), court(), taken="old monk", month=11)
    assert str(STEWARD.choose(state)) == "place 2"


def test_at_the_end_whoever_is_worth_least_leaves():
    state = happens("contagion", court("3 old monk, young farmer, young monk", "2 old scholar"), court(), month=12)
    assert str(STEWARD.choose(state)) in ("release young farmer 1", "release old scholar 2")


def test_at_the_end_points_are_taken_where_most_are():
    mine = court("3 old scholar, young scholar, young monk", yuan=4, hand=())
    state = acting(mine, court(hand=()), month=12, event="peace")
    assert str(STEWARD.choose(state)) == "use B research"


def test_the_last_floor_goes_where_the_monks_live():
    state = building(1, court("2 old monk, young farmer", "2 young healer, old scholar"), month=12)
    assert str(STEWARD.choose(state)) == "build 1 on 1"


def test_the_first_of_a_pair_is_not_taken_twice():
    state = drafting("warrior monk", players=3)
    first = STEWARD.choose(state)
    assert STEWARD.choose(state.after(first)) != first


@pytest.mark.parametrize(("month", "tributes"), [(5, 2), (6, 2), (7, 0), (8, 0)])
def test_a_month_later_an_eclipse_is_still_to_come_until_it_is_over(month, tributes):  # GE-ECLIPSE-1
    row = ("peace",) * 6 + ("imperial_tribute",) + ("peace",) * 5
    state = acting(court(), court(), month=month, great_event="ge_eclipse")
    state.event_row = row
    assert len(STEWARD.standpoint(state).later().events["imperial_tribute"]) == tributes


@pytest.mark.parametrize(("month", "great"), [(6, "ge_lantern"), (7, None), (8, None)])
def test_a_month_later_a_super_event_may_be_over(month, great):  # GE-3
    state = acting(court("2 young monk"), court(), month=month, great_event="ge_lantern")
    later = STEWARD.standpoint(state).later()
    assert later.great == great
    persons = [reason.points for reason in reasons(later.estate(((2, 1, 0),))) if reason.consideration == "persons"]
    assert persons == [4 if great else 2]


# --- Why ---------------------------------------------------------------------------------------------------------


def test_reasons_add_up_to_the_difference_from_the_best_other_move():
    for state in positions(3, great_wall=True, great_event="ge_charter"):
        gains = {move: gain(changes) for move, changes in STEWARD.weigh(state).items()}
        for move, worth in gains.items():
            advice = STEWARD.why(state, move)
            others = [other for other in gains.values() if abs(other - worth) >= NEGLIGIBLE]
            assert advice.points == pytest.approx(worth - max(others, default=worth), abs=0.1)
        chosen = STEWARD.why(state)
        assert chosen.move == STEWARD.choose(state)
        assert chosen.points > -0.1
        assert {rule for reason in chosen.reasons for rule in reason.rules} <= RULES.keys()
        assert str(chosen).count("\n") == len(chosen.reasons)


def test_reasons_hold_the_numbers_that_entered():
    advice = STEWARD.why(example("first-drought", rice=2), "place 3")
    (drought,) = [reason for reason in advice.reasons if reason.consideration == "drought"]
    assert drought.rules == ("EVT-DROUGHT-3",)
    assert (drought.facts, drought.instead) == ({"month": 3, "persons": 1}, {"persons": 0})
    assert (
        str(drought) == f"loses 1 person more in the Drought of month 3: −{-drought.points:.1f} points (EVT-DROUGHT-3)"
    )


def test_the_notes_are_those_of_the_move_itself():
    state = acting(court("2 young tax_collector", yuan=4), court(), dragons={"P2": "A"}, track="P2 P1", by="P1")
    advice = STEWARD.why(state, "use A taxes")
    assert [(note.rule, note.change) for note in advice.notes] == [
        ("ACT-6", {"yuan": -3}), ("ACT-4", {}), ("ACT-TAX-1", {"yuan": 5}),
    ]  # fmt: skip


def test_why_not_a_move_that_is_not_legal():
    with pytest.raises(Refusal, match="ERR-GROUP-ACTION"):
        STEWARD.why(acting(court(), court()), "use B taxes")


def test_where_nobody_decides_all_say_so_in_one_sentence():
    over, chance = ended(court(), court()), begin(Setup(NAMES[:2]))
    random = ADVISORS["random"]
    for ask in (STEWARD.why, STEWARD.weigh, STEWARD.standpoint, random.why):
        for state in (over, chance):
            with pytest.raises(NotFound, match=r"^nobody has to decide anything here$"):
                ask(state)
    for advisor in ADVISORS.values():
        with pytest.raises(NotFound, match=r"^nobody has to decide anything here$"):
            advisor.choose(over)


def test_several_pieces_of_a_row_are_compared_with_the_whole_row():
    mine = court("2 young monk, young farmer", "2 old scholar, old farmer", hand=())
    state = happens("contagion", mine, court(hand=()), month=12)
    advice = STEWARD.why(state, "release old scholar 2, old farmer 2, young monk 1")
    assert advice.points == pytest.approx(-2)  # one Buddha, two floors
    assert [reason.rules for reason in advice.reasons] == [("END-3",)]


def test_every_advisor_can_say_why():
    state = example("first-drought")
    assert str(ADVISORS["random"].why(state).reasons[0]) == "one of 3 options, each as likely as the other"
    assert str(ADVISORS["steward"].why(state).move) == "place 1"
    assert set(ADVISORS["sage"].why(state).options) == {"place 1", "place 2", "place 3"}
    assert ADVISORS["sage"].choose(state) in state.legal_moves


# --- Its sums agree with the engine ----------------------------------------------------------------------------------


def worth_of(state, seat):
    """All that a player has, in points."""
    return sum(points(*term) for term in Standpoint(state, seat, WEIGHTS).terms())


def test_what_an_action_changes_is_what_the_engine_does():
    """Weighing an action gives the difference that the appraisal sees once the engine has carried it out."""
    compared = 0
    for state in [state for seed in range(6) for state in positions(seed, every=1) if state.decision.id == "D-04"]:
        seat = state.agenda[-1].seat
        before = worth_of(state, seat)
        for move, changes in STEWARD.weigh(state).items():
            after = state.clone()
            after.agenda.pop().do(after, move, Notes())
            if getattr(after.agenda[-1], "seat", None) == seat:
                continue  # it asks on: where floors go, which privilege
            compared += 1
            worth = worth_of(after, seat) - before
            assert gain(changes) == pytest.approx(worth, abs=1e-6), (move, state.to_json())
    assert compared > 500


def test_short_cuts_are_short_cuts():
    for state in positions(4, every=1):
        task = state.agenda[-1]
        if type(task) in SHORT_CUTS:
            for move, changes in STEWARD.weigh(state).items():
                here = STEWARD.standpoint(state)
                assert SHORT_CUTS[type(task)](here, move) == pytest.approx(gain(changes))


def test_equal_changes_are_no_reason():
    state = new_game(NAMES[:2], seed=1)
    changes = next(iter(STEWARD.weigh(state).values()))
    assert compare(changes, changes) == []
