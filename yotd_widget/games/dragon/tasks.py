"""All that can lie on the agenda, and the decision points of the rules."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.points import points
from yotd_widget.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealGroups
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied, Decay, EventPhase
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import (
    ChooseCharter,
    ChooseDropped,
    ChooseFloors,
    ChooseReturned,
    ChooseSunrise,
    DrawGreatEvent,
    GreatEventPhase,
    HouseSunrise,
)
from yotd_widget.games.dragon.great_wall import ChooseWallTile, LayTile, WallCheck
from yotd_widget.games.dragon.persons import ChooseCard, ChoosePerson, HousePerson, PersonPhase
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted, LayRow
from yotd_widget.games.dragon.year import NextMonth

TASKS: Final = (
    LayRow, DrawGreatEvent, DealGroups, ChoosePair, HouseDrafted, NextMonth, ActionPhase, ChooseAction, PlaceFloors,
    BuyPrivilege, PersonPhase, ChooseCard, ChoosePerson, HousePerson, EventPhase, ChooseReleased, ChooseUnsupplied,
    Decay, Scoring, EndScoring, ChooseWallTile, LayTile, WallCheck, GreatEventPhase, ChooseFloors, ChooseReturned,
    ChooseDropped, ChooseSunrise, HouseSunrise, ChooseCharter,
)  # fmt: skip
"""All that can lie on the agenda."""
POINTS: Final = points(TASKS)
"""The decision points by their names."""
