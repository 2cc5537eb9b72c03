"""Experts: hired, activated, discarded (EXPERT, EXPACT); the display and the pile of used ones (ADV)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yotd_widget.engine.effects import Count, Due, Row
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.effects import EFFECTS
from yotd_widget.games.rotunda.gains import follow
from yotd_widget.games.rotunda.moves import Activate, Skip
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.seat import without
from yotd_widget.games.rotunda.setup import DrawCards
from yotd_widget.games.rotunda.state import State

MOST = 3
"""As many Experts as a player holds below the board (EXPERT-2)."""


# --- The display -----------------------------------------------------------------------------------------------------


def used(state: State, expert: str) -> None:
    """An Expert onto the discard pile; with advanced Experts under it (ADV-2, ruling 37)."""
    state.discard = (*state.discard, expert) if state.setup.advanced else (expert, *state.discard)


class RefillExperts(Chore, frozen=True):
    """Open Experts up to the size of the display, as far as deck and discard pile allow (EXPERT-1, EXPERT-3).

    With advanced Experts the discard pile never fills it (ADV-2).
    """

    def run(self, state: State, notes: Notes | None) -> None:
        while len(state.experts) < state.setup.data.start.display_size:
            if not state.expert_stack:
                if state.discard and not state.setup.advanced:
                    state.agenda += [self, DrawCards(LUCK, "expert deck")]
                return
            opened, *rest = state.expert_stack
            state.experts, state.expert_stack = (*state.experts, opened), tuple(rest)
            if notes is not None:
                notes.add("EXPERT-1", None, experts=opened)


# --- Hiring ----------------------------------------------------------------------------------------------------------


def for_hire(state: State) -> tuple[str, ...]:
    """The Experts that can be hired: those in the display; of advanced ones the top of the pile too (ADV-1)."""
    return (*state.experts, *state.discard[:1]) if state.setup.advanced else state.experts


def discards(state: State, seat: int) -> Sequence[str | None]:
    """Who may go for a new Expert: nobody, or with three of them one of these (EXPERT-2)."""
    held = state.seats[seat].experts
    return held if len(held) >= MOST else (None,)


def unknown_hire(state: State, seat: int, expert: str, discard: str | None) -> Refusal | None:
    """NO-SUCH-ITEM for an Expert who does not lie open, or one to go who is not there (ruling 48)."""
    gone = discard is not None and discard not in state.seats[seat].experts
    return refuse("NO-SUCH-ITEM") if expert not in for_hire(state) or gone else None


def why_no_hire(state: State, seat: int, discard: str | None) -> Refusal | None:
    """Why an Expert cannot be hired so (EXPERT-2)."""
    full = len(state.seats[seat].experts) >= MOST
    if full and discard is None:
        return refuse("EXPERT-LIMIT")
    return refuse("EXPERT-ROOM") if not full and discard is not None else None


def hire(state: State, seat: int, expert: str, discard: str | None, notes: Notes | None) -> None:
    """Take an Expert, refill the display; the Official scores, but not his own hiring (EXPERT-1, -2, EXPERT-8)."""
    own = state.seats[seat]
    pile = expert not in state.experts
    if pile:
        state.discard = without(state.discard, expert)
    else:
        state.experts = without(state.experts, expert)
    if discard is not None:
        own.experts = without(own.experts, discard)
        used(state, discard)
        if notes is not None:
            notes.add("EXPERT-2", seat, {"held": -1}, held=discard)
    own.experts = (*own.experts, expert)
    if notes is not None:
        notes.add("ADV-1" if pile else "EXPERT-1", seat, {"held": 1}, held=expert)
    state.agenda.append(RefillExperts())
    follow(state, seat, ("hire",), but=expert)


# --- Activating ------------------------------------------------------------------------------------------------------


def rule_of(row: Row) -> str:
    """The rule about an Expert with these effects."""
    names = [effect.do for effect in row]
    if "sell_twice" in names or "sell" in names:
        return "EXPERT-9" if "sell_twice" in names else "EXPERT-10"
    if "dismiss" in names or "others_coins" in names:
        return "EXPERT-11" if "dismiss" in names else "EXPERT-12"
    return "EXPERT-13" if any(isinstance(effect.n, Count) for effect in row) else "EXPERT-14"


NOBODY: Final = (Skip(),)


class ChooseExpert(Question, frozen=True):
    """D-2: activate one of the own one-shot Experts (EXPACT-1), or nobody."""

    answers = (Activate, Skip)
    points = {
        "D-2": Point(
            N_("{player} may activate an Expert"), N_("Activate an Expert, or go on."), N_("an Expert"),
            ("TURN-2", "EXPACT-1"), focus="own",
        )
    }  # fmt: skip
    declined = Lazy(N_("Activate nobody"))

    def candidates(self, state: State) -> Sequence[Move]:
        return [*map(Activate, state.seats[self.seat].experts), *NOBODY]

    def options(self, state: State) -> Sequence[Move]:
        experts, bring = state.seats[self.seat].experts, state.setup.data.activated
        if not experts or state.turn.activated:
            return NOBODY
        found: list[Move] = []
        for expert in experts:
            if expert in bring and EFFECTS.why_not(state, self.seat, bring[expert]) is None:
                found.append(Activate(expert))
        found += NOBODY
        return found

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        assert isinstance(move, Activate)
        if move.expert not in state.seats[self.seat].experts:
            return refuse("NO-SUCH-ITEM")
        if move.expert not in state.setup.data.activated:
            return refuse("EXPERT-PERMANENT")  # EXPACT-4
        if state.turn.activated:
            return refuse("EXPERT-SECOND")
        unpayable = EFFECTS.why_not(state, self.seat, state.setup.data.activated[move.expert])
        return refuse("EXPERT-UNPAYABLE") if unpayable else None

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Activate):
            return {}
        expert = state.setup.data.expert[move.expert]
        return {"brings": EFFECTS.told(state.setup.data.activated.get(move.expert) or expert.standing or ())}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is Activate:
            row = state.setup.data.activated[move.expert]
            state.remember(activated=True)
            if notes is not None:
                notes.add("EXPACT-1", self.seat, expert=move.expert)
            state.agenda += [Used(self.seat, move.expert, rule_of(row)), Due(self.seat, row)]


class Used(Chore, frozen=True):
    """An Expert after his effect: with a mark an Amulet beside the board, else on the pile (EXPACT-2, EXPACT-3).

    source: the rule about what he brings.
    """

    seat: int
    expert: str
    source: str

    def run(self, state: State, notes: Notes | None) -> None:
        own = state.seats[self.seat]
        own.experts = without(own.experts, self.expert)
        marked = state.setup.data.expert[self.expert].amulet is not None
        if marked:
            own.cards = (*own.cards, self.expert)
        else:
            used(state, self.expert)
            state.agenda.append(RefillExperts())
        if notes is not None:
            if marked:
                notes.add("EXPACT-2", self.seat, {"held": -1, "cards": 1}, held=self.expert, cards=self.expert)
            else:
                notes.add("EXPACT-3", self.seat, {"held": -1}, held=self.expert)
