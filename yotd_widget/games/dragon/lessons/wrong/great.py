"""Wrong ideas of the ten Super Events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Chore
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.actions import ChooseAction
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import (
    ChooseReleased,
    ChooseUnsupplied,
    Decay,
    EventPhase,
    demand,
    dragon_festival,
)
from yotd_widget.games.dragon.great_events import (
    ChooseCharter,
    ChooseDropped,
    ChooseFloors,
    ChooseReturned,
    ChooseSunrise,
    GreatEventPhase,
    HouseSunrise,
    assassination,
    benefit,
    buddha,
    charter,
    eclipse,
    flood_items,
    lantern,
    volcano,
)
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.moves import Charter, Demolish, Drop, Return, Take
from yotd_widget.games.dragon.persons import PersonPhase
from yotd_widget.games.dragon.pieces import (
    BASE,
    BOOSTED_BY,
    GREAT_EVENT_MONTH,
    KIND_OF,
    STEPS,
    SYMBOLS_OF,
    WALL_BONUS,
    YOUNG,
    Card,
    Kind,
    Person,
    WallTile,
)
from yotd_widget.games.dragon.scoring import Scoring
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead

# --- When it happens ---------------------------------------------------------------------------------------------


def _after_the_super_event(right: Function) -> Function:
    def run(check: WallCheck, state: State, notes: Notes | None) -> None:
        if GreatEventPhase() in state.agenda:
            state.agenda.remove(GreatEventPhase())
            state.agenda += [check, GreatEventPhase()]
        else:
            right(check, state, notes)

    return run


wrong_rule(
    "great-before-wall",
    "COMBO-3 WALL-14",
    N_("{answer}: right if the Super Event came before the wall check. It comes after it, and before decay."),
    Swap(WallCheck.run, _after_the_super_event),
)

# --- Lantern Festival and Buddha ---------------------------------------------------------------------------------


def _scoring(rule: str, points: Callable[[Court], int]) -> Function:
    """A Super Event that brings each court so many points."""

    def effect(state: State, notes: Notes | None) -> None:
        for seat in state.track:
            court = state.courts[seat]
            court.vp += points(court)
            if notes is not None:
                notes.add(rule, seat, {"vp": points(court)}, persons=court.headcount())

    return effect


wrong_rule(
    "lantern-one",
    "GE-LANTERN-1",
    N_("{answer} would be right if a person were worth 1 point. Each one brings 2, as at the end of the game."),
    instead(lantern, _scoring("GE-LANTERN-1", Court.headcount)),
)
wrong_rule(
    "lantern-palaces",
    "GE-LANTERN-1",
    N_("{answer} would be right if inhabited palaces were counted. The Lantern Festival counts persons."),
    instead(lantern, _scoring("GE-LANTERN-1", lambda court: 2 * len(court.inhabited()))),
)


def _each_monk_once(court: Court) -> int:
    return sum(palace.floors for palace in court.palaces for person in palace.persons if KIND_OF[person] == "monk")


wrong_rule(
    "buddha-once",
    "GE-BUDDHA-1",
    N_("{answer} would be right if every monk counted the floors once. An old monk has two Buddhas and counts twice."),
    instead(buddha, _scoring("GE-BUDDHA-1", _each_monk_once)),
)
wrong_rule(
    "buddha-flat",
    "GE-BUDDHA-1",
    N_("{answer} would be right if Buddhas alone were counted. Each one counts all floors of its palace."),
    instead(buddha, _scoring("GE-BUDDHA-1", lambda court: court.symbols("monk"))),
)

# --- Earthquake --------------------------------------------------------------------------------------------------


def _empty_first(right: Function) -> Function:
    """What the question lets through, without inhabited palaces while an empty one is left."""

    def verify(question: ChooseFloors, state: State, move: Demolish) -> Refusal | None:
        refusal: Refusal | None = right(question, state, move)
        court = state.courts[question.seat]
        empty = {number for number, palace in enumerate(court.palaces, 1) if not palace.persons}
        spared = any(court.palaces[number - 1].floors > question.named.count(number) for number in empty)
        if refusal is None and spared and not set(move.palaces) <= empty:
            return state.refusal("ERR-QUAKE-FLOOR", floors=0)
        return refusal

    return verify


def _verified(question: ChooseFloors, state: State) -> Sequence[Demolish]:
    return [move for move in question.candidates(state) if question.verify(state, move) is None]


wrong_rule(
    "quake-empty-first",
    "GE-QUAKE-4",
    N_("{answer}: right if empty palaces had to be named first. Floors of any palace may be given up."),
    Swap(ChooseFloors.verify, _empty_first),
    instead(ChooseFloors.options, _verified),
)


def _releases_last(right: Function) -> Function:
    def do(question: ChooseFloors, state: State, move: Demolish, notes: Notes | None) -> None:
        before = len(state.agenda)
        right(question, state, move, notes)
        releases = [task for task in state.agenda[before:] if isinstance(task, ChooseReleased)]
        if releases:
            others = [task for task in state.agenda[:before] if isinstance(task, ChooseFloors)]
            state.agenda[before - len(others) :] = [*releases, *others]

    return do


wrong_rule(  # before the next: it explains more where both lead to the same answer
    "quake-floors-first",
    "GE-5",
    N_("{answer} would be right if all players gave up their floors first. Each one finishes before the next begins."),
    Swap(ChooseFloors.do, _releases_last),
)


def _everybody_out(right: Function) -> Function:
    """Of every palace that has lost a floor."""

    def do(question: ChooseFloors, state: State, move: Demolish, notes: Notes | None) -> None:
        given = Counter(question.named + move.palaces)
        palaces, before = state.courts[question.seat].palaces, len(state.agenda)
        right(question, state, move, notes)
        if given.total() < question.count:
            return
        del state.agenda[before:]
        left = [given[number] for number, palace in enumerate(palaces, 1) if palace.floors > given[number]]
        for number, palace in enumerate(state.courts[question.seat].palaces, 1):
            if left[number - 1] and palace.persons:
                state.agenda.append(ChooseReleased(question.seat, len(palace.persons), "D-20", number))

    return do


wrong_rule(
    "quake-all",
    "GE-QUAKE-3",
    N_("{answer} would be right if a palace that loses a floor lost everybody. Only the surplus leaves."),
    Swap(ChooseFloors.do, _everybody_out),
)

# --- Flood -------------------------------------------------------------------------------------------------------


def _halves(court: Court) -> dict[str, int]:
    return {"yuan": court.yuan // 2, "rice": court.rice // 2, "fireworks": court.fireworks // 2}


def _half_of_each(question: ChooseReturned, state: State) -> Sequence[Return]:
    named = {"yuan": question.yuan, "rice": question.rice, "fireworks": question.fireworks}
    halves = _halves(state.courts[question.seat])
    return [Return(**{good: due - named[good] for good, due in halves.items()})]


wrong_rule(
    "flood-each",
    "GE-FLOOD-2 GE-FLOOD-1",
    N_("{answer} would be right if half of each kind went back. They are counted together, and you choose."),
    instead(flood_items, lambda court: sum(_halves(court).values())),
    instead(ChooseReturned.options, _half_of_each),
)


def _from_the_wall(court: Court) -> int:
    """Goods from wall tiles that are laid; without any tile left nobody can tell whether the wall is in play."""
    laid = {*_GOODS_TILES} - {*court.wall_tiles} if court.wall_tiles else ()
    return sum(WALL_BONUS[tile] for tile in laid)


_GOODS_TILES: Final[tuple[WallTile, ...]] = ("wall_rice", "wall_fireworks", "wall_yuan")

wrong_rule(
    "flood-wall-goods",
    "COMBO-5",
    N_("{answer} would be right if goods from wall tiles were safe. They are like any others."),
    instead(flood_items, lambda court: max(0, court.yuan + court.rice + court.fireworks - _from_the_wall(court)) // 2),
)

# --- Solar Eclipse -----------------------------------------------------------------------------------------------


class _SameAgain(GreatEventPhase, frozen=True):
    """The Super Event to come, with what the first time brought: persons who left and points, by seat."""

    released: tuple[tuple[int, int], ...] = ()
    points: tuple[int, ...] = ()

    def run(self, state: State, notes: Notes | None) -> None:
        if notes is not None:
            notes.add("GE-ECLIPSE-1")
        for seat, points in enumerate(self.points):
            state.courts[seat].vp += points
            if notes is not None:
                notes.add("EVT-FESTIVAL-1", seat, {"vp": points}, tiles=state.courts[seat].fireworks)
        if self.released:
            owed = dict(self.released)
            demand(state, [owed.get(seat, 0) for seat in range(len(state.courts))], "D-17", notes)


def _remember(state: State, change: Callable[[_SameAgain], _SameAgain]) -> None:
    """Where a Solar Eclipse is still to come."""
    for place, task in enumerate(state.agenda):
        if state.great_event == "ge_eclipse" and isinstance(task, GreatEventPhase):
            state.agenda[place] = change(task if isinstance(task, _SameAgain) else _SameAgain())


def _releases_remembered(right: Function) -> Function:
    def do(question: ChooseReleased, state: State, move: Any, notes: Notes | None) -> None:
        persons = state.courts[question.seat].headcount()
        right(question, state, move, notes)
        left = persons - state.courts[question.seat].headcount()
        if question.point == "D-17" and left:
            _remember(state, lambda known: _SameAgain((*known.released, (question.seat, left)), known.points))

    return do


def _points_remembered(right: Function) -> Function:
    def festival(state: State, notes: Notes | None) -> None:
        before = [court.vp for court in state.courts]
        right(state, notes)
        points = tuple(court.vp - vp for court, vp in zip(state.courts, before, strict=True))
        _remember(state, lambda known: _SameAgain(known.released, points))

    return festival


wrong_rule(
    "eclipse-frozen",
    "GE-ECLIPSE-1",
    N_("{answer} would be right if the first count held twice. The second time everything is counted anew."),
    Swap(ChooseReleased.do, _releases_remembered),
    Swap(dragon_festival, _points_remembered),
)


class _NobodyLeaves(Chore, frozen=True):
    """The event once more, without those who would leave."""

    def run(self, state: State, notes: Notes | None) -> None:
        EventPhase().run(state, notes)
        state.agenda[:] = [task for task in state.agenda if not isinstance(task, ChooseReleased | ChooseUnsupplied)]


def _without_releases(right: Function) -> Function:
    def effect(state: State, notes: Notes | None) -> None:
        right(state, notes)
        state.agenda[-1] = _NobodyLeaves()  # in the place of the event

    return effect


wrong_rule(
    "eclipse-no-release",
    "GE-ECLIPSE-1",
    N_("{answer} would be right if nobody left the second time. The event happens again in full."),
    Swap(eclipse, _without_releases),
)


def _no_second_check(right: Function) -> Function:
    def effect(state: State, notes: Notes | None) -> None:
        right(state, notes)
        state.agenda[:] = [task for task in state.agenda if not isinstance(task, WallCheck)]

    return effect


wrong_rule(
    "eclipse-one-check",
    "GE-ECLIPSE-2 WALL-11 WALL-12",
    N_("{answer} would be right if the wall were checked once. A second Mongol Invasion brings a second check."),
    Swap(eclipse, _no_second_check),
)


def _twice_in_an_eclipse(right: Function) -> Function:
    def run(decay: Decay, state: State, notes: Notes | None) -> None:
        right(decay, state, notes)
        if state.great_event == "ge_eclipse" and state.month == GREAT_EVENT_MONTH:
            right(decay, state, notes)

    return run


wrong_rule(
    "eclipse-decay",
    "DECAY-4 DECAY-1",
    N_(
        "{answer} would be right if a Solar Eclipse repeated decay too. It repeats the event; decay comes once a month."
    ),
    Swap(Decay.run, _twice_in_an_eclipse),
)

# --- Volcanic Eruption -------------------------------------------------------------------------------------------


def _turned_over(right: Function) -> Function:
    def effect(state: State, notes: Notes | None) -> None:
        right(state, notes)
        state.track.reverse()

    return effect


def _by_seats(right: Function) -> Function:
    def effect(state: State, notes: Notes | None) -> None:
        right(state, notes)
        state.track.sort()

    return effect


wrong_rule(
    "volcano-reversed",
    "GE-VOLCANO-1",
    N_("{answer} would be right if the stack were turned over. It keeps the order: the leader lies on top."),
    Swap(volcano, _turned_over),
)
wrong_rule(
    "volcano-seats",
    "GE-VOLCANO-1",
    N_("{answer} would be right if the seats counted on space 0, as at the start. The stack keeps the order."),
    Swap(volcano, _by_seats),
)

# --- Tornado -----------------------------------------------------------------------------------------------------


def _two_months_pause(right: Function) -> Function:
    def run(phase: PersonPhase, state: State, notes: Notes | None) -> None:
        if state.great_event == "ge_tornado" and 0 < state.month - GREAT_EVENT_MONTH <= 2:
            return
        right(phase, state, notes)

    return run


wrong_rule(
    "tornado-pause",
    "GE-TORNADO-2",
    N_("{answer}: right if the next two months were skipped. Two cards are left, and you play them at once: 8 and 9."),
    Swap(PersonPhase.run, _two_months_pause),
)


def _steps_for_cards(right: Function) -> Function:
    def do(question: ChooseDropped, state: State, move: Drop, notes: Notes | None) -> None:
        right(question, state, move, notes)
        for card in move.cards:
            if card != "wild":
                state.advance(question.seat, STEPS[_YOUNG_OF[card]])

    return do


_YOUNG_OF: Final[dict[Card, Person]] = {KIND_OF[person]: person for person in YOUNG}

wrong_rule(
    "tornado-steps",
    "GE-TORNADO-3",
    N_("{answer} would be right if discarded cards brought steps. They bring no person, and the marker stays."),
    Swap(ChooseDropped.do, _steps_for_cards),
)

# --- Sunrise -----------------------------------------------------------------------------------------------------


def _chosen_types_too(right: Function) -> Function:
    def asked(question: ChooseSunrise, state: State, *move: Any) -> Any:
        return right(ChooseSunrise(question.seat, question.later), state, *move)

    return asked


wrong_rule(
    "sunrise-again",
    "GE-SUNRISE-2",
    N_("{answer}: right if several players could choose one type. At Sunrise a chosen type is closed to the others."),
    Swap(ChooseSunrise.options, _chosen_types_too),
    Swap(ChooseSunrise.verify, _chosen_types_too),
)

_ONE_AGE: Final = {kind for kind, worth in SYMBOLS_OF.items() if len(worth) == 1}
"""Types of which there is no old person."""


def _two_ages_only(right: Function) -> Function:
    def options(question: ChooseSunrise, state: State) -> Sequence[Take]:
        return [take for take in right(question, state) if KIND_OF[take.person] not in _ONE_AGE]

    return options


def _one_age_refused(right: Function) -> Function:
    def verify(question: ChooseSunrise, state: State, move: Take) -> Refusal | None:
        refusal: Refusal | None = right(question, state, move)
        if refusal is None and KIND_OF[move.person] in _ONE_AGE:
            return state.refusal("ERR-SUN-OLD")
        return refusal

    return verify


wrong_rule(
    "sunrise-six",
    "GE-SUNRISE-4 GE-SUNRISE-1",
    N_(
        "{answer}: right if a craftsman, a court lady and a tax collector were not young. "
        "They count as young, and may be chosen."
    ),
    Swap(ChooseSunrise.options, _two_ages_only),
    Swap(ChooseSunrise.verify, _one_age_refused),
)


def _marker_stays(right: Function) -> Function:
    def do(question: Any, state: State, move: Any, notes: Notes | None) -> None:
        track, space = state.track.copy(), state.courts[question.seat].space
        if not isinstance(question, HouseSunrise):
            right(question, state, move, notes)
            return
        right(question, state, move, None)
        state.track[:] = track
        state.courts[question.seat].space = space

    return do


wrong_rule(
    "sunrise-stay",
    "GE-SUNRISE-3",
    N_("{answer} would be right if the marker stayed where it is. A new person brings steps, with a card or without."),
    Swap(HouseSunrise.do, _marker_stays),
)

# --- Assassination Attempt ---------------------------------------------------------------------------------------


class _Late(Chore, frozen=True):
    """The privileges go now."""

    def run(self, state: State, notes: Notes | None) -> None:
        for court in state.courts:
            court.small = court.large = 0


def _after_scoring(state: State, notes: Notes | None) -> None:
    state.agenda.insert(state.agenda.index(Scoring()), _Late())


def _one_each(state: State, notes: Notes | None) -> None:
    for court in state.courts:
        if court.small:
            court.small -= 1
        elif court.large:
            court.large -= 1


wrong_rule(
    "assassin-late",
    "GE-ASSASSIN-1",
    N_("{answer} would be right if privileges scored once more. They are gone before the points of the month."),
    instead(assassination, _after_scoring),
)
wrong_rule(
    "assassin-one",
    "GE-ASSASSIN-1",
    N_("{answer} would be right if everybody lost one privilege. All of them go."),
    instead(assassination, _one_each),
)


def _never_again(right: Function) -> Function:
    def options(question: ChooseAction, state: State) -> Sequence[Any]:
        gone = state.great_event == "ge_assassination" and state.month > GREAT_EVENT_MONTH
        return [move for move in right(question, state) if not (gone and getattr(move, "action", "") == "privilege")]

    return options


wrong_rule(
    "assassin-forever",
    "GE-ASSASSIN-2",
    N_("{answer} would be right if nobody could buy privileges any more. From month 8 on they are for sale again."),
    Swap(ChooseAction.options, _never_again),
)

# --- Charter -----------------------------------------------------------------------------------------------------

_ON_THE_CARD: Final[dict[Kind, int]] = {BOOSTED_BY[action]: BASE[action] for action in BOOSTED_BY}


def _with_the_card(right: Callable[[Court, Kind], int]) -> Callable[[Court, Kind], int]:
    return lambda court, kind: right(court, kind) + _ON_THE_CARD.get(kind, 0)


def _persons(court: Court, kind: Kind) -> int:
    return sum(KIND_OF[person] == kind for person in court.persons())


wrong_rule(
    "charter-base",
    "GE-CHARTER-2",
    N_("{answer} would be right if an action card counted too. The Charter counts symbols on persons only."),
    Swap(benefit, _with_the_card),
)
wrong_rule(
    "charter-heads",
    "GE-CHARTER-1",
    N_("{answer} would be right if each person counted 1. Symbols count."),
    instead(benefit, _persons),
)


class _OtherType(ChooseCharter, frozen=True):
    """A type that nobody has chosen before."""

    taken: tuple[Kind, ...] = ()

    def options(self, state: State) -> Sequence[Charter]:
        return [move for move in super().options(state) if move.kind not in self.taken]

    def verify(self, state: State, move: Charter) -> Refusal | None:
        return state.refusal("ERR-CHARTER-NONE") if move.kind in self.taken else super().verify(state, move)


def _each_type_once(right: Function) -> Function:
    def do(question: ChooseCharter, state: State, move: Charter, notes: Notes | None) -> None:
        right(question, state, move, notes)
        taken = (*getattr(question, "taken", ()), move.kind)
        later = [_OtherType(task.seat, taken) if isinstance(task, ChooseCharter) else task for task in state.agenda]
        state.agenda[:] = [task for task in later if not isinstance(task, _OtherType) or task.options(state)]

    return do


wrong_rule(
    "charter-taken",
    "GE-CHARTER-3",
    N_("{answer}: right if each type could be chosen once. With the Charter several players may choose the same type."),
    Swap(ChooseCharter.do, _each_type_once),
)


def _until_nobody_is_there(state: State, notes: Notes | None) -> None:
    asked = takewhile(lambda seat: state.courts[seat].headcount(), state.track)
    state.agenda += [ChooseCharter(seat) for seat in asked][::-1]


wrong_rule(
    "charter-stops",
    "GE-CHARTER-4",
    N_("{answer} would be right if the Charter ended at a court without persons. The next player goes on."),
    instead(charter, _until_nobody_is_there),
)
