"""What every game at this table shares: moves, positions, notes, luck, timelines, records. Knows no game."""
