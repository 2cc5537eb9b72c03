"""Why something is so: the rules in words with their sources, and what points are for."""
