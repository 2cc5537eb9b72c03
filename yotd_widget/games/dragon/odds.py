"""Odds: how the action cards may be grouped next time, exactly (ACT-1, ACT-2).

>>> from yotd_widget.games.dragon import new_game
>>> deal = next_deal(new_game(["Ania", "Benek", "Kasia", "Dorota"], seed=7))
>>> len(deal), probability(deal, together("taxes", "build")), probability(deal, alone("privilege"))
(105, Fraction(1, 7), Fraction(1, 7))
>>> distribution(deal, companions("harvest"))[()]
Fraction(1, 7)
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations

from yotd_widget.engine.chances import Chance, event
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.odds import distribution, equally_likely, outcomes, probability
from yotd_widget.engine.texts import N_, Lazy, _
from yotd_widget.games.dragon.actions import DealGroups, action_cards
from yotd_widget.games.dragon.moves import Deal
from yotd_widget.games.dragon.pieces import MONTHS, WALL_ACTIONS, Action
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES

__all__ = ["alone", "companions", "distribution", "next_deal", "outcomes", "probability", "together"]


def next_deal(state: State) -> dict[Deal, Fraction]:
    """Every way in which the action cards may be dealt next time, and its probability; empty if they are not any more.

    That is this month's deal while it is due, else next month's. With 2, 3, 4, 5 players there are 35, 105, 105, 105
    ways, with the Great Wall 35, 280, 105, 420, all equally likely whatever happened before (ACT-1, WALL-2).
    """
    question = DealGroups(LUCK)
    if question in state.agenda or state.month < MONTHS:
        return equally_likely(question.options(state))
    return {}


def companions(action: Action) -> Callable[[Deal], tuple[Action, ...]]:
    """Which other cards lie in the group of this one: an answer for `distribution`. Raises: Refusal ERR-ID."""
    _check(action)
    return lambda deal: tuple(card for group in deal.groups if action in group for card in group if card != action)


def together(*actions: Action) -> Callable[[Deal], bool]:
    """Whether these cards lie in one group: a question for `probability`. Raises: Refusal ERR-ID."""
    _check(*actions)
    return lambda deal: any(set(actions) <= set(group) for group in deal.groups)


def alone(action: Action) -> Callable[[Deal], bool]:
    """Whether this card is a group by itself: a question for `probability`. Raises: Refusal ERR-ID."""
    _check(action)
    return lambda deal: (action,) in deal.groups


def chances(state: State) -> tuple[Chance, ...]:
    """Which two action cards lie together at the next deal: whoever takes one makes the other dear (ACT-1, ACT-4)."""
    deal = next_deal(state)
    if not deal:
        return ()
    cards = sorted({card for each in deal for group in each.groups for card in group}, key=action_cards(state).index)
    lie = {card: f"group/{key}/{card}" for key, group in zip("ABCDE", state.groups, strict=False) for card in group}
    due = DealGroups(LUCK) in state.agenda
    title = _("The deal of month {month}").format(month=state.month + (not due))
    # Translators: two action cards, “Taxes with Build”
    pairs = [
        event(
            _("{action} with {other}").format(action=ACTION_NAMES[one], other=ACTION_NAMES[other]),
            deal,
            together(one, other),
            *(lie[card] for card in (one, other) if card in lie),
            kind=_("Any two cards in the same group"),
        )
        for one, other in combinations(cards, 2)
    ]
    rest = [
        event(
            _("{action} alone").format(action=ACTION_NAMES[card]),
            deal,
            alone(card),
            *(lie[each] for each in (card,) if each in lie),
            kind=_("Any one card alone in its group"),
        )
        for card in cards
    ]
    events = [each for alike in (pairs, rest) for each in sorted(alike, key=lambda each: -each.odds) if each.odds]
    return (Chance(title, "action groups", ("ACT-1", "ACT-2"), tuple(events)),)


def _check(*actions: object) -> None:
    for action in actions:
        if action not in WALL_ACTIONS:
            raise refuse("ERR-ID", kind=Lazy(N_("action")), id=action)


def __dir__() -> list[str]:
    return __all__
