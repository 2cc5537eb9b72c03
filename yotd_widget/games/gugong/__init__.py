"""Gùgōng (unofficial): the rules, and what can be asked of them."""
