"""Reasons in words: one line for each node of an explanation, in the language that is spoken when it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from yotd_widget.engine.moves import LUCK, LUCK_NAME
from yotd_widget.engine.phrases import begun, counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_, NP_, Texts, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.pieces import KINDS, PERSONS
from yotd_widget.games.dragon.screen.tell import tell
from yotd_widget.games.dragon.tasks import POINTS
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    ACTION_UNITS,
    EVENT_NAMES,
    KIND_NAMES,
    SYMBOL_NAMES,
    person_name,
)

FIGURES: Final[Texts[str]] = Texts(
    {
        "yuan": NP_("label", "yuan"),
        "rice": NP_("label", "rice"),
        "fireworks": NP_("label", "fireworks"),
        "vp": NP_("label", "VP"),
        "steps": NP_("label", "space"),
        "small": NP_("label", "small privileges"),
        "large": NP_("label", "large privileges"),
        "cards": NP_("label", "cards in hand"),
    },
    "label",
)
"""What a court has in numbers, as it is named between brackets: "(yuan 2 → 7)"."""

THINGS: Final[dict[str, tuple[str, str]]] = {
    "helmets": NN_("helmet", "helmets"),
    "fireworks": NN_("fireworks tile", "fireworks tiles"),
    "rice": NN_("rice tile", "rice tiles"),
    "palaces": NN_("palace", "palaces"),
    "persons": NN_("person", "persons"),
    "small": NN_("small privilege", "small privileges"),
    "large": NN_("large privilege", "large privileges"),
    "wall": NN_("tile in the wall", "tiles in the wall"),
    "floors": NN_("floor", "floors"),
    "vp": NN_("VP", "VP"),
    "yuan": NN_("yuan", "yuan"),
    "steps": NN_("step", "steps"),
}

NOTES: Final[Texts[str]] = Texts(
    {
        # Translators: as "Taxes, Build; Harvest, Research"
        "ACT-1": N_("The action cards are dealt: {groups}"),
        "ACT-4": N_("{player} puts the dragon on group {group}"),
        "ACT-12": N_("The dragons return to their owners, the action cards to the deck"),
        "PER-3": N_("{player} takes the {person} from the board"),
        "PER-4": N_("{player} takes the {person} from the board"),
        "EVT-TRIBUTE-1": N_("{player} pays {less_yuan} yuan"),
        # Translators: {short}: palaces that got none
        "EVT-DROUGHT-2": N_("{player} pays {less_rice} rice; inhabited palaces without rice: {short} of {inhabited}"),
        "EVT-FESTIVAL-1": N_("{player} has the most fireworks: {vp} VP"),
        "EVT-FESTIVAL-2": N_("{player} has the second most fireworks: {vp} VP"),
        "EVT-FESTIVAL-3": N_("{player} gives back {less_fireworks} fireworks"),
        # Translators: {tiles}: how many fireworks the player has
        "EVT-FESTIVAL-4": N_("{player} does not score: fireworks {tiles}"),
        "EVT-MONGOL-1": N_("{player}: {vp} VP for helmets"),
        "DECAY-1": N_("{player}: palace {palace} loses a floor"),
        "DECAY-2": N_("{player}: palace {palace} disappears"),
        "SCORE-1": N_("{player}: {vp} VP for palaces"),
        "SCORE-2": N_("{player}: {vp} VP for court ladies"),
        "SCORE-3": N_("{player}: {vp} VP for privileges"),
        "END-2": N_("{player}: {vp} VP for persons"),
        "END-3": N_("{player}: {vp} VP for monks"),
        "END-4": N_("{player} sells the goods for {yuan} yuan"),
        "END-5": N_("{player}: {vp} VP for yuan"),
        "WALL-11": N_("{player}: {vp} VP for own tiles in the wall"),
        "GE-LANTERN-1": N_("{player}: {vp} VP for persons"),
        "GE-BUDDHA-1": N_("{player}: {vp} VP for monks"),
        "GE-VOLCANO-1": N_("{player}: the person marker goes back to space 0"),
        "GE-ASSASSIN-1": N_("{player} loses all privileges"),
        "GE-SUNRISE-5": N_("{player} finds nobody left to take"),
    }
)
"""Rule -> what its note says about one player, where the log tells all players in one sentence, or nothing."""

TEXTS: Final[Texts[str]] = Texts(
    {
        # Translators: who decides what, and the move as it is typed: "Ania chooses an action: use A taxes."
        "move": N_("{decision}: {move}."),
        "collected": N_("Chosen so far: {done} of {total}; nothing changes before all are chosen."),
        # Translators: "Next: Benek chooses an action."
        "next": N_("Next: {decision}."),
        "over": N_("The game is over: {player} wins with {points} VP."),
        # Translators: "Ania: 2 persons to release."
        "owed": N_("{player}: {leaving} to release."),
        # Translators: {persons}: "1 person"; a reason that follows "because", as most of the next ones
        "too few": N_("the court has only {persons}: all leave, and no more is owed."),
        # Translators: {amount}: "2 yuan"
        "card": N_("{amount} from the card."),
        # Translators: {symbols}: "3 coins"
        "symbols": N_("{symbols} at court."),
        # Translators: who carries how many symbols: "young tax collector in palace 2: 3."
        "carrier": N_("{person} in palace {palace}: {symbols}."),
        "monk": N_("{person} in palace {palace}: Buddhas {symbols} × floors {floors} = {points} VP."),
        # Translators: {player}: whose dragon it is; {fee}: what the group costs therefore
        "dragon": N_("{player}'s dragon already stands there: {fee} yuan, however many dragons there are."),
        "filled": N_("{player} had {had} yuan; passing fills up to {to}."),
        "not filled": N_("{player} had {had} yuan; passing only fills up to {to}."),
        # Translators: a privilege; the edition is a year, as "2017"
        "price small": N_("the small one costs {price} yuan in the {edition} edition."),
        "price large": N_("the large one costs {price} yuan in the {edition} edition."),
        # Translators: what a privilege brings
        "dragons": N_("it is worth {amount} VP each month."),
        "value": N_("the {person} has the value {steps}."),
        "arrival": N_("The marker lies on space {space}: place {place} in the order."),
        "below": N_("It lies on top of the marker of {player}."),
        "full": N_("all palaces are full."),
        "no palace": N_("there is no palace to live in."),
        "none left": N_("the board has no such person any more."),
        "due": N_("{due} yuan are due; {player} had {had}."),
        "missing": N_("{due} yuan were due and {player} had {had}: {missing} missing."),
        # Translators: "Ania has 2 helmets."
        "has": N_("{player} has {counted}."),
        # Translators: persons who leave in a Contagion: "3 persons, one fewer for each mortar: 3 − 1, so 2."
        "less": N_("{all} persons, one fewer for each mortar: {all} − {symbols}, so {left}."),
        "inhabited": N_("palace {palace} is inhabited ({persons}) and needs 1 rice."),
        "rice": N_("there was rice for {palaces}."),
        # Translators: fireworks that are given back
        "half": N_("half of {of}, rounded up."),
        "empty": N_("nobody lives there; it had {floors}."),
        # Translators: "2 palaces × 1 = 2 VP."
        "demand D-14": N_("Inhabited palaces without rice: {count}."),
        "demand D-19": N_("Everybody gives back {count} floors, or all if there are fewer."),
        "demand D-20": N_("Persons {persons} in palace {palace}, floors {floors}: {count} too many."),
        "demand D-21": N_("Yuan {yuan} + rice {rice} + fireworks {fireworks}; half of it, rounded down: {count}."),
        "demand D-22": N_("Everybody discards {count} cards."),
        "each": N_("{counted} × {each} = {sum}."),
        "thirds": N_("1 VP for every {each} of {yuan} yuan."),
        "items": N_("yuan {yuan} + rice {rice} + fireworks {fireworks}; half of it, rounded down: {items}."),
        # Translators: the heading of what happens next: "Decay."
        "task": N_("{title}."),
        # Translators: "Ania chooses who leaves: release young monk 1. No other choice."
        "forced": N_("{decision}: {move}. No other choice."),
        # Translators: {text} is what is different, as "1 yuan more (3 in all)"
        "supposed": N_("What if: {text}."),
    }
)
"""Sort of reason -> its line."""

# Translators: {reason} is a clause of its own, as "2 yuan from the card."
BECAUSE: Final = N_("because {reason}")
NO_CAUSES: Final = (
    "move", "supposed", "note", "task", "collected", "next", "over", "arrival", "below", "carrier",
    *(about for about in TEXTS if about.startswith("demand ")),
)  # fmt: skip
"""What happens, and the single persons behind a sum: lines that do not begin with “because”."""

TITLES: Final[Texts[str]] = Texts(
    {
        "PersonPhase": N_("Phase 2: Person"),
        "EventPhase": N_("Event: {event}"),
        "WallCheck": N_("Wall check"),
        "FinalWallCheck": N_("Final wall check"),
        "GreatEventPhase": N_("Super Event"),
        "Decay": N_("Decay"),
        "Scoring": N_("Scoring"),
        "EndScoring": N_("Final scoring"),
        "NextMonth": N_("The next month"),
        "LayTile": N_("The wall"),
    }
)
"""Tasks that nobody decides -> the heading of what they do."""


def worded(reason: Because, players: Sequence[str]) -> str:
    """The line of a reason, with its numbers and its rule ids. players: names by seat."""
    text = said(reason, players)
    point = str(reason.facts["decision"]) if reason.about in ("move", "next") else ""
    rules = ", ".join(filter(None, (_(point), *reason.rules)))
    return f"{text} [{rules}]" if rules else text


def said(reason: Because, players: Sequence[str]) -> str:
    """The line of a reason without its rule ids."""
    return _note(reason, players) if reason.about == "note" else _line(reason, players)


def fact(reason: Because, players: Sequence[str]) -> str:
    """The same as a sentence of its own, without “because”."""
    return said(reason, players) if reason.about in NO_CAUSES else begun(_clause(reason, players))


def _name(players: Sequence[str], seat: int | None) -> str:
    return "" if seat is None else _(LUCK_NAME) if seat == LUCK else players[seat]


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
        if rule == "ACT-1":
            words["groups"] = _groups(str(reason.facts["groups"]))
        return NOTES[rule].format(**_named(words))
    note = Note(rule, reason.seat, reason.change, dict(reason.facts))  # that it was forced is said by the task above
    return " ".join(sentence.text for sentence in tell([note], players))


def _groups(groups: str) -> str:
    """The cards of each group by their names; the note has "taxes+build harvest+research"."""
    names: dict[Any, str] = {**ACTION_NAMES}
    return "; ".join(", ".join(names[card] for card in group.split("+")) for group in groups.split())


def _line(reason: Because, players: Sequence[str]) -> str:
    text = _clause(reason, players)
    return text if reason.about in NO_CAUSES else _(BECAUSE).format(reason=text)


def _clause(reason: Because, players: Sequence[str]) -> str:
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
        case "rice":
            words["palaces"] = counted(facts["had"], THINGS["palaces"])
        case "empty":
            words["floors"] = counted(facts["floors"], THINGS["floors"])
        case "filled" if reason.rules == ("ACT-10",):
            about = "not filled"
        case "price":
            about = f"price {facts['size']}"
        case "full" if not facts["palaces"]:
            about = "no palace"
    return TEXTS[about].format(**words)


def _decision(facts: dict[str, Any], player: str) -> str:
    return POINTS[facts["decision"]].told(player)


def _named(words: dict[str, Any]) -> dict[str, Any]:
    """Persons and types by the names that readers know."""
    return {name: _readable(value) for name, value in words.items()}


def _readable(value: Any) -> Any:
    if value in PERSONS:
        return person_name(value)
    return KIND_NAMES[value] if value in KINDS else value
