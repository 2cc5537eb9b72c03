"""Wrong ideas of Meng: what he pays, where he goes, what he takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.decrees import price
from yotd_widget.games.gugong.gifts import beats
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.meng import MengActs, MengsTurn, chosen_decree, levels, next_city
from yotd_widget.games.gugong.pieces import MENG
from yotd_widget.games.gugong.scoring import shut_out
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.wrong_rules import getter, instead

Turn = Callable[[MengsTurn, State, Any], None]


def _pays_for_gifts(right: Turn) -> Turn:
    """A gift that is not higher costs him two servants, too."""

    def wrong(task: MengsTurn, state: State, notes: Any) -> None:
        before = dict(state.gifts)
        right(task, state, notes)
        acts = [each for each in state.agenda if isinstance(each, MengActs)]
        changed = next((at for at in state.gifts if state.gifts[at] != before[at]), None)
        if not acts or changed is None:
            return
        own = state.seats[MENG]
        if not beats(state.card(state.gifts[changed]).value, state.card(before[changed]).value):
            due = min(2, own.pool)
            own.pool, own.supply = own.pool - due, own.supply + due

    return wrong


def _place_first(right: Turn) -> Turn:
    """The place acts before the card."""

    def wrong(task: MengsTurn, state: State, notes: Any) -> None:
        right(task, state, notes)
        if len(state.agenda) > 1 and all(isinstance(each, MengActs) for each in state.agenda[-2:]):
            state.agenda[-2:] = state.agenda[-2:][::-1]

    return wrong


def _choose(better: Callable[[State, str, int], tuple[int, ...]]) -> Callable[..., str | None]:
    """Of the Decrees that he can afford the one that is best so."""

    def wrong(state: State, pool: int, *, free: bool = False) -> str | None:
        own = state.seats[MENG]
        there = [
            (*better(state, decree, place), decree)
            for place, decree in enumerate(state.board_decrees)
            if decree not in own.decrees and (free or price(state, MENG, decree) < pool)
        ]
        return str(min(there)[-1]) if there else None

    return wrong


def _of_the_day(state: State, decree: str, place: int) -> tuple[int, ...]:
    level = levels(state).index(state.data.tiles[decree].level)
    return level, price(state, MENG, decree), place


def _around(state: State, step: int) -> str | None:
    """The next city of the ring with a token, in one direction."""
    ring = state.data.travel.map.perimeter_ccw
    last = state.automa.last if state.automa else None
    begin = 0 if last is None else ring.index(last)
    places = (ring[(begin + step * n) % len(ring)] for n in range(last is not None, len(ring)))
    return next((city for city in places if state.token_at(city)), None)


def _nearest(right: Callable[[State], str | None]) -> Callable[[State], str | None]:
    """The nearest city with a token, inside the map or not."""

    def wrong(state: State) -> str | None:
        start = state.seats[MENG].city
        if start is None:
            return right(state)
        seen, ring = {start}, [start]
        while ring:
            ring = list(dict.fromkeys(city for at in ring for city in state.data.neighbours[at] if city not in seen))
            seen.update(ring)
            there = [city for city in ring if state.token_at(city)]
            if there:
                return max(there, key=state.data.places.__getitem__)
        return None

    return wrong


def _outside(state: State) -> bool:
    return state.meng is not None and not state.seats[MENG].space


def _shuts_meng_out(right: Callable[[State], list[int]]) -> Callable[[State], list[int]]:
    return lambda state: [*right(state), *([MENG] if _outside(state) else [])]


def _not_meng(right: Callable[[State], Any]) -> Callable[[State], Any]:
    """Outside the Palace he does not win either."""

    def outcome(state: State) -> Any:
        found = right(state)
        return replace(found, winners=()) if found and found.winners == (MENG,) and _outside(state) else found

    return outcome


wrong_rule(
    "meng-pays",
    "AUTOMA-7",
    N_("{answer} would be right if Meng paid for a gift that is not higher. Values do not matter to him."),
    Swap(MengsTurn.run, _pays_for_gifts),
)
wrong_rule(
    "meng-place-first",
    "AUTOMA-8",
    N_("{answer} would be right if the place came before the card. With Meng, too, the card acts first."),
    Swap(MengsTurn.run, _place_first),
)
wrong_rule(
    "meng-cheapest",
    "AUTOMA-31",
    N_("{answer}: right if he took the cheapest of all. First he looks at the level of the Day."),
    instead(chosen_decree, _choose(lambda state, decree, place: (price(state, MENG, decree), -place))),
)
wrong_rule(
    "meng-top-first",
    "AUTOMA-31",
    N_("{answer}: right if he took the upper one. Of two that cost the same he takes the lower one."),
    instead(chosen_decree, _choose(_of_the_day)),
)
wrong_rule(
    "meng-clockwise",
    "AUTOMA-18",
    N_("{answer}: right if he rode the other way round. He follows the edge counter-clockwise."),
    instead(next_city, lambda state: _around(state, -1)),
)
wrong_rule(
    "meng-nearest",
    "AUTOMA-18 AUTOMA-19",
    N_("{answer}: right if he rode to whatever is nearest. As long as the edge has tokens, he stays on it."),
    Swap(next_city, _nearest),
)
wrong_rule(
    "meng-shut-out",
    "AUTOMA-40",
    N_("{answer} would be right if the gate counted for Meng as well. He keeps his points outside the Palace."),
    Swap(shut_out, _shuts_meng_out),
    Swap(getter(State.outcome), _not_meng),
)
