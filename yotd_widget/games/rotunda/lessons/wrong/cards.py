"""Wrong ideas of bonuses, Orders and Experts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.data import ScoreTrack
from yotd_widget.games.rotunda.experts import Used, discards, why_no_hire
from yotd_widget.games.rotunda.gains import AfterGain, follow, gain, gain_coins
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.moves import Complete
from yotd_widget.games.rotunda.moving import NeutralOver
from yotd_widget.games.rotunda.orders import ChooseOrder
from yotd_widget.games.rotunda.state import State
from yotd_widget.quiz.wrong_rules import instead

# --- Bonuses ---------------------------------------------------------------------------------------------------------


def _must_pass(track: ScoreTrack, start: int, now: int) -> int:
    """To stand on the field behind the symbol is not enough."""
    return track._upto(max(start, now - 1)) - track._upto(start)


wrong_rule(
    "on-symbol",
    "BONUS-1",
    N_("{answer} would be right if one had to come further than the gate. To stand just behind it is enough."),
    instead(ScoreTrack.crossed, _must_pass),
)
wrong_rule(
    "gate-each-point",
    "BONUS-1",
    N_("{answer} would be right if every point brought one. Only the gates on the way do."),
    instead(ScoreTrack.crossed, lambda track, start, now: now - start),
)
wrong_rule(
    "neutral-gates",
    "NEUTRAL-2",
    N_("{answer} would be right if the points of a neutral action counted for gates. They bring no bonus."),
    instead(NeutralOver.run, lambda task, state, notes: None),
)

# --- Orders ----------------------------------------------------------------------------------------------------------


def _reused(right: Callable[..., None]) -> Callable[..., None]:
    """What pays for an Order can pay for another one."""

    def wrong(task: ChooseOrder, state: State, move: Any, notes: Any) -> None:
        own = state.seats[task.seat]
        before = msgspec.structs.replace(own)
        right(task, state, move, notes)
        if isinstance(move, Complete):
            own.tea, own.fruit, own.celadon, own.gold = before.tea, before.fruit, before.celadon, before.gold
            own.coins = before.coins

    return wrong


def _at_once(right: Callable[..., None]) -> Callable[..., None]:
    """The points of an Order come with it."""

    def wrong(task: ChooseOrder, state: State, move: Any, notes: Any) -> None:
        right(task, state, move, notes)
        if isinstance(move, Complete):
            state.seats[task.seat].vp += state.data.order[move.order].vp

    return wrong


def _each_time(right: Callable[..., None]) -> Callable[..., None]:
    """An effect acts at every gain of the turn."""

    def wrong(task: AfterGain, state: State, *told: Any) -> None:
        used = state.turn.used
        right(task, state, *told)
        state.remember(used=used)

    return wrong


def _always(state: State, seat: int, events: Any, cubes: Any = (), but: str = "") -> None:
    """Effects act in anybody's turn."""
    own = state.seats[seat]
    if own.done or own.experts:
        state.agenda.append(AfterGain(seat, events, cubes, but))


def _before_done(right: Callable[..., None]) -> Callable[..., None]:
    """An Order acts from the moment one has it."""

    def wrong(task: AfterGain, state: State, notes: Any) -> None:
        own = state.seats[task.seat]
        done, orders = own.done, own.orders
        own.done = (*done, *orders)
        right(task, state, notes)
        own.done = done

    return wrong


wrong_rule(
    "reuse",
    "ORDER-2",
    N_("{answer} would be right if a cube could pay twice. It pays for one Order, and is gone."),
    Swap(ChooseOrder.do, _reused),
)
wrong_rule(
    "order-now",
    "ORDER-3",
    N_("{answer} would be right if an Order scored at once. Its points come at the end of the game."),
    Swap(ChooseOrder.do, _at_once),
)
wrong_rule(
    "each-cube",
    "ORDER-5 ORDER-9",
    N_("{answer} would be right if the effect acted every time. It acts once in a turn."),
    Swap(AfterGain._give, _each_time),
)
wrong_rule(
    "off-turn",
    "ORDER-10",
    N_("{answer} would be right if effects acted in the turns of others. They act in one's own turn alone."),
    instead(follow, _always),
)
wrong_rule(
    "before-done",
    "ORDER-4",
    N_("{answer} would be right if an Order acted before it is paid. Until it is completed it does nothing."),
    Swap(AfterGain.run, _before_done),
)
# --- Experts ---------------------------------------------------------------------------------------------------------


def _with_track(right: Callable[..., None]) -> Callable[..., None]:
    """The Bookseller counts those on the track as well."""

    def wrong(state: State, seat: int, coins: int, rule: str, notes: Any, **facts: Any) -> None:
        right(state, seat, coins + state.seats[seat].track * (rule == "EXPERT-13"), rule, notes, **facts)

    return wrong


def _without_one(right: Callable[..., None]) -> Callable[..., None]:
    """The Bookseller gives one coin for each and no more."""

    def wrong(state: State, seat: int, coins: int, rule: str, notes: Any, **facts: Any) -> None:
        right(state, seat, coins - (rule == "EXPERT-13"), rule, notes, **facts)

    return wrong


def _stays_below(right: Callable[..., None]) -> Callable[..., None]:
    """A used Expert stays where he is."""

    def wrong(task: Used, state: State, notes: Any) -> None:
        own = state.seats[task.seat]
        held, cards = own.experts, own.cards
        right(task, state, notes)
        own.experts, own.cards = held, cards

    return wrong


def _no_most(right: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """There is no limit."""
    return lambda state, seat, discard: None


def _not_lost(right: Callable[..., None]) -> Callable[..., None]:
    """A cube that the supply lacks is had all the same."""

    def wrong(state: State, seat: int, cubes: Any, rule: str, notes: Any, **facts: Any) -> None:
        wanted = [*cubes]
        for cube in wanted:
            state.stock[cube] += max(0, wanted.count(cube) - state.stock[cube])
        right(state, seat, wanted, rule, notes, **facts)

    return wrong


wrong_rule(
    "plus-track",
    "EXPERT-13",
    N_("{answer} would be right if those on the track counted, too. Only those in the supply do."),
    Swap(gain_coins, _with_track),
)
wrong_rule(
    "no-plus-one",
    "EXPERT-13",
    N_("{answer} would be right without the coin on top. He gives one more than there are Assistants."),
    Swap(gain_coins, _without_one),
)
wrong_rule(
    "marked-stay",
    "EXPACT-2 EXPACT-3",
    N_("{answer} would be right if a used Expert stayed. He is laid aside: as an Amulet, or on the pile."),
    Swap(Used.run, _stays_below),
)
wrong_rule(
    "expert-limit-off",
    "EXPERT-2",
    N_("{answer}: right if there were no limit. Three Experts lie below a board; for a fourth one has to go."),
    Swap(why_no_hire, _no_most),
    instead(discards, lambda state, seat: (None,)),
)
wrong_rule(
    "lost-not",
    "ROOM-GEN-10",
    N_("{answer} would be right if the supply had no end. What it lacks is lost."),
    Swap(gain, _not_lost),
)
