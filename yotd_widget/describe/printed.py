"""A picture without a page, for GitHub, print and readers of plain text: rows of text and HTML tables of any board."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from typing import Any, Final
from urllib.parse import quote

from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import N_, Texts, _

Json = Mapping[str, Any]

COLUMNS: Final = 80
# Translators: labels at the left of a board of text; short ones leave room for what follows.
LABELS: Final[Texts[str]] = Texts(
    {"last": N_("Last"), "decide": N_("Decide"), "legal": N_("Legal"), "result": N_("Result")}
)


def clean(text: str) -> str:
    """Text without line breaks and control characters, which no name should bring into a picture."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign == "\xad" else " " for sign in text).replace("\xad", "")


def moment(shown: Json, title: str) -> list[str]:
    """What heads a picture: the game, when it is, who decides."""
    status = shown["status"]
    when = [status[key] for key in ("period", "phase", "who") if status[key] not in ("", title)]
    return [title, *when, *house_lines(shown)]


def house_lines(shown: Json) -> list[str]:
    """That house rules are on, and what each changes."""
    # Translators: {title}: name of a house rule; {text}: the sentence that says what it changes
    text = _("House rule “{title}”: {text}")
    return [text.format(title=rule["title"], text=rule["text"]) for rule in shown["status"].get("house", ())]


def caption(shown: Json, points: Iterable[str]) -> str:
    """The situation in two sentences: when it is, who decides, and how the points stand: "Ada 12"."""
    status, result = shown["status"], shown["result"]
    who = result["title"].removesuffix(".") if result else status["who"]
    # Translators: {when} is as “Month 6 of 12, phase 1: Action”, {who} as “Ada chooses an action”
    text = _("{when}: {who}. Points: {points}.") if who else _("{when}. Points: {points}.")
    when = listed(filter(None, (status["period"], status["phase"])))
    said = text.format(when=when, who=who, points=listed(points))
    return clean(" ".join([said, *house_lines(shown)]))


def progress(given: int, asked: int) -> str:
    """How far a row of choices has come."""
    return _("{given} of {asked} given.").format(given=given, asked=asked)


def choice_texts(shown: Json, told: Callable[[str, Json], str] = lambda _place, choice: choice["label"]) -> list[str]:
    """What may be chosen. told: how a choice at a place is told from the others."""
    texts = []
    for place, choice in shown["choices"].items():
        if choice["state"] != "blocked":
            text = told(place, choice)
            texts.append(_("{choice} (chosen)").format(choice=text) if choice["state"] == "chosen" else text)
    return texts


# --- Text ------------------------------------------------------------------------------------------------------------


class Rows:
    """Lines of text of at most 80 columns, with labels at the left. labels: those of the game, by key."""

    def __init__(self, labels: Mapping[str, str] = LABELS) -> None:
        self._labels = {**LABELS, **labels}
        self.hang = max(map(len, self._labels.values())) + 1
        """Width of the labels."""

    def row(self, label: str | None, items: Iterable[str], sep: str = ", ") -> list[str]:
        """A line of items with one of the labels; a longer one goes on below, if possible not broken inside an item."""
        kept = [self._whole(item) for item in items]
        first = f"{self._labels[label]} " if label else ""
        return _wrapped(sep.join(kept), f"{first:<{self.hang}}", " " * self.hang) if kept else []

    def heading(self, shown: Json, title: str) -> list[str]:
        """The game, when it is, and who decides."""
        first, *others = moment(shown, title)
        return _wrapped(" | ".join(map(self._whole, [first.upper(), *others])), "", " " * self.hang)

    def head(self, text: str) -> list[str]:
        """A text that begins at the left."""
        return _wrapped(clean(text), "", " " * self.hang)

    def below(self, text: str, further: int = 4) -> list[str]:
        """A text below a head."""
        return _wrapped(clean(text), "  ", " " * further)

    def decision(self, shown: Json, texts: Iterable[str]) -> Iterator[str]:
        """The question, and what may be chosen."""
        if decision := shown["decision"]:
            given, asked = decision["progress"]
            yield from self.row("decide", [decision["prompt"] + (f" {progress(given, asked)}" if asked > 1 else "")])
            yield from self.row("legal", texts)

    def result(self, result: Json | None) -> Iterator[str]:
        """The ranking and what each player has points for."""
        if not result:
            return
        yield from self.row("result", [" ".join(filter(None, (result["title"], result["ties"])))])
        for rank, row in enumerate(result["rows"], 1):
            causes = listed(f"{cause} {points}" for cause, points in zip(result["causes"], row["points"], strict=True))
            yield from self.below(f"{rank}. {row['name']} {row['total']}: {causes}", 5)

    def _whole(self, item: str) -> str:
        """An item that is not to be broken, unless it is too long for a line."""
        item = clean(item)
        return item if len(item) > COLUMNS - self.hang - 2 else item.replace(" ", "\xa0")


def _wrapped(text: str, first: str, rest: str) -> list[str]:
    lines = textwrap.wrap(
        text, COLUMNS, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, drop_whitespace=True
    )
    return [line.replace("\xa0", " ").rstrip() for line in lines]


# --- HTML ------------------------------------------------------------------------------------------------------------

_TABLE: Final = "text-align:left;margin:8px 0"
_CAPTION: Final = "text-align:left"


def html(shown: Json, title: str, svg: str, alt: str, parts: Iterable[str]) -> str:
    """An open fold with the picture, what is asked, and a closed one with tables; no colours of its own, no script.

    parts: what is asked first.
    """
    decision, *tables = parts
    image = quote(svg.replace('"', "'"), safe=" '/:;,=()!*+@$?~")  # as text: smaller than base64, and packs better
    source = f"data:image/svg+xml;charset=utf-8,{image}"
    return "".join(
        [
            f'<details class="yotd-twin" open><summary>{cell(" · ".join(moment(shown, title)))}</summary>',
            # Lazy: below a live view it is folded, and to read it anew at each press takes a page 50 ms
            f'<img alt="{cell(alt)}" loading="lazy" src="{source}" style="max-width:100%">',
            decision,
            _html_result(shown["result"]),
            f"<details><summary>{cell(_('As tables'))}</summary>",
            *tables,
            "</details></details>",
        ]
    )


def cell(text: object) -> str:
    """A text in HTML."""
    return escape(clean(str(text)))


def table(name: str, head: Iterable[object], rows: Iterable[tuple[object, list[str]]]) -> str:
    """A table with a heading for every row and column. Cells come escaped."""
    columns = "".join(f'<th scope="col">{cell(each)}</th>' for each in head)
    lines = "".join(
        f'<tr><th scope="row">{cell(name)}</th>{"".join(f"<td>{each}</td>" for each in cells)}</tr>'
        for name, cells in rows
    )
    heading = f'<caption style="{_CAPTION}"><b>{cell(name)}</b></caption>'
    return f'<table style="{_TABLE}">{heading}<thead><tr>{columns}</tr></thead><tbody>{lines}</tbody></table>'


def html_decision(shown: Json, texts: Iterable[str]) -> str:
    """The question, and what may be chosen."""
    if not shown["decision"]:
        return ""
    return f"<p><b>{cell(shown['decision']['prompt'])}</b> {cell(listed(texts))}</p>"


def _html_result(result: Json | None) -> str:
    if not result:
        return ""
    head = [_("Player"), *result["causes"], _("Total")]
    rows = [(row["name"], [*map(cell, row["points"]), f"<b>{cell(row['total'])}</b>"]) for row in result["rows"]]
    return f"<p><b>{cell(result['title'])}</b> {cell(result['ties'])}</p>{table(_('Result'), head, rows)}"
