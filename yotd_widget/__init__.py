"""yotd_widget: learn In the Year of the Dragon, Gùgōng and Rotunda (unofficial) in a notebook, by playing with them.

>>> import yotd_widget as yw
>>> game = yw.Timeline(yw.dragon.new_game(["Ania", "Benek"], seed=7))
>>> game.play("draft young monk, young farmer")
<Timeline at step 1 of 1: Ania decides D-03>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from yotd_widget.engine import odds, playouts
    from yotd_widget.engine.house import house_rule, house_rules
    from yotd_widget.engine.luck import KeyedLuck, ScriptedLuck, SeededLuck
    from yotd_widget.engine.match import match
    from yotd_widget.engine.moves import Refusal
    from yotd_widget.engine.policies import RandomPolicy
    from yotd_widget.engine.records import Record, record, replay
    from yotd_widget.engine.sage import Sage
    from yotd_widget.engine.texts import speak
    from yotd_widget.engine.timeline import Timeline
    from yotd_widget.games import dragon, explain, gugong, rotunda
    from yotd_widget.lessons.lesson import Lesson
    from yotd_widget.lessons.listed import questions
    from yotd_widget.lessons.map import Map
    from yotd_widget.lessons.question import Question
    from yotd_widget.lessons.tally import tally
    from yotd_widget.lessons.vary import vary
    from yotd_widget.quiz.wrong_rules import believing, wrong_rules
    from yotd_widget.widgets.analyse import Analyse
    from yotd_widget.widgets.board import Board
    from yotd_widget.widgets.branches import Branches
    from yotd_widget.widgets.chances import Chances
    from yotd_widget.widgets.compare import Compare
    from yotd_widget.widgets.editor import Editor
    from yotd_widget.widgets.ledger import Ledger
    from yotd_widget.widgets.play import Play
    from yotd_widget.widgets.review import Review
    from yotd_widget.widgets.rule_card import RuleCard
    from yotd_widget.widgets.timeline import TimelineView

__version__ = "0.1.0"

# Where the names live. They are loaded when first used, so that the engine starts without Jupyter.
_HOMES = {
    "Analyse": "yotd_widget.widgets.analyse",
    "Board": "yotd_widget.widgets.board",
    "Branches": "yotd_widget.widgets.branches",
    "Chances": "yotd_widget.widgets.chances",
    "Compare": "yotd_widget.widgets.compare",
    "Editor": "yotd_widget.widgets.editor",
    "KeyedLuck": "yotd_widget.engine.luck",
    "Ledger": "yotd_widget.widgets.ledger",
    "Lesson": "yotd_widget.lessons.lesson",
    "Map": "yotd_widget.lessons.map",
    "Play": "yotd_widget.widgets.play",
    "Question": "yotd_widget.lessons.question",
    "RandomPolicy": "yotd_widget.engine.policies",
    "Record": "yotd_widget.engine.records",
    "Refusal": "yotd_widget.engine.moves",
    "Review": "yotd_widget.widgets.review",
    "RuleCard": "yotd_widget.widgets.rule_card",
    "Sage": "yotd_widget.engine.sage",
    "ScriptedLuck": "yotd_widget.engine.luck",
    "SeededLuck": "yotd_widget.engine.luck",
    "Timeline": "yotd_widget.engine.timeline",
    "TimelineView": "yotd_widget.widgets.timeline",
    "believing": "yotd_widget.quiz.wrong_rules",
    "explain": "yotd_widget.games",
    "house_rule": "yotd_widget.engine.house",
    "house_rules": "yotd_widget.engine.house",
    "match": "yotd_widget.engine.match",
    "questions": "yotd_widget.lessons.listed",
    "record": "yotd_widget.engine.records",
    "replay": "yotd_widget.engine.records",
    "speak": "yotd_widget.engine.texts",
    "tally": "yotd_widget.lessons.tally",
    "vary": "yotd_widget.lessons.vary",
    "wrong_rules": "yotd_widget.quiz.wrong_rules",
}
_MODULES = {
    "dragon": "yotd_widget.games.dragon",
    "gugong": "yotd_widget.games.gugong",
    "odds": "yotd_widget.engine.odds",
    "playouts": "yotd_widget.engine.playouts",
    "rotunda": "yotd_widget.games.rotunda",
}

__all__ = [
    "Analyse",
    "Board",
    "Branches",
    "Chances",
    "Compare",
    "Editor",
    "KeyedLuck",
    "Ledger",
    "Lesson",
    "Map",
    "Play",
    "Question",
    "RandomPolicy",
    "Record",
    "Refusal",
    "Review",
    "RuleCard",
    "Sage",
    "ScriptedLuck",
    "SeededLuck",
    "Timeline",
    "TimelineView",
    "believing",
    "dragon",
    "explain",
    "gugong",
    "house_rule",
    "house_rules",
    "match",
    "odds",
    "playouts",
    "questions",
    "record",
    "replay",
    "rotunda",
    "speak",
    "tally",
    "vary",
    "wrong_rules",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(_MODULES[name])
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"yotd_widget has no {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
