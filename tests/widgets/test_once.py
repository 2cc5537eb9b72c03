"""What a picture says on its way to the page: everything once, and no more than a gift of Gùgōng may weigh."""

import json
import random
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from forms import faults
from gallery import gugong
from samples import NAMES

import yotd_widget as yw
from yotd_widget.engine import wire
from yotd_widget.widgets.once import said_once

MOST = 55_000
"""Bytes of the largest picture of a gift; 116 kB if every choice says all of it. The bar is 60 kB."""


def weight(value):
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def whole(sent):
    """As the page makes it: `shell/host/once.ts`."""
    said = sent["said"]
    above = {"place": ("+", []), "move": (" ", []), "label": (" ", [])}

    def below(key, text):
        by, parts = above[key]
        parts[text[0] :] = text[1].split(by)
        return by.join(parts)

    choices = {}
    for place, head, move, label, told, reason in said["rows"]:
        state, name = said["heads"][head]
        preview = told if told is None else {
            "lines": [said["lines"][line] for line in told[0]],
            "ghosts": dict(said["marks"][mark] for mark in told[1]),
        }  # fmt: skip
        choices[below("place", place)] = {
            "state": state, "move": below("move", move), "label": below("label", label), "name": name,
            "preview": preview, "reason": reason if reason is None else said["reasons"][reason],
        }  # fmt: skip
    return {key: value for key, value in sent.items() if key != "said"} | {"choices": choices}


def test_a_gift_is_sent_once_and_is_whole_on_arrival():
    play = yw.Play(gugong("DP-GIFT"))
    sent = play.get_state("snapshot")["snapshot"]
    assert whole(sent) == play.snapshot | {"digest": sent["digest"]}
    assert faults(sent["said"], wire.Said, "said") == []
    assert weight(sent) < 0.6 * weight(play.snapshot)
    assert weight(sent) < MOST
    lines = [json.dumps(line) for line in sent["said"]["lines"]]
    assert len(lines) == len(set(lines))


def test_where_nothing_can_be_chosen_it_is_sent_as_it_is():
    over = yw.Play(gugong(players=1))
    sent = over.get_state("snapshot")["snapshot"]
    assert sent == over.snapshot | {"digest": sent["digest"]}
    assert said_once({}) == {}


def test_a_text_is_said_by_what_is_new_in_it_whatever_it_ends_with():
    choice = {"state": "legal", "name": "", "preview": None, "reason": None}
    texts = {"a+b": "give tea", "a": "give", "a+": "give tea ", "": "give tea  to  Wall", "c+b+": "give  tea"}
    picture = {"choices": {place: choice | {"move": text, "label": text} for place, text in texts.items()}}
    assert whole(said_once(picture)) == picture


def test_the_heaviest_picture_of_a_game_is_not_too_heavy():
    """Everything is in it, and players who hoard cards: 128 exchanges; the median is half of it."""
    game = yw.Timeline(yw.gugong.new_game(NAMES, seed=1, expert=True, bonus=True))
    choose, heaviest = random.Random(1).choice, 0
    while game.state.agenda:
        if len(game.state.legal_moves) > heaviest:
            heaviest, at = len(game.state.legal_moves), game.at
        game.play(choose(game.state.options()))
    assert heaviest > 100
    assert weight(said_once(game.state.game.screen.picture(game.jump(at)))) < MOST
