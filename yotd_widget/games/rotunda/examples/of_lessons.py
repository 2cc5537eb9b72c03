"""Positions that lessons begin with."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, begun, given, own
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.examples.of_cards import CARDS
from yotd_widget.games.rotunda.examples.of_end import END
from yotd_widget.games.rotunda.examples.of_hall import HALL
from yotd_widget.games.rotunda.examples.of_moves import MOVES
from yotd_widget.games.rotunda.examples.of_rooms import NEITHER, ROOMS, alone

_SAME: Final = {
    "walk-tv2": "TV-2", "walk-tight": "TV-15", "track-nine": "TV-6", "supplier-young": "TV-3", "market-two": "TV-5",
    "retailer-two": "TV-17", "wholesaler-tea": "TV-16", "bank-nine": "TV-4", "banker-five": "TV-22",
    "council-market": "TV-24", "pray-forced": "TV-18", "hall-empty": "TV-19", "pray-t1": "TV-7",
    "chain-senior": "TV-8", "chain-three": "TV-23", "amulets-mixed": "TV-13", "order-once": "TV-10",
    "order-maiden": "TV-25", "experts-four": "TV-21", "bookseller": "TV-26", "fruit-supplier": "TV-27",
    "end-trigger": "TV-20", "neutral-tea": "TV-12",
}  # fmt: skip
"""Lessons that begin with a vector of the specification."""
_VECTORS: Final = MOVES | ROOMS | HALL | CARDS | END

LESSONS: Final[dict[str, Example]] = {name: _VECTORS[vector] for name, vector in _SAME.items()} | {
    "setup-3": begun(N_("Three players begin."), "Ann Bo Cy", "SETUP-4 SETUP-9", seed=3),
    "setup-5": begun(N_("Five players begin, each with one Leader."), "Ann Bo Cy Di Ed", "FIVE-1 SETUP-11", seed=3),
    "turn-empty": alone(N_("A turn in which only the move is asked."), "Ann", "TURN-2 TURN-3", own()),
    "turn-full": alone(
        N_("A turn with an Expert, a move, a room and an Order."), "Ann", "TURN-2",
        own(experts="e01", coins=3, tea=1, fruit=1, orders="o01"),
    ),
    "hall-near": given(
        N_("The Hall comes with the second step."), "Ann moves", "MOVE-4 MOVE-6", Ann=own(leaders="experts_room"),
        Bo=own(), Cy=own(),
    ),
    "hall-place-b": given(
        N_("The Hall lies at place B."), "Ann moves", "SETUP-2 MOVE-7", Ann=own(leaders="hall smugglers"), Bo=own(),
        Cy=own(), hall="B",
    ),
    "assist-five": alone(
        N_("Five Assistants in the supply, nine on the track."), "Ann in council", "ASSIST-RECRUIT-1 ASSIST-PEDDLER-1",
        own(coins=5), tiles="council trading_post retailer warehouse black_market hiring_hall",
    ),
    "three-seated": alone(
        N_("Three own Assistants sit in the Market."), "Ann in market", "ROOM-GEN-2",
        own(young="market market", senior="market", tea=1, fruit=1, celadon=1),
    ),
    "trading-five": alone(N_("Five coins in the Trading Post."), "Ann in trading_post", "ROOM-TRADING-1", own(coins=5)),
    "peddler-v1": alone(
        N_("The Peddler is in the first village."), "Ann in supplier", "ASSIST-PEDDLER-2 TURN-5", own(coins=5)
    ),
    "bonus-17-21": alone(
        N_("Seventeen points, and nine coins in the Bank."), "Ann in bank", "BONUS-1 BONUS-3", own(vp=17, coins=9)
    ),
    "orders-two": alone(
        N_("Two Orders, and cubes for one of them."), "Ann orders", "ORDER-1 ORDER-2",
        own(orders="o01 o07", tea=1, fruit=2, gold=1),
    ),
    "last-turn": given(
        N_("The last turn of a game: an Order can still be completed."), "Ann orders",
        "SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5",
        Ann=own(vp=25, coins=4, supply=2, tea=1, gold=1, amulets="A1 A1 A2 A3", cards="e01", done="o07", orders="o01",
                villages="V1 V1 V3", young="market market banker supplier", senior="banker", worship="r1c1 r2c2 r2c3"),
        Bo=own(vp=38, coins=8, supply=3, amulets="A2 A4", done="o12", young="market"),
        Cy=own(vp=20, coins=6, supply=4, amulets="A6", senior="banker"), marker=8, ender="Bo", temples="",
    ),
    "last-tie": given(
        N_("The last turn of a game, and two are level."), "Ann orders", "SCORE-6",
        Ann=own(vp=30, coins=6, supply=2, tea=1, fruit=1, orders="o01"), Bo=own(vp=34, coins=7, supply=0, gold=0),
        Cy=own(vp=34, coins=5, supply=1, tea=2), marker=8, ender="Bo", temples="",
    ),
    "last-advanced": given(
        N_("The last turn of a game with advanced Experts."), "Ann orders", "ADV-3",
        Ann=own(vp=20, tea=1, fruit=1, supply=0, orders="o01", experts="e15 e04", cards="e09"), Bo=own(vp=20),
        Cy=own(vp=18), advanced=True, discard="e12 e13 e14 e20", marker=8, ender="Bo", temples="",
    ),
    "bookseller-two": alone(
        N_("Two Experts, and four Assistants in the supply."), "Ann", "EXPACT-1 EXPERT-13",
        own(experts="e20 e01", supply=4),
    ),
    "bank-gates": alone(
        N_("Fourteen coins in the Bank, and eleven points."), "Ann in bank", "BONUS-1 ROOM-BANK-1",
        own(vp=11, coins=14),
    ),
    "smugglers-short": alone(
        N_("The general supply has no tea, and a token shows some."), "Ann in smugglers", "ROOM-GEN-10", own(),
        smugglers="tea-fruit", Bo=own(tea=14),
    ),
    "celadon-supplier": alone(
        N_("The Celadon Supplier can sell on the Market."), "Ann", "EXPERT-9", own(experts="e05", celadon=1),
        tiles=NEITHER,
    ),
    "orders-done": alone(
        N_("A completed Order, another one to be completed, in the Smugglers' Den."), "Ann in smugglers",
        "ORDER-4 ORDER-9 ORDER-12", own(done="o13", orders="o06 o01", young="smugglers"),
        smugglers="tea-fruit celadon-celadon tea-tea", Bo=own(done="o04"),
    ),
    "final-four": given(
        N_("Four players at the end."), "end", "SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5 SCORE-6",
        Ann=own(vp=25, coins=4, supply=2, tea=1, gold=1, amulets="A1 A4 A7", done="o01 o07", villages="V1"),
        Bo=own(vp=21, coins=8, supply=3, amulets="A2 A1", done="o12", young="market"),
        Cy=own(vp=14, coins=6, supply=4, amulets="A6", senior="banker"),
        Di=own(vp=19, coins=5, supply=1, amulets="A8 A4 A5 A9", worship="r1c1"),
    ),
}  # fmt: skip
