"""What a page shows of this game: its drawn board, and its words."""
