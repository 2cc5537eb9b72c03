"""Why: the rules in sentences, what follows from a move, what is to come, where points come from."""
