"""The lists to which the game adds its questions and its wrong rules; their names begin with that of the game."""

from __future__ import annotations

from typing import Final

from yotd_widget.quiz.questions import Templates
from yotd_widget.quiz.wrong_rules import WrongRules

template: Final = Templates("rotunda")
wrong_rule: Final = WrongRules("rotunda")
