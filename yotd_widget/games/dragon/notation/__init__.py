"""Positions as words: `position(...)` and `court(...)` read them, `repr(state)` writes them.

>>> state = position(
...     "month 3, drought",
...     "Ada houses young farmer",
...     Ada=court("2 young monk", "2 young scholar", "1", yuan=3, rice=2, vp=5),
...     Bo=court("2 young warrior, court lady", "2 old farmer"),
... )
>>> state.decision.player, state.decision.id, state.court("Ada").space
('Ada', 'D-11', 10)
>>> state.after("place 3").court("Ada").palaces[2]
Palace(floors=1, persons=('young farmer',))
>>> state
position(
    "month 3, drought",
    "Ada houses young farmer",
    Ada=court("2 young monk", "2 young scholar", "1", yuan=3, rice=2, vp=5),
    Bo=court("2 young warrior, court lady", "2 old farmer"),
)

Whatever is not told is ordinary: a legal year with that event in that month, action cards dealt, hands from which a
card was played each month, everybody's dragon where nobody else's is, on the board all tiles that are not at court.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Final

from yotd_widget.engine.errors import BadPosition, short
from yotd_widget.engine.texts import _, quoted
from yotd_widget.games.dragon.court import AMOUNTS, Court, Palace
from yotd_widget.games.dragon.pieces import HAND, MAX_FLOORS, START_PALACES, STEPS, Card

if TYPE_CHECKING:
    from yotd_widget.games.dragon.state import State

UNTOLD: Final[tuple[Card, ...]] = (*HAND,)
"""The hand of a court about which nothing is told: equal to the whole hand, and known by identity."""


class Supposed(int):
    """A number that nobody has told; `position` may suppose another one."""


COURT_WORDS: Final = (*AMOUNTS, "hand", "played", "wall_tiles")
"""What `court` is told by name."""


def court(
    *palaces: str,
    space: int | None = None,
    hand: str | None = None,
    played: str | None = None,
    wall_tiles: str | None = None,
    **amounts: int,
) -> Court:
    """A court in words. Raises: BadPosition with the word that is wrong, its rule and the nearest right one.

    palaces: floors and who lives there, "3 young healer, old farmer", "1"; left out, the two empty ones of the start;
    "no palace" for none. space: on the person track; left out, where the persons at court have led. hand or played:
    the cards that are left or gone, "monk, wild"; left out, `position` supposes a hand that fits the month.
    wall_tiles: those not yet built, "rice, floor". amounts: yuan, rice, fireworks, small and large privileges, vp.

    >>> court("3 young monk, tax_collector", yuan=2).palaces
    [Palace(floors=3, persons=('young monk', 'young tax_collector'))]
    """
    from yotd_widget.games.dragon.notation.spelling import WALL_WORDS

    _check_amounts(amounts if space is None else amounts | {"space": space})
    homes = list(map(_palace, palaces, range(1, len(palaces) + 1))) if palaces != ("no palace",) else []
    steps = sum(STEPS[person] for palace in homes for person in palace.persons)
    return Court(
        homes if palaces else [Palace(floors) for floors in START_PALACES],
        **amounts,
        space=Supposed(steps) if space is None else space,
        hand=_hand(hand, played),
        wall_tiles=() if wall_tiles is None else WALL_WORDS.read_all(wall_tiles, _("among the wall tiles")),
    )


def _told(function: Callable[..., Court]) -> Signature:
    """The arguments of `court`, each amount by its name, so that Tab completes them."""
    *named, _amounts = signature(function).parameters.values()
    names = [name for name in AMOUNTS if name != "space"]
    amounts = [Parameter(name, Parameter.KEYWORD_ONLY, default=getattr(Court(), name)) for name in names]
    return signature(function).replace(parameters=[*named, *amounts])


court.__signature__ = _told(court)  # type: ignore[attr-defined]


def _check_amounts(amounts: Mapping[str, object]) -> None:
    from yotd_widget.describe.notation.vocabulary import MOST
    from yotd_widget.engine.arguments import nearest

    for word in amounts:
        if word not in AMOUNTS:
            near = nearest(word, COURT_WORDS)
            raise BadPosition(_("“{word}” is nothing that a court has{hint}").format(word=word, hint=near), "SETUP-10")
    for word in filter(amounts.__contains__, AMOUNTS):
        amount = amounts[word]
        if not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount < MOST:
            wrong = _("{word}={amount} is no amount: a whole number, 0 or more")
            raise BadPosition(wrong.format(word=word, amount=short(amount)), "INV-03")


def _palace(text: object, number: int) -> Palace:
    from yotd_widget.games.dragon.notation.spelling import PERSON_WORDS

    found = re.fullmatch(r"\s*(-?\d{1,9})\s*[: ]?\s*(.*)", text, re.DOTALL) if isinstance(text, str) else None
    if found is None:
        wrong = _("palace {number}, {words}, does not begin with its floors, as in “2 young monk”")
        raise BadPosition(wrong.format(number=number, words=_quoted(text)), "PAL-2")
    floors = int(found[1])
    if not 1 <= floors <= MAX_FLOORS:
        wrong = _("palace {number}, {words}, has {floors} floors: a palace has 1 to {most}")
        told = wrong.format(number=number, words=_quoted(text), floors=floors, most=MAX_FLOORS)
        raise BadPosition(told, "PAL-2", "INV-02")
    return Palace(floors, PERSON_WORDS.read_all(found[2], _("in palace {number}").format(number=number)))


def _hand(hand: str | None, played: str | None) -> tuple[Card, ...]:
    from yotd_widget.games.dragon.notation.spelling import CARD_WORDS, table

    if hand is not None and played is not None:
        raise BadPosition(_("tell either the hand or the cards played, not both"), "INV-11")
    if hand is not None:
        return CARD_WORDS.read_all(hand, _("in the hand")) if hand != "all" else HAND
    if played is None:
        return UNTOLD
    left = Counter(HAND)
    left.subtract(CARD_WORDS.read_all(played, _("among the cards played")))
    for card, count in left.items():
        if count < 0:
            wrong = _("“{card}” is played more often than it is in a hand").format(card=card)
            raise BadPosition(wrong, table("2.4"), "INV-11")
    return tuple(card for card in dict.fromkeys(HAND) for _time in range(left[card]))


def _quoted(text: object) -> str:
    return quoted(text) if isinstance(text, str) else short(text)


def position(*words: str | Mapping[str, Court], **courts: Court) -> State:
    """A position in words, at an open decision. Raises: BadPosition, also for a table that cannot be.

    courts: by name, in the order of the seats; names that are no Python words go into a dict,
    {"Ada Lovelace": court()}. words: in any order, one string each or several with semicolons between them:

    - "month 3, drought"; "draft" or "setup" before the first month; "over" after the last
    - what is open: "Ada acts", "Bo plays a card", "Bo takes a monk", "Ada houses young farmer", "Ada places 2 floors",
      "Bo releases 2", "Bo leaves 1 palace without rice", one after the other if several are; left out, the leader
      acts. What follows by the rules follows by itself; told, it is "person phase", "event", "decay", "scoring",
      "next month", and "nothing else". What nobody decides is carried out: "event" first means that it strikes now.
    - "A taxes, build; B harvest, research": the groups; "dragons: Ada on A"; "no dragons"
    - "order: Bo, Ada": the track, who is on top first; "gone: young monk, 2 old healer": tiles out of the game
    - "row: drought, contagion, …": the events of months 3 to 12; "phase event"
    - "edition 2007"; "seed 12"; "no seed": luck stays open; "oldest: Bo"
    - "great wall"; "wall: Ada, Bo, Ada"; "super event: solar eclipse"; "super event drawn: flood"
    - "house rules: mild-contagion, lasting-palaces"

    A position that no real game reaches is allowed: `remarks` tells why.
    """
    from yotd_widget.games.dragon.notation.reading import read_position

    table: dict[str, Court] = {}
    lines: list[str] = []
    for word in words:
        if isinstance(word, Mapping):
            table |= word
        else:
            lines.append(word)
    return read_position(lines, table | courts)
