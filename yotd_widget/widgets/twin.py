"""The still twin of a widget: a second output with picture, tables and text, for all who see no live view.

JupyterLab does not fall back to another type of the same output when a stored live view has lost its model; a second
output stands there whatever happens. Whoever saves the notebook keeps in it what was last to be seen.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from html import escape
from typing import Any, Final

REST: Final = 1.0
"""Seconds between two refreshes at least."""


_MATH: Final = re.compile(r"(<[^>]*>)|([$\\])")


def without_mathematics(html: str) -> str:
    """HTML in which no notebook takes a text for mathematics: the signs with which that begins are kept from it.

    >>> without_mathematics("<td title='$'>$x$</td>").count("mathjax_ignore")
    2
    """

    def kept(found: re.Match[str]) -> str:
        return found[1] or f'<span class="mathjax_ignore tex2jax_ignore">{found[2]}</span>'

    return _MATH.sub(kept, html)


def folded(title: str, html: str) -> str:
    """HTML in the open fold of a twin, which the live view folds while it lives.

    >>> folded("Points", "<p>3</p>")
    '<details class="yotd-twin" open><summary>Points</summary><p>3</p></details>'
    """
    return f'<details class="yotd-twin" open><summary>{escape(title)}</summary>{html}</details>'


class Twin:
    """Shows what `draw` returns (MIME type -> text) and shows it anew, in place, a second after something changed."""

    def __init__(self, draw: Callable[[], dict[str, str]]) -> None:
        self._draw = draw
        self._outputs: list[Any] = []
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()

    def show(self) -> None:
        """Write one more output, which later refreshes reach as well."""
        from IPython.display import display

        output = display(self._draw(), raw=True, display_id=True)
        with self._lock:
            self._outputs.append(output)

    def refresh(self) -> None:
        """Something has changed; the outputs follow within a second, however often it is said."""
        with self._lock:
            if self._outputs and self._timer is None:
                self._timer = threading.Timer(REST, self.update)
                self._timer.daemon = True
                self._timer.start()

    def update(self) -> None:
        """Bring the outputs up to date now."""
        with self._lock:
            self._timer = None
            outputs = list(self._outputs)
        if outputs:
            drawn = self._draw()
            for output in outputs:
                output.update(drawn, raw=True)

    def close(self) -> None:
        """Leave the outputs as they are; no refresh comes any more."""
        with self._lock:
            self._outputs.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
