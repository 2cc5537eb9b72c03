"""Every widget in six states or more, by name: what the screenshots show and the tests of the page go through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from samples import NAMES, month_6, month_7, walled, well_played

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.lessons.memory import Memory
from yotd_widget.widgets.widget import Widget

DROUGHT = (
    "use B build", "build 1 on 1", "use C harvest", "use E fireworks_display", "use D research", "use C harvest",
    "play healer", "place 3", "play warrior", "take young warrior", "place 4", "play scholar", "take young scholar",
    "place 3", "play pyrotechnist", "take old pyrotechnist", "play scholar", "take young scholar",
)  # fmt: skip


CARELESS = (
    "use E fireworks_display", "pass", "pass", "use B build", "build new 1", "use C harvest", "play wild",
    "take young court_lady", "play farmer", "take young farmer", "place 3", "play court_lady", "place 5",
)  # fmt: skip
"""The same month, in which two players pass before the Drought."""


def played(great_event: str = "ge_flood", players: int = 5, until: int = 13) -> yw.Timeline:
    """A random game with everything in it, until a month begins or to its end."""
    game = yw.Timeline(yw.dragon.new_game(NAMES[:players], seed=7, great_wall=True, great_event=great_event))
    policy = yw.RandomPolicy(7)
    while game.state.agenda and game.state.month < until:
        game.play(policy.choose(game.state))
    return game


def finished(great_event: str = "ge_flood", players: int = 5) -> yw.Timeline:
    """The same game played well, to an end at which courts stand."""
    game = yw.Timeline(yw.dragon.new_game(NAMES[:players], seed=7, great_wall=True, great_event=great_event))
    return well_played(game)


def branched(count: int = 3) -> yw.Timeline:
    """A month in which several things were tried."""
    game = yw.Timeline(month_6()).play(*DROUGHT[:2])
    there, policy = game.node.id, yw.RandomPolicy(3)
    for number in range(count):
        moves = list(game.go(there).state.legal_moves)
        game.fork(f"try {number + 1}").play(moves[number % len(moves)])
        for _ in range(number % 7):
            game.play(policy.choose(game.state))
    return game.comment("what the Drought leaves")


def impossible(**options: Any) -> Widget:
    """An Editor in which a palace has a floor too many."""
    editor = yw.Editor(yw.dragon.example("month-5"), **options)
    editor.edit("P1.palace1.floors", 4)
    return editor


def lesson(name: str, at: str) -> Callable[..., Widget]:
    """A lesson at a step; nothing is written down of it."""

    def made(**options: Any) -> Widget:
        shown = yw.Lesson(name, at, **options)
        shown._memory = Memory(None)
        return shown

    return made


def road(*done: str, **options: Any) -> Widget:
    """The road with some lessons done, and one begun."""
    shown = yw.Map(**options)
    shown._memory = Memory(None)
    for name in done:
        shown._memory.keep(f"dragon/{name}", {"at": "", "trials": {}, "time": 1, "finished": True}, {})
    shown._redraw()
    return shown


def ranked(state: Any, *, moves: int = 0, **options: Any) -> Widget:
    """A decision whose options were played out a few times, at random. moves: only so many of them."""
    some = list(state.legal_moves)[:moves] or None
    return yw.Analyse(state, some, policy=yw.RandomPolicy(), playouts=30, **options).wait()


def reviewed(player: str, **options: Any) -> Widget:
    """What a month has cost a player, by playouts at random."""
    game = yw.Timeline(month_6()).play(*CARELESS)
    return yw.Review(game, player, policy=yw.RandomPolicy(), **options).wait()


def gugong(point: str = "", *, players: int = 4, seed: int = 3, nth: int = 1, night: bool = False) -> yw.Timeline:
    """A random game of Gùgōng up to a question, or to its end; so many times it was asked before."""
    game = load("gugong").new(NAMES[:players], seed=seed, bonus=players > 4)
    return until(game, lambda state: state.decision.id == point and (not night or state.phase == "night"), seed, nth)


def rotunda(point: str = "", *, players: int = 4, seed: int = 3, nth: int = 1, **options: Any) -> yw.Timeline:
    """A random game of Rotunda up to a question, or to its end; so many times it was asked before."""
    game = load("rotunda").new(NAMES[:players], seed=seed, **options)
    return until(game, lambda state: state.decision.id == point, seed, nth)


def until(state: Any, there: Callable[[Any], bool], seed: int, nth: int) -> yw.Timeline:
    """A random game, until so many of its questions are these."""
    game, policy = yw.Timeline(state), yw.RandomPolicy(seed)
    while game.state.agenda:
        nth -= there(game.state)
        if not nth:
            break
        game.play(policy.choose(game.state))
    return game


WIDGETS: dict[str, Callable[..., Widget]] = {
    "play-draft": lambda **o: yw.Play(yw.dragon.new_game(NAMES, seed=7), **o),
    "play-action": lambda **o: yw.Play(yw.Timeline(month_6()).play(*DROUGHT[:2]), **o),
    "play-person": lambda **o: yw.Play(yw.Timeline(month_6()).play(*DROUGHT[:9]), **o),
    "play-event": lambda **o: yw.Play(yw.Timeline(month_6()).play(*DROUGHT, "without 2"), **o),
    "play-placing": lambda **o: yw.Play(yw.Timeline(month_6()).play(*DROUGHT[:11]), **o),
    "play-tile": lambda **o: yw.Play(yw.Timeline(walled("ge_lantern")).play("use C build_wall"), **o),
    "play-quake": lambda **o: yw.Play(yw.Timeline(month_7("ge_quake")).play("demolish 3"), **o),
    "play-homeless": lambda **o: yw.Play(yw.Timeline(month_7("ge_quake")).play("demolish 3, 1"), **o),
    "play-tornado": lambda **o: yw.Play(yw.Timeline(month_7("ge_tornado")).play("drop wild"), **o),
    "play-sunrise": lambda **o: yw.Play(yw.Timeline(month_7("ge_sunrise")).play("take young monk"), **o),
    "play-charter": lambda **o: yw.Play(month_7("ge_charter"), **o),
    "play-wall": lambda **o: yw.Play(walled("ge_assassination"), **o),
    "play-flood": lambda **o: yw.Play(yw.Timeline(month_7("ge_flood")).play("return 1 yuan"), **o),
    "play-over": lambda **o: yw.Play(finished(), **o),
    "play-onward": lambda **o: yw.Play(yw.dragon.new_game(NAMES, seed=7, rules=["mild-contagion"]), **o).play_on(
        17, programs={"Bo": "Steward"}
    ),
    "play-house": lambda **o: yw.Play(load("gugong").new(NAMES[:3], seed=3, rules=["cheap-jade"]), **o),
    "play-gift": lambda **o: yw.Play(gugong("DP-GIFT", nth=18), **o),
    "play-gift-five": lambda **o: yw.Play(gugong("DP-GIFT", players=5, nth=40), **o),
    "play-act": lambda **o: yw.Play(gugong("DP-ACT-CARD", nth=4), **o),
    "play-city": lambda **o: yw.Play(gugong("DP-CITY"), **o),
    "play-token": lambda **o: yw.Play(gugong("DP-TOKEN"), **o),
    "play-steles": lambda **o: yw.Play(gugong("DP-DECREE"), **o),
    "play-jade": lambda **o: yw.Play(gugong("DP-JADE"), **o),
    "play-ship": lambda **o: yw.Play(gugong("DP-CANAL-LOAD", nth=4), **o),
    "play-swap": lambda **o: yw.Play(gugong("DP-SWAP"), **o),
    "play-meng": lambda **o: yw.Play(gugong("DP-GIFT", players=1, nth=6), **o),
    "play-pagodas": lambda **o: yw.Play(gugong(players=1), **o),
    "board-start": lambda **o: yw.Board(yw.dragon.new_game(["Ada", "Bo"], seed=7), **o),
    "board-month": lambda **o: yw.Board(yw.dragon.example("month-5"), **o),
    "board-marked": lambda **o: yw.Board(month_6(), mark=["P1.palace2", "P1.yuan", "month6"], seat="Ada", **o),
    "board-offer": lambda **o: yw.Board(yw.Timeline(month_6()).play(*DROUGHT[:9]), **o),
    "board-wall": lambda **o: yw.Board(walled("ge_quake"), seat="Dina", **o),
    "board-gugong": lambda **o: yw.Board(gugong("DP-GIFT", nth=30).state, **o),
    "board-over": lambda **o: yw.Board(finished(), **o),
    "timeline-start": lambda **o: yw.TimelineView(played(until=4), at=0, **o),
    "timeline-action": lambda **o: yw.TimelineView(yw.Timeline(month_6()).play(*DROUGHT), at=3, **o),
    "timeline-middle": lambda **o: yw.TimelineView(played(), at=(6, 2), **o),
    "timeline-event": lambda **o: yw.TimelineView(played("ge_quake"), at=(7, 3), **o),
    "timeline-two": lambda **o: yw.TimelineView(played(players=2), at=(9, 1), **o),
    "timeline-gugong": lambda **o: yw.TimelineView(gugong("DP-GIFT", players=1, nth=8), at=9, **o),
    "timeline-over": lambda **o: yw.TimelineView(finished(), **o),
    "branches-one": lambda **o: yw.Branches(yw.Timeline(month_6()), **o),
    "branches-three": lambda **o: yw.Branches(branched(), **o),
    "branches-fifty": lambda **o: yw.Branches(branched(50), **o),
    "branches-deleted": lambda **o: yw.Branches(branched(4).delete("try 2"), **o),
    "branches-over": lambda **o: yw.Branches(played(players=3), **o),
    "branches-wall": lambda **o: yw.Branches(yw.Timeline(walled("ge_flood")).play("use B build"), **o),
    "compare-two": lambda **o: yw.Compare([month_6(), yw.Timeline(month_6()).play(*DROUGHT)], ["before", "after"], **o),
    "compare-same": lambda **o: yw.Compare([month_6(), month_6()], **o),
    "compare-three": lambda **o: yw.Compare([branched().find(f"try {n}").state for n in (1, 2, 3)], **o),
    "compare-four": lambda **o: yw.Compare([branched(4).find(f"try {n}").state for n in (1, 2, 3, 4)], **o),
    "compare-vary": lambda **o: yw.Compare(yw.dragon.example("month-5"), vary=("P1.yuan", range(4)), **o),
    "compare-gugong": lambda **o: yw.Compare([gugong("DP-GIFT").state, gugong("DP-GIFT", nth=3).state], **o),
    "compare-wall": lambda **o: yw.Compare([walled("ge_flood"), month_7("ge_flood")], **o),
    "editor-start": lambda **o: yw.Editor(yw.dragon.example("month-5"), **o),
    "editor-two": lambda **o: yw.Editor(yw.dragon.example("first-drought"), **o),
    "editor-allow": lambda **o: yw.Editor(yw.dragon.example("month-5"), allow=["P1.yuan"], **o),
    "editor-five": lambda **o: yw.Editor(month_6(), **o),
    "editor-wall": lambda **o: yw.Editor(walled("ge_flood"), **o),
    "editor-impossible": impossible,
    "rule-drought": lambda **o: yw.RuleCard("EVT-DROUGHT-2", **o),
    "rule-price": lambda **o: yw.RuleCard("ACT-PRIV-1", edition="2007", **o),
    "rule-ruling": lambda **o: yw.RuleCard("AMB-02", **o),
    "rule-person": lambda **o: yw.RuleCard("PER-12", **o),
    "rule-wall": lambda **o: yw.RuleCard("dragon.WALL-10", **o),
    "rule-event": lambda **o: yw.RuleCard("GE-QUAKE-3", **o),
    "ledger-start": lambda **o: yw.Ledger(yw.dragon.new_game(NAMES, seed=7), **o),
    "ledger-middle": lambda **o: yw.Ledger(played(until=6), **o),
    "ledger-over": lambda **o: yw.Ledger(played(), **o),
    "ledger-two": lambda **o: yw.Ledger(played(players=2), **o),
    "ledger-gugong": lambda **o: yw.Ledger(gugong(), **o),
    "ledger-position": lambda **o: yw.Ledger(month_6(), **o),
    "ledger-lesson": lambda **o: yw.Ledger(yw.dragon.example("month-5"), **o),
    "analyse-action": lambda **o: ranked(yw.Timeline(month_6()).play(*DROUGHT[:2]).state, **o),
    "analyse-gift": lambda **o: ranked(gugong("DP-GIFT", nth=18).state, moves=5, **o),
    "chances-deal": lambda **o: yw.Chances(month_6(), policy=yw.RandomPolicy(), playouts=40, **o).wait(),
    "chances-dice": lambda **o: yw.Chances(
        gugong("DP-GIFT", nth=18), policy=yw.RandomPolicy(), playouts=40, **o
    ).wait(),
    "review-month": lambda **o: reviewed("Bo", **o),
    "review-class": lambda **o: reviewed("Ada", names=False, **o),
    "lesson-draft": lesson("first", "draft"),
    "lesson-action": lesson("first", "act-one"),
    "lesson-hire": lesson("first", "hire-one"),
    "lesson-number": lesson("drought", "left"),
    "lesson-own": lesson("drought", "keep"),
    "lesson-order": lesson("track", "stack"),
    "lesson-select": lesson("drought", "floors"),
    "lesson-watch": lesson("drought", "see"),
    "lesson-try": lesson("drought", "strip"),
    "lesson-build": lesson("drought", "own"),
    "lesson-class": lambda **o: lesson("drought", "left")(**{"projector": True, "teacher": True} | o),
    "lesson-gifts": lesson("gugong.gift", "five"),
    "lesson-price": lesson("gugong.payment", "turn"),
    "lesson-journey": lesson("gugong.travel", "round"),
    "lesson-market": lesson("gugong.jade", "buy"),
    "lesson-section": lesson("gugong.great-wall", "who"),
    "map-new": road,
    "map-begun": lambda **o: road("first", "drought", "check-a", **o),
    "question-number": lambda **o: yw.Question("dragon.contagion.released", at="contagion-1-mortar", **o),
    "question-predict": lambda **o: yw.Question("dragon.contagion.released", at="contagion-old", predict=True, **o),
    "question-own": lambda **o: yw.Question("Who needs rice?", answers=["Persons", "Palaces"], right="Palaces", **o),
    "play-walk": lambda **o: yw.Play(rotunda("D-5", nth=30), **o),
    "play-steer": lambda **o: yw.Play(rotunda("D-4", players=2, neutral_action=True, choose_hall=True), **o),
    "play-hall": lambda **o: yw.Play(rotunda("D-1", players=5, choose_hall=True), **o),
    "play-deal": lambda **o: yw.Play(rotunda("D-14", seed=5), **o),
    "play-peddler": lambda **o: yw.Play(rotunda("D-15", seed=5, nth=6), **o),
    "play-chain": lambda **o: yw.Play(rotunda("D-21", seed=4, nth=3), **o),
    "play-orders": lambda **o: yw.Play(rotunda("D-23"), **o),
    "play-lanterns": lambda **o: yw.Play(rotunda(), **o),
    "board-rotunda": lambda **o: yw.Board(rotunda("D-5", nth=40).state, **o),
}
"""Name -> how to make it; options of every `Widget` go through."""


def make(name: str, **options: Any) -> Widget:
    """A widget of the gallery."""
    return WIDGETS[name](**options)
