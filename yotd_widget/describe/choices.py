"""The open decision on the board: where each candidate lies, whether it can be chosen, and why or why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from yotd_widget.describe.wording import asker, label, prompt, said
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK, Decision, Move
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _, ngettext

if TYPE_CHECKING:
    from yotd_widget.describe.preview import Preview
    from yotd_widget.describe.screen import ScreenRoom
    from yotd_widget.describe.units import Near

Json = dict[str, Any]


def decision(room: ScreenRoom[Any], position: Position, eyes: int | None = None) -> Json | None:
    """The open decision as the screen shows it; None at the end or while luck is due. eyes: as of `choices`."""
    asked = position.decision
    if asked is None or asked.seat == LUCK:
        return None
    return {
        "id": asked.id,
        "seat": asked.seat,
        "prompt": prompt(room.game, position),
        "form": "row" if asked.total > 1 else "one",
        "progress": [asked.done, asked.total],
        **(_row(asked) if asked.total > 1 else {}),
        **({"aside": aside} if eyes in (None, asked.seat) and (aside := _aside(room, position)) else {}),
        "rules": list(asked.rules),
    }


def _aside(room: ScreenRoom[Any], position: Position) -> list[str]:
    """The places of what declines the open question, ends its row, or is done beside it, and that answer nothing."""
    question = position.agenda[-1]
    answers, aside = set[str](), set[str]()
    for move in room.candidates(position, question):
        found = aside if move.declines or move == question.stop else answers
        found.update(_parts(room, position, move))
    for act in position.acts():
        for move in room.candidates(position, act):
            aside.update(_parts(room, position, move))
    return sorted(aside - answers)


def _parts(room: ScreenRoom[Any], position: Position, move: Move) -> list[str]:
    """The places of a move, and those of its parts."""
    return [part for place in room.places(position, move) for part in place.split("+")]


def _row(asked: Decision) -> dict[str, str]:
    """In a row of choices: how many pieces have been given, and how many are still to come, or at most."""
    pieces = asked.total - asked.done
    missing = (
        ngettext("{pieces} more to choose.", "{pieces} more to choose.", pieces)
        if asked.stop is None
        else ngettext("{pieces} more at most.", "{pieces} more at most.", pieces)
    )
    given = _("{given} of {all} chosen").format(given=asked.done, all=asked.total)
    return {"given": given, "missing": missing.format(pieces=pieces)}


def choices(
    room: ScreenRoom[Any], position: Position, can_take_back: Callable[[Move], bool], eyes: int | None = None
) -> dict[str, Json]:
    """Every place where something may be pressed or asked about, in the order of the candidates.

    eyes: who alone sees the position so; then what somebody else may choose is not known. What would come of a move is
    tried on what is seen, and what would help a move on a table on which all that is hidden lies somehow.
    """
    if not position.agenda or position.agenda[-1].seat == LUCK or eyes not in (None, position.agenda[-1].seat):
        return {}
    found: dict[str, Json] = {}
    whole = position if eyes is None else position.dealt(SeededLuck(0))
    near = room.game.remedies.near(whole)
    preview = room.previews(position.foreseen())  # once for all moves that are tried
    for move, places in placed(room, position).items():
        choice = _choice(room, position, move, whole, near, preview)
        found |= {place: room.choice_at(place, places, choice) for place in places}
    for move, count in Counter(position.agenda[-1].given).items():
        if can_take_back(move):
            found |= dict.fromkeys(room.taken(position, move, count), _given(room, position, move))
    return found


def button(move: Move) -> str:
    """The key of a move that lies at no place. One with "+" would be that of a move in parts."""
    return str(move).replace("+", "&")


def placed(room: ScreenRoom[Any], position: Position) -> dict[Move, list[str]]:
    """Everything that one might think of at the open question, what can be done beside it last, and where it lies.

    Of moves that lie at the same place the first that can be done is pressed there, and another one has a button.
    """
    questions = position.agenda[-1], *position.acts()
    moves = [*dict.fromkeys(move for question in questions for move in room.candidates(position, question))]
    wanted = {move: room.places(position, move) for move in moves}
    places = [place for each in wanted.values() for place in each]
    first = moves
    if len(set(places)) < len(places):
        legal = {*position.legal_moves}
        first = sorted(moves, key=lambda move: move not in legal)
    found: dict[Move, list[str]] = {}
    taken: set[str] = set()
    for move in first:
        found[move] = [place for place in wanted[move] if place not in taken] or [button(move)]
        taken.update(found[move])
    return {move: found[move] for move in moves}


def _choice(
    room: ScreenRoom[Any],
    position: Position,
    move: Move,
    whole: Position,
    near: Near,
    preview: Callable[[Move], Preview],
) -> Json:
    """whole: the position with nothing hidden; the same one where nothing is. near: what can be different in it.

    preview: what a legal move would do, as far as it is foreseen.
    """
    refusal = asker(position, move).verify(position, move)
    state = "legal" if refusal is None else "blocked"
    shown = {"state": state, "move": str(move), "label": label(room.game, position, move)}
    if refusal is not None:
        nearest, can = room.remedy(whole, move, near)
        reason: Json = {"code": refusal.code, "text": refusal.text, "rules": list(refusal.rules), "nearest": nearest}
        reason |= {"can": can and whole is position, "brief": room.brief(refusal)}
        if place := room.instead(position, move):
            reason["instead"] = place
        return shown | {"name": _("not possible now, says why"), "preview": None, "reason": reason}
    name = listed(filter(None, [*room.details(position, move), _("can be chosen")]))
    return shown | {"name": name, "preview": drawn(preview(move)), "reason": None}


def drawn(preview: Preview) -> Json:
    """What a move would do, as the page has it."""
    lines, ghosts = preview
    return {"lines": msgspec.to_builtins(lines), "ghosts": ghosts}


def _given(room: ScreenRoom[Any], position: Position, move: Move) -> Json:
    """A piece that has been chosen, and is taken back where it lies."""
    lines = [{"text": _("Press to take it back."), "rules": [], "tone": "plain"}]
    return {
        "state": "chosen",
        "move": str(move),
        "label": label(room.game, position, move),
        "name": _("chosen"),
        "preview": {"lines": lines, "ghosts": {}},
        "reason": None,
    }


def detail(room: ScreenRoom[Any], position: Position, move: Move) -> str:
    """What a listener has to know beside the label of a move."""
    return said(room.game, move.detail, position, move) if move.detail else ""
