"""The places of a board, as readers type and as they read them: "P1.palace2", "Ada: palace 2".

>>> from yotd_widget.describe.spots import spot
>>> from yotd_widget.games.dragon.examples import example
>>> spot(State.game, example("first-drought"), "P1.palace2")
('palace/0/2', 'Ada: palace 2')
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from yotd_widget.describe.spots import Spot, owned
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.pieces import HAND, KINDS, LETTERS, MONTHS, WALL_LENGTH
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.things import GOODS, THINGS
from yotd_widget.games.dragon.words import ACTION_NAMES, KIND_NAMES, person_name, wall_tile_name

_AT_COURT: Final = {
    **{good.key: good.key for good in GOODS},
    "card": "cards",
    "vp": "vp",
    "place": "space",
}
"""Things of a court that lie at one place -> what is typed for it."""


def spots(state: State) -> Iterator[Spot]:
    """Every place of a board with its name, whatever region of it is open."""
    if state.event_row:
        for month in range(1, MONTHS + 1):
            yield Spot(f"month{month}", f"month/{month}", _("month {month}").format(month=month))
    for letter, cards in zip(LETTERS, state.groups, strict=False):
        group = _("group {letter}").format(letter=letter)
        yield Spot(f"group{letter}", f"tray/{letter}", group)
        for action in cards:
            yield Spot(f"{letter}.{action}", f"group/{letter}/{action}", owned(group, ACTION_NAMES[action]))
    for person in state.offer:
        name = _("on offer: {person}").format(person=person_name(person))
        yield Spot(f"offer.{person}", f"offer/{person}", name)
    for card in dict.fromkeys((*KINDS, *HAND)):
        yield Spot(f"card.{card}", f"card/{card}", _("card: {card}").format(card=KIND_NAMES[card]))
    if state.setup.great_wall:
        for number in range(1, WALL_LENGTH + 1):
            yield Spot(f"wall.{number}", f"wall/{number}", _("Great Wall: place {number}").format(number=number))
    for seat in range(len(state.courts)):
        yield from _court(state, seat)


def _court(state: State, seat: int) -> Iterator[Spot]:
    player, court, typed = state.player(seat), state.courts[seat], f"P{seat + 1}"
    yield Spot(typed, f"court/{seat}", _("court of {player}").format(player=player))
    for key, word in _AT_COURT.items():
        thing = THINGS.named(key)
        yield Spot(f"{typed}.{word}", thing.spot(seat), owned(player, thing.called))
    for number, palace in enumerate(court.palaces, 1):
        name = _("{player}: palace {number}").format(player=player, number=number)
        yield Spot(f"{typed}.palace{number}", f"palace/{seat}/{number}", name)
        for floor in range(max(palace.floors, len(palace.persons))):
            name = _("{player}: palace {number}, floor {floor}").format(player=player, number=number, floor=floor + 1)
            yield Spot(f"{typed}.palace{number}.{floor + 1}", f"room/{seat}/{number}/{floor}", name)
    for tile in court.wall_tiles:
        name = _("{player}: wall tile {tile}").format(player=player, tile=wall_tile_name(tile))
        yield Spot(f"{typed}.{tile}", f"wall/{seat}/{tile}", name)
