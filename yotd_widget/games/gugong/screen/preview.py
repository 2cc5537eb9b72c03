"""What an exchange of gifts leads to: how it is paid, then what can be done with the card and at the place."""

from __future__ import annotations

from yotd_widget.describe.preview import Line, Preview
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.actions import WHY_NOT
from yotd_widget.games.gugong.moves import Give
from yotd_widget.games.gugong.screen.words import ACTION_WORDS, DOES
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import CARD_NAMES


def gift(state: State, seat: int, move: Give, after: State, ghosts: dict[str, dict[str, str]]) -> Preview:
    """Lines and marks of an exchange that is legal. after: the position when the cards have changed hands."""
    was, now = state.seats[seat].worth, after.seats[seat].worth
    lines: list[Line] = []
    if was != now:
        lines.append(Line(_("Servants {was} → {now}.").format(was=was, now=now), ("GIFT-4",), "bad"))
    elif move.other:
        lines.append(Line(_("To the discard pile: {card}.").format(card=CARD_NAMES[move.other]), ("GIFT-6",), "bad"))
    if move.mode == "no_action":
        return [Line(_("The cards change hands, the turn ends."), ("GIFT-7",)), *lines], ghosts
    action = state.card(move.card).action
    if action != "none":
        lines.append(_then(after, seat, action, _("The card: {what}."), "CARD-2"))
    lines.append(_then(after, seat, move.location, _("The place: {what}."), "CARD-9"))
    return lines, ghosts


def _then(after: State, seat: int, action: str, text: str, rule: str) -> Line:
    """What an action gives, or why it cannot be done as things stand."""
    refusal = WHY_NOT[action](after, seat)
    name = ACTION_WORDS[action]  # type: ignore[index]
    what = f"{name}, {DOES[action]}" if action in DOES else name  # type: ignore[index]
    if refusal is None:
        return Line(text.format(what=what), (rule,))
    # Translators: {what}: an action; {reason}: a sentence
    return Line(_("{what} – {reason}").format(what=text.format(what=name), reason=refusal.text), refusal.rules, "bad")
