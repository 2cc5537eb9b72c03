"""Every widget in six states or more, by name: what the screenshots show and the tests of the page go through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sample_questions import after, asked
from samples import NAMES, month_6, month_7, walled, well_played

import yotd_widget as yw
from yotd_widget.lessons import answers
from yotd_widget.widgets.widget import Widget

DROUGHT = (
    "use B build", "build 1 on 1", "use C harvest", "use E fireworks_display", "use D research", "use C harvest",
    "play healer", "place 3", "play warrior", "take young warrior", "place 4", "play scholar", "take young scholar",
    "place 3", "play pyrotechnist", "take old pyrotechnist", "play scholar", "take young scholar",
)  # fmt: skip


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


def ask(kind: str, *given: Any, **done: Any) -> Callable[..., Widget]:
    """A self-check of a kind, after some answers. done: hints, solution."""
    return lambda **options: asked(kind, yw.Ask, after(*given, **done), **options)


def predict(kind: str, *given: Any, counts: dict[str, int] | None = None, **done: Any) -> Callable[..., Widget]:
    """A gate of a kind, likewise. counts: raised hands, on a projector."""

    def made(**options: Any) -> Widget:
        options = ({} if counts is None else {"projector": True}) | options
        gate = asked(kind, yw.Predict, after(*given, **done), **options)
        gate.set_trait("counts", counts or {})
        return gate

    return made


def build(*edits: tuple[str, Any], **options: Any) -> Widget:
    """A position to build, checked after some edits."""
    editor = yw.Editor(yw.dragon.example("contagion-1-mortar"))
    question = yw.Build(editor, "dragon.contagion.released", wants=1, **options)
    question.progress = after()
    for at, to in edits:
        editor.edit(at, to)
    if edits:
        question.send = lambda *_content: None
        question._handle_custom_msg({"kind": "check", "seq": "1", "seconds": 40}, [])
    return question


def sheet(*made: Callable[..., Widget], **options: Any) -> Widget:
    """A sheet of the answers to some questions and to no others."""
    answers.forget()
    shown = [make() for make in made]
    found = yw.Answers(**options)
    found.kept = shown  # type: ignore[attr-defined]  # the questions live as long as it does
    return found


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
    "board-start": lambda **o: yw.Board(yw.dragon.new_game(["Ada", "Bo"], seed=7), **o),
    "board-month": lambda **o: yw.Board(yw.dragon.example("month-5"), **o),
    "board-marked": lambda **o: yw.Board(month_6(), mark=["P1.palace2", "P1.yuan", "month6"], seat="Ada", **o),
    "board-offer": lambda **o: yw.Board(yw.Timeline(month_6()).play(*DROUGHT[:9]), **o),
    "board-wall": lambda **o: yw.Board(walled("ge_quake"), seat="Dina", **o),
    "board-over": lambda **o: yw.Board(finished(), **o),
    "timeline-start": lambda **o: yw.TimelineView(played(until=4), at=0, **o),
    "timeline-action": lambda **o: yw.TimelineView(yw.Timeline(month_6()).play(*DROUGHT), at=3, **o),
    "timeline-middle": lambda **o: yw.TimelineView(played(), at=(6, 2), **o),
    "timeline-event": lambda **o: yw.TimelineView(played("ge_quake"), at=(7, 3), **o),
    "timeline-two": lambda **o: yw.TimelineView(played(players=2), at=(9, 1), **o),
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
    "rule-wall": lambda **o: yw.RuleCard("WALL-10", **o),
    "rule-event": lambda **o: yw.RuleCard("GE-QUAKE-3", **o),
    "ledger-start": lambda **o: yw.Ledger(yw.dragon.new_game(NAMES, seed=7), **o),
    "ledger-middle": lambda **o: yw.Ledger(played(until=6), **o),
    "ledger-over": lambda **o: yw.Ledger(played(), **o),
    "ledger-two": lambda **o: yw.Ledger(played(players=2), **o),
    "ledger-position": lambda **o: yw.Ledger(month_6(), **o),
    "ledger-lesson": lambda **o: yw.Ledger(yw.dragon.example("month-5"), **o),
    "ask-number": ask("number"),
    "ask-known": ask("number", 3),
    "ask-right": ask("number", 3, 2),
    "ask-typed": ask("typed", 7, hints=2),
    "ask-pick": ask("pick"),
    "ask-stray": ask("pick", "palace 1", hints=1),
    "ask-select": ask("select", ["palace 2", "palace 3"], hints=3),
    "ask-solved": ask("select", ["palace 2"], solution=True),
    "ask-order": ask("order", ["Ada", "Cyd", "Bo"], hints=1),
    "predict-number": predict("number"),
    "predict-typed": predict("typed", hints=2),
    "predict-select": predict("select"),
    "predict-right": predict("number", 2),
    "predict-wrong": predict("number", 3),
    "predict-unknown": predict("select", None),
    "predict-order": predict("order", ["Ada", "Bo", "Cyd"]),
    "predict-tally": predict("number", counts={"2 persons": 11, "3 persons": 7}),
    "predict-revealed": predict("number", None, counts={"2 persons": 11, "3 persons": 7, "0 persons": 3}),
    "build-start": build,
    "build-wrong": lambda **o: build(("P1.yuan", 3), **o),
    "build-right": lambda **o: build(("offer.old healer", 0), ("P1.palace1.1", "old healer"), **o),
    "build-impossible": lambda **o: build(("P1.palace1.floors", 4), **o),
    "answers-none": sheet,
    "answers-some": lambda **o: sheet(ask("number", 3, 2), ask("select"), predict("typed", None), **o),
}
"""Name -> how to make it; options of every `Widget` go through."""


def make(name: str, **options: Any) -> Widget:
    """A widget of the gallery."""
    return WIDGETS[name](**options)
