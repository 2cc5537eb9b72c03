"""The rules of the expansions that note something, a row each: the Great Wall and the Super Events."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.tell import Chapter, Told
from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.texts import N_, NP_, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.pieces import GOODS
from yotd_widget.games.dragon.told import behind
from yotd_widget.games.dragon.told.base import points, scored
from yotd_widget.games.dragon.told.behind import because, each
from yotd_widget.games.dragon.words import CHARTER_UNITS, FLOORS, GOODS_COUNTED, TILES, WALL_TILE_UNITS


def charter_text(kind: Any, amount: int) -> str:
    """What the Charter brings for a type: "6 yuan"; "nothing" for healers.

    >>> charter_text("tax_collector", 6), charter_text("healer", 0)
    ('6 yuan', 'nothing')
    """
    return counted(amount, CHARTER_UNITS[kind]) if kind in CHARTER_UNITS else _("nothing")


def _returned(note: Note) -> str:
    return listed(counted(-amount, GOODS_COUNTED[good]) for good, amount in note.change.items() if amount)


def _goods(court: Court) -> dict[str, Any]:
    return {good: getattr(court, good) for good in GOODS}


def _privileges(note: Note) -> int:
    return -note.change["small"] - note.change["large"]


def _dropped(note: Note) -> str:
    wild = note.facts["card"] == "wild"
    return N_("{player} discards a wild card.") if wild else N_("{player} discards the card {card}.")


def _bonus(cause: str = "") -> Told:
    """The bonus of a wall tile, by whichever rule."""
    return Told(
        N_("{player}: bonus of a wall tile, {bonus}."),
        words=lambda note: {"bonus": counted(int(note.facts["bonus"]), WALL_TILE_UNITS[note.facts["tile"]])},  # type: ignore[index]
        cause=cause,
    )


_REACHES: Final = Chapter(
    N_("The wall reaches: {length} tiles, {needed} needed. Points for own tiles: {players}."), points, "vp"
)
_SHORT: Final = Told(
    N_("The wall falls short: {tiles}, {needed} needed."),
    words=lambda note: {"tiles": counted(int(note.facts["length"]), TILES)},
)

TELLS: Final[dict[str, str | Told]] = {
    "WALL-4": N_("{player} lays tile {length} of the wall."),
    "WALL-7a": _bonus(),
    "WALL-7b": _bonus(),
    "WALL-7c": _bonus(),
    "WALL-7d": _bonus(NP_("cause of points", "Wall tile")),
    "WALL-10": _SHORT,
    "WALL-11": Told(
        chapter=_REACHES, why=N_("{player}: {points} for own tiles in the wall"), words=scored,
        cause=NP_("cause of points", "Great Wall"),
        behind=each("wall", lambda _court, note: int(note.facts["tiles"])),
    ),
    "WALL-15": _SHORT,
    "GE-1": N_("Super Event of month 7: {event}."),
    "GE-3": N_("Super Event: {event}."),
    "GE-LANTERN-1": Told(
        chapter=Chapter(N_("Lantern Festival, points for persons: {players}."), points, "vp"),
        why=N_("{player}: {points} for persons"), words=scored, behind=behind.persons,
        cause=NP_("cause of points", "Lantern Festival"),
    ),
    "GE-BUDDHA-1": Told(
        chapter=Chapter(N_("Buddha, points for monks: {players}."), points, "vp"),
        why=N_("{player}: {points} for monks"), words=scored, behind=behind.monks,
        cause=NP_("cause of points", "Buddha"),
    ),
    "GE-ECLIPSE-1": N_("The event of the month strikes a second time."),
    "GE-VOLCANO-1": Told(
        chapter=Chapter(N_("Volcanic Eruption: all markers go back to space 0, in the order {players}.")),
        why=N_("{player}: the person marker goes back to space 0"),
    ),
    "GE-ASSASSIN-1": Told(
        chapter=Chapter(N_("Assassination Attempt, privileges lost: {players}."), _privileges),
        why=N_("{player} loses all privileges"),
    ),
    "GE-QUAKE-1": Told(
        N_("{player}: palace {palace} loses {floors}."),
        words=lambda note: {"floors": counted(-note.change["floors"], FLOORS)},
    ),
    "GE-QUAKE-2": N_("{player}: palace {palace} falls."),
    "GE-FLOOD-1": Told(
        N_("{player} returns {goods}."), words=lambda note: {"goods": _returned(note)},
        behind=because("items", lambda court, note: _goods(court) | {"items": note.facts["items"]}),
    ),
    "GE-TORNADO-1": Told(_dropped),
    "GE-SUNRISE-1": N_("{player} chooses the {person}."),
    "GE-SUNRISE-3": Told(N_("{player}: {person} into palace {palace}. Steps +{steps}."), behind=behind.value),
    "GE-SUNRISE-5": Told(
        chapter=Chapter(N_("Sunrise, nobody left to take: {players}.")),
        why=N_("{player} finds nobody left to take"),
    ),
    "GE-CHARTER-1": Told(
        N_("{player}: Charter for {kind}, {benefit}."),
        words=lambda note: {"benefit": charter_text(note.facts["kind"], int(note.facts["amount"]))},
        behind=behind.benefit, cause=NP_("cause of points", "Charter"),
    ),
}  # fmt: skip
"""Rule -> how its notes are told."""
