"""One mutation of the engine a rule: for each rule that no named wrong rule breaks, how the game goes without it.

A mutation replaces functions of the engine as a wrong rule does, and breaks its rule and as little else as it can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace as changed

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.games.dragon import actions, events, floors, great_events, great_wall, persons, scoring, setup, year
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.moves import PASS, Buy, Deal, Take
from yotd_widget.games.dragon.pieces import (
    KIND_OF,
    MAX_FLOORS,
    MONTHS,
    PERSONS,
    PRIVILEGE_PRICE,
    STEPS,
    YOUNG,
)
from yotd_widget.games.dragon.screen import board, court_view
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import WrongRule

MUTATIONS: Final[dict[str, list[Swap]]] = {}
"""Rule id -> what to replace."""


def breaks(rule: str, *rights: Function) -> Callable[[Function], Function]:
    """The decorated function stands for each of these, and gets the right one as its first argument."""

    def add(wrong: Function) -> Function:
        for right in rights:
            MUTATIONS.setdefault(rule, []).append(Swap(right, lambda real: lambda *given: wrong(real, *given)))
        return wrong

    return add


def mutation(rule: str) -> WrongRule:
    """What is believed when this rule is broken. Raises: KeyError."""
    return WrongRule(f"without {rule}", tuple(MUTATIONS[rule]), (rule,), "{answer}")


def after(change: Callable[..., None]) -> Function:
    """A wrong function that does the right thing and then something more; `change` gets what the right one got."""

    def wrong(right: Function, *given: Any) -> Any:
        found = right(*given)
        change(*given)
        return found

    return wrong


def begun(change: Callable[[State], None]) -> Function:
    """A wrong `begin`: the table is laid, then changed."""

    def begin(right: Function, options: Any) -> State:
        state: State = right(options)
        change(state)
        return state

    return begin


# --- Setup -------------------------------------------------------------------------------------------------------


@breaks("SETUP-1", year._check_names)
def four_at_most(right, players):
    if len(players) > 4:
        raise year.refuse("ERR-CONFIG-PLAYERS")
    return right(players)


breaks("SETUP-2", year.begin)(begun(lambda state: state.offer.update(year.OWNED[5])))


@breaks("SETUP-3", persons.ChoosePerson.options)
def old_ones_of_every_type(right, task, state):
    """Craftsmen, Court Ladies and Tax Collectors have a row of old persons, too."""
    more = [Take(f"old {kind}") for kind in set(KIND_OF.values()) if f"old {kind}" not in PERSONS]
    return [*right(task, state), *(more if task.card == "wild" else ())]


@breaks("SETUP-4", setup.event_row)
def peace_last(right, draws):
    row = right(draws)
    return (*row[2:], *row[:2])


@breaks("SETUP-5", setup.event_row)
def from_the_right(right, draws):
    row = right(draws)
    return (*row[:2], *reversed(row[2:]))


@breaks("SETUP-7", setup.event_row)
def twins_at_the_end(right, draws):
    row = list(right(draws[:-1]))
    return tuple(draws[-1] if tile is None else tile for tile in row) if row.count(None) == 1 else right(draws)


@breaks("SETUP-8", board._month)
def face_down(right, state, month, foreseen):
    shown = right(state, month, foreseen)
    return shown | {"event": None} if shown["state"] == "next" else shown


@breaks("SETUP-9", actions.action_cards)
def one_card_less(right, state):
    return tuple(card for card in right(state) if card != "privilege")


@breaks("SETUP-10", year.begin)
@begun
def one_palace(state):
    for court in state.courts:
        del court.palaces[1:]


@breaks("SETUP-11", year.begin)
@begun
def as_the_markers_lie(state):
    """Whoever's marker lies higher on space 0 drafts first: they lie as the players sit."""
    drafts = [task for task in state.agenda if isinstance(task, setup.ChoosePair)]
    state.agenda = [task for task in state.agenda if task not in drafts]
    state.agenda[1:1] = sorted(drafts, key=lambda task: task.seat, reverse=True)


@breaks("SETUP-12", court_view._goods)
def goods_behind_a_screen(right, state, seat, court):
    return [good for good in right(state, seat, court) if not good["place"].endswith(("yuan", "rice", "fireworks"))]


@breaks("SETUP-13", events.yuan_paid)
def no_change_for_gold(right, court):
    """A coin of 3 yuan is never changed."""
    return right(court) // 3 * 3


@breaks("SETUP-14", actions.amount)
def three_rice_in_the_box(right, state, seat, action):
    card, symbols = right(state, seat, action)
    return (card, min(symbols, 3 - card)) if action == "harvest" else (card, symbols)


# --- The draft ---------------------------------------------------------------------------------------------------


@breaks("DRAFT-1", year.begin)
@begun
def counterclockwise(state):
    first = state.agenda[-2]
    state.agenda[1:-1] = [*reversed(state.agenda[1:-2]), first]


@breaks("DRAFT-4", setup.HouseDrafted.options, setup.HouseDrafted.verify)
def both_into_one(right, task, state, *move):
    palaces = state.courts[task.seat].palaces
    if move:
        return right(task, state, *move) or (setup.refuse("ERR-PLACE-FULL") if move[0].palace != 1 else None)
    return [option for option in right(task, state) if option.palace == 1 or not palaces[0].room]


@breaks("DRAFT-5", setup.HouseDrafted.do)
@after
def only_the_first_one_counts(task, state, _move, _notes):
    if task.after is not None:
        state.courts[task.seat].space -= STEPS[task.person]


@breaks("DRAFT-6", setup.ChoosePair.do)
@after
def drafting_costs_cards(task, state, move, _notes):
    court = state.courts[task.seat]
    kinds = [KIND_OF[person] for person in move.persons]
    court.hand = tuple(card for card in court.hand if card not in kinds)


# --- The person track --------------------------------------------------------------------------------------------


@breaks("TRACK-4", State.advance)
def the_stack_turns_over(right, state, seat, steps):
    space = state.courts[seat].space
    right(state, seat, steps)
    left = [n for n, each in enumerate(state.track) if state.courts[each].space == space]
    for place, each in zip(left, [state.track[n] for n in reversed(left)], strict=True):
        state.track[place] = each


@breaks("TRACK-6", State.advance)
def read_once(right, state, seat, steps):
    """The order of the month is not read again."""
    track = state.track.copy()
    right(state, seat, steps)
    state.track[:] = track


@breaks("TRACK-7", State.advance)
def fifteen_is_the_end(right, state, seat, steps):
    right(state, seat, min(steps, max(0, 15 - state.courts[seat].space)))


@breaks("TRACK-8", actions.ActionPhase.run)
def ties_by_seats(right, phase, state, notes):
    track = state.track
    state.track = sorted(track, key=lambda seat: (-state.courts[seat].space, seat))
    right(phase, state, notes)
    state.track = track


# --- Palaces and persons -----------------------------------------------------------------------------------------


breaks("PAL-1", Palace.room.fget)(lambda right, palace: right(palace) + palace.floors)


@breaks("PAL-2", floors.PlaceFloors.options)
def four_floors(right, task, state):
    palaces = state.courts[task.seat].palaces
    high = [n for n, palace in enumerate(palaces, 1) if palace.floors == MAX_FLOORS]
    return [*(floors.BUILD_ON[number] for number in high), *right(task, state)]


@breaks("PAL-2", Court.add_floor)
def on_top(right, court, number):
    if court.palaces[number - 1].floors <= MAX_FLOORS:
        right(court, number)


@breaks("PAL-3", floors.PlaceFloors.options)
def two_palaces_at_most(right, task, state):
    full = len(state.courts[task.seat].palaces) >= 2
    return [move for move in right(task, state) if not (full and move.new)] or right(task, state)


def moved_to(court: Court, number: int) -> None:
    """A floor of another palace goes to this one."""
    for other, palace in enumerate(court.palaces, 1):
        if other != number and palace.room > 0 and palace.floors > 1:
            court.palaces[other - 1] = changed(palace, floors=palace.floors - 1)
            court.add_floor(number)
            return


@breaks("PAL-4", floors.PlaceFloors.do)
@after
def with_a_floor_from_elsewhere(task, state, move, _notes):
    if move.new:
        moved_to(state.courts[task.seat], len(state.courts[task.seat].palaces))


@breaks("PAL-5", events.Decay.run)
def they_go_and_live_elsewhere(right, task, state, notes):
    """Whoever lives alone moves into a lower palace that stands empty, before it decays."""
    for court in state.courts:
        for home in court.inhabited():
            for empty in [number for number in range(1, home) if not court.palaces[number - 1].persons]:
                if len(court.palaces[home - 1].persons) == 1:
                    person = court.palaces[home - 1].persons[0]
                    court.dismiss(home, person)
                    court.house(empty, person)
    right(task, state, notes)


@breaks("PAL-6", Court.inhabited)
def only_full_ones(_right, court):
    return [number for number, palace in enumerate(court.palaces, 1) if not palace.room]


# --- Release -----------------------------------------------------------------------------------------------------


@breaks("REL-3", events.ChooseReleased.options, events.ChooseReleased.verify)
def from_the_first_palace(right, task, state, *move):
    homes = [number for number, persons in enumerate(task._left(state), 1) if persons]
    if move:
        elsewhere = any(number != homes[0] for _person, number in move[0].persons)
        return events.refuse("ERR-REL-OWN") if elsewhere else right(task, state, *move)
    return [option for option in right(task, state) if {number for _, number in option.persons} == {homes[0]}]


@breaks("REL-4", events.demand)
def by_seats(right, state, owed, point, notes):
    track, state.track = state.track, sorted(state.track)
    right(state, owed, point, notes)
    state.track = track


@breaks("REL-5", events.demand)
def all_or_none(right, state, owed, point, notes):
    has = [court.headcount() for court in state.courts]
    right(state, [due if due <= persons else 0 for due, persons in zip(owed, has, strict=True)], point, notes)


# --- The course of a month ---------------------------------------------------------------------------------------


@breaks("ROUND-1", year.NextMonth.run)
def a_thirteenth_month(right, task, state, notes):
    if state.month == MONTHS:
        state.month += 1
        state.agenda.extend(year.MONTH)
    else:
        right(task, state, notes)


@breaks("ROUND-2", persons.PersonPhase.run)
def the_event_before_the_persons(right, task, state, notes):
    state.agenda.remove(events.EventPhase())
    state.phase = "event"
    events.EVENT_EFFECTS[state.event](state, notes)
    right(task, state, notes)


# --- Phase 1: Action ---------------------------------------------------------------------------------------------


@breaks("ACT-1", actions.deals)
def one_group_more(right, players, cards=actions.ACTIONS):
    return right(players + 1, cards)


@breaks("ACT-2", actions.deals)
def unequal_groups(right, players, cards=actions.ACTIONS):
    groups = [list(group) for group in right(players, cards)[0].groups]
    groups[0].append(next(group for group in reversed(groups) if len(group) > 1).pop())
    return (Deal(tuple(map(tuple, groups))),)


@breaks("ACT-3", actions.ChooseAction.do)
def two_turns(right, task, state, move, notes):
    if move != PASS and task.seat not in state.dragons:
        state.agenda.append(task)
    right(task, state, move, notes)


@breaks("ACT-4", actions.ChooseAction.do)
def without_a_dragon(right, task, state, move, notes):
    dragons = state.dragons.copy()
    right(task, state, move, notes)
    state.dragons = dragons


@breaks("ACT-5", actions.ChooseAction.options)
def only_free_groups(right, task, state):
    there = state.dragons.values()
    return [move for move in right(task, state) if move == PASS or move.group not in there]


@breaks("ACT-11", actions.ChooseAction.options)
def without_the_money(right, task, state):
    """Privilege may be chosen by whoever can pay for the group."""
    moves = list(right(task, state))
    for move in actions.USES[state.groups][True].every:
        payable = move != PASS and move.action == "privilege" and actions.fee(state, move.group) == 0
        if payable and move not in moves:
            moves.append(move)
    return moves


@breaks("ACT-12", State.begin)
def dragons_stay(right, state, phase):
    dragons = state.dragons.copy()
    right(state, phase)
    state.dragons = dragons


breaks("ACT-14", actions.fee)(lambda _right, _state, _letter: actions.OCCUPIED_FEE)


@breaks("ACT-14", actions.ChooseAction.options)
def no_group_is_free(right, task, state):
    """Nobody finds a group without a fee."""
    return [move for move in right(task, state) if task.verify(state, move) is None]


def more_on_the_card(card: str) -> Function:
    """An action gives 1 more than it should."""

    def amount(right: Function, state: State, seat: int, action: str) -> tuple[int, int]:
        base, symbols = right(state, seat, action)
        return base + (action == card), symbols

    return amount


for _rule, _card in {
    "ACT-TAX-1": "taxes",
    "ACT-BUILD-1": "build",
    "ACT-HARVEST-1": "harvest",
    "ACT-FIRE-1": "fireworks_display",
    "ACT-PARADE-1": "military_parade",
    "ACT-RESEARCH-1": "research",
}.items():
    breaks(_rule, actions.amount)(more_on_the_card(_card))


@breaks("ACT-BUILD-2", floors.PlaceFloors.options)
def no_new_palaces(right, task, state):
    return [move for move in right(task, state) if not move.new] or right(task, state)


@breaks("ACT-BUILD-4", actions.build)
@after
def an_old_floor_is_placed_again(state, seat, _notes):
    task, court = state.agenda.pop(), state.courts[seat]
    number, palace = next((n, each) for n, each in enumerate(court.palaces) if each.room)
    court.palaces[number] = changed(palace, floors=palace.floors - 1)
    state.agenda.append(changed(task, total=task.total + 1))


@breaks("ACT-PRIV-1", actions.BuyPrivilege.options)
def one_price(right, task, state):
    """What is printed for 2017 holds in 2007."""
    return [move for move in right(task, state) if PRIVILEGE_PRICE["2017"][move.privileges[0]] <= yuan(state, task)]


def yuan(state: State, task: Any) -> int:
    """Of the player who decides."""
    return int(state.courts[task.seat].yuan)


@breaks("ACT-PRIV-2", actions.BuyPrivilege.options)
def two_at_once(right, task, state):
    return [*right(task, state), Buy(("small", "small"))]


@breaks("ACT-PRIV-3", actions.ChooseAction.options)
def paid_once(right, task, state):
    """The fee is part of the price."""
    moves = list(right(task, state))
    for move in actions.USES[state.groups][True].every:
        if move != PASS and move.action == "privilege" and move not in moves:
            price = max(actions.CHEAPEST_PRIVILEGE, actions.fee(state, move.group))
            moves += [move] if yuan(state, task) >= price else []
    return moves


# --- Phase 2: Person ---------------------------------------------------------------------------------------------


@breaks("PER-1", persons.PersonPhase.run)
@after
def two_cards_each(_task, state, _notes):
    state.agenda.extend([task for task in state.agenda if isinstance(task, persons.ChooseCard)])


@breaks("PER-2", persons.PersonPhase.run)
def a_card_for_everybody(right, task, state, notes):
    for court in state.courts:
        court.hand = court.hand or ("wild",)
    right(task, state, notes)


def young_ones_come(card: Callable[[str], bool]) -> Function:
    """With such a card the young person comes, whoever is taken."""

    def do(right: Function, task: Any, state: State, move: Take, notes: Any) -> None:
        young = Take(move.person.replace("old", "young"))
        right(task, state, young if card(task.card) else move, notes)

    return do


breaks("PER-3", persons.ChoosePerson.do)(young_ones_come(lambda card: card != "wild"))
breaks("PER-4", persons.ChoosePerson.do)(young_ones_come(lambda card: card == "wild"))


@breaks("PER-5", persons.ChooseCard.options, persons.ChooseCard.verify)
def only_cards_with_tiles(right, task, state, *move):
    def left(card):
        return any(state.offer[person] for person in persons.TAKES[card])

    if move:
        return right(task, state, *move) or (None if left(move[0].cards[0]) else persons.refuse("ERR-CARD-HAND"))
    return [option for option in right(task, state) if left(option.cards[0])]


@breaks("PER-6", persons.ChooseCard.do)
@after
def a_substitute(task, state, move, notes):
    """Where no tile is left somebody else comes."""
    if not any(state.offer[person] for person in persons.TAKES[move.cards[0]]):
        home = next(n for n, palace in enumerate(state.courts[task.seat].palaces, 1) if palace.room)
        persons.HousePerson(task.seat, next(person for person in YOUNG if state.offer[person])).do(
            state, persons.PLACES[home], notes
        )


@breaks("PER-8", persons.HousePerson.options)
def nobody_is_replaced(right, task, state):
    return [move for move in right(task, state) if not isinstance(move, persons.Replace)]


@breaks("PER-12", persons.HousePerson.do)
def a_palace_for_the_homeless(right, task, state, move, notes):
    court = state.courts[task.seat]
    if not court.palaces:
        court.palaces.append(Palace(1))
        move = persons.PLACES[1]
    right(task, state, move, notes)


# --- Phase 3: Event ----------------------------------------------------------------------------------------------


@breaks("EVT-1", events.EventPhase.run)
def the_next_event(right, task, state, notes):
    """The event of the space after the month's comes."""
    row = state.event_row
    state.event_row = (*row[1:], row[0])
    right(task, state, notes)
    state.event_row = row


@breaks("EVT-2", events.EventPhase.run)
def twice(right, task, state, notes):
    right(task, state, notes)
    right(task, state, notes)


@breaks("EVT-3", events.imperial_tribute)
def one_after_the_other(right, state, notes):
    """Whoever comes first on the track pays and releases; the others pay when that is done."""
    before = [court.yuan for court in state.courts]
    right(state, notes)
    for seat in state.track[1:]:
        state.courts[seat].yuan = before[seat]


@breaks("EVT-PEACE-1", events.peace)
@after
def time_to_build(state, _notes):
    """Palaces in which nobody lives get a floor."""
    for court in state.courts:
        for number in {*range(1, len(court.palaces) + 1)} - {*court.inhabited()}:
            court.add_floor(number)


@breaks("EVT-DROUGHT-3", events.ChooseUnsupplied.options)
def never_the_last_palace(right, task, state):
    moves = right(task, state)
    return moves[:-1] if len(moves) > 2 else moves


@breaks("EVT-MONGOL-4", events.mongol_invasion)
def counted_after_the_first_has_left(right, state, notes):
    helmets = [court.symbols("warrior") for court in state.courts]
    first = next(seat for seat in state.track if helmets[seat] == min(helmets))
    for number in state.courts[first].inhabited()[:1]:
        state.courts[first].dismiss(number, state.courts[first].palaces[number - 1].persons[0])
    right(state, notes)


@breaks("DECAY-3", events.Decay.run)
def not_in_peace(right, task, state, notes):
    if state.event != "peace":
        right(task, state, notes)


# --- The end -----------------------------------------------------------------------------------------------------


@breaks("END-1", scoring.EndScoring.run)
def twice_scored(right, task, state, notes):
    right(task, state, notes)
    right(task, state, notes)


@breaks("END-2", scoring.EndScoring.run)
@after
def one_point_a_person(_task, state, notes):
    for seat, court in enumerate(state.courts):
        court.vp -= court.headcount()
        if notes is not None:
            notes.add("END-2", seat, {"vp": -court.headcount()})


def won_by(right: Function, state: State, ranking: list[int]) -> Any:
    found = right(state)
    return found and changed(found, winners=(ranking[0],), ranking=tuple((seat,) for seat in ranking))


@breaks("WIN-2", State.outcome.fget)
def ties_by_seat(right, state):
    return won_by(right, state, sorted(state.track, key=lambda seat: (-state.courts[seat].vp, seat)))


# --- The Great Wall ----------------------------------------------------------------------------------------------


@breaks("WALL-1", great_wall.ChooseWallTile.options, great_wall.ChooseWallTile.verify)
def no_tile_for_rice(right, task, state, *move):
    if move:
        return right(task, state, *move) or (
            great_wall.refuse("ERR-WALL-USED") if move[0].tile == "wall_rice" else None
        )
    return [option for option in right(task, state) if option.tile != "wall_rice"]


@breaks("WALL-13", great_wall.WallCheck.run)
def nobody_has_fewest(right, check, state, notes):
    """Where all have laid equally many tiles, nobody releases."""
    own = {state.wall.count(seat) for seat in state.track}
    if len(own) > 1 or len(state.wall) >= great_wall.needed(state.month, check.final):
        right(check, state, notes)


@breaks("WALL-15", great_wall.needed)
def the_end_wants_more(right, month, final=False):
    """Twelve tiles are not enough in the final check."""
    return right(month, final) + final


# --- Super Events ------------------------------------------------------------------------------------------------


@breaks("GE-1", great_events.GreatEventPhase.run)
def drawn_anew(right, task, state, notes):
    """What lies face up on month 7 is not what comes."""
    events_ = great_events.GREAT_EVENTS
    state.great_event = events_[(events_.index(state.great_event) + 1) % len(events_)]
    right(task, state, notes)


@breaks("GE-2", great_events.GreatEventPhase.run)
def drawn_only(right, task, state, notes):
    if state.setup.great_event in (None, "random"):
        right(task, state, notes)


@breaks("GE-3", great_events.GreatEventPhase.run)
def two_times(right, task, state, notes):
    right(task, state, notes)
    right(task, state, notes)


@breaks("GE-4", great_events.GreatEventPhase.run)
def the_last_one_first(right, task, state, notes):
    state.track.reverse()
    right(task, state, notes)
    state.track.reverse()


@breaks("GE-QUAKE-1", great_events.demolish)
def one_floor_a_palace(right, state, seat, lost, notes):
    right(state, seat, type(lost)(dict.fromkeys(lost, 1)), notes)


@breaks("GE-QUAKE-2", great_events.demolish)
def the_last_floor_stays(right, state, seat, lost, notes):
    palaces = state.courts[seat].palaces
    some = {number: min(each, palaces[number - 1].floors - 1) for number, each in lost.items()}
    right(state, seat, type(lost)(some), notes)


@breaks("GE-TORNADO-1", great_events.ChooseDropped.do)
def one_card(right, task, state, move, notes):
    right(changed(task, count=1, named=()), state, changed(move, cards=move.cards[:1]), notes)


@breaks("GE-SUNRISE-5", great_events.ask_next)
def any_type_then(right, state, seats, taken, notes):
    """Where no open type is left the types are open again."""
    free = seats and great_events.ChooseSunrise(seats[0], tuple(seats[1:]), taken).options(state)
    right(state, seats, taken if free else (), notes)


@breaks("COMBO-1", great_events.GreatEventPhase.run)
def not_with_the_wall(right, task, state, notes):
    if not state.setup.great_wall:
        right(task, state, notes)


@breaks("COMBO-2", great_wall.WallCheck.run)
def not_with_a_super_event(right, check, state, notes):
    if state.great_event is None:
        right(check, state, notes)


@breaks("COMBO-4", great_events.ChooseReturned.do)
def a_wall_tile_for_a_good(right, task, state, move, notes):
    court = state.courts[task.seat]
    if court.wall_tiles and not (task.yuan + task.rice + task.fireworks):
        court.wall_tiles = court.wall_tiles[1:]
        task = changed(task, count=task.count - 1)
    right(task, state, move, notes)
