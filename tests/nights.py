"""What of many alike is looked at at a push, and what in the night after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

NIGHTLY = pytest.mark.nightly


def one_in(every: int, alike: Iterable[Any], at: int = 0) -> list[Any]:
    """Parameters of a test: of so many alike one at a push, beginning with number `at`; the others at night."""
    values = [each if isinstance(each, tuple) else (each,) for each in alike]
    return [pytest.param(*each, marks=[] if number % every == at else NIGHTLY) for number, each in enumerate(values)]
