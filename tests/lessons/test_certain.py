"""Questions about positions of random games: refused in one sentence, or answered by what nobody still decides.

A key is tried under answers of chance to every choice that was open, which is not how it was found (`courses.py`).
"""

import random
from collections import Counter, defaultdict
from contextlib import suppress
from itertools import chain, count, islice

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.game import at_home, load
from yotd_widget.games.dragon.pieces import EDITIONS, EVENTS, GREAT_EVENTS
from yotd_widget.games.gugong.pieces import LOCATIONS
from yotd_widget.quiz import courses
from yotd_widget.quiz.courses import Course
from yotd_widget.quiz.questions import Table, templates, worked_out

NAMES = ["Ada", "Bo", "Cyd", "Dora", "Emil"]
DRAGON = {
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
GUGONG = {
    "card": lambda state, chance: chance.choice([*state.seats[0].hand, "P2-5"]),
    "there": lambda state, chance: chance.choice(LOCATIONS),
    "decree": lambda state, chance: chance.choice(state.board_decrees),
    "when": lambda state, chance: chance.choice(["morning", "day", "end"]),
    "ship": lambda state, chance: chance.choice([ship.name for own in state.seats for ship in own.ships] or ["A1"]),
}
ROTUNDA = {
    "start": lambda state, chance: chance.choice(["hall", *state.rooms]),
    "to": lambda state, chance: chance.choice(["hall", *state.rooms]),
    "leader": lambda state, chance: chance.choice(["tea", "fruit", "celadon"]),
    "room": lambda state, chance: chance.choice(state.rooms),
    "part": lambda state, chance: f"SCORE-{chance.randint(1, 5)}",
    "among": lambda state, chance: [str(chance.choice(state.options()))],
}
FACTS = {"dragon": DRAGON, "gugong": GUGONG, "rotunda": ROTUNDA}
"""Facts that a random question may name, by the game."""


class Chance(Course):
    """A course in which chance answers every choice, each position in one way."""

    def __init__(self, seed):
        super().__init__()
        self._chance = random.Random(seed)

    def _number(self, position, at):
        return self._chance.randrange(len(position.options()))


def dragons():
    """Seeded games of every configuration, one after the other."""
    for seed in count():
        chance = random.Random(seed)
        players, edition, wall = chance.randint(2, 5), chance.choice(EDITIONS), chance.random() < 0.5
        event = chance.choice([None, *GREAT_EVENTS])
        options = {"edition": edition, "great_wall": wall, "great_event": event}
        yield yw.dragon.new_game(NAMES[:players], seed=seed, **options), chance


def gifts():
    """Seeded games of one to five, alone against Meng, with and without bonus tokens."""
    for seed in count():
        chance = random.Random(seed)
        players = chance.randint(1, 5)
        options = {"level": "normal"} if players == 1 else {"bonus": chance.random() < 0.5}
        yield yw.gugong.new_game(NAMES[:players], seed=seed, expert=chance.random() < 0.3, **options), chance


def houses():
    """Seeded games of two to five, with and without advanced Experts."""
    for seed in count():
        chance = random.Random(seed)
        players = chance.randint(2, 5)
        yield yw.rotunda.new_game(NAMES[:players], seed=seed, advanced=chance.random() < 0.3), chance


BEGUN = {"dragon": dragons, "gugong": gifts, "rotunda": houses}


def positions(game, every):
    """Positions of these games, about one in so many moves."""
    for state, chance in BEGUN[game]():
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
    known = FACTS[found.game.name]
    for name in set(found.takes) & known.keys():
        if name in ("way", "thing", "years") or chance.random() < 0.7:
            facts[name] = known[name](state, chance)
    return facts


def check(found, state, player, facts, chance, times=4):
    """Whether the question was answered; everything else is asserted."""
    name = f"{found.id} · {player} · {facts}\n{state!r}"
    table = Table(state, player, **facts)
    try:
        key, items, _trace = worked_out(found, table.under(found))
    except OneSentence as error:
        told = str(error)
        assert told, name
        assert "\n" not in told, name
        return False
    assert_among_the_answers(found, key, items, name)
    for _time in range(times):
        course = Chance(chance.random())
        assert found.value(table, course) == key, name
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


def questions(game, positions, each):
    """For every position some questions: of the templates that make sense there those that came least often so far."""
    often = Counter()
    for state, chance in positions:
        fitting = [found for found in templates(game).values() if found.ahead is None or found.ahead(state)]
        for found in sorted(fitting, key=lambda found: often[found.id])[:each]:
            often[found.id] += 1
            yield found, state, chance.choice(state.players), questioned(found, state, chance), chance


def answered(game, number, every, each):
    """Of so many questions those that were answered, by template."""
    asked = questions(game, positions(game, every), each)
    return Counter(found.id for found, *rest in islice(asked, number) if check(found, *rest))


@pytest.fixture
def quick(monkeypatch):
    """Fewer courses are tried: more is refused, and nothing else is answered."""
    monkeypatch.setattr(courses, "MOST", 20)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("game", "number"), [("dragon", 120), ("gugong", 80), ("rotunda", 80)])
def test_a_question_is_refused_or_its_key_is_certain(game, number):
    assert answered(game, number, every=60, each=12).total() > number / 4


@pytest.mark.nightly
@pytest.mark.parametrize("game", at_home())
def test_a_question_is_refused_or_its_key_is_certain_in_many_games(game):
    assert answered(game, number=6_000, every=8, each=12).total() > 2_500


@pytest.mark.parametrize(("game", "every"), [("dragon", 60), ("gugong", 8)])
def test_what_is_not_ahead_is_not_asked(game, every):
    refused = set()
    for state, _chance in islice(positions(game, every), 1800 // every):
        for found in templates(game).values():
            if found.ahead is not None and not found.ahead(state):
                refused.add(found.id)
                with pytest.raises(BadInput, match="does not come in the rest of this month"):
                    worked_out(found, Table(state).under(found))
    assert refused == {found.id for found in templates(game).values() if found.ahead}


# --- What a template takes ---


class Read(dict):
    """Facts that remember which of them were asked for."""

    def __init__(self, facts, read):
        super().__init__(facts)
        self._read = read

    def get(self, name, default=None):
        self._read.add(name)
        return super().get(name, default)

    def __getitem__(self, name):
        self._read.add(name)
        return super().__getitem__(name)

    def __contains__(self, name):
        self._read.add(name)
        return super().__contains__(name)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("game", "at"),
    [
        ("dragon", ["row-draws"]),
        ("gugong", ["canal-claim", "end-all"]),
        ("rotunda", ["neutral-tea", "last-turn"]),
    ],
)
def test_a_template_takes_what_it_reads(monkeypatch, game, at):
    """Facts that are read but not declared could not be named; those that are declared and not read would be lost."""
    read = defaultdict(set)
    plain = Table.__init__

    def watched(table, state, player=None, **facts):
        plain(table, state, player, **facts)
        table.facts = Read(facts, read[watching[-1]])

    monkeypatch.setattr(Table, "__init__", watched)
    watching = [""]
    first = [(load(game).examples.example(name), random.Random(0)) for name in at]
    for state, chance in chain(first, islice(positions(game, 30), 10)):
        for found in templates(game).values():
            watching.append(found.id)
            table = Table(state, **questioned(found, state, chance)).under(found)
            with suppress(OneSentence):
                worked_out(found, table)
                found.text.format(**dict(found.facts(table) if found.facts else {}), player="")
    assert {name: read[name] - {"moves"} for name in templates(game)} == {
        found.id: set(found.takes) - {"moves"} for found in templates(game).values()
    }
