"""Why not, in two or three words: what stands on a card or a tile that cannot be chosen."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon.pieces import OCCUPIED_FEE
from yotd_widget.games.dragon.words import YUAN

BRIEF: Final[Texts[str]] = Texts(
    {
        # Translators: on a card or a tile that cannot be chosen, in one line
        "ERR-CARD-HAND": N_("spent"),
        "ERR-TILE-GONE": N_("sold out"),
        "ERR-TILE-MATCH": N_("another card"),
        "ERR-PLACE-FULL": N_("full"),
        "ERR-BUILD-HEIGHT": N_("3 floors"),
        "ERR-DRAFT-COMBO": N_("pair is taken"),
        "ERR-WALL-USED": N_("is in the wall"),
        "ERR-WALL-NONE": N_("no tile left"),
        "ERR-WALL-FULL": N_("complete"),
        "ERR-SUN-TAKEN": N_("is taken"),
        "ERR-CHARTER-NONE": N_("nobody"),
    }
)


def brief(refusal: Refusal) -> str:
    """Empty where it takes more words.

    >>> from yotd_widget.games.dragon.refusals import refuse
    >>> brief(refuse("ERR-GROUP-PAY", have=2)), brief(refuse("ERR-TILE-GONE"))
    ('1 yuan short', 'sold out')
    """
    cost = refusal.facts.get("cost", OCCUPIED_FEE if refusal.code == "ERR-GROUP-PAY" else None)
    if cost is None:
        return BRIEF.get(refusal.code, "")
    # Translators: {amount}: as “1 yuan”, so much more would be needed
    return _("{amount} short").format(amount=counted(cost - refusal.facts["have"], YUAN))
