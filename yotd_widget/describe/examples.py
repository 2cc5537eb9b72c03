"""Positions with names, and the words in which one of them, or any other, is changed: the room `Game.examples`.

What can be changed has the words of `position(...)`: of the first player, of the table, or of a player by name. An
example that is a new game can begin otherwise as well: with the options of the game, and another seed.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from yotd_widget.describe.named import Examples
from yotd_widget.describe.notation.words import read, things_of, told
from yotd_widget.describe.things import Amount, Number
from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadPosition, NotFound, WrongKind, short
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)


class ExamplesRoom(Generic[P]):
    """The named positions of a game. A game derives its own for examples in words of its own."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    @property
    def known(self) -> Mapping[str, Callable[[], P]]:
        """All examples by name: those of the game, and how it begins."""
        return {"start": self.game.new, **self.game.examples_by_name}

    @property
    def names(self) -> Collection[str]:
        """What all examples are called."""
        return self.known

    def example(self, name: str, /, **changes: Any) -> P:
        """A position by its name, changed as you like. Raises: NotFound, WrongKind; BadPosition for a change."""
        if not isinstance(name, str):
            raise WrongKind(_("the name of an example is text, not {given}").format(given=short(name)))
        if name not in self.names:
            raise NotFound(_("“{name}” is no example{hint}").format(name=name, hint=nearest(name, self.names)))
        options = {word: changes.pop(word) for word in self._options(name) if word in changes}
        rows = self.game.examples_by_name
        if not options or not isinstance(rows, Examples):
            return self.changed(self.known[name](), **changes)
        try:
            begun: P = rows.begun(name, **options)
        except Refusal as refusal:
            raise BadPosition(refusal.text) from None
        return self.changed(begun, **changes)

    def _options(self, name: str) -> Collection[str]:
        """What an example that is a new game can be given beside changes: the game's options, and the seed of luck."""
        rows = self.game.examples_by_name
        if not isinstance(rows, Examples) or name not in rows or not rows.is_begun(name):
            return ()
        parser = ArgumentParser(add_help=False)
        self.game.arguments(parser)
        return ("seed", *(vars(parser.parse_args([]))))

    def changed(self, position: P, /, **changes: Any) -> P:
        """Any position with changes. Raises: BadPosition."""
        if not changes:
            return position
        table, players = told(self.game, position)
        of_first = things_of(self.game, owned=True)
        for word, value in changes.items():
            if word in players and isinstance(value, Mapping):
                players[word] |= value
            elif word in of_first:
                players[position.player(0)][word] = value
            else:
                table[word] = value
        return read(self.game, players, table)

    def changeable(self, position: P, name: str = "", /) -> tuple[str, ...]:
        """The names of changes that a position knows. name: of the example that it is, if it is one."""
        options = self._options(name)
        return (*things_of(self.game, owned=True), *things_of(self.game, owned=False), *position.players, *options)

    def told(self, change: str, value: Any, /) -> str:
        """A change in words, with its noun: "0 rice", "round: 2"."""
        if isinstance(value, Mapping):
            return listed(self.told(*each) for each in value.items()) or _("as it is")
        thing = next((thing for thing in self.game.things if thing.typed == change and thing.can_be_put), None)
        if thing is None:
            return str(value)
        if isinstance(thing, Amount) and not isinstance(thing, Number) and isinstance(value, int) and thing.noun[0]:
            return counted(value, thing.noun)
        shown = value if isinstance(value, str) else thing.told(value)
        return _("{thing}: {value}").format(thing=thing.called, value=shown)
