"""What a page shows of Rotunda."""
