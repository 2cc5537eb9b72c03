"""What holds for every house rule of every game: whoever keeps a position keeps it, and is asked by it."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from random import Random

import msgspec
import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.house import PlayedRule, add, find, house_rule, house_rules, told
from yotd_widget.engine.house_rules import BLOCKS, in_force
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.playouts import CannotBeSent, estimate, process_pool
from yotd_widget.engine.records import BadRecord, Record, record, replay
from yotd_widget.engine.texts import speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import events

SHIPPED = [(game, name) for game in at_home() for name in house_rules(game)]
FIRST = dict(reversed(SHIPPED))
IN_TURN = [pytest.param(*each, marks=[] if each in FIRST.items() else pytest.mark.nightly) for each in SHIPPED]
"""Played through at a push the first of each game, at night the others."""
SHIPPING = pytest.mark.parametrize("game", [*dict.fromkeys(game for game, _name in SHIPPED)])


def begun(game, *names, **options):
    return load(game).new(["Ann", "Bo"], seed=3, rules=names, **options)


@cache
def scores_without(game):
    """How a game goes in playouts without a house rule."""
    return estimate(begun(game), playouts=60).sample.scores


def played(start, seed=1):
    dice, timeline = Random(seed), Timeline(start)
    while timeline.state.agenda:
        timeline.play(dice.choice(list(timeline.state.legal_moves)))
    return timeline


@pytest.mark.parametrize(("game", "name"), IN_TURN)
def test_whoever_keeps_a_position_keeps_its_house_rules(game, name):
    timeline = played(begun(game, name))
    for position in (timeline.start, timeline.state_at(len(timeline) // 2), timeline.state):
        kind = type(position)
        ways = {
            "JSON": kind.from_json(position.to_json()),
            "code": kind.from_code(position.to_code()),
            "words": position.game.notation.pasted(repr(position)),
            "copy": copy.deepcopy(position),
            "pickle": pickle.loads(pickle.dumps(position)),
            "clone": position.clone(),
            "eyes": position.seen_by(0),
        }
        assert {way for way, found in ways.items() if found.house_rules != (name,) or type(found) is not kind} == set()
        assert {way for way, found in ways.items() if found != position} <= {"eyes"}
    again = replay(Record.from_code(record(timeline).to_code()))
    assert again.state == timeline.state
    assert type(again.state) is type(timeline.state)
    assert timeline.start.game.again(timeline.start, 5).house_rules == (name,)
    assert (in_force(), BLOCKS) == ((), []), "nothing is left in force"


@pytest.mark.parametrize(("game", "name"), IN_TURN)
def test_whoever_is_asked_answers_by_the_house_rules(game, name):
    """Every question of a game is listed twice, and asked from outside and from inside of what is in force."""
    timeline = played(begun(game, name), 2)
    for at in range(0, len(timeline), 3):
        position = timeline.state_at(at)
        if position.decision.seat != LUCK:
            legal = [*position.legal_moves]
            assert legal == [*position.clone().options()]
            assert all(position.why_not(move) is None for move in legal[:5])
        step = timeline.steps[at]
        assert position.after(step.move).agenda[:1] == step.state.agenda[:1]
    assert timeline.state.outcome is not None
    plain = begun(game)
    differs = estimate(timeline.start, playouts=60).sample.scores != scores_without(game)
    assert differs, "a house rule that changes nothing"
    assert "rules" not in plain.to_json()
    assert type(plain) is not type(timeline.start)


@SHIPPING
def test_playouts_are_the_same_bit_for_bit_wherever_they_are_played(game, pool):
    start = begun(game, *house_rules(game))
    here = estimate(start, playouts=6)
    assert estimate(start, playouts=6, executor=pool).to_json() == here.to_json()
    with ThreadPoolExecutor(2) as threads:
        assert estimate(start, playouts=6, executor=threads).to_json() == here.to_json()


@pytest.fixture(scope="module")
def pool():
    with process_pool(1) as workers:
        yield workers


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_the_board_says_which_house_rules_are_on(game, name):
    start = begun(game, name)
    rule = find(name)
    for shown in (yw.Play(start).snapshot, yw.Board(start).scene):
        assert shown["status"]["house"] == [{"name": name, "title": rule.title, "text": rule.says}]
    assert all(rule.title in " ".join(text.split()) for text in yw.Play(start)._twin().values())
    assert "house" not in yw.Play(begun(game)).snapshot["status"]
    with speaking("pl"):
        assert told(start)[0]["title"] != rule.title, "translated"


@pytest.fixture
def mine(monkeypatch):
    """A house rule as the cell of a notebook has it."""
    from yotd_widget.engine import house

    monkeypatch.setattr(house, "_RULES", house._RULES.copy())

    @house_rule(events.contagion_victims)
    def nobody_falls_ill(right, court):
        """Contagion takes nobody."""
        return right(court) - right(court)

    return nobody_falls_ill


def test_a_house_rule_is_one_function(mine, monkeypatch):
    assert isinstance(mine, PlayedRule)
    assert (mine.name, mine.title, mine.says) == (
        "dragon.nobody-falls-ill", "Nobody falls ill", "Contagion takes nobody."
    )  # fmt: skip
    state = yw.dragon.position("month 5, contagion", "event", "house rules: nobody-falls-ill", Ann=COURT, Bo=COURT)
    assert state.after(str(state.legal_moves[0])).court("Ann").headcount() == 2
    assert begun("dragon", mine) == begun("dragon", "nobody-falls-ill") == begun("dragon", mine.name)


COURT = yw.dragon.court("2 young monk", "2 young farmer")


def test_what_a_position_says_of_itself_is_by_its_house_rules(mine):
    @house_rule(type(yw.dragon.example("month-5")).outcome.fget, name="nobody-wins")
    def nobody_wins(right, state):
        """Nobody wins."""
        found = right(state)
        return found and msgspec.structs.replace(found, winners=())

    assert played(begun("dragon", nobody_wins)).state.outcome.winners == ()
    assert played(begun("dragon")).state.outcome.winners != ()


def test_what_names_a_house_rule_that_is_not_known_here_says_so_in_a_sentence(mine, monkeypatch):
    from yotd_widget.engine import house

    timeline = Timeline(begun("dragon", mine))
    written, code = record(timeline), timeline.state.to_code()
    monkeypatch.setattr(house, "_RULES", {})
    sentence = "The house rule “dragon.nobody-falls-ill” is not known here.*: run the cell or import the module"
    with pytest.raises(BadRecord, match=sentence):
        replay(written)
    with pytest.raises(ValueError, match=sentence):
        yw.dragon.State.from_code(code)
    with pytest.raises(NotFound, match=sentence):
        begun("dragon", "nobody-falls-ill")
    with pytest.raises(NotFound, match=sentence):
        timeline.state.legal_moves[0]


def test_what_is_no_house_rule_is_refused_in_a_sentence(mine):
    for rules, error, says in (
        ("mild-contagion", WrongKind, "a list of names"),
        ([3], WrongKind, "3 is none"),
        (["gugong.cheap-jade"], BadInput, "of another game"),
        (["mild-contagion", "dragon.mild-contagion"], BadInput, "given once"),
        (["mild-contagon"], NotFound, "mild-contagion"),
    ):
        with pytest.raises(error, match=says):
            yw.dragon.new_game(["Ann", "Bo"], rules=rules)
    with pytest.raises(BadInput, match="say in a sentence"):
        house_rule(events.contagion_victims, name="mute")(lambda right, court: 0)
    with pytest.raises(BadInput, match="game="):
        house_rule(len)(test_whoever_keeps_a_position_keeps_its_house_rules)
    with pytest.raises(BadInput, match="another house rule"):
        add("dragon", "mild-contagion", "Something else.")


def test_a_house_rule_of_a_cell_is_played_here_and_not_sent(mine, monkeypatch):
    """Its module is nowhere else: pools refuse it in a sentence, before one of their workers is lost."""
    from yotd_widget.engine import house

    monkeypatch.setitem(house._RULES, mine.name, PlayedRule(mine.name, mine.swaps, mine.says, mine.title, "__main__"))
    monkeypatch.delattr("__main__.__file__", raising=False)
    start = begun("dragon", mine.name)
    with ProcessPoolExecutor(1) as never_started, pytest.raises(CannotBeSent, match="nobody-falls-ill"):
        estimate(start, playouts=2, executor=never_started)
    with ThreadPoolExecutor(1) as threads:
        assert estimate(start, playouts=2, executor=threads).to_json() == estimate(start, playouts=2).to_json()
