"""The set-up, Morning, Night and the end (DX)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.named import Example, begun, given, own
from yotd_widget.engine.texts import N_

_BO: Final[dict[str, Any]] = {"pool": 3}
_TWO: Final = "TOK-3 TOK-4"
_END: Final[dict[str, Any]] = {"phase": "end", "day": 4}
_IN: Final = 8
"""The step of an Envoy in the Palace."""


_NAMES: Final = ("Ann", "Bo", "Cy", "Dora", "Emil")


def _inside(thing: str, *values: int, **also: Any) -> dict[str, dict[str, Any]]:
    """Players in the Palace with so much of a thing each, and with this too; the first one has tokens."""
    first = {"tokens": _TWO}
    return {
        name: own(pool=2, envoy=_IN, **{thing: value}, **also, **({} if place else first))
        for place, (name, value) in enumerate(zip(_NAMES, values, strict=False))
    }


DAYS: Final[dict[str, Example]] = {
    "DX-2a": given(
        N_("What none to four Jades are worth at the end."), "Ann", "END-4", houses="000000",
        **_inside("jade", 0, 1, 2, 3, 4), **_END,
    ),
    "DX-2b": given(
        N_("What five and more Jades are worth at the end."), "Ann", "END-4", houses="000000",
        **_inside("jade", 5, 6, 7, 10), **_END,
    ),
    "DX-3a": given(
        N_("A Decree gives a third of the points on the track, rounded down."), "Ann", "DECREE-3-1",
        **_inside("vp", 0, 2, 3, 29, 30, decrees="D3-1"), **_END,
    ),
    "DX-3b": given(
        N_("A Decree gives a third of the points on the track, but ten at most."), "Ann", "DECREE-3-1",
        **_inside("vp", 31, 60, decrees="D3-1"), **_END,
    ),
    "DX-4a": given(
        N_("The Envoy stands before the Palace when the game ends: a single servant on the Wall brings it in."),
        "Ann", "END-1 END-3 END-5 END-6",
        Ann=own(pool=3, wall=1, envoy=7, tokens=_TWO), Bo=own(pool=3, envoy=5), **_END,
    ),
    "DX-4b": given(
        N_("The Envoy stands before the Palace when the game ends, and nothing brings it in."),
        "Ann", "END-5 END-7", Ann=own(pool=3, envoy=7, vp=6, tokens=_TWO), Bo=own(pool=3, envoy=5), **_END,
    ),
    "DX-7": given(
        N_("Of two cities without a token only the one without a Traveller gets one in the Morning."),
        "Bo at intrigue", "MORN-2", hands=0, empty="C05", Ann=own(pool=3, city="C09"), Bo=_BO,
    ),
    "DX-14": begun(
        N_("The Expert Variant for three: all cards that nobody holds are shuffled together."), "Ann Bo Cy",
        "EXPERT-1 EXPERT-2 EXPERT-3", expert=True,
    ),
    "DX-18a": given(
        N_("A Night in which no card matches a die: nobody gains, and nobody has the bonus."),
        "Cy at intrigue", "NIGHT-3", dice="1 4 1", hands=0, gifts={"intrigue": "B-7"},
        Ann=own(pool=3, discard="P1-9"), Bo=own(pool=3, discard="P2-8"), Cy=own(pool=3, discard="P3-8"),
    ),
    "DX-18b": given(
        N_("Three matches and three pieces in the supply: the Double Servant has to be taken."),
        "Bo at intrigue", "NIGHT-2 NIGHT-3 DBL-3", dice="2 4 2", hands=0,
        Ann=own(supply="2+D", discard="B-2 B-4"), Bo=_BO,
    ),
    "DX-32": given(
        N_("The Day ends; in the Morning come the dice, then the Decrees, then the servants of the new Day."),
        "Bo at intrigue", "MORN-6 MORN-7 MORN-8 PAL-6 DECREE-1-1 DECREE-1-4", day=1, hands=0, seed=None,
        Ann=own(pool=1, decrees="D1-1 D1-4", envoy=_IN), Bo=own(supply=0, decrees="D1-1", wall=1),
    ),
    "DX-33a": given(
        N_("A Decree brings a servant in the Morning, before those of the new Day."),
        "Ann", "DECREE-1-3", phase="morning", Ann=own(pool=2, decrees="D1-3"), Bo=_BO,
    ),
    "DX-33b": given(
        N_("A Decree swaps a card in the Morning: the low one for that of the Jade Official."),
        "Ann", "DECREE-1-5", phase="morning", gifts={"jade": "B-7"},
        Ann=own(pool=2, decrees="D1-5", hand="P1-2 P1-9"), Bo=_BO,
    ),
    "DX-33c": given(
        N_("A Decree fills a ship in the Morning, but harbour 1 gives no reward."),
        "Ann", "DECREE-1-2 HARB-1", phase="morning", Ann=own(pool=2, decrees="D1-2", ships="A1 2"), Bo=_BO,
    ),
    "DX-34a": given(
        N_("Three tokens are left in the piles for nineteen cities: then the used ones are shuffled."),
        "Bo at intrigue", "MORN-3", hands=0, seed=None, map={"C07": "TOK-12"}, piles="TOK-1 TOK-3 TOK-6",
        Ann=own(pool=3), Bo=_BO,
    ),
    "DX-34b": given(
        N_("Two tokens are left in all: they go to the first two empty cities, the others stay empty."),
        "Emil at intrigue", "MORN-4", hands=0, seed=None, map={}, piles="TOK-12 TOK-12",
        Ann=own(pool=2, city="C01", tokens="TOK-1 TOK-1 TOK-1 TOK-2 TOK-2 TOK-3"),
        Bo=own(pool=2, city="C03", tokens="TOK-3 TOK-3 TOK-4 TOK-4 TOK-4 TOK-5"),
        Cy=own(pool=2, city="C10", tokens="TOK-5 TOK-6 TOK-6 TOK-6 TOK-7 TOK-7"),
        Dora=own(pool=2, city="C17", tokens="TOK-7 TOK-8 TOK-8 TOK-9 TOK-9 TOK-9"),
        Emil=own(pool=2, city="C20", tokens="TOK-10 TOK-10 TOK-10 TOK-11 TOK-11 TOK-12"),
    ),
    "DX-35a": given(
        N_("Five Envoys are in the Palace; Ann's Decrees count her servants on Decrees and on rewards."),
        "Ann", "END-2 END-3 DECREE-3-4 DECREE-3-5",
        Ann=own(pool=2, envoy=_IN, space=4, decrees="D1-1 D3-4 D3-5", vp_slots=3, card_slots=2, double="supply",
                 tokens=_TWO),
        Bo=own(pool=2, envoy=_IN, space=1), Cy=own(pool=2, envoy=_IN, space=2), Dora=own(pool=2, envoy=_IN, space=3),
        Emil=own(pool=2, envoy=_IN, space=5), **_END,
    ),
    "DX-35b": given(
        N_("A Decree gives two points for each Jade, ten at most."), "Ann", "DECREE-3-3", houses="0000",
        Ann=own(pool=2, envoy=_IN, jade=3, decrees="D3-3", tokens=_TWO),
        Bo=own(pool=2, envoy=_IN, jade=5, decrees="D3-3"), Cy=own(pool=2, envoy=_IN, jade=7, decrees="D3-3"), **_END,
    ),
    "DX-36a": given(
        N_("Two end with equally many points: the higher Intrigue Marker wins."), "Ann", "END-6 TIE-1",
        Ann=own(pool=2, envoy=_IN, space=1, vp=10, intrigue=3, tokens=_TWO),
        Bo=own(pool=2, envoy=_IN, space=2, vp=12, intrigue=5), **_END,
    ),
    "DX-36b": given(
        N_("The order of the scoring: the Wall, a third of the track, the other Decrees, Palace and Jade."),
        "Ann", "END-1 END-2 END-3 END-4 DECREE-3-1 DECREE-3-2",
        Ann=own(pool=2, wall=2, envoy=_IN, vp=8, jade=3, decrees="D3-1 D3-2", tokens=_TWO),
        Bo=own(pool=2, wall=1, envoy=4), **_END,
    ),
    "DX-40": given(
        N_("Servants of a new Day, for supplies with and without the Double Servant."),
        "Dora at intrigue", "DBL-3 MORN-7 SERV-2", hands=0,
        Ann=own(supply="6+D"), Bo=own(supply="3+D", tokens=_TWO), Cy=own(supply="0+D"), Dora=own(supply=5),
    ),
    "DX-55a": begun(
        N_("The start player is named: the others follow clockwise, with their card sets and markers."), "Ann Bo Cy",
        "SETUP-8 SETUP-9 SETUP-12",
    ),
    "DX-55b": begun(
        N_("The Expert Variant: from which cards the seven of the board are drawn."), "Ann Bo Cy", "EXPERT-2",
        expert=True,
    ),
}  # fmt: skip
"""How a game begins, how Days begin and end, and what is scored."""
