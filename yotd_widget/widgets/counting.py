"""Counting: playouts that go on beside whatever else happens, and how far they are.

The page asks every now and then how far it is, and stops asking when nobody looks any more; then the counting rests.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, Self

from yotd_widget.engine.beside import Beside
from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.helper import Helped
from yotd_widget.engine.playouts import named
from yotd_widget.engine.policies import Policy, RandomPolicy
from yotd_widget.engine.texts import _

Json = dict[str, Any]

PATIENCE: Final = 15.0
"""How long it goes on after a page has asked for the last time [s]."""


def in_kernel() -> bool:
    """Whether somebody may press something while this counts: a script waits for it anyway."""
    if "IPython" not in sys.modules:
        return False
    from IPython import get_ipython

    return hasattr(get_ipython(), "kernel")


class Counting:
    """Playouts that go on beside whatever else happens, as long as a page looks, until they are stopped or done."""

    def __init__(self) -> None:
        self._looked: float | None = None
        self._stopped = False
        self._play = Helped(in_kernel())
        self.work = Beside(self._step)

    def start(self) -> Self:
        """Begin, or go on."""
        self._stopped = False
        self.work.start()
        return self

    def look(self) -> None:
        """Somebody looks: it goes on, unless it was stopped, and for a while after."""
        self._looked = monotonic()
        if not self._stopped:
            self.work.start()

    def stop(self) -> None:
        """No further, until somebody starts it again."""
        self._stopped = True
        self.work.stop()

    def rest(self) -> None:
        """No further, until somebody looks."""
        self.work.stop()

    def wait(self, timeout: float | None = None) -> Self:
        """Count to the end, or for so many seconds. Raises: PlayoutError."""
        self._looked = None
        self.start()
        self.work.wait(timeout)
        if self.work.error is not None:
            raise self.work.error
        return self

    def more(self) -> None:
        """Further, after it was stopped."""
        self.start()

    @property
    def stage(self) -> str:
        """How far it is, in a word of the wire."""
        if self.work.error is not None:
            return "failed"
        verdict = self._verdict()
        return "stopped" if verdict == "counting" and self._stopped else verdict

    @property
    def going(self) -> bool:
        """Whether more is to be known, though the order is."""
        return self.stage in ("settled", "spent") and not (self._stopped or self.work.finished)

    def failure(self) -> str:
        """Why it could not go on, in a sentence; empty if it could."""
        error = self.work.error
        if error is None:
            return ""
        text = error.text if isinstance(error, OneSentence) else str(error)
        return _("The trial games could not go on: {why}").format(why=text)

    def sheet(self) -> Json:
        """What the page shows, in the language that is spoken."""
        raise NotImplementedError

    def text(self) -> list[str]:
        """The same as lines, for readers without a page."""
        raise NotImplementedError

    def act(self, does: object) -> Json:
        """Go on, stop, or count further, as a page says; returns how far it is."""
        if does == "stop":
            self.stop()
        elif does == "more":
            self.more()
        else:
            self.look()
        return self.sheet()

    def _verdict(self) -> str:
        raise NotImplementedError

    def _count(self) -> bool:
        """One step. Returns whether there is more to do."""
        raise NotImplementedError

    def _step(self) -> bool:
        if self._looked is not None and monotonic() - self._looked > PATIENCE:
            self.work.stop()
            return True
        return self._count()


def answered(kind: str, counting: Counting | None, message: Json) -> Json:
    """The answer to a page that asks how far it is, or says what to do; empty where nobody looks any more."""
    return {} if counting is None else {"kind": kind, "sheet": counting.act(message.get("act"))}


def told_of(policy: Policy, players: Sequence[str], *, paired: bool = True) -> str:
    """Who plays on, in a sentence. paired: with the same luck for each of several options."""
    if isinstance(policy, RandomPolicy):
        alike, alone = (
            _("Everybody plays on at random, with the same luck for each option."),
            _("Everybody plays on at random."),
        )
        return alike if paired else alone
    who = type(policy).__name__ if repr(policy).startswith(type(policy).__name__) else named(policy, players)
    # Translators: {who}: the name of a program that plays, as “Steward”
    alike = _("The program {who} plays on for everybody, with the same luck for each option.")
    alone = _("The program {who} plays on for everybody.")
    return (alike if paired else alone).format(who=who)
