"""The lessons of Rotunda: questions, wrong rules, their road."""

from yotd_widget.games.rotunda.lessons import asks, road, samples, wrong

__all__ = ["asks", "road", "samples", "wrong"]
