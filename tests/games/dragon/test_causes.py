"""Where the points of a chapter came from, and which palace decays: what the notes say, as the page gets it."""

import pytest
from games.dragon.table import bare, court, month_from_event, run

import yotd_widget as yw
from yotd_widget.describe.tell import tell
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon import scoring
from yotd_widget.games.dragon.events import Decay
from yotd_widget.games.dragon.game import GAME


def causes(notes):
    """Of every chapter, with rules and seats."""
    return [list(sentence.causes) for sentence in tell(GAME, notes, ("Ada", "Bo")) if sentence.causes]


def test_the_points_of_a_month_say_what_they_are_for():  # SCORE-1, SCORE-2, SCORE-3
    notes = Notes()
    rich = court("2 young court_lady", "1", large=1)
    run(scoring.Scoring(), courts=(rich, court("2")), notes=notes)
    assert causes(notes) == [[("SCORE-1", 0, 2, 0), ("SCORE-2", 0, 1, 0), ("SCORE-3", 0, 2, 0), ("SCORE-1", 1, 1, 0)]]


def test_the_end_does_so_as_well():  # END-2, END-3, END-5
    notes = Notes()
    run(scoring.EndScoring(), courts=(court("3 old monk", yuan=7), bare(yuan=2)), notes=notes)
    assert causes(notes) == [[("END-2", 0, 2, 0), ("END-3", 0, 6, 0), ("END-5", 0, 2, 0)]]


@pytest.mark.parametrize(
    ("event", "courts", "told"),
    [
        ("dragon_festival", (court(fireworks=2), court(fireworks=1)),
         [("EVT-FESTIVAL-1", 0, 6, 0), ("EVT-FESTIVAL-2", 1, 3, 0)]),
        ("mongol_invasion", (court("2 old warrior"), court("2 young warrior")),
         [("EVT-MONGOL-1", 0, 2, 0), ("EVT-MONGOL-1", 1, 1, 0)]),
    ],
)  # fmt: skip
def test_so_does_an_event(event, courts, told):
    notes = Notes()
    month_from_event(event, *courts, notes=notes)
    assert causes(notes)[0] == told


def test_decay_names_the_palace():  # DECAY-1, DECAY-2
    notes = Notes()
    run(Decay(), courts=(court("2 young monk", "1"), court("3", "1 young monk")), notes=notes)
    assert causes(notes) == [[("DECAY-2", 0, 0, 2), ("DECAY-1", 1, 0, 1)]]


def test_causes_come_to_what_is_told_of_each_player_in_every_record():
    game, policy = yw.Timeline(yw.dragon.new_game(("Ada", "Bo", "Cyd"), seed=7, great_wall=True)), yw.RandomPolicy(7)
    while game.state.outcome is None:
        game.play(policy.choose(game.state))
    chapters = [each for record in GAME.screen.history(game, game.path) for each in record.get("chapters", ())]
    points = [(parts, causes) for _at, _name, _head, parts, causes in chapters if any(by for _, _, by, _ in causes)]
    assert len(points) > 12
    for parts, causes in points:
        for seat, text in parts:
            assert sum(by for _rule, whose, by, _palace in causes if whose == seat) == int(text)


def test_who_leaves_in_an_event_is_sent_by_id_to_make_room_is_not():  # EVT-MONGOL-2, PER-8
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=1))
    policy = yw.RandomPolicy(1)
    while game.state.decision:
        game.play(policy.choose(game.state))
    steps = list(GAME.screen.history(game, game.path))
    gone = [(step["say"][at], who) for step in steps for at, who in step.get("gone", ())]
    chapters = [step["say"][at] for step in steps for at, *_ in step.get("chapters", ())]
    left = [line for step in steps for line in step.get("say", ()) if " leaves palace " in line[2]]
    assert gone
    assert [line for line, _who in gone] == [line for line in left if line in chapters]
    assert all(who.replace("_", " ") in line[2] for line, who in gone)
