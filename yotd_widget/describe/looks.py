"""The sheet of a sprite, read for pictures without style sheets: what a class of a drawing looks like in daylight."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Final

Tokens = Mapping[str, str]
"""Custom properties: "--robe" -> "#cd4335"."""

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_ASIDE = re.compile(r"/\*.*?\*/|@media[^{]*\{([^{}]*\{[^{}]*\})*[^{}]*\}", re.S)
"""Comments, and what is for screens of another kind."""
_CALL = re.compile(r"(var|light-dark|color-mix)\(([^()]*)\)")
_BY_ID = re.compile(r'symbol\[id\*="(\w+)"\]')
_BY_CLASS = re.compile(r"symbol \.(\w+)")
_ELSEWHERE = re.compile(r"\.of-\w+|\.frame .*\[data-.*|symbol:not\(\[viewBox\]\)")
"""What matters to the page alone: other seasons and omens, the rooms of a kind of person."""
_NOT_READ: Final = "a picture does not understand “{}” in the sheet of its drawings"


class Looks:
    """The rules of one sheet, or of several one after the other."""

    def __init__(self, *sheets: str) -> None:
        self.tokens: dict[str, str] = {}
        """Of every drawing."""
        self.base: dict[str, str] = {}
        """What a line of a drawing is if nothing is said."""
        self._by_id: dict[str, dict[str, str]] = {}
        self._by_class: dict[str, dict[str, str]] = {}
        for sheet in sheets:
            for selectors, block in _RULE.findall(_ASIDE.sub("", sheet)):
                declared = dict(_declared(block))
                for selector in re.split(r",(?![^(]*\))", selectors):
                    self._rule(" ".join(selector.split()), declared)

    def _rule(self, selector: str, declared: Tokens) -> None:
        if selector == ".frame":
            self.tokens |= declared
        elif selector == "symbol":
            self.base |= {name: resolved(value, self.tokens) for name, value in declared.items()}
        elif found := _BY_ID.fullmatch(selector):
            self._by_id.setdefault(found[1], {}).update(declared)
        elif found := _BY_CLASS.fullmatch(selector):
            self._by_class.setdefault(found[1], {}).update(declared)
        elif not _ELSEWHERE.fullmatch(selector):
            raise ValueError(_NOT_READ.format(selector))

    def named(self, name: str) -> dict[str, str]:
        """The tokens that a drawing has by its name: "person-healer-head" wears what healers wear."""
        own = (tokens for part, tokens in self._by_id.items() if part in name)
        return {token: resolved(value, self.tokens) for tokens in own for token, value in tokens.items()}

    def inherited(self, classes: Iterable[str], tokens: Tokens) -> dict[str, str]:
        """The tokens that classes set."""
        wanted = set(classes)
        return {
            name: resolved(value, {**self.tokens, **tokens})
            for look, declared in self._by_class.items()
            if look in wanted
            for name, value in declared.items()
            if name.startswith("--")
        }

    def attributes(self, classes: Iterable[str], tokens: Tokens) -> dict[str, str]:
        """How a shape of these classes is drawn; as in any sheet, what stands further below wins."""
        wanted = set(classes)
        if strange := wanted - self._by_class.keys():
            raise ValueError(f"the sheet of the drawings says nothing of the class “{min(strange)}”")
        known = {**self.tokens, **tokens, **self.inherited(wanted, tokens)}
        return {
            name: resolved(value, known)
            for look, declared in self._by_class.items()
            if look in wanted
            for name, value in declared.items()
            if not name.startswith("--")
        }


def looks(*packages: str) -> Looks:
    """What the sheets "sprite.css" of these packages say."""
    return Looks(*(files(package).joinpath("sprite.css").read_text("utf-8") for package in packages))


def resolved(value: str, tokens: Tokens) -> str:
    """A value as a picture has it: without tokens, by day.

    >>> resolved("light-dark(var(--far), #000)", {"--far": "#96cacf"})
    '#96cacf'
    """
    while found := _CALL.search(value):
        value = value[: found.start()] + _called(found[1], found[2].split(","), tokens) + value[found.end() :]
    if "(" in value:
        raise ValueError(_NOT_READ.format(value))
    return "none" if value == "transparent" else value.removeprefix("0") if value.startswith("0.") else value


def _called(name: str, given: list[str], tokens: Tokens) -> str:
    first, *rest = (each.strip() for each in given)
    if name == "light-dark":
        return first
    if name == "color-mix":
        (one, share), other = rest[0].split(), rest[1]
        return _mixed(one, other, float(share.rstrip("%")) / 100)
    if first not in tokens and not rest:
        raise ValueError(_NOT_READ.format(f"var({first})"))
    return resolved(tokens[first], tokens) if first in tokens else rest[0]


def _mixed(one: str, other: str, share: float) -> str:
    parts = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in parts)


def _declared(block: str) -> Iterator[tuple[str, str]]:
    for line in filter(str.strip, block.split(";")):
        name, _colon, value = line.partition(":")
        yield name.strip(), value.strip()
