"""What a reader pastes: a share code, the words of `position(...)`, or JSON. Read, never run."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.notation import court, position
from yotd_widget.games.dragon.state import State

LONGEST: Final = 200_000
"""Characters; the words of a position have about a thousand."""
_CALLS: Final[dict[str, Callable[..., Any]]] = {"position": position, "court": court}


def read(text: str) -> State:
    """The state that a text describes. Raises: BadInput (also BadPosition, BadCode) with one sentence.

    >>> read('position("month 2", Ada=court(yuan=3), Bo=court())').court("Ada").yuan
    3
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise _unknown()
    text = text.strip()
    if text.startswith("{"):
        return State.from_json(text)
    if "(" not in text:
        return State.from_code(text)
    try:
        found = _value(ast.parse(text, mode="eval").body)
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError) as error:
        raise error if isinstance(error, BadInput) else _unknown() from None
    if not isinstance(found, State):
        raise _unknown()
    return found


def _unknown() -> BadInput:
    return BadInput(_("This is neither the code of a position nor the words of position(…)."))


def _value(node: ast.expr) -> Any:
    """Names, texts, numbers, and calls of `position` and `court`, with or without a module before them."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in _CALLS or any(keyword.arg is None for keyword in node.keywords):
            raise _unknown()
        named = {str(keyword.arg): _value(keyword.value) for keyword in node.keywords}
        return _CALLS[name](*map(_value, node.args), **named)
    if isinstance(node, ast.Dict) and None not in node.keys:
        keys = [_value(key) for key in node.keys if key is not None]
        return dict(zip(keys, map(_value, node.values), strict=True))
    return ast.literal_eval(node)
