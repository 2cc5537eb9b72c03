"""How this game tells its notes: its rows, the sorts of reasons behind them, what stands above them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yotd_widget.describe.clauses import Clause, Facts
from yotd_widget.describe.tell import Telling, Told
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import N_, NN_
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.told import day, rest
from yotd_widget.games.gugong.words import JADES, MATCHES, POINTS, SERVANTS, STEPS

TELLS: Final[Mapping[str, str | Told]] = rest.SETUP | day.TELLS | rest.TELLS

Variant = tuple[Callable[[Note], bool], Told]
VARIANTS: Final[Mapping[str, Variant]] = {
    "CARD-7": (lambda note: "came" in note.facts, day.CAME),
    "TOK-7a": (lambda note: "came" in note.facts, day.CAME),
    "DECREE-1-5": (lambda note: "came" in note.facts, day.CAME),
    "MORN-7": (lambda note: note.seat is None, rest.NEW_DAY),
    "NIGHT-4": (lambda note: "lost" in note.facts, rest.LOST_SHIP),
    "AUTOMA-7": (lambda note: "gifts" in note.facts, rest.MENGS_GIFT),
    "AUTOMA-13": (lambda note: note.seat is not None, rest.TWILIGHT),
}
"""Rules that note two sorts of things -> how one tells the second of them, and its row."""


def _of(fact: str, noun: tuple[str, str]) -> Callable[[Facts], Facts]:
    """The fact with its noun, in place of the number."""
    return lambda facts: {fact: counted(int(facts[fact]), noun)}


def _each(noun: tuple[str, str]) -> Callable[[Facts], Facts]:
    return lambda facts: {"count": counted(int(facts["count"]), noun), "each": counted(int(facts["each"]), POINTS)}


_DICE: Final = NN_("die", "dice")

CLAUSES: Final[Mapping[str, Clause]] = {
    # Translators: values of Gift Cards; a reason that follows "because", as most of the next ones
    "higher": Clause(N_("{own} is higher than {there}: the exchange is free.")),
    "raised": Clause(N_("the card shows {value} and counts {more} more.")),
    "one beats nine": Clause(N_("1 beats 9: the exchange is free.")),
    "equal": Clause(N_("{own} equals {there}, which is free with Equal Gifts.")),
    "not higher": Clause(N_("{own} does not beat {there}: it is paid for, or goes without actions.")),
    # Translators: {due}: “2 servants”
    "short": Clause(N_("the supply had {supply} of {due}."), _of("due", SERVANTS)),
    "full price": Clause(N_("the price is {price}."), _of("price", SERVANTS)),
    "cost": Clause(N_("the Decree {decree} costs {price}."), _of("price", SERVANTS)),
    "opponent": Clause(N_("a servant of {player} stands on it: 1 more.")),
    "discount": Clause(N_("with {decree} it is {n} less.")),
    "on top": Clause(N_("It lies on top of the marker of {player}, on step {step}."), because=False),
    "in the Palace": Clause(N_("{count} led on from the last step."), _of("count", STEPS)),
    "wall": Clause(N_("The Wall holds {total} of {needed}."), because=False),
    "units": Clause(N_("{player} has {count} on the Wall."), _of("count", SERVANTS)),
    "tie": Clause(N_("the tie goes to the higher Intrigue Marker, that of {player} on step {step}.")),
    "passed": Clause(N_("a ship of {player} lies in {ship}.")),
    # Translators: {card}: a Gift Card; {dice}: “2 dice”
    "match": Clause(N_("{card}: {dice}."), _of("dice", _DICE), because=False),
    "of the Day": Clause(N_("Meng's matches follow from the Day, and it is Day {day}.")),
    "matches": Clause(N_("{player} has {count}."), _of("count", MATCHES)),
    "thirds": Clause(N_("1 point for every {each} of {count}."), _of("count", POINTS)),
    # Translators: {count}: “3 Jades”; {each}: “2 points”
    "jade": Clause(N_("{count}, {each} for each."), _each(JADES)),
    "decree servants": Clause(N_("{count} on Decrees, {each} for each."), _each(SERVANTS)),
    "harbour servants": Clause(N_("{count} on reward spaces, {each} for each."), _each(SERVANTS)),
    "cap": Clause(N_("it gives {most} at most."), _of("most", POINTS)),
    "jades": Clause(
        N_("{count}: {points}."),
        lambda facts: {"count": counted(int(facts["count"]), JADES), "points": counted(int(facts["points"]), POINTS)},
        because=False,
    ),
    "more jades": Clause(N_("{count} more, {each} for each."), _each(JADES), because=False),
    # Translators: an Envoy in the Palace
    "space": Clause(N_("it is space {place} of the Palace, in the order of arrival.")),
    "edge": Clause(N_("it is the next city with a token along the edge of the map.")),
    "nearest": Clause(N_("no city on the edge has a token, and it is the nearest one.")),
}
"""Sort of reason -> its line."""

HEADINGS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "MengsTurn": (N_("Meng's turn"), ("AUTOMA-7",)),
    "MengActs": (N_("Meng's action"), ("AUTOMA-8",)),
    "Section": (N_("Great Wall Scoring"), ("WALL-4", "WALL-5")),
    "MengsBenefit": (N_("Meng's Intrigue Benefit"), ("AUTOMA-26",)),
    "BonusHome": (N_("Bonus tokens come home"), ("BONUS-7",)),
    "MengsTwilight": (N_("Twilight"), ("AUTOMA-13",)),
    "NightPhase": (N_("Night"), ("NIGHT-1",)),
    "NightBonus": (N_("Most matches"), ("NIGHT-3",)),
    "ShipsMove": (N_("Ships in the Night"), ("NIGHT-4",)),
    "MorningPhase": (N_("Morning"), ("MORN-8",)),
    "Refill": (N_("New tokens"), ("MORN-2",)),
    "Income": (N_("Servants of the new Day"), ("MORN-7",)),
    "FinalScoring": (N_("Final scoring"), ("END-1", "END-2", "END-3", "END-4")),
}
"""Tasks that nobody decides -> the heading of what they do, and the rules behind them."""


class GugongTelling(Telling[State]):
    """Some rules note two sorts of things."""

    clauses = CLAUSES
    headings = HEADINGS

    def row(self, note: Note) -> Told | None:
        fits, row = VARIANTS.get(note.rule, (None, None))
        return row if fits is not None and fits(note) else super().row(note)
