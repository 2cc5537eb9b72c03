"""Places on the board as readers name them: "P1.palace2" or "Ada.yuan", and the keys of the screen.

>>> from yotd_widget.games.dragon.examples import example
>>> spot(example("first-drought"), "P1.palace2")
('palace/0/2', 'Ada: palace 2')
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.names import known
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon.pieces import HAND, KINDS, LETTERS, MONTHS, PERSONS, WALL_LENGTH
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES, KIND_NAMES, person_name, wall_tile_name

COURT_SPOTS: Final = Texts(
    {
        "yuan": N_("{player}: yuan"),
        "rice": N_("{player}: rice"),
        "fireworks": N_("{player}: fireworks"),
        "small": N_("{player}: small privileges"),
        "large": N_("{player}: large privileges"),
        "cards": N_("{player}: cards"),
        "vp": N_("{player}: points"),
        "space": N_("{player}: place in the order"),
    }
)
"""Things of a court that lie at one place, by the word after the player."""
_ASIDE: Final = ("vp", "space")
"""Of these the ones whose key is not that of a good."""


def spot(state: State, mark: str) -> tuple[str, str]:
    """The key of a place on the screen and its name for readers.

    mark: a player (name, or P1 to P5 by seat), a dot and "palace2", "palace2.1" (the ground floor), "yuan", "vp" …;
    "month7", "group A", "A.taxes", "offer.young monk"; or the key itself. Raises: NotFound, WrongKind.
    """
    if not isinstance(mark, str):
        raise WrongKind(
            _("a place is text, as in mark=[“{example}”], not {given}").format(example="P1.yuan", given=short(mark))
        )
    key = _key(state, mark.strip())
    for place, name in _spots(state):
        if place == key:
            return place, name
    raise NotFound(
        _("“{mark}” is no place on this board: say “P1.palace2”, “{player}.yuan”, “month7” or “group A”").format(
            mark=mark, player=state.players[0]
        )
    )


def _key(state: State, mark: str) -> str:
    """What a mark in words means as a key; another text stays as it is."""
    if found := re.fullmatch(r"month ?(\d+)", mark, re.IGNORECASE):
        return f"month/{int(found[1])}"
    if found := re.fullmatch(rf"group ?([{''.join(LETTERS)}])", mark, re.IGNORECASE):
        return f"tray/{found[1].upper()}"
    owner, dot, thing = mark.partition(".")
    thing = thing.strip().lower()
    if not dot:
        seat = seat_of(state, mark)
        return mark if seat is None else f"court/{seat}"
    if owner.upper() in LETTERS:
        return f"group/{owner.upper()}/{thing.replace(' ', '_')}"
    if owner == "offer":
        kinds = {person.replace("_", " "): person for person in PERSONS}
        return f"offer/{kinds.get(thing.replace('_', ' '), thing)}"
    if (seat := seat_of(state, owner)) is None:
        return mark
    if found := re.fullmatch(r"palace ?(\d+)", thing):
        return f"palace/{seat}/{int(found[1])}"
    if found := re.fullmatch(r"palace ?(\d+)\.(\d+)", thing):
        return f"room/{seat}/{int(found[1])}/{int(found[2]) - 1}"
    return f"{thing}/{seat}" if thing in _ASIDE else f"good/{seat}/{thing}"


def seat_of(state: State, owner: str) -> int | None:
    """The seat of a player by name, or by number as in "P1"; None for anybody else."""
    owner = known(owner, state.players)
    if owner in state.players:
        return state.players.index(owner)
    found = re.fullmatch(r"[Pp](\d)", owner)
    return int(found[1]) - 1 if found and 0 < int(found[1]) <= len(state.players) else None


def _spots(state: State) -> Iterator[tuple[str, str]]:
    """Every place of a board with its name, whatever region of it is open."""
    if state.event_row:
        for month in range(1, MONTHS + 1):
            yield f"month/{month}", _("month {month}").format(month=month)
    for letter, cards in zip(LETTERS, state.groups, strict=False):
        yield f"tray/{letter}", _("group {letter}").format(letter=letter)
        for action in cards:
            yield (
                f"group/{letter}/{action}",
                _("group {letter}: {action}").format(letter=letter, action=ACTION_NAMES[action]),
            )
    for person in state.offer:
        yield f"offer/{person}", _("on offer: {person}").format(person=person_name(person))
    for card in dict.fromkeys((*KINDS, *HAND)):
        yield f"card/{card}", _("card: {card}").format(card=KIND_NAMES[card])
    if state.setup.great_wall:
        for number in range(1, WALL_LENGTH + 1):
            yield f"wall/{number}", _("Great Wall: place {number}").format(number=number)
    for seat in range(len(state.courts)):
        yield from _court(state, seat)


def _court(state: State, seat: int) -> Iterator[tuple[str, str]]:
    player, court = state.player(seat), state.courts[seat]
    yield f"court/{seat}", _("court of {player}").format(player=player)
    for thing, name in COURT_SPOTS.items():
        yield f"{thing}/{seat}" if thing in _ASIDE else f"good/{seat}/{thing}", name.format(player=player)
    for number, palace in enumerate(court.palaces, 1):
        yield f"palace/{seat}/{number}", _("{player}: palace {number}").format(player=player, number=number)
        for floor in range(max(palace.floors, len(palace.persons))):
            told = _("{player}: palace {number}, floor {floor}")
            yield f"room/{seat}/{number}/{floor}", told.format(player=player, number=number, floor=floor + 1)
    for tile in court.wall_tiles:
        told = _("{player}: wall tile {tile}")
        yield f"wall/{seat}/{tile}", told.format(player=player, tile=wall_tile_name(tile))
