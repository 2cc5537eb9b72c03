"""Wrong ideas of the Imperial Tribute."""

from __future__ import annotations

from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import missing_yuan, yuan_paid
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.pieces import TRIBUTE
from yotd_widget.quiz.wrong_rules import instead


def _due(court: Court) -> int:
    """What is left to pay if coins at court pay first."""
    return max(0, TRIBUTE - court.symbols("tax_collector"))


wrong_rule(
    "tribute-one",
    "EVT-TRIBUTE-2",
    N_("{answer} would be right if being short of yuan took one person. One person leaves for each yuan missing."),
    instead(missing_yuan, lambda court: int(court.yuan < TRIBUTE)),
)
wrong_rule(
    "tribute-all",
    "EVT-TRIBUTE-1 EVT-TRIBUTE-2",
    N_("{answer} would be right if somebody who cannot pay 4 yuan paid none. Everybody pays what there is, up to 4."),
    instead(missing_yuan, lambda court: TRIBUTE if court.yuan < TRIBUTE else 0),
    instead(yuan_paid, lambda court: TRIBUTE if court.yuan >= TRIBUTE else 0),
)
wrong_rule(
    "tribute-coins",
    "EVT-TRIBUTE-3 EVT-TRIBUTE-1 EVT-TRIBUTE-2",
    N_("{answer} would be right if the coins on tax collectors paid. Only yuan do."),
    instead(missing_yuan, lambda court: max(0, _due(court) - court.yuan)),
    instead(yuan_paid, lambda court: min(_due(court), court.yuan)),
)
wrong_rule(
    "tribute-keep",
    "REL-7 EVT-TRIBUTE-1",
    N_("{answer} would be right if persons could leave to save yuan. Whoever has yuan must pay, up to 4."),
    instead(missing_yuan, lambda court: TRIBUTE),
    instead(yuan_paid, lambda court: 0),
)
