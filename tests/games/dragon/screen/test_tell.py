"""The log: every change of the expansions is told, in short sentences."""

import pytest

from yotd_widget.describe.tell import tell
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.pieces import GREAT_EVENTS

NAMES = ("Ada", "Bo", "Cyd")


def told(*notes):
    return [sentence.text for sentence in tell(GAME, notes, NAMES)]


@pytest.mark.parametrize("event", GREAT_EVENTS)
def test_every_note_of_the_expansions_is_told(event):
    game, policy = Timeline(new_game(NAMES, seed=4, great_wall=True, great_event=event)), RandomPolicy(4)
    while game.state.agenda:
        game.play(policy.choose(game.state))
    notes = [note for note in game.notes() if note.rule.startswith(("WALL-", "GE-"))]
    assert {note.rule.partition("-")[0] for note in notes} == {"WALL", "GE"}
    assert [note for note in notes if not told(note)] == []
    assert max(len(sentence.text) for sentence in tell(GAME, notes, NAMES)) <= 120


def test_the_wall_is_one_sentence_for_all():
    notes = [Note("WALL-11", seat, {"vp": 2 - seat}, {"length": 5, "needed": 5}) for seat in range(3)]
    assert told(*notes) == ["The wall reaches: 5 tiles, 5 needed. Points for own tiles: Ada 2, Bo 1, Cyd 0."]
    owed = [Note("WALL-12", seat, {}, {"owed": int(seat == 2), "persons": 3}) for seat in range(3)]
    assert told(Note("WALL-10", None, {}, {"length": 1, "needed": 5}), *owed) == [
        "The wall falls short: 1 tile, 5 needed.",
        "Great Wall, persons to release: Ada 0, Bo 0, Cyd 1.",
    ]


@pytest.mark.parametrize("event", ["ge_lantern", "ge_quake", "ge_flood"])
def test_a_month_is_told_in_its_chapters_and_everything_else_in_none(event):
    game, policy = Timeline(new_game(NAMES, seed=4, great_wall=True, great_event=event)), RandomPolicy(4)
    while game.state.agenda:
        game.play(policy.choose(game.state))
    lines = GAME.screen.log(game.steps, game.start)
    assert {line["chapter"] for line in lines} == {"", "event", "wall", "great", "decay", "scoring", "end"}
    order = ["event", "wall", "great", "decay", "scoring", "wall", "end"]
    for month in range(1, 13):
        told = [line["chapter"] for line in lines if line["period"] == month and line["chapter"]]
        begun = [chapter for at, chapter in enumerate(told) if told[:at][-1:] != [chapter]]
        rest = iter(order)
        assert all(chapter in rest for chapter in begun), (month, begun)
    assert [line["text"] for line in lines if line["chapter"] and line["rules"][0].startswith(("ACT-", "PER-"))] == []


def test_what_is_told_of_everybody_is_told_of_each_as_well():
    notes = [Note("SCORE-1", seat, {"vp": 2 - seat}, {}) for seat in range(3)] + [Note("SCORE-2", 0, {"vp": 3}, {})]
    (scoring,) = tell(GAME, notes, NAMES)
    assert (scoring.head, scoring.parts) == ("Scoring, points of the month", ((0, "5"), (1, "1"), (2, "0")))
    lost = [Note("DECAY-1", 1, {}, {"palace": 2, "left": 1}), Note("DECAY-2", 0, {}, {"palace": 3, "left": 0})]
    (decay,) = tell(GAME, lost, NAMES)
    assert (decay.head, decay.parts) == ("Decay", ((1, "palace 2 loses a floor"), (0, "palace 3 disappears")))
    (alone,) = tell(GAME, [Note("EVT-PEACE-1")], NAMES)
    assert (alone.head, alone.parts) == ("", ())


def test_a_demand_of_the_mongols_and_one_of_the_wall_stay_apart():
    mongols = Note("EVT-MONGOL-2", 0, {}, {"owed": 1, "persons": 3})
    wall = Note("WALL-12", 0, {}, {"owed": 1, "persons": 2})
    assert told(mongols, wall) == [
        "Mongol Invasion, persons to release: Ada 1.",
        "Great Wall, persons to release: Ada 1.",
    ]


def test_super_events_tell_numbers():
    assert told(Note("GE-FLOOD-1", 1, {"yuan": -3, "rice": 0, "fireworks": -1}, {"items": 4})) == [
        "Bo returns 3 yuan, 1 firework."
    ]
    assert told(Note("GE-QUAKE-1", 0, {"floors": -2}, {"palace": 3, "left": 1})) == ["Ada: palace 3 loses 2 floors."]
    assert told(Note("GE-CHARTER-1", 0, {}, {"kind": "healer", "amount": 0})) == ["Ada: Charter for healer, nothing."]
    assert told(Note("GE-TORNADO-1", 2, {"cards": -1}, {"card": "wild"})) == ["Cyd discards a wild card."]
