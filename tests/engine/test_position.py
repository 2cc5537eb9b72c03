"""Positions, tasks and questions, shown on a game that is nothing but a pile of stones."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from describe.stall import ChooseFruits, Stall
from engine.toy import Toy
from IPython.core.formatters import DisplayFormatter

from yotd_widget.engine.game import Game
from yotd_widget.engine.luck import ScriptedLuck
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Chore, Outcome, Position, Question, ranked
from yotd_widget.engine.remedies import Remedy
from yotd_widget.engine.trace import Notes


class Grab(Move, frozen=True):
    """Take stones off the pile."""

    stones: int

    def __str__(self) -> str:
        return f"grab {self.stones}"


class Throw(Move, frozen=True):
    """Chance puts stones on the pile."""

    stones: int

    def __str__(self) -> str:
        return f"throw {self.stones}"


class Turn(Question, frozen=True):
    """Take one to three stones."""

    answers = (Grab,)

    def decision(self, state: Pile) -> tuple[str, tuple[str, ...], int, int]:
        return "grab", ("PILE",), 0, 1

    def options(self, state: Pile) -> list[Grab]:
        return [Grab(stones) for stones in (1, 2, 3) if stones <= state.stones]

    def verify(self, state: Pile, move: Grab) -> Refusal | None:
        return None if move in self.options(state) else Refusal("ERR-ID", kind="handful", id=move.stones)

    def do(self, state: Pile, move: Grab, notes: Notes | None) -> None:
        state.stones -= move.stones
        if notes is not None:
            notes.add("PILE", self.seat, {"stones": move.stones})
        if state.stones:
            state.agenda += [Turn(1 - self.seat), Gust()]


class Rain(Question, frozen=True):
    """Chance: five or six more stones."""

    answers = (Throw,)

    def decision(self, state: Pile) -> tuple[str, tuple[str, ...], int, int]:
        return "rain", (), 0, 1

    def options(self, state: Pile) -> list[Throw]:
        return [Throw(5), Throw(6)]

    def verify(self, state: Pile, move: Throw) -> Refusal | None:
        return None if move in self.options(state) else Refusal("ERR-ID", kind="throw", id=move.stones)

    def do(self, state: Pile, move: Throw, notes: Notes | None) -> None:
        state.stones += move.stones


class Gust(Chore, frozen=True):
    """The wind blows, and nobody is asked."""

    def run(self, state: Pile, notes: Notes | None) -> None:
        state.gusts += 1


class Stones(Game):
    """A game with rules, and nobody who knows a remedy."""

    name = "stones"
    reasons = SimpleNamespace(remedy=lambda position, move, by=None: Remedy("It cannot be made legal."))


@dataclass(slots=True)
class Pile(Position):
    game = Stones()

    stones: int
    agenda: list[Any] = field(default_factory=lambda: [Turn(0)])
    gusts: int = 0
    script: tuple[Throw, ...] = ()

    def __post_init__(self) -> None:
        self._options = None

    def clone(self) -> Pile:
        return Pile(self.stones, self.agenda.copy(), self.gusts, self.script)

    @property
    def players(self) -> tuple[str, ...]:
        return ("Ania", "Benek")

    def parse(self, text: str) -> Move:
        verb, _, stones = text.partition(" ")
        if verb not in ("grab", "throw") or not stones.isdigit():
            raise Refusal("ERR-FORMAT", detail=f"{text!r} is no grab")
        return Grab(int(stones)) if verb == "grab" else Throw(int(stones))

    @property
    def luck(self) -> ScriptedLuck | None:
        return ScriptedLuck(self.script) if self.script else None


def test_a_decision_says_who_decides_what():
    decision = Pile(7).decision
    assert (decision.id, decision.seat, decision.player, decision.rules) == ("grab", 0, "Ania", ("PILE",))


def test_a_move_leaves_the_old_position_alone():
    old = Pile(7)
    new = old.after(Grab(3))
    assert (old.stones, old.agenda, new.stones, new.decision.player) == (7, [Turn(0)], 4, "Benek")


def test_a_move_may_be_given_as_text():
    assert Pile(7).after("grab 3") == Pile(7).after(Grab(3))
    assert Pile(7).why_not("eat 3").text == "The answer has the wrong form: 'eat 3' is no grab."


def test_what_nobody_decides_happens_by_itself():
    assert Pile(7).after(Grab(1)).gusts == 1


def test_a_single_answer_is_not_asked_for():
    state = Pile(4).after(Grab(3))
    assert (state.stones, state.decision, state.legal_moves[:]) == (0, None, ())


def test_notes_tell_forced_answers_too():
    notes = Notes()
    Pile(4).after(Grab(3), notes=notes)
    assert [(note.seat, note.change) for note in notes] == [(0, {"stones": 3}), (1, {"stones": 1})]


def test_legal_moves_are_a_view():
    moves = Pile(7).legal_moves
    assert (len(moves), list(moves), bool(moves)) == (3, [Grab(1), Grab(2), Grab(3)], True)
    assert (moves[0], moves[-1], moves[:2]) == (Grab(1), Grab(3), [Grab(1), Grab(2)])
    assert Grab(2) in moves
    assert "grab 2" in moves
    assert not {Grab(4), "grab 4", "nonsense", None} & {move for move in (Grab(4), "grab 4", None) if move in moves}
    assert repr(moves) == "<3 legal moves: grab 1, grab 2, grab 3>"


def test_an_ended_game_has_no_legal_moves():
    over = Pile(3).after(Grab(3))
    assert (over.decision, bool(over.legal_moves), over.why_not(Grab(1)).code) == (None, False, "ERR-OVER")
    with pytest.raises(Refusal, match=r"ERR-OVER The game is over\."):
        over.after(Grab(1))


@pytest.mark.parametrize(
    ("move", "by", "code"),
    [
        (Grab(1), "Benek", "ERR-TURN"), (Throw(5), "Benek", "ERR-TURN"), (Throw(5), None, "ERR-STEP"),
        (None, None, "ERR-FORMAT"), (Grab(4), None, "ERR-ID"), (Grab(1), "Ania", None), (Grab(1), None, None),
    ],
)  # fmt: skip
def test_why_not_names_the_first_fault(move, by, code):
    refusal = Pile(7).why_not(move, by=by)
    assert (refusal and refusal.code) == code


def test_a_move_out_of_step_says_what_is_expected():
    assert Pile(7).why_not(Throw(5)).text == "This choice is not open now; expected: grab."


def test_a_refused_move_changes_nothing():
    state = Pile(7)
    with pytest.raises(Refusal):
        state.after(Grab(4))
    assert state == Pile(7)


def test_chance_waits_without_luck():
    state = Pile(2, [Rain(LUCK)]).after(Throw(5))
    assert state.stones == 7
    waiting = Pile(2, [Turn(0), Rain(LUCK)])
    waiting.settle()
    assert (waiting.decision.player, waiting.stones) == ("Luck", 2)


def test_own_luck_answers_at_once():
    state = Pile(2, [Turn(0), Rain(LUCK)], script=(Throw(6),))
    state.settle()
    assert (state.stones, state.decision.player) == (8, "Ania")


def test_a_question_lists_its_options_as_candidates_unless_it_knows_better():
    assert Turn(0).candidates(Pile(2)) == [Grab(1), Grab(2)]


def test_a_position_shows_itself_as_a_board_and_without_jupyter_as_text(monkeypatch):
    def missing(module):
        raise ImportError(module)

    monkeypatch.setattr("yotd_widget.engine.game.import_module", missing)
    assert DisplayFormatter().format(Pile(7)) == ({"text/plain": repr(Pile(7))}, {})
    shown = []
    widget = SimpleNamespace(show=lambda position: shown.append(position.stones))
    monkeypatch.setattr("yotd_widget.engine.game.import_module", lambda module: widget)
    assert DisplayFormatter().format(Pile(7)) == ({}, {})
    assert shown == [7]


def test_refusals_print_with_their_rules():
    refusal = Refusal("ERR-TURN", player="Ania")
    assert str(refusal) == "ERR-TURN It is Ania's decision now."
    assert repr(refusal) == "<Refusal ERR-TURN It is Ania's decision now.>"
    assert str(Refusal("ERR-ID", kind="stone", id=7)) == "ERR-ID Unknown stone: 7."


def test_a_ranking_has_shared_ranks():
    assert ranked([3, 9, 3, 5]) == ((1,), (3,), (0, 2))
    assert ranked([(10, True), (10, False)]) == ((0,), (1,))
    assert Outcome((), (0, 4, 0), ranked([0, 4, 0]), ()).order == (1, 0, 2)


def test_what_is_no_move_is_answered_with_those_of_the_open_question():
    """Not with what chance decides, or what answers another question; acts beside it are open as well."""
    assert Toy().why_not("jump").facts["detail"] == "“jump” is not one of bet"
    assert Toy().after("bet 1").why_not("jump").facts["detail"] == "“jump” is not one of eyes"
    assert Stall(agenda=[ChooseFruits(0)]).why_not("jump").facts["detail"] == "“jump” is not one of enough, sell, take"
