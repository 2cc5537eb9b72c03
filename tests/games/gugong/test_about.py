"""What the placards of the board tell: of every piece its own rules, and no rule that is not there."""

from yotd_widget.games.gugong.game import GAME
from yotd_widget.games.gugong.pieces import LOCATIONS, TOKENS
from yotd_widget.games.gugong.reasons.rules import RULES
from yotd_widget.games.gugong.screen.about import ABOUT
from yotd_widget.games.gugong.words import DECREE_LABELS


def test_every_statement_stands_behind_its_id():
    for thing, text in GAME.screen.about().items():
        told = dict(line.split(" ", 1) for line in text.splitlines())
        assert told == {rule: RULES[rule] for rule in ABOUT[thing]}


def test_locations_tokens_and_decrees_have_rules_of_their_own():
    assert {*LOCATIONS, *TOKENS, *DECREE_LABELS} <= ABOUT.keys()
    assert ABOUT["D1-3"] == ("DECREE-1-3",)
