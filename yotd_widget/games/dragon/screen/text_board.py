"""A snapshot as plain text: what a screen reader reads, what a diff of a notebook compares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from yotd_widget.describe import printed
from yotd_widget.describe.printed import Rows
from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.texts import N_, NN_, Texts, _, ngettext
from yotd_widget.games.dragon.words import POINTS, TITLE

# Translators: labels at the left of the text board; short ones leave room for what follows.
LABELS: Final[Texts[str]] = Texts(
    {
        "order": N_("Order"),
        "year": N_("Year"),
        "done": N_("Done"),
        "now": N_("Now"),
        "super": N_("Super"),
        "wall": N_("Wall"),
        "groups": N_("Groups"),
        # Translators: what everybody did in phase 1 of this month
        "acted": N_("Acted"),
        "offer": N_("Offer"),
        "hand": N_("Hand"),
    }
)
EMPTY_FLOORS: Final = NN_("empty floor", "empty floors")

Json = Mapping[str, Any]


def text_board(shown: Json) -> str:
    """The position as text of at most 80 columns; the same snapshot gives the same text."""
    board, rows = shown["board"], Rows(LABELS)
    lines = rows.heading(shown, _(TITLE))
    lines += [*_year(rows, board), *_wall(rows, board), *rows.row("order", order_items(board))]
    lines += [*_groups(rows, board), *rows.row("acted", [each["name"] for each in board.get("acted", ())], " | ")]
    lines += _offer(rows, board)
    if shown["recent"]:
        lines += rows.row("last", [shown["recent"][-1]["text"]])
    lines += rows.decision(shown, choice_texts(shown))
    for court in board["courts"]:
        lines += _court(rows, court)
    lines += rows.result(shown["result"])
    return "\n".join([*lines, _("[n] = symbols")])


def caption(shown: Json) -> str:
    """The situation in two sentences: when it is, who decides, and how the points stand."""
    return printed.caption(shown, (f"{court['name']} {court['vp']}" for court in shown["board"]["courts"]))


def order_items(board: Json) -> list[str]:
    """The person track from the leader on: "Cyd 17 (on top)", "Ada 17", "Bo 15"."""
    names = {court["seat"]: court["name"] for court in board["courts"]}
    items = []
    for stack in board["order"]:
        upper, *below = (f"{names[seat]} {stack['space']}" for seat in stack["seats"])
        items += [_("{marker} (on top)").format(marker=upper) if below else upper, *below]
    return items


def group_cards(board: Json, group: Json) -> list[str]:
    """Names of a group's cards, in phase 1 with what they bring."""
    return [card_text(card) if board["passing"] else card["name"] for card in group["cards"]]


def card_text(card: Json) -> str:
    """As in: Taxes +5 yuan; before a question the name alone."""
    return " ".join(filter(None, [card["name"], card["amount"], card["unit"]]))


def group_owners(board: Json, group: Json) -> list[str]:
    """Names of those whose dragons stand on a group."""
    names = {court["seat"]: court["name"] for court in board["courts"]}
    return [names[seat] for seat in group["dragons"]]


def palace_text(palace: Json) -> str:
    """As in: palace 1 (3): young healer [1], old monk [2], 1 empty floor."""
    rooms = [room for room in palace["rooms"] if room.get("state") != "homeless"]
    persons = [person_text(room["person"]) for room in rooms if room["person"]]
    empty = sum(not room["person"] for room in rooms)
    # Translators: a palace without persons.
    facts = [*persons, *([counted(empty, EMPTY_FLOORS)] if empty else [])] if persons else [_("empty")]
    homeless = (person_text(room["person"]) for room in palace["rooms"] if room not in rooms)
    facts += [_("{person} without a floor").format(person=person) for person in homeless]
    if falling := sum(room.get("state") == "falls" for room in rooms):
        facts.append(ngettext("{n} floor to fall", "{n} floors to fall", falling).format(n=falling))
    if palace["forecast"]:
        # Translators: what happens to an empty palace, “−1 floor” or “disappears”.
        facts.append(_("{forecast} at decay").format(forecast=palace["forecast"]["text"]))
    if rice := palace.get("rice"):
        facts.append(_("gets rice") if rice == "full" else _("gets no rice"))
    text = _("palace {number} ({floors}): {facts}")
    return text.format(number=palace["number"], floors=len(rooms), facts=listed(facts))


def person_text(person: Json) -> str:
    """As in: young healer [1]."""
    return f"{person['name']} [{person['symbols']}]"


def need_text(need: Json) -> str:
    """As in: Drought: 3 inhabited palaces, rice 2: 1 person leaves."""
    # Translators: what an event asks of a court, as “Drought: 3 inhabited palaces, rice 2: 1 person leaves”.
    return _("{event}: {text}: {verdict}").format(event=need["event"], text=need["text"], verdict=need["verdict"])


def tile_text(tile: Json) -> str:
    """As in: old monk ×4 +2."""
    return f"{tile['name']} ×{tile['left']} +{tile['steps']}"


def event_text(month: Json) -> str:
    """What comes in a month, as in: Drought + Flood."""
    return f"{month['name']} + {month['great']['name']}" if "great" in month else str(month["name"])


def great_text(year: list[Json]) -> str:
    """As in: Super Event: Flood, everybody returns half of the goods. Empty without one."""
    great = great_event(year)
    text = _("{title}: {name}, {rule}.")
    return text.format(title=great["title"], name=great["name"], rule=great["rule"]) if great else ""


def great_event(year: list[Json]) -> Json | None:
    """The Super Event among the months, if there is one."""
    return next((month["great"] for month in year if "great" in month), None)


def wall_owners(board: Json) -> list[str]:
    """Who laid the tiles of the wall, from the left."""
    names = {court["seat"]: court["name"] for court in board["courts"]}
    return [names[slot["seat"]] for slot in board["wall"]["slots"] if slot["seat"] is not None]


def goods_text(court: Json) -> str:
    """As in: 9 yuan (2 named), 1 rice, 6 cards."""
    return listed(map(_good, court["goods"]))


def _good(good: Json) -> str:
    if not good.get("given"):
        return f"{good['amount']} {good['name']}"
    # Translators: goods of a court, and how many of them are named to be given back, as in “9 yuan (2 named)”.
    text = _("{amount} {good} ({given} named)")
    return text.format(amount=good["amount"], good=good["name"], given=good["given"])


def tiles_text(court: Json) -> str:
    """The wall tiles that a court has not laid, as in: wall tiles: +1 rice, +2 yuan."""
    tiles = [f"{tile['amount']} {tile['unit']}" for tile in court["wall"] if not tile["used"]]
    return _("wall tiles: {tiles}").format(tiles=listed(tiles) or _("none left"))


def choice_texts(shown: Json) -> list[str]:
    """What may be chosen, each choice told from the others by its palace."""
    return printed.choice_texts(shown, _choice)


def _choice(place: str, choice: Json) -> str:
    kind, *where = place.split("/")
    label: str = choice["label"]
    if kind == "group":
        return f"{where[0]} {label}"
    if kind == "room" and not choice["move"].startswith("place "):  # whose label names the palace
        return _("{choice} (palace {number})").format(choice=label, number=where[1])
    return label


# --- Lines -----------------------------------------------------------------------------------------------------------


def _year(rows: Rows, board: Json) -> Iterator[str]:
    done = [month for month in board["year"] if month["state"] == "done"]
    now = [month for month in board["year"] if month["state"] == "now"]
    # Translators: months that are over.
    parts = [_("1-{last} done").format(last=len(done))] if done[1:] else [_("1 done")] if done else []
    parts += [f">{_month(month)}<" for month in now]
    yield from rows.row("year", parts + [_month(m) for m in board["year"] if m["state"] == "next"], " | ")
    yield from rows.row("done", map(_month, done))
    yield from rows.row("now", [f"{month['name']}: {month['rule']}" for month in now if month["rule"]])


def _month(month: Json) -> str:
    return f"{month['month']} {event_text(month)}"


def _wall(rows: Rows, board: Json) -> Iterator[str]:
    if great := great_event(board["year"]):
        yield from rows.row("super", [f"{great['name']}: {great['rule']}"])
    if "wall" in board:
        yield from rows.row("wall", [board["wall"]["text"]])
        yield from rows.row(None, [f"{place} {name}" for place, name in enumerate(wall_owners(board), 1)])


def _groups(rows: Rows, board: Json) -> list[str]:
    groups = []
    for group in board["groups"]:
        facts = [*group_owners(board, group), *([_("fee {fee}").format(fee=group["fee"])] if group["fee"] else [])]
        used = f" ({'; '.join(facts)})" if facts else ""
        groups.append(f"{group['letter']} {listed(group_cards(board, group))}{used}")
    return rows.row("groups", groups + ([card_text(board["passing"])] if board["passing"] else []), " | ")


def _offer(rows: Rows, board: Json) -> Iterator[str]:
    yield from rows.row("offer", [board["offer"]["summary"]])
    for row in board["offer"]["rows"]:
        yield from rows.row(None, [tile_text(tile) for tile in row["tiles"] if tile])
    if hand := board["hand"]:
        cards = listed(f"{card['name']} ×{card['count']}" for card in hand["cards"] if card["count"])
        yield from rows.row("hand", [f"{hand['name']}: {'; '.join(filter(None, [cards, hand['spent']]))}"])


def _court(rows: Rows, court: Json) -> Iterator[str]:
    goods = goods_text(court)
    facts = _("{points}, space {space}, {goods}").format(
        points=counted(court["vp"], POINTS), space=court["space"], goods=goods
    )
    yield from rows.head(f"{court['name']} {court['seat'] + 1}  {facts}")
    if court["need"]:
        yield from rows.below(need_text(court["need"]))
    if "wall" in court:
        yield from rows.below(tiles_text(court))
    for palace in court["palaces"]:
        yield from rows.below(palace_text(palace))
    if not court["palaces"]:
        yield f"  {_('no palace')}"
