"""Positions of described games changed token by token: what can be changed, what it brings, what speaks against it."""
