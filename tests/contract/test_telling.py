"""What is told of every game: its notes, why a move does what it does, rule cards, points, what would help."""

import json
import re

import pytest
from contract.games import GAMES, played, positions

from yotd_widget.describe.book import related, rule, rule_view
from yotd_widget.describe.ledger import BEFORE, points
from yotd_widget.describe.tell import tell
from yotd_widget.engine.game import load
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games import by_period, explain, explain_step, ledger, owed

pytestmark = pytest.mark.parametrize("name", GAMES)
SENTENCE = re.compile(r"[^{}]*\S[.!?)]")


def questions(name):
    return (position for position in positions(name) if position.agenda and position.agenda[-1].seat != LUCK)


def test_every_note_is_told_in_whole_sentences(name):
    timeline = played(name)
    sentences = list(tell(timeline.start.game, timeline.notes(), timeline.start.players))
    assert sentences
    assert [sentence.text for sentence in sentences if not SENTENCE.fullmatch(sentence.text)] == []
    assert {rule for sentence in sentences for rule in sentence.rules} <= set(timeline.start.game.rules)


def test_an_explanation_holds_every_note_of_its_step(name):
    timeline = played(name)
    for at, step in enumerate(timeline.steps, 1):
        explanation = explain_step(timeline, at)
        assert tuple(explanation.tree.notes()) == step.notes
        for line in str(explanation).splitlines():
            assert re.fullmatch(r"[├└│ ]*[^{}]*\S\.(?: \[[^\]]+\])?", line), line


def test_explanations_add_up(name):
    """Each number goes on where the note before left it."""
    for position in questions(name):
        for move in list(position.legal_moves)[:3]:
            last = {}
            for _depth, reason in explain(position, move).tree.walk():
                for thing, was in reason.was.items():
                    assert last.get((reason.seat, thing), was) == was
                    last[reason.seat, thing] = was + reason.change[thing]


def test_reasons_are_json(name):
    for position in questions(name):
        reasons = position.game.reasons
        lines = reasons.why_lines(position, position.legal_moves[0])
        assert json.loads(json.dumps(lines)) == lines
        asked = reasons.why_asked(position)
        assert json.loads(json.dumps(asked)) == asked
        assert all(line["text"] and set(line["rules"]) <= set(position.game.rules) for line in asked["lines"])


def test_what_is_said_to_help_helps(name):
    for position in questions(name):
        task = position.agenda[-1]
        for move in [move for move in task.candidates(position) if position.refused(move) is not None][:5]:
            found = position.why_not(move).nearest
            assert found.text.endswith(".")
            assert not found.possible or found.state.refused(move) is None
            assert found.possible == bool(found.changes)


def test_what_is_said_to_demand_less_does(name):
    timeline = played(name)
    for at in range(len(timeline) + 1):
        timeline.jump(at)
        found = owed(timeline.state, timeline.node)
        if found and found.ways and not timeline.state.decision.done:
            again = Timeline(timeline.start, luck=None)
            again.play(*(step.move for step in timeline.steps[:at]))
            way = owed(again.state, again.node).ways[0]
            number, asked = found.number, again.state.decision
            way.try_it(again)
            if (now := again.state.decision) and (now.id, now.seat) == (asked.id, asked.seat):
                assert owed(again.state, again.node).number == number - 1


def test_points_add_up_by_cause_and_by_period(name):
    timeline = played(name)
    game = timeline.start.game
    for moment in ledger(timeline):
        position = timeline.state_at(moment.at)
        for seat in range(len(position.players)):
            assert moment.total(seat) == game.accounts.points(position, seat)
    last, rows = ledger(timeline)[-1], by_period(timeline).values()
    for seat, by_cause in enumerate(last.points):
        won = {cause: count for cause, count in by_cause.items() if cause != BEFORE}
        assert {cause: sum(row[seat].get(cause, 0) for row in rows) for cause in won} == won
    timeline.jump(len(timeline))
    sheet = points(game, timeline)
    assert json.loads(json.dumps(sheet)) == sheet
    assert sheet["totals"] == [sum(cell["points"] for cell in cells) for cells in sheet["gained"]]


def test_every_rule_has_a_card_and_a_way_to_the_others(name):
    game = load(name)
    for rule_id, statement in game.rules.items():
        assert rule(game, rule_id.lower()).statement == statement
        view = rule_view(game, rule_id, None)
        assert json.loads(json.dumps(view)) == view
        assert view["card"]["related"] or len(game.rules) == 1
        assert set(view["near"]) == set(view["card"]["related"])
    seen, to_see = set(), list(game.rules)[:1]
    while to_see:
        if (rule_id := to_see.pop()) not in seen:
            seen.add(rule_id)
            to_see += related(game, rule_id)
    assert set(game.rules) <= seen
