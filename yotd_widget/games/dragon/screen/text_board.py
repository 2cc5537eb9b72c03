"""A snapshot as plain text: what a screen reader reads, what a diff of a notebook compares."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

COLUMNS = 80
HANG = 7
"""Width of the labels on the left."""

Json = Mapping[str, Any]


def text_board(shown: Json) -> str:
    """The position as text of at most 80 columns; the same snapshot gives the same text."""
    board = shown["board"]
    lines = [*_heading(shown), *_year(board), *_wall(board), *_row("Order", order_items(board))]
    lines += [*_groups(board), *_offer(board)]
    if shown["recent"]:
        lines += _row("Last", [shown["recent"][-1]["text"]])
    lines += _decision(shown)
    for court in board["courts"]:
        lines += _court(court)
    lines += _result(shown["result"])
    return "\n".join([*lines, "[n] = symbols"])


def caption(shown: Json) -> str:
    """The situation in two sentences: when it is, who decides, and how the points stand."""
    status = shown["status"]
    result = shown["result"]
    points = ", ".join(f"{court['name']} {court['vp']}" for court in shown["board"]["courts"])
    who = result["title"].removesuffix(".") if result else status["who"]
    return clean(f"{status['month']}, {status['phase']}: {who}. Points: {points}.")


def clean(text: str) -> str:
    """Text without line breaks and control characters, which no name should bring into a picture."""
    return "".join(sign if sign.isprintable() or sign == "\xad" else " " for sign in text).replace("\xad", "")


def order_items(board: Json) -> list[str]:
    """The person track from the leader on: "Cyd 17 (on top)", "Ada 17", "Bo 15"."""
    names = {court["seat"]: court["name"] for court in board["courts"]}
    return [
        f"{names[seat]} {stack['space']}{' (on top)' if seat == stack['seats'][0] and stack['seats'][1:] else ''}"
        for stack in board["order"]
        for seat in stack["seats"]
    ]


def group_cards(board: Json, group: Json) -> list[str]:
    """Names of a group's cards, in phase 1 with what they bring."""
    return [card_text(card) if board["pass"] else card["name"] for card in group["cards"]]


def card_text(card: Json) -> str:
    """As in: Taxes +5 yuan."""
    return f"{card['name']} {card['amount']} {card['unit']}"


def group_owners(board: Json, group: Json) -> list[str]:
    """Names of those whose dragons stand on a group."""
    names = {court["seat"]: court["name"] for court in board["courts"]}
    return [names[seat] for seat in group["dragons"]]


def palace_text(palace: Json) -> str:
    """As in: palace 1 (3): young healer [1], old monk [2], 1 empty floor."""
    rooms = [room for room in palace["rooms"] if room.get("state") != "homeless"]
    persons = [person_text(room["person"]) for room in rooms if room["person"]]
    empty = sum(not room["person"] for room in rooms)
    if not persons:
        facts = ["empty"]
    else:
        facts = persons + ([f"{empty} empty floor{'s' if empty > 1 else ''}"] if empty else [])
    facts += [f"{person_text(room['person'])} without a floor" for room in palace["rooms"] if room not in rooms]
    if falling := sum(room.get("state") == "falls" for room in rooms):
        facts.append(f"{falling} floor{'s' if falling > 1 else ''} to fall")
    if palace["forecast"]:
        facts.append(f"{palace['forecast']['text']} at decay")
    if rice := palace.get("rice"):
        facts.append("gets rice" if rice == "full" else "gets no rice")
    return f"palace {palace['number']} ({len(rooms)}): {', '.join(facts)}"


def person_text(person: Json) -> str:
    """As in: young healer [1]."""
    return f"{person['name']} [{person['symbols']}]"


def need_text(need: Json) -> str:
    """As in: Drought: 3 inhabited palaces, rice 2: 1 goes without."""
    return f"{need['event']}: {need['text']}: {need['verdict']}"


def tile_text(tile: Json) -> str:
    """As in: old monk ×4 +2."""
    return f"{tile['name']} ×{tile['left']} +{tile['steps']}"


def event_text(month: Json) -> str:
    """What comes in a month, as in: Drought + Flood."""
    return f"{month['name']} + {month['great']['name']}" if "great" in month else str(month["name"])


def great_text(year: list[Json]) -> str:
    """As in: Super Event: Flood, everybody returns half of the goods. Empty without one."""
    great = great_event(year)
    return f"{great['title']}: {great['name']}, {great['rule']}" if great else ""


def great_event(year: list[Json]) -> Json | None:
    """The Super Event among the months, if there is one."""
    return next((month["great"] for month in year if "great" in month), None)


def wall_text(wall: Json) -> str:
    """As in: 5 of 12; month 8 needs 8: 3 tiles short."""
    return f"{wall['text']} {wall['verdict']}".strip()


def wall_owners(board: Json) -> list[str]:
    """Who laid the tiles of the wall, from the left."""
    names = {court["seat"]: court["name"] for court in board["courts"]}
    return [names[slot["seat"]] for slot in board["wall"]["slots"] if slot["seat"] is not None]


def goods_text(court: Json) -> str:
    """As in: 9 yuan (2 named), 1 rice, 6 cards."""
    named = {good["place"]: f" ({good['given']} named)" for good in court["goods"] if good.get("given")}
    return ", ".join(f"{good['amount']} {good['name']}{named.get(good['place'], '')}" for good in court["goods"])


def tiles_text(court: Json) -> str:
    """The wall tiles that a court has not laid, as in: wall tiles: +1 rice, +2 yuan."""
    tiles = [f"{tile['amount']} {tile['unit']}" for tile in court["wall"] if not tile["used"]]
    return f"wall tiles: {', '.join(tiles) or 'none left'}"


def choice_texts(shown: Json) -> list[str]:
    """What may be chosen, each choice told from the others by its palace."""
    return [
        _choice(place, choice) + (" (chosen)" if choice["state"] == "chosen" else "")
        for place, choice in shown["choices"].items()
        if choice["state"] != "blocked"
    ]


def _choice(place: str, choice: Json) -> str:
    kind, *where = place.split("/")
    label: str = choice["label"]
    if kind == "group":
        return f"{where[0]} {label}"
    return f"{label} (palace {where[1]})" if kind == "room" and "palace" not in label.lower() else label


# --- Lines -----------------------------------------------------------------------------------------------------------


def _wrap(text: str, first: str, rest: str) -> list[str]:
    lines = textwrap.wrap(
        text, COLUMNS, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, drop_whitespace=True
    )
    return [line.replace("\xa0", " ").rstrip() for line in lines]


def _row(label: str, items: Iterable[str], sep: str = ", ") -> list[str]:
    """A labelled line of items; a longer one goes on below, if possible not broken inside an item."""
    kept = [_whole(item) for item in items]
    return _wrap(sep.join(kept), f"{label:<{HANG}}", " " * HANG) if kept else []


def _whole(item: str) -> str:
    """An item that is not to be broken, unless it is too long for a line."""
    item = clean(item)
    return item if len(item) > COLUMNS - HANG - 2 else item.replace(" ", "\xa0")


def _heading(shown: Json) -> list[str]:
    status = shown["status"]
    title = shown["title"].partition(":")[0].upper()
    parts = [title, status["month"], status["phase"], status["who"]]
    if status["month"].upper() == title:
        parts.pop(1)
    return _wrap(" | ".join(map(_whole, parts)), "", " " * HANG)


def _year(board: Json) -> Iterator[str]:
    done = [month for month in board["year"] if month["state"] == "done"]
    now = [month for month in board["year"] if month["state"] == "now"]
    parts = [f"1-{len(done)} done"] if done[1:] else ["1 done"] if done else []
    parts += [f">{_month(month)}<" for month in now]
    yield from _row("Year", parts + [_month(m) for m in board["year"] if m["state"] == "next"], " | ")
    yield from _row("Done", map(_month, done))
    yield from _row("Now", [f"{month['name']}: {month['rule']}" for month in now])


def _month(month: Json) -> str:
    return f"{month['month']} {event_text(month)}"


def _wall(board: Json) -> Iterator[str]:
    if great := great_event(board["year"]):
        yield from _row("Super", [f"{great['name']}: {great['rule']}"])
    if "wall" in board:
        yield from _row("Wall", [wall_text(board["wall"])])
        yield from _row("", [f"{place} {name}" for place, name in enumerate(wall_owners(board), 1)])


def _groups(board: Json) -> list[str]:
    groups = []
    for group in board["groups"]:
        facts = [*group_owners(board, group), *([f"fee {group['fee']}"] if group["fee"] else [])]
        used = f" ({'; '.join(facts)})" if facts else ""
        groups.append(f"{group['letter']} {', '.join(group_cards(board, group))}{used}")
    return _row("Groups", groups + ([card_text(board["pass"])] if board["pass"] else []), " | ")


def _offer(board: Json) -> Iterator[str]:
    yield from _row("Offer", [board["offer"]["summary"]])
    for row in board["offer"]["rows"]:
        yield from _row("", [tile_text(tile) for tile in row["tiles"] if tile])
    if hand := board["hand"]:
        cards = [f"{card['name']} ×{card['count']}" for card in hand["cards"] if card["count"]]
        yield from _row("Hand", [f"{hand['name']}: {', '.join(cards)}; {hand['spent']}"])


def _decision(shown: Json) -> Iterator[str]:
    if decision := shown["decision"]:
        given, asked = decision["progress"]
        yield from _row("Decide", [decision["prompt"] + (f" {given} of {asked} given." if asked > 1 else "")])
        yield from _row("Legal", choice_texts(shown))


def _court(court: Json) -> Iterator[str]:
    goods = goods_text(court)
    head = f"{court['name']} {court['seat'] + 1}  {court['vp']} VP, space {court['space']}, {goods}"
    yield from _wrap(clean(head), "", " " * HANG)
    if court["need"]:
        yield from _wrap(clean(need_text(court["need"])), "  ", "    ")
    if "wall" in court:
        yield from _wrap(clean(tiles_text(court)), "  ", "    ")
    for palace in court["palaces"]:
        yield from _wrap(clean(palace_text(palace)), "  ", "    ")
    if not court["palaces"]:
        yield "  no palace"


def _result(result: Json | None) -> Iterator[str]:
    if not result:
        return
    yield from _row("Result", [result["title"]])
    for rank, row in enumerate(result["rows"], 1):
        causes = ", ".join(f"{cause} {points}" for cause, points in zip(result["causes"], row["points"], strict=True))
        yield from _wrap(clean(f"{rank}. {row['name']} {row['total']}: {causes}"), "  ", "     ")
