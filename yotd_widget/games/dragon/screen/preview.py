"""What a choice would do, before it is made: the move is tried on a copy, and its notes are told."""

from __future__ import annotations

from collections.abc import Iterable

from yotd_widget.engine.moves import Move
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.games.dragon.actions import BuyPrivilege
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_wall import LayTile
from yotd_widget.games.dragon.moves import Discard, Draft, Pass, Place, Play, Release, Replace, Take, Use, Without
from yotd_widget.games.dragon.pieces import (
    BOOSTED_BY,
    KIND_OF,
    OCCUPIED_FEE,
    PASS_FILLS_TO,
    PERSONS_OF,
    PRIVILEGE_PRICE,
    STEPS,
    SYMBOLS,
    Kind,
    Person,
)
from yotd_widget.games.dragon.reasons.forecast import Need, decay, need
from yotd_widget.games.dragon.screen import preview_expansions as expansions
from yotd_widget.games.dragon.screen.line import Line
from yotd_widget.games.dragon.screen.marks import Mark, marks
from yotd_widget.games.dragon.screen.tell import GAINS, gain, tell
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES, SYMBOL_NAMES, counted, person_name, signed


def preview(state: State, move: Move) -> tuple[list[Line], dict[str, Mark]]:
    """Lines and ghosts of a legal move: its own effect, without what other players or the event do afterwards."""
    seat = state.agenda[-1].seat
    after, notes = state.clone(), Notes()
    after.agenda.pop().do(after, move, notes)
    own = len(notes)
    _answer_what_is_forced(after, seat, notes)
    if isinstance(after.agenda[-1], LayTile):  # what the wall asks next depends on it
        after.agenda.pop().run(after, None)
    told = list(notes)
    lines = [*_effect(state, after, seat, move, told[:own]), *_forced(state, told[own:])]
    if not isinstance(after.agenda[-1], BuyPrivilege):  # its price is still to be paid
        lines += _consequences(state, after, seat)
    ghosts = marks(state, after, ahead=True)
    if isinstance(move, Release | Without):
        ghosts |= _named(state, seat, move)
    return lines, ghosts | expansions.ghosts(state, after, seat, move)


def _answer_what_is_forced(after: State, seat: int, notes: Notes) -> None:
    """Go on as far as this player has no choice: that belongs to the move."""
    while after.agenda[-1].asked and after.agenda[-1].seat == seat and len(after.agenda[-1].options(after)) == 1:
        task = after.agenda.pop()
        task.do(after, task.options(after)[0], notes)


def _forced(state: State, notes: list[Note]) -> Iterable[Line]:
    for sentence in tell(notes, state.players):
        yield Line(sentence.text, sentence.rules)


def _effect(state: State, after: State, seat: int, move: Move, notes: list[Note]) -> Iterable[Line]:
    """The move itself, in numbers."""
    court = state.courts[seat]
    if isinstance(move, Use):
        yield from _action(state, after, seat, move, notes)
    elif isinstance(move, Pass):
        if court.yuan < PASS_FILLS_TO:
            yield Line(f"Yuan {court.yuan} → {PASS_FILLS_TO}.", ("ACT-9",))
        else:
            yield Line(f"You have {court.yuan} yuan; passing gives nothing.", ("ACT-10",), "bad")
    elif isinstance(move, Draft):
        yield _drafted(state, move)
    elif isinstance(move, Play):
        yield _card(state, move)
    elif isinstance(move, Take):
        yield Line(f"{_worth(move.person)}.", ("PER-10", "ACT-13"))
    elif isinstance(move, Place):
        person = state.agenda[-1].person
        steps = f" Steps {court.space} → {after.courts[seat].space}." if after.courts[seat].space > court.space else ""
        rule = state.agenda[-1].steps_by if steps else "DRAFT-4"
        yield Line(f"{person_name(person).capitalize()} into palace {move.palace}.{steps}", (rule,))
    elif isinstance(move, Replace):
        person = person_name(state.agenda[-1].person)
        text = f"{person_name(move.person).capitalize()} leaves palace {move.palace}; the {person} moves in."
        yield Line(f"{text} Steps {court.space} → {after.courts[seat].space}.", ("PER-8", state.agenda[-1].steps_by))
    elif isinstance(move, Discard):
        yield Line(f"The {person_name(state.agenda[-1].person)} leaves the game; no steps.", ("PER-9",))
    elif isinstance(move, Release):
        person, palace = move.persons[0]
        yield Line(f"{person_name(person).capitalize()} leaves palace {palace}.", ("REL-1", "REL-3"))
    elif isinstance(move, Without):
        yield Line(f"Palace {move.palaces[0]} gets no rice: one person leaves it.", ("EVT-DROUGHT-4",))
    else:
        yield from expansions.effect(state, after, seat, move)
        yield from (line for note in notes if (line := _bought_or_built(state, after, seat, note)))


def _action(state: State, after: State, seat: int, move: Use, notes: list[Note]) -> Iterable[Line]:
    court, then = state.courts[seat], after.courts[seat]
    paid = any(note.rule == "ACT-6" for note in notes)
    fee = f"{OCCUPIED_FEE} yuan for the group. " if paid else ""
    rules: tuple[str, ...] = ("ACT-6",) if paid else ()
    for note in notes:
        if note.rule in GAINS:
            things = {
                "ACT-TAX-1": f" Yuan {court.yuan} → {then.yuan}.",
                "ACT-HARVEST-1": f" Rice {court.rice} → {then.rice}.",
                "ACT-FIRE-1": f" Fireworks {court.fireworks} → {then.fireworks}.",
                "ACT-PARADE-1": f" Steps {court.space} → {then.space}.",
                "ACT-RESEARCH-1": f" VP {court.vp} → {then.vp}.",
                "ACT-BUILD-1": " You choose where." if isinstance(after.agenda[-1], PlaceFloors) else "",
            }[note.rule]
            yield Line(f"{fee}{gain(note)}.{things}", (*rules, note.rule))
    if move.action == "privilege":
        price = PRIVILEGE_PRICE[state.setup.edition]
        yield Line(
            f"{fee}Small for {price['small']} yuan, large for {price['large']}.",
            (*rules, "ACT-PRIV-1"),
        )
    if move.action == "build_wall":
        yield expansions.laid(state, f"{fee}A wall tile of your choice, with its bonus. ", rules)


def _drafted(state: State, move: Draft) -> Line:
    named = state.agenda[-1].named
    if not named:
        return Line(f"{_worth(move.persons[0])}.", ("DRAFT-2", "DRAFT-5"))
    first, second = named[0], move.persons[0]
    steps = f"{STEPS[first]} + {STEPS[second]} = {STEPS[first] + STEPS[second]} steps"
    return Line(f"{person_name(first).capitalize()} and {person_name(second)}: {steps}.", ("DRAFT-5",))


def _card(state: State, move: Play) -> Line:
    card = move.cards[0]
    if card == "wild":
        return Line("Any person on the board.", ("PER-4",))
    left = [person for person in PERSONS_OF[card] if state.offer[person]]
    if not left:
        return Line("No such person is left: the card is spent, nothing is taken.", ("PER-6",), "bad")
    choice = " or ".join(f"{person.partition(' ')[0]}, {signed(STEPS[person])} steps" for person in left)
    return Line(f"{choice[0].upper()}{choice[1:]}.", ("PER-3",))


def _bought_or_built(state: State, after: State, seat: int, note: Note) -> Line | None:
    if note.rule == "ACT-PRIV-1":
        dragons = after.courts[seat].privilege_dragons() - state.courts[seat].privilege_dragons()
        text = f"{signed(dragons)} VP each month."
        return Line(f"{text} Yuan {state.courts[seat].yuan} → {after.courts[seat].yuan}.", ("ACT-PRIV-1", "SCORE-3"))
    if note.rule == "ACT-BUILD-2":
        if note.facts.get("new"):
            return Line("A new palace of one floor. Nobody lives in it yet.", ("ACT-BUILD-2", "DECAY-1"))
        palace = after.courts[seat].palaces[int(note.facts["palace"]) - 1]
        return Line(f"Palace {note.facts['palace']}: floors {palace.floors - 1} → {palace.floors}.", ("ACT-BUILD-2",))
    return None


def _worth(person: Person) -> str:
    kind: Kind = KIND_OF[person]
    symbols = counted(SYMBOLS[person], SYMBOL_NAMES[kind])
    purpose = next((f", for {ACTION_NAMES[action]}" for action, by in BOOSTED_BY.items() if by == kind), "")
    return f"{counted(STEPS[person], ('step', 'steps'))}; {symbols}{purpose}"


def _consequences(state: State, after: State, seat: int) -> Iterable[Line]:
    """What the move changes for the event of the month and for decay."""
    was, now = need(state, seat), need(after, seat)
    if now is not None and was is not None:
        if now != was:
            yield Line(f"{now.event} this month: {now.verdict}{_instead(was, now)} ({now.text}).", now.rules, now.tone)
        elif state.agenda[-1].asks == "an action":
            yield Line(f"{now.event} this month: {now.verdict} ({now.text}).", now.rules, "plain")
    standing = len(state.courts[seat].palaces)
    for number, palace in enumerate(after.courts[seat].palaces, 1):
        if number > standing or len(after.courts[seat].palaces) < standing:
            continue  # a new one; or one has fallen, and the others have moved up
        doomed, before = decay(after, seat, number), decay(state, seat, number)
        if doomed and not before:
            yield Line(f"Palace {number} is empty then: {doomed[0]} at decay.", ("DECAY-1", "DECAY-2"), "bad")
        elif before and not doomed and palace.persons:
            yield Line(f"Palace {number} is inhabited then and stays.", ("DECAY-1",), "good")


def _instead(was: Need, now: Need) -> str:
    return f", not {was.loss}" if was.loss != now.loss and now.loss and was.loss else ""


def _named(state: State, seat: int, move: Release | Without) -> dict[str, Mark]:
    """A piece of a row changes nothing yet: show who or what it names."""
    if isinstance(move, Without):
        return {f"palace/{seat}/{number}": {"kind": "loss", "text": "no rice"} for number in move.palaces}
    found = {}
    for person, palace in move.persons:
        floor = state.courts[seat].palaces[palace - 1].persons.index(person)
        found[f"room/{seat}/{palace}/{floor}"] = {"kind": "gone", "text": "", "person": person}
    return found
