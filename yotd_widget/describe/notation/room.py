"""Positions as Python that a reader can type, and as JSON: the room `Game.notation` of a described game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from yotd_widget.describe.codec import bad, playable
from yotd_widget.describe.notation import pasted, words
from yotd_widget.describe.things import seats
from yotd_widget.engine.errors import short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)


class NotationRoom(Generic[P]):
    """The words `position(...)` of any game. A game derives its own for words that say more, and for its checks."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    @property
    def calls(self) -> pasted.Calls:
        """What the words of a position may call, by name."""
        return {"position": self.game.position, "dict": dict}

    def written(self, position: P) -> str:
        """The words that make an equal position again; the bare fields of a table that has no words."""
        try:
            return self.words(position)
        except (LookupError, TypeError, ValueError, AttributeError):  # something changed by hand, not checked yet
            return f"<{type(position).__name__} {position.to_json()}>"

    def words(self, position: P) -> str:
        """As `written`. Raises: LookupError, TypeError, ValueError or AttributeError where there are no words."""
        return words.written(self.game, position)

    def pasted(self, text: str) -> P:
        """The position of a share code, an expression or JSON, as a reader pastes it. Raises: BadInput."""
        found: Any = pasted.read(self.game.positions, self.calls, text)
        return found  # type: ignore[no-any-return]

    def decoded(self, text: str | bytes) -> P:
        """The position of a JSON text, checked. Raises: BadPosition."""
        position = self.game.codec.decode(text)
        self.check(position)
        playable(position)
        return position

    def check(self, position: P) -> None:
        """Raises: BadPosition for a table that cannot be. What a thing by itself can be, is checked here."""
        for thing in self.game.things:
            for seat in seats(thing, position) if thing.can_be_put else ():
                value = thing.of(position, seat)
                if not thing.takes(value):
                    told = _("{thing} cannot be {value}").format(thing=thing.name, value=short(value))
                    raise bad("$." + thing.at.format(seat=seat), told)
