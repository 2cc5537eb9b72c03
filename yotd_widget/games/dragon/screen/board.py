"""Everything on the table as JSON, region by region: a `Board` of this folder's `wire`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from yotd_widget.describe.ledger import cause_name
from yotd_widget.describe.turns import in_steps
from yotd_widget.engine.phrases import begun, counted, listed, signed
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.games.dragon.actions import amount, fee, pass_gain
from yotd_widget.games.dragon.events import ChooseReleased, fewest_helmets
from yotd_widget.games.dragon.great_events import ChooseCharter, benefit
from yotd_widget.games.dragon.moves import DISCARD
from yotd_widget.games.dragon.persons import HousePerson
from yotd_widget.games.dragon.pieces import (
    BOOSTED_BY,
    GREAT_EVENT_MONTH,
    HAND,
    KIND_OF,
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
from yotd_widget.games.dragon.reasons.forecast import need
from yotd_widget.games.dragon.screen.ahead import ahead, omen, season, turns
from yotd_widget.games.dragon.screen.court_view import court_view, in_two_lines, is_asked, person_view, persons_told
from yotd_widget.games.dragon.screen.places import copies
from yotd_widget.games.dragon.screen.wall_view import fallen_short, great_event, is_great_event_now, wall
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.tasks import POINTS
from yotd_widget.games.dragon.told.expansions import charter_text
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    ACTION_UNITS,
    AGE_NAMES,
    CAUSE_ICONS,
    EVENT_LINES,
    EVENT_NAMES,
    EVENT_RULES,
    KIND_NAMES,
    PHASE_WORDS,
    PRIVILEGE_NAMES,
    SYMBOL_ICONS,
    TILES,
    WALL,
    YUAN,
    person_name,
)
from yotd_widget.games.dragon.words import POINTS as POINTS_COUNTED
from yotd_widget.games.dragon.words import STEPS as STEPS_COUNTED

Json = dict[str, Any]


PHASES: Final = ("action", "person", "event", "scoring")


def board(state: State) -> Json:
    """What lies on the table, and what can be seen coming."""
    seat = state.agenda[-1].seat if state.agenda else -1
    active = seat if seat >= 0 else (state.track[0] if state.track else 0)
    foreseen = ahead(state, active)
    shown = {
        "season": season(state.month),
        "omen": omen(state),
        "year": [_month(state, month, foreseen) for month in range(1, MONTHS + 1)] if state.event_row else [],
        "order": _order(state),
        "turns": turns(state),
        "steps": _steps(state),
        "groups": [_group(state, active, letter, cards) for letter, cards in zip(LETTERS, state.groups, strict=False)],
        "passing": _pass(state, active) if state.phase == "action" and state.agenda else None,
        "offer": _offer(state),
        "hand": _hand(state, active),
        "courts": [court_view(state, each) for each in range(len(state.courts))],
        "persons": persons_told(),
        "active": active,
        "focus": _focus(state),
        "asked": _asked(state),
        "extras": _extras(state),
    }
    if state.phase == "over":
        shown["causes"] = {cause_name(cause): icon for cause, icon in CAUSE_ICONS.items()}
    return shown | {"wall": walls} if (walls := wall(state)) else shown


def _steps(state: State) -> list[Json]:
    """The phases of the month (ROUND-2)."""
    now = PHASES.index(state.phase) + 1 if state.phase in PHASES else 0
    return in_steps([PHASE_WORDS[phase] for phase in PHASES], now)


def _focus(state: State) -> str:
    """The region that the question is about, where it is not a court."""
    asked = state.decision
    return (POINTS[asked.id].focus if asked else "") or "court"


def _month(state: State, month: int, foreseen: dict[int, Json]) -> Json:
    event = state.event_row[month - 1]
    over = not state.agenda
    when = "done" if month < state.month or over else "now" if month == state.month else "next"
    shown: Json = {
        "month": month,
        "season": season(month),
        "event": event,
        "name": EVENT_NAMES[event],
        "rule": EVENT_LINES[event],
        "rules": list(EVENT_RULES[event]),
        "state": when,
    }
    if month == GREAT_EVENT_MONTH and (great := great_event(state)):
        shown["great"] = great
    if when == "next" and state.month and event != "peace":
        shown["ahead"] = foreseen[month]
    return shown


def _asked(state: State) -> Json | None:
    """The event that asks, or the person who waits for a room."""
    task = state.agenda[-1] if state.agenda else None
    person = getattr(task, "person", None)
    if person is not None:
        kind = KIND_OF[person]
        shown = {"icon": f"person-{kind}{'-old' if person.startswith('old') else ''}", "kind": kind}
        return shown | {"title": begun(person_name(person)), "text": _("waits at the gate")}
    if state.decision is None or (state.phase != "event" and state.decision.id != "D-18"):
        return None
    if is_great_event_now(state) and (great := great_event(state)):
        return {"icon": f"super-{great['event']}", "title": great["name"], "text": great["rule"], "said": True}
    if state.decision.id == "D-18":
        shown = {"icon": "tile-wall_built", "title": _(WALL), "text": fallen_short(state)}
        return shown | _tally(state, "D-18")
    event, due = state.event_row[state.month - 1], need(state, state.decision.seat)
    shown = {"icon": f"event-{event}", "title": EVENT_NAMES[event]} | _tally(state, state.decision.id)
    return shown | ({"text": f"{due.text}: {due.verdict}"} if due else {"text": EVENT_LINES[event], "said": True})


def _tally(state: State, point: str) -> Json:
    """What everybody has of which who is asked has the fewest: helmets, or tiles of a wall that falls short.

    Nothing, where somebody has lost a helmet since they were counted: it would not be what was counted.
    """
    if point == "D-16":
        owned = [court.symbols("warrior") for court in state.courts]
        asked = {task.seat for task in state.agenda if isinstance(task, ChooseReleased) and task.point == point}
        if not asked <= set(fewest_helmets(owned)):
            return {}
        icon = "sym-helmet"
    elif point == "D-18":
        owned, icon = [state.wall.count(seat) for seat in range(len(state.courts))], "tile-wall_built"
    else:
        return {}
    return {"tally": {"icon": icon, "counts": [{"seat": seat, "count": owned[seat]} for seat in state.track]}}


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
            "amount": signed(1),
            "unit": ngettext(*TILES, 1),
        }
    if action == "privilege":
        return card | {
            "icon": "good-privilege_small",
            "amount": signed(1),
            "unit": ngettext("privilege", "privileges", 1),
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
                "detail": _("{price} yuan · {points} each month").format(
                    price=price[size], points=counted(PRIVILEGE_DRAGONS[size], POINTS_COUNTED)
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
        "name": begun(in_two_lines(kind)),
        "icon": f"person-{kind}",
        "kind": kind,
        "detail": f"+{charter_text(kind, amount)}" if amount else charter_text(kind, amount),
    }
