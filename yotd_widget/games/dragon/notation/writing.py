"""Positions written as words: what `repr` gives, and what `position` and `court` read back to an equal value.

Whatever equals its default is left out, so an example is about as short as the words typed for it.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.notation.spelling import (
    ACTION_WORDS,
    CARD_WORDS,
    EVENT_WORDS,
    GREAT_EVENT_WORDS,
    PERSON_WORDS,
    WALL_WORDS,
)
from yotd_widget.games.dragon.notation.task_words import write_task
from yotd_widget.games.dragon.pieces import HAND, LETTERS, PEACEFUL_MONTHS, PERSONS, START_PALACES, Card
from yotd_widget.games.dragon.state import State

WIDTH: Final = 100

# --- Courts ----------------------------------------------------------------------------------------------------------


def write_court(court: Court, state: State | None = None, seat: int = 0) -> str:
    """A court in words. state, seat: the table it belongs to, so that what fits the table goes without saying."""
    return _call("court", court_arguments(court, state, seat), 0)


def court_arguments(court: Court, state: State | None = None, seat: int = 0) -> list[str]:
    """What `court` has to be told."""
    palaces = [literal(write_palace(palace)) for palace in court.palaces] or ['"no palace"']
    if court.palaces == [Palace(floors) for floors in START_PALACES]:
        palaces = []
    things = things_of(court, state, seat)
    return palaces + [f"{name}={literal(told) if isinstance(told, str) else told}" for name, told in things.items()]


def things_of(court: Court, state: State | None = None, seat: int = 0) -> dict[str, int | str]:
    """What `court` has to be told by name."""
    housing = state is not None and defaults.is_housing(state, seat)
    usual = Court(space=0 if housing else defaults.space(list(court.persons())))
    things: dict[str, int | str] = {
        name: getattr(court, name)
        for name in ("yuan", "rice", "fireworks", "small", "large", "vp", "space")
        if getattr(court, name) != getattr(usual, name)
    }
    hand = HAND if state is None else defaults.hand(state, seat)
    if court.hand != hand:
        things |= _told_hand(court.hand)
    if court.wall_tiles != (() if state is None else defaults.wall_tiles(state, seat)):
        things["wall_tiles"] = WALL_WORDS.write(court.wall_tiles)
    return things


def write_palace(palace: Palace) -> str:
    """Floors and who lives there: "3 young healer, old farmer"."""
    return f"{palace.floors} {PERSON_WORDS.write(palace.persons)}".strip()


def _told_hand(hand: tuple[Card, ...]) -> dict[str, str]:
    if hand == HAND:
        return {"hand": "all"}
    played = list(HAND)
    for card in hand:
        if card in played:
            played.remove(card)
    in_order = tuple(sorted(hand, key=HAND.index)) == hand
    if in_order and len(played) + len(hand) == len(HAND) and len(played) < len(hand):
        return {"played": CARD_WORDS.write(played)}
    return {"hand": CARD_WORDS.write(hand)}


# --- Positions -------------------------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    """A position in words; `position` reads it back to an equal one."""
    courts = zip(state.players, state.courts, strict=True)
    return layout(
        lines_of(state), {name: court_arguments(court, state, seat) for seat, (name, court) in enumerate(courts)}
    )


def lines_of(state: State) -> list[str]:
    """What `position` has to be told beside the courts."""
    names = [_name(name) for name in state.players]
    return [
        *_when(state), *_how(state, names), *_dealt(state, names), *_track(state, names), *_gone(state),
        *_to_come(state, names),
    ]  # fmt: skip


def layout(lines: Sequence[str], courts: Mapping[str, Sequence[str]]) -> str:
    """A call of `position` in at most `WIDTH` columns. courts: by name, the arguments of `court`."""
    arguments = [literal(line) for line in lines]
    if all(_is_word(name) for name in courts):
        arguments += [f"{name}={_call('court', parts, 4, len(name) + 2)}" for name, parts in courts.items()]
    else:
        inside = [
            f"{literal(name)}: {_call('court', parts, 8, len(literal(name)) + 3)}" for name, parts in courts.items()
        ]
        arguments.append("{\n        " + ",\n        ".join(inside) + ",\n    }")
    line = f"position({', '.join(arguments)})"
    if len(line) <= WIDTH and "\n" not in line:
        return line
    return "position(\n" + "".join(f"    {_broken(argument, 4)},\n" for argument in arguments) + ")"


def _when(state: State) -> list[str]:
    if not state.month:
        lines = ["draft" if state.event_row else "setup"]
        told = defaults.EVENT_ROW if state.event_row else ()
    else:
        event = state.event_row[state.month - 1]
        lines = [f"month {state.month}, {EVENT_WORDS.spelling[event]}"]
        told = defaults.row(state.month, event)
    if state.event_row != told:
        row = state.event_row
        if row[:PEACEFUL_MONTHS] == defaults.EVENT_ROW[:PEACEFUL_MONTHS]:
            row = row[PEACEFUL_MONTHS:]
        lines.append(f"row: {EVENT_WORDS.write(row)}")
    return lines


def _how(state: State, names: Sequence[str]) -> list[str]:
    setup, lines = state.setup, []
    if setup.edition != "2017":
        lines.append(f"edition {setup.edition}")
    if setup.seed != defaults.SEED:
        lines.append("no seed" if setup.seed is None else f"seed {setup.seed}")
    if setup.starting_player:
        lines.append(f"oldest: {names[setup.starting_player]}")
    if setup.great_wall:
        lines.append("great wall")
    if state.great_event is not None:
        drawn = " drawn" if setup.great_event == "random" else ""
        lines.append(f"super event{drawn}: {GREAT_EVENT_WORDS.spelling[state.great_event]}")
    elif setup.great_event is not None:
        lines.append("super event to be drawn")
    return lines


def _dealt(state: State, names: Sequence[str]) -> list[str]:
    lines = []
    if state.groups != defaults.groups(state):
        dealt = (f"{letter} {ACTION_WORDS.write(cards)}" for letter, cards in zip(LETTERS, state.groups, strict=False))
        lines.append("; ".join(dealt) or "no groups")
    if list(state.dragons.items()) != list(defaults.dragons(state).items()):
        placed = ", ".join(f"{names[seat]} on {letter}" for seat, letter in state.dragons.items())
        lines.append(f"dragons: {placed}" if placed else "no dragons")
    return lines


def _track(state: State, names: Sequence[str]) -> list[str]:
    lines = []
    if state.track != defaults.track(state.courts, state.month):
        lines.append(f"order: {', '.join(names[seat] for seat in state.track) or 'nobody'}")
    if state.wall:
        lines.append(f"wall: {', '.join(names[seat] for seat in state.wall)}")
    return lines


def _gone(state: State) -> list[str]:
    there = defaults.offer(state)
    gone = PERSON_WORDS.count({person: there[person] - state.offer[person] for person in PERSONS})
    return [f"gone: {gone}"] if gone else []


def _to_come(state: State, names: Sequence[str]) -> list[str]:
    """Phase and open tasks: as many as are needed until the rest follows by itself."""
    tasks = state.agenda[::-1]
    if not tasks and state.phase == "over":
        return ["over"]
    lines = [f"phase {state.phase}"] if state.phase != defaults.phase(state) else []
    known = _before_the_hands(state)
    if tasks and tasks == defaults.opening(known):
        return lines
    for told in range(1, len(tasks) + 1):
        if tasks[told:] == defaults.what_follows(known, tasks[told - 1]):
            return [*lines, *(write_task(state, task, names) for task in tasks[:told])]
    return [*lines, *(write_task(state, task, names) for task in tasks), "nothing else"]


def _before_the_hands(state: State) -> State:
    """The table as a reader knows it who is about to say what is to come: a hand that is not told is a whole one."""
    known = state.clone()
    for seat, court in enumerate(known.courts):
        if court.hand == defaults.hand(state, seat):
            court.hand = HAND[: defaults.cards_at_first(state)]
    return known


# --- Python ----------------------------------------------------------------------------------------------------------


def literal(text: str) -> str:
    """A Python string, in double quotation marks where that needs no backslash."""
    plain = '"' not in text and "\\" not in text and text.isprintable()
    return f'"{text}"' if plain else repr(text)


def _is_word(name: str) -> bool:
    """Whether a name can be a keyword argument: Python reads some letters as others."""
    from unicodedata import is_normalized

    return name.isidentifier() and not keyword.iskeyword(name) and is_normalized("NFKC", name)


def _name(name: str) -> str:
    """A name as it stands in a line: in quotation marks if it could be taken for something else."""
    simple = re.fullmatch(r"[^\W_][\w'’.-]*( [\w'’-][\w'’.-]*)*", name)
    return name if simple and name.lower() != "nobody" else msgspec.json.encode(name).decode()


def _call(name: str, arguments: Sequence[str], indent: int, used: int = 0) -> str:
    """A call in one line, or its arguments in as few lines as fit."""
    line = f"{name}({', '.join(arguments)})"
    if indent + used + len(line) <= WIDTH:
        return line
    margin, rows = " " * (indent + 4), [""]
    for argument in arguments:
        argument = _broken(argument, indent + 4)
        if rows[-1] and (len(margin) + len(rows[-1]) + len(argument) + 2 > WIDTH or "\n" in argument):
            rows.append("")
        rows[-1] += f" {argument}," if rows[-1] else f"{argument},"
    return f"{name}(\n" + "".join(f"{margin}{row}\n" for row in rows) + " " * indent + ")"


def _broken(argument: str, indent: int) -> str:
    """A long string in several parts, which Python puts together again."""
    found = re.fullmatch(r"(\w+=)?([\"'].*)", argument)
    if not found or indent + len(argument) < WIDTH:
        return argument
    from ast import literal_eval  # loads slowly

    text, room = literal_eval(found[2]), WIDTH - indent - 8
    stop = ";" if re.match("A [a-z]", text) else ","  # action groups break between two of them
    rows = [""]
    for words in re.findall(f"[^{stop}]+(?:{stop} ?)?", text):
        if rows[-1] and len(literal(rows[-1] + words)) > room:
            rows.append("")
        rows[-1] += words
    if not found[1]:
        return f"\n{' ' * indent}".join(map(literal, rows))
    inside = "".join(f"\n{' ' * (indent + 4)}{literal(row)}" for row in rows)
    return f"{found[1]}({inside}\n{' ' * indent})"
