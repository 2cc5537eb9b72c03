"""Amounts: numbers of playouts as a reader sees them, with their errors."""

from __future__ import annotations

from yotd_widget.engine.ranking import Value


def amount(value: Value, *, rough: bool = False, sign: bool = False, scale: float = 1) -> str:
    """A mean with its error: “74.8 ± 0.6”. rough: without."""
    mean = signed(value.mean * scale) if sign else f"{value.mean * scale:.1f}".replace("-", "−")
    return mean if value.error is None or rough else f"{mean} ± {value.error * scale:.1f}"


def signed(number: float) -> str:
    """With its sign, and one decimal.

    >>> signed(-3.06), signed(0.02), signed(1.5)
    ('−3.1', '0.0', '+1.5')
    """
    text = f"{number:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")
