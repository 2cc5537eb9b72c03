"""Moves, decisions and refusals: the words in which players and engine talk to each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from yotd_widget.engine.errors import OneSentence, told
from yotd_widget.engine.move_text import text_of
from yotd_widget.engine.texts import N_, _

LUCK: Final = -1
"""Seat of the one who answers chance decisions: it shuffles and deals, and wants nothing."""
LUCK_NAME: Final = N_("Luck")


class Move(msgspec.Struct, frozen=True, gc=False, tag=str.lower, tag_field="move"):
    """One answer to one decision: small, hashable, shared where possible.

    `repr` pastes back to an equal move; `str` is the stable text form that records hold and that the game's `parse`
    reads back: `move_text` makes it of the fields. An answer to a row of choices (release 3 persons) may name one piece
    or several at once.
    """

    between: ClassVar[str] = ", "
    """What stands between the pieces of a list in its text form."""
    label: ClassVar[str] = ""
    """What it says on a button, with its fields: "Bet {times}", marked with `N_`; left out, its text form."""
    detail: ClassVar[str] = ""
    """What a listener has to know beside the label: "palace {palace}, to be released", marked with `N_`."""
    said: ClassVar[Sequence[str]] = ()
    """Other ways in which a reader may type it: "build on palace {palace}", marked with `N_`."""
    declines: ClassVar[bool] = False
    """It answers that nothing of it is done: no keyboard is led there while there is another answer."""
    place: ClassVar[str] = ""
    """The key of the place on the screen that one presses for it, with its fields and the `seat`; "" for a button."""

    def __str__(self) -> str:
        return text_of(self)


class Decision(msgspec.Struct, frozen=True):
    """Who decides what, and by which rules.

    id: decision point of the rules ("D-04"). seat: 0 for the first player named, `LUCK` for chance.
    player: the name. rules: rule ids that ask the question. done, total: pieces given and asked for in all; where there
    is a `stop`, `total` is the most that can be given, and this move, where it is legal, ends the row before.
    """

    id: str
    seat: int
    player: str
    rules: tuple[str, ...]
    done: int = 0
    total: int = 1
    stop: Move | None = None


class Refusal(OneSentence):
    """Why a move is not possible: the code, one sentence, the rules behind it, and the numbers that entered.

    facts: numbers, names and ids; those that are words are `Lazy`, so that the sentence is all in one language.
    general: the code among those of all games that it stands for, where a game has one of its own.

    >>> print(Refusal("ERR-OVER"))
    ERR-OVER The game is over.
    """

    def __init__(
        self, code: str, *, table: dict[str, tuple[str, tuple[str, ...]]] | None = None, general: str = "", **facts: Any
    ) -> None:
        self.code = code
        self.general = general or code
        self.template, self.rules = (table or GENERAL_REFUSALS)[code]
        self.facts = facts
        self.asked: tuple[Any, object, str | None] | None = None
        """The position that refused, the move and by whom it was tried, so that a remedy can be looked for."""
        super().__init__(code)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and travels to other processes whole; an exception would bring its code only."""
        return _restored, (self.code, self.general, self.template, self.rules, self.facts)

    @property
    def nearest(self) -> Any:
        """The `Remedy`: the smallest change of the position that would make the move legal, or that none would.

        Looked for when it is read. None for a refusal that no position has given, as of a bad option of a new game.
        """
        if self.asked is None:
            return None
        position, move, by = self.asked
        return position.game.reasons.remedy(position, move, by)

    @property
    def text(self) -> str:
        """The sentence for the player, in the language that is spoken when it is read."""
        return told(_(self.template).format(**self.facts))

    def __str__(self) -> str:
        return f"{self.code} {self.text}" + (f" ({', '.join(self.rules)})" if self.rules else "")

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook the remedy is named as well."""
        printer.text("\n".join(map(str, filter(None, [self, self.nearest]))))


GENERAL_REFUSALS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "ERR-TURN": (N_("It is {player}'s decision now."), ()),
    # Translators: {expected} is what is asked, as “an action”.
    "ERR-STEP": (N_("This choice is not open now; expected: {expected}."), ()),
    "ERR-OVER": (N_("The game is over."), ()),
    # Translators: {kind} is a sort of thing, as “person card”; {id} is what somebody typed.
    "ERR-ID": (N_("Unknown {kind}: {id}."), ()),
    # Translators: {detail} is a clause that says what is wrong.
    "ERR-FORMAT": (N_("The answer has the wrong form: {detail}."), ()),
}
"""Refusals that any game may need: code -> (sentence, rule ids); a game adds its own, and its rule ids."""


def _restored(code: str, general: str, template: str, rules: tuple[str, ...], facts: dict[str, Any]) -> Refusal:
    return Refusal(code, table={code: (template, rules)}, general=general, **facts)
