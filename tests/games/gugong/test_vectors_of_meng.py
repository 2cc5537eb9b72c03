"""Vectors of the specification on the solo game (DX-44 to DX-52, DX-56, DX-57); DX-13 stands with the first ones."""

from __future__ import annotations

import pytest
from games.gugong.table import after, noted, of, point, seat, told

from yotd_widget.games.gugong.pieces import MENG
from yotd_widget.games.gugong.scoring import harbour_servants
from yotd_widget.games.gugong.seat import Ship


def turn(name):
    """Meng before and after the turn that follows, the notes, and the table."""
    state, notes = noted(name, "skip")
    return seat(name, "Meng"), seat(state, "Meng"), [note for note in notes if note.seat == MENG], state


def gains(before, meng, *things):
    """By how much things of his have grown."""
    return tuple(getattr(meng, thing) - getattr(before, thing) for thing in things)


def test_dx_44_mengs_turn():  # AUTOMA-7 to AUTOMA-9, AUTOMA-28
    before, meng, notes, state = turn("DX-44a")
    pools = [note.change["pool"] for note in notes if "pool" in note.change]
    assert (pools, meng.pool, meng.jade) == ([2, -3], 2, before.jade + 1)
    assert (meng.discard[-1], state.gifts["jade"], state.houses) == ("B-7", "P3-3", (False, True, True, True))
    assert point(state) == ("Ann", "DP-GIFT")
    before, meng, notes, state = turn("DX-44b")
    assert [note.change for note in notes if note.rule == "AUTOMA-9"] == [{"vp": 1}]
    assert (gains(before, meng, "vp", "intrigue"), state.medal) == ((1, 1), MENG)


def test_dx_45_meng_travels():  # AUTOMA-18, AUTOMA-19
    for name, city, last in (("DX-45a", "C02", "C02"), ("DX-45b", "C14", "C14"), ("DX-45c", "C17", "C03")):
        _, meng, _, state = turn(name)
        assert (meng.city, state.automa.last) == (city, last), name


def test_dx_46_mengs_tokens():  # AUTOMA-14, AUTOMA-15, AMB-55
    before, meng, _, _ = turn("DX-46a")
    assert (meng.tokens, meng.wall, meng.pool, gains(before, meng, "supply")) == (("TOK-12",), 1, 0, (-1,))
    before, meng, _, _ = turn("DX-46b")
    assert (meng.tokens, meng.pool, meng.jade) == (before.tokens, 2, 0)
    before, meng, _, state = turn("DX-46c")
    assert (meng.tokens, meng.jade) == (("TOK-1",), before.jade + 1)
    _, meng, _, _ = turn("DX-46d")
    assert (meng.tokens, meng.jade) == ((), 1)
    assert len(state.token_discard) == len(of("DX-46c").token_discard) + 3


def test_dx_47_special_card():  # AUTOMA-37, AUTOMA-38
    before, meng, _, _ = turn("DX-47a")
    assert (before.supply, meng.supply, meng.pool, meng.wall) == (1, 0, 10, 2)
    before, meng, _, state = turn("DX-47b")
    assert (gains(before, meng, "envoy", "intrigue", "pool"), state.medal) == ((2, 4, 0), None)
    before, meng, _, state = turn("DX-47c")
    assert (meng.jade, state.houses[0], meng.supply) == (1, False, before.supply)
    before, meng, _, _ = turn("DX-47d")
    assert (meng.decrees, meng.pool, gains(before, meng, "supply")) == (("D1-3",), 0, (-1,))
    _, meng, _, state = turn("DX-47e")
    assert (meng.city, meng.tokens, state.map.count(None)) == ("C05", ("TOK-6", "TOK-4"), 20)


def test_dx_48_mengs_ships():  # AUTOMA-35, AUTOMA-42
    before, meng, _, state = turn("DX-48a")
    assert (meng.hand[-1], meng.pool, meng.ships) == ("X-5", before.pool, (Ship("A", 1, 1),))
    assert gains(before, meng, "supply", "card_slots") == (-1 + 3 - 1, 1)
    assert "X-5" not in state.draw_pile
    before, meng, _, _ = turn("DX-48b")
    assert (gains(before, meng, "card_slots", "vp"), len(meng.hand)) == ((1, 0), len(before.hand) - 1 + 1)
    before, meng, _, state = turn("DX-48c")
    assert (gains(before, meng, "card_slots", "vp_slots", "vp"), meng.ships) == ((0, 1, 4), ())
    assert harbour_servants(state, MENG) == 5


def test_dx_49_twilight():  # AUTOMA-13, -20, -21, -23, -25, -28, -29, -33
    _, meng, notes, _ = turn("DX-49a")
    dusk = [note for note in notes if note.rule in ("AUTOMA-25", "AUTOMA-28", "AUTOMA-29", "AUTOMA-33")]
    assert sum(note.change.get("pool", 0) for note in dusk) == -7  # of 8, one is left
    steps = [sum(note.change.get(thing, 0) for note in dusk) for thing in ("wall", "intrigue", "envoy")]
    assert steps == [1, 3, 1]
    assert [note.facts["ship"] for note in dusk if note.facts.get("new")] == ["A1"]
    _, meng, notes, _ = turn("DX-49b")
    assert not [note for note in notes if note.rule in ("AUTOMA-25", "AUTOMA-29", "AUTOMA-33")]
    _, meng, notes, _ = turn("DX-49c")
    assert [note.change["pool"] for note in notes if note.rule == "AUTOMA-20"] == [-1]
    assert [note.facts["city"] for note in notes if note.rule == "AUTOMA-18"] == ["C01", "C02"]
    points = [(note.rule, note.change["vp"]) for note in notes if note.rule in ("AUTOMA-21", "AUTOMA-23")]
    assert (points, meng.jade) == ([("AUTOMA-21", 1), ("AUTOMA-23", 1)], 0)


def test_dx_50_meng_by_night_and_at_the_end():  # AUTOMA-16, AUTOMA-40 to AUTOMA-42
    _, notes = noted("DX-50a", "skip")
    assert [(note.seat, note.change["pool"]) for note in notes if note.rule == "NIGHT-2"] == [(0, 2), (MENG, 3)]
    assert told("DX-50a", "skip", by="NIGHT-3") == [(MENG, {"vp": 3}), (MENG, {"envoy": 1})]
    outcome = after("DX-50b", "done").outcome
    assert (outcome.scores, outcome.winners) == ((0, 15), (MENG,))
    outcome = after("DX-50c", "done").outcome
    assert (outcome.scores, outcome.winners) == ((16, 15), (0,))


def test_dx_51_mengs_benefits_and_cards():  # AUTOMA-21, -23, -26, -32
    for name, step, jade, pool in (("DX-51a", 0, 1, 0), ("DX-51b", 5, 0, 1)):
        before, state = seat(name, "Meng"), after(name, "useplace", "wall A")
        meng = seat(state, "Meng")
        assert (meng.intrigue, *gains(before, meng, "jade", "pool")) == (step, jade, pool), name
    _, _, notes, _ = turn("DX-51c")
    assert [(note.rule, note.change) for note in notes if note.rule in ("DECREE-1-4", "AUTOMA-32")] == [
        ("DECREE-1-4", {"envoy": 1}), ("AUTOMA-32", {"vp": 1}),
    ]  # fmt: skip
    before, meng, _, _ = turn("DX-51d")
    assert (meng.jade, meng.discard[-1], meng.hand) == (1, before.hand[1], before.hand[2:])
    before, meng, _, _ = turn("DX-51e")
    assert (meng.hand, meng.discard) == ((*before.hand[1:], "B-7"), before.discard)


@pytest.mark.parametrize(("name", "automa", "cards"), [("DX-52a", 10, 4), ("DX-52b", 11, 4), ("DX-52c", 11, 5)])
def test_dx_52_solo_setup(name, automa, cards):  # AUTOMA-1 to AUTOMA-5
    state = of(name)
    while point(state)[0] == "Luck":
        state = after(state, str(state.options()[0]))
    meng = seat(state, "Meng")
    assert (len(state.automa.deck), len(meng.hand), state.start, state.setup.bonus) == (automa, cards, 0, False)
    assert (len(state.draw_pile), meng.card_slots) == ((10, 1) if cards == 5 else (11, 0))
    assert [{card[:2] for card in own.hand if card[0] == "P"} for own in state.seats] == [{"P4"}, {"P5"}]


def test_dx_52_an_empty_deck():  # AUTOMA-11
    state = after("DX-52d", "skip")
    assert (point(state), [*map(str, state.legal_moves)]) == (
        ("Luck", "automa cards"), ["draw jade palace", "draw palace jade"],
    )  # fmt: skip
    state = after(state, "draw palace jade")
    assert (state.automa.deck, state.automa.used, state.automa.today[-1]) == (("jade",), (), "palace")


OBTAINED = {
    "DX-56a": "D1-3", "DX-56b": "D2-3", "DX-56c": "D3-2", "DX-56d": "D2-3", "DX-56e": "D1-3", "DX-56f": "D1-3",
    "DX-56g": "D3-2",
}  # fmt: skip


@pytest.mark.parametrize("name", OBTAINED)
def test_dx_56_mengs_decrees(name):  # AUTOMA-14, AUTOMA-31, AMB-56
    before, meng, _, _ = turn(name)
    assert meng.decrees == (*before.decrees, OBTAINED[name])


def test_dx_56_what_they_cost_him():
    before, meng, _, _ = turn("DX-56e")
    assert (meng.tokens, meng.pool) == (before.tokens, 0)
    before, meng, _, _ = turn("DX-56f")
    assert (meng.tokens, meng.pool) == (before.tokens[2:], 0)
    before, meng, _, _ = turn("DX-56g")
    assert (meng.pool, gains(before, meng, "supply")) == (0, (-1,))


def test_dx_56_the_extra_servant_on_the_wall():  # AUTOMA-25, AMB-57
    for name in ("DX-56h", "DX-56i"):
        _, _, notes, _ = turn(name)
        placed = [note.change for note in notes if "wall" in note.change]
        assert placed == [{"pool": -1, "wall": 1}, {"supply": -1, "wall": 1}], name


def test_dx_57_twilight_order():  # AUTOMA-13, -36, -39
    _, meng, notes, state = turn("DX-57")
    assert meng.city == "C01"
    points = [(note.rule, note.change["vp"]) for note in notes if "vp" in note.change]
    assert points[0] == ("TOK-6", 2)
    won = [note.change for note in notes if note.rule == "AUTOMA-36"]
    assert won == [{"discard": 1}]
    assert [note.rule for note in notes].index("TOK-6") < [note.rule for note in notes].index("AUTOMA-35")
    assert (state.automa.today, state.automa.used) == ((), ("special", "canal"))
    assert point(state) == ("Luck", "meng's cards")
    assert "X-5" in meng.hand  # the pile is his stack again
