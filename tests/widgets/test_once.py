"""What a picture says on its way to the page: everything once, and no more than a gift of Gùgōng may weigh."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from forms import faults
from gallery import gugong

import yotd_widget as yw
from yotd_widget.engine import wire
from yotd_widget.widgets.once import said_once

MOST = 67_000
"""Bytes of the largest picture of a gift; 103 kB if every choice says all of it."""


def weight(value):
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def whole(sent):
    """As the page makes it: `shell/host/once.ts`."""
    said = sent["said"]
    choices = {}
    for place, state, move, label, name, told, would, reason in said["rows"]:
        preview = told if told is None else {"lines": [said["lines"][n] for n in told], "ghosts": said["ghosts"][would]}
        choices[place] = {
            "state": state, "move": move, "label": label, "name": said["names"][name], "preview": preview,
            "reason": reason,
        }  # fmt: skip
    return {key: value for key, value in sent.items() if key != "said"} | {"choices": choices}


def test_a_gift_is_sent_once_and_is_whole_on_arrival():
    play = yw.Play(gugong("DP-GIFT"))
    sent = play.get_state("snapshot")["snapshot"]
    assert whole(sent) == play.snapshot
    assert faults(sent["said"], wire.Said, "said") == []
    assert weight(sent) < 0.7 * weight(play.snapshot)
    assert weight(sent) < MOST
    lines = [json.dumps(line) for line in sent["said"]["lines"]]
    assert len(lines) == len(set(lines))


def test_where_nothing_can_be_chosen_it_is_sent_as_it_is():
    over = yw.Play(gugong(players=1))
    assert over.get_state("snapshot")["snapshot"] == over.snapshot
    assert said_once({}) == {}


def test_the_largest_gift_of_a_game_is_not_too_heavy():
    """A whole game of five; the median is half of it."""
    game = gugong(players=5)
    screen = game.state.game.screen
    gifts = [at for at in range(len(game)) if game.state_at(at).decision.id == "DP-GIFT"]
    heaviest = max(gifts, key=lambda at: len(game.state_at(at).legal_moves))
    assert weight(said_once(screen.picture(game.jump(heaviest)))) < MOST
