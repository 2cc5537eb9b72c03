"""The smallest change that makes a refused move legal: it helps, it is said in words, and no piece is made or lost."""

import pytest
from games.rotunda.invariants import inv_01_assistants, inv_02_cubes, inv_03_cards_and_tokens
from games.rotunda.table import after, of
from games.rotunda.test_refusals import REFUSED, at, two

from yotd_widget.engine.game import load
from yotd_widget.games.rotunda.reasons.proposals import HOPELESS, PROPOSALS

GAME = load("rotunda")
PIECES = (inv_01_assistants, inv_02_cubes, inv_03_cards_and_tokens)


def holds(invariant, state):
    try:
        invariant(None, state)
    except AssertionError:
        return False
    return True


def covered():
    """Ann sells celadon with an Expert, onto a field that is free or one that is not."""
    return after(at("", {"experts": "e05", "celadon": 1, "gold": 1}, market={"celadon": "celadon"}), "activate e05")


@pytest.mark.parametrize(
    ("made", "move", "text"),
    [
        (lambda: of("TV-31"), "buyrecruit", "2 coins more (3 in all)"),
        (lambda: of("TV-40"), "complete o18 tea+tea+fruit+celadon", "1 celadon more (1 in all)"),
        (lambda: at("in supplier", {}, {"tea": 14}), "get tea", "one tea of Bo in the general supply"),
        (lambda: of("TV-39"), "sell tea tea", "no tea in the Market"),
        (
            lambda: of("TV-2"),
            "walk smugglers warehouse",
            "a Leader of Bo in the Ancestors' Hall instead of the Warehouse",
        ),
        (lambda: two({"tea": 1}), "steer tea warehouse tea", "the tea Leader in the Supplier's Room instead of the"),
        (lambda: after("TV-49", "activate e19"), "seat market", "one young Assistant of Bo fewer in the Market"),
        (lambda: of("TV-47"), "activate e20", "Bookseller instead of Mistress among your cards"),
        (lambda: of("TV-63"), "hire e24 none", "Hui Trader open instead of"),
        (lambda: after("TV-40", "complete o01 tea+fruit"), "complete o01 gold+gold", "Order 1 not completed yet"),
        (lambda: after("TV-31", "sellamulet A5", "sellgood tea"), "buygood tea", "this not done yet in the visit"),
        (covered, "sellat market celadon celadon", "no celadon in the Market"),
    ],
)
def test_the_smallest_change_in_words(made, move, text):
    assert GAME.reasons.remedy(made(), move).text.startswith(f"Possible with {text}")


def test_each_remedy_helps_and_no_piece_is_made_or_lost():
    found = set()
    for _point, made, move, code in REFUSED:
        state = made()
        remedy = GAME.reasons.remedy(state, move)
        if remedy.possible:
            found.add(code)
            assert remedy.state.refused(move) is None, (code, move)
            assert all(holds(each, remedy.state) or not holds(each, state) for each in PIECES), (code, move)
            assert "{" not in remedy.text
    assert {*PROPOSALS} - found == {"SALE-FIELD"}, "what helps against each of these refusals"
    assert found & HOPELESS == set()
