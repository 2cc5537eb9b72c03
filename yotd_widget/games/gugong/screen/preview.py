"""What an exchange of gifts leads to: how it is paid, then what the card and the place would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yotd_widget.describe.preview import Line, Tried
from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import begun, counted, listed
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.gugong.actions import WHY_NOT
from yotd_widget.games.gugong.gifts import ChooseCardAction, ChoosePlaceAction, TurnPlayed
from yotd_widget.games.gugong.moves import Canal, Give, Intrigue, Palace, Travel, UseCard, UsePlace, Wall
from yotd_widget.games.gugong.scoring import jade_points
from yotd_widget.games.gugong.screen.words import ACTION_WORDS, DOES_ALL
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.wall import Section
from yotd_widget.games.gugong.words import CARD_NAMES, GIFT_NAMES, POINTS

CHANGES: Final[Texts[str]] = Texts(
    {
        "pool": N_("servants {was} → {now}"),
        "intrigue": N_("Intrigue {was} → {now}"),
        "envoy": N_("Envoy {was} → {now}"),
        "jade": N_("Jade {was} → {now}"),
        "vp": N_("points {was} → {now}"),
    }
)
"""Numbers of a player -> how what becomes of them is told."""
_FREE: Final = (Travel, Wall, Intrigue, Palace, Canal)


def gift(state: State, seat: int, move: Give, after: State, *, alone: bool) -> tuple[list[Line], State]:
    """Lines on an exchange that is legal, and the position if card and place are used in their free form.

    after: the position when the cards have changed hands, in which they are used. What is still to be chosen then is
    not foreseen. alone: the exchange alone, for whoever is asked about card and place next.
    """
    was, now = state.seats[seat].worth, after.seats[seat].worth
    lines: list[Line] = []
    if was != now:
        lines.append(Line(_("Servants {was} → {now}.").format(was=was, now=now), ("GIFT-4",), "bad"))
    elif move.other:
        lines.append(discarded(move.other))
    if alone and move.mode != "no_action":
        return [
            Line(_("You take the {card}.").format(card=GIFT_NAMES[state.gifts[move.location]]), ("GIFT-1",)),
            *lines,
        ], after
    if move.mode == "no_action":
        return [Line(_("The cards change hands, the turn ends."), ("GIFT-7",)), *lines], after
    action = state.card(move.card).action
    if action != "none":
        lines.append(_then(after, seat, action, UseCard(), N_("The card: {what}."), "CARD-2"))
    return [*lines, _then(after, seat, move.location, UsePlace(), N_("The place: {what}."), "CARD-9")], after


def discarded(card: str) -> Line:
    """The price of an exchange that is paid with a card."""
    return Line(_("To the discard pile: {card}.").format(card=CARD_NAMES[card]), ("GIFT-6",), "bad")


def jades(trial: Tried) -> list[Line]:
    """What the Jades of a player count at the end, where a move changes that."""
    was, now = (jade_points(each, each.seats[trial.seat].jade) for each in (trial.before, trial.after))
    text = _("Jades count {was} → {points} at the end.").format(was=was, points=counted(now, POINTS))
    return [Line(text, ("END-4",), "good" if now > was else "bad")] if was != now else []


def exchange(trial: Tried) -> list[Line]:
    """What tokens bring, in numbers: which they are is seen on the board, and stands in the move."""
    before, after = trial.before.seats[trial.seat], trial.after.seats[trial.seat]
    numbers = [(CHANGES[each], getattr(before, each), getattr(after, each)) for each in ("jade", "vp")]
    numbers = [(CHANGES["pool"], before.worth, after.worth), *numbers]
    told = [text.format(was=was, now=now) for text, was, now in numbers if was != now]
    return [Line(f"{begun(listed(told))}.", ("XCH-1",), "good"), *jades(trial)]


def _then(position: State, seat: int, action: str, use: Move, text: str, rule: str) -> Line:
    """What an action gives, or why it cannot be done as things stand. It is done in place."""
    name = ACTION_WORDS[action]  # type: ignore[index]
    wanted = ChooseCardAction if isinstance(use, UseCard) else ChoosePlaceAction
    if not position.agenda or not isinstance(position.agenda[-1], wanted):
        what = listed([name, DOES_ALL[action]]) if action in DOES_ALL else name
        return Line(_(text).format(what=what), (rule,))  # something has to be chosen first
    refusal = WHY_NOT[action](position, seat)
    if refusal is not None:
        # Translators: {what}: “The place: Jade.”; {reason}: a sentence
        told = _("{what} {reason}").format(what=_(text).format(what=name), reason=refusal.text)
        return Line(told, refusal.rules, "bad")
    own = position.seats[seat]
    before = [getattr(own, number) for number in CHANGES]
    _use(position, seat, use)
    changed = [
        CHANGES[number].format(was=was, now=getattr(own, number))
        for number, was in zip(CHANGES, before, strict=True)
        if was != getattr(own, number)
    ]
    said = [] if any(each.startswith(name) for each in changed) else [name]
    what = listed([*said, *(changed or ([DOES_ALL[action]] if action in DOES_ALL else []))])
    return Line(_(text).format(what=what), (rule,))


def pool_after(before: State, seat: int, use: Move) -> tuple[int | None, State]:
    """What the pool is worth after an action in its free form, and the position then.

    None where something is still to be chosen, or where it cannot be done; then the position is as before.
    """
    task = before.agenda[-1]
    if not isinstance(task, ChooseCardAction | ChoosePlaceAction) or task.verify(before, use) is not None:
        return None, before
    after = before.clone()
    _use(after, seat, use)
    settled = bool(after.agenda) and isinstance(after.agenda[-1], ChoosePlaceAction | TurnPlayed)
    return (after.seats[seat].worth, after) if settled else (None, before)


def _use(after: State, seat: int, use: Move) -> None:
    """Carry out an action in place in its free form, as far as nothing has to be chosen."""
    after.agenda.pop().do(after, use, None)
    while after.agenda:
        task = after.agenda[-1]
        if isinstance(task, ChoosePlaceAction | TurnPlayed):
            break
        if not task.asked and (isinstance(task, Section) or getattr(task, "seat", None) == seat):
            after.agenda.pop().run(after, None)
            continue
        options: Sequence[Move] = task.options(after) if task.asked and task.seat == seat else []
        if len(options) != 1 and not isinstance(next(iter(options), None), _FREE):
            break
        after.agenda.pop().do(after, options[0], None)
