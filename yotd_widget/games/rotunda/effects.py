"""What Experts, Temple tokens and the Worship board bring: the words of effects, and what each of them does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yotd_widget.engine.effects import Counted, Meaning, PickOne, Vocabulary
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Point, Question
from yotd_widget.engine.texts import N_, NN_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.assistants import apprentice, dismiss, peddler, recruit, senior_apprentice
from yotd_widget.games.rotunda.gains import gain, gain_coins, gain_points
from yotd_widget.games.rotunda.moves import Get
from yotd_widget.games.rotunda.pieces import Cube, Kind
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.selling import ChooseDoubleSale, ChooseSale, why_no_sale
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import CUBE_NAMES, EVENT_NAMES


def source(state: State) -> str:
    """The rule that brings something now: of an Expert, of an edge of the Worship board, or else of prayer."""
    return next((task.source for task in reversed(state.agenda) if hasattr(task, "source")), "TEMPLE-1")


def _told(state: State, notes: Notes | None) -> str:
    """The same where somebody writes it down."""
    return "" if notes is None else source(state)


# --- Questions -------------------------------------------------------------------------------------------------------


class ChooseGood(Question, frozen=True):
    """D-3, D-19: which basic resource, one after the other; with none left it is lost (ROOM-GEN-10, ruling 39)."""

    n: int
    kinds: tuple[Kind, ...]

    answers = (Get,)
    lapses = True
    points = {
        "D-3": Point(
            N_("{player} chooses what the Expert brings"), N_("Take a resource."), N_("a resource"),
            ("EXPACT-6", "ROOM-GEN-10"), focus="stock",
        ),
        "D-19": Point(
            N_("{player} chooses what the prayer brings"), N_("Take a resource."), N_("a resource"),
            ("TEMPLE-1", "ROOM-GEN-10"), focus="stock",
        ),
    }  # fmt: skip

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        name = "D-3" if source(state).startswith("EXPERT") else "D-19"
        return name, self.points[name].rules, 0, 1

    def candidates(self, state: State) -> Sequence[Get]:
        return [*map(Get, self.kinds)]

    def options(self, state: State) -> Sequence[Get]:
        return [Get(kind) for kind in self.kinds if state.stock[kind] > 0]

    def verify(self, state: State, move: Get) -> Refusal | None:
        if move.kind not in self.kinds:
            return refuse("NO-SUCH-ITEM")
        return None if state.stock[move.kind] > 0 else refuse("SUPPLY-EMPTY")

    def do(self, state: State, move: Get, notes: Notes | None) -> None:
        if self.n > 1:
            state.agenda.append(ChooseGood(self.seat, self.n - 1, self.kinds))
        gain(state, self.seat, [move.kind], _told(state, notes), notes)


class ChooseOne(PickOne, frozen=True):
    """D-3: one of several things that an Expert offers, as coins or points."""

    points = {
        "D-3": Point(
            N_("{player} chooses what the Expert brings"), N_("Choose one."), N_("a choice"), ("EXPACT-6",), focus="now"
        )
    }


# --- What is done ----------------------------------------------------------------------------------------------------


def _coins(state: State, seat: int, n: int, notes: Notes | None) -> None:
    gain_coins(state, seat, n, _told(state, notes), notes)


def _points(state: State, seat: int, n: int, notes: Notes | None) -> None:
    gain_points(state, seat, n, _told(state, notes), notes)


def _cubes(cube: Cube) -> Any:
    def take(state: State, seat: int, n: int, notes: Notes | None) -> None:
        gain(state, seat, [cube] * n, _told(state, notes), notes)

    return take


def _others_coins(state: State, seat: int, n: int, notes: Notes | None) -> None:
    """Every other player takes coins, on which no effect of theirs acts (EXPERT-12, ORDER-10)."""
    for other in range(len(state.seats)):
        if other != seat:
            gain_coins(state, other, n, "EXPERT-12", notes)


def _in_supply(state: State, seat: int) -> int:
    return state.seats[seat].supply


def _no_dismissal(state: State, seat: int, n: int) -> Refusal | None:
    return None if state.seats[seat].supply >= n else refuse("ASSIST-NONE")


_CUBES: Final[Mapping[Cube, tuple[str, str]]] = {
    "tea": NN_("take {n} tea", "take {n} tea"),
    "fruit": NN_("take {n} fruit", "take {n} fruit"),
    "celadon": NN_("take {n} celadon", "take {n} celadon"),
    "gold": NN_("take {n} gold", "take {n} gold"),
}

EFFECTS: Final = Vocabulary[State](
    {
        "coins": Meaning(NN_("take {n} coin", "take {n} coins"), _coins),
        "vp": Meaning(NN_("gain {n} point", "gain {n} points"), _points),
        **{cube: Meaning(said, _cubes(cube)) for cube, said in _CUBES.items()},
        # Translators: {of}: “tea or celadon”
        "good": Meaning(NN_("take {n} {of}", "take {n} of {of}"), ChooseGood),
        "others_coins": Meaning(
            NN_("every other player takes {n} coin", "every other player takes {n} coins"), _others_coins
        ),
        "recruit": Meaning(NN_("do {n} Recruit", "do {n} Recruit"), recruit),
        "peddler": Meaning(NN_("do {n} Peddler", "do {n} Peddler"), peddler),
        "apprentice": Meaning(NN_("do {n} Apprentice", "do {n} Apprentice"), apprentice),
        "senior_apprentice": Meaning(NN_("do {n} Senior Apprentice", "do {n} Senior Apprentice"), senior_apprentice),
        "dismiss": Meaning(NN_("dismiss {n} Assistant", "dismiss {n} Assistants"), dismiss, _no_dismissal),
        "sell": Meaning(
            NN_("sell {n} of {of}, without an action", "sell {n} of {of} in one room, without an action"),
            ChooseSale, why_no_sale,
        ),
        "sell_twice": Meaning(
            NN_("sell {n} {of} for twice the reward, without an action",
                "sell {n} of {of} in one room for twice the reward, without an action"),
            ChooseDoubleSale, why_no_sale,
        ),
        "same": Meaning(NN_("take {n} more of that kind", "take {n} more of that kind")),
    },
    {"supply": Counted(NN_("Assistant in the supply", "Assistants in the supply"), _in_supply)},
    EVENT_NAMES,
    CUBE_NAMES,
    "D-3",
    ChooseOne,
)  # fmt: skip
"""The effects of Experts, Temple tokens, edges and Orders."""
State.effects = EFFECTS
