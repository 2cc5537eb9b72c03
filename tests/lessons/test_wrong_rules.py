"""A wrong rule is believed where it is said, and nowhere else."""

import sys
import threading

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import NotFound
from yotd_widget.games.dragon import events
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.reasons import explain
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.lessons.wrong_rules import believing, wrong_rules

ADA = Court([Palace(2, ("young healer",))])


def test_inside_the_block_only():
    with believing("healer-shield"):
        assert events.contagion_victims(ADA) == 0
    assert events.contagion_victims(ADA) == 2


def test_wherever_the_engine_holds_the_function():
    with believing("healer-shield"):
        assert explain.contagion_victims(ADA) == 0
        assert yw.dragon.contagion_victims(ADA) == 0
    assert explain.contagion_victims is events.contagion_victims is yw.dragon.contagion_victims


def test_other_threads_go_on_by_the_right_rules():
    seen = []
    with believing("healer-shield"):
        thread = threading.Thread(target=lambda: seen.append(events.contagion_victims(ADA)))
        thread.start()
        thread.join()
        seen.append(events.contagion_victims(ADA))
    assert seen == [2, 0]


def test_an_error_inside_leaves_the_right_rules():
    with pytest.raises(ZeroDivisionError), believing("healer-shield"):
        raise ZeroDivisionError
    assert events.contagion_victims(ADA) == 2


def test_one_inside_the_other():
    with believing("healer-shield"):
        with believing("contagion-three"):
            assert events.contagion_victims(ADA) == 3
        assert events.contagion_victims(ADA) == 0
    assert events.contagion_victims(ADA) == 2


def test_an_unknown_one_is_refused():
    with pytest.raises(NotFound, match="healer-sheild"), believing("healer-sheild"):
        pass


def test_a_house_rule_is_played():
    state = yw.example("contagion-1-mortar")
    with yw.believing("contagion-three"):
        assert state.after("place 1").decision.total == 3
    assert state.after("place 1").decision.total == 2


def test_each_names_rules_and_says_what_is_right():
    for name, rule in wrong_rules().items():
        assert rule.rules, name
        assert set(rule.rules) <= set(RULES), name
        assert rule.text.startswith("{answer}"), name
        assert "." in rule.told("2 persons"), name


def test_each_leaves_the_engine_as_it_was():
    for name, rule in wrong_rules().items():
        with believing(name):
            pass
        for right in [each.right for each in rule.swaps]:
            holder, _, attribute = right.__qualname__.rpartition(".")
            owner = sys.modules[right.__module__]
            held = getattr(getattr(owner, holder) if holder else owner, attribute)
            assert getattr(held, "fget", held) is right, name
