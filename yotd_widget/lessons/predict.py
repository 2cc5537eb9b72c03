"""Predict: a gate. What happens stays closed until the reader has committed to an answer, or does not know."""

from __future__ import annotations

import traitlets

from yotd_widget.lessons.asking import Asking


class Predict(Asking):
    """A prediction, as `Asking`. On a projector raised hands are counted for each answer: `w.counts`.

    Example: `yw.Predict("dragon.contagion.released", at="contagion-1-mortar")`.
    """

    gate = True

    counts = traitlets.Dict(help="Raised hands by answer; the page writes them.").tag(sync=True, page=True)
