"""Share codes: a text as one word that fits into a link or a message, packed and checked.

The form: kind and version, "_", base64url without padding of a checksum (6 bytes of BLAKE2b) and the deflated text:

    position1_Kx3v…            only letters, digits, "-" and "_"; line breaks and blanks that a mail adds do no harm
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.texts import N_, Texts

VERSION: Final = 1
LIMIT: Final = 4_000_000
"""Longest text, in bytes of UTF-8; the record of a game with fifty branches has about 150,000."""
_CHECKED: Final = 6
_RAW: Final = -zlib.MAX_WBITS  # without zlib's own head and checksum
_PARTS: Final = re.compile(r"([a-z]+)([0-9]{1,9})_([A-Za-z0-9_-]+)")


class BadCode(BadInput):
    """A share code that cannot be read: one sentence that says why."""


def pack(kind: str, text: str) -> str:
    """The share code of a text. kind: one word of small letters that says what it is, as "position".

    Raises: ValueError for another kind, or for a text of more than `LIMIT` bytes.

    >>> unpack("position", pack("position", "{}"))
    '{}'
    """
    if not re.fullmatch("[a-z]+", kind):
        raise BadInput(f"the kind of a share code is one word of small letters, not {kind!r}")
    data = text.encode()
    if len(data) > LIMIT:
        raise BadInput(_said("long", kind, size=len(data)))
    deflate = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    packed = deflate.compress(data) + deflate.flush()
    return f"{kind}{VERSION}_{_letters(_checksum(kind, packed) + packed)}"


def unpack(kind: str, code: str) -> str:
    """The text of a share code of this kind. Raises: BadCode.

    >>> unpack("position", "hello")
    Traceback (most recent call last):
        ...
    yotd_widget.engine.share.BadCode: This is not the code of a position: it does not begin with “position1_”.
    """
    if not isinstance(code, str):
        raise BadCode(f"The code of a {kind} is text, not {short(code)}.")
    parts = _PARTS.fullmatch("".join(code.split()))
    if parts is None:
        if code.strip().startswith(f"{kind}{VERSION}_"):
            raise _damaged(kind)
        raise BadCode(_said("none", kind))
    if parts[1] != kind:
        raise BadCode(_said("other", kind, other=parts[1]))
    if parts[2] != str(VERSION):
        raise BadCode(_said("version", kind, other=parts[2]))
    return _inflate(kind, _bytes(kind, parts[3]))


def _inflate(kind: str, data: bytes) -> str:
    checksum, packed = data[:_CHECKED], data[_CHECKED:]
    if checksum != _checksum(kind, packed):
        raise _damaged(kind)
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
    return sentences[special if special in sentences else fault].format(
        kind=kind, begin=f"{kind}{VERSION}", version=VERSION, limit=LIMIT, **words
    )


_SENTENCES: Final[dict[str, Texts[str]]] = {
    "position": Texts(
        {
            "long": N_("The text of the position is too long for a share code: {size} bytes, at most {limit}."),
            "none": N_("This is not the code of a position: it does not begin with “{begin}_”."),
            "other record": N_("This is the code of a record, not of a position."),
            # Translators: {other}: the word with which the code begins
            "other": N_("This is not the code of a position, but one that begins with “{other}”."),
            "version": N_("This code of a position has the version {other}; only version {version} can be read here."),
            "large": N_("This code of a position holds more than {limit} bytes."),
            "damaged": N_("This code of a position is damaged or cut off."),
        }
    ),
    "record": Texts(
        {
            "long": N_("The text of the record is too long for a share code: {size} bytes, at most {limit}."),
            "none": N_("This is not the code of a record: it does not begin with “{begin}_”."),
            "other position": N_("This is the code of a position, not of a record."),
            "other": N_("This is not the code of a record, but one that begins with “{other}”."),
            "version": N_("This code of a record has the version {other}; only version {version} can be read here."),
            "large": N_("This code of a record holds more than {limit} bytes."),
            "damaged": N_("This code of a record is damaged or cut off."),
        }
    ),
}
_OF_ANY: Final = Texts(
    {
        # Translators: {kind}: the word with which such codes begin
        "long": N_("The text is too long for a share code “{kind}”: {size} bytes, at most {limit}."),
        "none": N_("This is not a code “{kind}”: it does not begin with “{begin}_”."),
        "other": N_("This is not a code “{kind}”, but one that begins with “{other}”."),
        "version": N_("This code “{kind}” has the version {other}; only version {version} can be read here."),
        "large": N_("This code “{kind}” holds more than {limit} bytes."),
        "damaged": N_("This code “{kind}” is damaged or cut off."),
    }
)
"""Sentences about codes of a kind that has none of its own."""
