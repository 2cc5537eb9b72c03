"""House rules: in force inside a block, for whoever runs there, in every memory."""

import gc
import os
import pickle
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from types import CellType, FrameType

import pytest
from engine.toy import ChooseBet, Toy

import yotd_widget
from yotd_widget.engine import house_rules
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.house_rules import BLOCKS, HouseRule, Swap, in_force, playing_by, remembered
from yotd_widget.games.dragon import court, example, pieces
from yotd_widget.games.dragon.events import contagion_victims
from yotd_widget.games.dragon.told import behind
from yotd_widget.quiz.wrong_rules import WrongRule, find, wrong_rules

ADA = court("2 young healer")


def victims(name, count):
    return HouseRule(name, (Swap(contagion_victims, lambda right: lambda court: count(right(court))),))


NINE = victims("nine", lambda right: 9)
ONE_MORE = victims("one more", lambda right: right + 1)


def bookkeeping():
    """What the module itself keeps of functions."""
    block = BLOCKS[-1]
    indices = house_rules._INDICES.values()
    held = [each for index in indices for rights, found in index.held.items() for each in (rights, *found)]
    tables = [index.holders for index in indices]
    return [house_rules._SWITCHES, house_rules._RIGHTS, block._versions, *tables, *held]


def is_foreign(names):
    """Whether these are the names of a module that is none of the package's, or a copy of names (a doctest's)."""
    if not isinstance(names, dict) or "__name__" not in names:
        return False
    home = str(names["__name__"])
    return not home.startswith("yotd_widget") or names is not vars(sys.modules[home])


def one_less(right):
    return lambda court: right(court) - 1


def test_each_stands_on_those_before_it():
    with playing_by(NINE):
        with playing_by(ONE_MORE):
            assert in_force() == (NINE, ONE_MORE)
            assert behind.contagion_victims(ADA) == 10
        assert behind.contagion_victims(ADA) == 9
    with playing_by(ONE_MORE, NINE):
        assert behind.contagion_victims(ADA) == 9
    assert (in_force(), BLOCKS, behind.contagion_victims(ADA)) == ((), [], 2)


def test_two_threads_play_by_rules_of_their_own_at_the_same_time():
    both, seen = threading.Barrier(2), {}

    def play(rule):
        with playing_by(rule):
            both.wait()
            seen[rule.name] = behind.contagion_victims(ADA)
            both.wait()

    threads = [threading.Thread(target=play, args=(rule,)) for rule in (NINE, ONE_MORE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == {"nine": 9, "one more": 3}
    assert behind.contagion_victims is contagion_victims


def holders_left() -> list:
    """No name, table, default or closure keeps a right function, but the wrong rules themselves (`wrong.palaces`)."""
    rights = {swap.right for rule in wrong_rules("dragon").values() for swap in rule.swaps}
    gc.collect()  # what nobody has any more holds nothing
    with playing_by(*wrong_rules("dragon").values()):
        fine = (rights, *bookkeeping(), vars(sys.modules["yotd_widget.games.dragon.lessons.wrong.palaces"]))
        left = [
            holder
            for holder in gc.get_referrers(*rights)
            if not isinstance(holder, Swap | FrameType | CellType | tuple | list)
            and not (isinstance(holder, dict) and list(holder) == ["__wrapped__"])
            and not is_foreign(holder)
            and not any(holder is known for known in fine)
        ]
    return left


def test_whoever_holds_a_function_gets_the_other_one():
    """In an interpreter of its own: what other tests keep is none of the package's."""
    ask = "from engine.test_house_rules import holders_left; left = holders_left(); assert left == [], left"
    path = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    subprocess.run([sys.executable, "-c", ask], check=True, env=os.environ | {"PYTHONPATH": path})


def test_a_module_that_is_loaded_inside_a_block_goes_on_by_the_right_rules(tmp_path, monkeypatch):
    source = (
        "from yotd_widget.engine.house_rules import remembered\n"
        "from yotd_widget.games.dragon.events import contagion_victims\n"
        "@remembered()\n"
        "def lost(healers):\n"
        "    from yotd_widget.games.dragon import court\n"
        "    return contagion_victims(court('3 young healer' if healers else '1'))\n"
    )
    (tmp_path / "loaded_late.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with playing_by(NINE):
        module = import_module("loaded_late")
        assert module.lost(True) == 9
    assert module.lost(True) == 2
    with playing_by(NINE):
        assert module.lost(True) == 9
    assert module.contagion_victims(ADA) == 2


ASKED = []


@remembered()
def lost(palaces):
    ASKED.append(palaces)
    return behind.contagion_victims(court(palaces))


def test_what_is_remembered_ends_with_the_block():
    def twice():
        return [lost("2 young healer"), lost("2 young healer")]

    assert twice() == [2, 2]
    with playing_by(NINE):
        assert twice() == [9, 9]
    with playing_by(ONE_MORE):
        assert twice() == [3, 3]
    assert twice() == [2, 2]
    assert len(ASKED) == 3


def test_games_remember_by_house_rules_only():
    games = Path(yotd_widget.__file__).parent / "games"
    assert [path.name for path in games.rglob("*.py") if "cache" in path.read_text("utf-8").replace("cached", "")] == []


def test_a_position_forgets_its_options_where_other_rules_are_in_force():
    three = HouseRule("three", (Swap(ChooseBet.options, lambda right: lambda task, state: right(task, state) * 2),))
    toy = Toy()
    assert len(toy.options()) == 2
    with playing_by(three):
        assert len(toy.options()) == 4
        played = toy.after("bet 1").after("eyes 1")
        assert len(played.options()) == 4
    assert (len(toy.options()), len(played.options())) == (2, 2)


def test_they_travel_by_name_also_while_they_are_in_force():
    rule = HouseRule("one less", (Swap(contagion_victims, one_less), Swap(court("1").inhabited.__func__, one_less)))
    listed = find("dragon.contagion-three")
    own = WrongRule("own", rule.swaps, ("EVT-CONTAGION-1",), "{answer}")
    with playing_by(rule):
        for each in (rule, listed, own):
            assert pickle.loads(pickle.dumps(each)) == each
    assert pickle.loads(pickle.dumps(listed)) is listed


def test_what_stands_in_a_cell_cannot_be_changed():
    def inner(court):
        return 0

    rule = HouseRule("inner", (Swap(contagion_victims, one_less), Swap(inner, one_less)))
    with pytest.raises(BadInput, match=r"functions of modules and methods of classes, not .*inner"), playing_by(rule):
        pass
    assert (BLOCKS, behind.contagion_victims) == ([], contagion_victims)


def test_rules_may_change_what_is_a_property():
    state = example("first-drought")
    nobody = HouseRule("no event", (Swap(type(state).event.fget, lambda right: lambda state: None),))
    with playing_by(nobody):
        assert state.event is None
    assert state.event == "drought"
    assert pieces.MONTHS == 12
