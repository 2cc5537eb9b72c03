"""Bonuses, Orders, Experts (BONUS, ORDER, EXPERT)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

CARDS: Final = {
    "BONUS-1": N_(
        "For each bonus symbol that the own score marker crossed during this turn the player may take an"
        " open Order or an open Amulet."
    ),
    "BONUS-2": N_(
        "After each take the display is refilled to 3 while the stack lasts; with both displays empty nothing is asked."
    ),
    "BONUS-3": N_("A crossed symbol not used in this step is lost."),
    "BONUS-4": N_("No bonus is given in final scoring."),
    "ORDER-1": N_(
        "The player may complete any number of his Orders, each by paying its resources or coins to the "
        "general supply; the card is then turned over."
    ),
    "ORDER-2": N_("A cube or coin pays for one Order only; an Order can be completed once."),
    "ORDER-3": N_("An Order's points are counted at the end of the game only."),
    "ORDER-4": N_("An uncompleted Order has no effect and costs nothing at the end."),
    "ORDER-5": N_("A completed Order's effect works once per turn."),
    "ORDER-6": N_("Family 1: when the owner takes coins he may take 1 (or 2) more."),
    "ORDER-7": N_("Family 2: when he takes the named resource he gets 1 (or 2) points."),
    "ORDER-8": N_("Family 3: when he takes the named resource he takes one more cube of that kind."),
    "ORDER-9": N_(
        "Family 4: when he takes any resource he gets 1 point, or one more cube of that kind, as the "
        "card shows. Gold counts as a resource here."
    ),
    "ORDER-10": N_(
        "Effects work in the owner's own turns only and are not triggered by gains that come from an Order effect."
    ),
    "ORDER-11": N_("There is no limit on the number of Orders held."),
    "ORDER-12": N_(
        "One gain is all that is taken at once: the cubes of one Smuggler token, the coins of one sale "
        "(doubled or not), all coins of the Banker's Room. Resources chosen one by one are separate "
        "gains. After a gain act first the permanent Experts, then the completed Orders in the order of "
        "completion."
    ),
    "ORDER-13": N_("An effect that gives a cube which the supply lacks does not act and is not used up."),
    "EXPERT-1": N_("Hiring: take an open Expert, lay it below the player board, refill the display to 3."),
    "EXPERT-2": N_(
        "A player holds at most 3 Experts below his board; to take a fourth he first discards one. With "
        "fewer he discards none. Converted Amulet cards do not count. The Expert hired must lie open "
        "before the discard."
    ),
    "EXPERT-3": N_(
        "When a card is needed and the Expert deck is empty, the discard pile is shuffled to form it "
        "anew. The display is filled after every hire and after every discard as far as deck and discard"
        " pile allow."
    ),
    "EXPERT-4": N_("Permanent Experts work from the moment of hiring, each once per turn."),
    "EXPERT-5": N_("Old Man: 3 points on an Apprentice action that places an Assistant."),
    "EXPERT-6": N_("Rich Man: 2 points on taking Gold."),
    "EXPERT-7": N_("Shopkeeper: 1 point on taking a basic resource."),
    "EXPERT-8": N_(
        "Official: 2 points on hiring an Expert, not on his own hiring and not on the one for which he is discarded."
    ),
    "EXPERT-9": N_(
        "Celadon, Tea and Fruit Supplier: sell one cube of that kind (or Gold as that kind) onto a free "
        "field of Market, Retailer or Wholesaler in play, under that room's kind rule; get the coins and"
        " points of the field twice; no Assistant action."
    ),
    "EXPERT-10": N_(
        "Shandong Trader: sell two cubes of any kinds onto free fields of one such room, under its kind "
        "rule; get the coins and points of both fields once; no Assistant action."
    ),
    "EXPERT-11": N_(
        "Mistress: dismiss 1 Assistant, then take 4 coins and 1 Gold. Craftsman: dismiss 1 Assistant, "
        "then take 1 basic resource and 1 Gold."
    ),
    "EXPERT-12": N_("Maiden: take 2 basic resources (kinds free); each other player takes 1 coin."),
    "EXPERT-13": N_("Bookseller: take X + 1 coins, X = own Assistants in Personal Supply now."),
    "EXPERT-14": N_("The other one-shot Experts give exactly what their cards say."),
}
