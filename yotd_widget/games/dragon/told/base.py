"""The rules of the base game that note something, a row each: in the log, in an explanation, in the ledger."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from yotd_widget.describe.game import Described
from yotd_widget.describe.tell import Chapter, Told, Words
from yotd_widget.engine.phrases import counted, listed, sentences
from yotd_widget.engine.texts import N_, NN_, NP_, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.pieces import BOOSTED_BY, TRIBUTE, YUAN_PER_POINT, Action
from yotd_widget.games.dragon.things import THINGS
from yotd_widget.games.dragon.told import behind
from yotd_widget.games.dragon.told.behind import because, each
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    ACTION_UNITS,
    FLOORS,
    NOUNS,
    POINTS,
    STEPS,
    SYMBOL_NAMES,
)

# --- Actions ---------------------------------------------------------------------------------------------------------

GAINS: Final[dict[str, Action]] = {
    "ACT-TAX-1": "taxes",
    "ACT-BUILD-1": "build",
    "ACT-HARVEST-1": "harvest",
    "ACT-FIRE-1": "fireworks_display",
    "ACT-PARADE-1": "military_parade",
    "ACT-RESEARCH-1": "research",
}
"""Rules of the actions that bring something for the card and for symbols."""


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


def _gained(rule: str, cause: str = "") -> Told:
    # Translators: {sum} is as “2 from the card + 3 coins = 5 yuan”.
    text = N_("{player}: {action}. {sum}.")
    return Told(
        text,
        words=lambda note: {"action": ACTION_NAMES[GAINS[rule]], "sum": gain(note)},
        behind=lambda deed, note: behind.gain(deed, note, GAINS[rule]),
        cause=cause,
    )


def groups_noted(groups: str) -> str:
    """The cards of each group by their names; the note has "taxes+build harvest+research"."""
    names: dict[Any, str] = {**ACTION_NAMES}
    return "; ".join(listed(names[card] for card in group.split("+")) for group in groups.split())


# Translators: as "Taxes, Build; Harvest, Research"
DEALT: Final = N_("The action cards are dealt: {groups}")


def noun(thing: str) -> tuple[str, str]:
    """A thing of a court as reasons count it.

    >>> noun("rice"), noun("palaces")
    (('rice tile', 'rice tiles'), ('palace', 'palaces'))
    """
    return NOUNS.get(thing) or THINGS.counted(thing).noun  # type: ignore[union-attr]


# --- Who leaves ------------------------------------------------------------------------------------------------------

LEAVES: Final = Told(N_("{player}: {person} leaves palace {palace}."), gone="person")
"""The note on a person who is released, by whichever rule."""


def _leaving(note: Note) -> int:
    return min(int(note.facts["owed"]), int(note.facts["persons"]))


def _demanded(text: str, why: behind.Behind) -> Told:
    """The note on how many have to leave, by whichever rule. text: about everybody; why: what stands behind it."""
    return Told(
        chapter=Chapter(text, _leaving),
        # Translators: "Ania: 2 persons to release"
        why=N_("{player}: {leaving} to release"),
        words=lambda note: {"leaving": counted(_leaving(note), NOUNS["persons"])},
        behind=lambda deed, note: behind.demand(deed, note, why),
    )


DEMANDS: Final[dict[str, Told]] = {
    "EVT-TRIBUTE-2": _demanded(N_("Imperial Tribute, persons to release: {players}."), behind.missing),
    "EVT-MONGOL-2": _demanded(N_("Mongol Invasion, persons to release: {players}."), behind.helmets),
    "EVT-CONTAGION-1": _demanded(N_("Contagion, persons to release: {players}."), behind.mortars),
    "WALL-12": _demanded(N_("Great Wall, persons to release: {players}."), behind.wall),
}
"""Rules by which several players release persons, where they note how many: with the fact `owed`."""

# --- Chapters --------------------------------------------------------------------------------------------------------


def points(note: Note) -> int:
    """The points that came with a note."""
    return note.change.get("vp", 0)


def scored(note: Note) -> Words:
    """How many they are, with their noun."""
    return {"points": counted(points(note), POINTS)}


def _rice(note: Note) -> str:
    # Translators: rice that a player pays, and for how many inhabited palaces it should be.
    return _("{paid} of {due}").format(paid=-note.change["rice"], due=note.facts["inhabited"])


class _Festival(Chapter):
    """Points, then what is given back."""

    def told(self, game: Described[Any], notes: Sequence[Note], players: Sequence[str]) -> str:
        back = [note for note in notes if "fireworks" in note.change]
        returned = Chapter(N_("Fireworks given back: {players}."), lambda note: -note.change["fireworks"])
        return sentences(super().told(game, notes, players), returned.told(game, back, players) if back else "")


class _Decay(Chapter):
    """What becomes of each palace."""

    def everybody(self, notes: Iterable[Note], players: Sequence[str]) -> str:
        def lost(note: Note) -> str:
            floors = note.facts["left"]
            text = _("{player}, palace {palace} loses a floor") if floors else _("{player}, palace {palace} disappears")
            return text.format(player=players[note.seat or 0], palace=note.facts["palace"])

        return "; ".join(map(lost, notes))

    def parts(self, notes: Iterable[Note]) -> list[tuple[int, str]]:
        def lost(note: Note) -> str:
            text = _("palace {palace} loses a floor") if note.facts["left"] else _("palace {palace} disappears")
            return text.format(palace=note.facts["palace"])

        return [(note.seat or 0, lost(note)) for note in notes]


PAID: Final = Chapter(N_("Imperial Tribute, yuan paid: {players}."), lambda note: -note.change["yuan"])
DROUGHT: Final = Chapter(N_("Drought, rice paid: {players}."), _rice)
FESTIVAL: Final = _Festival(N_("Dragon Festival, points: {players}."), points, "vp")
MONGOLS: Final = Chapter(N_("Mongol Invasion, points for helmets: {players}."), points, "vp")
DECAY: Final = _Decay(N_("Decay: {players}."), spot="palace")
SCORING: Final = Chapter(N_("Scoring, points of the month: {players}."), points, "vp")
END: Final = Chapter(N_("Final scoring, points: {players}."), points, "vp")

# --- Words -----------------------------------------------------------------------------------------------------------


def _new_month(note: Note) -> str:
    later = int(note.facts["month"]) > 1
    return N_("Month {over} ends, month {month} begins.") if later else N_("Month {month} begins.")


def _passed(note: Note) -> str:
    return N_("{player} passes. Yuan +{yuan}.") if note.change["yuan"] else N_("{player} passes and gains nothing.")


def _built(note: Note) -> str:
    new = note.facts.get("new")
    return N_("{player}: {floors} as the new palace {palace}.") if new else N_("{player}: {floors} on palace {palace}.")


def _played(note: Note) -> str:
    wild = note.facts["card"] == "wild"
    return N_("{player} plays a wild card.") if wild else N_("{player} plays the card {card}.")


def _steps(note: Note) -> Words:
    return {"steps": counted(note.change["steps"], STEPS)}


def _floors(note: Note) -> Words:
    return {"floors": counted(note.change["floors"], FLOORS)}


_STOOD: Final = because(
    "empty", lambda _court, note: {"palace": note.facts["palace"], "floors": int(note.facts["left"]) + 1}, "DECAY-1"
)

# --- The rows --------------------------------------------------------------------------------------------------------

TELLS: Final[dict[str, str | Told]] = {
    # The ledger lists the causes of points in the order of these rows: first what scores every month.
    "SCORE-1": Told(
        chapter=SCORING, why=N_("{player}: {points} for palaces"), words=scored,
        cause=NP_("cause of points", "Palaces"), behind=each("palaces", lambda court, _note: len(court.palaces)),
    ),
    "SCORE-2": Told(
        chapter=SCORING, why=N_("{player}: {points} for court ladies"), words=scored, behind=behind.ladies,
        cause=NP_("cause of points", "Court Ladies"),
    ),
    "SCORE-3": Told(
        chapter=SCORING, why=N_("{player}: {points} for privileges"), words=scored, behind=behind.privileges,
        cause=NP_("cause of points", "Privileges"),
    ),
    "SETUP-5": N_("The event row is laid out."),
    "DRAFT-2": N_("{player} drafts {first} and {second}."),
    "DRAFT-4": N_("{player}: {person} into palace {palace}."),
    # Translators: the person marker moves: {steps} as “10 steps”
    "DRAFT-5": Told(N_("{player}: {steps} for the two persons."), words=_steps, behind=behind.pair),
    "ROUND-2": Told(_new_month, words=lambda note: {"over": int(note.facts["month"]) - 1}),
    "ACT-1": Told(
        why=DEALT,
        words=lambda note: {"groups": groups_noted(str(note.facts["groups"]))},
    ),
    "ACT-4": Told(why=N_("{player} puts the dragon on group {group}")),
    "ACT-6": Told(N_("{player} pays {yuan} yuan: a dragon already stands on group {group}."), behind=behind.dragons),
    "ACT-9": Told(_passed, behind=behind.filled),
    "ACT-12": Told(why=N_("The dragons return to their owners, the action cards to the deck")),
    "ACT-TAX-1": _gained("ACT-TAX-1"),
    "ACT-BUILD-1": _gained("ACT-BUILD-1"),
    "ACT-BUILD-2": Told(_built, words=_floors),
    "ACT-HARVEST-1": _gained("ACT-HARVEST-1"),
    "ACT-FIRE-1": _gained("ACT-FIRE-1"),
    "ACT-PARADE-1": _gained("ACT-PARADE-1"),
    "ACT-RESEARCH-1": _gained("ACT-RESEARCH-1", NP_("cause of points", "Research")),
    # Translators: {size} is “small privilege” or “large privilege”.
    "ACT-PRIV-1": Told(N_("{player} buys a {size} for {yuan} yuan."), behind=behind.price),
    "PER-1": Told(_played),
    "PER-3": Told(why=N_("{player} takes the {person} from the board")),
    "PER-4": Told(why=N_("{player} takes the {person} from the board")),
    "PER-6": Told(
        N_("{player}: no such person is left, the card is spent."),
        behind=because("none left", lambda _court, note: {"card": note.facts["card"]}),
    ),
    "PER-8": N_("{player}: {person} leaves palace {palace} to make room."),
    "PER-9": Told(N_("{player} discards the {person}."), behind=behind.no_home),
    "PER-10": Told(N_("{player}: {person} into palace {palace}. Steps +{steps}."), behind=behind.value),
    "EVT-PEACE-1": N_("Peace: nothing happens."),
    "EVT-TRIBUTE-1": Told(
        chapter=PAID, why=N_("{player} pays {yuan} yuan"),
        behind=because("due", lambda court, _note: {"due": TRIBUTE, "had": court.yuan}),
    ),
    "EVT-DROUGHT-2": Told(
        chapter=DROUGHT,
        # Translators: {short}: palaces that got none
        why=N_("{player} pays {rice} rice; inhabited palaces without rice: {short} of {inhabited}"),
        behind=behind.hungry,
    ),
    "EVT-DROUGHT-3": Told(
        # Translators: {palaces}: their numbers, as “1, 3”
        NN_("{player}, without rice: palace {palaces}.", "{player}, without rice: palaces {palaces}."),
        words=lambda note: {"count": str(note.facts["palaces"]).count(",") + 1},
    ),
    "EVT-FESTIVAL-1": Told(
        chapter=FESTIVAL, why=N_("{player} has the most fireworks: {points}"), words=scored, behind=behind.fireworks,
        cause=NP_("cause of points", "Dragon Festival"),
    ),
    "EVT-FESTIVAL-2": Told(
        chapter=FESTIVAL, why=N_("{player} has the second most fireworks: {points}"), words=scored,
        behind=behind.fireworks, cause=NP_("cause of points", "Dragon Festival"),
    ),
    "EVT-FESTIVAL-3": Told(
        chapter=FESTIVAL, why=N_("{player} gives back {fireworks} fireworks"),
        behind=because("half", lambda court, _note: {"of": court.fireworks}),
    ),
    # Translators: {tiles}: how many fireworks the player has
    "EVT-FESTIVAL-4": Told(chapter=FESTIVAL, why=N_("{player} does not score: fireworks {tiles}")),
    "EVT-MONGOL-1": Told(
        chapter=MONGOLS, why=N_("{player}: {points} for helmets"), words=scored, behind=behind.warriors,
        cause=NP_("cause of points", "Mongol Invasion"),
    ),
    "DECAY-1": Told(chapter=DECAY, why=N_("{player}: palace {palace} loses a floor"), behind=_STOOD),
    "DECAY-2": Told(chapter=DECAY, why=N_("{player}: palace {palace} disappears"), behind=_STOOD),
    "END-2": Told(
        chapter=END, why=N_("{player}: {points} for persons"), words=scored, behind=behind.persons,
        cause=NP_("cause of points", "Persons"),
    ),
    "END-3": Told(
        chapter=END, why=N_("{player}: {points} for monks"), words=scored, behind=behind.monks,
        cause=NP_("cause of points", "Monks"),
    ),
    "END-4": Told(chapter=END, why=N_("{player} sells the goods for {yuan} yuan"), behind=behind.sold),
    "END-5": Told(
        chapter=END, why=N_("{player}: {points} for yuan"), words=scored, cause=NP_("cause of points", "Yuan"),
        behind=because("thirds", lambda _court, note: {"yuan": note.facts["yuan"], "each": YUAN_PER_POINT}),
    ),
}  # fmt: skip
"""Rule -> how its notes are told."""
