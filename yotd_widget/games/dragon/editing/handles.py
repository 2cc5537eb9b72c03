"""What can be changed on a draft of this game, beyond what its things say of themselves.

"P2.palace1.1" is who lives on the ground floor, "A.taxes" a card of a group. An edit does what one means by it and no
more: a card of an action group changes places with the one that comes, a person who moves in comes from the board.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any, Final

import msgspec

from yotd_widget.describe.editing.controls import Place, act, choice, number, switch, switches
from yotd_widget.describe.editing.handles import (
    SEAT,
    Handle,
    Name,
    OfAmount,
    OfMarker,
    OfOneOf,
    OfPieces,
    OfRow,
    OnTop,
    Table,
    amount,
    cannot,
    lay,
    one_of,
)
from yotd_widget.describe.things import OneOf
from yotd_widget.engine.editing import Draft, Edit, Json
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, _, ngettext
from yotd_widget.games.dragon.actions import ChooseAction, DealGroups
from yotd_widget.games.dragon.editing.drafts import table_of, total
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.persons import ChooseCard
from yotd_widget.games.dragon.pieces import (
    EDITIONS,
    GROUP_SIZES,
    LETTERS,
    MAX_FLOORS,
    MONTHS,
    OWNED,
    PERSONS,
    WALL_ACTIONS,
    WALL_LENGTH,
    WALL_TILES,
)
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.tasks import POINTS
from yotd_widget.games.dragon.things import GOODS, THINGS
from yotd_widget.games.dragon.words import ACTION_NAMES, KIND_NAMES, person_name, wall_tile_name

FLOORS_TRIED: Final = MAX_FLOORS + 1
"""One floor more than a palace has, so that one can see what speaks against it."""
TURNS: Final = {"action": ChooseAction, "person": ChooseCard}
"""Questions that can be put to anybody: phase -> task."""
_QUESTIONS: Final = {"action": "D-04", "person": "D-09"}

# --- Courts ----------------------------------------------------------------------------------------------------------


class Space(OfMarker):
    """A marker on the person track."""

    def titled(self, table: Table, seat: int | None) -> tuple[str, str]:
        title, _player = super().titled(table, seat)
        return title, title

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("Space: {value}").format(value=edit.to)


class Hand(OfPieces):
    """Cards, one by one or all at once."""

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        player, card = named
        if not card:
            count = len(edit.to)
            return ngettext("A hand of {count} card", "A hand of {count} cards", count).format(count=count)
        more = table.draft["courts"][int(player) - 1]["hand"].count(card) < edit.to
        told = _("Card in the hand: {card}") if more else _("Card played: {card}")
        return told.format(card=KIND_NAMES[card])  # type: ignore[index]


class Tiles(OfPieces):
    """Wall tiles that are still unused."""

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        if table.position.setup.great_wall:
            yield from super().places(table, seat)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        told = _("Wall tile {tile}: unused") if edit.to else _("Wall tile {tile}: laid")
        return told.format(tile=wall_tile_name(named[-1]))  # type: ignore[arg-type]


class OfPalace(Handle):
    """Something about a palace."""

    owned = True

    def owner(self, table: Table, *named: str) -> str:
        return palace_name(super().owner(table, *named), int(named[1]))


class Floors(OfPalace):
    """Floors of a palace; none take it away, one on the next number founds it."""

    pattern = rf"{SEAT}\.palace([1-9]\d?)\.floors"

    def places(self, table: Table, seat: Any) -> Iterator[Place]:
        player, palaces = table.position.player(seat), table.position.courts[seat].palaces
        for number_of, palace in enumerate(palaces, 1):
            at, title = f"P{seat + 1}.palace{number_of}", palace_name(player, number_of)
            floors = number(f"{at}.floors", _("Floors"), palace.floors, 1, FLOORS_TRIED)
            remove = act(f"{at}.floors", _("Remove the palace"), 0)
            yield Place(f"palace/{seat}/{number_of}", title, player, [floors, remove])
            for floor in range(max(len(palace.persons), min(palace.floors, len(palace.persons) + 1))):
                dweller = palace.persons[floor] if floor < len(palace.persons) else None
                room = _("{palace}, floor {floor}").format(palace=title, floor=floor + 1)
                lives = choice(f"{at}.{floor + 1}", _("Who lives here"), dweller, list="persons", none=_("nobody"))
                yield Place(f"room/{seat}/{number_of}/{floor}", room, room, [lives])
        new = act(f"P{seat + 1}.palace{len(palaces) + 1}.floors", _("New palace"), 1)
        yield Place(f"new-palace/{seat}", player, player, [new])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        palaces, place = draft["courts"][int(named[0]) - 1]["palaces"], int(named[1]) - 1
        floors = amount(edit, 0, FLOORS_TRIED)
        if place == len(palaces) and floors:
            palaces.append({"floors": floors, "persons": []})
        elif floors:
            palaces[place]["floors"] = floors
        else:
            del palaces[place]

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("{thing}: {value}").format(thing=_("Floors"), value=edit.to) if edit.to else _("Remove the palace")


class Dweller(OfPalace):
    """Who comes is taken from the board where no other tile is left (SETUP-2); who goes leaves the game (REL-1)."""

    pattern = rf"{SEAT}\.palace([1-9]\d?)\.([1-9]\d?)"

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat, palace, floor = (int(each) - 1 for each in named)
        person = one_of(edit, (*PERSONS, None))
        lay(draft["courts"][seat]["palaces"][palace]["persons"], floor, person)
        owned = OWNED[len(draft["courts"])]
        if person and draft["offer"].get(person) and total(table_of(draft))[person] > owned[person]:
            draft["offer"][person] -= 1

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        if edit.to is not None:
            return begun(person_name(edit.to))
        seat, palace, floor = (int(each) - 1 for each in named)
        persons = table.draft["courts"][seat]["palaces"][palace]["persons"]
        if floor >= len(persons):
            return _("Nobody moves in")
        return _("Remove: {person}").format(person=person_name(persons[floor]))


class Dragon(Handle):
    """On which group a dragon lies; it is pressed there."""

    pattern = rf"{SEAT}\.dragon"
    owned = True

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat = int(named[0]) - 1
        _court = draft["courts"][seat]
        letter = one_of(edit, (*LETTERS[: len(draft["groups"])], None))
        draft["dragons"].pop(str(seat), None)
        if letter is not None:
            draft["dragons"][str(seat)] = letter

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("Dragon on group {group}").format(group=edit.to) if edit.to else _("No dragon")


def palace_name(player: str, number: int) -> str:
    """A palace and whose it is."""
    return _("{player}, palace {number}").format(player=player, number=number)


# --- The table -------------------------------------------------------------------------------------------------------


class Turn(Handle):
    """Whose question is open: "P2 action", "P1 person"; what follows is what follows in a game."""

    pattern = "turn"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        title = _("Who decides")
        yield Place("turn", title, title, list(self._choice(table, title)))

    def _choice(self, table: Table, title: str) -> Iterator[Json]:
        """Questions that can be put to anybody; if the open one is another, none of them is chosen."""
        state: State = table.position
        if not state.month or DealGroups(LUCK) in state.agenda:
            return
        asked, now = state.agenda[-1] if state.agenda else None, None
        found: list[tuple[str, str]] = []
        for phase, kind in TURNS.items():
            for seat in state.track:
                found.append((f"P{seat + 1} {phase}", self._said(state, seat, phase)))
                if asked == kind(seat):
                    now = found[-1][0]
        yield choice("turn", title, now, options=found, none=None if now else _("another question"))

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        found = re.fullmatch(r"P([1-5]) (action|person)", edit.to) if isinstance(edit.to, str) else None
        table = table_of(draft)
        if found is None or not table.month or int(found[1]) > len(table.courts):
            raise cannot(edit)
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

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return self._said(table.position, int(edit.to[1]) - 1, edit.to.partition(" ")[2])

    @staticmethod
    def _said(state: State, seat: int, phase: str) -> str:
        return POINTS[_QUESTIONS[phase]].told(state.player(seat))


class Events(OfRow):
    """The event of a month, from a list that all months share."""

    def choice(self, at: str, value: Any, label: str = "") -> Json:
        return choice(at, self.thing.name, value, list="events")


class Month(Handle):
    """Which month it is: a button at every other one."""

    pattern = "month"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        now = table.position.month
        for month in range(1, MONTHS + 1) if now and table.position.event_row else ():
            if month != now:
                yield Place(f"month/{month}", "", "", [act("month", self._said(month), month)])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        if not draft["month"]:  # the draft is not over: nothing of a month is on the agenda
            raise cannot(edit)
        draft["month"] = amount(edit, 1, MONTHS)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return self._said(edit.to)

    @staticmethod
    def _said(month: int) -> str:
        return _("Month {month} is now").format(month=month)


class Wall(Handle):
    """Whose tile lies there; nobody's, and those behind it move up."""

    pattern = r"wall\.([1-9]|1[0-2])"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        wall = table.position.wall
        for place in range(1, min(len(wall) + 1, WALL_LENGTH) + 1) if table.position.setup.great_wall else ():
            title = _("Great Wall, place {number}").format(number=place)
            owner = f"P{wall[place - 1] + 1}" if place <= len(wall) else None
            control = choice(f"wall.{place}", _("Whose tile"), owner, list="players", none=_("nobody"))
            yield Place(f"wall/{place}", title, title, [control])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        owner = one_of(edit, (*(f"P{seat + 1}" for seat in range(len(draft["courts"]))), None))
        lay(draft["wall"], int(named[0]) - 1, None if owner is None else int(owner[1:]) - 1, WALL_LENGTH)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        if edit.to is None:
            return _("No tile on place {number} of the wall").format(number=named[0])
        player = table.position.player(int(edit.to[1:]) - 1)
        return _("Place {number} of the wall: {player}").format(number=named[0], player=player)


class Card(Handle):
    """The card that comes and the one that lies there change places, so all of them stay dealt (ACT-1)."""

    pattern = r"([A-E])\.(\w+)"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        for letter, cards in zip(LETTERS, table.position.groups, strict=False):
            for action in cards:
                title = _("Group {group}: {action}").format(group=letter, action=ACTION_NAMES[action])
                beside = _("group {letter}").format(letter=letter)
                lies = choice(f"{letter}.{action}", _("Card that lies here"), action, list="actions")
                dragons = switches("dragons", _("Dragons on this group"), list(self._dragons(table.position, letter)))
                yield Place(f"group/{letter}/{action}", title, beside, [lies, dragons])

    def _dragons(self, state: State, letter: str) -> Iterator[Json]:
        for seat, player in enumerate(state.players):
            on = state.dragons.get(seat) == letter
            yield switch(f"P{seat + 1}.dragon", player, on, None if on else letter)

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        letter, old = named
        groups, new = draft["groups"], one_of(edit, WALL_ACTIONS)
        if old not in groups[LETTERS.index(letter)] or new not in chain(*groups):
            raise cannot(edit)
        other = {old: new, new: old}
        draft["groups"] = [[other.get(card, card) for card in group] for group in groups]

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("Group {group}: {action}").format(group=named[0], action=ACTION_NAMES[edit.to])


class Offer(OfPieces):
    """Tiles on the board."""

    def owner(self, table: Table, *named: str) -> str:
        return begun(person_name(named[-1]))  # type: ignore[arg-type]

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("On offer: {number}").format(number=edit.to)


# --- How the game is set up ------------------------------------------------------------------------------------------

EDITION: Final = OneOf(
    "edition", N_("Edition"), at="setup.edition", place="option/edition", names={each: each for each in EDITIONS}
)


class Edition(OfOneOf):
    """Prices of another year."""

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("Edition {year}").format(year=edit.to)


def _agreed(draft: Draft, _seat: object) -> None:
    """The Super Event on the table is the one that was agreed on, if it was not drawn (GE-1)."""
    if draft["great_event"] is None or draft["setup"]["great_event"] != "random":
        draft["setup"]["great_event"] = draft["great_event"]


GREAT_EVENT: Final = replace(THINGS.named("great_event"), place="option/great_event", along=_agreed)


class GreatEvent(OfOneOf):
    """One of ten, or none."""

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return super().label(table, edit, *named) if edit.to else _("No Super Event")


class GreatWall(Handle):
    """With the Great Wall come six tiles each and an eighth action card (WALL-1, WALL-2), and go with it."""

    pattern = "great_wall"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        name, on = _("Great Wall"), table.position.setup.great_wall
        items = [switch("great_wall", name, on, not on)]
        yield Place("option/great_wall", name, "", [switches("great_wall", name, items)])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        if not isinstance(edit.to, bool):
            raise cannot(edit)
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

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("With the Great Wall") if edit.to else _("Without the Great Wall")


# --- All of them -----------------------------------------------------------------------------------------------------


def _tiles() -> Tiles:
    return Tiles(replace(THINGS.named("wall_tile"), place="tiles/{seat}"))


HANDLES: Final[tuple[Handle, ...]] = (
    Turn(),
    Name("setup.players"),
    OfAmount(THINGS.named("vp")),
    Space(THINGS.named("steps")),
    OnTop(THINGS.named("steps")),
    *map(OfAmount, GOODS),
    Hand(THINGS.named("card")),
    _tiles(),
    Floors(),
    Dweller(),
    Dragon(),
    Events(THINGS.named("event_row")),
    Month(),
    Wall(),
    Card(),
    Offer(THINGS.named("offer")),
    Edition(EDITION),
    GreatWall(),
    GreatEvent(GREAT_EVENT),
)
"""In the order of the board."""
