"""What readers of this game compare and look up: the room `Game.reading`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from yotd_widget.describe.reading import ReadingRoom
from yotd_widget.engine.texts import N_, NN_, Texts
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import POINTS, YUAN


class DragonReading(ReadingRoom[State]):
    """Also how the games were set up, and what the events ahead need."""

    @property
    def brief(self) -> Mapping[str, tuple[str, str]]:
        return {"vp": POINTS, "person": NN_("person", "persons"), "yuan": YUAN}

    def set_up(self, before: State, after: State) -> Iterator[str]:
        for name, sentence in _SET_UP.items():
            was, now = getattr(before.setup, name), getattr(after.setup, name)
            if was != now:
                yield sentence.format(was=was, now=now)


_SET_UP: Final = Texts(
    {
        "edition": N_("Another edition: {was} → {now}"),
        "starting_player": N_("Another player is the oldest."),
        "seed": N_("Another seed: later deals differ."),
        "great_wall": N_("One of them is played with the Great Wall."),
        "great_event": N_("The Super Event is agreed on differently."),
    }
)
"""Field of the set-up -> what is told where it differs; the players are the same."""
