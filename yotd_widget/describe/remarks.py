"""What speaks against a position: it cannot be, no real game reaches it, it is merely odd."""

from __future__ import annotations

from typing import Final

import msgspec

from yotd_widget.engine.editing import Kind
from yotd_widget.engine.texts import N_, Texts


class Remark(msgspec.Struct, frozen=True):
    """One remark on a position. kind: it cannot be, no real game reaches it, or it is only odd.

    rules: ids of the rules and invariants behind it. text: one sentence. player: whom it is about, "" for the table.
    place: key of the place on the board, "" for none.
    """

    kind: Kind
    rules: tuple[str, ...]
    text: str
    player: str = ""
    place: str = ""

    def __str__(self) -> str:
        who = f"{self.player}: " if self.player else ""
        behind = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"{KIND_NAMES[self.kind]}: {who}{self.text}{behind}"


KIND_NAMES: Final[Texts[Kind]] = Texts(
    {"impossible": N_("impossible"), "unreachable": N_("unreachable"), "note": N_("note")}
)


def unreachable(text: str, rule: str, place: str = "", player: str = "") -> Remark:
    """Why no real game reaches a table: something is not so that holds in every game, the invariant `rule`."""
    return Remark("unreachable", (rule,), text, player, place)
