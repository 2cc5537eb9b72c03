"""What the page shows one after the other of a step: Meng's turn, his Twilight, a section of the Wall, the Night."""

import sys
from itertools import groupby
from pathlib import Path

import pytest

from yotd_widget.describe.tell import Sentence
from yotd_widget.games.gugong.game import GAME
from yotd_widget.games.gugong.screen import when

sys.path.append(str(Path(__file__).parents[3] / "scripts"))

from gallery import gugong


@pytest.fixture(scope="module")
def solo():
    return gugong(players=1)


def story(game, at):
    """The lines of a step, chapter by chapter."""
    lines = game.state.game.screen.log([game.steps[at]], game.state_at(at))
    found = [(line["chapter"], line["text"]) for line in lines]
    return [(chapter, [text for _chapter, text in told]) for chapter, told in groupby(found, key=lambda each: each[0])]


def test_meng_shows_his_card_then_his_gift_then_what_he_does(solo):
    told = dict(story(solo, 0))
    assert list(told) == ["", "meng-card", "meng-gift", "meng-acts"]
    assert told["meng-card"] == ["Meng's card: Palace."]
    assert len(told["meng-gift"]) == 1
    assert told["meng-acts"][-1] == "Meng: Envoy 1 step up."


def test_in_twilight_each_card_has_its_page_with_what_it_does(solo):
    at = next(at for at in range(len(solo.steps)) if any(chapter == "twilight" for chapter, _ in story(solo, at)))
    told = [each for each in story(solo, at) if each[0].startswith("twilight")]
    done = told[1:-1]
    assert [chapter for chapter, _texts in done] == [f"twilight-{n}" for n in range(1, len(done) + 1)]
    assert told[0] == ("twilight", ["Twilight: the cards of the Day are revealed again."])
    assert told[-1] == ("twilight", ["Twilight cards without effect: Palace."])
    for _chapter, texts in done:
        assert texts[0].startswith("Meng's Twilight card")
        assert all(text.startswith("Meng") for text in texts)
    assert "night" in [chapter for chapter, _texts in story(solo, at)]


def test_a_complete_section_is_a_chapter_of_its_own():
    done = [("WALL-1", 0), ("WALL-5", 1), ("WALL-5", 1), ("WALL-7", 1), ("INTB-6", 0)]
    sentences = [Sentence(seat, rule, (rule,)) for rule, seat in done]
    assert GAME.screen.chapters(sentences) == ["", "wall", "wall", "wall", ""]


def test_the_night_names_the_cards_that_fit_a_die(solo):
    """Those of the human; of Meng, whose matches follow from the Day, only how many."""
    screen, nights = solo.state.game.screen, 0
    for at, step in enumerate(solo.steps):
        hits = {note.seat: note.facts["matches"] for note in step.notes if note.rule == "NIGHT-1"}
        matched = when.matched(step)
        if not hits:
            assert matched == []
            continue
        assert {each["seat"]: len(each["values"]) for each in matched} == {seat: n for seat, n in hits.items() if n}
        nights += 1
        assert screen.past(solo, solo.node_of(solo.path[at + 1]))["board"]["matched"] == matched
        for each in matched:
            assert set(each["values"]) <= ({0} if each["seat"] == 1 else {*solo.state_at(at).dice})
    assert nights == 4
