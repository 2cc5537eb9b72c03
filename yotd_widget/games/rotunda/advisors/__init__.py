"""The advisors: Random, Steward and Sage choose moves, and each can say why, as data made of what it has computed."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.advice import Random as Random
from yotd_widget.engine.sage import Sage
from yotd_widget.games.rotunda.advisors.steward import Steward

STEWARD: Final = Steward()
ADVISORS: Final[dict[str, Any]] = {"random": Random(), "steward": STEWARD, "sage": Sage(STEWARD, playouts=10)}
