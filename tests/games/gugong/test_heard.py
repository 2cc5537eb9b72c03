"""What is heard of a step beyond its sentences: cards that do nothing, and why there is a question with one answer."""

import random

import yotd_widget as yw
from yotd_widget.games import gugong
from yotd_widget.games.gugong.game import GAME
from yotd_widget.games.gugong.words import AUTOMA_NAMES


def test_mengs_cards_without_effect_are_one_sentence_between_the_others_and_the_night():
    found = 0
    for seed in range(8):
        game, choose = yw.Timeline(gugong.new_game(["Ada"], seed=seed)), random.Random(seed).choice
        while game.state.agenda:
            before = game.state
            game.play(choose(game.state.options()))
            told = [line["text"] for line in GAME.screen.log(game.steps[-1:], before)]
            cards = [note for note in game.steps[-1].notes if note.rule == "AUTOMA-13" and note.seat is not None]
            idle = [at for at, text in enumerate(told) if text.startswith("Twilight cards without effect: ")]
            if not idle:
                continue
            [at], found = idle, found + 1
            assert told[at + 1].startswith("Night")
            named = told[at].removeprefix("Twilight cards without effect: ").rstrip(".").split(", ")
            alone = [text for text in told if text.startswith("Meng's Twilight card: ")]
            assert len(named) + len(alone) == len(cards)
            assert {*named} <= {AUTOMA_NAMES[note.facts["automa"]] for note in cards}
            for text in alone:  # each of them is followed by what it did
                after = told[told.index(text) + 1]
                assert after.startswith("Meng "), after
    assert found > 2


def test_a_question_with_a_single_answer_says_why_it_is_asked():
    singles = set()
    for seed in range(20):
        state, choose = gugong.new_game(["Ada", "Bo"], seed=seed), random.Random(seed).choice
        while state.agenda:
            why = GAME.screen.status(state)["why"]
            options = state.agenda[-1].options(state)
            single = len(options) == 1 and not options[0].declines
            assert single == why.endswith("tokens can be exchanged before."), (state.decision.id, why)
            if single:
                singles.add(state.decision.id)
            state.play(choose(state.options()))
    assert len(singles) > 1
