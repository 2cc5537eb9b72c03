"""How the Steward of Rotunda goes on in a turn that he thinks through: by what each answer promises."""

from games.rotunda.test_rules import at

from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.games.rotunda.advisors import STEWARD


def thought(state, move):
    """Ann's things when the turn is over that begins so."""
    return STEWARD.after(state, state.read(move)).seats[0]


def test_assistants_gather_in_one_village():
    """For a coin the Peddler goes where three wait already; where nobody waits, and without coins, he stays."""
    gathered = at("in supplier", {"villages": "V2 V2 V2", "coins": 3}, peddler="V1")
    assert thought(gathered, "act peddler").villages.count("V2") == 4
    assert thought(at("in supplier", {"coins": 3}, peddler="V1"), "act peddler").villages == ("V1",)


def test_a_chain_ends_where_it_brings_most():
    state = at("in hall", {"villages": "V1 V1 V1 V1 V1"}, temples="")
    own = thought(state, "worship")
    assert own.worship in (("r3c3",), ("r2c4",), ("r4c2",))
    assert own.villages == ()


def test_what_brings_nothing_is_left():
    assert thought(at("in bank", {"coins": 2}), "stop").coins == 2
    assert thought(at("in retailer", {"fruit": 1, "tea": 1, "celadon": 1}), "sell fruit fruit").cubes == 0


def test_what_lies_face_down_is_not_looked_at():
    """A token that comes up when one is taken is nothing that a player counts on."""
    state = at("in smugglers", {"young": "smugglers smugglers"}, smugglers="tea-fruit tea-fruit tea-celadon")
    dealt = [state.dealt_anew(0, KeyedLuck(seed)) for seed in range(9)]
    assert len({each.smuggler_stack for each in dealt}) > 1
    assert len({repr(thought(each, "token tea-fruit")) for each in dealt}) == 1


def test_no_fewer_fields_than_none_are_uncovered():
    """Whoever dismisses from a full track has it as full as before (ASSIST-DISMISS-1, ASSIST-TRACK-1)."""
    state = at("in black_market", {"track": 9})
    sale = state.read("sellassistant")
    assert thought(state, sale).track > 9
    assert STEWARD.weigh(state)[sale]["track"].facts == {"fields": 0}
