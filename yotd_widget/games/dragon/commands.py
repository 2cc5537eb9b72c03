"""Moves as a reader types them: text forms, how people say them, and the labels of the board in any language.

>>> from yotd_widget.games.dragon.examples import example
>>> understood(example("month-5"), "taxes")
(Use(group='A', action='taxes'),)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from yotd_widget.engine.commands import Option, Unclear, match, plain
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.texts import N_, Texts, _, language, speaking
from yotd_widget.games.dragon.moves import (
    Build,
    Charter,
    Draft,
    Drop,
    Lay,
    Place,
    Play,
    Release,
    Replace,
    Take,
    Without,
)
from yotd_widget.games.dragon.screen.choices import choices
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import KIND_NAMES, person_name, wall_tile_name

_FILLERS: Final = {"a", "an", "the", "in", "into", "on", "to", "from", "of", "my", "with", "group", "palace", "person"}
_BETWEEN_PIECES: Final = re.compile(r"\s*(?:,|;|&|\band\b|\bi\b|\ben\b)\s*", re.IGNORECASE)
_BEFORE_NUMBERS: Final = re.compile(r"\b(?:(?:from|in|into|of|to)\s+)?palace\s+(?=\d)", re.IGNORECASE)


def understood(state: State, typed: str) -> tuple[Move, ...]:
    """The moves that a text means, to be played one after the other. Raises: Unclear; Refusal for one that cannot be.

    Pieces of a row of choices may stand together: "release monk, young healer", "build 2 on palace 1".
    """
    if not typed.strip():
        raise Unclear(_("Type a move, or “help”."))
    written = _written(state, typed)
    if written is not None and state.refused(written) is None:
        return (written,)
    try:
        return tuple(_pieces(state, typed))
    except Unclear:
        if written is not None and _is_thinkable(state, written):
            raise state.why_not(written) from None  # type: ignore[misc]
        raise


def options(state: State) -> list[Option]:
    """Everything that may be typed at the open decision, legal or not, in the order of the board."""
    found: dict[str, Option] = {}
    for choice in choices(state, lambda _move: False).values():
        move = state.read(choice["move"])
        found.setdefault(choice["move"], Option(move, choice["label"], tuple(_said(move)), choice["state"] == "legal"))
    return list(found.values())


def option_of(state: State, typed: str) -> Option:
    """The option that a text means, whether it is possible or not. Raises: Unclear."""
    return match(typed, options(state), _FILLERS)


def _written(state: State, typed: str) -> Move | None:
    """The move of a text form, also with “and” and “palace” in it."""
    text = _BEFORE_NUMBERS.sub("", _BETWEEN_PIECES.sub(", ", typed.strip().rstrip(".!")))
    try:
        return state.read(text)
    except Refusal:
        return None


def _is_thinkable(state: State, move: Move) -> bool:
    """Whether the move answers the open question, so that its refusal says what is wrong with it."""
    refusal = state.refused(move)
    return bool(state.agenda) and refusal is not None and refusal.code not in ("ERR-STEP", "ERR-FORMAT", "ERR-ID")


def _pieces(state: State, typed: str) -> Iterator[Move]:
    """The options that the pieces of a text mean, each looked for in the position after those before it."""
    pieces = _split(state, typed)
    asked, before = state.decision, state
    for number, piece in enumerate(pieces):
        here = state.decision
        if number and (here is None or asked is None or (here.id, here.seat) != (asked.id, asked.seat)):
            if asked is not None and len(pieces) == asked.total - asked.done and _was_possible(before, piece):
                return  # the rest had no choice and came of itself
            done = ", ".join(pieces[:number])
            raise Unclear(
                _("After “{done}” nothing more is asked here: “{rest}” is left.").format(done=done, rest=piece)
            )
        option = match(piece, options(state), _FILLERS | ({plain(pieces[0]).split()[0]} if number else set()))
        if not option.legal:
            raise state.why_not(option.move)  # type: ignore[misc]
        yield option.move
        if number + 1 < len(pieces):
            before, state = state, state.after(option.move)


def _was_possible(state: State, piece: str) -> bool:
    with suppress(Unclear):
        return match(piece, options(state), _FILLERS).legal
    return False


def _split(state: State, typed: str) -> list[str]:
    """The pieces of a text; a text that is one option as a whole has none, whatever words it is made of."""
    pieces = [piece for piece in _BETWEEN_PIECES.split(typed) if piece]
    if len(pieces) > 1:
        with suppress(Unclear):
            match(typed, options(state), _FILLERS)
            return [typed]
    return pieces or [typed]


def _said(move: Move) -> Iterator[str]:
    """How people say a move: its text form first, then in the reader's language and in English, each as a whole."""
    yield str(move)
    yield from _sentences(move)
    if language() != "en":
        with speaking("en"):
            english = list(_sentences(move))
        yield from english


def _sentences(move: Move) -> Iterator[str]:
    match move:
        case Draft(persons):
            yield SAID["draft"].format(person=person_name(persons[0]))
        case Take(person):
            yield SAID["take"].format(person=person_name(person))
        case Build(on, _):
            yield SAID["build on"].format(palace=on[0][0]) if on else SAID["build new"]
            yield SAID["floor on"].format(palace=on[0][0]) if on else SAID["found"]
        case Play(cards) | Drop(cards):
            yield SAID["play"].format(card=KIND_NAMES[cards[0]])
            yield SAID["drop"].format(card=KIND_NAMES[cards[0]])
        case Place(number):
            yield SAID["place"].format(palace=number)
        case Replace(person, number):
            yield SAID["replace"].format(person=person_name(person), palace=number)
        case Release(persons):
            person, number = persons[0]
            yield SAID["release"].format(person=person_name(person), palace=number)
            yield SAID["leaves"].format(person=person_name(person), palace=number)
        case Without(palaces):
            yield SAID["without"].format(palace=palaces[0])
        case Lay(tile):
            yield SAID["lay"].format(tile=wall_tile_name(tile))
        case Charter(kind):
            yield SAID["charter"].format(kind=KIND_NAMES[kind])


SAID: Final[Texts[str]] = Texts(
    {
        # Translators: what a reader may type for a move, in small letters; whatever is understood need not be perfect
        "draft": N_("take {person}"),
        "take": N_("hire {person}"),
        "build on": N_("build on palace {palace}"),
        "build new": N_("build a new palace"),
        "floor on": N_("floor on palace {palace}"),
        "found": N_("found a palace"),
        "play": N_("play the {card} card"),
        "drop": N_("discard the {card} card"),
        "place": N_("move into palace {palace}"),
        "replace": N_("replace the {person} in palace {palace}"),
        "release": N_("release {person} from palace {palace}"),
        "leaves": N_("{person} leaves palace {palace}"),
        "without": N_("no rice for palace {palace}"),
        "lay": N_("lay {tile}"),
        "charter": N_("choose the {kind}"),
    }
)
"""Ways to say a move."""
