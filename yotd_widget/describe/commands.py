"""Moves as a reader types them: text forms, how people say them, and the labels of the board in any language.

>>> from yotd_widget.games.dragon.examples import example
>>> from yotd_widget.games.dragon.game import GAME
>>> CommandsRoom(GAME).understood(example("month-5"), "taxes")
(Use(group='A', action='taxes'),)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from yotd_widget.describe.wording import said
from yotd_widget.engine.commands import Option, Unclear, match, plain
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _, language, speaking

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

P = TypeVar("P", bound=Position)

_FILLERS: Final = {"a", "an", "the", "in", "into", "on", "to", "from", "of", "my", "with"}
_BETWEEN_PIECES: Final = re.compile(r"\s*(?:,|;|&|\band\b|\bi\b|\ben\b)\s*", re.IGNORECASE)


class CommandsRoom(Generic[P]):
    """What a reader types in place of pressing: the room `Game.commands` of a game that is described."""

    def __init__(self, game: Described[P]) -> None:
        self._game = game
        self._fillers = _FILLERS | {*game.nouns}
        nouns = "|".join(map(re.escape, game.nouns)) or "(?!)"  # which never fits
        self._before_numbers = re.compile(rf"\b(?:(?:from|in|into|of|to)\s+)?(?:{nouns})\s+(?=\d)", re.IGNORECASE)

    def understood(self, position: P, typed: str, /) -> tuple[Move, ...]:
        """The moves that a text means, to be played one after the other.

        Pieces of a row of choices may stand together: "release monk, young healer", "build 2 on palace 1".
        Raises: Unclear; Refusal for one that cannot be.
        """
        if not typed.strip():
            raise Unclear(_("Type a move, or “help”."))
        written = self._written(position, typed)
        if written is not None and position.refused(written) is None:
            return (written,)
        try:
            return tuple(self._pieces(position, typed))
        except Unclear:
            if written is not None and _is_thinkable(position, written):
                raise position.why_not(written) from None  # type: ignore[misc]
            raise

    def options(self, position: P) -> list[Option]:
        """Everything that may be typed at the open decision, legal or not, in the order of the board."""
        found: dict[str, Option] = {}
        for choice in self._game.screen.choices(position).values():
            move = position.read(choice["move"])
            said = tuple(self._said(position, move))
            found.setdefault(choice["move"], Option(move, choice["label"], said, choice["state"] == "legal"))
        return list(found.values())

    def option_of(self, position: P, typed: str, /) -> Option:
        """The option that a text means, whether it is possible or not. Raises: Unclear."""
        return match(typed, self.options(position), self._fillers)

    def _written(self, position: P, typed: str) -> Move | None:
        """The move of a text form, also with “and” and “palace” in it."""
        text = self._before_numbers.sub("", _BETWEEN_PIECES.sub(", ", typed.strip().rstrip(".!")))
        try:
            return position.read(text)
        except Refusal:
            return None

    def _pieces(self, position: P, typed: str) -> Iterator[Move]:
        """The options that the pieces of a text mean, each looked for in the position after those before it."""
        pieces = self._split(position, typed)
        asked, before = position.decision, position
        for number, piece in enumerate(pieces):
            here = position.decision
            if number and (here is None or asked is None or (here.id, here.seat) != (asked.id, asked.seat)):
                if asked is not None and len(pieces) == asked.total - asked.done and self._was_possible(before, piece):
                    return  # the rest had no choice and came of itself
                done = ", ".join(pieces[:number])
                raise Unclear(
                    _("After “{done}” nothing more is asked here: “{rest}” is left.").format(done=done, rest=piece)
                )
            verb = {plain(pieces[0]).split()[0]} if number else set()
            option = match(piece, self.options(position), self._fillers | verb)
            if not option.legal:
                raise position.why_not(option.move)  # type: ignore[misc]
            yield option.move
            if number + 1 < len(pieces):
                before, position = position, position.after(option.move)

    def _was_possible(self, position: P, piece: str) -> bool:
        with suppress(Unclear):
            return self.option_of(position, piece).legal
        return False

    def _split(self, position: P, typed: str) -> list[str]:
        """The pieces of a text; a text that is one option as a whole has none, whatever words it is made of."""
        pieces = [piece for piece in _BETWEEN_PIECES.split(typed) if piece]
        if len(pieces) > 1:
            with suppress(Unclear):
                self.option_of(position, typed)
                return [typed]
        return pieces or [typed]

    def _said(self, position: P, move: Move) -> Iterator[str]:
        """How people say a move: its text form first, then in the reader's language and in English, each as a whole."""
        yield str(move)
        yield from self._sentences(position, move)
        if language() != "en":
            with speaking("en"):
                english = list(self._sentences(position, move))
            yield from english

    def _sentences(self, position: P, move: Move) -> Iterator[str]:
        for text in move.said:
            yield said(self._game, text, position, move)


def _is_thinkable(position: Position, move: Move) -> bool:
    """Whether the move answers the open question, so that its refusal says what is wrong with it."""
    refusal = position.refused(move)
    return bool(position.agenda) and refusal is not None and refusal.general not in ("ERR-STEP", "ERR-FORMAT", "ERR-ID")
