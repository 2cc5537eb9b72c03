"""What a choice would do, before it is made: the move is tried on a copy, and its notes are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from yotd_widget.describe.marks import Mark
from yotd_widget.describe.preview import Line, Preview, Tried, tried
from yotd_widget.describe.tell import tell
from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import begun, counted, sentences, signed
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.actions import BuyPrivilege, ChooseAction
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.moves import Discard, Draft, Pass, Place, Play, Release, Replace, Take, Use, Without
from yotd_widget.games.dragon.persons import HousePerson
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
from yotd_widget.games.dragon.reasons.forecast import Need, Tone, decay, need
from yotd_widget.games.dragon.screen import coming
from yotd_widget.games.dragon.screen import preview_expansions as expansions
from yotd_widget.games.dragon.screen.ahead import each_month, in_brief
from yotd_widget.games.dragon.screen.changes import grown
from yotd_widget.games.dragon.screen.marks import ghosts
from yotd_widget.games.dragon.screen.missed import Turn, fallen, missed, told, turning
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.told.base import GAINS, gain
from yotd_widget.games.dragon.words import ACTION_NAMES, SYMBOL_NAMES, person_name
from yotd_widget.games.dragon.words import STEPS as STEP_NOUNS


def preview(state: State, move: Move) -> Preview:
    """Lines and ghosts of a legal move: its own effect, without what other players or the event do afterwards."""
    trial = tried(state, move)
    after, seat = trial.after, trial.seat
    lines = [*_effect(trial, move), *_followed(trial, move)]
    shown = ghosts(state, after)
    if not isinstance(after.agenda[-1], BuyPrivilege):  # its price is still to be paid
        turns = _months(state, after, seat)
        if isinstance(move, Release | Replace | Without):
            lines += [*_consequences(state, after, seat, ()), *missed(trial, move)]
        else:
            lines += _consequences(state, after, seat, turns)
            lines += [*fallen(state, after, seat), *(told(state, turn) for turn in turns[:1])]
        shown = _foreseen(state, after, seat) | _below(turns) | shown
    if isinstance(move, Play | Take):
        shown |= coming.ahead_on_track(trial)
    if isinstance(move, Release | Without):
        shown |= _named(state, seat, move)
    return lines, shown | expansions.ghosts(state, after, seat, move)


def _followed(trial: Tried, move: Move) -> Iterable[Line]:
    """What has come of itself; a wall tile that is laid has its own line, and so has a person who moves in."""
    game: Any = trial.before.game
    untold = coming.HOUSING | {"WALL-4"} if isinstance(move, Play | Take) else {"WALL-4"}
    for sentence in tell(game, (note for note in trial.followed if note.rule not in untold), trial.before.players):
        yield Line(sentence.text, sentence.rules)


def _effect(trial: Tried, move: Move) -> Iterable[Line]:
    """The move itself, in numbers."""
    state, task = trial.before, trial.before.agenda[-1]
    numbers, rules = grown(trial, trial.own), tuple(note.rule for note in trial.own)
    match move:
        case Use():
            yield from _action(trial, move)
        case Pass():
            yield _passed(state.courts[trial.seat].yuan, numbers)
        case Draft():
            yield _drafted(state, move)
        case Play():
            yield from _card(trial, move)
        case Take(person):
            yield from coming.taken(trial, person)
        case Place(palace):
            text = _("{person} into palace {palace}.").format(person=begun(person_name(task.person)), palace=palace)
            yield Line(sentences(text, numbers), rules)
        case Replace(person, palace):
            text = _("{leaving} leaves palace {palace}; the {coming} moves in.").format(
                leaving=begun(person_name(person)), palace=palace, coming=person_name(task.person)
            )
            yield Line(sentences(text, numbers), rules)
        case Discard():
            yield Line(_("The {person} leaves the game; no steps.").format(person=person_name(task.person)), rules)
        case Release():
            text = _("{person} leaves palace {palace}.")
            words = {"person": begun(person_name(move.person)), "palace": move.palace}
            yield Line(text.format(**words), ("REL-1", "REL-3"))
        case Without(palaces):
            text = _("Palace {palace} gets no rice: one person leaves it.").format(palace=palaces[0])
            yield Line(text, ("EVT-DROUGHT-4",))
        case _:
            yield from expansions.effect(trial, move)
            yield from (line for note in trial.own if (line := _bought_or_built(trial, note)))


def _passed(yuan: int, numbers: str) -> Line:
    if yuan < PASS_FILLS_TO:
        return Line(numbers, ("ACT-9",))
    return Line(_("You have {yuan} yuan; passing gives nothing.").format(yuan=yuan), ("ACT-10",), "bad")


def _action(trial: Tried, move: Use) -> Iterable[Line]:
    rules = tuple(note.rule for note in trial.own if note.rule == "ACT-6")
    fee = _("{fee} yuan for the group.").format(fee=OCCUPIED_FEE) if rules else ""
    for note in trial.own:
        if note.rule in GAINS:
            # Translators: a sum such as “2 from the card + 3 coins = 5 yuan”, as a sentence.
            total = _("{sum}.").format(sum=gain(note))
            yield Line(sentences(fee, total, grown(trial, [note]) or expansions.where(trial)), (*rules, note.rule))
    if move.action == "privilege":
        price = PRIVILEGE_PRICE[trial.before.setup.edition]
        text = _("Small for {small} yuan, large for {large}.").format(**price)
        yield Line(sentences(fee, text), (*rules, "ACT-PRIV-1"))
    if move.action == "build_wall":
        yield expansions.laid(trial.before, sentences(fee, _("A wall tile of your choice, with its bonus.")), rules)


def _drafted(state: State, move: Draft) -> Line:
    named = state.agenda[-1].named
    if not named:
        return Line(_worth(move.persons[0]), ("DRAFT-2", "DRAFT-5"))
    first, second = named[0], move.persons[0]
    text = _("{first} and {second}: {one} + {other} = {sum} steps.").format(
        first=begun(person_name(first)),
        second=person_name(second),
        one=STEPS[first],
        other=STEPS[second],
        sum=STEPS[first] + STEPS[second],
    )
    return Line(text, ("DRAFT-5",))


def _card(trial: Tried, move: Play) -> Iterable[Line]:
    card, offer = move.cards[0], trial.before.offer
    if card == "wild":
        yield Line(_("Any person on the board."), ("PER-4",))
    elif any(offer[person] for person in PERSONS_OF[card]):
        yield from coming.allowed(trial, move)
    else:
        yield Line(_("No such person is left: the card is spent, nothing is taken."), ("PER-6",), "bad")


def _bought_or_built(trial: Tried, note: Note) -> Line | None:
    court, then = (position.courts[trial.seat] for position in (trial.before, trial.after))
    if note.rule == "ACT-PRIV-1":
        text = each_month(then.privilege_dragons() - court.privilege_dragons())
        return Line(sentences(text, grown(trial, [note])), ("ACT-PRIV-1", "SCORE-3"))
    if note.rule == "ACT-BUILD-2":
        if note.facts.get("new"):
            text = _("A new palace of one floor. Nobody lives in it yet.")
            return Line(text, ("ACT-BUILD-2", "DECAY-1"))
        number = int(note.facts["palace"])
        floors = then.palaces[number - 1].floors
        return Line(expansions.floors_changed(number, floors - 1, floors), ("ACT-BUILD-2",))
    return None


def _worth(person: Person) -> str:
    """A person in numbers: steps and symbols, and the action that the symbols help."""
    kind: Kind = KIND_OF[person]
    worth = {
        "steps": counted(STEPS[person], STEP_NOUNS),
        "symbols": counted(SYMBOLS[person], SYMBOL_NAMES[kind]),
    }
    action = next((action for action, by in BOOSTED_BY.items() if by == kind), None)
    if action is None:
        # Translators: {steps} is as “4 steps”, {symbols} as “1 hammer”.
        return _("{steps}; {symbols}.").format(**worth)
    return _("{steps}; {symbols}, for {action}.").format(**worth, action=ACTION_NAMES[action])


def _consequences(state: State, after: State, seat: int, turns: Sequence[Turn]) -> Iterable[Line]:
    """What the move changes for the event of the month.

    What stays as it is gives way to months that do not (turns), but not where palaces are compared with each other.
    """
    was, now = need(state, seat), need(after, seat)
    if now is not None and was is not None:
        if now != was:
            yield Line(_month(now, was), now.rules, _turn(was, now))
        elif isinstance(task := state.agenda[-1], HousePerson) or (isinstance(task, ChooseAction) and not turns):
            yield Line(_month(now, was), now.rules, "plain")


def _foreseen(state: State, after: State, seat: int) -> dict[str, Mark]:
    """What then stands in place of the forecasts on the board, where they change."""
    found: dict[str, Mark] = {}
    was, now = need(state, seat), need(after, seat)
    if now is not None and was is not None and now.verdict != was.verdict:
        brief = in_brief(now.loss, now.points)
        text = _("{before} → {verdict}").format(before=signed(-was.loss), verdict=brief) if was.loss else brief
        found[f"need/{seat}"] = {"kind": "loss" if _turn(was, now) == "bad" else "gain", "text": text}
        if now.bowls:
            found[f"bowls/{seat}"] = {"kind": "gain", "text": str(now.bowls[0])}
    before, then = state.courts[seat].palaces, after.courts[seat].palaces
    if len(then) >= len(before):
        for number in range(1, len(before) + 1):
            old, new = decay(state, seat, number), decay(after, seat, number)
            if old != new:
                kind = "loss" if new else "gain"
                found[f"palace/{seat}/{number}"] = {"kind": kind, "text": new[0] if new else _("stays")}
    return found


def _months(state: State, after: State, seat: int) -> list[Turn]:
    """Months to come that end otherwise by the move: points and steps alone change nothing there."""
    if _stock(state.courts[seat]) == _stock(after.courts[seat]):
        return []
    return list(turning(state, after, seat))


def _below(turns: Iterable[Turn]) -> dict[str, Mark]:
    """What then stands below those months on the board."""
    return {f"month/{turn.month}": {"kind": "loss" if turn.worse else "gain", "text": turn.then} for turn in turns}


def _stock(court: Court) -> tuple[object, ...]:
    return court.yuan, court.rice, court.fireworks, [(palace.floors, palace.persons) for palace in court.palaces]


def _turn(was: Need, now: Need) -> Tone:
    """Whether the event turns out better or worse for the court than without the move."""
    better = (was.loss - now.loss) or (now.points - was.points)
    return "good" if better > 0 else "bad" if better < 0 else "plain"


def _month(now: Need, was: Need) -> str:
    """What the month's event asks then, with the number of persons that it asks for now where that changes."""
    words = {"event": now.event, "verdict": now.verdict, "text": now.text}
    if was.loss != now.loss and now.loss and was.loss:
        # Translators: {verdict} is as “3 persons leave”, {loss} the number without this move, {text} the count.
        return _("{event} this month: {loss} → {verdict} ({text}).").format(**words, loss=was.loss)
    return _("{event} this month: {verdict} ({text}).").format(**words)


def _named(state: State, seat: int, move: Release | Without) -> dict[str, Mark]:
    """A piece of a row changes nothing yet: show who or what it names."""
    if isinstance(move, Without):
        return {f"palace/{seat}/{number}": {"kind": "loss", "text": _("no rice")} for number in move.palaces}
    found, named = {}, list(state.agenda[-1].named)
    for person, palace in move.persons:
        there = state.courts[seat].palaces[palace - 1].persons
        floor = [at for at, each in enumerate(there) if each == person][named.count((person, palace))]
        named.append((person, palace))
        found[f"room/{seat}/{palace}/{floor}"] = {"kind": "gone", "text": "", "person": person}
    return found
