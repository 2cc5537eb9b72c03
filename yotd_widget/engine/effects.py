"""Effects as data: what cards, tokens and tiles bring, as rows of named effects to which a game gives a meaning.

A row is carried out from left to right, each effect with all that follows from it before the next one:

    [{"do": "coins", "n": 3}]                                                   take 3 coins
    [{"do": "dismiss"}, {"do": "coins", "n": 4}, {"do": "gold"}]                an amount that is left out is 1
    [{"do": "cube", "of": ["tea", "celadon"]}]                                  one of these things
    [{"one_of": [[{"do": "coins", "n": 4}], [{"do": "vp", "n": 3}]]}]           one of these rows; an empty one is “not”
    [{"do": "vp", "n": {"each": "jade", "times": 2, "most": 10}}]               2 for each jade, 10 at most
    {"on": "morning", "do": [{"do": "servant"}]}                                whenever that happens

The names are the game's: its `Vocabulary` says for each what is done, or which question is asked, and how it is told.
Rows are fields of a data pack (`Row`, `Standing`), which msgspec reads; `Vocabulary.faults` checks the names in them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Question
from yotd_widget.engine.texts import N_, Lazy, _, either, ngettext
from yotd_widget.engine.trace import Notes

ALWAYS: Final = "always"
"""The event of effects that are never carried out, but asked for: that a price is 1 less."""


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """An amount that is counted when it is due: `times` for every `per` things, and `plus`, at most `most`."""

    each: str
    per: int = 1
    times: int = 1
    plus: int = 0
    most: int | None = None

    def of(self, things: int) -> int:
        """The amount, where there are so many things.

        >>> [Count("vp", per=3, most=10).of(points) for points in (2, 3, 29, 60)]
        [0, 1, 9, 10]
        """
        amount = things // self.per * self.times + self.plus
        return amount if self.most is None else min(amount, self.most)


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """A named effect, or a choice. do: name; n: amount; of: what it may be about. one_of: rows to choose from."""

    do: str = ""
    n: int | Count = 1
    of: tuple[str, ...] = ()
    one_of: tuple[tuple[Effect, ...], ...] = ()

    def __post_init__(self) -> None:
        if bool(self.do) == bool(self.one_of):
            raise ValueError("an effect has either a name, “do”, or rows, “one_of”")


Row = tuple[Effect, ...]


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has at hand whenever something happens. on: the event, or `ALWAYS`."""

    on: str
    do: Row


S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Carried(Protocol[S_contra]):
    """Carries out an effect in place."""

    def __call__(self, state: S_contra, seat: int, n: int, notes: Notes | None, /) -> object: ...


class Meaning(msgspec.Struct, Generic[S], frozen=True):
    """What a name means. said: as a player is told, "take {n} coin" and "take {n} coins"; {of} is what it is about.

    do: what is done; or the kind of question that is asked, made with seat, amount and, if there is any, what it is
    about; None for what is only asked for (`ALWAYS`). why_not: of a cost, why it cannot be paid, or None; it is asked
    with the same three.
    """

    said: tuple[str, str]
    do: Carried[S] | type[Question] | None = None
    why_not: Callable[..., Refusal | None] | None = None


class Counted(msgspec.Struct, Generic[S], frozen=True):
    """What can be counted. said: one and several of it, "jade" and "jades"; count: of the player on a seat."""

    said: tuple[str, str]
    count: Callable[[S, int], int]


class Vocabulary(Generic[S]):
    """The words of a game's effects.

    meanings: of the names. counts: of what `each` names. events: for which effects stand ready, as "each Morning".
    things: what effects may be about, in words. point: decision point at which one of several rows is chosen; pick:
    the question that is asked there, for a game that has words of its own for it.
    """

    def __init__(
        self,
        meanings: Mapping[str, Meaning[S]],
        counts: Mapping[str, Counted[S]] | None = None,
        events: Mapping[str, str] | None = None,
        things: Mapping[str, str] | None = None,
        point: str = "effect",
        pick: type[PickOne] | None = None,
    ) -> None:
        self.meanings = meanings
        self.counts = counts or {}
        self.events = events or {}
        self.things = things or {}
        self.point = point
        self.pick = pick or PickOne

    def amount(self, state: S, seat: int, effect: Effect) -> int:
        """How much it is now."""
        n = effect.n
        return n if isinstance(n, int) else n.of(self.counts[n.each].count(state, seat))

    def why_not(self, state: S, seat: int, row: Row) -> Refusal | None:
        """Why the player cannot pay what a row costs, in the position before it; None if he can."""
        for effect in row:
            refusal = self._why_not(state, seat, effect)
            if refusal is not None:
                return refusal
        return None

    def _why_not(self, state: S, seat: int, effect: Effect) -> Refusal | None:
        if effect.one_of:
            refusals = [self.why_not(state, seat, row) for row in effect.one_of]
            return None if None in refusals else refusals[0]
        of_cost = self.meanings[effect.do].why_not
        if of_cost is None:
            return None
        about = (effect.of,) if effect.of else ()
        return of_cost(state, seat, self.amount(state, seat, effect), *about)

    # --- in words ---

    def told(self, effects: Row | Standing) -> str:
        """What it brings, as a clause: "dismiss 1 Assistant, then take 4 coins"."""
        if isinstance(effects, Standing):
            told = self.told(effects.do)
            if effects.on == ALWAYS:
                return told
            # Translators: {when}: “each Morning”; {effects}: “gain 1 servant”
            return _("{when}: {effects}").format(when=_(self.events[effects.on]), effects=told)
        if not effects:
            return _("nothing")
        told, *others = map(self._told, effects)
        for other in others:
            # Translators: what a card brings, as “take 1 coin, then gain 2 points”
            told = _("{first}, then {second}").format(first=told, second=other)
        return told

    def _told(self, effect: Effect) -> str:
        if effect.one_of:
            return either([self.told(row) for row in effect.one_of])
        said, n = self.meanings[effect.do].said, effect.n
        of = either([_(self.things[thing]) for thing in effect.of]) if effect.of else ""
        if isinstance(n, int):
            return ngettext(*said, n).format(n=n, of=of)
        return self._counted(ngettext(*said, n.times).format(n=n.times, of=of), n)

    def _counted(self, told: str, n: Count) -> str:
        """What an effect comes to if it is counted. told: the effect itself."""
        things = ngettext(*self.counts[n.each].said, n.per)
        if n.per == 1:
            # Translators: {effect}: “take 2 coins”; {thing}: “Assistant in the supply”
            told = _("{effect} for each {thing}").format(effect=told, thing=things)
        else:
            # Translators: {effect}: “gain 1 point”; {things}: “points”, in the form that goes with {per}
            told = _("{effect} for every {per} {things}").format(effect=told, per=n.per, things=things)
        if n.plus:
            # Translators: {effect}: “take 1 coin for each Assistant in the supply”
            told = _("{effect}, and {plus} more").format(effect=told, plus=n.plus)
        # Translators: {effect}: “gain 2 points for each jade”
        return told if n.most is None else _("{effect}, {most} at most").format(effect=told, most=n.most)

    # --- in data packs ---

    def faults(self, effects: Row | Standing, path: str) -> Iterator[tuple[str, str]]:
        """What is wrong with the names in a row, or with an event: where it is, and what, as a clause.

        path: of the row in its pack, "$.experts[3].effect".
        """
        if isinstance(effects, Standing):
            if effects.on not in (ALWAYS, *self.events):
                yield f"{path}.on", _unknown(effects.on, (ALWAYS, *self.events))
            yield from self.faults(effects.do, f"{path}.do")
            return
        for place, effect in enumerate(effects):
            here = f"{path}[{place}]"
            for number, row in enumerate(effect.one_of):
                yield from self.faults(row, f"{here}.one_of[{number}]")
            if effect.do:
                yield from self._faults(effect, here)

    def _faults(self, effect: Effect, here: str) -> Iterator[tuple[str, str]]:
        """What is wrong with a named effect."""
        if effect.do not in self.meanings:
            yield f"{here}.do", _unknown(effect.do, self.meanings)
        elif effect.of and not isinstance(self.meanings[effect.do].do, type):
            yield f"{here}.of", _("“{name}” is not about anything").format(name=effect.do)
        for place, thing in enumerate(effect.of):
            if thing not in self.things:
                yield f"{here}.of[{place}]", _unknown(thing, self.things)
        if isinstance(effect.n, Count) and effect.n.each not in self.counts:
            yield f"{here}.n.each", _unknown(effect.n.each, self.counts)
        if isinstance(effect.n, Count) and effect.n.per < 1:
            yield f"{here}.n.per", _("it is {least} at least").format(least=1)


def _unknown(name: str, known: Collection[str]) -> str:
    return _("“{name}” is not known{hint}").format(name=name, hint=nearest(name, known))


# --- Standing effects --------------------------------------------------------------------------------------------


def answering(standing: Iterable[Standing], *events: str) -> list[Row]:
    """The rows that stand ready for one of these events, as those on "tea" and on "any" when somebody takes tea."""
    return [effects.do for effects in standing if effects.on in events]


def bonus(standing: Iterable[Standing], name: str) -> int:
    """The sum of an amount that always holds, as of what a price is less.

    >>> bonus([Standing("always", (Effect("discount"),)), Standing("end", (Effect("vp", 8),))], "discount")
    1
    """
    effects = [effect for row in answering(standing, ALWAYS) for effect in row if effect.do == name]
    return sum(effect.n for effect in effects if isinstance(effect.n, int))


# --- Tasks -------------------------------------------------------------------------------------------------------


class WithEffects(Protocol):
    """A position of a game with effects."""

    agenda: list[Any]
    effects: ClassVar[Vocabulary[Any]]

    def refusal(self, code: str, **facts: Any) -> Refusal:
        """The refusal with this code."""


class Pick(Move, frozen=True):
    """Which of several rows: the first is 1."""

    number: int
    label = "{brings}"


class Due(Chore, frozen=True):
    """A row of effects that a player is to have. rule: id of what brings them, noted before each."""

    seat: int
    row: Row
    rule: str = ""

    def run(self, state: WithEffects, notes: Notes | None) -> None:
        """Do the first of them; what that puts on the agenda comes before the others."""
        if not self.row:
            return
        effect, effects = self.row[0], state.effects
        if len(self.row) > 1:
            state.agenda.append(Due(self.seat, self.row[1:], self.rule))
        if effect.one_of:
            state.agenda.append(effects.pick(self.seat, effect.one_of, self.rule))
            return
        n, do = effects.amount(state, self.seat, effect), effects.meanings[effect.do].do
        if n == 0 or do is None:
            return
        if notes is not None and self.rule:
            notes.add(self.rule, self.seat, None, effect=effect.do, n=n)
        if isinstance(do, type):
            ask: Callable[..., Question] = do
            state.agenda.append(ask(self.seat, n, effect.of) if effect.of else ask(self.seat, n))
        else:
            do(state, self.seat, n, notes)


class PickOne(Question, frozen=True):
    """One of several rows, among those that the player can pay; where he can pay none, nothing comes of it."""

    rows: tuple[Row, ...]
    rule: str = ""

    answers = (Pick,)
    lapses = True

    def decision(self, state: WithEffects) -> tuple[str, tuple[str, ...], int, int]:
        return state.effects.point, (self.rule,) if self.rule else (), 0, 1

    def candidates(self, state: WithEffects) -> list[Pick]:
        return [Pick(number) for number in range(1, len(self.rows) + 1)]

    def options(self, state: WithEffects) -> list[Pick]:
        return [pick for pick in self.candidates(state) if self.verify(state, pick) is None]

    def verify(self, state: WithEffects, move: Pick) -> Refusal | None:
        if not 1 <= move.number <= len(self.rows):
            return state.refusal("ERR-ID", kind=Lazy(N_("choice")), id=move.number)
        return state.effects.why_not(state, self.seat, self.rows[move.number - 1])

    def words(self, state: WithEffects, move: Any) -> dict[str, str]:
        return {"brings": state.effects.told(self.rows[move.number - 1])} if isinstance(move, Pick) else {}

    def do(self, state: WithEffects, move: Pick, notes: Notes | None) -> None:
        state.agenda.append(Due(self.seat, self.rows[move.number - 1], self.rule))
