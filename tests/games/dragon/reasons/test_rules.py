"""Rules that the examples of the rule books do not show, one by one."""

from games.dragon.table import (
    acting,
    building,
    court,
    drafting,
    ended,
    happens,
    moves,
    noted,
    played,
    recruiting,
    scored,
    shown,
)

from yotd_widget.games.dragon import Build, example, new_game
from yotd_widget.games.dragon.moves import MOVES

# --- Months ----------------------------------------------------------------------------------------------------------


def last_month():
    return acting(court(hand=(), vp=3), court(hand=(), vp=5), month=12, event="peace")


def test_everybody_has_one_turn_in_the_action_phase():  # ACT-3
    state = acting(court(space=5), court(space=9), court(space=7))
    order = []
    while state.decision.id == "D-04":
        order.append(state.decision.player)
        state = state.after("pass")
    assert order == ["P2", "P3", "P1"]


def test_dragons_and_cards_come_back_for_the_next_month():  # ACT-12, ROUND-2
    state = acting(court(hand=()), court(hand=()), month=4, event="peace", dragons={"P1": "A"}, by="P2").after("pass")
    assert (state.month, state.decision.id, state.dragons) == (5, "action groups", {})


def test_each_month_brings_its_own_event_once():  # EVT-1, EVT-2
    purses = court("2 young monk", yuan=9, hand=()), court(yuan=9, hand=())
    state = played(acting(*purses, month=3, event="imperial_tribute"), "pass", "pass")
    assert [c.yuan for c in state.courts] == [5, 5]
    state.event_row = ("peace",) * 12
    state = played(state, state.legal_moves[0], "pass", "pass")
    assert [c.yuan for c in state.courts] == [5, 5]


def test_decay_takes_one_floor_a_month():  # DECAY-1, DECAY-3, DECAY-4
    state = acting(court("3", hand=()), court(hand=()), month=1)
    heights = []
    for _ in range(3):
        state = played(state, "pass", "pass")
        heights.append(shown(state.court("P1")))
        state = state.after(state.legal_moves[0])
    assert heights == [["2"], ["1"], []]


def test_after_decay_come_the_points():  # ROUND-3, SCORE-1
    state = played(acting(court("1", "2", hand=()), court(hand=()), event="peace"), "pass", "pass")
    assert [c.vp for c in state.courts] == [1, 2]


def test_after_the_twelfth_month_comes_the_end():  # ROUND-1, ROUND-3, END-1, PER-2
    state = played(last_month(), "pass", "pass")
    assert (state.phase, state.month, state.decision) == ("over", 12, None)
    assert [c.vp for c in state.courts] == [3 + 2 + 2, 5 + 2 + 2]


def test_the_most_points_win():  # WIN-1
    outcome = played(last_month(), "pass", "pass").outcome
    assert (outcome.winners, outcome.ranking, outcome.rules) == ((1,), ((1,), (0,)), ("WIN-1",))
    assert ended(court(vp=5, space=9), court(vp=6)).outcome.winners == (1,)


# --- Actions ---------------------------------------------------------------------------------------------------------


def test_all_floors_are_placed_and_none_is_moved():  # ACT-BUILD-3, ACT-BUILD-4, PAL-4, AMB-10
    state = building(2, court("3", "1"))
    assert state.why_not("build -1 on 1, 1 on 2, new 2").code == "ERR-FORMAT"
    assert state.why_not("pass").code == "ERR-STEP"
    assert shown(state.after("build 1 on 2, new 1").court("P1")) == ["3", "2", "1"]


def test_there_is_no_end_of_floors():  # PAL-3, SETUP-14, AMB-06
    mine = court("2 young monk", *["3"] * 60)
    assert len(building(2, mine).after("build new 2").court("P1").palaces) == 62


def test_a_cheaper_action_of_the_group_stays_open():  # ACT-11
    poor = acting(court(yuan=1), court())
    assert "use B privilege" not in moves(poor)
    assert {"use B research", "use B military_parade"} <= set(moves(poor))


def test_one_group_serves_several_players():  # ACT-5, ACT-14
    state = played(acting(court(), court(), court()), "use A harvest", "use A harvest", "use A taxes")
    assert [(c.rice, c.yuan) for c in state.courts] == [(1, 6), (1, 3), (0, 5)]


# --- Persons ---------------------------------------------------------------------------------------------------------


def test_who_holds_no_card_is_passed_over():  # PER-2
    state = acting(court(hand=()), court(), by="P2").after("pass")
    assert (state.decision.id, state.decision.player) == ("D-09", "P2")


def test_any_card_may_be_played():  # PER-5, AMB-13, AMB-14
    state = recruiting(court(hand=("monk", "farmer", "wild")), court(), gone=["young monk", "old monk"])
    assert moves(state) == ["play monk", "play farmer", "play wild"]


def test_the_player_chooses_between_young_and_old():  # PER-3, AMB-16
    assert moves(recruiting(court(), court(), card="monk")) == ["take young monk", "take old monk"]


def test_a_new_person_brings_nothing_but_steps():  # PER-11
    for person in ("young tax_collector", "young farmer", "young craftsman", "young pyrotechnist", "young scholar"):
        mine = recruiting(court("2", "1"), court(), taken=person).after("place 1").court("P1")
        assert (mine.yuan, mine.rice, mine.fireworks, mine.vp, shown(mine)) == (6, 0, 0, 0, [f"2 {person}", "1"])


def test_a_full_court_replaces_or_discards_as_it_likes():  # PER-8, PER-9, AMB-39
    state = recruiting(court("2 young healer, old healer", "1 young farmer"), court(), taken="young monk")
    assert moves(state) == ["replace young healer 1", "replace old healer 1", "replace young farmer 2", "discard"]


def test_nobody_moves_house():  # PAL-5
    state = recruiting(court("1 young healer", "1 young farmer"), court(), taken="young monk")
    assert shown(state.after("replace young farmer 2").court("P1")) == ["1 young healer", "1 young monk"]


# --- Events ----------------------------------------------------------------------------------------------------------

TWO = "2 young monk, young healer"


def test_everybody_pays_before_anybody_releases():  # EVT-3, AMB-35
    state = happens("imperial_tribute", court(TWO, yuan=3), court(TWO, yuan=5))
    assert ([c.yuan for c in state.courts], state.decision.player) == ([0, 1], "P1")


def test_coins_on_collectors_are_no_money():  # EVT-TRIBUTE-3
    state = happens("imperial_tribute", court("3 young tax_collector, young monk, young healer", yuan=3), court())
    assert (state.decision.id, state.decision.total) == ("D-13", 1)


def test_rice_may_not_be_held_back():  # EVT-DROUGHT-2
    state = happens("drought", court(TWO, TWO.replace("young monk", "old monk"), "1 old healer", rice=2), court())
    assert (state.court("P1").rice, state.decision.id, state.decision.total) == (0, "D-14", 1)


def test_sacks_on_farmers_are_no_rice():  # EVT-DROUGHT-5
    assert shown(happens("drought", court("2 young farmer"), court()).court("P1")) == ["2"]


def test_rockets_on_pyrotechnists_are_no_fireworks():  # EVT-FESTIVAL-4
    assert happens("dragon_festival", court("2 young pyrotechnist"), court()).court("P1").vp == 0


def test_helmets_are_counted_before_the_first_release():  # EVT-MONGOL-4, REL-6
    warriors = "2 young warrior, young monk"
    state = happens("mongol_invasion", court(warriors), court(warriors), court("1 old warrior"))
    state = played(state, "release young warrior 1", "release young warrior 1")
    assert ([c.vp for c in state.courts], state.decision) == ([1, 1, 2], None)
    assert [c.headcount() for c in state.courts] == [1, 1, 1]


def test_who_leaves_is_out_of_the_game():  # REL-1
    state = happens("mongol_invasion", court(TWO), court())
    after = state.after("release young monk 1")
    assert (after.offer, shown(after.court("P1"))) == (state.offer, ["2 young healer"])


def test_each_palace_without_rice_has_its_turn():  # EVT-DROUGHT-4, AMB-42
    state = happens("drought", court(TWO, "2 old monk, old healer", "1 old farmer", rice=1), court())
    state = played(state, "without 2", "without 1")
    turns = [moves(state), moves(state.after("release young monk 1"))]
    assert turns == [["release young monk 1", "release young healer 1"], ["release old monk 2", "release old healer 2"]]


# --- Points ----------------------------------------------------------------------------------------------------------


def test_scholars_score_nothing_in_the_scoring_phase():  # SCORE-4, AMB-04
    assert scored(court("2 young scholar, old scholar"), court("2")).courts[0].vp == 1


# --- What is known ---------------------------------------------------------------------------------------------------


def test_a_position_holds_all_that_lies_on_the_table():  # SETUP-12
    state = drafting("monk farmer")
    for name in ("event_row", "groups", "offer", "track", "dragons", "courts"):
        assert f'"{name}":' in state.to_json()


def test_a_played_card_is_public():  # SETUP-12, AMB-31
    _, notes = noted(recruiting(court(), court()), "play monk")
    assert (notes[0].rule, notes[0].facts) == ("PER-1", {"card": "monk"})


def test_a_new_game_asks_the_oldest_first():  # DRAFT-1, AMB-30
    assert new_game(["Ada", "Bo"], starting_player=1, seed=7).decision.player == "Bo"


# --- Texts of moves --------------------------------------------------------------------------------------------------


def test_texts_of_moves_forgive_small_letters_and_spaces():
    assert MOVES.parse("  use a taxes ") == MOVES.parse("use A taxes")
    assert MOVES.parse("build new,1 on 2") == MOVES.parse("build new 1, 1 on 2") == Build(on=((2, 1),), new=(1,))
    assert MOVES.parse("without 1,2") == MOVES.parse("without 1, 2")


def test_a_position_changed_by_hand_lists_its_moves_anew():
    state = example("month-5").after("use A taxes").after("use B military_parade")
    assert "use A taxes" in [str(move) for move in state.legal_moves]
    state.court("Cyd").yuan = 2
    assert "use A taxes" not in [str(move) for move in state.legal_moves]
