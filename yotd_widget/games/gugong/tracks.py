"""The Intrigue Track and the Palace Track, and the actions of both places (INTR-*, TIE-*, PAL-*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, _
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.moves import Intrigue, Palace
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.servants import pay, payable
from yotd_widget.games.gugong.state import State

# --- Markers ---------------------------------------------------------------------------------------------------------


def rise(state: State, seat: int, steps: int, rule: str, notes: Notes | None) -> None:
    """Move a marker up, never past the last step (INTR-4); one that does not move keeps its place (INTR-6)."""
    own = state.seats[seat]
    to = min(own.intrigue + steps, state.setup.data.intrigue.max)
    stand_on(state, seat, to, rule, notes)


def lower(state: State, seat: int, steps: int, rule: str, notes: Notes | None) -> None:
    """Move a marker down, on top of any markers there (INTB-4)."""
    stand_on(state, seat, state.seats[seat].intrigue - steps, rule, notes)


def stand_on(state: State, seat: int, to: int, rule: str, notes: Notes | None) -> None:
    """Put a marker on a step, on top of those already there (INTR-5); `order` is strict, so no tie remains (TIE-2)."""
    own = state.seats[seat]
    steps = to - own.intrigue
    if steps:
        order, above = [*state.order], 0
        order.remove(seat)
        for other in order:
            if state.seats[other].intrigue > to:
                above += 1
        order.insert(above, seat)
        state.order, own.intrigue = tuple(order), to
    if notes is not None:
        notes.add(rule, seat, {"intrigue": steps})


def climb(state: State, seat: int, steps: int, rule: str, notes: Notes | None) -> None:
    """Move an Envoy up; in the Palace each further step scores at once (PAL-5, PAL-6), and it never leaves (PAL-7)."""
    own, numbers = state.seats[seat], state.setup.data.palace
    up = min(steps, numbers.palace_step - own.envoy)
    own.envoy += up
    if notes is not None and up:
        notes.add(rule, seat, {"envoy": up})
    if up and own.envoy == numbers.palace_step:
        own.space = 1 + sum(each.space > 0 for each in state.seats)  # PAL-3: the free space with the most points
        if notes is not None:
            spaces = numbers.vp_spaces.of(state.setup.side)
            notes.add("PAL-3", seat, {"space": own.space}, points=spaces[own.space - 1])
    if steps > up:
        points = (steps - up) * numbers.extra_step_vp
        own.vp += points
        if notes is not None:
            notes.add("PAL-5", seat, {"vp": points}, steps=steps - up, by=rule)


# --- The Intrigue action ---------------------------------------------------------------------------------------------

SCHEME: Final = 1, 3
"""Option B of Intrigue: servants removed, and steps (INTR-3)."""


def brings_medal(state: State, seat: int) -> bool:
    """Whether option A brings the Medal: to the first player of a Day who takes it (INTR-2, AMB-9)."""
    below_top = state.seats[seat].intrigue < state.setup.data.intrigue.max
    return state.medal is None and (below_top or state.setup.data.rulings.intrigue_a_at_top_takes_medal)


def intrigue_a(state: State, seat: int, notes: Notes | None) -> None:
    """One step up, and the Medal if nobody has it (INTR-1, INTR-2)."""
    medal = brings_medal(state, seat)
    rise(state, seat, 1, "INTR-1", notes)
    if medal:
        state.medal = seat
        if notes is not None:
            notes.add("INTR-2", seat)


class ChooseIntrigue(Question, frozen=True):
    """DP-INTRIGUE: one step and the Medal, or three steps for a servant (INTR-1, INTR-3)."""

    answers = (Intrigue,)
    points = {
        "DP-INTRIGUE": Point(
            N_("{player} takes the Intrigue action"),
            N_("Move your marker up: one step with the Medal, or three steps for 1 servant."),
            N_("an option of Intrigue"),
            ("INTR-1", "INTR-3"),
            focus="intrigue",
        )
    }

    def candidates(self, state: State) -> Sequence[Intrigue]:
        return INTRIGUE

    def options(self, state: State) -> Sequence[Intrigue]:
        return INTRIGUE if payable(state, self.seat, SCHEME[0]) else INTRIGUE[:1]

    def verify(self, state: State, move: Intrigue) -> Refusal | None:
        if move not in INTRIGUE:
            return state.no_option()
        if move not in self.options(state):
            return refuse("E-SERVANTS", cost=SCHEME[0], have=state.seats[self.seat].worth)
        return None

    def words(self, state: State, move: Intrigue) -> Mapping[str, str]:
        medal = brings_medal(state, self.seat)
        return {"rises": _("Intrigue 1 step up, with the Medal") if medal else _("Intrigue 1 step up")}

    def do(self, state: State, move: Intrigue, notes: Notes | None) -> None:
        if move.option == "A":
            intrigue_a(state, self.seat, notes)
        else:
            state.agenda.append(Scheme(self.seat))
            pay(state, self.seat, SCHEME[0], "INTR-3", notes)


class Scheme(Chore, frozen=True):
    """Option B of Intrigue, paid: three steps, no Medal (INTR-3)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        rise(state, self.seat, SCHEME[1], "INTR-3", notes)


INTRIGUE: Final = (Intrigue("A"), Intrigue("B"))

# --- The Palace action -----------------------------------------------------------------------------------------------

AUDIENCE: Final = 2, 2, 1
"""Option B of the Palace: servants removed, Envoy steps, Intrigue steps (PAL-2)."""


def audience(state: State, seat: int, notes: Notes | None) -> None:
    """Two steps of the Envoy and one of Intrigue (PAL-2)."""
    climb(state, seat, AUDIENCE[1], "PAL-2", notes)
    rise(state, seat, AUDIENCE[2], "PAL-2", notes)


class ChoosePalace(Question, frozen=True):
    """DP-PALACE: one step, or two and one of Intrigue for 2 servants (PAL-1, PAL-2)."""

    answers = (Palace,)
    points = {
        "DP-PALACE": Point(
            N_("{player} takes the Palace action"),
            N_("Move your Envoy up: one step, or two and one of Intrigue for 2 servants."),
            N_("an option of the Palace"),
            ("PAL-1", "PAL-2"),
            focus="palace",
        )
    }

    def candidates(self, state: State) -> Sequence[Palace]:
        return PALACE

    def options(self, state: State) -> Sequence[Palace]:
        return PALACE if payable(state, self.seat, AUDIENCE[0]) else PALACE[:1]

    def verify(self, state: State, move: Palace) -> Refusal | None:
        if move not in PALACE:
            return state.no_option()
        if move not in self.options(state):
            return refuse("E-SERVANTS", cost=AUDIENCE[0], have=state.seats[self.seat].worth)
        return None

    def do(self, state: State, move: Palace, notes: Notes | None) -> None:
        if move.option == "A":
            climb(state, self.seat, 1, "PAL-1", notes)
        else:
            state.agenda.append(Audience(self.seat))
            pay(state, self.seat, AUDIENCE[0], "PAL-2", notes)


class Audience(Chore, frozen=True):
    """Option B of the Palace, paid (PAL-2)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        audience(state, self.seat, notes)


PALACE: Final = (Palace("A"), Palace("B"))
