"""All examples by name."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example
from yotd_widget.games.gugong.examples.of_bonus import BONUS
from yotd_widget.games.gugong.examples.of_book import BOOK
from yotd_widget.games.gugong.examples.of_canal import CANAL
from yotd_widget.games.gugong.examples.of_days import DAYS
from yotd_widget.games.gugong.examples.of_gifts import GIFTS
from yotd_widget.games.gugong.examples.of_lessons import LESSONS
from yotd_widget.games.gugong.examples.of_meng import MENG
from yotd_widget.games.gugong.examples.of_places import PLACES
from yotd_widget.games.gugong.examples.of_travel import TRAVEL
from yotd_widget.games.gugong.examples.of_wall import WALL

EVERY: Final[dict[str, Example]] = BOOK | GIFTS | TRAVEL | WALL | PLACES | CANAL | DAYS | BONUS | MENG | LESSONS
