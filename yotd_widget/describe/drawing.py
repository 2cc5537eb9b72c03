"""A drawing sheet for SVG: pictograms of a sprite, texts that fit, colours written out for every renderer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from itertools import accumulate, groupby
from string import ascii_letters
from typing import Final, NamedTuple

from yotd_widget.describe.looks import looks
from yotd_widget.describe.printed import clean
from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.house_rules import remembered

PAPER, PAPER_2, CARD = "#fbf6ea", "#f1e7d3", "#fffbf2"
INK, INK_2, LINE, HAIR = "#211b16", "#543", "#876", "#dcb"
LACQUER, JADE = "#9e2a2b", "#1d6b57"
TONES: Final = {"good": JADE, "bad": LACQUER, "plain": INK}
SANS, SERIF = "system-ui, sans-serif", "Georgia,serif"
SMALLEST: Final = 12
"""Least size of a text."""
_LOOKS: Final = looks(__package__)
DRAWN: Final = _LOOKS.base
"""What lines of drawings are: every picture inherits these."""
PLAYERS: Final = tuple(_LOOKS.tokens[f"--p{number}"] for number in range(1, 6))
"""Their colours, by seat."""
WIDTH, EDGE, GAP = 960, 12, 8
INNER = WIDTH - 2 * EDGE
"""The page: its width, its margin, the space between regions, and what is left for them."""


class Run(NamedTuple):
    """A piece of text in a look of its own."""

    text: str
    bold: bool = False
    fill: str = ""
    size: float = 0


class Pictogram(NamedTuple):
    """Shapes of a sprite symbol and the box they are drawn in: left, top, width, height."""

    shapes: str
    box: tuple[float, ...]


class Pictograms(dict[str, Pictogram]):
    """Pictograms by id. file: where those of the game stand, named to whoever asks for one that is not there."""

    def __init__(self, found: Mapping[str, Pictogram], file: str, parts: Mapping[str, str]) -> None:
        super().__init__(found)
        self.file, self.parts = file, parts

    def __missing__(self, name: str) -> Pictogram:
        raise NotFound(f"there is no symbol “{name}” in {self.file}; draw one, a circle will do at first")

    def shapes(self, name: str) -> str:
        """What a pictogram draws, or what a part of one does."""
        return self.parts[name] if name in self.parts else self[name].shapes


_SYMBOL = re.compile(r'<symbol id="([^"]+)"(?: viewBox="([^"]+)")?[^>]*>(.*?)</symbol>', re.S)
_CLASSES = re.compile(r'<([a-z]+)((?: [a-z-]+="[^"]*")*?) class="([^"]+)"([^<>]*?)(/?)>')
_PART = re.compile(r'<use href="#([^"]+)"(?: class="([^"]+)")?(?: transform="([^"]+)")?[^>]*/>')


def sprite(*packages: str, dressed: Mapping[str, tuple[str, Mapping[str, str]]] | None = None) -> Pictograms:
    """The pictograms of the files "sprite.svg" of some packages, in the colours of the sheets beside them.

    A symbol may use others, which lie in its box; one without a box of its own is but a part. A part that is drawn in
    several colours is several parts. dressed: another id -> a symbol and the tokens in which it is drawn once more.
    """
    texts = [files(package).joinpath("sprite.svg").read_text("utf-8") for package in packages]
    found = {name: (box, shapes) for text in texts for name, box, shapes in _SYMBOL.findall(text)}
    colours, parts = looks(*packages), dict[str, str]()

    @cache
    def drawn(name: str, inherited: tuple[tuple[str, str], ...]) -> str:
        tokens = {**dict(inherited), **colours.named(name)}

        def part(use: re.Match[str]) -> str:
            worn = tuple({**tokens, **colours.inherited((use[2] or "").split(), tokens)}.items())
            shapes, other = drawn(use[1], worn), use[1]
            while parts.setdefault(other, shapes) != shapes:
                other += "'"
            return f'<use href="#{other}" transform="{use[3]}"/>' if use[3] else f'<use href="#{other}"/>'

        def shape(found: re.Match[str]) -> str:
            look = colours.attributes(found[3].split(), tokens)
            if found[5] and look.get("display") == "none":
                return ""
            written = "".join(f' {name}="{value}"' for name, value in look.items())
            return f"<{found[1]}{found[2]}{written}{found[4]}{found[5]}>"

        return _short(_CLASSES.sub(shape, _PART.sub(part, found[name][1])))

    boxes = {name: tuple(map(float, box.split())) for name, (box, _shapes) in found.items() if box}
    drawings = {name: Pictogram(drawn(name, ()), box) for name, box in boxes.items()}
    for name, (symbol, tokens) in (dressed or {}).items():
        drawings[name] = Pictogram(drawn(symbol, tuple(tokens.items())), boxes[symbol])
    return Pictograms(drawings, f"{packages[-1].replace('.', '/')}/sprite.svg", parts)


MARK: Final = 12
"""The box of the mark on a piece."""


def pieces(packages: tuple[str, ...], boxes: Mapping[str, tuple[float, float, float]], players: int) -> Pictograms:
    """The pictograms of some packages, and pieces in every player's colour with the mark: KIND-1 for the first.

    boxes: KIND, of which the symbol is piece-KIND -> where its mark lies, and how large it is.
    """
    tokens, seats = looks(*packages).tokens, range(1, players + 1)
    dressed = {f"mark-{n}": (f"shape-{n}", {"--mark": tokens[f"--pm{n}"]}) for n in seats}
    dressed |= {f"{piece}-{n}": (f"piece-{piece}", {"--p": tokens[f"--p{n}"]}) for piece in boxes for n in seats}
    found = sprite(*packages, dressed=dressed)
    for piece, (x, y, size) in boxes.items():
        for n in seats:
            plain = found[f"{piece}-{n}"]
            mark = f'<use href="#mark-{n}" transform="translate({x} {y})scale({size / MARK:.2g})"/>'
            found[f"{piece}-{n}"] = plain._replace(shapes=plain.shapes + mark)
    return found


@remembered()
def badges() -> Pictograms:
    """What every game has: the players' badges, "badge-1" to "badge-5", their shapes on pieces, and marks."""
    return sprite(__package__)


def drawn_in(*packages: str) -> list[str]:
    """The ids of what these packages draw, without what is but a part."""
    texts = [files(package).joinpath("sprite.svg").read_text("utf-8") for package in packages]
    return [name for text in texts for name, box, _shapes in _SYMBOL.findall(text) if box]


def _short(shapes: str) -> str:
    shapes = re.sub(r'"#(\w)\1(\w)\2(\w)\3"', r'"#\1\2\3"', shapes).replace('"currentcolor"', f'"{INK}"')
    return re.sub(r' (fill="none"|stroke-line(cap|join)="round")', "", shapes)  # every picture inherits these


def num(value: float) -> str:
    """A coordinate in few signs: a decimal only where it shows.

    >>> num(2.04), num(11.5), num(120.4)
    ('2', '11.5', '120')
    """
    return f"{value:.0f}" if abs(value) >= 20 else f"{value:.1f}".removesuffix(".0")


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a text is in a wide typeface, so that it has room in any."""
    units = sum(_unit(sign) for sign in text)
    return units * size * (1.15 if bold else 1)


def _unit(sign: str) -> float:
    if sign in "iljtfrI.,:;'|!()[] ·":
        return 0.37
    if sign in "mwMW@%—…":
        return 0.95
    return 1.0 if ord(sign) > 0x2000 else 0.72 if sign.isupper() else 0.63


def shorten(text: str, room: float, size: float, *, bold: bool = False) -> tuple[str, float]:
    """The text and the size at which it fits: smaller down to the smallest size, then cut with an ellipsis."""
    wide = width_of(text, size, bold=bold)
    if wide <= room:
        return text, size
    size = max(SMALLEST, int(size * room / wide))
    if width_of(text, size, bold=bold) <= room:
        return text, size
    left, fits = room - width_of("…", size, bold=bold), 0
    for end, width in enumerate(accumulate(width_of(sign, size, bold=bold) for sign in text[:-2]), 1):
        if width > left:
            break
        fits = end if text[end - 1] != " " else fits
    return text[:fits] + "…", size


def wrapped(text: str, room: float, size: float, *, bold: bool = False) -> list[str]:
    """The words of a text in lines that fit; a word that does not is broken at its soft hyphens."""
    lines: list[str] = []
    words: list[str] = []
    for word in text.split():
        *first, last = word.split("\u00ad")
        fits = width_of(plain := "".join((*first, last)), size, bold=bold) <= room
        words += [plain] if fits else [*(f"{part}-" for part in first), last]
    for word in words:
        if lines and width_of(f"{lines[-1]} {word}", size, bold=bold) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Sheet:
    """Shapes below, texts above; pictograms are put in once, when first used. pictograms: left out, the badges."""

    def __init__(self, pictograms: Pictograms | None = None) -> None:
        self._pictograms = badges() if pictograms is None else pictograms
        self._shapes: list[str] = []
        self._texts: dict[str, dict[str, list[str]]] = {}
        self._used: dict[str, str] = {}

    def shape(self, d: str, fill: str = "none", stroke: str = "none", width: float = 0, more: str = "") -> None:
        """A path; an empty one is left out."""
        if not d:
            return
        line = f' stroke="{stroke}"' + (f' stroke-width="{num(width)}"' if width else "")
        inside = f' fill="{fill}"' if fill != "none" else ""
        self._shapes.append(f'<path{inside}{line}{more and f" {more}"} d="{d}"/>')

    def box(
        self, x: float, y: float, w: float, h: float, *, fill: str = "none", stroke: str = LINE, **look: float
    ) -> None:
        """A rectangle. look: radius, width of the line."""
        line = stroke if look.get("width", 1) else "none"
        width = f' stroke-width="{num(look["width"])}"' if look.get("width") else ""
        radius = f' rx="{num(look["radius"])}"' if look.get("radius") else ""
        inside = f' fill="{fill}"' if fill != "none" else ""
        place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        self._shapes.append(f'<rect {place}{radius}{inside} stroke="{line}"{width}/>')

    def use(self, name: str, x: float, y: float, w: float = 0, h: float = 0, *, faded: int = 0, more: str = "") -> None:
        """A pictogram at its own or another size, or what `define` was given. faded: its opacity in tenths."""
        opacity = f' opacity=".{faded}"' if faded else ""
        self._shapes.append(f'<use href="#{name}" {self.place(name, x, y, w, h)}{opacity}{more and f" {more}"}/>')

    def place(self, name: str, x: float, y: float, w: float = 0, h: float = 0) -> str:
        """Attributes that put a pictogram with its upper left corner at a place."""
        if name in self._pictograms:
            self.define(name, self._pictograms[name].shapes)
            left, top, wide, high = self._pictograms[name].box
            across, down = (w or wide) / wide, (h or w or high) / high
            x, y = x - left * across, y - top * down
            if (across, down) != (1, 1):
                scale = _scale(across) if _scale(across) == _scale(down) else f"{_scale(across)} {_scale(down)}"
                return f'transform="translate({num(x)} {num(y)})scale({scale})"'
        return f'x="{num(x)}" y="{num(y)}"'

    def define(self, name: str, shapes: str) -> None:
        """A group of shapes to be used often, with what it uses defined before."""
        self._used.setdefault(name, shapes)

    def text(
        self,
        x: float,
        y: float,
        *runs: str | Run,
        size: float = 14,
        bold: bool = False,
        fill: str = INK,
        at: str = "start",
        serif: bool = False,
        room: float = 0,
    ) -> None:
        """A line of text. room: width into which a single run must fit. at: start, middle, or end."""
        if room and len(runs) == 1:
            short, size = shorten(clean(str(runs[0])), room, size, bold=bold)
            runs = (short,)
        family = f' font-family="{SERIF}"' if serif else ""
        family += ' font-weight="700"' if bold else ""
        look = f' font-size="{num(size)}"'
        look += f' fill="{fill}"' if fill != INK else ""
        look += f' text-anchor="{at}"' if at != "start" else ""
        content = "".join(map(_run, runs))
        self._texts.setdefault(family, {}).setdefault(look, []).append(
            f'<text x="{num(x)}" y="{num(y)}">{content}</text>'
        )

    def signs(self, places: Mapping[str, float], y: float, *, size: float) -> None:
        """Bold signs in a row, each at a place of its own."""
        single = {sign: x for sign, x in places.items() if len(sign) == 1}
        for sign, x in places.items():
            if sign not in single:
                self.text(x, y, sign, size=size, bold=True)
        if single:
            look = f' font-size="{num(size)}"'
            line = f'<text x="{" ".join(map(num, single.values()))}" y="{num(y)}">{escape("".join(single))}</text>'
            self._texts.setdefault(' font-weight="700"', {}).setdefault(look, []).append(line)

    def numbers(self, amounts: Mapping[float, int], y: float, *, size: float) -> None:
        """Numbers in a row by their place; a zero is paler."""
        spans = (f'<tspan x="{num(x)}"{"" if n else f" fill={INK_2!r}"}>{n}</tspan>' for x, n in amounts.items())
        line = f'<text y="{num(y)}">{"".join(spans)}</text>'.replace("'", '"')
        self._texts.setdefault("", {}).setdefault(f' font-size="{num(size)}"', []).append(line)

    def over(self, ground: Sheet) -> Sheet:
        """This sheet with the shapes of another one beneath."""
        self._shapes = ground._shapes + self._shapes
        return self

    def _needed(self) -> dict[str, str]:
        """The definitions that the shapes use, directly or not."""
        names: set[str] = set()
        more = set(_hrefs("".join(self._shapes)))
        while more:
            names |= more
            more = {name for each in more for name in _hrefs(self._shapes_of(each))} - names
        return {name: self._shapes_of(name) for name in sorted(names)}

    def _shapes_of(self, name: str) -> str:
        """What a name draws. It may have been used before it was defined, so only now it is known to be missing."""
        return self._used[name] if name in self._used else self._pictograms.shapes(name)

    def svg(self, width: float, height: float, name: str) -> str:
        """The whole picture, as a document of its own."""
        label = escape(clean(name))
        texts = "".join(
            f"<g{family}>{''.join(f'<g{look}>' + ''.join(lines) + '</g>' for look, lines in looks.items())}</g>"
            for family, looks in self._texts.items()
        )
        shapes, used = _once(_runs(self._shapes), self._needed())
        inherited = " ".join(f'{look}="{value}"' for look, value in DRAWN.items())
        drawn = f"<defs>{_hoisted(used)}</defs><g {inherited}>{shapes}</g>"
        names = sorted(set(re.findall(r'id="([^"]+)"', drawn)), key=lambda name: (-drawn.count(f'#{name}"'), name))
        short = {name: _letters(place) for place, name in enumerate(names)}
        drawn = re.sub(r'(id="|href="#)([^"]+)', lambda found: found[1] + short[found[2]], drawn)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}"'
            f' height="{num(height)}" role="img" aria-label="{label}"><title>{label}</title>'
            f"{drawn}"
            f'<g font-family="{SANS}" fill="{INK}">{texts}</g></svg>'
        )


_LOOK = re.compile(r'^<(?:rect.*( fill=.*)|use.*( opacity="[^"]+"))/>$')


def _runs(shapes: Iterable[str]) -> str:
    """The shapes in their order; those of one look that follow each other share it."""

    def look(shape: str) -> str:
        found = _LOOK.match(shape)
        return (found[1] or found[2]) if found else ""

    text = ""
    for shared, run in groupby(shapes, look):
        several = list(run)
        if shared and several[1:]:
            text += f"<g{shared}>{''.join(several).replace(shared, '')}</g>"
        else:
            text += "".join(several)
    return text


def _hrefs(shapes: str) -> list[str]:
    return re.findall(r'href="#([^"]+)', shapes)


def _once(shapes: str, used: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """The shapes and the definitions, in which what is used in one place only stands at that place."""
    often = Counter(_hrefs("".join((shapes, *used.values()))))

    def whole(text: str) -> str:
        def put(use: re.Match[str]) -> str:
            if often[use[1]] > 1:
                return use[0]
            inside = whole(used[use[1]])
            return f"<g{use[2]}>{inside}</g>" if use[2] else inside

        return re.sub(r'<use href="#([^"]+)"( transform="[^"]+")?/>', put, text)

    named = {name: whole(inside) for name, inside in used.items()}
    shapes = whole(shapes)
    left = {*_hrefs("".join((shapes, *named.values())))}
    return shapes, {name: inside for name, inside in named.items() if name in left}


def _hoisted(used: Mapping[str, str]) -> str:
    """Definitions, in which a shape that many pictograms share stands only once, if need be in several colours."""
    shape = re.compile(r'<(path|circle)( fill="[^"]+")?([^>]*)/>')
    often = Counter(
        key for parts in used.values() for key in dict.fromkeys((each[0], each[2]) for each in shape.findall(parts))
    )
    names = {key: f"common{n}" for n, key in enumerate(key for key in often if often[key] > 2 and len(key[1]) > 26)}

    def short(found: re.Match[str]) -> str:
        name = names.get((found[1], found[3]))
        return f'<use href="#{name}"{found[2] or ""}/>' if name else found[0]

    parts = "".join(f'<g id="{name}">{shape.sub(short, used[name])}</g>' for name in sorted(used))
    return "".join(f'<{tag} id="{name}"{look}/>' for (tag, look), name in names.items()) + parts


def _letters(place: int) -> str:
    """A short id: A to z, then AA and on."""
    return (_letters(place // 52 - 1) if place >= 52 else "") + ascii_letters[place % 52]


def _scale(value: float) -> str:
    return f"{value:.2f}".strip("0").removesuffix(".")


def _run(run: str | Run) -> str:
    if isinstance(run, str):
        return escape(clean(run), quote=False)
    look = ' font-weight="700"' if run.bold else ""
    look += f' fill="{run.fill}"' if run.fill else ""
    look += f' font-size="{num(run.size)}"' if run.size else ""
    return f"<tspan{look}>{escape(clean(run.text), quote=False)}</tspan>"
