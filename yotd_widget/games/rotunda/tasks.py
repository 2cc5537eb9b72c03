"""All that can lie on the agenda."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.effects import Due
from yotd_widget.games.rotunda.assistants import ChoosePeddler, ChooseSeat, Given
from yotd_widget.games.rotunda.council import ChooseCouncil
from yotd_widget.games.rotunda.effects import ChooseGood, ChooseOne
from yotd_widget.games.rotunda.experts import ChooseExpert, RefillExperts, Used
from yotd_widget.games.rotunda.gains import AfterGain, ChooseDouble
from yotd_widget.games.rotunda.hall import (
    ChainOver,
    ChooseChain,
    ChooseEdge,
    ChooseRite,
    ChooseTemple,
    ChooseVillage,
    MayTakeEdge,
)
from yotd_widget.games.rotunda.inner import ChooseBanker, ChooseHire, ChooseMarket, ChooseSmugglers, ChooseSupplier
from yotd_widget.games.rotunda.moving import (
    Arrive,
    ChooseNeutral,
    ChooseNeutralRoom,
    ChooseWalk,
    MovingStep,
    NeutralOver,
)
from yotd_widget.games.rotunda.orders import BonusStep, ChooseBonus, ChooseOrder, OrderStep
from yotd_widget.games.rotunda.rows import ChooseFetch, ChooseHireFor, ChoosePayment, ChooseTrade
from yotd_widget.games.rotunda.scoring import FinalScoring
from yotd_widget.games.rotunda.selling import ChooseDoubleSale, ChooseSale
from yotd_widget.games.rotunda.setup import ChooseHall, DrawCards, Furnish
from yotd_widget.games.rotunda.trades import ChooseDeal, ChooseSales, RefillAmulets
from yotd_widget.games.rotunda.turns import Housekeeping, NextTurn, TurnOver
from yotd_widget.games.rotunda.visits import ChooseHelper

TASKS: Final = (
    DrawCards, ChooseHall, Furnish,
    NextTurn, ChooseExpert, ChooseOne, ChooseGood, ChooseSale, ChooseDoubleSale, Used, Due,
    MovingStep, ChooseNeutral, ChooseNeutralRoom, NeutralOver, ChooseWalk, Arrive,
    ChooseSupplier, ChooseSmugglers, ChooseMarket, ChooseHire, ChooseBanker, ChooseHelper,
    ChooseSales, ChooseDeal, ChoosePayment, ChooseTrade, ChooseHireFor, ChooseFetch, ChooseCouncil,
    RefillExperts, RefillAmulets, AfterGain, ChooseDouble, Given, ChoosePeddler, ChooseSeat,
    ChooseRite, ChooseTemple, ChooseVillage, ChooseChain, MayTakeEdge, ChooseEdge, ChainOver,
    Housekeeping, BonusStep, ChooseBonus, OrderStep, ChooseOrder, TurnOver, FinalScoring,
)  # fmt: skip
"""Every task of the game."""
CHANCE: Final = (*DrawCards.points,)
"""The decision points that chance answers."""
