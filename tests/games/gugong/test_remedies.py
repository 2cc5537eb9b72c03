"""The smallest change that makes a refused move legal: it helps, it is said in words, and no piece is made or lost."""

import pytest
from games.gugong.table import after, of
from games.gugong.test_refusals import REFUSED, at

from yotd_widget.engine.game import load

GAME = load("gugong")


def remedy(state, move):
    return GAME.reasons.remedy(state, move)


def cards(state):
    rows = [state.gifts.values(), state.draw_pile, *(each.hand + each.discard for each in state.seats)]
    return sorted(card for row in rows for card in row)


@pytest.mark.parametrize(
    ("made", "move", "text"),
    [
        (
            lambda: of("gift-first"),
            "give P2-5 jade free",
            "Possible with the teapot (4, Palace) at Jade instead of the jade seal (9).",
        ),
        (lambda: of("pairs"), "give P2-5 wall free", "Possible with the teapot (4, Palace) at Great Wall instead of"),
        (lambda: of("gift-first"), "give P3-8 jade pay_servants", "Possible with the pipa (8) in hand instead of the"),
        (lambda: after("DX-21b", "useplace"), "buy 0", "Possible with all houses sold; it would then be the only"),
        (lambda: of("wall-tie").after("useplace").after("wall B").after("build 2 0 none"), "benefit IB-7",
         "Possible with 3 Intrigue steps more (7 in all)."),
        (lambda: of("ride-blocked").after("useplace").after("travel A"),
         "go C03", "Possible with no token in Hangzhou."),
        (lambda: after("DX-22a", "useplace"), "obtain D1-5", "Possible with Morning Gift on the board instead of"),
        (lambda: at("canal", None, "canal A", pool=3, ships="A2 3"), "load servant A2",
         "Possible with 2 instead of 3 on ship A2."),
    ],
)  # fmt: skip
def test_the_smallest_change_in_words(made, move, text):
    assert remedy(made(), move).text.startswith(text)


def test_each_remedy_helps_and_no_card_is_made_or_lost():
    possible = 0
    for _where, made, move, code, _named in REFUSED:
        state = made()
        found = remedy(state, move)
        if found.possible:
            possible += 1
            assert found.state.refused(move) is None, (code, move)
            assert cards(found.state) == cards(state), (code, move)
            assert "{" not in found.text
    assert possible > 80
