"""What stands on the drawn board beside the names of things, in English. No rules here."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, NN_, Texts

LAPS: Final = NN_("round", "rounds")
"""How often the Peddler goes round the house."""

STEP_WORDS: Final[Texts[int]] = Texts(
    {
        # Translators: the five steps of a turn, a word each
        1: N_("Expert"),
        2: N_("Move"),
        3: N_("Room"),
        4: N_("Bonus"),
        5: N_("Orders"),
    }
)
RING_WORDS: Final[Texts[str]] = Texts(
    {
        "inner": N_("inner ring, ground floor"),
        "outer": N_("outer ring, upper floor"),
        "hall": N_("where every lap ends"),
    }
)
ROOM_BRIEFS: Final[Texts[str]] = Texts(
    {
        # Translators: below the name of a room to which a Leader may go: what one does there, in very few words
        "supplier": N_("1 good, Peddler"),
        "smugglers": N_("goods, or gold"),
        "market": N_("sell 1 good"),
        "experts_room": N_("hire an Expert"),
        "banker": N_("coins, or a good"),
        "council": N_("2 coins, Assistants"),
        "retailer": N_("sell for points"),
        "wholesaler": N_("sell, move Assistants"),
        "bank": N_("pay for points"),
        "black_market": N_("buy and sell"),
        "trading_post": N_("pay for Assistants"),
        "hiring_hall": N_("hire up to 3 Experts"),
        "warehouse": N_("buy goods, Recruit"),
        "hall": N_("pray or worship"),
    }
)
WORDS: Final[Texts[str]] = Texts(
    {
        # Translators: {leaders}: “Leader”; {room}: a room
        "leader": N_("Leader of {player}, {room}"),
        "leaders": N_("2 Leaders of {player}, {room}"),
        # Translators: who stands in a room whose name has been said
        "stands": N_("Leader of {player}"),
        "stand": N_("2 Leaders of {player}"),
        "neutral_stands": N_("{kind} Leader"),
        # Translators: a Leader who can move: “From the Market”
        "from": N_("From the {room}"),
        # Translators: below a room: how far, and what one does there: “2 steps · hire an Expert”
        "ahead": N_("{steps} · {brief}"),
        "neutral": N_("{kind} Leader, {room}"),
        "young": N_("young Assistant of {player}, {room}"),
        "senior": N_("Senior Assistant of {player}, {room}"),
        "village": N_("{assistants} of {player}, {village}"),
        "peddler": N_("the Peddler is here"),
        "nobody": N_("nobody"),
        "chairs": N_("free chairs: {n}"),
        "field": N_("{field}: {points}"),
        "track": N_("On the track: {n}"),
        "supply": N_("Assistants in the supply"),
        "worship": N_("Worship {n} of {last}"),
        "up": N_("stairs from the {one} up to the {other}"),
        "down": N_("stairs from the {one} down to the {other}"),
        "site": N_("place {place} of the Hall"),
        "free": N_("free"),
        # Translators: two ways of the Peddler, below the name of the village; {coins}: “2 coins”
        "walk_first": N_("for {coins}"),
        "walk_then": N_("then on for {coins}"),
        # Translators: below what is bought or sold; {price}: “4 coins”
        "buy": N_("buy for {price}"),
        "sell": N_("sell for {price}"),
        "assistant": N_("An Assistant"),
        # Translators: the next two stand below “Pray” and “Worship”
        "pray": N_("use a Temple token"),
        "worship_with": N_("Assistants of a village form a chain"),
        # Translators: the Peddler goes all round the house; {laps}: “2 rounds”
        "laps": N_("First {laps} of all villages"),
        "end": N_("The game is over"),
    }
)
"""Texts in which Python puts names and numbers."""
PAGE_WORDS: Final[Texts[str]] = Texts(
    {
        "steps": N_("Steps of the turn"),
        "house": N_("The round house"),
        "people": N_("People in the house"),
        # Translators: a switch; the house is drawn larger
        "largeHouse": N_("Large house"),
        # Translators: heard of a room; {rooms}: those to which a Leader comes from there with one step
        "waysTo": N_("On from here: {rooms}."),
        "which": N_("{n} of {all}"),
        "road": N_("Score road"),
        "players": N_("Players"),
        "experts": N_("Experts"),
        "orders": N_("Orders"),
        "amulets": N_("Amulets"),
        "cards": N_("Experts as Amulets"),
        "done": N_("Completed Orders"),
        # Translators: Assistants who wait on the track of a player, and those on their way to the Hall
        "track": N_("Track"),
        "taken": N_("To the Hall"),
        # Translators: after a number: Assistants who have nothing to do yet
        "idle": N_("ready"),
        "placed": N_("On chairs {chairs}, in villages {villages}"),
        "offers": N_("Open Orders and Amulets"),
        "altar": N_("Worship board"),
        "prices": N_("How to pay"),
        "howToPay": N_("Choose how: {ways}."),
        # Translators: the next four are heard after a part of a move has been pressed
        # Translators: {n}: how many rooms can be reached
        "nowRoom": N_("Now a room; in reach: {n}."),
        "nowPlace": N_("Now a room."),
        "nowLeader": N_("Now a Leader."),
        "nowGood": N_("Now what is paid."),
        "gate": N_("bonus"),
    }
)
"""Words of the page: key of the front end -> text (`games/rotunda/words.ts`)."""
