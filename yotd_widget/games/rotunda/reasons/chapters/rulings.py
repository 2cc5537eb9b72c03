"""How this project decides what the rule book leaves open or tells in two ways (RUL)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_

RULINGS: Final = {
    "RUL-1": N_("The inner ring has five rooms: thirteen rooms less the eight tiles."),
    "RUL-2": N_("The large tiles are rooms 11, 12 and 13."),
    "RUL-3": N_(
        "Corridors, stairs and places of the Hall are the project's own, as long as the printed ones are not known."
    ),
    "RUL-4": N_(
        "An Assistant action printed beside the main action may be done alone, "
        "one printed with a sale or payment may not."
    ),
    "RUL-5": N_(
        "The reward of Retailer and Wholesaler follows the field that is covered, "
        "and all cubes lying there bind the kind."
    ),
    "RUL-6": N_("To sell a kind again in the Market a Senior Assistant serves as well as a young one."),
    "RUL-7": N_(
        "A chain is a simple path; if there is none for all Assistants, as many as possible are placed "
        "and the rest return to supply."
    ),
    "RUL-8": N_("Seated Assistants help one by one, and a young one who has returned may be used at once."),
    "RUL-9": N_("More than two own Assistants may sit in a room, but only two help in a visit."),
    "RUL-10": N_("The same deal may be made twice in the Black Market."),
    "RUL-11": N_("The Council may not copy itself."),
    "RUL-12": N_(
        "Experts sell in Market, Retailer and Wholesaler, if in play, under the kind rules and from left to right; "
        "the Shandong Trader sells both cubes in one room, and such a sale does not use up that of step 3."
    ),
    "RUL-13": N_("Effects of Orders do not work in another player's turn."),
    "RUL-14": N_("What comes from an effect triggers no other effect."),
    "RUL-15": N_("Gold counts as any resource for Orders, but not as a basic one for the Shopkeeper."),
    "RUL-16": N_("Gold may pay wherever a resource is asked."),
    "RUL-17": N_("Once the end field is reached, the marker stays; the rest of a worship is done as always."),
    "RUL-18": N_(
        "Cubes are limited to the components and coins are not; a gain that falls short is lost, "
        "and a payment that cannot be made makes the choice impossible."
    ),
    "RUL-19": N_("A used Expert with an Amulet mark always becomes an Amulet."),
    "RUL-20": N_(
        "Paid moves of the Peddler need an action that places an Assistant, and are made before or after it; "
        "the forced move needs at least one Assistant placed in the turn."
    ),
    "RUL-21": N_("The Official does not score his own hiring."),
    "RUL-22": N_("A Senior Apprentice does not count for the Old Man."),
    "RUL-23": N_("A tie is broken by all coins after the exchange, before they are divided by three."),
    "RUL-24": N_("The Neutral Leader is moved in step 2, directly before or after the own move."),
    "RUL-25": N_("Symbols crossed by a neutral room action give no bonus, also not later."),
    "RUL-26": N_("At the end of step 3 come first the trading rooms, then the Banker, then the Warehouse."),
    "RUL-27": N_("Nothing is hidden but the stacks."),
    "RUL-28": N_("Advanced Experts that have become Amulets count as Amulets only."),
    "RUL-29": N_("Only Amulet tokens can be sold, no converted Experts."),
    "RUL-30": N_("A Senior seated in a worship is not counted in its points, which come a step earlier."),
    "RUL-31": N_("Assistants of the chain cannot be used for the rewards at the edges: they return a step later."),
    "RUL-32": N_("An Expert hired in a turn cannot be activated in it, but permanent ones act at once."),
    "RUL-33": N_("The second and the fourth payment of the Bank carry the Apprentice."),
    "RUL-34": N_("The left and top rewards are given, and a part that cannot be done is lost."),
    "RUL-35": N_("A Leader may go from the Hall to the Hall, if at most two rooms on the way are free."),
    "RUL-36": N_("The Amulet of the Round track is taken in a worship without a chain as well."),
    "RUL-37": N_("An advanced Expert discarded for the limit goes under the pile like a used one."),
    "RUL-38": N_("A choice that can do nothing is refused, and a gift that can do nothing is lost without a question."),
    "RUL-39": N_("A resource that the supply lacks cannot be named while it has another kind."),
    "RUL-40": N_("An effect whose extra cube the supply lacks is not used up."),
    "RUL-41": N_("The Expert deck is formed anew when a card is needed and none is left, and not before."),
    "RUL-42": N_("Parts of cards and tokens come as printed, the edges in the order left, top, then right or bottom."),
    "RUL-43": N_(
        "A sale or payment gives points, coins, then its action; only Peddler and Apprentice may be declined."
    ),
    "RUL-44": N_("The five Experts behind the three opened ones are laid on the pile one by one, the fifth on top."),
    "RUL-45": N_("A Neutral Leader may not end in the room that it left."),
    "RUL-46": N_("The place of the Hall is chosen when the tiles lie and nothing else."),
    "RUL-47": N_(
        "A seated Assistant may help without anything being done; a young one returns to supply all the same."
    ),
    "RUL-48": N_(
        "With three Experts one answer names who is hired and who goes; the hired one lay open before, "
        "and an Official who goes does not score."
    ),
    "RUL-49": N_(
        "A neutral room action is a whole visit, as if an own Leader stood there, without refilling after it."
    ),
    "RUL-50": N_("Marked Experts that were never activated are no Amulets."),
    "RUL-51": N_("A Peddler action that placed nobody does not move the Peddler at the end of the turn."),
    "RUL-52": N_("One gain is what is taken at once; resources chosen one by one are separate gains."),
    "RUL-53": N_(
        "Only the advanced Experts and the room action of Neutral Leaders can be chosen; other rulings are fixed."
    ),
    "RUL-54": N_("The first execution may be skipped and a helper used after it."),
}
