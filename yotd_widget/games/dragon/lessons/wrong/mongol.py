"""Wrong ideas of the Mongol Invasion."""

from __future__ import annotations

from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.events import demand, fewest_helmets, mongol_invasion
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.pieces import KIND_OF
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead


def _by_heads(state: State, notes: Notes | None) -> None:
    warriors = [sum(KIND_OF[person] == "warrior" for person in court.persons()) for court in state.courts]
    for seat in state.track:
        state.courts[seat].vp += warriors[seat]
        if notes is not None:
            notes.add("EVT-MONGOL-1", seat, {"vp": warriors[seat]}, helmets=warriors[seat])
    weakest = fewest_helmets(warriors)
    demand(state, [int(seat in weakest) for seat in range(len(warriors))], "D-16", notes)


wrong_rule(
    "mongol-one",
    "EVT-MONGOL-2 EVT-MONGOL-3",
    N_("{answer} would be right if only one of several with the fewest helmets lost a person. Each of them does."),
    instead(fewest_helmets, lambda helmets: [len(helmets) - 1 - helmets[::-1].index(min(helmets))]),
)
wrong_rule(
    "mongol-heads",
    "EVT-MONGOL-1 EVT-MONGOL-2",
    N_("{answer} would be right if warriors were counted. Helmets are: a young warrior has one, an old one two."),
    instead(mongol_invasion, _by_heads),
)
wrong_rule(
    "mongol-zero-only",
    "EVT-MONGOL-2 EVT-MONGOL-3",
    N_(
        "{answer}: right if only players without helmets lost a person. "
        "Whoever has the fewest does, however many that are."
    ),
    instead(fewest_helmets, lambda helmets: [seat for seat, count in enumerate(helmets) if not count]),
)
