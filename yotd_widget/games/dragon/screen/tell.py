"""Notes in sentences: the log of a game. What is told comes from the notes, never from prose beside the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec

from yotd_widget.engine.phrases import counted, listed, sentences
from yotd_widget.engine.supposed import is_supposed
from yotd_widget.engine.texts import N_, Texts, _, ngettext
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.pieces import BOOSTED_BY, Action
from yotd_widget.games.dragon.screen import tell_expansions as expansions
from yotd_widget.games.dragon.screen.tell_expansions import each, in_words
from yotd_widget.games.dragon.words import ACTION_NAMES, ACTION_UNITS, FLOORS, KIND_NAMES, STEPS, SYMBOL_NAMES


class Sentence(msgspec.Struct, frozen=True):
    """One line of the log: whom it concerns, the text, the rules behind it."""

    seat: int | None
    text: str
    rules: tuple[str, ...]


GAINS: Final[dict[str, Action]] = {
    "ACT-TAX-1": "taxes",
    "ACT-BUILD-1": "build",
    "ACT-HARVEST-1": "harvest",
    "ACT-FIRE-1": "fireworks_display",
    "ACT-PARADE-1": "military_parade",
    "ACT-RESEARCH-1": "research",
}
"""Rules of the actions that bring something for the card and for symbols."""

# Notes about everybody at once: chapter -> its rules; each chapter becomes one sentence.
CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "tribute": ("EVT-TRIBUTE-1",),
    "drought": ("EVT-DROUGHT-2",),
    "festival": ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", "EVT-FESTIVAL-3", "EVT-FESTIVAL-4"),
    "mongols": ("EVT-MONGOL-1",),
    "decay": ("DECAY-1", "DECAY-2"),
    "scoring": ("SCORE-1", "SCORE-2", "SCORE-3"),
    "end": ("END-2", "END-3", "END-4", "END-5"),
    **expansions.CHAPTERS,
}
OWED: Final = ("EVT-TRIBUTE-2", "EVT-MONGOL-2", "EVT-CONTAGION-1", "WALL-12")
"""Rules by which several players release persons: what they owe is a chapter for each."""
_CHAPTER_OF: Final = {rule: chapter for chapter, rules in CHAPTERS.items() for rule in rules}


def tell(notes: Iterable[Note], players: Sequence[str]) -> Iterator[Sentence]:
    """The sentences of some notes. players: names by seat."""
    for chapter, group in groupby(notes, key=_chapter):
        told = list(group)
        if chapter in _TOGETHER:
            rules = tuple(dict.fromkeys(note.rule for note in told))
            yield Sentence(None, _TOGETHER[chapter](told, players), rules)
            continue
        for note in told:
            if is_supposed(note):
                yield from _supposed(note)
            elif text := _single(note, players):
                yield Sentence(note.seat, text, (note.rule,))


def _supposed(note: Note) -> Iterator[Sentence]:
    """A supposition is told once, with no rule behind it."""
    if "text" in note.facts:
        # Translators: {text} is what is different, as "1 yuan more (3 in all)"
        yield Sentence(None, _("What if: {text}.").format(text=note.facts["text"]), ())


def _chapter(note: Note) -> str:
    if "owed" in note.facts:
        return note.rule if note.rule in OWED else ""
    return _CHAPTER_OF.get(note.rule, "")


def gain(note: Note) -> str:
    """How much an action brings, and from what: "2 from the card + 3 coins = 5 yuan".

    >>> gain(Note("ACT-TAX-1", 0, {"yuan": 5}, {"card": 2, "symbols": 3}))
    '2 from the card + 3 coins = 5 yuan'
    """
    action = GAINS[note.rule]
    card, symbols = int(note.facts["card"]), int(note.facts["symbols"])
    total = counted(card + symbols, ACTION_UNITS[action])
    if not symbols:
        return _("{total} from the card").format(total=total)
    # Translators: {card} is a number, {symbols} as “3 coins”, {total} as “5 yuan”.
    text = _("{card} from the card + {symbols} = {total}")
    return text.format(card=card, symbols=counted(symbols, SYMBOL_NAMES[BOOSTED_BY[action]]), total=total)


def _single(note: Note, players: Sequence[str]) -> str:
    """The sentence of one note; empty for notes that another one tells."""
    player = players[note.seat] if note.seat is not None else ""
    if note.rule in GAINS:
        # Translators: {sum} is as “2 from the card + 3 coins = 5 yuan”.
        text = _("{player}: {action}. {sum}.")
        return text.format(player=player, action=ACTION_NAMES[GAINS[note.rule]], sum=gain(note))
    if note.rule in _ALONE:
        return _with_forced(_ALONE[note.rule](player, note), note)
    if note.rule == "ROUND-2" and int(note.facts["month"]) > 1:
        return _("Month {over} ends, month {month} begins.").format(over=int(note.facts["month"]) - 1, **note.facts)
    if note.rule in _LINES or note.rule in expansions.LINES:
        line = _LINES[note.rule] if note.rule in _LINES else expansions.LINES[note.rule]
        return _with_forced(line.format(player=player, **in_words(note)), note)
    return ""


_LEFT: Final = N_("{player}: {person} leaves palace {palace}.")

_LINES: Final[Texts[str]] = Texts(
    {
        "SETUP-5": N_("The event row is laid out."),
        "DRAFT-2": N_("{player} drafts {first} and {second}."),
        "DRAFT-4": N_("{player}: {person} into palace {palace}."),
        "ROUND-2": N_("Month {month} begins."),
        "ACT-6": N_("{player} pays {yuan} yuan: a dragon already stands on group {group}."),
        # Translators: {size} is “small privilege” or “large privilege”.
        "ACT-PRIV-1": N_("{player} buys a {size} for {yuan} yuan."),
        "PER-6": N_("{player}: no such person is left, the card is spent."),
        "PER-8": N_("{player}: {person} leaves palace {palace} to make room."),
        "PER-9": N_("{player} discards the {person}."),
        "PER-10": N_("{player}: {person} into palace {palace}. Steps +{steps}."),
        "EVT-PEACE-1": N_("Peace: nothing happens."),
        "EVT-TRIBUTE-2": _LEFT,
        "EVT-DROUGHT-4": _LEFT,
        "EVT-MONGOL-2": _LEFT,
        "EVT-CONTAGION-1": _LEFT,
        "WALL-12": _LEFT,
        "GE-QUAKE-3": _LEFT,
    }
)
"""Rule -> the sentence of its note, with the player, the facts and the amounts."""


def _passed(player: str, note: Note) -> str:
    text = _("{player} passes. Yuan +{yuan}.") if note.change["yuan"] else _("{player} passes and gains nothing.")
    return text.format(player=player, yuan=note.change["yuan"])


def _moved(player: str, note: Note) -> str:
    # Translators: the person marker moves: {steps} as “10 steps”
    return _("{player}: {steps} for the two persons.").format(player=player, steps=counted(note.change["steps"], STEPS))


def _built(player: str, note: Note) -> str:
    text = (
        _("{player}: {floors} as the new palace {palace}.")
        if note.facts.get("new")
        else _("{player}: {floors} on palace {palace}.")
    )
    return text.format(player=player, floors=counted(note.change["floors"], FLOORS), palace=note.facts["palace"])


def _played(player: str, note: Note) -> str:
    card = note.facts["card"]
    text = _("{player} plays a wild card.") if card == "wild" else _("{player} plays the card {card}.")
    return text.format(player=player, card=KIND_NAMES[card])  # type: ignore[index]


def _without_rice(player: str, note: Note) -> str:
    palaces = str(note.facts["palaces"])
    # Translators: {palaces}: their numbers, as “1, 3”
    text = ngettext("{player}, without rice: palace {palaces}.", "{player}, without rice: palaces {palaces}.",
                    palaces.count(",") + 1)  # fmt: skip
    return text.format(player=player, palaces=palaces)


_ALONE: Final[dict[str, Callable[[str, Note], str]]] = {
    "DRAFT-5": _moved,
    "ACT-9": _passed,
    "ACT-BUILD-2": _built,
    "PER-1": _played,
    "EVT-DROUGHT-3": _without_rice,
    **expansions.ALONE,
}
"""Rule -> what tells its note, where one sentence is not enough."""


def _with_forced(text: str, note: Note) -> str:
    return _("{sentence} (No other choice.)").format(sentence=text) if text and note.forced else text


def _sums(notes: Iterable[Note], players: Sequence[str], thing: str) -> str:
    sums: dict[int, int] = {}
    for note in notes:
        if note.seat is not None:
            sums[note.seat] = sums.get(note.seat, 0) + note.change.get(thing, 0)
    return listed(f"{players[seat]} {total}" for seat, total in sums.items())


def _festival(notes: list[Note], players: Sequence[str]) -> str:
    back = [note for note in notes if note.rule == "EVT-FESTIVAL-3"]
    told = _("Dragon Festival, points: {players}.").format(players=_sums(notes, players, "vp"))
    returned = each(back, players, lambda note: -note.change["fireworks"])
    return sentences(told, _("Fireworks given back: {players}.").format(players=returned) if back else "")


def _decay(notes: list[Note], players: Sequence[str]) -> str:
    def lost(note: Note) -> str:
        floors = note.facts["left"]
        text = _("{player}, palace {palace} loses a floor") if floors else _("{player}, palace {palace} disappears")
        return text.format(player=players[note.seat or 0], palace=note.facts["palace"])

    return _("Decay: {losses}.").format(losses="; ".join(map(lost, notes)))


def _leaving(note: Note) -> int:
    return min(int(note.facts["owed"]), int(note.facts["persons"]))


def _rice(note: Note) -> str:
    # Translators: rice that a player pays, and for how many inhabited palaces it should be.
    return _("{paid} of {due}").format(paid=-note.change["rice"], due=note.facts["inhabited"])


_TOGETHER: Final[dict[str, Callable[[list[Note], Sequence[str]], str]]] = {
    "tribute": lambda notes, players: _("Imperial Tribute, yuan paid: {players}.").format(
        players=each(notes, players, lambda note: -note.change["yuan"])
    ),
    "drought": lambda notes, players: _("Drought, rice paid: {players}.").format(players=each(notes, players, _rice)),
    "festival": _festival,
    "mongols": lambda notes, players: _("Mongol Invasion, points for helmets: {players}.").format(
        players=each(notes, players, lambda note: note.change["vp"])
    ),
    "EVT-TRIBUTE-2": lambda notes, players: _("Imperial Tribute, persons to release: {players}.").format(
        players=each(notes, players, _leaving)
    ),
    "EVT-MONGOL-2": lambda notes, players: _("Mongol Invasion, persons to release: {players}.").format(
        players=each(notes, players, _leaving)
    ),
    "EVT-CONTAGION-1": lambda notes, players: _("Contagion, persons to release: {players}.").format(
        players=each(notes, players, _leaving)
    ),
    "WALL-12": lambda notes, players: _("Great Wall, persons to release: {players}.").format(
        players=each(notes, players, _leaving)
    ),
    "decay": _decay,
    "scoring": lambda notes, players: _("Scoring, points of the month: {players}.").format(
        players=_sums(notes, players, "vp")
    ),
    "end": lambda notes, players: _("Final scoring, points: {players}.").format(players=_sums(notes, players, "vp")),
    **expansions.TOGETHER,
}
"""Chapter -> its sentence."""
