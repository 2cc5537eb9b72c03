"""The lessons of Rotunda: questions, wrong rules, their road."""

from yotd_widget.games.rotunda.lessons import asks, recipes, road, samples, wrong

__all__ = ["asks", "recipes", "road", "samples", "wrong"]
