"""Share codes: a position or a game as one word that fits into a link or a message, packed and checked.

The form: kind and version, "_", base64url without padding of a checksum (6 bytes of BLAKE2b) and what is in it:

    position2_Kx3v…            only letters, digits, "-" and "_"; line breaks and blanks that a mail adds do no harm

In versions 2 and 3 that is a number (`squeeze`) which begins with the name of the game. Version 3 knows more of a game
beforehand; games with no more to know are written as version 2. Version 1, which held deflated JSON and did not name
its game, is still read.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.squeeze import Counts, Reader, TooLong, Unheard, Writer
from yotd_widget.engine.texts import N_, Texts

VERSION: Final = 2
"""Of the codes of a game that says nothing else."""
LAST: Final = 3
"""The last that is read."""
LIMIT: Final = 4_000_000
"""Longest text of a code of version 1, in bytes of UTF-8."""
LETTERS: Final = 100_000
"""Of the longest code that holds a number: it is taken apart in a second."""
_CHECKED: Final = 6
_RAW: Final = -zlib.MAX_WBITS  # without zlib's own head and checksum
_PARTS: Final = re.compile(r"([a-z]+)([0-9]{1,9})_([A-Za-z0-9_-]+)")
_GAMES: Final[Mapping[int, Counts]] = {
    2: {"game": {'"dragon': 1, '"gugong': 1}},
    3: {"game": {'"dragon': 1, '"gugong': 1, '"rotunda': 1}},
}
"""By version, games that a code names in a few bits; this never changes."""


class Lettered(Protocol):
    """A game, as far as codes know it: its name, and by version the files of what they know of its positions."""

    name: str

    @property
    def letters(self) -> Mapping[int, Path]: ...


Hear = Callable[[str, Reader, int], Any]
"""Takes the name of the game, what is then to be heard, and in which version."""


class BadCode(BadInput):
    """A share code that cannot be read: one sentence that says why."""


def pack(kind: str, game: Lettered, tell: Callable[[Writer], object]) -> str:
    """The share code of what `tell` writes. kind: one word of small letters that says what it is, as "position".

    Raises: BadInput for another kind, or for more than a code holds.
    """
    if not re.fullmatch("[a-z]+", kind):
        raise BadInput(f"the kind of a share code is one word of small letters, not {kind!r}")
    writer, version = Writer(), max(game.letters, default=VERSION)
    writer.learn(_GAMES[version])
    try:
        writer.word(f'"{game.name}', "game")
        writer.learn(learned(game, version))
        tell(writer)
        data = writer.data
    except TooLong:
        raise BadInput(_said("long", kind)) from None
    return f"{kind}{version}_{_letters(_checksum(kind, data) + data)}"


def unpack(kind: str, code: str, hear: Hear) -> Any:
    """What a share code of this kind holds: of version 1 its text, of a later one what `hear` makes of it.

    Raises: BadCode, and what `hear` does.

    >>> unpack("position", "hello", lambda game, reader, version: reader.value())  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    yotd_widget.engine.share.BadCode: This is not the code of a position: it does not begin with “position”, ...
    """
    if not isinstance(code, str):
        raise BadCode(f"The code of a {kind} is text, not {short(code)}.")
    version, data = _opened(kind, "".join(code.split()))
    if version == 1:
        return _inflate(kind, data)
    reader = Reader(data)
    reader.learn(_GAMES[version])
    try:
        found = hear(reader.word("game")[1:], reader, version)
        if not reader.ended:
            raise Unheard("")
    except Unheard:
        raise BadCode(_said("forged", kind)) from None
    except TooLong:
        raise BadCode(_said("large", kind)) from None
    return found


def _opened(kind: str, code: str) -> tuple[int, bytes]:
    """The version of a code and what is in it, checked. Raises: BadCode."""
    parts = _PARTS.fullmatch(code)
    if parts is None:
        raise _damaged(kind) if re.match(f"{kind}[1-{LAST}]_", code) else BadCode(_said("none", kind))
    if parts[1] != kind:
        raise BadCode(_said("other", kind, other=parts[1]))
    version = int(parts[2])
    if not 1 <= version <= LAST or str(version) != parts[2]:
        raise BadCode(_said("version", kind, other=parts[2]))
    if version > 1 and len(parts[3]) > LETTERS:
        raise BadCode(_said("large", kind))
    data = _bytes(kind, parts[3])
    if data[:_CHECKED] != _checksum(kind, data[_CHECKED:]):
        raise _damaged(kind)
    return version, data[_CHECKED:]


def learned(game: Lettered, version: int) -> Counts:
    """What codes of a version know of a game's positions beforehand; nothing of one that does not say."""
    return _together(*(path for since, path in sorted(game.letters.items()) if since <= version))


@cache
def _together(*files: Path) -> Counts:
    """The counts of all files; what a later one has comes after what those before it have."""
    found: dict[str, dict[str, int]] = {}
    for path in files:
        for place, words in msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, int]]).items():
            found.setdefault(place, {}).update(words)
    return found


def _inflate(kind: str, packed: bytes) -> str:
    inflate = zlib.decompressobj(_RAW)
    try:
        text = inflate.decompress(packed, LIMIT + 1)  # a few letters can stand for gigabytes: never more than this
        if len(text) > LIMIT:
            raise BadCode(_said("large", kind))
        if not inflate.eof or inflate.unused_data:
            raise _damaged(kind)
        return text.decode()
    except (zlib.error, UnicodeDecodeError):
        raise _damaged(kind) from None


def _letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(kind: str, letters: str) -> bytes:
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        raise _damaged(kind) from None
    if _letters(data) != letters:  # the last letter may hold bits that belong to no byte
        raise _damaged(kind)
    return data


def _checksum(kind: str, packed: bytes) -> bytes:
    return blake2b(packed, digest_size=_CHECKED, person=kind.encode()[:16]).digest()


def _damaged(kind: str) -> BadCode:
    return BadCode(_said("damaged", kind))


def _said(fault: str, kind: str, **words: object) -> str:
    """The sentence about what is wrong with a code."""
    sentences = _SENTENCES.get(kind, _OF_ANY)
    special = f"{fault} {words.get('other')}"
    return sentences[special if special in sentences else fault].format(kind=kind, version=LAST, **words)


_SENTENCES: Final[dict[str, Texts[str]]] = {
    "position": Texts(
        {
            "long": N_("This position is too long for a share code; a file holds it."),
            "none": N_("This is not the code of a position: it does not begin with “{kind}”, a number and “_”."),
            "other record": N_("This is the code of a record, not of a position."),
            # Translators: {other}: the word with which the code begins
            "other": N_("This is not the code of a position, but one that begins with “{other}”."),
            # Translators: {other}, {version}: numbers of versions
            "version": N_("This code of a position has the version {other}; {version} is the last that is read here."),
            "large": N_("This code of a position holds more than can be read here."),
            "damaged": N_("This code of a position is damaged or cut off."),
            "forged": N_("This code of a position holds none: another version may have made it."),
        }
    ),
    "record": Texts(
        {
            "long": N_("This game is too long for a share code; a file holds it."),
            "none": N_("This is not the code of a record: it does not begin with “{kind}”, a number and “_”."),
            "other position": N_("This is the code of a position, not of a record."),
            "other": N_("This is not the code of a record, but one that begins with “{other}”."),
            "version": N_("This code of a record has the version {other}; {version} is the last that is read here."),
            "large": N_("This code of a record holds more than can be read here."),
            "damaged": N_("This code of a record is damaged or cut off."),
            "forged": N_("This code of a record does not fit the rules here: another version may have made it."),
        }
    ),
}
_OF_ANY: Final = Texts(
    {
        # Translators: {kind}: the word with which such codes begin
        "long": N_("This is too long for a share code “{kind}”; a file holds it."),
        "none": N_("This is not a code “{kind}”: it does not begin with “{kind}”, a number and “_”."),
        "other": N_("This is not a code “{kind}”, but one that begins with “{other}”."),
        "version": N_("This code “{kind}” has the version {other}; {version} is the last that is read here."),
        "large": N_("This code “{kind}” holds more than can be read here."),
        "damaged": N_("This code “{kind}” is damaged or cut off."),
        "forged": N_("This code “{kind}” holds nothing that can be read here: another version may have made it."),
    }
)
"""Sentences about codes of a kind that has none of its own."""
