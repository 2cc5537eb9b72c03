"""Bonuses, Orders and Experts (TV)."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, own
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.examples.of_rooms import BOTH, NEITHER, alone

CARDS: Final[dict[str, Example]] = {
    "TV-10": alone(
        N_("A completed Order gives a point for any resource, once a turn."), "Ann in supplier", "ORDER-5 ORDER-9",
        own(done="o13", young="supplier"),
    ),
    "TV-21": alone(
        N_("Three Experts are held: for a new one somebody has to go."), "Ann in experts_room", "EXPERT-2",
        own(experts="e03 e04 e15"),
    ),
    "TV-25": alone(
        N_("The Maiden gives the others a coin each, and no effect acts on it."), "Ann", "EXPERT-12 ORDER-10",
        own(experts="e14"), Bo=own(done="o04"),
    ),
    "TV-26": alone(
        N_("The Bookseller with four Assistants in the supply."), "Ann", "EXPERT-13", own(experts="e20", supply=4)
    ),
    "TV-27": alone(
        N_("The Fruit Supplier can sell on the Market."), "Ann", "EXPERT-9", own(experts="e07", fruit=1), tiles=NEITHER
    ),
    "TV-40": alone(
        N_("Two Orders, two tea, one fruit and three gold."), "Ann orders", "ORDER-1 ORDER-2 ORDER-3",
        own(orders="o01 o18", tea=2, fruit=1, gold=3), Bo=own(orders="o02"),
    ),
    "TV-41": alone(
        N_("Five completed Orders in the Banker's Room."), "Ann in banker", "ORDER-6 ORDER-7 ORDER-8",
        own(done="o01 o04 o07 o11 o12", young="banker"),
    ),
    "TV-42": alone(
        N_("An Order gives one more cube of a kind, now or later."), "Ann in smugglers", "ORDER-9",
        own(done="o17", young="smugglers"), smugglers="tea-celadon",
    ),
    "TV-43": alone(
        N_("Three permanent Experts."), "Ann in smugglers", "EXPERT-4 EXPERT-5 EXPERT-6 EXPERT-7",
        own(experts="e03 e04 e15", senior="smugglers"),
    ),
    "TV-44": alone(
        N_("The Official in the Hiring Hall."), "Ann in hiring_hall", "EXPERT-4 EXPERT-8", own(experts="e16", coins=1)
    ),
    "TV-45": alone(
        N_("A one-shot Expert, three coins and a gold."), "Ann", "EXPACT-2 EXPERT-14",
        own(experts="e01", coins=3, gold=1),
    ),
    "TV-46": alone(
        N_("The Shandong Trader sells two cubes in one room."), "Ann", "EXPERT-10",
        own(experts="e13", coins=3, tea=1, fruit=1, gold=1), tiles=BOTH,
    ),
    "TV-47": alone(
        N_("Three Experts, of whom one acts by himself and one cannot sell."), "Ann", "EXPACT-1 EXPACT-4 EXPACT-5",
        own(experts="e08 e03 e05", gold=1, supply=1), tiles=NEITHER, market={"celadon": "celadon"},
    ),
    "TV-49": alone(
        N_("All chairs of the Market are taken."), "Ann", "ASSIST-APPRENTICE-1", own(experts="e19"),
        Bo=own(young="market market"), Cy=own(young="market market"),
    ),
    "TV-52": alone(
        N_("Fourteen coins in the Bank: two symbols can be crossed."), "Ann in bank", "BONUS-1 BONUS-2", own(coins=14)
    ),
    "TV-58": alone(
        N_("The Expert deck is empty, and two lie on the pile."), "Ann in experts_room", "EXPERT-3", own(),
        experts="e03 e04 e15", deck="", discard="e05 e06",
    ),
    "TV-63": alone(
        N_("Two Experts are held, and two are Amulets."), "Ann in experts_room", "EXPERT-2 SCORE-1",
        own(experts="e03 e04", cards="e01 e02"),
    ),
    "TV-67": alone(
        N_("One celadon is left in the supply."), "Ann in supplier", "ORDER-13", own(done="o17", young="supplier"),
        Bo=own(celadon=13),
    ),
    "TV-68": alone(
        N_("The Official is one of three Experts."), "Ann in experts_room", "EXPERT-8", own(experts="e16 e03 e04")
    ),
    "TV-70": alone(
        N_("Deck and pile are empty, and two Experts lie open."), "Ann", "EXPERT-3", own(experts="e21"),
        experts="e03 e04", deck="", discard="",
    ),
    "TV-72": alone(
        N_("The Maiden, and an Order with one more cube."), "Ann", "ORDER-12", own(experts="e14", done="o17")
    ),
}  # fmt: skip
