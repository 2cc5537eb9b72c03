"""What a page shows of this game."""
