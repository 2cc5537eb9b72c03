"""Write the style sheet page: every pictogram, colour and state of a place on one screen, in the page's own sheets.

usage: style_sheet.py [FILE]     (docs/style-sheet.html)
"""

import os
import re
import sys
from html import escape
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from colours import SIGHTS, THEMES, contrast, difference, players, seen, tokens  # noqa: E402 - measures of the tests

SOURCES = ROOT / "yotd_widget/widgets/frontend/src"
PAGE = ROOT / "docs/style-sheet.html"
SHEETS = (
    "shell/tokens.css", "shell/sprite.css", "shell/frame.css", "games/dragon/persons.css", "games/dragon/groups.css",
    "games/dragon/offer.css", "games/dragon/hand.css", "games/dragon/court.css", "games/dragon/city.css",
    "games/dragon/room.css", "shell/place.css",
)  # fmt: skip
SIZES = (16, 24, 32, 48)
FAMILIES = {
    "person": "Persons", "sym": "Symbols", "good": "Goods", "event": "Events", "super": "Super Events",
    "tile": "Wall tiles", "piece": "Pieces", "mark": "Marks",
}  # fmt: skip
TEXTS = ("ink", "ink-2", "lacquer", "jade")
PAPERS = ("paper", "paper-2", "card", "ground")
PARTS = ("line", "ring", "roof", "pillar")
STATES = ("legal", "looked", "blocked", "chosen")
FRAMES = {"light": "light", "dark": "dark", "contrast": "contrast"}

CHANGES = (
    '<span class="change good"><i>▲</i>+5</span> gain &nbsp; '
    '<span class="change bad"><i>▼</i>−2</span> loss &nbsp; '
    '<span class="change good">→ 7</span> preview'
)

LAYOUT = """
body { margin: 0; background: #8a8378; font: 16px/1.3 sans-serif; }
.sheet { display: grid; grid-template-columns: repeat(3, minmax(620px, 1fr)); gap: 8px; padding: 8px; }
.sheet .frame { padding: 12px 16px; }
.sheet h2 { margin: 14px 0 6px; font: 600 18px/1.2 var(--serif); }
.sheet h1 { margin: 0; font: 600 24px/1.2 var(--serif); }
.set { display: flex; flex-wrap: wrap; align-items: end; gap: 10px 14px; }
.set figure { margin: 0; }
.set figcaption { color: var(--ink-2); }
.sizes { display: flex; align-items: end; gap: 6px; }
.flat symbol, .flat symbol * { fill: var(--ink); stroke: var(--ink); }
.flat .icon { --ink: var(--line); --face: var(--line); --tint: var(--line); --brass: var(--line); --accent: var(--line);
  --leaf: var(--line); --wood: var(--line); }
.sheet table { border-collapse: collapse; }
.sheet td, .sheet th { padding: 2px 8px; border: 1px solid var(--hair); font-weight: 400; text-align: left; }
.sheet .room { width: 160px; }
.sheet .places { display: flex; flex-wrap: wrap; gap: 14px 18px; padding: 8px; }
.sheet .card { flex: 0 0 130px; }
.sheet .tile { width: 84px; }
.swatches { display: flex; flex-wrap: wrap; gap: 4px; }
.swatches span { width: 92px; padding: 18px 4px 2px; border: 1px solid var(--line); background: var(--of); }
.swatches b { display: block; margin: 0 -4px -2px; padding: 0 4px; background: var(--card); font-weight: 400; }
"""


def symbols() -> dict[str, list[str]]:
    """Ids of the sprite by family."""
    found: dict[str, list[str]] = {family: [] for family in FAMILIES}
    for name in re.findall(r'<symbol id="([\w-]+)"', sprite()):
        family = name.split("-")[0]
        if family in found:
            found[family].append(name)
    return found


def sprite() -> str:
    """The drawings, as the page has them: the shell's and the game's."""
    return "".join((SOURCES / part / "sprite.svg").read_text("utf-8") for part in ("shell", "games/dragon"))


def icon(name: str, size: int, look: str = "") -> str:
    """One drawing of the sprite."""
    return f'<svg class="icon {look}" width="{size}" height="{size}"><use href="#{name}"/></svg>'


def drawings() -> str:
    """Every pictogram in four sizes, persons in their own tint."""
    parts = []
    for family, names in symbols().items():
        parts.append(f'<h2>{FAMILIES[family]}</h2><div class="set">')
        for name in names:
            kind = name.removeprefix("person-")
            look = f"of-{kind}" if family == "person" else ""
            sizes = "".join(icon(name, size, look) for size in SIZES)
            short = name.split("-", 1)[1].replace("_", " ")
            parts.append(f'<figure><span class="sizes">{sizes}</span><figcaption>{short}</figcaption></figure>')
        parts.append("</div>")
    return "".join(parts)


def silhouettes() -> str:
    """Persons in one colour: they stay apart by what is on their heads."""
    parts = "".join(f'<span class="sizes">{icon(name, 24)}{icon(name, 32)}</span>' for name in symbols()["person"])
    return f'<h2>Silhouettes in one colour</h2><div class="set flat">{parts}</div>'


def room(look: str, inside: str) -> str:
    """A room of a palace. look: its classes."""
    return f'<div class="room {look}">{inside}</div>'


def dweller(kind: str, said: str = "", cross: bool = False) -> str:
    """A person in a room."""
    text = f'<b class="said">{said}</b>' if said else f'<span class="name">{kind}</span>'
    mark = icon("mark-cross", 40, "cross") if cross else ""
    return f'<span class="dweller">{icon(f"person-{kind}", 40, "person")}<span class="who">{text}</span>{mark}</span>'


def states() -> str:
    """Every state of a place: card, tile, room."""
    cards = "".join(
        f'<button type="button" class="card place {"legal looked" if state == "looked" else state}">'
        f'<span class="name">{state}</span>'
        f'<span class="effect">{icon("sym-coin", 28)}<span><b>+5</b> yuan</span></span>'
        "</button>"
        for state in STATES
    )
    tiles = "".join(
        f'<button type="button" class="tile lit of-monk {look}">'
        f'<svg class="icon figure" viewBox="0 0 54 40"><use href="#person-monk" y="1" width="38" height="38"/>'
        f'<use href="#sym-buddha" x="41" y="14" width="12.4" height="12.4"/></svg>'
        '<span class="counts"><b>+6</b> ×4</span></button>'
        for look in ("young place legal", "old place legal", "young place blocked", "young place chosen", "young out")
    )
    rooms = "".join(
        (
            room("lit of-monk young", dweller("monk")),
            room("lit of-healer old", dweller("healer")),
            room("lit of-warrior young place legal", dweller("warrior")),
            room("lit of-warrior young place legal looked", dweller("warrior")),
            room("lit of-farmer young place chosen", dweller("farmer")),
            room("lit kept of-farmer young place blocked", dweller("farmer")),
            room("lit of-scholar young ghost", dweller("scholar", "+1")),
            room("lit of-scholar young fresh", dweller("scholar")),
            room("lit of-monk young going", dweller("monk", "leaves", cross=True)),
            room("empty", ""),
            room("empty shuttered", ""),
            room("empty place legal", "<b>here</b>"),
        )
    )
    return (
        f'<h2>Places</h2><div class="places">{cards}</div><div class="places">{tiles}</div>'
        f'<div class="places">{rooms}</div><p>{CHANGES}</p>'
    )


def badges() -> str:
    """The players under four kinds of sight, with the smallest difference of two (CAM02-UCS)."""
    rows = []
    for sight in ("", *SIGHTS):
        colours = [seen(colour, sight) for colour in players().values()]
        least = min(difference(one, other) for one, other in combinations(colours, 2))
        drawn = "".join(
            f'<svg class="icon" width="32" height="32" style="filter:url(#{sight or "normal"})">'
            f'<use href="#badge-{seat}"/></svg>'
            for seat in players()
        )
        name = sight or "normal sight"
        rows.append(f'<tr><th>{name}</th><td><span class="sizes">{drawn}</span></td><td>{least:.1f}</td></tr>')
    return f"<h2>Players</h2><table><tr><th></th><th></th><th>least difference</th></tr>{''.join(rows)}</table>"


def colour_table(theme: str) -> str:
    """Tokens of a theme, and the contrast of what meets."""
    names = THEMES if theme == "contrast" else (theme,)
    parts = []
    for name in names:
        if theme == "contrast" and not name.startswith("contrast"):
            continue
        colours = tokens(name)
        swatches = "".join(
            f'<span style="--of: {value}"><b>{token}<br>{value}</b></span>' for token, value in colours.items()
        )
        head = "".join(f"<th>{paper}</th>" for paper in PAPERS)
        rows = "".join(
            f"<tr><th>{part}</th>"
            + "".join(f"<td>{contrast(colours[part], colours[paper]):.1f}</td>" for paper in PAPERS)
            + "</tr>"
            for part in (*TEXTS, *PARTS)
        )
        parts.append(
            f'<h2>Tokens, {name}</h2><div class="swatches">{swatches}</div>'
            f"<h2>Contrast, {name}</h2><table><tr><th></th>{head}</tr>{rows}</table>"
        )
    return "".join(parts)


def filters() -> str:
    """The kinds of sight as SVG filters."""
    found = ['<filter id="normal"><feColorMatrix type="saturate" values="1"/></filter>']
    for sight, matrix in SIGHTS.items():
        values = " ".join(f"{red} {green} {blue} 0 0" for red, green, blue in matrix) + " 0 0 0 1 0"
        found.append(f'<filter id="{sight}"><feColorMatrix type="matrix" values="{values}"/></filter>')
    return f'<svg width="0" height="0" style="position:absolute">{"".join(found)}</svg>'


def page() -> str:
    """The whole page, with the sheets of the sources where they lie; drawings cannot be taken from another file."""
    home = os.path.relpath(SOURCES, PAGE.parent)
    sheets = "".join(f'<link rel="stylesheet" href="{home}/{sheet}">\n' for sheet in SHEETS)
    frames = "".join(
        f'<section class="frame" data-theme="{theme}"><h1>{escape(theme)}</h1>{states()}{drawings()}{silhouettes()}'
        f"{badges()}{colour_table(theme)}</section>"
        for theme in FRAMES
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Style sheet of yotd_widget</title>\n'
        f"{sheets}<style>{LAYOUT}</style>\n</head>\n<body>\n<!-- Made by scripts/style_sheet.py -->\n"
        f'<div hidden>{sprite()}</div>\n{filters()}\n<main class="sheet">{frames}</main>\n</body>\n</html>\n'
    )


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    target.write_text(page(), encoding="utf-8")
    print(f"{target}: {len(page()) // 1024} kB")
