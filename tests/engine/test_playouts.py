"""Playouts: paired, the same for any number of workers, honest when stopped, clear when they fail."""

import pickle
import re
import subprocess
import sys
import threading
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path

import pytest
from engine.toy import Bet, Toy
from msgspec import structs

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.house_rules import HouseRule, Swap, playing_by
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.playouts import PlayoutError, compare, compare_positions, ending, estimate, process_pool
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.sage import Sage
from yotd_widget.games.dragon import court, example, new_game, position
from yotd_widget.games.dragon.advisors.steward import Steward
from yotd_widget.games.dragon.events import contagion_victims
from yotd_widget.quiz.wrong_rules import believing

DROUGHT = example("first-drought")


class AlwaysOne:
    def choose(self, position):
        return Bet(1)


class Wrong:
    def choose(self, position):
        return Bet(3)


class Lost:
    def choose(self, position):
        raise KeyError("a plan")


# --- What is compared ------------------------------------------------------------------------------------------------


def test_options_meet_the_same_luck():
    result = compare(Toy(), policy=AlwaysOne(), playouts=300, measure="points")
    difference = result.difference("bet 2", "bet 1")  # the first throw; the second one cancels out
    assert set(difference.distribution) == {1, 2, 3, 4, 5, 6}
    assert difference.mean == pytest.approx(3.5, abs=0.4)
    rolls = [KeyedLuck(playout).answer(Toy(agenda=_thrown())).eyes for playout in range(300)]
    assert list(difference.numbers) == rolls


def _thrown():
    toy = Toy()
    toy.play(Bet(1))
    return toy.agenda


def test_points_margins_and_wins_are_those_of_the_endings():
    result = compare(Toy(), ["bet 2"], policy=AlwaysOne(), playouts=50)
    (sample,) = result.samples
    assert len(sample) == result.playouts == 50
    for points, margin, wins, scores in zip(
        *(result.tally("bet 2", measure).numbers for measure in ("points", "margin", "wins")),
        sample.scores,
        strict=True,
    ):
        assert (points, margin, wins) == (scores[0], scores[0] - 14, scores[0] > 14)


def test_ties_are_won_by_the_ranking_of_the_game():
    result = compare(Toy(), ["bet 2"], policy=AlwaysOne(), playouts=300)
    ties = [win for scores, win in zip(result.samples[0].scores, result.tally("bet 2", "wins").numbers, strict=True)
            if scores[0] == scores[1]]  # fmt: skip
    assert ties
    assert not any(ties)


def test_moves_are_given_as_moves_or_texts_and_each_counts_once():
    result = compare(Toy(), [Bet(2), "bet 1", "bet 2"], playouts=3)
    assert result.options == ("bet 2", "bet 1")


def test_a_comparison_tells_the_moment_of_the_decision():
    assert compare(DROUGHT, ["place 1"], playouts=1).moment == "month 3"


def test_another_players_points_can_count():
    assert compare(Toy(), seat="Bob", playouts=3).tally("bet 1", "points").distribution == {14: 3}


def test_positions_are_compared_as_moves_are():
    state = replace(DROUGHT, setup=structs.replace(DROUGHT.setup, seed=None))  # or else `after` deals by the seed
    branches = {text: state.after(text) for text in ("place 1", "place 3")}
    assert compare_positions(branches, "Ada", playouts=5).samples == compare(state, branches, playouts=5).samples


def test_each_player_may_have_a_policy_by_name_or_seat():
    mixed = estimate(DROUGHT, policy={"Ada": RandomPolicy(1), 1: RandomPolicy(2)}, playouts=5)
    assert mixed.policy == "Ada: RandomPolicy(seed=1), Bo: RandomPolicy(seed=2)"
    assert mixed.sample not in (estimate(DROUGHT, policy=RandomPolicy(n), playouts=5).sample for n in (1, 2))


def test_the_seed_of_the_game_is_not_foreseen():
    one, two = (replace(DROUGHT, setup=structs.replace(DROUGHT.setup, seed=seed)) for seed in (1, 2))
    assert one.luck != two.luck
    assert estimate(one, playouts=5) == estimate(two, playouts=5)


def test_nothing_changes_in_the_position():
    before = DROUGHT.to_json()
    compare(DROUGHT, playouts=2)
    estimate(DROUGHT, playouts=2)
    assert DROUGHT.to_json() == before


def test_a_position_of_chance_is_estimated_and_its_outcomes_compared():
    state = new_game(["Ania", "Benek"], seed=None)
    assert len(estimate(state, playouts=3).sample) == 3
    rows = [str(state.legal_moves[n]) for n in (0, 113_399)]
    assert compare(state, rows, seat="Ania", playouts=2).options == tuple(rows)
    with pytest.raises(ValueError, match="Luck decides here: say whose points count"):
        compare(state, rows, playouts=2)


# --- The same everywhere ---------------------------------------------------------------------------------------------

EXPECTED = {
    "place 1": ((24, 20), (25, 44), (36, 28), (31, 30)),
    "place 3": ((20, 20), (19, 45), (30, 28), (23, 32)),
}
"""Final points of Ada and Bo in the first playouts of two options."""


def test_a_seed_gives_these_points_on_every_python():
    result = compare(DROUGHT, EXPECTED, playouts=4)
    assert {sample.option: sample.scores for sample in result.samples} == EXPECTED


def test_another_seed_gives_other_playouts():
    assert estimate(DROUGHT, playouts=4).sample != estimate(DROUGHT, playouts=4, seed=1).sample
    other_luck = (estimate(Toy(), policy=AlwaysOne(), playouts=4, seed=seed).sample for seed in range(2))
    assert next(other_luck) != next(other_luck)


def test_fewer_playouts_are_the_first_of_many():
    many, few = (compare(DROUGHT, playouts=n).samples[0].scores for n in (9, 4))
    assert many[:4] == few


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_threads_gives_the_same(workers):
    alone = compare(DROUGHT, playouts=130)
    with ThreadPoolExecutor(workers) as pool:
        assert compare(DROUGHT, playouts=130, executor=pool) == alone


def test_processes_give_the_same():
    with process_pool(2) as pool:
        assert compare(DROUGHT, playouts=20, executor=pool) == compare(DROUGHT, playouts=20)
        assert estimate(DROUGHT, playouts=20, executor=pool) == estimate(DROUGHT, playouts=20)
        with pytest.raises(PlayoutError, match=r"^Playout \d+ of “.+” stopped at month \d+: WrongKind"):
            compare(DROUGHT, policy=Sage(base=None), playouts=2, executor=pool)
        with pytest.raises(PlayoutError, match=r"^The workers could not play: .*pickle"):
            compare(DROUGHT, policy=type("Local", (AlwaysOne,), {})(), playouts=2, executor=pool)


@pytest.fixture(scope="module")
def cluster():
    """Two workers that are spoken to by TCP, as on other machines."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        yield cluster


def test_a_dask_cluster_gives_the_same(cluster):
    from distributed import Client

    with Client(cluster.scheduler_address) as client:
        executor = client.get_executor()
        assert compare(DROUGHT, playouts=20, executor=executor) == compare(DROUGHT, playouts=20)
        part = compare(DROUGHT, playouts=200, executor=executor, progress=lambda done, total: done < 20)
        assert 20 <= part.playouts < 200
        with pytest.raises(PlayoutError, match=r"^Playout \d+ of “.+” stopped at month \d+: WrongKind"):
            compare(DROUGHT, policy=Sage(base=None), playouts=2, executor=executor)


@pytest.mark.parametrize(
    "there", [True, pytest.param(False, marks=pytest.mark.nightly)], ids=["with an address", "without"]
)
def test_the_dask_example_runs(there, cluster):
    script = Path(__file__).parents[2] / "scripts" / "dask_example.py"
    command = [sys.executable, script, "--playouts", "2", *([cluster.scheduler_address] if there else [])]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "Ada, month 3: 2 playouts of each option by Steward(" in output
    assert output.endswith("s on 2 workers\n")


# --- House rules go with the work ------------------------------------------------------------------------------------

HOUSE_RULES = ("dragon.contagion-three", "dragon.decay-vanish", "dragon.drought-person", "dragon.drought-keep")


def by_each_house_rule(executor=None):
    """The same comparison under the rules of the game and under each house rule."""
    found = [compare(DROUGHT, policy=Steward(), playouts=3, executor=executor)]
    for name in HOUSE_RULES:
        with believing(name):
            found.append(compare(DROUGHT, policy=Steward(), playouts=3, executor=executor))
    return found


@pytest.fixture(scope="module")
def by_house_rules():
    here = by_each_house_rule()
    assert len({repr(each) for each in here}) == len(here)
    return here


def test_house_rules_are_played_on_threads(by_house_rules):
    with ThreadPoolExecutor(2) as pool:
        assert by_each_house_rule(pool) == by_house_rules


STARTED = [
    pytest.param(start, marks=pytest.mark.nightly if start != "spawn" else ()) for start in get_all_start_methods()
]
"""At a push that way in which nothing is there beforehand."""


@pytest.mark.parametrize("start", STARTED)
def test_house_rules_are_played_by_processes(by_house_rules, start):
    with ProcessPoolExecutor(2, mp_context=get_context(start)) as pool:
        assert by_each_house_rule(pool) == by_house_rules


def test_house_rules_are_played_on_a_cluster(by_house_rules, cluster):
    from distributed import Client

    with Client(cluster.scheduler_address) as client:
        assert by_each_house_rule(client.get_executor()) == by_house_rules


def test_a_house_rule_that_cannot_travel_is_refused_before_anything_runs():
    own = HouseRule("own", (Swap(contagion_victims, lambda right: lambda court: 0),))
    with process_pool(1) as pool, playing_by(own):
        with pytest.raises(PlayoutError, match=r"^the house rule “own” cannot be sent to other processes"):
            compare(DROUGHT, playouts=2, executor=pool, progress=lambda done, total: pytest.fail("it runs"))
        assert pool._processes in (None, {})
    with ThreadPoolExecutor(2) as pool, playing_by(own):
        assert compare(DROUGHT, playouts=2, executor=pool) == compare(DROUGHT, playouts=2)


def test_what_travels_can_travel():
    result = compare(DROUGHT, playouts=2)
    for thing in (DROUGHT, RandomPolicy(3), Sage(RandomPolicy()), result, PlayoutError("why")):
        copy = pickle.loads(pickle.dumps(thing))
        assert (copy.args if isinstance(thing, PlayoutError) else copy) == (
            thing.args if isinstance(thing, PlayoutError) else thing
        )


# --- Pairing and chance ----------------------------------------------------------------------------------------------


def test_pairing_spares_most_of_the_playouts():
    state = example("first-drought")
    while state.decision.id != "D-04":
        state = (
            state.after(state.legal_moves[0]) if state.decision.player != "Luck" else state.after(state.options()[0])
        )
    result = compare(state, playouts=100)
    ratios = []
    for n, option in enumerate(result.options):
        for other in result.options[:n]:
            apart = (result.tally(option).deviation ** 2 + result.tally(other).deviation ** 2) ** 0.5
            ratios.append(result.difference(option, other).deviation / apart)
    assert sum(ratios) / len(ratios) < 0.65


# --- Progress, cancelling --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [0, 2])
def test_progress_is_told_until_all_is_done(workers):
    told = []
    with ThreadPoolExecutor(workers or 1) as pool:
        compare(Toy(), playouts=130, executor=pool if workers else None, progress=lambda *done: told.append(done))
    assert told[-1] == (130, 130)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert len(told) > 20


@pytest.mark.parametrize("workers", [0, 2])
def test_a_cancelled_comparison_keeps_what_was_played(workers):
    whole = compare(Toy(), playouts=200)
    with ThreadPoolExecutor(workers or 1) as pool:
        part = compare(
            Toy(), playouts=200, executor=pool if workers else None, progress=lambda done, total: done < 20
        )  # fmt: skip
    assert 20 <= part.playouts < 200
    assert part.asked == 200
    assert f"{part.playouts} of 200 playouts" in str(part)
    assert set(part.samples[0].scores) <= set(whole.samples[0].scores)


@pytest.mark.parametrize("workers", [0, 2])
def test_an_event_cancels(workers):
    cancel = threading.Event()
    cancel.set()
    with ThreadPoolExecutor(workers or 1) as pool:
        nothing = compare(Toy(), playouts=10, executor=pool if workers else None, cancel=cancel)
    assert nothing.playouts == 0
    assert nothing.tally("bet 1").mean is None
    assert "0 of 10 playouts" in str(nothing)
    assert nothing.more() is None


# --- What goes wrong -------------------------------------------------------------------------------------------------


def test_impossible_moves_are_refused_before_anything_is_played():
    with pytest.raises(Refusal, match="ERR-FORMAT"):
        compare(Toy(), [Bet(5)])
    with pytest.raises(Refusal, match="ERR-PALACE"):
        compare(DROUGHT, ["place 9"])


def test_a_game_that_is_over_has_nothing_to_compare_but_an_estimate():
    state = Toy(points=[3, 14], agenda=[])
    with pytest.raises(Refusal, match="ERR-OVER"):
        compare(state)
    assert estimate(state, playouts=2).sample.scores == ((3, 14), (3, 14))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"playouts": 0}, "the number of playouts is 1 or more, not 0"),
        ({"playouts": 2.5}, "the number of playouts is 1 or more, not 2.5"),
        ({"moves": []}, "there is nothing to compare"),
        ({"seat": "Zoe"}, "nobody here is 'Zoe': Ann, Bob"),
        ({"seat": 2}, "nobody here is 2: Ann, Bob"),
        ({"policy": {"Ann": AlwaysOne()}}, "there is no policy for Bob"),
        ({"policy": {"Zoe": AlwaysOne()}}, "nobody here is 'Zoe': Ann, Bob"),
        ({"measure": "pts"}, "^there is no measure 'pts': points, margin, wins$"),
    ],
)
def test_wrong_arguments_are_named(arguments, sentence):
    with pytest.raises(ValueError, match=sentence):
        compare(Toy(), **arguments)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: compare(5), "only positions can be played out, not 5"),
        (lambda: compare(Toy(), 5), "what is compared are moves or their texts, not 5"),
        (lambda: compare(Toy(), policy={"Ann": AlwaysOne(), "Bob": 5}), "a policy has a method `choose`; 5 is none"),
        (lambda: compare_positions([Toy(), Toy()], "Ann"),
         "each position needs a description: {“as it is”: position, …}, not [toy.position("),
        (lambda: compare_positions({"a": 5}, "Ann"), "only positions can be played out, not 5"),
        (lambda: estimate(5), "only positions can be played out, not 5"),
        (lambda: estimate(Toy(), policy=5), "a policy has a method `choose`; 5 is none"),
        (lambda: estimate(Toy(), policy=AlwaysOne), "a policy has a method `choose`; <class "),
    ],
)  # fmt: skip
def test_arguments_of_another_kind_are_named(ask, sentence):
    with pytest.raises(TypeError, match=f"^{re.escape(sentence)}") as raised:
        ask()
    assert isinstance(raised.value, OneSentence)


@pytest.mark.parametrize("ask", [lambda: compare(Toy(), policy=Lost(), measure="pts"),
                                 lambda: compare_positions({"": Toy()}, 0, policy=Lost(), measure="")])  # fmt: skip
def test_a_wrong_measure_is_named_before_anything_is_played(ask):
    with pytest.raises(ValueError, match=r"^there is no measure"):
        ask()


@pytest.mark.parametrize("move", ["bet 2", Bet(2)])
def test_a_single_move_needs_no_list(move):
    assert compare(Toy(), move, policy=AlwaysOne(), playouts=2).options == ("bet 2",)


def test_a_game_that_stops_before_its_end_cannot_be_played_out():
    state = position("month 4, drought", "Ada acts", "nothing else", Ada=court(), Bo=court())
    for ask in (estimate, compare):
        with pytest.raises(PlayoutError, match=r"^the game does not go on from here to its end$"):
            ask(state, playouts=2)


def test_only_positions_of_the_same_players_are_compared():
    with pytest.raises(ValueError, match="only positions of the same players"):
        compare_positions({"toy": Toy(), "dragon": DROUGHT}, 0)


def test_a_policy_that_fails_is_named_with_playout_option_and_moment():
    with pytest.raises(PlayoutError, match=r"^Playout 0 of “bet 1” stopped at round 2: KeyError: 'a plan'$"):
        compare(Toy(), policy=Lost(), playouts=2)


def test_an_illegal_move_of_a_policy_is_refused():
    with pytest.raises(PlayoutError, match=r"^Playout 0 stopped at round 1: Refusal: ERR-FORMAT .*bet 1 or 2"):
        estimate(Toy(), policy=Wrong(), playouts=2)


def test_broken_workers_end_in_one_sentence():
    class Broken(Executor):
        def submit(self, *work):
            future = Future()
            future.set_exception(BrokenProcessPool("A process ended abruptly."))
            return future

    with pytest.raises(PlayoutError, match=r"^The workers could not play: BrokenProcessPool: A process ended"):
        compare(Toy(), playouts=2, executor=Broken())


def test_an_executor_that_is_shut_down_ends_in_one_sentence():
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(PlayoutError, match="after shutdown"):
        compare(Toy(), playouts=2, executor=pool)


def test_an_ending_is_that_of_the_game():
    state = DROUGHT.clone()
    assert ending(state, [RandomPolicy(seat) for seat in range(2)], KeyedLuck(0)) == state.outcome
