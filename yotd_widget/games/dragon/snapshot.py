"""A position as the screen shows it: one JSON value, all texts resolved. The page draws it and knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.timeline import Step, Timeline
from yotd_widget.games.dragon.actions import amount, fee
from yotd_widget.games.dragon.choices import choices, decision
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.diagram import text_board
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied
from yotd_widget.games.dragon.forecast import decay, need
from yotd_widget.games.dragon.ledger import CAUSES, points_by_cause
from yotd_widget.games.dragon.marks import marks
from yotd_widget.games.dragon.pieces import (
    BOOSTED_BY,
    HAND,
    KIND_OF,
    KINDS,
    LETTERS,
    MONTHS,
    PASS_FILLS_TO,
    PERSONS_OF,
    PRIVILEGE_DRAGONS,
    PRIVILEGE_PRICE,
    SIZES,
    STEPS,
    SYMBOLS,
    Person,
)
from yotd_widget.games.dragon.rules import RULES
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.tell import tell
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    ACTION_UNITS,
    DECISIONS,
    EVENT_LINES,
    EVENT_NAMES,
    EVENT_RULES,
    KIND_NAMES,
    PAGE_WORDS,
    PHASE_NAMES,
    SYMBOL_ICONS,
    TITLE,
    counted,
    person_name,
    signed,
)

Json = dict[str, Any]


def snapshot(timeline: Timeline[State], *, revision: int = 0, since: int | None = None) -> Json:
    """The position at the timeline's marker in screen terms; its form stands in `frontend/src/shell/snapshot.ts`.

    revision: number of this picture; a click names it. since: step after which news begin; left out, the news are
    those of the last choice.
    """
    state = timeline.state
    since = _last_choice(timeline) if since is None else min(since, timeline.at)
    shown: Json = {
        "revision": revision,
        "language": "en",
        "title": f"{TITLE}: Play",
        "status": status(state),
        "board": board(state),
        "decision": decision(state),
        "choices": choices(state, timeline.can_take_back),
        "marks": _news(timeline, since),
        "recent": log(timeline.steps[since : timeline.at], state.setup.players, timeline.state_at(since).month),
        "timeline": {
            "at": timeline.at,
            "steps": len(timeline.steps),
            "undo": any(step.seat != LUCK for step in timeline.steps[: timeline.at]),
            "redo": timeline.at < len(timeline.steps),
            "label": f"month {state.month} · step {timeline.at}" if state.month else f"step {timeline.at}",
        },
        "result": result(timeline),
        "text": "",
        "words": PAGE_WORDS,
    }
    shown["text"] = text_board(shown)
    shown["rules"] = {rule: RULES[rule] for rule in sorted(_rules_in(shown)) if rule in RULES}
    return shown


def log(steps: Iterable[Step], players: Sequence[str], month: int = 0) -> list[Json]:
    """What happened in some steps, a sentence each. month: the one in which they begin."""
    lines: list[Json] = []
    for step in steps:
        for sentence in tell(step.notes, players):
            if "ROUND-2" in sentence.rules:
                month += 1
            line = {"month": month, "seat": sentence.seat, "text": sentence.text, "rules": list(sentence.rules)}
            lines.append(line)
    return lines


def _last_choice(timeline: Timeline[State]) -> int:
    """The step before the last choice of a player; the start if nobody has chosen yet."""
    return next((at for at in range(timeline.at - 1, -1, -1) if timeline.steps[at].seat != LUCK), 0)


def _news(timeline: Timeline[State], since: int) -> Json:
    """Marks of what changed; rooms only while every palace keeps its number."""
    fallen = any(note.rule == "DECAY-2" for step in timeline.steps[since : timeline.at] for note in step.notes)
    return marks(timeline.state_at(since), timeline.state, ahead=False, rooms=not fallen)


def status(state: State) -> Json:
    """The status line: when it is, who decides what, and why this player."""
    month = f"Month {state.month} of {MONTHS}" if state.month else TITLE
    asked = state.decision
    if asked is None:
        return {"month": month, "phase": PHASE_NAMES[state.phase], "who": "The game is over", "seat": None, "why": ""}
    return {
        "month": month,
        "phase": PHASE_NAMES[state.phase],
        "who": DECISIONS[asked.id][0].format(player=asked.player),
        "seat": None if asked.seat == LUCK else asked.seat,
        "why": _why_now(state),
    }


_RANKS = ("first", "second", "third", "fourth", "fifth")


def _why_now(state: State) -> str:
    seat = state.agenda[-1].seat
    if seat == LUCK:
        return "Chance decides."
    player = state.player(seat)
    if state.phase == "draft":
        return f"The oldest player drafts first, then clockwise: now {player}."
    rank = _RANKS[state.track.index(seat)]
    return f"{player} is {rank} on the person track (space {state.courts[seat].space})."


# --- The board -----------------------------------------------------------------------------------------------------


def board(state: State) -> Json:
    """Everything on the table, region by region; its form is described in `frontend/src/dragon/board.ts`."""
    seat = state.agenda[-1].seat if state.agenda else -1
    active = seat if seat >= 0 else (state.track[0] if state.track else 0)
    return {
        "year": [_month(state, month) for month in range(1, MONTHS + 1)] if state.event_row else [],
        "order": _order(state),
        "groups": [_group(state, active, letter, cards) for letter, cards in zip(LETTERS, state.groups, strict=False)],
        "pass": _pass(state, active) if state.phase == "action" and state.agenda else None,
        "offer": _offer(state),
        "hand": _hand(state, active),
        "courts": [_court(state, each) for each in range(len(state.courts))],
        "active": active,
        "focus": _focus(state),
        "extras": _extras(state),
    }


def _focus(state: State) -> str:
    asked = state.decision
    if asked is None or asked.id in ("D-03", "D-05", "D-11", "D-12", "D-13", "D-14", "D-15", "D-16", "D-17"):
        return "court"
    return "groups" if asked.id in ("D-04", "D-06", "action groups") else "offer"


def _month(state: State, month: int) -> Json:
    event = state.event_row[month - 1]
    over = not state.agenda
    when = "done" if month < state.month or over else "now" if month == state.month else "next"
    return {
        "month": month,
        "event": event,
        "name": EVENT_NAMES[event],
        "rule": EVENT_LINES[event],
        "rules": list(EVENT_RULES[event]),
        "state": when,
    }


def _order(state: State) -> list[Json]:
    stacks = []
    for space, seats in groupby(state.track, key=lambda seat: state.courts[seat].space):
        stack = list(seats)
        stacks.append({"space": space, "seats": stack, "name": " on top of ".join(map(state.player, stack))})
    return stacks


def _group(state: State, active: int, letter: str, cards: Sequence[Any]) -> Json:
    due = fee(state, letter) if state.phase == "action" else 0
    return {
        "letter": letter,
        "cards": [_card(state, active, letter, action) for action in cards],
        "dragons": [seat for seat, used in state.dragons.items() if used == letter],
        "fee": counted(due, ("yuan", "yuan")) if due else None,
    }


def _card(state: State, active: int, letter: str, action: Any) -> Json:
    card = {"place": f"group/{letter}/{action}", "action": action, "name": ACTION_NAMES[action]}
    if action == "privilege":
        return card | {"icon": "good-privilege_small", "amount": "buy", "unit": "one"}
    total = sum(amount(state, active, action))
    unit = ACTION_UNITS[action][total != 1]
    return card | {"icon": f"sym-{SYMBOL_ICONS[BOOSTED_BY[action]]}", "amount": signed(total), "unit": unit}


def _pass(state: State, active: int) -> Json:
    gain = max(0, PASS_FILLS_TO - state.courts[active].yuan)
    return {
        "place": "pass",
        "action": "pass",
        "name": "Pass",
        "icon": "good-yuan",
        "amount": signed(gain),
        "unit": "yuan",
    }


def _offer(state: State) -> Json:
    gone = [person_name(person) for person, left in state.offer.items() if not left]
    summary = f"Persons on offer: {counted(sum(state.offer.values()), ('tile', 'tiles'))}"
    rows = []
    for age in ("old", "young"):
        persons = [next((p for p in PERSONS_OF[kind] if p.startswith(age)), None) for kind in KINDS]
        rows.append(
            {"age": age, "name": age, "tiles": [_tile(state, person) if person else None for person in persons]}
        )
    return {"summary": summary + (f" · sold out: {', '.join(gone)}" if gone else ""), "rows": rows}


def _tile(state: State, person: Person) -> Json:
    return _person(person) | {"place": f"offer/{person}", "steps": STEPS[person], "left": state.offer[person]}


def _person(person: Person) -> Json:
    kind = KIND_OF[person]
    return {
        "kind": kind,
        "age": person.partition(" ")[0],
        "name": person_name(person),
        "short": KIND_NAMES[kind],
        "symbol": SYMBOL_ICONS[kind],
        "symbols": SYMBOLS[person],
    }


def _hand(state: State, seat: int) -> Json | None:
    hand = state.courts[seat].hand
    if not state.agenda:
        return None
    cards = [
        {"place": f"card/{card}", "kind": card, "name": KIND_NAMES[card], "count": hand.count(card)}
        for card in dict.fromkeys(HAND)
        if card in hand or _is_asked(state, seat, "D-09") or getattr(state.agenda[-1], "card", None) == card
    ]
    spent = len(HAND) - len(hand)
    return {"seat": seat, "name": f"Hand of {state.player(seat)}", "cards": cards, "spent": f"{spent} spent"}


def _court(state: State, seat: int) -> Json:
    court = state.courts[seat]
    return {
        "seat": seat,
        "name": state.player(seat),
        "vp": court.vp,
        "space": court.space,
        "goods": list(_goods(seat, court, buying=_is_asked(state, seat, "D-06"))),
        "palaces": [_palace(state, seat, n, palace) for n, palace in enumerate(court.palaces, 1)],
        "need": _need(state, seat),
    }


def _goods(seat: int, court: Court, *, buying: bool) -> Iterable[Json]:
    amounts = [
        ("yuan", "good-yuan", court.yuan, ("yuan", "yuan")),
        ("rice", "good-rice", court.rice, ("rice", "rice")),
        ("fireworks", "good-fireworks", court.fireworks, ("fireworks", "fireworks")),
    ]
    if court.large or buying:
        amounts.append(("small", "good-privilege_small", court.small, ("small privilege", "small privileges")))
        amounts.append(("large", "good-privilege_large", court.large, ("large privilege", "large privileges")))
    else:
        amounts.append(("small", "good-privilege_small", court.small, ("privilege", "privileges")))
    amounts.append(("cards", "good-hand", len(court.hand), ("card", "cards")))
    for good, icon, count, names in amounts:
        yield {"place": f"good/{seat}/{good}", "icon": icon, "amount": count, "name": names[count != 1]}


def _palace(state: State, seat: int, number: int, palace: Palace) -> Json:
    forecast = decay(state, seat, number)
    rooms: list[Json] = []
    for floor in range(palace.floors):
        person = palace.persons[floor] if floor < len(palace.persons) else None
        rooms.append({"place": f"room/{seat}/{number}/{floor}", "person": _person(person) if person else None})
    return {
        "place": f"palace/{seat}/{number}",
        "number": number,
        "rooms": rooms,
        "inhabited": bool(palace.persons),
        "forecast": _doom(*forecast) if forecast else None,
        "rice": "empty" if number in _unsupplied(state, seat) else None,
    }


def _doom(text: str, tone: str) -> Json:
    """What decay will do; `shown` may break where a palace is narrow."""
    return {"text": text, "shown": text.replace("disappears", "disap\u00adpears"), "tone": tone}


def _is_asked(state: State, seat: int, point: str) -> bool:
    asked = state.decision
    return asked is not None and asked.seat == seat and asked.id == point


def _unsupplied(state: State, seat: int) -> set[int]:
    """Palaces of this court that are known to get no rice in the Drought that is going on."""
    found: set[int] = set()
    for task in state.agenda:
        if isinstance(task, ChooseUnsupplied) and task.seat == seat:
            found.update(task.named)
        elif isinstance(task, ChooseReleased) and task.seat == seat and task.palace:
            found.add(task.palace)
    return found


def _need(state: State, seat: int) -> Json | None:
    asked = need(state, seat)
    if asked is None or state.phase == "event":
        return None  # once the event has struck, its payments are made: the decision says what is still due
    bowls = {"full": asked.bowls[0], "total": asked.bowls[1]} if asked.bowls else None
    return {
        "event": asked.event,
        "bowls": bowls,
        "text": asked.text,
        "verdict": asked.verdict,
        "short": asked.short,
        "tone": asked.tone,
    }


def _extras(state: State) -> list[Json]:
    asked = state.decision
    if asked is None:
        return []
    if asked.id == "D-12":
        return [
            {
                "place": "discard",
                "name": "Discard",
                "icon": "mark-cross",
                "detail": person_name(state.agenda[-1].person),
            }
        ]
    if asked.id == "D-06":
        price = PRIVILEGE_PRICE[state.setup.edition]
        return [
            {
                "place": f"privilege/{size}",
                "name": f"{size.capitalize()} privilege",
                "icon": f"good-privilege_{size}",
                "detail": f"{price[size]} yuan · {PRIVILEGE_DRAGONS[size]} VP each month",
            }
            for size in SIZES
        ]
    return []


# --- The end -------------------------------------------------------------------------------------------------------


def result(timeline: Timeline[State]) -> Json | None:
    """Ranking and points by cause once the game is over."""
    state, outcome = timeline.state, timeline.state.outcome
    if outcome is None:
        return None
    points = points_by_cause(timeline.notes(), len(state.courts))
    rows = [
        {
            "seat": seat,
            "name": state.player(seat),
            "points": list(points[seat].values()),
            "total": outcome.scores[seat],
        }
        for seat in outcome.ranking
    ]
    winner = state.player(outcome.winner)
    tie = ", first of the tied on the person track" if "WIN-2" in outcome.rules else ""
    title = f"{winner} wins with {counted(outcome.scores[outcome.winner], ('point', 'points'))}{tie}."
    return {"title": title, "rules": list(outcome.rules), "causes": list(CAUSES), "rows": rows}


def _rules_in(value: Any) -> set[str]:
    """Every rule id named under a key "rules" anywhere in a JSON value."""
    if isinstance(value, list):
        return set().union(*map(_rules_in, value)) if value else set()
    if isinstance(value, dict):
        named = set(value["rules"]) if isinstance(value.get("rules"), list) else set()
        return named.union(*map(_rules_in, value.values()))
    return set()
