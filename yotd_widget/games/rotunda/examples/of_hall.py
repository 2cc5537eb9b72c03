"""The Hall: prayer, chains, rewards (TV)."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, own
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.examples.of_rooms import alone

_EIGHT: Final = own(worship="r1c2", villages="V1 V1", young="market supplier", supply=1)

HALL: Final[dict[str, Example]] = {
    "TV-7": alone(N_("A Temple token with two Peddler actions is open."), "Ann in hall", "TEMPLE-1 TEMPLE-2", own()),
    "TV-8": alone(
        N_("An own Senior is a link of the chain."), "Ann in hall", "WORSHIP-7 WORSHIP-8 WORSHIP-9 WORSHIP-10", _EIGHT
    ),
    "TV-18": alone(
        N_("Nobody is in a village, and one Temple token is open."), "Ann in hall", "WORSHIP-2", own(), temples="t2"
    ),
    "TV-19": alone(
        N_("Nobody is in a village, and no Temple token is open."), "Ann in hall", "WORSHIP-2",
        own(young="market market supplier"), temples="",
    ),
    "TV-23": alone(
        N_("Three Assistants in a village, and no Senior yet."), "Ann in hall", "WORSHIP-5 WORSHIP-8",
        own(villages="V1 V1 V1"), temples="",
    ),
    "TV-50": alone(
        N_("Two own Seniors begin the chain, and Assistants are in two villages."), "Ann in hall",
        "WORSHIP-4 WORSHIP-6 WORSHIP-7 WORSHIP-8 WORSHIP-10", own(worship="r1c1 r1c2", villages="V1 V3 V3"),
        Bo=own(worship="r2c1"), temples="",
    ),
    "TV-50a": alone(
        N_("The chain must not end on an own Senior."), "Ann in hall", "WORSHIP-8",
        own(worship="r2c1 r2c2", villages="V1"), temples="",
    ),
    "TV-51": alone(
        N_("The end has been triggered: the marker stays."), "Ann in hall", "END-3", own(villages="V1"), marker=8,
        ender="Cy", temples="",
    ),
    "TV-62": alone(
        N_("The Old Man is held, and a Senior will be seated."), "Ann in hall", "EXPERT-5 WORSHIP-9",
        {**_EIGHT, "experts": "e03"},
    ),
    "TV-74": alone(
        N_("Both Peddler actions of a prayer can be declined."), "Ann in hall", "TURN-5 TEMPLE-1", own()
    ),
}  # fmt: skip
