"""Positions as Python text: calls and strings in lines that are not too long."""

from __future__ import annotations

import keyword
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

WIDTH: Final = 100
_NAMED: Final = re.compile(r"\w+=")


def literal(text: str) -> str:
    """A Python string, in double quotation marks where that needs no backslash."""
    plain = '"' not in text and "\\" not in text and text.isprintable()
    return f'"{text}"' if plain else repr(text)


def value_of(value: object) -> str:
    """Plain data as Python: texts, numbers, None, lists and dicts of such."""
    if isinstance(value, str):
        return literal(value)
    if isinstance(value, list):
        return f"[{', '.join(map(value_of, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{value_of(key)}: {value_of(each)}' for key, each in value.items())}}}"
    return repr(value)


def is_word(name: str) -> bool:
    """Whether a name can be a keyword argument: Python reads some letters as others."""
    from unicodedata import is_normalized

    return name.isidentifier() and not keyword.iskeyword(name) and is_normalized("NFKC", name)


def call(name: str, arguments: Sequence[str], indent: int, used: int = 0) -> str:
    """A call in one line, or its arguments in as few lines as fit."""
    line = f"{name}({', '.join(arguments)})"
    if indent + used + len(line) <= WIDTH:
        return line
    margin, rows = " " * (indent + 4), [""]
    for argument in arguments:
        argument = broken(argument, indent + 4)
        if rows[-1] and (len(margin) + len(rows[-1]) + len(argument) + 2 > WIDTH or "\n" in argument):
            rows.append("")
        rows[-1] += f" {argument}," if rows[-1] else f"{argument},"
    return f"{name}(\n" + "".join(f"{margin}{row}\n" for row in rows) + " " * indent + ")"


def broken(argument: str, indent: int) -> str:
    """A long string in several parts, which Python puts together again."""
    found = re.fullmatch(r"(\w+=)?([\"'].*)", argument)
    if not found or indent + len(argument) < WIDTH:
        return argument
    from ast import literal_eval  # loads slowly

    text, room = literal_eval(found[2]), WIDTH - indent - 8
    stop = ";" if ";" in text else ","  # several things break between two of them
    rows = [""]
    for words in re.findall(f"[^{stop}]+(?:{stop} ?)?", text):
        if rows[-1] and len(literal(rows[-1] + words)) > room:
            rows.append("")
        rows[-1] += words
    if not found[1]:
        return f"\n{' ' * indent}".join(map(literal, rows))
    inside = "".join(f"\n{' ' * (indent + 4)}{literal(row)}" for row in rows)
    return f"{found[1]}({inside}\n{' ' * indent})"


def layout(
    name: str,
    arguments: Sequence[str],
    players: Mapping[str, Sequence[str]],
    of_player: str,
    reserved: Collection[str] = (),
) -> str:
    """A call in at most `WIDTH` columns. players: by name, the arguments of another call, of_player.

    Names that are no Python words, or that are reserved, go into a dict, all of them.
    """
    told = list(arguments)
    if all(is_word(player) and player not in reserved for player in players):
        told += [f"{player}={call(of_player, parts, 4, len(player) + 2)}" for player, parts in players.items()]
    else:
        inside = [
            f"{literal(player)}: {call(of_player, parts, 8, len(literal(player)) + 3)}"
            for player, parts in players.items()
        ]
        named = next((at for at, argument in enumerate(told) if _NAMED.match(argument)), len(told))
        told.insert(named, "{\n        " + ",\n        ".join(inside) + ",\n    }")
    line = f"{name}({', '.join(told)})"
    if len(line) <= WIDTH and "\n" not in line:
        return line
    return f"{name}(\n" + "".join(f"    {broken(argument, 4)},\n" for argument in told) + ")"
