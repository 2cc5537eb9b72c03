"""What a table is worth to one player, in points, and why: considerations from which the Steward decides.

Numbers of the rules are asked from the engine, the others are estimates (`estimates.py`). Nothing hidden is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from yotd_widget.describe import advice
from yotd_widget.games.rotunda.advisors.estimates import WEIGHTS, Estimates, Weights
from yotd_widget.games.rotunda.advisors.sentences import sentence
from yotd_widget.games.rotunda.chains import at
from yotd_widget.games.rotunda.pieces import KINDS
from yotd_widget.games.rotunda.scoring import amulets_of, of_experts, of_sets, of_track, sets, uncovered
from yotd_widget.games.rotunda.state import State


class Reason(advice.Reason, frozen=True):
    """A part of the worth of a table to a player."""

    def told(self) -> str:
        return sentence(self.consideration, self.facts, self.instead)


def parts(state: State, seat: int, w: Weights = WEIGHTS) -> Iterator[Reason]:
    """All that the table is worth to a player, by consideration."""
    own, data, here = state.seats[seat], state.data, Estimates(state, seat, w)
    yield Reason("points", (), own.vp, {"points": own.vp})
    amulets = amulets_of(state, seat)
    new = w.amulet * here.soon * len({*amulets})
    yield Reason("amulets", ("SCORE-1",), of_sets(data, sets(amulets)) + new, {"amulets": len(amulets)})
    done = sum(data.order[order].vp for order in own.done)
    yield Reason("orders", ("SCORE-2",), done, {"points": done})
    effects = sum(here.standing(data.standing[card]) for card in (*own.done, *own.experts) if card in data.standing)
    yield Reason("effects", ("ORDER-5", "EXPERT-4"), effects, {"turns": round(here.turns)})
    held = sum(here.held(data.order[order]) for order in own.orders)
    yield Reason("plans", ("ORDER-1",), held, {"orders": len(own.orders)})
    experts = [expert for expert in own.experts if expert not in data.standing]
    kept = of_experts(state, seat) if state.setup.advanced else 0
    yield Reason("experts", ("EXPACT-1",), sum(map(here.expert, experts)) + kept, {"experts": len(experts)})
    recruited = data.start.assistants_track - own.track  # fewer than none after a dismissal (ASSIST-DISMISS-1)
    track = of_track(data, own.track) + w.recruit * here.soon * recruited
    yield Reason("track", ("SCORE-3",), track, {"fields": uncovered(data, own.track)})
    yield Reason("supply", ("SCORE-5",), here.supply(own.supply), {"assistants": own.supply})
    helpers = w.helper * here.soon * own.seated
    yield Reason("chairs", ("SCORE-4", "WORSHIP-9"), here.seated * own.seated + helpers, {"assistants": own.seated})
    yield Reason("villages", ("SCORE-4",), len(own.villages), {"assistants": len(own.villages)})
    yield from _chain(here)
    yield Reason("coins", ("SCORE-5",), here.coin * own.coins, {"coins": own.coins})
    needs = here.needs()
    cubes = sum(here.cube * own.has(kind) + here.wanted * min(own.has(kind), needs[kind]) for kind in KINDS)
    yield Reason("cubes", ("SCORE-5", "ROOM-GEN-8"), cubes + here.gold * own.gold, {"cubes": own.cubes})


def _chain(here: Estimates) -> Iterator[Reason]:
    """The chains that those in the villages can lay (WORSHIP-5), if a Leader comes to the Hall in time."""
    counts = Counter(here.own.villages)
    if counts and (worth := here.villages([*counts.values()])):
        most = max(counts.values())
        row, col = at(max(here.ends((), most), key=here.field, default="r1c1"))
        points = here.state.data.worship.vp[row - 1][col - 1]
        yield Reason("chain", ("WORSHIP-5", "WORSHIP-9"), worth, {"assistants": most, "points": points})
