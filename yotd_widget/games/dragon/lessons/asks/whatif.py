"""Questions about two ways to play a month: what differs in the end, and by which rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from yotd_widget.describe.difference import Differences, Fact
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.lessons.asks.parts import stated
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.moves import Pass, Use
from yotd_widget.games.dragon.reasons.difference import difference
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import Run, Stride, period_over

DEAL: Final = "groups"
"""What differs by luck alone."""
FEE: Final = "ACT-6"

NUMBERS: Final[dict[str, Callable[[Court], int]]] = {
    "yuan": lambda court: court.yuan,
    "rice": lambda court: court.rice,
    "fireworks": lambda court: court.fireworks,
    "persons": Court.headcount,
    "palaces": lambda court: len(court.palaces),
    "floors": Court.floors,
    "privileges": lambda court: court.small + court.large,
    "vp": lambda court: court.vp,
    "steps": lambda court: court.space,
}
NAMES: Final[Texts[str]] = Texts(
    {
        "yuan": N_("Yuan"),
        "rice": N_("Rice"),
        "fireworks": N_("Fireworks"),
        "persons": N_("Number of persons"),
        "palaces": N_("Number of palaces"),
        "floors": N_("Number of floors"),
        "privileges": N_("Number of privileges"),
        "vp": N_("Points"),
        "steps": N_("Space on the person track"),
        DEAL: N_("Action groups of the next month"),
    }
)
"""What is compared -> its name."""


def ways(table: Table) -> tuple[Run, Run]:
    """One way to the end of the month, and the other.

    way: the moves of the one, as facts of the question; they are not its `moves`, since neither way is what happens
    then. instead: the move that the other one begins with. seed: of the luck on the other one, if it is new.
    Raises: BadInput without a way; Refusal.
    """
    way: Sequence[object] = table.facts.get("way", ())
    if not way:
        raise BadInput(_("two ways are compared: name the moves of one, as way=[…]"))
    other = table.state.clone()
    if (seed := table.facts.get("seed")) is not None:
        other.setup = msgspec.structs.replace(other.setup, seed=int(seed))
    moves = [table.facts.get("instead", way[0]), *way[1:]]
    return table.played(table.state, way, period_over), table.played(other, moves, period_over)


def _supposed(table: Table) -> Mapping[str, object]:
    """Both ways in words: what is chosen on each; where that is an action, also what the others do after it."""
    one, other = ways(table)
    if "instead" not in table.facts:
        suppose = [_("All moves are the same both ways.")]
    else:
        first = one.strides[0]
        apart = _("{player}: {one} one way, {other} the other way.")
        suppose = [apart.format(player=_mover(first), one=_chosen(first), other=_chosen(other.strides[0]))]
        # Translators: a player and a choice, as “Benek: “Taxes” in group A”
        later = [_("{player}: {choice}").format(player=_mover(each), choice=_chosen(each)) for each in _acts(one)[1:]]
        if later:
            # Translators: {moves}: as “Benek: “Taxes” in group A; Kasia: “Pass””
            suppose += [_("Both ways after that: {moves}.").format(moves="; ".join(later))]
        if one.strides[1:]:
            suppose += [_("All later moves are the same.")]
    luck = _("The other way the luck is new.") if "seed" in table.facts else _("The luck is the same.")
    return {"suppose": " ".join(suppose), "luck": luck}


def _acts(run: Run) -> Sequence[Stride]:
    """What is chosen in the Action phase; none where the run begins after it."""
    return [stride for stride in run.strides if isinstance(stride.move, Use | Pass)]


def _mover(stride: Stride) -> str:
    return str(stride.before.decision.player)


def _chosen(stride: Stride) -> str:
    """A choice by its name, an action with its group."""
    label = stride.before.game.commands.option_of(stride.before, str(stride.move)).label
    if isinstance(stride.move, Use):
        # Translators: an action and where its card lies, as “Taxes” in group A
        return _("“{action}” in group {group}").format(action=label, group=stride.move.group)
    return _("“{choice}”").format(choice=label)


def _found(table: Table) -> Differences:
    """All that differs in the end, with the rules behind it."""
    one, other = ways(table)
    return difference(one.end, other.end, other.notes(), one.notes())


def _values(table: Table, end: Any) -> dict[str, object]:
    court = end.courts[table.seat]
    return {thing: count(court) for thing, count in NUMBERS.items()} | {DEAL: end.groups}


# --- What differs ------------------------------------------------------------------------------------------------


def _items(table: Table) -> Sequence[Item]:
    one, other = (_values(table, run.end) for run in ways(table))
    return [Item(thing, name, why=_both(name, one[thing], other[thing])) for thing, name in NAMES.items()]


def _both(name: str, one: object, other: object) -> Line:
    """A thing on both ways; how cards are grouped is not told."""
    if not isinstance(one, int):
        same = _("{thing}: the same both ways.") if one == other else _("{thing}: different.")
        return Line(same.format(thing=name), ("ACT-1",))
    # Translators: a thing and how much there is of it on two ways, as “Yuan: 7 one way, 2 the other way.”
    return Line(_("{thing}: {one} one way, {other} the other way.").format(thing=name, one=one, other=other))


def _trace(table: Table) -> Iterable[Because | Line]:
    """The player's differences with their rules, numbers first; where the deal differs, where it comes from."""
    told = {*NUMBERS, "person", "small", "large"}
    facts = [fact for fact in _found(table) if fact.seat == table.seat and fact.thing in told]
    for fact in sorted(facts, key=lambda fact: fact.thing not in NUMBERS):
        text = _("The other way: {difference}.").format(difference=fact.bare)
        yield Line(text, fact.rules, place=f"court/{table.seat}")
        if fact.rules == (FEE,):
            yield from _both_ways(table, FEE)
    one, other = ways(table)
    if one.end.groups != other.end.groups:
        yield from stated("ACT-1")


def _both_ways(table: Table, rule: str) -> Iterable[Because | Line]:
    """What a rule does for the player on each way, below the choice that this way begins with."""
    for run in ways(table):
        first = run.strides[0]
        yield Line(_("{player}: {choice}.").format(player=_mover(first), choice=_chosen(first)))
        found: list[Because | Line] = [*run.reasons(rule, seat=table.seat)]
        yield from found or [_nothing(table, run, rule)]


def _nothing(table: Table, run: Run, rule: str) -> Line:
    """A rule that does nothing for the player on one way; of the fee, why there is none."""
    used = [each.move.group for each in _acts(run) if isinstance(each.move, Use) and _mover(each) == table.player]
    if rule == FEE and used:
        text = _("{player} uses group {group}, where no dragon stands: no fee.")
        return Line(text.format(player=table.player, group=used[0]), (rule,), place=f"tray/{used[0]}")
    return Line(_("{player}: this rule does nothing here.").format(player=table.player), (rule,))


@template("whatif.differs", "select",
          N_("{suppose} {luck} Mark what is different for {player} when the month is over."),
          items=_items, facts=_supposed, takes="way instead seed", trace=_trace)  # fmt: skip
def differs(table: Table) -> list[str]:
    """The numbers of a court that differ at the end of the month; and the deal of the next one, if that does."""
    one, other = (_values(table, run.end) for run in ways(table))
    return [thing for thing in NAMES if one[thing] != other[thing]]


# --- By which rule -----------------------------------------------------------------------------------------------

MOST_RULES: Final = 4
"""So many rules to choose among."""


def _fact(table: Table) -> Fact:
    """The difference in question, with the one rule behind it. Raises: BadInput."""
    thing = table.facts.get("thing", "yuan")
    facts = [fact for fact in _found(table) if fact.seat == table.seat and fact.thing == thing]
    if len(facts) != 1 or len(set(facts[0].rules)) != 1:
        raise BadInput(_("no single rule is behind this: {thing}").format(thing=thing))
    return facts[0]


def _rules(table: Table) -> Sequence[Item]:
    """That rule among others that did something on either way."""
    key, notes = _fact(table).rules[0], [note for run in ways(table) for note in run.notes(seat=table.seat)]
    others = dict.fromkeys(note.rule for note in notes if note.change and note.rule in RULES and note.rule != key)
    named = {rule: _idle(table, rule) for rule in islice(others, MOST_RULES - 1)}
    return [Item(rule, RULES[rule], why=why) for rule, why in sorted({**named, key: None}.items())]


def _idle(table: Table, rule: str) -> Line:
    """Why a rule does not make the difference."""
    if all(any(run.notes(rule, seat=table.seat)) for run in ways(table)):
        return Line(_("That rule is at work both ways, and makes no difference here."), (rule,))
    return Line(_("That rule makes another difference."), (rule,))


def _about(table: Table) -> Mapping[str, object]:
    return dict(_supposed(table)) | {"difference": _fact(table).bare}


@template("whatif.rule", "pick",
          N_("{suppose} The difference for {player} in the end: {difference}. Which rule makes it?"),
          items=_rules, facts=_about, takes="way instead seed thing",
          trace=lambda table: _both_ways(table, _fact(table).rules[0]))  # fmt: skip
def rule(table: Table) -> str:
    """Id of the rule behind one difference."""
    return _fact(table).rules[0]
