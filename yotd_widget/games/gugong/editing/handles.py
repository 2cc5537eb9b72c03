"""What can be changed on a draft of this game, beyond what its things say of themselves.

Cards change places: whichever comes, the one that lay there goes where it came from, so all of them stay in the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.editing.controls import Place, act, choice, number, switch, switches
from yotd_widget.describe.editing.handles import (
    Handle,
    OfPieces,
    OfRow,
    OfSpread,
    OfThing,
    Table,
    amount,
    cannot,
    lay,
    one_of,
    unknown,
)
from yotd_widget.engine.editing import Draft, Edit, Json
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.things import ships_of
from yotd_widget.games.gugong.words import ALL_TOKENS, CARD_NAMES, DECREE_NAMES

_SERVANTS: Final = N_("Ship {ship}: servants")
_DOUBLE: Final = N_("Ship {ship}: Double Servant")


def exchanged(draft: Draft, one: str, other: str) -> None:
    """Each of two cards lies where the other one lay."""
    turned = {one: other, other: one}
    for seat in draft["seats"]:
        for pile in ("hand", "discard"):
            seat[pile] = [turned.get(card, card) for card in seat[pile]]
    draft["gifts"] = {place: turned.get(card, card) for place, card in draft["gifts"].items()}
    draft["draw_pile"] = [turned.get(card, card) for card in draft["draw_pile"]]


def taken(draft: Draft, card: str) -> None:
    """Take a card from the first hand or pile where it lies; from an official none can be taken without another."""
    piles = [(seat, pile) for seat in draft["seats"] for pile in ("hand", "discard")]
    for holder, pile in (*piles, (draft, "draw_pile")):
        if card in holder[pile]:
            holder[pile].remove(card)
            return


class InOrder(OfPieces):
    """Pieces shown one by one, each chosen from a list; by its name how many there are of a kind."""

    shared = "tokens"

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        for at, piece in enumerate((*self.thing.of(table.position, seat), None), 1):
            yield choice(f"{self.at(seat)}.{at}", str(at), piece, list=self.shared, none=_("nothing"))

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        if not named[-1].isdigit():
            super().change(draft, edit, *named)
            return
        there = list(self.thing.of(draft, self.seat(named)))
        lay(there, int(named[-1]) - 1, one_of(edit, (*self.thing.names, None)))
        self.set(draft, self.seat(named), there)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        if not named[-1].isdigit():
            return super().label(table, edit, *named)
        told = _("nothing") if edit.to is None else self.thing.piece(edit.to)
        return _("{thing}: {value}").format(thing=f"{self.thing.name} {named[-1]}", value=told)


class Cards(InOrder):
    """Cards in a hand or a pile."""

    shared = "cards"

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        if not named[-1].isdigit():
            if not named[-1] and isinstance(edit.to, list) and {*edit.to} - {*self.thing.names}:
                raise cannot(edit)
            super().change(draft, edit, *named)
            return
        seat, at, card = self.seat(named), int(named[-1]) - 1, one_of(edit, (*self.thing.names, None))
        there = self.thing.of(draft, seat)
        if at > len(there):
            raise unknown(edit.at)
        if card is None:
            draft["draw_pile"] = [*draft["draw_pile"], *there[at : at + 1]]
            super().change(draft, edit, *named)
        elif at == len(there):
            taken(draft, card)
            self.set(draft, seat, [*self.thing.of(draft, seat), card])
        else:
            exchanged(draft, there[at], card)


class Gifts(OfSpread):
    """The card that an official holds."""

    def choice(self, at: str, value: Any, label: str = "") -> Json:
        return choice(at, _("Card that lies here"), value, list="cards")

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        if named[-1] not in draft["gifts"]:
            raise unknown(edit.at)
        exchanged(draft, draft["gifts"][named[-1]], one_of(edit, self.values()))


class Cities(OfSpread):
    """The token of a city, and whose Travellers are there."""

    def choice(self, at: str, value: Any, label: str = "") -> Json:
        return choice(at, _("Token that lies here"), value, list="tokens", none=_(self.thing.none))

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        state: State = table.position
        for place, item in zip(super().places(table, seat), self.thing.spots_of, strict=False):
            here = [
                switch(f"P{at + 1}.city", player, state.seats[at].city == item,
                       None if state.seats[at].city == item else item)
                for at, player in enumerate(state.players)
            ]  # fmt: skip
            place.controls.append(switches("travellers", _("Travellers here"), here))
            yield place


class Decrees(OfPieces):
    """Servants on Decrees; they are pressed there."""

    single = True

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        return iter(())

    def _count(self, edit: Edit, item: str) -> int:
        return int(amount(edit, 0, 1) if not isinstance(edit.to, bool) else edit.to)


class Bonus(Decrees):
    """Bonus tokens in use, where they are played with, or lie all the same."""

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        there = self.thing.of(table.position, seat)
        if table.position.setup.bonus or there:
            label = self.thing.name
            items = [switch(f"{self.at(seat)}.{each}", self.thing.piece(each), each in there, each not in there)
                     for each in self.thing.names]  # fmt: skip
            yield Place(self.thing.spot(seat), *self.titled(table, seat), [switches("bonus", label, items)])


class Tiles(OfRow):
    """The Decree at a place of its level, and whose servants are on it; they stay when another one comes."""

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        state: State = table.position
        tiles = state.data.tiles
        for at, decree in enumerate(state.board_decrees, 1):
            level = [(each, DECREE_NAMES[each]) for each in tiles if tiles[each].level == tiles[decree].level]
            on = [
                switch(f"P{owner + 1}.decrees.{decree}", player, decree in state.seats[owner].decrees,
                       decree not in state.seats[owner].decrees)
                for owner, player in enumerate(state.players)
            ]  # fmt: skip
            lies = choice(f"{self.at(None)}{at}", _("Decree that lies here"), decree, options=level)
            yield Place(f"tile/{decree}", DECREE_NAMES[decree], "", [lies, switches("on", _("Servants on it"), on)])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        old = draft["board_decrees"][int(named[-1]) - 1]
        new = one_of(edit, self.values())
        turned = {old: new, new: old}
        draft["board_decrees"] = [turned.get(each, each) for each in draft["board_decrees"]]
        for seat in draft["seats"]:
            seat["decrees"] = [turned.get(each, each) for each in seat["decrees"]]


class Houses(Handle):
    """Whether a house still has its Jade: "house1"."""

    pattern = r"house([1-9]\d?)"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        for at, full in enumerate(table.position.houses, 1):
            title = _("House {n}").format(n=at)
            yield Place(f"house/{at}", title, "", [act(f"house{at}", self._said(not full), not full)])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        if not isinstance(edit.to, bool):
            raise cannot(edit)
        houses = list(draft["houses"])
        houses[int(named[0]) - 1] = edit.to
        draft["houses"] = houses

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("{thing}: {value}").format(thing=_("House {n}").format(n=named[0]), value=self._said(edit.to))

    @staticmethod
    def _said(full: bool) -> str:
        return _("with Jade") if full else _("sold")


class Ships(OfThing):
    """Ships by harbour: how many servants are on each, none takes it away, and whether the Double Servant is."""

    items = r"\.([AB])([1-9])(\.double)?"

    def places(self, table: Table, seat: Any) -> Iterator[Place]:
        state: State = table.position
        own = {ship.name: ship for ship in ships_of(self.thing.of(state, seat))}
        held = {ship.name for each in state.seats for ship in each.ships}
        player, most = state.player(seat), state.data.canal.ship_capacity
        for route in state.setup.routes:
            for harbour in range(1, state.data.canal.harbours + 1):
                name = f"{route}{harbour}"
                ship, at = own.get(name), f"{self.at(seat)}.{name}"
                if ship is not None:
                    label = _(_DOUBLE).format(ship=name)
                    aboard = switches(at, label, [switch(f"{at}.double", label, ship.double, not ship.double)])
                    count = number(at, _(_SERVANTS).format(ship=name), ship.servants, 0, most)
                    # Translators: whose ship, and its harbour: “Ada: ship A2”
                    title = _("{player}: ship {ship}").format(player=player, ship=name)
                    yield Place(f"ship/{seat}/{name}", title, player, [count, aboard])
                elif name not in held:
                    new = act(at, _("A ship of {player}").format(player=player), 1)
                    yield Place(f"harbour/{name}", _("Harbour {n}").format(n=name), "", [new])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat, route, harbour, double = int(named[0]) - 1, named[1], int(named[2]), bool(named[3])
        ships = [*self.thing.of(draft, seat)]
        at = next((at for at, each in enumerate(ships) if (each["route"], each["harbour"]) == (route, harbour)), None)
        if double:
            if at is None or not isinstance(edit.to, bool):
                raise cannot(edit)
            ships[at] = ships[at] | {"double": edit.to}
        else:
            servants = amount(edit, 0, 3)
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


def lists(state: State, cards: tuple[str, ...]) -> dict[str, list[tuple[str, str]]]:
    """The choices that many controls share. cards: those of the game."""
    return {
        "cards": [(card, CARD_NAMES[card]) for card in cards],
        "tokens": [(token, begun(ALL_TOKENS[token])) for token in ALL_TOKENS],
    }
