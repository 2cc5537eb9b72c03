"""What a reader pastes: a share code, the words of `position(...)`, or JSON. Read, never run."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

LONGEST: Final = 200_000
"""Characters."""
LONGEST_WORDS: Final = 7_500
"""Of the words of a position without its texts and numbers: a thousand with a pack of one's own. Python in a page dies
of long chains."""
_TEXTS_AND_NUMBERS: Final = re.compile(r'"[^"\\]*"|[\s\d,:]+')

Calls = Mapping[str, Callable[..., Any]]


def read(positions: type[Position], calls: Calls, text: str) -> Position:
    """The position that a text describes. calls: what its words may call, by name.

    Raises: BadInput (also BadPosition, BadCode) with one sentence.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise _unknown()
    text = text.strip()
    if text.startswith("{"):
        return positions.from_json(text)
    if "(" not in text:
        return positions.from_code(text)
    if len(_TEXTS_AND_NUMBERS.sub("", text)) > LONGEST_WORDS:
        raise _unknown()
    try:
        found = _value(ast.parse(text, mode="eval").body, calls)
    except (SyntaxError, ValueError, TypeError, AttributeError, RecursionError, MemoryError) as error:
        raise error if isinstance(error, BadInput) else _unknown() from None
    if not isinstance(found, positions):
        raise _unknown()
    return found


def _unknown() -> BadInput:
    return BadInput(_("This is neither the code of a position nor the words of position(…)."))


def _value(node: ast.expr, calls: Calls) -> Any:
    """Names, texts, numbers, and calls of a few functions, with or without a module before them."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in calls or any(keyword.arg is None for keyword in node.keywords):
            raise _unknown()
        named = {str(keyword.arg): _value(keyword.value, calls) for keyword in node.keywords}
        return calls[name](*(_value(each, calls) for each in node.args), **named)
    if isinstance(node, ast.Dict) and None not in node.keys:
        keys = [_value(key, calls) for key in node.keys if key is not None]
        return dict(zip(keys, (_value(each, calls) for each in node.values), strict=True))
    return ast.literal_eval(node)
