"""How a position is changed by hand, and what speaks against it: the room `Game.editing` of a described game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from yotd_widget.describe.editing.bench import Workbench
from yotd_widget.describe.editing.handles import Handle, Name, OnTop, Table, of_thing
from yotd_widget.describe.marks import Mark
from yotd_widget.describe.remarks import Remark
from yotd_widget.describe.spots import by_seat, owned
from yotd_widget.describe.things import Amount, Marker, Thing, put, seats
from yotd_widget.engine.editing import Bench, Draft, Edit, Json, Problem
from yotd_widget.engine.errors import BadInput, BadPosition, NotFound, WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _, either, quoted

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)


class EditingRoom(Generic[P]):
    """Drafts, remarks, single numbers varied. A game derives its own for what its rules have to say about a table."""

    names_at = ""
    """Path of the players' names in a draft, where they can be changed."""
    apart: Collection[str] = ()
    """Things whose differences `set_up` tells."""
    scope_examples: Sequence[str] = ()
    """Names of what can be changed, for whoever types what is none; left out, the first ones."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    def bench(self, position: P) -> Bench:
        """Where this position can be changed, token by token."""
        return Workbench(self, position)

    def within(self, position: P, seat: int, word: str) -> Sequence[str]:
        """The names of what can be changed of a player that a word of a position stands for: "P1.rice" for "rice"."""
        return (f"P{seat + 1}.{word}",)

    def varied(self, position: P, what: str, value: object) -> P:
        """The same position with one number changed. what: "P1.yuan", "Ada.vp" or "month".

        Raises: NotFound for what is no number of a position; BadPosition or BadInput, with the reason, for a value
        that cannot be; WrongKind.
        """
        if not isinstance(value, int) or isinstance(value, bool):
            raise WrongKind(_("“{what}” is a whole number, not {given}").format(what=what, given=short(value)))
        if value < 0:
            raise BadInput(_("“{what}” cannot be less than 0").format(what=what))
        numbers = self._numbers(position)
        name = by_seat(position.players, what) if isinstance(what, str) else ""
        if name not in numbers:
            examples = either([quoted(number) for number in self.examples(position)])
            told = _("“{what}” is no number of this position: say {examples}")
            raise NotFound(told.format(what=what, examples=examples))
        data = put(msgspec.json.decode(position.to_json()), *numbers[name], value)
        found = self.position(data)
        if wrong := [remark for remark in self.remarks(found) if remark.kind == "impossible"]:
            raise BadInput(wrong[0].text)
        return found

    def examples(self, position: P) -> Sequence[str]:
        """A few numbers that can be varied: of the first player and of the table, as one types them."""
        first = [number for number, (_thing, seat) in self._numbers(position).items() if not seat]
        return tuple(dict.fromkeys((*first[:2], *first[-1:])))

    def _numbers(self, position: P) -> dict[str, tuple[Thing, int | None]]:
        """All numbers of a position as one types them, with the thing and whose it is."""
        return {
            ("" if seat is None else f"P{seat + 1}.") + thing.typed: (thing, seat)
            for thing in self.game.things
            if isinstance(thing, Amount) and thing.can_be_put
            for seat in seats(thing, position)
        }

    # --- what speaks against a position ---

    def remarks(self, position: P) -> tuple[Remark, ...]:
        """Everything that speaks against a position, the gravest first; () for one like any other."""
        try:
            self.game.notation.decoded(position.to_json())
        except BadPosition as error:  # further questions about such a table have no answers
            return (Remark("impossible", error.rules, error.sentence),)
        return tuple(self.doubts(position))

    def doubts(self, position: P) -> Iterable[Remark]:
        """Why no real game reaches a position that can be, and what is merely odd about it."""
        return ()

    # --- drafts ---

    @property
    def handles(self) -> Sequence[Handle]:
        """All that can be changed, in the order of the board."""
        names: list[Handle] = [Name(self.names_at)] if self.names_at else []
        things = self.game.things
        stacked = [OnTop(thing) for thing in things if isinstance(thing, Marker)]
        return (*names, *(handle for thing in things if (handle := of_thing(thing)) is not None), *stacked)

    def position(self, draft: Draft) -> P:
        """The position of a draft, checked. Raises: BadPosition."""
        found: P = self.game.notation.decoded(msgspec.json.encode(draft))
        return found

    def table(self, draft: Draft) -> Table:
        """A draft and what it shows."""
        return Table(draft, self.shown)

    def shown(self, draft: Draft) -> P:
        """What a draft shows, unchecked: to be looked at, and for whoever says what is wrong with it."""
        return self.game.codec.decode(msgspec.json.encode(draft))

    def lists(self, table: Table) -> dict[str, list[tuple[str, str]]]:
        """The choices that many controls share: name of the list -> pairs of value and name."""
        return {}

    def options(self, table: Table) -> Iterator[Json]:
        """Places of what does not lie on the board: {"place", "name", "value"}."""
        if self.names_at:
            for seat, player in enumerate(table.position.players):
                yield {"place": f"name/{seat}", "name": _("Player's name"), "value": player}

    def scene(self, table: Table) -> Json:
        """The scene of a draft, also of one that cannot be."""
        scene: Json = self.game.screen.scene(table.position)
        return scene

    def marks(self, before: P, after: P) -> dict[str, Mark]:
        """What differs from the start, by place; what was removed is not drawn any more."""
        found: dict[str, Mark] = self.game.screen.news([before, after], ())
        return {place: mark for place, mark in found.items() if mark["kind"] != "gone"}

    def beside(self, start: Draft, draft: Draft) -> Iterator[str]:
        """Lines on what differs and is no thing, before those of the things; the players are as many."""
        names = [self.table(each).position.players for each in (start, draft)]
        for before, after in zip(*names, strict=True):
            if before != after:
                yield _("{before} is now {after}").format(before=before, after=after)
        yield from self.set_up(start, draft)
        if start["agenda"][-1:] != draft["agenda"][-1:]:
            yield _("Another question is open")

    def set_up(self, start: Draft, draft: Draft) -> Iterator[str]:
        """Lines on what no rule changes, and on the things that stand `apart`."""
        return iter(())

    # --- what speaks against a draft ---

    def impossible(self, draft: Draft, refusal: BadPosition) -> list[Problem]:
        """Why a draft is no position. refusal: what was raised for it."""
        table = self.table(draft)
        for thing in self.game.things:
            for seat in seats(thing, table.position):
                path = "$." + thing.at.format(seat=seat)
                if thing.can_be_put and refusal.path.replace("[", ".").replace("]", "").startswith(path):
                    owner = "" if seat is None else table.position.player(seat)
                    return [Problem("impossible", owned(owner, refusal.sentence), refusal.rules, thing.spot(seat))]
        return [Problem("impossible", refusal.sentence, refusal.rules)]

    def since(self, position: P, start: Draft) -> Iterator[Problem]:
        """What is odd about a position because of where the reader began."""
        return iter(())

    def proposals(self, draft: Draft, start: Draft, problem: Problem) -> Iterator[tuple[Edit, ...]]:
        """Edits that may remove a problem, the most natural first; they are tried before they are offered."""
        return iter(())
