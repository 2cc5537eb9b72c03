"""What several questions need: how far a run is, rules as they stand, things in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yotd_widget.describe.wording import label
from yotd_widget.engine.position import Chore
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.moves import Skip, UsePlace
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import GIFT_NAMES, LOCATION_NAMES
from yotd_widget.quiz.behind import moves_before, stated_in

stated: Final = stated_in("gugong")
template.tell_moves(moves_before(label, UsePlace, idle=Skip))


def due(chore: type[Chore]) -> Callable[[State], bool]:
    """Whether something that nobody decides is still to come."""
    return lambda state: any(isinstance(task, chore) for task in state.agenda)


def in_phase(phase: str) -> Callable[[State], bool]:
    """Whether this phase is going on."""
    return lambda state: state.phase == phase


def at_place(state: State, location: Any) -> str:
    """Where which gift lies: "Jade: pipa (8)"."""
    # Translators: a location, and the gift that lies there
    return _("{location}: {gift}").format(location=LOCATION_NAMES[location], gift=gift(state.gifts[location]))


def gift(card: str) -> str:
    """A Gift Card without its action: "silk (5)"."""
    return GIFT_NAMES[card]
