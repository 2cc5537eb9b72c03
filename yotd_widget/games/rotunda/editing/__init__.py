"""How a position is changed by hand, beyond what follows from its things."""
