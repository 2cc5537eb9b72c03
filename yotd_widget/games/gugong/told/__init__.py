"""How the notes of this game are told: rows for its rules, and what stands behind their numbers."""
