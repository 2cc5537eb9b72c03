"""Why: the tree holds every note of the step and nothing else that happened, and its numbers add up."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random

import pytest
from games.dragon.table import acting, building, court, drafting, happens, played, recruiting

from yotd_widget.engine.errors import OutOfRange
from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.reasons import Because, deeds
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes
from yotd_widget.games import explain, explain_step
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.pieces import GREAT_EVENTS
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.told.telling import CLAUSES, HEADINGS, TELLS
from yotd_widget.games.dragon.year import begin

NAMES = ("Ada", "Bo", "Cyd", "Dorota", "Emil")
FIGURES = {
    "yuan": "yuan", "rice": "rice", "fireworks": "fireworks", "vp": "vp", "steps": "space", "small": "small",
    "large": "large",
}  # fmt: skip


def check(state: State, move: object) -> set[str]:
    """The tree of a move, against the step itself; gives the kinds of lines, rules and tasks in it."""
    before, notes = state.to_json(), Notes()
    met: set[str] = set()
    after = state.after(move, notes=notes)
    explanation = explain(state, move)
    assert state.to_json() == before
    assert list(explanation.tree.notes()) == list(notes), "every note once, in its order"
    last: dict[tuple[int, str], int] = {}
    for depth, reason in explanation.tree.walk():
        assert depth <= 4
        assert set(reason.rules) <= set(RULES)
        met.update((reason.about, *(reason.rules if reason.about == "note" else ()), str(reason.facts.get("task"))))
        adds_up(reason)
        for thing, was in reason.was.items():
            key = (reason.seat, thing)
            assert last.get(key, was) == was, f"{thing} goes on where it was"
            last[key] = was + reason.change[thing]
    for (seat, thing), value in last.items():
        if thing in FIGURES:
            assert getattr(after.courts[seat], FIGURES[thing]) == value
    text = str(explanation)
    assert len(text.splitlines()) == sum(1 for _ in explanation.tree.walk())
    for line in text.splitlines():
        assert re.fullmatch(r"[├└│ ]*\S.*[.](?: \[[\w, -]+\])?", line), line
        assert not re.search(r"None|[{}]|  +\S|\.\.|court_lady:|tax_collector:|_\w+ in palace", line.lstrip("├└│ ")), (
            line
        )
    data = explanation.to_data()
    assert json.loads(json.dumps(data)) == data
    assert data["text"] == text.splitlines()[0]
    return met


def adds_up(reason: Because) -> None:
    """A number is the sum of what stands behind it."""
    facts, below = reason.facts, reason.reasons
    if reason.about == "symbols":
        assert facts["symbols"] == sum(carrier.facts["symbols"] for carrier in below)
    if reason.about == "each":
        assert facts["sum"] == facts["amount"] * facts["each"]
    if reason.about != "note":
        return
    if "card" in facts and "symbols" in facts:
        card, symbols = below[0], below[1]
        assert facts["card"] == card.facts["amount"]
        assert facts["symbols"] == symbols.facts["symbols"]
        assert sum(reason.change.values()) in (0, facts["card"] + facts["symbols"])
    sums = {
        "each": lambda r: r.facts["sum"], "monk": lambda r: r.facts["points"], "carrier": lambda r: r.facts["symbols"],
        "value": lambda r: r.facts["steps"],
    }  # fmt: skip
    gained = reason.change.get("yuan" if reason.rules == ("END-4",) else "vp", reason.change.get("steps"))
    if gained and (parts := [sums[r.about](r) for r in below if r.about in sums]):
        assert gained == sum(parts)
    if reason.rules == ("EVT-MONGOL-1",):
        assert reason.change["vp"] == below[0].facts["symbols"]
    if reason.rules == ("EVT-DROUGHT-2",):
        inhabited = [r for r in below if r.about == "inhabited"]
        assert len(inhabited) == facts["inhabited"]
        assert facts["short"] == max(0, len(inhabited) - below[-1].facts["had"])


GAMES = [(2, 1, None, False), (3, 2, None, True), (5, 3, None, False)] + [
    (2 + number % 4, 10 + number, event, True) for number, event in enumerate(GREAT_EVENTS)
]


@cache
def watched(players: int, seed: int, event: str | None, wall: bool) -> frozenset[str]:
    """What the trees of one random game are made of, each of them checked; a game is played once for all tests."""
    state, dice = begin(Setup(NAMES[:players], great_wall=wall, great_event=event)), Random(seed)
    met: set[str] = set()
    while state.agenda:
        options = state.options()
        if state.agenda[-1].seat == LUCK:
            move = options[dice.randrange(len(options))]
            met |= check(state, move)
        else:
            for move in options if dice.random() < 0.15 else options[:1]:
                met |= check(state, move)
            move = options[dice.randrange(len(options))]
        state = state.after(move)
    return frozenset(met)


@pytest.mark.parametrize("game", GAMES)
def test_reasons_hold_every_note_and_add_up(game):
    assert watched(*game)


def test_random_games_meet_every_line():
    met = set().union(*(watched(*game) for game in GAMES))
    asked = {about for about in CLAUSES if about.startswith("demand ")}  # said of a question, not of a move
    assert set(CLAUSES) - met - asked == set()
    assert {"move", "task", "collected", "next", "over"} <= met
    told = {rule for rule, row in TELLS.items() if not isinstance(row, str) and row.why}
    assert told - met <= {"GE-SUNRISE-5", "WALL-11"}  # nobody left at Sunrise, and a wall that reaches: rare
    assert set(HEADINGS) - met <= {"FinalWallCheck"}


# --- What a reader sees ----------------------------------------------------------------------------------------------


def lines(state: State, move: object) -> list[str]:
    return [line.lstrip("├└│ ") for line in str(explain(state, move)).splitlines()]


def test_a_gain_names_card_and_carriers():  # ACT-TAX-1, ACT-13
    told = lines(example("month-5"), "use A taxes")
    assert told[2:6] == [
        "Ada: Taxes. 2 from the card + 3 coins = 5 yuan (yuan 2 → 7). [ACT-TAX-1]",
        "because 2 yuan from the card. [ACT-TAX-1]",
        "because 3 coins at court. [ACT-13]",
        "young tax collector in palace 2: 3. [ACT-13]",
    ]
    assert told[-1] == "Next: Bo chooses an action. [D-04]"


def test_a_fee_names_whose_dragon_stands_there():  # ACT-6
    state = acting(court(), court(), court(), dragons={"P1": "A", "P2": "A"}, by="P3")
    told = lines(state, "use A harvest")
    assert told[1] == "P3 pays 3 yuan: a dragon already stands on group A (yuan 6 → 3). [ACT-6]"
    assert [line.partition(" already")[0] for line in told[2:4]] == [
        "because P1's dragon",
        "because P2's dragon",
    ]


def test_passing_tells_what_it_fills():  # ACT-9, ACT-10
    assert "because P1 had 1 yuan; passing fills up to 3. [ACT-9]" in lines(acting(court(yuan=1), court()), "pass")
    assert "because P1 had 5 yuan; passing only fills up to 3. [ACT-10]" in lines(
        acting(court(yuan=5), court()), "pass"
    )


def test_the_marker_lies_on_top():  # TRACK-3
    state = recruiting(court("2", "2", space=4), court(space=10), by="P1", taken="young monk", track="P2 P1")
    told = lines(state, "place 1")
    assert told[2:5] == [
        "because the young monk has the value 6. [PER-10]",
        "The marker lies on space 10: place 1 in the order. [TRACK-3]",
        "It lies on top of the marker of P2. [TRACK-3]",
    ]


def test_what_follows_is_grouped_by_its_task():  # ROUND-3
    state = acting(court("2 young warrior", hand=()), court(hand=()), event="mongol_invasion", by="P2")
    tree = explain(state, "pass").tree
    assert [reason.facts["task"] for reason in tree.reasons if reason.about == "task"] == [
        "PersonPhase", "EventPhase", "Decay", "Scoring", "NextMonth",
    ]  # fmt: skip
    told = lines(state, "pass")
    assert "P1: 1 point for helmets (points 0 → 1). [EVT-MONGOL-1]" in told
    assert "young warrior in palace 1: 1. [ACT-13]" in told
    assert "because the court has only 0 persons: all leave, and no more is owed. [REL-5]" in told
    assert told[-1] == "Next: Luck deals the action cards. [action groups]"


def test_a_forced_answer_is_told_as_such():
    state = acting(court("1 young monk", yuan=0, hand=()), court(hand=()), event="imperial_tribute", by="P2")
    told = lines(state, "pass")
    assert "P1 chooses who leaves: Young monk leaves. No other choice. [EVT-TRIBUTE-2, REL-3]" in told


def test_a_piece_of_a_row_says_that_nothing_changes_yet():
    told = lines(drafting(), "draft young monk")
    assert told[1:] == [
        "Chosen so far: 1 of 2; nothing changes before all are chosen.",
        "Next: P1 drafts two persons. [D-02]",
    ]
    assert "1 floor on palace 1" in lines(building(2, court("2")), "build 1 on 1")[1]


def test_end_scoring_tells_monks_and_coins():  # END-3, END-5, EX-17
    mine = court("2 young monk, young healer", "3 old monk, old healer, young farmer", rice=1, fireworks=2, yuan=4,
                 hand=())  # fmt: skip
    state = acting(mine, court(hand=()), month=12, event="peace", by="P2")
    told = lines(state, "pass")
    for line in (
        "because young monk in palace 1: Buddhas 1 × floors 2 = points 2. [END-3]",
        "because old monk in palace 2: Buddhas 2 × floors 3 = points 6. [END-3]",
        "because 2 fireworks tiles × 2 = 4 yuan. [END-4]",
        "because 1 point for every 3 of 10 yuan. [END-5]",
    ):
        assert line in told


def test_a_step_that_was_played_is_explained_from_its_own_notes():
    game, dice = Timeline(begin(Setup(NAMES[:3], seed=5, great_wall=True, great_event="random"))), Random(5)
    while game.state.month < 8:
        options = game.state.options()
        game.play(options[dice.randrange(len(options))])
    for at, step in enumerate(game.steps, 1):
        assert tuple(explain_step(game, at).tree.notes()) == step.notes
    for outside in (0, len(game) + 1):
        with pytest.raises(OutOfRange, match=f"^this timeline has the steps 1 to {len(game)}, not {outside}"):
            explain_step(game, outside)


def test_a_refused_move_has_no_reasons():
    with pytest.raises(Refusal) as raised:
        explain(acting(court(), court()), "use A research")
    assert raised.value.code == "ERR-GROUP-ACTION"


def test_luck_is_explained_up_to_the_first_question():
    state = begin(Setup(NAMES[:2], seed=4))
    explanation = explain(state, state.luck.answer(state))
    assert str(explanation).startswith("Luck draws the event row: row ")
    assert [reason.about for reason in explanation.tree.reasons] == ["note", "next"]


def test_an_explanation_is_short_to_look_at_and_long_to_print():
    explanation = explain(example("month-5"), "use A taxes")
    assert repr(explanation) == "<Explanation of “use A taxes”: 7 reasons>"


def test_deeds_are_the_tasks_in_their_order():
    state = played(acting(court("2 young monk", hand=()), court(hand=()), event="peace"), "pass")
    names = [type(deed.task).__name__ for deed in deeds(state, state.read("pass"))]
    assert names == ["ChooseAction", "PersonPhase", "EventPhase", "Decay", "Scoring", "NextMonth"]


def test_a_drought_names_the_palaces():  # EVT-DROUGHT-1
    state = acting(court("2 young monk, old monk", "1 young farmer", "1", rice=1, hand=()), court(hand=()),
                   event="drought", by="P2")  # fmt: skip
    told = lines(state, "pass")
    assert "P1 pays 1 rice; inhabited palaces without rice: 1 of 2 (rice 1 → 0). [EVT-DROUGHT-2]" in told
    assert "because palace 1 is inhabited (2 persons) and needs 1 rice. [EVT-DROUGHT-1]" in told
    assert happens("drought", court("2 young monk", rice=0), court()).decision is None


def test_a_wall_that_reaches_scores_own_tiles():  # WALL-11
    state = begin(Setup(NAMES[:2], great_wall=True))
    while state.month < 3 or state.event != "mongol_invasion" or state.phase != "person":
        state = state.after(state.options()[0])
    state.wall = (0, 1) * 6
    for mine in state.courts:
        mine.wall_tiles, mine.hand = (), ("monk", "healer")
    told: list[str] = []
    while not any("Wall check" in line for line in told):
        move = state.options()[0]
        check(state, move)
        told, state = lines(state, move), state.after(move)
    first = next(number for number, line in enumerate(told) if line.startswith("Wall check"))
    assert re.fullmatch(r"\w+: 6 points for own tiles in the wall \(points \d+ → \d+\)\. \[WALL-11\]", told[first + 1])
    assert told[first + 2] == "because 6 tiles in the wall × 1 = 6 points. [WALL-11]"
