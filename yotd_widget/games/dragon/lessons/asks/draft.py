"""Questions about what lies on the table before the first month, and about the draft of two persons."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.texts import N_, NN_, Texts, _, joined
from yotd_widget.games.dragon.actions import action_cards
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.lessons.asks.parts import stated
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.moves import MOVES, Draft
from yotd_widget.games.dragon.pieces import HAND, KINDS, PERSONS_OF, STEPS, YOUNG, Kind, Person
from yotd_widget.games.dragon.setup import ChoosePair
from yotd_widget.games.dragon.words import ACTION_NAMES, GOOD_NAMES, KIND_NAMES, TILES, person_name
from yotd_widget.games.dragon.year import begin, check_setup
from yotd_widget.quiz.questions import Item, Line, Table

CARDS: Final = NN_("card", "cards")
PAIRS: Final = NN_("pair", "pairs")
PLACES: Final = NN_("place", "places")

# --- What everybody begins with ----------------------------------------------------------------------------------


def _can_play(number: int) -> bool:
    """Whether so many players can take part."""
    try:
        check_setup([str(seat) for seat in range(number)])
    except Refusal:
        return False
    return True


@template(
    "setup.players",
    "select",
    N_("Mark every number of players that a game can have."),
    items=lambda table: [Item(str(number), str(number)) for number in range(1, 7)],
    takes="",
    trace=lambda table: stated("SETUP-1"),
)
def players(table: Table) -> list[str]:
    """Numbers of players that are not refused (SETUP-1)."""
    return [str(number) for number in range(1, 7) if _can_play(number)]


def _kind(table: Table) -> Kind:
    """The type that the question is about: monks, unless it names another."""
    return "_".join(str(table.facts.get("type", "monk")).split()).lower()  # type: ignore[return-value]


def _tiles_trace(table: Table) -> Iterable[Line]:
    offer, players = begin(table.state.setup).offer, len(table.state.players)
    for person in PERSONS_OF[_kind(table)]:
        # Translators: a sort of person and how many tiles there are: “young monk: 4 on the board.”
        told = _("{person}: {number} on the board.")
        told = told.format(person=person_name(person), number=offer[person])
        yield Line(told, ("SETUP-2", "SETUP-3"), place=f"offer/{person}")
    removed = _("{players} players play, {missing} fewer than five: 2 × {missing} of the 10 tiles leave the game.")
    yield Line(removed.format(players=players, missing=5 - players), ("SETUP-2", "SETUP-1"), 1)
    yield Line(_("There are 10 tiles of every type; five players use them all."), ("SETUP-2",), 1)


@template(
    "setup.tiles",
    "number",
    N_("Type of person: {type}. How many of its tiles, young and old together, lie on the board before the draft?"),
    units=TILES,
    facts=lambda table: {"type": KIND_NAMES[_kind(table)]},
    takes="type",
    trace=_tiles_trace,
)
def tiles(table: Table) -> int:
    """Tiles of a type for this number of players, before anybody has drafted."""
    offer = begin(table.state.setup).offer
    return sum(offer[person] for person in PERSONS_OF[_kind(table)])


def _fresh(table: Table) -> Court:
    """The court of the player before the draft."""
    return begin(table.state.setup).courts[table.seat]


def _places_trace(table: Table) -> Iterable[Line]:
    court = _fresh(table)
    yield Line(_("Each floor has room for one person."), ("PAL-1",))
    told = _("Everybody begins with {yuan} yuan and empty palaces; their floors: {floors}.")
    floors = joined([str(palace.floors) for palace in court.palaces])
    yield Line(told.format(yuan=court.yuan, floors=floors), ("SETUP-10",), 1)


@template(
    "setup.places",
    "number",
    N_("How many persons can {player} house before building anything?"),
    units=PLACES,
    takes="",
    trace=_places_trace,
)
def places(table: Table) -> int:
    """Free places of a court as the game begins."""
    return sum(palace.room for palace in _fresh(table).palaces)


def _deck_trace(table: Table) -> Iterable[Line]:
    names = joined([ACTION_NAMES[card] for card in action_cards(table.state)])
    # Translators: {names}: the actions, as “Taxes, Build and Privilege”
    yield Line(_("The action cards: {names}.").format(names=names), ("SETUP-9",))


@template(
    "setup.deck", "number", N_("How many action cards are dealt each month?"), units=CARDS, takes="", trace=_deck_trace
)
def deck(table: Table) -> int:
    """Action cards of this game."""
    return len(action_cards(table.state))


def behind_items(items: Iterable[Item]) -> Iterable[Line]:
    """Why each of them belongs to the answer or not, each reason once."""
    return dict.fromkeys(item.why for item in items if item.why)


LABELS: Final = Texts(
    {
        # Translators: things of the game, in a list to choose from
        "young monk": N_("person tiles"),
        "floors": N_("palace floors"),
        "privileges": N_("privileges"),
        "hand": N_("which person cards a player still holds"),
        "palaces": N_("palaces and who lives in them"),
        "points": N_("points"),
        "track": N_("the person track"),
    }
)
LIMITED: Final = ("yuan", "young monk", "rice", "fireworks", "floors", "privileges")
"""Pieces of the game, one for each supply."""


def _label(thing: str) -> str:
    return GOOD_NAMES[thing] if thing in GOOD_NAMES else LABELS[thing]


def _limited_items(table: Table) -> Sequence[Item]:
    enough = _("There is always enough: when the box is empty, other things stand in.")
    coins = _("There is always enough. A gold coin is 3 yuan, and only the sum counts.")
    count = _("Their number is fixed: when the last tile of a sort is gone, there is no other.")
    why = {"yuan": Line(coins, ("SETUP-14", "SETUP-13")), "young monk": Line(count, ("SETUP-14", "SETUP-2"))}
    return [Item(key, _label(key), why=why.get(key, Line(enough, ("SETUP-14",)))) for key in LIMITED]


@template(
    "setup.limited",
    "select",
    N_("Mark everything that can run out."),
    items=_limited_items,
    takes="",
    trace=lambda table: behind_items(_limited_items(table)),
)
def limited(table: Table) -> list[str]:
    """What the table counts."""
    return [key for key in LIMITED if key in table.state.offer]


SHOWN: Final = {"yuan": "good/{seat}/yuan", "hand": "card/farmer", "palaces": "palace/{seat}/1", "points": "vp",
                "track": "space", "rice": "good/{seat}/rice"}  # fmt: skip
"""What belongs to a player -> the word for it in the picture of a court that everybody sees."""


def _shown_items(table: Table) -> Sequence[Item]:
    secret = Line(_("A hand is for its owner alone; the others only see how many cards it has."), ("SETUP-12",))
    public = Line(_("This lies open on the table."), ("SETUP-12",))
    return [Item(key, _label(key), why=secret if key == "hand" else public) for key in SHOWN]


@template(
    "setup.public",
    "select",
    N_("Mark everything that all players may see."),
    items=_shown_items,
    takes="",
    trace=lambda table: behind_items(_shown_items(table)),
)
def public(table: Table) -> list[str]:
    """What the board shows of a court to everybody."""
    court = json.dumps(table.state.game.screen.scene(table.state, forecasts=False)["board"]["courts"][table.seat])
    return [key for key, place in SHOWN.items() if f'"{place.format(seat=table.seat)}"' in court]


# --- The draft ---------------------------------------------------------------------------------------------------


def _order_trace(table: Table) -> Iterable[Line]:
    first, *others = order(table)
    told = _("{first} is the oldest and drafts first; then clockwise: {others}.")
    yield Line(told.format(first=first, others=joined(others)), ("DRAFT-1",))
    yield Line(_("How the markers lie on space 0 means nothing: everybody moves on by drafting."), ("SETUP-11",), 1)


def by_seats(table: Table) -> Sequence[Item]:
    """The players by seats."""
    return [Item(player, player, f"court/{seat}") for seat, player in enumerate(table.state.players)]


@template(
    "draft.order", "order", N_("In which order do the players draft?"), items=by_seats, takes="", trace=_order_trace
)
def order(table: Table) -> list[str]:
    """The players as the engine asks them for their pairs."""
    agenda = reversed(begin(table.state.setup).agenda)
    return [table.state.players[task.seat] for task in agenda if isinstance(task, ChoosePair)]


def _together(pair: Iterable[Person]) -> str:
    """A pair in words: “young monk + young farmer”."""
    return " + ".join(map(person_name, pair))


def open_pairs(state: Any) -> int:
    """Pairs of young persons that whoever is to draft may take."""
    return sum(state.refused(Draft(pair)) is None for pair in combinations_with_replacement(YOUNG, 2))


def _taken(table: Table) -> list[tuple[str, tuple[Person, ...]]]:
    """Who has drafted already, and whom."""
    state = table.state
    return [(state.players[seat], tuple(state.courts[seat].persons())) for seat in state.track]


def _pairs_trace(table: Table) -> Iterable[Line]:
    for player, pair in _taken(table):
        told = _("{player} has the pair {pair}: nobody else may take it, but everybody may take one of the two types.")
        place = f"court/{table.state.players.index(player)}"
        yield Line(told.format(player=player, pair=_together(pair)), ("DRAFT-3",), place=place)
    count, all_pairs = len(KINDS), len(list(combinations(KINDS, 2)))
    told = _("Two different types out of {count}: {count} × {rest} ÷ 2 = {pairs} pairs.")
    yield Line(told.format(count=count, rest=count - 1, pairs=all_pairs), ("DRAFT-2",), 1)


def _drafter(table: Table) -> Mapping[str, object]:
    return {"drafter": table.state.decision.player}


@template(
    "draft.pairs",
    "number",
    N_("How many different pairs may {drafter} choose from?"),
    units=PAIRS,
    facts=_drafter,
    takes="",
    trace=_pairs_trace,
)
def pairs(table: Table) -> int:
    """Pairs that the engine does not refuse."""
    return open_pairs(table.state)


def _combinations(table: Table) -> list[tuple[Person, Person]]:
    """Pairs worth a thought: the taken one, parts of it, one type twice, an old person, one with nothing in common."""
    taken = [person for _player, pair in _taken(table) for person in pair]
    free = [person for person in ("young scholar", "young healer", "young craftsman") if person not in taken]
    first, second, *_others = taken or ["young monk", "young farmer"]
    old = first.replace("young", "old")
    return [(first, free[0]), (free[0], free[0]), (first, second), (old, free[1]), (free[0], free[1])]  # type: ignore[list-item]


def _combo_items(table: Table) -> Iterable[Item]:
    for pair in _combinations(table):
        label = _together(pair)
        refusal = table.state.refused(Draft(pair))
        if refusal is not None:
            why = Line(f"{label}: {refusal.text}", refusal.rules)
        else:
            # Translators: {pair}: two persons, as “young monk + young farmer”
            why = Line(_("{pair}: nobody has this pair.").format(pair=label), ("DRAFT-2", "DRAFT-3"))
        yield Item(", ".join(pair), label, why=why)


@template(
    "draft.combo",
    "select",
    N_("Mark the pairs that {drafter} may take."),
    items=lambda table: list(_combo_items(table)),
    facts=_drafter,
    takes="",
    trace=lambda table: behind_items(_combo_items(table)),
)
def combo(table: Table) -> list[str]:
    """Of some pairs those that the engine does not refuse."""
    return [", ".join(pair) for pair in _combinations(table) if table.state.refused(Draft(pair)) is None]


def _hand_trace(table: Table) -> Iterable[Line]:
    yield Line(_("The draft uses no person card."), ("DRAFT-6",))
    told = _("A hand at the start: one card of each of the {types} types, and {wild} wild cards.")
    yield Line(told.format(types=len(KINDS), wild=HAND.count("wild")), ("SETUP-10",), 1)


@template(
    "draft.cards",
    "number",
    N_("How many person cards does {player} hold when the first month begins?"),
    units=CARDS,
    until=lambda state: state.month > 0,
    steady="DRAFT-6",
    trace=_hand_trace,
)
def cards(table: Table) -> int:
    """Cards in hand after the whole draft."""
    return len(table.run.end.courts[table.seat].hand)


def _pair(table: Table) -> tuple[Person, ...]:
    """The pair that the question is about."""
    told: Any = MOVES.parse(f"draft {table.facts.get('pair', 'young farmer, young monk')}")
    persons: tuple[Person, ...] = told.persons
    return persons


def _housed(state: Any) -> bool:
    """Until both drafted persons have a palace; which one does not matter to the marker."""
    return state.decision is None or state.decision.id != "D-03"


def _space_trace(table: Table) -> Iterable[Line]:
    pair = _pair(table)
    told = _("{values} = {sum} steps from space 0.")
    values = " + ".join(str(STEPS[person]) for person in pair)
    yield Line(told.format(values=values, sum=sum(STEPS[person] for person in pair)), ("DRAFT-5",))
    house = _("Both move into own palaces, into one or into two; no other palace is open to them.")
    yield Line(house, ("DRAFT-4",))
    for person in pair:
        # Translators: a person and its value, the steps that it brings: “young monk: 6.”
        told = _("{person}: {value}.").format(person=person_name(person), value=STEPS[person])
        yield Line(told, ("DRAFT-5",), 1, f"offer/{person}")


@template(
    "draft.space",
    "number",
    N_("{drafter} drafts {pair}. On which space will the marker lie then?"),
    facts=lambda table: {**_drafter(table), "pair": _together(_pair(table))},
    moves=lambda table: [Draft(_pair(table))],
    takes="pair",
    until=_housed,
    trace=_space_trace,
)
def space(table: Table) -> int:
    """Where the marker of the one who drafts comes to lie."""
    seat = table.state.decision.seat
    return int(table.run.end.courts[seat].space)
