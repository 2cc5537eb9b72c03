"""The named example positions: each shows the fact for which a lesson, or a vector of the rules, names it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from games.dragon.table import completions, moves, noted, shown

from yotd_widget.engine.errors import BadPosition, NotFound, WrongKind
from yotd_widget.engine.records import digest
from yotd_widget.games.dragon import State, court, example
from yotd_widget.games.dragon.actions import amount
from yotd_widget.games.dragon.examples import _replaced, about, named_examples, words_of
from yotd_widget.games.dragon.examples.of_lessons import LESSON_EXAMPLES, SIX_STATES
from yotd_widget.games.dragon.examples.of_rules import RULE_EXAMPLES
from yotd_widget.games.dragon.great_events import benefit
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.games.dragon.pieces import ACTIONS, GREAT_EVENTS, HAND, KINDS, PERSONS_OF, YOUNG
from yotd_widget.games.dragon.setup import SHUFFLES
from yotd_widget.games.dragon.words import EVENT_NAMES
from yotd_widget.quiz.questions import ask


def played(name: str, *answers: str, **changes: Any) -> State:
    """The example after these moves; "…" stands for the first legal one."""
    state = example(name, **changes)
    for answer in answers:
        state = state.after(str(state.legal_moves[0]) if answer == "…" else answer)
    return state


def scored(name: str, *answers: str, by: str) -> list[int]:
    """Points by seat in the last of these moves, from the rules whose ids begin with `by`."""
    state, points = played(name, *answers[:-1]), [0] * 5
    _, notes = noted(state, state.legal_moves[0] if answers[-1] == "…" else answers[-1])
    for note in notes:
        if note.rule.startswith(by) and note.change:
            points[note.seat] += note.change.get("vp", 0)
    return points[: len(state.courts)]


def ada(state: State) -> Any:
    return state.courts[0]


def asked(state: State) -> tuple[str, str, int]:
    """Who decides what, and how much."""
    decision = state.decision
    return decision.player, decision.id, decision.total


def order(state: State) -> list[str]:
    return [state.player(seat) for seat in state.track]


def refusal(state: State, answer: str) -> str:
    found = state.why_not(answer)
    return found.code if found else "accepted"


# --- The lessons: the key of each ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rice", "leave"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_first_drought(rice, leave):
    state = played("first-drought", "place 3", rice=rice)
    persons = 3
    assert ada(state).rice == 0
    while state.decision.id in ("D-14", "D-15"):
        state = state.after(state.legal_moves[-1])
    assert persons - ada(state).headcount() == leave
    assert (len(ada(state).palaces) == 2) == (rice < 3)  # the new palace loses its only person, or all lose theirs


def test_the_positions_of_the_notebooks_stay_as_they_are():
    assert digest(example("first-drought")) == "6edefb32348f03d7"
    assert digest(example("first-drought", rice=1)) == "ad2d7940b57dd104"
    assert digest(example("month-5")) == "78e41b629aeaf699"


def test_row_draws():
    state = played("row-draws", "row drought drought imperial_tribute imperial_tribute dragon_festival mongol_invasion "
                   "dragon_festival mongol_invasion contagion contagion")  # fmt: skip
    assert "".join(EVENT_NAMES[event][0] for event in state.event_row[2:]) == "DIDIDMDCMC"
    assert [month for month, event in enumerate(state.event_row, 1) if event == "drought"] == [3, 5]


def test_draft_p2():
    state = example("draft-p2")
    pairs = {frozenset((first, second)) for first in YOUNG for second in YOUNG if first != second}
    accepted = [pair for pair in pairs if refusal(state, f"draft {', '.join(pair)}") == "accepted"]
    assert (len(pairs), len(accepted), ada(state).space) == (36, 35, 10)
    assert refusal(state, "draft young farmer, young monk") == "ERR-DRAFT-COMBO"
    assert refusal(state, "draft young farmer, young scholar") == "accepted"
    assert refusal(state, "draft young monk, young monk") == "ERR-DRAFT-SAME"
    assert refusal(state, "draft old monk, young monk") == "ERR-DRAFT-OLD"


def test_stack_14():
    state = example("stack-14")
    assert order(state) == ["Cyd", "Ada", "Bo"]
    state = played("stack-14", "pass", "pass", "use C military_parade")
    assert (state.court("Bo").space, order(state)) == (14, ["Bo", "Cyd", "Ada"])


def test_fee_3p():
    assert moves(example("fee-3p")) == [
        "use B harvest", "use B privilege", "use C fireworks_display", "use C military_parade", "pass",
    ]  # fmt: skip
    assert len(moves(example("fee-3p", Bo={"yuan": 3}))) == 8
    assert played("fee-3p", "pass", Bo={"yuan": 1}).court("Bo").yuan == 3


def test_last_to_act():
    state = played("last-to-act", "use B fireworks_display")  # the cards, their tiles and homes are forced
    assert (state.month, state.decision.id, state.decision.player, state.dragons) == (12, "D-04", "Ada", {})
    assert "use A taxes" in moves(state)


def test_fee_5p_last():
    state = played("fee-5p-last", "use D research")
    assert (state.court("Emil").yuan, state.decision.id, set(state.dragons)) == (3, "D-09", set())  # ACT-12


def test_symbols():
    state = example("symbols")
    gains = {action: sum(amount(state, 0, action)) for action in ACTIONS if action not in ("build", "privilege")}
    assert gains == {"taxes": 5, "harvest": 4, "fireworks_display": 3, "military_parade": 5, "research": 6}
    assert ada(state.after("use A taxes")).yuan == 14
    assert moves(state.after("use C privilege")) == ["buy small", "buy large"]
    assert shown(ada(state))[0].startswith("3 ")
    assert [(palace.floors, len(palace.persons)) for palace in ada(state).palaces] == [(3, 3), (3, 3), (2, 2)]


def test_build_3():
    state = example("build-3")
    ends = {(*heights[:2], *sorted(heights[2:])) for heights in (
        [palace.floors for palace in ada(end).palaces] for end in completions(state)
    )}  # fmt: skip
    assert (state.decision.total, len(ends)) == (3, 8)


def test_decay_3():
    state, notes = noted(example("decay-3"), "place 1")
    assert shown(ada(state)) == ["2", "2 young monk"]
    assert [note.change["vp"] for note in notes if (note.rule, note.seat) == ("SCORE-1", 0)] == [2]


def test_one_place():
    state = example("one-place")
    assert sum(palace.room for palace in ada(state).palaces) == 1
    assert moves(state) == ["take young monk", "take old monk"]
    assert [ada(state.after(move)).space - ada(state).space for move in moves(state)] == [6, 2]


def test_full_court():
    state = example("full-court")
    assert state.decision.id == "D-12"
    assert ada(state.after("replace young healer 1")).space == ada(state).space + 5
    assert ada(state.after("discard")).space == ada(state).space


@pytest.mark.parametrize(("yuan", "leave"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_tribute_1(yuan, leave):
    assert (ada(example("tribute-1")).yuan, ada(example("tribute-1")).headcount()) == (1, 5)
    state = played("tribute-1", "place 1", yuan=yuan)
    assert asked(state) == ("Ada", "D-13", leave) if leave else state.decision.id == "D-04"
    assert ada(state).yuan == max(0, yuan - 4)


def test_drought_3_palaces():
    state = played("drought-3-palaces", "place 1")
    assert (asked(state), moves(state), ada(state).rice) == (
        ("Ada", "D-14", 1), ["without 1", "without 2", "without 3"], 0,
    )  # fmt: skip
    floors = {move: [palace.floors for palace in ada(completed(state.after(move))).palaces] for move in moves(state)}
    assert floors == {"without 1": [3, 2, 2], "without 2": [3, 1, 2], "without 3": [3, 2, 2]}
    assert ada(played("drought-3-palaces", "place 1", rice=9)).rice == 6


def completed(state: State) -> State:
    """The position after the first answers to a row of releases."""
    while state.decision.id == "D-15":
        state = state.after(state.legal_moves[0])
    return state


@pytest.mark.parametrize(
    ("name", "changes", "leave"),
    [
        ("contagion-1-mortar", {}, 2),
        ("contagion-old", {}, 1),
        ("contagion-1-mortar", {"persons": {"young healer": "old healer"}}, 1),
        ("contagion-1-mortar", {"persons": {"young healer": "young farmer"}}, 3),
        ("contagion-1-mortar", {"persons": {"young monk": "old healer"}}, 0),
    ],
)
def test_contagion(name, changes, leave):
    assert example(name, **changes).court("Ada").headcount() == 5
    state = played(name, "place 1", **changes)
    if leave:
        assert asked(state) == ("Ada", "D-17", leave)
        assert len(moves(state)) == 5  # anybody may leave, the healer as well
    else:
        assert state.decision.id == "D-04"


def test_mongol_3_1_1():
    state, points = played("mongol-3-1-1", "place 1"), scored("mongol-3-1-1", "place 1", by="EVT-MONGOL-1")
    assert (points, asked(state)) == ([3, 1, 1], ("Bo", "D-16", 1))
    assert asked(state.after(state.legal_moves[0])) == ("Cyd", "D-16", 1)
    state = played("mongol-3-1-1", "place 1", Cyd={"persons": {"young warrior": "old warrior"}})
    assert state.after(state.legal_moves[0]).decision.id == "D-04"


def test_festival_5_3_0():
    state = played("festival-5-3-0", "place 1")
    assert scored("festival-5-3-0", "place 1", by="EVT-FESTIVAL") == [6, 3, 0]
    assert [mine.fireworks for mine in state.courts] == [2, 1, 0]
    assert example("festival-5-3-0").court("Cyd").symbols("pyrotechnist") == 4
    ones = played("festival-5-3-0", "place 1", fireworks=1, Bo={"fireworks": 1}, Cyd={"fireworks": 1})
    assert [mine.fireworks for mine in ones.courts] == [0, 0, 0]


def test_score_8():
    assert scored("score-8", "place 1", by="SCORE")[0] == 8
    assert [(palace.floors, len(palace.persons)) for palace in ada(played("score-8", "place 1")).palaces] == [
        (3, 3), (3, 2), (2, 0), (1, 1),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "points"),
    [({}, 23), ({"yuan": 6}, 24), ({"palaces": [
        "2 old monk", "3 young warrior, old warrior, young scholar", "3 young healer, young farmer, craftsman",
    ]}, 21)],
)  # fmt: skip
def test_final_23(changes, points):
    state, notes = noted(example("final-23", **changes), "release young court_lady 1")
    assert sum(note.change.get("vp", 0) for note in notes if note.rule.startswith("END-") and note.seat == 0) == points
    assert state.phase == "over"


def test_month_5():
    state = example("month-5")
    assert (order(state), state.event) == (["Ada", "Bo", "Cyd"], "contagion")
    state = played("month-5", "use A taxes", "use B military_parade", "use A taxes")
    assert ([mine.yuan for mine in state.courts], state.court("Bo").space) == ([7, 4, 2], 19)
    assert order(state) == ["Bo", "Ada", "Cyd"]


def test_two_droughts():
    state = example("two-droughts")
    assert (state.month, [m for m, event in enumerate(state.event_row, 1) if event == "drought"]) == (3, [5, 9])


@pytest.mark.parametrize(
    ("action", "lost"),
    [("use A build", [1, 3, 2, 1]), ("use A harvest", [1, 1, 2, 1]), ("use B taxes", [0, 3, 2, 1]),
     ("use C fireworks_display", [1, 3, 2, 1]), ("use C military_parade", [1, 3, 2, 1]),
     ("use A privilege", [3, 3, 2, 1])],
)  # fmt: skip
def test_half_year(action, lost):
    state = example("half-year")
    assert (asked(state)[:2], order(state), [court.vp for court in state.courts]) == (
        ("Ada", "D-04"), ["Ada", "Cyd", "Bo"], [44, 32, 33],
    )  # fmt: skip
    events = ["imperial tribute", "drought", "contagion", "mongol invasion"]  # of months 8, 9, 11 and 12
    assert [ask("dragon.plan.lost", state, event=event, moves=action).key for event in events] == lost


@pytest.mark.parametrize(
    ("answers", "points", "winner"),
    [(["use A taxes"], 88, "Bo"), (["use A research"], 87, "Bo"), (["use A privilege"], 87, "Bo"),
     (["pass"], 87, "Bo"), (["use A build", "build 1 on 1"], 89, "Ada"), (["use A build", "build 1 on 3"], 86, "Bo"),
     (["use A build", "build new 1"], 86, "Bo")],
)  # fmt: skip
def test_last_action(answers, points, winner):
    state = played("last-action", *answers)
    assert [court.vp for court in state.courts] == [points, 88]
    assert state.player(*state.outcome.winners) == winner
    assert len(moves(example("last-action"))) == 5  # group B costs more than Ada has


def test_final_three():
    ends = [example("final-three").after(move) for move in example("final-three").legal_moves]
    assert all([court.vp for court in end.courts[:2]] == [81, 81] > [end.court("Cyd").vp] for end in ends)
    assert {(end.player(*end.outcome.winners), end.player(end.track[0])) for end in ends} == {("Ada", "Cyd")}


def test_six_states():
    kinds = {}
    for name in SIX_STATES:
        try:
            kinds[name] = [(remark.kind, remark.rules[0]) for remark in remarks(example("six-states", show=name))]
        except BadPosition as refused:
            kinds[name] = str(refused)
    assert kinds == {
        "four floors": "palace 1, “4 young monk”, has 4 floors: a palace has 1 to 3 (PAL-2, INV-02)",
        "contagion twice": [("unreachable", "INV-16")],
        "eight cards": [("unreachable", "INV-10")],
        "seventy yuan": [("note", "SETUP-14")],
        "no palace": [("note", "PER-12")],
        "nobody": [("note", "REL-5")],
    }
    assert "4 young monk" in words_of("six-states", show="four floors")
    with pytest.raises(BadPosition, match="none of the six states: did you mean “four floors”"):
        example("six-states", show="for floors")


def test_wall_5():
    assert [example("wall-5-reach").wall.count(seat) for seat in range(3)] == [3, 2, 0]
    assert scored("wall-5-reach", "…", by="WALL-11") == [3, 2, 0]
    assert played("wall-5-reach", "…").decision.id == "D-04"
    assert [example("wall-5-short").wall.count(seat) for seat in range(3)] == [2, 1, 1]
    state = played("wall-5-short", "…")
    assert asked(state) == ("Bo", "D-18", 1)
    assert asked(state.after(state.legal_moves[0])) == ("Cyd", "D-18", 1)
    assert scored("wall-5-short", "…", by="WALL") == [0, 0, 0]


def test_wall_12():
    assert scored("wall-12", "…", by="WALL-11") == [10, 8, 6]
    assert played("wall-12", "…").phase == "over"


def test_eclipse_healer():
    state = played("eclipse-healer", "release young healer 1, young monk 1")
    assert asked(state) == ("Ada", "D-17", 3)
    assert asked(played("eclipse-healer", "release young monk 1, old scholar 2"))[2] == 2


def test_quake_2_1():
    assert [[(palace.floors, len(palace.persons)) for palace in ada(example("quake-2-1")).palaces]] == [
        [(2, 2), (1, 1)]
    ]
    both = played("quake-2-1", "demolish 1, 2")
    assert (asked(both)[:2], moves(both)) == (("Ada", "D-20"), ["release young monk 1", "release old farmer 1"])
    assert shown(ada(both.after("release young monk 1"))) == ["1 old farmer"]
    assert shown(ada(played("quake-2-1", "demolish 1, 1"))) == ["1 young warrior"]


def test_flood_7():
    state = example("flood-7")
    answers = {
        (yuan, rice, 3 - yuan - rice) for yuan in range(4) for rice in range(4) if yuan + rice <= 3
        and refusal(state, f"return {yuan} yuan, {rice} rice, {3 - yuan - rice} fireworks") == "accepted"
    }  # fmt: skip
    assert (state.decision.total, len(answers)) == (3, 8)
    assert answers >= {(2, 0, 1), (1, 2, 0)}


def test_volcano():
    state = played("volcano", "…")
    assert ([mine.space for mine in state.courts], order(state), state.month) == ([0, 0, 0], ["Cyd", "Ada", "Bo"], 8)
    letter = "ABC"[next(n for n, cards in enumerate(state.groups) if "military_parade" in cards)]
    for answer in ("pass", "pass", f"use {letter} military_parade"):
        state = state.after(answer)
    assert (state.court("Bo").space, order(state)) == (1, ["Bo", "Cyd", "Ada"])


def test_tornado_4():
    state = example("tornado-4")
    assert ([len(mine.hand) for mine in state.courts], asked(state)) == ([4, 4], ("Ada", "D-22", 2))
    while state.month == 7:
        state = state.after(state.legal_moves[0])
    assert [len(mine.hand) for mine in state.courts] == [2, 2]


def test_sunrise_3():
    state = example("sunrise-3")
    assert asked(state)[:2] == ("Bo", "D-23")
    assert refusal(state, "take young monk") == "ERR-SUN-TAKEN"
    assert len(moves(state)) == 8


def test_privileges_7():
    state = played("privileges-7", "…")
    assert (ada(state).small, ada(state).large) == (0, 0)
    assert (scored("privileges-7", "…", by="SCORE-3")[0], ada(example("privileges-7")).privilege_dragons()) == (0, 3)


def test_charter_4():
    state = example("charter-4")
    brings = {kind: benefit(ada(state), kind) for kind in ("warrior", "tax_collector", "scholar", "healer")}
    assert brings == {"warrior": 2, "tax_collector": 6, "scholar": 5, "healer": 0}
    after = ada(state.after("charter warrior"))
    assert (after.space, after.vp) == (ada(state).space + 2, ada(state).vp)


# --- The vectors of the rules: what each is about --------------------------------------------------------------------

Fact = Callable[[State], object]
OUTCOMES: dict[str, tuple[tuple[str, ...], Fact, object]] = {
    "EX-01": ((), lambda s: refusal(example("EX-01"), "draft young farmer, young scholar"), "ERR-DRAFT-COMBO"),
    "EX-02": ((), lambda s: ([c.space for c in s.courts], order(s)), ([7, 7, 8, 0], ["Cyd", "Bo", "Ada"])),
    "EX-03": ((), order, ["Ada", "Cyd", "Bo", "Emil", "Dora"]),
    "EX-04": (("use A harvest",), lambda s: (s.court("Cyd").yuan, s.court("Cyd").rice), (2, 1)),
    "EX-05": (("pass",), lambda s: (ada(s).yuan, 0 in s.dragons), (3, False)),
    "EX-06": (("use A taxes", "use A taxes"), lambda s: [c.yuan for c in s.courts], [5, 8]),
    "EX-07": (("build 2 on 2, new 1",), lambda s: shown(ada(s))[1:], ["3 young monk", "1"]),
    "EX-08": (("use A harvest",), lambda s: ada(s).rice, 4),
    "EX-09": (("use C military_parade",), lambda s: ada(s).space - ada(example("EX-09")).space, 5),
    "EX-10": (("use A research",), lambda s: ada(s).vp, 6),
    "EX-11": (("place 1",), lambda s: (asked(s), ada(s).yuan), (("Ada", "D-13", 2), 0)),
    "EX-12a": (("place 1",), lambda s: (ada(s).rice, ada(s).headcount()), (1, 3)),
    "EX-12b": (("place 1", "…", "…"), lambda s: ada(s).headcount(), 2),
    "EX-13": (("place 1",), lambda s: [c.fireworks for c in s.courts], [1, 1, 1, 1]),
    "EX-14": (("place 1",), lambda s: [c.vp for c in s.courts], [3, 3, 2, 1, 1]),
    "EX-15": (("place 1", "release young healer 1"), lambda s: ada(s).headcount(), 3),
    "EX-16": (("place 1",), lambda s: ada(s).vp, 7),
    "EX-17": (("…",), lambda s: scored("EX-17", "…", by="END")[0], 25),
    "EX-18": (("return 1 yuan, 2 rice",), lambda s: (ada(s).yuan, ada(s).rice, ada(s).fireworks), (2, 0, 2)),
    "EX-19": (("place 1",), lambda s: [c.fireworks for c in s.courts], [1, 1, 1]),
    "EX-20": (("charter farmer", "charter monk", "charter scholar"),
              lambda s: (ada(s).rice, scored("EX-20", "charter farmer", "charter monk", by="GE-CHARTER")),
              (3, [0, 3, 0])),
    "EX-21": ((), lambda s: sorted(map(len, s.legal_moves[0].groups)), [1, 2, 2, 2]),
    "EX-22": ((), lambda s: {sum(s.offer[person] for person in PERSONS_OF[kind]) for kind in KINDS}, {8}),
    "EX-23": ((), lambda s: asked(s), ("Ada", "D-22", 2)),
    "EX-24": ((), lambda s: [c.yuan for c in s.courts], [6, 6]),
    "EX-25": (("place 1", "play warrior", "take old warrior", "place 1"), lambda s: shown(ada(s)),
              ["2 young monk, young craftsman", "2 young healer"]),
    "EX-26": (("buy large",), lambda s: (ada(s).yuan, ada(s).large), (2, 1)),
    "DV-01": ((), lambda s: s.options() is SHUFFLES, True),
    "DV-02": (("row imperial_tribute drought imperial_tribute drought dragon_festival mongol_invasion dragon_festival "
               "mongol_invasion contagion contagion",), lambda s: "".join(e[0] for e in s.event_row[8:]), "dcmc"),
    "DV-03": (("row imperial_tribute drought imperial_tribute drought dragon_festival mongol_invasion dragon_festival "
               "contagion contagion mongol_invasion",), lambda s: "".join(e[0] for e in s.event_row[8:]), "dcmc"),
    "DV-04": ((), lambda s: (s.offer["young monk"], s.offer["old monk"], s.offer["young craftsman"]), (6, 4, 10)),
    "DV-05": (("use C military_parade",), lambda s: ([c.space for c in s.courts], order(s)),
              ([7, 9, 7], ["Bo", "Cyd", "Ada"])),
    "DV-06": (("use B military_parade",), lambda s: ([c.space for c in s.courts], order(s)), ([9, 9], ["Bo", "Ada"])),
    "DV-07": (("draft young court_lady, young craftsman", "place 1"), lambda s: ada(s).space, 3),
    "DV-08": (("pass",), lambda s: ada(s).yuan, 3),
    "DV-09": ((), lambda s: refusal(s, "use A taxes"), "ERR-GROUP-PAY"),
    "DV-10": ((), lambda s: refusal(s, "use B privilege"), "ERR-PRIV-FUNDS"),
    "DV-11": (("use D research",), lambda s: s.court("Emil").yuan, 3),
    "DV-12": ((), lambda s: s.decision.total, 3),
    "DV-13": (("use A build",), lambda s: sorted(tuple(shown(ada(end))[2:]) for end in completions(s)),
              [("1", "1"), ("2",)]),
    "DV-14": (("discard",), lambda s: (ada(s).space, s.offer["young monk"]), (13, 2)),
    "DV-15": (("replace young healer 1",), lambda s: shown(ada(s))[0], "2 young warrior, young monk"),
    "DV-16": ((), lambda s: refusal(s, "discard"), "ERR-PLACE-ROOM"),
    "DV-17": (("play craftsman",), lambda s: (ada(s).headcount(), s.decision.player), (2, "Bo")),
    "DV-18": (("take old monk", "place 1"), lambda s: ada(s).space, 8 + 2),
    "DV-19": (("place 1",), lambda s: (ada(s).headcount(), s.month), (0, 5)),
    "DV-20": (("place 1",), lambda s: (ada(s).yuan, ada(s).headcount()), (3, 2)),
    "DV-21": (("place 1", "without 1"), lambda s: (ada(s).rice, len(ada(s).palaces)), (0, 2)),
    "DV-22": (("place 1",), lambda s: scored("DV-22", "place 1", by="EVT-FESTIVAL"), [0, 0, 0]),
    "DV-23": (("place 1",), lambda s: [c.fireworks for c in s.courts], [2, 0, 0]),
    "DV-24": (("place 1",), lambda s: [c.fireworks for c in s.courts], [2, 1, 1, 1]),
    "DV-25": (("place 1",), lambda s: scored("DV-25", "place 1", by="EVT-FESTIVAL"), [6, 6, 6]),
    "DV-26": (("pass",), asked, ("Ada", "D-16", 1)),
    "DV-27": (("place 1",), asked, ("Ada", "D-17", 1)),
    "DV-28": (("place 1",), lambda s: ada(s).headcount(), 0),
    "DV-29": (("place 1",), lambda s: shown(ada(s)), ["2", "2 young monk"]),
    "DV-30": (("pass",), lambda s: (s.phase, scored("DV-30", "pass", by="END")[0]), ("over", 1)),
    "DV-31": ((), lambda s: (s.outcome.winners, s.outcome.rules), ((1,), ("WIN-2",))),
    "DV-32": (("…",), lambda s: s.decision.id, "D-04"),
    "DV-33": (("…",), asked, ("Bo", "D-18", 1)),
    "DV-34": (("place 1", "…", "…", "…", "…"), lambda s: [c.headcount() for c in s.courts], [0, 0, 1]),
    "DV-35": ((), lambda s: refusal(s, "use B build_wall"), "ERR-WALL-NONE"),
    "DV-36": (("lay wall_floor",), lambda s: (shown(ada(s))[2:], s.wall), (["1"], (0,))),
    "DV-37": (("…",), lambda s: scored("DV-37", "…", by="WALL-11"), [10, 8, 6]),
    "DV-38": (("…",), lambda s: (example("DV-38").phase, s.phase, s.court("Cyd").headcount()), ("scoring", "over", 2)),
    "DV-39": (("demolish 1, 2",), lambda s: s.decision.id, "D-20"),
    "DV-40": (("demolish 1, 1",), lambda s: shown(ada(s)), ["1 young warrior"]),
    "DV-41": (("…",), lambda s: (ada(s).palaces, s.decision.player), ([], "Bo")),
    "DV-42": ((), lambda s: s.decision.total, 3),
    "DV-43": (("…",), order, ["Cyd", "Ada", "Bo"]),
    "DV-44": ((), lambda s: refusal(s, "take young monk"), "ERR-SUN-TAKEN"),
    "DV-45": (("charter tax_collector",), lambda s: ada(s).yuan, 12),
    "DV-46": (("…",), lambda s: ada(s).privilege_dragons(), 0),
    "DV-47": (("place 1",), lambda s: (asked(s), ada(s).yuan), (("Ada", "D-13", 2), 0)),
    "DV-48": (("place 1",), asked, ("Ada", "D-14", 2)),
    "DV-49": (("release young healer 1, young monk 1",), asked, ("Ada", "D-17", 3)),
    "DV-50": (("place 1",), lambda s: scored("DV-50", "place 1", by="EVT-FESTIVAL"), [12, 12, 9, 6]),
    "DV-51": (("…", "…", "…"), lambda s: scored("DV-51", "…", "…", "…", by="GE-LANTERN"), [4, 2]),
    "DV-52": (("play healer", "take old healer"), lambda s: (s.decision.player, ada(s).space), ("Bo", 12)),
    "DV-53": (("use B fireworks_display",), lambda s: ada(s).fireworks, 4),
    "DV-54": (("place 1",), lambda s: ada(s).space, 24),
    "DV-55": (("lay wall_yuan",), lambda s: (ada(s).yuan, len(ada(s).wall_tiles), len(s.wall)), (8, 5, 1)),
    "DV-56": (("lay wall_track",), lambda s: (ada(s).space, ada(s).vp), (23, 0)),
    "DV-57": ((), lambda s: {tuple(sorted(map(len, deal.groups))) for deal in s.legal_moves}, {(3, 4)}),
    "DV-58": ((), lambda s: {tuple(sorted(map(len, deal.groups))) for deal in s.legal_moves}, {(4, 4)}),
    "DV-59": (("demolish 1, 1",), lambda s: (asked(s), len(completions(s))), (("Ada", "D-20", 2), 3)),
    "DV-60": (("release young monk 1, young healer 1",), lambda s: shown(ada(s)), ["1 young farmer"]),
    "DV-61": (("demolish 1, 2", "…"), asked, ("Ada", "D-20", 1)),
    "DV-62": (("…", "…", "…", "…", "…", "…"), lambda s: [c.headcount() for c in s.courts], [1, 1, 1]),
    "DV-63": (("…", "…", "…", "…", "…", "…"), lambda s: [c.headcount() for c in s.courts], [0, 2]),
    "DV-64": (("take young court_lady", "place 1", "take young craftsman", "place 1"),
              lambda s: (len(moves(s)), [c.space for c in s.courts][:2]), (7, [11, 10])),
    "DV-65": (("pass", "use B military_parade"), lambda s: (s.court("Bo").space, s.decision.player), (11, "Bo")),
    "DV-66": ((), lambda s: [move.event for move in s.legal_moves], list(GREAT_EVENTS)),
    "DV-67": (("place 1",), moves, ["without 1", "without 2"]),
    "DV-68": (("pass",), lambda s: (ada(s).yuan, ada(s).rice, scored("DV-68", "pass", by="END")[0]), (10, 0, 3)),
    "DV-69": ((), lambda s: (s.decision.id, len(moves(s)), len(s.wall), s.after("build new 1").wall),
              ("D-08", 3, 0, (0,))),
    "DV-70": ((), lambda s: refusal(s, "build new 4"), "ERR-BUILD-NEW"),
    "DV-71": ((), lambda s: refusal(s, "place 1"), "ERR-PLACE-FULL"),
    "DV-72": ((), lambda s: refusal(s, "take old craftsman"), "ERR-TILE-GONE"),
}  # fmt: skip


@pytest.mark.parametrize("name", OUTCOMES)
def test_a_vector_of_the_rules_shows_what_it_says(name):
    answers, fact, expected = OUTCOMES[name]
    assert fact(played(name, *answers)) == expected


def test_every_vector_has_a_position_and_an_outcome():
    ids = {f"EX-{number:02}" for number in range(1, 27)} - {"EX-12"} | {"EX-12a", "EX-12b"}
    ids |= {f"DV-{number:02}" for number in range(1, 73)}
    assert set(RULE_EXAMPLES) == set(OUTCOMES) == ids


# --- All of them -----------------------------------------------------------------------------------------------------


def test_first_months():
    state = played("first-months", "draft young court_lady", "draft young farmer", "place 2")
    assert (ada(state).space, order(state), state.month, state.event_row[2]) == (5, ["Ada", "Bo"], 1, "drought")


def test_every_lesson_example_has_its_test():
    tests = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    families = {"contagion-1-mortar": "contagion", "contagion-old": "contagion", "wall-5-reach": "wall_5",
                "wall-5-short": "wall_5"}  # fmt: skip
    assert [name for name in LESSON_EXAMPLES if families.get(name, name.replace("-", "_")) not in tests] == []


def test_an_example_says_whether_a_game_can_reach_it():
    told = {name: [str(each) for each in remarks(example(name)) if each.kind != "note"] for name in named_examples()}
    assert {name: found for name, found in told.items() if (found == []) != about(name).reachable} == {}


def test_an_example_is_one_line_and_stands_at_an_open_decision():
    assert [name for name in named_examples() if not re.fullmatch(r"[A-Z0-9].*[.?]", about(name).line)] == []
    states = {name: example(name) for name in named_examples()}
    assert [name for name, state in states.items() if state.decision is None and state.phase != "over"] == []


def test_the_same_example_is_made_anew():
    for name in named_examples():
        first, second = example(name), example(name)
        assert first == second, name
        first.courts[0].yuan += 1
        assert first != second, name


# --- Changes ---------------------------------------------------------------------------------------------------------


def test_anything_may_be_changed():
    state = example(
        "tribute-1", yuan=3, palaces=["3 young monk"], played="monk", words=["edition 2007", "seed 12"],
        Bo={"vp": 4, "persons": {"court lady": "craftsman"}},
    )  # fmt: skip
    assert (ada(state).yuan, shown(ada(state)), len(ada(state).hand)) == (3, ["3 young monk"], len(HAND) - 1)
    assert (state.setup.edition, state.setup.seed) == ("2007", 12)
    assert (state.court("Bo").vp, shown(state.court("Bo"))) == (4, ["2 young healer", "2 young craftsman"])
    assert example("tribute-1", Bo=court(space=3)).court("Bo") != state.court("Bo")
    assert example("tribute-1", words="Bo houses court lady").agenda[-1].person == "young court_lady"


@pytest.mark.parametrize(
    ("name", "changes", "sentence"),
    [
        ("tribute-1", {"yaun": 2}, "“yaun” is nothing that a court has: did you mean “yuan”?"),
        ("tribute-1", {"persons": {"old monk": "young monk"}}, "“old monk” does not live at this court"),
        ("tribute-1", {"persons": {"young monk": "yung monk"}}, "“yung monk” is no person: did you mean “young monk”?"),
        ("tribute-1", {"words": "month 4, draught"}, "“draught” is no event: did you mean “drought”?"),
        ("tribute-1", {"Cyd": {"yuan": 2}}, "“Cyd” is nothing that a court has"),
        ("tribute-1", {"words": 5}, "words=5 is not told in words: say words=“edition 2007”, or a list of such"),
        ("tribute-1", {"words": [5]}, "words=[5] is not told in words"),
        ("tribute-1", {"words": {"draft": 1}}, "words={'draft': 1} is not told in words"),
        ("tribute-1", {"palaces": 5}, "palaces=5 is not told in words: say palaces=“2 old healer”, or a list of such"),
        ("tribute-1", {"persons": "young healer"}, "persons='young healer' does not say who becomes whom: {“young"),
        ("tribute-1", {"persons": {5: "monk"}}, "persons={5: 'monk'} does not say who becomes whom"),
        ("tribute-1", {"Bo": 5}, "Bo=5 is no court(...)"),
        ("tribute-1", {"Ada": court(), "yuan": 2}, "Ada=… tells the whole court already: yuan belongs into it"),
        ("six-states", {"show": ["nobody"]}, "“['nobody']” is none of the six states"),
    ],
)
def test_a_wrong_change_is_refused(name, changes, sentence):
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        example(name, **changes)


def test_words_are_not_made_of_something_else():
    with pytest.raises(BadPosition, match=re.escape("Bo=5 is no court(...)")):
        words_of("tribute-1", Bo=5)


@pytest.mark.parametrize("ask", [example, words_of, about])
def test_an_unknown_example_is_not_found(ask):
    with pytest.raises(NotFound, match=r"^“contagon-1-mortar” is no example: did you mean “contagion-1-mortar”\?"):
        ask("contagon-1-mortar")
    for name in (None, 5, []):
        with pytest.raises(WrongKind) as raised:
            ask(name)
        assert str(raised.value) == f"the name of an example is text, not {name!r} (`named_examples()` names them all)"


def test_a_single_palace_needs_no_list():
    for palaces in ("2 old monk", ["2 old monk"], iter(["2 old monk"])):
        assert shown(ada(example("tribute-1", palaces=palaces))) == ["2 old monk"]


@pytest.mark.parametrize("words", ["  ", [""], ["", " "], []])
def test_an_empty_line_changes_nothing(words):
    assert example("tribute-1", words=words) == example("tribute-1")


@pytest.mark.parametrize(
    ("lines", "changes", "expected"),
    [
        (["month 3", "no groups", "no dragons"], ["no seed"], ["month 3", "no groups", "no dragons", "no seed"]),
        (["no seed", "no dragons"], ["dragons: Ada on A", "seed 7"], ["seed 7", "dragons: Ada on A"]),
        (["A taxes, build; B harvest"], ["no groups"], ["no groups"]),
        (["no groups"], ["groups: A taxes, build"], ["groups: A taxes, build"]),
        (["month 3, drought", "Ada acts"], ["Draft"], ["Draft", "Ada acts"]),
        (["Edition: 2017"], ["edition 2007"], ["edition 2007"]),
        (["month 3", "Ada acts"], ["Ada houses young monk", "Ada plays a card"],
         ["month 3", "Ada houses young monk", "Ada plays a card"]),
    ],
)  # fmt: skip
def test_a_line_takes_the_place_of_the_one_about_the_same(lines, changes, expected):
    assert _replaced(lines, changes) == tuple(expected)
