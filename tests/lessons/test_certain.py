"""Questions about positions of random games: refused in one sentence, or answered by what nobody still decides.

A key is tried under answers of chance to every choice that was open, which is not how it was found (`courses.py`).
"""

import random
from itertools import cycle, islice

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import OneSentence
from yotd_widget.games.dragon.pieces import EVENTS
from yotd_widget.lessons import courses
from yotd_widget.lessons.courses import Course
from yotd_widget.lessons.outcome import differing, outcome
from yotd_widget.lessons.questions import Table, find, templates, worked_out

NAMES = ["Ada", "Bo", "Cyd", "Dora", "Emil"]
FACTS = {
    "type": lambda state, chance: chance.choice(["monk", "court lady", "farmer"]),
    "pair": lambda state, chance: "young farmer, young healer",
    "palace": lambda state, chance: chance.randint(1, 3),
    "person": lambda state, chance: chance.choice(["young monk", "old farmer", "craftsman"]),
    "event": lambda state, chance: chance.choice(EVENTS).replace("_", " "),
    "way": lambda state, chance: [str(chance.choice(state.options()))],
    "instead": lambda state, chance: str(chance.choice(state.options())),
    "thing": lambda state, chance: chance.choice(["yuan", "rice", "vp"]),
    "years": lambda state, chance: 1,
}
"""Facts that a random question may name."""


class Chance(Course):
    """A course in which chance answers every choice, each position in one way."""

    def __init__(self, seed):
        super().__init__()
        self._chance = random.Random(seed)

    def _number(self, position, at):
        return self._chance.randrange(len(position.options()))


def games():
    """Seeded games of every configuration, one after the other."""
    for seed in cycle(range(10_000)):
        chance = random.Random(seed)
        yield (
            yw.dragon.new_game(
                NAMES[: 2 + seed % 4],
                seed=seed,
                edition=["2007", "2017"][seed // 4 % 2],
                great_wall=bool(seed // 8 % 2),
                great_event="random" if seed // 16 % 2 else None,
            ),
            chance,
        )


def positions(every):
    """Positions of these games, about one in so many moves."""
    for state, chance in games():
        while state.decision is not None:
            if chance.randrange(every) == 0:
                yield state, chance
            state = state.after(chance.choice(state.options()))


def moves_from(state, chance):
    """A few moves that are possible one after the other; often none."""
    moves = []
    for _move in range(chance.choice([0, 0, 0, 1, 1, 2, 5])):
        if state.decision is None:
            break
        moves.append(str(chance.choice(state.options())))
        state = state.after(moves[-1])
    return moves


def questioned(found, state, chance):
    """Facts that a template takes."""
    facts = {"moves": moves_from(state, chance)} if "moves" in found.takes else {}
    for name in set(found.takes) & FACTS.keys():
        if name in ("way", "thing", "years") or chance.random() < 0.7:
            facts[name] = FACTS[name](state, chance)
    return facts


def check(found, state, player, facts, chance, times=4):
    """Whether the question was answered; everything else is asserted."""
    name = f"{found.id} · {player} · {facts}\n{state!r}"
    table = Table(state, player, **facts)
    try:
        key, items, trace = worked_out(found, table.under(found))
    except OneSentence as error:
        told = str(error)
        assert told, name
        assert "\n" not in told, name
        return False
    assert_among_the_answers(found, key, items, name)
    for _time in range(times):
        course = Chance(chance.random())
        assert found.value(table, course) == key, name
    assert_nothing_is_supposed(found, table, trace, chance, name)
    return True


def assert_among_the_answers(found, key, items, name):
    keys = [item.key for item in items]
    assert len({*keys}) == len(keys), name
    if found.kind == "number":
        assert type(key) is int, name
    elif found.kind == "order":
        assert sorted(key) == sorted(keys) != [], name
    elif found.kind == "select":
        assert keys, name
        assert {*key} <= {*keys}, name
        assert len({*key}) == len(key), name
    else:
        assert key in keys, name


def assert_nothing_is_supposed(found, table, trace, chance, name):
    """The picture of the outcome is that of the moves alone; its facts are there whatever chance answers."""
    table = table.fresh().under(found)
    rules = [rule for line in trace for rule in line.rules]
    found_then = outcome(table, table.state, rules)
    if found_then is None:
        return
    then = table.state
    for move in table.moves or table.usual:
        then = then.after(move)
    if found_then.scene is None:
        assert then == table.state or not (table.moves or table.usual), name
    else:
        assert {**found_then.scene, "marks": {}} == then.scene(forecasts=False) | {"marks": {}}, name
    if found_then.open:
        strides = table.along(Chance(chance.random())).run.strides
        always, so_far = differing(strides), differing(table.run.certain)
        # Where too much is open to try it all, it is told up to there
        assert all(fact in always or fact in so_far for fact in found_then.facts), name


def questions(positions, each):
    """For every position some questions, the templates in turn."""
    turn = cycle(sorted(templates()))
    for state, chance in positions:
        for found in map(find, islice(turn, each)):
            yield found, state, chance.choice(state.players), questioned(found, state, chance), chance


def answered(count, every, each):
    """How many of so many questions were answered."""
    asked = islice(questions(positions(every), each), count)
    return sum(check(*question) for question in asked)


def test_a_question_is_refused_or_its_key_is_certain(monkeypatch):
    monkeypatch.setattr(courses, "MOST", 40)
    monkeypatch.setattr(courses, "FEWER", 20)
    assert answered(count=450, every=40, each=15) > 100


@pytest.mark.nightly
def test_a_question_is_refused_or_its_key_is_certain_in_many_games():
    assert answered(count=20_000, every=10, each=9) > 4_000
