"""The moves of Gùgōng; their text form both ways follows from their fields.

>>> MOVES.parse("give P1-2 jade discard P1-4")
Give(card='P1-2', location='jade', mode='discard', other='P1-4')
>>> str(Load("double", "A", None))
'load double new A'
"""

from __future__ import annotations

import re
from typing import Final, Literal, final

from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.games.gugong.pieces import (
    Location,
    Mode,
    Option,
    Piece,
    Reward,
    Route,
    Token,
)
from yotd_widget.games.gugong.words import HOLDERS

# --- Chance ----------------------------------------------------------------------------------------------------------


class Start(Move, frozen=True):
    """The start player, the first seat is 1 (SETUP-8)."""

    player: int


class Draw(Move, frozen=True):
    """Cards, tokens or Decrees in the order in which they are drawn (SETUP-18)."""

    drawn: tuple[str, ...]
    between = " "
    label = "{drawn}"


class Roll(Move, frozen=True):
    """What the three dice show (SETUP-5, MORN-5)."""

    dice: tuple[int, ...]
    between = " "
    label = "{dice}"


class Focus(Move, frozen=True):
    """The location of Meng's focus (AUTOMA-3)."""

    location: Location
    label = "{location}"


# --- Gifts -----------------------------------------------------------------------------------------------------------


class Give(Move, frozen=True):
    """DP-GIFT: exchange a hand card for the one at a location. other: the card discarded in payment."""

    card: str
    location: Location
    mode: Mode
    other: str | None = None
    said = (N_("bring {card} to {location}"),)

    @property
    def label(self) -> str:  # type: ignore[override]
        return _GIVEN[self.mode]

    @property
    def official(self) -> Lazy:
        """To whom it is brought."""
        return Lazy(HOLDERS.english[self.location])

    def __str__(self) -> str:
        return " ".join(filter(None, ("give", self.card, self.location, self.mode, self.other)))

    @classmethod
    def read(cls, text: str) -> Give:
        """A card, a location, how it is paid, and the card discarded for it. Raises: ValueError."""
        words = text.split()
        if len(words) not in (3, 4):
            raise ValueError(Lazy(N_("it is said as “{form}”"), form="give CARD LOCATION MODE [OTHER]"))
        card, location, mode, *other = words
        return cls(card, location.lower(), mode.lower(), *other)  # type: ignore[arg-type]


_GIVEN: Final[dict[Mode, str]] = {
    # Translators: what the next four have in common; {card}, {other}: “silk (5, Intrigue)”; {official}: “Jade official”
    "free": N_("{card} to the {official}: free"),
    "pay_servants": N_("{card} to the {official}: pay {servants}"),
    "discard": N_("{card} to the {official}: discard {other}"),
    "no_action": N_("{card} to the {official}: no actions"),
}


class Pay(Move, frozen=True):
    """DP-PAY: pay with normal servants alone, or with the Double Servant."""

    using: Literal["servants", "double"]

    @property
    def label(self) -> str:  # type: ignore[override]
        # Translators: {pieces}: “1 servant and the Double Servant”
        return N_("Pay {pieces}")


class Gain(Move, frozen=True):
    """DP-GAIN: gain normal servants alone, or the Double Servant among them."""

    taking: Literal["servants", "double"]

    @property
    def label(self) -> str:  # type: ignore[override]
        return N_("Gain {pieces}")


@final
class UseCard(Move, frozen=True):
    """DP-ACT-CARD: the action of the card."""

    # Translators: {card}: “silk (5, Intrigue)”
    label = N_("Use the card: {card}")


@final
class UsePlace(Move, frozen=True):
    """DP-ACT-LOC: the action of the location."""

    label = N_("Use the location: {location}")


class Skip(Move, frozen=True):
    """Not this: an action, a part of one, an effect, a benefit, a claim."""

    label = "{declined}"
    declines = True


class Swap(Move, frozen=True):
    """DP-SWAP: an own card changes places with that of a location."""

    card: str
    location: Location
    # Translators: {card}, {there}: “silk (5, Intrigue)”; {official}: “Jade official”
    label = N_("{card} for the {there} of the {official}")


# --- Places ----------------------------------------------------------------------------------------------------------


class Travel(Move, frozen=True):
    """DP-TRAVEL: one move, or for servants two."""

    option: Option

    @property
    def label(self) -> str:  # type: ignore[override]
        return N_("Travel once") if self.option == "A" else N_("Travel twice, for {price}")


class Go(Move, frozen=True):
    """DP-CITY: the Traveller goes there."""

    city: str
    # Translators: a city and the token there
    label = N_("{where}: {there}")
    place = "city/{city}"


class Use(Move, frozen=True):
    """DP-TOKEN: the effect of the token."""

    # Translators: {token}: “token “1 servant””
    label = N_("Use the {token}")


class Offer(Move, frozen=True):
    """DP-TOKEN: a hand card of 7 or more for a Jade (TOK-5)."""

    card: str
    label = N_("{card} for a Jade")


class Put(Move, frozen=True):
    """DP-TOKEN: a piece of the supply on the Wall (TOK-10)."""

    piece: Piece
    label = N_("{piece} of the supply on the Wall")


class Retrieve(Move, frozen=True):
    """DP-RETRIEVE: a card of the discard pile back into hand."""

    card: str
    label = N_("Take back {card}")


class Lay(Move, frozen=True):
    """DP-BTOK: use a bonus token, beside this location or beside the Player Board."""

    location: Location | None = None

    @property
    def label(self) -> str:  # type: ignore[override]
        return N_("Use the {token} at {location}") if self.location else N_("Use the {token}")

    def __str__(self) -> str:
        return f"lay {self.location or ''}".rstrip()

    @classmethod
    def read(cls, text: str) -> Lay:
        """A location, or nothing."""
        return cls(text.lower() or None)  # type: ignore[arg-type]


class Exchange(Move, frozen=True):
    """DP-XCH: these tokens for a servant, for points or for a Jade. piece: which servant."""

    gain: Literal["servant", "double", "vp", "jade"]
    tokens: tuple[Token, ...]
    # Translators: {tokens}: names of tokens; {gained}: “1 servant”, “2 points”, “1 Jade”
    label = N_("Exchange {tokens} for {gained}")
    between = " "


class Done(Move, frozen=True):
    """No more of it: Morning Decrees, last exchanges."""

    label = "{declined}"
    declines = True


class Wall(Move, frozen=True):
    """DP-WALL: place one servant, or for one servant up to two."""

    option: Option

    @property
    def label(self) -> str:  # type: ignore[override]
        return (
            N_("Place 1 servant on the Wall") if self.option == "A" else N_("Pay 1 servant, place 1 or 2 on the Wall")
        )


class Build(Move, frozen=True):
    """DP-WALL: how many normal and Double Servants are placed; with D2-3 one more of the supply."""

    servants: int
    doubles: int = 0
    extra: Literal["servant", "double"] | None = None

    @property
    def label(self) -> str:  # type: ignore[override]
        # Translators: {pieces}: “2 servants”; {extra}: “servant” or “Double Servant”
        return N_("{pieces} on the Wall, and 1 {extra} of the supply") if self.extra else N_("{pieces} on the Wall")


class Benefit(Move, frozen=True):
    """DP-BENEFIT: an Intrigue Benefit."""

    benefit: str
    label = "{taken}"


class Turn(Move, frozen=True):
    """DP-DIE: turn a die to one of its faces; the first die is 1."""

    die: int
    face: int
    label = N_("Turn die {die} to {face}")


class Buy(Move, frozen=True):
    """DP-JADE: the Jade of a house, the first is 1; 0 is the square."""

    house: int

    @property
    def label(self) -> str:  # type: ignore[override]
        # Translators: {price}: “3 servants”
        return N_("Jade of house {house}, for {price}") if self.house else N_("Jade of the square, for {price}")


class Intrigue(Move, frozen=True):
    """DP-INTRIGUE: one step and the Medal, or for a servant three steps."""

    option: Option

    @property
    def label(self) -> str:  # type: ignore[override]
        return "{rises}" if self.option == "A" else N_("Intrigue 3 steps up, for 1 servant")


class Palace(Move, frozen=True):
    """DP-PALACE: one step, or for servants two and one of Intrigue."""

    option: Option

    @property
    def label(self) -> str:  # type: ignore[override]
        if self.option == "A":
            return N_("Envoy 1 step up")
        return N_("Envoy 2 steps and Intrigue 1 step up, for 2 servants")


class Obtain(Move, frozen=True):
    """DP-DECREE: obtain a Decree."""

    decree: str
    # Translators: {decree}: its name; {price}: “2 servants”
    label = N_("{decree}: pay {price} and place 1")


class Invoke(Move, frozen=True):
    """DP-MORNING: use the advantage of an own Decree of level 1."""

    decree: str
    # Translators: a Decree and what it brings: “Morning Servant: gain 1 servant”
    label = N_("{decree}: {effect}")


class Canal(Move, frozen=True):
    """DP-CANAL: place one and move, or for one servant place two."""

    option: Option

    @property
    def label(self) -> str:  # type: ignore[override]
        if self.option == "A":
            return N_("Load 1 servant, then move a ship")
        return N_("Pay 1 servant, load 2 servants")


class Load(Move, frozen=True):
    """DP-CANAL, DP-TOKEN, DP-MORNING: a piece on an own ship, or on a new one (harbour None) of this route."""

    piece: Piece
    route: Route
    harbour: int | None

    @property
    def label(self) -> str:  # type: ignore[override]
        if self.harbour is None:
            return N_("{piece} on a new ship, route {route}")
        return N_("{piece} on ship {route}{harbour}")

    def __str__(self) -> str:
        return f"load {self.piece} {f'new {self.route}' if self.harbour is None else f'{self.route}{self.harbour}'}"

    @classmethod
    def read(cls, text: str) -> Load:
        """A piece and a ship: "servant A2", "double new B". Raises: ValueError."""
        found = re.fullmatch(r"(servant|double) (?:new ([a-z])|([a-z])(\d{1,9}))", text.lower())
        if found is None:
            raise ValueError(Lazy(N_("“{text}” is neither “servant A2” nor “double new A”"), text=text))
        piece, new, route, harbour = found.groups()
        return cls(piece, (new or route).upper(), None if new else int(harbour))  # type: ignore[arg-type]


def ship_of(text: str) -> tuple[str, int, str]:
    """Route, harbour and what follows of "A2 card". Raises: ValueError."""
    found = re.fullmatch(r"([a-z])(\d{1,9})(?: (\w+))?", text.lower())
    if found is None:
        raise ValueError(Lazy(N_("“{text}” is no ship, as “A2” is"), text=text))
    return found[1].upper(), int(found[2]), found[3] or ""


class Sail(Move, frozen=True):
    """DP-CANAL: move the own ship in this harbour."""

    route: Route
    harbour: int
    # Translators: from harbour to harbour, as “A2”
    label = N_("Move ship {route}{harbour} to {to}")

    def __str__(self) -> str:
        return f"sail {self.route}{self.harbour}"

    @classmethod
    def read(cls, text: str) -> Sail:
        """A ship. Raises: ValueError."""
        route, harbour, rest = ship_of(text)
        if rest:
            raise ValueError(Lazy(N_("“{text}” is no ship, as “A2” is"), text=text))
        return cls(route, harbour)  # type: ignore[arg-type]


class Claim(Move, frozen=True):
    """DP-CLAIM: claim the reward of the own ship in this harbour. reward: where one of several can be taken."""

    route: Route
    harbour: int
    reward: Reward | None = None

    @property
    def label(self) -> str:  # type: ignore[override]
        # Translators: {gained}: “4 points”, “Gift Card”, “Double Servant”
        return N_("Claim with ship {route}{harbour}: {gained}")

    def __str__(self) -> str:
        return " ".join(filter(None, ("claim", f"{self.route}{self.harbour}", self.reward)))

    @classmethod
    def read(cls, text: str) -> Claim:
        """A ship, and the reward. Raises: ValueError."""
        route, harbour, reward = ship_of(text)
        return cls(route, harbour, reward or None)  # type: ignore[arg-type]


class Follow(Move, frozen=True):
    """DP-FOLLOW: do the action as well."""

    # Translators: {action}: “Grand Canal”
    label = N_("Follow: {action}")


MOVES: Final = MoveTexts[Move](
    Start, Draw, Roll, Focus, Give, Pay, Gain, UseCard, UsePlace, Skip, Swap, Travel, Go, Use, Offer, Put, Retrieve,
    Lay, Exchange, Done, Wall, Build, Benefit, Turn, Buy, Intrigue, Palace, Obtain, Invoke, Canal, Load, Sail, Claim,
    Follow,
)  # fmt: skip
"""All moves by their verbs."""
