"""Edits in words: whose thing it is, and what it shall be."""

from __future__ import annotations

import re
from typing import Final

from yotd_widget.engine.editing import Draft, Edit
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, Texts, _, ngettext
from yotd_widget.games.dragon.tasks import POINTS
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    EVENT_NAMES,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    person_name,
    wall_tile_name,
)

AMOUNTS: Final = Texts(
    {
        "name": N_("Name: {value}"),
        "yuan": N_("Yuan: {value}"),
        "rice": N_("Rice: {value}"),
        "fireworks": N_("Fireworks: {value}"),
        "small": N_("Small privileges: {value}"),
        "large": N_("Large privileges: {value}"),
        "vp": N_("Points: {value}"),
        "space": N_("Space: {value}"),
        "floors": N_("Floors: {value}"),
    }
)
QUESTIONS: Final = {"action": "D-04", "person": "D-09"}
"""Phase -> the question that is asked of one player after the other."""


def told(draft: Draft, edit: Edit) -> str:
    """An edit of this draft, with whose thing it is: "Ada, palace 2: Floors: 3"."""
    owner, change = owner_of(draft, edit.at), label(draft, edit)
    return _("{owner}: {change}").format(owner=owner, change=change) if owner else change


def owner_of(draft: Draft, at: str) -> str:
    """Whose thing it is, or where it lies; "" for what belongs to the whole table."""
    if found := re.match(r"P(\d)(?:\.palace(\d+))?", at):
        player = draft["setup"]["players"][int(found[1]) - 1]
        return palace_name(player, int(found[2])) if found[2] else str(player)
    if at.startswith("offer."):
        return begun(person_name(at.removeprefix("offer.")))  # type: ignore[arg-type]
    return ""


def palace_name(player: str, number: int) -> str:
    """A palace and whose it is."""
    return _("{player}, palace {number}").format(player=player, number=number)


def label(draft: Draft, edit: Edit) -> str:
    """What an edit of this draft does, for a button below the thing: "Floors: 3", "Remove: young monk"."""
    head, dot, thing = edit.at.partition(".")
    if re.fullmatch(r"P\d", head):
        return _of_court(draft, edit, int(head[1]) - 1, thing)
    if head == "offer":
        return _("On offer: {number}").format(number=edit.to)
    if dot and head != "wall":
        return _("Group {group}: {action}").format(group=head, action=ACTION_NAMES[edit.to])
    return _of_table(draft, edit, head, thing)


def _of_court(draft: Draft, edit: Edit, seat: int, thing: str) -> str:
    value = edit.to
    if thing in AMOUNTS:
        return AMOUNTS[thing].format(value=value)
    first, _dot, rest = thing.partition(".")
    if first == "on_top":
        return _("On top of the stack")
    if first == "hand" and not rest:
        return ngettext("A hand of {count} card", "A hand of {count} cards", len(value)).format(count=len(value))
    if first == "hand":
        return _card(draft["courts"][seat]["hand"].count(rest) < value, KIND_NAMES[rest])  # type: ignore[index]
    if first == "wall_tiles":
        text = _("Wall tile {tile}: unused") if value else _("Wall tile {tile}: laid")
        return text.format(tile=wall_tile_name(rest))  # type: ignore[arg-type]
    if first == "dragon":
        return _("Dragon on group {group}").format(group=value) if value else _("No dragon")
    return _of_palace(draft, edit, seat, int(first.removeprefix("palace")), rest)


def _card(more: bool, card: str) -> str:
    return (_("Card in the hand: {card}") if more else _("Card played: {card}")).format(card=card)


def _of_palace(draft: Draft, edit: Edit, seat: int, number: int, thing: str) -> str:
    if thing == "floors":
        return AMOUNTS["floors"].format(value=edit.to) if edit.to else _("Remove the palace")
    if edit.to is not None:
        return begun(person_name(edit.to))
    persons = draft["courts"][seat]["palaces"][number - 1]["persons"]
    if int(thing) > len(persons):
        return _("Nobody moves in")
    return _("Remove: {person}").format(person=person_name(persons[int(thing) - 1]))


def _of_table(draft: Draft, edit: Edit, head: str, thing: str) -> str:
    value = edit.to
    if head == "turn":
        seat, phase = int(value[1]) - 1, value.partition(" ")[2]
        return POINTS[QUESTIONS[phase]].told(draft["setup"]["players"][seat])
    if head == "wall":
        if value is None:
            return _("No tile on place {number} of the wall").format(number=thing)
        player = draft["setup"]["players"][int(value[1:]) - 1]
        return _("Place {number} of the wall: {player}").format(number=thing, player=player)
    if head == "edition":
        return _("Edition {year}").format(year=value)
    if head == "great_event":
        return _("Super Event: {name}").format(name=GREAT_EVENT_NAMES[value]) if value else _("No Super Event")
    if head == "great_wall":
        return _("With the Great Wall") if value else _("Without the Great Wall")
    if head == "month":
        return _("Month {month} is now").format(month=value)
    month = head.removeprefix("month")
    return _("Month {month}: {event}").format(month=month, event=EVENT_NAMES[value])
