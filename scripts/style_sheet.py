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

from yotd_widget.games.dragon.pieces import EVENTS, GREAT_EVENTS, KINDS  # noqa: E402
from yotd_widget.games.dragon.screen.ahead import SEASONS  # noqa: E402

PACKAGE = ROOT / "yotd_widget"
PAGE = ROOT / "docs/style-sheet.html"
SPRITES = ("describe", "games/rotunda/screen", "games/gugong/screen", "games/dragon/screen")
PARTS_OF_PAGE = ("shell/tokens.css", "shell/frame.css", *(f"games/dragon/{name}.css" for name in ("land", "tray")))
SHEETS = (
    *(f"{folder}/sprite.css" for folder in SPRITES),
    *(f"widgets/frontend/src/{sheet}" for sheet in (*PARTS_OF_PAGE, "shell/place.css")),
)
SIZES = (16, 24, 32, 48)
HEIGHTS = (64, 40, 24, 18)
"""Of persons."""
FAMILIES = {
    "sym": "Symbols", "good": "Goods", "event": "Events", "super": "Super Events",
    "tile": "Wall tiles", "piece": "Pieces", "mark": "Marks",
    "off": "Officials", "gift": "Gifts", "build": "Buildings", "shape": "Marks on pieces", "i": "Signs of Gùgōng",
    "x": "Experts", "am": "Amulets", "set": "Rooms", "act": "Actions of Assistants", "medal": "Medals of lessons",
}  # fmt: skip
TEXTS = ("ink", "ink-2", "lacquer", "jade")
PAPERS = ("paper", "paper-2", "card", "board-mat", "board-road")
PARTS = ("line", "ring")
STATES = ("legal", "looked", "blocked", "chosen")
FRAMES = ("light", "dark", "contrast")

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
.sheet table { border-collapse: collapse; }
.sheet td, .sheet th { padding: 2px 8px; border: 1px solid var(--hair); font-weight: 400; text-align: left; }
.sheet .land { display: flex; flex-wrap: wrap; gap: 14px 18px; height: auto; padding: 8px; }
.sheet .land .room { width: 138px; }
.sheet .places { display: flex; flex-wrap: wrap; gap: 14px 18px; padding: 8px; }
.sheet .places .card { flex: 0 0 140px; height: 134px; }
.sheet .places .tile { flex: 0 0 118px; }
.pair { display: flex; gap: 2px; background: var(--wall); }
.forced .pair { background: Canvas; }
.skies { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3px; }
.skies > div { background: linear-gradient(var(--sky-1), var(--sky-2) 36%, var(--sky-3) 68%); }
.skies svg { display: block; width: 100%; height: auto; }
.swatches { display: flex; flex-wrap: wrap; gap: 4px; }
.swatches span { width: 92px; padding: 18px 4px 2px; border: 1px solid var(--line); background: var(--of); }
.swatches b { display: block; margin: 0 -4px -2px; padding: 0 4px; background: var(--card); font-weight: 400; }
"""


def sprite() -> str:
    """The drawings, as the pages have them: those of every game, and of each."""
    return "".join((PACKAGE / folder / "sprite.svg").read_text("utf-8") for folder in SPRITES)


WHOLE = re.findall(r'<symbol id="([\w-]+)" viewBox', sprite())
"""Ids of what is drawn for itself."""


def symbols(family: str) -> list[str]:
    """Ids of a family."""
    return [name for name in WHOLE if name.startswith(f"{family}-")]


def icon(name: str, width: float, height: float = 0, look: str = "") -> str:
    """One drawing of the sprite."""
    return f'<svg class="icon {look}" width="{width:g}" height="{height or width:g}"><use href="#{name}"/></svg>'


def figure(drawn: str, caption: str) -> str:
    """Drawings and what they are called."""
    return f"<figure>{drawn}<figcaption>{caption.replace('_', ' ')}</figcaption></figure>"


def persons() -> str:
    """Each kind young, old and leaving, in the sizes in which the boards have them, before the wall of its room."""
    parts = []
    for kind in KINDS:
        poses = [name for name in WHOLE if re.fullmatch(rf"(person|leaving)-{kind}(-old)?", name)]
        drawn = "".join(icon(name, high * 3 / 4, high) for name in poses for high in HEIGHTS)
        parts.append(figure(f'<span class="sizes pair of-{kind}">{drawn}</span>', kind))
    return f'<h2>Persons</h2><div class="set">{"".join(parts)}</div>'


def drawings() -> str:
    """Every pictogram in four sizes, and the pictures of the actions."""
    parts = []
    for family, title in FAMILIES.items():
        drawn = (
            figure(f'<span class="sizes">{"".join(icon(name, size) for size in SIZES)}</span>', name.split("-", 1)[1])
            for name in symbols(family)
        )
        parts.append(f'<h2>{title}</h2><div class="set">{"".join(drawn)}</div>')
    alone = "".join(figure(icon(name, 48), name) for name in WHOLE if "-" not in name)
    parts.append(f'<h2>In and around the round house</h2><div class="set">{alone}</div>')
    actions = "".join(figure(icon(name, 140, 76), name.split("-", 1)[1]) for name in symbols("action"))
    return f'{"".join(parts)}<h2>Actions</h2><div class="set">{actions}</div>'


def skies() -> str:
    """What stands behind the courts: every event in every season, and the night of the end."""
    rows = []
    for omen in ("", *EVENTS, *GREAT_EVENTS, "evening"):
        if omen == "peace":
            continue
        hanging, named = (f'<use href="#scene-omen-{omen}"/>', f' data-omen="{omen}"') if omen else ("", "")
        land = "".join(
            f'<div data-season="{season}"{named}>'
            f'<svg class="icon" viewBox="0 0 1256 372"><use href="#scene-land"/>{hanging}'
            f'<use href="#branch-{season}" x="610" y="-4" width="212" height="106"/></svg></div>'
            for season in SEASONS
        )
        rows.append(land)
    return f'<h2>Seasons and events</h2><div class="skies">{"".join(rows)}</div>'


def room(look: str, inside: str, beam: str = "") -> str:
    """A room of a palace. look: its classes."""
    return f'<div class="room {look}"><span class="inside-room">{inside}</span><span class="beam">{beam}</span></div>'


def dweller(name: str, symbol: str, cross: bool = False) -> str:
    """A person in a room."""
    pips = f'<svg class="icon pips" viewBox="0 0 20 20" style="--pips: 1"><use href="#sym-{symbol}"/></svg>'
    mark = '<svg class="icon cross"><use href="#mark-cross"/></svg>' if cross else ""
    return f'<svg class="icon person"><use href="#{name}"/></svg>{pips}{mark}'


def states() -> str:
    """Every state of a place: card, tile, room."""
    cards = "".join(
        f'<button type="button" class="card place {"legal looked" if state == "looked" else state}">'
        '<span class="picture"><svg class="icon" viewBox="0 0 140 76" preserveAspectRatio="xMidYMid slice">'
        '<use href="#action-taxes"/></svg></span>'
        f'<span class="name">{state}</span><span class="effect"><b>+5</b> yuan</span></button>'
        for state in STATES
    )
    tiles = "".join(
        f'<button type="button" class="tile lit of-monk {look}">'
        f'<svg class="icon person"><use href="#person-monk{"-old" if look.startswith("old") else ""}"/></svg>'
        '<span class="counts"><svg class="icon pips" viewBox="0 0 15 15"><use href="#sym-buddha"/></svg>'
        '<b>+6 <span class="steps">steps</span></b><span class="left">4 left</span></span></button>'
        for look in ("young place legal", "old place legal", "young place blocked", "young place chosen", "young out")
    )
    monk, farmer = dweller("person-monk", "buddha"), dweller("person-farmer", "sack")
    shutter = '<svg class="icon shutter"><use href="#part-shutter"/></svg>'
    rooms = "".join(
        (
            room("lit of-monk young", monk, "monk"),
            room("lit of-healer old", dweller("person-healer-old", "mortar"), "healer"),
            room("lit of-warrior young place legal", dweller("person-warrior", "helmet"), "warrior"),
            room("lit of-warrior young place legal looked", dweller("person-warrior", "helmet"), "looked"),
            room("lit of-farmer young place chosen", farmer, "chosen"),
            room("lit kept of-farmer young place blocked", farmer, "blocked"),
            room("lit of-scholar young ghost", dweller("person-scholar", "book"), "ghost"),
            room("lit of-scholar young fresh", dweller("person-scholar", "book"), "fresh"),
            room("lit of-monk young going", dweller("leaving-monk", "buddha", cross=True), "leaves"),
            room("empty", shutter),
            room("empty place legal", "", "here"),
        )
    )
    return (
        f'<h2>Places</h2><div class="places">{cards}</div><div class="places">{tiles}</div>'
        f'<div class="land">{rooms}</div><p>{CHANGES}</p>'
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


def forced() -> str:
    """Drawings as they are with colours that the reader's system forces, from the sheets' own rules for that."""
    rules = ""
    for folder in SPRITES:
        block = (PACKAGE / folder / "sprite.css").read_text("utf-8").partition("@media (forced-colors: active) {")[2]
        rules += (
            block.rsplit("}", 1)[0].replace("  symbol", '  symbol[id^="forced-"]').replace(".frame", ".frame.forced")
        )
    found = re.findall(r"<symbol.*?</symbol>", sprite(), re.S)
    kept = (symbol for symbol in found if not re.match(r'<symbol id="(scene|branch)', symbol))
    drawn = re.sub(r'(<symbol id="|href="#)', r"\1forced-", "".join(kept))
    icons = (persons() + drawings()).replace('href="#', 'href="#forced-')
    return (
        f"<style>{rules}</style><svg hidden>{drawn}</svg>"
        f'<section class="frame forced" data-theme="light"><h1>forced colours</h1>'
        f"{icons}</section>"
    )


def page() -> str:
    """The whole page, with the sheets of the sources where they lie; drawings cannot be taken from another file."""
    home = os.path.relpath(PACKAGE, PAGE.parent)
    sheets = "".join(f'<link rel="stylesheet" href="{home}/{sheet}">\n' for sheet in SHEETS)
    frames = "".join(
        f'<section class="frame" data-theme="{theme}"><h1>{escape(theme)}</h1>{states()}{persons()}{badges()}'
        f"{drawings()}{skies() if theme != 'contrast' else ''}{colour_table(theme)}</section>"
        for theme in FRAMES
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Style sheet of yotd_widget</title>\n'
        f"{sheets}<style>{LAYOUT}</style>\n</head>\n<body>\n<!-- Made by scripts/style_sheet.py -->\n"
        f'<div hidden>{sprite()}</div>\n{filters()}\n<main class="sheet">{frames}{forced()}</main>\n</body>\n</html>\n'
    )


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    target.write_text(page(), encoding="utf-8")
    print(f"{target}: {len(page()) // 1024} kB")
