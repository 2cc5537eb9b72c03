"""A position as the screen shows it: one JSON value, all texts resolved. The page draws it and knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import begun, counted, listed, signed
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.texts import N_, Texts, _, language, ngettext, pgettext
from yotd_widget.engine.timeline import Step, Timeline
from yotd_widget.games.dragon.actions import amount, fee, pass_gain
from yotd_widget.games.dragon.great_events import ChooseCharter, benefit
from yotd_widget.games.dragon.moves import DISCARD
from yotd_widget.games.dragon.persons import HousePerson
from yotd_widget.games.dragon.pieces import (
    BOOSTED_BY,
    GREAT_EVENT_MONTH,
    HAND,
    KINDS,
    LETTERS,
    MONTHS,
    PERSONS_OF,
    PRIVILEGE_DRAGONS,
    PRIVILEGE_PRICE,
    SIZES,
    STEPS,
    Card,
    Kind,
    Person,
)
from yotd_widget.games.dragon.reasons.ledger import CAUSE_NAMES, Way, ledger
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.screen.acted import acted
from yotd_widget.games.dragon.screen.choices import choices, decision
from yotd_widget.games.dragon.screen.court_view import court_view, is_asked, person_view, persons_told
from yotd_widget.games.dragon.screen.marks import news
from yotd_widget.games.dragon.screen.places import copies
from yotd_widget.games.dragon.screen.tell import tell
from yotd_widget.games.dragon.screen.tell_expansions import charter_text
from yotd_widget.games.dragon.screen.wall_view import great_event, is_great_event_now, wall
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    ACTION_UNITS,
    AGE_NAMES,
    DECISIONS,
    EVENT_LINES,
    EVENT_NAMES,
    EVENT_RULES,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    POINTS,
    PRIVILEGE_NAMES,
    SYMBOL_ICONS,
    TILES,
    TITLE,
    YUAN,
    person_name,
)
from yotd_widget.games.dragon.words import STEPS as STEPS_COUNTED

Json = dict[str, Any]


def snapshot(timeline: Timeline[State], *, revision: int = 0, since: int | None = None) -> Json:
    """The position at the timeline's marker in screen terms: a `wire.Snapshot`.

    revision: number of this picture; a click names it. since: step after which news begin; left out, the news are
    those of the last choice.
    """
    state = timeline.state
    begin = _last_choice(timeline) if since is None else min(since, timeline.at)
    recent = log(timeline.steps[begin : timeline.at], state.setup.players, timeline.state_at(begin).month)
    shown: Json = {
        "revision": revision,
        "language": language(),
        "title": _("In the Year of the Dragon: Play"),
        "status": status(state),
        "board": board(state),
        "decision": decision(state),
        "choices": choices(state, timeline.can_take_back),
        "marks": _news(timeline, begin),
        "recent": recent,
        "heard": "" if recent and since is not None else _where(state),
        "timeline": {
            "at": timeline.at,
            "steps": len(timeline.steps),
            "undo": any(step.seat != LUCK for step in timeline.steps[: timeline.at]),
            "redo": timeline.at < len(timeline.steps),
            "label": moment(state, timeline.at),
            "path": timeline.path,
        },
        "result": result(Way(timeline.start, timeline.steps[: timeline.at])),
    }
    if did := acted(state, timeline.steps[timeline.at - 1 :: -1] if timeline.at else ()):
        shown["board"]["acted"] = did
    shown["rules"] = rule_texts(shown)
    return shown


def scene(state: State) -> Json:
    """The position alone, as pictures of it show it: a `wire.Scene`."""
    return {"status": status(state), "board": board(state), "marks": {}, "result": None}


def log(steps: Iterable[Step], players: Sequence[str], month: int = 0) -> list[Json]:
    """What happened in some steps, a sentence each. month: the one in which they begin."""
    lines: list[Json] = []
    for step in steps:
        if isinstance(step.move, Suppose):
            month = step.state.month
        for sentence in tell(step.notes, players):
            if "ROUND-2" in sentence.rules:
                month += 1
            line = {"month": month, "seat": sentence.seat, "text": sentence.text, "rules": list(sentence.rules)}
            lines.append(line)
    return lines


def moment(state: State, step: int) -> str:
    """When it is, in a few words."""
    if state.month:
        return _("month {month} · step {step}").format(month=state.month, step=step)
    return _("step {step}").format(step=step)


def _last_choice(timeline: Timeline[State]) -> int:
    """The step before the last choice of a player; the start if nobody has chosen yet."""
    return next((at for at in range(timeline.at - 1, -1, -1) if timeline.steps[at].seat != LUCK), 0)


def _news(timeline: Timeline[State], since: int) -> Json:
    """Marks of what changed."""
    steps = timeline.steps[since : timeline.at]
    way = [timeline.state_at(since), *(step.state for step in steps)]
    return news(way, (note for step in steps for note in step.notes))


def status(state: State) -> Json:
    """The status line: when it is, who decides what, and why this player."""
    month = _("Month {month} of {months}").format(month=state.month, months=MONTHS) if state.month else _(TITLE)
    asked = state.decision
    if asked is None:
        return {
            "month": month,
            "phase": PHASE_NAMES[state.phase],
            "who": _("The game is over"),
            "seat": None,
            "why": "",
        }
    return {
        "month": month,
        "phase": _phase(state),
        "who": DECISIONS[asked.id].format(player=_(asked.player) if asked.seat == LUCK else asked.player),
        "seat": None if asked.seat == LUCK else asked.seat,
        "why": _why_now(state),
    }


def _phase(state: State) -> str:
    if state.great_event and is_great_event_now(state):
        return _("{phase}: {event}").format(phase=PHASE_NAMES[state.phase], event=GREAT_EVENT_NAMES[state.great_event])
    return PHASE_NAMES[state.phase]


def _where(state: State) -> str:
    """Where the game stands, to be heard after a press that brought no news: a piece of several, Undo, a jump."""
    asked, who = state.decision, status(state)["who"]
    if asked is not None and asked.total > 1:
        # Translators: {who}: as “Ada chooses who leaves”; {given}, {all} and {pieces}: numbers.
        text = _("{who}: {given} of {all} chosen, {pieces} more to choose.")
        return text.format(who=who, given=asked.done, all=asked.total, pieces=asked.total - asked.done)
    when = status(state)["month"] if state.month else PHASE_NAMES[state.phase]
    # Translators: {when}: as “Month 6 of 12”; {who}: as “Ada chooses an action”.
    return _("Now: {when}, {who}.").format(when=when, who=who)


_RANKS: Texts[int] = Texts(
    {
        0: N_("{player} is first on the person track (space {space})."),
        1: N_("{player} is second on the person track (space {space})."),
        2: N_("{player} is third on the person track (space {space})."),
        3: N_("{player} is fourth on the person track (space {space})."),
        4: N_("{player} is fifth on the person track (space {space})."),
    }
)


def _why_now(state: State) -> str:
    seat = state.agenda[-1].seat
    if seat == LUCK:
        return _("Chance decides.")
    player = state.player(seat)
    if state.phase == "draft":
        return _("The oldest player drafts first, then clockwise: now {player}.").format(player=player)
    return _RANKS[state.track.index(seat)].format(player=player, space=state.courts[seat].space)


# --- The board -----------------------------------------------------------------------------------------------------


def board(state: State) -> Json:
    """Everything on the table, region by region: a `Board` of this folder's `wire`."""
    seat = state.agenda[-1].seat if state.agenda else -1
    active = seat if seat >= 0 else (state.track[0] if state.track else 0)
    shown = {
        "year": [_month(state, month) for month in range(1, MONTHS + 1)] if state.event_row else [],
        "order": _order(state),
        "groups": [_group(state, active, letter, cards) for letter, cards in zip(LETTERS, state.groups, strict=False)],
        "passing": _pass(state, active) if state.phase == "action" and state.agenda else None,
        "offer": _offer(state),
        "hand": _hand(state, active),
        "courts": [court_view(state, each) for each in range(len(state.courts))],
        "persons": persons_told(),
        "active": active,
        "focus": _focus(state),
        "extras": _extras(state),
    }
    return shown | {"wall": walls} if (walls := wall(state)) else shown


_FOCUS = {
    "groups": ("D-04", "D-06", "action groups"),
    "offer": ("event row", "great event", "D-02", "D-09", "D-10", "D-22", "D-23"),
    "bar": ("D-25",),
}
"""Decision points and the region they are about, where it is not a court; the bar brings its own answers."""


def _focus(state: State) -> str:
    asked = state.decision
    return next((region for region, points in _FOCUS.items() if asked and asked.id in points), "court")


def _month(state: State, month: int) -> Json:
    event = state.event_row[month - 1]
    over = not state.agenda
    when = "done" if month < state.month or over else "now" if month == state.month else "next"
    shown: Json = {
        "month": month,
        "event": event,
        "name": EVENT_NAMES[event],
        "rule": EVENT_LINES[event],
        "rules": list(EVENT_RULES[event]),
        "state": when,
    }
    if month == GREAT_EVENT_MONTH and (great := great_event(state)):
        shown["great"] = great
    return shown


def _order(state: State) -> list[Json]:
    stacks = []
    for space, seats in groupby(state.track, key=lambda seat: state.courts[seat].space):
        stack = list(seats)
        stacks.append({"space": space, "seats": stack, "name": _stacked(state, stack)})
    return stacks


def _stacked(state: State, seats: Sequence[int]) -> str:
    upper, *below = seats
    if not below:
        return state.player(upper)
    # Translators: markers of players on one space; the lower one may be such a pair again.
    text = _("{upper} on top of {lower}")
    return text.format(upper=state.player(upper), lower=_stacked(state, below))


def _group(state: State, active: int, letter: str, cards: Sequence[Any]) -> Json:
    due = fee(state, letter) if state.phase == "action" else 0
    seats = [seat for seat, used in state.dragons.items() if used == letter]
    # Translators: a group of action cards and whose dragons stand on it.
    name = _("{letter}, dragons: {players}").format(letter=letter, players=listed(map(state.player, seats)))
    return {
        "letter": letter,
        "name": name if seats else letter,
        "cards": [_card(state, active, letter, action) for action in cards],
        "dragons": seats,
        "fee": counted(due, YUAN) if due else None,
    }


def _card(state: State, active: int, letter: str, action: Any) -> Json:
    card = {"place": f"group/{letter}/{action}", "action": action, "name": ACTION_NAMES[action]}
    if action == "build_wall":
        return card | {
            "icon": "tile-wall_built",
            "amount": pgettext("lay one wall tile", "lay"),
            "unit": pgettext("lay one wall tile", "one"),
        }
    if action == "privilege":
        return card | {
            "icon": "good-privilege_small",
            "amount": pgettext("buy one privilege", "buy"),
            "unit": pgettext("buy one privilege", "one"),
        }
    total = sum(amount(state, active, action))
    unit = ngettext(*ACTION_UNITS[action], total)
    return card | {"icon": f"sym-{SYMBOL_ICONS[BOOSTED_BY[action]]}", "amount": signed(total), "unit": unit}


def _pass(state: State, active: int) -> Json:
    gain = pass_gain(state.courts[active])
    return {
        "place": "pass",
        "action": "pass",
        "name": _("Pass"),
        "icon": "good-yuan",
        "amount": signed(gain),
        "unit": ngettext(*YUAN, gain),
    }


def _offer(state: State) -> Json:
    gone = [person_name(person) for person, left in state.offer.items() if not left]
    tiles = counted(sum(state.offer.values()), TILES)
    summary = _("Persons on offer: {tiles} · sold out: {persons}") if gone else _("Persons on offer: {tiles}")
    rows = []
    for age in ("old", "young"):
        persons = [next((p for p in PERSONS_OF[kind] if p.startswith(age)), None) for kind in KINDS]
        rows.append(
            {
                "age": age,
                "name": AGE_NAMES[age],
                "tiles": [_tile(state, person) if person else None for person in persons],
            }
        )
    return {"summary": summary.format(tiles=tiles, persons=listed(gone)), "rows": rows}


def _tile(state: State, person: Person) -> Json:
    tile, left, steps = person_view(person), state.offer[person], STEPS[person]
    walk = counted(steps, STEPS_COUNTED)
    return tile | {"place": f"offer/{person}", "steps": steps, "walk": walk, "left": left}


def _hand(state: State, seat: int) -> Json | None:
    hand = state.courts[seat].hand
    if not state.agenda:
        return None
    asked = is_asked(state, seat, "D-09") or is_asked(state, seat, "D-22")
    cards = [
        {"place": place, "kind": card, "name": KIND_NAMES[card], "count": hand.count(card) // len(places)}
        for card in dict.fromkeys(HAND)
        if card in hand or asked or getattr(state.agenda[-1], "card", None) == card
        for places in [_card_places(state, seat, card)]
        for place in places
    ]
    spent = len(HAND) - len(hand)
    name = _("Hand of {player}").format(player=state.player(seat))
    # Translators: number of person cards that a player has used.
    return {"seat": seat, "name": name, "cards": cards, "spent": _("{n} spent").format(n=spent)}


def _card_places(state: State, seat: int, card: Card) -> list[str]:
    """Equal cards lie as one, but in a Tornado, where they are named one by one."""
    return copies(card, state.courts[seat].hand.count(card) if is_asked(state, seat, "D-22") else 1)


def _extras(state: State) -> list[Json]:
    asked = state.decision
    if asked is None:
        return []
    task = state.agenda[-1]
    if isinstance(task, HousePerson) and DISCARD in task.options(state):
        return [
            {
                "place": "discard",
                "name": _("Discard"),
                "icon": "mark-cross",
                "detail": person_name(task.person),
            }
        ]
    if asked.id == "D-06":
        price = PRIVILEGE_PRICE[state.setup.edition]
        return [
            {
                "place": f"privilege/{size}",
                "name": begun(PRIVILEGE_NAMES[size]),
                "icon": f"good-privilege_{size}",
                "detail": _("{price} yuan · {dragons} VP each month").format(
                    price=price[size], dragons=PRIVILEGE_DRAGONS[size]
                ),
            }
            for size in SIZES
        ]
    if isinstance(task, ChooseCharter):
        return [_charter(state, task.seat, kind) for kind in KINDS]
    return []


def _charter(state: State, seat: int, kind: Kind) -> Json:
    amount = benefit(state.courts[seat], kind)
    return {
        "place": f"charter/{kind}",
        "name": begun(KIND_NAMES[kind]),
        "icon": f"person-{kind}",
        "kind": kind,
        "detail": f"+{charter_text(kind, amount)}" if amount else charter_text(kind, amount),
    }


# --- The end -------------------------------------------------------------------------------------------------------


def result(way: Way) -> Json | None:
    """Ranking and points by cause, if the game is over after these steps."""
    state = way.end
    outcome = state.outcome
    if outcome is None:
        return None
    points = ledger(way)[-1].points
    rows = [
        {
            "seat": seat,
            "name": state.player(seat),
            "points": list(points[seat].values()),
            "total": outcome.scores[seat],
        }
        for seat in outcome.order
    ]
    (winner,) = outcome.winners
    score = counted(outcome.scores[winner], POINTS)
    tied = "WIN-2" in outcome.rules
    title = (
        _("{player} wins with {points}, first of the tied on the person track.")
        if tied
        else _("{player} wins with {points}.")
    ).format(player=state.player(winner), points=score)
    return {
        "title": title,
        "rules": list(outcome.rules),
        "causes": [CAUSE_NAMES[cause] for cause in points[0]],
        "rows": rows,
    }


def rule_texts(value: Any) -> dict[str, str]:
    """The statements of all rules that are named in a JSON value."""
    return {rule: RULES[rule] for rule in sorted(_rules_in(value)) if rule in RULES}


def _rules_in(value: Any) -> set[str]:
    """Every rule id named under a key "rules" anywhere in a JSON value."""
    if isinstance(value, list):
        return set().union(*map(_rules_in, value)) if value else set()
    if isinstance(value, dict):
        named = set(value["rules"]) if isinstance(value.get("rules"), list | tuple) else set()
        return named.union(*map(_rules_in, value.values()))
    return set()
