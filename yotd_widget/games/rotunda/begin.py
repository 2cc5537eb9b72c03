"""How a game begins: the options, the set-up, the first turn. Knows every step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.house import PlayedRule, begun_by
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.names import players as checked_players
from yotd_widget.engine.packs import BadPack
from yotd_widget.games.rotunda import council, inner, packs, rows, trades  # noqa: F401 - what is asked in their rooms
from yotd_widget.games.rotunda.pieces import LEAST_PLAYERS, MOST_PLAYERS
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.setup import draws, laid_out
from yotd_widget.games.rotunda.state import Setup, State
from yotd_widget.games.rotunda.turns import NextTurn


def begin(setup: Setup) -> State:
    """The first question of a game, or its first chance decision where nobody holds the luck."""
    state = laid_out(setup)
    state.agenda = [NextTurn(setup.start), *reversed(draws(setup))]
    state.proceed()
    state.settle()
    return state


def new_game(
    players: Sequence[str] = ("Ada", "Bo"),
    *,
    seed: int | None = None,
    pack: Any = None,
    start: int = 0,
    choose_hall: bool = False,
    advanced: bool | None = None,
    neutral_action: bool | None = None,
    rules: Iterable[str | PlayedRule] = (),
    **unknown: Any,
) -> State:
    """A new game at its first question.

    players: two to five names. seed: of all luck. pack: the name of a data pack, the path of one's own or its data.
    start: seat of the starting player (SETUP-12). choose_hall: whether the place of the Hall is chosen (SETUP-2).
    advanced: the advanced Experts (3.18); neutral_action: the room action of Neutral Leaders of two players (3.17);
    left out, both as the pack says. rules: house rules, by their names (`yw.house_rules("rotunda")`).
    Raises: Refusal CONFIG-PLAYERS, CONFIG-OPTION or PACK-INVALID; BadInput for names that cannot be.
    """
    names = (players,) if isinstance(players, str) else tuple(players)
    if not LEAST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise refuse("CONFIG-PLAYERS")
    try:
        given = packs.pack(pack)
    except BadPack as error:
        raise refuse("PACK-INVALID", detail=error.detail) from None
    except OneSentence as error:
        raise refuse("PACK-INVALID", detail=error.text.rstrip(".")) from None
    options = [choose_hall, *(option for option in (advanced, neutral_action) if option is not None)]
    if (
        unknown
        or type(start) is not int
        or not 0 <= start < len(names)
        or any(type(one) is not bool for one in options)
    ):
        raise refuse("CONFIG-OPTION")
    if neutral_action and len(names) != LEAST_PLAYERS:
        raise refuse("CONFIG-OPTION")
    flags = given.data.flags
    setup = Setup(
        checked_players(names),
        given.reference,
        seed,
        start,
        choose_hall,
        flags.advanced_experts if advanced is None else advanced,
        (flags.neutral_room_action if neutral_action is None else neutral_action) and len(names) == LEAST_PLAYERS,
    )
    with begun_by("rotunda", rules) as house:
        return begin(replace(setup, rules=house))


def ordinary(players: Sequence[str]) -> State:
    """A table before the first turn, on which luck has laid what it always lays."""
    state = new_game(players)
    luck = SeededLuck(1)
    while state.agenda[-1].seat == LUCK:
        state.play(luck.answer(state))
    return state
