"""The lessons of Gùgōng: questions, wrong rules, their road."""

from yotd_widget.games.gugong.lessons import asks, recipes, road, samples, wrong

__all__ = ["asks", "recipes", "road", "samples", "wrong"]
