"""Samples: where a question can be asked whose facts nobody finds by trying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from yotd_widget.engine.game import load


class Sample(msgspec.Struct, frozen=True):
    """A place for a question, as `ask` takes it.

    at: the name of an example. player: whom it is about, "" for the first one. named: facts, and changes of the
    example.
    """

    at: str
    player: str = ""
    named: Mapping[str, Any] = {}


_SAMPLES: Final[dict[str, Mapping[str, Sample]]] = {}


def list_samples(game: str, samples: Mapping[str, Sample]) -> Mapping[str, Sample]:
    """Say which samples a game has, by the ids of its questions without its name."""
    found = _SAMPLES[game] = {f"{game}.{question}": sample for question, sample in samples.items()}
    return found


def samples(game: str) -> Mapping[str, Sample]:
    """The samples of a game, by the ids of questions. Raises: NotFound."""
    load(game).load_lessons()
    return _SAMPLES.get(game, {})
