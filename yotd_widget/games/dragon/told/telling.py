"""How this game tells its notes: its rows, the sorts of reasons behind them, what stands above them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from yotd_widget.describe.clauses import Clause, Facts
from yotd_widget.describe.tell import Telling, Told
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because, Deed
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.events import RELEASE_RULES
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.told import base, behind, expansions
from yotd_widget.games.dragon.told.base import noun
from yotd_widget.games.dragon.words import ACTION_UNITS, FIGURES, POINTS, SYMBOL_NAMES

TELLS: Final[Mapping[str, str | Told]] = base.TELLS | expansions.TELLS


def _nouns(fact: str, thing: str) -> Any:
    """The fact with its noun, in place of the number."""
    return lambda facts: {fact: counted(facts[fact], noun(thing))}


def _of_thing(facts: Facts) -> Facts:
    """How many of a thing there are; and what they come to."""
    words = {"counted": counted(facts["amount"], noun(facts["thing"]))}
    return words | {"sum": counted(facts["sum"], noun(facts["unit"]))} if "sum" in facts else words


_PRICES: Final = {
    "small": N_("the small one costs {price} yuan in the {edition} edition."),
    "large": N_("the large one costs {price} yuan in the {edition} edition."),
}
_FILLED: Final = {
    "ACT-9": N_("{player} had {had} yuan; passing fills up to {to}."),
    "ACT-10": N_("{player} had {had} yuan; passing only fills up to {to}."),
}


CLAUSES: Final[Mapping[str, Clause]] = {
    # Translators: {persons}: "1 person"; a reason that follows "because", as most of the next ones
    "too few": Clause(
        N_("the court has only {persons}: all leave, and no more is owed."), _nouns("persons", "persons"),
    ),
    # Translators: {amount}: "2 yuan"
    "card": Clause(
        N_("{amount} from the card."),
        lambda facts: {"amount": counted(facts["amount"], ACTION_UNITS[facts["action"]])},
    ),
    # Translators: {symbols}: "3 coins"
    "symbols": Clause(
        N_("{symbols} at court."), lambda facts: {"symbols": counted(facts["symbols"], SYMBOL_NAMES[facts["kind"]])},
    ),
    # Translators: who carries how many symbols: "young tax collector in palace 2: 3."
    "carrier": Clause(N_("{person} in palace {palace}: {symbols}."), because=False),
    "monk": Clause(N_("{person} in palace {palace}: Buddhas {symbols} × floors {floors} = points {points}.")),
    # Translators: {player}: whose dragon it is; {fee}: what the group costs therefore
    "dragon": Clause(N_("{player}'s dragon already stands there: {fee} yuan, however many dragons there are.")),
    "filled": Clause(lambda reason: _FILLED[reason.rules[0]]),
    # Translators: a privilege; the edition is a year, as "2017"
    "price": Clause(lambda reason: _PRICES[str(reason.facts["size"])]),
    # Translators: what a privilege brings
    "dragons": Clause(
        N_("it is worth {points} each month."), lambda facts: {"points": counted(facts["amount"], POINTS)},
    ),
    "value": Clause(N_("the {person} has the value {steps}.")),
    "arrival": Clause(N_("The marker lies on space {space}: place {place} in the order."), because=False),
    "below": Clause(N_("It lies on top of the marker of {player}."), because=False),
    "full": Clause(
        lambda reason: N_("all palaces are full.") if reason.facts["palaces"] else N_("there is no palace to live in."),
    ),
    "none left": Clause(N_("the board has no such person any more.")),
    "due": Clause(N_("{due} yuan are due; {player} had {had}.")),
    "missing": Clause(N_("{due} yuan were due and {player} had {had}: {missing} missing.")),
    # Translators: "Ania has 2 helmets."
    "has": Clause(N_("{player} has {counted}."), _of_thing),
    # Translators: persons who leave in a Contagion: "3 persons, one fewer for each mortar: 3 − 1, so 2."
    "less": Clause(N_("{all} persons, one fewer for each mortar: {all} − {symbols}, so {left}.")),
    "inhabited": Clause(N_("palace {palace} is inhabited ({persons}) and needs 1 rice."), _nouns("persons", "persons")),
    "rice": Clause(
        N_("there was rice for {palaces}."), lambda facts: {"palaces": counted(facts["had"], noun("palaces"))},
    ),
    # Translators: fireworks that are given back
    "half": Clause(N_("half of {of}, rounded up.")),
    "empty": Clause(N_("nobody lives there; it had {floors}."), _nouns("floors", "floors")),
    # Translators: "2 palaces × 1 = 2 points."
    "each": Clause(N_("{counted} × {each} = {sum}."), _of_thing),
    "thirds": Clause(N_("1 point for every {each} of {yuan} yuan.")),
    "items": Clause(N_("yuan {yuan} + rice {rice} + fireworks {fireworks}; half of it, rounded down: {items}.")),
    "demand D-14": Clause(N_("Inhabited palaces without rice: {count}."), because=False),
    "demand D-19": Clause(N_("Everybody gives back {count} floors, or all if there are fewer."), because=False),
    "demand D-20": Clause(
        N_("Persons {persons} in palace {palace}, floors {floors}: {count} too many."), because=False,
    ),
    "demand D-21": Clause(
        N_("Yuan {yuan} + rice {rice} + fireworks {fireworks}; half of it, rounded down: {count}."), because=False,
    ),
    "demand D-22": Clause(N_("Everybody discards {count} cards."), because=False),
}  # fmt: skip
"""Sort of reason -> its line."""

HEADINGS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "PersonPhase": (N_("Phase 2: Person"), ()),
    "EventPhase": (N_("Event: {event}"), ("EVT-1", "EVT-3")),
    "WallCheck": (N_("Wall check"), ("WALL-9",)),
    "FinalWallCheck": (N_("Final wall check"), ("WALL-9",)),
    "GreatEventPhase": (N_("Super Event"), ("GE-3",)),
    "Decay": (N_("Decay"), ("DECAY-3", "DECAY-4")),
    "Scoring": (N_("Scoring"), ("ROUND-3",)),
    "EndScoring": (N_("Final scoring"), ("END-1",)),
    "NextMonth": (N_("The next month"), ()),
    "LayTile": (N_("The wall"), ()),
}
"""Tasks that nobody decides -> the heading of what they do, and the rules behind them."""


_RELEASES: Final = frozenset(RELEASE_RULES.values())


class DragonTelling(Telling[State]):
    """All releases are told alike, and what is demanded before; after steps, where the marker comes to lie."""

    clauses = CLAUSES
    headings = HEADINGS

    def row(self, note: Note) -> Told | None:
        if note.rule in _RELEASES:
            return base.DEMANDS[note.rule] if "owed" in note.facts else base.LEAVES
        return super().row(note)

    def behind(self, deed: Deed, note: Note) -> Iterator[Because]:
        yield from super().behind(deed, note)
        if note.change.get("steps", 0) > 0:
            yield from behind.arrival(deed.after, note)

    def heading(self, deed: Deed) -> Because | None:
        chore = ("Final" if getattr(deed.task, "final", False) else "") + type(deed.task).__name__
        return Because("task", HEADINGS[chore][1], facts={"task": chore, "event": str(deed.before.event)})

    def figures(self, position: State, seat: int) -> dict[str, int]:
        return super().figures(position, seat) | {"cards": len(position.courts[seat].hand)}

    def figure(self, thing: str) -> str:
        return FIGURES.get(thing) or super().figure(thing)
