"""The actions of cards and places: what begins each, why one is impossible, and what follows one (CARD-4, CARD-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.bonus import FOLLOW, beside, toll
from yotd_widget.games.gugong.canal import ChooseCanal, can_use_canal, why_no_canal
from yotd_widget.games.gugong.decrees import ChooseDecree, can_obtain, why_no_decree
from yotd_widget.games.gugong.jade import ChooseJade, can_buy, why_no_jade
from yotd_widget.games.gugong.moves import Follow, Skip
from yotd_widget.games.gugong.pieces import MOST_PLAYERS, Action, Location
from yotd_widget.games.gugong.servants import gain, impossible
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.swaps import ChooseSwap
from yotd_widget.games.gugong.tracks import ChooseIntrigue, ChoosePalace
from yotd_widget.games.gugong.travel import ChooseTravel, can_travel, why_no_travel
from yotd_widget.games.gugong.wall import ChooseWall, can_build, why_no_wall

QUESTIONS: Final[dict[Location, type[Question]]] = {
    "travel": ChooseTravel,
    "wall": ChooseWall,
    "jade": ChooseJade,
    "intrigue": ChooseIntrigue,
    "palace": ChoosePalace,
    "decree": ChooseDecree,
    "canal": ChooseCanal,
}
"""With what each location action begins."""
GAINS: Final[dict[str, int]] = {"servant1": 1, "servant2": 2}
"""Servants that card actions gain (CARD-6)."""


def _always(state: State, seat: int) -> bool:
    return True


def _can_gain(state: State, seat: int) -> bool:
    """A gain needs a piece in the supply (AMB-62)."""
    return state.seats[seat].in_supply > 0


def _can_swap(state: State, seat: int) -> bool:
    own = state.seats[seat]
    return bool(own.hand or own.discard)


CAN: Final[dict[str, Callable[[State, int], bool]]] = {
    "travel": can_travel,
    "wall": can_build,
    "jade": can_buy,
    "intrigue": _always,
    "palace": _always,
    "decree": can_obtain,
    "canal": can_use_canal,
    "servant1": _can_gain,
    "servant2": _can_gain,
    "swap": _can_swap,
}
"""Whether each action is possible (AMB-54)."""


def _never(state: State, seat: int) -> Refusal | None:
    return None


def _why_no_gain(state: State, seat: int) -> Refusal | None:
    there = _can_gain(state, seat)
    return None if there else impossible(N_("The card action"), N_("no servant is in the supply"))


def _why_no_swap(state: State, seat: int) -> Refusal | None:
    return None if _can_swap(state, seat) else impossible(N_("The swap"), N_("you have no card"))


WHY_NOT: Final[dict[str, Callable[[State, int], Refusal | None]]] = {
    "travel": why_no_travel,
    "wall": why_no_wall,
    "jade": why_no_jade,
    "intrigue": _never,
    "palace": _never,
    "decree": why_no_decree,
    "canal": why_no_canal,
    "servant1": _why_no_gain,
    "servant2": _why_no_gain,
    "swap": _why_no_swap,
}
"""Why each action is impossible, where it is."""


def begin(state: State, seat: int, action: Action, location: Location, notes: Notes | None) -> None:
    """Begin an action in full, with its options, costs and advantages (CARD-4). location: where the card was laid."""
    if action in GAINS:
        gain(state, seat, GAINS[action], "CARD-6", notes)
    elif action == "swap":
        free = state.setup.data.rulings.swap_may_take_just_played_card  # AMB-20
        state.agenda.append(ChooseSwap(seat, "CARD-7", None if free else location))
    else:
        state.agenda += BEGINNINGS[action][seat]


class Performed(Chore, frozen=True):
    """An action has been done: tokens beside it are settled, then others may follow (BONUS-4, BONUS-5).

    following: whether it was done by such a follower, whom nobody follows (AMB-53).
    """

    seat: int
    action: Location
    following: bool = False

    def run(self, state: State, notes: Notes | None) -> None:
        if not state.setup.bonus:
            return
        toll(state, self.seat, self.action, notes)
        if not self.following:
            owners = beside(state, self.action, FOLLOW, self.seat)
            state.agenda += [ChooseFollow(owner, self.action) for owner in reversed(owners)]


BEGINNINGS: Final[dict[str, tuple[tuple[Chore, Question], ...]]] = {
    action: tuple((Performed(seat, action), ask(seat)) for seat in range(MOST_PLAYERS))
    for action, ask in QUESTIONS.items()
}
"""What is due of each action, by seat: it, and before that its first question."""


def others_follow(state: State) -> bool:
    """Whether an action is over and others may do it as well (BONUS-5)."""
    return any(isinstance(task, ChooseFollow) or getattr(task, "following", False) for task in state.agenda)


class ChooseFollow(Question, frozen=True):
    """DP-FOLLOW: the owner of a bonus token may do the action as well (BONUS-5)."""

    action: Location

    answers = (Follow, Skip)
    points = {
        "DP-FOLLOW": Point(
            N_("{player} may follow with a bonus token"),
            N_("{action}: do the action as well, or not."),
            N_("whether the action is done as well"),
            ("BONUS-5",),
            focus="tokens",
        )
    }
    declined = Lazy(N_("Do not follow"))

    def candidates(self, state: State) -> Sequence[Move]:
        return (FOLLOWS, STAYS)

    def options(self, state: State) -> Sequence[Move]:
        return (FOLLOWS, STAYS) if CAN[self.action](state, self.seat) else (STAYS,)

    def verify(self, state: State, move: Follow | Skip) -> Refusal | None:
        return WHY_NOT[self.action](state, self.seat) if isinstance(move, Follow) else None

    def do(self, state: State, move: Follow | Skip, notes: Notes | None) -> None:
        if notes is not None:
            notes.add("BONUS-5", self.seat, action=self.action, follows=isinstance(move, Follow))
        if isinstance(move, Follow):
            state.agenda += [Performed(self.seat, self.action, True), QUESTIONS[self.action](self.seat)]


FOLLOWS: Final = Follow()
STAYS: Final = Skip()
