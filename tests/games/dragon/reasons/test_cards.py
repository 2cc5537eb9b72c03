"""Rule cards: every rule has its sentence, sources and status, and tells where one meets it."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import groupby
from random import Random

import pytest

from yotd_widget.describe.book import BOOKS, STATUS
from yotd_widget.engine.errors import NotFound, WrongKind
from yotd_widget.games.dragon import rule
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.reasons.rules import RULES, RULINGS
from yotd_widget.games.dragon.reasons.sources import ALTERNATIVES, CHAPTERS
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.tasks import POINTS
from yotd_widget.games.dragon.year import begin

TEXTS = {**RULES, **RULINGS}
ALL_TEXTS = [*TEXTS.items(), *((name, text) for name, texts in ALTERNATIVES.items() for text in texts)]


def numbered(ids):
    """What these ids would be called, each family counted from 1; what follows 7a is 7b."""
    for family, together in groupby(ids, lambda name: name.rpartition("-")[0]):
        number, part = 0, ""
        for name in together:
            letter = name[-1] if name[-1].isalpha() else ""
            part = chr(ord(part) + 1) if part and letter > "a" else "a" if letter else ""
            number += part in ("", "a")
            yield f"{family}-{number}{part}"


def test_every_rule_has_a_sentence_and_a_source_and_no_number_is_left_out():
    """A rule that is taken away, or put at the wrong place, leaves a gap in its family, or the family in two."""
    families = [family for family, _ids in groupby(RULES, lambda name: name.rpartition("-")[0])]
    assert len(families) == len(set(families)) > 1
    assert list(RULES) == list(numbered(RULES))
    assert all(RULES.values())
    assert [name for name in RULES if not all(GAME.book.source(name))] == []
    assert list(RULINGS) == list(ALTERNATIVES) == [f"AMB-{number:02}" for number in range(1, len(RULINGS) + 1)]


@pytest.mark.parametrize("ids", [["a-1", "a-3"], ["a-2"], ["a-1", "a-2a", "a-2c"], ["a-2", "a-1"], ["a-1", "a-1b"]])
def test_a_gap_in_the_numbers_is_noticed(ids):
    assert list(numbered(ids)) != ids


UNTOLD = re.compile(r"[A-Z]{2,}-|AMB|\b(round|VP|CP|ruling|engine|state|tile stack)\b|  | tile of rice")
"""Ids, abbreviations and words of programmers, which no reader should meet."""


def test_a_rule_is_one_sentence():
    assert [name for name, text in ALL_TEXTS if not re.fullmatch(r"[A-Z0-9][^.!?]*\.", text)] == []
    assert [name for name, text in ALL_TEXTS if len(text) > 215] == []
    assert [(name, found[0]) for name, text in ALL_TEXTS if (found := UNTOLD.search(text))] == []


def test_rules_keep_to_the_words_of_the_game():
    """Terms stand in full and with capitals, as on the board."""
    names = (
        "imperial tribute|dragon festival|mongol invasion|fireworks display|military parade|super event|great wall|"
        "solar eclipse|volcanic eruption|assassination attempt|court lad|tax collector|build wall|"
        "great event|earthquake\\b|wall card"
    )
    found = {name: match[0] for name, text in TEXTS.items() if (match := re.search(names, text))}
    assert found == {}


def test_every_card_can_be_read():
    for name, text in TEXTS.items():
        card = rule(name)
        assert card.statement == text, name
        assert set(card.status) <= set(STATUS.values()), name
        assert card.sources or card.rulings, f"{name} stands nowhere"
        assert ("ruling" in card.status) <= bool(card.rulings or card.sources), name
        assert str(card).splitlines()[:2] == [f"{name} ({', '.join(card.status)})", text], name
        names = {"RuleCard": type(card), "Ruling": type(card.rulings[0]) if card.rulings else None}
        assert eval(repr(card), names) == card, name


def test_a_confirmed_rule_names_a_rule_book():
    for name in RULES:
        if "C" in GAME.book.source(name)[0]:
            assert any("rule book" in book for book, _ in rule(name).sources), name


def test_a_ruling_is_met_on_the_card_of_some_rule():
    on_cards = {ruling.id for name in RULES for ruling in rule(name).rulings}
    assert sorted(set(RULINGS) - on_cards) == ["AMB-03", "AMB-38", "AMB-45"]  # of texts and tables, not of a rule


def test_every_source_is_used():
    used = {book for name in TEXTS for book, _ in rule(name).sources}
    assert used == {*GAME.book.books.values(), *BOOKS.values()}
    places = {place for name in RULES for place in GAME.book.source(name)[1]}
    assert {place.partition("/")[2] for place in places if place.startswith("all/")} == {*CHAPTERS}
    named = {*RULES, *(name.rpartition("-")[0] for name in RULES), *(name.partition("-")[0] for name in RULES)}
    assert set(GAME.book.sources) <= named


def test_a_card_names_its_sources_decisions_and_refusals():
    card = rule("EVT-DROUGHT-3")
    assert card.sources[1] == ("Dutch rule book, 2007 edition", "Gebeurtenis")
    assert (card.status, card.decisions, card.refusals) == (("in the rule book",), ("D-14",), ("ERR-DROUGHT-COUNT",))
    assert [ruling.id for ruling in card.rulings] == ["AMB-41"]
    assert rule("WALL-7a").sources == (("Polish rule book, 10th anniversary edition", "Wielki Mur"),)
    assert rule(" PER-7 ").decisions == ("D-11", "D-24")


@pytest.mark.parametrize(
    ("wrong", "near"),
    [("per-77", "PER-7"), ("drought-3", "EVT-DROUGHT-3"), ("wall_7", "WALL-7a"), ("amb-60", "AMB-"), ("", "SETUP-1")],
)
def test_an_unknown_rule_is_refused_with_the_nearest(wrong, near):
    with pytest.raises(LookupError, match=f"“{wrong}”; near it are .*{near}"):
        rule(wrong)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("ERR-STEP", "“ERR-STEP” is a refusal, not a rule; behind it: ROUND-2."),
        ("err-group-pay", "“ERR-GROUP-PAY” is a refusal, not a rule; behind it: ACT-6 and ACT-7."),
        ("ERR-ID", "“ERR-ID” is a refusal, not a rule; no rule stands behind it."),
        ("D-13", "“D-13” is a decision point, not a rule; asked by EVT-TRIBUTE-2 and REL-3."),
        ("d-02", "“D-02” is a decision point, not a rule; asked by DRAFT-1, DRAFT-2 and DRAFT-3."),
    ],
)
def test_a_refusal_or_a_decision_point_tells_its_rules(name, sentence):
    with pytest.raises(NotFound) as raised:
        rule(name)
    assert str(raised.value) == sentence


def test_letters_of_an_id_may_be_small():
    ids = ["evt-drought-1", "wall-7A", "WALL-7a", " amb-02 "]
    assert [rule(name).id for name in ids] == ["EVT-DROUGHT-1", "WALL-7a", "WALL-7a", "AMB-02"]


@pytest.mark.parametrize("name", [None, 5, ["PER-1"]])
def test_an_id_is_text(name):
    with pytest.raises(WrongKind) as raised:
        rule(name)
    assert str(raised.value) == f"the id of a rule is text, as “SETUP-1”, not {name!r}"


def test_decisions_are_asked_by_the_rules_on_the_cards():
    asked: dict[str, set[str]] = {}
    for seed in range(6):
        dice = Random(seed)
        state = begin(Setup(("Ania", "Benek", "Kasia"), great_wall=True, great_event="random"))
        while state.agenda:
            decision, options = state.decision, state.options()
            asked.setdefault(decision.id, set()).update(decision.rules)
            state = state.after(options[dice.randrange(len(options))])
    assert {point: set(POINTS[point].rules) >= rules for point, rules in asked.items()} == dict.fromkeys(asked, True)
    assert len(asked) > 15


def test_texts_for_readers_are_loaded_only_when_somebody_reads():
    code = "import sys, yotd_widget.games.dragon as d; d.new_game(['A', 'B'], seed=1).why_not('x'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    rooms = {name.removeprefix("yotd_widget.games.dragon.").partition(".")[0] for name in loaded}
    assert rooms & {"reasons", "screen", "advisors", "examples"} == set()
