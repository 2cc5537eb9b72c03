"""Random inputs for every door by which a position comes in: words, JSON, share codes, the Editor.

They begin with what is right, positions on any step of real games and words as readers write them, and are then spoilt
in one to three places.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

from yotd_widget.describe.editing import problems
from yotd_widget.engine.editing import Edit
from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.share import pack
from yotd_widget.games.dragon import court, position
from yotd_widget.games.dragon.notation.spelling import (
    ACTION_WORDS,
    CARD_WORDS,
    EVENT_WORDS,
    GREAT_EVENT_WORDS,
    PERSON_WORDS,
    WALL_WORDS,
)
from yotd_widget.games.dragon.notation.task_words import CHORES, EXAMPLES_OF_WORDS
from yotd_widget.games.dragon.pieces import EDITIONS, EVENTS, GREAT_EVENTS, HAND, PERSONS, WALL_TILES, YOUNG
from yotd_widget.games.dragon.state import PHASES, Setup, State
from yotd_widget.games.dragon.tasks import TASKS
from yotd_widget.games.dragon.year import begin

LONGEST_SENTENCE = 700
"""Characters of an error: whatever was typed, it can be read."""
Json = Any


@dataclass
class Input:
    """What somebody brings to a door. given: in full, as it is printed when it fails; open: brings it in."""

    door: str
    given: str
    open: Callable[[], State]


def an_input(seed: int) -> Input:
    """The input of this seed, the same on every machine."""
    dice = Random(seed)
    return dice.choice(DOORS)(dice)


def check_sentence(error: OneSentence) -> None:
    """One clear sentence: a line that can be printed and read."""
    for told in (error.text, str(error)):
        assert told.strip()
        assert told.replace("\u200c", "").replace("\u200d", "").isprintable(), repr(told)
        assert len(told) <= LONGEST_SENTENCE, told


# --- Names -----------------------------------------------------------------------------------------------------------

PLAIN = ("Ada", "Bo", "Cem", "Dorota", "Eve", "Ana Maria", "Zoë", "O'Neil", "J.-P.", "李", "A", "B")
ODD = (
    "👩\u200d🚀 Ana", "E\u0301va", "Éva", " Bo ", "nobody", "Ada acts", "draft", "month 3", "2", 'a"b', "a; b", "a, b",
    "a\\", "$x$", "<b>", "*", "named", "Ada drafts", "Luck", "", " ", "a\nb", "a\x1b[31m", "a\u202eb", "a\u200bb",
    "a\x00b", "x" * 60, "x" * 61, "y" * 5_000, "\ue0000", "می\u200cخواهم", "a\u200db", "if", "ﬁ",
    "Bo\u2028", "\ud800", 7, None,
)  # fmt: skip


def names(dice: Random) -> list[Any]:
    chosen = dice.sample(PLAIN, dice.choice((2, 2, 2, 3, 3, 4, 5)))
    if dice.random() < 0.1:
        chosen[dice.randrange(len(chosen))] = dice.choice(ODD)
    return chosen


# --- Words -----------------------------------------------------------------------------------------------------------


def by_words(dice: Random) -> Input:
    """Words of set-ups, drafts and months; called or pasted."""
    players = [name for name in names(dice) if isinstance(name, str)]
    players += [] if len(players) > 1 else ["Eve2"]
    lines = list(clauses(dice, players))
    courts = {name: court_words(dice) for name in players}
    if dice.random() < 0.3:
        lines = ["; ".join(map(str, lines))]
    called = ", ".join(f"{name!r}: {words}" for name, words in courts.items())
    source = f"position({', '.join(map(repr, lines))}, {{{called}}})"
    if dice.random() < 0.5:
        return Input("pasted words", source, lambda: State.game.notation.pasted(source))
    return Input("words", source, lambda: eval(source, {"position": position, "court": court, "nan": float("nan")}))


def court_words(dice: Random) -> str:
    given: list[str] = []
    kind = dice.random()
    if kind < 0.1:
        given = ['"no palace"']
    elif kind < 0.75:
        given = [repr(palace_words(dice)) for _palace in range(dice.choice((1, 1, 2, 2, 3, 4)))]
    for thing, likely in (("yuan", 0.3), ("rice", 0.3), ("fireworks", 0.2), ("small", 0.1), ("large", 0.1),
                          ("vp", 0.2), ("space", 0.3)):  # fmt: skip
        if dice.random() < likely:
            given.append(f"{thing}={amount(dice)!r}")
    if dice.random() < 0.1:
        told = CARD_WORDS.write(dice.sample(HAND, dice.randrange(5)))
        given.append(dice.choice((f"hand={told!r}", f"played={told!r}", 'hand="all"')))
    if dice.random() < 0.05:
        given.append(f"wall_tiles={WALL_WORDS.write(dice.sample(WALL_TILES, dice.randrange(7)))!r}")
    return f"court({', '.join(given)})"


def palace_words(dice: Random) -> str:
    floors = dice.randint(1, 3) if dice.random() < 0.98 else dice.choice((0, 4))
    living = [PERSON_WORDS.spelling[dice.choice(dice.choice((YOUNG, PERSONS)))] for _ in range(dice.randrange(4))]
    return f"{floors} {', '.join(living[: floors + (dice.random() < 0.05)])}"


def amount(dice: Random) -> Any:
    if dice.random() < 0.03:
        return dice.choice((-1, 10**18, 2**63, 10**30, "", "3", None, True, 1.5, float("nan")))
    return dice.choice((0, 1, 2, 3, 5, 8, dice.randrange(40)))


def clauses(dice: Random, players: list[str]) -> Iterator[str]:
    """The lines of a position, in any order."""
    lines = [when(dice)]
    if dice.random() < 0.6:
        early = lines[0] in ("setup", "draft")
        lines += [open_task(dice, players, early) for _task in range(dice.choice((1, 1, 1, 2, 3)))]
    for say, likely in CLAUSES:
        if dice.random() < likely:
            lines.append(say(dice, players))
    if dice.random() < 0.1:
        dice.shuffle(lines)
    if dice.random() < 0.03:
        lines[dice.randrange(len(lines))] = spoilt(dice, dice.choice(lines))
    yield from lines


def when(dice: Random) -> str:
    early = dice.random()
    if early < 0.55:
        return "setup" if early < 0.15 else "draft"
    if early < 0.58:
        return "over"
    event = dice.choice(("", f", {EVENT_WORDS.spelling[dice.choice(EVENTS)]}"))
    return f"month {dice.choice((7, dice.randint(1, 12), dice.randint(1, 12), 12, dice.randint(0, 14)))}{event}"


def open_task(dice: Random, players: list[str], early: bool) -> str:
    who = dice.choice(players)
    who = json.dumps(who, ensure_ascii=False) if dice.random() < 0.3 else who
    say = dice.random()
    if early if dice.random() < 0.9 else not early:
        if say < 0.5:
            return f"{who} drafts" + (f", named {person(dice)}" if dice.random() < 0.3 else "")
        if say < 0.8:
            return f"{who} houses {person(dice)}{dice.choice(('', ' in the draft'))}"
        return dice.choice(("luck draws the event row", "luck draws the super event", "next month"))
    if say < 0.2:
        return dice.choice(list(CHORES))
    if say < 0.3:
        purpose = dice.choice(("", "for the drought", "for the wall", "from palace 1"))
        return f"{who} releases {dice.randint(1, 4)} {purpose}".strip()
    return f"{who} {dice.choice(EXAMPLES_OF_WORDS)}"


def person(dice: Random) -> str:
    return PERSON_WORDS.spelling[dice.choice(dice.choice((YOUNG, PERSONS)))]


def spoilt(dice: Random, text: str) -> str:
    at = dice.randrange(len(text) + 1)
    junk = dice.choice(("", "x", ";", ",", '"', "\\", "\x00", "é", "9" * 5_000, "word " * 500, "\U0001f9d9" * 9, "\n"))
    return text[:at] + junk + text[at + 1 :]


def _row(dice: Random, players: list[str]) -> str:
    row = [event for event in EVENTS if event != "peace"] * 2
    dice.shuffle(row)
    return f"row: {', '.join(EVENT_WORDS.spelling[event] for event in row)}"


def _groups(dice: Random, players: list[str]) -> str:
    cards = [ACTION_WORDS.spelling[card] for card in ACTION_WORDS.spelling]
    dice.shuffle(cards)
    cards = [card for card in cards if card != "build wall" or dice.random() < 0.3]
    dealt = [cards[first :: len(players)] for first in range(len(players))]
    return "; ".join(f"{letter} {', '.join(group)}" for letter, group in zip("ABCDE", dealt, strict=False))


def some(dice: Random, players: list[str]) -> str:
    return ", ".join(dice.sample(players, dice.randint(1, len(players))))


CLAUSES: list[tuple[Callable[[Random, list[str]], str], float]] = [
    (_row, 0.1),
    (_groups, 0.05),
    (lambda dice, players: "no groups", 0.03),
    (lambda dice, players: "no dragons", 0.03),
    (lambda dice, players: f"dragons: {dice.choice(players)} on {dice.choice('ABCDEF')}", 0.05),
    (lambda dice, players: f"order: {some(dice, players)}", 0.12),
    (lambda dice, players: "order: nobody", 0.05),
    (lambda dice, players: f"gone: {dice.randint(1, 4)} {person(dice)}", 0.15),
    (lambda dice, players: f"gone: {', '.join(f'{dice.randint(1, 6)} {person(dice)}' for _ in range(6))}", 0.08),
    (lambda dice, players: f"wall: {some(dice, players)}", 0.05),
    (lambda dice, players: f"phase {dice.choice(PHASES)}", 0.08),
    (lambda dice, players: f"edition {dice.choice(EDITIONS)}", 0.05),
    (lambda dice, players: f"seed {dice.choice((0, -1, 12, 2**70, 10**40))}", 0.1),
    (lambda dice, players: "no seed", 0.1),
    (lambda dice, players: f"oldest: {dice.choice(players)}", 0.1),
    (lambda dice, players: "great wall", 0.2),
    (lambda dice, players: f"super event: {GREAT_EVENT_WORDS.spelling[dice.choice(GREAT_EVENTS)]}", 0.15),
    (lambda dice, players: f"super event drawn: {GREAT_EVENT_WORDS.spelling[dice.choice(GREAT_EVENTS)]}", 0.05),
    (lambda dice, players: "super event to be drawn", 0.1),
    (lambda dice, players: "nothing else", 0.08),
    (lambda dice, players: "nonsense", 0.01),
]
"""What a position may say besides the month and what is open, and how often it does."""


# --- Real games ------------------------------------------------------------------------------------------------------

CONFIGURATIONS = list(product((2, 3, 4, 5), EDITIONS, (None, "random", *GREAT_EVENTS), (False, True)))
GAMES = 64


@cache
def game(number: int) -> list[str]:
    """Every position of a random game as JSON."""
    players, edition, great_event, great_wall = CONFIGURATIONS[number * 7 % len(CONFIGURATIONS)]
    dice, luck = Random(number), SeededLuck(number)
    seed = number if number % 2 else None
    state = begin(Setup(PLAIN[:players], edition, number % players, seed, great_wall, great_event))
    texts = [state.to_json()]
    while state.agenda:
        options = state.options()
        state.play(luck.answer(state) if state.agenda[-1].seat == LUCK else options[dice.randrange(len(options))])
        texts.append(state.to_json())
    return texts


def real(dice: Random, games: int = 0) -> Json:
    """A position on any step of a game, of its set-up and draft more often than of each month."""
    texts = game(dice.randrange(games or REAL_GAMES))
    early = dice.random() < 0.3
    return json.loads(texts[dice.randrange(12 if early else len(texts))])


REAL_GAMES = GAMES
"""How many games the positions come from; fewer where time is short."""


# --- JSON ------------------------------------------------------------------------------------------------------------

TAGS = [task.__struct_config__.tag for task in TASKS]
JUNK = (
    None, True, -1, 0, 1, 2, 3, 5, 7, 12, 13, 2**63, 10**30, 1.5, "", "x", "A", "wild", "monk", "young monk",
    "old healer", "over", "draft", "random", "ge_quake", "D-13", "D-20", "peace", "drought", [], [0], [1, 0], {},
    [[]], "young monk" * 999,
)  # fmt: skip


def by_json(dice: Random) -> Input:
    """A position of a game, changed in a few places."""
    text = json.dumps(changed(dice, real(dice)))
    if dice.random() < 0.05:
        text = spoilt(dice, text)
    return Input("JSON", text, lambda: State.from_json(text))


def by_code(dice: Random) -> Input:
    """The code of such JSON, or one that a mail has damaged."""
    value = changed(dice, real(dice))
    code = pack("position", State.game, lambda writer: writer.value(value))
    if dice.random() < 0.1:
        code = spoilt(dice, code)
    return Input("code", code, lambda: dice.choice((State.from_code, State.game.notation.pasted))(code))


def changed(dice: Random, position: Json) -> Json:
    for _time in range(dice.choice((1, 1, 1, 2, 3))):
        with suppress(LookupError, TypeError, AttributeError, ValueError):  # a change may take away what another needs
            dice.choice(CHANGES)(dice, position)
    return position


def anywhere(dice: Random, value: Json) -> tuple[Json, Any]:
    """A place inside JSON: what holds it, and its key."""
    while True:
        key = dice.choice(list(value) if isinstance(value, dict) else range(len(value)))
        inside = value[key]
        if not isinstance(inside, dict | list) or not inside or dice.random() < 0.2:
            return value, key
        value = inside


def _any_value(dice: Random, position: Json) -> None:
    held, key = anywhere(dice, position)
    held[key] = deepcopy(dice.choice(JUNK))


def _any_number(dice: Random, position: Json) -> None:
    held, key = anywhere(dice, position)
    if type(held[key]) is int:
        held[key] += dice.choice((-2, -1, 1, 1, 2, 9))


def _left_out(dice: Random, position: Json) -> None:
    held, key = anywhere(dice, position)
    del held[key]


def _from_another(dice: Random, position: Json) -> None:
    """A part of another position of as many players, if one is found."""
    other = real(dice)
    part = dice.choice(list(other))
    position[part] = other[part]


def _a_task(dice: Random, position: Json) -> Json:
    seat = dice.randrange(len(position["courts"]))
    others = [other for other in range(len(position["courts"])) if other != seat]
    return {
        "task": dice.choice(TAGS),
        "seat": dice.choice((seat, seat, seat, -1)),
        "count": dice.randint(0, 4),
        "point": dice.choice(("D-13", "D-15", "D-16", "D-17", "D-18", "D-20", "D-05", "D-08", "D-26")),
        "palace": dice.choice((0, 0, 1, 2)),
        "total": dice.randint(0, 4),
        "done": dice.choice((0, 0, 1)),
        "person": dice.choice(PERSONS),
        "tile": dice.choice(WALL_TILES),
        "card": dice.choice(HAND),
        "final": dice.random() < 0.3,
        "later": dice.sample(others, dice.randint(0, len(others))),
    }


def _more_to_come(dice: Random, position: Json) -> None:
    position["agenda"].insert(dice.randint(0, len(position["agenda"])), _a_task(dice, position))


def _another_question(dice: Random, position: Json) -> None:
    position["agenda"][-1] = _a_task(dice, position)


def _less_to_come(dice: Random, position: Json) -> None:
    del position["agenda"][dice.randrange(len(position["agenda"]))]


def _twice_to_come(dice: Random, position: Json) -> None:
    position["agenda"].insert(dice.randint(0, len(position["agenda"])), deepcopy(dice.choice(position["agenda"])))


def _mixed_up(dice: Random, position: Json) -> None:
    dice.shuffle(position[dice.choice(("agenda", "track", "event_row"))])


def _palaces(dice: Random, position: Json) -> None:
    palaces = dice.choice(position["courts"])["palaces"]
    do = dice.randrange(5)
    if do == 0:
        palaces.clear()
    elif do == 1:
        palaces.append({"floors": dice.randint(1, 3), "persons": []})
    elif do == 2:
        del palaces[dice.randrange(len(palaces))]
    else:
        palace = dice.choice(palaces)
        palace["persons"] = [dice.choice(PERSONS) for _ in range(dice.randint(0, palace["floors"]))]


def _fewer_tiles(dice: Random, position: Json) -> None:
    for person in dice.sample(PERSONS, dice.choice((1, 1, 5, len(PERSONS)))):
        position["offer"][person] = dice.choice((0, 0, 1))


def _option(dice: Random, position: Json) -> None:
    setup = position["setup"]
    option = dice.choice(("great_event", "great_wall", "starting_player", "players", "seed", "great_event now"))
    if option == "great_event now":
        position["great_event"] = dice.choice((None, *GREAT_EVENTS))
    else:
        setup[option] = {
            "great_event": lambda: dice.choice((None, "random", *GREAT_EVENTS)),
            "great_wall": lambda: not setup["great_wall"],
            "starting_player": lambda: dice.randrange(6),
            "players": lambda: names(dice),
            "seed": lambda: dice.choice((None, 0, -5, 2**63, 10**25)),
        }[option]()


def _moment(dice: Random, position: Json) -> None:
    position[dice.choice(("month", "month", "phase"))] = dice.choice((0, 1, 6, 7, 8, 12, *PHASES))


def _name(dice: Random, position: Json) -> None:
    players = position["setup"]["players"]
    players[dice.randrange(len(players))] = dice.choice(ODD)


def _marker(dice: Random, position: Json) -> None:
    do, seat = dice.randrange(3), dice.randrange(len(position["courts"]))
    if do == 0:
        position["track"].remove(seat)
    elif do == 1:
        position["courts"][seat]["space"] = dice.randrange(30)
    else:
        spaces = [court["space"] for court in position["courts"]]
        position["track"] = sorted(range(len(spaces)), key=lambda other: -spaces[other])


CHANGES: list[Callable[[Random, Json], None]] = [
    _any_value, _any_number, _any_number, _left_out, _from_another, _more_to_come, _another_question, _less_to_come,
    _twice_to_come, _mixed_up, _palaces, _palaces, _fewer_tiles, _option, _option, _moment, _name, _marker, _marker,
]  # fmt: skip


# --- The Editor ------------------------------------------------------------------------------------------------------


def by_edits(dice: Random) -> Input:
    """Edits of a position of a game, one after the other; what cannot be edited so stays."""
    start = json.dumps(real(dice))
    edits = [an_edit(dice) for _edit in range(dice.choice((1, 2, 3, 5, 8)))]

    def brought_in() -> State:
        bench = State.game.editing.bench(State.from_json(start))
        draft = bench.start
        for edit in edits:
            try:
                draft = bench.apply(draft, edit)
            except OneSentence as error:
                check_sentence(error)
        impossible = [each for each in problems.findings(bench.room, draft, bench.start) if each.kind == "impossible"]
        try:
            state = bench.position(draft)
        except OneSentence:
            assert impossible, "refused, and nothing speaks against it"
            raise
        assert not impossible, impossible
        return state

    return Input("Editor", f"{edits} from {start}", brought_in)


def an_edit(dice: Random) -> Edit:
    thing, value = dice.choice(EDITS)
    at = thing.format(
        p=dice.randint(1, 6), n=dice.randint(1, 5), m=dice.randint(1, 3), month=dice.randint(1, 12),
        person=dice.choice(PERSONS), card=dice.choice(HAND), tile=dice.choice(WALL_TILES),
        letter=dice.choice("ABCDE"), action=dice.choice(list(ACTION_WORDS.spelling)),
    )  # fmt: skip
    return Edit(at, deepcopy(dice.choice(JUNK)) if dice.random() < 0.05 else value(dice))


def _seat(dice: Random) -> str:
    return f"P{dice.randint(1, 5)}"


EDITS: list[tuple[str, Callable[[Random], Any]]] = [
    ("P{p}.name", lambda dice: dice.choice((*PLAIN, *ODD))),
    ("P{p}.yuan", amount),
    ("P{p}.rice", amount),
    ("P{p}.fireworks", amount),
    ("P{p}.vp", amount),
    ("P{p}.space", amount),
    ("P{p}.space", amount),
    ("P{p}.on_top", lambda dice: True),
    ("P{p}.hand", lambda dice: dice.sample(HAND, dice.randint(0, len(HAND)))),
    ("P{p}.hand.{card}", lambda dice: dice.randint(0, 2)),
    ("P{p}.wall_tiles.{tile}", lambda dice: dice.random() < 0.5),
    ("P{p}.palace{n}.floors", lambda dice: dice.randint(0, 4)),
    ("P{p}.palace{n}.floors", lambda dice: dice.randint(0, 3)),
    ("P{p}.palace1.floors", lambda dice: 0),
    ("P{p}.palace{n}.{m}", lambda dice: dice.choice((None, *PERSONS))),
    ("P{p}.palace{n}.1", lambda dice: dice.choice((None, *YOUNG))),
    ("P{p}.dragon", lambda dice: dice.choice((None, *"ABCDE"))),
    ("offer.{person}", lambda dice: dice.randint(0, 3)),
    ("month", lambda dice: dice.randint(0, 13)),
    ("month{month}", lambda dice: dice.choice(EVENTS)),
    ("{letter}.{action}", lambda dice: dice.choice(list(ACTION_WORDS.spelling))),
    ("wall.{n}", lambda dice: dice.choice((None, _seat(dice)))),
    ("edition", lambda dice: dice.choice(EDITIONS)),
    ("great_event", lambda dice: dice.choice((None, *GREAT_EVENTS))),
    ("great_wall", lambda dice: dice.random() < 0.5),
    ("turn", lambda dice: f"{_seat(dice)} {dice.choice(('action', 'person'))}"),
]
"""Things that the Editor knows, and values for them."""

DOORS: tuple[Callable[[Random], Input], ...] = (by_words, by_words, by_json, by_json, by_code, by_edits)
