"""The still twin of a widget: a second output with picture, tables and text, for all who see no live view.

JupyterLab does not fall back to another type of the same output when a stored live view has lost its model; a second
output stands there whatever happens. Whoever saves the notebook keeps in it what was last to be seen.
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable
from html import escape
from typing import Any, Final

from yotd_widget.widgets.in_page import Waiting, later

SOON: Final = 0.05
"""Seconds from a change to its refresh: what one cell or one press changes is drawn once."""

REST: Final = 0.2
"""Seconds between two refreshes at least: whoever saves the notebook saves what is to be seen."""

LOST: Final = (
    "<style>.jp-OutputArea-child:has(> .jp-OutputArea-output.jupyter-widgets):has(+ * .yotd-twin){display:none}</style>"
)
"""Hides what JupyterLab says of a stored live view without a model: the twin below it says all that there is."""


_MATH: Final = re.compile(r"(<[^>]*>)|([$\\])")


def without_mathematics(html: str) -> str:
    """HTML in which no notebook takes a text for mathematics: the signs with which that begins are kept from it.

    >>> without_mathematics("<td title='$'>$x$</td>").count("mathjax_ignore")
    2
    """

    def kept(found: re.Match[str]) -> str:
        return found[1] or f'<span class="mathjax_ignore tex2jax_ignore">{found[2]}</span>'

    return _MATH.sub(kept, html)


def follows(shell: object) -> bool:
    """Whether the host brings an output that stands there up to date: a picture that stays behind is worse than none.

    shell: what IPython runs in. Voilà keeps a page as it was first drawn; Solara shows what is displayed once.
    """
    of_voila = os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
    return not of_voila and type(shell).__module__.partition(".")[0] != "solara"


def folded(title: str, html: str) -> str:
    """HTML in the open fold of a twin, which the live view folds while it lives.

    >>> folded("Points", "<p>3</p>")
    '<details class="yotd-twin" open><summary>Points</summary><p>3</p></details>'
    """
    return f'<details class="yotd-twin" open><summary>{escape(title)}</summary>{html}</details>'


class Twin:
    """Shows what `draw` returns (MIME type -> text) and shows it anew, in place, as soon as something has changed."""

    def __init__(self, draw: Callable[[], dict[str, str]]) -> None:
        self._draw = draw
        self._outputs: list[Any] = []
        self._timer: Waiting | None = None
        self._changed = False
        self._lock = threading.Lock()

    def show(self) -> None:
        """Write one more output, which later refreshes reach as well."""
        from IPython.display import display

        output = display(self._drawn(), raw=True, display_id=True)
        with self._lock:
            self._outputs.append(output)

    def refresh(self) -> None:
        """Something has changed; the outputs follow at once, but not more often than every `REST` seconds."""
        with self._lock:
            self._changed = True
            if self._outputs and self._timer is None:
                self._wait(SOON)

    def close(self) -> None:
        """Leave the outputs as they are; no refresh comes any more."""
        with self._lock:
            self._outputs.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def _drawn(self) -> dict[str, str]:
        drawn = self._draw()
        return drawn | {"text/html": drawn["text/html"] + LOST} if "text/html" in drawn else drawn

    def _wait(self, seconds: float) -> None:
        self._timer = later(seconds, self._update)

    def _update(self) -> None:
        """Bring the outputs up to date if anything has changed, and rest; what changes meanwhile is next."""
        with self._lock:
            if not self._changed:
                self._timer = None
                return
            self._changed, outputs = False, list(self._outputs)
        drawn = self._drawn()
        for output in outputs:
            output.update(drawn, raw=True)
        with self._lock:
            if self._timer is not None:  # not closed meanwhile
                self._wait(REST)
