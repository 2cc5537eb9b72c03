"""How a position of this game is changed by hand: the room `Game.editing`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from yotd_widget.describe.editing.handles import Table
from yotd_widget.describe.editing.room import EditingRoom
from yotd_widget.describe.marks import Mark
from yotd_widget.describe.remarks import Remark
from yotd_widget.engine.editing import Draft, Edit, Json, Problem
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.editing import fixes, problems
from yotd_widget.games.dragon.editing.drafts import table_of
from yotd_widget.games.dragon.editing.handles import EDITION, GREAT_EVENT, HANDLES
from yotd_widget.games.dragon.notation import plausibility
from yotd_widget.games.dragon.pieces import EVENTS, PERSONS, WALL_ACTIONS
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES, EVENT_NAMES, person_name


class DragonEditing(EditingRoom[State]):
    """Tables that cannot be, and what the rules say against them."""

    names_at = "setup.players"
    apart = ("event_row",)
    scope_examples = ("P1.yuan", "P1.palace2", "month5")
    handles = HANDLES

    def remarks(self, position: State) -> tuple[Remark, ...]:
        return plausibility.remarks(position)

    def within(self, position: State, seat: int, word: str) -> Sequence[str]:
        """Persons live on floors of palaces, and are changed there."""
        numbered = enumerate(position.courts[seat].palaces, 1)
        palaces = [(f"P{seat + 1}.palace{number}", palace) for number, palace in numbered]
        match word:
            case "palaces":
                return [name for name, _palace in palaces]
            case "persons":
                return [f"{name}.{floor}" for name, palace in palaces for floor in _rooms(palace)]
        return super().within(position, seat, word)

    # --- drafts ---

    def shown(self, draft: Draft) -> State:
        return table_of(draft)

    def lists(self, table: Table) -> dict[str, list[tuple[str, str]]]:
        state: State = table.position
        dealt = {card for cards in state.groups for card in cards}
        names = {person: begun(person_name(person)) for person in PERSONS}
        gone = {person: f"{name}: {_('none left')}" for person, name in names.items() if not state.offer[person]}
        return {
            "actions": [(card, ACTION_NAMES[card]) for card in WALL_ACTIONS if card in dealt],
            "players": [(f"P{seat}", player) for seat, player in enumerate(state.players, 1)],
            "persons": [*(names | gone).items()],
            "events": [(event, EVENT_NAMES[event]) for event in EVENTS],
        }

    def options(self, table: Table) -> Iterator[Json]:
        setup = table.position.setup
        yield {"place": "option/edition", "name": EDITION.name, "value": setup.edition}
        yield {"place": "option/great_wall", "name": _("Great Wall"), "value": _SWITCH[setup.great_wall]}
        great_event = GREAT_EVENT.told(table.position.great_event)
        yield {"place": "option/great_event", "name": GREAT_EVENT.name, "value": great_event}

    def scene(self, table: Table) -> Json:
        """The scene; where the open question has no meaning on this table, without it."""
        state: State = table.position
        try:
            shown = self.game.screen.scene(state)
        except (LookupError, ValueError):  # a draft is not checked: its question may name what is not there
            shown = self.game.screen.unasked(state)
            shown["status"] |= {"who": _("Nobody can decide here")}
        shown["board"] |= {"hand": None, "passing": None, "extras": []}
        return shown

    def marks(self, before: State, after: State) -> dict[str, Mark]:
        """Tiles of the wall have none."""
        found = super().marks(before, after)
        return {place: mark for place, mark in found.items() if not place.startswith("wall/")}

    def set_up(self, start: Draft, draft: Draft) -> Iterator[str]:
        """Edition and Great Wall, and the months one by one."""
        changed = [option for option in ("edition", "great_wall") if start["setup"][option] != draft["setup"][option]]
        edits = [Edit(option, draft["setup"][option]) for option in changed]
        for month, (before, after) in enumerate(zip_longest(start["event_row"], draft["event_row"]), 1):
            if before != after and after:
                edits.append(Edit(f"month{month}", after))
        bench = self.bench(self.table(start).position)
        return (bench.told(draft, edit) for edit in edits)

    # --- what speaks against them ---

    def impossible(self, draft: Draft, refusal: BadPosition) -> list[Problem]:
        return problems.impossible(draft, refusal)

    def since(self, position: State, start: Draft) -> Iterator[Problem]:
        return problems.from_nowhere(position, start)

    def proposals(self, draft: Draft, start: Draft, problem: Problem) -> Iterator[tuple[Edit, ...]]:
        return fixes.proposals(draft, start, problem)


def _rooms(palace: Palace) -> range:
    """The floors on which somebody lives, and the next free one: persons live from below."""
    return range(1, min(palace.floors, len(palace.persons) + 1) + 1)


_SWITCH = Texts({True: N_("yes"), False: N_("no")})
