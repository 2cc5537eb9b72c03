"""The nearest change in this game: what may help against each refusal, and every change in words."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.remedy import Remedies, can_be
from yotd_widget.describe.units import Near
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.remedies import Change, Proposal, search
from yotd_widget.engine.texts import N_, NN_, Texts
from yotd_widget.games.gugong.reasons.proposals import HOPELESS, PROPOSALS, Proposals
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import CARD_NAMES, CITY_NAMES, DOUBLE_PLACES, NAMES, SERVANTS

IN_SUPPLY: Final = NN_("servant in the supply", "servants in the supply")
CHANGES: Final[Texts[str]] = Texts(
    {
        # Translators: what follows “Possible with”. {amount}: “2 servants”; {after}: how many there would be
        "pool": N_("{amount} more ({after} in all)"),
        "supply": N_("{amount} more ({after} in all)"),
        # Translators: {after}, {before}: as “in the pool”
        "double": N_("the Double Servant {after} instead of {before}"),
        # Translators: {after}, {before}, {card}: Gift Cards; {location}: where they lie, as “Jade”
        "gift": N_("the {after} at {location} instead of the {before}"),
        "held": N_("the {after} in hand instead of the {before}"),
        "taken back": N_("the {card} still in hand"),
        "laid": N_("the {card} in the discard pile instead of in hand"),
        "piled": N_("the {after} in the discard pile instead of the {before}"),
        "token": N_("a token in {city}"),
        "no token": N_("no token in {city}"),
        "held token": N_("one {token} more"),
        "house": N_("a Jade in house {house}"),
        "sold out": N_("all houses sold"),
        # Translators: {after}, {before}, {decree}: Decrees
        "tile": N_("{after} on the board instead of {before}"),
        "decree": N_("the Decree {decree}"),
        "no decree": N_("the Decree {decree} not yet yours"),
        "unused": N_("{decree} not yet used this Morning"),
        # Translators: {ship}, {after}, {before}: where ships lie, as “A2”
        "ship moved": N_("your ship at {after} instead of {before}"),
        "ship there": N_("a ship of yours with 1 servant at {ship}"),
        "aboard": N_("{after} instead of {before} on ship {ship}"),
        "no ship": N_("no ship of {player} at {ship}"),
        "vp_slots": N_("{after} instead of {before} rewards of points"),
        "card_slots": N_("{after} instead of {before} rewards of a card"),
        "double_slots": N_("no reward of the Double Servant yet"),
    }
)
"""Kind of change -> what would be different."""


class GugongRemedies(Remedies[State]):
    """For most refusals there is a table of what may help; for others any thing is tried, as it is described."""

    def helps(self, refusal: Refusal) -> bool:
        return super().helps(refusal) and refusal.code not in HOPELESS

    def nearest(self, position: State, move: Move, by: str | None, near: Near) -> Proposal | None:
        found = search(position, move, by, _proposals, lambda changed: can_be(changed, move))
        return found or super().nearest(position, move, by, near)

    def worded(self, change: Change) -> str:
        if change.kind not in CHANGES:
            return super().worded(change)
        words: dict[str, Any] = {"before": change.before, "after": change.after, **change.facts}
        words = {word: _named(value, change.kind) for word, value in words.items()}
        amount = counted(change.size, IN_SUPPLY if change.kind == "supply" else SERVANTS)
        return CHANGES[change.kind].format(amount=amount, **words)


def _proposals(state: State, move: Move, refusal: Refusal) -> Proposals:
    """Changes that may help against a refusal of `move`, the most natural first."""
    table = PROPOSALS.get(refusal.code)
    return table(state, state.agenda[-1], move, refusal) if table else ()


def _named(value: Any, kind: str) -> Any:
    """An id by its name, other values as they are."""
    if not isinstance(value, str):
        return value
    if kind == "double":
        return DOUBLE_PLACES[value]  # type: ignore[index]
    if value in CARD_NAMES.alone:
        return CARD_NAMES[value]
    if value in CITY_NAMES.alone:
        return CITY_NAMES[value]
    return NAMES.get(value, value)
