"""The open decision on the board: where each candidate lies, whether it can be chosen, and why or why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.texts import _
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
from yotd_widget.games.dragon.words import ACTION_NAMES, DECISIONS, KIND_NAMES, person_name, wall_tile_name

Choice = dict[str, Any]


def decision(state: State) -> dict[str, Any] | None:
    """The open decision as the screen shows it; None at the end or while luck is due."""
    asked = state.decision
    if asked is None or asked.seat == LUCK:
        return None
    task = state.agenda[-1]
    facts = {
        "person": person_name(task.person) if hasattr(task, "person") else "",
        "palace": getattr(task, "palace", 0),
    }
    return {
        "id": asked.id,
        "seat": asked.seat,
        "prompt": DECISIONS[_prompt(state, asked.id)][1].format(**facts),
        "form": "row" if asked.total > 1 else "one",
        "progress": [asked.done, asked.total],
        "rules": list(asked.rules),
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
        lines = [{"text": "Press to take it back.", "rules": [], "tone": "plain"}]
        for place in taken:
            found[place] = chosen | {"preview": {"lines": lines, "ghosts": {}}, "reason": None}
    return found


def _choice(state: State, move: Move) -> Choice:
    refusal = state.agenda[-1].verify(state, move)
    label = _label(state, move)
    if refusal is not None:
        reason = {"code": refusal.code, "text": refusal.text, "rules": list(refusal.rules)}
        name = _("not possible now, says why")
        return {"state": "blocked", "move": str(move), "label": label, "name": name, "preview": None, "reason": reason}
    lines, ghosts = preview(state, move)
    shown = {"lines": [msgspec.to_builtins(line) for line in lines], "ghosts": ghosts}
    name = ", ".join([*_details(state, move), _("can be chosen")])
    return {"state": "legal", "move": str(move), "label": label, "name": name, "preview": shown, "reason": None}


def _details(state: State, move: Move) -> Iterator[str]:
    """What a listener needs to know beside the visible text of the place."""
    match move:
        case Use(group, _):
            yield f"group {group}"
            if due := fee(state, group):
                yield f"fee {due} yuan"
        case Place(number):
            yield f"palace {number}"
        case Replace(_, number):
            yield f"palace {number}, to be replaced"
        case Release(persons):
            yield f"palace {persons[0][1]}, to be released"
        case Without(_):
            yield "to get no rice"
        case Demolish(_):
            yield "to lose a floor"


def _label(state: State, move: Move) -> str:
    match move:
        case Draft(persons):
            return person_name(persons[0]).capitalize()
        case Take(person):
            return person_name(person).capitalize()
        case Use(_, action):
            return ACTION_NAMES[action]
        case Pass():
            return "Pass"
        case Build(on, _):
            return f"Floor on palace {on[0][0]}" if on else "New palace"
        case Buy(privileges):
            return f"{privileges[0].capitalize()} privilege"
        case Play(cards):
            return KIND_NAMES[cards[0]].capitalize()
        case Place(number):
            return f"Palace {number}"
        case Replace(person, _):
            return f"Replace {person_name(person)}"
        case Release(persons):
            return f"{person_name(persons[0][0]).capitalize()} leaves"
        case Without(palaces):
            return f"No rice for palace {palaces[0]}"
        case Discard():
            return f"Discard {person_name(state.agenda[-1].person)}"
    return _label_of_expansions(move)


def _label_of_expansions(move: Move) -> str:
    match move:
        case Lay(tile):
            return f"Wall tile {wall_tile_name(tile)}"
        case Demolish(palaces):
            return f"A floor of palace {palaces[0]}"
        case Return():
            return f"Return 1 {next(good for good in GOODS if getattr(move, good))}"
        case Drop(cards):
            return f"Discard {KIND_NAMES[cards[0]]}"
        case Charter(kind):
            return KIND_NAMES[kind].capitalize()
    return str(move)
