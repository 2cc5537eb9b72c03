"""The lessons of Gùgōng: questions, wrong rules, their road."""

from yotd_widget.games.gugong.lessons import asks, road, wrong

__all__ = ["asks", "road", "wrong"]
