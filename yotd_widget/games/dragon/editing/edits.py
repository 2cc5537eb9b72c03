"""What can be changed on a draft, by name: "P1.yuan", "P2.palace1.1" (who lives on the ground floor), "month5".

Players are P1 to P5 by seat. An edit does what one means by it and no more: a marker that is moved lies on top of its
new space, a card of an action group changes places with the one that comes; a person who moves in comes from nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain
from typing import Any, Final

import msgspec

from yotd_widget.engine.editing import Draft, Edit
from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.names import name
from yotd_widget.engine.names import players as checked_players
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.actions import ChooseAction
from yotd_widget.games.dragon.editing.drafts import copied, table_of, total
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.persons import ChooseCard
from yotd_widget.games.dragon.pieces import (
    EDITIONS,
    EVENTS,
    GREAT_EVENTS,
    GROUP_SIZES,
    HAND,
    LETTERS,
    MAX_FLOORS,
    MONTHS,
    OWNED,
    PERSONS,
    WALL_ACTIONS,
    WALL_LENGTH,
    WALL_TILES,
)

GOODS: Final = ("yuan", "rice", "fireworks", "small", "large")
MOST: Final = 2**53 - 1
"""Numbers that a page can count (SETUP-14 knows no bound)."""
FLOORS_TRIED: Final = MAX_FLOORS + 1
"""One floor more than a palace has, so that one can see what speaks against it."""
TURNS: Final = {"action": ChooseAction, "person": ChooseCard}
"""Questions that can be put to anybody: phase -> task."""


def apply(draft: Draft, edit: Edit) -> Draft:
    """The draft after an edit. Raises: BadInput for a thing that is not there or a value it cannot have.

    >>> from yotd_widget.games.dragon.editing.drafts import draft_of
    >>> from yotd_widget.games.dragon.examples import example
    >>> apply(draft_of(example("tribute-1")), Edit("P1.palace2.floors", 3))["courts"][0]["palaces"][1]["floors"]
    3
    """
    if not isinstance(edit.at, str):
        raise _unknown(edit.at)
    for pattern, change in _CHANGES:
        if found := pattern.fullmatch(edit.at):
            changed = copied(draft)
            try:
                change(changed, edit, *found.groups())
            except IndexError:  # no such player, palace, month
                raise _unknown(edit.at) from None
            return changed
    raise _unknown(edit.at)


def _unknown(at: object) -> BadInput:
    return BadInput(_("There is nothing called {thing} to change here.").format(thing=short(at)))


def _cannot(edit: Edit) -> BadInput:
    return BadInput(_("This cannot be {value}.").format(value=short(edit.to)))


def _number(edit: Edit, least: int = 0, most: int = MOST) -> int:
    if type(edit.to) is not int or not least <= edit.to <= most:
        raise _cannot(edit)
    return edit.to


def _one_of(edit: Edit, names: Any) -> Any:
    if not isinstance(edit.to, str | None) or edit.to not in names:
        raise _cannot(edit)
    return edit.to


def _court(draft: Draft, player: str) -> dict[str, Any]:
    court: dict[str, Any] = draft["courts"][int(player) - 1]
    return court


# --- Courts ----------------------------------------------------------------------------------------------------------


def _name(draft: Draft, edit: Edit, player: str) -> None:
    names = draft["setup"]["players"]
    names[int(player) - 1] = name(edit.to)
    draft["setup"]["players"] = list(checked_players(tuple(names)))


def _amount(draft: Draft, edit: Edit, player: str, thing: str) -> None:
    _court(draft, player)[thing] = _number(edit)


def _space(draft: Draft, edit: Edit, player: str) -> None:
    """Wherever a marker is put, it lies on top (TRACK-3, TRACK-4); before the game on space 0 it lies nowhere."""
    court, track, seat = _court(draft, player), draft["track"], int(player) - 1
    court["space"] = space = _number(edit)
    if seat in track:
        track.remove(seat)
    if draft["month"] or space:
        ahead = [other for other in track if draft["courts"][other]["space"] > space]
        track.insert(len(ahead), seat)


def _on_top(draft: Draft, edit: Edit, player: str) -> None:
    if edit.to is not True:
        raise _cannot(edit)
    _space(draft, Edit(edit.at, _court(draft, player)["space"]), player)


def _hand(draft: Draft, edit: Edit, player: str) -> None:
    if not isinstance(edit.to, list | tuple) or not all(card in HAND for card in edit.to):
        raise _cannot(edit)
    _court(draft, player)["hand"] = sorted(edit.to, key=HAND.index)


def _card(draft: Draft, edit: Edit, player: str, card: str) -> None:
    court, owned = _court(draft, player), HAND.count(card)
    if not owned:
        raise _unknown(edit.at)
    others = [each for each in court["hand"] if each != card]
    court["hand"] = sorted(others + [card] * _number(edit, 0, owned), key=HAND.index)


def _tile(draft: Draft, edit: Edit, player: str, tile: str) -> None:
    """Whether a wall tile is still unused."""
    if tile not in WALL_TILES:
        raise _unknown(edit.at)
    if not isinstance(edit.to, bool):
        raise _cannot(edit)
    court = _court(draft, player)
    court["wall_tiles"] = [each for each in WALL_TILES if (edit.to if each == tile else each in court["wall_tiles"])]


def _floors(draft: Draft, edit: Edit, player: str, number: str) -> None:
    """Floors of a palace; none take it away, one on the next number founds it."""
    palaces, place = _court(draft, player)["palaces"], int(number) - 1
    floors = _number(edit, 0, FLOORS_TRIED)
    if place == len(palaces) and floors:
        palaces.append({"floors": floors, "persons": []})
    elif floors:
        palaces[place]["floors"] = floors
    else:
        del palaces[place]


def _person(draft: Draft, edit: Edit, player: str, number: str, floor: str) -> None:
    """Who comes is taken from the board where no other tile is left (SETUP-2); who goes leaves the game (REL-1)."""
    persons, place = _court(draft, player)["palaces"][int(number) - 1]["persons"], int(floor) - 1
    person = _one_of(edit, (*PERSONS, None))
    if person is None:
        del persons[place : place + 1]
        return
    if place == len(persons):
        persons.append(person)
    else:
        persons[place] = person
    if draft["offer"].get(person) and total(table_of(draft))[person] > OWNED[len(draft["courts"])][person]:
        draft["offer"][person] -= 1


def _dragon(draft: Draft, edit: Edit, player: str) -> None:
    _court(draft, player)
    seat, letters = str(int(player) - 1), LETTERS[: len(draft["groups"])]
    letter = _one_of(edit, (*letters, None))
    draft["dragons"].pop(seat, None)
    if letter is not None:
        draft["dragons"][seat] = letter


# --- The table -------------------------------------------------------------------------------------------------------


def _offer(draft: Draft, edit: Edit, person: str) -> None:
    if person not in PERSONS:
        raise _unknown(edit.at)
    draft["offer"][person] = _number(edit)


def _month(draft: Draft, edit: Edit) -> None:
    if not draft["month"]:  # the draft is not over: nothing of a month is on the agenda
        raise _cannot(edit)
    draft["month"] = _number(edit, 1, MONTHS)


def _event(draft: Draft, edit: Edit, month: str) -> None:
    draft["event_row"][int(month) - 1] = _one_of(edit, EVENTS)


def _action(draft: Draft, edit: Edit, letter: str, old: str) -> None:
    """The card that comes and the one that lies there change places, so all of them stay dealt (ACT-1)."""
    groups, new = draft["groups"], _one_of(edit, WALL_ACTIONS)
    if old not in groups[LETTERS.index(letter)] or new not in chain(*groups):
        raise _cannot(edit)
    other = {old: new, new: old}
    draft["groups"] = [[other.get(card, card) for card in group] for group in groups]


def _wall(draft: Draft, edit: Edit, place: str) -> None:
    """Whose tile lies there; nobody's, and those behind it move up."""
    wall, index = draft["wall"], int(place) - 1
    owner = _one_of(edit, (*(f"P{seat + 1}" for seat in range(len(draft["courts"]))), None))
    if owner is None:
        del wall[index : index + 1]
    elif index == len(wall) and index < WALL_LENGTH:
        wall.append(int(owner[1:]) - 1)
    else:
        wall[index] = int(owner[1:]) - 1


def _edition(draft: Draft, edit: Edit) -> None:
    draft["setup"]["edition"] = _one_of(edit, EDITIONS)


def _great_event(draft: Draft, edit: Edit) -> None:
    setup, event = draft["setup"], _one_of(edit, (*GREAT_EVENTS, None))
    draft["great_event"] = event
    if event is None or setup["great_event"] != "random":
        setup["great_event"] = event


def _great_wall(draft: Draft, edit: Edit) -> None:
    """With the Great Wall come six tiles each and an eighth action card (WALL-1, WALL-2), and go with it."""
    if not isinstance(edit.to, bool):
        raise _cannot(edit)
    if edit.to == draft["setup"]["great_wall"]:
        return
    draft["setup"]["great_wall"], draft["wall"] = edit.to, []
    for court in draft["courts"]:
        court["wall_tiles"] = list(WALL_TILES) if edit.to else []
    cards = [card for card in chain(*draft["groups"]) if card != "build_wall"] + ["build_wall"] * edit.to
    if draft["groups"]:
        draft["groups"] = [
            [cards.pop(0) for _card in range(size)] for size in GROUP_SIZES[len(cards)][len(draft["courts"])]
        ]
    draft["agenda"] = [task for task in draft["agenda"] if task["task"] != "wallcheck"]


def _turn(draft: Draft, edit: Edit) -> None:
    """Whose question is open: "P2 action", "P1 person"; what follows is what follows in a game."""
    found = re.fullmatch(r"P([1-5]) (action|person)", edit.to) if isinstance(edit.to, str) else None
    table = table_of(draft)
    if found is None or not table.month or int(found[1]) > len(table.courts):
        raise _cannot(edit)
    task = TURNS[found[2]](int(found[1]) - 1)
    table.agenda = [task]
    table.agenda = [task, *defaults.what_follows(table, task)][::-1]
    draft["agenda"] = msgspec.to_builtins(table.agenda)
    draft["phase"] = table.phase = defaults.phase(table)
    if table.phase != "action":  # ACT-12
        draft["groups"], draft["dragons"] = [], {}
    elif not table.groups:
        table.groups = defaults.groups(table)
        draft["groups"] = msgspec.to_builtins(table.groups)
        draft["dragons"] = {str(seat): letter for seat, letter in defaults.dragons(table).items()}


Change = Callable[..., None]
_CHANGES: Final[list[tuple[re.Pattern[str], Change]]] = [
    (re.compile(pattern), change)
    for pattern, change in (
        (r"P([1-5])\.name", _name),
        (rf"P([1-5])\.({'|'.join((*GOODS, 'vp'))})", _amount),
        (r"P([1-5])\.space", _space),
        (r"P([1-5])\.on_top", _on_top),
        (r"P([1-5])\.hand", _hand),
        (r"P([1-5])\.hand\.(\w+)", _card),
        (r"P([1-5])\.wall_tiles\.(\w+)", _tile),
        (r"P([1-5])\.palace([1-9]\d?)\.floors", _floors),
        (r"P([1-5])\.palace([1-9]\d?)\.([1-9]\d?)", _person),
        (r"P([1-5])\.dragon", _dragon),
        (r"offer\.(\w+ \w+)", _offer),
        (r"month", _month),
        (r"month([1-9]|1[0-2])", _event),
        (r"([A-E])\.(\w+)", _action),
        (r"wall\.([1-9]|1[0-2])", _wall),
        (r"edition", _edition),
        (r"great_event", _great_event),
        (r"great_wall", _great_wall),
        (r"turn", _turn),
    )
]
