"""Odds: what the dice, the draw pile and the token pile may bring next, exactly.

>>> from yotd_widget.games.gugong.days import new_game
>>> table = new_game(["Ann", "Bo", "Cy"], seed=3)
>>> roll = next_roll(table)
>>> len(roll), probability(roll, at_least(2, 5)), probability(roll, at_least(1, 5))
(216, Fraction(1, 36), Fraction(11, 36))
>>> distribution(roll, matches(table, ["X-5"]))
{0: Fraction(25, 36), 1: Fraction(5, 18), 2: Fraction(1, 36)}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from yotd_widget.engine.chances import Chance, Event, event, on_top
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.odds import distribution, likely, outcomes, probability
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.moves import Roll
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.setup import RollDice
from yotd_widget.games.gugong.state import State, unseen_of_draw_pile, unseen_tokens
from yotd_widget.games.gugong.words import CARD_NAMES, TOKEN_NAMES

__all__ = ["at_least", "distribution", "matches", "next_card", "next_roll", "next_token", "outcomes", "probability"]


def next_roll(state: State) -> dict[Roll, Fraction]:
    """Every throw of the dice of the next Morning, and its probability; empty where no Morning comes (MORN-5)."""
    question = RollDice(LUCK)
    if question in state.agenda or state.day < state.data.days.count:
        return likely(question.options(state))
    return {}


def at_least(count: int, value: int) -> Callable[[Roll], bool]:
    """Whether so many dice show a value: a question for `probability`."""
    return lambda roll: roll.dice.count(value) >= count


def matches(state: State, cards: Sequence[str]) -> Callable[[Roll], int]:
    """How many matches such cards have in the discard pile: an answer for `distribution` (NIGHT-1).

    Raises: Refusal E-CARD-HAND for what is no card.
    """
    for card in cards:
        if card not in state.data.values:
            raise refuse("E-CARD-HAND", card=card)
    values = [state.data.values[card] for card in cards]
    return lambda roll: sum(map(roll.dice.count, values))


def next_card(state: State, seat: int) -> dict[str, Fraction]:
    """What the top card of the draw pile may be, for all that a player sees; empty with the pile (HARB-4, INFO-4)."""
    return _shares(unseen_of_draw_pile(state.seen_by(seat))) if state.draw_pile else {}


def next_token(state: State, seat: int) -> dict[str, Fraction]:
    """What the next token may be that comes to a city, for all that a player sees (MORN-2, MORN-3)."""
    seen = state.seen_by(seat)
    return _shares(unseen_tokens(seen) if state.token_pile else state.token_discard)


def chances(state: State, seat: int) -> tuple[Chance, ...]:
    """The throw of the next Morning, the next card and the next token, for all that a player sees."""
    found = []
    if roll := next_roll(state):
        faces = sorted({face for dice in roll for face in dice.dice})
        due = RollDice(LUCK) in state.agenda
        title = _("The dice of Day {day}").format(day=state.day + (not due))
        # Translators: of three dice; {value}: what at least one of them shows
        text, kind = _("at least one {value}"), _("Any one face on at least one die")
        events = [event(text.format(value=face), roll, at_least(1, face), "dice", kind=kind) for face in faces]
        found.append(Chance(title, "destiny dice", ("MORN-5", "NIGHT-1"), tuple(events)))
    of_tokens = "token piles" if state.token_pile else ""  # else those that were discarded are shuffled first
    for title, odds, names, rule, point in (
        (_("The top card of the draw pile"), next_card(state, seat), CARD_NAMES, "HARB-4", "draw pile"),
        (_("The next Travel Token"), next_token(state, seat), TOKEN_NAMES, "MORN-2", of_tokens),
    ):
        kinds: dict[str, list[str]] = {}
        for piece in odds:
            kinds.setdefault(begun(names[piece]), []).append(piece)  # type: ignore[index]
        events = [Event(name, _any(odds, pieces), on_top(*pieces)) for name, pieces in kinds.items()]
        if events:
            found.append(Chance(title, point, (rule,), tuple(sorted(events, key=lambda each: -each.odds))))
    return tuple(found)


def _any(odds: Mapping[str, Fraction], pieces: Sequence[str]) -> Fraction:
    return sum((odds[piece] for piece in pieces), Fraction(0))


def _shares(pieces: Sequence[str]) -> dict[str, Fraction]:
    return {piece: Fraction(count, len(pieces)) for piece, count in sorted(Counter(pieces).items())}


def __dir__() -> list[str]:
    return __all__
