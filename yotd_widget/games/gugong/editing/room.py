"""How a position of this game is changed by hand: the room `Game.editing`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from yotd_widget.describe.editing.controls import number, switch, switches
from yotd_widget.describe.editing.handles import Handle, OfThing, Table, amount, cannot
from yotd_widget.describe.editing.room import EditingRoom
from yotd_widget.engine.editing import Draft, Edit, Json
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.things import THINGS, ships_of

CAPACITY = 3
_SERVANTS = N_("Ship {ship}: servants")
_DOUBLE = N_("Ship {ship}: Double Servant")


class Ships(OfThing):
    """Ships by harbour: how many servants are on each, none takes it away, and whether the Double Servant is."""

    items = r"\.([AB])([1-9])(\.double)?"

    def controls(self, table: Table, seat: Any) -> Iterator[Json]:
        state: State = table.position
        own = {ship.name: ship for ship in ships_of(self.thing.of(state, seat))}
        for route in state.setup.routes:
            for harbour in range(1, state.data.canal.harbours + 1):
                name = f"{route}{harbour}"
                ship, at = own.get(name), f"{self.at(seat)}.{name}"
                yield number(at, _(_SERVANTS).format(ship=name), ship.servants if ship else 0, 0, CAPACITY)
                if ship is not None:
                    label = _(_DOUBLE).format(ship=name)
                    yield switches(at, label, [switch(f"{at}.double", label, ship.double, not ship.double)])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat, route, harbour, double = int(named[0]) - 1, named[1], int(named[2]), bool(named[3])
        ships = [*self.thing.of(draft, seat)]
        at = next((at for at, each in enumerate(ships) if (each["route"], each["harbour"]) == (route, harbour)), None)
        if double:
            if at is None or not isinstance(edit.to, bool):
                raise cannot(edit)
            ships[at] = ships[at] | {"double": edit.to}
        else:
            servants = amount(edit, 0, CAPACITY)
            if at is None:
                ships.append({"route": route, "harbour": harbour, "servants": servants, "double": False})
            elif servants or ships[at]["double"]:
                ships[at] = ships[at] | {"servants": servants}
            else:
                del ships[at]
        self.set(draft, seat, ships)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        said = _DOUBLE if named[3] else _SERVANTS
        # Translators: what is changed by hand, and to what: “Ship A2: servants”, “3”
        return _("{thing}: {value}").format(thing=_(said).format(ship=named[1] + named[2]), value=edit.to)


class GugongEditing(EditingRoom[State]):
    """Ships are put into harbours."""

    names_at = "setup.players"
    scope_examples = ("P1.pool", "P1.jade", "day")

    @property
    def handles(self) -> Sequence[Handle]:
        return (*super().handles, Ships(THINGS.named("ships")))
