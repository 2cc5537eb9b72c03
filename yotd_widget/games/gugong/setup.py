"""Before the first Day: what luck decides, in its order (SETUP-*, EXPERT-*, AUTOMA-1 to AUTOMA-5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from yotd_widget.engine.chance import Rolls, Shuffles
from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.position import Point, Question
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.moves import Draw, Focus, Roll, Start
from yotd_widget.games.gugong.pieces import LOCATIONS, MENG
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.state import Automa, Setup, State, all_tokens, automa_deck, sets

# --- The start player ------------------------------------------------------------------------------------------------


class DrawStart(Question, frozen=True):
    """Chance names the start player (SETUP-8)."""

    answers = (Start,)
    points = {
        N_("start player"): Point(
            N_("{player} names the start player"),
            N_("Name the start player."),
            N_("the start player"),
            ("SETUP-8",),
        )
    }

    def options(self, state: State) -> Sequence[Start]:
        return [Start(number) for number in range(1, len(state.seats) + 1)]

    def verify(self, state: State, move: Start) -> Refusal | None:
        return None if 1 <= move.player <= len(state.seats) else state.no_option()

    def do(self, state: State, move: Start, notes: Notes | None) -> None:
        seat_from(state, move.player - 1)
        if notes is not None:
            notes.add("SETUP-8", state.start)


def seat_from(state: State, start: int) -> None:
    """The Intrigue stack, the start player at the bottom (SETUP-9), and the card sets by order of play (SETUP-12)."""
    state.start = start
    state.order = tuple(reversed(state.order_of_play))
    for seat, kind in zip(state.order_of_play, sets(state.setup), strict=True):
        state.seats[seat].hand = state.setup.data.cards_of[kind]


# --- Draws -----------------------------------------------------------------------------------------------------------

What = Literal[
    "board cards", "draw pile", "travel tokens", "decrees 1", "decrees 2", "decrees 3", "automa cards", "meng's cards",
    "used tokens",
]  # fmt: skip


class Drawing(NamedTuple):
    """What is drawn: from which pieces, where they go, by which rules, and how many (None for all)."""

    pieces: Callable[[State], Sequence[str]]
    lay: Callable[[State, tuple[str, ...]], None]
    rules: tuple[str, ...]
    drawn: Callable[[State], int | None] = lambda state: None


def _lay_board(state: State, cards: tuple[str, ...]) -> None:
    state.gifts = dict(zip(LOCATIONS, cards, strict=True))


def _board(state: State) -> Sequence[str]:
    """The board cards; in the Expert Variant all that no player holds (EXPERT-2)."""
    if not state.setup.expert:
        return state.setup.data.cards_of["board"]
    held = {card for seat in state.seats for card in seat.hand}
    return [card.id for card in state.setup.data.gift_cards.cards if card.id not in held]


def _pile(state: State) -> Sequence[str]:
    """The draw-pile cards (SETUP-11); in the Expert Variant what the seven locations leave (EXPERT-3)."""
    if not state.setup.expert:
        return state.setup.data.cards_of["draw"]
    return [card for card in _board(state) if card not in state.gifts.values()]


def _lay_pile(state: State, cards: tuple[str, ...]) -> None:
    """At the hard level Meng has the top card as a fifth one, marked by a neutral servant (AUTOMA-4, AMB-49)."""
    state.draw_pile = cards
    if state.setup.level == "hard":
        meng = state.seats[MENG]
        meng.hand, state.draw_pile = (*meng.hand, cards[0]), cards[1:]
        meng.card_slots = 1


def _lay_tokens(state: State, tokens: tuple[str, ...]) -> None:
    """One on every city in the order of the data, the rest is the pile (SETUP-3, SETUP-18)."""
    cities = len(state.setup.data.cities)
    state.map, state.token_pile = tokens[:cities], tokens[cities:]


def _lay_used(state: State, tokens: tuple[str, ...]) -> None:
    """The discarded tokens are the new pile (MORN-3, AMB-61)."""
    state.token_pile, state.token_discard = (*state.token_pile, *tokens), ()


def _level(level: int) -> Drawing:
    def tiles(state: State) -> Sequence[str]:
        return [tile.id for tile in state.setup.data.decrees.tiles if tile.level == level]

    def lay(state: State, drawn: tuple[str, ...]) -> None:
        state.board_decrees = (*state.board_decrees, *drawn)

    return Drawing(tiles, lay, ("SETUP-14",), lambda state: state.setup.data.decrees.per_level_in_game)


def _automa_cards(state: State) -> Sequence[str]:
    """All of them at set-up, later those of earlier Days (AUTOMA-4, AUTOMA-11)."""
    assert state.automa is not None
    return state.automa.used or automa_deck(state.setup)


def _lay_deck(state: State, cards: tuple[str, ...]) -> None:
    assert state.automa is not None
    state.automa = msgspec.structs.replace(state.automa, deck=cards, used=())


def _lay_stack(state: State, cards: tuple[str, ...]) -> None:
    state.seats[MENG].hand = cards


DRAWINGS: Final[dict[What, Drawing]] = {
    "board cards": Drawing(
        _board, _lay_board, ("SETUP-10", "EXPERT-3"), lambda state: len(LOCATIONS) if state.setup.expert else None
    ),
    "draw pile": Drawing(_pile, _lay_pile, ("SETUP-11", "EXPERT-2")),
    "travel tokens": Drawing(lambda state: all_tokens(state.setup), _lay_tokens, ("SETUP-3", "SETUP-4", "BONUS-1")),
    "decrees 1": _level(1),
    "decrees 2": _level(2),
    "decrees 3": _level(3),
    "automa cards": Drawing(_automa_cards, _lay_deck, ("AUTOMA-4", "AUTOMA-11")),
    "meng's cards": Drawing(lambda state: state.seats[MENG].hand, _lay_stack, ("AUTOMA-5",)),
    "used tokens": Drawing(lambda state: state.token_discard, _lay_used, ("MORN-3",)),
}
_POINTS: Final = {
    N_("board cards"): N_("{player} lays out the Gift Cards"),
    N_("draw pile"): N_("{player} shuffles the draw pile"),
    N_("travel tokens"): N_("{player} lays out the Travel Tokens"),
    N_("decrees 1"): N_("{player} lays out the Decrees of level 1"),
    N_("decrees 2"): N_("{player} lays out the Decrees of level 2"),
    N_("decrees 3"): N_("{player} lays out the Decrees of level 3"),
    N_("automa cards"): N_("{player} shuffles the Automa cards"),
    N_("meng's cards"): N_("{player} shuffles Meng's Gift Cards"),
    N_("used tokens"): N_("{player} shuffles the used Travel Tokens"),
}


@remembered(100)
def shuffles(pieces: tuple[str, ...], drawn: int | None) -> Shuffles[str, Draw]:
    """Each order in which so many of the pieces can be drawn."""
    return Shuffles(pieces, Draw, drawn)


@remembered(100)
def rolls(faces: tuple[tuple[int, ...], ...]) -> Rolls[int, Roll]:
    """What dice with these faces can show."""
    return Rolls(faces, Roll)


class DrawCards(Question, frozen=True):
    """Chance draws or shuffles cards, tokens or Decrees (SETUP-18)."""

    what: What

    answers = (Draw,)
    points = {
        name: Point(says, N_("Draw them in an order."), N_("a draw"), DRAWINGS[name].rules)  # type: ignore[index]
        for name, says in _POINTS.items()
    }

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        return self.what, DRAWINGS[self.what].rules, 0, 1

    def options(self, state: State) -> Shuffles[str, Draw]:
        drawing = DRAWINGS[self.what]
        return shuffles(tuple(drawing.pieces(state)), drawing.drawn(state))

    def verify(self, state: State, move: Draw) -> Refusal | None:
        return None if self.options(state).fits(move.drawn) else state.no_option()

    def do(self, state: State, move: Draw, notes: Notes | None) -> None:
        drawing = DRAWINGS[self.what]
        drawing.lay(state, move.drawn)
        if notes is not None:
            other = state.day > 0 if self.what == "automa cards" else state.setup.expert
            rule = drawing.rules[-1 if other and len(drawing.rules) == 2 else 0]  # AUTOMA-11, EXPERT-2, EXPERT-3
            notes.add(rule, None, what=self.what, drawn=" ".join(move.drawn))


class RollDice(Question, frozen=True):
    """Chance rolls the three Destiny Dice (SETUP-5, MORN-5)."""

    answers = (Roll,)
    points = {
        N_("destiny dice"): Point(
            N_("{player} rolls the Destiny Dice"),
            N_("Roll the dice."),
            N_("a roll of the dice"),
            ("SETUP-5", "MORN-5"),
            focus="dice",
        )
    }

    def options(self, state: State) -> Rolls[int, Roll]:
        return rolls(state.setup.data.dice.faces)

    def verify(self, state: State, move: Roll) -> Refusal | None:
        faces = state.setup.data.dice.faces
        fits = len(move.dice) == len(faces) and all(face in die for face, die in zip(move.dice, faces, strict=False))
        return None if fits else state.no_option()

    def do(self, state: State, move: Roll, notes: Notes | None) -> None:
        state.dice = move.dice
        if notes is not None:
            notes.add("MORN-5" if state.day else "SETUP-5", None, dice=" ".join(map(str, move.dice)))


class DrawFocus(Question, frozen=True):
    """Chance picks a board card: where it lies is Meng's focus (AUTOMA-3, EXPERT-4, AMB-60)."""

    answers = (Focus,)
    points = {
        N_("meng's focus"): Point(
            N_("{player} picks Meng's focus"), N_("Pick a location."), N_("Meng's focus"), ("AUTOMA-3",)
        )
    }

    def options(self, state: State) -> Sequence[Focus]:
        return [*map(Focus, LOCATIONS)]

    def verify(self, state: State, move: Focus) -> Refusal | None:
        return None if move.location in LOCATIONS else state.no_option()

    def do(self, state: State, move: Focus, notes: Notes | None) -> None:
        assert state.automa is not None
        state.automa = msgspec.structs.replace(state.automa, focus=move.location)
        if notes is not None:
            notes.add("AUTOMA-3", MENG, location=move.location)


# --- The table before any luck ---------------------------------------------------------------------------------------


def laid_out(setup: Setup) -> State:
    """The table with all that luck does not decide (SETUP-6, SETUP-7, SETUP-13, SETUP-15, SETUP-16)."""
    data = setup.data
    servants, intrigue, palace = data.servants, data.intrigue, data.palace
    count = len(setup.players) + (setup.level is not None)
    seats = [
        Seat(servants.start_pool, servants.start_supply, envoy=palace.start, intrigue=intrigue.start)
        for _ in range(count)
    ]
    houses = (True,) * len(data.jade.houses.of(setup.side))
    return State(setup, houses=houses, seats=seats, automa=Automa() if setup.level else None)


def draws(setup: Setup) -> list[Any]:
    """The chance decisions in their order (SETUP-18); in a solo game the human starts (AUTOMA-1)."""
    solo = setup.level is not None
    kinds: tuple[What, ...] = ("board cards", "draw pile", "travel tokens", "decrees 1", "decrees 2", "decrees 3")
    of_meng: tuple[What, ...] = ("automa cards", "meng's cards") if solo else ()
    return [
        *([] if solo else [DrawStart(LUCK)]),
        *(DrawCards(LUCK, kind) for kind in kinds),
        RollDice(LUCK),
        *(DrawCards(LUCK, kind) for kind in of_meng),
        *([DrawFocus(LUCK)] if solo else []),
    ]
