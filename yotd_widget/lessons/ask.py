"""Ask: a self-check. Tries without limit, each wrong answer told where it comes from, hints, then the solution."""

from __future__ import annotations

from yotd_widget.lessons.asking import Asking


class Ask(Asking):
    """A question to check oneself by, as `Asking`. `w.correct` and `w.answer` say how it stands.

    Example: `yw.Ask("dragon.contagion.released", at="contagion-old")`.
    """
