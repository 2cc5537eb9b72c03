"""Positions of described games as words that a reader can type and change."""
