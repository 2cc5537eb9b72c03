"""Rule cards: of the rules alone, and of a book with all that is known about them."""

import pytest
from describe.caravan import GAME, CaravanGame
from engine.toy import GAME as TOY

from yotd_widget.describe.book import Book, nearest, related, rule, rule_texts, rule_view, statements
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind
from yotd_widget.games.dragon.game import GAME as DRAGON


class Known(Book):
    """With editions that differ in one rule, and a position that shows another."""

    def facts(self, rule_id, edition):
        return [f"in {edition}"] if rule_id == "BUY-1" else []

    def example(self, rule_id, edition):
        return {"name": "start", "position": GAME.new(), "seat": 0} if rule_id == "BUY-2" else None


class Annotated(CaravanGame):
    book = Known(
        GAME.rules,
        rulings={"AMB-1": "A player may wait twice.", "AMB-2": "Silk is wool."},
        alternatives={"AMB-1": ("Once only.", "Never.")},
        invariants={"INV-1": "Coins are never below 0."},
        sources={"BUY": "C: all/shop", "BUY-3": "DR: derived, R1/wait, AMB-1", "THIEF": "X: R1"},
        books={"R1": "rule book", "R2": "second edition"},
        chapters={"shop": {"R1": "Shopping", "R2": "The shop"}},
        places={"wait": "title page"},
        editions=("new", "old"),
    )


BOOKED = Annotated()


def test_a_card_of_a_bare_rule_has_its_sentence_and_where_it_is_met():
    assert str(rule(GAME, " buy-1 ")).splitlines() == [
        "BUY-1", "A card costs its price.", "Asked in: turn", "Refusals: ERR-COINS",
    ]  # fmt: skip


def test_a_card_tells_sources_status_and_rulings():
    assert str(rule(BOOKED, "BUY-3")).splitlines() == [
        "BUY-3 (derived, ruling)", "A player may wait.",
        "Source: follows from other rules", "Source: rule book: title page",
        "Ruling AMB-1: A player may wait twice.", "  Instead: Once only.", "  Instead: Never.",
    ]  # fmt: skip
    assert rule(BOOKED, "BUY-1").sources == (("rule book", "Shopping"), ("second edition", "The shop")), "of its family"
    assert rule(BOOKED, "THIEF-2").status == ("not in the rule book, confirmed elsewhere",)
    assert (rule(BOOKED, "SCORE-1").sources, rule(BOOKED, "SCORE-1").status) == ((), ())
    assert rule(BOOKED, "INV-1").status == ("derived",)
    assert rule(BOOKED, "AMB-1").rulings[0].alternatives == ("Once only.", "Never.")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("buy-7", "There is no rule “buy-7”; near it are BUY-1, BUY-2 and BUY-3."),
        ("err-coins", "“ERR-COINS” is a refusal, not a rule; behind it: BUY-1."),
        ("ERR-GONE", "“ERR-GONE” is a refusal, not a rule; no rule stands behind it."),
        ("Turn", "“turn” is a decision point, not a rule; asked by BUY-1 and BUY-2."),
    ],
)
def test_what_is_no_rule_says_what_it_is(name, sentence):
    with pytest.raises(NotFound) as wrong:
        rule(GAME, name)
    assert str(wrong.value) == sentence
    with pytest.raises(WrongKind, match="the id of a rule is text, as “BUY-1”, not 5"):
        rule(GAME, 5)


def test_the_view_shows_a_card_with_those_of_its_neighbours():
    view = rule_view(BOOKED, "buy-3", None)
    card = view["card"]
    assert (card["id"], card["status"], card["sure"], card["edition"]) == ("BUY-3", "derived, ruling", False, "new")
    assert card["sources"] == ["follows from other rules", "rule book: title page"]
    assert card["rulings"][0]["instead"] == "It could also have been: Once only. Never."
    assert set(view["near"]) == set(card["related"]) == {"BUY-2", "THIEF-1", "AMB-1", "BUY-1"}
    buy = rule_view(BOOKED, "BUY-1", "old")["card"]
    assert (buy["edition"], buy["editions"]) == ("old", {"new": ["in new"], "old": ["in old"]})
    assert buy["decisions"] == [{"id": "turn", "text": "a player shops"}]
    assert buy["refusals"] == [{"id": "ERR-COINS", "text": "It costs … and you have …"}]
    assert (card["editions"], card["example"]) == ({}, None)
    example = rule_view(BOOKED, "BUY-2", None)["card"]["example"]
    assert (example["name"], example["seat"], example["scene"]["board"].keys()) == ("start", 0, {"areas", "loose"})
    with pytest.raises(BadInput, match=r"^The caravan has no editions, so it has none called 'new'$"):
        rule_view(GAME, "BUY-1", "new")
    with pytest.raises(BadInput, match="an edition is one of new, old, not 'odd'"):
        rule_view(BOOKED, "BUY-1", "odd")


def test_chance_decides_where_the_game_says_so():
    assert rule_view(TOY, "THROW", None)["card"]["decisions"] == [{"id": "throw", "text": "chance throws the die"}]
    with pytest.raises(BadInput):
        rule_view(TOY, "THROW", "new")


def test_from_any_card_one_comes_to_every_other():
    for start in (*BOOKED.rules, "AMB-1", "INV-1"):
        seen, to_see = set(), [start]
        while to_see:
            name = to_see.pop()
            if name not in seen:
                seen.add(name)
                to_see += related(BOOKED, name)
        shelf = {"INV-1"} if start == "INV-1" else {*BOOKED.rules, "AMB-1", "AMB-2"}
        assert seen == shelf


def test_statements_of_what_json_names():
    named = {"rules": ["BUY-1", "none"], "lines": [{"rules": ("SCORE-1",)}, {"text": "BUY-2"}]}
    assert rule_texts(GAME, named) == {name: GAME.rules[name] for name in ("BUY-1", "SCORE-1")}
    assert statements(BOOKED, ["INV-1", "AMB-1", "BUY-2"]) == {
        "INV-1": "Coins are never below 0.", "BUY-2": GAME.rules["BUY-2"],
    }  # fmt: skip


def test_rules_that_ask_or_refuse_together_lead_to_each_other():
    assert "REL-3" in related(DRAGON, "EVT-TRIBUTE-2"), "who leaves is the owner's choice"
    assert "ACT-PRIV-1" in related(DRAGON, "ACT-PRIV-3")
    assert "BUY-2" in related(GAME, "BUY-1")


def test_near_ids_are_of_the_same_family_first():
    assert nearest(GAME.book, "score_9")[0] == "SCORE-1"
