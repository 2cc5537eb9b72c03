"""What most notes of this game are alike in: servants paid or gained, steps, Jade, points; and the words for them.

Many rules do the same: whatever pays servants is told as a payment. A row says in its own words what its rule does
otherwise, or for which purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from yotd_widget.describe.tell import Told, Words
from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.reasons import Because, Deed
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.pieces import HIDDEN
from yotd_widget.games.gugong.words import GIFT_NAMES, HOLDERS, JADES, MATCHES, NAMES, POINTS, STEPS, pieces

Text = str | Callable[[Note], str]
Behind = Callable[[Deed, Note], Iterator[Because]]


def kind(note: Note) -> str:
    """What sort of thing a note tells; "" for what only its own rule knows.

    >>> kind(Note("GIFT-4", 0, {"pool": -2, "supply": 2}, {"cost": 2}))
    'paid'
    """
    change, facts = note.change, note.facts
    if "cost" in facts:
        return "paid"
    if "ship" in facts and "new" in facts:
        return "launched" if facts["new"] else "loaded"
    if change.get("wall", 0) > 0 or facts.get("double") == "wall":
        return "walled"
    if "jade" in change:
        return "jade"
    if "envoy" in change:
        return "climbed"
    if (steps := change.get("intrigue")) is not None:
        return "risen" if steps > 0 else "lowered" if steps else "stayed"
    if "vp" in change:
        return "scored"
    if "pool" in change:
        return "gained" if change["pool"] or facts.get("double") == "pool" else "nothing"
    return ""


TEXTS: Final = {
    # Translators: {paid}: “2 servants”, “1 servant and the Double Servant”
    "paid": N_("{player} pays {paid}."),
    # Translators: {loaded}: “1 servant” or “the Double Servant”; {ship}: where it lies, as “A2”
    "launched": N_("{player} puts {loaded} on a new ship, {ship}."),
    "loaded": N_("{player} puts {loaded} on ship {ship}."),
    "walled": N_("{player} places {walled} on the Wall."),
    "jade": N_("{player} takes {jades} from the supply."),
    # Translators: {climbed}: “2 steps”
    "climbed": N_("{player}: Envoy {climbed} up."),
    "risen": N_("{player}: Intrigue {risen} up."),
    "stayed": N_("{player}: the Intrigue Marker is at the top and stays."),
    "lowered": N_("{player} gives {risen} of Intrigue."),
    "scored": N_("{player}: {points}."),
    # Translators: {gained}: “2 servants”
    "gained": N_("{player} gains {gained}."),
    "nothing": N_("{player} gains no servant: the supply is empty."),
}
"""Kind of note -> its sentence, where its rule has no other."""


def by_kind(**own: str) -> Callable[[Note], str]:
    """What chooses the sentence of a note by its kind. own: those that a rule tells otherwise."""

    def chosen(note: Note) -> str:
        found = kind(note)
        return own.get(found) or TEXTS[found]

    return chosen


def words(note: Note) -> Words:
    """The words of a note beside its facts: amounts with their nouns, gifts without their actions, officials."""
    change, facts = note.change, note.facts
    double, pool = facts.get("double"), change.get("pool", 0)
    found: dict[str, Any] = {
        "paid": pieces(-pool, double == "supply"),
        "gained": pieces(max(0, pool), double == "pool"),
        "walled": pieces(change.get("wall", 0), double == "wall"),
        "loaded": pieces(0 if double == "ship" else 1, double == "ship"),
        "back": pieces(change.get("supply", 0), double == "supply"),
        "jades": counted(change.get("jade", 0), JADES),
        "climbed": counted(change.get("envoy", 0), STEPS),
        "risen": counted(abs(change.get("intrigue", 0)), STEPS),
        "points": counted(change.get("vp", 0), POINTS),
    }
    if "vp" in change:
        found["lost"] = counted(-change["vp"], POINTS)
    for fact, word in (("hand", "given"), ("discard", "taken"), ("got", "there")):
        if fact in facts:
            found[word] = GIFT_NAMES[str(facts[fact])]
    found["own"] = found.get("given") or found.get("taken")  # of a swap, from hand or discard pile
    for fact in ("gifts", "location"):
        if facts.get(fact) in HOLDERS:
            found["official"] = HOLDERS[facts[fact]]  # type: ignore[index]
    if "bonus" in facts:
        token, _space, place = str(facts["bonus"]).partition(" ")
        found |= {"token": NAMES[token], "place": NAMES.get(place, "")}
    if "matches" in facts:
        found["found"] = counted(int(facts["matches"]), MATCHES)
    if "handed" in facts:
        found["handed"] = listed(NAMES[token] for token in str(facts["handed"]).split())
    return found


def told(log: Text = "", why: str = "", **more: Any) -> Told:
    """A row with these words. log: left out, the sentence of its kind."""
    return Told(log or (by_kind() if "chapter" not in more else ""), why=why, words=words, **more)


def seen(note: Note) -> bool:
    """Whether the card of a note is known to whoever reads it."""
    return HIDDEN not in (note.facts.get("hand"), note.facts.get("discard"))
