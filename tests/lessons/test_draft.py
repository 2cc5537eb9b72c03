"""Questions and wrong ideas about setup and draft, against the values of the plan."""

import pytest

import yotd_widget as yw
from yotd_widget.quiz.questions import ask
from yotd_widget.quiz.wrong_rules import believing

NAMES = ["Ada", "Bo", "Cyd", "Dora", "Emil"]


def game(players, **options):
    return yw.dragon.new_game(NAMES[:players], seed=7, **options)


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 6), (4, 8), (5, 10)])
@pytest.mark.parametrize("type", ["monk", "tax collector"])
def test_tiles_of_every_type(players, number, type):
    question = ask("dragon.setup.tiles", game(players), type=type)
    assert question.key == number
    assert {"SETUP-1", "SETUP-2", "SETUP-3"} <= set(question.rules)


def test_tiles_are_counted_before_the_draft():
    assert ask("dragon.setup.tiles", "draft-p2").key == ask("dragon.setup.tiles", "draft-p2", type="farmer").key == 6


def test_two_palaces_of_two_floors():
    question = ask("dragon.setup.places", "draft-p2")
    assert question.key == 4
    assert "SETUP-10" in question.rules


def test_two_to_five_players():
    question = ask("dragon.setup.players", "draft-p2")
    assert question.key == ("2", "3", "4", "5")
    assert question.rules == ("SETUP-1",)


@pytest.mark.parametrize(("wall", "cards"), [(False, 7), (True, 8)])
def test_the_deck_of_actions(wall, cards):
    question = ask("dragon.setup.deck", game(3, great_wall=wall))
    assert question.key == cards
    assert "SETUP-9" in question.rules


def test_only_person_tiles_run_out():
    question = ask("dragon.setup.limited", "draft-p2")
    assert question.key == ("young monk",)
    assert {"SETUP-13", "SETUP-14"} <= set(question.rules)


def test_only_hands_are_secret():
    question = ask("dragon.setup.public", "draft-p2")
    assert {item.key for item in question.items} - set(question.key) == {"hand"}
    assert "SETUP-12" in question.rules


def test_the_oldest_begins_and_the_others_follow_clockwise():
    question = ask("dragon.draft.order", game(3, starting_player=1))
    assert question.key == ("Bo", "Cyd", "Ada")
    assert {"DRAFT-1", "SETUP-11"} <= set(question.rules)


def test_pairs():
    question = ask("dragon.draft.pairs", "draft-p2")
    assert question.key == 35
    assert {"DRAFT-2", "DRAFT-3"} <= set(question.rules)
    assert ask("dragon.draft.pairs", game(3)).key == 36


@pytest.mark.parametrize(("name", "wrong"), [("dragon.draft-no-share", 21), ("dragon.draft-doubles", 44)])
def test_wrong_ideas_of_pairs(name, wrong):
    assert ask("dragon.draft.pairs", "draft-p2").wrong_rule(wrong) == name


def test_which_pairs():
    question = ask("dragon.draft.combo", "draft-p2")
    why = {item.key: item.why for item in question.items}
    assert question.key == ("young farmer, young scholar", "young scholar, young healer")
    assert why["young farmer, young monk"].rules == ("DRAFT-3",)
    assert why["young scholar, young scholar"].rules == ("DRAFT-2",)
    assert "only young persons" in why["old farmer, young healer"].text
    assert question.wrong_rule(["young scholar, young healer"]) == "dragon.draft-no-share"


def test_the_first_to_draft_may_take_any_pair():
    assert len(ask("dragon.draft.combo", game(2)).key) == 3


@pytest.mark.parametrize(
    ("pair", "space"), [("young farmer, young monk", 10), ("young court lady, young craftsman", 3)]
)
def test_the_marker_after_the_draft(pair, space):
    question = ask("dragon.draft.space", game(3), pair=pair)
    assert question.key == space
    assert {"DRAFT-4", "DRAFT-5"} <= set(question.rules)


def test_no_card_is_used():
    question = ask("dragon.draft.cards", "draft-p2", "Bo")
    assert question.key == 11
    assert "DRAFT-6" in question.rules


@pytest.mark.parametrize("name", ["dragon.draft-no-share", "dragon.draft-doubles"])
def test_a_draft_by_house_rules(name):
    with believing(name):
        state = game(5)
        while state.phase == "draft":
            state = state.after(state.legal_moves[-1])
    pairs = [tuple(court.persons()) for court in state.courts]
    assert all(map(len, pairs))
    shared = len(set(sum(pairs[:4], ()))) < 8
    assert shared is (name == "dragon.draft-doubles")
