"""How the notes of this game are told: a row for each rule, and what stands behind its numbers."""
