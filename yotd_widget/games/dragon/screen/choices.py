"""The open decision on the board: where each candidate lies, whether it can be chosen, and why or why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.phrases import begun, listed
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.games.dragon.actions import fee
from yotd_widget.games.dragon.moves import (
    Build,
    Buy,
    Charter,
    Demolish,
    Discard,
    Draft,
    Drop,
    Lay,
    Pass,
    Place,
    Play,
    Release,
    Replace,
    Return,
    Take,
    Use,
    Without,
)
from yotd_widget.games.dragon.persons import HousePerson
from yotd_widget.games.dragon.pieces import GOODS
from yotd_widget.games.dragon.screen.places import named, places
from yotd_widget.games.dragon.screen.preview import preview
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    PRIVILEGE_NAMES,
    person_name,
    prompt,
    wall_tile_name,
)

Choice = dict[str, Any]


def decision(state: State) -> dict[str, Any] | None:
    """The open decision as the screen shows it; None at the end or while luck is due."""
    asked = state.decision
    if asked is None or asked.seat == LUCK:
        return None
    task = state.agenda[-1]
    return {
        "id": asked.id,
        "seat": asked.seat,
        "prompt": prompt(
            _prompt(state, asked.id), getattr(task, "person", None), getattr(task, "palace", 0), asked.total
        ),
        "form": "row" if asked.total > 1 else "one",
        "progress": [asked.done, asked.total],
        **(_row_of(asked.done, asked.total) if asked.total > 1 else {}),
        "rules": list(asked.rules),
    }


def _row_of(done: int, total: int) -> dict[str, str]:
    """In a row of choices: how many pieces have been given, and how many are still to come."""
    pieces = total - done
    return {
        "given": _("{given} of {all} chosen").format(given=done, all=total),
        "missing": ngettext("{pieces} more to choose.", "{pieces} more to choose.", pieces).format(pieces=pieces),
    }


def _prompt(state: State, point: str) -> str:
    """Whose prompt is shown: who comes at Sunrise is housed as anybody else, D-24 as D-11 or D-12."""
    task = state.agenda[-1]
    if not isinstance(task, HousePerson):
        return point
    return "D-11" if any(palace.room for palace in state.courts[task.seat].palaces) else "D-12"


def choices(state: State, can_take_back: Callable[[Move], bool]) -> dict[str, Choice]:
    """Every place where something may be pressed or asked about, in the order of the candidates."""
    if not state.agenda or state.agenda[-1].seat == LUCK:
        return {}
    task = state.agenda[-1]
    found: dict[str, Choice] = {}
    for move in task.candidates(state):
        choice = _choice(state, move)
        for place in places(state, task.seat, move):
            found.setdefault(place, choice)
    for move, taken in named(state, task):
        if not can_take_back(move):
            continue
        chosen = {"state": "chosen", "move": str(move), "label": _label(state, move), "name": _("chosen")}
        lines = [{"text": _("Press to take it back."), "rules": [], "tone": "plain"}]
        for place in taken:
            found[place] = chosen | {"preview": {"lines": lines, "ghosts": {}}, "reason": None}
    return found


def _choice(state: State, move: Move) -> Choice:
    refusal = state.agenda[-1].verify(state, move)
    label = _label(state, move)
    if refusal is not None:
        remedy = state.game.reasons.remedy(state, move)  # a fifteenth of a millisecond
        nearest = {"nearest": remedy.text, "can": remedy.can_be_tried}
        reason = {"code": refusal.code, "text": refusal.text, "rules": list(refusal.rules)} | nearest
        name = _("not possible now, says why")
        return {"state": "blocked", "move": str(move), "label": label, "name": name, "preview": None, "reason": reason}
    lines, ghosts = preview(state, move)
    shown = {"lines": [msgspec.to_builtins(line) for line in lines], "ghosts": ghosts}
    name = listed([*_details(state, move), _("can be chosen")])
    return {"state": "legal", "move": str(move), "label": label, "name": name, "preview": shown, "reason": None}


def _details(state: State, move: Move) -> Iterator[str]:
    """What a listener needs to know beside the visible text of the place."""
    match move:
        case Use(group, _):
            yield _("group {letter}").format(letter=group)
            if due := fee(state, group):
                yield _("fee {due} yuan").format(due=due)
        case Replace(_, number):
            yield _("palace {number}, to be replaced").format(number=number)
        case Release(persons):
            yield _("palace {number}, to be released").format(number=persons[0][1])
        case Without(_):
            yield _("to get no rice")
        case Demolish(_):
            yield _("to lose a floor")


def _label(state: State, move: Move) -> str:
    match move:
        case Draft(persons):
            return begun(person_name(persons[0]))
        case Take(person):
            return begun(person_name(person))
        case Use(_, action):
            return ACTION_NAMES[action]
        case Pass():
            return _("Pass")
        case Build(on, _):
            return _("Floor on palace {number}").format(number=on[0][0]) if on else _("New palace")
        case Buy(privileges):
            return begun(PRIVILEGE_NAMES[privileges[0]])
        case Play(cards):
            return begun(KIND_NAMES[cards[0]])
        case Place(number):
            return _("Palace {number}").format(number=number)
        case Replace(person, _):
            return _("Replace {person}").format(person=person_name(person))
        case Release(persons):
            return _("{person} leaves").format(person=begun(person_name(persons[0][0])))
        case Without(palaces):
            return _("No rice for palace {number}").format(number=palaces[0])
        case Discard():
            return _("Discard {person}").format(person=person_name(state.agenda[-1].person))
    return _label_of_expansions(move)


def _label_of_expansions(move: Move) -> str:
    match move:
        case Lay(tile):
            return _("Wall tile {bonus}").format(bonus=wall_tile_name(tile))
        case Demolish(palaces):
            return _("A floor of palace {number}").format(number=palaces[0])
        case Return():
            return _("Return 1 {good}").format(good=GOOD_NAMES[next(good for good in GOODS if getattr(move, good))])
        case Drop(cards):
            return _("Discard {card}").format(card=KIND_NAMES[cards[0]])
        case Charter(kind):
            return begun(KIND_NAMES[kind])
    return str(move)
