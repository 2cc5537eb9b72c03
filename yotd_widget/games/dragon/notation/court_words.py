"""Courts written as words: what `repr` gives, and what `court` reads back to an equal value."""

from __future__ import annotations

from yotd_widget.describe.notation.python import call, literal
from yotd_widget.games.dragon.court import AMOUNTS, Court, Palace
from yotd_widget.games.dragon.notation.spelling import CARD_WORDS, PERSON_WORDS, WALL_WORDS
from yotd_widget.games.dragon.pieces import HAND, START_PALACES, STEPS, Card


def write_court(court: Court) -> str:
    """A court in words, whatever table it belongs to."""
    return call("court", arguments_alone(court), 0)


def arguments_alone(court: Court) -> list[str]:
    """What `court` has to be told where no table says what is usual."""
    return court_arguments(court, Court(space=sum(STEPS[person] for person in court.persons())))


def court_arguments(court: Court, usual: Court) -> list[str]:
    """What `court` has to be told. usual: the same of which nothing is told."""
    palaces = [literal(write_palace(palace)) for palace in court.palaces] or ['"no palace"']
    if court.palaces == [Palace(floors) for floors in START_PALACES]:
        palaces = []
    things = things_of(court, usual)
    return palaces + [f"{name}={literal(told) if isinstance(told, str) else told}" for name, told in things.items()]


def things_of(court: Court, usual: Court) -> dict[str, int | str]:
    """What `court` has to be told by name. usual: the same of which nothing is told."""
    things: dict[str, int | str] = {
        name: getattr(court, name) for name in AMOUNTS if getattr(court, name) != getattr(usual, name)
    }
    if court.hand != usual.hand:
        things |= _told_hand(court.hand)
    if court.wall_tiles != usual.wall_tiles:
        things["wall_tiles"] = WALL_WORDS.write(court.wall_tiles)
    return things


def write_palace(palace: Palace) -> str:
    """Floors and who lives there: "3 young healer, old farmer"."""
    return f"{palace.floors} {PERSON_WORDS.write(palace.persons)}".strip()


def _told_hand(hand: tuple[Card, ...]) -> dict[str, str]:
    if hand == HAND:
        return {"hand": "all"}
    played = list(HAND)
    for card in hand:
        if card in played:
            played.remove(card)
    in_order = tuple(sorted(hand, key=HAND.index)) == hand
    if in_order and len(played) + len(hand) == len(HAND) and len(played) < len(hand):
        return {"played": CARD_WORDS.write(played)}
    return {"hand": CARD_WORDS.write(hand)}
