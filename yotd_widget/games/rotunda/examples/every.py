"""All examples by name."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example
from yotd_widget.games.rotunda.examples.of_cards import CARDS
from yotd_widget.games.rotunda.examples.of_end import END
from yotd_widget.games.rotunda.examples.of_hall import HALL
from yotd_widget.games.rotunda.examples.of_lessons import LESSONS
from yotd_widget.games.rotunda.examples.of_moves import MOVES
from yotd_widget.games.rotunda.examples.of_rooms import ROOMS

EVERY: Final[dict[str, Example]] = MOVES | ROOMS | HALL | CARDS | END | LESSONS
