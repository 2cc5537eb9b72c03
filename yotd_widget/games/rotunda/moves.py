"""The moves of Rotunda; their text form both ways follows from their fields.

>>> MOVES.parse("sell fruit gold")
Sell(kind='fruit', cube='gold')
>>> str(Fetch(2, "retailer", "1"))
'fetch 2 retailer 1'
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from yotd_widget.engine.effects import Pick
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.pieces import Action, Cube, Kind, Side

# --- Chance, set-up --------------------------------------------------------------------------------------------------


class Draw(Move, frozen=True):
    """Tiles, cards or tokens in the order in which they are drawn."""

    drawn: tuple[str, ...]
    between = " "
    label = "{drawn}"


class LayHall(Move, frozen=True):
    """D-1: the place of the Hall."""

    hall: str
    label = N_("The Hall at place {hall}")
    place = "hall/{hall}"


# --- Whatever the step -----------------------------------------------------------------------------------------------


class Skip(Move, frozen=True):
    """Not this: an Expert, a neutral move, a gift, a bonus, a reward, an effect."""

    label = "{declined}"
    declines = True


class Stop(Move, frozen=True):
    """No more of this room, this Order step, these helpers."""

    label = "{declined}"
    declines = True


@final
class Get(Move, frozen=True):
    """A basic resource of the general supply."""

    kind: Kind
    label = N_("Take {kind}")
    place = "stock/{kind}"


# --- Step 1, step 2 --------------------------------------------------------------------------------------------------


class Activate(Move, frozen=True):
    """D-2: an own one-shot Expert."""

    expert: str
    # Translators: {expert}: a name, as “Nanny”; {brings}: “take 1 coin, then do 2 Recruit”
    label = N_("{expert}: {brings}")
    place = "expert/{seat}/{expert}"


class SellAt(Move, frozen=True):
    """D-3: a cube that an Expert sells, as which kind, and where."""

    room: str
    kind: Kind
    cube: Cube
    # Translators: {sold}: “tea”, or “gold as tea”; {brings}: “4 coins and 2 points”
    label = N_("Sell {sold} in the {room}: {brings}")
    place = "good/{seat}/{cube}+room/{room}"


class Steer(Move, frozen=True):
    """D-4: a Neutral Leader to a room, for a cube of its colour or Gold."""

    leader: Kind
    to: str
    cube: Cube
    # Translators: a Neutral Leader is called by its colour; {cube}: what is paid
    label = N_("{leader} Leader to the {to}, for {cube}")
    place = "neutral/{leader}+room/{to}+good/{seat}/{cube}"


class Walk(Move, frozen=True):
    """D-5: an own Leader from where it stands to a room, or to the Hall."""

    start: str
    to: str
    # Translators: rooms: “Leader from the Market to the Bank: 2 steps”
    label = N_("From the {start} to the {to}")
    detail = N_("{steps}")
    place = "leader/{seat}/{start}+room/{to}"


class Use(Move, frozen=True):
    """D-12, D-26: a room, as if one stood there."""

    room: str
    label = N_("Use the {room}")
    place = "room/{room}"


# --- Rooms -----------------------------------------------------------------------------------------------------------


class Act(Move, frozen=True):
    """An Assistant action of a room."""

    action: Action
    label = "{action}"


class Help(Move, frozen=True):
    """D-7: one more execution, with an own Assistant who sits there."""

    side: Side
    # Translators: {side}: “young Assistant”, “Senior Assistant”
    label = N_("Use the {side}")
    place = "{side}/{room}/{seat}"


class Sell(Move, frozen=True):
    """D-8, D-9: a cube, and the kind as which it is sold."""

    kind: Kind
    cube: Cube
    label = N_("Sell {sold}: {brings}")
    place = "good/{seat}/{cube}"


class Token(Move, frozen=True):
    """D-10: what an open Smuggler token shows."""

    token: str
    label = N_("Take {token}")
    place = "token/{token}"


@final
class Gold(Move, frozen=True):
    """D-10: one Gold."""

    label = N_("Take gold")
    place = "stock/gold"


class Coins(Move, frozen=True):
    """D-11: all coins that lie in the Banker's Room."""

    # Translators: {coins}: “3 coins”
    label = N_("Take {coins}")
    place = "banker"


class Council(Move, frozen=True):
    """D-12: pay, and choose one of the two options."""

    option: int
    label = N_("Pay {price}: {brings}")


class Pay(Move, frozen=True):
    """D-13: a payment of the Bank."""

    number: int
    label = N_("Pay {price}: {brings}")


class Trade(Move, frozen=True):
    """D-13: a payment of the Trading Post, and what for."""

    number: int
    goal: Literal["recruit", "peddler", "apprentice", "gold"]
    label = N_("Pay {price}: {goal}")


class Fetch(Move, frozen=True):
    """D-13: a payment of the Warehouse, and the room and field of the cube."""

    number: int
    room: str
    field: str
    label = N_("Pay {price}: {cube} from the {room}")
    place = "{room}/{field}"


class HireFor(Move, frozen=True):
    """D-13: a payment of the Hiring Hall, the Expert, and the one who goes for it."""

    number: int
    expert: str
    discard: str | None
    place = "expert/{expert}"

    @property
    def label(self) -> str:  # type: ignore[override]
        return N_("{price}: {expert}, who replaces {discard}") if self.discard else N_("{price}: {expert}")


class Hire(Move, frozen=True):
    """D-17: an Expert, and the one who goes for it."""

    expert: str
    discard: str | None
    place = "expert/{expert}"

    @property
    def label(self) -> str:  # type: ignore[override]
        return N_("Hire {expert}, who replaces {discard}") if self.discard else N_("Hire {expert}")


@final
class BuyGood(Move, frozen=True):
    """D-14: a basic resource."""

    kind: Kind
    label = N_("Buy {kind} for {price}")
    place = "stock/{kind}"


@final
class BuyRecruit(Move, frozen=True):
    """D-14: a Recruit action."""

    label = N_("Recruit for {price}")


@final
class BuyAmulet(Move, frozen=True):
    """D-14: an open Amulet."""

    amulet: str
    label = N_("Buy the Amulet {amulet} for {price}")
    place = "amulet/{amulet}"


class SellGood(Move, frozen=True):
    """D-14: a cube; Gold is sold as any basic resource."""

    cube: Cube
    label = N_("Sell {cube} for {price}")
    place = "good/{seat}/{cube}"


class SellAssistant(Move, frozen=True):
    """D-14: dismiss an Assistant."""

    label = N_("Dismiss an Assistant for {price}")
    place = "supply/{seat}"


class SellAmulet(Move, frozen=True):
    """D-14: an own Amulet token."""

    amulet: str
    label = N_("Sell the Amulet {amulet} for {price}")
    place = "amulet/{seat}/{amulet}"


# --- Assistants ------------------------------------------------------------------------------------------------------


class Peddle(Move, frozen=True):
    """D-15: an Assistant to the Peddler's village, and by how many villages he is moved before or after it."""

    before: int
    after: int

    @property
    def label(self) -> str:  # type: ignore[override]
        if self.before:
            # Translators: {moves}: “2 villages for 2 coins”; {village}: “Bridge village”
            return N_("First {moves}, then an Assistant to the {village}")
        return N_("An Assistant to the {village}, then {moves}") if self.after else N_("An Assistant to the {village}")


class Seat(Move, frozen=True):
    """D-16: an Assistant on a chair of this room."""

    room: str
    label = N_("A chair in the {room}")
    place = "room/{room}"


# --- The Hall --------------------------------------------------------------------------------------------------------


class Pray(Move, frozen=True):
    """D-18: prayer."""

    label = N_("Pray")


class Worship(Move, frozen=True):
    """D-18: Ancestors' worship."""

    label = N_("Worship")


class Temple(Move, frozen=True):
    """D-19: an open Temple token."""

    token: str
    # Translators: {token}: “Temple 1”; {brings}: “do 2 Peddler”
    label = N_("{token}: {brings}")
    place = "temple/{token}"


class Village(Move, frozen=True):
    """D-20: the village whose Assistants come to the Hall."""

    village: str
    label = N_("From the {village}: {count}")
    place = "village/{village}/{seat}"


class Kneel(Move, frozen=True):
    """D-21: the next fields of the chain; one, or several at once."""

    fields: tuple[str, ...]
    label = N_("{fields}")
    place = "field/{fields}"


class Edge(Move, frozen=True):
    """D-22: the Amulet at the right edge of the row, or at the bottom edge of the column."""

    side: Literal["right", "bottom"]
    label = N_("The Amulet {amulet}, {side}")
    place = "edge/{space}"


# --- Step 4, step 5 --------------------------------------------------------------------------------------------------


class TakeOrder(Move, frozen=True):
    """D-23: an open Order."""

    order: str
    label = N_("Take {order}: {brings}")
    place = "order/{order}"


class TakeAmulet(Move, frozen=True):
    """D-23: an open Amulet."""

    amulet: str
    label = N_("Take the Amulet {amulet}")
    place = "amulet/{amulet}"


class Complete(Move, frozen=True):
    """D-24: an own Order, and the cubes that pay for it; its coins follow."""

    order: str
    cubes: tuple[Cube, ...]
    between: ClassVar[str] = "+"
    # Translators: {pay}: “tea, gold and 3 coins”
    label = N_("{order} for {pay}: {brings}")
    place = "order/{seat}/{order}"


class Double(Move, frozen=True):
    """D-25: one more cube of this kind, by a completed Order."""

    order: str
    kind: Cube
    label = N_("One more {kind}")
    place = "stock/{kind}"


MOVES: Final[MoveTexts[Move]] = MoveTexts(
    Draw, LayHall, Skip, Stop, Get, Pick, Activate, SellAt, Steer, Walk, Use, Act, Help, Sell, Token, Gold, Coins,
    Council, Pay, Trade, Fetch, HireFor, Hire, BuyGood, BuyRecruit, BuyAmulet, SellGood, SellAssistant, SellAmulet,
    Peddle, Seat, Pray, Worship, Temple, Village, Kneel, Edge, TakeOrder, TakeAmulet, Complete, Double,
)  # fmt: skip
"""All of them."""
