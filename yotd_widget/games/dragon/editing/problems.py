"""What speaks against a draft: why it cannot be, where that lies on the board, which persons came from nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from yotd_widget.engine.editing import Draft, Problem
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.checks import faults
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.editing.drafts import table_of, total
from yotd_widget.games.dragon.editing.handles import palace_name
from yotd_widget.games.dragon.pieces import MAX_FLOORS, OWNED, PERSONS, WALL_TILES, Person
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import person_name

_INVARIANTS: Final = {"PAL-1": "INV-02", "SETUP-2": "INV-01", "TRACK-1": "INV-07", "TRACK-8": "INV-07"}
"""What stays true in every game, by the rule that the codec names."""


# --- What cannot be --------------------------------------------------------------------------------------------------


def impossible(draft: Draft, refusal: BadPosition) -> list[Problem]:
    """Everything that cannot be. refusal: what the codec says."""
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


# --- What is odd -----------------------------------------------------------------------------------------------------


def from_nowhere(state: State, start: Draft) -> Iterator[Problem]:
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
