"""Reasons in words: one line for each node of an explanation, in the language that is spoken when it is told.

A game has a row for each sort of reason of its own, and rows for its notes in `tells`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from yotd_widget.describe.tell import SUPPOSED, name, told, words_of
from yotd_widget.engine.branches import won_by
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.engine.trace import Note

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Clause:
    """How a sort of reason is told.

    text: marked with `N_`, filled with the facts by their names and the `player`; or a function that chooses it. words:
    further words for it. because: whether its line begins with “because”, as that of a cause does.
    """

    text: str | Callable[[Because], str]
    words: Callable[[Facts], Facts] | None = None
    because: bool = True


# Translators: {reason} is a clause of its own, as "2 yuan from the card."
BECAUSE: Final = N_("because {reason}")
OF_EVERY_GAME: Final[Mapping[str, Clause]] = {
    # Translators: who decides what, and the move as it is typed: "Ania chooses an action: use A taxes."
    "move": Clause(N_("{decision}: {move}."), because=False),
    # Translators: "Ania chooses who leaves: release young monk 1. No other choice."
    "forced": Clause(N_("{decision}: {move}. No other choice."), because=False),
    "collected": Clause(N_("Chosen so far: {done} of {total}; nothing changes before all are chosen."), because=False),
    # Translators: the heading of what happens next: "Decay."
    "task": Clause(N_("{title}."), because=False),
    # Translators: "Next: Benek chooses an action."
    "next": Clause(N_("Next: {decision}."), because=False),
    # Translators: {winners}: “Ada wins”; {points}: “84 points”
    "over": Clause(N_("The game is over: {winners} with {points}."), because=False),
    "nobody": Clause(N_("The game is over: nobody wins."), because=False),
    "unseen": Clause(lambda reason: str(reason.facts["text"]), because=False),
    "supposed": Clause(SUPPOSED, because=False),
    # Translators: how much a question demands: "Ann discards cards: 2."
    "demand": Clause(N_("{decision}: {count}."), because=False),
}
"""Sort of reason -> its line."""


def worded(game: Described[Any], reason: Because, players: Sequence[str]) -> str:
    """The line of a reason, with its numbers and its rule ids. players: names by seat."""
    text = said(game, reason, players)
    point = [_(str(reason.facts["decision"]))] if reason.about in ("move", "next") else []
    rules = ", ".join((*point, *reason.rules))
    return f"{text} [{rules}]" if rules else text


def said(game: Described[Any], reason: Because, players: Sequence[str]) -> str:
    """The line of a reason without its rule ids."""
    if reason.about == "note":
        return _note(game, reason, players)
    text = _clause(game, reason, players)
    return _(BECAUSE).format(reason=text) if _row(game, reason).because else text


def fact(game: Described[Any], reason: Because, players: Sequence[str]) -> str:
    """The same as a sentence of its own, without “because”."""
    begins = reason.about != "note" and _row(game, reason).because
    return begun(_clause(game, reason, players)) if begins else said(game, reason, players)


def _row(game: Described[Any], reason: Because) -> Clause:
    about = reason.about
    if about == "task" and reason.forced:
        about = "forced"
    elif about == "over" and not reason.facts["winners"]:
        about = "nobody"
    return OF_EVERY_GAME.get(about) or game.telling.clauses[about]


def _clause(game: Described[Any], reason: Because, players: Sequence[str]) -> str:
    row, facts = _row(game, reason), reason.facts
    player = name(reason.seat, players)
    words: dict[str, Any] = {fact: game.named(value) for fact, value in facts.items()} | {"player": player}
    if row.words:
        words |= row.words(facts)
    match reason.about:
        case "move" | "next" | "demand" | "task" if "decision" in facts:
            words["decision"] = game.says(str(facts["decision"]), player)
            words["move"] = facts.get("label", facts.get("move"))  # as a button says it, where it has words of its own
        case "task":
            words["title"] = _(game.telling.headings[str(facts["task"])][0]).format(**words)
        case "over":
            winners = [players[int(seat)] for seat in str(facts["winners"]).split()]
            words |= {"winners": won_by(winners), "points": game.accounts.told(int(facts["points"]))}
    return _(row.text(reason) if callable(row.text) else row.text).format(**words)


def _note(game: Described[Any], reason: Because, players: Sequence[str]) -> str:
    """What a note says about one player, and what each number was before."""
    text = _told(game, reason, players).removesuffix(".")
    numbers = ", ".join(
        f"{game.telling.figure(thing)} {reason.was[thing]} → {reason.was[thing] + change}"
        for thing, change in reason.change.items()
        if change and thing in reason.was
    )
    return f"{text} ({numbers})." if numbers else f"{text}."


def _told(game: Described[Any], reason: Because, players: Sequence[str]) -> str:
    """The note in an explanation's own words, in those of the log, or else its rule."""
    rule = reason.rules[0]
    note = Note(rule, reason.seat, reason.change, dict(reason.facts))  # that it was forced is said by the task above
    row = game.telling.row(note)
    if row and row.why:
        return _(row.why).format(**words_of(game, note, players))
    return told(game, note, players) or game.rules.get(rule, rule)
