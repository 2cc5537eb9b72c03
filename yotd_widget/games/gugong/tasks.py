"""All that can lie on the agenda or beside an open question."""

from __future__ import annotations

from typing import Final

from yotd_widget.games.gugong.actions import ChooseFollow, Performed
from yotd_widget.games.gugong.bonus import BonusHome, UseBonus
from yotd_widget.games.gugong.canal import ChooseCanal, ChooseClaim, ChooseLoad, ChooseSailing, MayClaim
from yotd_widget.games.gugong.days import DayPhase, NextDay, Turns
from yotd_widget.games.gugong.decrees import ChooseDecree, TakeDecree
from yotd_widget.games.gugong.exchanges import ExchangeTokens, LastExchanges, MakeRoom, StoreToken
from yotd_widget.games.gugong.gifts import ChooseCardAction, ChooseGift, ChoosePlaceAction, LayGift, TurnPlayed
from yotd_widget.games.gugong.jade import ChooseJade, TakeJade
from yotd_widget.games.gugong.meng import (
    MengActs,
    MengsToken,
    MengsTurn,
    MengsTwilight,
    MengTravels,
    TwilightOver,
    TwilightPhase,
)
from yotd_widget.games.gugong.mornings import (
    ChooseMorning,
    Income,
    MayInvoke,
    MorningDecrees,
    MorningPhase,
    NewDay,
    PassMedal,
    Refill,
)
from yotd_widget.games.gugong.nights import Matched, NightBonus, NightPhase, ShipsMove
from yotd_widget.games.gugong.scoring import EndPhase, FinalScoring
from yotd_widget.games.gugong.servants import ChooseGain, ChoosePayment, Due
from yotd_widget.games.gugong.setup import DrawCards, DrawFocus, DrawStart, RollDice
from yotd_widget.games.gugong.swaps import ChooseRetrieved, ChooseSwap
from yotd_widget.games.gugong.tokens import TokenJade, UseToken
from yotd_widget.games.gugong.tracks import Audience, ChooseIntrigue, ChoosePalace, Scheme
from yotd_widget.games.gugong.travel import ChooseCity, ChooseTravel, NextMove
from yotd_widget.games.gugong.wall import ChooseBenefit, ChoosePieces, ChooseWall, MengsBenefit, Section, TurnDie

TASKS: Final = (
    DrawStart, DrawCards, RollDice, DrawFocus,
    NextDay, DayPhase, Turns, ChooseGift, LayGift, ChooseCardAction, ChoosePlaceAction, TurnPlayed,
    ChoosePayment, ChooseGain, Due, ChooseSwap, ChooseRetrieved, Performed, ChooseFollow,
    ChooseTravel, NextMove, ChooseCity, UseToken, TokenJade, UseBonus, StoreToken, MakeRoom, ExchangeTokens, BonusHome,
    ChooseWall, ChoosePieces, Section, ChooseBenefit, TurnDie, MengsBenefit, ChooseJade, TakeJade,
    ChooseIntrigue, Scheme, ChoosePalace, Audience, ChooseDecree, TakeDecree,
    ChooseCanal, ChooseLoad, ChooseSailing, MayClaim, ChooseClaim,
    MengsTurn, MengActs, MengTravels, MengsToken, TwilightPhase, MengsTwilight, TwilightOver,
    NightPhase, Matched, NightBonus, ShipsMove,
    MorningPhase, PassMedal, Refill, MorningDecrees, MayInvoke, ChooseMorning, NewDay, Income,
    EndPhase, LastExchanges, FinalScoring,
)  # fmt: skip
"""Every task of the game."""
CHANCE: Final = (*DrawStart.points, *DrawCards.points, *RollDice.points, *DrawFocus.points)
"""The decision points that chance answers."""
