"""Where the questions of the checks come from: two kinds for each lesson, about positions that no lesson shows."""

from __future__ import annotations

from typing import Final

from yotd_widget.quiz.recipes import list_recipes

RECIPES: Final = list_recipes("rotunda", ())
