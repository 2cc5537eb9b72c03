"""The Steward: a sensible player who provides for the coming events and keeps palaces inhabited.

For each kind of question one function, in `weigh_persons.py`, `weigh_actions.py` or `weigh_losses.py`, says what an
answer changes, as pairs of terms: what the player has, and what it would be. The Steward takes the answer whose changes
gain most, and `why` tells the same changes as reasons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from yotd_widget.describe.advice import NEGLIGIBLE, Advice, checked, question
from yotd_widget.engine.house import by_its_rules
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.policies import RandomPolicy, asked
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.actions import BuyPrivilege, ChooseAction
from yotd_widget.games.dragon.advisors.advice import compare
from yotd_widget.games.dragon.advisors.appraisal import WEIGHTS, Changes, Weights, gain
from yotd_widget.games.dragon.advisors.standpoint import Standpoint
from yotd_widget.games.dragon.advisors.weigh_actions import weigh_action, weigh_floor, weigh_privilege, weigh_wall_tile
from yotd_widget.games.dragon.advisors.weigh_losses import (
    weigh_demolition,
    weigh_release,
    weigh_return,
    weigh_unsupplied,
)
from yotd_widget.games.dragon.advisors.weigh_persons import (
    card_gain,
    newcomer,
    weigh_card,
    weigh_drop,
    weigh_home,
    weigh_pair,
    weigh_person,
)
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import (
    ChooseDropped,
    ChooseFloors,
    ChooseReturned,
    ChooseSunrise,
    HouseSunrise,
)
from yotd_widget.games.dragon.great_wall import ChooseWallTile
from yotd_widget.games.dragon.persons import ChooseCard, ChoosePerson, HousePerson
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted


class Steward(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Takes the answer that gains most by its own estimate; the same position always gives the same move."""

    weights: Weights = WEIGHTS

    @by_its_rules
    def choose(self, position: Any) -> Move:
        """One of the position's options, of equally good ones the first. Raises: LookupError where nobody decides."""
        task = asked(position)
        if task.seat == LUCK:  # nothing to think about
            return RandomPolicy().choose(position)
        here, kind = self.standpoint(position), type(task)
        options = task.options(position)
        if kind in SHORT_CUTS:
            gains = [SHORT_CUTS[kind](here, move) for move in options]
        else:
            weigh = weigher(task)
            gains = [gain(weigh(here, task, move)) for move in options]
        best: Move = options[gains.index(max(gains))]
        return best

    def standpoint(self, position: Any) -> Standpoint:
        """What the player who decides sees. Raises: LookupError where none does."""
        return Standpoint(position, question(position).seat, self.weights)

    @by_its_rules
    def weigh(self, position: Any) -> dict[Move, Changes]:
        """What each option changes; `choose` takes the one whose changes gain most. Raises: LookupError."""
        task = question(position)
        weigh, here = weigher(task), self.standpoint(position)
        return {move: weigh(here, task, move) for move in task.options(position)}

    @by_its_rules
    def gains(self, position: Any) -> dict[Move, float]:
        """What each option gains, in points by estimate. Raises: LookupError."""
        return {move: gain(changes) for move, changes in self.weigh(position).items()}

    @by_its_rules
    def why(self, position: Any, move: object = None, instead: object = None) -> Advice:
        """Why a move is good, or how it falls short of another one. move: left out, the Steward's own choice.

        instead: what it is compared with; left out, the best of the other moves that are not just as good.

        Raises: Refusal when a move is not legal; LookupError when no player decides.
        """
        task, weighed = question(position), self.weigh(position)
        chosen = self.choose(position) if move is None else checked(position, move)
        other = None if instead is None else checked(position, instead)
        given = [each for each in (chosen, other) if each is not None]
        if any(each not in weighed for each in given):  # several pieces of a row at once: all with the rest of the row
            here = self.standpoint(position)
            weighed = {answer: tried(here, task, answer) for answer in dict.fromkeys([*weighed, *given])}
        if other is None:
            gains = {each: gain(changes) for each, changes in weighed.items()}
            others = [each for each in gains if abs(gains[each] - gains[chosen]) >= NEGLIGIBLE]
            other = max(others, key=gains.__getitem__, default=None)
        found = compare(weighed[chosen], weighed[chosen if other is None else other])
        notes, after = Notes(), position.clone()
        after.agenda.pop().do(after, chosen, notes)
        return Advice(task.seat, chosen, other, sum(reason.points for reason in found), tuple(found), tuple(notes))


def weigher(task: Any) -> Callable[[Standpoint, Any, Any], Changes]:
    """The function that weighs answers to this question."""
    return WEIGHERS.get(type(task), tried)


def tried(here: Standpoint, task: Any, move: Move) -> Changes:
    """Any answer to any question: carried out on a copy, with the player's own answers to what follows from it."""
    steward, after = Steward(here.w), here.state.clone()
    after.agenda.pop().do(after, move, None)
    while after.agenda and after.agenda[-1].asked and after.agenda[-1].seat == here.seat:
        answer = steward.choose(after)
        after.agenda.pop().do(after, answer, None)
    return list(zip(here.terms(), Standpoint(after, here.seat, here.w).terms(), strict=True))


WEIGHERS: Final[dict[type, Callable[[Standpoint, Any, Any], Changes]]] = {
    ChoosePair: weigh_pair,
    HouseDrafted: weigh_home,
    ChooseAction: weigh_action,
    PlaceFloors: weigh_floor,
    BuyPrivilege: weigh_privilege,
    ChooseWallTile: weigh_wall_tile,
    ChooseCard: weigh_card,
    ChoosePerson: weigh_person,
    HousePerson: weigh_home,
    ChooseReleased: weigh_release,
    ChooseUnsupplied: weigh_unsupplied,
    ChooseFloors: weigh_demolition,
    ChooseReturned: weigh_return,
    ChooseDropped: weigh_drop,
    ChooseSunrise: weigh_person,
    HouseSunrise: weigh_home,
}
"""What an answer changes, by the question; whatever question is not here is answered by trying (the Charter)."""

SHORT_CUTS: Final[dict[type, Callable[[Standpoint, Any], float]]] = {
    ChooseCard: card_gain,
    ChoosePerson: lambda here, move: newcomer(here, move.person),
}
"""The gain alone, where it is found faster."""
