"""Questions about gifts: where one is free, which one is, how one can be paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.gifts import ChooseGift, advantages, beats
from yotd_widget.games.gugong.lessons.asks.parts import at_place, gift, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.moves import Give
from yotd_widget.games.gugong.pieces import LOCATIONS, Location
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import HOLDERS
from yotd_widget.quiz.questions import Item, Line, Table


def _free(table: Table, card: str, location: Location) -> bool:
    """Whether the exchange is free for the player (GIFT-2, GIFT-3, GIFT-5)."""
    state: State = table.state
    own, there = state.card(card).value, state.card(state.gifts[location]).value
    return beats(own, there, *advantages(state, table.seat))


def _why(table: Table, card: str, location: Location) -> Line:
    """Why it is free, or why not, in values."""
    text, *rules = _said(table, card, location)
    return Line(text, tuple(rules), place=f"gift/{location}")


def _said(table: Table, card: str, location: Location) -> tuple[str, ...]:
    """The values compared, and the rules behind it."""
    state: State = table.state
    own, there = state.card(card).value, state.card(state.gifts[location]).value
    higher, _equal = advantages(state, table.seat)
    if own + higher > there:
        return _("{own} is higher than {there}: free.").format(own=own + higher, there=there), "GIFT-2"
    if _free(table, card, location):
        if own == there:
            told = _("{own} equals {there}, and the Decree makes that free.")
            return told.format(own=own, there=there), "GIFT-5", "DECREE-2-4"
        return _("{own} beats {there}, and no other value that is higher.").format(own=own, there=there), "GIFT-3"
    if own == there:
        return _("{own} equals {there}: only a higher value is free.").format(own=own, there=there), "GIFT-2"
    return _("{own} is lower than {there}: not free.").format(own=own, there=there), "GIFT-2"


# --- Where a card is free ----------------------------------------------------------------------------------------


def _card(table: Table) -> str:
    """The card of the question, a fact: card=P2-5."""
    return str(table.facts["card"])


def _places(table: Table) -> Sequence[Item]:
    return [
        Item(at, at_place(table.state, at), f"gift/{at}", _why(table, _card(table), at)) for at in LOCATIONS
    ]  # fmt: skip


def _behind_free(table: Table) -> Iterable[Line]:
    yield from stated("GIFT-2")
    yield from (item.why for item in _places(table) if item.why)


@template(
    "gift.free",
    "select",
    N_("Mark every official to whom {player} can bring the {card} for free."),
    items=_places,
    facts=lambda table: {"card": gift(_card(table))},
    takes="card",
    trace=_behind_free,
    also="equal-beats one-weakest lower-wins",
)
def free(table: Table) -> list[str]:
    """The locations where the card of the fact card=P2-5 is a free exchange (GIFT-2, GIFT-3, GIFT-5)."""
    return [at for at in LOCATIONS if _free(table, _card(table), at)]


# --- Which cards are free somewhere ------------------------------------------------------------------------------


def _there(table: Table) -> Location:
    """The location of the question, a fact: there=jade."""
    found: Location = table.facts["there"]
    return found


def _cards(table: Table) -> Sequence[Item]:
    hand = table.state.seats[table.seat].hand
    return [Item(card, gift(card), f"card/{card}", _why(table, card, _there(table))) for card in hand]


def _behind_which(table: Table) -> Iterable[Line]:
    yield from stated("GIFT-2")
    yield from (item.why for item in _cards(table) if item.why)


@template(
    "gift.which",
    "select",
    N_("Mark every card of {player} that is free for the {official}, who holds the {there}."),
    items=_cards,
    facts=lambda table: {"official": HOLDERS[_there(table)], "there": gift(table.state.gifts[_there(table)])},
    takes="there",
    trace=_behind_which,
    also="equal-beats one-weakest lower-wins",
)
def which(table: Table) -> list[str]:
    """The cards in hand that are free at the location of the fact there=jade (GIFT-2, GIFT-3, GIFT-5)."""
    return [card for card in table.state.seats[table.seat].hand if _free(table, card, _there(table))]


def _behind_count(table: Table) -> Iterable[Line]:
    yield from stated("GIFT-2")
    yield from (item.why for item in _places(table) if item.why and _free(table, _card(table), item.key))  # type: ignore[arg-type]


@template(
    "gift.count",
    "number",
    N_("To how many officials can {player} bring the {card} for free?"),
    facts=lambda table: {"card": gift(_card(table))},
    takes="card",
    trace=_behind_count,
    also="equal-beats one-weakest lower-wins",
)
def count(table: Table) -> int:
    """How many locations are free for the card of the fact card=P2-5 (GIFT-2, GIFT-3, GIFT-5)."""
    return len(free(table))


# --- How it can be paid -------------------------------------------------------------------------------------------


def _ways(table: Table) -> Mapping[str, Give]:
    """Every way in which one might bring the card there."""
    card, there = _card(table), _there(table)
    ways = {"free": Give(card, there, "free"), "servants": Give(card, there, "pay_servants")}
    others = [each for each in table.state.seats[table.seat].hand if each != card]
    ways |= {f"discard {other}": Give(card, there, "discard", other) for other in others}
    return ways | {"none": Give(card, there, "no_action")}


_TOLD: Final = {
    "free": N_("Pay nothing, get the favour"),
    "servants": N_("Pay 2 servants"),
    "discard": N_("Pay with the {other}"),
    "none": N_("Pay nothing, no favour"),
}


def _listed(table: Table) -> Sequence[Item]:
    return [
        Item(key, _(_TOLD[key.split(" ")[0]]).format(other=gift(way.other or way.card)), "", _why_way(table, way))
        for key, way in _ways(table).items()
    ]


def _refused(table: Table, way: Give) -> Any:
    """Why the exchange is not possible so; None where it is."""
    return ChooseGift(table.seat).verify(table.state, way)


def _why_way(table: Table, way: Give) -> Line:
    if (refusal := _refused(table, way)) is not None:
        return Line(refusal.text, tuple(refusal.rules))
    if way.mode == "no_action":
        return Line(_("An exchange without actions is always possible."), ("GIFT-8",))
    return Line(_("This is possible."), ("GIFT-2" if way.mode == "free" else "GIFT-4",))


def _behind_ways(table: Table) -> Iterable[Line]:
    yield _why(table, _card(table), _there(table))
    yield from stated("GIFT-4", "GIFT-8")
    yield from (item.why for item in _listed(table) if item.why)


@template(
    "gift.ways",
    "select",
    N_("Mark every way in which {player} can bring the {card} to the {official}, who holds the {there}."),
    items=_listed,
    facts=lambda table: {
        "card": gift(_card(table)),
        "official": HOLDERS[_there(table)],
        "there": gift(table.state.gifts[_there(table)]),
    },
    takes="card there",
    trace=_behind_ways,
    also="pay-always must-pass",
)
def ways(table: Table) -> list[str]:
    """How the card of the fact card=P2-5 can be brought to the location of there=jade (GIFT-4, GIFT-8, GIFT-9)."""
    return [key for key, way in _ways(table).items() if _refused(table, way) is None]
