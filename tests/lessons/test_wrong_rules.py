"""A wrong rule is believed where it is said, and nowhere else."""

import sys
import threading
from functools import cache
from itertools import count

import pytest

import yotd_widget as yw
from yotd_widget.engine import house_rules
from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.luck import Dice, KeyedLuck
from yotd_widget.engine.playouts import ending
from yotd_widget.engine.policies import RandomPlayout, RandomPolicy, for_playout
from yotd_widget.engine.sage import Sage
from yotd_widget.games.dragon import events, new_game
from yotd_widget.games.dragon.advisors.appraisal import gain
from yotd_widget.games.dragon.advisors.steward import Steward
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.told import behind
from yotd_widget.quiz.questions import templates
from yotd_widget.quiz.wrong_rules import believing, wrong_rules

ADA = Court([Palace(2, ("young healer",))])


@pytest.mark.parametrize("game", at_home())
def test_questions_name_wrong_rules_that_are_there(game):
    assert {name for found in templates(game).values() for name in found.also} <= {*wrong_rules(game)}


def test_inside_the_block_only():
    with believing("dragon.healer-shield"):
        assert events.contagion_victims(ADA) == 0
    assert events.contagion_victims(ADA) == 2


def test_wherever_the_engine_holds_the_function():
    with believing("dragon.healer-shield"):
        assert behind.contagion_victims(ADA) == 0
    assert behind.contagion_victims is events.contagion_victims


def test_other_threads_go_on_by_the_right_rules():
    seen = []
    with believing("dragon.healer-shield"):
        thread = threading.Thread(target=lambda: seen.append(events.contagion_victims(ADA)))
        thread.start()
        thread.join()
        seen.append(events.contagion_victims(ADA))
    assert seen == [2, 0]


def test_an_error_inside_leaves_the_right_rules():
    with pytest.raises(ZeroDivisionError), believing("dragon.healer-shield"):
        raise ZeroDivisionError
    assert events.contagion_victims(ADA) == 2


def test_one_inside_the_other():
    with believing("dragon.healer-shield"):
        with believing("dragon.contagion-three"):
            assert events.contagion_victims(ADA) == 3
        assert events.contagion_victims(ADA) == 0
    assert events.contagion_victims(ADA) == 2


def test_an_unknown_one_is_refused():
    with pytest.raises(NotFound, match="healer-sheild"), believing("healer-sheild"):
        pass


def test_a_house_rule_is_played():
    state = yw.dragon.example("contagion-1-mortar")
    with yw.believing("dragon.contagion-three"):
        assert state.after("place 1").decision.total == 3
    assert state.after("place 1").decision.total == 2


@pytest.mark.parametrize("game", at_home())
def test_each_names_rules_and_says_what_is_right(game):
    for name, rule in wrong_rules(game).items():
        assert rule.rules, name
        assert set(rule.rules) <= set(load(game).reading.rules), name
        assert rule.text.startswith("{answer}"), name
        assert "." in rule.told("2 persons"), name


@pytest.mark.parametrize("game", at_home())
def test_each_leaves_the_engine_as_it_was(game):
    for name, rule in wrong_rules(game).items():
        with believing(name):
            pass
        for right in [each.right for each in rule.swaps]:
            holder, _, attribute = right.__qualname__.rpartition(".")
            owner = sys.modules[right.__module__]
            held = getattr(getattr(owner, holder) if holder else owner, attribute)
            assert getattr(held, "fget", held) is right, name


# --- Numbers by the right rules stay what they are ---------------------------------------------------------------


STEWARD = Steward()


@cache
def tables():
    """Positions in which all considerations of the Steward count: with the wall, Super Events, in each phase."""
    found = [yw.dragon.example("first-drought"), yw.dragon.example("month-5")]
    for seed, event in enumerate(("ge_lantern", "ge_volcano")):
        state = new_game(["Ada", "Bo", "Cy"], seed=seed, great_wall=True, great_event=event)
        policy = RandomPlayout(Dice(f"table {seed}"))
        for step in count():
            if step % 16 == 15:
                found.append(state)
                if state.month > 8:
                    break
            state = state.after(policy.choose(state))
    return found


def numbers():
    """What the advisors say: the Steward's gains everywhere, and late in the year a Sage who asks Stewards."""
    gains = [[gain(changes) for changes in STEWARD.weigh(state).values()] for state in tables()]
    return gains, Sage(base=STEWARD, playouts=1).why(tables()[-1]).samples


def forget():
    for memory in house_rules._REMEMBERED:
        memory.cache_clear()


def test_believing_spoils_no_number_of_the_right_rules_and_none_of_its_own():
    """Before and after, in both orders: nothing that is remembered passes from one set of rules to the other."""
    forget()
    right, leaking, differing = numbers(), [], 0
    for name in wrong_rules("dragon"):
        with believing(name):
            after_right = numbers()
        if numbers() != right:
            leaking.append(name)
        forget()
        with believing(name):
            before_right = numbers()
        if (before_right, numbers()) != (after_right, right):
            leaking.append(name)
        differing += after_right != right
    assert leaking == []
    assert differing > 20, "the positions must be such that many wrong rules change a number"


def stopped(games):
    """Wrong rules under which a game by random moves or by Stewards does not come to its end, and why."""
    found = {}
    for name in wrong_rules("dragon"):
        for number in range(games):
            expansions = {"great_wall": True, "great_event": "random"} if number % 2 else {}
            start = new_game(["Ada", "Bo", "Cy", "Di", "Ed"][: 2 + number % 4], seed=number, **expansions)
            for policy in (RandomPolicy(), STEWARD):
                players = [for_playout(policy, number, 0)] * len(start.players)
                try:
                    with believing(name):
                        ending(start.clone(), players, KeyedLuck(number, 0))
                except Exception as error:
                    found[name] = error
    return found


def test_no_believed_rule_stops_a_playout():
    assert stopped(games=1) == {}


@pytest.mark.nightly
def test_no_believed_rule_stops_any_playout():
    assert stopped(games=40) == {}
