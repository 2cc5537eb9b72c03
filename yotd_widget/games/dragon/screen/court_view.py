"""A court as the screen shows it: goods, palaces with their people, what the event asks of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.texts import NN_, NP_, _, ngettext, pgettext
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied
from yotd_widget.games.dragon.great_events import ChooseFloors, ChooseReturned
from yotd_widget.games.dragon.pieces import GOODS, KIND_OF, PERSONS_OF, SYMBOLS, Kind, Person
from yotd_widget.games.dragon.reasons.forecast import decay, need
from yotd_widget.games.dragon.screen.ahead import in_brief, no_points, verdict
from yotd_widget.games.dragon.screen.places import fallen
from yotd_widget.games.dragon.screen.wall_view import wall_tiles
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    FIREWORKS,
    GOOD_NAMES,
    KIND_NAMES,
    RICE,
    SYMBOL_ICONS,
    SYMBOL_NAMES,
    YUAN,
    person_name,
)

Json = dict[str, Any]


def court_view(state: State, seat: int) -> Json:
    """One player's side of the table."""
    court = state.courts[seat]
    shown = {
        "seat": seat,
        "name": state.player(seat),
        "title": _("Court of {player}").format(player=state.player(seat)),
        "vp": court.vp,
        "space": court.space,
        "goods": list(_goods(state, seat, court)),
        "palaces": [_palace(state, seat, n, palace) for n, palace in enumerate(court.palaces, 1)],
        "need": _need(state, seat),
    }
    return shown | {"wall": wall_tiles(state, seat)} if state.setup.great_wall else shown


def _goods(state: State, seat: int, court: Court) -> Iterable[Json]:
    plain, small = NN_("privilege", "privileges"), NN_("small privilege", "small privileges")
    large = NN_("large privilege", "large privileges")
    amounts = [
        ("yuan", "good-yuan", court.yuan, YUAN, GOOD_NAMES["yuan"]),
        ("rice", "good-rice", court.rice, RICE, GOOD_NAMES["rice"]),
        ("fireworks", "good-fireworks", court.fireworks, FIREWORKS, GOOD_NAMES["fireworks"]),
    ]
    if court.large or is_asked(state, seat, "D-06"):
        amounts.append(("small", "good-privilege_small", court.small, small, _("Small privileges")))
        amounts.append(("large", "good-privilege_large", court.large, large, _("Large privileges")))
    else:
        amounts.append(("small", "good-privilege_small", court.small, plain, pgettext("cause of points", "Privileges")))
    amounts.append(("cards", "good-hand", len(court.hand), NN_("card", "cards"), pgettext("label", "cards")))
    for good, icon, count, names, label in amounts:
        place, name = f"good/{seat}/{good}", ngettext(*names, count)
        yield {"place": place, "icon": icon, "amount": count, "name": name, "label": label} | _given(state, seat, good)


def _given(state: State, seat: int, good: str) -> Json:
    """In a Flood, how many of a good are named to be given back, and where that is undone."""
    task = state.agenda[-1] if state.agenda else None
    if not isinstance(task, ChooseReturned) or task.seat != seat or good not in GOODS:
        return {}
    return {"given": getattr(task, good), "back": f"back/{seat}/{good}"}


def _palace(state: State, seat: int, number: int, palace: Palace) -> Json:
    forecast = decay(state, seat, number)
    task = state.agenda[-1] if state.agenda else None
    falling = fallen(state, task, number) if isinstance(task, ChooseFloors) and task.seat == seat else []
    rooms: list[Json] = []
    for floor in range(max(palace.floors, len(palace.persons))):
        person = palace.persons[floor] if floor < len(palace.persons) else None
        room = {"place": f"room/{seat}/{number}/{floor}", "person": person_view(person) if person else None}
        if room["place"] in falling:
            room["state"] = "falls"
        elif floor >= palace.floors:
            room["state"] = "homeless"  # an Earthquake took the floor (GE-QUAKE-3)
        rooms.append(room)
    return {
        "place": f"palace/{seat}/{number}",
        "number": number,
        "rooms": rooms,
        "inhabited": bool(palace.persons),
        "forecast": _doom(palace, *forecast) if forecast else None,
    } | _bowl(state, seat, number, palace)


def _bowl(state: State, seat: int, number: int, palace: Palace) -> Json:
    """In the Drought that is going on, for whose court it asks: the bowl at the door and a word on it."""
    task = state.agenda[-1] if state.agenda else None
    if number in _unsupplied(state, seat):
        return {"rice": "empty", "pad": _("no rice")}
    choosing = isinstance(task, ChooseUnsupplied) and task.seat == seat and palace.persons
    return {"rice": None} | ({"pad": _("choose")} if choosing else {})


def _doom(palace: Palace, text: str, tone: str) -> Json:
    """What decay will do; `shown` may break where a palace is narrow."""
    # Translators: the same word as “disappears”, with a soft hyphen where it may be broken.
    shown = text if palace.floors > 1 else _("disap\u00adpears")
    return {"text": text, "shown": shown, "tone": tone}


def is_asked(state: State, seat: int, point: str) -> bool:
    asked = state.decision
    return asked is not None and asked.seat == seat and asked.id == point


def _unsupplied(state: State, seat: int) -> set[int]:
    """Palaces of this court that are known to get no rice in the Drought that is going on."""
    found: set[int] = set()
    for task in state.agenda:
        if isinstance(task, ChooseUnsupplied) and task.seat == seat:
            found.update(task.named)
        elif isinstance(task, ChooseReleased) and task.seat == seat and task.point == "D-15":
            found.add(task.palace)
    return found


def _need(state: State, seat: int) -> Json | None:
    asked = need(state, seat)
    if asked is None:
        return None
    bowls = {"full": asked.bowls[0], "total": asked.bowls[1]} if asked.bowls else None
    return {
        "event": asked.event,
        "bowls": bowls,
        "place": f"good/{seat}/{asked.good}" if asked.good else "",
        "text": asked.text,
        "verdict": asked.verdict,
        "brief": in_brief(asked.loss, asked.points) if asked.tone != "plain" else asked.verdict,
        "tone": asked.tone,
        "short": verdict(asked.loss, asked.points) if asked.empty or asked.tone != "plain" else no_points(),
    }


def person_view(person: Person) -> Json:
    kind = KIND_OF[person]
    return {
        "kind": kind,
        "age": person.partition(" ")[0],
        "name": person_name(person),
        "short": in_two_lines(kind),
        "symbol": SYMBOL_ICONS[kind],
        "symbols": SYMBOLS[person],
    }


_IN_TWO_LINES: Final[dict[Kind, str]] = {
    # Translators: names of persons, with a soft hyphen where a long word may be broken
    "pyrotechnist": NP_("in one line or two", "pyro\u00adtechnist"),
    "tax_collector": NP_("in one line or two", "tax collector"),
    "craftsman": NP_("in one line or two", "crafts\u00adman"),
    "healer": NP_("in one line or two", "healer"),
    "farmer": NP_("in one line or two", "farmer"),
}


def in_two_lines(kind: Kind) -> str:
    """The name of a type; long words with a soft hyphen where a narrow room may break them."""
    long = _IN_TWO_LINES.get(kind)
    return pgettext("in one line or two", long) if long else KIND_NAMES[kind]


def persons_told() -> dict[str, str]:
    """Persons by name with their symbols, as they are heard: "young monk, 1 Buddha"."""
    symbols = {person: counted(SYMBOLS[person], SYMBOL_NAMES[kind]) for kind, of in PERSONS_OF.items() for person in of}
    return {person_name(person): listed([person_name(person), told]) for person, told in symbols.items()}
