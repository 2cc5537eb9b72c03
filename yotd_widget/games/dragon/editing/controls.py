"""What can be pressed on the board of a draft, by place, and the controls that open there.

A control is JSON: its `kind`, the thing it changes (`at`), a `label` and the `value` now;
number: `min`, `max` (None for none); choice: `options`, pairs of value and name, or the `list` that holds them;
set: `items`, each a switch of its own; act: `to`, done with one press; text: a name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.engine.editing import Draft, Edit, Json
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon.actions import DealGroups
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.editing.drafts import table_of
from yotd_widget.games.dragon.editing.edits import FLOORS_TRIED, TURNS
from yotd_widget.games.dragon.editing.telling import label, palace_name
from yotd_widget.games.dragon.pieces import (
    EDITIONS,
    EVENTS,
    GREAT_EVENTS,
    HAND,
    LETTERS,
    MONTHS,
    PERSONS,
    WALL_ACTIONS,
    WALL_LENGTH,
    WALL_TILES,
    Person,
)
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    EVENT_NAMES,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    person_name,
    wall_tile_name,
)

NAMES: Final = Texts(
    {
        "name": N_("Player's name"),
        "yuan": N_("Yuan"),
        "rice": N_("Rice"),
        "fireworks": N_("Fireworks"),
        "small": N_("Small privileges"),
        "large": N_("Large privileges"),
        "vp": N_("Points"),
        "space": N_("Space on the track"),
        "hand": N_("Cards in the hand"),
        "wall_tiles": N_("Unused wall tiles"),
        "floors": N_("Floors"),
        "person": N_("Who lives here"),
        "offer": N_("Tiles on the board"),
        "event": N_("Event"),
        "action": N_("Card that lies here"),
        "dragons": N_("Dragons on this group"),
        "wall": N_("Whose tile"),
        "turn": N_("Who decides"),
        "edition": N_("Edition"),
        "great_wall": N_("Great Wall"),
        "great_event": N_("Super Event"),
    }
)
"""What a control changes."""

Place = tuple[str, str, str, list[Json]]
"""Key of a place, its name, what a listener needs beside the text that is seen there, its controls."""


def controls(draft: Draft) -> Iterator[Place]:
    """Every place of the board where something can be changed."""
    table = table_of(draft)
    yield "turn", NAMES["turn"], NAMES["turn"], _turn(draft, table)
    for seat, court in enumerate(table.courts):
        yield from _court(draft, table, seat, court)
    if table.event_row:
        for month in range(1, MONTHS + 1):
            yield f"month/{month}", _("Month {month}").format(month=month), "", _month(draft, table, month)
    if table.setup.great_wall:
        for place in range(1, min(len(table.wall) + 1, WALL_LENGTH) + 1):
            title = _("Great Wall, place {number}").format(number=place)
            yield f"wall/{place}", title, title, [_slot(table, place)]
    for letter, cards in zip(LETTERS, table.groups, strict=False):
        for action in cards:
            title = _("Group {group}: {action}").format(group=letter, action=ACTION_NAMES[action])
            beside = _("group {letter}").format(letter=letter)
            yield f"group/{letter}/{action}", title, beside, _group(draft, table, letter, action)
    for person in PERSONS:
        name, left = begun(person_name(person)), table.offer[person]
        yield f"offer/{person}", name, "", [_number(f"offer.{person}", "offer", left)]
    yield from _options(table)


def lists(table: State) -> dict[str, list[tuple[str, str]]]:
    """The choices that many places share: name of the list -> pairs of value and name."""
    dealt = {card for cards in table.groups for card in cards}
    return {
        "actions": [(card, ACTION_NAMES[card]) for card in WALL_ACTIONS if card in dealt],
        "players": [(f"P{seat}", player) for seat, player in enumerate(table.players, 1)],
        "persons": [(person, _tile(table, person)) for person in PERSONS],
        "events": [(event, EVENT_NAMES[event]) for event in EVENTS],
    }


def _tile(table: State, person: Person) -> str:
    name = begun(person_name(person))
    return name if table.offer[person] else f"{name}: {_('none left')}"


# --- Controls --------------------------------------------------------------------------------------------------------


def _number(at: str, name: str, value: int, least: int = 0, most: int | None = None) -> Json:
    return {"kind": "number", "at": at, "label": NAMES[name], "value": value, "min": least, "max": most}


def _choice(at: str, name: str, value: Any, **options: Any) -> Json:
    return {"kind": "choice", "at": at, "label": NAMES[name], "value": value, **options}


def _set(at: str, name: str, items: list[Json]) -> Json:
    return {"kind": "set", "at": at, "label": NAMES[name], "items": items}


def _item(at: str, name: str, on: bool, to: Any) -> Json:
    return {"at": at, "label": name, "on": on, "to": to}


def _act(draft: Draft, at: str, to: Any) -> Json:
    return {"kind": "act", "at": at, "label": label(draft, Edit(at, to)), "to": to}


# --- Courts ----------------------------------------------------------------------------------------------------------


def _court(draft: Draft, table: State, seat: int, court: Court) -> Iterator[Place]:
    player, at = table.player(seat), f"P{seat + 1}"

    def titled(thing: str) -> str:
        return _("{owner}: {thing}").format(owner=player, thing=NAMES[thing])

    name = {"kind": "text", "at": f"{at}.name", "label": NAMES["name"], "value": player}
    yield f"name/{seat}", titled("name"), NAMES["name"], [name]
    yield f"vp/{seat}", titled("vp"), player, [_number(f"{at}.vp", "vp", court.vp)]
    yield f"space/{seat}", titled("space"), titled("space"), _space(draft, table, seat)
    for good in ("yuan", "rice", "fireworks", "small", "large"):
        yield f"good/{seat}/{good}", titled(good), player, [_number(f"{at}.{good}", good, getattr(court, good))]
    yield f"good/{seat}/cards", titled("hand"), player, [_set(f"{at}.hand", "hand", list(_cards(court, at)))]
    if table.setup.great_wall:
        tiles = [
            _item(f"{at}.wall_tiles.{tile}", wall_tile_name(tile), unused, not unused)
            for tile in WALL_TILES
            for unused in [tile in court.wall_tiles]
        ]
        yield f"tiles/{seat}", titled("wall_tiles"), player, [_set(f"{at}.wall_tiles", "wall_tiles", tiles)]
    yield from _palaces(draft, player, seat, court)


def _space(draft: Draft, table: State, seat: int) -> list[Json]:
    space, at = table.courts[seat].space, f"P{seat + 1}"
    found = [_number(f"{at}.space", "space", space)]
    above = [other for other in table.track if table.courts[other].space == space]
    if seat in above[1:]:
        found.append(_act(draft, f"{at}.on_top", True))
    return found


def _cards(court: Court, at: str) -> Iterator[Json]:
    """A switch for each card; of two equal ones the second adds to the first."""
    for card in dict.fromkeys(HAND):
        held = court.hand.count(card)
        for copy in range(1, HAND.count(card) + 1):
            on = held >= copy
            yield _item(f"{at}.hand.{card}", KIND_NAMES[card], on, held + (-1 if on else 1))


def _palaces(draft: Draft, player: str, seat: int, court: Court) -> Iterator[Place]:
    for number, palace in enumerate(court.palaces, 1):
        at, name = f"P{seat + 1}.palace{number}", palace_name(player, number)
        floors = _number(f"{at}.floors", "floors", palace.floors, 1, FLOORS_TRIED)
        yield f"palace/{seat}/{number}", name, player, [floors, _act(draft, f"{at}.floors", 0)]
        for floor in range(max(len(palace.persons), min(palace.floors, len(palace.persons) + 1))):
            dweller = palace.persons[floor] if floor < len(palace.persons) else None
            title = _("{palace}, floor {floor}").format(palace=name, floor=floor + 1)
            yield f"room/{seat}/{number}/{floor}", title, title, [_dweller(f"{at}.{floor + 1}", dweller)]
    yield f"new-palace/{seat}", player, player, [_new_palace(seat, len(court.palaces) + 1)]


def _dweller(at: str, dweller: str | None) -> Json:
    return _choice(at, "person", dweller, list="persons", none=_("nobody"))


def _new_palace(seat: int, number: int) -> Json:
    return {"kind": "act", "at": f"P{seat + 1}.palace{number}.floors", "label": _("New palace"), "to": 1}


# --- The table -------------------------------------------------------------------------------------------------------


def _turn(draft: Draft, table: State) -> list[Json]:
    """Questions that can be put to anybody; if the open one is another, none of them is chosen."""
    if not table.month or DealGroups(LUCK) in table.agenda:
        return []
    asked = table.agenda[-1] if table.agenda else None
    found: list[tuple[str, str]] = []
    now = None
    for phase, kind in TURNS.items():
        for seat in table.track:
            to = f"P{seat + 1} {phase}"
            found.append((to, label(draft, Edit("turn", to))))
            if asked == kind(seat):
                now = to
    return [_choice("turn", "turn", now, options=found, none=None if now else _("another question"))]


def _month(draft: Draft, table: State, month: int) -> list[Json]:
    found = [_choice(f"month{month}", "event", table.event_row[month - 1], list="events")]
    if table.month and month != table.month:
        found.append(_act(draft, "month", month))
    return found


def _slot(table: State, place: int) -> Json:
    owner = f"P{table.wall[place - 1] + 1}" if place <= len(table.wall) else None
    return _choice(f"wall.{place}", "wall", owner, list="players", none=_("nobody"))


def _group(draft: Draft, table: State, letter: str, action: str) -> list[Json]:
    dragons = [
        _item(f"P{seat + 1}.dragon", player, on, None if on else letter)
        for seat, player in enumerate(table.players)
        for on in [table.dragons.get(seat) == letter]
    ]
    return [_choice(f"{letter}.{action}", "action", action, list="actions"), _set("dragons", "dragons", dragons)]


def _options(table: State) -> Iterator[Place]:
    setup = table.setup
    editions = [(edition, edition) for edition in EDITIONS]
    yield "option/edition", NAMES["edition"], "", [_choice("edition", "edition", setup.edition, options=editions)]
    wall = [_item("great_wall", NAMES["great_wall"], setup.great_wall, not setup.great_wall)]
    yield "option/great_wall", NAMES["great_wall"], "", [_set("great_wall", "great_wall", wall)]
    events = [(event, GREAT_EVENT_NAMES[event]) for event in GREAT_EVENTS]
    great = _choice("great_event", "great_event", table.great_event, options=events, none=_("none"))
    yield "option/great_event", NAMES["great_event"], "", [great]
