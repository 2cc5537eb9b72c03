"""What speaks against a draft: it cannot be, no real game shows it, it is odd; and what removes each of these."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from yotd_widget.engine.editing import Draft, Edit, Fix, Problem
from yotd_widget.engine.errors import BadInput, BadPosition
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.checks import faults
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.editing.drafts import state_of, table_of, total
from yotd_widget.games.dragon.editing.edits import apply
from yotd_widget.games.dragon.editing.fixes import proposals
from yotd_widget.games.dragon.editing.telling import label, palace_name
from yotd_widget.games.dragon.notation.plausibility import Remark, remarks
from yotd_widget.games.dragon.pieces import LETTERS, MAX_FLOORS, OWNED, PEACEFUL_MONTHS, PERSONS, WALL_TILES, Person
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import person_name

OFFERED: Final = 3
"""Fixes of a problem at most."""
_TRIED: Final = 8
"""Proposals of a problem that are tried at most."""

_INVARIANTS: Final = {"PAL-1": "INV-02", "SETUP-2": "INV-01", "TRACK-1": "INV-07", "TRACK-8": "INV-07"}
"""What stays true in every game, by the rule that the codec names."""


def check(draft: Draft, start: Draft) -> tuple[Problem, ...]:
    """What speaks against a draft, the gravest first, with fixes that were tried.

    start: where the reader began; persons that came from nowhere since then are told.

    >>> from yotd_widget.games.dragon.editing.drafts import draft_of
    >>> from yotd_widget.games.dragon.examples import example
    >>> start = draft_of(example("tribute-1"))
    >>> for problem in check(apply(start, Edit("P1.palace1.floors", 2)), start):
    ...     print(problem, [fix.label for fix in problem.fixes])
    impossible: Ada, palace 1: More persons than floors (PAL-1, INV-02) ['Floors: 3', 'Remove: young monk', \
'Remove: young tax collector']
    """
    found = findings(draft, start)
    return tuple(msgspec.structs.replace(problem, fixes=_fixes(draft, start, problem, found)) for problem in found)


def findings(draft: Draft, start: Draft) -> list[Problem]:
    """The problems alone."""
    try:
        state = state_of(draft)
    except BadPosition as refusal:
        return _impossible(draft, refusal)
    return [_remark(state, draft, remark) for remark in remarks(state)] + list(_from_nowhere(state, start))


# --- What cannot be --------------------------------------------------------------------------------------------------


def _impossible(draft: Draft, refusal: BadPosition) -> list[Problem]:
    table = table_of(draft)
    return [*_heights(table), *_refusals(table)] or [_refused(table, refusal)]


def _refusals(table: State) -> list[Problem]:
    """What the codec refuses; as one thing hides the next, each is put right on a copy."""
    copy, found = table.clone(), list[Problem]()
    while faulty := faults(copy):
        told = [_refused(copy, fault) for fault in faulty]
        righted = [_put_right(copy, fault) for fault in faulty]
        # What is asked is told only of the table itself: on the copy it may seem wrong
        found += [problem for problem, right in zip(told, righted, strict=True) if right] if found else told
        if not all(righted):
            break
    return found


def _put_right(table: State, fault: BadPosition) -> bool:
    """Change the thing so that the codec says nothing against it; False for what is no thing on the table."""
    if fault.path == "$.offer":
        if (person := _too_many(table)) is None:
            return False
        table.offer[person] = -sum(OWNED[5].values())
        return True
    found = re.match(r"\$\.courts\[(\d+)\]\.(?:palaces\[(\d+)\]|wall_tiles)", fault.path)
    if found is None:
        return False
    seat = int(found[1])
    if found[2]:
        table.courts[seat].palaces[int(found[2])] = Palace(MAX_FLOORS)
    else:
        table.courts[seat].wall_tiles = WALL_TILES if table.setup.great_wall else ()
        table.wall = tuple(owner for owner in table.wall if owner != seat)
    return True


def _heights(table: State) -> Iterator[Problem]:
    """Floors are bounded by the form of the JSON already, which speaks of types."""
    for seat, court in enumerate(table.courts):
        for number, palace in enumerate(court.palaces, 1):
            if not 1 <= palace.floors <= MAX_FLOORS:
                text = _("{palace}: it has {floors} floors; a palace has 1 to {most}").format(
                    palace=palace_name(table.player(seat), number), floors=palace.floors, most=MAX_FLOORS
                )
                yield Problem("impossible", text, ("PAL-2", "INV-02"), f"palace/{seat}/{number}")


def _refused(table: State, fault: BadPosition) -> Problem:
    place, where = _placed(table, fault.path)
    text = _("{where}: {fault}").format(where=where, fault=fault.sentence) if where else fault.sentence
    invariants = (_INVARIANTS[rule] for rule in fault.rules if rule in _INVARIANTS)
    return Problem("impossible", text, tuple(dict.fromkeys((*fault.rules, *invariants))), place)


def _placed(table: State, path: str) -> tuple[str, str]:
    """A path of the JSON form as a place on the board, and in words where the place is a court's."""
    if found := re.match(r"\$\.courts\[(\d+)\](?:\.palaces\[(\d+)\]|\.(\w+))?", path):
        seat, player = int(found[1]), table.player(int(found[1]))
        if found[2]:
            number = int(found[2]) + 1
            return f"palace/{seat}/{number}", palace_name(player, number)
        return _AT_A_COURT.get(found[3], "good/{seat}/cards").format(seat=seat), player
    if path == "$.offer":
        return f"offer/{_too_many(table)}", ""
    if path.startswith("$.offer."):
        return f"offer/{path.removeprefix('$.offer.')}", ""
    if path.startswith(("$.agenda", "$.phase")):
        return "turn", ""
    return {"$.great_event": "option/great_event", "$.wall": "wall/1", "$.track": "space/0"}.get(path, ""), ""


_AT_A_COURT: Final = {"palaces": "new-palace/{seat}", "wall_tiles": "tiles/{seat}"}
"""Where a field of a court lies on the board."""


def _too_many(table: State) -> Person | None:
    """The first of which there are more tiles than exist."""
    tiles, owned = total(table), OWNED[len(table.courts)]
    return next((person for person in PERSONS if tiles[person] > owned[person]), None)


# --- What no game shows, what is odd ---------------------------------------------------------------------------------


def _remark(state: State, draft: Draft, remark: Remark) -> Problem:
    seat = state.players.index(remark.player) if remark.player else None
    text = _("{where}: {fault}").format(where=remark.player, fault=remark.text) if remark.player else begun(remark.text)
    return Problem(remark.kind, text, remark.rules, _remarked(state, remark.rules, seat))


_AT_COURT: Final = {
    "INV-10": "good/{seat}/cards",
    "INV-11": "good/{seat}/cards",
    "INV-06": "space/{seat}",
    "INV-15": "good/{seat}/yuan",
    "SETUP-10": "good/{seat}/yuan",
    "ACT-4": "good/{seat}/small",
    "EVT-DROUGHT-2": "good/{seat}/rice",
    "EVT-TRIBUTE-1": "good/{seat}/yuan",
    "PER-12": "new-palace/{seat}",
}
"""Where the things of a court lie that a rule of a remark is about."""


def _remarked(state: State, rules: tuple[str, ...], seat: int | None) -> str:
    if seat is None:
        return _on_the_row(state) if "INV-16" in rules else "turn" if rules[0].startswith(("ROUND", "TRACK")) else ""
    if "ACT-12" in rules:
        letter = state.dragons[seat]
        return f"group/{letter}/{state.groups[LETTERS.index(letter)][0]}"
    known = next((rule for rule in rules if rule in _AT_COURT), None)
    return _AT_COURT[known].format(seat=seat) if known else "turn"


def _on_the_row(state: State) -> str:
    """The first month that is like the one before it, or peaceful too late, or not peaceful."""
    row = state.event_row
    for month, event in enumerate(row, 1):
        early = month <= PEACEFUL_MONTHS
        if early != (event == "peace") or (not early and event == row[month - 2]):
            return f"month/{month}"
    return f"month/{PEACEFUL_MONTHS + 1}"


def _from_nowhere(state: State, start: Draft) -> Iterator[Problem]:
    """Persons of whom there are more tiles now than at the start; fewer may have left the game (REL-1)."""
    before = table_of(start)
    if len(before.courts) != len(state.courts):
        return
    now, then = total(state), total(before)
    for person in PERSONS:
        if now[person] > then[person]:
            text = _("{person}: {count} tiles now, at the start {before}").format(
                person=begun(person_name(person)), count=now[person], before=then[person]
            )
            yield Problem("note", text, ("INV-01",), f"offer/{person}")


# --- What removes it -------------------------------------------------------------------------------------------------

Key = tuple[str, tuple[str, ...], str]


def _key(problem: Problem) -> Key:
    return problem.kind, problem.rules, problem.place


def _fixes(draft: Draft, start: Draft, problem: Problem, found: list[Problem]) -> tuple[Fix, ...]:
    """The proposals that remove the problem and bring nothing impossible, those with the least left over first."""
    known = {_key(each) for each in found}
    fixes: list[tuple[int, Fix]] = []
    for tried, edits in enumerate(proposals(draft, start, problem)):
        if tried == _TRIED or len(fixes) == OFFERED:
            break
        left = _left(draft, start, edits)
        if left is None or _key(problem) in left or any(key[0] == "impossible" for key in left - known):
            continue
        said = dict.fromkeys(label(draft, edit) for edit in edits)
        fixes.append((len(left - known), Fix(", ".join(said), edits)))
    return tuple(fix for _new, fix in sorted(fixes, key=lambda entry: entry[0]))


def _left(draft: Draft, start: Draft, edits: tuple[Edit, ...]) -> set[Key] | None:
    """The problems after these edits; None if they cannot be made."""
    try:
        for edit in edits:
            draft = apply(draft, edit)
    except BadInput:
        return None
    return {_key(problem) for problem in findings(draft, start)}
