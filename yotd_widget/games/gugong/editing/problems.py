"""Why no real game reaches a table: what stays true in every game, said of one in which it is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from yotd_widget.describe.remarks import Remark, unreachable
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.pieces import HIDDEN
from yotd_widget.games.gugong.state import State, in_play
from yotd_widget.games.gugong.words import CARD_NAMES, CITY_NAMES


def doubts(state: State) -> Iterator[Remark]:
    """All of them, players first."""
    for seat in range(len(state.seats)):
        yield from _of_player(state, seat)
    yield from _of_cards(state)
    yield from _of_map(state)
    yield from _of_tracks(state)
    yield from _of_ships(state)


def _of_player(state: State, seat: int) -> Iterator[Remark]:
    own, player, servants = state.seats[seat], state.player(seat), state.data.servants.normal_per_player
    count = own.normal - (own.reward_servants if seat == state.meng else 0)
    if count != servants:
        text = _("{n} normal servants in all; every player has {all}").format(n=count, all=servants)
        yield unreachable(text, "INV-1", f"pool/{seat}", player)
    if sum(ship.double for ship in own.ships) != (own.double == "ship"):
        yield unreachable(_("the Double Servant is in one place at a time"), "INV-2", f"double/{seat}", player)
    spaces = state.data.travel.slots.count
    if len(own.tokens) > spaces:
        text = _("{n} tokens on {all} spaces").format(n=len(own.tokens), all=spaces)
        yield unreachable(text, "INV-7", f"tokens/{seat}", player)
    slots, marked = state.data.canal.reward_slots, (own.vp_slots, own.card_slots, own.double_slots)
    most = (slots["vp4"], slots["card"], slots["double"])
    if seat != state.meng and any(count > all_of for count, all_of in zip(marked, most, strict=True)):
        yield unreachable(_("more Harbour rewards than there are slots"), "INV-13", f"rewards/{seat}", player)


def _of_cards(state: State) -> Iterator[Remark]:
    held = [card for own in state.seats for card in (*own.hand, *own.discard)]
    lying = Counter([*held, *state.gifts.values(), *state.draw_pile])
    del lying[HIDDEN]
    if twice := [card for card in lying if lying[card] > 1]:
        text = _("There is but one of each card: {cards}").format(cards=listed(CARD_NAMES[card] for card in twice))
        yield unreachable(text, "INV-3", f"hand/{state.start}")
    if strange := [card for card in lying if card not in in_play(state.setup)]:
        text = _("Not in this game: {cards}").format(cards=listed(CARD_NAMES[card] for card in strange))
        yield unreachable(text, "INV-3", f"hand/{state.start}")


def _of_map(state: State) -> Iterator[Remark]:
    for seat, own in enumerate(state.seats):
        if own.city and state.map and state.token_at(own.city):
            text = _("a Traveller and a token are in {city}").format(city=CITY_NAMES[own.city])
            yield unreachable(text, "INV-6", f"city/{own.city}", state.player(seat))


def _of_tracks(state: State) -> Iterator[Remark]:
    top, last = state.data.palace.palace_step, state.data.intrigue.max
    for seat, own in enumerate(state.seats):
        if own.envoy > top or (own.envoy == top) != (own.space > 0):
            text = _("an Envoy has a Palace space on step {n}, and only there").format(n=top)
            yield unreachable(text, "INV-9", f"envoy/{seat}", state.player(seat))
        if own.intrigue > last:
            text = _("the Intrigue Track has {n} steps").format(n=last)
            yield unreachable(text, "INV-8", f"intrigue/{seat}", state.player(seat))
    spaces = sorted(own.space for own in state.seats if own.space)
    if spaces != [*range(1, len(spaces) + 1)]:
        yield unreachable(_("The Palace spaces are taken one after the other"), "INV-9", "envoy/0")
    units, needed = sum(own.wall_units for own in state.seats), state.data.wall.required[len(state.setup.players)]
    if units >= needed:
        text = _("{n} servants on the Wall: with {all} the section is scored at once").format(n=units, all=needed)
        yield unreachable(text, "INV-11", "wall/0")


def _of_ships(state: State) -> Iterator[Remark]:
    canal, berths = state.data.canal, Counter[str]()
    for seat, own in enumerate(state.seats):
        player = state.player(seat)
        berths.update(ship.name for ship in own.ships)
        if len(own.ships) > canal.ships_per_player:
            text = _("{n} ships; every player has {all}").format(n=len(own.ships), all=canal.ships_per_player)
            yield unreachable(text, "INV-10", f"ship/{seat}/{own.ships[-1].name}", player)
        for ship in own.ships:
            if not 1 <= ship.units <= canal.ship_capacity:
                text = _("ship {ship} carries {n}; it has room for {all}").format(
                    ship=ship.name, n=ship.units, all=canal.ship_capacity
                )
                yield unreachable(text, "INV-10", f"ship/{seat}/{ship.name}", player)
    for name in (name for name, count in berths.items() if count > 1):
        yield unreachable(_("Two ships are in harbour {n}").format(n=name), "INV-10")
