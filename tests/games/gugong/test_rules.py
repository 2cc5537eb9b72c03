"""Rules that no vector is about: each by the smallest table that shows it, or by what no game ever breaks."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from games.gugong.table import after, asked, code, noted, of, point, seat, stopped, told, walk

from yotd_widget.describe.named import own
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.games.gugong import new_game
from yotd_widget.games.gugong.examples.table import table
from yotd_widget.games.gugong.moves import Draw, Give, Sail
from yotd_widget.games.gugong.pieces import LOCATIONS, MENG, TOKENS
from yotd_widget.games.gugong.state import all_tokens

BO = {"pool": 3}


@cache
def games():
    """Steps of a few random games: of four players, and against Meng."""
    starts = [new_game(["Ann", "Bo", "Cy", "Di"], seed=None), new_game(["Ann"], seed=None, level="normal")]
    return [[*walk(start, Random(2), SeededLuck(2), keen=True)] for start in starts]


def steps():
    return [step for game in games() for step in game]


# --- The set-up ------------------------------------------------------------------------------------------------------


def test_what_each_player_begins_with():  # SETUP-15, SETUP-16, SETUP-17
    state = new_game(["Ann", "Bo", "Cy"], seed=3)
    assert (state.phase, state.day, state.medal) == ("day", 1, None)
    for each in state.seats:
        assert (each.pool, each.supply, each.double, len(each.hand)) == (6, 6, "locked", 4)
        assert (each.ships, each.tokens, each.decrees, each.jade, each.discard) == ((), (), (), 0, ())


def drawn(**options):
    """What luck decides before the first move, one after the other."""
    state, luck, found = new_game(["Ann", "Bo", "Cy"], seed=None, **options), SeededLuck(1), []
    while state.agenda[-1].seat == LUCK:
        move = luck.answer(state)
        found.append((state.agenda[-1], move))
        state = state.after(move)
    return found, state


def test_the_order_in_which_luck_draws():  # SETUP-18
    found, _state = drawn()
    kinds = [type(move).__name__ for _task, move in found]
    assert (kinds[0], kinds[-1]) == ("Start", "Roll")
    sizes = [len(move.drawn) for _task, move in found if isinstance(move, Draw)]
    assert sizes[:3] == [7, 11, 32], "board cards, the draw pile, tokens"
    levels = [[tile[1] for tile in move.drawn] for _task, move in found if isinstance(move, Draw)][3:]
    assert [{*level} for level in levels] == [{"1"}, {"2"}, {"3"}]


def test_the_expert_variant_changes_the_gifts_alone():  # EXPERT-4
    plain, expert = drawn()[1], drawn(expert=True)[1]
    assert len(expert.draw_pile) != len(plain.draw_pile)
    for one, other in zip(plain.seats, expert.seats, strict=True):
        assert one == other
    assert (plain.houses, len(plain.board_decrees), plain.day) == (expert.houses, len(expert.board_decrees), expert.day)
    foci = {new_game(["Ann"], seed=seed, level="easy", expert=True).automa.focus for seed in range(12)}
    assert len(foci) > 2
    assert {*LOCATIONS} >= foci


def test_bonus_tokens_are_six_more():  # BONUS-1
    plain, bonus = new_game(["Ann", "Bo"], seed=1), new_game(["Ann", "Bo"], seed=1, bonus=True)
    assert len(all_tokens(bonus.setup)) == len(all_tokens(plain.setup)) + 6
    kinds = {token for token in all_tokens(bonus.setup) if token.startswith("BTOK")}
    assert kinds == {"BTOK-1", "BTOK-2", "BTOK-3"}


# --- What no game breaks ---------------------------------------------------------------------------------------------


def test_servants_stay_with_their_owner():  # SERV-1, SERV-6, DBL-2
    for before, _move, _notes, state in steps():
        for number, each in enumerate(state.seats):
            neutral = each.reward_servants if number == state.meng else 0
            assert each.normal - neutral == 12
            assert each.double in ("locked", "pool", "supply", "wall", "ship")
            assert each.double != "locked" or before.seats[number].double == "locked", "once won it is never lost"


def test_what_stays_to_the_end():  # SERV-7, PAL-7
    for before, _move, _notes, state in steps():
        for old, new in zip(before.seats, state.seats, strict=True):
            assert new.decrees[: len(old.decrees)] == old.decrees
            assert (new.vp_slots, new.card_slots, new.double_slots) >= (0, 0, 0)
            assert new.reward_servants >= old.reward_servants
            assert new.envoy >= old.envoy
            assert new.space == old.space or not old.space


def test_the_order_of_markers_is_strict():  # TIE-2
    for _before, _move, _notes, state in steps():
        assert sorted(state.order) == [*range(len(state.seats))]


def test_ships_carry_one_to_three():  # CANAL-4
    loads = {ship.units for _before, _move, _notes, state in steps() for each in state.seats for ship in each.ships}
    assert loads == {1, 2, 3}


def turns():
    """Positions in which a gift is asked for, with the move."""
    for before, move, _notes, _state in steps():
        if before.decision and before.decision.id == "DP-GIFT" and isinstance(move, Give):
            yield before, move


def test_who_has_a_card_exchanges_one_in_turn():  # DAY-1, DAY-3
    last = None
    for state, _move in turns():
        assert all(isinstance(option, Give) or str(option).startswith("exchange") for option in state.options())
        seat_now = state.agenda[-1].seat
        if last is not None and last[1] == state.day and state.meng is None:
            between = [(last[0] + step) % 4 for step in range(1, (seat_now - last[0]) % 4 or 4)]
            assert all(not state.seats[each].hand for each in between), "only those without cards are passed over"
        last = seat_now, state.day


def test_after_the_exchange_the_card_then_the_place():  # DAY-6, CARD-3
    state = table("Ann", {"Ann": own(pool=4, hand="P1-4 P1-9"), "Bo": BO}, gifts={"jade": "B-2"})
    with_action, without = after(state, "give P1-4 jade free"), after(state, "give P1-9 jade free")
    assert point(with_action) == ("Ann", "DP-ACT-CARD")
    assert point(after(with_action, "skip")) == ("Ann", "DP-ACT-LOC")
    assert point(without) == ("Ann", "DP-ACT-LOC")


def test_a_day_ends_when_no_hand_has_a_card():  # DAY-4, NIGHT-7, NIGHT-9
    ends = {}
    for before, _move, notes, state in steps():
        if any(note.rule == "DAY-4" for note in notes):
            assert before.meng is not None or sum(len(each.hand) for each in before.seats) <= 1, "the card just given"
        if before.phase == "night" and before.decision and before.decision.id == "DP-CLAIM":
            assert all(len(each.hand) <= each.card_slots for each in before.seats), "only cards won just now"
        if before.phase != "morning" and state.phase == "morning":
            ends[before.day] = "morning"
        if before.phase != "over" and state.phase in ("end", "over") and before.phase != "end":
            ends[before.day] = "end"
    assert ends == {1: "morning", 2: "morning", 3: "morning", 4: "end"}


def test_all_dice_are_rolled_each_morning():  # MORN-5
    rolls = [move for before, move, _notes, _state in steps() if type(move).__name__ == "Roll" and before.day]
    assert len(rolls) == 3 * len(games())
    faces = games()[0][0][0].data.dice.faces
    assert all(face in die for move in rolls for face, die in zip(move.dice, faces, strict=True))


# --- Servants --------------------------------------------------------------------------------------------------------


def test_as_far_as_possible():  # ROUND-4
    state = table("Ann at travel", {"Ann": own(supply=0, city="C01", wall=1), "Bo": BO}, lies={"C02": "TOK-3"})
    assert told(state, "useplace", "travel A", "go C02", "use", by="TOK-3") == [(0, {"envoy": 1})]
    assert after("DX-11", "useplace", "travel A", "go C02", "use").seats[0].supply == 0


def test_placed_from_the_pool():  # SERV-4
    before, own_now = seat("wall-5", "Lisa"), seat(after("wall-5", "useplace", "wall A"), "Lisa")
    assert (own_now.pool, own_now.supply) == (before.pool - 1, before.supply)


# --- What others may see ---------------------------------------------------------------------------------------------


def test_what_is_hidden():  # INFO-2, INFO-3
    state = of("DX-37")
    seen = state.seen_by(1)
    assert {*seen.seats[0].hand, *seen.seats[0].discard} == {"hidden"}
    assert len(seen.seats[0].discard) == len(state.seats[0].discard)
    assert state.seen_by(0).seats[0].discard == state.seats[0].discard
    assert (seen.gifts, seen.dice, seen.map, seen.houses, seen.order) == (
        state.gifts, state.dice, state.map, state.houses, state.order,
    )  # fmt: skip


# --- Travel and tokens -----------------------------------------------------------------------------------------------


def test_one_move_one_token_and_its_effect_is_for_now():  # TRAV-1, TRAV-6
    state = table("Ann at travel", {"Ann": own(pool=3, city="C01"), "Bo": BO}, lies={"C02": "TOK-6"})
    state = after(state, "useplace", "travel A", "go C02")
    kept, used = after(state, "skip"), after(state, "use")
    assert (seat(kept).tokens, seat(kept).vp) == (("TOK-6",), 0)
    assert (seat(used).tokens, seat(used).vp) == (("TOK-6",), 2)
    assert point(kept)[1] == point(used)[1] == "DP-GIFT"


def test_what_is_found_on_the_way_pays_nothing_of_it():  # TRAV-10
    state = table("Ann at travel", {"Ann": own(pool=1, city="C01"), "Bo": BO}, lies={"C02": "TOK-2"})
    assert asked(stopped(state, "useplace")) == ["travel A"]


@pytest.mark.parametrize(
    ("token", "changed"),
    [("TOK-1", {"pool": 1}), ("TOK-2", {"pool": 2}), ("TOK-3", {"envoy": 1}), ("TOK-4", {"intrigue": 1}),
     ("TOK-6", {"vp": 2})],
)  # fmt: skip
def test_what_a_token_brings(token, changed):  # TOK-0
    state = table("Ann at travel", {"Ann": own(pool=3, city="C01"), "Bo": BO}, lies={"C02": token})
    state = after(state, "useplace", "travel A", "go C02")
    before, now = seat(state), seat(after(state, "use"))
    assert {thing: getattr(now, thing) - getattr(before, thing) for thing in changed} == changed
    assert {*all_tokens(state.setup)} == {each for each in TOKENS if each.startswith("TOK")}


def test_a_swap_by_token():  # TOK-7a
    state = table(
        "Ann at travel", {"Ann": own(pool=3, city="C01", hand="P1-2"), "Bo": BO}, lies={"C02": "TOK-7"},
        gifts={"jade": "B-7"},
    )  # fmt: skip
    state = after(state, "useplace", "travel A", "go C02", "use", "swap P1-2 jade")
    assert (seat(state).hand, state.gifts["jade"], seat(state).pool) == (("B-7",), "P1-2", 3)


def test_when_tokens_are_exchanged():  # XCH-2, XCH-6
    state = table("Ann at palace", {"Ann": own(pool=3, tokens="TOK-3 TOK-4"), "Bo": own(pool=3, tokens="TOK-1 TOK-6")})
    exchanged = after(state, "exchange servant TOK-3 TOK-4")
    assert (seat(exchanged).pool, point(exchanged)) == (4, ("Ann", "DP-ACT-LOC"))
    assert code(state, "exchange servant TOK-1 TOK-6", by="Bo") == "E-TURN"
    short = table("Ann at palace", {"Ann": own(supply=0, tokens="TOK-3 TOK-4"), "Bo": BO})
    assert code(short, "exchange servant TOK-3 TOK-4") == "E-SUPPLY"


# --- Places ----------------------------------------------------------------------------------------------------------


def test_no_benefit_has_to_be_taken():  # INTB-6
    state = after("wall-tie", "useplace", "wall B", "build 2 0 none")
    assert "skip" in asked(state)
    assert seat(after(state, "skip"), "Sebastian").intrigue == seat(state, "Sebastian").intrigue


def test_there_is_always_another_jade():  # JADE-5
    state = table("Ann at travel", {"Ann": own(pool=3, city="C01", jade=14), "Bo": own(pool=3, jade=9)},
                  lies={"C02": "TOK-11"}, houses="0000")  # fmt: skip
    assert seat(after(state, "useplace", "travel A", "go C02", "use")).jade == 15


def test_only_the_intrigue_action_brings_the_medal():  # INTR-7
    assert after("gate-7", "useplace", "palace B").medal is None
    state = table("Ann at travel", {"Ann": own(pool=3, city="C01"), "Bo": BO}, lies={"C02": "TOK-4"})
    assert after(state, "useplace", "travel A", "go C02", "use").medal is None
    assert after("medal-2", "useplace", "intrigue A").phase == "morning"
    assert told("intrigue-day", "useplace", "intrigue A", by="INTR-2") != []


def test_one_decree_an_action_and_of_the_board_alone():  # DECREE-0-5, DECREE-0-6
    state = after("steles", "useplace")
    assert {each.split()[1] for each in asked(state)} <= {*state.board_decrees}
    assert code(state, "obtain D1-1") == "E-DECREE"
    assert point(after(state, "obtain D1-4"))[1] == "DP-GIFT"


def test_one_ship_is_loaded_another_one_moves():  # CANAL-3
    state = after("canal-two", "useplace", "canal A", "load servant new A")
    assert {"sail A1", "sail B2"} <= {*asked(state)}
    ships = {ship.name: ship.units for ship in seat(after(state, "sail B2"), "Lisa").ships}
    assert ships == {"A1": 1, "B3": 1}


def test_cards_of_the_harbour():  # HARB-8, HARB-9
    state = after("canal-claim", "useplace", "canal A", "load servant B2", "skip", "sail B2", "claim B5 card")
    assert "X-5" in seat(state, "Lisa").hand
    at_night = after("night-claim", "skip", "claim A5 card")
    assert "X-5" in seat(at_night, "Lisa").hand
    data = state.data
    in_pile = sum(card.set == "draw" for card in data.cards.values())
    assert data.canal.reward_slots["card"] * 5 < in_pile


def test_dice_count_as_they_lie():  # NIGHT-8
    from yotd_widget.games.gugong.nights import matches

    state = of("night-dice")
    found = lambda: {name: matches(state, number) for number, name in enumerate(state.players)}  # noqa: E731
    assert found() == {"Lisa": 4, "David": 1, "Sebastian": 4, "Anna": 0}
    state.dice = (3, 4, 3)
    assert found() == {"Lisa": 4, "David": 0, "Sebastian": 3, "Anna": 0}


def test_a_bonus_token_that_is_not_used_is_kept():  # BONUS-8
    state = table("Ann at travel", {"Ann": own(pool=3, city="C01"), "Bo": BO}, lies={"C02": "BTOK-1"})
    state = after(state, "useplace", "travel A", "go C02", "skip")
    assert (seat(state).tokens, seat(state).bonus, seat(state).pool) == (("BTOK-1",), (), 3)


# --- Meng ------------------------------------------------------------------------------------------------------------


def meng(card, things, **told_of):
    """What Meng's next turn with this Automa card does: his things before and after."""
    automa = {"deck": card}
    found = {"hand": "P5-8", "discard": ""} | things
    state = table("Ann at intrigue", {"Ann": {"pool": 3}, "Meng": found}, level="normal", automa=automa, **told_of)
    end, _notes = noted(state, "skip")
    return state.seats[MENG], end.seats[MENG]


def test_meng_does_the_cheap_option():  # AUTOMA-10
    before, now = meng("wall", {"pool": 5})
    assert (before.pool - now.pool, now.wall) == (1, 1)
    before, now = meng("palace", {"pool": 5, "envoy": 2})
    assert (now.envoy, now.pool) == (3, 5)


def test_meng_and_the_other_take_turns():  # AUTOMA-12
    things = {"Ann": own(pool=3, hand="P4-9"), "Meng": own(pool=3, hand="P5-8 P5-1")}
    state = table("Ann", things, level="normal", hands=1)
    _end, notes = noted(state, "give P4-9 intrigue free", "skip")
    played = [note.rule for note in notes if note.rule in ("AUTOMA-7", "DAY-2", "DAY-4") and "gifts" not in note.facts]
    assert played == ["AUTOMA-7", "DAY-2", "AUTOMA-7", "DAY-4"], "who has no cards is skipped"


def test_meng_leaves_his_double_servant_and_his_ships():  # AUTOMA-17, AUTOMA-34
    for _before, move, notes, state in games()[1]:
        assert state.seats[MENG].double == "locked"
        if isinstance(move, Sail):
            assert not [note for note in notes if note.rule == "CANAL-9" and note.seat == MENG]


def test_mengs_tokens():  # AUTOMA-22, AUTOMA-24
    before, now = meng("travel", {"pool": 3}, lies={"C01": "TOK-7"})
    assert now.vp == before.vp + 1
    before, now = meng("travel", {"pool": 3}, lies={"C01": "TOK-11"})
    assert (now.jade, now.pool) == (before.jade + 1, 0)
    before, now = meng("travel", {"pool": 2}, lies={"C01": "TOK-11"})
    assert (now.jade, now.pool) == (before.jade, 2)


def test_meng_pays_for_a_decree():  # AUTOMA-30
    before, now = meng("decree", {"pool": 6}, decrees="D1-1 D1-3 D2-1 D2-3 D3-1 D3-2")
    assert (now.decrees, before.pool - now.pool) == (("D2-3",), 3)
