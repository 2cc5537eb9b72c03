"""A table that is played by notes alone: whatever the rules change, a note says so (INV-28)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.pieces import MENG, SPACE
from yotd_widget.games.gugong.state import State

AMOUNTS = (
    "pool", "supply", "wall", "vp", "jade", "envoy", "space", "intrigue", "vp_slots", "card_slots", "double_slots",
)  # fmt: skip
PIECES = ("hand", "discard", "tokens", "decrees", "bonus")
TRAVELS = ("TRAV-3", "TRAV-4", "AUTOMA-18")
"""Notes of these rules tell the city, and the token that lay there."""


class Own:
    """What is told of a player."""

    def __init__(self, seat: Any) -> None:
        self.amounts = {key: getattr(seat, key) for key in AMOUNTS}
        self.pieces = {key: Counter(getattr(seat, key)) for key in PIECES}
        self.double, self.city = seat.double, seat.city
        self.ships = {ship.name: (ship.servants, ship.double) for ship in seat.ships}


class Table:
    """What is told of everything, from a position on."""

    def __init__(self, start: State) -> None:
        self.data = start.data
        self.own = [Own(seat) for seat in start.seats]
        self.start, self.medal, self.day, self.order = start.start, start.medal, start.day, [*start.order]
        self.gifts, self.map = dict(start.gifts), dict(zip(start.data.cities, start.map, strict=False))
        self.draw_pile, self.token_pile = [*start.draw_pile], [*start.token_pile]
        self.token_discard = Counter(start.token_discard)
        self.dice, self.houses, self.board_decrees = start.dice, [*start.houses], [*start.board_decrees]
        automa = start.automa
        self.focus = automa.focus if automa else None
        self.deck, self.today, self.used = ([*getattr(automa, key, ())] for key in ("deck", "today", "used"))

    # --- what a note tells ---

    def happens(self, note: Note) -> None:
        """Do what a note says."""
        facts: dict[str, Any] = note.facts
        own = self.own[note.seat] if note.seat is not None else None
        if own is not None:
            self._amounts(note, own)
            self._pieces(note, own)
            self._ships(note, own)
            own.double = facts.get("double", own.double)
        if "gifts" in facts:
            self.gifts[facts["gifts"]] = next(facts[key] for key in PIECES if note.change.get(key) == -1)
        if note.rule in TRAVELS and own is not None:
            own.city, self.map[facts["city"]] = facts["city"], None
        elif note.rule == "MORN-2":
            assert self.token_pile.pop(0) == facts["token"]
            self.map[facts["city"]] = facts["token"]
        elif note.rule == "XCH-4":
            self.token_discard[facts["tokens"]] += 1
        elif note.rule == "INTB-5":
            place = facts["die"] - 1
            self.dice = (*self.dice[:place], facts["face"], *self.dice[place + 1 :])
        elif facts.get("house"):
            self.houses[facts["house"] - 1] = False
        elif note.rule == "INTR-2":
            self.medal = note.seat
        elif note.rule in ("MORN-1", "SETUP-8"):
            self.start, self.medal = note.seat, None
        self._of_the_calendar(note)

    def _amounts(self, note: Note, own: Own) -> None:
        for key, change in note.change.items():
            if key in AMOUNTS:
                own.amounts[key] += change
                assert own.amounts[key] >= 0, note
        if note.change.get("intrigue"):  # INTR-5: on top of those already there
            self.order.remove(note.seat)
            step = own.amounts["intrigue"]
            above = sum(self.own[seat].amounts["intrigue"] > step for seat in self.order)
            self.order.insert(above, note.seat)

    def _pieces(self, note: Note, own: Own) -> None:
        for key in PIECES:
            if change := note.change.get(key):
                piece = note.facts[key]
                own.pieces[key][piece] += change
                assert own.pieces[key][piece] >= 0, note
                if note.rule in ("HARB-4", "AUTOMA-36"):
                    assert self.draw_pile.pop(0) == piece

    def _ships(self, note: Note, own: Own) -> None:
        facts = note.facts
        if "ship" not in facts:
            return
        name = facts["ship"]
        if "new" in facts:
            servants, double = own.ships.get(name, (0, False))
            assert facts["new"] == (name not in own.ships), note
            aboard = "double" in facts
            own.ships[name] = (servants + (not aboard), double or aboard)
        elif "to" in facts:
            assert facts["to"] not in own.ships or note.rule == "NIGHT-4", note
            own.ships[facts["to"]] = own.ships.pop(name)
        else:
            del own.ships[name]

    def _of_the_calendar(self, note: Note) -> None:
        facts: dict[str, Any] = note.facts
        if note.rule in ("SETUP-6", "MORN-7"):
            self.day = facts.get("day", self.day)
        if "dice" in facts:
            self.dice = tuple(map(int, facts["dice"].split()))
        if note.rule == "AUTOMA-7" and "automa" in facts:
            assert self.deck.pop(0) == facts["automa"]
            self.today.append(facts["automa"])
        if note.rule == "NIGHT-1":  # AUTOMA-11: no longer those of today
            self.used, self.today = [*self.used, *self.today], []
        if note.rule == "AUTOMA-3":
            self.focus = facts["location"]
        if "drawn" in facts:
            self._drawn(facts["what"], facts["drawn"].split())

    def _drawn(self, what: str, drawn: list[str]) -> None:
        if what == "board cards":
            self.gifts = dict(
                zip(("travel", "wall", "jade", "intrigue", "palace", "decree", "canal"), drawn, strict=True)
            )
        elif what == "draw pile":
            self.draw_pile = drawn
        elif what == "travel tokens":
            self.map = dict(zip(self.data.cities, drawn, strict=False))
            self.token_pile = drawn[len(self.map) :]
        elif what == "used tokens":
            self.token_pile += drawn
            self.token_discard.clear()
        elif what.startswith("decrees"):
            self.board_decrees += drawn
        elif what == "automa cards":
            self.deck, self.used = drawn, []
        elif what == "meng's cards":
            self.own[MENG].pieces["hand"] = Counter(drawn)

    # --- whether it is the same ---

    def is_that_of(self, state: State) -> None:
        """Check that the table is that of a position."""
        for own, seat in zip(self.own, state.seats, strict=True):
            assert own.amounts == {key: getattr(seat, key) for key in AMOUNTS}
            for key in PIECES:
                assert +own.pieces[key] == Counter(getattr(seat, key)), key
            assert (own.double, own.city) == (seat.double, seat.city)
            assert own.ships == {ship.name: (ship.servants, ship.double) for ship in seat.ships}
            assert all(servants + SPACE["double"] * double for servants, double in own.ships.values())
        shown = (self.start, self.medal, self.day, self.dice, self.order)
        assert shown == (state.start, state.medal, state.day, state.dice, [*state.order])
        assert self.gifts == state.gifts
        assert tuple(self.map.values()) == state.map
        assert (self.draw_pile, self.token_pile) == ([*state.draw_pile], [*state.token_pile])
        assert +self.token_discard == Counter(state.token_discard)
        assert (tuple(self.houses), tuple(self.board_decrees)) == (state.houses, state.board_decrees)
        if state.automa is not None:
            automa = state.automa
            assert (self.focus, self.deck) == (automa.focus, [*automa.deck])
            assert (self.today, self.used) == ([*automa.today], [*automa.used])
