"""Nim, a game without drawings: nine stones, each takes one to three in turn, whoever takes the last one wins.

Its screen gives what the plain board of the page wants, so that any widget can be tried with another game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from yotd_widget.engine.game import Game
from yotd_widget.engine.history import diff
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Outcome, Position, Question

STONES, MOST = 9, 3
PLAYERS = ("Ann", "Bob")


class Take(Move, frozen=True):
    stones: int

    def __str__(self):
        return f"take {self.stones}"


class ChooseStones(Question, frozen=True):
    answers = (Take,)

    def decision(self, state):
        return "take", ("NIM-1",), 0, 1

    def candidates(self, state):
        return [Take(stones) for stones in range(1, MOST + 1)]

    def options(self, state):
        return [move for move in self.candidates(state) if move.stones <= state.heap]

    def verify(self, state, move):
        return None if 0 < move.stones <= min(MOST, state.heap) else Refusal("ERR-HEAP")

    def do(self, state, move, notes):
        state.heap -= move.stones
        state.taken[self.seat] += move.stones
        if state.heap:
            state.agenda.append(ChooseStones(1 - self.seat))


class Screen:
    """What the page shows of it."""

    def words(self):
        return {}

    def scene(self, position, *, forecasts=True):
        def thing(place, name, text):
            return {"place": place, "name": name, "text": str(text or "–")}

        heap = {"key": "table", "title": "Table", "seat": None, "things": [thing("heap", "Heap", position.heap)]}
        courts = [
            {"key": f"player/{seat}", "title": name, "seat": seat, "things": [thing(f"taken/{seat}", "Taken", taken)]}
            for seat, (name, taken) in enumerate(zip(position.players, position.taken, strict=True))
        ]
        return {
            "status": {"month": f"{position.heap} left", "phase": "", "who": self.asked(position), "why": "In turn."}
            | {"seat": position.agenda[-1].seat if position.agenda else None},
            "board": {"areas": [heap, *courts], "loose": [f"take/{stones}" for stones in range(2, MOST + 1)]},
            "marks": {},
            "result": None,
        }

    def picture(self, timeline, *, revision=0, since=None):
        position = timeline.state
        choices = {self.place(move): self.choice(position, move) for move in self.candidates(position)}
        scene = self.scene(position)
        asked = {"id": "take", "seat": scene["status"]["seat"], "prompt": "Take one to three.", "form": "one"}
        label = f"step {timeline.at}"
        said = [{"month": 0, "seat": None, "text": f"{position.heap} left.", "rules": []}]
        return scene | {
            "revision": revision,
            "language": "en",
            "title": "Nim: Play",
            "decision": asked | {"progress": [0, 1], "rules": ["NIM-1"]} if choices else None,
            "choices": choices,
            "recent": said if timeline.at else [],
            "heard": "",
            "rules": {"NIM-1": "Take one to three."},
            "timeline": {"at": timeline.at, "steps": len(timeline), "undo": timeline.at > 0, "label": label}
            | {"redo": timeline.at < len(timeline), "path": timeline.path},
        }

    def candidates(self, position):
        return position.agenda[-1].candidates(position) if position.agenda else []

    def place(self, move):
        return "heap" if move.stones == 1 else f"take/{move.stones}"

    def choice(self, position, move):
        can = move in position.options()
        taken = f"taken/{position.agenda[-1].seat}"
        ghosts = {
            "heap": {"kind": "loss", "text": f"−{move.stones}"},
            taken: {"kind": "gain", "text": f"+{move.stones}"},
        }
        line = {"text": f"{position.heap - move.stones} are left.", "rules": ["NIM-1"], "tone": "plain"}
        why = {"code": "ERR-HEAP", "text": "The heap is too small.", "rules": [], "nearest": "", "can": False}
        return {
            "state": "legal" if can else "blocked",
            "move": str(move),
            "label": f"Take {move.stones}",
            "name": "can be chosen" if can else "not possible now",
            "preview": {"lines": [line], "ghosts": ghosts} if can else None,
            "reason": None if can else why,
        }

    def history(self, timeline, nodes):
        for given in nodes:
            node = timeline.find(given) if isinstance(given, int) else given
            scene = self.scene(node.state)
            step = {"node": node.id, "label": f"{node.state.heap} left", "when": "", "marks": {}}
            if node.parent is None:
                yield step | {"patch": [scene]}
            else:
                said = [[0, None, f"{node.state.heap} left.", ""]]
                patch = diff(self.scene(node.parent.state), scene)
                yield step | {"parent": node.parent.id, "patch": patch, "say": said}

    def rules_of(self, steps):
        return {}

    def printed(self, picture, *, forecasts=True):
        return {"text/plain": str(picture["board"])}

    def spot(self, position, mark):
        return mark, mark

    def asked(self, position):
        return f"{position.players[position.agenda[-1].seat]} takes" if position.agenda else ""


class Nim(Game[Any]):
    name = "nim"
    title = "Nim"
    screen = Screen()
    positions = property(lambda self: Heap)


@dataclass(slots=True, repr=False)
class Heap(Position):
    game = Nim()

    heap: int = STONES
    taken: list[int] = field(default_factory=lambda: [0, 0])
    agenda: list[Any] = field(default_factory=lambda: [ChooseStones(0)])

    def __repr__(self):
        return f"Heap({self.heap})"

    def clone(self):
        return Heap(self.heap, self.taken.copy(), self.agenda.copy())

    @property
    def players(self):
        return PLAYERS

    @property
    def moment(self):
        return str(self.heap)

    def parse(self, text):
        kind, _, stones = text.partition(" ")
        return {"take": Take}[kind](int(stones))

    @property
    def outcome(self):
        if self.agenda:
            return None
        return Outcome(0, tuple(self.taken), (0, 1), ())
