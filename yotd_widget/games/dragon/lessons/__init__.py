"""The lessons of In the Year of the Dragon: questions, wrong rules, what checks draw from, their road, samples."""

from yotd_widget.games.dragon.lessons import asks, recipes, road, samples, wrong

__all__ = ["asks", "recipes", "road", "samples", "wrong"]
