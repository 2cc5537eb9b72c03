"""Positions as words: written and read back, short where ordinary, refused with the word that is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from inspect import signature
from itertools import product
from random import Random
from typing import Any

import pytest
from games.dragon.table import acting, building, drafting, ended, happens, recruiting, releasing
from games.dragon.table import court as bare_court
from hypothesis import given, settings
from hypothesis import strategies as st

from yotd_widget.describe.notation.python import WIDTH
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.share import BadCode
from yotd_widget.games import dragon
from yotd_widget.games.dragon import Court, Palace, court, example, new_game, position
from yotd_widget.games.dragon.court import AMOUNTS
from yotd_widget.games.dragon.examples import named_examples, words_of
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.games.dragon.notation.task_words import EXAMPLES_OF_WORDS, read_task
from yotd_widget.games.dragon.pieces import EVENTS, GREAT_EVENTS, HAND, MONTHS, OWNED
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.tasks import TASKS
from yotd_widget.games.dragon.year import begin

ORDINARY = ("Ada", "Bo", "Cyd", "Dora", "Emil")
ODD = ("nobody", "month", 'Bo "the; wall", A', "class", "Bo acts")
"""Names that are no Python words, that look like a line, that hold what separates things."""


def read(words: str) -> State:
    """What a notebook makes of these words."""
    names = {name: getattr(dragon, name) for name in dragon.__all__}  # as after `import *`
    return eval(words, names)


def positions(seed: int, names: tuple[str, ...], share: float) -> Iterator[State]:
    """Positions of a random game with random options, about `share` of all."""
    dice, luck = Random(seed), SeededLuck(seed)
    count = dice.randint(2, 5)
    state = begin(Setup(
        tuple(dice.sample(names, count)), dice.choice(["2017", "2007"]), dice.randrange(count),
        dice.choice([None, defaults.SEED, 12]), dice.random() < 0.5, dice.choice([None, "random", *GREAT_EVENTS]),
    ))  # fmt: skip
    while state.agenda:
        if dice.random() < share:
            yield state
        options = state.options()
        move = luck.answer(state) if state.agenda[-1].seat == LUCK else options[dice.randrange(len(options))]
        state = state.clone()
        state.play(move)
    yield state


# --- There and back --------------------------------------------------------------------------------------------------


def test_every_position_of_random_games_reads_back_from_its_words():
    asked, lines = set(), 0
    for seed in range(80):
        for state in positions(seed, ODD if seed % 4 == 0 else ORDINARY, 0.12):
            words = repr(state)
            again = read(words)
            assert again == state, words
            assert again.to_json() == state.to_json(), words
            if seed % 4:
                assert max(map(len, words.splitlines())) <= WIDTH, words
            asked |= {type(task) for task in state.agenda}
            lines += 1
    assert lines > 1_000
    assert {kind for kind in TASKS if kind.asked} - asked == set()


TABLES = [
    acting(bare_court("2 young monk", "1"), bare_court("3 young monk, young healer, old farmer", space=3),
           dragons={"P2": "A"}, by="P1"),
    building(3, bare_court("2 young monk", "1")).after("build new 1"),
    recruiting(bare_court("2 young monk"), bare_court(), card="monk"),
    recruiting(bare_court("1 young monk"), bare_court(), taken="old monk"),
    releasing("D-13", 2, bare_court("3 young monk, young healer, old farmer"), bare_court()).after(
        "release young monk 1"),
    happens("drought", bare_court("2 old monk", "2 young warrior", rice=1), bare_court(), decay=True),
    happens("peace", bare_court(), bare_court()),
    drafting("monk farmer", players=3).after("draft young monk"),
    ended(bare_court(vp=7), bare_court()),
]  # fmt: skip


@pytest.mark.parametrize("state", TABLES, ids=lambda state: f"{state.phase}-{len(state.agenda)}")
def test_tables_that_no_game_shows_read_back_as_well(state):
    assert read(repr(state)) == state


DAMAGE = [
    None, 0, 1, 2, 3, 7, 12, "young monk", "old healer", "monk", "wild", "A", "taxes", "drought", "over", "event",
    "setup", "draft", [], [0], [0, 1], [1, 0], "2007", "random", "ge_flood", "ge_tornado", True, False, {},
    {"task": "choosereleased", "seat": 0, "count": 1, "point": "D-13"}, {"task": "chooseaction", "seat": 1},
    {"task": "placefloors", "seat": 0, "total": 1}, {"task": "decay"}, {"task": "eventphase"},
]  # fmt: skip


def test_whatever_can_be_read_from_json_can_be_said():
    """Positions damaged here and there: those that are still read have words, and remarks."""
    dice, said = Random(7), 0
    whole = [json.loads(state.to_json()) for seed in range(8) for state in positions(seed, ORDINARY, 0.05)]
    for _ in range(4_000):
        damaged = deepcopy(dice.choice(whole))
        for _ in range(dice.randint(1, 2)):
            place: Any = damaged
            *steps, last = dice.choice(places(damaged))
            for step in steps:
                place = place[step]
            place[last] = deepcopy(dice.choice(DAMAGE))
        try:
            state = State.from_json(json.dumps(damaged))
        except BadPosition:
            continue
        assert read(repr(state)) == state
        assert all(remark.kind != "impossible" for remark in remarks(state))
        said += 1
    assert said > 100


def places(value: object) -> list[tuple]:
    """Every path into a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(key, *deeper) for key, part in inside for deeper in ((), *places(part))]


def test_courts_read_back_alone():
    for state in positions(5, ORDINARY, 0.2):
        for mine in state.courts:
            assert eval(repr(mine), {"court": court}) == mine


@pytest.mark.parametrize("name", list(named_examples()))
def test_the_words_of_an_example_are_no_longer_than_what_was_typed(name):
    assert repr(example(name)) == words_of(name)


def test_a_table_without_words_still_shows_itself():
    state = example("first-drought")
    state.courts[0].palaces.append("a tent")
    assert "a tent" in repr(state)


def test_share_codes_lead_there_and_back():
    for state in positions(11, ODD, 0.05):
        code = state.to_code()
        assert State.from_code(code) == state
        assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
    with pytest.raises(BadCode, match="damaged"):
        State.from_code(code[:-3])


# --- What need not be told -------------------------------------------------------------------------------------------


def test_two_courts_and_a_month_are_a_position():
    state = position("month 4", Ada=court(), Bo=court())
    assert (state.decision.player, state.decision.id, state.event, state.phase) == (
        "Ada", "D-04", "imperial_tribute", "action",
    )  # fmt: skip
    assert [len(mine.hand) for mine in state.courts] == [8, 8]
    assert state.after("pass").after("pass").decision.id == "D-09"


@pytest.mark.parametrize(("month", "event"), [*product(range(3, MONTHS + 1), EVENTS[1:]), (1, "peace"), (2, "peace")])
def test_the_year_of_any_event_in_any_month_is_legal(month, event):  # INV-16
    state = position(f"month {month}, {event}", Ada=court("2 young monk"), Bo=court("2 young monk"))
    assert state.event == event
    assert [remark for remark in remarks(state) if "INV-16" in remark.rules] == []


def test_hands_fit_the_month_and_the_question():  # INV-10
    ada, bo = court("2 young monk, young healer", "2 old farmer", space=20), court("2 young warrior", "1")
    left = {
        words: [len(mine.hand) for mine in position("month 7", words, Ada=ada, Bo=bo).courts]
        for words in ("Ada acts", "Ada plays a card", "Bo plays a card", "Bo houses young monk", "Ada releases 1")
    }
    assert list(left.values()) == [[5, 5], [5, 5], [4, 5], [4, 4], [4, 4]]
    later = position("month 8", "super event: tornado", Ada=ada, Bo=bo)
    assert [len(mine.hand) for mine in later.courts] == [2, 2]
    assert set(HAND) - set(later.courts[0].hand) >= {"farmer"}  # an old farmer cannot have been drafted


def test_what_is_at_court_or_on_its_way_is_not_on_the_board():  # INV-01
    state = position(
        "month 3", "Ada houses young farmer", "gone: 2 old monk", Ada=court("2 young farmer", "2"), Bo=court(),
        Cyd=court(),
    )  # fmt: skip
    assert state.offer["young farmer"] == OWNED[3]["young farmer"] - 2
    assert state.offer["old monk"] == OWNED[3]["old monk"] - 2


def test_who_has_acted_stands_on_a_group_of_their_own():
    state = position("month 3", "Cyd acts", Ada=court(space=9), Bo=court(space=8), Cyd=court(space=7))
    assert state.dragons == {0: "A", 1: "B"}
    state = position("month 3", "Bo buys a privilege", Ada=court(space=9), Bo=court(yuan=7, space=8))
    assert "privilege" in state.groups["AB".index(state.dragons[1])]
    assert position("month 3", "no dragons", "Bo acts", Ada=court(space=9), Bo=court(space=8)).dragons == {}


def test_markers_stand_where_the_persons_at_court_led():  # PER-10
    assert court("2 young monk, old healer", "1").space == 7
    assert court("2 young monk", space=3).space == 3


def test_what_follows_by_the_rules_need_not_be_told():
    short = position("month 5", "Ada houses young monk", Ada=court(space=9), Bo=court(space=8))
    words = ("Ada houses young monk", "Bo plays a card", "event", "decay", "scoring", "next month")
    assert position("month 5", *words, Ada=court(space=9), Bo=court(space=8)) == short
    alone = position("month 5", "Ada houses young monk", "nothing else", Ada=court(space=9), Bo=court(space=8))
    assert alone.after("place 1").decision is None


def test_what_nobody_decides_is_carried_out():
    ada = court("3 young monk, tax collector, old farmer", yuan=2)
    state = position("month 4, imperial tribute", "event", Ada=ada, Bo=court())
    assert (state.decision.id, state.decision.total, state.court("Ada").yuan) == ("D-13", 2, 0)


# --- Many ways to say it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("palace", "persons"),
    [
        ("2 court lady", ("young court_lady",)),
        ("2 young court_lady", ("young court_lady",)),
        ("2: Court Lady", ("young court_lady",)),
        ("2 court_lady, OLD monk", ("young court_lady", "old monk")),
        ("3 2 young monk, tax_collector", ("young monk", "young monk", "young tax_collector")),
    ],
)
def test_persons_have_several_spellings(palace, persons):
    assert court(palace).palaces[0].persons == persons


@pytest.mark.parametrize(
    "words",
    [
        ("Month 3: Drought", "Ada Houses Young Farmer"),
        ("Ada houses young farmer; month 3, drought",),
        ('"Ada" houses young_farmer', "month 3", "dragons: Bo A, Ada B"),
        ("month 3", "Ada houses young farmer; event; decay; scoring; next month", "phase person"),
    ],
)
def test_lines_have_several_forms(words):
    said = position("month 3, drought", "Ada houses young farmer", Ada=court(), Bo=court("2 young monk"))
    assert position(*words, Ada=court(), Bo=court("2 young monk")) == said


def test_names_may_be_anything():
    state = position("month 3", "Ada Lovelace acts", {"Ada Lovelace": court(space=3), "month": court(space=4)})
    assert state.players == ("Ada Lovelace", "month")
    assert state.decision.player == "Ada Lovelace"


@pytest.mark.parametrize("words", EXAMPLES_OF_WORDS)
def test_what_a_refusal_proposes_can_be_said(words):
    state = position("month 4, imperial tribute", Ada=court("3 young monk, old monk"), Bo=court())
    assert read_task(state, 0, words, state.players.index) is not None


def test_a_hand_is_told_by_what_is_left_or_by_what_is_gone():
    assert court(hand="monk, wild").hand == ("monk", "wild")
    assert court(played="monk, wild").hand == tuple(card for card in HAND[:-1] if card != "monk")
    assert court("no palace").palaces == []


# --- Refused: the word, the rule, the nearest right one --------------------------------------------------------------

REFUSED = [
    ('court("2 yung monk")', "“yung monk” in palace 1 is no person: did you mean “young monk”? (table 2.2)"),
    ('court("1", "2 monk")', "“monk” in palace 2 is no person: did you mean “old monk” or “young monk”? (table 2.2)"),
    ('court("2 old craftsman")', "“old craftsman” in palace 1 is no person: did you mean “craftsman”? (table 2.2)"),
    ('court("young monk")', "palace 1, “young monk”, does not begin with its floors, as in “2 young monk” (PAL-2)"),
    ('court("4 young monk")', "palace 1, “4 young monk”, has 4 floors: a palace has 1 to 3 (PAL-2, INV-02)"),
    ("court(2)", "palace 1, 2, does not begin with its floors, as in “2 young monk” (PAL-2)"),
    ('court("2", "no palace")',
     "palace 2, “no palace”, does not begin with its floors, as in “2 young monk” (PAL-2)"),
    ("court(hand=5)", "5 in the hand is not told in words (table 2.4)"),
    ("court(yaun=3)", "“yaun” is nothing that a court has: did you mean “yuan”? (SETUP-10)"),
    ("court(yuan=-1)", "yuan=-1 is no amount: a whole number, 0 or more (INV-03)"),
    ('court(hand="mnok")', "“mnok” in the hand is no person card: did you mean “monk”? (table 2.4)"),
    ('court(played="monk, monk")', "“monk” is played more often than it is in a hand (table 2.4, INV-11)"),
    ('court(hand="monk", played="wild")', "tell either the hand or the cards played, not both (INV-11)"),
    ('court(wall_tiles="gold")',
     "“gold” among the wall tiles is no wall tile; there are rice, fireworks, floor, yuan, steps, points (table 2.9)"),
    ('position("month 3", Ada=court())',
     "A game is for 2 to 5 players (SETUP-1): add another court, as in Bo=court()"),
    ('position("month 3, draught", **two)', "“draught” is no event: did you mean “drought”? (table 2.8)"),
    ('position("month 13", **two)', "There is no month 13: a year has the months 1 to 12 (ROUND-1)"),
    ('position(**two)', "Say which month it is, as in “month 3, drought”, or “draft” (ROUND-1)"),
    ('position("moth 3", **two)', "“moth 3” says nothing about a position: did you mean “month 3”?"),
    ('position("month 3; month 4", **two)', "The month is told twice"),
    ('position("month 4", "Ada hoses young monk", **two)',
     "“Ada hoses young monk”: what Ada does is not known: did you mean “houses young monk”? (4.1)"),
    ('position("month 4", "Ida acts", **two)',
     "“Ida” in “Ida acts” is none of the players: did you mean “Ada”? (SETUP-1)"),
    ('position("month 4", "Ada releases 2 for fun", **two)',
     "“Ada releases 2 for fun”: what Ada does is not known: did you mean “releases 2”? (4.1)"),
    ('position("month 4", "order: Ada, Bob", **two)', "“Bob” is none of the players: did you mean “Bo”? (SETUP-1)"),
    ('position("month 4", "super event: flod", **two)', "“flod” is no Super Event: did you mean “flood”? (GE-1)"),
    ('position("month 4", "row: drought, contagion", **two)',
     "The row tells 2 events, not the 10 of months 3 to 12 (SETUP-4, SETUP-5)"),
    ('position("month 4, drought", "row: " + row, **two)',
     "In month 4 the row has “contagion”, not “drought” (EVT-1)"),
    ('position("month 4", "edition 2008", **two)', "There is no edition 2008: did you mean “2007”? (table 2.10)"),
    ('position("month 4", "phase lunch", **two)',
     "There is no phase “lunch”; there are setup, draft, action, person, event, scoring, over (ROUND-2)"),
    ('position("month 4", "A taxes, bild", **two)',
     "“bild” in group A is no action: did you mean “build”? (table 2.5)"),
    ('position("month 4", month=3, **two)', "month=3 is no court(...); say “month …” in the words before the courts"),
    ('position("month 4", "Ada releases 1, named young monk", **two)',
     "“young monk” names no palace: say “young monk 1” for who lives in palace 1 (REL-3)"),
    ('position("month 4", "dragons: Ada", **two)', "“Ada” names no group: say “Ada on A” (ACT-4)"),
    ('position("month 4", "dragons: Ada on Z", **two)', "“Ada on Z” names no group: say “Ada on A” (ACT-4)"),
    ('position("month 4", "dragons: Ada Z", **two)', "“Ada Z” names no group: say “Ada on A” (ACT-4)"),
    ('position("month 4", "dragons: Ada on", **two)', "“Ada on” names no group: say “Ada on A” (ACT-4)"),
    ('position("month 4", "dragons: Ada L", {"Ada L": court(), "Bo": court()})',
     "“Ada L” names no group: say “Ada L on A” (ACT-4)"),
    ('position("month 4", 7, **two)', "7 is neither words nor a court with its name"),
]  # fmt: skip
IMPOSSIBLE = [
    ('position("month 3", Ada=court("1 young monk, young healer"), Bo=court())',
     "Ada, palace 1: More persons than floors (PAL-1)"),
    ('position("month 3", Ada=court("3 old monk, old monk"), Bo=court())',
     "The tiles: There are 2 tiles “old monk” and only 1 exist (SETUP-2)"),
    ('position("month 3", "gone: 2 old monk", **two)',
     "Only 1 tiles “old monk” are neither at court nor on their way, so 2 cannot be gone (INV-01)"),
    ('position("month 3", "A taxes, build", **two)', "The groups: These are not the groups of so many players (ACT-1)"),
    ('position("month 3", "order: Ada, Bo", Ada=court(), Bo=court(space=3))',
     "The track: The order does not match the spaces (TRACK-1)"),
    ('position("month 3", "Ada houses young monk", Ada=court("1"), Bo=court())',
     "“Ada houses young monk”: That question has fewer than two answers here (INV-28)"),
    ('position("month 5", "great wall", "wall: Ada", Ada=court(wall_tiles="rice"), Bo=court())',
     "Ada, wall tiles: Unused and laid, a player has 6 wall tiles (WALL-1, WALL-6)"),
    ('position("month 5", "Ada leaves 3 palaces without rice", **two)',
     "“Ada leaves 3 palaces without rice”: Some palaces go without rice, others get some (EVT-DROUGHT-3)"),
]  # fmt: skip
ROW = (
    "drought, contagion, drought, imperial tribute, contagion, imperial tribute, dragon festival, mongol invasion, "
    "dragon festival, mongol invasion"
)


@pytest.mark.parametrize(("words", "sentence"), [*REFUSED, *IMPOSSIBLE])
def test_what_is_wrong_is_refused_with_the_nearest_right_word(words, sentence):
    names = {"court": court, "position": position, "two": {"Ada": court(), "Bo": court()}, "row": ROW}
    with pytest.raises(BadPosition) as refused:
        eval(words, names)
    assert str(refused.value) == sentence


WORDS = st.sampled_from([
    *EXAMPLES_OF_WORDS, "Ada", "Bo", "Luck", "month", "3", "drought", "A", "taxes", ",", ";", ":", '"', "named", "row",
    "draft", "setup", "over", "event", "decay", "gone", "old monk", "1", "99", "-1", "wall", "great wall",
    "super event", "flood", "order", "dragons", "no", "seed", "oldest", "phase", "nothing else", "for the wall",
    "from palace", "taken", "by", "then", "young monk 1", "\ue0000", "wild",
])  # fmt: skip


@settings(max_examples=400, derandomize=True, deadline=None)
@given(st.lists(st.lists(WORDS, max_size=6).map(" ".join), max_size=4), st.integers(0, 12))
def test_whatever_is_said_makes_a_position_or_is_refused(lines, month):
    try:
        state = position(
            *([f"month {month}"] if month else []), *lines, Ada=court("2 young monk, old monk"), Bo=court()
        )
    except BadPosition:
        return
    assert read(repr(state)) == state
    assert State.from_json(state.to_json()) == state


def test_tab_completes_every_amount_of_a_court():
    arguments = signature(court).parameters
    assert {"palaces", "hand", "played", "wall_tiles", *AMOUNTS} == set(arguments)
    assert all(arguments[name].default == getattr(court(), name) for name in AMOUNTS if name != "space")


# --- Remarks ---------------------------------------------------------------------------------------------------------


def test_positions_of_real_games_give_no_cause_for_remarks():
    for seed in range(30):
        for state in positions(seed, ORDINARY, 0.1):
            assert [remark for remark in remarks(state) if remark.kind != "note"] == [], state


def test_games_with_all_expansions_give_no_cause_for_remarks():
    for seed in range(40):
        for state in expanded(seed, GREAT_EVENTS[seed % len(GREAT_EVENTS)], 0.15):
            assert [remark for remark in remarks(state) if remark.kind != "note"] == [], state


def test_an_invasion_that_an_eclipse_repeats_gives_no_cause_for_remarks():  # GE-ECLIPSE-1, 2
    before_the_check = 0
    for seed in range(30):
        for state in expanded(seed, "ge_eclipse", 1, defaults.EVENT_ROW, months=(7,)):
            assert [remark for remark in remarks(state) if remark.kind != "note"] == [], state
            assert read(repr(state)) == state
            before_the_check += WallCheck() in state.agenda and GreatEventPhase() not in state.agenda
    assert before_the_check > 20


def test_an_eclipse_excuses_no_other_order():  # ROUND-3
    state = next(s for s in expanded(1, "ge_eclipse", 1, defaults.EVENT_ROW, months=(7,)) if s.decision.id == "D-04")
    state.agenda.remove(GreatEventPhase())
    assert [remark.rules for remark in remarks(state)] == [("ROUND-3",)]


def expanded(
    seed: int, great_event: Any, share: float, row: tuple[Any, ...] = (), months: Iterable[int] = range(13)
) -> Iterator[State]:
    """Positions of these months of a random game with the Great Wall and this Super Event; row: the year, if given."""
    dice, luck = Random(seed), SeededLuck(seed)
    state = begin(Setup(ORDINARY[: 2 + seed % 4], great_wall=True, great_event=great_event))
    while state.agenda and state.month <= max(months):
        if state.month in months and dice.random() < share:
            yield state
        options = state.options()
        move = luck.answer(state) if state.agenda[-1].seat == LUCK else options[dice.randrange(len(options))]
        state = state.clone()
        state.play(move)
        if not state.month and row:
            state.event_row = row


LIVED_IN = court("2 young monk", "2 young healer")
REMARKED = [
    (("month 4, contagion", "row: drought, contagion, contagion, drought, dragon festival, mongol invasion, "
      "dragon festival, mongol invasion, imperial tribute, imperial tribute"), LIVED_IN,
     ["Contagion in months 4 and 5 (INV-16, SETUP-6)", "Imperial Tribute in months 11 and 12 (INV-16, SETUP-6)"]),
    (("month 1, drought",), LIVED_IN, [
        "the first two months are not both Peace (INV-16, SETUP-4)",
    ]),
    (("month 4",), court("2 young monk", played="monk, wild"),
     ["Ada: the hand has 9 cards; in this month it has 8 (INV-10)"]),
    (("month 3",), court("3 young monk, young monk, young monk", played="farmer, healer"),
     ["Ada: 2 persons came without a card (INV-11, PER-3)"]),
    (("month 3",), court("2 young monk", space=4),
     ["Ada: the marker is on space 4; draft and persons at court brought it to 6 at least (INV-06, TRACK-5)"]),
    (("month 3", "dragons: Ada on A", "Bo acts"), court("2 young monk", "2 young warrior", yuan=1), []),
    (("month 3", "no dragons", "Bo acts"), court("2 young monk", "2 young warrior", yuan=1),
     ["Ada: passed, and has fewer than 3 yuan (INV-15, ACT-9)"]),
    (("month 3", "dragons: Bo on A"), court("2 young monk", space=9),
     ["Bo: the dragon is placed, and the turn is still to come (INV-13, ACT-12)"]),
    (("month 2",), court("2 young monk", small=2),
     ["Ada: more privileges and wall tiles than months to act in (INV-13, ACT-4)"]),
    (("draft", "Bo drafts"), court("2 young monk, young farmer", "2", yuan=7),
     ["Ada: before the first month there is the kit of the start and nothing else (SETUP-10)"]),
    (("month 3", "Ada acts", "decay", "event", "scoring", "next month"), court("2 young monk", space=20),
     ["the rest of the month does not come in its order (ROUND-3)"]),
    (("month 3", "phase event"), LIVED_IN, ["this is not asked in the phase “event” (ROUND-2)"]),
    (("month 3", "Bo acts", "Ada acts"), court("2 young monk", space=20),
     ["the turns do not come in the order of the track (TRACK-6, INV-08)"]),
    (("month 4, imperial tribute", "Ada releases 1"), court("2 young monk, old farmer", yuan=3, space=20),
     ["Ada: “Ada releases 1”: all yuan are paid first, and no more than four persons leave (EVT-TRIBUTE-1)"]),
    (("month 5, contagion", "Ada releases 1"), court("2 young monk, old farmer", space=20),
     ["Ada: “Ada releases 1”: it would be 3 (EVT-CONTAGION-1)"]),
    (("month 5, drought", "Ada releases 1 from palace 1"), court("2 young monk, old farmer", rice=1, space=20),
     ["Ada: “Ada releases 1 from palace 1”: all rice is paid first (EVT-DROUGHT-2)"]),
    (("month 5", "Ada places 3 floors"), court("2 young monk", space=20),
     ["Ada: “Ada places 3 floors”: it would be 1 (ACT-BUILD-1, GE-CHARTER-2)"]),
]  # fmt: skip


@pytest.mark.parametrize(("words", "ada", "told"), REMARKED)
def test_what_no_real_game_shows_is_allowed_and_remarked(words, ada, told):
    bo = court() if words[0] == "draft" else court("2 young warrior", "1", space=10)
    state = position(*words, Ada=ada, Bo=bo)
    assert [str(remark).removeprefix("unreachable: ") for remark in remarks(state) if remark.kind != "note"] == told


def test_odd_things_are_only_noted():
    mine = court("no palace", yuan=70, rice=30, fireworks=20, small=3, large=4, space=20)
    state = position("month 9", Ada=mine, Bo=court("2", space=9))
    assert [(remark.kind, remark.rules, remark.player) for remark in remarks(state)] == [
        ("note", ("PER-12",), "Ada"), ("note", ("REL-5",), "Bo"), *[("note", ("SETUP-14",), "")] * 4,
    ]  # fmt: skip


def test_a_table_changed_by_hand_into_an_impossible_one_is_remarked():
    state = new_game(["Ania", "Benek"], seed=7)
    state.courts[0].palaces[0] = Palace(1, ("young monk", "young healer"))
    (remark,) = remarks(state)
    assert (remark.kind, remark.rules, remark.text) == ("impossible", ("PAL-1",), "More persons than floors")
    state.courts[0] = Court(yuan=-1)
    assert [remark.kind for remark in remarks(state)] == ["impossible"]
