"""The lessons of In the Year of the Dragon: its questions, its wrong rules, the recipes of the final check."""

from yotd_widget.games.dragon.lessons import asks, recipes, wrong

__all__ = ["asks", "recipes", "wrong"]
