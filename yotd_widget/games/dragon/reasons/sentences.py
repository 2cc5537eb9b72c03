"""Reasons in words: one line for each node of an explanation, in English, the source language of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from yotd_widget.engine.moves import LUCK, LUCK_NAME
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.pieces import KINDS, PERSONS
from yotd_widget.games.dragon.screen.tell import tell
from yotd_widget.games.dragon.words import (
    ACTION_UNITS,
    DECISIONS,
    EVENT_NAMES,
    KIND_NAMES,
    SYMBOL_NAMES,
    counted,
    person_name,
)

FIGURES: Final[dict[str, str]] = {
    "yuan": "yuan",
    "rice": "rice",
    "fireworks": "fireworks",
    "vp": "VP",
    "steps": "space",
    "small": "small privileges",
    "large": "large privileges",
    "cards": "cards in hand",
}
"""What a court has in numbers, as it is named between brackets: "(yuan 2 → 7)"."""

THINGS: Final[dict[str, tuple[str, str]]] = {
    "helmets": ("helmet", "helmets"),
    "fireworks": ("fireworks tile", "fireworks tiles"),
    "rice": ("rice tile", "rice tiles"),
    "palaces": ("palace", "palaces"),
    "persons": ("person", "persons"),
    "small": ("small privilege", "small privileges"),
    "large": ("large privilege", "large privileges"),
    "wall": ("tile in the wall", "tiles in the wall"),
    "floors": ("floor", "floors"),
    "vp": ("VP", "VP"),
    "yuan": ("yuan", "yuan"),
    "steps": ("step", "steps"),
}

NOTES: Final[dict[str, str]] = {
    "ACT-1": "The action cards are dealt: {groups}",
    "ACT-4": "{player} puts the dragon on group {group}",
    "PER-3": "{player} takes the {person} from the board",
    "PER-4": "{player} takes the {person} from the board",
    "EVT-TRIBUTE-1": "{player} pays {less_yuan} yuan",
    "EVT-DROUGHT-2": "{player} pays {less_rice} rice; {short} of {inhabited} inhabited palaces without",
    "EVT-FESTIVAL-1": "{player} has the most fireworks: {vp} VP",
    "EVT-FESTIVAL-2": "{player} has the second most fireworks: {vp} VP",
    "EVT-FESTIVAL-3": "{player} gives back {less_fireworks} fireworks",
    "EVT-FESTIVAL-4": "{player} does not score: fireworks {tiles}",
    "EVT-MONGOL-1": "{player}: {vp} VP for helmets",
    "DECAY-1": "{player}: palace {palace} loses a floor",
    "DECAY-2": "{player}: palace {palace} disappears",
    "SCORE-1": "{player}: {vp} VP for palaces",
    "SCORE-2": "{player}: {vp} VP for court ladies",
    "SCORE-3": "{player}: {vp} VP for privileges",
    "END-2": "{player}: {vp} VP for persons",
    "END-3": "{player}: {vp} VP for monks",
    "END-4": "{player} sells the goods for {yuan} yuan",
    "END-5": "{player}: {vp} VP for yuan",
    "WALL-11": "{player}: {vp} VP for own tiles in the wall",
    "GE-LANTERN-1": "{player}: {vp} VP for persons",
    "GE-BUDDHA-1": "{player}: {vp} VP for monks",
    "GE-VOLCANO-1": "{player}: the person marker goes back to space 0",
    "GE-ASSASSIN-1": "{player} loses all privileges",
    "GE-SUNRISE-5": "{player} finds nobody left to take",
}
"""Rule -> what its note says about one player, where the log tells all players in one sentence, or nothing."""

TEXTS: Final[dict[str, str]] = {
    "move": "{decision}: {move}.",
    "collected": "Chosen so far: {done} of {total}; nothing changes before all are chosen.",
    "next": "Next: {decision}.",
    "over": "The game is over: {player} wins with {points} VP.",
    "owed": "{player}: {leaving} to release.",
    "too few": "only {persons} there: all leave, and the rest is forgiven.",
    "card": "{amount} from the card.",
    "symbols": "{symbols} at court.",
    "carrier": "{person} in palace {palace}: {symbols}.",
    "monk": "{person} in palace {palace}: Buddhas {symbols} × floors {floors} = {points} VP.",
    "dragon": "the dragon of {player} stands there already: {fee} yuan, however many there are.",
    "filled": "{player} had {had} yuan; passing fills up to {to}.",
    "not filled": "{player} had {had} yuan; passing only fills up to {to}.",
    "price": "the {size} one costs {price} yuan in the {edition} edition.",
    "dragons": "it is worth {amount} VP each month.",
    "value": "the {person} has the value {steps}.",
    "arrival": "The marker lies on space {space}: place {place} in the order.",
    "below": "It lies on top of the marker of {player}.",
    "full": "all palaces are full.",
    "no palace": "there is no palace to live in.",
    "none left": "the board has no such person any more.",
    "due": "{due} yuan are due; {player} had {had}.",
    "missing": "{due} yuan were due and {had} there: {missing} missing.",
    "has": "{player} has {counted}.",
    "less": "{all} persons, one fewer for each mortar: {all} − {symbols}, so {left}.",
    "inhabited": "palace {palace} needs 1 rice: {persons} in it.",
    "rice": "there was rice for so many palaces: {had}.",
    "half": "half of {of}, rounded up.",
    "empty": "nobody lives there; floors {floors}.",
    "each": "{counted} × {each} = {sum}.",
    "thirds": "1 VP for every {each} of {yuan} yuan.",
    "items": "yuan {yuan} + rice {rice} + fireworks {fireworks}; half of it, rounded down: {items}.",
    "task": "{title}.",
    "forced": "{decision}: {move}. No other choice.",
}
"""Sort of reason -> its line."""

BECAUSE: Final = "because {reason}"
NO_CAUSES: Final = ("move", "note", "task", "collected", "next", "over", "arrival", "below", "carrier")
"""What happens, and the single persons behind a sum: lines that do not begin with “because”."""

TITLES: Final[dict[str, str]] = {
    "EventPhase": "Event: {event}",
    "WallCheck": "Wall check",
    "FinalWallCheck": "Final wall check",
    "GreatEventPhase": "Super Event",
    "Decay": "Decay",
    "Scoring": "Scoring",
    "EndScoring": "Final scoring",
    "NextMonth": "The next month",
    "LayTile": "The wall",
}
"""Tasks that nobody decides -> the heading of what they do."""


def worded(reason: Because, players: Sequence[str]) -> str:
    """The line of a reason, with its numbers and its rule ids. players: names by seat."""
    text = _note(reason, players) if reason.about == "note" else _line(reason, players)
    point = (str(reason.facts["decision"]),) if reason.about in ("move", "next") else ()
    rules = ", ".join((*point, *reason.rules))
    return f"{text} [{rules}]" if rules else text


def _name(players: Sequence[str], seat: int | None) -> str:
    return "" if seat is None else LUCK_NAME if seat == LUCK else players[seat]


def _note(reason: Because, players: Sequence[str]) -> str:
    if "owed" in reason.facts:
        leaving = counted(min(int(reason.facts["owed"]), int(reason.facts["persons"])), THINGS["persons"])
        return TEXTS["owed"].format(player=_name(players, reason.seat), leaving=leaving)
    told = _told(reason, players)
    numbers = [
        f"{FIGURES[thing]} {reason.was[thing]} → {reason.was[thing] + change}"
        for thing, change in reason.change.items()
        if change and thing in reason.was
    ]
    return f"{told.removesuffix('.')} ({', '.join(numbers)})." if numbers else f"{told.removesuffix('.')}."


def _told(reason: Because, players: Sequence[str]) -> str:
    rule = reason.rules[0]
    if rule in NOTES:
        less = {f"less_{thing}": -change for thing, change in reason.change.items()}
        words = {**reason.facts, **reason.change, **less, "player": _name(players, reason.seat)}
        return NOTES[rule].format(**_named(words))
    note = Note(rule, reason.seat, reason.change, dict(reason.facts))  # that it was forced is said by the task above
    return " ".join(sentence.text for sentence in tell([note], players))


def _line(reason: Because, players: Sequence[str]) -> str:
    facts: dict[str, Any] = {**reason.facts}
    words = _named(facts) | {"player": _name(players, reason.seat)}
    about = reason.about
    match about:
        case "move" | "next":
            words["decision"] = _decision(facts, words["player"])
        case "task" if reason.forced:
            about, words["decision"] = "forced", _decision(facts, words["player"])
        case "task":
            events: dict[Any, str] = {**EVENT_NAMES}
            title = "FinalWallCheck" if facts.get("final") else facts["task"]
            words["title"] = TITLES[title].format(event=events.get(facts.get("event"), ""))
        case "too few":
            words["persons"] = counted(facts["persons"], THINGS["persons"])
        case "card":
            words["amount"] = counted(facts["amount"], ACTION_UNITS[facts["action"]])
        case "symbols":
            words["symbols"] = counted(facts["symbols"], SYMBOL_NAMES[facts["kind"]])
        case "has":
            words["counted"] = counted(facts["amount"], THINGS[facts["thing"]])
        case "each":
            words["counted"] = counted(facts["amount"], THINGS[facts["thing"]])
            words["sum"] = counted(facts["sum"], THINGS[facts["unit"]])
        case "inhabited":
            words["persons"] = counted(facts["persons"], THINGS["persons"])
        case "filled" if reason.rules == ("ACT-10",):
            about = "not filled"
        case "full" if not facts["palaces"]:
            about = "no palace"
    text = TEXTS[about].format(**words)
    return text if reason.about in NO_CAUSES else BECAUSE.format(reason=text)


def _decision(facts: dict[str, Any], player: str) -> str:
    return DECISIONS[facts["decision"]][0].format(player=player)


def _named(words: dict[str, Any]) -> dict[str, Any]:
    """Persons and types by the names that readers know."""
    return {name: _readable(value) for name, value in words.items()}


def _readable(value: Any) -> Any:
    if value in PERSONS:
        return person_name(value)
    return KIND_NAMES[value] if value in KINDS else value
