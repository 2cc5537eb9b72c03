"""The solo game against Meng (DX). What he does follows the open question of the other player."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.named import Example, begun, given, own
from yotd_widget.engine.texts import N_

_BLANK: Final = "P5-8"
"""A card without action, the next one of his stack."""
_TWO: Final = "TOK-3 TOK-4"


def _meng(
    line: str, card: str, shows: str, *, opens: str = "Ann at intrigue", gift: str = _BLANK, **told: Any
) -> Example:
    """The human's turn before one of Meng's, in which this Automa card comes, with this gift."""
    things = told.pop("Meng", {})
    human = {"pool": 3, **told.pop("Ann", {})}
    automa = {"deck": card, **told.pop("automa", {})}
    of_meng = {"hand": gift, "discard": "", **things} if things.get("hand") != "" else things
    return given(line, opens, shows, Ann=human, Meng=of_meng, automa=automa, **({"level": "normal"} | told))


def _dusk(line: str, today: str, shows: str, **told: Any) -> Example:
    """The last turn of a Day, on which Meng has played these Automa cards."""
    things = {"hand": "", **told.pop("Meng", {})}
    return _meng(line, "", shows, hands=0, Meng=things, automa={"today": today, **told.pop("automa", {})}, **told)


_SIX: Final = "D1-1 D1-3 D2-1 D2-3 D3-1 D3-2"

MENG: Final[dict[str, Example]] = {
    "DX-13a": _meng(
        N_("Meng may afford a Decree of the level of the Day: he takes the cheaper one."), "decree", "AUTOMA-31",
        decrees="D1-1 D1-3 D2-1 D2-5", Ann=own(decrees="D2-1"), Meng=own(pool=3),
    ),
    "DX-13b": _meng(
        N_("Meng cannot afford a Decree of the level of the Day: he takes one of the level below."), "decree",
        "AUTOMA-31", decrees="D1-1 D1-3 D2-1 D2-5", Ann=own(decrees="D2-1"), Meng=own(pool=2),
    ),
    "DX-44a": _meng(
        N_("Meng's card brings servants, and the place where it lies sells him a Jade."), "jade",
        "AUTOMA-7 AUTOMA-8 AUTOMA-27", sets=1, gift="P3-3", gifts={"jade": "B-7"}, Meng=own(pool=3),
    ),
    "DX-44b": _meng(
        N_("A swap card gives Meng a point; by Intrigue he takes the Medal."), "intrigue", "AUTOMA-9 AUTOMA-28",
        sets=1, gift="P3-6", opens="Ann at palace", Meng=own(pool=3),
    ),
    "DX-45a": _meng(
        N_("Meng is not on the map: he goes to the first city of the outer ring that has a token."), "travel",
        "AUTOMA-18", map={"C02": "TOK-6", "C14": "TOK-4", "C15": "TOK-3"}, Meng=own(pool=3),
    ),
    "DX-45b": _meng(
        N_("Meng goes on along the outer ring."), "travel", "AUTOMA-18", map={"C02": "TOK-6", "C14": "TOK-4"},
        Meng=own(pool=3, city="C13"), automa={"last": "C13"},
    ),
    "DX-45c": _meng(
        N_("No token is left on the outer ring: Meng goes to the nearest city that has one."), "travel", "AUTOMA-19",
        map={"C17": "TOK-6", "C18": "TOK-4"}, Meng=own(pool=3, city="C03"), automa={"last": "C03"},
    ),
    "DX-46a": _meng(
        N_("Meng's pool is empty: he exchanges two single tokens for the servant that he needs."), "wall", "AUTOMA-14",
        Meng=own(pool=0, tokens="TOK-12 TOK-1 TOK-6"),
    ),
    "DX-46b": _meng(
        N_("Meng is one servant short for a Jade, and one token buys none: nothing happens."), "jade", "AUTOMA-14",
        Meng=own(pool=2, tokens="TOK-1"),
    ),
    "DX-46c": _meng(
        N_("A double token makes Meng's tokens worth seven: he exchanges six of it for a Jade."), "travel", "AUTOMA-15",
        lies={"C01": "TOK-12"}, Meng=own(pool=3, tokens="TOK-1 TOK-12 TOK-12"),
    ),
    "DX-46d": _meng(
        N_("A single token makes Meng's tokens worth six: he exchanges all of them for a Jade."), "travel", "AUTOMA-15",
        lies={"C01": "TOK-3"}, Meng=own(pool=3, tokens="TOK-1 TOK-12 TOK-12"),
    ),
    "DX-47a": _meng(
        N_("A Special card at the Wall: two servants, from the supply as long as there are some."), "special",
        "AUTOMA-37 AUTOMA-38", Meng=own(pool=11), automa={"focus": "wall"},
    ),
    "DX-47b": _meng(
        N_("A Special card at Intrigue, with a Palace card: both as the dearer option, without cost and Medal."),
        "special", "AUTOMA-38", gift="P4-2", opens="Ann at jade", Ann=own(pool=4), Meng=own(pool=3),
        automa={"focus": "intrigue"},
    ),
    "DX-47c": _meng(
        N_("A Special card at Jade: the cheapest one, for nothing."), "special", "AUTOMA-38", Meng=own(pool=0),
        automa={"focus": "jade"},
    ),
    "DX-47d": _meng(
        N_("A Special card at the Decrees on the first Day: its servant comes from the supply."), "special",
        "AUTOMA-38", day=1, Meng=own(pool=0), automa={"focus": "decree"}, decrees=_SIX,
    ),
    "DX-47e": _meng(
        N_("A Special card at Travel: two steps."), "special", "AUTOMA-38", map={"C01": "TOK-6", "C05": "TOK-4"},
        Meng=own(pool=3), automa={"focus": "travel"},
    ),
    "DX-48a": _meng(
        N_("Meng's third servant on a ship wins a card even in harbour 1, and his fourth begins a new ship."),
        "special", "AUTOMA-35 AUTOMA-36", draw="X-5", Meng=own(pool=3, ships="A1 2"), automa={"focus": "canal"},
    ),
    "DX-48b": _meng(
        N_("The second reward of Meng is a card too."), "canal", "AUTOMA-35",
        Meng=own(pool=3, ships="A2 2", card_slots=1),
    ),
    "DX-48c": _meng(
        N_("Later rewards of Meng are points, as often as he likes."), "canal", "AUTOMA-35 AUTOMA-42",
        Meng=own(pool=3, ships="A2 2", card_slots=2, vp_slots=3),
    ),
    "DX-49a": _dusk(
        N_("Twilight: Meng pays for the lower halves of the cards that he has played today."),
        "wall intrigue palace canal", "AUTOMA-13 AUTOMA-25 AUTOMA-28 AUTOMA-29 AUTOMA-33", Meng=own(pool=8),
    ),
    "DX-49b": _dusk(
        N_("Twilight: what Meng cannot pay he skips."), "wall palace canal", "AUTOMA-13", Meng=own(pool=1),
    ),
    "DX-49c": _dusk(
        N_("Twilight: two steps of Travel, one of them paid; two tokens only give a point each."), "travel jade",
        "AUTOMA-20 AUTOMA-21 AUTOMA-23 AUTOMA-27", map={"C01": "TOK-5", "C02": "TOK-8"},
        Meng=own(pool=1, decrees="D2-1"),
    ),
    "DX-50a": _dusk(
        N_("The Night of Day 3: Meng has three matches, whatever lies on his pile."), "", "AUTOMA-16", day=3,
        dice="3 4 3", Ann=own(discard="B-3"), Meng=own(pool=3),
    ),
    "DX-50b": given(
        N_("The end: the other player is not in the Palace, and Meng wins with fewer points."), "Ann",
        "AUTOMA-40 AUTOMA-41 AUTOMA-42", phase="end", day=4, level="normal", decrees="D3-5",
        Ann=own(pool=3, vp=90, envoy=6, tokens=_TWO),
        Meng=own(pool=3, vp=5, decrees="D3-5", card_slots=2, vp_slots=4),
    ),
    "DX-50c": given(
        N_("The end: the Palace decides against Meng, who has no Envoy there."), "Ann", "AUTOMA-40", phase="end", day=4,
        level="normal", decrees="D3-5", Ann=own(pool=3, vp=9, envoy=8, tokens=_TWO),
        Meng=own(pool=3, vp=5, decrees="D3-5", card_slots=2, vp_slots=4),
    ),
    "DX-51a": given(
        N_("The Wall is completed: with seven steps Meng takes a Jade."), "Ann at wall", "AUTOMA-26", level="normal",
        Ann=own(pool=3, wall=1), Meng=own(pool=3, wall=2, intrigue=7),
    ),
    "DX-51b": given(
        N_("The Wall is completed: with six steps Meng takes a servant."), "Ann at wall", "AUTOMA-26", level="normal",
        Ann=own(pool=3, wall=1), Meng=own(pool=3, wall=2, intrigue=6),
    ),
    "DX-51c": _dusk(
        N_("Morning: Meng uses all his Decrees; for a swap he has a point."), "", "AUTOMA-6 AUTOMA-32",
        Meng=own(pool=3, decrees="D1-4 D1-5", envoy=2),
    ),
    "DX-51d": _meng(
        N_("By Day a token changes the next card of Meng's stack into a Jade, whatever its value."), "travel",
        "AUTOMA-21", lies={"C01": "TOK-5"}, Meng=own(pool=3, hand="P5-8 P5-1"),
    ),
    "DX-51e": _meng(
        N_("By Day a token brings the card back that Meng has just taken."), "travel", "AUTOMA-23",
        lies={"C01": "TOK-8"}, gifts={"travel": "B-7"}, Meng=own(pool=3),
    ),
    "DX-52a": begun(N_("A game against Meng at the easy level."), "Ann", "AUTOMA-1 AUTOMA-2 AUTOMA-4", level="easy"),
    "DX-52b": begun(N_("A game against Meng at the normal level."), "Ann", "AUTOMA-3 AUTOMA-5", level="normal"),
    "DX-52c": begun(N_("A game against Meng at the hard level."), "Ann", "AUTOMA-4", level="hard"),
    "DX-52d": _meng(
        N_("The Automa deck is empty: the cards of earlier Days are shuffled, those of today lie apart."), "",
        "AUTOMA-11", seed=None, Meng=own(pool=3),
        automa={"used": "jade palace", "today": "wall travel jade intrigue palace decree canal special special"},
    ),
    "DX-56a": _meng(
        N_("Meng has both Decrees of the Day's level: he takes one of the level below."), "decree", "AUTOMA-31",
        decrees=_SIX, Meng=own(pool=6, decrees="D2-1 D2-3"),
    ),
    "DX-56b": _meng(
        N_("Meng has both Decrees of the first level on the first Day: he takes one of the level above."), "decree",
        "AUTOMA-31", day=1, decrees=_SIX, Meng=own(pool=6, decrees="D1-1 D1-3"),
    ),
    "DX-56c": _meng(
        N_("On the fourth Day Meng wants a Decree of the third level."), "decree", "AUTOMA-31", day=4, decrees=_SIX,
        Meng=own(pool=6),
    ),
    "DX-56d": _meng(
        N_("On the third Day Meng cannot afford the third level: he takes one of the second."), "decree", "AUTOMA-31",
        day=3, decrees=_SIX, Meng=own(pool=3),
    ),
    "DX-56e": _meng(
        N_("Meng can afford a Decree: he does not exchange tokens for a better one."), "decree", "AUTOMA-14",
        decrees=_SIX, Meng=own(pool=2, tokens=_TWO),
    ),
    "DX-56f": _meng(
        N_("Meng can afford no Decree: he exchanges as few tokens as make one affordable."), "decree", "AUTOMA-14",
        decrees=_SIX, Meng=own(pool=1, tokens="TOK-3 TOK-4 TOK-6 TOK-7"),
    ),
    "DX-56g": _meng(
        N_("A Special card at the Decrees on the third Day: one of the third level, for nothing."), "special",
        "AUTOMA-38", day=3, decrees=_SIX, Meng=own(pool=0), automa={"focus": "decree"},
    ),
    "DX-56h": _meng(
        N_("With a Decree for it Meng adds a servant of the supply on the Wall."), "wall", "AUTOMA-25", decrees=_SIX,
        Meng=own(pool=3, decrees="D2-3"),
    ),
    "DX-56i": _dusk(
        N_("With a Decree for it Meng adds a servant of the supply on the Wall in Twilight too."), "wall", "AUTOMA-25",
        decrees=_SIX, Meng=own(pool=3, decrees="D2-3"),
    ),
    "DX-57": _dusk(
        N_("Twilight: a free step, then the third servant on a ship; what he wins lies on his pile."), "special canal",
        "AUTOMA-13 AUTOMA-36 AUTOMA-39", seed=None, lies={"C01": "TOK-6"}, draw="X-5",
        Meng=own(pool=2, ships="A2 2"),
    ),
}  # fmt: skip
"""What Meng does."""
