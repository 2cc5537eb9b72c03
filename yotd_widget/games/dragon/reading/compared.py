"""Differences as the screen lists them, each with the places it concerns; and positions that differ in one number."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby, zip_longest
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.phrases import signed
from yotd_widget.engine.texts import N_, NN_, Texts, _, ngettext
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.games.dragon.pieces import GREAT_EVENT_MONTH, LETTERS, MONTHS
from yotd_widget.games.dragon.reading.spots import seat_of
from yotd_widget.games.dragon.reasons.difference import Differences, Fact, difference, words
from yotd_widget.games.dragon.screen.marks import changed_floors
from yotd_widget.games.dragon.screen.result import rule_texts
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.words import VP, YUAN

Json = dict[str, Any]

_GOODS: Final = {"yuan", "rice", "fireworks", "small", "large"}
_STATUS: Final = {"month", "phase", "decision"}


def compared(
    before: State, after: State, notes: Iterable[Note] = (), undone: Iterable[Note] = ()
) -> tuple[Differences, Json]:
    """The facts, and the same as JSON for the screen.

    {"facts": [{"seat", "who", "text", "rules", "places"}], "setup": [sentences], "rules": {id: statement},
    "courts": [{"seat", "who", "text": the main numbers, "lines": all}]}. Raises: as `difference`.
    """
    found = difference(before, after, notes, undone)
    lines = [
        {
            "seat": fact.seat,
            "who": fact.player or _("Table"),
            "text": words(fact),
            "rules": list(dict.fromkeys(fact.rules)),
            "places": list(dict.fromkeys(places(fact, before, after))),
        }
        for fact in found
    ]
    return found, {
        "facts": lines,
        "setup": list(_setup(before.setup, after.setup)),
        "rules": rule_texts(lines),
        "courts": list(_courts(found)),
    }


_BRIEF: Final[dict[str, tuple[str, str]]] = {
    "vp": VP,
    "person": NN_("person", "persons"),
    "yuan": YUAN,
}
"""What is told of a court at first sight, with its noun."""


def _courts(found: Differences) -> Iterator[Json]:
    """Court by court, then the table: points, persons (in one number) and yuan in brief, and every fact as a line."""
    for seat, group in groupby(found, key=lambda fact: fact.seat):
        facts = list(group)
        sums: Counter[str] = Counter()
        for fact in facts:
            sums[fact.thing] += (fact.change or 0) if seat is not None else 0
        told = [
            _("{change} {thing}").format(change=signed(sums[thing]), thing=ngettext(*noun, abs(sums[thing])))
            for thing, noun in _BRIEF.items()
            if sums[thing]
        ]
        who = facts[0].player or _("Table")
        yield {"seat": seat, "who": who, "text": ", ".join(told), "lines": [words(fact) for fact in facts]}


def _setup(before: Setup, after: Setup) -> Iterator[str]:
    """How two games were set up differently; `difference` leaves it out, since no rule changes it."""
    for name, sentence in _SETUPS.items():
        was, now = getattr(before, name), getattr(after, name)
        if was != now:
            yield sentence.format(was=was, now=now)


_SETUPS: Final = Texts(
    {
        "edition": N_("Another edition: {was} → {now}"),
        "starting_player": N_("Another player is the oldest."),
        "seed": N_("Another seed: later deals differ."),
        "great_wall": N_("One of them is played with the Great Wall."),
        "great_event": N_("The Super Event is agreed on differently."),
    }
)
"""Field of the set-up -> what is told where it differs; the players are the same."""


def places(fact: Fact, before: State, after: State) -> Iterator[str]:
    """Keys of the places on the board that a fact is about, on either of the two boards."""
    seat, thing, item = fact.seat, fact.thing, fact.item
    if thing in _GOODS:
        yield f"good/{seat}/{thing}"
    elif thing == "vp":
        yield f"vp/{seat}"
    elif thing in ("steps", "place"):
        yield f"space/{seat}"
    elif thing == "dragon":
        yield from (f"tray/{letter}" for letter in (fact.was, fact.now) if letter)
    elif thing == "palace":
        yield f"palace/{seat}/{item}"
    elif thing in ("floors", "palaces"):
        yield from (f"palace/{seat}/{number}" for number in _changed_palaces(seat, before, after))
    elif thing == "person":
        yield from _homes(fact, before, after)
    elif thing == "card":
        yield f"good/{seat}/cards"
        yield f"card/{item}"
    elif thing == "wall_tile":
        yield f"wall/{seat}/{item}"
    else:
        yield from _table_places(fact, before, after)


def _table_places(fact: Fact, before: State, after: State) -> Iterator[str]:
    thing = fact.thing
    if thing in _STATUS:
        yield "status"
    if thing == "month":
        yield from (f"month/{month}" for month in (fact.was, fact.now) if month)
    elif thing == "event_row":
        rows = before.event_row or ("",) * MONTHS, after.event_row or ("",) * MONTHS
        yield from (f"month/{n}" for n, (was, now) in enumerate(zip(*rows, strict=True), 1) if was != now)
    elif thing == "great_event":
        yield f"month/{GREAT_EVENT_MONTH}"
    elif thing == "groups":
        sides = (dict(zip(LETTERS, state.groups, strict=False)) for state in (before, after))
        was, now = sides
        yield from (f"tray/{letter}" for letter in LETTERS if was.get(letter) != now.get(letter))
    elif thing == "offer":
        yield f"offer/{fact.item}"
    elif thing in ("wall", "wall_owners"):
        shorter, longer = sorted((before.wall, after.wall), key=len)
        for number, owner in enumerate(longer, 1):
            if number > len(shorter) or shorter[number - 1] != owner:
                yield f"wall/{number}"


def _changed_palaces(seat: int | None, before: State, after: State) -> Iterator[int]:
    was, now = (state.courts[seat].palaces for state in (before, after))  # type: ignore[index]
    for number in range(1, max(len(was), len(now)) + 1):
        if was[number - 1 : number] != now[number - 1 : number]:
            yield number


def _homes(fact: Fact, before: State, after: State) -> Iterator[str]:
    """Rooms of such a person who is there on one of the two boards only; whoever left is crossed out on the other."""
    boards = (state.courts[fact.seat].palaces for state in (before, after))  # type: ignore[index]
    for number, (was, now) in enumerate(zip_longest(*boards, fillvalue=Palace(1)), 1):
        gone, came = changed_floors(was.persons, now.persons)
        for persons, floors, rooms in ((was.persons, gone, ("room", "left")), (now.persons, came, ("room",))):
            for floor in floors:
                if persons[floor] == fact.item:
                    yield from (f"{room}/{fact.seat}/{number}/{floor}" for room in rooms)


# --- One parameter ---------------------------------------------------------------------------------------------------


def varied(state: State, what: str, value: object) -> State:
    """The same position with one number changed. what: "P1.yuan", "Ada.vp" or "month".

    Raises: NotFound for what is no number of a position; BadPosition or BadInput, with the reason, for a value that
    cannot be; WrongKind.
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise WrongKind(_("“{what}” is a whole number, not {given}").format(what=what, given=short(value)))
    if value < 0:
        raise BadInput(_("“{what}” cannot be less than 0").format(what=what))
    told: Json = msgspec.json.decode(state.to_json())
    found = re.fullmatch(r"(.+)\.(yuan|rice|fireworks|small|large|vp|space)", what if isinstance(what, str) else "")
    seat = seat_of(state, found[1]) if found else None
    if found and seat is not None:
        told["courts"][seat][found[2]] = value
    elif what == "month":
        told["month"] = value
    else:
        raise NotFound(
            _("“{what}” is no number of this position: say “P1.yuan”, “{player}.vp” or “month”").format(
                what=what, player=state.players[0]
            )
        )
    position = State.from_json(msgspec.json.encode(told))
    if wrong := [remark for remark in remarks(position) if remark.kind == "impossible"]:
        raise BadInput(wrong[0].text)
    return position
