"""Who has come to a palace and who has left it, seen from how it was and how it is."""

from __future__ import annotations

from collections.abc import Sequence

from yotd_widget.games.dragon.pieces import Person


def changed_floors(was: Sequence[Person], now: Sequence[Person]) -> tuple[list[int], list[int]]:
    """Floors of those who have left, in the palace as it was, and of the new ones, as it is now.

    As the engine does it: the new one comes on top (PER-7) or takes the place of another (PER-8); of equal persons the
    lowest leaves, and those above it drop.

    >>> changed_floors(("young monk",), ("young monk", "young monk"))
    ([], [1])
    >>> changed_floors(("young monk", "old farmer", "young monk"), ("old farmer", "young monk"))
    ([0], [])
    """
    if len(was) <= len(now):
        replaced = [floor for floor, person in enumerate(was) if person != now[floor]]
        return replaced, [*replaced, *range(len(was), len(now))]
    gone: list[int] = []
    above = len(now)
    for floor in range(len(was) - 1, -1, -1):
        if above and was[floor] == now[above - 1]:
            above -= 1
        else:
            gone.insert(0, floor)
    return gone, list(range(above))
