"""A table that is played by notes alone: whatever the rules change, a note says so."""

from __future__ import annotations

from collections import Counter
from typing import Any

from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.state import State

AMOUNTS = ("vp", "coins", "tea", "fruit", "celadon", "gold", "supply", "track", "taken")
PIECES = {"villages": "villages", "young": "young", "senior": "senior", "chain": "chain", "worship": "worship",
          "held": "experts", "cards": "cards", "amulets": "amulets", "orders": "orders", "done": "done"}  # fmt: skip


class Table:
    """What is told of everything that players have, and of what moves on the table."""

    def __init__(self, start: State) -> None:
        self.own = [{key: getattr(seat, key) for key in AMOUNTS} for seat in start.seats]
        self.pieces = [{key: Counter(getattr(seat, at)) for key, at in PIECES.items()} for seat in start.seats]
        self.leaders = [Counter(seat.leaders) for seat in start.seats]
        self.peddler, self.marker, self.hall = start.peddler, start.marker, start.hall
        self.neutrals, self.turns = dict(start.neutrals), start.turns

    def happens(self, note: Note) -> None:
        """Do what a note says."""
        facts: dict[str, Any] = note.facts
        if note.rule == "SETUP-7" and facts["what"] == "starting orders":
            self.dealt = facts["drawn"].split()
        self.peddler = facts.get("peddler", self.peddler)
        self.marker = facts.get("marker", self.marker)
        self.hall = facts.get("hall", self.hall)
        self.turns += note.rule == "TURN-2"
        if note.rule == "TWO-2":
            self.neutrals[facts["leader"]] = facts["to"]
        if note.seat is None:
            return
        own, pieces = self.own[note.seat], self.pieces[note.seat]
        for key, change in note.change.items():
            if key in own:
                own[key] += change
            else:
                named = Counter({facts[key]: change})
                pieces[key].update(named)
                assert pieces[key][facts[key]] >= 0, note
        if note.rule == "MOVE-1":
            self.leaders[note.seat][facts["start"]] -= 1
            self.leaders[note.seat][facts["to"]] += 1

    def is_that_of(self, state: State) -> None:
        """Check that it is the table of a position, once everything is laid out."""
        if not state.turns:
            return
        if hasattr(self, "dealt"):
            for seat, order in zip(state.setup.order, self.dealt, strict=True):
                self.pieces[seat]["orders"][order] += 1
            del self.dealt
            self.neutrals = dict(state.neutrals) if not self.neutrals else self.neutrals
        for number, seat in enumerate(state.seats):
            assert self.own[number] == {key: getattr(seat, key) for key in AMOUNTS}
            for key, at in PIECES.items():
                assert +self.pieces[number][key] == Counter(getattr(seat, at)), key
            assert +self.leaders[number] == Counter(seat.leaders)
        assert (self.peddler, self.marker, self.hall) == (state.peddler, state.marker, state.hall)
        assert (self.neutrals, self.turns) == (state.neutrals, state.turns)
